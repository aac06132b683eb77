//! Team tournaments: articles 11 to 13, and 16 for teams.

mod article_11;
mod article_12;
mod article_13;
mod article_13_3;
mod article_13_4;
mod article_16_teams;
mod french;
mod golden;
mod golden_all;
mod laws;
mod lists;
