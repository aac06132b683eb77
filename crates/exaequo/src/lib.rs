//! Who is ranked where in a chess tournament, why, and what it does to the ratings.
//!
//! One door to the library: events ([`event`]), what is said to people ([`report`]), and the crates behind them. It has
//! no logic of its own.
//!
//! ```
//! use exaequo::{Event, Lang, Profile, date, report};
//!
//! let mut event = Event::new("Club championship", date(2026, 3, 7), 3);
//! let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
//! let round = event.pair([(alyx, bruno)])?;
//! event.set_result(round, alyx, "1-0")?;
//! let standings = event.standings("BH/C1, DE, SB")?;
//! for row in standings.rows() {
//!     println!("{} {} {:?}", row.place(), row.name(), row.values());
//! }
//! println!("{}", report::explain(&standings, alyx, "BH/C1", Lang::Fr)?);
//! let file = event.to_trf(Profile::Trf26)?;
//! assert!(file.starts_with(b"012 Club championship"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # A file somebody sent
//!
//! ```
//! use exaequo::{Event, Rating};
//! # let bytes = b"012 Two friends\n042 2026/03/07\n142 1\n\
//! # 001    1      Alyx                              2200                             1.0    1     2 w 1\n\
//! # 001    2      Bruno                             2150                             0.0    2     1 b 0\n".to_vec();
//!
//! let event = Event::read(bytes, &Default::default()).event()?;
//! let standings = event.standings("PTS, DE, BH/C1, BH")?;
//! assert!(standings.check_ranks().agrees());
//! let rated = event.rate(&Rating::default())?;
//! assert_eq!(rated.rating().players.len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What is where
//!
//! | for | see |
//! |---|---|
//! | events: reading, building, changing, asking | [`event`] |
//! | pages and sentences in three languages | [`report`] |
//! | the facts of a tournament in every detail | [`model`] |
//! | tie-breaks: criteria, editions, provisions, terms | [`tiebreak`] |
//! | ratings: tables, editions, periods of millions of games | [`rating`] |
//! | play-offs: Berger tables, brackets, regulations | [`playoff`] |
//! | files: TRF, JSON, rating lists | [`trf`], [`json`], [`lists`] |

pub use exaequo_event as event;
pub use exaequo_json as json;
#[cfg(feature = "lists")]
pub use exaequo_lists as lists;
pub use exaequo_model as model;
pub use exaequo_playoff as playoff;
pub use exaequo_rating as rating;
#[cfg(feature = "report")]
pub use exaequo_report as report;
pub use exaequo_tiebreak as tiebreak;
pub use exaequo_trf as trf;

pub use exaequo_event::{
    At, Builder, ChangeError, Event, Explanation, Hint, NewPlayer, PlayoffGames, Ranking, RankingError,
    Rated, Rating, RatingError, Reading, SeriesEvent, Standings, date, rate_together,
};
pub use exaequo_lang::{Lang, UnknownLang};
pub use exaequo_trf::{Profile, ReadOptions, WriteOptions};
