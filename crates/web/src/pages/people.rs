//! Who has an account: a link for somebody new, sessions that can be ended, accounts that can be taken away.

use askama::Template;
use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo_store::access::{AccessStore as _, Span};
use exaequo_texts::say;

use crate::clock;
use crate::desk::Desk;
use crate::failure::Failure;
use crate::language::Speaks;
use crate::qr;
use crate::secret::Secret;
use crate::shell::Shell;
use crate::visitor::{self, Visitor};

/// How long a link is good, in seconds.
const LINK_LASTS: i64 = 3600;

#[derive(Debug, Template)]
#[template(path = "people.html")]
struct Page {
    title: String,
    about: String,
    none: String,
    people: Vec<Person>,
    end: String,
    remove: String,
    end_others: String,
    link: String,
    link_about: String,
    /// A link that was just made, as text and as a picture.
    address: String,
    picture: String,
    made: String,
}

#[derive(Debug)]
struct Person {
    id: u64,
    name: String,
    sessions: String,
    is_self: bool,
}

/// `GET /people`.
pub(crate) async fn get(State(desk): State<Desk>, Speaks(lang): Speaks) -> Result<Response, Failure> {
    page(&desk, lang, String::new()).await
}

async fn page(desk: &Desk, lang: exaequo::Lang, address: String) -> Result<Response, Failure> {
    let own = match visitor::current() {
        Visitor::Account(account, _) => Some(account.id),
        _ => None,
    };
    let mut people = Vec::new();
    for account in desk.store().accounts().await? {
        let n = desk.store().sessions(account.id, &clock::now()).await?;
        let sessions = say!(lang, count n, "signed in on {n} device", "signed in on {n} devices", n);
        let is_self = own == Some(account.id);
        people.push(Person { id: account.id, name: account.name, sessions, is_self });
    }
    let body = Page {
        title: say!(lang, "People"),
        about: say!(lang, "Who signs in from another device can do what the arbiter can at this computer."),
        none: say!(lang, "Nobody has a password yet."),
        people,
        end: say!(lang, "End the sessions"),
        remove: say!(lang, "Take the account away"),
        end_others: say!(lang, "End all my other sessions"),
        link: say!(lang, "Make a link for somebody"),
        link_about: say!(
            lang,
            "With the link somebody chooses a name and a password. It can be used once, within an hour; a new link ends the one before."
        ),
        picture: qr::svg(&address, &say!(lang, "QR code of the link")),
        address,
        made: say!(lang, "Open this address on the other device, or scan the code. It is shown once."),
    };
    Ok(Shell::new(lang, "/people", &body.title).around(&body).into_response())
}

/// `POST /people/link`.
pub(crate) async fn link(State(desk): State<Desk>, Speaks(lang): Speaks) -> Result<Response, Failure> {
    let address = desk.offer_link().await?;
    page(&desk, lang, address).await
}

impl Desk {
    /// The link for the first account; nothing where there is one.
    pub(crate) async fn first_link(&self) -> Result<Option<String>, Failure> {
        if self.store().accounts().await?.is_empty() { self.offer_link().await.map(Some) } else { Ok(None) }
    }

    /// The address by which somebody makes an account, once.
    pub(crate) async fn offer_link(&self) -> Result<String, Failure> {
        let secret = Secret::new()?;
        let (from, until) = (clock::now(), clock::later(LINK_LASTS));
        self.store().offer_link(&Span { digest: secret.digest(), from, until }).await?;
        self.address_of(&format!("/set-up/{}", secret.text())).ok_or(Failure::OnlyHere)
    }
}

/// `POST /people/{id}/end`: ends all sessions of somebody; one's own all but this one.
pub(crate) async fn end(State(desk): State<Desk>, Path(id): Path<u64>) -> Result<Response, Failure> {
    let but = match visitor::current() {
        Visitor::Account(account, secret) if account.id == id => Some(secret.digest()),
        _ => None,
    };
    desk.store().end_sessions(id, but.as_ref()).await?;
    Ok(Redirect::to("/people").into_response())
}

/// `POST /people/{id}/remove`.
pub(crate) async fn remove(State(desk): State<Desk>, Path(id): Path<u64>) -> Result<Response, Failure> {
    desk.store().remove_account(id).await?;
    Ok(Redirect::to("/people").into_response())
}
