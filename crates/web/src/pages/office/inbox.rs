//! `GET /office`: what came in, what was decided, and which list is next.

use axum::extract::{Multipart, State};
use axum::response::Response;
use exaequo::Lang;
use exaequo::bulletin::entered;
use exaequo::bulletin::inbox::{self, ReceiptLine};
use exaequo::register::{CoveringLetter, Kind as Play, Register};
use exaequo::report::html::Links;
use exaequo::report::number;
use exaequo_office::Sent;
use exaequo_texts::say;

use super::{Arrived, day, occasion, text};
use crate::desk::Desk;
use crate::failure::Failure;
use crate::language::Speaks;
use crate::sheet::{Block, Field, Form, Kind, Sheet};

const PATH: &str = "/office";
/// How many lists are named that were closed.
const LISTS: usize = 12;

/// `GET /office`.
pub(crate) async fn get(State(desk): State<Desk>, Speaks(lang): Speaks) -> Result<Response, Failure> {
    let known = desk.bureau()?.current().await?;
    Ok(page(&known.facts, Vec::new(), lang))
}

/// The inbox, with what there is to say above it.
fn page(facts: &Register, mut blocks: Vec<Block>, lang: Lang) -> Response {
    blocks.push(Block::new(say!(lang, "A report comes in (9.1)"), &report(lang)));
    let mut events = inbox::events(facts, None, lang);
    events.link("event", "title", |event| format!("{PATH}/events/{event}"));
    blocks.push(Block::raw(String::new(), events.to_html_fragment(Links::None)));
    let all = Form::button("/office/accept", &[], say!(lang, "Accept every event without a finding"));
    blocks.push(Block::new("", &all));
    let sheet = Sheet {
        title: say!(lang, "Office of the register"),
        about: inbox::begun(facts, lang).join(" "),
        blocks,
        ways: ways(facts, lang),
        ..Sheet::default()
    };
    sheet.of_desk(PATH, lang)
}

/// The next list, those that were closed, and the public pages.
fn ways(facts: &Register, lang: Lang) -> Vec<(String, String)> {
    let to = |list| format!("{PATH}/lists/{list}");
    let mut ways = Vec::new();
    if let Some(list) = facts.next_list() {
        let day = number::date(lang, list);
        ways.push((to(list), say!(lang, "Preview of the list of {day}", day)));
    }
    for list in facts.closed().rev().take(LISTS) {
        let day = number::date(lang, list);
        ways.push((to(list), say!(lang, "List of {day}", day)));
    }
    ways.push((format!("{PATH}/drift"), say!(lang, "Drift of the rating scale")));
    ways.push(("/register".to_owned(), say!(lang, "What everybody sees")));
    ways.push(("/".to_owned(), say!(lang, "Back to the events")));
    ways
}

/// What a report is sent with.
fn report(lang: Lang) -> Form {
    let mut kinds = vec![(String::new(), say!(lang, "as the file says"))];
    kinds.extend(Play::ALL.map(|kind| (kind.name().to_owned(), inbox::kind_words(kind, lang))));
    Form {
        action: "/office/reports".to_owned(),
        fields: vec![
            Field::new("file", say!(lang, "Report (TRF)"), "", Kind::File(".trf,.trfx,.txt")),
            Field::text("sender", say!(lang, "Sent by"), ""),
            Field::new("registered", say!(lang, "Registered on (0.4)"), "", Kind::Date),
            Field::new("kind", say!(lang, "Kind of play"), "", Kind::Choice(kinds)),
        ],
        button: say!(lang, "Receive"),
        ..Form::default()
    }
}

/// `POST /office/reports`: takes a report in, and gives a receipt.
pub(crate) async fn receive(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    form: Multipart,
) -> Result<Response, Failure> {
    let arrived = Arrived::of(form).await?;
    let letter = CoveringLetter {
        sender: Some(text(&arrived.fields, "sender").to_owned()).filter(|sender| !sender.is_empty()),
        registered: day(&arrived.fields, "registered")?,
        kind: Play::named(text(&arrived.fields, "kind")),
        ..CoveringLetter::default()
    };
    let (bureau, occasion) = (desk.bureau()?, occasion(""));
    let receipt = bureau.act(move |office| {
        let Arrived { name, reading, event, .. } = &arrived;
        let receipt = office.receive(&Sent { reading, event, name, letter: &letter }, &occasion)?;
        let facts = office.facts();
        let line = ReceiptLine { file: name, list: facts.list_on(receipt.event()), receipt: &receipt };
        let mut page = inbox::receipts(&facts, &[line], lang);
        page.link("event", "file", |event| format!("{PATH}/events/{event}"));
        Ok(page)
    });
    let receipt = receipt.await?.to_html_fragment(Links::None);
    let blocks = vec![Block::raw(String::new(), receipt)];
    Ok(page(&bureau.known().facts, blocks, lang))
}

/// `POST /office/accept`: accepts everything with which nothing is wrong, and says what that is.
pub(crate) async fn accept(State(desk): State<Desk>, Speaks(lang): Speaks) -> Result<Response, Failure> {
    let (bureau, occasion) = (desk.bureau()?, occasion(""));
    let accepted = bureau.act(move |office| {
        let acceptable = office.acceptable(&occasion)?;
        let facts = office.accepted(&acceptable.to_accept, None)?;
        office.enter(&occasion, &facts)?;
        Ok(entered::decisions(&office.facts(), &acceptable.to_accept, &acceptable.on_closed_lists, lang))
    });
    let said = accepted.await?.to_html_fragment(Links::None);
    Ok(page(&bureau.known().facts, vec![Block::raw(String::new(), said)], lang))
}
