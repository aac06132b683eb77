//! Ratings of players by the FIDE rating regulations (B.02).
//!
//! The tables of 8.1 are data, used exactly as printed (12.2); every figure is an integer, scores and expected
//! scores in hundredths of a point.

pub mod table;
