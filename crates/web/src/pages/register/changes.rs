//! `GET /register/corrections`: when closed lists were changed, by what, and why.

use axum::extract::State;
use axum::response::Response;
use exaequo::bulletin::records;
use exaequo::report::html::Links;
use exaequo_texts::say;

use super::page;
use crate::desk::Desk;
use crate::failure::Failure;
use crate::language::Speaks;
use crate::sheet::Block;

/// `GET /register/corrections`.
pub(crate) async fn get(State(desk): State<Desk>, Speaks(lang): Speaks) -> Result<Response, Failure> {
    let known = desk.bureau()?.known();
    let make = async {
        let shown = records::corrections(&known.facts, &known.corrections, lang);
        let about = say!(
            lang,
            "A list that was published is never changed. A correction makes a revision, which stands beside it."
        );
        let blocks = vec![Block::raw(String::new(), shown.to_html_fragment(Links::None))];
        Ok(page(say!(lang, "Corrections"), about, blocks, "/register/corrections", lang))
    };
    known.made.page_by(format!("{lang} corrections"), make).await
}
