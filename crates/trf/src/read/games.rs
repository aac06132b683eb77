//! Two lines make one pairing: the blocks of both players are put together.

use exaequo_model::{
    Absence, Bye, Color, Colors, Order as _, Outcome, Pairing, ParticipantId, PlayerId, RoundNumber,
};

use super::Reader;
use super::rounds::{block_span, color_span, opponent_span, result_span};
use super::sheet::Cell;
use crate::problem::Problem;
use crate::sign::{self, Clean, ColorSign, Meaning, Meeting, Remark, Sign, decide};

/// One side of a pairing: who, and what the line says.
#[derive(Clone, Copy)]
struct Half {
    player: usize,
    number: u32,
    cell: Cell,
}

impl Reader<'_> {
    pub(super) fn resolve_games(&mut self) {
        let players = self.sheet.players();
        self.facts.rounds.pairings.reserve(players * self.paired / 2);
        // Some byes are in every file.
        self.facts.rounds.absences.reserve(players * self.paired / 16);
        let numbers = self.sheet.numbers();
        let blank_byes = self.blank_byes();
        let mut sorter = Sorter::new(players);
        if self.facts.is_team_event() {
            self.sort_team_rounds();
        }
        for round in 0..self.paired {
            let before = self.facts.rounds.pairings.len();
            sorter.sort(self.sheet.round(round), &numbers, self.sheet.by_number());
            self.facts.rounds.pairings.extend_from_slice(sorter.games());
            if self.facts.is_team_event() {
                self.keep_games_of_teams(round, before);
            }
            let clean = self.facts.rounds.pairings.len();
            for player in sorter.odd().iter().map(|player| *player as usize) {
                let cell = self.sheet.cell(player, round);
                self.odd_cell(round, Half { player, number: numbers[player].into(), cell });
            }
            if self.facts.rounds.pairings.len() > clean {
                self.put_in_order(before, clean);
            }
            if self.facts.is_team_event() {
                self.match_round(round);
            }
            self.give_blank_byes(round, &blank_byes);
            self.facts.rounds.close_round();
        }
        self.complete_bye_worth();
    }

    /// Games go by the first of their players; those behind `clean` were found later.
    fn put_in_order(&mut self, before: usize, clean: usize) {
        let games = &mut self.facts.rounds.pairings;
        let first = |game: &Pairing| game.white.min(game.black);
        if games.len() - clean > 32 {
            games[before..].order_by_key(first);
            return;
        }
        for late in clean..games.len() {
            let place =
                before + games[before..late].partition_point(|game| first(game) < first(&games[late]));
            games[place..=late].rotate_right(1);
        }
    }

    /// Leaves out games that teams stand in the way of, and says why.
    fn keep_games_of_teams(&mut self, round: usize, before: usize) {
        self.open_team_round(round);
        let games = self.facts.rounds.pairings.split_off(before);
        for game in games {
            if self.teams_meet(round, game.white.index(), game.black.index()) {
                self.facts.rounds.pairings.push(game);
            }
        }
    }

    /// A block that is not simply one side of a clean game.
    fn odd_cell(&mut self, round: usize, own: Half) {
        if own.cell.opponent() == 0 {
            return self.absence(round, own);
        }
        let number = u32::from(own.cell.opponent());
        if number == own.number {
            let round_number = RoundNumber::from_index(round);
            let span = opponent_span(self.sheet.line(own.player), round);
            return self.found.say(Problem::OwnOpponent { number, round: round_number }, span);
        }
        let Some(player) = self.sheet.find(number) else {
            return self.unknown_opponent(round, own);
        };
        let other = Half { player, number, cell: self.sheet.cell(player, round) };
        if u32::from(other.cell.opponent()) != own.number {
            self.one_sided(round, own, other);
        } else if own.player < other.player {
            self.odd_pair(round, own, other);
        }
    }

    /// Adds a pairing, unless teams stand in the way.
    fn add(&mut self, round: usize, white: Half, black: Half, outcome: Outcome, colors: Colors) {
        if self.facts.is_team_event() && !self.teams_meet(round, white.player, black.player) {
            return;
        }
        let id = |half: Half| PlayerId(u32::try_from(half.player).unwrap_or(u32::MAX));
        let pairing = Pairing { white: id(white), black: id(black), outcome, colors };
        self.facts.rounds.pairings.push(pairing);
    }

    /// A pairing about which there is something to say.
    fn odd_pair(&mut self, round: usize, own: Half, other: Half) {
        let [one, two] = [own, other].map(|half| decide(true, half.cell.color(), half.cell.sign()));
        for (half, decision) in [(own, one), (other, two)] {
            self.remark(round, half, decision.remark);
        }
        if one.meaning == Meaning::Nonsense || two.meaning == Meaning::Nonsense {
            return;
        }
        let played = one.meaning == Meaning::Played || two.meaning == Meaning::Played;
        let (white, black, colors) = self.colors(round, own, other, played);
        let open = |meaning| meaning == Meaning::Pending;
        let outcome = match (open(one.meaning), open(two.meaning)) {
            (true, true) => self.pending(round, own, other),
            (false, false) => self.results(round, white, black),
            (own_open, _) => self.half_known(round, if own_open { other } else { own }, white, black),
        };
        self.add(round, white, black, outcome, colors);
    }

    /// Who had which colour, as far as the two lines tell.
    fn colors(&mut self, index: usize, own: Half, other: Half, played: bool) -> (Half, Half, Colors) {
        let round = RoundNumber::from_index(index);
        let (number, opponent) = (own.number, other.number);
        let span = color_span(self.sheet.line(own.player), index);
        let related = color_span(self.sheet.line(other.player), index);
        let pending = [own, other].iter().all(|half| half.cell.sign() == Sign::Blank);
        match (own.cell.color().color(), other.cell.color().color()) {
            (Some(Color::White), Some(Color::Black)) => (own, other, Colors::Known),
            (Some(Color::Black), Some(Color::White)) => (other, own, Colors::Known),
            (Some(_), Some(_)) => {
                let problem = if pending {
                    Problem::SameColourPending { number, opponent, round }
                } else {
                    Problem::SameColour { number, opponent, round }
                };
                self.found.say_of_two(problem, span, related);
                (own, other, Colors::Unknown)
            }
            (Some(color), None) => {
                let problem = Problem::ColourInferred { number: opponent, round };
                self.found.say_of_two(problem, related, span);
                if color == Color::White { (own, other, Colors::Known) } else { (other, own, Colors::Known) }
            }
            (None, Some(color)) => {
                let problem = Problem::ColourInferred { number, round };
                self.found.say_of_two(problem, span, related);
                if color == Color::White { (other, own, Colors::Known) } else { (own, other, Colors::Known) }
            }
            (None, None) => {
                let problem = if played {
                    Problem::ColourMissing { number, opponent, round }
                } else {
                    Problem::ColoursUnknown { number, opponent, round }
                };
                self.found.say_of_two(problem, span, related);
                (own, other, Colors::Unknown)
            }
        }
    }

    fn pending(&mut self, index: usize, own: Half, other: Half) -> Outcome {
        if self.due.is_over(index) {
            let round = RoundNumber::from_index(index);
            let problem = Problem::Pending { number: own.number, opponent: other.number, round };
            let related = block_span(self.sheet.line(other.player), index);
            self.found.say_of_two(problem, block_span(self.sheet.line(own.player), index), related);
        }
        Outcome::Pending
    }

    /// Both sides have a result.
    fn results(&mut self, index: usize, white: Half, black: Half) -> Outcome {
        let round = RoundNumber::from_index(index);
        let (number, opponent) = (white.number, black.number);
        let (own, other) = (white.cell.sign(), black.cell.sign());
        let span = result_span(self.sheet.line(white.player), index);
        let related = result_span(self.sheet.line(black.player), index);
        let problem = match sign::meet(own, other) {
            Meeting::Impossible => Some(Problem::ImpossibleResult {
                number,
                opponent,
                round,
                own: self.written(index, white),
                other: self.written(index, black),
            }),
            Meeting::Decision => Some(Problem::Decision { number, opponent, round }),
            Meeting::Fits if sign::rated_differs(own, other) => {
                Some(Problem::RatedOnOneSide { number, opponent, round })
            }
            Meeting::Fits => None,
        };
        if let Some(problem) = problem {
            self.found.say_of_two(problem, span, related);
        }
        sign::outcome(own, other).unwrap_or_else(|| answered(white.cell.sign(), Color::White))
    }

    /// Only one side has a result, which then counts.
    fn half_known(&mut self, index: usize, known: Half, white: Half, black: Half) -> Outcome {
        let round = RoundNumber::from_index(index);
        let color = if known.player == white.player { Color::White } else { Color::Black };
        let missing = if color == Color::White { black } else { white };
        let problem = Problem::ResultOnOneSide { number: missing.number, opponent: known.number, round };
        let related = result_span(self.sheet.line(known.player), index);
        self.found.say_of_two(problem, result_span(self.sheet.line(missing.player), index), related);
        answered(known.cell.sign(), color)
    }

    /// The opponent's line does not answer.
    fn one_sided(&mut self, index: usize, own: Half, other: Half) {
        let round = RoundNumber::from_index(index);
        let (number, opponent) = (own.number, other.number);
        let span = opponent_span(self.sheet.line(own.player), index);
        let related = block_span(self.sheet.line(other.player), index);
        let decision = decide(true, own.cell.color(), own.cell.sign());
        if decision.meaning == Meaning::Nonsense {
            return self.remark(index, own, decision.remark);
        }
        // In teams, a present player may name one of those who did not appear.
        let absent = self.facts.is_team_event()
            && own.cell.sign() == Sign::Plus
            && other.cell.opponent() == 0
            && matches!(other.cell.sign(), Sign::Minus | Sign::ZeroBye | Sign::Blank);
        if absent && self.is_match_forfeited(own.player, other.player) {
            self.teams.now.unopposed.push(own.player);
            return;
        }
        if other.cell != Cell::BLANK && !absent {
            self.found.say_of_two(Problem::OneSided { number, opponent, round }, span, related);
            return;
        }
        self.found.say_of_two(Problem::OneSidedBlank { number, opponent, round }, span, related);
        self.remark(index, own, decision.remark);
        let color = own.cell.color().color();
        if color.is_none() && decision.meaning == Meaning::Played {
            self.found.say_of_two(Problem::ColourMissing { number, opponent, round }, span, related);
        }
        // Without colours the first player of the file comes first, as where both lines lack them.
        let first = if own.player < other.player { Color::White } else { Color::Black };
        let side = color.unwrap_or(first);
        let outcome = match decision.meaning {
            Meaning::Nonsense | Meaning::Bye(_) | Meaning::WonUnopposed => return,
            Meaning::Pending => Outcome::Pending,
            Meaning::Played | Meaning::Forfeit | Meaning::Unknown => answered(own.cell.sign(), side),
        };
        let colors = if color.is_some() { Colors::Known } else { Colors::Unknown };
        match side {
            Color::Black => self.add(index, other, own, outcome, colors),
            Color::White => self.add(index, own, other, outcome, colors),
        }
    }

    fn unknown_opponent(&mut self, index: usize, own: Half) {
        if self.refused {
            return;
        }
        let round = RoundNumber::from_index(index);
        let (number, opponent) = (own.number, u32::from(own.cell.opponent()));
        // Whoever did not appear has a zero-point bye, which the model completes itself.
        let problem = if self.is_absent_against_nobody(own.cell) {
            Problem::AbsentOpponent { number, opponent, round }
        } else {
            Problem::UnknownOpponent { number, opponent, round }
        };
        self.found.say(problem, opponent_span(self.sheet.line(own.player), index));
    }

    /// Whether a block is an absence against an opponent who is not in the file.
    pub(super) fn is_absent_against_nobody(&self, cell: Cell) -> bool {
        cell.opponent() != 0
            && matches!(cell.sign(), Sign::Minus | Sign::ZeroBye)
            && self.sheet.find(cell.opponent().into()).is_none()
    }

    /// A block without an opponent.
    fn absence(&mut self, index: usize, own: Half) {
        let round = RoundNumber::from_index(index);
        let line = self.sheet.line(own.player);
        // In teams, the player of an empty board keeps the colour of the board.
        let board = self.facts.is_team_event() && own.cell.sign() == Sign::Plus;
        if own.cell.color() != ColorSign::None && !board {
            let problem = Problem::ColourWithoutOpponent { number: own.number, round };
            self.found.say(problem, color_span(line, index));
        }
        let decision = decide(false, ColorSign::None, own.cell.sign());
        if self.facts.is_team_event() && decision.meaning != Meaning::Nonsense {
            // The letters of single players do not make a team's bye; see the matches.
            return;
        }
        self.remark(index, own, decision.remark);
        match decision.meaning {
            // The model completes zero-point byes itself.
            Meaning::Bye(bye) if bye != Bye::ZeroPoint => self.give_bye(own.player, bye),
            Meaning::WonUnopposed => {
                let scores = &self.facts.scores;
                if scores.pairing_bye == scores.win {
                    self.remark(index, own, Remark::OldBye);
                } else {
                    let problem = Problem::WinWithoutOpponent { number: own.number, round };
                    self.found.say(problem, block_span(line, index));
                }
                self.give_bye(own.player, Bye::FullPoint);
            }
            Meaning::Bye(_)
            | Meaning::Played
            | Meaning::Forfeit
            | Meaning::Pending
            | Meaning::Unknown
            | Meaning::Nonsense => {}
        }
    }

    pub(super) fn give_bye(&mut self, player: usize, bye: Bye) {
        let participant = ParticipantId(u32::try_from(player).unwrap_or(u32::MAX));
        self.facts.rounds.absences.push(Absence { participant, bye });
    }

    /// The result as the line has it; several characters stand for one that is not known.
    fn written(&self, index: usize, half: Half) -> char {
        let sign = half.cell.sign();
        let column = result_span(0, index).columns.map_or(0, |columns| columns.first as usize);
        let text = self.document.line(self.sheet.line(half.player)).unwrap_or_default();
        let found = text.chars().nth(column.saturating_sub(1));
        let same = |found: &char| u8::try_from(*found).ok().and_then(Sign::read) == Some(sign);
        found.filter(same).unwrap_or(sign.symbol())
    }

    fn remark(&mut self, index: usize, own: Half, remark: Remark) {
        let round = RoundNumber::from_index(index);
        let number = own.number;
        let found = || self.written(index, own);
        let line = self.sheet.line(own.player);
        let problem = match remark {
            Remark::None | Remark::ColorMissing | Remark::ColorUnrecorded | Remark::UnopposedWin => return,
            Remark::ResultUnknown => Problem::ResultUnknown { number, round, found: found() },
            Remark::Ongoing => Problem::Ongoing { number, round },
            Remark::ByeWithOpponent => Problem::ByeWithOpponent { number, round, found: found() },
            Remark::OldBye => Problem::OldBye { number, round, found: found() },
            Remark::ResultWithoutOpponent => Problem::ResultWithoutOpponent { number, round, found: found() },
        };
        self.found.say(problem, result_span(line, index));
    }
}

