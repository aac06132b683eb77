//! The register of a federation: lists and players for everybody, reports for programs that have a token.

use std::fmt::Write as _;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use exaequo::model::Date;
use exaequo::register::{CoveringLetter, HistoryRow, KindHistory, PublicationCheck, Receipt};
use exaequo::report::html::escape_query;
use exaequo::trf::ReadOptions;
use exaequo_office::Sent as Report;
use exaequo_seek::Wanted;
use exaequo_store::lists::ListedPlayer;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::api::asked::{Asked, Language, Spoken, named, within};
use crate::api::events::body;
use crate::api::sent::Sent;
use crate::desk::Desk;
use crate::failure::Failure;
use crate::pages::office::lists::{published, stopped};
use crate::pages::office::occasion;
use crate::pages::register::files;

/// How many players a part has, unless it is asked for.
const USUAL: u32 = 50;
const MOST: u32 = 500;

/// The lists that were published.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Lists {
    lists: Vec<RatingList>,
}

/// A list that was published.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RatingList {
    /// The day of the list.
    list: String,
    /// The revision: 0 is the original.
    revision: u32,
    /// The kinds of play.
    kinds: Vec<&'static str>,
    /// The address of the manifest; missing where the files are not at hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    manifest: Option<String>,
    /// Its files for programs.
    files: Vec<ListFile>,
}

/// A file of a list.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ListFile {
    /// The name inside the folder of the list.
    name: String,
    /// The length in bytes.
    bytes: u64,
    /// The digest of the file.
    sha256: String,
}

/// The lists that were published.
///
/// The newest first, with their files; pages are left out.
#[utoipa::path(
    get, path = "/api/v1/lists", tag = "register", operation_id = "lists",
    responses((status = 200, description = "The lists.", body = Lists)),
)]
pub(crate) async fn lists(State(desk): State<Desk>, Asked(()): Asked<()>) -> Result<Response, Failure> {
    let bureau = desk.bureau()?;
    let known = bureau.known();
    let lists = known.facts.published().iter().rev().map(|one| RatingList {
        list: one.list.to_string(),
        revision: one.revision(),
        kinds: one.revisions.iter().map(|kind| kind.kind.name()).collect(),
        manifest: files::way(bureau, one).map(|to| format!("{to}/manifest.json")),
        files: one
            .files
            .iter()
            .filter(|file| !file.is_page())
            .map(|file| ListFile {
                name: file.name.clone(),
                bytes: file.bytes,
                sha256: file.digest.to_string(),
            })
            .collect(),
    });
    Ok(Json(Lists { lists: lists.collect() }).into_response())
}

/// How a list is published.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct ListToPublish {
    /// Names of checks that are passed over, which needs a reason.
    pass: Vec<String>,
    /// Why they are passed over.
    reason: String,
}

/// A list that is public from now on.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PublicList {
    /// The day of the list.
    list: String,
    /// The address of the manifest, which names all files.
    manifest: String,
}

/// Publishes a list that was closed.
///
/// As in the office: where checks stand in the way, the answer is 422 and names them.
#[utoipa::path(
    post, path = "/api/v1/lists/{list}/publish", tag = "register", operation_id = "publishList",
    params(("list" = String, Path, description = "The day of the list, such as 2026-02-01."), Language),
    security(("token" = ["lists"])), request_body(content = ListToPublish, content_type = "application/json"),
    responses((status = 200, description = "It is public.", body = PublicList)),
)]
pub(crate) async fn publish(
    State(desk): State<Desk>,
    Asked((_,)): Asked<(Language,)>,
    Spoken(lang): Spoken,
    Path(list): Path<String>,
    sent: Result<Json<ListToPublish>, JsonRejection>,
) -> Result<Response, Failure> {
    let bureau = desk.bureau()?;
    let list: Date = list.parse().map_err(|_| Failure::NoPage)?;
    let ListToPublish { pass, reason } = body(sent)?;
    let findings = published(bureau, list, checks(&pass)?, occasion(&reason), lang).await?;
    if !findings.is_empty() {
        return Err(Failure::Unsuitable(stopped(&findings, lang)));
    }
    let known = bureau.known();
    let newest = known.facts.published().iter().rfind(|one| one.list == list).ok_or(Failure::NoPage)?;
    let manifest = format!("/register/lists/{}/manifest.json", newest.folder());
    Ok(Json(PublicList { list: list.to_string(), manifest }).into_response())
}

