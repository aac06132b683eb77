//! Tests of the reader and the writer as their users see them.

mod golden;
mod robustness;
mod round_trip;
