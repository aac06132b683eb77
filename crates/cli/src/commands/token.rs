//! `exaequo token`: what programs may do with the desk.

use clap::ArgMatches;
use exaequo::Lang;
use exaequo_web::{Token, TokenScope, Wish};

use crate::args::definitions;
use crate::args::ranking::number;
use crate::args::settings::{color, text};
use crate::commands::copies::{folder, wait};
use crate::failure::{Failure, Status};
use crate::output;
use crate::texts::{ServeFailure, no_tokens, token_line, token_made, token_revoked};

/// How long a token lasts, unless it is said.
const DAYS: u32 = 365;
/// How many requests a minute a program has, unless it is said.
const REQUESTS: u32 = 600;

pub(crate) fn run(lang: Lang, matches: &ArgMatches) -> Result<Status, Failure> {
    match matches.subcommand() {
        Some(("create", matches)) => create(lang, matches),
        Some(("list", matches)) => list(lang, matches),
        Some(("revoke", matches)) => revoke(lang, matches),
        _ => {
            output::say(&definitions::help_of("token", lang), color(matches));
            Ok(Status::Failure)
        }
    }
}

fn create(lang: Lang, matches: &ArgMatches) -> Result<Status, Failure> {
    let wish = Wish {
        name: text(matches, "name").unwrap_or_default().to_owned(),
        scopes: scopes(text(matches, "scope").unwrap_or("read"))?,
        event: number::<u32>(matches, "event", "--event")?.map(u64::from),
        account: None,
        each_minute: number(matches, "requests", "--requests")?.unwrap_or(REQUESTS),
        days: number(matches, "days", "--days")?.unwrap_or(DAYS),
    };
    let secret = wait(exaequo_web::create_token(&folder(matches), text(matches, "database"), &wish))?;
    output::say(&token_made(lang), color(matches));
    output::print(&(secret + "\n"), color(matches))?;
    Ok(Status::Fine)
}

/// Names of scopes with commas between them.
fn scopes(typed: &str) -> Result<Vec<TokenScope>, Failure> {
    let names = typed.split(',').map(str::trim);
    let scopes =
        names.map(|name| TokenScope::named(name).ok_or_else(|| ServeFailure::Scope(name.to_owned())));
    Ok(scopes.collect::<Result<_, _>>()?)
}

fn list(lang: Lang, matches: &ArgMatches) -> Result<Status, Failure> {
    let tokens: Vec<Token> = wait(exaequo_web::tokens(&folder(matches), text(matches, "database")))?;
    let lines: String = tokens.iter().map(|token| token_line(lang, token)).collect();
    let text = if lines.is_empty() { no_tokens(lang) } else { lines };
    output::print(&text, color(matches))?;
    Ok(Status::Fine)
}

fn revoke(lang: Lang, matches: &ArgMatches) -> Result<Status, Failure> {
    let typed = text(matches, "number").unwrap_or_default();
    let none = || ServeFailure::NoToken(typed.to_owned());
    let id = typed.parse().map_err(|_| none())?;
    if !wait(exaequo_web::revoke_token(&folder(matches), text(matches, "database"), id))? {
        return Err(none().into());
    }
    output::print(&token_revoked(lang), color(matches))?;
    Ok(Status::Fine)
}
