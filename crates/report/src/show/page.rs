//! An overview as a page: a title, then labels and values.

use exaequo_json::results::overview::{Event, Overview as Form, Remark};

use super::{Overview, words};
use crate::format::{encoding_name, format_name, line_end_words};
use crate::number::{date, dates};
use crate::page::{Note, Page};
use crate::text::sanitize;
use crate::{Lang, Noun, list, say};

pub(super) fn page(overview: &Overview, lang: Lang) -> Page {
    let mut page = facts(overview, lang);
    section(&mut page, remarks(&overview.form, lang));
    page
}

/// All but what was assumed.
pub(super) fn facts(overview: &Overview, lang: Lang) -> Page {
    let title = match sanitize(&overview.form.event.name) {
        name if name.is_empty() => {
            say!(lang, "Tournament without a name")
        }
        name => name,
    };
    let mut page = Page::new(lang, "show", title);
    page.notes([about(overview, lang), people(&overview.form, lang), rules(&overview.form, lang)].concat());
    section(&mut page, results(overview, lang));
    section(&mut page, file(&overview.form, lang));
    page
}

fn section(page: &mut Page, (heading, notes): Section) {
    if !notes.is_empty() {
        page.heading(heading);
        page.notes(notes);
    }
}

/// A note, unless there is nothing to say.
fn note(label: String, value: impl Into<Option<String>>) -> Option<Note> {
    let value = value.into().filter(|value| !value.is_empty())?;
    Some(Note::new(label, value))
}

/// A heading and what stands under it.
type Section = (String, Vec<Note>);

/// Where, when, by whom and how.
fn about(overview: &Overview, lang: Lang) -> Vec<Note> {
    let Form { event, system, rounds, participants, .. } = &overview.form;
    let arbiter = sanitize(&event.chief_arbiter);
    let system = words::system(lang, system, participants, rounds);
    let controller = sanitize(&event.controller);
    let rows = [
        note(say!(lang, ctx "of an event", "Place"), place(event)),
        note(say!(lang, "Dates"), days(event, lang)),
        note(say!(lang, "Chief arbiter"), arbiter),
        note(say!(lang, "Deputies"), deputies(event, lang)),
        note(say!(lang, "System"), system),
        note(say!(lang, "Pairings by"), controller),
        note(say!(lang, "Rounds"), words::rounds(lang, rounds, &overview.stakes)),
    ];
    rows.into_iter().flatten().collect()
}

fn people(overview: &Form, lang: Lang) -> Vec<Note> {
    let participants = &overview.participants;
    let teams = (participants.teams > 0).then(|| words::teams(lang, participants));
    let players = words::players(lang, participants);
    let federations = words::federations(lang, participants);
    let rows = [
        note(say!(lang, "Teams"), teams),
        note(say!(lang, "Players"), players),
        note(say!(lang, "Federations"), federations),
    ];
    rows.into_iter().flatten().collect()
}

/// Thinking times, points, tie-breaks and special provisions.
fn rules(overview: &Form, lang: Lang) -> Vec<Note> {
    let Form { time_control, points, special, .. } = overview;
    let (time, encoded) = (sanitize(&time_control.text), words::time_control(lang, time_control));
    let match_points = overview.match_points.as_ref().map(|view| words::match_points(lang, view));
    let points_label = if match_points.is_some() { say!(lang, "Game points") } else { say!(lang, "Points") };
    let tie_breaks = words::tie_breaks(lang, overview.tie_breaks.as_ref());
    let [accelerations, prohibitions, adjustments] =
        [special.accelerations, special.prohibitions, special.adjustments].map(|count| entries(lang, count));
    let rows = [
        note(say!(lang, "Time control"), time),
        note(say!(lang, "Encoded time"), encoded),
        note(say!(lang, "Match points"), match_points),
        note(points_label, words::point_system(lang, points)),
        note(say!(lang, "Tie-breaks"), tie_breaks),
        note(say!(lang, "Acceleration"), accelerations),
        note(say!(lang, "Prohibited pairings"), prohibitions),
        note(say!(lang, "Abnormal points"), adjustments),
    ];
    rows.into_iter().flatten().collect()
}

/// How many records say so; nothing if none does.
fn entries(lang: Lang, count: usize) -> Option<String> {
    let count = u64::try_from(count).ok().filter(|count| *count > 0)?;
    Some(Noun::Entry.count(lang, count))
}

fn place(event: &Event) -> String {
    match (sanitize(&event.city), sanitize(&event.federation)) {
        (city, federation) if federation.is_empty() => city,
        (city, federation) if city.is_empty() => federation,
        (city, federation) => format!("{city} ({federation})"),
    }
}

fn days(event: &Event, lang: Lang) -> Option<String> {
    match (event.start, event.end) {
        (Some(start), Some(end)) => Some(dates(lang, start.0, end.0)),
        (Some(start), None) => {
            let day = date(lang, start.0);
            Some(say!(lang, "from {day}", day))
        }
        (None, Some(end)) => {
            let day = date(lang, end.0);
            Some(say!(lang, "until {day}", day))
        }
        (None, None) => None,
    }
}

fn deputies(event: &Event, lang: Lang) -> String {
    list::clauses(lang, event.deputies.iter().map(|deputy| sanitize(deputy)))
}

fn results(overview: &Overview, lang: Lang) -> Section {
    let Form { results: played, rounds, .. } = &overview.form;
    let some = |number: usize| (number > 0).then(|| number.to_string());
    let matches = (played.matches > 0).then(|| words::matches(lang, played));
    let rows = [
        note(say!(lang, "Matches"), matches),
        note(say!(lang, "Games played"), words::games(lang, played)),
        note(say!(lang, "Forfeits"), words::forfeits(lang, played)),
        note(say!(lang, "Byes"), words::byes(lang, &played.byes, overview.absence)),
        note(say!(lang, "Unknown results"), some(played.unknown)),
        note(say!(lang, "Missing results"), words::missing(lang, rounds)),
        note(say!(lang, "Byes asked for"), some(played.requests)),
    ];
    let heading = say!(lang, "Results");
    (heading, rows.into_iter().flatten().collect())
}

fn file(overview: &Form, lang: Lang) -> Section {
    let file = &overview.file;
    let rows = [
        note(say!(lang, "Name"), sanitize(&file.name)),
        note(say!(lang, "Format"), format_name(file.format).to_owned()),
        note(say!(lang, "Encoding"), file.encoding.map(|encoding| encoding_name(encoding).to_owned())),
        note(say!(lang, "Line endings"), file.line_ends.map(|ends| line_end_words(ends, lang))),
    ];
    let heading = say!(lang, "File");
    (heading, rows.into_iter().flatten().collect())
}

fn remarks(overview: &Form, lang: Lang) -> Section {
    let heading = say!(lang, "Assumptions and remarks");
    let mut rows: Vec<_> = overview.remarks.iter().map(|one| remark(one, lang)).collect();
    if overview.hidden > 0 {
        let hidden = overview.hidden;
        let value = say!(lang, "{hidden} more", hidden);
        rows.push(Note::new("…", value));
    }
    (heading, rows)
}

fn remark(remark: &Remark, lang: Lang) -> Note {
    let Remark { code, count, message, assumed, .. } = remark;
    let label = if *count > 1 { format!("{code} ×{count}") } else { (*code).to_owned() };
    let value = match assumed {
        None => message.clone(),
        Some(assumed) => say!(lang, "{message}; assumed: {assumed}", message, assumed),
    };
    Note::new(label, value)
}
