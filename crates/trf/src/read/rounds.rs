//! How many rounds there are: announced, paired, and about to be paired.

use exaequo_model::{Absence, Bye, Order as _, ParticipantId, RoundNumber, Span, System};

use super::Reader;
use super::sheet::{BLOCK_WIDTH, Cell, FIRST_BLOCK};
use crate::problem::{Problem, SizeLimit};
use crate::sign::{Meaning, Sign, decide};

/// The place of a block in a player's line.
pub(super) fn block_span(line: u32, round: usize) -> Span {
    let first = u32::try_from(FIRST_BLOCK + BLOCK_WIDTH * round).unwrap_or(u32::MAX);
    Span::columns(line, first, first.saturating_add(7))
}

/// The place of the result in a block.
pub(super) fn result_span(line: u32, round: usize) -> Span {
    let column = u32::try_from(FIRST_BLOCK + BLOCK_WIDTH * round + 7).unwrap_or(u32::MAX);
    Span::columns(line, column, column)
}

/// The place of the colour in a block.
pub(super) fn color_span(line: u32, round: usize) -> Span {
    let column = u32::try_from(FIRST_BLOCK + BLOCK_WIDTH * round + 5).unwrap_or(u32::MAX);
    Span::columns(line, column, column)
}

/// The place of the opponent in a block.
pub(super) fn opponent_span(line: u32, round: usize) -> Span {
    let first = u32::try_from(FIRST_BLOCK + BLOCK_WIDTH * round).unwrap_or(u32::MAX);
    Span::columns(line, first, first.saturating_add(3))
}

/// When results should be known.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Due {
    /// The first round, from 0, the games of which may be known beforehand.
    ahead: usize,
    paired: usize,
    /// Rounds up to the last one with a result.
    with_results: usize,
}

impl Due {
    /// Whether a round, from 0, should have all its results: a later one is paired, or has some where games are known
    /// beforehand.
    pub(super) fn is_over(self, round: usize) -> bool {
        round + 1 < if round < self.ahead { self.paired } else { self.with_results }
    }
}

