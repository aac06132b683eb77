//! What an outcome is worth.

use crate::pairing::{Bye, Side};
use crate::points::Points;
use crate::slot::Slot;

/// Points of a player for each way a round can end; in team events, game points.
///
/// TRF 162 knows six of these values, which decide the others unless record 299 names them one by one.
///
/// ```
/// use exaequo_model::{Bye, Points, ScoreSystem, Side};
///
/// let [win, draw, loss] = [3, 1, 0].map(Points::from_whole);
/// let football = ScoreSystem::new(win, draw, loss);
/// assert_eq!(football.side(Side::Win), Points::from_whole(3));
/// assert_eq!(football.bye(Bye::HalfPoint), Points::from_whole(1));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreSystem {
    /// A win over the board.
    pub win: Points,
    /// A draw over the board.
    pub draw: Points,
    /// A loss over the board.
    pub loss: Points,
    /// A win because the opponent did not appear.
    pub forfeit_win: Points,
    /// A loss for not appearing.
    pub forfeit_loss: Points,
    /// The points for a full-point bye.
    pub full_bye: Points,
    /// The points for a half-point bye.
    pub half_bye: Points,
    /// A zero-point bye, or a round not taken part in.
    pub zero_bye: Points,
    /// A bye allocated by the pairing.
    pub pairing_bye: Points,
    /// An adjourned game or an unknown result.
    pub unknown: Points,
}

impl ScoreSystem {
    /// What each kind of outcome gives, in the order of the fields.
    pub(crate) const fn values(&self) -> [Points; 10] {
        let Self {
            win,
            draw,
            loss,
            forfeit_win,
            forfeit_loss,
            full_bye,
            half_bye,
            zero_bye,
            pairing_bye,
            unknown,
        } = *self;
        [win, draw, loss, forfeit_win, forfeit_loss, full_bye, half_bye, zero_bye, pairing_bye, unknown]
    }

    /// One point for a win, half a point for a draw, none for a loss.
    pub const STANDARD: Self = Self::new(Points::WHOLE, Points::HALF, Points::ZERO);

    /// Win, draw and loss, with byes and forfeits worth what they stand for.
    pub const fn new(win: Points, draw: Points, loss: Points) -> Self {
        Self {
            win,
            draw,
            loss,
            forfeit_win: win,
            forfeit_loss: Points::ZERO,
            full_bye: win,
            half_bye: draw,
            zero_bye: Points::ZERO,
            pairing_bye: win,
            unknown: draw,
        }
    }

    /// What a round gives to a player. A result that is not there gives nothing (ruling 33).
    pub const fn award(&self, slot: Slot) -> Points {
        match slot {
            Slot::Game { side, .. } => self.side(side),
            Slot::ForfeitWin => self.forfeit_win,
            Slot::ForfeitLoss => self.forfeit_loss,
            Slot::Bye(bye) => self.bye(bye),
            Slot::Pending | Slot::Nothing => Points::ZERO,
            Slot::Unknown => self.unknown,
        }
    }

    /// What a game gives.
    pub const fn side(&self, side: Side) -> Points {
        match side {
            Side::Win => self.win,
            Side::Draw => self.draw,
            Side::Loss => self.loss,
        }
    }

    /// What a bye gives.
    pub const fn bye(&self, bye: Bye) -> Points {
        match bye {
            Bye::PairingAllocated => self.pairing_bye,
            Bye::FullPoint => self.full_bye,
            Bye::HalfPoint => self.half_bye,
            Bye::ZeroPoint => self.zero_bye,
        }
    }
}

impl Default for ScoreSystem {
    fn default() -> Self {
        Self::STANDARD
    }
}

/// Match points of a team (article 11.1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchScores {
    /// The match points for a match won.
    pub win: Points,
    /// The match points for a match drawn.
    pub draw: Points,
    /// The match points for a match lost.
    pub loss: Points,
    /// When a match is won.
    pub rule: MatchRule,
    /// What a pairing-allocated bye gives, where the event says so.
    pub pairing_bye: Option<PairingByeScores>,
    /// Match points of a forfeited match, where they differ from a win and from nothing: winner, loser.
    pub forfeit: Option<(Points, Points)>,
    /// Game points of a forfeited match, where they differ from a win per board: winner, loser.
    pub forfeit_games: Option<(Points, Points)>,
}

