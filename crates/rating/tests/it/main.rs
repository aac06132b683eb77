//! Tests of the rating regulations, by article.

mod tables;
