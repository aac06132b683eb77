//! Findings as people read them: every problem in every language, and the forms in which they are shown.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod messages;
mod others;
mod rendering;
mod samples;
