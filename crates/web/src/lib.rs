//! The arbiter's desk.
