//! The line that says how to read a crosstable.

use exaequo_model::Slot;

use super::rounds::has_lines;
use super::{CellStyle, Cross, RowOrder};
use crate::{Lang, list, say};

/// By what opponents are named in the cells.
#[derive(Clone, Copy)]
enum Named {
    Number,
    Rank,
    Line,
}

/// Of a Swiss.
pub(super) fn of_rounds(cross: &Cross<'_>) -> String {
    let (lang, named) = (cross.lang, named(cross));
    let items = match cross.options.style {
        _ if cross.standings.field.tournament.is_team_event() => of_teams(named, lang),
        CellStyle::Usual => usual(cross, named),
        CellStyle::French => french(named, lang),
    };
    list::clauses(lang, items)
}

fn of_teams(named: Named, lang: Lang) -> Vec<String> {
    let example = match named {
        Named::Number => say!(
            lang,
            "5w 2½ (2): opponent number 5, White on the first board, 2½ game points, 2 match points"
        ),
        Named::Rank => say!(
            lang,
            "5w 2½ (2): opponent of rank 5, White on the first board, 2½ game points, 2 match points"
        ),
        Named::Line => say!(
            lang,
            "5w 2½ (2): opponent in line 5, White on the first board, 2½ game points, 2 match points"
        ),
    };
    vec![
        example,
        say!(lang, "b: Black"),
        say!(lang, "+ and − after the game points: match won or lost by forfeit"),
        say!(lang, "– in front: no opponent"),
    ]
}

fn french(named: Named, lang: Lang) -> Vec<String> {
    let example = match named {
        Named::Number => say!(lang, "+24N: win against opponent number 24 with Black"),
        Named::Rank => say!(lang, "+24N: win against the opponent of rank 24 with Black"),
        Named::Line => say!(lang, "+24N: win against the opponent in line 24 with Black"),
    };
    vec![
        example,
        say!(lang, "+ win, = draw, - loss, > won and < lost by forfeit"),
        say!(lang, "B White, N Black"),
        say!(lang, "no sign: no result yet"),
        say!(lang, "EXE pairing-allocated bye, BYE requested bye with points, ABS absent"),
    ]
}

fn usual(cross: &Cross<'_>, named: Named) -> Vec<String> {
    let lang = cross.lang;
    let example = match named {
        Named::Number => say!(lang, "12w1: opponent number 12, with White, won"),
        Named::Rank => say!(lang, "12w1: opponent of rank 12, with White, won"),
        Named::Line => say!(lang, "12w1: opponent in line 12, with White, won"),
    };
    let mut items = vec![example, say!(lang, "b with Black"), say!(lang, "1 win, ½ draw, 0 loss")];
    let forfeited = |slot| matches!(slot, Slot::ForfeitWin | Slot::ForfeitLoss);
    items.extend(has(cross, forfeited).then(|| say!(lang, "+ and − won and lost by forfeit")));
    let bye = |slot| matches!(slot, Slot::Bye(_));
    items.extend(has(cross, bye).then(|| say!(lang, "–1, –½, –0 no opponent, with the points it gave")));
    let pending = |slot| slot == Slot::Pending;
    items.extend(has(cross, pending).then(|| say!(lang, "without a sign at the end: no result yet")));
    items.extend(has(cross, |slot| slot == Slot::Unknown).then(|| say!(lang, "? result not known")));
    items
}

/// Of a round robin.
pub(super) fn of_grid(cross: &Cross<'_>) -> String {
    let lang = cross.lang;
    let mut items = vec![match cross.options.order {
        RowOrder::Rank => say!(lang, "the columns are the participants by their line in the list"),
        RowOrder::Number => say!(lang, "the columns are the participants by their number"),
    }];
    if cross.standings.field.tournament.is_team_event() {
        items.push(say!(lang, "2½ (2): 2½ game points, 2 match points"));
        items.push(say!(lang, "+ and −: match won or lost by forfeit"));
    } else {
        items.push(say!(lang, "1 win, ½ draw, 0 loss"));
        items.push(say!(lang, "+ and − won and lost by forfeit"));
        items.push(say!(lang, "several signs: one for each game, in the order of the rounds"));
    }
    items.extend(has(cross, |slot| slot == Slot::Pending).then(|| say!(lang, "· no result yet")));
    list::clauses(lang, items)
}

fn named(cross: &Cross<'_>) -> Named {
    match cross.options.order {
        RowOrder::Number => Named::Number,
        RowOrder::Rank if has_lines(cross) => Named::Line,
        RowOrder::Rank => Named::Rank,
    }
}

fn has(cross: &Cross<'_>, what: impl Fn(Slot) -> bool) -> bool {
    let field = &cross.standings.field;
    let records = &field.table(field.primary).records;
    cross.standings.rows.iter().any(|row| records.of(row.participant).iter().any(|entry| what(entry.slot)))
}
