//! 6.1, 8.21b, 8.58: newcomers of a round robin in which every game was played.

use exaequo_model::{PlayerId, Points};

use super::newcomers::{Achieved, Counted, Newcomers, judged, of_result};
use super::{First, Input, rating_in};
use crate::first::FirstResult;
use crate::games::{Games, IgnoredReason, Played};
use crate::percent;
use crate::provisions::{DifferenceLimit, FirstRating, PooledRoundRobin};
use crate::round_robin::{Average, NewcomerEntry, RatedEntry, RatedInTable, newcomer};
use crate::table;
use crate::verdict::{EventResult, FirstRatingMethod, NewcomerVerdict, Shortfall};

/// What a player did against those who count.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    score: Points,
    games: u32,
    against_rated: Points,
}

/// Unrated players without a point are left out first: their games count for nobody (6.1).
pub(super) fn newcomers(input: &Input<'_>, games: &mut Games) -> Newcomers {
    let zero = without_a_point(input, &games.played);
    let points = points(zero.len(), &games.played);
    leave_out_between(input, &zero, games);
    let sums = sums(input, &zero, &games.played);
    let rated = rated(input, &sums);
    let average = average(&zero, &rated);
    let players = (0..).map(PlayerId).zip(&sums);
    let firsts = players.map(|(player, sum)| {
        let is_newcomer = input.entrants.get(player).is_newcomer();
        is_newcomer.then(|| {
            Box::new(if zero[player.index()] {
                zero_result(input, player, &games.played, points[player.index()])
            } else {
                first(input, player, sum, average.as_ref())
            })
        })
    });
    Newcomers { all: firsts.collect(), average, rated, counted: Counted::Yes }
}

/// 6.1: unrated players without a point. A point against one of them is not taken into account, so a player who has no other
/// is one of them too.
fn without_a_point(input: &Input<'_>, games: &[Played]) -> Vec<bool> {
    let unrated: Vec<bool> = input.entrants().map(|(_, entrant)| entrant.rating.is_none()).collect();
    let mut zero = vec![false; unrated.len()];
    loop {
        let before = std::mem::replace(&mut zero, unrated.clone());
        for game in games.iter().filter(|game| !before[game.white.index()] && !before[game.black.index()]) {
            for (player, score) in [(game.white, game.scores[0]), (game.black, game.scores[1])] {
                zero[player.index()] &= score == Points::ZERO;
            }
        }
        if zero == before {
            return zero;
        }
    }
}

/// Drops games between unrated players if either scored zero. A player first published during the event is rated and
/// keeps the games against others (8.4).
fn leave_out_between(input: &Input<'_>, zero: &[bool], games: &mut Games) {
    let unrated = |player: PlayerId| input.entrants.get(player).rating.is_none();
    let without = |player: PlayerId| zero[player.index()] && input.entrants.get(player).since.is_none();
    games.leave_out(|game| {
        let out = (without(game.white) || without(game.black)) && unrated(game.white) && unrated(game.black);
        out.then_some(IgnoredReason::UnratedResult(NewcomerVerdict::Short(Shortfall::Zero)))
    });
}

fn sums(input: &Input<'_>, zero: &[bool], games: &[Played]) -> Vec<Sum> {
    let mut sums = vec![Sum::default(); zero.len()];
    for game in games.iter().filter(|game| !zero[game.white.index()] && !zero[game.black.index()]) {
        for (own, other, score) in
            [(game.white, game.black, game.scores[0]), (game.black, game.white, game.scores[1])]
        {
            let sum = &mut sums[own.index()];
            sum.score += score;
            sum.games += 1;
            if rating_in(input, other, game.round).is_some() {
                sum.against_rated += score;
            }
        }
    }
    sums
}

/// The rated players with what they scored against those who count.
fn rated(input: &Input<'_>, sums: &[Sum]) -> Vec<RatedInTable> {
    let games = sums.iter().map(|sum| sum.games).max().unwrap_or(0);
    let entries = input.entrants().zip(sums).filter_map(|((player, entrant), sum)| {
        let entry = RatedEntry { rating: entrant.rating.map(i32::from)?, score: sum.score };
        Some(RatedInTable { player, entry, games })
    });
    entries.collect()
}

