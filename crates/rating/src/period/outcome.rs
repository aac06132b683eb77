//! 7.14, 7.21, 8.55c to 8.57: what a period comes to for each player.

use std::num::NonZeroUsize;

use exaequo_model::Points;

use super::newcomers::Judge;
use super::sums::Sums;
use super::{PeriodOutcome, PeriodPlayer, share_of, share_out};
use crate::change::{RatingChange, change};
use crate::coefficient::reduced;
use crate::provisions::Provisions;

/// 7.14, 8.2, 8.3: judges the results of the unrated players, and gives first ratings.
pub(super) fn first_ratings(judge: Judge<'_>, outcomes: &mut [PeriodOutcome], threads: NonZeroUsize) {
    let share = share_of(outcomes.len(), threads);
    let count = |players: &[PeriodPlayer]| players.iter().filter(|player| player.rating == 0).count();
    let mut newcomers = 0;
    let shares = outcomes.chunks_mut(share).zip(judge.period.players.chunks(share)).enumerate();
    let shares = shares.map(|(place, (outcomes, players))| {
        let before = newcomers;
        newcomers += count(players);
        (place * share, before, outcomes)
    });
    share_out(shares, |(begin, before, outcomes)| {
        judge.judge(begin..begin + outcomes.len(), before, outcomes);
    });
}

/// 8.55c to 8.57: changes the ratings of the rated players.
pub(super) fn change_rated(
    provisions: &Provisions,
    players: &[PeriodPlayer],
    parts: &[Sums<'_>],
    outcomes: &mut [PeriodOutcome],
    threads: NonZeroUsize,
) {
    let share = share_of(players.len(), threads);
    share_out(
        outcomes.chunks_mut(share).zip(players.chunks(share)).enumerate(),
        |(place, (outcomes, players))| {
            let all = (place * share..).zip(outcomes.iter_mut().zip(players));
            for (index, (outcome, player)) in all.filter(|(_, (_, player))| player.rating > 0) {
                *outcome = of_rated(provisions, *player, parts, index);
            }
        },
    );
}

#[inline]
fn of_rated(
    provisions: &Provisions,
    player: PeriodPlayer,
    parts: &[Sums<'_>],
    index: usize,
) -> PeriodOutcome {
    let sums = parts.iter().map(|part| part.of(index));
    let (gain, games) = sums.fold((0i32, 0u32), |(gain, games), (more, other)| {
        (gain.saturating_add(more), games.saturating_add(u32::from(other)))
    });
    let k = reduced(player.k, games, provisions.most_k_times_games);
    let change = change(k, Points::from_hundredths(gain));
    let new = new_rating(provisions, player.rating, k, change, parts, index);
    PeriodOutcome { change: change.0, games, new }
}

/// 8.57; 7.21: a player who falls below the floor is delisted.
fn new_rating(
    provisions: &Provisions,
    rating: u16,
    k: u8,
    sum: RatingChange,
    parts: &[Sums<'_>],
    index: usize,
) -> u16 {
    let gains = parts.iter().flat_map(|part| part.gains_by_event(index));
    let by_event: Vec<RatingChange> = gains.map(|gain| change(k, Points::from_hundredths(gain))).collect();
    let changes = if by_event.is_empty() { &[sum][..] } else { &by_event };
    let new = provisions.rounding.after_period(provisions.rounded, i32::from(rating), changes);
    u16::try_from(new).ok().filter(|new| *new >= provisions.floor).unwrap_or(0)
}
