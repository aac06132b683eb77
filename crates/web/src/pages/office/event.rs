//! `GET /office/events/{number}`: what there is to say of a report, and what is decided about it.

use axum::extract::{Form as Sending, Multipart, Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo::Lang;
use exaequo::bulletin::{check, inbox};
use exaequo::register::fact::EventId;
use exaequo::register::{CoveringLetter, Digest, Fact, Files as _, Occasion, ReportedEvent};
use exaequo::report::html::Links;
use exaequo_office::{Office, OfficeError, Sent};
use exaequo_texts::say;

use super::decided::{Choice, Decided};
use super::proposal::{self, Answer, entered};
use super::{Arrived, Fields, occasion, text, way_to};
use crate::desk::Desk;
use crate::failure::Failure;
use crate::language::Speaks;
use crate::sheet::{Block, Field, Form, Kind, Level, Note, Sheet};

/// `GET /office/events/{number}`.
pub(crate) async fn get(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    Path(number): Path<u32>,
) -> Result<Response, Failure> {
    let id = EventId(number);
    let bureau = desk.bureau()?;
    if bureau.current().await?.facts.events.get(id).is_none() {
        return Err(Failure::NoPage);
    }
    let shown = bureau.act(move |office| {
        let register = office.register()?;
        let checks = office.check(&register, &[id])?;
        let says = register.events.get(id).map(|event| inbox::decision(&register, event, lang));
        Ok((check::page(&register, &checks, lang), says.unwrap_or_default()))
    });
    let (checked, says) = shown.await?;
    let title = bureau.known().facts.events.get(id).map(|event| event.newest().title.clone());
    let sheet = Sheet {
        title: title.unwrap_or_default(),
        notes: vec![Note::new(Level::Inform, says)],
        blocks: vec![
            Block::raw(String::new(), checked.to_html_fragment(Links::None)),
            Block::new(say!(lang, "Decision"), &decision(id, lang)),
            Block::new(say!(lang, "A corrected report in place of this one"), &correction(id, lang)).folded(),
        ],
        ways: vec![("/office".to_owned(), say!(lang, "Back to the office"))],
        ..Sheet::default()
    };
    Ok(sheet.of_desk(&way_to(id), lang))
}

fn decision(id: EventId, lang: Lang) -> Form {
    let choices = Choice::ALL.map(|choice| (choice.name().to_owned(), choice.words(lang))).into();
    let list = say!(lang, "Another list than that after its last day");
    Form {
        action: way_to(id),
        fields: vec![
            Field::new("decision", say!(lang, "Decision"), Choice::Accept.name(), Kind::Choice(choices)),
            Field::new("on", say!(lang, "On the list of"), "", Kind::Date).about(list),
            Field::text("article", say!(lang, "Article"), "").about(say!(lang, "For a refusal, such as 6.2")),
            Field::text("reason", say!(lang, "Reason"), "").about(say!(lang, "Needed, except to accept")),
        ],
        button: say!(lang, "Decide"),
        ..Form::default()
    }
}

fn correction(id: EventId, lang: Lang) -> Form {
    Form {
        action: format!("{}/correct", way_to(id)),
        fields: vec![
            Field::new("file", say!(lang, "Report (TRF)"), "", Kind::File(".trf,.trfx,.txt")),
            Field::text("why", say!(lang, "Reason"), "").required(),
        ],
        button: say!(lang, "Show what changes"),
        ..Form::default()
    }
}

/// `POST /office/events/{number}`: decides.
pub(crate) async fn decide(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    Path(number): Path<u32>,
    Sending(fields): Sending<Fields>,
) -> Result<Response, Failure> {
    let id = EventId(number);
    if let Ok(digest) = text(&fields, "file").parse::<Digest>() {
        return confirmed(&desk, id, digest, fields, lang).await;
    }
    let (occasion, sent) = (occasion(text(&fields, "reason")), fields.clone());
    let decided = Decided::read(&fields)?;
    let answer = desk.bureau()?.act(move |office| {
        let facts = decided.facts(office, id, &occasion)?;
        entered(office, facts, &sent, &occasion, lang)
    });
    Ok(answered(answer.await?, id, &fields, lang))
}

/// What was decided, or what it would change.
fn answered(answer: Answer, id: EventId, fields: &Fields, lang: Lang) -> Response {
    match answer {
        Answer::Entered => Redirect::to(&way_to(id)).into_response(),
        Answer::Shown(page, seconding) => {
            let is_own = |key: &str| !["token", "yes", "seconded"].contains(&key);
            let hidden = fields.iter().filter(|(key, _)| is_own(key));
            let hidden = hidden.map(|(key, value)| (key.clone(), value.clone())).collect();
            proposal::page(&page, seconding, &way_to(id), hidden, lang)
        }
    }
}

/// `POST /office/events/{number}/correct`: what a corrected report would change.
pub(crate) async fn correct(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    Path(number): Path<u32>,
    form: Multipart,
) -> Result<Response, Failure> {
    let id = EventId(number);
    let arrived = Arrived::of(form).await?;
    corrected(&desk, id, arrived, lang).await
}

/// The same after its consequences were seen: the file is kept, and is what its digest says.
async fn confirmed(
    desk: &Desk,
    id: EventId,
    digest: Digest,
    fields: Fields,
    lang: Lang,
) -> Result<Response, Failure> {
    let bytes = desk.bureau()?.act(move |office| Ok(office.bytes(digest)?)).await?;
    let name = text(&fields, "name").to_owned();
    corrected(desk, id, Arrived::read(fields, name, bytes)?, lang).await
}

async fn corrected(desk: &Desk, id: EventId, arrived: Arrived, lang: Lang) -> Result<Response, Failure> {
    let occasion = occasion(text(&arrived.fields, "why"));
    let answer = desk.bureau()?.act(move |office| {
        let (digest, facts) = facts_of(office, id, &arrived, &occasion)?;
        let answer = entered(office, facts, &arrived.fields, &occasion, lang)?;
        let hidden = [("file", digest), ("name", arrived.name), ("why", occasion.reason)];
        Ok((answer, Fields::from(hidden.map(|(key, value)| (key.to_owned(), value)))))
    });
    let (answer, hidden) = answer.await?;
    Ok(answered(answer, id, &hidden, lang))
}

/// What a corrected report comes to, and the digest of its file.
fn facts_of(
    office: &Office,
    id: EventId,
    arrived: &Arrived,
    occasion: &Occasion,
) -> Result<(String, Vec<Fact>), OfficeError> {
    let letter = CoveringLetter { version_of: Some(id), ..CoveringLetter::default() };
    let Arrived { name, reading, event, .. } = arrived;
    let (receipt, facts) = office.corrected(&Sent { reading, event, name, letter: &letter }, occasion)?;
    let known = office.facts();
    // A report that came in before is the newest version already.
    let newest = || known.events.get(id).map(ReportedEvent::newest);
    let digest =
        receipt.version().or_else(newest).map(|version| version.file.to_string()).unwrap_or_default();
    Ok((digest, facts))
}
