//! How far a play-off is: what has been decided, who meets next, with which colour.
//!
//! Nothing is planned twice: pairings, colours and sessions follow from the same rules as in the first plan, and what has
//! been played is read as it is when the play-off is merged.

use exaequo_model::{Color, Order as _, ParticipantId};
use exaequo_tiebreak::Standings;

use super::games::{Encounter, Hall, Scores};
use super::outcome::{Duel, Open, PlayOffOutcome};
use super::played::{self, DrawnGame, Scored};
use super::settled::Settled;
use super::{PlayOff, decide, knock_out, round_robin};
use crate::draw;
use crate::plan::{Contest, Need, Plan, PlannedGame, Session, SessionGame, timetable};
use crate::regulations::{Colours, PlayOffRegulations};

/// How far a play-off is.
#[derive(Clone, Debug, Default)]
pub struct Progress {
    /// Pairings of two that are decided, in order.
    pub duels: Vec<Duel>,
    /// What became of the duels of a knock-out, round by round as far as they are known; `None` for one that is not over.
    pub rounds: Vec<Vec<Option<Through>>>,
    /// What has been played, pair after pair.
    pub played: Vec<Scored>,
    /// Drawn decisive games, which somebody wins nevertheless.
    pub drawn: Vec<DrawnGame>,
    /// Those for whom nothing is at stake any more.
    pub settled: Settled,
    /// Games to play: those that are certain, and those of later stages of the same pairings.
    pub next: Vec<PlannedGame>,
    /// Whether something is left to play.
    pub state: ProgressState,
    /// The entrants as participants of the play-off's file; empty where somebody is missing.
    pub seats: Vec<ParticipantId>,
}

/// Whether something is left to play.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum ProgressState {
    /// There are games to play.
    Going,
    /// Everything is decided.
    #[default]
    Over,
    /// It cannot go on.
    Stuck(Open),
}

/// Who went on from a duel and who did not, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Through {
    /// Who went on; `None` for nobody.
    pub winner: Option<u32>,
    /// The number of the one who did not.
    pub loser: Option<u32>,
}

/// The plan of an event whose play-offs have begun.
pub fn continued(standings: &Standings, games: &PlayOff<'_>, regulations: &PlayOffRegulations) -> Plan {
    Plan::new(standings, regulations).continued(standings, games, regulations)
}

impl Plan {
    /// The same plan once some of its games have been played.
    pub fn continued(
        mut self,
        standings: &Standings,
        games: &PlayOff<'_>,
        regulations: &PlayOffRegulations,
    ) -> Self {
        let (playoff, mut before) = (games.games(), 0);
        let scores = &Scores::new(playoff, standings.field.primary);
        for group in &mut self.groups {
            let seats = games.seats(&standings.field.tournament, group, before);
            let progress = match &seats {
                Ok(seats) => {
                    let timetable =
                        renewed_timetable(&Hall { standings, playoff, regulations, group, seats, scores });
                    if let Some(timetable) = timetable {
                        group.timetable = timetable;
                    }
                    resolved(Hall { standings, playoff, regulations, group, seats, scores }).1
                }
                Err(open) => Progress { state: ProgressState::Stuck(open.clone()), ..Progress::default() },
            };
            before = before.saturating_add(group.count());
            group.progress = Some(progress);
        }
        self
    }
}

/// 3.1.7: once results tell how many are still level, later stages of a round robin have no more rounds than these need.
fn renewed_timetable(hall: &Hall<'_>) -> Option<Vec<Session>> {
    let Ok(contest @ Contest::RoundRobin(_)) = &hall.group.contest else { return None };
    let level = round_robin::level_by_stage(hall);
    Some(timetable(contest, hall.regulations, |stage| level[stage]))
}

/// What was decided, or who plays on, and how far it is.
pub(super) fn resolved(hall: Hall<'_>) -> (Result<PlayOffOutcome, Open>, Progress) {
    let mut progress = so_far(hall);
    // The first two who were found are not the only ones who play.
    let outcome = decide(hall).map_err(|open| match open {
        Open::Undecided(_) => Open::Undecided(progress.who_plays(hall)),
        open => open,
    });
    progress.state = match &outcome {
        Ok(_) => ProgressState::Over,
        Err(Open::Undecided(..) | Open::Level(..)) if !progress.next.is_empty() => ProgressState::Going,
        Err(open) => ProgressState::Stuck(open.clone()),
    };
    if let Ok(outcome) = &outcome {
        progress.duels.clone_from(&outcome.duels);
    }
    (outcome, progress)
}

/// What has been played, and what is left.
fn so_far(hall: Hall<'_>) -> Progress {
    let mut progress = Progress {
        seats: hall.seats.to_vec(),
        played: played::played(&hall),
        drawn: played::drawn(&hall),
        ..Progress::default()
    };
    let mut left = Left { hall, games: Vec::new() };
    match &hall.group.contest {
        Err(_) => {}
        Ok(Contest::Match(_)) => left.duel([0, 1], 0, 1, |_| 1),
        Ok(Contest::KnockOut { bracket, .. }) => {
            (progress.rounds, progress.duels) = knock_out::so_far(&mut left, bracket);
            progress.settled = Settled::of_knock_out(&hall, bracket, &progress.rounds);
        }
        Ok(Contest::RoundRobin(rounds)) => {
            round_robin::left(&mut left, rounds);
            progress.settled = Settled::of_round_robin(&hall);
        }
    }
    progress.next = left.in_order();
    progress
}

