//! What is open: a game, or a match of teams with the boards that are not finished.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use exaequo_model::{
    Board, Color, MatchOutcome, Outcome, Pairing, ParticipantId, Points, RoundNumber, Side, System,
    Tournament,
};

use super::is_open;
use crate::refused::Refused;

/// A game or a match that is not decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unit {
    /// The two who meet; the first has White, or is the white team.
    pub sides: [ParticipantId; 2],
    /// The round it belongs to.
    pub round: RoundNumber,
    /// The open games, by their position among all pairings.
    pub games: Vec<usize>,
    /// The colour the first side has in each of them.
    pub colors: Vec<Color>,
    /// What of them matters.
    pub counted: Counted,
    /// The ways it can end, the best for the first side first.
    pub choices: Vec<Choice>,
}

/// One way a game or a match can end: a result for each open game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The result of each game; where boards count together, results that come to the sums of this choice.
    pub outcomes: Vec<Outcome>,
}

/// What of a match matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// The result of every board, or of the game.
    Boards,
    /// The sums of game points alone: each choice is one pair of sums.
    Sums,
}

/// The results of a game that is played, the best for White first.
pub(crate) const RESULTS: [Outcome; 3] =
    [Outcome::played(Side::Win, Side::Loss), Outcome::DRAWN, Outcome::played(Side::Loss, Side::Win)];

/// More ways than this are not looked at one by one.
const MOST_CHOICES: usize = 127;

impl Unit {
    /// The results of a choice, game by game.
    pub fn results(&self, choice: u8) -> impl Iterator<Item = (usize, Outcome)> + '_ {
        let outcomes = self.choices.get(usize::from(choice)).map_or(&[][..], |choice| &choice.outcomes);
        self.games.iter().copied().zip(outcomes.iter().copied())
    }

    /// Which side somebody is on.
    pub fn side_of(&self, who: ParticipantId) -> Option<Color> {
        match self.sides {
            [white, _] if white == who => Some(Color::White),
            [_, black] if black == who => Some(Color::Black),
            _ => None,
        }
    }
}

/// The event before the games of a round, and that round.
pub(super) fn before(
    tournament: &Tournament,
    asked: Option<u16>,
) -> Result<(Tournament, RoundNumber), Refused> {
    let (paired, announced) = (tournament.rounds_before_play_off(), tournament.schedule.before_play_off());
    let first = tournament.complete_rounds() + 1;
    let round = asked.unwrap_or(first);
    if round == 0 || round > announced.max(paired) {
        return Err(if asked.is_some() {
            Refused::NoRound { asked: round, announced }
        } else {
            Refused::NothingOpen
        });
    }
    if round > paired + 1 {
        return Err(Refused::NoRound { asked: round, announced: paired + 1 });
    }
    if asked.is_none() {
        return Ok((without_play_off(tournament, paired)?, RoundNumber(round)));
    }
    // Who meets whom in a round robin is known from the start.
    let is_round_robin = matches!(tournament.system().0, System::RoundRobin { .. });
    let last = if is_round_robin { paired } else { round.min(paired) };
    let mut earlier = without_play_off(tournament, last)?;
    let first = earlier.rounds.pairing_range(RoundNumber(round)).start;
    let range = first..earlier.rounds.pairing_range(RoundNumber(last)).end;
    let played = range.filter(|&game| {
        matches!(earlier.rounds.pairings.get(game), Some(Pairing { outcome: Outcome::Played { .. }, .. }))
    });
    let played: Vec<(usize, Outcome)> = played.map(|game| (game, Outcome::Pending)).collect();
    earlier.set_outcomes(played);
    Ok((earlier, RoundNumber(round)))
}

/// The first rounds alone.
fn without_play_off(tournament: &Tournament, rounds: u16) -> Result<Tournament, Refused> {
    if tournament.rounds.count() <= rounds {
        return Ok(tournament.clone());
    }
    let mut facts = tournament.clone().into_facts();
    while facts.rounds.count() > rounds {
        facts.rounds.reopen_round();
    }
    facts.forget_published_points();
    Tournament::new(facts).map_err(|_| Refused::NothingOpen)
}

