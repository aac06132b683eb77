//! What a file says about its standings, against the rules: criteria nobody knows, ranks the list does not give.

use std::ops::Range;

use exaequo_model::{ParticipantId, Severity, Span, TextRange, Tournament};
use exaequo_tiebreak::{Decided, RankedRow, SpecError, SpecErrors, Standings, parse_list};
use exaequo_trf::{Document, TrfReading};

use super::spec_message;
use crate::diagnostic::Message;
use crate::explain::{label, misplaced_reason};
use crate::{Lang, say};

/// A finding that is none of the reader's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileNotice {
    /// Its stable code.
    pub code: &'static str,
    /// How serious it is.
    pub severity: Severity,
    /// Where, if the file has lines.
    pub span: Option<Span>,
    /// What there is to say.
    pub message: Message,
}

/// Criteria of a TRF file's list that cannot be read (S020), whether or not a tournament comes of the file.
pub fn unreadable(lang: Lang, reading: &TrfReading) -> Vec<FileNotice> {
    let Some(list) = reading.tie_breaks else { return Vec::new() };
    let (document, start) = (&reading.document, list.text.start());
    let place = |error: &SpecError| span(document, start + error.at.start, start + error.at.end);
    wrong_criteria(lang, document.text().get(list.text), place)
}

/// The same of a tournament that comes from elsewhere.
pub fn unreadable_of(lang: Lang, tournament: &Tournament) -> Vec<FileNotice> {
    let list = tournament.event.tie_breaks.map_or("", |list| tournament.str(list.text));
    wrong_criteria(lang, list, |_| None)
}

fn wrong_criteria(lang: Lang, list: &str, place: impl Fn(&SpecError) -> Option<Span>) -> Vec<FileNotice> {
    let errors = parse_list(list).err().map_or_else(Vec::new, SpecErrors::into_vec);
    let found = |error: &SpecError| FileNotice {
        code: "S020",
        severity: Severity::Warning,
        span: place(error),
        message: spec_message(lang, error),
    };
    errors.iter().map(found).collect()
}

/// Ranks of the file that its list does not give (S021), in the order of the standings.
pub fn misplaced(lang: Lang, standings: &Standings, document: Option<&Document>) -> Vec<FileNotice> {
    let tournament = &standings.field.tournament;
    let found = |wrong: exaequo_tiebreak::Misplaced| {
        let (name, published) = (label(tournament, wrong.participant), wrong.published);
        let decided = deciding(standings, wrong.participant);
        let title = match (decided, wrong.by_the_list) {
            (Deciding::PlayOff, (first, last)) if first == last => say!(
                lang,
                "{name} has rank {published} in the file; after the play-off it is {first}",
                name,
                published,
                first
            ),
            (Deciding::List, (first, last)) if first == last => say!(
                lang,
                "{name} has rank {published} in the file; by the list it is {first}",
                name,
                published,
                first
            ),
            (_, (first, last)) => say!(
                lang,
                "{name} has rank {published} in the file; by the list it is {first} to {last}, shared",
                name,
                published,
                first,
                last
            ),
        };
        FileNotice {
            code: "S021",
            severity: Severity::Warning,
            span: document.and_then(|document| rank_span(document, tournament, wrong.participant)),
            message: Message {
                title,
                help: correct(lang, decided),
                assumed: Some(misplaced_reason(standings, &wrong, lang)).filter(|why| !why.is_empty()),
            },
        }
    };
    exaequo_tiebreak::misplaced(standings).into_iter().map(found).collect()
}

/// What gives somebody the rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Deciding {
    List,
    PlayOff,
}

/// A play-off decides where it separates somebody from a neighbour (2.2.1).
fn deciding(standings: &Standings, who: ParticipantId) -> Deciding {
    let Some(row) = standings.row_of(who) else { return Deciding::List };
    let is_play_off = |row: &RankedRow| matches!(row.decided, Decided::PlayOff { .. });
    let played_off = standings.rows[row..].iter().take(2).any(is_play_off);
    if played_off { Deciding::PlayOff } else { Deciding::List }
}

fn correct(lang: Lang, decided: Deciding) -> String {
    match decided {
        Deciding::List => say!(lang, "correct the rank, or the list (202, 212)"),
        Deciding::PlayOff => say!(lang, "correct the rank, or the results of the play-off"),
    }
}

/// How many ranks were compared, in a line.
pub fn compared(lang: Lang, standings: &Standings, misplaced: usize) -> String {
    let tournament = &standings.field.tournament;
    let has_rank = |row: &&RankedRow| tournament.published_of(row.participant).rank.is_some();
    let ranks = standings.rows.iter().filter(has_rank).count();
    let (edition, round) = (standings.regulations.edition.name, standings.field.rounds());
    let codes: Vec<String> = standings.specs.iter().map(ToString::to_string).collect();
    let list = codes.join(", ");
    match ranks {
        0 => say!(lang, "no ranks in the file to compare"),
        _ => {
            say!(
                lang,
                "{ranks} ranks compared with {list} ({edition}) after round {round}, {misplaced} misplaced",
                ranks,
                list,
                edition,
                round,
                misplaced
            ) + &missing(lang, standings.missing)
        }
    }
}

fn missing(lang: Lang, missing: usize) -> String {
    match missing {
        0 => String::new(),
        _ => say!(lang, "; results missing: {missing}", missing),
    }
}

/// Line and columns of some bytes of the file.
fn span(document: &Document, start: usize, end: usize) -> Option<Span> {
    let holds = |range: TextRange| range.start() <= start && start <= range.end();
    let index = document.lines().iter().position(|line| holds(line.text))?;
    let line = document.lines()[index].text;
    let column = |at: usize| {
        let before = document.text().get(TextRange::new(line.start(), at.min(line.end())));
        u32::try_from(before.chars().count()).unwrap_or(u32::MAX)
    };
    let number = u32::try_from(index + 1).unwrap_or(u32::MAX);
    Some(Span::columns(number, column(start) + 1, column(end).max(column(start) + 1)))
}

/// The rank in the line of a player (001, columns 86 to 89) or of a team (310, columns 69 to 71).
fn rank_span(document: &Document, tournament: &Tournament, who: ParticipantId) -> Option<Span> {
    let (record, columns, (first, last)) =
        if tournament.is_team_event() { ("310", 4..7, (69, 71)) } else { ("001", 4..8, (86, 89)) };
    let line = own_line(document, record, columns, tournament.number_of(who))?;
    Some(Span::columns(line, first, last))
}

/// The line whose record has a number in the given columns.
pub(super) fn own_line(document: &Document, record: &str, columns: Range<usize>, number: u32) -> Option<u32> {
    let number = number.to_string();
    let is_own = |line: &exaequo_trf::Line| {
        let text = document.text().get(line.text);
        text.starts_with(record) && text.get(columns.clone()).is_some_and(|text| text.trim() == number)
    };
    let index = document.lines().iter().position(is_own)?;
    u32::try_from(index + 1).ok()
}
