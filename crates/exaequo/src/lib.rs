//! Who is ranked where in a chess tournament, why, and what it does to the ratings.
//!
//! The one door to the library: events ([`event`]), pages and sentences for people ([`report`]), and the crates behind them.
//! It has no logic of its own.
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
//! Reading never fails. What is wrong with a file is a finding with line and columns; only errors mean that there is no event:
//!
//! ```
//! use exaequo::report::check::{self, Options};
//! use exaequo::report::diagnostic::Look;
//! use exaequo::{Event, Lang};
//! # let bytes = b"012 Two friends\n042 2026/03/07\n142 1\n\
//! # 001    1      Alyx                              2200                             1.0    1     2 w 1\n\
//! # 001    2      Bruno                             2150                             0.5    2     1 b =\n".to_vec();
//!
//! let reading = Event::read(bytes, &Default::default());
//! assert_eq!(reading.event().unwrap_err().errors, 1);
//! let check = reading.check();
//! assert!(check.findings().iter().any(|finding| finding.code() == "T049"));
//! let text = check::text(&check, "friends.trf", Options::default(), &Look::plain(Lang::Fr));
//! assert!(text.contains("friends.trf:4:"));
//! ```
//!
//! # While it is running
//!
//! Every change keeps the event coherent, or changes nothing and says why:
//!
//! ```
//! use exaequo::{At, Bye, Event, RoundNumber, date};
//!
//! let mut event = Event::new("Open", date(2026, 3, 7), 5);
//! let [alyx, bruno, chloe] = ["Alyx", "Bruno", "Chloé"].map(|name| event.add_player(name, 0));
//! event.give_bye(RoundNumber(2), "Bruno", Bye::HalfPoint)?;
//! let round = event.pair([(alyx, bruno)])?;
//! event.give_bye(round, chloe, Bye::PairingAllocated)?;
//! event.set_result(round, At::Board(1), "1/2-1/2")?;
//! event.withdraw("Chloé", 1)?;
//! assert!(event.pair([(alyx, alyx)]).is_err());
//! assert_eq!(event.tournament().rounds.count(), 1);
//! # Ok::<(), exaequo::ChangeError>(())
//! ```
//!
//! While results are missing, a forecast says what can still happen; at the end the standings go into the file:
//!
//! ```
//! use exaequo::event::forecast::Forecasting;
//! use exaequo::{Event, Losses, Profile, Ranking, date};
//!
//! # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
//! # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
//! # let round = event.pair([(alyx, bruno)])?;
//! let forecast = event.forecast(&Ranking::by("PTS"), &Forecasting { first: 1, ..Forecasting::default() })?;
//! assert_eq!(forecast.rows().len(), 2, "both can still win");
//! event.set_result(round, bruno, "0-1")?;
//! event.standings("DE, SB")?.write_into(&mut event)?;
//! let file: Result<Vec<u8>, Losses> = event.to_trf(Profile::Trf26);
//! assert!(String::from_utf8(file?)?.contains("212 "), "ranks and the list they are by");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A TRF file cannot hold everything that an event knows, such as who withdrew after which round. Where something would be
//! lost, writing is refused with a list of the losses, unless you accept them; JSON holds everything:
//!
//! ```
//! use exaequo::trf::Lossy;
//! use exaequo::{Event, Profile, WriteOptions, date};
//!
//! # let mut event = Event::new("Open", date(2026, 3, 7), 2);
//! # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
//! # let round = event.pair([(alyx, bruno)])?;
//! # event.set_result(round, alyx, "1-0")?;
//! event.withdraw(bruno, 1)?;
//! let losses = event.to_trf(Profile::Trf26).unwrap_err();
//! assert_eq!(losses.to_string(), "the format cannot hold the late entry or withdrawal of number 2");
//! let written = event.write_trf(&WriteOptions { lossy: Lossy::Accept, ..WriteOptions::new(Profile::Trf26) })?;
//! assert_eq!(written.losses.len(), 1);
//! let whole = Event::read(event.to_json(), &Default::default()).event()?;
//! assert_eq!(whole.tournament().players[1].status, event.tournament().players[1].status);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # By which rules
//!
//! The first day of the event chooses the edition of the regulations, unless one is named; an event can replace single
//! provisions (16.6). A list is text, or has a name:
//!
//! ```
//! use exaequo::event::Chosen;
//! use exaequo::{Event, Ranking, date};
//!
//! # let mut event = Event::new("Duel", date(2025, 11, 8), 1);
//! # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
//! # let round = event.pair([(alyx, bruno)])?;
//! # event.set_result(round, alyx, "1-0")?;
//! let standings = event.standings(Ranking::preset("fide-swiss"))?;
//! assert_eq!(standings.options().regulations.edition.name, "fide-2024-08");
//! let toml = "edition = 'fide-2026-03'\nbye-cap = 'none'\n";
//! let standings = event.standings(Ranking::by("BH, SB").provisions("duel.toml", toml))?;
//! assert_eq!(standings.chosen(), Chosen::ByName);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Who is first of those who are tied
//!
//! ```
//! use exaequo::event::playoff::{self, PlayOffInput};
//! use exaequo::{Event, date};
//!
//! # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
//! # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
//! # let round = event.pair([(alyx, bruno)])?;
//! # event.set_result(round, alyx, "1/2-1/2")?;
//! let regulations = "method = 'play-off'\nplaces = 'first'\n[[stage]]\ntime-control = '5+3'\n";
//! let input = PlayOffInput::parse("playoff.toml", regulations)?;
//! let standings = event.standings("PTS")?;
//! let mut games = playoff::plan(&standings, &input)?.to_event()?;
//! let white = games.tournament().rounds.pairings[0].white;
//! games.set_result(round, white, "1-0")?;
//! let merged = playoff::merge(&standings, &input.with_games("playoff.trf", games))?;
//! assert_eq!(merged.rows().next().map(|row| row.place().to_string()), Some("1".to_owned()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Ratings from a list
//!
//! ```
//! use exaequo::event::NewPlayer;
//! use exaequo::lists::{Wanted, read};
//! use exaequo::{Event, Rating, date};
//!
//! let mut event = Event::new("Duel", date(2026, 3, 7), 1);
//! let alyx = event.enter(NewPlayer::new("Alyx").fide_id(1_503_014))?;
//! let bruno = event.enter(NewPlayer::new("Bruno").fide_id(5_000_017))?;
//! let round = event.pair([(alyx, bruno)])?;
//! event.set_result(round, alyx, "1/2-1/2")?;
//! let (ids, pace) = Rating::default().wanted([event.tournament()]);
//! let list = read("id,rating,K\n1503014,2839,10\n5000017,2743,10\n".as_bytes(), &Wanted { ids: &ids, pace })?;
//! let rated = event.rate(&Rating::default().list(list))?;
//! // A draw against somebody 96 points below: 10 × (0.50 − 0.63).
//! assert_eq!(rated.rating().players[0].change.map(|change| change.0), Some(-130));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Whether an event can be rated at all is a question of its own; several events are rated in the order of their lists:
//!
//! ```
//! use exaequo::{Event, NewPlayer, Rating, SeriesEvent, date, rate_together};
//!
//! # let event = |name: &str, day| {
//! #     let mut event = Event::builder(name).starting(day).rounds(1);
//! #     let alyx = event.add(NewPlayer::new("Alyx").rated(2200).fide_id(1));
//! #     let bruno = event.add(NewPlayer::new("Bruno").rated(2150).fide_id(2));
//! #     let round = event.pair([(alyx, bruno)]);
//! #     event.set_result(round, alyx, "1-0")?;
//! #     event.build()
//! # };
//! let (march, may) = (event("March", date(2026, 3, 7))?, event("May", date(2026, 5, 9))?);
//! let findings = march.eligibility(&Rating::default())?;
//! assert!(findings.iter().any(|finding| finding.article() == "1.1"), "nobody said how much time they had");
//! let series = [SeriesEvent::new("march.trf", march), SeriesEvent::new("may.trf", may)];
//! assert_eq!(rate_together(&series, &[], &Rating::default())?.len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Pages
//!
//! Any list is a [`Page`](report::page::Page), in every language ([`Lang::ALL`]), as text, CSV, Markdown, JSON, HTML or a
//! spreadsheet:
//!
//! ```
//! use exaequo::report::diagnostic::Look;
//! use exaequo::report::{crosstable, rating};
//! use exaequo::{Event, Lang, Rating, date};
//!
//! # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
//! # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
//! # let round = event.pair([(alyx, bruno)])?;
//! # event.set_result(round, alyx, "1-0")?;
//! let page = crosstable::page(&event.standings("DE")?, crosstable::Options::default(), Lang::Es);
//! assert!(page.to_html().contains("Alyx") && page.to_csv().contains("Bruno"));
//! print!("{}", page.to_text(&Look::plain(Lang::Es)));
//! let rated = event.rate(&Rating::default())?;
//! assert!(rating::page(&rated, None, Lang::Fr).to_markdown().contains("Alyx"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # When something is refused
//!
//! Errors are enums with facts; they work with `?` and print in English. What can be done about them is a [`Hint`], which a
//! program puts into its own words. `InWords` says the error in every language, with advice where that needs no name of an
//! option or a button:
//!
//! ```
//! use exaequo::report::error::InWords;
//! use exaequo::{Event, Hint, Lang, date};
//!
//! let error = Event::new("Open", date(1950, 3, 7), 3).standings("BH").unwrap_err();
//! assert_eq!(error.to_string(), "no edition of the regulations was in force on the first day of the event");
//! assert_eq!(error.hint(), Some(Hint::NameTheEdition));
//! println!("{} – {}", error.title(Lang::Fr), error.help(Lang::Fr));
//! ```
//!
//! Results are owned, cheap to clone, `Send` and `Sync`: a server can keep them. The library reads no files, no clock and no
//! environment; the same input gives the same bytes.
//!
//! # What is where
//!
//! | for | see |
//! |---|---|
//! | events: reading, building, changing, asking | [`event`] |
//! | pages and sentences in every language | [`report`] |
//! | lists by name, a website of all of them | [`site`] |
//! | the facts of a tournament in every detail | [`model`] |
//! | tie-breaks: criteria, editions, provisions, terms | [`tiebreak`] |
//! | ratings: tables, editions, periods of millions of games | [`rating`] |
//! | play-offs: Berger tables, brackets, regulations | [`playoff`] |
//! | groups of participants, prizes | [`prizes`] |
//! | what can still happen | [`forecast`], [`outlook`] |
//! | tournaments from a seed | [`generate`] |
//! | files: TRF, JSON, rating lists | [`trf`], [`json`], [`lists`] |
//! | the register of a federation, and its pages | [`register`], [`bulletin`] |

