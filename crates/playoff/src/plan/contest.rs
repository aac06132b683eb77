//! 3.1.3 and 3.1.5: who meets whom, with which colour.

use exaequo_model::{Color, ParticipantId, Tournament};

use crate::berger::{self, Cycles};
use crate::bracket::{Bracket, BracketDuel, Goal, Seat, bracket};
use crate::draw;
use crate::regulations::{Colours, Format, PlayOffRegulations};
use crate::stake::{Stake, Tie};

/// How a group plays off: a round robin or a knock-out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contest {
    /// One pairing of two.
    Match(PairGames),
    /// Rounds of a round robin, each a list of games and who is free. Those who stay level play the stages after the
    /// first among themselves.
    RoundRobin(Vec<PlannedRound>),
    /// A knock-out; the games of the first round are known.
    KnockOut {
        /// The bracket of the knock-out.
        bracket: Bracket,
        /// The duels of the first round with their games.
        first: Vec<PairGames>,
    },
}

/// A round of a round robin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlannedRound {
    /// The pairings of the round.
    pub pairings: Vec<PairGames>,
    /// Who is free, by number.
    pub free: Option<u32>,
}

/// Two numbers that meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairGames {
    /// The two, by number.
    pub pair: (u32, u32),
    /// The colour of the first of the two in each game of each stage; of the first stage only in a round robin.
    pub colors: Vec<Vec<Color>>,
}

/// Why a play-off cannot be planned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoContest {
    /// A knock-out decides four places at most.
    TooManyPlaces(u32),
    /// No round of a knock-out leaves this number of entrants.
    NoSuchRound(u32),
    /// It would need this number of rounds, more than a tournament can have.
    TooManyRounds(usize),
}

/// Rounds a tournament file can hold.
pub(super) const MOST_ROUNDS: usize = 99;

pub(super) fn contest(
    tournament: &Tournament,
    regulations: &PlayOffRegulations,
    tie: &Tie,
    entrants: &[ParticipantId],
) -> Result<Contest, NoContest> {
    let colours = Colouring { tournament, regulations, entrants };
    let count = u32::try_from(entrants.len()).unwrap_or(u32::MAX);
    if count == 2 {
        return Ok(Contest::Match(colours.all_stages((1, 2))));
    }
    match regulations.format {
        Format::SingleRoundRobin => round_robin(&colours, count, Cycles::Single),
        Format::DoubleRoundRobin => round_robin(&colours, count, Cycles::DoubleReversed),
        Format::KnockOut => knock_out(&colours, tie, count),
    }
}

fn round_robin(colours: &Colouring<'_>, count: u32, cycles: Cycles) -> Result<Contest, NoContest> {
    let table = berger::table(count, cycles);
    let games = colours.regulations.stages.first().map_or(1, |stage| stage.games);
    let rounds = table.len().saturating_mul(games as usize);
    if rounds > MOST_ROUNDS {
        return Err(NoContest::TooManyRounds(rounds));
    }
    let cycle = if cycles == Cycles::Single { table.len() } else { table.len() / 2 };
    let round = |(index, pairs): (usize, Vec<berger::Pair>)| PlannedRound {
        free: berger::free(count, &pairs),
        pairings: pairs.into_iter().map(|pair| colours.first_stage(pair, index / cycle, games)).collect(),
    };
    Ok(Contest::RoundRobin(table.into_iter().enumerate().map(round).collect()))
}

fn knock_out(colours: &Colouring<'_>, tie: &Tie, count: u32) -> Result<Contest, NoContest> {
    let (goal, refused) = match tie.stake {
        Stake::Places { .. } => (Goal::Places(tie.count()), NoContest::TooManyPlaces(tie.count())),
        Stake::Spots { count } => (Goal::Spots(count), NoContest::NoSuchRound(count)),
    };
    let bracket = bracket(count, goal).ok_or(refused)?;
    let numbers = |duel: &BracketDuel| match (duel.upper, duel.lower) {
        (Seat::Number(upper), Seat::Number(lower)) => Some((upper, lower)),
        _ => None,
    };
    let first = bracket.rounds[0].iter().filter_map(numbers).map(|pair| colours.all_stages(pair)).collect();
    Ok(Contest::KnockOut { bracket, first })
}

/// 3.1.5: who gives the colours.
struct Colouring<'a> {
    tournament: &'a Tournament,
    regulations: &'a PlayOffRegulations,
    entrants: &'a [ParticipantId],
}

impl Colouring<'_> {
    /// The colours of two in a cycle of a round robin; the table has exchanged them in the second.
    fn first_stage(&self, pair: (u32, u32), cycle: usize, games: u32) -> PairGames {
        let first = match (self.regulations.colours, cycle) {
            (Colours::ByNumber | Colours::Alternating, _) => Color::White,
            (Colours::Lots, 0) => self.lot(pair, 0),
            // The other way round than in the first cycle, whoever the table puts first.
            (Colours::Lots, _) => self.lot(pair, 0).other(),
        };
        PairGames { pair, colors: vec![alternating(first, games)] }
    }

    /// The colours of two in all stages.
    fn all_stages(&self, pair: (u32, u32)) -> PairGames {
        let mut next = Color::White;
        let mut colors = Vec::with_capacity(self.regulations.stages.len());
        for index in 0..self.regulations.stages.len() {
            let first = match self.regulations.colours {
                Colours::ByNumber => Color::White,
                Colours::Alternating => next,
                Colours::Lots => self.lot(pair, index),
            };
            let games = alternating(first, self.regulations.games_between(index));
            next = games.last().map_or(first, |color| color.other());
            colors.push(games);
        }
        PairGames { pair, colors }
    }

    /// The colour of the first of two by lots.
    fn lot(&self, pair: (u32, u32), stage: usize) -> Color {
        let lower = draw::color(self.tournament, self.regulations, self.entrants, pair, stage);
        if pair.0 < pair.1 { lower } else { lower.other() }
    }
}

/// Colours that change from game to game.
pub(crate) fn alternating(first: Color, games: u32) -> Vec<Color> {
    (0..games).map(|game| if game.is_multiple_of(2) { first } else { first.other() }).collect()
}
