//! The commands as users see them: what is typed, what comes back, the exit status.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod api;
#[cfg(unix)]
mod broken;
mod closed_lists;
mod converting;
mod crash;
#[cfg(unix)]
mod database;
#[cfg(target_os = "linux")]
mod disk;
#[cfg(unix)]
mod erased;
mod files;
mod forecast;
mod foreign;
mod forms;
mod generated;
mod generating;
mod languages;
mod lists;
mod nonsense;
mod officer;
#[cfg(unix)]
mod offices;
mod peers;
mod playoff;
mod prizes;
mod ranking;
mod rating;
mod register;
mod serve;
#[cfg(unix)]
mod servers;
mod transcript;
mod trial;
mod usage;
#[cfg(unix)]
mod user;
mod warnings;
