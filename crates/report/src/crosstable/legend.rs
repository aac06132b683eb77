//! The line that says how to read a crosstable.

use exaequo_model::Slot;

use super::rounds::has_lines;
use super::{CellStyle, Cross, RowOrder};
use crate::say;

/// Of a Swiss.
pub(super) fn of_rounds(cross: &Cross<'_>) -> String {
    let lang = cross.lang;
    let opponent = opponent(cross);
    if cross.standings.field.tournament.is_team_event() {
        return say!(
            lang,
            "5w 2½ (2): {opponent} 5, White on the first board, 2½ game points, 2 match points; b: Black; + and − after the game points: match won or lost by forfeit; – in front: no opponent",
            opponent
        );
    }
    match cross.options.style {
        CellStyle::Usual => usual(cross, &opponent),
        CellStyle::French => say!(
            lang,
            "+24N: win against the {opponent} 24 with Black; + win, = draw, - loss, > won and < lost by forfeit; B White, N Black; no sign: no result yet; EXE pairing-allocated bye, BYE requested bye with points, ABS absent",
            opponent
        ),
    }
}

fn usual(cross: &Cross<'_>, opponent: &str) -> String {
    let lang = cross.lang;
    let mut text =
        say!(lang, "12w1: {opponent} 12, with White, won; b with Black; 1 win, ½ draw, 0 loss", opponent);
    let parts = [
        (
            has(cross, |slot| matches!(slot, Slot::ForfeitWin | Slot::ForfeitLoss)),
            say!(lang, "; + and − won and lost by forfeit"),
        ),
        (
            has(cross, |slot| matches!(slot, Slot::Bye(_))),
            say!(lang, "; –1, –½, –0 no opponent, with the points it gave"),
        ),
        (has(cross, |slot| slot == Slot::Pending), say!(lang, "; without a sign at the end: no result yet")),
        (has(cross, |slot| slot == Slot::Unknown), say!(lang, "; ? result not known")),
    ];
    for (is_there, part) in parts {
        text += if is_there { &part } else { "" };
    }
    text
}

/// Of a round robin.
pub(super) fn of_grid(cross: &Cross<'_>) -> String {
    let lang = cross.lang;
    let mut text = match cross.options.order {
        RowOrder::Rank => say!(lang, "the columns are the participants by their line in the list"),
        RowOrder::Number => say!(lang, "the columns are the participants by their number"),
    };
    text += &if cross.standings.field.tournament.is_team_event() {
        say!(lang, "; 2½ (2): 2½ game points, 2 match points; + and −: match won or lost by forfeit")
    } else {
        say!(
            lang,
            "; 1 win, ½ draw, 0 loss; + and − won and lost by forfeit; several signs: one for each game, in the order of the rounds"
        )
    };
    if has(cross, |slot| slot == Slot::Pending) {
        text += &say!(lang, "; · no result yet");
    }
    text
}

/// By what opponents are named in the cells.
fn opponent(cross: &Cross<'_>) -> String {
    let lang = cross.lang;
    match (cross.options.order, has_lines(cross)) {
        (RowOrder::Number, _) => say!(lang, "opponent number"),
        (RowOrder::Rank, false) => {
            say!(lang, "opponent of rank")
        }
        (RowOrder::Rank, true) => {
            say!(lang, "opponent in line")
        }
    }
}

fn has(cross: &Cross<'_>, what: impl Fn(Slot) -> bool) -> bool {
    let field = &cross.standings.field;
    let records = &field.table(field.primary).records;
    cross.standings.rows.iter().any(|row| records.of(row.participant).iter().any(|entry| what(entry.slot)))
}
