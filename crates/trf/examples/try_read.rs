//! Reads files and prints what was found.
#![allow(clippy::print_stdout, clippy::disallowed_methods)]
fn main() {
    for path in std::env::args().skip(1) {
        let bytes = std::fs::read(&path).unwrap();
        let reading = exaequo_trf::read(bytes.clone(), &Default::default());
        println!(
            "{path}: {:?} tournament {} rt {}",
            reading.dialect,
            reading.tournament.is_some(),
            reading.document.to_bytes() == bytes
        );
        for d in reading.diagnostics.all().iter().take(12) {
            println!("   {:?} {} {:?} {:?}", d.severity, d.problem.code(), d.problem, d.span);
        }
    }
}
