//! 7.13: several events, rated in the order of their lists.

use std::sync::Arc;

use exaequo_model::{ByPace, Order as _, RatingBody, Tournament};
use exaequo_rating::eligibility::{Finding, PooledPlayOff, findings_with, insert};
use exaequo_rating::{Declared, Entrants, Input, Part, RatedEvent, Series, rate};

use super::error::RatingError;
use super::playoffs;
use super::request::{PlayOffGames, Rating};
use super::versions::{self, Replaced};
use super::{Inner, Rated};
use crate::event::Event;

/// An event among others, with a name to tell it by.
#[derive(Clone, Debug)]
pub struct SeriesEvent {
    /// The name, such as that of its file.
    pub name: String,
    /// The event to be rated.
    pub event: Event,
}

impl SeriesEvent {
    /// An event and the name it goes by.
    pub fn new(name: impl Into<String>, event: Event) -> Self {
        Self { name: name.into(), event }
    }
}

/// Rates events together, in the order of the lists they are rated on (7.13): first ratings and K of one count in the
/// next. Play-offs with files of their own are rated with the event that has their players (6.2). The results are in
/// the order of the events given, without those that are replaced ([`Rating::replacing_event`]); of an event that is rated by
/// 4.13 in several parts there is one for each, and of no events there is none.
///
/// ```
/// use exaequo_event::{Event, NewPlayer, Rating, RatingError, SeriesEvent, date, rate_together};
///
/// # let event = |name: &str, day| {
/// #     let mut event = Event::builder(name).starting(day).rounds(1);
/// #     let alyx = event.add(NewPlayer::new("Alyx").rated(2200).fide_id(1));
/// #     let bruno = event.add(NewPlayer::new("Bruno").rated(2150).fide_id(2));
/// #     let round = event.pair([(alyx, bruno)]);
/// #     event.set_result(round, alyx, "1-0")?;
/// #     event.build()
/// # };
/// let march = SeriesEvent::new("march.trf", event("March", date(2026, 3, 7))?);
/// let may = SeriesEvent::new("may.trf", event("May", date(2026, 5, 9))?);
/// let rated = rate_together(&[may.clone(), march.clone()], &[], &Rating::default())?;
/// assert_eq!([rated[0].name(), rated[1].name()], ["may.trf", "march.trf"]);
///
/// let twice = rate_together(&[march.clone(), march], &[], &Rating::default());
/// assert!(matches!(twice, Err(RatingError::Copy { .. })));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn rate_together(
    events: &[SeriesEvent],
    playoffs: &[SeriesEvent],
    rating: &Rating,
) -> Result<Vec<Rated>, RatingError> {
    let mut tournaments: Vec<Tournament> =
        events.iter().map(|event| rating.at_rated_pace(event.event.tournament())).collect();
    let replaced = versions::replaced(events, &tournaments, rating)?;
    let parts = playoffs::pool(playoffs, &mut tournaments, rating)?;
    rating.check_names(events, &tournaments)?;
    let mut work = Work { events, rating, parts, replaced, series: ByPace::default() };
    let rated = work.rate(&tournaments)?;
    Ok(work.settled(rated))
}

/// The events while they are rated.
struct Work<'a> {
    events: &'a [SeriesEvent],
    rating: &'a Rating,
    /// 6.2: play-offs with files of their own, by event.
    parts: Vec<(usize, PooledPlayOff)>,
    /// 9.1: earlier versions of the events.
    replaced: Vec<Replaced>,
    series: ByPace<Series>,
}

