//! A model of one game.

mod model;
mod power;

pub use model::{By, GameModel, ONE, Odds};
