//! 10.4: the average performance (10.2) of the opponents met over the board, rounded.

use exaequo_texts::text;

use super::over_the_board::AVERAGE_OF_OPPONENTS;
use crate::article::Article;
use crate::definition::Definition;
use crate::spec::Spec;

/// Average performance of the opponents met over the board, rounded.
pub static DEFINITION: Definition = Definition {
    code: "APRO",
    article: Article("10.4"),
    name: text!("Average performance rating of opponents"),
    summary: text!("Average performance of the opponents met over the board, rounded."),
    needs: Some(performance),
    ..AVERAGE_OF_OPPONENTS
};

fn performance(spec: &Spec) -> Spec {
    Spec { unrated: spec.unrated, ..Spec::new(&super::performance::DEFINITION) }
}
