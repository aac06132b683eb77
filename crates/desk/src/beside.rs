//! What an event has besides its games and rules: prizes, a play-off, lots, and what the public page leaves out.

use exaequo::event::lots::Record;
use exaequo::event::playoff::{PlayOffInput, merge};
use exaequo::event::prizes::{Prizes, read_prizes};
use exaequo::{Event, Ranking, RankingError, ReadOptions, Standings};
use serde::{Deserialize, Serialize};

use crate::change::beside::BesideChange;
use crate::ruleset::RuleSet;

/// What an event has besides its games and rules.
#[derive(Clone, Debug, Default)]
pub struct Beside {
    /// The prizes that are offered, as TOML; empty where there are none.
    pub prizes: String,
    /// What is known of the play-off.
    pub play_off: PlayOffFacts,
    /// Lots, the oldest first.
    pub lots: Vec<Lots>,
    /// What the public page leaves out, by the names of the switches.
    pub hides: Vec<String>,
}

/// The play-off of an event, as it is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct PlayOffFacts {
    /// Its regulations as TOML; empty where there are none.
    pub regulations: String,
    /// Its games as a tournament in JSON; empty before the first result.
    pub games: String,
    /// What was entered last, for people: in logs from before results had lines of their own.
    pub last: Option<String>,
}

/// Lots, announced or drawn.
#[derive(Clone, Debug)]
pub struct Lots {
    /// The line of the log.
    pub number: u64,
    /// The seed, which everybody saw before.
    pub seed: String,
    /// Whom the lots were drawn for.
    pub of: DrawnFor,
    /// What was drawn; nothing where they are only announced.
    pub record: Option<Record>,
    /// Whether nobody has taken them back.
    pub holds: bool,
}

/// For whom lots are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DrawnFor {
    /// Those who share a place after the whole list (4.2).
    Ties,
    /// Those who share these places.
    Places([u32; 2]),
    /// Everybody, to be in an order.
    Everybody,
}

impl Beside {
    /// The same after a change.
    pub fn after(&self, number: u64, change: &BesideChange) -> Self {
        let mut after = self.clone();
        match change {
            BesideChange::Prizes(one) => after.prizes.clone_from(&one.is),
            BesideChange::PlayOff(one) => after.play_off.clone_from(&one.is),
            BesideChange::PlayOffResult(one) => after.play_off = one.after(&self.play_off),
            BesideChange::Hides(one) => after.hides.clone_from(&one.is),
            BesideChange::Seed { seed, of } => {
                after.lots.push(Lots { number, seed: seed.clone(), of: *of, record: None, holds: true });
            }
            BesideChange::Draw { record, of } => {
                // What was announced has come to pass.
                after.lots.retain(|lots| lots.record.is_some() || lots.seed != record.seed || lots.of != *of);
                let (seed, record) = (record.seed.clone(), Some(record.clone()));
                after.lots.push(Lots { number, seed, of: *of, record, holds: true });
            }
            BesideChange::SetAside { number } => {
                for lots in after.lots.iter_mut().filter(|lots| lots.number == *number) {
                    lots.holds = false;
                }
            }
        }
        after
    }

    /// A ranking with the lots that were drawn: each breaks the ties it was drawn for, and no other.
    fn with_lots(&self, ranking: Ranking) -> Ranking {
        let holds = |lots: &&Lots| lots.holds && lots.of != DrawnFor::Everybody;
        let records = self.lots.iter().filter(holds).filter_map(|lots| lots.record.as_ref());
        records.fold(ranking, |ranking, record| {
            ranking.lots_among(record.seed.as_str(), record.lots.iter().map(|lot| lot.id))
        })
    }

    /// The regulations of the play-off with the games that are there.
    pub fn play_off(&self) -> Option<PlayOffInput> {
        if self.play_off.regulations.is_empty() {
            return None;
        }
        let input = PlayOffInput::parse("", &self.play_off.regulations).ok()?;
        Some(match self.play_off.games() {
            Some(games) => input.with_games("", games),
            None => input,
        })
    }

    /// The standings of an event by rules, with lots and play-off; after a round they are left aside.
    pub fn ranked(
        &self,
        event: &Event,
        rules: &RuleSet,
        round: Option<u16>,
    ) -> Result<Standings, RankingError> {
        let ranking = rules.ranking(event);
        let last = event.tournament().rounds.count();
        if let Some(round) = round.filter(|round| *round != last) {
            return event.standings(ranking.after_round(round));
        }
        let ranking = self.with_lots(ranking);
        let ranking = round.map_or(ranking.clone(), |round| ranking.after_round(round));
        event.standings(ranking).map(|standings| self.merged(standings))
    }

    /// Standings with the outcome of the play-off, as far as it has been played.
    fn merged(&self, standings: Standings) -> Standings {
        if self.play_off.games.is_empty() {
            return standings;
        }
        let merged = self.play_off().and_then(|input| merge(&standings, &input).ok());
        merged.unwrap_or(standings)
    }

    /// Who wins which prizes by some standings.
    pub fn prizes(&self, standings: &Standings) -> Option<Prizes> {
        if self.prizes.is_empty() {
            return None;
        }
        standings.prizes(&read_prizes("", &self.prizes).ok()?).ok()
    }
}

impl PlayOffFacts {
    /// The games that have been entered.
    pub fn games(&self) -> Option<Event> {
        if self.games.is_empty() {
            return None;
        }
        Event::read(self.games.as_bytes().to_vec(), &ReadOptions::default()).event().ok()
    }
}