#[cfg(feature = "register")]
pub use exaequo_bulletin as bulletin;
pub use exaequo_event as event;
pub use exaequo_forecast as forecast;
pub use exaequo_generate as generate;
pub use exaequo_json as json;
#[cfg(feature = "lists")]
pub use exaequo_lists as lists;
pub use exaequo_model as model;
#[cfg(feature = "forecast")]
pub use exaequo_outlook as outlook;
pub use exaequo_playoff as playoff;
pub use exaequo_prizes as prizes;
pub use exaequo_rating as rating;
#[cfg(feature = "register")]
pub use exaequo_register as register;
#[cfg(feature = "report")]
pub use exaequo_report as report;
#[cfg(feature = "report")]
pub use exaequo_site as site;
pub use exaequo_tiebreak as tiebreak;
pub use exaequo_trf as trf;

pub use exaequo_event::forecast::ForecastError;
pub use exaequo_event::{
    At, Builder, ChangeError, Event, Explanation, Hint, KnownNames, NewPlayer, NoTournament, PlayOffGames,
    Ranking, RankingError, Rated, Rating, RatingError, Reading, SeriesEvent, Standings, date, rate_together,
};
pub use exaequo_lang::{Lang, UnknownLang};
pub use exaequo_model::{Bye, PlayerId, RoundNumber};
pub use exaequo_trf::{Losses, Profile, ReadOptions, WriteOptions};

/// The examples of the pages beside the crate. The first is not packed, and only doc-tests look for it.
#[cfg(all(doctest, feature = "report"))]
mod pages {
    #[doc = include_str!("../../../README.md")]
    struct OfTheRepository;
    #[doc = include_str!("../README.md")]
    struct OfTheCrate;
}
