//! Signing in, with a name and a password, and out. Nobody does it at the machine itself.

use std::time::Instant;

use askama::Template;
use axum::extract::{Form, Path, State};
use axum::http::header;
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo::Lang;
use exaequo_store::access::{AccessStore as _, Span};
use exaequo_texts::say;
use serde::Deserialize;

use crate::clock;
use crate::desk::Desk;
use crate::failure::{Admission, Failure};
use crate::language::Speaks;
use crate::password;
use crate::secret::Secret;
use crate::shell::Shell;
use crate::visitor::{self, SESSION, Visitor, set_cookie};

/// How long a session lasts, in seconds.
const SESSION_LASTS: i64 = 24 * 3600;
/// The longest name of a person.
pub(crate) const NAME: usize = 60;

/// A form for a name and a password.
#[derive(Debug, Template)]
#[template(path = "sign_in.html")]
struct Page {
    title: String,
    about: String,
    action: String,
    name: String,
    password: String,
    again: String,
    button: String,
    /// What browsers fill in: the password that is known, or a new one.
    kind: &'static str,
}

/// `GET /sign-in`.
pub(crate) async fn get(Speaks(lang): Speaks) -> Response {
    let body = Page {
        title: say!(lang, "Sign in"),
        about: say!(lang, "Who has no password yet asks at the desk for a link."),
        action: "/sign-in".to_owned(),
        name: say!(lang, ctx "person", "Name"),
        password: say!(lang, "Password"),
        again: String::new(),
        button: say!(lang, "Sign in"),
        kind: "current-password",
    };
    Shell::new(lang, "/sign-in", &body.title).around(&body).into_response()
}

/// What is typed.
#[derive(Deserialize)]
pub(crate) struct Typed {
    name: String,
    password: String,
    #[serde(default)]
    again: String,
}

/// `POST /sign-in`.
pub(crate) async fn post(State(desk): State<Desk>, Form(typed): Form<Typed>) -> Result<Response, Failure> {
    let from = peer();
    desk.tries().one_more(from, Instant::now())?;
    let known = desk.store().accounts().await?.into_iter().find(|one| one.name == typed.name.trim());
    let kept = known.as_ref().map(|account| account.password.clone());
    if !password::is_right(typed.password, kept).await? {
        return Err(Admission::WrongPassword.into());
    }
    desk.tries().succeeded(from);
    begin(&desk, known.ok_or(Admission::WrongPassword)?.id).await
}

/// Where the request comes from that is being answered.
fn peer() -> Option<std::net::IpAddr> {
    match visitor::current() {
        Visitor::Anybody(peer) => peer,
        _ => None,
    }
}

/// Begins a session with a secret that nobody had before.
async fn begin(desk: &Desk, account: u64) -> Result<Response, Failure> {
    let secret = Secret::new()?;
    let (from, until) = (clock::now(), clock::later(SESSION_LASTS));
    desk.store().begin_session(account, &Span { digest: secret.digest(), from, until }).await?;
    let cookie = set_cookie(SESSION, secret.text(), SESSION_LASTS);
    Ok(([(header::SET_COOKIE, cookie)], Redirect::to("/")).into_response())
}

/// `POST /sign-out`.
pub(crate) async fn out(State(desk): State<Desk>) -> Result<Response, Failure> {
    if let Visitor::Account(_, secret) = visitor::current() {
        desk.store().end_session(&secret.digest()).await?;
    }
    Ok(([(header::SET_COOKIE, set_cookie(SESSION, "", 0))], Redirect::to("/sign-in")).into_response())
}

/// `GET /set-up/{link}`: a name and a password, by a link that can be used once.
pub(crate) async fn set_up(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    Path(link): Path<String>,
) -> Result<Response, Failure> {
    good(&desk, &link).await?;
    let body = form(&link, lang);
    Ok(Shell::new(lang, "/sign-in", &body.title).around(&body).into_response())
}

fn form(link: &str, lang: Lang) -> Page {
    let least = password::SHORTEST;
    Page {
        title: say!(lang, "Choose a name and a password"),
        about: say!(
            lang,
            "The name stands in the history beside what you change. The password has {least} characters or more. Who had a password under this name gets the new one.",
            least
        ),
        action: format!("/set-up/{link}"),
        name: say!(lang, ctx "person", "Name"),
        password: say!(lang, "Password"),
        again: say!(lang, "The password once more"),
        button: say!(lang, "Begin"),
        kind: "new-password",
    }
}

async fn good(desk: &Desk, link: &str) -> Result<Secret, Failure> {
    let secret = Secret::of(link).ok_or(Admission::Link)?;
    if desk.store().is_offered(&secret.digest(), &clock::now()).await? {
        Ok(secret)
    } else {
        Err(Admission::Link.into())
    }
}

/// `POST /set-up/{link}`.
pub(crate) async fn chosen(
    State(desk): State<Desk>,
    Path(link): Path<String>,
    Form(typed): Form<Typed>,
) -> Result<Response, Failure> {
    desk.tries().one_more(peer(), Instant::now())?;
    let secret = good(&desk, &link).await?;
    let name: String = typed.name.trim().chars().take(NAME).collect();
    if name.is_empty() || typed.password != typed.again {
        return Err(Admission::NotTwice.into());
    }
    let hash = password::hash(typed.password).await?;
    let used = desk.store().use_link(&secret.digest(), &clock::now(), &name, &hash).await?;
    desk.tries().succeeded(peer());
    begin(&desk, used.ok_or(Admission::Link)?).await
}
