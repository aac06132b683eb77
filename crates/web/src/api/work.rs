//! What takes a while: as much at a time as the machine has cores, and not for ever.

use std::num::NonZero;
use std::sync::LazyLock;
use std::thread::available_parallelism;
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use crate::failure::{Declined, Failure};

/// How long somebody waits for a turn.
const QUEUE: Duration = Duration::from_secs(10);
/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// A turn is given back when the work is over, whether or not somebody still waits for it.
static TURNS: LazyLock<Semaphore> =
    LazyLock::new(|| Semaphore::new(available_parallelism().map_or(1, NonZero::get)));

/// Computes something beside the requests of others.
pub(crate) async fn compute<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Failure> + Send + 'static,
) -> Result<T, Failure> {
    let turn = timeout(QUEUE, TURNS.acquire()).await.map_err(|_| Declined::Overloaded)?;
    let turn = turn.map_err(|_| Declined::Overloaded)?;
    let done = spawn_blocking(move || {
        let _turn = turn;
        work()
    });
    timeout(PATIENCE, done).await.map_err(|_| Declined::TooLong)?.map_err(|_| Declined::Internal)?
}
