//! All findings of a file as JSON, `exaequo/check/1`.

use exaequo_event::{FileFinding, RankCheck};
use exaequo_json::results::check::{AgreeingList, Check, Finding, Place, Version};
use exaequo_json::results::file::{Encoding, Format};
use exaequo_tiebreak::Guess;

use super::words;
use crate::format::{encoding, format};
use crate::{Lang, json_error};

/// The findings of a checked file; the name is that of the file.
pub(super) fn form(check: &exaequo_event::Check, name: &str, lang: Lang) -> Check {
    let (dialect, encoding) = match check.reading().source().trf() {
        Some(file) => (format(Some(file.dialect)), encoding(file.document.encoding())),
        None => (Format::Json, Encoding::Utf8),
    };
    Check {
        schema: Version,
        file: name.to_owned(),
        dialect,
        encoding,
        findings: check.findings().iter().map(|found| finding(check, found, lang)).collect(),
        hidden: check.counts().hidden,
        lists: check.ranks().and_then(RankCheck::guess).map(lists),
    }
}

fn lists(guess: &Guess) -> Vec<AgreeingList> {
    let list = |list: &exaequo_tiebreak::AgreeingList| AgreeingList {
        tie_breaks: list.criteria.iter().map(ToString::to_string).collect(),
        preset: list.preset.map(|preset| preset.name),
        open: list.open,
    };
    guess.lists.iter().map(list).collect()
}

fn finding(check: &exaequo_event::Check, found: &FileFinding, lang: Lang) -> Finding {
    let text = words::of(check, found, lang);
    let plain = Finding {
        code: found.code(),
        severity: found.severity().into(),
        place: found.span().map_or_else(Place::default, Place::from),
        related: None,
        path: None,
        message: text.title,
        help: text.help,
        assumed: None,
        why: None,
    };
    match found {
        FileFinding::Trf(found) => {
            Finding { related: found.related.map(Place::from), assumed: text.assumed, ..plain }
        }
        FileFinding::Json(problem) => {
            let found = json_error::finding(lang, problem);
            let columns = found.column.map(|column| [column, column]);
            Finding { place: Place { line: found.line, columns }, path: found.path, ..plain }
        }
        _ => Finding { why: text.assumed, ..plain },
    }
}
