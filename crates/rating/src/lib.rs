//! Ratings of players by the FIDE rating regulations (B.02).
//!
//! The tables of 8.1 are data, used exactly as printed (12.2); every figure is an integer, scores and expected
//! scores in hundredths of a point, changes in hundredths of a rating point.
//!
//! * [`Provisions`] is what an [`Edition`] decides; the first day of an event chooses the edition (0.1).
//! * [`table`], [`ChangeTerm`], [`Total`]: the change of a rating, game by game (8.5).
//! * [`FirstResult`], [`round_robin`], [`Pool`]: first ratings (8.2 to 8.4, 8.58).
//! * [`rate`] does it for an event, [`Series`] for several, [`period`] for millions of games; [`eligibility`] says
//!   what speaks against rating an event (0 to 6).
//! * [`at_pace`] comes first: it tells standard, rapid and blitz apart by the thinking times, and an event is rated by
//!   the provisions of its kind of play.
//!
//! From a file to a report: the crate `exaequo`. The change of one game:
//!
//! ```
//! use exaequo_model::{Date, Pace, Points};
//! use exaequo_rating::{Edition, Game, Total, terms};
//!
//! let edition = Edition::in_force(Pace::Standard, Date::constant(2009, 9, 1)).expect("an edition");
//! let provisions = edition.provisions[Pace::Standard].expect("for standard chess");
//! let win = Game { own: 2200, opponent: 2700, score: Points::WHOLE };
//! let total: Total = terms(provisions.limit, [win]).iter().collect();
//! assert_eq!(total.gain(), Points::from_hundredths(92));
//! ```

mod change;
mod coefficient;
mod declared;
mod duplicate;
mod edition;
pub mod eligibility;
mod entrant;
mod event;
mod first;
mod games;
mod matches;
pub mod one_time_changes;
mod option;
mod pace;
mod part;
mod performance;
pub mod period;
mod pool;
mod provisions;
mod rating_list;
pub mod round_robin;
mod rounding;
mod series;
pub mod table;
mod verdict;
mod with_playoff;

pub use change::{ChangeTerm, Game, RatingChange, Total, change, term, terms};
pub use coefficient::{
    CoefficientSource, Ground, History, JUNIORS_BELOW, K, NEW_BELOW, REACHED, coefficient, reduced, turnover,
};
pub use declared::{
    Approval, Championship, DecidedGames, Declaration, Declared, Laws, Official, RatingBasis, Times,
};
pub use duplicate::{Versions, is_duplicate, versions};
pub use edition::Edition;
pub use entrant::{Entrant, Entrants, RatingRemark};
pub use event::{
    Apart, Balance, Count, EventForm, EventRating, First, Input, PlayerRating, RatedEvent, RatedGame, rate,
};
pub use first::FirstResult;
pub use games::{Ignored, IgnoredFor, IgnoredReason};
pub use option::{
    CHOICES, Choice, ChoiceError, NamedSetting, ProvisionsError, ProvisionsErrors, ProvisionsProblem,
    Regulations, SettingsProblem, TomlEntry, TomlFault, TomlLines, TomlValue,
};
pub use pace::at_pace;
pub use part::{Days, Part};
pub use performance::Performance;
pub use pool::{Least, Pool, Pooled};
pub use provisions::*;
pub use rating_list::{ListRecord, RatingList};
pub use rounding::{Fraction, half_away, half_up, percent};
pub use series::{Exactness, PeriodEvent, PeriodFirst, PeriodTotal, PublishedRating, Series};
pub use verdict::{Earlier, EventResult, FirstRatingMethod, NewcomerVerdict, NoGame, Shortfall};
pub use with_playoff::{is_other_pace, rated_together, until_the_end_of};
