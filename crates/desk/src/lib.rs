//! A running event: what can be done to it, each a line of a log that is only ever added to.
//!
//! [`change::Change`] is a line, [`actor::Actor`] who did it; [`beside::Beside`] has what an event has besides its games and
//! rules, [`ruleset::RuleSet`] the rules that replace those of its file, [`next_step::NextStep`] what comes next. No page, no store, no clock.
//!
//! ```
//! use exaequo::{Event, date};
//! use exaequo_desk::change::Change;
//!
//! let mut event = Event::new("Duel", date(2026, 3, 7), 1);
//! let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
//! event.pair([(alyx, bruno)])?;
//! let line = r#"{"result":{"round":1,"board":1,"was":"*","is":"1-0","undoes":null}}"#;
//! let change: Change = serde_json::from_str(line)?;
//! assert_eq!(change.seats(&event), Some(["Alyx".to_owned(), "Bruno".to_owned()]));
//! change.apply(&mut event)?;
//! assert_eq!(event.standings("PTS")?.rows().next().map(|row| row.name().to_owned()), Some("Alyx".to_owned()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod actor;
pub mod beside;
pub mod change;
pub mod erasure;
pub mod next_step;
pub mod ruleset;
pub mod samples;
pub mod worded;
