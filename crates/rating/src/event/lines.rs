//! 6.42, 8.51 to 8.55: the games as each player sees them, with what they count, those of one player together.

use exaequo_model::{Color, Colors, PlayerId, Points, RoundNumber};

use super::newcomers::Newcomers;
use super::{Count, Input, Line, rating_in};
use crate::change::{Game, keep_one_limit, term};
use crate::games::{Games, Ignored, Played, Reason, Whom};
use crate::pool::Verdict;
use crate::provisions::{Limit, UnratedOpponents};

/// All lines.
#[derive(Debug)]
pub(super) struct Lines {
    pub(super) all: Vec<Line>,
    /// Where each player's begin; one more at the end.
    pub(super) starts: Vec<usize>,
    /// Games that do not count for somebody, in order.
    pub(super) ignored: Vec<Ignored>,
}

impl Lines {
    /// Counts first and places then, so that every line is written once.
    pub(super) fn new(input: &Input<'_>, newcomers: &Newcomers, games: Games) -> Self {
        let mut ignored = games.ignored;
        let mut starts = vec![0; input.tournament.players.len() + 1];
        for game in &games.played {
            for side in SIDES {
                let (player, opponent) = seat(game, side);
                if counts(input, newcomers, game.round, player, opponent) {
                    starts[player.index()] += 1;
                } else {
                    ignored.extend(why_not(input, newcomers, game, side, opponent));
                }
            }
        }
        let mut sum = 0;
        for start in &mut starts {
            sum += std::mem::replace(start, sum);
        }
        let mut all = vec![NOTHING; sum];
        let mut next = starts.clone();
        for game in &games.played {
            for side in SIDES {
                let place = &mut next[seat(game, side).0.index()];
                if let Some(line) = line(input, newcomers, game, side) {
                    all[*place] = line;
                    *place += 1;
                }
            }
        }
        if let Limit::OncePerEvent(most) = input.provisions.limit {
            for range in starts.windows(2) {
                limit_once(most, &mut all[range[0]..range[1]]);
            }
        }
        ignored.sort_by_key(|game| (game.round, game.white));
        Self { all, starts, ignored }
    }
}

const SIDES: [Color; 2] = [Color::White, Color::Black];

/// Stands where a line will be.
const NOTHING: Line = Line {
    round: RoundNumber::FIRST,
    opponent: PlayerId(0),
    color: None,
    score: Points::ZERO,
    count: Count::FirstAgainstNew,
};

/// Whether a game counts for a player.
fn counts(
    input: &Input<'_>,
    newcomers: &Newcomers,
    round: RoundNumber,
    player: PlayerId,
    opponent: PlayerId,
) -> bool {
    let rated = |who| rating_in(input, who, round).is_some();
    if rated(opponent) {
        return true;
    }
    if rated(player) || input.entrants.get(player).since.is_some() {
        return newcomers.rating_for_opponents(opponent).is_some();
    }
    newcomers.average.is_some()
}

/// Who sits there, against whom.
fn seat(game: &Played, side: Color) -> (PlayerId, PlayerId) {
    match side {
        Color::White => (game.white, game.black),
        Color::Black => (game.black, game.white),
    }
}

/// What a game counts for one side; `None` if it does not.
#[inline]
fn line(input: &Input<'_>, newcomers: &Newcomers, game: &Played, side: Color) -> Option<Line> {
    let (player, opponent) = seat(game, side);
    let score = match side {
        Color::White => game.scores[0],
        Color::Black => game.scores[1],
    };
    let own = rating_in(input, player, game.round).or_else(|| input.entrants.get(player).since);
    let against = rating_in(input, opponent, game.round).map(i32::from);
    let count = match (own.map(i32::from), against) {
        (Some(own), Some(opponent)) => {
            Count::Change(term(input.provisions.limit, Game { own, opponent, score }))
        }
        (Some(own), None) => {
            let opponent = newcomers.rating_for_opponents(opponent)?;
            Count::ChangeAgainstNew(term(input.provisions.limit, Game { own, opponent, score }))
        }
        (None, Some(opponent)) => Count::First(opponent),
        (None, None) if newcomers.average.is_some() => Count::FirstAgainstNew,
        (None, None) => return None,
    };
    let color = (game.colors == Colors::Known).then_some(side);
    Some(Line { round: game.round, opponent, color, score, count })
}

/// 6.42: why the game of a rated player against an unrated one does not count.
fn why_not(
    input: &Input<'_>,
    newcomers: &Newcomers,
    game: &Played,
    side: Color,
    opponent: PlayerId,
) -> Option<Ignored> {
    let first = newcomers.of(opponent)?;
    let reason = match (first.verdict, input.provisions.unrated_opponents) {
        (Verdict::Counts, UnratedOpponents::Ignored) => Reason::UnratedIgnored,
        (verdict, _) => Reason::UnratedOpponent(verdict),
    };
    let Played { round, white, black, .. } = *game;
    Some(Ignored { round, white, black, whom: Whom::One(side), reason })
}

/// 8.54 in the years in which the limit could be used once an event.
fn limit_once(most: u16, lines: &mut [Line]) {
    let terms = lines.iter_mut().filter_map(|line| match &mut line.count {
        Count::Change(term) | Count::ChangeAgainstNew(term) => Some(term),
        Count::First(_) | Count::FirstAgainstNew => None,
    });
    keep_one_limit(most, &mut terms.collect::<Vec<_>>());
}

/// Whether a line is that of a game, seen from the other side.
pub(super) fn is_other_side(line: &Line, round: RoundNumber, opponent: PlayerId) -> bool {
    (line.round, line.opponent) == (round, opponent)
}
