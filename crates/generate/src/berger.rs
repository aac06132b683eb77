//! Round robins by turning a circle.

/// The pairings of a round, White first, in the order of their lower number. Rounds count from 0; in every other
/// cycle the colours are exchanged. With an odd number somebody has nobody to play.
pub(super) fn pairs(players: u32, round: u32) -> Vec<(u32, u32)> {
    let turning = players - u32::from(players.is_multiple_of(2));
    let (cycle, turn) = (round / turning, round % turning);
    let mut pairs: Vec<(u32, u32)> = (1..=turning / 2)
        .map(|step| {
            let (one, other) = ((turn + step) % turning, (turn + turning - step) % turning);
            if step.is_multiple_of(2) { (one, other) } else { (other, one) }
        })
        .collect();
    if players.is_multiple_of(2) {
        let fixed = players - 1;
        pairs.push(if turn.is_multiple_of(2) { (turn, fixed) } else { (fixed, turn) });
    }
    if !cycle.is_multiple_of(2) {
        for pair in &mut pairs {
            *pair = (pair.1, pair.0);
        }
    }
    pairs.sort_unstable_by_key(|&(white, black)| white.min(black));
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_meets_everybody_once_a_cycle_with_both_colors() {
        for players in 2..12 {
            let cycle = players - u32::from(players % 2 == 0);
            let mut met: Vec<(u32, u32)> = (0..2 * cycle).flat_map(|round| pairs(players, round)).collect();
            met.sort_unstable();
            let all = (0..players).flat_map(|white| (0..players).map(move |black| (white, black)));
            let all: Vec<_> = all.filter(|(white, black)| white != black).collect();
            assert_eq!(met, all, "{players}");
        }
    }

    #[test]
    fn nobody_plays_twice_in_a_round() {
        for players in 2..12 {
            for round in 0..players {
                let mut all: Vec<u32> =
                    pairs(players, round).iter().flat_map(|&(white, black)| [white, black]).collect();
                all.sort_unstable();
                all.dedup();
                assert_eq!(all.len(), players as usize / 2 * 2);
            }
        }
    }
}
