//! Rounds in which nobody played: byes for all players that stand in records 240 only. As for teams, such a round has been
//! paired; byes for some are requests for a round to come.

use std::collections::BTreeMap;

use super::Reader;
use super::sheet::Cell;
use crate::columns::Fields;
use crate::fields;
use crate::record::Record;
use crate::sign::{ColorSign, Sign};

/// The byes of a round, by player.
type ByesOfRound = BTreeMap<usize, Sign>;

impl Reader<'_> {
    /// Puts byes for everybody in the rounds behind the last block into blocks, where the blocks of others have them.
    pub(super) fn rounds_of_byes(&mut self, later: &[Record]) {
        if self.facts.is_team_event() || self.refused {
            return;
        }
        let mut byes: BTreeMap<usize, ByesOfRound> = BTreeMap::new();
        for record in later.iter().filter(|record| &record.code(self.text).0 == b"240") {
            self.byes_of_record(*record, &mut byes);
        }
        let most = self.settings.rounds.map_or(99, usize::from).min(99);
        let is_whole = |round: &usize| byes.get(round).is_some_and(|all| all.len() == self.sheet.players());
        let rounds: Vec<usize> = (self.sheet.blocks()..most).take_while(is_whole).collect();
        for round in rounds {
            for (player, sign) in &byes[&round] {
                self.sheet.set(*player, round, Cell::new(0, ColorSign::None, *sign));
            }
        }
    }

    /// What is wrong with the record is said when it is read with the others.
    fn byes_of_record(&self, record: Record, byes: &mut BTreeMap<usize, ByesOfRound>) {
        let fields = Fields::of_bytes(record.line, record.start, record.text(self.text).as_bytes());
        let sign = match fields.get(5, 5) {
            b"F" | b"f" => Sign::FullBye,
            b"H" | b"h" => Sign::HalfBye,
            b"Z" | b"z" => Sign::ZeroBye,
            _ => return,
        };
        let round = fields::number(fields.get(7, 9)).value().and_then(|round| usize::try_from(round).ok());
        let Some(round) = round.and_then(|round| round.checked_sub(1)) else { return };
        let numbers = (11..=fields.cells().len()).step_by(5);
        let numbers = numbers.filter_map(|column| fields::number(fields.get(column, column + 3)).value());
        let players = numbers.filter_map(|number| self.sheet.find(number));
        byes.entry(round).or_default().extend(players.map(|player| (player, sign)));
    }
}
