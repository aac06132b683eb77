//! Points at every step of SQLite at which a test lets the program die.

use exaequo_store::fault::{asked, point};
use sqlx::SqliteConnection;

/// Makes a point of every step of SQLite on a connection, if a test asks for it: those of a table that is made, of a page that
/// is copied.
pub(crate) async fn steps(connection: &mut SqliteConnection, name: &'static str) -> Result<(), sqlx::Error> {
    if asked(name).is_some() {
        let every = move || {
            point(name);
            true
        };
        connection.lock_handle().await?.set_progress_handler(1, every);
    }
    Ok(())
}

/// Ends what `steps` has begun.
pub(crate) async fn no_steps(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    connection.lock_handle().await?.remove_progress_handler();
    Ok(())
}
