//! Two participants side by side, criterion after criterion.

use exaequo_model::ParticipantId;
use exaequo_tiebreak::{Spec, Standings, Verdict};

use super::label;
use crate::criterion::words;
use crate::page::{self, Cell, Column, Table, Tone};
use crate::standings::heading;
use crate::{Lang, say};

/// A row for each criterion; the one that decides stands out and says so.
pub(super) fn table(standings: &Standings, both: [ParticipantId; 2], lang: Lang) -> Table {
    let caption = say!(lang, "Side by side");
    let mut table = Table::new(caption, columns(standings, both, lang));
    let [one, other] = both;
    let decides = standings.verdict(one, other);
    for (criterion, spec) in standings.specs.iter().enumerate() {
        let is_decisive = decides == Verdict::By(criterion);
        let tone = if is_decisive { Tone::Strong } else { Tone::Usual };
        let values = both.map(|who| page::value(spec.definition.measure, standings.value(criterion, who)));
        table.push_toned(row(spec, values, is_decisive, lang), tone);
    }
    table
}

fn columns(standings: &Standings, both: [ParticipantId; 2], lang: Lang) -> Vec<Column> {
    let [first, second] = both.map(|who| label(&standings.field.tournament, who));
    vec![
        Column::text("code", say!(lang, "Code")).key(),
        Column::name("criterion", say!(lang, "Criterion")),
        Column::decimal("one", first),
        Column::decimal("other", second),
        Column::text("decides", say!(lang, "Decides")),
    ]
}

fn row(spec: &Spec, values: [Cell; 2], is_decisive: bool, lang: Lang) -> Vec<Cell> {
    let [one, other] = values;
    let decides = if is_decisive { Cell::sign(say!(lang, "yes"), "1") } else { Cell::sign("", "0") };
    let code = Cell::sign(heading::head(spec, lang), spec.to_string());
    vec![code, Cell::text(words(lang, spec)), one, other, decides]
}
