//! The language of the reader: chosen once, else as the browser asks.

use std::convert::Infallible;

use axum::extract::{FromRequestParts, Query};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use exaequo::Lang;
use serde::Deserialize;

/// The language an answer is written in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Speaks(pub(crate) Lang);

impl<S: Send + Sync> FromRequestParts<S> for Speaks {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self(of(&parts.headers)))
    }
}

/// The language a browser or a program asks for.
pub(crate) fn preferred_of(headers: &HeaderMap) -> Lang {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let accepted = accepted.unwrap_or_default();
    // A program that was built for tests speaks one language more, to browsers that ask for it by its whole name.
    let made_up = Lang::made_up().filter(|made_up| accepted.starts_with(made_up.code()));
    made_up.unwrap_or_else(|| preferred(accepted))
}

/// The language that was chosen, else the first that the browser asks for and the desk speaks.
pub(crate) fn of(headers: &HeaderMap) -> Lang {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let chosen =
        text(header::COOKIE).split(';').find_map(|one| one.trim().strip_prefix("lang=")?.parse().ok());
    chosen.unwrap_or_else(|| preferred_of(headers))
}

/// `fr-CA,fr;q=0.9,en;q=0.8`: the first of the highest weight.
fn preferred(accepted: &str) -> Lang {
    let weighted = accepted.split(',').filter_map(|one| {
        let (name, rest) = one.split_once(';').unwrap_or((one, ""));
        let weight = rest.trim().strip_prefix("q=").map_or(1000, thousandths);
        Some((name.trim().parse::<Lang>().ok()?, weight))
    });
    let best = weighted
        .filter(|(_, weight)| *weight > 0)
        .reduce(|best, one| if one.1 > best.1 { one } else { best });
    best.map_or(Lang::En, |(lang, _)| lang)
}

/// `0.9` as 900.
fn thousandths(weight: &str) -> u32 {
    let (whole, part) = weight.trim().split_once('.').unwrap_or((weight.trim(), ""));
    let part: String = part.chars().chain("000".chars()).take(3).collect();
    whole.parse::<u32>().unwrap_or(0).min(1) * 1000 + part.parse::<u32>().unwrap_or(0)
}

/// What the picker sends.
#[derive(Debug, Deserialize)]
pub(crate) struct Choice {
    to: String,
    #[serde(default)]
    back: String,
}

/// `GET /language`: keeps the choice and goes back to where it was made.
pub(crate) async fn choose(Query(choice): Query<Choice>) -> Response {
    let back = Redirect::to(own_path(&choice.back));
    match choice.to.parse::<Lang>() {
        Ok(lang) => {
            let cookie = format!("lang={lang}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly");
            ([(header::SET_COOKIE, cookie)], back).into_response()
        }
        Err(_) => back.into_response(),
    }
}

/// A path of this desk; whatever leads elsewhere leads to the start.
fn own_path(path: &str) -> &str {
    let is_own = path.starts_with('/')
        && !path.starts_with("//")
        && path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    if is_own { path } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browser_is_asked_for_the_language() {
        for (asked, lang) in [
            ("", Lang::En),
            ("fr-CA,fr;q=0.9,en;q=0.8", Lang::Fr),
            ("de, es;q=0.5, en;q=0.4", Lang::Es),
            ("en;q=0.2,fr;q=0.25", Lang::Fr),
            ("fr;q=0, en", Lang::En),
        ] {
            assert_eq!(preferred(asked), lang, "{asked}");
        }
    }

    #[test]
    fn the_way_back_stays_here() {
        for (path, own) in [
            ("/e/1?round=2", "/e/1?round=2"),
            ("//evil.example", "/"),
            ("/\\evil.example", "/"),
            ("https://evil.example", "/"),
            ("", "/"),
            ("/a\nb", "/"),
        ] {
            assert_eq!(own_path(path), own, "{path:?}");
        }
    }
}
