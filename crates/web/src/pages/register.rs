//! What everybody sees of the register: players that are looked for, a player with every list and every game, the lists as files,
//! and the corrections with their reasons.

mod changes;
mod explained;
pub(crate) mod files;
mod player;
mod search;

use axum::response::Html;
use exaequo::Lang;
use exaequo_texts::say;

use crate::rights::{Route, Who};
use crate::sheet::{Block, Sheet};

/// The routes of the public pages.
pub(super) fn table() -> Vec<Route> {
    vec![
        Route::get(Who::Everybody, "/register", search::get),
        Route::get(Who::Everybody, "/register/players/{number}", player::get),
        Route::get(Who::Everybody, "/register/players/{number}/{list}", explained::get),
        Route::get(Who::Everybody, "/register/lists", files::lists),
        Route::get(Who::Everybody, "/register/lists/{list}", files::files),
        Route::get(Who::Everybody, "/register/lists/{list}/{*file}", files::file),
        Route::get(Who::Everybody, "/register/corrections", changes::get),
    ]
}

/// The address of a player.
pub(crate) fn way_to(number: u64) -> String {
    format!("/register/players/{number}")
}

/// A public page: its title, its blocks, and the ways to the others.
fn page(title: String, about: String, blocks: Vec<Block>, path: &str, lang: Lang) -> Html<String> {
    let ways = [
        ("/register", say!(lang, "Search players")),
        ("/register/lists", say!(lang, "Rating lists")),
        ("/register/corrections", say!(lang, "Corrections")),
    ];
    let ways = ways.into_iter().map(|(to, words)| (to.to_owned(), words)).collect();
    Sheet { title, about, blocks, ways, ..Sheet::default() }.in_public(path, lang)
}
