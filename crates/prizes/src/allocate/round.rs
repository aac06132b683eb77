//! From what is due to what is paid.
//!
//! Amounts are rounded to the unit of the list. What that leaves of a pot goes to those who share it, unless it is kept, so
//! that no more and no less is paid than was offered. An amount that nobody shares is paid as it was offered.

use crate::list::{MoneyRounding, PrizeList, Residual};
use crate::money::{Due, Money};

/// What everybody is paid; amounts of a set are rounded together.
pub(super) fn pay(list: &PrizeList, sets: &[Vec<usize>], dues: &[Due]) -> Vec<Money> {
    let mut paid = vec![Money::ZERO; dues.len()];
    // By the Hort system half a hundredth can be left of a set; it goes to the next one.
    let mut carry = Due::ZERO;
    for set in sets {
        let own: Vec<Due> = set.iter().map(|&entrant| dues[entrant]).collect();
        for (&entrant, amount) in set.iter().zip(settle(list, &own, &mut carry)) {
            paid[entrant] = amount;
        }
    }
    paid
}

fn settle(list: &PrizeList, dues: &[Due], carry: &mut Due) -> Vec<Money> {
    if let [alone] = dues
        && let Some(exact) = alone.exact()
    {
        return vec![exact];
    }
    let round = |due: &Due| match list.rounding {
        MoneyRounding::Down => due.down(list.unit),
        MoneyRounding::HalfUp => due.half_up(list.unit),
    };
    let mut paid: Vec<Money> = dues.iter().map(round).collect();
    if list.residual != Residual::Kept {
        let total = dues.iter().fold(*carry, |sum, due| sum + *due);
        *carry = total.fraction();
        let left = total.down(Money(1)) - paid.iter().copied().sum();
        hand_out(list, left, &mut paid);
    }
    paid
}

/// What rounding left goes to the highest placed; what it costs is taken from the lowest placed, a unit each.
fn hand_out(list: &PrizeList, mut left: Money, paid: &mut [Money]) {
    for amount in paid.iter_mut().rev() {
        if left < Money::ZERO && *amount >= list.unit {
            *amount = *amount - list.unit;
            left += list.unit;
        }
    }
    if list.residual == Residual::Spread {
        for amount in paid.iter_mut() {
            if left >= list.unit {
                *amount += list.unit;
                left = left - list.unit;
            }
        }
    }
    if let Some(first) = paid.first_mut() {
        *first += left;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paid(sum: i64, sharers: usize, unit: i64, rounding: MoneyRounding, residual: Residual) -> Vec<i64> {
        let list = PrizeList { unit: Money(unit), rounding, residual, ..PrizeList::default() };
        let dues = vec![Due::shared(Money(sum), sharers); sharers];
        pay(&list, &[(0..sharers).collect()], &dues).into_iter().map(|money| money.0).collect()
    }

    #[test]
    fn what_is_left_is_spread_given_to_the_first_or_kept() {
        assert_eq!(paid(10_000, 3, 1, MoneyRounding::Down, Residual::Spread), [3_334, 3_333, 3_333]);
        assert_eq!(paid(20_000, 3, 100, MoneyRounding::Down, Residual::Spread), [6_700, 6_700, 6_600]);
        assert_eq!(paid(20_000, 3, 100, MoneyRounding::Down, Residual::First), [6_800, 6_600, 6_600]);
        assert_eq!(paid(20_000, 3, 100, MoneyRounding::Down, Residual::Kept), [6_600, 6_600, 6_600]);
    }

    #[test]
    fn what_rounding_up_costs_is_taken_from_the_lowest_placed() {
        assert_eq!(paid(20_000, 3, 100, MoneyRounding::HalfUp, Residual::Spread), [6_700, 6_700, 6_600]);
        assert_eq!(paid(20_000, 3, 100, MoneyRounding::HalfUp, Residual::Kept), [6_700, 6_700, 6_700]);
        assert_eq!(paid(300, 6, 100, MoneyRounding::HalfUp, Residual::First), [100, 100, 100, 0, 0, 0]);
    }

    #[test]
    fn what_is_less_than_a_unit_goes_to_the_first() {
        assert_eq!(paid(10_050, 2, 100, MoneyRounding::Down, Residual::Spread), [5_050, 5_000]);
        assert_eq!(paid(1_250, 1, 500, MoneyRounding::Down, Residual::Kept), [1_250]);
    }
}
