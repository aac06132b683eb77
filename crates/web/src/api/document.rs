//! `GET /api/v1/openapi.json`: the description of the interface, made of the code.

use std::sync::LazyLock;

use axum::body::Bytes;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use serde_json::{Value, json};
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};

use crate::api::problem::{Described, Problem};
use crate::api::{check, events, explain, forecast, problem, rate, register, schemas, standings};

/// The handlers; what they have in common is added afterwards.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "exaequo",
        description = "Who is ranked where in a chess tournament, why, and what it does to the ratings. A tournament is sent as TRF or as JSON; the answers are those of the command line.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0"),
    ),
    paths(
        get, problem::get, standings::post, explain::post, check::post, rate::post, forecast::post,
        events::list, events::get, events::trf, events::ranked, events::enter, events::publish,
        register::lists, register::publish, register::players, register::player, register::report,
    ),
    components(schemas(Problem, Described)),
    modifiers(&Tokens),
    tags(
        (name = "tournaments", description = "A tournament is sent, and nothing of it is kept."),
        (name = "events", description = "Events of the desk, for programs that have a token."),
        (name = "register", description = "The register of a federation, where the server keeps one."),
        (name = "about", description = "What the interface says about itself."),
    ),
)]
struct Interface;

/// How a program shows its token.
struct Tokens;

impl Modify for Tokens {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let about = "Made by `exaequo token create`, for reading, entering results, publishing, sending reports or publishing lists.";
        let scheme = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some(about)).build();
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("token", SecurityScheme::Http(scheme));
    }
}

static DOCUMENT: LazyLock<Bytes> = LazyLock::new(|| Bytes::from(document()));

/// The document as text, ending with a newline.
pub fn document() -> String {
    let mut document = serde_json::to_value(Interface::openapi()).unwrap_or_default();
    if let Some(Value::Object(known)) = document.pointer_mut("/components/schemas") {
        known.extend(schemas::components());
    }
    if let Some(Value::Object(paths)) = document.get_mut("paths") {
        for (_, path) in paths {
            let operations = path.as_object_mut().into_iter().flatten();
            operations.for_each(|(_, operation)| may_fail(operation));
        }
    }
    serde_json::to_string_pretty(&document).unwrap_or_default() + "\n"
}

/// Every operation fails in the same way.
fn may_fail(operation: &mut Value) {
    let Some(Value::Object(responses)) = operation.get_mut("responses") else { return };
    let problem = json!({ "$ref": "#/components/schemas/Problem" });
    let answer = json!({
        "description": "Why there is no answer (RFC 9457).",
        "content": { "application/problem+json": { "schema": problem } },
    });
    responses.insert("default".to_owned(), answer);
}

/// This very document, in `OpenAPI`.
#[utoipa::path(
    get, path = "/api/v1/openapi.json", tag = "about", operation_id = "document",
    responses((status = 200, description = "The description of the interface, OpenAPI 3.1.", body = Object, content_type = "application/json")),
)]
pub(crate) async fn get() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], DOCUMENT.clone()).into_response()
}
