//! 10.5: the average perfect performance (10.3) of the opponents met over the board, rounded.

use exaequo_texts::text;

use super::over_the_board::AVERAGE_OF_OPPONENTS;
use crate::article::Article;
use crate::definition::Definition;
use crate::spec::Spec;

/// Average perfect performance of the opponents met over the board, rounded.
pub static DEFINITION: Definition = Definition {
    code: "APPO",
    article: Article("10.5"),
    name: text!("Average perfect performance of opponents"),
    summary: text!("Average perfect performance of the opponents met over the board, rounded."),
    needs: Some(performance),
    ..AVERAGE_OF_OPPONENTS
};

fn performance(spec: &Spec) -> Spec {
    Spec { unrated: spec.unrated, ..Spec::new(&super::perfect_performance::DEFINITION) }
}
