//! Lines that begin with `@`.

use std::str::FromStr;

use exaequo_model::{Facts, Points, ScoreSystem, System};

/// Reads `name value` into the facts.
pub(crate) fn state(statement: &str, facts: &mut Facts) -> Result<(), String> {
    let (name, value) = statement.split_once(char::is_whitespace).unwrap_or((statement, ""));
    let value = value.trim();
    match name {
        "rounds" => facts.schedule.announce(number(value)?),
        "system" => facts.system = Some(system(value)?),
        "scores" => facts.scores = scores(value)?,
        "bye" => facts.scores.pairing_bye = number(value)?,
        "start" => facts.event.start = Some(number(value)?),
        _ => return Err(format!("nothing is called @{name}; known: rounds, system, scores, bye, start")),
    }
    Ok(())
}

pub(crate) fn number<T: FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("cannot read `{text}`"))
}

fn system(text: &str) -> Result<System, String> {
    let mut words = text.split_whitespace();
    match (words.next(), words.next()) {
        (Some("swiss"), None) => Ok(System::Swiss),
        (Some("double-swiss"), None) => Ok(System::DoubleSwiss),
        (Some("predetermined"), None) => Ok(System::Predetermined),
        (Some("round-robin"), cycles) => Ok(System::RoundRobin { cycles: number(cycles.unwrap_or("1"))? }),
        _ => Err(format!("unknown system `{text}`")),
    }
}

fn scores(text: &str) -> Result<ScoreSystem, String> {
    let points: Result<Vec<Points>, _> = text.split('-').map(number).collect();
    match points?.as_slice() {
        [win, draw, loss] => Ok(ScoreSystem::new(*win, *draw, *loss)),
        _ => Err(format!("expected win-draw-loss such as 3-1-0, found `{text}`")),
    }
}
