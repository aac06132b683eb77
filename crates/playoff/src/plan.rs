//! The plan of a play-off: who meets whom, when and with which colour.

mod timetable;
mod tournament;

pub use timetable::{Session, What};
pub use tournament::facts;

use exaequo_model::{Color, ParticipantId, Rating};
use exaequo_tiebreak::{Standings, lots};

use crate::berger::{self, Cycles};
use crate::bracket::{Bracket, Duel, Goal, Seat, bracket};
use crate::regulations::{Colours, Format, Numbers, PlayOffRegulations};
use crate::stake::{Stake, Tie, ties};

/// The plan of all play-offs of an event.
#[derive(Clone, Debug)]
pub struct Plan {
    /// One for each tie that is played off.
    pub groups: Vec<Group>,
}

/// The plan for one tie.
#[derive(Clone, Debug)]
pub struct Group {
    /// The tie.
    pub tie: Tie,
    /// Who plays, by pairing number: the first has number 1.
    pub entrants: Vec<ParticipantId>,
    /// What they play, or why it cannot be planned.
    pub contest: Result<Contest, Refused>,
    /// When.
    pub timetable: Vec<Session>,
}

/// What is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contest {
    /// One pairing of two.
    Match(Games),
    /// Rounds of a round robin, each a list of games and who is free.
    RoundRobin(Vec<Round>),
    /// A knock-out; the games of the first round are known.
    KnockOut {
        /// The bracket.
        bracket: Bracket,
        /// The duels of the first round with their games.
        first: Vec<Games>,
    },
}

/// A round of a round robin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// The pairings.
    pub pairings: Vec<Games>,
    /// Who is free, by number.
    pub free: Option<u32>,
}

/// Two numbers that meet, with who has White in each game of the first stage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Games {
    /// The two, by number.
    pub pair: (u32, u32),
    /// The colour of the first of the two in each game.
    pub colors: Vec<Color>,
}

/// Why a play-off cannot be planned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// A knock-out decides four places at most.
    TooManyPlaces(u32),
    /// No round of a knock-out leaves so many.
    NoSuchRound(u32),
}

impl Plan {
    /// Plans the play-offs of an event.
    pub fn new(standings: &Standings<'_>, regulations: &PlayOffRegulations) -> Self {
        let groups = ties(standings, regulations).into_iter();
        Self { groups: groups.map(|tie| group(standings, regulations, tie)).collect() }
    }
}

fn group(standings: &Standings<'_>, regulations: &PlayOffRegulations, tie: Tie) -> Group {
    let entrants = numbered(standings, regulations, &tie);
    let contest = contest(standings, regulations, &tie, &entrants);
    let timetable = match &contest {
        Ok(contest) => timetable::timetable(contest, regulations),
        Err(_) => Vec::new(),
    };
    Group { tie, entrants, contest, timetable }
}

/// 3.1.4: the members in the order of their pairing numbers.
fn numbered(standings: &Standings<'_>, regulations: &PlayOffRegulations, tie: &Tie) -> Vec<ParticipantId> {
    let tournament = standings.field.tournament;
    let mut entrants = tie.members.clone();
    match regulations.numbers {
        Numbers::Standings => {}
        Numbers::TournamentNumber => entrants.sort_by_key(|&who| tournament.number_of(who)),
        Numbers::Rating => {
            let rating = |who| standings.field.rating(who, 0).map_or(0, Rating::value);
            entrants.sort_by_key(|&who| (std::cmp::Reverse(rating(who)), tournament.number_of(who)));
        }
        Numbers::Lots => {
            let seed = regulations.seed.as_deref().unwrap_or_default();
            entrants.sort_by_cached_key(|&who| lots::lot(tournament, seed, who));
        }
    }
    entrants
}

fn contest(
    standings: &Standings<'_>,
    regulations: &PlayOffRegulations,
    tie: &Tie,
    entrants: &[ParticipantId],
) -> Result<Contest, Refused> {
    let count = u32::try_from(entrants.len()).unwrap_or(u32::MAX);
    let draw = |pair: (u32, u32)| lot_color(standings, regulations, entrants, pair);
    let games = |pair| games(regulations, pair, draw(pair));
    if count == 2 {
        return Ok(Contest::Match(games((1, 2))));
    }
    let cycles = match regulations.format {
        Format::SingleRoundRobin => Cycles::Single,
        Format::DoubleRoundRobin => Cycles::DoubleReversed,
        Format::KnockOut => return knock_out(tie, count, games),
    };
    let round = |pairs: Vec<berger::Pair>| Round {
        free: berger::free(count, &pairs),
        pairings: pairs.into_iter().map(games).collect(),
    };
    Ok(Contest::RoundRobin(berger::table(count, cycles).into_iter().map(round).collect()))
}

fn knock_out(tie: &Tie, count: u32, games: impl Fn((u32, u32)) -> Games) -> Result<Contest, Refused> {
    let (goal, refused) = match tie.stake {
        Stake::Places { .. } => (Goal::Places(tie.count()), Refused::TooManyPlaces(tie.count())),
        Stake::Spots { count } => (Goal::Spots(count), Refused::NoSuchRound(count)),
    };
    let bracket = bracket(count, goal).ok_or(refused)?;
    let numbers = |duel: &Duel| match (duel.upper, duel.lower) {
        (Seat::Number(upper), Seat::Number(lower)) => Some((upper, lower)),
        _ => None,
    };
    let first = bracket.rounds[0].iter().filter_map(numbers).map(games).collect();
    Ok(Contest::KnockOut { bracket, first })
}

/// 3.1.5: the colours of a pairing in the games of the first stage.
fn games(regulations: &PlayOffRegulations, pair: (u32, u32), lot: Color) -> Games {
    let count = regulations.stages.first().map_or(1, |stage| stage.games);
    let first = match regulations.colours {
        Colours::ByNumber | Colours::Alternating => Color::White,
        Colours::Lots => lot,
    };
    let color = |game: u32| if game.is_multiple_of(2) { first } else { first.other() };
    Games { pair, colors: (0..count).map(color).collect() }
}

/// The colour of the first of two by lots: White for the lower lot.
fn lot_color(
    standings: &Standings<'_>,
    regulations: &PlayOffRegulations,
    entrants: &[ParticipantId],
    (one, other): (u32, u32),
) -> Color {
    let seed = format!("{}:colours", regulations.seed.as_deref().unwrap_or_default());
    let lot = |number: u32| lots::lot(standings.field.tournament, &seed, entrants[number as usize - 1]);
    if lot(one) < lot(other) { Color::White } else { Color::Black }
}
