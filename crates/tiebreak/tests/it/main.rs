//! The rules against the texts, golden values and laws.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod article_03;
mod article_04;
mod article_05;
mod article_06;
mod article_07;
mod article_08;
mod article_09;
mod article_10;
mod article_14;
mod article_15;
mod article_16;
mod conformance;
mod csv;
mod differential;
mod event;
mod foreign_ids;
mod golden_official;
mod golden_real;
mod golden_regulations;
mod help;
mod laws;
mod provisions;
mod rulings;
mod specs;
mod teams;
