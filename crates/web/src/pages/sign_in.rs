//! Signing in and out, and links by which somebody gets an account or a new password.

use std::net::IpAddr;
use std::time::Instant;

use askama::Template;
use axum::extract::{Form, Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{AppendHeaders, IntoResponse as _, Redirect, Response};
use exaequo::Lang;
use exaequo_access::Rights;
use exaequo_store::access::{AccessStore as _, Account, Session, Validity};
use exaequo_store::people::{Acceptance, Accepted, Invitation, PeopleStore as _, Purpose};
use exaequo_texts::say;
use serde::Deserialize;

use crate::clock;
use crate::desk::Desk;
use crate::device;
use crate::factor::{self, Ticket};
use crate::failure::{Admission, Failure};
use crate::known_browser;
use crate::language::Speaks;
use crate::pages::roles::SET_UP;
use crate::password::{self, Trier};
use crate::secret::Secret;
use crate::shell::Shell;
use crate::visitor::{self, SESSION, Visitor, cookie, set_cookie};

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
    /// Empty where the name is known.
    name: String,
    password: String,
    again: String,
    button: String,
    /// What browsers fill in: the password that is known, or a new one.
    kind: &'static str,
}

/// A form for the code of a second factor.
#[derive(Debug, Template)]
#[template(path = "sign_in_code.html")]
struct CodePage {
    title: String,
    about: String,
    ticket: String,
    code: String,
    button: String,
}

