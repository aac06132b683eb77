//! Named points at which a test lets the program die, as if the power had failed there.

use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::Duration;

/// The variable that names the point, or the point and which time it is reached: `before-commit:3`. Programs that are released
/// do not look at it.
const VARIABLE: &str = "EXAEQUO_KILL_AT";
/// What a program that died so ends with.
const KILLED: i32 = 86;
/// How long a program lives on that dies while something is done, for each time that is asked for.
const WHILE: Duration = Duration::from_micros(20);

/// How often the point was reached that is asked for.
static REACHED: AtomicU32 = AtomicU32::new(0);

/// Ends the program here, without any tidying up, if a test asks for it.
pub fn point(name: &str) {
    if asked(name).is_some_and(|time| time == REACHED.fetch_add(1, Ordering::Relaxed) + 1) {
        std::process::exit(KILLED);
    }
}

/// Ends the program soon, in the middle of what it does next, if a test asks for it.
pub fn soon(name: &str) {
    if let Some(time) = asked(name) {
        thread::spawn(move || {
            thread::sleep(WHILE * time);
            std::process::exit(KILLED);
        });
    }
}

/// Which time a test asks for at a point; none where it asks for no death there.
pub fn asked(name: &str) -> Option<u32> {
    if !cfg!(debug_assertions) {
        return None;
    }
    let asked = std::env::var(VARIABLE).ok()?;
    let (point, time) = asked.split_once(':').unwrap_or((&asked, "1"));
    (point == name).then(|| time.parse().ok())?
}
