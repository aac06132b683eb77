//! `GET /office/lists/{list}`: a list as it would be against the last one; once it is closed, the way to publish it.

use axum::extract::{Form as Sending, Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo::Lang;
use exaequo::bulletin::{inbox, preview};
use exaequo::model::Date;
use exaequo::register::{PublicationFinding, Register};
use exaequo::report::html::Links;
use exaequo::report::number;
use exaequo_office::Publishing;
use exaequo_texts::say;

use super::{Fields, list as named, occasion, text};
use crate::bureau::Bureau;
use crate::desk::Desk;
use crate::failure::Failure;
use crate::language::Speaks;
use crate::pages::register::{files, way_to as way_to_player};
use crate::pages::running::sheet::{Block, Field, Form, Kind, Level, Note, Sheet};

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
    if bureau.known().facts.closed().any(|closed| closed == list) {
        let findings = bureau.act(move |office| {
            let register = office.register()?;
            Ok(said(&register, &register.stops(list), list, lang))
        });
        return Ok(closed(bureau, list, &findings.await?, lang));
    }
    let shown = bureau.act(move |office| {
        let (register, list) = office.preview(Some(list))?;
        let mut page = preview::page(&register, list, lang);
        page.link("id", "name", |number| way_to_player(number.unsigned_abs()));
        Ok(page)
    });
    let shown = shown.await?;
    let day = number::date(lang, list);
    let button =
        Form::button(format!("{}/close", path(list)), &[], say!(lang, "Close the list of {day}", day));
    let about = say!(
        lang,
        "The list as it would be, against the last one. Closing it is final: later reports go on the next."
    );
    let blocks =
        vec![Block::raw(String::new(), shown.to_html_fragment(Links::None)), Block::new("", &button)];
    Ok(sheet(say!(lang, "Preview of the list of {day}", day), about, Vec::new(), blocks, list, lang))
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
    for (name, sentence) in passable(findings) {
        form.fields.push(Field::new(&format!("{PASS}{name}"), sentence, "", Kind::Check));
    }
    if !findings.is_empty() {
        let about = say!(lang, "Why what is marked is passed over");
        form.fields.push(Field::text("reason", say!(lang, "Reason"), "").about(about));
    }
    blocks.push(Block::new(say!(lang, "Publication (7.1)"), &form));
    let notes = if findings.is_empty() {
        Vec::new()
    } else {
        let stop =
            say!(lang, "Checks stand in the way of publication. Each can be passed over, with a reason.");
        vec![Note::new(Level::Acknowledge, stop)]
    };
    sheet(say!(lang, "List of {day}", day), String::new(), notes, blocks, list, lang)
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
) -> Result<Response, Failure> {
    let (list, bureau, occasion) = (named(&list)?, desk.bureau()?, occasion(""));
    let closing = bureau.act(move |office| {
        let register = office.close_list(list, &occasion)?;
        let sentence = inbox::closed(&register, list, lang);
        Ok((sentence, said(&register, &register.stops(list), list, lang)))
    });
    closing.await?;
    Ok(Redirect::to(&path(list)).into_response())
}

/// `POST /office/lists/{list}/publish`: the files are made in the folder of the server.
pub(crate) async fn publish(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    Path(list): Path<String>,
    Sending(fields): Sending<Fields>,
) -> Result<Response, Failure> {
    let (list, bureau) = (named(&list)?, desk.bureau()?);
    let passed = fields.keys().filter_map(|key| key.strip_prefix(PASS)).map(str::to_owned);
    let (passed, below): (Vec<String>, _) = (passed.collect(), bureau.lists());
    let occasion = occasion(text(&fields, "reason"));
    let published = bureau.act(move |office| {
        Ok(match office.publish(list, &below, &passed, &occasion)? {
            Publishing::Stopped { register, findings } => Some(said(&register, &findings, list, lang)),
            Publishing::Done { .. } => None,
        })
    });
    Ok(match published.await? {
        Some(findings) => closed(bureau, list, &findings, lang),
        None => Redirect::to(&path(list)).into_response(),
    })
}
