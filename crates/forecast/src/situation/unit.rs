//! What is open: a game, or a match of teams with the boards that are not finished.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

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
    /// The ways it can end, the best for the first side first.
    pub choices: Vec<Choice>,
}

/// One way a game or a match can end: a result for each open game. Ways of a match that give both teams the same are one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The result of each game.
    pub outcomes: Vec<Outcome>,
    /// Other results of the games that come to the same.
    pub alike: Vec<Vec<Outcome>>,
}

impl Choice {
    const fn of(outcomes: Vec<Outcome>) -> Self {
        Self { outcomes, alike: Vec::new() }
    }

    /// All results of the games that come to this.
    pub fn ways(&self) -> impl Iterator<Item = &[Outcome]> {
        std::iter::once(&self.outcomes).chain(&self.alike).map(Vec::as_slice)
    }
}

/// The results of a game that is played, the best for White first.
pub(crate) const RESULTS: [Outcome; 3] =
    [Outcome::played(Side::Win, Side::Loss), Outcome::DRAWN, Outcome::played(Side::Loss, Side::Win)];

/// More ways than this are not looked at one by one.
const MOST_CHOICES: usize = 127;
/// More boards of a match than this many ways allow are not looked at.
const MOST_WAYS: usize = 20_000;

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
            let choices = RESULTS.map(|outcome| Choice::of(vec![outcome])).to_vec();
            let sides = [game.white.participant(), game.black.participant()];
            units.push(Unit { sides, round, games: vec![position], choices });
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
        let sides = [meeting.white.participant(), meeting.black.participant()];
        let choices = of_match(tournament, &boards, board_by_board)?;
        units.push(Unit { sides, round, games: boards.iter().map(|(game, _)| *game).collect(), choices });
    }
    Ok(())
}

/// The ways the open boards can end: one for each sum of game points, or all of them where boards count one by one.
fn of_match(tournament: &Tournament, boards: &[(usize, Color)], all: bool) -> Result<Vec<Choice>, Refused> {
    let combinations = 3usize.checked_pow(u32::try_from(boards.len()).unwrap_or(u32::MAX));
    let most = if all { MOST_CHOICES } else { MOST_WAYS };
    let Some(combinations) = combinations.filter(|count| *count <= most) else {
        return Err(Refused::TooManyBoards { boards: boards.len() });
    };
    let mut by_sum: BTreeMap<(Points, Points, usize), Choice> = BTreeMap::new();
    for number in 0..combinations {
        let (mut sums, mut rest, mut outcomes) = ([Points::ZERO; 2], number, Vec::new());
        for (_, white_team) in boards {
            let (outcome, mirrored) = (RESULTS[rest % 3], RESULTS[2 - rest % 3]);
            rest /= 3;
            outcomes.push(if *white_team == Color::White { outcome } else { mirrored });
            let game = Pairing::new(exaequo_model::PlayerId(0), exaequo_model::PlayerId(1), outcome);
            sums[0] += tournament.scores.award(game.slot(Color::White));
            sums[1] += tournament.scores.award(game.slot(Color::Black));
        }
        let key = (Points::ZERO - sums[0], sums[1], if all { number } else { 0 });
        match by_sum.entry(key) {
            Entry::Occupied(mut known) => known.get_mut().alike.push(outcomes),
            Entry::Vacant(free) => {
                free.insert(Choice::of(outcomes));
            }
        }
    }
    Ok(by_sum.into_values().collect())
}
