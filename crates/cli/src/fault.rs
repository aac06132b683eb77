//! Named points at which a test lets the program die, as if the power had failed there.

/// The variable that names the point. Programs that are released do not look at it.
const VARIABLE: &str = "EXAEQUO_KILL_AT";
/// What a program that died so ends with.
const KILLED: i32 = 86;

/// Ends the program here, without any tidying up, if a test asks for it.
pub(crate) fn point(name: &str) {
    if cfg!(debug_assertions) && std::env::var(VARIABLE).is_ok_and(|asked| asked == name) {
        std::process::exit(KILLED);
    }
}
