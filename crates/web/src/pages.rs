//! The pages: a file for each, with its handler, what it shows and its template.

mod account;
mod adopt;
mod asked;
mod categories;
mod check;
pub(crate) mod download;
pub(crate) mod entry;
mod explain;
mod export;
mod findings;
mod history;
mod list;
mod lists;
mod lots;
mod more;
mod moved;
mod new;
pub(crate) mod office;
mod overview;
mod people;
mod phone;
mod phones;
mod playoff;
mod privacy;
mod prizes;
pub(crate) mod public;
mod rating_lists;
pub(crate) mod register;
mod roles;
mod round;
mod rules;
mod running;
mod shows;
mod sign_in;
mod source;
mod staff;
pub(crate) mod standings;
mod start;

use axum::Router;
use axum::middleware::from_fn_with_state;

use exaequo_access::Action;

use crate::desk::Desk;
use crate::failure::Failure;
use crate::rights::{Right, Route, Who, routes};
use crate::{api, assets, guard, language, live, operation};

/// All pages of a desk. A connection has to bring the address it comes from, as
/// `into_make_service_with_connect_info` does it: without one nothing of the desk is shown.
pub fn router(desk: Desk) -> Router {
    let all = routes(table(), &desk).fallback(|| async { Failure::NoPage });
    let guarded = all.layer(from_fn_with_state(desk.clone(), guard::everybody));
    guarded.layer(from_fn_with_state(desk.clone(), operation::noted)).with_state(desk)
}

/// Who may do what, for tests that try it.
pub fn rights() -> Vec<Right> {
    table().iter().map(|route| route.right).collect()
}

/// Every route: who may take it, and what it does.
fn table() -> Vec<Route> {
    let all = [
        at_the_desk(),
        running::table(),
        office::table(),
        of_people(),
        of_everybody(),
        register::table(),
        api::table(),
    ];
    all.into_iter().flatten().collect()
}

/// Events and what is read of them.
fn at_the_desk() -> Vec<Route> {
    vec![
        Route::get(Who::Member, "/", start::get),
        Route::file(Who::Member, "/events", start::upload),
        Route::get(Who::Member, "/new", new::get),
        Route::post(Who::Member, "/new", new::post),
        Route::post(Who::Member, "/samples/{name}", start::sample),
        Route::get(Who::Member, "/rating-lists", rating_lists::get),
        Route::list(Who::Officer, "/rating-lists", rating_lists::post),
        Route::post(Who::Officer, "/rating-lists/{id}/remove", rating_lists::remove),
        Route::get(Who::Event(Action::Look), "/e/{event}", overview::get),
        Route::get(Who::Event(Action::Look), "/e/{event}/standings", standings::get),
        Route::get(Who::Event(Action::Look), "/e/{event}/explain/{number}", explain::get),
        Route::get(Who::Event(Action::Look), "/e/{event}/card/{number}", lists::card),
        Route::get(Who::Event(Action::Look), "/e/{event}/round/{round}", round::get),
        Route::get(Who::Event(Action::Enter), "/e/{event}/round/{round}/enter", entry::get),
        Route::post(Who::Event(Action::Enter), "/e/{event}/round/{round}/enter", entry::post),
        Route::get(Who::Event(Action::Look), "/e/{event}/list", list::get),
        Route::post(Who::Event(Action::Run), "/e/{event}/rules", adopt::post),
        Route::get(Who::Event(Action::Look), "/e/{event}/moved", moved::get),
        Route::get(Who::Event(Action::Look), "/e/{event}/prizes", prizes::get),
        Route::post(Who::Event(Action::Run), "/e/{event}/prizes", prizes::post),
        Route::post(Who::Event(Action::Run), "/e/{event}/prizes/form", prizes::form::post),
        Route::get(Who::Event(Action::Look), "/e/{event}/categories", categories::get),
        Route::get(Who::Event(Action::Look), "/e/{event}/playoff", playoff::get),
        Route::post(Who::Event(Action::Run), "/e/{event}/playoff", playoff::post),
        Route::post(Who::Event(Action::Enter), "/e/{event}/playoff/result", playoff::result::post),
        Route::get(Who::Event(Action::Run), "/e/{event}/public", shows::get),
        Route::post(Who::Event(Action::Run), "/e/{event}/public", shows::post),
        Route::get(Who::Event(Action::Look), "/e/{event}/more", more::get),
        Route::get(Who::Event(Action::Look), "/e/{event}/lots", lots::get),
        Route::post(Who::Event(Action::Run), "/e/{event}/lots", lots::post),
        Route::get(Who::Event(Action::Look), "/e/{event}/history", history::get),
        Route::post(Who::Event(Action::Enter), "/e/{event}/undo", history::undo::post),
        Route::post(Who::Event(Action::Run), "/e/{event}/publish", public::publish),
        Route::post(Who::Event(Action::Run), "/e/{event}/withdraw", public::withdraw),
        Route::post(Who::Event(Action::Lead), "/e/{event}/remove", history::remove),
        Route::post(Who::Event(Action::Lead), "/e/{event}/restore", history::restore),
        Route::get(Who::Event(Action::Look), "/e/{event}/live", live::at_the_desk),
        Route::get(Who::Event(Action::Look), "/e/{event}/export", export::get),
        Route::get(Who::Event(Action::Look), "/e/{event}/download/{what}", download::get),
        Route::get(Who::Event(Action::Look), "/e/{event}/print/{list}", download::print),
        Route::get(Who::Event(Action::Lead), "/e/{event}/privacy", privacy::get),
        Route::post(Who::Event(Action::Lead), "/e/{event}/privacy/retention", privacy::retain),
        Route::post(Who::Event(Action::Lead), "/e/{event}/privacy/known", privacy::known),
        Route::post(Who::Event(Action::Lead), "/e/{event}/privacy/erase", privacy::erase),
        Route::get(Who::Sharing(Action::Lead), "/e/{event}/people", staff::get),
        Route::post(Who::Sharing(Action::Lead), "/e/{event}/people", staff::give),
        Route::post(Who::Sharing(Action::Lead), "/e/{event}/people/invite", staff::invite),
        Route::post(
            Who::Sharing(Action::Lead),
            "/e/{event}/people/invitations/{id}/withdraw",
            staff::withdraw,
        ),
        Route::post(Who::Sharing(Action::Lead), "/e/{event}/people/{id}/remove", staff::remove),
        Route::get(Who::Sharing(Action::Run), "/e/{event}/phones", phones::get),
        Route::post(Who::Sharing(Action::Run), "/e/{event}/phones", phones::post),
        Route::post(Who::Sharing(Action::Run), "/e/{event}/phones/{id}/revoke", phones::revoke),
        Route::get(Who::Event(Action::Look), "/e/{event}/{list}", lists::get),
    ]
}

