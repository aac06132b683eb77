//! Many tournaments of one kind, each from a seed of its own.

use exaequo_model::{Date, ListScope, TieBreakList, Tournament};

use crate::{Impossible, LastRound, Plan, Random};

/// Tournaments of one kind.
///
/// ```
/// use exaequo_generate::{Corpus, Plan};
///
/// let corpus = Corpus::new(Plan::swiss(20, 5, 7)).by("BH/C1,SB").open_last_round();
/// let [first, second] = [0, 1].map(|number| corpus.tournament(number).unwrap());
/// assert_ne!(first, second);
/// assert_eq!((first.rounds.count(), first.complete_rounds()), (5, 4));
/// assert_eq!(first, corpus.tournament(0).unwrap());
/// ```
#[derive(Clone, Debug)]
pub struct Corpus {
    plan: Plan,
    list: Option<String>,
    start: Option<Date>,
}

impl Corpus {
    /// Tournaments by a plan.
    pub const fn new(plan: Plan) -> Self {
        Self { plan, list: None, start: None }
    }

    /// The same with a list of tie-breaks.
    pub fn by(mut self, list: impl Into<String>) -> Self {
        self.list = Some(list.into());
        self
    }

    /// The same with a first day; one round a day.
    pub const fn from(mut self, start: Date) -> Self {
        self.start = Some(start);
        self
    }

    /// The same with a last round that is paired and not played.
    pub const fn open_last_round(mut self) -> Self {
        self.plan.last = LastRound::Open;
        self
    }

    /// One of the tournaments, the first with the seed of the plan.
    pub fn tournament(&self, number: u32) -> Result<Tournament, Impossible> {
        self.plan.check()?;
        let seed = match number {
            0 => self.plan.seed,
            number => Random::stream(self.plan.seed, u64::from(number)).next_u64() >> 32,
        };
        let made = Plan { seed, ..self.plan }.tournament();
        Ok(self.changed(made))
    }

    fn changed(&self, made: Tournament) -> Tournament {
        let mut facts = made.clone().into_facts();
        if let Some(list) = &self.list {
            let text = facts.text.push(list);
            facts.event.tie_breaks = Some(TieBreakList { text, scope: ListScope::Tied });
        }
        if let Some(start) = self.start {
            facts.event.start = Some(start);
            let mut day = Some(start);
            for round in &mut facts.schedule.rounds {
                round.date = day;
                facts.event.end = day.or(facts.event.end);
                day = day.and_then(|day| day.tomorrow().ok());
            }
        }
        Tournament::new(facts).unwrap_or(made)
    }
}
