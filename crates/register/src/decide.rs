//! 0.5, 7.13: decisions about events, and their consequences.

use exaequo_model::Date;
use exaequo_rating::RatingBasis;

use crate::events::{EventState, ReportedEvent};
use crate::fact::{Born, Decision, EventId, Fact, Gender, On, PersonFacts, Verdict, Version};
use crate::files::{FileError, Files, tournament};
use crate::register::Register;

/// Why something cannot be decided.
#[derive(Debug, thiserror::Error)]
pub enum DecideError {
    /// There is no such event.
    #[error("there is no event {0}")]
    NoEvent(EventId),
    /// 7.11: the days of the event are not known, so its list is not known either.
    #[error("event {0} has no days: it cannot be said on which list it is rated")]
    NoDays(EventId),
    /// 0.1: ratings of this kind did not exist yet.
    #[error("event {0} began before there were such ratings")]
    TooEarly(EventId),
    /// It is not rated.
    #[error("event {0} is not rated")]
    NotRated(EventId),
    /// It is rated already.
    #[error("event {0} is rated already")]
    RatedAlready(EventId),
    /// Lists are those of the calendar.
    #[error("there is no list of {0}")]
    NoList(Date),
    /// 7.13: no event is rated before it is over.
    #[error("event {0} is not over before the list of {1}")]
    NotOver(EventId, Date),
    /// Two numbers that played each other cannot be one person.
    #[error("{} and {} played each other in event {event}: they are two persons", numbers[0], numbers[1])]
    PlayedEachOther {
        /// The numbers that were declared to be one person.
        numbers: [u64; 2],
        /// The event in which they played each other.
        event: EventId,
    },
    /// A file of the register cannot be used.
    #[error(transparent)]
    File(#[from] FileError),
}

impl Register {
    fn event(&self, id: EventId) -> Result<&ReportedEvent, DecideError> {
        self.events.get(id).ok_or(DecideError::NoEvent(id))
    }

    /// 7.13, ruling 49: takes an event, on the list of its days, on the next open one if that is closed, or on the one
    /// it is assigned to. Persons of the report whom the register does not know are entered.
    pub fn accept(
        &self,
        id: EventId,
        on: Option<Date>,
        files: &impl Files,
    ) -> Result<Vec<Fact>, DecideError> {
        let event = self.event(id)?;
        if event.state() == EventState::Accepted && on.is_none() {
            return Err(DecideError::RatedAlready(id));
        }
        let on = self.list_for(event, on)?;
        let mut facts = self.newcomers(event, files)?;
        facts.push(decided(event, Verdict::Accepted { on }));
        Ok(facts)
    }

    /// Which list an event goes on. A new version stays where the old one was, unless it is not over by then.
    fn list_for(&self, event: &ReportedEvent, on: Option<Date>) -> Result<On, DecideError> {
        let version = event.newest();
        let start = version.days[0].ok_or(DecideError::NoDays(event.id))?;
        self.provisions(version).ok_or(DecideError::TooEarly(event.id))?;
        let is_over = |list: Date| version.days[1].unwrap_or(start).max(start) < list;
        if let Some(list) = on {
            return match () {
                () if !self.is_list(list) => Err(DecideError::NoList(list)),
                () if !is_over(list) => Err(DecideError::NotOver(event.id, list)),
                () => Ok(On::List(list)),
            };
        }
        match event.rated() {
            Some((_, On::List(list))) if !is_over(list) => {}
            Some((_, on)) => return Ok(on),
            None => {}
        }
        let by_days = self.first_list_of(version).ok_or(DecideError::NoDays(event.id))?;
        let open = self.next_list().filter(|open| by_days < *open);
        Ok(open.map_or(On::Rule, On::NotBefore))
    }

    /// Whether a day has a list after the one the register begins with.
    pub fn is_list(&self, list: Date) -> bool {
        self.settings.list_from(list) == Some(list) && self.first_list().is_none_or(|first| first < list)
    }

    /// Ruling 61: the first list on which any part of an event is rated; when rated game by game, its first rounds come earlier.
    pub(crate) fn first_list_of(&self, version: &Version) -> Option<Date> {
        let [start, end] = version.days;
        match version.declared().basis {
            RatingBasis::Start => self.list_of(version),
            RatingBasis::AtGame | RatingBasis::ByPeriod => {
                self.list_of(&Version { days: [start, start.or(end)], ..version.clone() })
            }
        }
    }

    /// Persons of a report whom the register does not know.
    fn newcomers(&self, event: &ReportedEvent, files: &impl Files) -> Result<Vec<Fact>, FileError> {
        let tournament = tournament(files, event.newest())?;
        let unknown = tournament.players.iter().filter_map(|player| {
            let number = player.fide_id.number()?;
            // Also those given up for another: they may be two persons after all.
            (!self.persons.has(number)).then(|| PersonFacts {
                number,
                name: tournament.str(player.name).trim().to_owned(),
                federation: tournament.str(player.federation).trim().to_owned(),
                sex: player.sex.map(Gender::from),
                birth: Born::known(player.birth),
                title: String::new(),
            })
        });
        let mut unknown: Vec<PersonFacts> = unknown.collect();
        unknown.sort_by_key(|person| person.number);
        unknown.dedup_by_key(|person| person.number);
        Ok(unknown.into_iter().map(Fact::Entered).collect())
    }

    /// 0.5: an event is not rated, by an article.
    pub fn refuse(&self, id: EventId, article: &str) -> Result<Vec<Fact>, DecideError> {
        let event = self.event(id)?;
        Ok(vec![decided(event, Verdict::Refused { article: article.to_owned() })])
    }

    /// An event is no longer rated.
    pub fn withdraw(&self, id: EventId) -> Result<Vec<Fact>, DecideError> {
        let event = self.event(id)?;
        match event.state() {
            EventState::Withdrawn => Err(DecideError::NotRated(id)),
            _ => Ok(vec![decided(event, Verdict::Withdrawn)]),
        }
    }
}

fn decided(event: &ReportedEvent, verdict: Verdict) -> Fact {
    Fact::Decided(Decision { event: event.id, version: event.newest().number, verdict })
}
