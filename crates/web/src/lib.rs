//! The arbiter's desk and its server: pages, accounts, the HTTP interface.
//!
//! [`serve`] opens a folder and answers on loopback until it is told to stop; [`router`] is the same without a socket, for
//! tests. Pages are made on the server and are complete without scripts. What they show comes from `exaequo`; the desk
//! decides nothing and computes nothing.
//!
//! ```
//! use axum::body::Body;
//! use axum::http::Request;
//! use exaequo_web::{Desk, router};
//! use tower::ServiceExt as _;
//!
//! # tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(async {
//! let folder = tempfile::tempdir()?;
//! let desk = Desk::open(&folder.path().join("desk.sqlite")).await?;
//! let request = Request::get("/healthz").header("host", "127.0.0.1:7450").body(Body::empty())?;
//! let answer = router(desk.clone()).oneshot(request).await?;
//! assert!(answer.status().is_success());
//! # drop(desk);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! # })?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! * A request is looked at by `guard`: who may ask, from where, and what every answer carries.
//! * `desk` has the events as they stand; `exaequo_desk::change` what can be done to them, each a line of a log that is only ever
//!   added to; `live` tells open pages.
//! * `store` is where it is kept, a file or a database; `other_servers` tells what other servers of the database change.
//! * `exaequo_desk::beside` has what an event has besides its games and rules: prizes, a play-off, lots, what is public.
//! * `bureau` is the register of a federation, where the server keeps one.
//! * `rights` says who may take a route; a route has its row there or does not exist.
//! * `api` is the same for programs.
//! * `operation` is for whoever runs the server: figures, a line for each request.
//! * `pages` has a file for each page: handler, what it shows, template.

mod answer;
mod api;
mod assets;
mod bureau;
mod clock;
mod copies;
mod desk;
mod device;
mod factor;
mod failure;
mod fields;
mod folder;
mod form_key;
mod forms;
mod guard;
mod host_name;
mod journal;
mod known_browser;
mod label;
mod language;
mod live;
mod of_event;
mod operation;
mod other_servers;
mod page_cache;
mod pages;
mod password;
mod progress;
mod qr;
mod rights;
mod secret;
mod serve;
mod sheet;
mod shell;
mod shortcuts;
mod store;
mod tokens;
mod users;
mod visitor;

pub use api::document;
pub use copies::{CopyError, Verified, backup, restore, verify};
pub use desk::Desk;
pub use exaequo_access::{Action, EventRole, Grant, ServerRole};
pub use exaequo_store::access::{Token, TokenScope};
pub use host_name::{Name, NoName};
pub use operation::Log;
pub use pages::{rights, router};
pub use qr::in_characters as qr_in_characters;
pub use rights::{Method, Right, Who};
pub use serve::{Address, Options, ServeError, default_folder, open_browser, serve};
pub use tokens::{Wish, create_token, revoke_token, tokens};
pub use users::{User, UserDone, UserTask, user, users};
