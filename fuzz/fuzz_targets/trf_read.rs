//! Reading any bytes.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| exaequo_testkit::harness::reads(bytes));
