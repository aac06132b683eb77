//! 1.1 to 1.3: thinking time, on the assumption that a game ends after sixty moves.

use std::ops::RangeInclusive;

use exaequo_model::{Outcome, Pace, Pairing, PlayerId, RoundNumber, TimeControl, TimePeriod, Tournament};

use super::{Finding, periods_in};
use crate::declared::{Official, Times};
use crate::edition::Edition;
use crate::event::Input;
use crate::provisions::{BandScope, Bound, FastClassical, FirstControl, Provisions, ThinkingTime};

/// Moves of the game that 1.1 assumes.
const MOVES: u32 = 60;

/// What a thinking time outside the limits of a kind of play is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outside {
    /// That of another kind of play.
    Other(Pace),
    /// Less than any kind of play has.
    TooFast,
    /// Of no other kind of play: outside the limits in force.
    Limits {
        /// The shortest thinking time.
        from: Bound,
        /// The longest thinking time.
        to: Bound,
    },
}

/// Seconds a player has for sixty moves: the periods that are reached, and what every move adds.
///
/// ```
/// use exaequo_model::TimePeriod;
/// use exaequo_rating::eligibility::seconds_for_sixty_moves;
///
/// let ninety_and_thirty = TimePeriod { moves: None, seconds: 5400, increment: 30 };
/// assert_eq!(seconds_for_sixty_moves(&[ninety_and_thirty]), 120 * 60);
/// ```
pub fn seconds_for_sixty_moves(periods: &[TimePeriod]) -> u32 {
    let (mut seconds, mut moves) = (0u32, 0u32);
    for period in periods {
        if moves >= MOVES {
            break;
        }
        let played = period.moves.unwrap_or(MOVES).min(MOVES - moves);
        seconds =
            seconds.saturating_add(period.seconds).saturating_add(period.increment.saturating_mul(played));
        moves += played;
    }
    seconds
}

/// The thinking times of an event: encoded (TRF 222), else as the organiser's words (TRF 122) are understood.
pub fn control_of(tournament: &Tournament) -> TimeControl {
    let event = &tournament.event;
    if !event.time_control.white.is_empty() {
        return event.time_control.clone();
    }
    let white = periods_in(tournament.str(event.time_text)).unwrap_or_default();
    TimeControl { white, black: Vec::new() }
}

/// Seconds for sixty moves, of the player who has less.
fn least_seconds(control: &TimeControl) -> Option<u32> {
    if control.white.is_empty() {
        return None;
    }
    let white = seconds_for_sixty_moves(&control.white);
    if control.black.is_empty() {
        return Some(white);
    }
    Some(white.min(seconds_for_sixty_moves(&control.black)))
}

/// 3.1: seconds of a game in which both players use all their time for sixty moves.
pub(super) fn seconds_of_a_game(control: &TimeControl) -> Option<u32> {
    if control.white.is_empty() {
        return None;
    }
    let white = seconds_for_sixty_moves(&control.white);
    let black = if control.black.is_empty() { white } else { seconds_for_sixty_moves(&control.black) };
    Some(white.saturating_add(black))
}

/// 6.2: a play-off that is rated with its tournament and has a file of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PooledPlayOff {
    /// The name of the file.
    pub file: String,
    /// The thinking times of the play-off.
    pub control: TimeControl,
    /// The rounds it has become.
    pub rounds: RangeInclusive<u16>,
}

/// Rounds with the same thinking times.
struct Part<'a> {
    input: &'a Input<'a>,
    control: &'a TimeControl,
    rounds: Vec<RoundNumber>,
    whose: Whose,
}

/// Whose ratings decide where those of all players do.
#[derive(Clone, Copy)]
enum Whose {
    Everybody,
    ThosePaired,
}

/// The tournament by its thinking times, each play-off by its own.
pub(super) fn check(input: &Input<'_>, play_offs: &[PooledPlayOff], found: &mut Vec<Finding>) {
    let is_other = |round: &RoundNumber| play_offs.iter().any(|one| one.rounds.contains(&round.0));
    let rounds = input.tournament.rounds.numbers().filter(|round| !is_other(round)).collect();
    let control = control_of(input.tournament);
    found.extend(of_part(&Part { input, control: &control, rounds, whose: Whose::Everybody }));
    for one in play_offs {
        let rounds = one.rounds.clone().map(RoundNumber).collect();
        let part = Part { input, control: &one.control, rounds, whose: Whose::ThosePaired };
        found.extend(
            of_part(&part)
                .into_iter()
                .map(|finding| Finding::InPlayOff { file: one.file.clone(), finding: Box::new(finding) }),
        );
    }
}

impl Part<'_> {
    fn games(&self) -> impl Iterator<Item = (RoundNumber, &Pairing)> {
        let all = &self.input.tournament.rounds;
        self.rounds.iter().flat_map(|round| all.pairings_of(*round).iter().map(|game| (*round, game)))
    }
}