impl Reader<'_> {
    pub(super) fn resolve_rounds(&mut self) {
        let mut blocks = self.sheet.blocks();
        if blocks > 99 {
            let problem = Problem::TooLarge { what: SizeLimit::Rounds, limit: 99 };
            let longest =
                (0..self.sheet.players()).find(|player| self.sheet.cell(*player, 99) != Cell::BLANK);
            match longest {
                Some(player) => self.found.say(problem, block_span(self.sheet.line(player), 99)),
                None => self.found.say_of_file(problem),
            }
            blocks = 99;
        }
        let declared = self.settings.rounds.map(usize::from);
        let told = self.paired_by_records(declared);
        blocks = blocks.max(told);
        if let Some(announced) = declared {
            for round in announced..blocks {
                self.beyond(round, announced);
            }
            blocks = blocks.min(announced);
        }
        self.paired = blocks;
        while self.paired > told && self.is_next_round(self.paired - 1) {
            self.paired -= 1;
        }
        self.announce(declared, blocks);
        for round in self.paired..blocks {
            self.requests(round);
        }
    }

    /// The last round that records of teams show to be paired: one with a pairing-allocated bye (320), with a forfeited
    /// match (330), or with byes (240) for all teams.
    fn paired_by_records(&self, declared: Option<usize>) -> usize {
        let (teams, most) = (&self.teams, declared.unwrap_or(99).min(99));
        let allocated =
            |round| teams.byes.iter().any(|bye| bye.round == round && bye.bye == Bye::PairingAllocated);
        let forfeited = |round| teams.forfeits.iter().any(|forfeit| forfeit.round == round);
        let everybody = |round| {
            let byes = teams.byes.iter().filter(|bye| bye.round == round);
            let mut free: Vec<_> = byes.map(|bye| bye.team).collect();
            free.order();
            free.dedup();
            free.len() == self.facts.teams.len()
        };
        let named = teams.byes.iter().map(|bye| bye.round).chain(teams.forfeits.iter().map(|one| one.round));
        let mut rounds: Vec<RoundNumber> = named.filter(|round| usize::from(round.0) <= most).collect();
        rounds.order();
        rounds.dedup();
        let paired = |round: &RoundNumber| allocated(*round) || forfeited(*round) || everybody(*round);
        rounds.into_iter().rev().find(paired).map_or(0, |round| usize::from(round.0))
    }

    /// Pairings that do not wait for results can stand in the file long before they are played: those of a round robin,
    /// of a knock-out and of a play-off.
    pub(super) fn resolve_due(&mut self) {
        let system = self.facts.system;
        let known = system.is_some_and(|system| system.is_predetermined() || system == System::KnockOut);
        let ahead = if known { 0 } else { usize::from(self.facts.schedule.before_play_off()) };
        self.due = Due { ahead, paired: self.paired, with_results: self.paired };
        if ahead < self.paired {
            let result = |cell: &Cell| cell.opponent() != 0 && cell.sign() != Sign::Blank;
            let has_results = |round: &usize| self.sheet.round(*round).iter().any(result);
            self.due.with_results = (0..self.paired).rev().find(has_results).map_or(0, |last| last + 1);
        }
    }

    fn announce(&mut self, declared: Option<usize>, blocks: usize) {
        let dates = self.facts.schedule.rounds.len();
        let rounds = declared.unwrap_or(blocks.max(dates));
        if dates > rounds {
            let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
            let problem = |record| Problem::Count { record, declared: count(dates), counted: count(rounds) };
            let setting = self.settings.repeated.iter().rfind(|setting| setting.code.0 == *b"132").copied();
            if let Some(setting) = setting {
                self.found.say(problem(setting.code), setting.span(self.text));
            }
        }
        self.facts.schedule.announce(u16::try_from(rounds).unwrap_or(u16::MAX));
    }

    /// A block behind the last announced round.
    fn beyond(&mut self, index: usize, announced: usize) {
        let round = RoundNumber::from_index(index);
        let announced = u16::try_from(announced).unwrap_or(u16::MAX);
        let cells = (0..self.sheet.players()).map(|player| (player, self.sheet.cell(player, index)));
        let decisive =
            |cell: Cell| cell.opponent() != 0 || matches!(cell.sign(), Sign::PairingBye | Sign::Plus);
        let mut filled = cells.filter(|(_, cell)| *cell != Cell::BLANK);
        let Some(first) = filled.next() else { return };
        let found = std::iter::once(first).chain(filled).find(|(_, cell)| decisive(*cell));
        let (player, problem) = match found {
            Some((player, _)) => (player, Problem::RoundBeyond { round, announced }),
            None => (first.0, Problem::AbsenceBeyond { round, announced }),
        };
        self.found.say(problem, block_span(self.sheet.line(player), index));
    }

    /// Whether a round holds only requests of some players, and so is still to be paired.
    fn is_next_round(&self, round: usize) -> bool {
        let mut blank = false;
        for player in 0..self.sheet.players() {
            let cell = self.sheet.cell(player, round);
            let request = matches!(cell.sign(), Sign::HalfBye | Sign::FullBye | Sign::ZeroBye | Sign::Minus);
            match cell {
                Cell::BLANK => blank = true,
                _ if cell.opponent() == 0 && request => {}
                _ => return false,
            }
        }
        blank
    }

    fn requests(&mut self, index: usize) {
        let round = RoundNumber::from_index(index);
        let mut first = None;
        for player in 0..self.sheet.players() {
            let cell = self.sheet.cell(player, index);
            if cell == Cell::BLANK {
                continue;
            }
            first = first.or(Some(self.sheet.line(player)));
            if self.facts.is_team_event() {
                continue;
            }
            if let Meaning::Bye(bye) = decide(false, cell.color(), cell.sign()).meaning {
                self.request(round, player, bye);
            }
        }
        if let Some(line) = first {
            self.found.say(Problem::NextRound { round }, block_span(line, index));
        }
    }

    /// Notes a bye for a round that is not paired yet.
    pub(super) fn request(&mut self, round: RoundNumber, participant: usize, bye: Bye) {
        let participant = ParticipantId(u32::try_from(participant).unwrap_or(u32::MAX));
        if self.requested.insert((round, participant)) {
            self.facts.requests.push((round, Absence { participant, bye }));
        }
    }
}
