//! 13.2: Sonneborn-Berger over match points and game points, in four combinations.

use exaequo_model::{ParticipantId, PrimaryScore};
use exaequo_texts::text;

use super::buchholz;
use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{Accept, AppliesTo, CriterionType, Definition, Method, Unplayed};
use crate::fold::Fold;
use crate::inputs::Inputs;
use crate::term::Terms;

/// Match points of the opponents, each multiplied by the match points scored against them.
pub static EMMSB: Definition = Definition {
    code: "EMMSB",
    article: Article("13.2.1"),
    kinds: &[&[CriterionType::B, CriterionType::C]],
    name: text!("Extended Sonneborn-Berger, match points by match points"),
    summary: text!("Match points of the opponents, each multiplied by the match points scored against them."),
    accepts: &[Accept::Cut, Accept::Median, Accept::Played],
    applies_to: AppliesTo::Teams,
    unplayed: Unplayed::Article16,
    method: Method::Each { contribute: emmsb, fold: Fold::Products, cut_by: Significance::ValueThenProduct },
    ..Definition::USUAL
};

fn emmsb(inputs: &Inputs<'_>, who: ParticipantId, terms: &mut Terms) {
    contribute(inputs, who, terms, PrimaryScore::MatchPoints, PrimaryScore::MatchPoints);
}

/// Match points of the opponents, each multiplied by the game points scored against them.
pub static EMGSB: Definition = Definition {
    code: "EMGSB",
    article: Article("13.2.2"),
    kinds: &[&[CriterionType::B, CriterionType::C]],
    name: text!("Extended Sonneborn-Berger, match points by game points"),
    summary: text!("Match points of the opponents, each multiplied by the game points scored against them."),
    accepts: &[Accept::Cut, Accept::Median, Accept::Played],
    applies_to: AppliesTo::Teams,
    unplayed: Unplayed::Article16,
    method: Method::Each { contribute: emgsb, fold: Fold::Products, cut_by: Significance::ValueThenProduct },
    ..Definition::USUAL
};

fn emgsb(inputs: &Inputs<'_>, who: ParticipantId, terms: &mut Terms) {
    contribute(inputs, who, terms, PrimaryScore::MatchPoints, PrimaryScore::GamePoints);
}

/// Game points of the opponents, each multiplied by the match points scored against them.
pub static EGMSB: Definition = Definition {
    code: "EGMSB",
    article: Article("13.2.3"),
    kinds: &[&[CriterionType::B, CriterionType::C]],
    name: text!("Extended Sonneborn-Berger, game points by match points"),
    summary: text!("Game points of the opponents, each multiplied by the match points scored against them."),
    accepts: &[Accept::Cut, Accept::Median, Accept::Played],
    applies_to: AppliesTo::Teams,
    unplayed: Unplayed::Article16,
    method: Method::Each { contribute: egmsb, fold: Fold::Products, cut_by: Significance::ValueThenProduct },
    ..Definition::USUAL
};

fn egmsb(inputs: &Inputs<'_>, who: ParticipantId, terms: &mut Terms) {
    contribute(inputs, who, terms, PrimaryScore::GamePoints, PrimaryScore::MatchPoints);
}

/// Game points of the opponents, each multiplied by the game points scored against them.
pub static EGGSB: Definition = Definition {
    code: "EGGSB",
    article: Article("13.2.4"),
    kinds: &[&[CriterionType::B, CriterionType::C]],
    name: text!("Extended Sonneborn-Berger, game points by game points"),
    summary: text!("Game points of the opponents, each multiplied by the game points scored against them."),
    accepts: &[Accept::Cut, Accept::Median, Accept::Played],
    applies_to: AppliesTo::Teams,
    unplayed: Unplayed::Article16,
    method: Method::Each { contribute: eggsb, fold: Fold::Products, cut_by: Significance::ValueThenProduct },
    ..Definition::USUAL
};

fn eggsb(inputs: &Inputs<'_>, who: ParticipantId, terms: &mut Terms) {
    contribute(inputs, who, terms, PrimaryScore::GamePoints, PrimaryScore::GamePoints);
}

/// One term for each round: the opponent's total on one score, times what was made against it on the other.
fn contribute(
    inputs: &Inputs<'_>,
    who: ParticipantId,
    terms: &mut Terms,
    total: PrimaryScore,
    made: PrimaryScore,
) {
    let view = |score| inputs.field.view(score, inputs.field.mode(inputs.spec));
    buchholz::rounds(view(total), view(made), who, terms);
}
