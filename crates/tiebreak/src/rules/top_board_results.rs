//! 12.2: points on the first board, then on the second, and so on until the tie breaks.

use exaequo_texts::text;

use crate::article::Article;
use crate::board_order::{self, Order};
use crate::definition::{AppliesTo, CriterionType, Definition, Measure, Method};
use crate::tie::TiedGroup;

/// Points on the first board, then on the next one, until the tie breaks.
pub static DEFINITION: Definition = Definition {
    code: "TBR",
    article: Article("12.2"),
    kinds: &[&[CriterionType::B]],
    name: text!("Top board results"),
    summary: text!("Points on the first board, then on the next one, until the tie breaks."),
    measure: Measure::Place,
    applies_to: AppliesTo::Teams,
    method: Method::Tied(solve),
    ..Definition::USUAL
};

fn solve(tie: &mut TiedGroup<'_>) {
    board_order::solve(tie, Order::TopFirst);
}
