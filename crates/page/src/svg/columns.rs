//! A picture with a column for each of several things, such as rounds, and words at the left of them.

/// Width of a picture; its height follows from what is drawn. Its letters are as large as those around it.
pub const WIDTH: i64 = 360;
/// Room for words at the left, the longest of any language with a gap before the axis.
pub const LEFT: i64 = 72;
/// Room that the number of a column takes.
const LABEL: i64 = 20;

/// Where the middle of one of several columns is.
pub fn middle(index: usize, columns: usize) -> i64 {
    let (index, columns) = (whole(index), whole(columns.max(1)));
    LEFT + (2 * index + 1) * (WIDTH - LEFT) / (2 * columns)
}

/// Where the middle of the number of a column is: at the edge it stands a little to the left.
pub fn middle_of_number(index: usize, columns: usize) -> i64 {
    middle(index, columns).min(WIDTH - LABEL / 2)
}

/// How wide one of several bars is.
pub fn bar_width(columns: usize) -> i64 {
    ((WIDTH - LEFT) / whole(columns.max(1)) * 3 / 5).clamp(1, 32)
}

/// Whether there is room for the number of a column: of many every second, third … has one, and always the last.
pub fn is_numbered(index: usize, columns: usize) -> bool {
    let step = (whole(columns) * LABEL).div_euclid(WIDTH - LEFT) + 1;
    whole(columns.saturating_sub(index + 1)) % step == 0
}

fn whole(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
