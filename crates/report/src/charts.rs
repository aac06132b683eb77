//! Charts with their text: rank and score round by round, and what each game did to a rating.

mod progress;
mod rating;

pub use progress::Progress;
pub use rating::Changes;

/// Width of a picture; its height follows from what is drawn.
const WIDTH: i64 = 480;
/// Room for words at the left.
const LEFT: i64 = 64;

/// Where the middle of a column is, of so many.
fn middle(index: usize, columns: usize) -> i64 {
    let (index, columns) = (i64::try_from(index).unwrap_or(0), i64::try_from(columns.max(1)).unwrap_or(1));
    LEFT + (2 * index + 1) * (WIDTH - LEFT) / (2 * columns)
}

/// How wide a bar is, of so many.
fn bar_width(columns: usize) -> i64 {
    let columns = i64::try_from(columns.max(1)).unwrap_or(1);
    ((WIDTH - LEFT) / columns * 3 / 5).clamp(2, 40)
}
