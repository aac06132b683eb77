//! A player found in a rating list while somebody types. Without scripts a button gives the same.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse as _, Response};
use exaequo::Lang;
use exaequo::model::Pace;
use exaequo_desk::change::player::Entrant;
use exaequo_store::lists::ListedPlayer;
use exaequo_texts::say;
use serde::{Deserialize, Serialize};

use crate::desk::{Desk, Kept};
use crate::failure::Failure;
use crate::sheet::Block;

/// How many are shown.
const MOST: u32 = 12;

/// What is asked of the page of the players.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Asked {
    /// Whom somebody looks for.
    #[serde(default)]
    q: String,
    /// The FIDE number of somebody who was found.
    player: Option<u64>,
}

/// Somebody who was found, for the script.
#[derive(Debug, Serialize)]
struct Found {
    words: String,
    /// What goes into the fields of the form.
    fields: Vec<(&'static str, String)>,
}

/// `GET /e/{event}/run/found`.
pub(crate) async fn get(
    State(desk): State<Desk>,
    Path(event): Path<u64>,
    Query(asked): Query<Asked>,
) -> Result<Response, Failure> {
    let kept = desk.event(event).await?;
    let found = desk.rating_lists().find(&asked.q, MOST).await?;
    let found: Vec<Found> = found.iter().map(|player| one(&kept, player)).collect();
    Ok(Json(found).into_response())
}

fn one(kept: &Kept, player: &ListedPlayer) -> Found {
    let entrant = entrant(kept, player);
    let rating = |name: &str| match entrant.rating(name) {
        0 => String::new(),
        rating => rating.to_string(),
    };
    let fields = vec![
        ("name", entrant.name.clone()),
        ("title", entrant.title.clone()),
        ("federation", entrant.federation.clone()),
        ("fide", player.fide_id.to_string()),
        ("birth", entrant.birth.clone()),
        ("sex", entrant.sex.clone()),
        ("rating.own", rating("own")),
        ("rating.standard", rating("standard")),
        ("rating.rapid", rating("rapid")),
        ("rating.blitz", rating("blitz")),
    ];
    Found { words: words(&entrant), fields }
}

/// The kinds of play beside that of the event.
pub(super) fn other_paces(kept: &Kept) -> impl Iterator<Item = Pace> + use<> {
    let own = kept.event.tournament().event.pace;
    Pace::ALL.into_iter().filter(move |pace| *pace != own)
}

fn rating(player: &ListedPlayer, pace: Pace) -> Option<u16> {
    let rating = match pace {
        Pace::Standard => player.standard,
        Pace::Rapid => player.rapid,
        Pace::Blitz => player.blitz,
    };
    rating.filter(|rating| *rating > 0)
}

/// A player of a list as one of the event.
fn entrant(kept: &Kept, player: &ListedPlayer) -> Entrant {
    let own = ("own", kept.event.tournament().event.pace);
    let paces = [own].into_iter().chain(other_paces(kept).map(|pace| (pace.name(), pace)));
    let ratings = paces.filter_map(|(name, pace)| Some((name.to_owned(), rating(player, pace)?)));
    Entrant {
        name: player.name.clone(),
        title: player.title.clone(),
        sex: player.sex.clone(),
        birth: player.birth.map_or_else(String::new, |year| year.to_string()),
        federation: player.federation.clone(),
        fide_id: Some(player.fide_id),
        ratings: ratings.collect(),
        ..Entrant::default()
    }
}

/// Somebody in a line: enough to tell two of the same name apart.
fn words(entrant: &Entrant) -> String {
    let rating = Some(entrant.rating("own")).filter(|rating| *rating > 0).map(|rating| rating.to_string());
    let fide = entrant.fide_id.map(|id| id.to_string());
    let parts = [&entrant.name, &entrant.title, &entrant.federation, &entrant.birth];
    let parts = parts.into_iter().cloned().chain(rating).chain(fide);
    parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// What was asked, answered: the block with the search, and whoever was chosen.
pub(super) async fn answered(
    desk: &Desk,
    kept: &Kept,
    asked: &Asked,
    lang: Lang,
) -> Result<(Block, Entrant), Failure> {
    let lists = desk.rating_lists();
    let chosen = match asked.player {
        Some(number) => lists.player(number).await?.map(|player| entrant(kept, &player)),
        None => None,
    };
    let found = lists.find(&asked.q, MOST).await?;
    let search = Search {
        id: kept.id,
        has_lists: !lists.is_empty().await,
        q: asked.q.clone(),
        label: say!(lang, "Name or FIDE number"),
        button: say!(lang, "Search"),
        none: if asked.q.trim().is_empty() || !found.is_empty() {
            String::new()
        } else {
            say!(lang, "Nobody is found by these words.")
        },
        found: found.iter().map(|player| (player.fide_id, words(&entrant(kept, player)))).collect(),
        load: say!(lang, "Load a rating list, to find players while you type"),
        lists: say!(lang, "Rating lists"),
    };
    Ok((Block::new(say!(lang, "Find in the rating lists"), &search), chosen.unwrap_or_default()))
}

/// The search as a form, and who was found.
#[derive(Debug, askama::Template)]
#[template(path = "running/found.html")]
struct Search {
    id: u64,
    has_lists: bool,
    q: String,
    label: String,
    button: String,
    none: String,
    found: Vec<(u64, String)>,
    load: String,
    lists: String,
}
