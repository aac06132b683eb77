//! Tournaments compared by what they say, not by where their text is stored.

use exaequo_model::Tournament;

/// Everything a tournament says, one item per line where possible, so that a difference can be read.
pub fn content(tournament: &Tournament) -> String {
    exaequo_json::write(tournament)
}

/// The first line in which two tournaments differ, in both versions; `None` if they say the same.
pub fn difference(one: &Tournament, other: &Tournament) -> Option<String> {
    let (one, other) = (content(one), content(other));
    if one == other {
        return None;
    }
    let first = one.lines().zip(other.lines()).find(|(one, other)| one != other);
    Some(first.map_or_else(|| "one is longer".to_owned(), |(one, other)| format!("{one}\n{other}")))
}
