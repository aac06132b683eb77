//! 3.1.1 and 3.1.2: who plays off, and for which places.

use exaequo_model::ParticipantId;
use exaequo_tiebreak::{Decided, Standings};

use crate::regulations::{After, Places, PlayOffRegulations};

/// A tie that is played off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tie {
    /// Who is tied, in the order of the standings.
    pub members: Vec<ParticipantId>,
    /// The first and the last place of the tie.
    pub places: (u32, u32),
    /// What is played for.
    pub stake: Stake,
}

/// What is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stake {
    /// Each place from the first of the tie to this one.
    Places {
        /// The last place that is played for.
        last: u32,
    },
    /// To be among the first so many of the tie, in whatever order.
    Spots {
        /// How many.
        count: u32,
    },
}

impl Tie {
    /// How many places or spots there are to win.
    pub fn count(&self) -> u32 {
        match self.stake {
            Stake::Places { last } => last + 1 - self.places.0,
            Stake::Spots { count } => count,
        }
    }
}

/// The ties that are played off, the best places first.
pub fn ties(standings: &Standings<'_>, regulations: &PlayOffRegulations) -> Vec<Tie> {
    let criteria = match regulations.after {
        After::None => 1,
        After::First(count) => count + 1,
        After::All => standings.specs.len(),
    };
    let ranked: Vec<_> = standings.rows.iter().filter(|row| row.rank.is_some()).collect();
    let separates = |decided: Decided| match decided {
        Decided::By(criterion) => criterion < criteria,
        Decided::Nothing | Decided::Lots | Decided::PlayOff => false,
    };
    let mut ties = Vec::new();
    let mut start = 0;
    for end in 1..=ranked.len() {
        if end < ranked.len() && !separates(ranked[end].decided) {
            continue;
        }
        let members: Vec<ParticipantId> = ranked[start..end].iter().map(|row| row.participant).collect();
        let place = |index: usize| u32::try_from(index).unwrap_or(u32::MAX);
        let places = (place(start + 1), place(end));
        if let Some(stake) = stake(places, regulations.places) {
            ties.push(Tie { members, places, stake });
        }
        start = end;
    }
    ties
}

/// What those tied for some places play for; `None` if nothing is at stake.
fn stake((first, last): (u32, u32), places: Places) -> Option<Stake> {
    if first == last {
        return None;
    }
    match places {
        Places::All => Some(Stake::Places { last }),
        Places::First(count) if first <= count => Some(Stake::Places { last: last.min(count) }),
        Places::Qualify(count) if first <= count && count < last => {
            Some(Stake::Spots { count: count + 1 - first })
        }
        Places::First(_) | Places::Qualify(_) => None,
    }
}