/// Checks by their names.
fn checks(names: &[String]) -> Result<Vec<PublicationCheck>, Failure> {
    let check = |name: &String| named("pass", Some(name), PublicationCheck::named).transpose();
    names.iter().filter_map(check).collect()
}

/// Who is looked for.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Search {
    /// Beginnings of words of the name, in any order; or a number, or its first digits.
    name: Option<String>,
    /// The federation, three letters.
    federation: Option<String>,
    /// How many players are listed at most.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 500)]
    limit: Option<String>,
    /// Players behind this place: `next` of the answer before.
    #[param(value_type = Option<u64>, minimum = 0)]
    after: Option<String>,
}

/// Players of the newest list.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Found {
    players: Vec<FoundPlayer>,
    /// What to ask for as `after` to see more; missing where there is no more.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<u64>,
}

/// A player of the newest list.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct FoundPlayer {
    /// The identification number.
    number: u64,
    /// The name, family name first.
    name: String,
    /// The federation, three letters.
    federation: String,
    /// The title, such as `GM`; empty where there is none.
    title: String,
    /// The year of birth.
    born: Option<i16>,
    /// The rating for standard play.
    standard: Option<u16>,
    /// The rating for rapid play.
    rapid: Option<u16>,
    /// The rating for blitz.
    blitz: Option<u16>,
}

impl From<ListedPlayer> for FoundPlayer {
    fn from(player: ListedPlayer) -> Self {
        let ListedPlayer { fide_id: number, name, federation, title, birth, standard, rapid, blitz, .. } =
            player;
        Self { number, name, federation, title, born: birth, standard, rapid, blitz }
    }
}

/// Players of the newest list.
///
/// The strongest first; everybody where nothing is asked. The address of the next part is in `Link` too.
#[utoipa::path(
    get, path = "/api/v1/players", tag = "register", operation_id = "players", params(Search),
    responses((status = 200, description = "The players.", body = Found)),
)]
pub(crate) async fn players(
    State(desk): State<Desk>,
    Asked((search,)): Asked<(Search,)>,
) -> Result<Response, Failure> {
    let limit = within("limit", search.limit.as_deref(), 1, MOST)?.unwrap_or(USUAL);
    let after: u64 = within("after", search.after.as_deref(), 0, i64::MAX.unsigned_abs())?.unwrap_or(0);
    let (name, federation) =
        (search.name.as_deref().unwrap_or_default(), search.federation.as_deref().unwrap_or_default());
    let index = desk.bureau()?.players().ok_or(Failure::BeingMade)?;
    let (found, next) = index.part(&Wanted { typed: name, federation, after, most: limit }).await?;
    let body = Json(Found { players: found.into_iter().map(FoundPlayer::from).collect(), next });
    Ok(match next {
        Some(next) => {
            let mut link = "</api/v1/players?name=".to_owned();
            escape_query(name, &mut link);
            link.push_str("&federation=");
            escape_query(federation, &mut link);
            let _ = write!(link, "&limit={limit}&after={next}>; rel=\"next\"");
            ([(header::LINK, link)], body).into_response()
        }
        None => body.into_response(),
    })
}

/// A player on all lists.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PlayerOnLists {
    /// The identification number.
    number: u64,
    /// The name, family name first.
    name: String,
    /// The federation, three letters.
    federation: String,
    /// The title, such as `GM`; empty where there is none.
    title: String,
    /// The year of birth.
    born: Option<i16>,
    /// The lists on which something changed, kind by kind.
    kinds: Vec<PlayerKind>,
}

/// What the lists of one kind of play say of a player.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PlayerKind {
    /// The kind of play: `standard`, `rapid`, `blitz` or `national`.
    kind: &'static str,
    /// K as after the newest list.
    k: Option<u8>,
    /// The lists, the newest first.
    lists: Vec<PlayerList>,
}

