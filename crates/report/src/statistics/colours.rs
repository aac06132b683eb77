//! Results by colour, round by round and in all; forfeits and byes.

use exaequo_model::{Board, Bye, Colors, Outcome, Pairing, RoundNumber, Side, Tournament};
use exaequo_rating::half_up;

use crate::page::{Cell, Column, Readers, Table, Tone, percentage};
use crate::{Lang, say};

/// What happened in a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Count {
    /// Games White won.
    white: u32,
    pub(super) draws: u32,
    /// Games Black won.
    black: u32,
    /// Games an arbiter decided otherwise, and games won by nobody knows which colour.
    other: u32,
    /// Games that were not played.
    forfeits: u32,
    /// Byes with points.
    byes: u32,
    /// Byes without: absent, withdrawn, not yet there.
    absent: u32,
}

impl Count {
    pub(super) fn of(tournament: &Tournament, round: RoundNumber) -> Self {
        let mut count = Self::default();
        for game in tournament.rounds.pairings_of(round) {
            count.add(game);
        }
        let boards = tournament.rounds.matches_of(round).iter();
        let boards = boards.flat_map(|meeting| tournament.rounds.boards_of(meeting));
        for _ in boards.filter(|board| matches!(board, Board::Unopposed { .. })) {
            count.forfeits += 1;
        }
        for absence in tournament.rounds.absences_of(round) {
            match absence.bye {
                Bye::PairingAllocated | Bye::FullPoint | Bye::HalfPoint => count.byes += 1,
                Bye::ZeroPoint => count.absent += 1,
            }
        }
        count
    }

    fn add(&mut self, game: &Pairing) {
        let kind = match game.outcome {
            Outcome::Pending | Outcome::Unknown => return,
            Outcome::Forfeited(_) => &mut self.forfeits,
            Outcome::Played { white, black, .. } => match (white, black, game.colors) {
                (Side::Draw, Side::Draw, _) => &mut self.draws,
                (Side::Win, Side::Loss, Colors::Known) => &mut self.white,
                (Side::Loss, Side::Win, Colors::Known) => &mut self.black,
                _ => &mut self.other,
            },
        };
        *kind += 1;
    }

    fn plus(self, next: Self) -> Self {
        Self {
            white: self.white + next.white,
            draws: self.draws + next.draws,
            black: self.black + next.black,
            other: self.other + next.other,
            forfeits: self.forfeits + next.forfeits,
            byes: self.byes + next.byes,
            absent: self.absent + next.absent,
        }
    }

    /// Games played over the board.
    pub(super) const fn games(self) -> u32 {
        self.white + self.draws + self.black + self.other
    }

    /// What White scored of the games both colours of which are known, in tenths of a percent.
    fn share_of_white(self) -> Option<i64> {
        let games = self.white + self.draws + self.black;
        tenths(2 * self.white + self.draws, 2 * games)
    }

    /// How many games were drawn, in tenths of a percent.
    pub(super) fn share_of_draws(self) -> Option<i64> {
        tenths(self.draws, self.games())
    }
}

/// A part in tenths of a percent, half up; `None` where there is nothing to take it of.
fn tenths(part: u32, whole: u32) -> Option<i64> {
    (whole > 0).then(|| half_up(1_000 * i64::from(part), whole.into()))
}

pub(super) fn table(counts: &[Count], lang: Lang) -> Table {
    let total = counts.iter().copied().fold(Count::default(), Count::plus);
    let mut table = Table::new(say!(lang, "Results by colour"), columns(total, lang));
    for (round, count) in (1..).zip(counts) {
        table.push(cells(Cell::Whole(round), *count));
    }
    table.push_toned(cells(Cell::sign(say!(lang, "all"), "all"), total), Tone::Strong);
    if counts.is_empty() {
        table.readers = Readers::Programs;
    }
    table
}

fn columns(total: Count, lang: Lang) -> Vec<Column> {
    // People see only what has happened.
    let rare = |column: Column, count: u32| if count == 0 { column.for_programs() } else { column };
    let other = say!(lang, "Games with another result, or won by a colour that is not known");
    vec![
        Column::number("round", say!(lang, "Round")).key().kept(),
        Column::number("games", say!(lang, "Games")).about(say!(lang, "Games played over the board")),
        Column::number("white_wins", say!(lang, "White won")),
        Column::number("draws", say!(lang, ctx "games", "Drawn")),
        Column::number("black_wins", say!(lang, "Black won")),
        rare(Column::number("other", say!(lang, "Other")).about(other), total.other),
        Column::number("white_share", say!(lang, "White %"))
            .about(say!(lang, "Points scored with White, a win as 1 and a draw as ½, in percent")),
        Column::number("draw_share", say!(lang, "Drawn %")).about(say!(lang, "Games drawn, in percent")),
        rare(Column::number("forfeits", say!(lang, "Forfeits")), total.forfeits),
        rare(
            Column::number("byes", say!(lang, ctx "narrow column", "Byes"))
                .about(say!(lang, "Byes with points")),
            total.byes,
        ),
        rare(
            Column::number("absent", say!(lang, "Absent"))
                .about(say!(lang, "Rounds without a game and without points")),
            total.absent,
        ),
    ]
}

fn cells(round: Cell, count: Count) -> Vec<Cell> {
    let whole = |number: u32| Cell::Whole(number.into());
    vec![
        round,
        whole(count.games()),
        whole(count.white),
        whole(count.draws),
        whole(count.black),
        whole(count.other),
        percentage(count.share_of_white()),
        percentage(count.share_of_draws()),
        whole(count.forfeits),
        whole(count.byes),
        whole(count.absent),
    ]
}
