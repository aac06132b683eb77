//! 12.3: points on all boards but the last, then on all but the last two, and so on until the tie breaks.

use exaequo_texts::text;

use crate::article::Article;
use crate::board_order::{self, Order};
use crate::definition::{AppliesTo, CriterionType, Definition, Measure, Method};
use crate::tie::TiedGroup;

/// Points without the last board, then without the last two, until the tie breaks.
pub static DEFINITION: Definition = Definition {
    code: "BBE",
    article: Article("12.3"),
    kinds: &[&[CriterionType::B]],
    name: text!("Bottom board elimination"),
    summary: text!("Points without the last board, then without the last two, until the tie breaks."),
    measure: Measure::Place,
    applies_to: AppliesTo::Teams,
    method: Method::Tied(solve),
    ..Definition::USUAL
};

fn solve(tie: &mut TiedGroup<'_>) {
    board_order::solve(tie, Order::BottomOut);
}
