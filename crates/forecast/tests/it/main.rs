//! What is proved against what is found by going through everything.

mod enumeration;
mod events;
mod sampling;
mod theorems;