/// 8.21b: Ra of those who count.
fn average(zero: &[bool], rated: &[RatedInTable]) -> Option<Average> {
    let counted = zero.iter().filter(|zero| !**zero).count();
    let opponents = u32::try_from(counted.saturating_sub(1)).ok()?;
    let entries: Vec<RatedEntry> = rated.iter().map(|one| one.entry).collect();
    Average::new(&entries, opponents, rated.first()?.games)
}

/// 8.58: Ru of a newcomer.
fn first(input: &Input<'_>, player: PlayerId, sum: &Sum, average: Option<&Average>) -> First {
    let entry = NewcomerEntry { score: sum.score, games: sum.games };
    let correction = average.filter(|_| sum.games > 0).map(|average| {
        let others = input.entrants().filter(|(one, _)| *one != player);
        let rated = others.filter_map(|(_, entrant)| entrant.rating.map(i32::from));
        newcomer(average, entry, rated, most_difference(input), per_half_point(input))
    });
    let rc = correction.map(|correction| correction.rc);
    // 7.21, ruling 54: a delisted player is one of the rated players of the table.
    let own = u32::from(average.is_some() && input.entrants.get(player).rating.is_some());
    let event = EventResult {
        start: input.tournament.event.start,
        method: FirstRatingMethod::RoundRobin,
        result: in_pool(input, sum, rc.unwrap_or(0), average.map_or(0, |average| average.opponents)),
        rated_opponents: average.map_or(0, |average| average.rated) - own,
        score_against_rated: sum.against_rated,
        score_in_all: sum.score,
        ru: correction.map(|correction| correction.ru),
        least: input.declared.championship.least(),
    };
    judged(input, player, event, rc, correction)
}

/// 8.3, ruling 53: what a pool makes of a result. Below half of the points the average is taken without the player.
fn in_pool(input: &Input<'_>, sum: &Sum, rc: i32, opponents: u32) -> FirstResult {
    let games = sum.games;
    let opponents_sum = i64::from(rc) * i64::from(games);
    let result = FirstResult { games, opponents: opponents_sum, score: sum.score, ..FirstResult::default() };
    let is_whole_field = input.provisions.pooled_round_robin == PooledRoundRobin::WholeField;
    if is_whole_field || result.half_points_above() >= 0 {
        return result;
    }
    result.without_own_part(i64::from(table::difference(percent(sum.score, games))), opponents)
}

/// What each player scored, against all opponents.
fn points(players: usize, games: &[Played]) -> Vec<Points> {
    let mut points = vec![Points::ZERO; players];
    for game in games {
        points[game.white.index()] += game.scores[0];
        points[game.black.index()] += game.scores[1];
    }
    points
}

/// 6.1: no point, so that neither side counts; a pool with an earlier result takes it in. What there is was scored against
/// others without one.
fn zero_result(input: &Input<'_>, player: PlayerId, games: &[Played], points: Points) -> First {
    let mut achieved = Achieved::default();
    for game in games.iter().filter(|game| game.white == player || game.black == player) {
        let opponent = if game.white == player { game.black } else { game.white };
        if let Some(rating) = rating_in(input, opponent, game.round) {
            achieved.add(opponent, rating, Points::ZERO);
        }
    }
    let mut first = of_result(input, player, &achieved);
    if let NewcomerVerdict::Short(Shortfall::Zero) = first.verdict
        && points > Points::ZERO
    {
        first.verdict = NewcomerVerdict::Short(Shortfall::OnlyAgainstZero);
    }
    first
}

/// 8.54, which 8.58 refers to.
fn most_difference(input: &Input<'_>) -> u16 {
    match input.provisions.limit {
        DifferenceLimit::Always(most)
        | DifferenceLimit::OncePerEvent(most)
        | DifferenceLimit::OncePerEventForAll(most)
        | DifferenceLimit::Below { limit: most, .. } => most,
        DifferenceLimit::None => u16::MAX,
    }
}

fn per_half_point(input: &Input<'_>) -> u16 {
    match input.provisions.first_rating {
        FirstRating::PerHalfPoint { hundredths } => hundredths,
        FirstRating::TwoDraws { .. } => 0,
    }
}
