//! Tests of the rating regulations, by article.

mod editions;
mod golden;
mod published;
mod tables;
