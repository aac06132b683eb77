//! Tests of the rating regulations, by article.

mod article_8_58;
mod editions;
mod eligible;
mod golden;
mod published;
mod rated_games;
mod support;
mod tables;
