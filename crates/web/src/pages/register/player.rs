//! `GET /register/players/{number}`: a player on all lists, with a picture of the rating over time.

use axum::extract::{Path, State};
use axum::response::Response;
use exaequo::bulletin::player;
use exaequo::report::html::Links;
use exaequo_office::ShownPlayer;

use super::{page, way_to};
use crate::desk::Desk;
use crate::failure::Failure;
use crate::language::Speaks;
use crate::sheet::Block;

/// `GET /register/players/{number}`.
pub(crate) async fn get(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    Path(number): Path<u64>,
) -> Result<Response, Failure> {
    let bureau = desk.bureau()?;
    let known = bureau.known();
    let make = async {
        let ShownPlayer { history, federation } = bureau.player(number).await?;
        let way = |list| format!("{}/{list}", way_to(number));
        let shown = player::illustrated(&history, federation.as_deref(), way, lang);
        let title = shown.subtitles.first().cloned().unwrap_or_default();
        let blocks = vec![Block::raw(String::new(), shown.to_html_fragment(Links::None))];
        Ok(page(title, shown.title, blocks, &way_to(number), lang))
    };
    known.made.page_by(format!("{lang} {number}"), make).await
}