fn of_part(part: &Part<'_>) -> Vec<Finding> {
    let Some(seconds) = least_seconds(part.control) else { return vec![Finding::TimeUnknown] };
    let mut found = Vec::new();
    match part.input.provisions.thinking_time {
        ThinkingTime::Bands { scope: BandScope::Event, .. } => found.extend(of_event(part, seconds)),
        ThinkingTime::Bands { scope: BandScope::Game, .. } => found.extend(of_games(part, seconds)),
        ThinkingTime::Between { from, to } => {
            let control = part.control;
            if !control.black.is_empty() && control.black != control.white {
                found.push(Finding::TimeUnequal);
            }
            if !is_between(seconds, from, to) {
                let outside = outside(part.input.provisions, seconds, from, to);
                found.push(Finding::TimeOutside { seconds, outside });
            }
        }
    }
    found.extend(first_control(part));
    found
}

/// What a thinking time is that the provisions in force do not allow. The edition says what other kinds of play have.
fn outside(provisions: &Provisions, seconds: u32, from: Bound, to: Bound) -> Outside {
    let edition = Edition::named(provisions.edition);
    let of = |pace: Pace| edition.and_then(|own| own.provisions[pace]).map(|rules| rules.thinking_time);
    let others = Pace::ALL.into_iter().filter(|pace| *pace != provisions.pace);
    let mut reaches_any = reaches(seconds, from);
    for (pace, time) in others.filter_map(|pace| Some((pace, of(pace)?))) {
        let (reached, within) = match time {
            ThinkingTime::Bands { low, .. } => (reaches(seconds, Bound::Including(low)), true),
            ThinkingTime::Between { from, to } => (reaches(seconds, from), is_between(seconds, from, to)),
        };
        if reached && within {
            return Outside::Other(pace);
        }
        reaches_any |= reached;
    }
    if reaches_any { Outside::Limits { from, to } } else { Outside::TooFast }
}

fn reaches(seconds: u32, from: Bound) -> bool {
    match from {
        Bound::Including(minutes) => seconds >= u32::from(minutes) * 60,
        Bound::Excluding(minutes) => seconds > u32::from(minutes) * 60,
    }
}

fn is_between(seconds: u32, from: Bound, to: Bound) -> bool {
    let within = match to {
        Bound::Including(minutes) => seconds <= u32::from(minutes) * 60,
        Bound::Excluding(minutes) => seconds < u32::from(minutes) * 60,
    };
    reaches(seconds, from) && within
}

/// Minutes that a rating asks for. An unrated player counts as below the lowest band.
fn needed(input: &Input<'_>, strongest: Option<u16>) -> u16 {
    let ThinkingTime::Bands { high, middle, low, .. } = input.provisions.thinking_time else { return 0 };
    let usual = match strongest {
        Some(rating) if rating >= high.0 => high.1,
        Some(rating) if rating >= middle.0 => middle.1,
        _ => low,
    };
    match (input.provisions.fast_classical, input.declared.times) {
        (FastClassical::Approved(minutes), Times::FastApproved) => usual.min(minutes),
        _ => usual,
    }
}

/// The strongest player decides for all.
fn of_event(part: &Part<'_>, seconds: u32) -> Option<Finding> {
    let entrants = part.input.entrants;
    let strongest = match part.whose {
        Whose::Everybody => entrants.all().iter().filter_map(|entrant| entrant.rating).max(),
        Whose::ThosePaired => {
            let players = part.games().flat_map(|(_, game)| [game.white, game.black]);
            players.filter_map(|player| entrants.get(player).rating).max()
        }
    };
    let needed = needed(part.input, strongest);
    (seconds < u32::from(needed) * 60).then(|| Finding::TimeShort { seconds, needed, games: Vec::new() })
}

/// The stronger player of each game decides; what is enough for the strongest of all is enough for everybody.
fn of_games(part: &Part<'_>, seconds: u32) -> Option<Finding> {
    of_event(part, seconds)?;
    let mut most = 0;
    let mut games: Vec<(RoundNumber, PlayerId, PlayerId)> = Vec::new();
    // 5.1: what was not played is not counted anyway.
    let played = part.games().filter(|(_, game)| matches!(game.outcome, Outcome::Played { .. }));
    for (round, game) in played {
        let rating = |player| part.input.entrants.get(player).rating;
        let needed = needed(part.input, rating(game.white).max(rating(game.black)));
        if seconds < u32::from(needed) * 60 {
            most = most.max(needed);
            games.push((round, game.white, game.black));
        }
    }
    (!games.is_empty()).then_some(Finding::TimeShort { seconds, needed: most, games })
}

/// 1.3: the first control of either player. It is asked of an event, so that official ones are rated without it (0.3);
/// what 1.1 asks of a game they have to keep.
fn first_control(part: &Part<'_>) -> Option<Finding> {
    if part.input.declared.official == Official::Yes {
        return None;
    }
    let needed = part.input.provisions.first_control;
    let kept = |moves: &u32| match needed {
        FirstControl::Exactly(needed) => *moves == u32::from(needed),
        FirstControl::AtLeast(needed) => *moves >= u32::from(needed),
        FirstControl::Free => true,
    };
    let first = [&part.control.white, &part.control.black].into_iter().filter_map(|periods| periods.first());
    let moves = first.filter_map(|period| period.moves).find(|moves| !kept(moves))?;
    Some(Finding::FirstControl { moves, needed })
}
