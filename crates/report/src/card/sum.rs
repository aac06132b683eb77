//! A value as the sum it is, with the opponents by name, and what is special about some of them.

use std::fmt::Write as _;

use exaequo_model::Slot;
use exaequo_tiebreak::{Fate, Fold, Term, TermSource};

use crate::diagnostic::capitalised;
use crate::explain::rounds::amount;
use crate::explain::why::why;
use crate::explain::{Cell, bye_words, sum::arithmetic};
use crate::text::sanitize;
use crate::{Lang, list, number, say, value};

/// The sum, then a sentence for each term that needs one. What has been said of another value of the card is not said
/// again.
pub(super) fn text(cell: Cell<'_>, fold: Fold, terms: &[Term], said: &mut Vec<String>, lang: Lang) -> String {
    let counted: Vec<&Term> = terms.iter().filter(|term| term.counts()).collect();
    let sum = match fold {
        _ if counted.is_empty() => arithmetic(cell, fold, terms, lang),
        Fold::Points | Fold::Count | Fold::Products | Fold::Average => named(cell, fold, &counted, lang),
        Fold::RoundedAverage | Fold::Performance | Fold::Perfect | Fold::OverDivisor => {
            let who: Vec<String> = counted
                .iter()
                .filter(|term| matches!(term.source, TermSource::Opponent(_)))
                .map(|term| valued(&source(cell, term, lang), &amount(fold, term, lang), lang))
                .collect();
            let sum = arithmetic(cell, fold, terms, lang);
            if who.is_empty() { sum } else { format!("{}. {sum}", list::items(lang, &who)) }
        }
    };
    let mut text = format!("{sum}.");
    for remark in terms.iter().filter_map(|term| remark(cell, fold, term, lang)) {
        if !said.contains(&remark) {
            let _ = write!(text, " {remark}");
            said.push(remark);
        }
    }
    text
}

/// `Bruno 4 + Paul 3½ = 7½`; of counts only how many there are.
fn named(cell: Cell<'_>, fold: Fold, counted: &[&Term], lang: Lang) -> String {
    let mut text = String::new();
    for (index, term) in counted.iter().enumerate() {
        let value = match fold {
            Fold::Products => {
                format!("{} × {}", value::hundredths(lang, term.value), number::points(lang, term.scored))
            }
            _ => amount(fold, term, lang),
        };
        let (sign, size) = match value.strip_prefix('−') {
            Some(size) => (" − ", size.to_owned()),
            None => (" + ", value),
        };
        let sign = if index == 0 { sign.trim_start_matches(" + ").trim_start() } else { sign };
        let _ = write!(text, "{sign}{}", valued(&source(cell, term, lang), &size, lang));
    }
    let result =
        value::text(lang, cell.spec().definition.measure, cell.standings.value(cell.criterion, cell.who));
    match fold {
        Fold::Average => format!("({text}) ÷ {} = {result}", counted.len()),
        _ => format!("{text} = {result}"),
    }
}

/// Who, and what he counts for: `Bruno 4`; a name that ends in a number must not run into it: `Regensburg 2: 4`.
fn valued(name: &str, value: &str, lang: Lang) -> String {
    if name.ends_with(char::is_numeric) {
        list::labelled(lang, name, value)
    } else {
        format!("{name} {value}")
    }
}

/// Who, or what, a term comes from.
fn source(cell: Cell<'_>, term: &Term, lang: Lang) -> String {
    let tournament = &cell.standings.field.tournament;
    match (term.source, term.round) {
        (TermSource::Opponent(opponent), _) => sanitize(tournament.name_of(opponent)),
        (TermSource::Board(board), _) => {
            say!(lang, "board {board}", board)
        }
        (TermSource::Bonus, _) if term.value < 0 => {
            say!(lang, "deducted")
        }
        (TermSource::Bonus, _) => say!(lang, "added"),
        (TermSource::OtherScore, _) => say!(lang, "other score"),
        (TermSource::Own | TermSource::Dummy { .. }, Some(round)) => {
            say!(lang, "round {round}", round)
        }
        (TermSource::Own | TermSource::Dummy { .. }, None) => String::new(),
    }
}

/// What is worth saying about a term: an imaginary opponent, an adjusted score, a cut. Rounds that simply are not
/// what is counted need no sentence.
fn remark(cell: Cell<'_>, fold: Fold, term: &Term, lang: Lang) -> Option<String> {
    // In the standard points every round would need one, and its summand says the same.
    let is_plain = cell.spec().definition.code == "STD" && term.fate == Fate::Counted;
    if is_plain || matches!(term.fate, Fate::Excluded(exaequo_tiebreak::ExclusionReason::OtherResult)) {
        return None;
    }
    let why = why(cell, term, lang);
    if why.is_empty() {
        return None;
    }
    let subject = subject(cell, term, lang);
    let valued = || valued(&subject, &amount(fold, term, lang), lang);
    Some(match term.fate {
        Fate::Cut(_) => {
            let left_out = valued();
            say!(lang, "Left out: {left_out} – {why}.", left_out, why)
        }
        Fate::Excluded(_) => say!(lang, "Not counted: {subject} – {why}.", subject, why),
        Fate::Counted => {
            let subject = capitalised(&subject);
            say!(lang, "{subject}: {why}.", subject, why)
        }
    })
}

/// The opponent, or the round and what it was.
fn subject(cell: Cell<'_>, term: &Term, lang: Lang) -> String {
    let (Some(round), false) = (term.round, matches!(term.source, TermSource::Opponent(_))) else {
        return source(cell, term, lang);
    };
    let entries = cell.standings.view(cell.spec()).entries_of(cell.who);
    let words = match entries.get(round.index()).map(|entry| entry.slot) {
        Some(Slot::Bye(bye)) => bye_words(&cell.standings.field.tournament, lang, bye),
        Some(Slot::ForfeitWin) => {
            say!(lang, "won by forfeit")
        }
        Some(Slot::ForfeitLoss) if cell.is_double_forfeit(round) => {
            say!(lang, "double forfeit")
        }
        Some(Slot::ForfeitLoss) => {
            say!(lang, "lost by forfeit")
        }
        _ => String::new(),
    };
    if words.is_empty() {
        return say!(lang, "round {round}", round);
    }
    say!(lang, "round {round} ({words})", round, words)
}
