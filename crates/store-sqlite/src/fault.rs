//! Named points at which a test lets the program die, as if the power had failed there.

use std::sync::atomic::{AtomicU32, Ordering};

/// The variable that names the point, or the point and which time it is reached: `before-commit:3`. Programs that are released
/// do not look at it.
const VARIABLE: &str = "EXAEQUO_KILL_AT";
/// What a program that died so ends with.
const KILLED: i32 = 86;

/// How often the point was reached that is asked for.
static REACHED: AtomicU32 = AtomicU32::new(0);

/// Ends the program here, without any tidying up, if a test asks for it.
pub fn point(name: &str) {
    if !cfg!(debug_assertions) {
        return;
    }
    let Ok(asked) = std::env::var(VARIABLE) else { return };
    let (point, time) = asked.split_once(':').unwrap_or((&asked, "1"));
    if point == name && time.parse() == Ok(REACHED.fetch_add(1, Ordering::Relaxed) + 1) {
        std::process::exit(KILLED);
    }
}
