//! Everything the server knows of whoever asks, as JSON.

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use exaequo::Lang;
use exaequo_access::{Action, Grant};
use exaequo_desk::actor::Actor;
use exaequo_store::access::{AccessStore as _, TokenScope};
use exaequo_store::people::PeopleStore as _;
use exaequo_texts::say;
use serde_json::{Value, json};

use super::{PATH, own};
use crate::clock;
use crate::desk::Desk;
use crate::failure::Failure;
use crate::sheet::{Block, Form};
use crate::visitor;

/// What the page of an account says of it.
pub(super) fn block(lang: Lang) -> Block {
    let form = Form::button(format!("{PATH}/data"), &[], say!(lang, "Download what is known of me"));
    Block::new(say!(lang, "My data"), &form).folded()
}

/// `POST /account/data`: the account, its sessions and tokens, and what it did in events it still sees.
pub(crate) async fn post(State(desk): State<Desk>) -> Result<Response, Failure> {
    let (account, rights, _) = own()?;
    let store = desk.store();
    let sessions = store.sessions(account.id, &clock::now()).await?;
    let session = |one: &exaequo_store::access::Session| json!({ "device": one.device, "from": one.validity.from, "until": one.validity.until });
    let tokens = store.tokens().await?.into_iter().filter(|token| token.account == Some(account.id));
    let token = |one: exaequo_store::access::Token| json!({ "name": one.name, "scopes": TokenScope::join(&one.scopes), "event": one.event, "from": one.from, "until": one.until });
    let body = json!({
        "name": account.name,
        "roles": rights.grants().iter().map(Grant::to_string).collect::<Vec<_>>(),
        "second-factor": store.factor(account.id).await?.is_some(),
        "sessions": sessions.iter().map(session).collect::<Vec<_>>(),
        "tokens": tokens.map(token).collect::<Vec<_>>(),
        "log": lines(&desk, &visitor::actor()).await?,
    });
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"account.json\""),
    ];
    Ok((headers, body.to_string()).into_response())
}

/// What somebody did, event by event.
async fn lines(desk: &Desk, by: &Actor) -> Result<Vec<Value>, Failure> {
    let mut found = Vec::new();
    for head in desk.heads(&[]).await?.into_iter().filter(|head| visitor::may(head.id, Action::Look)) {
        let kept = desk.event(head.id).await?;
        let own = kept.lines().filter(|line| line.by.is(by));
        found.extend(own.map(|line| json!({ "event": head.id, "number": line.number, "at": line.at, "kind": line.change.kind() })));
    }
    Ok(found)
}
