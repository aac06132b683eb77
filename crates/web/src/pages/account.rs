//! One's own account: roles, sessions, password, second factor, tokens for programs.

pub(crate) mod data;
pub(crate) mod factor;
pub(crate) mod tokens;

use std::time::Instant;

use axum::extract::{Form as Sent, FromRequestParts, State};
use axum::http::request::Parts;
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo::Lang;
use exaequo_access::Rights;
use exaequo_store::access::{AccessStore as _, Account, KeyDigest, Session};
use exaequo_store::hex;
use exaequo_store::people::{NewPassword, PeopleStore as _};
use exaequo_texts::say;

use crate::clock;
use crate::desk::Desk;
use crate::failure::{Admission, Failure};
use crate::fields::Fields;
use crate::language::{self, Speaks};
use crate::pages::history::when;
use crate::pages::roles;
use crate::password::{self, Trier};
use crate::sheet::{Block, Cell, Field, Form, Kind, Lines, Note, Sheet, Table};
use crate::visitor::{self, Visitor};

pub(crate) const PATH: &str = "/account";

/// Whoever asks, with the session that is used.
pub(crate) fn own() -> Result<(Account, Rights, KeyDigest), Failure> {
    match visitor::current() {
        Visitor::Account(account, rights, secret) => Ok((account, rights, secret.digest())),
        _ => Err(Admission::SignIn.into()),
    }
}

/// What every page of one's own account begins with.
pub(crate) struct OfAccount {
    pub(crate) desk: Desk,
    pub(crate) lang: Lang,
    pub(crate) account: Account,
}

impl FromRequestParts<Desk> for OfAccount {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, desk: &Desk) -> Result<Self, Failure> {
        let (account, ..) = own()?;
        Ok(Self { desk: desk.clone(), lang: language::of(&parts.headers), account })
    }
}

/// `GET /account`.
pub(crate) async fn get(State(desk): State<Desk>, Speaks(lang): Speaks) -> Result<Response, Failure> {
    page(&desk, Vec::new(), lang).await
}

/// The page, with what is to be said first.
pub(crate) async fn page(desk: &Desk, notes: Vec<Note>, lang: Lang) -> Result<Response, Failure> {
    let (account, rights, session) = own()?;
    let mut lines = Vec::new();
    for grant in rights.grants() {
        lines.push(roles::words(desk, *grant, lang).await);
    }
    if lines.is_empty() {
        lines.push(say!(lang, "None yet. Whoever opens an event is its arbiter."));
    }
    let blocks = vec![
        Block::new(say!(lang, "Roles"), &Lines { lines }),
        Block::new(say!(lang, "Sessions"), &sessions(desk, account.id, &session, lang).await?),
        Block::new(
            "",
            &Form::button(format!("{PATH}/end-others"), &[], say!(lang, "End all my other sessions")),
        ),
        Block::new(say!(lang, "Another password"), &password_form(lang)).folded(),
        factor::block(desk, account.id, lang).await?,
        tokens::block(desk, account.id, lang).await?,
        data::block(lang),
    ];
    let ways = vec![("/".to_owned(), say!(lang, "Back to the events"))];
    let sheet = Sheet { title: account.name, notes, blocks, ways, ..Sheet::default() };
    Ok(sheet.of_desk(PATH, lang))
}

async fn sessions(desk: &Desk, account: u64, used: &KeyDigest, lang: Lang) -> Result<Table, Failure> {
    let row = |Session { validity, device }: Session| {
        let end = Form::button(
            format!("{PATH}/end"),
            &[("session", &hex(&validity.digest))],
            say!(lang, ctx "session", "End"),
        );
        let last =
            if validity.digest == *used { Cell::Text(say!(lang, "this one")) } else { Cell::form(&end) };
        vec![
            Cell::Text(if device.is_empty() { say!(lang, "unknown device") } else { device }),
            Cell::Text(when(&validity.from, lang)),
            Cell::Text(when(&validity.until, lang)),
            last,
        ]
    };
    let rows = desk.store().sessions(account, &clock::now()).await?.into_iter().map(row).collect();
    let head = [
        (say!(lang, "Device"), false),
        (say!(lang, "Since"), false),
        (say!(lang, "Until"), false),
        (String::new(), false),
    ];
    Ok(Table { caption: say!(lang, "Sessions"), head: head.into(), rows })
}

fn password_form(lang: Lang) -> Form {
    let secret = |name, label, kind| Field::new(name, label, "", Kind::Secret(kind)).required();
    Form {
        action: format!("{PATH}/password"),
        fields: vec![
            secret("password", say!(lang, "Password until now"), "current-password"),
            secret("new", say!(lang, "New password"), "new-password"),
            secret("again", say!(lang, "The new password once more"), "new-password"),
        ],
        button: say!(lang, "Change the password"),
        ..Form::default()
    }
}

/// Whether whoever asks knows the own password; tried a few times only.
pub(crate) async fn knows_password(desk: &Desk, account: &Account, typed: &str) -> Result<(), Failure> {
    let triers = [Trier::Name(account.name.clone())];
    desk.tries().one_more(&triers, Instant::now())?;
    if !password::is_right(typed.to_owned(), Some(account.password.clone())).await? {
        return Err(Failure::Admission(Admission::OwnPassword));
    }
    desk.tries().succeeded(&triers);
    Ok(())
}

/// `POST /account/password`.
pub(crate) async fn password(
    State(desk): State<Desk>,
    Sent(fields): Sent<Fields>,
) -> Result<Response, Failure> {
    let (account, _, session) = own()?;
    if fields.exact("new") != fields.exact("again") {
        return Err(Admission::NotTwice.into());
    }
    knows_password(&desk, &account, fields.exact("password")).await?;
    let hash = password::hash(fields.exact("new").to_owned()).await?;
    let new = NewPassword { account: account.id, password: &hash, but: Some(&session) };
    desk.store().set_password(new).await?;
    Ok(Redirect::to(PATH).into_response())
}

/// `POST /account/end`: ends one of the own sessions.
pub(crate) async fn end(State(desk): State<Desk>, Sent(fields): Sent<Fields>) -> Result<Response, Failure> {
    let (account, ..) = own()?;
    for session in desk.store().sessions(account.id, &clock::now()).await? {
        if hex(&session.validity.digest) == fields.get("session") {
            desk.store().end_session(&session.validity.digest).await?;
        }
    }
    Ok(Redirect::to(PATH).into_response())
}

/// `POST /account/end-others`.
pub(crate) async fn end_others(State(desk): State<Desk>) -> Result<Response, Failure> {
    let (account, _, session) = own()?;
    desk.store().end_sessions(account.id, Some(&session)).await?;
    Ok(Redirect::to(PATH).into_response())
}
