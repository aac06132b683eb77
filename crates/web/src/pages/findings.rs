//! Findings of a file: what was assumed or looks wrong, with the line of the file and the place in it.

use askama::Template;
use exaequo::event::{Check, Counts};
use exaequo::model::Severity;
use exaequo::report::check::{Repeats, Seen, SeenGroup, seen};
use exaequo::report::diagnostic::{capitalised, severity_word, summary};
use exaequo::report::notice::message;
use exaequo::tiebreak::Notice;
use exaequo::{Lang, Standings};
use exaequo_texts::say;

use crate::label::before;

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
            summary: summary(lang, check.counts()),
            none: say!(lang, "Nothing was assumed, and nothing looks wrong."),
            what_to_do: before(lang, &say!(lang, "What to do")),
            groups: seen(check, Repeats::Grouped, lang)
                .into_iter()
                .map(|group| Group::of(group, lang))
                .collect(),
        }
    }

    /// With what was assumed to make standings of the file; no summary where there is nothing to count.
    pub(crate) fn with_assumptions(check: &Check, ranked: Option<&Standings>, lang: Lang) -> Self {
        let assumed = ranked.map(assumed).unwrap_or_default();
        let mut all = Self::of(check, lang);
        all.summary = all.counted(check.counts(), &assumed, lang);
        if !assumed.is_empty() {
            let findings = assumed.into_iter().map(|one| Finding::assumed(one, lang)).collect();
            all.groups.push(Group { findings, more: String::new() });
        }
        all
    }

    fn counted(&self, found: Counts, assumed: &[&Notice], lang: Lang) -> String {
        if self.groups.is_empty() && assumed.is_empty() {
            return String::new();
        }
        let more = Counts::of(assumed.iter().map(|one| one.severity()));
        let (warnings, notes) = (found.warnings + more.warnings, found.notes + more.notes);
        summary(lang, Counts { errors: found.errors + more.errors, warnings, notes, ..found })
    }
}

/// What the file does not say and the standings need.
fn assumed(ranked: &Standings) -> Vec<&Notice> {
    let is_assumed = |notice: &&Notice| {
        use Notice::{EditionAssumed, NewestEdition, NoList, SystemAssumed};
        matches!(notice, NoList { .. } | SystemAssumed(_) | EditionAssumed { .. } | NewestEdition { .. })
    };
    ranked.table().notices.iter().filter(is_assumed).collect()
}

impl Group {
    fn of(group: SeenGroup, lang: Lang) -> Self {
        Self {
            findings: group.findings.into_iter().map(|one| Finding::of(one, lang)).collect(),
            more: group.more,
        }
    }
}

fn class(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note => "note",
    }
}

impl Finding {
    /// Something that the file does not say and the standings need.
    fn assumed(notice: &Notice, lang: Lang) -> Self {
        let message = message(lang, notice);
        Self {
            class: class(notice.severity()),
            word: severity_word(lang, notice.severity()),
            code: notice.code(),
            title: capitalised(&message.title),
            place: String::new(),
            has_line: false,
            line: <[String; 3]>::default(),
            help: capitalised(&message.help),
            remark: None,
        }
    }

    fn of(seen: Seen, lang: Lang) -> Self {
        let place = seen.line.map_or(seen.path.clone(), |line| say!(lang, "line {line}", line));
        Self {
            class: class(seen.severity),
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
