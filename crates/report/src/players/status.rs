//! When a player came and went, and whether there is a rank to win.

use exaequo_model::{RankStatus, RoundNumber, Status};

use crate::page::{Cell, Shown, ranking};
use crate::{Lang, list, say};

/// Late entries, those who left and those out of competition; nothing for all others.
pub(super) fn cell(status: Status, lang: Lang) -> Cell {
    let parts: Vec<Shown> = [entered(status, lang), ranking::left(status, lang), unranked(status, lang)]
        .into_iter()
        .flatten()
        .collect();
    if parts.is_empty() {
        return Cell::Empty;
    }
    let file: Vec<&str> = parts.iter().map(|part| part.file.as_str()).collect();
    let file = file.join(" ");
    Cell::sign(list::commas(lang, parts.into_iter().map(|part| part.shown)), file)
}

fn entered(status: Status, lang: Lang) -> Option<Shown> {
    let round = status.entered;
    (round > RoundNumber::FIRST)
        .then(|| Shown::new(say!(lang, "entered in round {round}", round), format!("entered:{round}")))
}

fn unranked(status: Status, lang: Lang) -> Option<Shown> {
    (status.ranking == RankStatus::NotRanked).then(|| Shown::new(say!(lang, "not ranked"), "not_ranked"))
}
