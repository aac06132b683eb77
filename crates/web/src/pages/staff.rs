//! Who works on an event, and as what: decided by its arbiter.

use axum::extract::{Form as Sent, Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo::Lang;
use exaequo_access::Grant;
use exaequo_store::access::AccessStore as _;
use exaequo_store::people::{Invitation, PeopleStore as _, Purpose};
use exaequo_texts::say;

use crate::clock;
use crate::desk::Desk;
use crate::failure::Failure;
use crate::fields::Fields;
use crate::of_event::OfEvent;
use crate::pages::people;
use crate::pages::roles::{self, Link};
use crate::sheet::{Block, Cell, Field, Form, Lines, Sheet, Table};
use crate::shell::Tab;

/// `GET /e/{event}/people`.
pub(crate) async fn get(of_event: OfEvent) -> Result<Response, Failure> {
    page(&of_event, String::new()).await
}

async fn page(OfEvent { desk, lang, event, kept }: &OfEvent, address: String) -> Result<Response, Failure> {
    let (lang, base) = (*lang, format!("/e/{event}/people"));
    let mut blocks: Vec<Block> = roles::made(address, lang).into_iter().collect();
    blocks.push(workers(desk, *event, &base, lang).await?);
    let giving = Form {
        action: base.clone(),
        fields: vec![
            Field::text("name", say!(lang, ctx "person", "Name"), "").required(),
            roles::event_roles(lang),
        ],
        button: say!(lang, "Give the role"),
        ..Form::default()
    };
    blocks.push(Block::new(say!(lang, "Somebody who signs in here already"), &giving));
    // The field is there a second time, with the choices beside their own button.
    let field = roles::event_roles(lang);
    let inviting = Form {
        action: format!("{base}/invite"),
        fields: vec![Field { id: "invited".to_owned(), ..field }],
        button: say!(lang, "Make a link for somebody"),
        ..Form::default()
    };
    blocks.push(Block::new(say!(lang, "Somebody new"), &inviting));
    let open = invited(desk, *event).await?;
    if !open.is_empty() {
        let table = people::invitations(desk, &open, &base, lang).await?;
        blocks.push(Block::new(say!(lang, "Open invitations"), &table));
    }
    let sheet = Sheet {
        title: say!(lang, "People of this event"),
        about: say!(lang, "Only they see it at the desk, and whoever looks after the server."),
        blocks,
        ..Sheet::default()
    };
    Ok(sheet.under(kept, Tab::More, &base, lang))
}

/// Invitations to this event and to nothing else, whoever has sent them.
async fn invited(desk: &Desk, event: u64) -> Result<Vec<Invitation>, Failure> {
    let is_of_event = |grant: &Grant| matches!(grant, Grant::Event(of, _) if *of == event);
    let mut open = desk.store().invitations(&clock::now()).await?;
    open.retain(|one| match &one.purpose {
        Purpose::Join(grants) => !grants.is_empty() && grants.iter().all(is_of_event),
        Purpose::Password(_) => false,
    });
    Ok(open)
}

async fn workers(desk: &Desk, event: u64, base: &str, lang: Lang) -> Result<Block, Failure> {
    let (accounts, granted) = (desk.store().accounts().await?, desk.store().all_grants().await?);
    let mut rows = Vec::new();
    for (account, grant) in granted {
        let Grant::Event(of, role) = grant else { continue };
        let Some(person) = accounts.iter().find(|one| one.id == account).filter(|_| of == event) else {
            continue;
        };
        let remove = Form::button(format!("{base}/{account}/remove"), &[], say!(lang, "Take away"));
        rows.push(vec![
            Cell::text(&person.name),
            Cell::Text(roles::in_event(role, lang)),
            Cell::form(&remove),
        ]);
    }
    if rows.is_empty() {
        return Ok(Block::new(
            "",
            &Lines { lines: vec![say!(lang, "Nobody has a role in this event yet.")] },
        ));
    }
    let head =
        [(say!(lang, ctx "person", "Name"), false), (say!(lang, "Role"), false), (String::new(), false)];
    Ok(Block::new("", &Table { caption: say!(lang, "People of this event"), head: head.into(), rows }))
}

fn back(event: u64) -> Response {
    Redirect::to(&format!("/e/{event}/people")).into_response()
}

/// `POST /e/{event}/people`: gives somebody a role, or another one.
pub(crate) async fn give(
    OfEvent { desk, lang, event, .. }: OfEvent,
    Sent(fields): Sent<Fields>,
) -> Result<Response, Failure> {
    let name = fields.line("name");
    let nobody = || {
        let name = name.clone();
        Failure::Unsuitable(say!(lang, "Nobody signs in here as {name}. Make a link for somebody new.", name))
    };
    let account = desk.store().account_named(&name).await?.ok_or_else(nobody)?;
    if let Some(grant) = roles::chosen(&fields, Some(event), lang)? {
        desk.store().give(account.id, grant).await?;
    }
    Ok(back(event))
}

/// `POST /e/{event}/people/invite`.
pub(crate) async fn invite(of_event: OfEvent, Sent(fields): Sent<Fields>) -> Result<Response, Failure> {
    let grants = roles::chosen(&fields, Some(of_event.event), of_event.lang)?.into_iter().collect();
    let address = of_event.desk.link(Link::Join(grants)).await?;
    page(&of_event, address).await
}

/// `POST /e/{event}/people/invitations/{id}/withdraw`: takes an invitation to this event back.
pub(crate) async fn withdraw(
    State(desk): State<Desk>,
    Path((event, id)): Path<(u64, u64)>,
) -> Result<Response, Failure> {
    if invited(&desk, event).await?.iter().any(|one| one.id == id) {
        desk.store().uninvite(id).await?;
    }
    Ok(back(event))
}

/// `POST /e/{event}/people/{id}/remove`.
pub(crate) async fn remove(
    State(desk): State<Desk>,
    Path((event, id)): Path<(u64, u64)>,
) -> Result<Response, Failure> {
    for grant in desk.store().grants(id).await? {
        if matches!(grant, Grant::Event(of, _) if of == event) {
            desk.store().take(id, grant).await?;
        }
    }
    Ok(back(event))
}
