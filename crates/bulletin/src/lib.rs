//! What a register of ratings has to tell, as pages in English, French and Spanish.
//!
//! ```
//! use exaequo_bulletin::{Lang, list};
//! use exaequo_register::fact::{Imported, ImportRole};
//! use exaequo_register::{Fact, Kind, Ledger, Occasion, Register, Section};
//! # use std::io::{self, Read};
//! # use exaequo_register::{Digest, Files};
//! # struct Shelf(&'static str);
//! # impl Files for Shelf {
//! #     type Error = io::Error;
//! #     fn open(&self, _: Digest) -> io::Result<impl Read> {
//! #         Ok(self.0.as_bytes())
//! #     }
//! #     fn bytes(&self, _: Digest) -> io::Result<Vec<u8>> {
//! #         Ok(self.0.into())
//! #     }
//! # }
//! # let files = Shelf("id,name,rating\n1,Alyx,2200\n2,Bruno,2150\n");
//! # let (file, day) = (Digest::of(files.0.as_bytes()), "2026-01-01".parse()?);
//! # let start = Imported { list: day, file, kind: Kind::Standard, rows: 2, role: ImportRole::Start, without_k: None };
//! # let occasion = Occasion { at: "2026-01-01T12:00:00Z".parse()?, by: "officer".into(), reason: "start".into() };
//! # let mut ledger = Ledger::default();
//! # ledger.append(&occasion, vec![Fact::Imported(start)]);
//!
//! // A register that has begun with a list of two players.
//! let register = Register::read(&ledger, &files)?;
//! let newest = register.list(day);
//! let page = list::page(&register, &newest, &Section::Top, Kind::Standard, Lang::Fr);
//! let csv = page.to_csv();
//! assert!(csv.contains("Alyx") && csv.contains("2150"), "{csv}");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! * [`inbox`]: receipts, and events with what was decided about them; [`check`]: an event against regulations and register.
//! * [`preview`]: a list as it would be, against the last one; [`list`]: a list in its parts (7.12, 7.2).
//! * [`player`]: a player on all lists; [`explain`]: the games behind a rating (12.4).
//! * [`drift`]: whether the scale drifts (10.3, 11.2).
//! * [`records`]: what everybody sees: published lists with their files, corrections, players that were looked for.
//! * [`entered`]: what a command has done; [`correction`]: what facts would change; [`chain`]: whether everything is as it was recorded.
//!
//! A page has all its forms from the crate `exaequo-page`.

pub mod chain;
pub mod check;
pub mod correction;
pub mod drift;
pub mod entered;
pub mod error;
pub mod explain;
pub mod inbox;
pub mod list;
pub mod player;
pub mod preview;
pub mod publication;
pub mod records;
pub mod settings;
mod words;

pub use exaequo_report::{Lang, page, say};
