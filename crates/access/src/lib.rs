//! Who may do what at a server that several people use.
//!
//! * [`role`] has the roles, in an event and for the whole server, and what each of them may.
//! * [`grant`] is a role that somebody was given, and [`Rights`] are all of one account.
//! * [`totp`] has the codes of a second factor, which change with the time.
//!
//! Nothing is kept here, and no clock is read.
//!
//! ```
//! use exaequo_access::{Action, EventRole, Grant, Rights};
//!
//! let rights = Rights::new(vec![Grant::Event(7, EventRole::Results)]);
//! assert!(rights.may(7, Action::Enter));
//! assert!(!rights.may(7, Action::Run) && !rights.may(8, Action::Look));
//! ```

pub mod grant;
pub mod role;
pub mod totp;

pub use grant::{Grant, Rights};
pub use role::{Action, EventRole, ServerRole};