/// The open games, or the open matches of teams.
pub(super) fn open(tournament: &Tournament, board_by_board: bool) -> Result<Vec<Unit>, Refused> {
    let rounds = (1..=tournament.rounds_before_play_off()).map(RoundNumber);
    let mut units = Vec::new();
    for round in rounds {
        if tournament.is_team_event() {
            matches(tournament, round, board_by_board, &mut units)?;
        } else {
            games(tournament, round, &mut units);
        }
    }
    Ok(units)
}

fn games(tournament: &Tournament, round: RoundNumber, units: &mut Vec<Unit>) {
    let range = tournament.rounds.pairing_range(round);
    for (position, game) in range.zip(tournament.rounds.pairings_of(round)) {
        if is_open(game.outcome) {
            units.push(Unit {
                sides: [game.white.participant(), game.black.participant()],
                round,
                games: vec![position],
                colors: vec![Color::White],
                counted: Counted::Boards,
                choices: RESULTS.map(|outcome| Choice { outcomes: vec![outcome] }).to_vec(),
            });
        }
    }
}

fn matches(
    tournament: &Tournament,
    round: RoundNumber,
    board_by_board: bool,
    units: &mut Vec<Unit>,
) -> Result<(), Refused> {
    for meeting in tournament.rounds.matches_of(round) {
        if meeting.outcome != MatchOutcome::Boards {
            continue;
        }
        let mut boards = Vec::new();
        for board in tournament.rounds.boards_of(meeting) {
            if let Board::Game { pairing, white_team } = board
                && tournament.rounds.pairings.get(*pairing as usize).is_some_and(|game| is_open(game.outcome))
            {
                boards.push((*pairing as usize, *white_team));
            }
        }
        if boards.is_empty() {
            continue;
        }
        let (games, colors): (Vec<usize>, Vec<Color>) = boards.into_iter().unzip();
        let choices = of_match(tournament, &colors, board_by_board)?;
        units.push(Unit {
            sides: [meeting.white.participant(), meeting.black.participant()],
            round,
            games,
            colors,
            counted: if board_by_board { Counted::Boards } else { Counted::Sums },
            choices,
        });
    }
    Ok(())
}

/// The game points both sides have, the fewer the first side has the later.
type Sums = (Reverse<Points>, Points);

/// The ways the open boards can end: one for each pair of sums of game points, or all of them where boards count one by
/// one. The best for the first side come first.
fn of_match(tournament: &Tournament, colors: &[Color], all: bool) -> Result<Vec<Choice>, Refused> {
    let boards = colors.len();
    let mut ways: BTreeMap<(Sums, usize), Vec<Outcome>> =
        BTreeMap::from([(((Reverse(Points::ZERO), Points::ZERO), 0), Vec::new())]);
    for color in colors {
        let mut longer = BTreeMap::new();
        for ((sums, number), outcomes) in &ways {
            for (index, result) in RESULTS.into_iter().enumerate() {
                let [own, other] = points(tournament, result);
                let sums = (Reverse(sums.0.0 + own), sums.1 + other);
                let outcomes = outcomes.iter().copied().chain([for_color(result, *color)]);
                let number = if all { 3 * number + index } else { 0 };
                longer.entry((sums, number)).or_insert_with(|| outcomes.collect());
            }
        }
        if longer.len() > MOST_CHOICES {
            return Err(if all {
                Refused::TooManyBoards { boards }
            } else {
                Refused::TooManySums { boards }
            });
        }
        ways = longer;
    }
    Ok(ways.into_values().map(|outcomes| Choice { outcomes }).collect())
}

/// A result for the first side, White first.
pub(crate) fn for_color(result: Outcome, color: Color) -> Outcome {
    match color {
        Color::White => result,
        Color::Black => result.mirrored(),
    }
}

/// The points of White and Black for a result.
pub(crate) fn points(tournament: &Tournament, result: Outcome) -> [Points; 2] {
    let game = Pairing::new(exaequo_model::PlayerId(0), exaequo_model::PlayerId(1), result);
    [Color::White, Color::Black].map(|color| tournament.scores.award(game.slot(color)))
}
