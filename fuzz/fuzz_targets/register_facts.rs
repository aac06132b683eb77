//! Whatever a register reads: facts.
#![no_main]

#[path = "../../crates/register/tests/it/harness.rs"]
#[allow(dead_code, reason = "every target has one of them")]
mod harness;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| harness::facts(bytes));
