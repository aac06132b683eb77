//! Explanations: the value of one participant by one criterion, all of them, or what separates two.

use exaequo_model::ParticipantId;
use exaequo_tiebreak::{self as tiebreak, Listed, Notice, RankingOptions, Spec};

use crate::error::RankingError;
use crate::event::Event;
use crate::find::Whom;
use crate::ranking::Ranking;
use crate::standings::Standings;

/// What is to be explained, with everything needed to do so.
#[derive(Clone, Debug)]
pub struct Explanation {
    standings: Standings,
    who: ParticipantId,
    against: Option<ParticipantId>,
    only: Option<Criterion>,
}

/// A criterion in standings that have it: those of the list, or of the criterion alone.
#[derive(Clone, Debug)]
struct Criterion {
    standings: Standings,
    position: usize,
}

/// What somebody wants explained, as it was typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ToExplain {
    /// Whose values: a number or a name.
    pub player: String,
    /// Whom the participant is compared with.
    pub against: Option<String>,
    /// One criterion in place of all of the list.
    pub tie_break: Option<String>,
}

impl ToExplain {
    /// Standings in which it can be explained.
    pub fn standings(&self, event: &Event, ranking: &Ranking) -> Result<Standings, RankingError> {
        event.standings_for(ranking, self.tie_break.as_deref())
    }

    /// What is explained in standings.
    pub fn of(&self, standings: &Standings) -> Result<Explanation, RankingError> {
        let who = self.player.as_str();
        let explanation = match self.against.as_deref() {
            Some(other) => standings.compare(who, other)?,
            None => standings.explain_all(who)?,
        };
        match &self.tie_break {
            Some(criterion) => explanation.of_criterion(criterion),
            None => Ok(explanation),
        }
    }
}

impl Explanation {
    /// The standings of the list.
    pub fn standings(&self) -> &Standings {
        &self.standings
    }

    /// Whose values are explained.
    pub fn who(&self) -> ParticipantId {
        self.who
    }

    /// Whom the participant is compared with.
    pub fn against(&self) -> Option<ParticipantId> {
        self.against
    }

    /// The one criterion asked for: standings that have it, and its position in their list.
    pub fn only(&self) -> Option<(&Standings, usize)> {
        self.only.as_ref().map(|only| (&only.standings, only.position))
    }

    /// The same of one criterion, in the list or not.
    pub fn of_criterion(self, criterion: &str) -> Result<Self, RankingError> {
        let only = Some(self.standings.criterion(criterion)?);
        Ok(Self { only, ..self })
    }
}

