//! `GET /office/lists/{list}`: a list as it would be against the last one; once it is closed, the way to publish it.

use axum::extract::{Form as Sending, Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo::Lang;
use exaequo::bulletin::preview;
use exaequo::model::Date;
use exaequo::register::{Occasion, PublicationCheck, PublicationFinding, Register};
use exaequo::report::html::Links;
use exaequo::report::list::labelled;
use exaequo::report::number;
use exaequo_office::{Closing, Publishing};
use exaequo_texts::say;

use super::{Fields, list as named, occasion, text};
use crate::bureau::Bureau;
use crate::desk::Desk;
use crate::failure::Failure;
use crate::language::Speaks;
use crate::pages::register::{files, way_to as way_to_player};
use crate::sheet::{Block, Field, Form, Kind, Level, Note, Sheet};

/// What stands before the name of a check that is passed over.
const PASS: &str = "pass.";

fn path(list: Date) -> String {
    format!("/office/lists/{list}")
}

/// `GET /office/lists/{list}`.
pub(crate) async fn get(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    Path(list): Path<String>,
) -> Result<Response, Failure> {
    let (list, bureau) = (named(&list)?, desk.bureau()?);
    if bureau.current().await?.facts.is_closed(list) {
        let findings = bureau.act(move |office| {
            let register = office.register_proving(list)?;
            Ok(said(&register, &register.stops(list), list, lang))
        });
        return Ok(closed(bureau, list, &findings.await?, lang));
    }
    open(bureau, list, lang).await
}

/// A list that is open: as it would be, and the way to close it.
async fn open(bureau: &Bureau, list: Date, lang: Lang) -> Result<Response, Failure> {
    let shown = bureau.act(move |office| {
        let (register, list) = office.preview(Some(list))?;
        let mut page = preview::page(&register, list, lang);
        page.link("id", "name", |number| way_to_player(number.unsigned_abs()));
        Ok((page, said(&register, &register.stops_closing(list), list, lang)))
    });
    let (shown, findings) = shown.await?;
    let day = number::date(lang, list);
    let mut form = Form {
        action: format!("{}/close", path(list)),
        button: say!(lang, "Close the list of {day}", day),
        ..Form::default()
    };
    form.fields = passing(&findings, lang);
    let stop = say!(
        lang,
        "Nothing is decided about some reports, which would miss this list. They can be passed over, with a reason."
    );
    let stop = (!findings.is_empty()).then(|| Note::new(Level::Acknowledge, stop));
    let notes = stop.into_iter().collect();
    let about = say!(
        lang,
        "The list as it would be, against the last one. Closing it is final: later reports go on the next."
    );
    let blocks = vec![Block::raw(String::new(), shown.to_html_fragment(Links::None)), Block::new("", &form)];
    Ok(sheet(say!(lang, "Preview of the list of {day}", day), about, notes, blocks, list, lang))
}

fn sheet(
    title: String,
    about: String,
    notes: Vec<Note>,
    blocks: Vec<Block>,
    list: Date,
    lang: Lang,
) -> Response {
    let ways = vec![("/office".to_owned(), say!(lang, "Back to the office"))];
    Sheet { title, about, notes, blocks, ways, ..Sheet::default() }.of_desk(&path(list), lang)
}

/// What stands in the way of publication: names of checks, with what they found.
fn said(
    register: &Register,
    findings: &[PublicationFinding],
    list: Date,
    lang: Lang,
) -> Vec<(&'static str, String)> {
    let one = |one: &PublicationFinding| (one.check().name(), preview::finding(register, one, list, lang));
    findings.iter().map(one).collect()
}

/// A list that is closed: where it is published, or what stands in the way.
fn closed(bureau: &Bureau, list: Date, findings: &[(&'static str, String)], lang: Lang) -> Response {
    let day = number::date(lang, list);
    let known = bureau.known();
    let mut blocks = Vec::new();
    let published = known.facts.published().iter().rfind(|one| one.list == list);
    if let Some(to) = published.and_then(|one| files::way(bureau, one)) {
        let words = say!(lang, "The files of the list of {day}", day);
        blocks
            .push(Block::raw(String::new(), format!("<p><a class=\"button\" href=\"{to}\">{words}</a></p>")));
    }
    let mut form = Form {
        action: format!("{}/publish", path(list)),
        button: say!(lang, "Publish the list of {day}", day),
        ..Form::default()
    };
    form.fields = passing(findings, lang);
    blocks.push(Block::new(say!(lang, "Publication (7.1)"), &form));
    let notes =
        if findings.is_empty() { Vec::new() } else { vec![Note::new(Level::Acknowledge, in_the_way(lang))] };
    sheet(say!(lang, "List of {day}", day), String::new(), notes, blocks, list, lang)
}

fn in_the_way(lang: Lang) -> String {
    say!(lang, "Checks stand in the way of publication. Each can be passed over, with a reason.")
}

/// What stands in the way, for a program: each check by the name it is passed over by.
pub(crate) fn stopped(findings: &[(&'static str, String)], lang: Lang) -> String {
    let named = passable(findings).into_iter().map(|(name, sentence)| labelled(lang, name, &sentence));
    std::iter::once(in_the_way(lang)).chain(named).collect::<Vec<_>>().join(" ")
}

/// What passes over what was found: a mark for each check, and a reason.
fn passing(findings: &[(&'static str, String)], lang: Lang) -> Vec<Field> {
    let mark =
        |(name, sentence): (&str, String)| Field::new(&format!("{PASS}{name}"), sentence, "", Kind::Check);
    let mut fields: Vec<Field> = passable(findings).into_iter().map(mark).collect();
    if !fields.is_empty() {
        let about = say!(lang, "Why what is marked is passed over");
        fields.push(Field::text("reason", say!(lang, "Reason"), "").about(about));
    }
    fields
}

/// The checks that a form passes over.
fn passed(fields: &Fields) -> Result<Vec<PublicationCheck>, Failure> {
    let names = fields.keys().filter_map(|key| key.strip_prefix(PASS));
    names.map(|name| PublicationCheck::named(name).ok_or(Failure::Request)).collect()
}

/// Each check once, with all it found.
fn passable(findings: &[(&'static str, String)]) -> Vec<(&'static str, String)> {
    let mut all: Vec<(&'static str, String)> = Vec::new();
    for (name, sentence) in findings {
        match all.iter_mut().find(|(known, _)| known == name) {
            Some((_, said)) => *said = format!("{said} {sentence}"),
            None => all.push((name, sentence.clone())),
        }
    }
    all
}

/// `POST /office/lists/{list}/close`.
pub(crate) async fn close(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    Path(list): Path<String>,
    Sending(fields): Sending<Fields>,
) -> Result<Response, Failure> {
    let (list, bureau, occasion) = (named(&list)?, desk.bureau()?, occasion(text(&fields, "reason")));
    let passed = passed(&fields)?;
    let closing = bureau.act(move |office| office.close_list(list, &passed, &occasion));
    match closing.await? {
        Closing::Stopped { .. } => open(bureau, list, lang).await,
        Closing::Done(_) => Ok(Redirect::to(&path(list)).into_response()),
    }
}

/// `POST /office/lists/{list}/publish`: the files are made in the folder of the server.
pub(crate) async fn publish(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    Path(list): Path<String>,
    Sending(fields): Sending<Fields>,
) -> Result<Response, Failure> {
    let (list, bureau) = (named(&list)?, desk.bureau()?);
    let (passed, occasion) = (passed(&fields)?, occasion(text(&fields, "reason")));
    let findings = published(bureau, list, passed, occasion, lang).await?;
    Ok(if findings.is_empty() {
        Redirect::to(&path(list)).into_response()
    } else {
        closed(bureau, list, &findings, lang)
    })
}

/// Publishes a list; what stands in the way, by the names of the checks.
pub(crate) async fn published(
    bureau: &Bureau,
    list: Date,
    passed: Vec<PublicationCheck>,
    occasion: Occasion,
    lang: Lang,
) -> Result<Vec<(&'static str, String)>, Failure> {
    let below = bureau.lists();
    let published = bureau.act(move |office| {
        Ok(match office.publish(list, &below, &passed, &occasion)? {
            Publishing::Stopped { register, findings } => said(&register, &findings, list, lang),
            Publishing::Done { .. } => Vec::new(),
        })
    });
    published.await
}