impl Work<'_> {
    /// Rates the events in the order of their lists and returns them in the order given.
    fn rate(&mut self, tournaments: &[Tournament]) -> Result<Vec<Inner>, RatingError> {
        let mut rated: Vec<(usize, Inner)> = Vec::new();
        for (index, tournament, part) in self.in_order(tournaments)? {
            let before = rated.iter().filter(|(other, _)| *other == index);
            let before: Vec<&Entrants> = before.map(|(_, inner)| &inner.event.entrants).collect();
            let inner = self.event(tournament, index, part, &before)?;
            let event = &inner.event;
            self.series[event.provisions.pace].add(&event.input(), &event.rating);
            rated.push((index, inner));
        }
        rated.order_by_key(|(index, inner)| (*index, inner.event.entrants.part().number));
        let mut rated: Vec<Inner> = rated.into_iter().map(|(_, event)| event).collect();
        if self.rating.list.is_some() {
            note_one_list(&mut rated);
        }
        Ok(rated)
    }

    /// 7.13: in the order of the lists they are rated on, those of one list in the order of their first days, then of
    /// their last days; an event that is rated by 4.13 in parts, each with its own list.
    fn in_order<'t>(
        &self,
        tournaments: &'t [Tournament],
    ) -> Result<Vec<(usize, &'t Tournament, Part)>, RatingError> {
        let mut order = Vec::new();
        for (index, (event, tournament)) in self.events.iter().zip(tournaments).enumerate() {
            let provisions = self.rating.provisions(tournament, &event.name)?;
            let Declared { official, basis, .. } = self.rating.declared_for(&event.name);
            if self.rating.replaces.contains(&event.name) {
                continue;
            }
            for part in Part::all(tournament, &provisions, basis, official) {
                let key = (provisions.list_of_part(&part, official), part.days.start, part.days.end);
                order.push((key, (index, tournament, part)));
            }
        }
        order.order_by_key(|(key, _)| *key);
        Ok(order.into_iter().map(|(_, one)| one).collect())
    }

    /// 6.2: a play-off in the file is pooled with the other games or not.
    fn event(
        &self,
        whole: &Tournament,
        index: usize,
        part: Part,
        before: &[&Entrants],
    ) -> Result<Inner, RatingError> {
        let without = whole.without_play_off().filter(|_| self.rating.playoff == PlayOffGames::LeftOut);
        let Some(without) = without else { return self.rated(whole.clone(), index, part, before) };
        let games = whole.rounds.pairings.len() - without.rounds.pairings.len();
        let mut event = self.rated(without, index, part, before)?;
        insert(&mut event.findings, Finding::PlayOffLeftOut { games });
        Ok(event)
    }

    /// The players of a part with their ratings: of the file or the list, of earlier events, of a list published since.
    fn entrants(
        &self,
        tournament: &Tournament,
        name: &str,
        part: Part,
        before: &[&Entrants],
    ) -> Result<Entrants, RatingError> {
        let provisions = self.rating.provisions(tournament, name)?;
        let declared = self.rating.declared_for(name);
        let in_force = part.days.start.map(|start| provisions.list_in_force(start));
        let list = self.rating.list_on(in_force.filter(|_| part.number > 1));
        let mut entrants = Entrants::of_part(tournament, &provisions, declared.basis, list, part);
        let series = &self.series[provisions.pace];
        series.publish(tournament, &provisions, declared.official, &mut entrants);
        if let Some(since) = &self.rating.since {
            entrants.publish_since(tournament, &provisions, declared.official, since);
        }
        if part.is_last() {
            entrants.after_parts(before);
        }
        self.rating.set_players(tournament, name, &mut entrants);
        Ok(entrants)
    }

    fn rated(
        &self,
        tournament: Tournament,
        index: usize,
        part: Part,
        before: &[&Entrants],
    ) -> Result<Inner, RatingError> {
        let SeriesEvent { name, event } = self.events[index].clone();
        let source = event.source;
        let provisions = self.rating.provisions(&tournament, &name)?;
        let declared = self.rating.declared_for(&name);
        let entrants = self.entrants(&tournament, &name, part, before)?;
        let series = &self.series[provisions.pace];
        let earlier = series.earlier(&tournament);
        let input = Input {
            tournament: &tournament,
            provisions: &provisions,
            entrants: &entrants,
            declared: &declared,
            earlier: &earlier,
        };
        let rating = rate(&input);
        let mut findings = findings_with(&input, &rating, &self.played_off(index));
        for Replaced { name, changed, .. } in self.replaced.iter().filter(|one| one.by == index) {
            insert(&mut findings, Finding::Replaces { file: name.clone(), changed: *changed });
        }
        let event = RatedEvent { tournament, provisions, entrants, declared, earlier, rating };
        let replaced = self.rating.replaced.clone();
        Ok(Inner { name, body: RatingBody::Fide, event, findings, replaced, source })
    }

    /// 6.2: the play-offs with files of their own that are rated with an event.
    fn played_off(&self, index: usize) -> Vec<PooledPlayOff> {
        let pooled = self.rating.playoff == PlayOffGames::Pooled;
        let own = self.parts.iter().filter(|(event, _)| pooled && *event == index);
        own.map(|(_, part)| part.clone()).collect()
    }

    /// With one K a period.
    fn settled(self, rated: Vec<Inner>) -> Vec<Rated> {
        let series = self.series.map(Arc::new);
        let settle = |mut inner: Inner| {
            let own = &series[inner.event.provisions.pace];
            inner.event.settle(own);
            Rated::new(inner, Arc::clone(own))
        };
        rated.into_iter().map(settle).collect()
    }
}

/// 7.11: an event is rated with the list in force at its start, which one list cannot be for events of several.
fn note_one_list(events: &mut [Inner]) {
    let in_force = |Inner { event, .. }: &Inner| {
        event.input().days().start.map(|start| event.provisions.list_in_force(start))
    };
    let lists: Vec<_> = events.iter().map(in_force).collect();
    let mut known = lists.iter().flatten();
    let first = known.next();
    if known.all(|list| Some(list) == first) {
        return;
    }
    for (event, in_force) in events.iter_mut().zip(lists) {
        if let Some(in_force) = in_force {
            insert(&mut event.findings, Finding::OneList { in_force });
        }
    }
}
