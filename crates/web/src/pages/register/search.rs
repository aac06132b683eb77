//! `GET /register`: players by any words of the name, by federation, by number.

use std::collections::BTreeMap;

use askama::Template;
use axum::extract::{Query, State};
use axum::response::{Html, IntoResponse as _, Response};
use exaequo::Lang;
use exaequo::bulletin::records::{self, FoundPlayer};
use exaequo::report::html::{Links, escape_query};
use exaequo::report::number;
use exaequo_seek::{FEWEST, Players, Wanted, is_too_short};
use exaequo_store::lists::ListedPlayer;
use exaequo_texts::say;

use super::{page, way_to};
use crate::bureau::Known;
use crate::desk::Desk;
use crate::failure::Failure;
use crate::language::Speaks;
use crate::sheet::{Block, Lines};

/// How many are shown at once.
const MOST: u32 = 50;

#[derive(Debug, Template)]
#[template(path = "register/search.html")]
struct Search {
    name: String,
    q: String,
    federation_label: String,
    federation: String,
    button: String,
}

/// `GET /register`.
pub(crate) async fn get(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    Query(query): Query<BTreeMap<String, String>>,
) -> Result<Response, Failure> {
    let bureau = desk.bureau()?;
    let known = bureau.known();
    let text = |key: &str| query.get(key).map(|value| value.trim().to_owned()).unwrap_or_default();
    let (q, federation) = (text("q"), text("federation").to_uppercase());
    let after = text("after").parse().unwrap_or(0);
    let players = bureau.players();
    let mut blocks = vec![Block::new("", &form(&q, &federation, lang))];
    if let Some(players) = &players {
        let wanted = Wanted { typed: &q, federation: &federation, after, most: MOST };
        blocks.extend(results(players, &wanted, lang).await?);
    } else {
        let making = say!(lang, "The players are being sorted. Look again in a minute.");
        blocks.push(Block::new("", &Lines { lines: vec![making] }));
    }
    Ok(around(&known, players.as_deref(), blocks, lang).into_response())
}

fn around(known: &Known, players: Option<&Players>, blocks: Vec<Block>, lang: Lang) -> Html<String> {
    let title = match known.facts.settings.federation.as_deref() {
        Some(federation) => say!(lang, "Rating register of {federation}", federation),
        None => say!(lang, "Rating register"),
    };
    let about = match (known.facts.newest_list(), players) {
        (Some(list), Some(players)) => {
            let (day, n) = (number::date(lang, list), players.head().players);
            say!(lang, count n, "List of {day}: {n} player.", "List of {day}: {n} players.", day, n)
        }
        _ => String::new(),
    };
    page(title, about, blocks, "/register", lang)
}

fn form(q: &str, federation: &str, lang: Lang) -> Search {
    Search {
        name: say!(lang, "Name or ID number"),
        q: q.to_owned(),
        federation_label: say!(lang, "Federation"),
        federation: federation.to_owned(),
        button: say!(lang, "Search"),
    }
}

async fn results(players: &Players, wanted: &Wanted<'_>, lang: Lang) -> Result<Vec<Block>, Failure> {
    let (found, next) = players.part(wanted).await?;
    let mut blocks = Vec::new();
    if found.is_empty() {
        let lines = vec![if is_too_short(wanted.typed) {
            say!(lang, "Type at least {fewest} letters or digits.", fewest = FEWEST)
        } else {
            say!(lang, "Nobody was found.")
        }];
        blocks.push(Block::new("", &Lines { lines }));
        return Ok(blocks);
    }
    let shown: Vec<FoundPlayer> = found.into_iter().map(shown).collect();
    let list = records::found(&shown, None, way_to, lang);
    blocks.push(Block::raw(String::new(), list.to_html_fragment(Links::None)));
    if let Some(place) = next {
        let mut to = "/register?q=".to_owned();
        escape_query(wanted.typed, &mut to);
        to.push_str("&amp;federation=");
        escape_query(wanted.federation, &mut to);
        let more = say!(lang, "The next {n}", n = MOST);
        let html = format!("<p><a class=\"button\" href=\"{to}&amp;after={place}\">{more}</a></p>");
        blocks.push(Block::raw(String::new(), html));
    }
    Ok(blocks)
}

/// A player as pages show him.
pub(crate) fn shown(player: ListedPlayer) -> FoundPlayer {
    FoundPlayer {
        number: player.fide_id,
        name: player.name,
        federation: player.federation,
        title: player.title,
        born: player.birth,
        ratings: [player.standard, player.rapid, player.blitz],
    }
}
