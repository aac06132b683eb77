//! 12.3: points on all boards but the last, then on all but the last two, and so on until the tie breaks.

use exaequo_model::Better;
use exaequo_texts::text;

use crate::article::Article;
use crate::board_order::{self, Order};
use crate::definition::{AppliesTo, Definition, Kind, Measure, Method, Origin, Unplayed};
use crate::provisions::Catalogue;
use crate::spec::LastRound;
use crate::tie::TiedGroup;

/// Points without the last board, then without the last two, until the tie breaks.
pub static DEFINITION: Definition = Definition {
    code: "BBE",
    aliases: &[],
    article: Article("12.3"),
    kinds: &[&[Kind::B]],
    name: text!("Bottom board elimination"),
    summary: text!("Points without the last board, then without the last two, until the tie breaks."),
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
    board_order::solve(tie, Order::BottomOut);
}
