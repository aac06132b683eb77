//! The lines: who takes part.

use exaequo_model::{Elo, Facts, Player, PlayerId, RatingEntry};

use super::event;
use super::token::Token;

/// A player's line.
pub(super) struct Line<'a> {
    /// Number of the line in the text, from 1, for messages.
    pub(super) place: usize,
    pub(super) name: &'a str,
    rating: Option<Elo>,
    pub(super) rounds: Vec<Token<'a>>,
}

/// Reads all lines; what they say about the event goes into the facts.
pub(super) fn read<'a>(text: &'a str, facts: &mut Facts) -> Result<Vec<Line<'a>>, String> {
    let mut lines = Vec::new();
    for (place, whole) in (1..).zip(text.lines()) {
        let content = whole.split('#').next().unwrap_or_default().trim();
        let located = |message| format!("line {place} (`{content}`): {message}");
        if let Some(statement) = content.strip_prefix('@') {
            event::state(statement, facts).map_err(located)?;
        } else if !content.is_empty() {
            lines.push(line(place, content).map_err(located)?);
        }
    }
    Ok(lines)
}

fn line(place: usize, content: &str) -> Result<Line<'_>, String> {
    let (head, rounds) = content.split_once(':').ok_or("expected a name, a colon and the rounds")?;
    let (name, rating) = rated(head.trim());
    if name.is_empty() {
        return Err("nobody is named before the colon".to_owned());
    }
    let rounds = rounds.split_whitespace().map(Token::parse).collect::<Result<_, _>>()?;
    Ok(Line { place, name, rating, rounds })
}

/// Takes the rating off the end of `Alyx (2200)` or `Alyx 2200`.
fn rated(head: &str) -> (&str, Option<Elo>) {
    let last = head.rsplit(char::is_whitespace).next().unwrap_or_default();
    let digits = last.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')).unwrap_or(last);
    match digits.parse().ok().and_then(Elo::new) {
        Some(rating) => (head[..head.len() - last.len()].trim_end(), Some(rating)),
        None => (head, None),
    }
}

/// Adds the players in the order of the lines.
pub(super) fn enter(lines: &[Line<'_>], facts: &mut Facts) {
    for (index, line) in (0..).zip(lines) {
        let name = facts.text.push(line.name);
        facts.players.push(Player::new(index + 1, name));
        facts.ratings.extend(line.rating.map(|rating| RatingEntry::new(PlayerId(index), rating)));
    }
}

/// The position of whoever is meant: by number from 1, by name, or by the beginning of one name only.
pub(crate) fn find(names: &[&str], wanted: &str) -> Result<u32, String> {
    let position = |index: usize| u32::try_from(index).map_err(|_| "too many names".to_owned());
    if let Ok(number) = wanted.parse::<usize>() {
        let index = number.checked_sub(1).filter(|index| *index < names.len());
        return position(index.ok_or_else(|| format!("there is no number {number}"))?);
    }
    if let Some(index) = names.iter().position(|name| *name == wanted) {
        return position(index);
    }
    let mut fitting = names.iter().enumerate().filter(|(_, name)| name.starts_with(wanted));
    match (fitting.next(), fitting.next()) {
        (Some((index, _)), None) => position(index),
        (Some((_, one)), Some((_, other))) => Err(format!("`{wanted}` may be {one} or {other}")),
        (None, _) => Err(format!("nobody's name begins with `{wanted}`")),
    }
}
