//! Team events written by hand: one line per round, one word per match.
//!
//! ```
//! use exaequo_model::{Basis, Points, Records};
//! use exaequo_testkit::match_list;
//!
//! let tournament = match_list::parse(
//!     "
//!     @teams Alpha Bravo Charlie Delta Echo
//!     @boards 4
//!     A-B:++==  C-D:+>ob  E:U
//!     D-A:=-=-  B>E       C:H
//!     ",
//! );
//! let games = Records::new(&tournament, Basis::GamePoints);
//! assert_eq!(games.totals(), [600, 500, 400, 200, 200].map(Points::from_hundredths));
//! let matches = Records::new(&tournament, Basis::MatchPoints);
//! assert_eq!(matches.totals(), [400, 200, 300, 0, 100].map(Points::from_hundredths));
//! ```
//!
//! A word is
//!
//! * a match: the white team, `-`, the black team, `:` and a sign for each board;
//! * a forfeited match: `A>B` won by the white team, `A<B` by the black team, `A<>B` by neither;
//! * a bye: the team, `:` and `U`, `F`, `H` or `Z`.
//!
//! A team is the beginning of a name that fits no other, or a number. Signs are what the white team sees:
//!
//! | sign | board |
//! |---|---|
//! | `+` `=` `-` | won, drawn, lost |
//! | `>` `<` `x` | the black team's player, the white team's, neither appeared |
//! | `w` `b` `o` | only the white team, only the black team, no team had a player |
//! | `?` `*` | no result yet; adjourned |
//!
//! The white team has White on the first board, Black on the second, and so on. Every team has as many members as the
//! longest match has boards, in this order, named after it. Without `@boards` no number of boards is announced. The
//! statements of a [`crosstable`](crate::crosstable) can be made as well.

mod build;
mod word;

use exaequo_model::{Facts, Team, Tournament};

use crate::crosstable::event;
use build::Hall;
use word::Word;

/// The tournament. Ends the test with a message where the text contradicts itself.
pub fn parse(text: &str) -> Tournament {
    let facts = facts(text);
    Tournament::new(facts)
        .unwrap_or_else(|problems| panic!("the match list contradicts itself: {problems:?}"))
}

/// The facts, for what the language cannot say to be added. Ends the test with a message where the text cannot be
/// read.
pub fn facts(text: &str) -> Facts {
    read(text).unwrap_or_else(|message| panic!("{message}"))
}

fn read(text: &str) -> Result<Facts, String> {
    let mut facts = Facts::default();
    let mut hall = Hall::default();
    let mut rounds: Vec<Vec<Word<'_>>> = Vec::new();
    for (place, whole) in (1..).zip(text.lines()) {
        let content = whole.split('#').next().unwrap_or_default().trim();
        let located = |message| format!("line {place} (`{content}`): {message}");
        match content.strip_prefix('@') {
            Some(statement) => state(statement, &mut hall, &mut facts).map_err(located)?,
            None if content.is_empty() => {}
            None => rounds.push(hall.read(content).map_err(located)?),
        }
    }
    hall.seat(&rounds, &mut facts);
    for round in &rounds {
        hall.play(round, &mut facts);
    }
    facts.schedule.announce(facts.schedule.announced().max(facts.rounds.count()));
    Ok(facts)
}

fn state<'a>(statement: &'a str, hall: &mut Hall<'a>, facts: &mut Facts) -> Result<(), String> {
    match statement.split_once(char::is_whitespace) {
        Some(("teams", names)) => {
            hall.teams = names.split_whitespace().collect();
            for (number, name) in (1..).zip(&hall.teams) {
                let name = facts.text.push(name);
                facts.teams.push(Team::new(number, name));
            }
            Ok(())
        }
        Some(("boards", count)) => {
            facts.board_colors = (0..event::number(count.trim())?).map(build::color).collect();
            Ok(())
        }
        _ => event::state(statement, facts),
    }
}

#[cfg(test)]
mod tests;
