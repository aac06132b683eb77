//! A progress bar on a terminal, for work that takes longer than a second.

use std::fs::File;
use std::io::{self, IsTerminal as _, Read, Write as _};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Work that is done sooner needs no progress bar.
const PATIENCE: Duration = Duration::from_secs(1);
/// Between two drawings.
const PAUSE: Duration = Duration::from_millis(100);
/// Characters of the bar itself.
const WIDTH: usize = 40;
/// Back to the start of the line, and the line empty.
const ERASE: &str = "\r\x1b[K";

/// A bar that appears when the work takes long, and only where somebody sees it.
pub(crate) struct Progress {
    total: usize,
    done: AtomicUsize,
    start: Instant,
    /// When the bar was last drawn; nothing while it is not on the screen.
    drawn: Mutex<Option<Instant>>,
    is_seen: bool,
}

impl Progress {
    pub(crate) fn new(total: usize) -> Self {
        Self {
            total,
            done: AtomicUsize::new(0),
            start: Instant::now(),
            drawn: Mutex::new(None),
            is_seen: io::stderr().is_terminal(),
        }
    }

    /// One more piece of the work is done.
    pub(crate) fn step(&self) {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        let elapsed = self.start.elapsed();
        if !self.is_seen || elapsed < PATIENCE {
            return;
        }
        // Another thread that is drawing draws for this one too.
        let Ok(mut drawn) = self.drawn.try_lock() else { return };
        if drawn.is_none_or(|last| last.elapsed() >= PAUSE) {
            show(&format!("{ERASE}{}", bar(done, self.total, elapsed)));
            *drawn = Some(Instant::now());
        }
    }

    /// Does something that writes to the terminal, with the bar out of the way.
    pub(crate) fn beside<T>(&self, work: impl FnOnce() -> T) -> T {
        let Ok(mut drawn) = self.drawn.lock() else { return work() };
        if drawn.take().is_some() {
            show(ERASE);
        }
        work()
    }

    /// Takes the bar off the screen.
    pub(crate) fn clear(&self) {
        self.beside(|| ());
    }
}

/// A bar for work of which several pieces come one after the other.
#[derive(Default)]
pub(crate) struct Shown(Mutex<Option<Progress>>);

impl Shown {
    /// Begins a bar.
    pub(crate) fn show(&self, total: usize) {
        self.set(Some(Progress::new(total)));
    }

    /// One more piece of the work is done.
    pub(crate) fn one_more(&self) {
        if let Ok(Some(bar)) = self.0.lock().as_deref() {
            bar.step();
        }
    }

    /// Takes the bar off the screen.
    pub(crate) fn clear(&self) {
        self.set(None);
    }

    fn set(&self, bar: Option<Progress>) {
        let Ok(mut own) = self.0.lock() else { return };
        if let Some(before) = std::mem::replace(&mut *own, bar) {
            before.clear();
        }
    }
}

/// A file that is read with a bar, a step for each megabyte.
pub(crate) struct Watched {
    file: File,
    /// How many steps there are.
    length: usize,
    /// Begun with the first byte.
    bar: Option<Progress>,
    /// Bytes that were read since the last step.
    read: u64,
}

/// What a step is.
const MEGABYTE: u64 = 1 << 20;

impl Watched {
    pub(crate) fn new(file: File) -> Self {
        let length = file.metadata().map_or(0, |data| data.len());
        let length = usize::try_from(length / MEGABYTE).unwrap_or(usize::MAX);
        Self { file, length, bar: None, read: 0 }
    }
}

impl Read for Watched {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let bar = self.bar.get_or_insert_with(|| Progress::new(self.length));
        let count = self.file.read(buffer)?;
        self.read += count as u64;
        while self.read >= MEGABYTE {
            self.read -= MEGABYTE;
            bar.step();
        }
        Ok(count)
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        self.bar.iter().for_each(Progress::clear);
    }
}

/// A bar nobody can see is no reason to fail.
fn show(text: &str) {
    let mut screen = anstream::stderr().lock();
    let _ = screen.write_all(text.as_bytes()).and_then(|()| screen.flush());
}

/// The bar, the count and the time that is left at the pace so far.
fn bar(done: usize, total: usize, elapsed: Duration) -> String {
    let total = total.max(1);
    let done = done.min(total);
    let full = WIDTH * done / total;
    let left = elapsed.as_secs() * u64::try_from(total - done).unwrap_or(0)
        / u64::try_from(done.max(1)).unwrap_or(1);
    format!("{}{} {done}/{total} {}:{:02}", "█".repeat(full), "░".repeat(WIDTH - full), left / 60, left % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_grows_with_the_work_and_foretells_its_end() {
        let half = bar(50, 100, Duration::from_secs(90));
        assert_eq!(half, format!("{}{} 50/100 1:30", "█".repeat(20), "░".repeat(20)));
        assert_eq!(bar(100, 100, Duration::from_secs(90)), format!("{} 100/100 0:00", "█".repeat(40)));
    }

    #[test]
    fn no_work_is_no_division_by_zero() {
        assert!(bar(0, 0, Duration::ZERO).ends_with("0/1 0:00"));
    }
}
