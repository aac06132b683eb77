//! The facts of a chess tournament.
//!
//! This crate holds what happened and nothing that follows from it: who took part, who was paired with whom,
//! how each game ended, which byes were given, how many points each outcome is worth. Scores, adjusted scores,
//! tie-breaks and ratings are computed elsewhere from these facts.
//!
//! * [`Facts`] is the form a reader fills in, with every field open.
//! * [`Tournament::new`] is the only way from there to a [`Tournament`]. It returns every problem at once, and
//!   what it returns is coherent: in each round that has been paired, every participant has exactly one pairing
//!   or one bye.
//! * [`Records`] is the table the rules read: what each participant did in each round, and the points it gave,
//!   on one [`Basis`].
//!
//! All text of a tournament lives in one [`TextBuffer`]; names are [`TextRange`]s into it.
//!
//! ```
//! use exaequo_model::{Basis, Facts, Outcome, Pairing, Player, PlayerId, Points, Records, Side, Tournament};
//!
//! let mut facts = Facts::default();
//! for (number, name) in [(1, "Alyx"), (2, "Bruno")] {
//!     let name = facts.text.push(name);
//!     facts.players.push(Player::new(number, name));
//! }
//! let game = Pairing::new(PlayerId(0), PlayerId(1), Outcome::played(Side::Win, Side::Loss));
//! facts.schedule.announce(1);
//! facts.add_round(vec![game], Vec::new());
//!
//! let tournament = Tournament::new(facts).expect("two players and a game are coherent");
//! let records = Records::new(&tournament, Basis::Points);
//! assert_eq!(records.total(PlayerId(0).participant()), Points::WHOLE);
//! ```

mod adjustment;
mod by_pace;
mod calendar;
mod counterpart;
mod diagnostic;
mod event;
mod facts;
mod find;
mod ids;
mod match_sheet;
mod oddity;
mod order;
mod pairing;
mod player;
mod points;
mod problem;
mod rating;
mod rating_of;
mod records;
mod result;
mod schedule;
mod score;
mod search_key;
mod slot;
mod stage;
mod suggestion;
mod system;
mod team;
mod text;
mod tournament;
mod transliterate;
mod validate;

pub use adjustment::{Acceleration, Adjusted, Adjustment, Better, ExternalColumn, Prohibition};
pub use by_pace::ByPace;
pub use calendar::{Birth, Date, day_of};
pub use counterpart::Counterparts;
pub use diagnostic::{Columns, Diagnostic, Severity, Span};
pub use event::{Arbiter, EventInfo, ListScope, StartingRankMethod, TieBreakList, TimeControl, TimePeriod};
pub use facts::{BoardOrder, Facts, PairedRounds};
pub use find::NotFound;
pub use ids::{ParticipantId, PlayerId, RoundNumber, TeamId};
pub use oddity::Oddity;
pub use order::Order;
pub use pairing::{Absence, Bye, Color, Colors, NoShow, Outcome, Pairing, Rateable, Side};
pub use player::{
    Departure, DepartureReason, ExpelledResults, FideId, NationalRecord, Player, Published, RankStatus, Sex,
    Status, Title,
};
pub use points::{ParsePointsError, Points};
pub use problem::{FactsProblem, Problems};
pub use rating::{Elo, Pace, RatingBody, RatingEntry, RatingSource, ValidFrom};
pub use records::{Basis, Bonus, Extra, Records, RoundEntry};
pub use result::ParseOutcomeError;
pub use schedule::{Round, RoundWeight, Schedule, Stage};
pub use score::{DoubleForfeit, MatchRule, MatchRules, MatchScores, PairingByeScores, ScoreSystem};
pub use search_key::search_key;
pub use slot::Slot;
pub use stage::NotOne;
pub use suggestion::{near, nearest};
pub use system::{Assurance, PrimaryScore, System};
pub use team::{Board, Match, MatchOutcome, Team};
pub use text::{TextBuffer, TextRange};
pub use tournament::Tournament;
pub use transliterate::{letter_in_ascii, to_ascii};
