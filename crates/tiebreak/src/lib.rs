//! Tie-breaks of chess tournaments by FIDE C.07, articles 4 to 16.
//!
//! * [`CATALOGUE`] lists the criteria of article 5, each a [`Definition`] in a file of its own.
//! * [`Spec`] is a criterion with its modifiers; [`parse_list`] reads lists of them.
//! * [`Provisions`] are the decisions an [`Edition`] of the regulations makes; an event can replace some (16.6).
//! * [`Standings::new`] ranks a tournament; the [`Term`]s behind each value, and the [`Step`]s behind each order of a
//!   tied group, explain it.
//!
//! ```
//! use exaequo_tiebreak::{Edition, RankingOptions, Regulations, Standings};
//!
//! let file = "\
//! 012 Four friends
//! 142 2
//! 001    1      Alyx                                                               1.5    1     2 w 1     3 b =
//! 001    2      Bruno                                                              1.0    3     1 b 0     4 w 1
//! 001    3      Chloé                                                              1.5    2     4 b 1     1 w =
//! 001    4      Dana                                                               0.0    4     3 w 0     2 b 0
//! ";
//! let read = exaequo_trf::read(file.as_bytes().to_vec(), &exaequo_trf::ReadOptions::default());
//! let tournament = read.tournament.expect("nothing is wrong with this file");
//! let edition = Edition::named("fide-2026-03").unwrap();
//! let options = RankingOptions::new(Regulations::of(edition)).by("PTS,DE,BH").unwrap();
//! let standings = Standings::new(&tournament, &options)?;
//! let ranks: Vec<_> = standings.rows.iter().map(|row| (row.rank, tournament.name_of(row.participant))).collect();
//! assert_eq!(ranks, [(Some(1), "Alyx"), (Some(2), "Chloé"), (Some(3), "Bruno"), (Some(4), "Dana")]);
//! # Ok::<(), exaequo_tiebreak::Refusal>(())
//! ```

mod article;
mod board_order;
mod boards;
mod column;
mod cut;
mod definition;
mod divisor;
mod edition;
mod encounter;
mod field;
mod fold;
mod guess;
mod inputs;
pub mod lots;
mod missing;
mod notice;
mod number;
mod options;
mod points_of_no_round;
mod preset;
pub mod provisions;
mod ratings;
pub mod registry;
pub mod rules;
mod search;
mod spec;
mod standings;
mod table;
mod term;
mod tie;
mod unplayed;
mod worth;

pub use article::Article;
pub use boards::Boards;
pub use column::{ComputedColumns, Value};
pub use cut::Significance;
pub use definition::{Accept, AppliesTo, CriterionType, Definition, Measure, Method, Origin, Unplayed};
pub use edition::Edition;
pub use exaequo_lang::{Lang, Text};
pub use field::Field;
pub use fold::Fold;
pub use guess::{AgreeingList, Guess};
pub use inputs::Inputs;
pub use missing::{MissingGame, last_begun_round, results_missing};
pub use notice::{Level, Notice};
pub use number::Exact;
pub use options::{Lack, RankingOptions, Refusal};
pub use points_of_no_round::PointsOfNoRound;
pub use preset::{Preset, Ranks, Suits};
pub use provisions::{
    NamedSetting, Provision, Provisions, ProvisionsError, ProvisionsErrors, ProvisionsProblem, Regulations,
    SettingsProblem, TomlFault,
};
pub use registry::CATALOGUE;
pub use search::search;
pub use spec::{
    Cuts, Direction, Forfeits, KoyaLimit, LastRound, Listed, Modifier, ModifierChoice, Spec, SpecError,
    SpecErrors, SpecProblem, SpecRemark, parse_list,
};
pub use standings::{
    Decided, Effect, Misplaced, RankedRow, Sharing, Standings, Verdict, criteria, listed, misplaced,
};
pub use table::{Pairings, RoundsMode, ScoreTable, View};
pub use term::{Cap, Cut, ExclusionReason, Fate, Term, TermSource, Terms, Will};
pub use tie::{Scratch, Step, StepBasis, StepMember, StepOutcome, TiedGroup};
pub use unplayed::{Category, RoundState};
pub use worth::{Worth, Worths};
