//! B.02: pages of a register of ratings.

pub mod drift;
