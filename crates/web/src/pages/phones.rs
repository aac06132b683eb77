//! The telephones of an event: who may enter results with one, for which boards, and how that is ended.

use askama::Template;
use axum::extract::{Form, Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo::Lang;
use exaequo_store::access::{AccessStore as _, NewPhone, Phone, PhoneState, Validity};
use exaequo_texts::say;
use serde::Deserialize;

use crate::clock;
use crate::desk::Desk;
use crate::failure::Failure;
use crate::of_event::OfEvent;
use crate::pages::history::when;
use crate::pages::sign_in::NAME;
use crate::qr;
use crate::secret::Secret;
use crate::shell::{Shell, Tab};

/// How long a right lasts, in seconds.
const LASTS: i64 = 24 * 3600;

#[derive(Debug, Template)]
#[template(path = "phones.html")]
struct Page {
    id: u64,
    title: String,
    about: String,
    name: String,
    first: String,
    last: String,
    boards_about: String,
    make: String,
    given: String,
    none: String,
    rows: Vec<Row>,
    revoke: String,
    made: String,
    address: String,
    picture: String,
}

#[derive(Debug)]
struct Row {
    id: u64,
    name: String,
    about: String,
    is_open: bool,
}

/// `GET /e/{event}/phones`.
pub(crate) async fn get(of_event: OfEvent) -> Result<Response, Failure> {
    page(of_event, String::new()).await
}

async fn page(of_event: OfEvent, address: String) -> Result<Response, Failure> {
    let OfEvent { desk, lang, event, kept } = of_event;
    let phones = desk.store().phones(event).await?;
    let body = Page {
        id: event,
        title: say!(lang, "Telephones"),
        about: say!(
            lang,
            "Somebody in the hall can enter results with a telephone: of the current round, on boards that have none yet, for a day. The name stands in the history."
        ),
        name: say!(lang, ctx "person", "Name"),
        first: say!(lang, "From board"),
        last: say!(lang, "To board"),
        boards_about: say!(lang, "Without numbers all boards; in a team event tables count."),
        make: say!(lang, "Make a QR code"),
        given: say!(lang, "Who has been given the right"),
        none: say!(lang, "Nobody yet."),
        rows: phones.iter().map(|phone| row(phone, lang)).collect(),
        revoke: say!(lang, "Take it back"),
        made: say!(lang, "Scan this code with the telephone. It is shown once, and works on one telephone."),
        picture: qr::svg(&address, &say!(lang, "QR code of the link")),
        address,
    };
    let shell = Shell::new(lang, &format!("/e/{event}/phones"), &body.title);
    let shell = shell.under(&kept, Tab::Phones);
    Ok(shell.around(&body).into_response())
}

fn row(phone: &Phone, lang: Lang) -> Row {
    let until = when(&phone.until, lang);
    let is_over = phone.until.as_str() <= clock::now().as_str();
    let state = match phone.state {
        PhoneState::Revoked => say!(lang, "taken back"),
        _ if is_over => say!(lang, "over since {until}", until),
        PhoneState::Offered => say!(lang, "not scanned yet, good until {until}", until),
        PhoneState::Taken => say!(lang, "in use, good until {until}", until),
    };
    let about = [boards(phone, lang), state].join(" · ");
    Row {
        id: phone.id,
        name: phone.name.clone(),
        about,
        is_open: phone.state != PhoneState::Revoked && !is_over,
    }
}

/// The boards a right is for.
pub(crate) fn boards(phone: &Phone, lang: Lang) -> String {
    match phone.boards {
        None => say!(lang, "all boards"),
        Some((first, last)) if first == last => say!(lang, "board {first}", first),
        Some((first, last)) => say!(lang, "boards {first} to {last}", first, last),
    }
}

/// What is typed.
#[derive(Debug, Deserialize)]
pub(crate) struct Typed {
    name: String,
    #[serde(default)]
    first: String,
    #[serde(default)]
    last: String,
}

/// `POST /e/{event}/phones`.
pub(crate) async fn post(of_event: OfEvent, Form(typed): Form<Typed>) -> Result<Response, Failure> {
    let name: String = typed.name.trim().chars().take(NAME).collect();
    if name.is_empty() {
        return Err(Failure::Request);
    }
    let (secret, boards) = (Secret::new()?, range(&typed)?);
    let link = Validity { digest: secret.digest(), from: clock::now(), until: clock::later(LASTS) };
    let (desk, event) = (&of_event.desk, of_event.event);
    desk.store().offer_phone(&NewPhone { link, event, name, boards }).await?;
    let address = desk.address_of(&format!("/phone/{}", secret.text())).ok_or_else(|| desk.only_here())?;
    page(of_event, address).await
}

/// One number stands for both.
fn range(typed: &Typed) -> Result<Option<(u32, u32)>, Failure> {
    let number = |text: &str| match text.trim() {
        "" => Ok(None),
        text => text.parse::<u32>().map(Some).map_err(|_| Failure::Request),
    };
    Ok(match (number(&typed.first)?, number(&typed.last)?) {
        (None, None) => None,
        (Some(one), None) | (None, Some(one)) => Some((one, one)),
        (Some(first), Some(last)) => Some((first.min(last), first.max(last))),
    })
}

/// `POST /e/{event}/phones/{id}/revoke`.
pub(crate) async fn revoke(
    State(desk): State<Desk>,
    Path((event, id)): Path<(u64, u64)>,
) -> Result<Response, Failure> {
    desk.store().revoke_phone(event, id).await?;
    Ok(Redirect::to(&format!("/e/{event}/phones")).into_response())
}