/// Tells the blocks of a round apart: clean games, in which both lines agree and nothing is unusual, and odd blocks.
struct Sorter {
    games: Vec<Pairing>,
    game_count: usize,
    odd: Vec<u32>,
    odd_count: usize,
}

impl Sorter {
    /// Room for the games of this number of players.
    fn new(players: usize) -> Self {
        let nobody = Pairing::new(PlayerId(0), PlayerId(0), Outcome::Pending);
        Self { games: vec![nobody; players / 2 + 1], game_count: 0, odd: vec![0; players], odd_count: 0 }
    }

    /// Clean games, in the order of the first of their players.
    fn games(&self) -> &[Pairing] {
        &self.games[..self.game_count]
    }

    /// Players with another block than one side of a clean game.
    fn odd(&self) -> &[u32] {
        &self.odd[..self.odd_count]
    }

    /// Sorts the blocks of a round. The first of two players makes the game.
    ///
    /// Who comes first and who has White is as hard to predict as a coin, so every game is written and only counted
    /// when it is the first side's.
    fn sort(&mut self, cells: &[Cell], numbers: &[u16], by_number: &[u16]) {
        let (mut game_count, mut odd_count) = (0, 0);
        let (games, odd) = (self.games.as_mut_slice(), self.odd.as_mut_slice());
        for (player, (cell, number)) in (0_u32..).zip(cells.iter().zip(numbers)) {
            if *cell == Cell::BLANK {
                continue;
            }
            let other = by_number.get(usize::from(cell.opponent())).copied().unwrap_or(0);
            let other = u32::from(other).wrapping_sub(1);
            let clean = match cells.get(other as usize) {
                Some(answer) if answer.opponent() == *number => cell.clean(*answer),
                _ => None,
            };
            let (Some(Clean { outcome, is_white }), Some(place)) = (clean, games.get_mut(game_count)) else {
                odd[odd_count] = player;
                odd_count += 1;
                continue;
            };
            let (white, black) = if is_white { (player, other) } else { (other, player) };
            *place = Pairing::new(PlayerId(white), PlayerId(black), outcome);
            game_count += usize::from(player < other);
        }
        (self.game_count, self.odd_count) = (game_count, odd_count);
    }
}

/// The outcome when one side's result is all there is.
fn answered(known: Sign, color: Color) -> Outcome {
    let outcome = sign::outcome(known, sign::answer(known)).unwrap_or(Outcome::Pending);
    match color {
        Color::White => outcome,
        Color::Black => outcome.mirrored(),
    }
}
