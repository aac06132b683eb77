//! An overview as text: a title, then labels and values in two columns.

use super::overview::{Event, Overview};
use super::remarks::Remark;
use super::words;
use crate::clean::{clean, text_width};
use crate::number::{date, dates};
use crate::wrap::wrap;
use crate::{Lang, Noun, say};

/// A label and what it stands for.
struct Row {
    label: String,
    value: String,
}

impl Row {
    /// A row, unless there is nothing to say.
    fn new(label: String, value: impl Into<Option<String>>) -> Option<Self> {
        let value = value.into().filter(|value| !value.is_empty())?;
        Some(Self { label, value })
    }
}

/// A part of the overview.
struct Section {
    heading: String,
    rows: Vec<Row>,
}

pub(super) fn lay_out(overview: &Overview, lang: Lang, width: usize) -> String {
    let sections =
        [event(overview, lang), results(overview, lang), file(overview, lang), remarks(overview, lang)];
    let sections = sections.into_iter().filter(|section| !section.rows.is_empty());
    let parts: Vec<_> = sections.map(|section| show(&section, width)).collect();
    parts.join("\n")
}

/// The labels of a section are as wide as the widest of them.
fn show(section: &Section, width: usize) -> String {
    let labels = section.rows.iter().map(|row| text_width(&row.label)).max().unwrap_or(0);
    let indent = labels + 4;
    let row = |row: &Row| {
        let padding = " ".repeat(labels - text_width(&row.label));
        format!("  {}{padding}  {}\n", row.label, wrap(&row.value, indent, width))
    };
    let rows: String = section.rows.iter().map(row).collect();
    format!("{}\n{rows}", section.heading)
}

fn event(overview: &Overview, lang: Lang) -> Section {
    let heading = match clean(&overview.event.name) {
        name if name.is_empty() => {
            say!(lang, "Tournament without a name")
        }
        name => name,
    };
    let rows = [about(overview, lang), people(overview, lang), rules(overview, lang)];
    Section { heading, rows: rows.into_iter().flatten().collect() }
}

/// Where, when, by whom and how.
fn about(overview: &Overview, lang: Lang) -> Vec<Row> {
    let Overview { event, system, rounds, participants, .. } = overview;
    let arbiter = clean(&event.chief_arbiter);
    let system = words::system(lang, system, participants, rounds);
    let controller = clean(&event.controller);
    let rows = [
        Row::new(say!(lang, ctx "of an event", "Place"), place(event)),
        Row::new(say!(lang, "Dates"), days(event, lang)),
        Row::new(say!(lang, "Chief arbiter"), arbiter),
        Row::new(say!(lang, "Deputies"), deputies(event)),
        Row::new(say!(lang, "System"), system),
        Row::new(say!(lang, "Pairings by"), controller),
        Row::new(say!(lang, "Rounds"), words::rounds(lang, rounds)),
    ];
    rows.into_iter().flatten().collect()
}

fn people(overview: &Overview, lang: Lang) -> Vec<Row> {
    let participants = &overview.participants;
    let teams = (participants.teams > 0).then(|| words::teams(lang, participants));
    let players = words::players(lang, participants);
    let federations = words::federations(lang, participants);
    let rows = [
        Row::new(say!(lang, "Teams"), teams),
        Row::new(say!(lang, "Players"), players),
        Row::new(say!(lang, "Federations"), federations),
    ];
    rows.into_iter().flatten().collect()
}

/// Thinking times, points, tie-breaks and special provisions.
fn rules(overview: &Overview, lang: Lang) -> Vec<Row> {
    let Overview { time_control, points, special, .. } = overview;
    let (time, encoded) = (clean(&time_control.text), words::time_control(lang, time_control));
    let match_points = overview.match_points.as_ref().map(|view| words::match_points(lang, view));
    let points_label = if match_points.is_some() { say!(lang, "Game points") } else { say!(lang, "Points") };
    let tie_breaks = words::tie_breaks(lang, overview.tie_breaks.as_ref());
    let [accelerations, prohibitions, adjustments] =
        [special.accelerations, special.prohibitions, special.adjustments].map(|count| entries(lang, count));
    let rows = [
        Row::new(say!(lang, "Time control"), time),
        Row::new(say!(lang, "Encoded time"), encoded),
        Row::new(say!(lang, "Match points"), match_points),
        Row::new(points_label, words::point_system(lang, points)),
        Row::new(say!(lang, "Tie-breaks"), tie_breaks),
        Row::new(say!(lang, "Acceleration"), accelerations),
        Row::new(say!(lang, "Prohibited pairings"), prohibitions),
        Row::new(say!(lang, "Abnormal points"), adjustments),
    ];
    rows.into_iter().flatten().collect()
}

/// How many records say so; nothing if none does.
fn entries(lang: Lang, count: usize) -> Option<String> {
    let count = u64::try_from(count).ok().filter(|count| *count > 0)?;
    Some(Noun::Entry.count(lang, count))
}

fn place(event: &Event) -> String {
    match (clean(&event.city), clean(&event.federation)) {
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

fn deputies(event: &Event) -> String {
    event.deputies.iter().map(|deputy| clean(deputy)).collect::<Vec<_>>().join("; ")
}

fn results(overview: &Overview, lang: Lang) -> Section {
    let Overview { results: played, rounds, .. } = overview;
    let some = |number: usize| (number > 0).then(|| number.to_string());
    let matches = (played.matches > 0).then(|| words::matches(lang, played));
    let rows = [
        Row::new(say!(lang, "Matches"), matches),
        Row::new(say!(lang, "Games played"), words::games(lang, played)),
        Row::new(say!(lang, "Forfeits"), words::forfeits(lang, played)),
        Row::new(say!(lang, "Byes"), words::byes(lang, played)),
        Row::new(say!(lang, "Unknown results"), some(played.unknown)),
        Row::new(say!(lang, "Missing results"), words::missing(lang, rounds)),
        Row::new(say!(lang, "Byes asked for"), some(played.requests)),
    ];
    let heading = say!(lang, "Results");
    Section { heading, rows: rows.into_iter().flatten().collect() }
}

fn file(overview: &Overview, lang: Lang) -> Section {
    let file = &overview.file;
    let rows = [
        Row::new(say!(lang, "Name"), clean(&file.name)),
        Row::new(say!(lang, "Format"), file.format.name().to_owned()),
        Row::new(say!(lang, "Encoding"), file.encoding.map(|encoding| encoding.name().to_owned())),
        Row::new(say!(lang, "Line ends"), file.line_ends.map(|ends| ends.words(lang))),
    ];
    let heading = say!(lang, "File");
    Section { heading, rows: rows.into_iter().flatten().collect() }
}

fn remarks(overview: &Overview, lang: Lang) -> Section {
    let heading = say!(lang, "Assumptions and remarks");
    let mut rows: Vec<_> = overview.remarks.iter().map(|one| remark(one, lang)).collect();
    if overview.hidden > 0 {
        let hidden = overview.hidden;
        let value = say!(lang, "{hidden} more", hidden);
        rows.push(Row { label: "…".to_owned(), value });
    }
    Section { heading, rows }
}

fn remark(remark: &Remark, lang: Lang) -> Row {
    let Remark { code, count, message, assumed, .. } = remark;
    let label = if *count > 1 { format!("{code} ×{count}") } else { (*code).to_owned() };
    let value = match assumed {
        None => message.clone(),
        Some(assumed) => say!(lang, "{message}; assumed: {assumed}", message, assumed),
    };
    Row { label, value }
}
