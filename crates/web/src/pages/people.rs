//! Who works at the server, for whoever looks after it: accounts with their roles, invitations, sessions, new passwords.

use axum::extract::{Form as Sent, Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo::Lang;
use exaequo_access::{Grant, ServerRole};
use exaequo_store::access::{AccessStore as _, Account};
use exaequo_store::people::{Invitation, PeopleStore as _, Purpose};
use exaequo_texts::say;

use crate::clock;
use crate::desk::Desk;
use crate::failure::Failure;
use crate::fields::Fields;
use crate::language::Speaks;
use crate::pages::history::when;
use crate::pages::roles::{self, Link};
use crate::sheet::{Block, Cell, Form, Lines, Sheet, Table};
use crate::visitor::{self, Visitor};

const PATH: &str = "/people";

/// `GET /people`.
pub(crate) async fn get(State(desk): State<Desk>, Speaks(lang): Speaks) -> Result<Response, Failure> {
    page(&desk, String::new(), lang).await
}

async fn page(desk: &Desk, address: String, lang: Lang) -> Result<Response, Failure> {
    let mut blocks: Vec<Block> = roles::made(address, lang).into_iter().collect();
    blocks.push(accounts(desk, lang).await?);
    let inviting = Form {
        action: format!("{PATH}/invite"),
        fields: roles::any_role(desk, lang).await?,
        button: say!(lang, "Make a link for somebody"),
        ..Form::default()
    };
    blocks.push(Block::new(say!(lang, "Invite somebody"), &inviting));
    let open = desk.store().invitations(&clock::now()).await?;
    if !open.is_empty() {
        blocks.push(Block::new(say!(lang, "Open invitations"), &invitations(desk, &open, PATH, lang).await?));
    }
    let sheet = Sheet {
        title: say!(lang, "People"),
        about: say!(
            lang,
            "Who signs in from another device can do what the roles say. Whoever opens an event is its arbiter, and sees no others."
        ),
        blocks,
        ways: vec![("/".to_owned(), say!(lang, "Back to the events"))],
        ..Sheet::default()
    };
    Ok(sheet.of_desk(PATH, lang))
}

async fn accounts(desk: &Desk, lang: Lang) -> Result<Block, Failure> {
    let (accounts, granted) = (desk.store().accounts().await?, desk.store().all_grants().await?);
    if accounts.is_empty() {
        return Ok(Block::new("", &Lines { lines: vec![say!(lang, "Nobody has a password yet.")] }));
    }
    let mut rows = Vec::new();
    for Account { id, name, .. } in accounts {
        let own: Vec<Grant> = granted.iter().filter(|(of, _)| *of == id).map(|(_, grant)| *grant).collect();
        let n = desk.store().sessions(id, &clock::now()).await?.len();
        rows.push(vec![
            Cell::Way(format!("{PATH}/{id}"), name),
            Cell::Text(roles::all_words(desk, &own, lang).await),
            Cell::Text(say!(lang, count n, "signed in on {n} device", "signed in on {n} devices", n)),
        ]);
    }
    let head = [
        (say!(lang, ctx "person", "Name"), false),
        (say!(lang, "Roles"), false),
        (say!(lang, "Sessions"), false),
    ];
    Ok(Block::new("", &Table { caption: say!(lang, "People"), head: head.into(), rows }))
}

/// Open invitations, each with a button that takes it back.
pub(crate) async fn invitations(
    desk: &Desk,
    open: &[Invitation],
    below: &str,
    lang: Lang,
) -> Result<Table, Failure> {
    let accounts = desk.store().accounts().await?;
    let mut rows = Vec::new();
    for invitation in open {
        let what = match &invitation.purpose {
            Purpose::Join(grants) if grants.is_empty() => say!(lang, "somebody new"),
            Purpose::Join(grants) => roles::all_words(desk, grants, lang).await,
            Purpose::Password(account) => {
                let name =
                    accounts.iter().find(|one| one.id == *account).map_or("", |one| &one.name).to_owned();
                say!(lang, "a new password for {name}", name)
            }
        };
        let action = format!("{below}/invitations/{}/withdraw", invitation.id);
        rows.push(vec![
            Cell::Text(what),
            Cell::Text(if invitation.by == roles::SET_UP { String::new() } else { invitation.by.clone() }),
            Cell::Text(when(&invitation.until, lang)),
            Cell::form(&Form::button(action, &[], say!(lang, "Take back"))),
        ]);
    }
    let head = [
        (say!(lang, "For what"), false),
        (say!(lang, "From whom"), false),
        (say!(lang, "Until"), false),
        (String::new(), false),
    ];
    Ok(Table { caption: say!(lang, "Open invitations"), head: head.into(), rows })
}

/// `POST /people/invite`.
pub(crate) async fn invite(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    Sent(fields): Sent<Fields>,
) -> Result<Response, Failure> {
    let grants = roles::chosen(&fields, None, lang)?.into_iter().collect();
    let address = desk.link(Link::Join(grants)).await?;
    page(&desk, address, lang).await
}

/// `POST /people/invitations/{id}/withdraw`.
pub(crate) async fn withdraw(State(desk): State<Desk>, Path(id): Path<u64>) -> Result<Response, Failure> {
    desk.store().uninvite(id).await?;
    Ok(Redirect::to(PATH).into_response())
}

/// The account with a number.
async fn found(desk: &Desk, id: u64) -> Result<Account, Failure> {
    let accounts = desk.store().accounts().await?;
    accounts.into_iter().find(|account| account.id == id).ok_or(Failure::NoPage)
}

/// `GET /people/{id}`.
pub(crate) async fn person(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    Path(id): Path<u64>,
) -> Result<Response, Failure> {
    person_page(&desk, &found(&desk, id).await?, String::new(), lang).await
}

async fn person_page(
    desk: &Desk,
    account: &Account,
    address: String,
    lang: Lang,
) -> Result<Response, Failure> {
    let base = format!("{PATH}/{}", account.id);
    let mut blocks: Vec<Block> = roles::made(address, lang).into_iter().collect();
    let mut rows = Vec::new();
    for grant in desk.store().grants(account.id).await? {
        let take =
            Form::button(format!("{base}/take"), &[("grant", &grant.to_string())], say!(lang, "Take away"));
        rows.push(vec![Cell::Text(roles::words(desk, grant, lang).await), Cell::form(&take)]);
    }
    let head = vec![(say!(lang, "Role"), false), (String::new(), false)];
    blocks.push(Block::new(say!(lang, "Roles"), &Table { caption: say!(lang, "Roles"), head, rows }));
    let giving = Form {
        action: format!("{base}/give"),
        fields: roles::any_role(desk, lang).await?,
        button: say!(lang, "Give the role"),
        ..Form::default()
    };
    blocks.push(Block::new(say!(lang, "Give a role"), &giving));
    let n = desk.store().sessions(account.id, &clock::now()).await?.len();
    let sessions = say!(lang, count n, "signed in on {n} device", "signed in on {n} devices", n);
    let end = Form::button(format!("{base}/end"), &[], say!(lang, "End the sessions"));
    blocks.push(Block::new(sessions, &end));
    let reset = Form::button(format!("{base}/reset"), &[], say!(lang, "Make a link for a new password"));
    blocks.push(Block::new(say!(lang, "Password"), &reset));
    if desk.store().factor(account.id).await?.is_some() {
        let factor = Form::button(format!("{base}/factor"), &[], say!(lang, "Take the second factor away"));
        blocks.push(Block::new(say!(lang, "Second factor"), &factor));
    }
    let remove = Form::button(format!("{base}/remove"), &[], say!(lang, "Take the account away"));
    blocks.push(Block::new(say!(lang, "Out of here"), &remove).folded());
    let ways = vec![(PATH.to_owned(), say!(lang, "People"))];
    let sheet = Sheet { title: account.name.clone(), blocks, ways, ..Sheet::default() };
    Ok(sheet.of_desk(&base, lang))
}

fn back(id: u64) -> Response {
    Redirect::to(&format!("{PATH}/{id}")).into_response()
}

/// Nobody locks out the one who is sure to look after the server.
fn not_oneself(id: u64, lang: Lang) -> Result<(), Failure> {
    match visitor::current() {
        Visitor::Account(account, ..) if account.id == id => Err(Failure::Unsuitable(say!(
            lang,
            "Nobody does this to the own account: ask another administrator."
        ))),
        _ => Ok(()),
    }
}

/// `POST /people/{id}/give`.
pub(crate) async fn give(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    Path(id): Path<u64>,
    Sent(fields): Sent<Fields>,
) -> Result<Response, Failure> {
    let account = found(&desk, id).await?;
    if let Some(grant) = roles::chosen(&fields, None, lang)? {
        if let Grant::Event(event, _) = grant {
            desk.event(event).await?;
        }
        desk.store().give(account.id, grant).await?;
    }
    Ok(back(id))
}

/// `POST /people/{id}/take`.
pub(crate) async fn take(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    Path(id): Path<u64>,
    Sent(fields): Sent<Fields>,
) -> Result<Response, Failure> {
    let grant: Grant = fields.get("grant").parse().map_err(|_| Failure::Request)?;
    if grant == Grant::Server(ServerRole::Administrator) {
        not_oneself(id, lang)?;
    }
    desk.store().take(id, grant).await?;
    Ok(back(id))
}

/// `POST /people/{id}/reset`: a link for a new password.
pub(crate) async fn reset(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    Path(id): Path<u64>,
) -> Result<Response, Failure> {
    let account = found(&desk, id).await?;
    let address = desk.link(Link::Password(account.id)).await?;
    person_page(&desk, &account, address, lang).await
}

/// `POST /people/{id}/end`: ends all sessions of somebody; one's own all but this one.
pub(crate) async fn end(State(desk): State<Desk>, Path(id): Path<u64>) -> Result<Response, Failure> {
    let but = match visitor::current() {
        Visitor::Account(account, _, secret) if account.id == id => Some(secret.digest()),
        _ => None,
    };
    desk.store().end_sessions(id, but.as_ref()).await?;
    Ok(back(id))
}

/// `POST /people/{id}/factor`: takes a second factor away that somebody has lost.
pub(crate) async fn factor(State(desk): State<Desk>, Path(id): Path<u64>) -> Result<Response, Failure> {
    desk.store().remove_factor(id).await?;
    Ok(back(id))
}

/// `POST /people/{id}/remove`.
pub(crate) async fn remove(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    Path(id): Path<u64>,
) -> Result<Response, Failure> {
    not_oneself(id, lang)?;
    desk.remove_account(&found(&desk, id).await?).await?;
    Ok(Redirect::to(PATH).into_response())
}
