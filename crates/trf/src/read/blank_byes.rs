//! The oldest files leave a bye blank. Where the declared points are more than the results give by just what such rounds
//! are worth as byes, they are these byes.

use exaequo_model::{Bye, Points, RoundNumber, ScoreSystem, Span};

use super::sheet::Cell;
use super::{Letters, Reader};
use crate::problem::Problem;
use crate::sign::Sign;

/// A player whose blank rounds are byes.
pub(super) struct BlankBye {
    player: usize,
    bye: Bye,
}

impl Reader<'_> {
    /// Players whose blank rounds are byes. Where byes have letters, a blank round is an absence.
    pub(super) fn blank_byes(&self) -> Vec<BlankBye> {
        if self.letters == Letters::Used || self.facts.is_team_event() || self.refused {
            return Vec::new();
        }
        let blank = |player: usize| (0..self.paired).filter(|round| self.is_blank(player, *round)).count();
        let named = |player: usize| {
            let count = i32::try_from(blank(player)).ok().filter(|count| *count > 0)?;
            let scores = &self.facts.scores;
            let missing = self.declared.get(player)?.points()? - self.written_points(player, scores).0;
            let bye = match missing {
                _ if missing <= Points::ZERO => return None,
                _ if missing == scores.win * count => Bye::FullPoint,
                _ if missing == scores.draw * count => Bye::HalfPoint,
                _ => return None,
            };
            Some(BlankBye { player, bye })
        };
        (0..self.sheet.players()).filter_map(named).collect()
    }

    fn is_blank(&self, player: usize, round: usize) -> bool {
        self.sheet.cell(player, round) == Cell::BLANK
    }

    /// Gives the byes of a round, when its games are known.
    pub(super) fn give_blank_byes(&mut self, index: usize, byes: &[BlankBye]) {
        for BlankBye { player, bye } in byes {
            if !self.is_blank(*player, index) {
                continue;
            }
            let (round, number) = (RoundNumber::from_index(index), self.facts.players[*player].number);
            let points = self.facts.scores.bye(*bye);
            let span = Span::columns(self.sheet.line(*player), 81, 84);
            self.found.say(Problem::ByeFromPoints { number, round, points }, span);
            // Who alone is free in an odd number was left over.
            let free = self.sheet.round(index).iter().filter(|cell| cell.opponent() == 0).count();
            let left_over = free == 1 && !self.sheet.players().is_multiple_of(2) && *bye == Bye::FullPoint;
            self.give_bye(*player, if left_over { Bye::PairingAllocated } else { *bye });
        }
    }

    /// What the results of a player's own record give, and what its letters for byes do.
    pub(super) fn written_points(&self, player: usize, scores: &ScoreSystem) -> (Points, Points) {
        let (mut results, mut letters) = (Points::ZERO, Points::ZERO);
        for cell in (0..self.paired).map(|round| self.sheet.cell(player, round)) {
            match (cell.sign(), cell.opponent()) {
                (Sign::Win | Sign::ShortWin, _) => results += scores.win,
                (Sign::Draw | Sign::ShortDraw, _) => results += scores.draw,
                (Sign::Loss | Sign::ShortLoss, 1..) => results += scores.loss,
                (Sign::Plus, _) => results += scores.forfeit_win,
                (Sign::Minus, 1..) => results += scores.forfeit_loss,
                (Sign::Unknown, _) => results += scores.unknown,
                (Sign::PairingBye, 0) => letters += scores.pairing_bye,
                (Sign::FullBye, 0) => letters += scores.full_bye,
                (Sign::HalfBye, 0) => letters += scores.half_bye,
                (Sign::ZeroBye, 0) => letters += scores.zero_bye,
                _ => {}
            }
        }
        (results, letters)
    }
}