impl Progress {
    /// Everybody who has games to play that are certain, by pairing number.
    fn who_plays(&self, hall: Hall<'_>) -> Vec<ParticipantId> {
        let certain = self.next.iter().filter(|game| game.what.need == Need::Certain);
        let mut numbers: Vec<u32> = certain.flat_map(|game| [game.white, game.black]).collect();
        numbers.order();
        numbers.dedup();
        numbers.into_iter().map(|number| hall.who(number as usize - 1)).collect()
    }
}

/// Collects the games that are left.
pub(super) struct Left<'a> {
    pub(super) hall: Hall<'a>,
    games: Vec<PlannedGame>,
}

impl Left<'_> {
    /// Adds a game of the play-off's plan. Its board is that of the plan, whatever else is over already.
    pub(super) fn add(&mut self, what: SessionGame, board: u32, [white, black]: [usize; 2]) {
        let number = |seat: usize| u32::try_from(seat + 1).unwrap_or(u32::MAX);
        self.games.push(PlannedGame { what, board, white: number(white), black: number(black) });
    }

    /// What two seats have left to play from a stage on at a board, each stage in its round of the plan; nothing if they
    /// are done.
    pub(super) fn duel(
        &mut self,
        [one, other]: [usize; 2],
        from: usize,
        board: u32,
        round: impl Fn(usize) -> u32,
    ) {
        if self.hall.duel(one, other, from).is_ok() {
            return;
        }
        let (lower, higher) = (one.min(other), one.max(other));
        let colors = self.colors(lower, higher, from);
        let before: usize = (0..from).map(|stage| self.hall.meetings(stage)).sum();
        let met = self.hall.encounters(lower, higher);
        let met = met.get(before..).unwrap_or_default();
        let colors = self.after(met, colors);
        let mut played = met.len();
        let mut need = Need::Certain;
        for (stage, colors) in (from..).zip(colors) {
            let (over, games) = (played.min(colors.len()), colors.len());
            played -= over;
            for (game, color) in (1..).zip(colors).skip(over) {
                let pair = if color == Color::White { [lower, higher] } else { [higher, lower] };
                self.add(SessionGame { round: round(stage), stage, game, need }, board, pair);
            }
            // The stages behind the one that is being played may not be needed.
            if over < games {
                need = Need::IfTied;
            }
        }
    }

    /// 3.1.5: the colours of the lower number in all games from a stage on.
    fn colors(&self, lower: usize, higher: usize, from: usize) -> Vec<Vec<Color>> {
        let regulations = self.hall.regulations;
        let mut next = self.next_color(lower, higher, from);
        let mut stages = Vec::new();
        for stage in from..regulations.stages.len() {
            let first = match regulations.colours {
                Colours::ByNumber => Color::White,
                Colours::Alternating => next,
                Colours::Lots => self.lot(lower, higher, stage),
            };
            let games = crate::plan::alternating(first, regulations.games_between(stage));
            next = games.last().map_or(first, |color| color.other());
            stages.push(games);
        }
        stages
    }

    /// Where colours go on alternating, they do so from the last game as it was played, whatever had been planned.
    fn after(&self, met: &[Encounter], mut colors: Vec<Vec<Color>>) -> Vec<Vec<Color>> {
        let actual = met.last().and_then(|last| last.color);
        let planned = met.len().checked_sub(1).and_then(|last| colors.iter().flatten().nth(last).copied());
        let is_other = actual.is_some() && planned.is_some() && actual != planned;
        if is_other && self.hall.regulations.colours == Colours::Alternating {
            colors.iter_mut().flatten().for_each(|color| *color = color.other());
        }
        colors
    }

    /// The colour of the first of two seats in a stage, where colours go on alternating.
    pub(super) fn next_color(&self, one: usize, other: usize, stage: usize) -> Color {
        let before: usize = (0..stage).map(|stage| self.hall.meetings(stage)).sum();
        let met = self.hall.encounters(one, other);
        let last = before.checked_sub(1).and_then(|last| met.get(last)?.color);
        last.map_or(Color::White, Color::other)
    }

    /// The colour of the lower of two seats by lots.
    pub(super) fn lot(&self, lower: usize, higher: usize, stage: usize) -> Color {
        let number = |seat: usize| u32::try_from(seat + 1).unwrap_or(u32::MAX);
        let Hall { standings, regulations, group, .. } = self.hall;
        let pair = (number(lower), number(higher));
        draw::color(&standings.field.tournament, regulations, &group.entrants, pair, stage)
    }

    /// How many games have been added.
    pub(super) fn len(&self) -> usize {
        self.games.len()
    }

    /// The games by session and board.
    fn in_order(mut self) -> Vec<PlannedGame> {
        self.games.order_by_key(|game| (game.what.round, game.what.stage, game.what.game, game.board));
        self.games
    }
}
