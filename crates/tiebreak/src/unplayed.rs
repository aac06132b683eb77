//! Articles 15 and 16: unplayed rounds.
//!
//! 15.1 calls a round unplayed in which a participant played no game, whether paired or not. 16.2 sorts unplayed
//! rounds into five categories, 16.3 says what they are worth to the opponents, 16.4 what they are worth to the
//! participant.

use exaequo_model::{Bye, Points, RoundEntry, Slot};

use crate::article::Article;
use crate::provisions::{
    ByeCap, Dummy, DummyResult, ForfeitCap, FullPointBye, OpponentsUnplayed, Provisions,
};
use crate::table::View;
use crate::term::{Cap, Will};
use exaequo_model::ParticipantId;

/// The categories of 16.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Category {
    /// 16.2.1: a pairing-allocated bye.
    PairingBye,
    /// 16.2.1: a full-point bye.
    FullPointBye,
    /// 16.2.2: a forfeit win.
    ForfeitWin,
    /// 16.2.3: a requested bye, followed by a round that is not a voluntary unplayed one.
    EarlyBye,
    /// 16.2.4: a forfeit loss.
    ForfeitLoss,
    /// 16.2.5: a requested bye in the last round, or followed only by voluntary unplayed rounds.
    LateBye,
}

impl Category {
    /// The article of the category.
    pub const fn article(self) -> Article {
        Article(match self {
            Self::PairingBye | Self::FullPointBye => "16.2.1",
            Self::ForfeitWin => "16.2.2",
            Self::EarlyBye => "16.2.3",
            Self::ForfeitLoss => "16.2.4",
            Self::LateBye => "16.2.5",
        })
    }

    /// Whether it is a forfeit (16.4.1).
    pub const fn is_forfeit(self) -> bool {
        matches!(self, Self::ForfeitWin | Self::ForfeitLoss)
    }

    /// Whether it is a voluntary unplayed round (16.1.2).
    pub const fn will(self, provisions: &Provisions) -> Will {
        match self {
            Self::EarlyBye | Self::LateBye | Self::ForfeitLoss => Will::Voluntary,
            Self::PairingBye | Self::ForfeitWin => Will::NotVoluntary,
            Self::FullPointBye => match provisions.full_point_bye {
                FullPointBye::Voluntary => Will::Voluntary,
                FullPointBye::NotVoluntary => Will::NotVoluntary,
            },
        }
    }
}

/// What a round was, for the rules that look at opponents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundState {
    /// An opponent was met, or is treated as met.
    Met,
    /// The round was not played, in one of the ways of article 15.
    Unplayed(Category),
    /// Paired, no result yet (ruling 33).
    Pending,
    /// A free round of predetermined pairings, or a game that was annulled.
    NoGame,
}

/// Whether the participant had chosen not to play, or did not appear (16.1.2).
pub(crate) fn is_voluntary(slot: Slot, provisions: &Provisions) -> bool {
    match slot {
        Slot::ForfeitLoss | Slot::Bye(Bye::HalfPoint | Bye::ZeroPoint) => true,
        Slot::Bye(Bye::FullPoint) => provisions.full_point_bye == FullPointBye::Voluntary,
        Slot::Bye(Bye::PairingAllocated)
        | Slot::Game { .. }
        | Slot::ForfeitWin
        | Slot::Pending
        | Slot::Unknown
        | Slot::Nothing => false,
    }
}

/// 16.3: what an unplayed round is worth to the opponents.
pub(crate) fn adjusted(
    category: Category,
    entry: &RoundEntry,
    draw: Points,
    provisions: &Provisions,
) -> Points {
    match (provisions.opponents_unplayed, category) {
        (OpponentsUnplayed::AllDrawn, _) | (OpponentsUnplayed::LateByesDrawn, Category::LateBye) => draw,
        (OpponentsUnplayed::LateByesDrawn | OpponentsUnplayed::AsAwarded, _) => entry.points,
    }
}

/// The imaginary opponent of an unplayed round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Imaginary {
    /// The score it counts with, after the limit.
    pub(crate) score: Points,
    /// What limited the score.
    pub(crate) cap: Cap,
}

/// 16.4: the imaginary opponent of a round.
pub(crate) fn imaginary(view: &View<'_>, who: ParticipantId, index: usize, category: Category) -> Imaginary {
    let provisions = view.provisions();
    let entry = view.entry(who, index);
    let own = match provisions.dummy {
        Dummy::OwnScore => view.total(who),
        Dummy::Oneself => view.adjusted(who),
        Dummy::Virtual => virtual_score(view, who, index, entry.points),
    };
    let (score, cap) = match limit(view, &entry, category) {
        Some((most, cap)) if most < own => (most, cap),
        _ => (own, Cap::None),
    };
    Imaginary { score, cap }
}

/// 16.4: the result against it.
pub(crate) fn dummy_result(view: &View<'_>, who: ParticipantId, index: usize) -> Points {
    match view.provisions().dummy_result {
        DummyResult::AsAwarded => view.entry(who, index).points,
        DummyResult::Draw => view.draw(index),
    }
}

/// The most its score can be: 16.4.1 for forfeits, 16.4.2 for the rest.
fn limit(view: &View<'_>, entry: &RoundEntry, category: Category) -> Option<(Points, Cap)> {
    let provisions = view.provisions();
    if category.is_forfeit() {
        return match provisions.forfeit_cap {
            ForfeitCap::None => None,
            ForfeitCap::ScheduledOpponent => Some((view.adjusted(entry.opponent()?), Cap::ScheduledOpponent)),
        };
    }
    let rounds = match provisions.bye_cap {
        ByeCap::None => return None,
        ByeCap::AnnouncedRounds => view.announced(),
        ByeCap::CountedRounds => view.rounds(),
    };
    Some((view.worths().draws_of(rounds), Cap::DrawnRounds))
}

/// The virtual opponent of 2009: the score before the round, what was not gained in it, a draw for each later round.
fn virtual_score(view: &View<'_>, who: ParticipantId, index: usize, gained: Points) -> Points {
    let before: Points = (0..index).map(|round| view.entry(who, round).points).sum();
    let later: Points = (index + 1..view.rounds()).map(|round| view.draw(round)).sum();
    before + view.win(index) - gained + later
}
