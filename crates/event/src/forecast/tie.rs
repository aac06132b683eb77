//! Who would play off for what; where no play-off is asked for, who would share places.

use std::collections::BTreeMap;

use exaequo_forecast::chance::Share;
use exaequo_forecast::{Certainty, Rivals, Situation};
use exaequo_model::ParticipantId;
use exaequo_playoff::{After, Places, PlayOffRegulations, Stake, Tie, TieMethod, ties};
use exaequo_tiebreak::Standings;

use super::ending::{Often, Seen};

/// What becomes of those who are tied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieKind {
    /// They play off, as the regulations say.
    PlayOff,
    /// They share places: the list does not separate them, and no regulations do.
    Shared,
}

/// Who may be tied at the end, and for what.
#[derive(Clone, Debug)]
pub struct TiesAhead {
    /// What becomes of them.
    pub kind: TieKind,
    /// In how many drawn endings somebody is tied, or what those of all endings weigh.
    pub chance: Share,
    /// Whether somebody will be.
    pub certainty: Certainty,
    /// The ties, the likeliest first.
    pub groups: Vec<TieAhead>,
    /// Whether all scenarios have been gone through, so that there are no other ties.
    pub complete: Completeness,
}

/// How many endings have been looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Completeness {
    /// All scenarios were gone through, or points tell what holds in all of them.
    AllScenarios,
    /// Only drawn endings were: there may be more.
    Samples,
}

/// A tie that is possible.
#[derive(Clone, Debug)]
pub struct TieAhead {
    /// Who is tied, for which places, and what is played for.
    pub tie: Tie,
    /// In how many drawn endings, or what those of all endings weigh.
    pub chance: Share,
    /// Sure where it is so in all scenarios, and possible else: some scenario has it.
    pub certainty: Certainty,
}

/// The rules by which ties are found.
pub(super) struct TiesBy {
    kind: TieKind,
    regulations: PlayOffRegulations,
}

impl TiesBy {
    /// By the regulations of a play-off; without any, places among the first ones asked for that the list leaves shared.
    pub(super) fn new(regulations: Option<&PlayOffRegulations>, first: u32) -> Self {
        let shared = || PlayOffRegulations {
            method: TieMethod::PlayOff,
            places: Places::First(first),
            after: After::All,
            ..PlayOffRegulations::default()
        };
        match regulations {
            Some(own) if own.method == TieMethod::PlayOff => {
                Self { kind: TieKind::PlayOff, regulations: own.clone() }
            }
            // Where places are shared, those who share them are level on what comes before (2.1).
            Some(own) if own.method == TieMethod::Share => Self {
                kind: TieKind::Shared,
                regulations: PlayOffRegulations { after: own.after, ..shared() },
            },
            _ => Self { kind: TieKind::Shared, regulations: shared() },
        }
    }

    /// Whether points keep everybody apart at the places that matter, whatever happens.
    pub(super) fn are_impossible(&self, situation: &Situation) -> bool {
        let Some(rivals) = Rivals::new(situation) else { return false };
        let everybody = vec![true; situation.tournament().participant_count()];
        let alone = |place: u32| {
            let at = |who| rivals.bounds(who, &everybody) == (place - 1, place - 1);
            situation.participants().any(at)
        };
        match self.regulations.places {
            Places::All => false,
            Places::First(last) => (1..=last).all(alone),
            // Somebody who stands alone on either side of the line keeps it free.
            Places::Qualify(last) => (last.max(1)..=last + 1).any(alone),
        }
    }

    pub(super) fn found_in(&self, standings: &Standings) -> Vec<Tie> {
        ties(standings, &self.regulations)
    }

    /// What drawn endings or, where they were gone through, all scenarios come to.
    pub(super) fn ahead(&self, situation: &Situation, seen: &Seen) -> TiesAhead {
        let all = seen.complete == Completeness::AllScenarios;
        let any = seen.ties.any;
        let impossible = !all && any.endings == 0 && self.are_impossible(situation);
        let share = |often: Often| Share { count: often.weight, of: seen.endings.weight };
        let of = |often: Often| match often.endings {
            0 if all => Certainty::Out,
            0 => Certainty::Open,
            count if all && count == seen.endings.endings => Certainty::Sure,
            _ => Certainty::Possible,
        };
        let group = |(tie, often): &(Tie, Often)| TieAhead {
            tie: tie.clone(),
            chance: share(*often),
            certainty: of(*often),
        };
        let mut groups: Vec<TieAhead> = seen.ties.groups.values().map(group).collect();
        groups.sort_by_key(|group| std::cmp::Reverse(group.chance.count));
        TiesAhead {
            kind: self.kind,
            chance: share(any),
            certainty: if impossible { Certainty::Out } else { of(any) },
            groups,
            complete: if impossible { Completeness::AllScenarios } else { seen.complete },
        }
    }
}

/// Places, what is played for, and who: the same ties have the same.
type Key = ((u32, u32), (u32, u32), Vec<ParticipantId>);

/// Ties that were seen, and how often.
#[derive(Clone, Debug, Default)]
pub(super) struct Ties {
    any: Often,
    groups: BTreeMap<Key, (Tie, Often)>,
}

impl Ties {
    pub(super) fn add(&mut self, found: Vec<Tie>, once: Often) {
        if !found.is_empty() {
            self.any.add(once);
        }
        for mut tie in found {
            tie.members.sort_unstable();
            let stake = match tie.stake {
                Stake::Places { last } => (0, last),
                Stake::Spots { count } => (1, count),
            };
            let key = (tie.places, stake, tie.members.clone());
            self.groups.entry(key).or_insert((tie, Often::default())).1.add(once);
        }
    }

    pub(super) fn join(&mut self, other: Self) {
        self.any.add(other.any);
        for (key, (tie, often)) in other.groups {
            self.groups.entry(key).or_insert((tie, Often::default())).1.add(often);
        }
    }
}

impl TiesAhead {
    /// How likely each stake is, no matter who plays for it: the first place of the tie and what it is about, the best places
    /// first.
    pub fn stakes(&self) -> Vec<(u32, Stake, Share)> {
        let mut stakes: Vec<(u32, Stake, Share)> = Vec::new();
        for group in &self.groups {
            let (first, stake) = (group.tie.places.0, group.tie.stake);
            match stakes.iter_mut().find(|one| (one.0, one.1) == (first, stake)) {
                Some(known) => known.2.count += group.chance.count,
                None => stakes.push((first, stake, group.chance)),
            }
        }
        stakes.sort_by_key(|(first, stake, _)| (*first, matches!(stake, Stake::Spots { .. })));
        stakes
    }

    /// How likely it is that somebody is in a tie.
    pub fn of(&self, who: ParticipantId) -> Share {
        let own = self.groups.iter().filter(|group| group.tie.members.contains(&who));
        Share { count: own.map(|group| group.chance.count).sum(), of: self.chance.of }
    }
}