/// Who else works at the desk, and the telephones.
fn of_people() -> Vec<Route> {
    vec![
        Route::get(Who::Administrator, "/people", people::get),
        Route::post(Who::Administrator, "/people/invite", people::invite),
        Route::post(Who::Administrator, "/people/invitations/{id}/withdraw", people::withdraw),
        Route::get(Who::Administrator, "/people/{id}", people::person),
        Route::post(Who::Administrator, "/people/{id}/give", people::give),
        Route::post(Who::Administrator, "/people/{id}/take", people::take),
        Route::post(Who::Administrator, "/people/{id}/reset", people::reset),
        Route::post(Who::Administrator, "/people/{id}/end", people::end),
        Route::post(Who::Administrator, "/people/{id}/factor", people::factor),
        Route::post(Who::Administrator, "/people/{id}/remove", people::remove),
        Route::get(Who::Own, "/account", account::get),
        Route::post(Who::Own, "/account/password", account::password),
        Route::post(Who::Own, "/account/end", account::end),
        Route::post(Who::Own, "/account/end-others", account::end_others),
        Route::get(Who::Own, "/account/factor", account::factor::get),
        Route::post(Who::Own, "/account/factor", account::factor::post),
        Route::post(Who::Own, "/account/factor/remove", account::factor::remove),
        Route::post(Who::Own, "/account/tokens", account::tokens::post),
        Route::post(Who::Own, "/account/tokens/{id}/revoke", account::tokens::revoke),
        Route::post(Who::Own, "/account/data", account::data::post),
        Route::post(Who::Own, "/sign-out", sign_in::out),
        Route::get(Who::Stranger, "/sign-in", sign_in::get),
        Route::post(Who::Stranger, "/sign-in", sign_in::post),
        Route::post(Who::Stranger, "/sign-in/code", sign_in::code),
        Route::get(Who::Stranger, "/set-up/{link}", sign_in::set_up),
        Route::post(Who::Stranger, "/set-up/{link}", sign_in::chosen),
        Route::get(Who::Guest, "/phone/{link}", phone::offered),
        Route::post(Who::Guest, "/phone/{link}", phone::take),
        Route::get(Who::Phone, "/phone", phone::get),
        Route::post(Who::Phone, "/phone", phone::post),
    ]
}

/// What everybody sees who reaches the machine.
fn of_everybody() -> Vec<Route> {
    vec![
        Route::get(Who::Everybody, "/healthz", operation::health),
        Route::get(Who::Everybody, "/readyz", operation::ready),
        Route::get(Who::Machine, "/metrics", operation::metrics),
        Route::get(Who::Everybody, "/assets/{version}/{name}", assets::get),
        Route::get(Who::Everybody, "/language", language::choose),
        Route::get(Who::Everybody, "/check", check::enter),
        Route::get(Who::Everybody, "/check/", check::index),
        Route::get(Who::Everybody, "/check/{file}", check::get),
        Route::get(Who::Everybody, "/p/{event}", public::get),
        Route::get(Who::Everybody, "/p/{event}/card/{number}", public::card),
        Route::get(Who::Everybody, "/p/{event}/projector", public::projector),
        Route::get(Who::Everybody, "/p/{event}/live", live::in_public),
        Route::get(Who::Everybody, "/p/{event}/{list}", public::list),
    ]
}
