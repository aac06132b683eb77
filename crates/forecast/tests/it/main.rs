//! What is proved against what is found by going through everything.

mod conditions;
mod enumeration;
mod events;
mod foreign_ids;
mod reach;
mod rounds;
mod sampling;
mod theorems;
mod weighed;
