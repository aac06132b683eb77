//! 7.14, 7.21, 8.55c to 8.57: what a period comes to for each player.

use std::num::NonZeroUsize;

use exaequo_model::Points;

use super::newcomers::Newcomers;
use super::sums::Sums;
use super::{Period, PeriodOutcome, PeriodPlayer, RatedPeriod, share_of, share_out};
use crate::change::{Change, change};
use crate::coefficient::reduced;
use crate::provisions::Provisions;

/// What became of everybody.
pub(super) fn outcomes(
    provisions: &Provisions,
    period: &Period<'_>,
    parts: &[Sums<'_>],
    newcomers: Newcomers,
    threads: NonZeroUsize,
) -> RatedPeriod {
    let mut all = vec![PeriodOutcome::default(); period.players.len()];
    let share = share_of(all.len(), threads);
    share_out(
        all.chunks_mut(share).zip(period.players.chunks(share)).enumerate(),
        |(place, (outcomes, players))| {
            for (index, (outcome, player)) in outcomes.iter_mut().zip(players).enumerate() {
                *outcome = of_rated(provisions, *player, parts, place * share + index);
            }
        },
    );
    let pools = newcomers.into_pools();
    for (place, pool) in &pools {
        let player = period.players.get(*place as usize).zip(all.get_mut(*place as usize));
        if let Some((player, outcome)) = player {
            let first = pool.first_rating(provisions, player.least).published();
            let new = first.and_then(|rating| u16::try_from(rating).ok()).unwrap_or(0);
            *outcome = PeriodOutcome { games: pool.total().games, new, change: 0 };
        }
    }
    RatedPeriod { players: all, pools }
}

#[inline]
fn of_rated(
    provisions: &Provisions,
    player: PeriodPlayer,
    parts: &[Sums<'_>],
    index: usize,
) -> PeriodOutcome {
    if player.rating == 0 {
        return PeriodOutcome::default();
    }
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
    sum: Change,
    parts: &[Sums<'_>],
    index: usize,
) -> u16 {
    let gains = parts.iter().flat_map(|part| part.gains_by_event(index));
    let by_event: Vec<Change> = gains.map(|gain| change(k, Points::from_hundredths(gain))).collect();
    let changes = if by_event.is_empty() { &[sum][..] } else { &by_event };
    let new = provisions.rounding.after_period(provisions.rounded, i32::from(rating), changes);
    u16::try_from(new).ok().filter(|new| *new >= provisions.floor).unwrap_or(0)
}
