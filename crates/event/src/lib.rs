//! A chess event and everything that can be asked of it.
//!
//! * [`Event`] is read from a file ([`Event::read`]), built without one ([`Event::new`], [`Event::builder`]) and changed
//!   ([`Event::set_result`], [`Event::withdraw`], …); it stays coherent.
//! * [`Reading::check`] finds everything that is wrong with a file; findings are data, and [`Check::groups`] puts repeats together.
//! * [`Event::standings`] ranks the participants by a [`Ranking`]: a list of criteria as text, or one with edition, round
//!   and provisions. [`Standings`] explain every value, compare two participants, check published ranks, and can be
//!   written back into the event.
//! * [`Event::rate`] computes ratings by a [`Rating`], [`rate_together`] those of several events.
//! * [`Standings::only`] is a group of the participants; [`Standings::prizes`] gives the [`prizes`].
//! * [`playoff`] plans play-offs and puts their outcome into the standings; [`Standings::ties`] finds who draws lots,
//!   [`lots`] draws them.
//! * [`Event::forecast`] proves what can still happen and estimates how likely it is.
//! * [`Event::write`] converts an event to the formats there are.
//!
//! Results are owned and cheap to clone: a server can keep them, a binding can hand them out. Errors are enums with facts
//! that print in English; what can be done about them is a [`Hint`], which a surface puts in its own words.
//!
//! ```
//! use exaequo_event::{Event, date};
//!
//! let mut event = Event::new("Club championship", date(2026, 3, 7), 3);
//! let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
//! let round = event.pair([(alyx, bruno)])?;
//! event.set_result(round, alyx, "1-0")?;
//!
//! let standings = event.standings("BH/C1, DE, SB")?;
//! let names: Vec<_> = standings.rows().map(|row| row.name().to_owned()).collect();
//! assert_eq!(names, ["Alyx", "Bruno"]);
//! assert_eq!(standings.explain(alyx, "BH/C1")?.who(), alyx.participant());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board_sides;
mod builder;
mod change;
mod check;
mod convert;
mod current_round;
mod english;
pub mod entries;
mod error;
mod event;
mod explanation;
mod external;
mod find;
mod finding;
pub mod forecast;
mod group;
pub mod lots;
mod pairable;
mod pairing_plan;
mod placement;
pub mod playoff;
pub mod prizes;
mod ranking;
mod rating;
mod reading;
mod round_scores;
mod rules;
mod standings;
mod ties;

pub use board_sides::BoardSides;
pub use builder::{Builder, NewPlayer};
pub use change::{At, ChangeError, Changed, Details};
pub use check::{Check, FindingGroup, RankCheck};
pub use convert::Target;
pub use error::{Hint, KnownNames, RankingError, UnreadableProvisions};
pub use event::Event;
pub use exaequo_model::{self as model, NotFound};
pub use explanation::{Explanation, ToExplain};
pub use external::{ExternalValues, ValuesError};
pub use find::Whom;
pub use finding::{Counts, FileFinding, JsonProblem};
pub use group::{GroupStandings, Member};
pub use pairing_plan::{EngineFileError, EnginePlanError, PairingPlan, PlanError};
pub use placement::{Exit, LevelParticipant, NoPlace, Phase, Placement, Separation};
pub use ranking::{Chosen, Ranking};
pub use rating::{
    GivenCoefficient, NoPlayOff, NotACoefficient, OfEvent, PlayOffGames, Rated, RatedElsewhere, Rating,
    RatingError, SeriesEvent, rate_together, rated_elsewhere,
};
pub use reading::{NoTournament, Reading, SourceFile};
pub use round_scores::{RoundScores, ScoreGroup};
pub use rules::Rules;
pub use standings::{Place, Standings, StandingsRow};
pub use ties::{NotTied, TiedPlaces};

use exaequo_model::Date;

/// A day of the calendar that is known to exist.
///
/// # Panics
///
/// If there is no such day. Use this for days written in the code, and [`Date::new`] for all others.
///
/// ```
/// use exaequo_event::date;
///
/// assert_eq!(date(2026, 3, 7).to_string(), "2026-03-07");
/// ```
pub const fn date(year: i16, month: i8, day: i8) -> Date {
    Date::constant(year, month, day)
}
