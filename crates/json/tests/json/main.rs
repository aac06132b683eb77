//! The JSON form from outside: everything survives, everything wrong is said, nothing breaks it.

mod common;
mod errors;
mod hostile;
mod round_trip;
mod schema;
