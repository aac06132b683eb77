//! Play-offs of chess tournaments by FIDE C.07, articles 2 and 3.
//!
//! * [`PlayOffRegulations`] holds what the regulations of an event say (3.1), read from TOML.
//! * [`ties`] finds who plays off and for which places (3.1.1, 3.1.2).
//! * [`Plan`] says who meets whom, with which colour and when (3.1.3 to 3.1.7).
//! * [`merge`] puts the outcome into the standings.
//! * [`berger`] and [`bracket`] make tables of round robins and knock-outs.
//!
//! ```
//! use exaequo_playoff::berger::{Cycles, table};
//! use exaequo_playoff::bracket::{Goal, bracket};
//! use exaequo_playoff::{Format, PlayOffRegulations};
//!
//! let text = "places = 'first'\nformat = 'knock-out'\n[[stage]]\ngames = 2\ntime-control = '15+10'";
//! let regulations = PlayOffRegulations::parse(text)?;
//! assert_eq!((regulations.format, regulations.games_between(0)), (Format::KnockOut, 2));
//!
//! assert_eq!(table(4, Cycles::Single)[0], [(1, 4), (2, 3)]);
//! assert_eq!(bracket(8, Goal::Places(1)).map(|bracket| bracket.rounds.len()), Some(3));
//! # Ok::<(), exaequo_playoff::RegulationsError>(())
//! ```

pub mod berger;
pub mod bracket;
mod draw;
mod merge;
mod plan;
mod regulations;
mod stake;
mod time;
mod unfinished;

pub use draw::LotsFor;
pub use jiff::civil::DateTime;
pub use merge::{
    DecidedBy, DrawnGame, Duel, LevelGroup, Merged, Open, PlayOff, PlayOffOutcome, Progress, ProgressState,
    RoundRobinTable, Scored, Settled, StageScore, Through, TieOutcome, continued, merge,
};
pub use plan::{
    Contest, Need, NoContest, PairGames, Plan, PlannedGame, PlannedRound, Session, SessionGame, TiePlan,
    facts, line_up, with_next_games,
};
pub use regulations::{
    After, AtLast, BoardCriterion, Colours, Drawn, EXAMPLE, ExpectedSetting, Format, KEYS, Numbering, Places,
    PlayOffRegulations, PlayOffStage, RegulationsError, RegulationsProblem, STAGE_KEYS, TieMethod,
};
pub use stake::{Stake, Tie, share, ties};
pub use time::Control;
pub use unfinished::Unfinished;
