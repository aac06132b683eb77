//! Tournaments written by hand: one line per player, one word per round.
//!
//! ```
//! use exaequo_model::{Basis, Points, Records};
//! use exaequo_testkit::crosstable;
//!
//! let tournament = crosstable::parse(
//!     "
//!     Alyx  (2200): B+w  C=b  H
//!     Bruno (2100): A-b  D>w  C+b
//!     Chloé:        D+b  A=w  B-w
//!     Dana  (1800): C-w  B<b  U
//!     ",
//! );
//! let records = Records::new(&tournament, Basis::Points);
//! assert_eq!(records.totals(), [200, 200, 150, 100].map(Points::from_hundredths));
//! ```
//!
//! A line is a name, a rating if there is one (with or without parentheses), a colon and the rounds. A round is
//!
//! * a game: the opponent (the beginning of a name that fits nobody else, or the number of the line), a sign, and the
//!   colour `w` or `b`, which both may leave out; `!` at the end says that the game was shorter than a move;
//! * or a bye: `U` pairing-allocated, `F` full point, `H` half point, `Z` zero points;
//! * or `.`: no entry, which is a zero-point bye as well.
//!
//! | sign | meaning |
//! |---|---|
//! | `+` `=` `-` | won, drawn, lost over the board; `=` against `-` and `-` against `-` are an arbiter's decisions |
//! | `>` `<` | won, lost by forfeit; `<` against `<` is a double forfeit |
//! | `?` | paired, no result yet |
//! | `*` | adjourned, or the result is not known |
//!
//! Both sides must say the same. Players are numbered as they stand, and have one FIDE rating from the start. Empty
//! lines and what follows `#` do not count. Lines that begin with `@` state something about the event:
//!
//! ```
//! use exaequo_model::{Assurance, System};
//! use exaequo_testkit::crosstable;
//!
//! let tournament = crosstable::parse(
//!     "
//!     @rounds 5             # announced; else as many as are filled in
//!     @system swiss         # or: round-robin, round-robin 2; else it follows from who met whom
//!     @scores 3-1-0         # win, draw, loss; else 1-0.5-0
//!     @bye 1                # after the scores: a pairing-allocated bye; else as a win
//!     @start 2026-03-07     # else not known
//!     A: B+w
//!     B: A-b
//!     C: U
//!     ",
//! );
//! assert_eq!(tournament.system(), (System::Swiss, Assurance::Stated));
//! assert_eq!(tournament.schedule.announced(), 5);
//! ```

pub(crate) mod event;
pub(crate) mod lines;
mod rounds;
mod token;

use exaequo_model::{Facts, ParticipantId, Tournament};

/// The tournament. Ends the test with a message where the text contradicts itself.
pub fn parse(text: &str) -> Tournament {
    let facts = facts(text);
    Tournament::new(facts)
        .unwrap_or_else(|problems| panic!("the crosstable contradicts itself: {problems:?}"))
}

/// The facts, for what the language cannot say to be added. Ends the test with a message where the text cannot be
/// read.
pub fn facts(text: &str) -> Facts {
    read(text).unwrap_or_else(|message| panic!("{message}"))
}

/// The participant of that name, or of the only name that begins so.
///
/// ```
/// use exaequo_testkit::crosstable;
///
/// let tournament = crosstable::parse("Alyx: B=\nBruno: A=");
/// assert_eq!(tournament.number_of(crosstable::named(&tournament, "Br")), 2);
/// ```
pub fn named(tournament: &Tournament, name: &str) -> ParticipantId {
    let names: Vec<&str> = tournament.participants().map(|one| tournament.name_of(one)).collect();
    lines::find(&names, name).map_or_else(|message| panic!("{message}"), ParticipantId)
}

fn read(text: &str) -> Result<Facts, String> {
    let mut facts = Facts::default();
    let lines = lines::read(text, &mut facts)?;
    lines::enter(&lines, &mut facts);
    rounds::fill(&lines, &mut facts)?;
    let paired = facts.rounds.count();
    if facts.schedule.announced() < paired {
        facts.schedule.announce(paired);
    }
    Ok(facts)
}

#[cfg(test)]
mod tests;