impl Standings {
    /// The arithmetic behind a value: a criterion of the list, or any other.
    ///
    /// ```
    /// use exaequo_event::{Event, date};
    ///
    /// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
    /// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
    /// # let round = event.pair([(alyx, bruno)])?;
    /// # event.set_result(round, alyx, "1-0")?;
    /// let standings = event.standings("DE")?;
    /// let of_the_list = standings.explain("Alyx", "DE")?;
    /// assert_eq!(of_the_list.only().map(|(_, position)| position), Some(1));
    /// let another = standings.explain(alyx, "BH")?;
    /// assert_eq!(another.only().map(|(own, _)| own.criteria()[1].to_string()), Some("BH".to_owned()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn explain(&self, who: impl Into<Whom>, criterion: &str) -> Result<Explanation, RankingError> {
        self.explain_all(who)?.of_criterion(criterion)
    }

    /// The arithmetic behind all values of a participant.
    pub fn explain_all(&self, who: impl Into<Whom>) -> Result<Explanation, RankingError> {
        let who = self.listed(who)?;
        Ok(Explanation { standings: self.clone(), who, against: None, only: None })
    }

    /// What separates two participants.
    ///
    /// ```
    /// use exaequo_event::{Event, RankingError, date};
    ///
    /// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
    /// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
    /// # let round = event.pair([(alyx, bruno)])?;
    /// # event.set_result(round, alyx, "1-0")?;
    /// let standings = event.standings("DE")?;
    /// let compared = standings.compare("Alyx", "Bruno")?;
    /// assert_eq!(compared.against(), Some(bruno.participant()));
    /// assert!(matches!(standings.compare(alyx, "1"), Err(RankingError::Oneself { number: 1, .. })));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn compare(&self, one: impl Into<Whom>, other: impl Into<Whom>) -> Result<Explanation, RankingError> {
        let (who, other) = (self.listed(one)?, self.listed(other)?);
        if who == other {
            let (number, name) = self.named(who);
            return Err(RankingError::Oneself { number, name });
        }
        Ok(Explanation { standings: self.clone(), who, against: Some(other), only: None })
    }

    /// Somebody in the standings.
    pub fn listed(&self, who: impl Into<Whom>) -> Result<ParticipantId, RankingError> {
        let who = who.into().find(self.tournament())?;
        if self.table().row_of(who).is_some() {
            return Ok(who);
        }
        let (number, name) = self.named(who);
        Err(RankingError::NotListed { number, name })
    }

    fn named(&self, who: ParticipantId) -> (u32, String) {
        (self.tournament().number_of(who), self.tournament().name_of(who).to_owned())
    }

    /// A criterion where it stands in the list, else in standings of its own.
    fn criterion(&self, typed: &str) -> Result<Criterion, RankingError> {
        let spec: Spec =
            typed.parse().map_err(|error| RankingError::Criterion { found: typed.to_owned(), error })?;
        if let Some(position) = position(self.table(), &spec) {
            return Ok(Criterion { standings: self.clone(), position });
        }
        let standings = self.by(alone(self.options(), &spec))?;
        let position = position(standings.table(), &spec).ok_or_else(|| RankingError::LeftOut {
            criterion: spec.to_string(),
            notices: about_a_criterion(&standings),
        })?;
        Ok(Criterion { standings, position })
    }
}

/// What standings by one criterion have to say about it, without what they say about the event.
fn about_a_criterion(standings: &Standings) -> Vec<Notice> {
    standings.table().notices.iter().filter(|notice| notice.spec().is_some()).cloned().collect()
}

/// The same question with a list of one criterion.
fn alone(options: &RankingOptions, spec: &Spec) -> RankingOptions {
    let listed = Listed { spec: spec.clone(), at: 0..0, remarks: Vec::new() };
    RankingOptions { list: Some(vec![listed]), ..options.clone() }
}

/// Where a criterion stands in the list; the rating for unrated players may have been filled in.
fn position(table: &tiebreak::Standings, wanted: &Spec) -> Option<usize> {
    let same = |spec: &Spec| {
        let unrated = wanted.unrated.or(spec.unrated);
        *spec == Spec { unrated, ..wanted.clone() }
    };
    table.specs.iter().position(same)
}

impl Event {
    /// The arithmetic behind a value, by the list of the event; where it has none, by the criterion alone.
    ///
    /// ```
    /// use exaequo_event::{Event, date};
    ///
    /// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
    /// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
    /// # let round = event.pair([(alyx, bruno)])?;
    /// # event.set_result(round, alyx, "1-0")?;
    /// let explanation = event.explain("Alyx", "BH")?;
    /// assert_eq!(explanation.who(), alyx.participant());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn explain(&self, who: impl Into<Whom>, criterion: &str) -> Result<Explanation, RankingError> {
        self.standings_for(&Ranking::default(), criterion)?.explain(who, criterion)
    }

    /// What separates two participants, by the list of the event.
    pub fn compare(&self, one: impl Into<Whom>, other: impl Into<Whom>) -> Result<Explanation, RankingError> {
        self.standings(Ranking::default())?.compare(one, other)
    }

    /// Standings in which a criterion can be explained: a criterion that is named needs no list.
    pub fn standings_for<'a>(
        &self,
        ranking: &Ranking,
        criterion: impl Into<Option<&'a str>>,
    ) -> Result<Standings, RankingError> {
        let has_no_list =
            ranking.leaves_the_list_to_the_event() && self.tournament.event.tie_breaks.is_none();
        match criterion.into().filter(|_| has_no_list) {
            Some(criterion) => self.standings(ranking.clone().with_list(criterion)),
            None => self.standings(ranking),
        }
    }
}
