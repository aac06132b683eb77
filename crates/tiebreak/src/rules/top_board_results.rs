//! 12.2: points on the first board, then on the second, and so on until the tie breaks.

use exaequo_model::Better;
use exaequo_texts::text;

use crate::article::Article;
use crate::board_order::{self, Order};
use crate::definition::{AppliesTo, Definition, Kind, Measure, Method, Origin, Unplayed};
use crate::provisions::Catalogue;
use crate::spec::LastRound;
use crate::tie::TiedGroup;

/// Points on the first board, then on the next one, until the tie breaks.
pub static DEFINITION: Definition = Definition {
    code: "TBR",
    aliases: &[],
    article: Article("12.2"),
    kinds: &[&[Kind::B]],
    name: text!("Top board results"),
    summary: text!("Points on the first board, then on the next one, until the tie breaks."),
    better: Better::Higher,
    measure: Measure::Place,
    accepts: &[],
    applies_to: AppliesTo::Teams,
    origin: Origin::Fide(Catalogue::Of2023),
    last_round: LastRound::AsPlayed,
    unplayed: Unplayed::AsAwarded,
    needs: None,
    method: Method::Tied(solve),
};

fn solve(tie: &mut TiedGroup<'_>) {
    board_order::solve(tie, Order::TopFirst);
}
