//! Tests of the rating regulations, by article.

mod article_8_4;
mod article_8_58;
mod delisted;
mod editions;
mod eligible;
mod first_ratings;
mod golden;
mod k_of_lists;
mod laws;
mod lists;
mod newcomers;
mod numbers;
mod pooled_round_robins;
mod published;
mod rated_games;
mod series;
mod support;
mod tables;
