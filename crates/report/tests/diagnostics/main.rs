//! Findings as people read them: every problem in every language, and the forms in which they are shown.

mod messages;
mod rendering;
mod samples;
