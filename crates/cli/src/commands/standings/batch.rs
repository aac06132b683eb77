//! Many files at a time: all cores, results in the order given, a progress bar on a terminal.

use std::path::PathBuf;

use rayon::ThreadPoolBuilder;
use rayon::prelude::*;

use super::{Done, Job, Outcome};
use crate::failure::{Failure, Status};
use crate::output;
use crate::progress::Progress;

/// Files computed before their results are written: enough to keep all cores busy, little to keep in memory.
const AT_A_TIME: usize = 128;

/// Computes all files and writes their results in order.
pub(crate) fn run(
    job: &Job,
    files: &[PathBuf],
    jobs: Option<u16>,
    target: Option<&PathBuf>,
) -> Result<Status, Failure> {
    let threads = jobs.map_or(0, usize::from);
    // Without a pool of its own, the work is done one file after the other.
    let pool = ThreadPoolBuilder::new().num_threads(threads).build().ok();
    let (mut whole, mut status) = (String::new(), Status::Fine);
    let progress = Progress::new(files.len());
    for chunk in files.chunks(AT_A_TIME) {
        let attempt = |file: &PathBuf| {
            let done = job.attempt(file);
            progress.step();
            done
        };
        let results: Vec<Done> = match &pool {
            Some(pool) => pool.install(|| chunk.par_iter().map(attempt).collect()),
            None => chunk.iter().map(attempt).collect(),
        };
        for done in results {
            status = worse(status, done.status);
            progress.beside(|| output::say(&done.said, job.color()));
            match (target, &done.result) {
                (Some(_), Outcome::Text(text)) => whole += text,
                (_, result) => progress.beside(|| job.write(result, None))?,
            }
        }
    }
    progress.clear();
    if target.is_some() {
        job.write_text(&whole, target)?;
    }
    Ok(status)
}

const fn worse(one: Status, other: Status) -> Status {
    match (one, other) {
        (Status::Failure, _) | (_, Status::Failure) => Status::Failure,
        (Status::Findings, _) | (_, Status::Findings) => Status::Findings,
        (Status::Fine, Status::Fine) => Status::Fine,
    }
}
