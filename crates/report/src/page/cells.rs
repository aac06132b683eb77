//! Points, values and places as cells.

use exaequo_model::Points;
use exaequo_tiebreak::{Measure, RankedRow, Value};

use super::{Cell, Sharing, Sign};
use crate::value::{ten_thousandths, units};

/// Points as people write them: `3½`.
pub(crate) fn points(points: Points) -> Cell {
    Cell::Exact { parts: points.hundredths().into(), decimals: 2 }
}

/// Tenths of a percent: `62.5`; nothing where there is nothing to take it of.
pub(crate) fn percentage(tenths: Option<i64>) -> Cell {
    tenths.map_or(Cell::Empty, |parts| Cell::Decimal { parts, decimals: 1, sign: Sign::Minus })
}

/// A value of a criterion.
pub(crate) fn value(measure: Measure, value: Value) -> Cell {
    let Some(value) = value else { return Cell::Missing };
    match measure {
        Measure::Points => Cell::Exact { parts: ten_thousandths(value), decimals: 4 },
        Measure::Average => Cell::Decimal { parts: value.half_up(100), decimals: 2, sign: Sign::Minus },
        Measure::Place if value.numerator() == 0 => Cell::Level,
        Measure::Count | Measure::Rating | Measure::Place => Cell::Whole(units(value)),
    }
}

/// The place of a row.
pub const fn place(row: &RankedRow) -> Cell {
    Cell::Rank(
        row.rank,
        match row.place {
            exaequo_tiebreak::Sharing::Alone => Sharing::Alone,
            exaequo_tiebreak::Sharing::Shared => Sharing::Shared,
        },
    )
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU32;

    use exaequo_tiebreak::Exact;

    use super::*;
    use crate::Lang;
    use crate::value::text;

    #[test]
    fn a_value_in_a_cell_is_what_sentences_say() {
        let over = |parts, of| NonZeroU32::new(of).map(|of| Exact::new(parts, of));
        let cases = [
            (Measure::Points, over(1_150, 100)),
            (Measure::Points, over(50, 100)),
            (Measure::Points, over(172_501, 10_000)),
            (Measure::Points, over(-125, 100)),
            (Measure::Points, over(10, 3)),
            (Measure::Average, over(67, 6)),
            (Measure::Rating, over(2_100, 1)),
            (Measure::Count, over(-3, 1)),
            (Measure::Place, over(0, 1)),
            (Measure::Place, over(2, 1)),
            (Measure::Rating, None),
        ];
        for (measure, exact) in cases {
            assert_eq!(value(measure, exact).shown(Lang::Fr), text(Lang::Fr, measure, exact));
        }
    }
}
