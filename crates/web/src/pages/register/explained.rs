//! `GET /register/players/{number}/{list}`: every game behind a rating, so that anybody can redo it with a pencil (12.4).

use axum::extract::{Path, State};
use axum::response::Response;
use exaequo::bulletin::explain;
use exaequo::model::Date;
use exaequo::report::html::Links;
use exaequo::report::number as words;
use exaequo_office::ShownPlayer;
use exaequo_texts::say;

use super::{page, way_to};
use crate::desk::Desk;
use crate::failure::Failure;
use crate::language::Speaks;
use crate::sheet::Block;

/// `GET /register/players/{number}/{list}`.
pub(crate) async fn get(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    Path((number, list)): Path<(u64, String)>,
) -> Result<Response, Failure> {
    let list: Date = list.parse().map_err(|_| Failure::NoPage)?;
    let bureau = desk.bureau()?;
    let known = bureau.known();
    let make = async {
        let ShownPlayer { history, .. } = bureau.player(number).await?;
        let explained = bureau.rated(list).await?.of(number);
        if explained.parts.is_empty() {
            return Err(Failure::NoPage);
        }
        let (name, day) = (history.name, words::date(lang, list));
        let title = say!(lang, "{name} on the list of {day}", name, day);
        let titles = explained.parts.iter().map(|part| explained.register.events.get(part.event));
        let titles = titles.map(|event| event.map(|event| event.newest().title.clone()).unwrap_or_default());
        let pages = explain::pages(&explained, lang);
        let shown =
            titles.zip(&pages).map(|(title, page)| Block::raw(title, page.to_html_fragment(Links::None)));
        let mut blocks: Vec<Block> = shown.collect();
        let back = say!(lang, "Back to {name}", name);
        let mut escaped = String::new();
        exaequo::report::html::escape(&back, &mut escaped);
        blocks.push(Block::raw(
            String::new(),
            format!("<p><a class=\"button\" href=\"{}\">{escaped}</a></p>", way_to(number)),
        ));
        let about = say!(
            lang,
            "Every game with the difference of ratings, the expected score, K and rounding: it can be redone with a pencil (12.4)."
        );
        Ok(page(title, about, blocks, &format!("{}/{list}", way_to(number)), lang))
    };
    known.made.page_by(format!("{lang} {number} {list}"), make).await
}
