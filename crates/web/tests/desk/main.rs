//! The desk as a browser sees it, without a socket.

#![allow(clippy::unwrap_used, reason = "a failing unwrap is a failing test")]

mod api;
mod beside;
mod entering;
mod exported;
mod five_minutes;
mod guarded;
mod itself;
mod listed;
mod meeting;
mod people;
mod played_off;
mod privacy;
mod programs;
mod published;
mod rated_lists;
mod registered;
mod rights;
mod ruled;
mod running;
mod served;
mod shared;
mod site;
