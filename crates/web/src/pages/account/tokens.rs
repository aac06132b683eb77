//! Tokens for programs, with no more than the rights of whoever makes them.

use axum::extract::{Form as Sent, Path};
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo::Lang;
use exaequo_access::Action;
use exaequo_store::access::{AccessStore as _, TokenScope};
use exaequo_texts::say;

use super::{OfAccount, PATH, page};
use crate::desk::Desk;
use crate::failure::{Admission, Failure};
use crate::fields::Fields;
use crate::pages::history::when;
use crate::sheet::{Block, Cell, Field, Form, Kind, Level, Note, Table};
use crate::tokens::Wish;
use crate::visitor;

/// How many requests a minute such a program has.
const EACH_MINUTE: u32 = 600;

/// What the page of an account says of them.
pub(super) async fn block(desk: &Desk, account: u64, lang: Lang) -> Result<Block, Failure> {
    let tokens = desk.store().tokens().await?.into_iter().filter(|token| token.account == Some(account));
    let row = |token: exaequo_store::access::Token| {
        let revoke = Form::button(format!("{PATH}/tokens/{}/revoke", token.id), &[], say!(lang, "Take back"));
        let event = match token.event {
            Some(event) => format!("/e/{event}"),
            None if token.scopes.contains(&TokenScope::Read) => say!(lang, "all my events"),
            None => "–".to_owned(),
        };
        let until = when(&token.until, lang);
        vec![
            Cell::Text(token.name),
            Cell::Text(TokenScope::join(&token.scopes)),
            Cell::Text(event),
            Cell::Text(until),
            Cell::form(&revoke),
        ]
    };
    let rows: Vec<Vec<Cell>> = tokens.map(row).collect();
    let title = say!(lang, "Programs");
    if rows.is_empty() {
        return Ok(Block::new(title, &form(desk, lang).await?).folded());
    }
    let table = Table { caption: say!(lang, "Programs"), head: head(lang), rows };
    Ok(Block::new(title, &Both { table, form: form(desk, lang).await? }))
}

/// The columns, none of which is a number.
fn head(lang: Lang) -> Vec<(String, bool)> {
    let names = [
        say!(lang, "Program"),
        say!(lang, ctx "permission", "May"),
        say!(lang, "Event"),
        say!(lang, "Until"),
        String::new(),
    ];
    names.map(|name| (name, false)).into()
}

/// A table with the form under it.
#[derive(Debug, askama::Template)]
#[template(source = "{{ table|safe }}{{ form|safe }}", ext = "html")]
struct Both {
    table: Table,
    form: Form,
}

/// What a program may be given: of events whatever the maker may there, of the register what officers do.
fn offered(desk: &Desk, lang: Lang) -> Vec<(String, String)> {
    let mut all = vec![
        ("read", say!(lang, "read")),
        ("read,results", say!(lang, "read, and enter results")),
        ("read,results,publish", say!(lang, "read, enter results, and publish")),
    ];
    if visitor::is_officer() && desk.bureau().is_ok() {
        all.push(("report", say!(lang, "send reports to the register")));
        all.push(("report,lists", say!(lang, "send reports to the register, and publish its lists")));
    }
    all.into_iter().map(|(scopes, words)| (scopes.to_owned(), words)).collect()
}

async fn form(desk: &Desk, lang: Lang) -> Result<Form, Failure> {
    let scopes = offered(desk, lang);
    let mut events = desk.events().await?;
    events.retain(|head| visitor::may(head.id, Action::Look));
    let events = events.into_iter().map(|head| (head.id.to_string(), head.name));
    let events = std::iter::once((String::new(), say!(lang, "all my events"))).chain(events).collect();
    Ok(Form {
        action: format!("{PATH}/tokens"),
        fields: vec![
            Field::text("name", say!(lang, "What the program is called"), "").required(),
            Field::new("scope", say!(lang, "What it may do"), "read", Kind::Choice(scopes)),
            Field::new("event", say!(lang, "Event"), "", Kind::Choice(events)),
            Field::new("days", say!(lang, "For how many days"), "90", Kind::Number(1, 3650)),
        ],
        button: say!(lang, "Make a token"),
        ..Form::default()
    })
}

/// `POST /account/tokens`.
pub(crate) async fn post(
    OfAccount { desk, lang, account }: OfAccount,
    Sent(fields): Sent<Fields>,
) -> Result<Response, Failure> {
    let scope = fields.get("scope");
    if !offered(&desk, lang).iter().any(|(one, _)| one == scope) {
        return Err(Admission::Role.into());
    }
    let scopes: Vec<TokenScope> = scope.split(',').filter_map(TokenScope::named).collect();
    // The register is of no event.
    let is_of_events = scopes.contains(&TokenScope::Read);
    let event: Option<u64> = fields.get("event").parse().ok().filter(|_| is_of_events);
    if event.is_some_and(|event| !visitor::may(event, Action::Look)) {
        return Err(Failure::NoEvent);
    }
    let wish = Wish {
        name: fields.line("name").chars().take(super::super::sign_in::NAME).collect(),
        scopes,
        event,
        account: Some(account.id),
        each_minute: EACH_MINUTE,
        days: fields.number("days").unwrap_or(90),
    };
    let secret = desk.make_token(&wish).await?;
    let note = say!(lang, "The secret of the token, which is shown once: {secret}", secret);
    page(&desk, vec![Note::new(Level::Acknowledge, note)], lang).await
}

/// `POST /account/tokens/{id}/revoke`.
pub(crate) async fn revoke(
    OfAccount { desk, account, .. }: OfAccount,
    Path(id): Path<u64>,
) -> Result<Response, Failure> {
    let tokens = desk.store().tokens().await?;
    if tokens.iter().any(|token| token.id == id && token.account == Some(account.id)) {
        desk.store().revoke_token(id).await?;
    }
    Ok(Redirect::to(PATH).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_program_may_is_no_month() {
        for (lang, may) in [(Lang::Fr, "Peut"), (Lang::Es, "Puede")] {
            assert_eq!(head(lang)[1].0, may);
        }
    }
}
