//! 6.1, 6.41, 8.2, 8.52: what the unrated players of an event achieved.

use std::cell::LazyCell;

use exaequo_model::{PlayerId, Points};

use super::{EventForm, First, Input, all_play_all, rating_in};
use crate::first::FirstResult;
use crate::games::{Games, IgnoredReason};
use crate::provisions::UnratedOpponents;
use crate::round_robin::{Average, Newcomer, RatedInTable};
use crate::verdict::{EventResult, FirstRatingMethod, NewcomerVerdict, NoGame};

/// The unrated players of an event.
#[derive(Debug, Default)]
pub(super) struct Newcomers {
    /// By player; empty where everybody is rated.
    pub(super) all: Vec<Option<Box<First>>>,
    /// 8.21b: the average of a round robin with newcomers.
    pub(super) average: Option<Average>,
    /// Those it is of.
    pub(super) rated: Vec<RatedInTable>,
    /// Whether rated players count their games against them.
    pub(super) counted: Counted,
}

/// 6.42: whether rated players count games against newcomers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Counted {
    #[default]
    No,
    Yes,
}

impl Newcomers {
    pub(super) fn new(input: &Input<'_>, form: EventForm, games: &mut Games) -> Self {
        if input.entrants().all(|(_, entrant)| !entrant.is_newcomer()) {
            return Self::default();
        }
        match form {
            EventForm::RoundRobin => all_play_all::newcomers(input, games),
            EventForm::Swiss | EventForm::IncompleteRoundRobin | EventForm::Matches => {
                of_swiss(input, form, games)
            }
        }
    }

    pub(super) fn of(&self, player: PlayerId) -> Option<&First> {
        self.all.get(player.index())?.as_deref()
    }

    /// 8.52: the rating opponents are rated against.
    pub(super) fn rating_for_opponents(&self, player: PlayerId) -> Option<i32> {
        let first = self.of(player)?;
        let counts = self.counted == Counted::Yes && first.verdict.counts_for_opponents();
        first.event.ru.filter(|_| counts)
    }
}

/// 8.21a: from the rated opponents.
fn of_swiss(input: &Input<'_>, form: EventForm, games: &mut Games) -> Newcomers {
    let results = results_against_rated(input, form, games);
    let lacking = LazyCell::new(|| without_game(input, form, games));
    let firsts = (0..).map(PlayerId).zip(&results).map(|(player, result)| {
        let mut first = input.entrants.get(player).is_newcomer().then(|| of_result(input, player, result))?;
        if let NewcomerVerdict::NoGame(why) = &mut first.verdict {
            *why = lacking[player.index()];
        }
        Some(Box::new(first))
    });
    let counted = match input.provisions.unrated_opponents {
        UnratedOpponents::WithEventRating => Counted::Yes,
        UnratedOpponents::Ignored => Counted::No,
    };
    Newcomers { all: firsts.collect(), average: None, rated: Vec::new(), counted }
}

/// 6.41: what unrated players did against rated ones. Games between unrated players are left out.
fn results_against_rated(input: &Input<'_>, form: EventForm, games: &mut Games) -> Vec<Achieved> {
    let mut results = vec![Achieved::default(); input.tournament.players.len()];
    let since = |player: PlayerId| input.entrants.get(player).since.is_some();
    let counts =
        |player: PlayerId| form != EventForm::Matches && input.entrants.get(player).delisted.is_some();
    games.leave_out(|game| {
        match (rating_in(input, game.white, game.round), rating_in(input, game.black, game.round)) {
            (Some(white), Some(black)) => {
                // 7.21, ruling 54: opponents count as rated for a delisted player, and the other way round; 6.6 leaves out
                // matches.
                if counts(game.white) {
                    results[game.white.index()].add(game.black, black, game.scores[0]);
                }
                if counts(game.black) {
                    results[game.black.index()].add(game.white, white, game.scores[1]);
                }
            }
            (Some(rating), None) => results[game.black.index()].add(game.white, rating, game.scores[1]),
            (None, Some(rating)) => results[game.white.index()].add(game.black, rating, game.scores[0]),
            // 8.4: a player first published during the event is rated, and counts games against newcomers (6.42).
            (None, None) => {
                results[game.white.index()].score_against_unrated += game.scores[0];
                results[game.black.index()].score_against_unrated += game.scores[1];
                let published = since(game.white) || since(game.black);
                return (!published).then_some(IgnoredReason::BothUnrated);
            }
        }
        None
    });
    results
}

/// 5.1, 6.41, 6.6: why each player would be without a game.
fn without_game(input: &Input<'_>, form: EventForm, games: &Games) -> Vec<NoGame> {
    let mut lacking = vec![NoGame::Unplayed; input.tournament.players.len()];
    for game in &games.played {
        // Whoever has no game after all met nobody but players published since, who were not rated yet (8.4), or is no
        // longer rated and played a match (7.21).
        let why = if form == EventForm::Matches { NoGame::InMatch } else { NoGame::AgainstRated };
        lacking[game.white.index()] = why;
        lacking[game.black.index()] = why;
    }
    for game in &games.ignored {
        let why = match game.reason {
            IgnoredReason::UnratedInMatch => NoGame::InMatch,
            IgnoredReason::BothUnrated => NoGame::AgainstRated,
            _ => continue,
        };
        lacking[game.white.index()] = why;
        lacking[game.black.index()] = why;
    }
    lacking
}

/// What an unrated player did against rated opponents, and against others.
#[derive(Clone, Debug, Default)]
pub(super) struct Achieved {
    result: FirstResult,
    /// 8.21: the rated opponents, each once.
    opponents: Vec<PlayerId>,
    score_against_unrated: Points,
}

/// Room for opponents is asked for once: a tournament hardly ever has more rounds.
const USUAL_ROUNDS: usize = 11;

impl Achieved {
    pub(super) fn add(&mut self, opponent: PlayerId, rating: u16, score: Points) {
        self.result.add(i32::from(rating), score);
        if self.opponents.is_empty() {
            self.opponents.reserve(USUAL_ROUNDS);
        }
        if !self.opponents.contains(&opponent) {
            self.opponents.push(opponent);
        }
    }
}

/// A result against rated opponents alone.
pub(super) fn of_result(input: &Input<'_>, player: PlayerId, achieved: &Achieved) -> First {
    let result = achieved.result;
    let event = EventResult {
        start: input.tournament.event.start,
        method: FirstRatingMethod::Swiss,
        result,
        rated_opponents: u32::try_from(achieved.opponents.len()).unwrap_or(u32::MAX),
        score_against_rated: result.score,
        score_in_all: result.score + achieved.score_against_unrated,
        ru: input.provisions.first_rating(&result),
        least: input.declared.championship.least(),
    };
    judged(input, player, event, result.average(), None)
}

/// A result with what the regulations make of it.
pub(super) fn judged(
    input: &Input<'_>,
    player: PlayerId,
    event: EventResult,
    rc: Option<i32>,
    correction: Option<Newcomer>,
) -> First {
    // 8.4: a player first published during the event counts as unrated only for opponents, to whom earlier results
    // do not matter.
    let earlier = input.earlier.get(player.index()).filter(|_| input.entrants.get(player).since.is_none());
    let mut pool = earlier.cloned().unwrap_or_default();
    let verdict = pool.add(input.provisions, event);
    let pooled = pool.first_rating(input.provisions, input.entrants.get(player).least);
    First { event, rc, correction, verdict, pooled, pool }
}