/// `GET /sign-in`.
pub(crate) async fn get(Speaks(lang): Speaks) -> Response {
    let body = Page {
        title: say!(lang, "Sign in"),
        about: say!(
            lang,
            "Who has no password yet asks whoever looks after the server, or the arbiter, for a link."
        ),
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
    #[serde(default)]
    name: String,
    password: String,
    #[serde(default)]
    again: String,
}

/// `POST /sign-in`.
pub(crate) async fn post(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    headers: HeaderMap,
    Form(typed): Form<Typed>,
) -> Result<Response, Failure> {
    let name: String = typed.name.trim().chars().take(NAME).collect();
    // A browser that is known for the name is counted for itself: strangers do not keep it out.
    let triers = match known_browser::browser(&desk, &headers, &name) {
        Some(browser) => vec![Trier::Browser(browser)],
        None => vec![Trier::from(peer()), Trier::Name(name.clone())],
    };
    desk.tries().one_more(&triers, Instant::now())?;
    let known = desk.store().account_named(&name).await?;
    let kept = known.as_ref().map(|account| account.password.clone());
    if !password::is_right(typed.password, kept).await? {
        return Err(Admission::WrongPassword.into());
    }
    let account = known.ok_or(Admission::WrongPassword)?;
    desk.tries().succeeded(&triers);
    if desk.store().factor(account.id).await?.is_some() {
        return Ok(code_page(&Ticket::of(&desk, &account), lang));
    }
    begin(&desk, &account, &headers).await
}

fn code_page(ticket: &Ticket, lang: Lang) -> Response {
    let body = CodePage {
        title: say!(lang, "Second factor"),
        about: say!(lang, "Type the code your authenticator shows now, or one of your recovery codes."),
        ticket: ticket.to_string(),
        code: say!(lang, "Code"),
        button: say!(lang, "Sign in"),
    };
    Shell::new(lang, "/sign-in", &body.title).around(&body).into_response()
}

/// A code that is typed, with what tells that the password was right.
#[derive(Deserialize)]
pub(crate) struct TypedCode {
    ticket: String,
    code: String,
}

/// `POST /sign-in/code`.
pub(crate) async fn code(
    State(desk): State<Desk>,
    headers: HeaderMap,
    Form(typed): Form<TypedCode>,
) -> Result<Response, Failure> {
    let account = typed.ticket.parse::<Ticket>().map_err(|()| Admission::WrongCode)?.checked(&desk).await?;
    let triers = [Trier::from(peer()), Trier::Code(account.id)];
    desk.tries().one_more(&triers, Instant::now())?;
    if !factor::is_right(&desk, account.id, &typed.code).await? {
        return Err(Admission::WrongCode.into());
    }
    desk.tries().succeeded(&triers);
    begin(&desk, &account, &headers).await
}

/// Where the request comes from that is being answered.
fn peer() -> Option<IpAddr> {
    match visitor::current() {
        Visitor::Anybody(peer) => peer,
        _ => None,
    }
}

/// Begins a session with a secret that nobody had before; the one the browser had ends. The browser is known from now on.
async fn begin(desk: &Desk, account: &Account, headers: &HeaderMap) -> Result<Response, Failure> {
    if let Some(before) = cookie(headers, SESSION).and_then(Secret::of) {
        desk.store().end_session(&before.digest()).await?;
    }
    let secret = Secret::new()?;
    let (from, until) = (clock::now(), clock::later(SESSION_LASTS));
    let validity = Validity { digest: secret.digest(), from, until };
    desk.store().begin_session(account.id, &Session { validity, device: device::of(headers) }).await?;
    let cookie = set_cookie(SESSION, secret.text(), SESSION_LASTS);
    let cookies = [cookie, known_browser::made(desk, &account.name)?].map(|one| (header::SET_COOKIE, one));
    Ok((AppendHeaders(cookies), Redirect::to("/")).into_response())
}

/// `POST /sign-out`.
pub(crate) async fn out(State(desk): State<Desk>) -> Result<Response, Failure> {
    if let Visitor::Account(_, _, secret) = visitor::current() {
        desk.store().end_session(&secret.digest()).await?;
    }
    Ok(([(header::SET_COOKIE, set_cookie(SESSION, "", 0))], Redirect::to("/sign-in")).into_response())
}

/// `GET /set-up/{link}`: a name and a password, or a new password, by a link that can be used once.
pub(crate) async fn set_up(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    Path(link): Path<String>,
) -> Result<Response, Failure> {
    let (_, invitation) = good(&desk, &link).await?;
    let body = match invitation.purpose {
        Purpose::Join(_) => join(&link, lang),
        Purpose::Password(id) => {
            let accounts = desk.store().accounts().await?;
            let account = accounts.into_iter().find(|one| one.id == id).ok_or(Admission::Link)?;
            renew(&link, account, lang)
        }
    };
    Ok(Shell::new(lang, "/sign-in", &body.title).around(&body).into_response())
}

fn join(link: &str, lang: Lang) -> Page {
    let least = password::SHORTEST;
    Page {
        title: say!(lang, "Choose a name and a password"),
        about: say!(
            lang,
            "The name stands in the history beside what you change. The password has {least} characters or more.",
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

fn renew(link: &str, account: Account, lang: Lang) -> Page {
    let (name, least) = (account.name, password::SHORTEST);
    Page {
        title: say!(lang, "A new password for {name}", name),
        about: say!(lang, "The password has {least} characters or more. All sessions end.", least),
        name: String::new(),
        ..join(link, lang)
    }
}

async fn good(desk: &Desk, link: &str) -> Result<(Secret, Invitation), Failure> {
    let secret = Secret::of(link).ok_or(Admission::Link)?;
    let invitation =
        desk.store().invitation(&secret.digest(), &clock::now()).await?.ok_or(Admission::Link)?;
    if may_still_be_sent(desk, &invitation).await? {
        Ok((secret, invitation))
    } else {
        Err(Admission::Link.into())
    }
}

/// Whether whoever has sent an invitation has the right to it now: a role that was taken away gives nothing on. Who sat at the
/// machine has no name, and every right.
async fn may_still_be_sent(desk: &Desk, invitation: &Invitation) -> Result<bool, Failure> {
    match invitation.by.as_str() {
        "" => return Ok(true),
        SET_UP => return desk.needs_administrator().await,
        _ => {}
    }
    let Some(sender) = sender(desk, invitation).await? else { return Ok(false) };
    let rights = Rights::new(desk.store().grants(sender).await?);
    Ok(match &invitation.purpose {
        Purpose::Join(grants) if !grants.is_empty() => grants.iter().all(|grant| rights.may_give(*grant)),
        Purpose::Join(_) | Purpose::Password(_) => rights.is_administrator(),
    })
}

/// The account that has sent an invitation, by its number; one that a server of the version before has made has a name alone.
async fn sender(desk: &Desk, invitation: &Invitation) -> Result<Option<u64>, Failure> {
    Ok(match invitation.by_id {
        Some(id) => Some(id),
        None => desk.store().account_named(&invitation.by).await?.map(|account| account.id),
    })
}

/// `POST /set-up/{link}`.
pub(crate) async fn chosen(
    State(desk): State<Desk>,
    Path(link): Path<String>,
    headers: HeaderMap,
    Form(typed): Form<Typed>,
) -> Result<Response, Failure> {
    let triers = [Trier::from(peer())];
    desk.tries().one_more(&triers, Instant::now())?;
    let (secret, invitation) = good(&desk, &link).await?;
    let name: String = typed.name.trim().chars().take(NAME).collect();
    let is_new = matches!(invitation.purpose, Purpose::Join(_));
    if (is_new && name.is_empty()) || typed.password != typed.again {
        return Err(Admission::NotTwice.into());
    }
    let hash = password::hash(typed.password).await?;
    // That took a while, in which the sender may have lost the right.
    good(&desk, &link).await?;
    let (digest, now) = (secret.digest(), clock::now());
    let by = Acceptance { link: &digest, now: &now, name: &name, password: &hash };
    match desk.store().accept(by).await? {
        Accepted::NotGood => Err(Admission::Link.into()),
        Accepted::NameTaken => Err(Admission::NameTaken.into()),
        Accepted::By(account) => {
            desk.tries().succeeded(&triers);
            desk.end_first_links().await?;
            if !is_new && desk.store().factor(account).await?.is_some() {
                // The link stands for the password, and not for the second factor.
                return Ok(Redirect::to("/sign-in").into_response());
            }
            let accounts = desk.store().accounts().await?;
            let account = accounts.iter().find(|one| one.id == account).ok_or(Admission::Link)?;
            begin(&desk, account, &headers).await
        }
    }
}
