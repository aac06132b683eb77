//! What is proved against what is found by going through everything.

mod enumeration;
mod events;
mod rounds;
mod sampling;
mod theorems;