impl MatchScores {
    /// All match points and game points it states, in no order that matters.
    pub(crate) fn values(&self) -> impl Iterator<Item = Points> {
        let bye = self.pairing_bye.map(|bye| (bye.match_points, bye.game_points));
        let pairs = [Some((self.win, self.draw)), bye, self.forfeit, self.forfeit_games];
        pairs.into_iter().flatten().flat_map(|(one, other)| [one, other]).chain([self.loss])
    }
}

impl Default for MatchScores {
    fn default() -> Self {
        Self {
            win: Points::from_whole(2),
            draw: Points::from_whole(1),
            loss: Points::ZERO,
            rule: MatchRule::MoreThanTheOpponent,
            pairing_bye: None,
            forfeit: None,
            forfeit_games: None,
        }
    }
}

impl MatchScores {
    /// Match points for a result.
    pub const fn side(&self, side: Side) -> Points {
        match side {
            Side::Win => self.win,
            Side::Draw => self.draw,
            Side::Loss => self.loss,
        }
    }

    /// Match points for a bye; a pairing-allocated one counts as a draw unless the event says otherwise
    /// (ruling 34).
    pub fn bye(&self, bye: Bye) -> Points {
        match bye {
            Bye::PairingAllocated => self.pairing_bye.map_or(self.draw, |scores| scores.match_points),
            Bye::FullPoint => self.win,
            Bye::HalfPoint => self.draw,
            Bye::ZeroPoint => Points::ZERO,
        }
    }
}

/// What a team gets for a pairing-allocated bye (TRF 320).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PairingByeScores {
    /// Match points of the bye.
    pub match_points: Points,
    /// Game points of the bye.
    pub game_points: Points,
}

/// When a match is won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MatchRule {
    /// By more game points than the opponent.
    #[default]
    MoreThanTheOpponent,
    /// By more than half of the boards' points (French annex); both teams can lose after double forfeits.
    MoreThanHalf,
}

/// What becomes of a match to whose boards neither team sent anybody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DoubleForfeit {
    /// Both have lost it, as where the event says that neither team appeared.
    #[default]
    Lost,
    /// Nothing against nothing is a draw.
    Drawn,
}

/// How boards make the result of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchRules {
    /// When it is won.
    pub won: MatchRule,
    /// What a match gives for which neither team appeared.
    pub double_forfeit: DoubleForfeit,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pairing::Rateable;

    #[test]
    fn every_slot_has_its_points() {
        let system = ScoreSystem::new(Points::from_whole(3), Points::from_whole(1), Points::ZERO);
        let game = |side| Slot::Game { side, rated: Rateable::TooShort };
        let cases = [
            (game(Side::Win), 3),
            (game(Side::Draw), 1),
            (game(Side::Loss), 0),
            (Slot::ForfeitWin, 3),
            (Slot::ForfeitLoss, 0),
            (Slot::Bye(Bye::PairingAllocated), 3),
            (Slot::Bye(Bye::FullPoint), 3),
            (Slot::Bye(Bye::HalfPoint), 1),
            (Slot::Bye(Bye::ZeroPoint), 0),
            (Slot::Pending, 0),
            (Slot::Unknown, 1),
            (Slot::Nothing, 0),
        ];
        for (slot, points) in cases {
            assert_eq!(system.award(slot), Points::from_whole(points), "{slot:?}");
        }
    }

    #[test]
    fn a_team_bye_is_a_draw_unless_the_event_says_otherwise() {
        let mut scores = MatchScores::default();
        assert_eq!(scores.bye(Bye::PairingAllocated), Points::from_whole(1));
        let given = PairingByeScores { match_points: scores.win, game_points: Points::from_whole(4) };
        scores.pairing_bye = Some(given);
        assert_eq!(scores.bye(Bye::PairingAllocated), Points::from_whole(2));
    }
}
