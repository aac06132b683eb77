//! Findings of a file: what was assumed or looks wrong, with the line of the file and the place in it.

use askama::Template;
use exaequo::Lang;
use exaequo::event::Check;
use exaequo::model::Severity;
use exaequo::report::check::{Repeats, Seen, SeenGroup, closing, seen};
use exaequo_texts::say;

use crate::shell::before;

/// How much of a line is shown before what is marked.
const BEFORE: usize = 16;
/// How much of its beginning is always shown: number and name of a player.
const BEGINNING: usize = 40;

/// What was found in a file.
#[derive(Debug, Template)]
#[template(path = "findings.html")]
pub(crate) struct Findings {
    pub(crate) summary: String,
    none: String,
    what_to_do: String,
    groups: Vec<Group>,
}

#[derive(Debug)]
struct Group {
    findings: Vec<Finding>,
    more: String,
}

/// A finding; the line in three parts, of which the middle one is meant.
#[derive(Debug)]
struct Finding {
    class: &'static str,
    word: String,
    code: &'static str,
    title: String,
    place: String,
    has_line: bool,
    line: [String; 3],
    help: String,
    remark: Option<(String, String)>,
}

impl Findings {
    pub(crate) fn of(check: &Check, lang: Lang) -> Self {
        Self {
            summary: closing(check, lang),
            none: say!(lang, "Nothing was assumed, and nothing looks wrong."),
            what_to_do: before(lang, &say!(lang, "What to do")),
            groups: seen(check, Repeats::Grouped, lang)
                .into_iter()
                .map(|group| Group::of(group, lang))
                .collect(),
        }
    }

    /// Whether there is nothing to say.
    pub(crate) fn is_empty(&self) -> bool {
        self.groups.is_empty()
    }
}

impl Group {
    fn of(group: SeenGroup, lang: Lang) -> Self {
        Self {
            findings: group.findings.into_iter().map(|one| Finding::of(one, lang)).collect(),
            more: group.more,
        }
    }
}

impl Finding {
    fn of(seen: Seen, lang: Lang) -> Self {
        let class = match seen.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "note",
        };
        let place = seen.line.map_or(seen.path.clone(), |line| say!(lang, "line {line}", line));
        Self {
            class,
            word: seen.word.clone(),
            code: seen.code,
            title: seen.title.clone(),
            place,
            has_line: !seen.text.is_empty(),
            line: excerpt(&seen),
            help: seen.help.clone(),
            remark: seen.remark,
        }
    }
}

/// The line around what is marked: it may be long.
pub(crate) fn excerpt(seen: &Seen) -> [String; 3] {
    let letters: Vec<char> = seen.text.chars().collect();
    let (first, behind) = (seen.marked.start.min(letters.len()), seen.marked.end.min(letters.len()));
    let from = first.saturating_sub(BEFORE);
    let text = |part: &[char]| part.iter().collect::<String>();
    let before = if from > BEGINNING {
        format!("{} … {}", text(&letters[..BEGINNING]).trim_end(), text(&letters[from..first]))
    } else {
        text(&letters[..first])
    };
    [before, text(&letters[first..behind.max(first)]), text(&letters[behind.max(first)..])]
}
