//! Players found in a rating list while they are typed.

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use exaequo::Lang;
use exaequo::model::Pace;

use super::sheet::Block;
use crate::change::player::Entrant;
use crate::desk::{Desk, Kept};
use crate::failure::Failure;

pub(super) async fn listed(_: &Desk, _: u64, _: Pace) -> Result<Option<Entrant>, Failure> {
    Ok(None)
}

pub(super) async fn search(_: &Desk, _: &Kept, _: &str, _: Lang) -> Result<Option<Block>, Failure> {
    Ok(None)
}

pub(super) async fn block(_: &Desk, _: Lang) -> Result<Vec<Block>, Failure> {
    Ok(Vec::new())
}

/// `GET /find`.
pub(crate) async fn get(State(_): State<Desk>) -> Result<Response, Failure> {
    Ok(([(header::CONTENT_TYPE, "application/json")], "[]").into_response())
}
