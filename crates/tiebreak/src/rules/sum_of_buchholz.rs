//! Sum of Buchholz: the Buchholz (8.1) of the opponents met over the board, added.

use exaequo_texts::text;

use super::over_the_board::needed;
use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{Accept, CriterionType, Definition, Method, Origin};
use crate::fold::Fold;
use crate::spec::Spec;

/// Sum of the Buchholz of the opponents met over the board.
pub static DEFINITION: Definition = Definition {
    code: "SOB",
    article: Article("4.1"),
    kinds: &[&[CriterionType::C, CriterionType::C]],
    name: text!("Sum of opponents' Buchholz"),
    summary: text!("Sum of the Buchholz of the opponents met over the board."),
    accepts: &[Accept::Basis],
    origin: Origin::Practice,
    needs: Some(buchholz),
    method: Method::Each { contribute: needed, fold: Fold::Points, cut_by: Significance::Value },
    ..Definition::USUAL
};

fn buchholz(spec: &Spec) -> Spec {
    Spec { basis: spec.basis, ..Spec::new(&super::buchholz::DEFINITION) }
}
