//! Who may do what: each route is a row with the method, the path, who may, and what is done. The router is made of the rows
//! of `pages::table` and of nothing else, so no route is without one.

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::handler::Handler;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{MethodRouter, get, post};

use exaequo_access::Action;
use exaequo_store::access::TokenScope;

use crate::api::tag;
use crate::desk::Desk;
use crate::guard;

/// The largest file that is taken.
pub(crate) const LARGEST: usize = 16 << 20;
/// The largest rating list, which goes to the disk as it arrives.
pub(crate) const LARGEST_LIST: usize = 2 << 30;
/// The largest of other requests.
pub(crate) const SMALL: usize = 64 << 10;

/// Who may take a route. Whoever sits at the machine itself may take all that people take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// Whoever reaches the machine.
    Everybody,
    /// Whoever reaches a desk that listens to others; on one's own machine the route does not exist.
    Guest,
    /// Whoever reaches such a desk from elsewhere: nobody signs in at the machine itself.
    Stranger,
    /// Whoever has signed in.
    Member,
    /// Whoever may do this with the event of the path.
    Event(Action),
    /// The same, where the desk listens to others.
    Sharing(Action),
    /// Whoever keeps the register of ratings.
    Officer,
    /// Whoever looks after the server, where it listens to others.
    Administrator,
    /// Whoever has signed in, about the own account; at the machine itself nobody has one.
    Own,
    /// Whoever sits at the machine, and nobody else: programs of the machine are named and run.
    Machine,
    /// A telephone that was given the right.
    Phone,
    /// A program with a token for this.
    Program(TokenScope),
}

/// What is done on a route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Something is looked at.
    Get,
    /// Something is changed.
    Post,
}

/// A row of the table of rights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Right {
    /// What is done.
    pub method: Method,
    /// Where, with the names of what varies in braces.
    pub path: &'static str,
    /// Who may take the route.
    pub who: Who,
}

/// A row with what is done there.
pub(crate) struct Route {
    pub(crate) right: Right,
    handler: MethodRouter<Desk>,
}

impl Route {
    /// A page that is looked at.
    pub(crate) fn get<T: 'static>(who: Who, path: &'static str, handler: impl Handler<T, Desk>) -> Self {
        let handler = get(handler).layer(DefaultBodyLimit::max(SMALL));
        Self { right: Right { method: Method::Get, path, who }, handler }
    }

    /// What a program looks at, and keeps until it is another.
    pub(crate) fn tagged<T: 'static>(who: Who, path: &'static str, handler: impl Handler<T, Desk>) -> Self {
        let Self { right, handler } = Self::get(who, path, handler);
        Self { right, handler: handler.layer(from_fn(tag::tagged)) }
    }

    /// What a form sends.
    pub(crate) fn post<T: 'static>(who: Who, path: &'static str, handler: impl Handler<T, Desk>) -> Self {
        let handler = post(handler).layer(DefaultBodyLimit::max(SMALL));
        Self { right: Right { method: Method::Post, path, who }, handler }
    }

    /// What a form with a file sends.
    pub(crate) fn file<T: 'static>(who: Who, path: &'static str, handler: impl Handler<T, Desk>) -> Self {
        let handler = post(handler).layer(DefaultBodyLimit::max(LARGEST));
        Self { right: Right { method: Method::Post, path, who }, handler }
    }

    /// What a form with a rating list sends.
    pub(crate) fn list<T: 'static>(who: Who, path: &'static str, handler: impl Handler<T, Desk>) -> Self {
        let handler = post(handler).layer(DefaultBodyLimit::max(LARGEST_LIST));
        Self { right: Right { method: Method::Post, path, who }, handler }
    }
}

/// Who may send a form to a path, and the event the path names; nothing where no row has it.
pub(crate) fn of_form(rights: &[Right], path: &str) -> Option<(Who, Option<u64>)> {
    let fitting = rights.iter().filter(|right| right.method == Method::Post);
    // Of a name and something that varies the name comes first.
    let best = fitting
        .filter_map(|right| Some((fits(right.path, path)?, right)))
        .max_by_key(|((names, _), _)| *names);
    best.map(|((_, event), right)| (right.who, event))
}

/// How many parts of a path are names of its row, and the event; nothing where the row is another.
fn fits(row: &str, path: &str) -> Option<(usize, Option<u64>)> {
    let path = path.split('?').next().unwrap_or_default();
    let (mut names, mut event) = (0, None);
    if row.split('/').count() != path.split('/').count() {
        return None;
    }
    for (known, part) in row.split('/').zip(path.split('/')) {
        match known {
            "{event}" => event = part.parse().ok(),
            _ if known == part => names += 1,
            _ if known.starts_with('{') => {}
            _ => return None,
        }
    }
    Some((names, event))
}

/// The routes, each behind its right.
pub(crate) fn routes(table: Vec<Route>, desk: &Desk) -> Router<Desk> {
    table.into_iter().fold(Router::new(), |router, Route { right, handler }| {
        let guarded = from_fn_with_state((desk.clone(), right), guard::may);
        router.route(right.path, handler.layer(guarded))
    })
}