/// What a list changed for a player.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PlayerList {
    /// The day of the list.
    list: String,
    /// The revision of the list.
    revision: u32,
    /// The rating; none of whoever was delisted.
    rating: Option<u16>,
    /// The rating before.
    before: Option<u16>,
    /// Games rated on the list.
    games: u16,
    /// K as after the list.
    k: Option<u8>,
}

impl From<&KindHistory> for PlayerKind {
    fn from(own: &KindHistory) -> Self {
        let row = |row: &HistoryRow| PlayerList {
            list: row.list.first_day().to_string(),
            revision: row.revision,
            rating: row.rating,
            before: row.before,
            games: row.games,
            k: row.k,
        };
        Self { kind: own.kind.name(), k: own.k, lists: own.rows.iter().map(row).collect() }
    }
}

/// A player on all lists.
#[utoipa::path(
    get, path = "/api/v1/players/{number}", tag = "register", operation_id = "player",
    params(("number" = u64, Path, description = "The identification number.")),
    responses((status = 200, description = "The player.", body = PlayerOnLists)),
)]
pub(crate) async fn player(
    State(desk): State<Desk>,
    Asked(()): Asked<()>,
    Path(number): Path<u64>,
) -> Result<Response, Failure> {
    let player = desk.bureau()?.player(number).await?.history;
    let body = PlayerOnLists {
        number: player.number,
        born: player.birth.year(),
        kinds: player.kinds.iter().map(PlayerKind::from).collect(),
        name: player.name,
        federation: player.federation,
        title: player.title,
    };
    Ok(Json(body).into_response())
}

/// What comes with a report.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Letter {
    /// The name of the file.
    file: Option<String>,
    /// Who sends it.
    sender: Option<String>,
    /// The day on which the event was registered (0.4), such as 2026-10-01.
    registered: Option<String>,
}

/// What a report is.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Received {
    /// The number of the event in the register.
    event: u32,
    /// `new`, `version` of an event that is there, or `duplicate`, of which nothing is kept.
    what: &'static str,
    /// The version of the report.
    version: Option<u32>,
    /// The list it goes on, if it is accepted.
    list: Option<String>,
}

/// Sends a report of an event.
///
/// The body is the TRF of the event (9.1). An officer decides about it.
#[utoipa::path(
    post, path = "/api/v1/reports", tag = "register", operation_id = "report", params(Letter),
    security(("token" = ["report"])),
    request_body(content = String, content_type = "text/plain", description = "The report as TRF."),
    responses((status = 200, description = "It was received.", body = Received)),
)]
pub(crate) async fn report(
    State(desk): State<Desk>,
    Asked((letter,)): Asked<(Letter,)>,
    sent: Sent,
) -> Result<Response, Failure> {
    let bureau = desk.bureau()?;
    let day = crate::api::asked::typed("registered", letter.registered.as_deref())?;
    let name = letter.file.unwrap_or_else(|| "report.trf".to_owned());
    let own = CoveringLetter { sender: letter.sender, registered: day, ..CoveringLetter::default() };
    let reading = sent.reading(&ReadOptions::default());
    let none = |_| Failure::NoTournament { name: name.clone(), check: Box::new(reading.check()) };
    let event = reading.event().map_err(none)?;
    let occasion = occasion("");
    let received = bureau.act(move |office| {
        let report = Report { reading: &reading, event: &event, name: &name, letter: &own };
        let receipt = office.receive(&report, &occasion)?;
        let list = office.facts().list_on(receipt.event());
        Ok(Received {
            event: receipt.event().0,
            what: match receipt {
                Receipt::New(_) => "new",
                Receipt::NewVersion { .. } => "version",
                Receipt::Duplicate(_) => "duplicate",
            },
            version: receipt.version().map(|version| version.number),
            list: list.map(|list| list.to_string()),
        })
    });
    Ok(([(header::CACHE_CONTROL, "no-store")], Json(received.await?)).into_response())
}
