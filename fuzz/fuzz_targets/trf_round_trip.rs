//! Writing what was read, and reading it again.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| exaequo_testkit::harness::comes_back(bytes));
