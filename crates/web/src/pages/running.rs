//! Running an event: what it is called, who takes part, who meets whom.

mod arrange;
mod byes;
pub(crate) mod details;
mod engine;
mod found;
mod hub;
pub(crate) mod meeting;
mod pair;
mod paste;
mod player;
mod players;
mod settings;
mod teams;

use exaequo_access::Action;

use crate::rights::{Route, Who};

/// The routes of a running event.
pub(super) fn table() -> Vec<Route> {
    vec![
        Route::get(Who::Event(Action::Run), "/e/{event}/run", hub::get),
        Route::post(Who::Event(Action::Run), "/e/{event}/run/copy", hub::copy),
        Route::post(Who::Event(Action::Run), "/e/{event}/run/archive", hub::archive),
        Route::get(Who::Event(Action::Run), "/e/{event}/run/details", details::get),
        Route::post(Who::Event(Action::Run), "/e/{event}/run/details", details::post),
        Route::get(Who::Event(Action::Run), "/e/{event}/run/players", players::get),
        Route::post(Who::Event(Action::Run), "/e/{event}/run/players", players::post),
        Route::get(Who::Event(Action::Run), "/e/{event}/run/found", found::get),
        Route::file(Who::Event(Action::Run), "/e/{event}/run/paste", paste::post),
        Route::file(Who::Event(Action::Run), "/e/{event}/run/players-file", paste::file),
        Route::get(Who::Event(Action::Run), "/e/{event}/run/player/{number}", player::get),
        Route::post(Who::Event(Action::Run), "/e/{event}/run/player/{number}", player::post),
        Route::post(Who::Event(Action::Run), "/e/{event}/run/player/{number}/leave", player::leave),
        Route::post(Who::Event(Action::Run), "/e/{event}/run/player/{number}/bye", player::bye),
        Route::get(Who::Event(Action::Run), "/e/{event}/run/teams", teams::get),
        Route::post(Who::Event(Action::Run), "/e/{event}/run/teams", teams::post),
        Route::get(Who::Event(Action::Run), "/e/{event}/run/team/{number}", teams::team),
        Route::post(Who::Event(Action::Run), "/e/{event}/run/team/{number}", teams::edit),
        Route::get(Who::Event(Action::Run), "/e/{event}/run/pair", pair::get),
        Route::post(Who::Event(Action::Run), "/e/{event}/run/pair", pair::post),
        Route::post(Who::Event(Action::Run), "/e/{event}/run/berger", pair::berger),
        Route::file(Who::Event(Action::Run), "/e/{event}/run/pairings-file", pair::file),
        Route::post(Who::Machine, "/e/{event}/run/engine", engine::post),
        Route::get(Who::Event(Action::Run), "/e/{event}/round/{round}/arrange", arrange::get),
        Route::post(Who::Event(Action::Run), "/e/{event}/round/{round}/arrange", arrange::post),
        Route::get(Who::Machine, "/settings", settings::get),
        Route::post(Who::Machine, "/settings", settings::post),
    ]
}
