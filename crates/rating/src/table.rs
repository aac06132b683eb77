//! Article 8.1: the two tables, used exactly as printed, without a third figure (12.2).
//!
//! [`DIFFERENCES`] turns a percentage score into a difference of ratings (a), [`EXPECTED`] a difference of ratings
//! into an expected score (b). No formula gives these values; the one of 12.1 is an approximation.
//!
//! ```
//! use exaequo_rating::table;
//!
//! assert_eq!(table::difference(89), 351);
//! assert_eq!(table::expected(400), 92);
//! assert_eq!(table::expected(-400), 8);
//! ```

/// Table 8.1a in printed order: the difference for 100 %, 99 %, … 0 %. The first and the last are indeterminate by
/// nature and printed as 800 to fix ideas.
pub const DIFFERENCES: [i16; 101] = [
    800, 677, 589, 538, 501, 470, 444, 422, 401, 383, 366, 351, 336, 322, 309, 296, 284, //
    273, 262, 251, 240, 230, 220, 211, 202, 193, 184, 175, 166, 158, 149, 141, 133, 125, //
    117, 110, 102, 95, 87, 80, 72, 65, 57, 50, 43, 36, 29, 21, 14, 7, 0, //
    -7, -14, -21, -29, -36, -43, -50, -57, -65, -72, -80, -87, -95, -102, -110, -117, -125, //
    -133, -141, -149, -158, -166, -175, -184, -193, -202, -211, -220, -230, -240, -251, -262, -273,
    -284, //
    -296, -309, -322, -336, -351, -366, -383, -401, -422, -444, -470, -501, -538, -589, -677, -800,
];

/// A line of table 8.1b.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableLine {
    /// The smallest difference of the line.
    pub from: u16,
    /// The largest; `None` in the last line, "> 735".
    pub to: Option<u16>,
    /// Expected score of the higher rated player, in hundredths.
    pub higher: u8,
    /// Expected score of the lower rated player, in hundredths.
    pub lower: u8,
}

const fn line(from: u16, to: u16, higher: u8, lower: u8) -> TableLine {
    TableLine { from, to: Some(to), higher, lower }
}

/// Table 8.1b in printed order.
#[rustfmt::skip]
pub const EXPECTED: [TableLine; 51] = [
    line(0, 3, 50, 50), line(4, 10, 51, 49), line(11, 17, 52, 48), line(18, 25, 53, 47),
    line(26, 32, 54, 46), line(33, 39, 55, 45), line(40, 46, 56, 44), line(47, 53, 57, 43),
    line(54, 61, 58, 42), line(62, 68, 59, 41), line(69, 76, 60, 40), line(77, 83, 61, 39),
    line(84, 91, 62, 38),
    line(92, 98, 63, 37), line(99, 106, 64, 36), line(107, 113, 65, 35), line(114, 121, 66, 34),
    line(122, 129, 67, 33), line(130, 137, 68, 32), line(138, 145, 69, 31), line(146, 153, 70, 30),
    line(154, 162, 71, 29), line(163, 170, 72, 28), line(171, 179, 73, 27), line(180, 188, 74, 26),
    line(189, 197, 75, 25),
    line(198, 206, 76, 24), line(207, 215, 77, 23), line(216, 225, 78, 22), line(226, 235, 79, 21),
    line(236, 245, 80, 20), line(246, 256, 81, 19), line(257, 267, 82, 18), line(268, 278, 83, 17),
    line(279, 290, 84, 16), line(291, 302, 85, 15), line(303, 315, 86, 14), line(316, 328, 87, 13),
    line(329, 344, 88, 12),
    line(345, 357, 89, 11), line(358, 374, 90, 10), line(375, 391, 91, 9), line(392, 411, 92, 8),
    line(412, 432, 93, 7), line(433, 456, 94, 6), line(457, 484, 95, 5), line(485, 517, 96, 4),
    line(518, 559, 97, 3), line(560, 619, 98, 2), line(620, 735, 99, 1),
    TableLine { from: 736, to: None, higher: 100, lower: 0 },
];

/// From this difference on, table 8.1b expects a full point.
const CERTAIN: i32 = 736;

/// Table 8.1b unfolded: the expected score for every difference from `-CERTAIN` to `CERTAIN`.
static BY_DIFFERENCE: [u8; 2 * CERTAIN as usize + 1] = unfolded();

const fn unfolded() -> [u8; 2 * CERTAIN as usize + 1] {
    let middle = CERTAIN as usize;
    let mut all = [0; 2 * CERTAIN as usize + 1];
    let mut row = 0;
    while row < EXPECTED.len() {
        let TableLine { from, to, higher, lower } = EXPECTED[row];
        let last = match to {
            Some(to) => to as usize,
            None => middle,
        };
        let mut difference = from as usize;
        while difference <= last {
            all[middle - difference] = lower;
            all[middle + difference] = higher;
            difference += 1;
        }
        row += 1;
    }
    all
}

/// Table 8.1a: the difference of ratings that goes with a percentage score. More than 100 % is read as 100 %.
pub const fn difference(percent: u8) -> i32 {
    let from_the_top = 100 - if percent > 100 { 100 } else { percent };
    DIFFERENCES[from_the_top as usize] as i32
}

/// Table 8.1b: the expected score, in hundredths, of a player rated so much above (+) or below (−) the opponent.
///
/// Differences are taken as they are: the limit of 8.54 is not part of the table.
#[inline]
pub fn expected(difference: i32) -> i32 {
    let place = difference.clamp(-CERTAIN, CERTAIN) + CERTAIN;
    i32::from(BY_DIFFERENCE[place.unsigned_abs() as usize])
}

/// The line of table 8.1b a difference falls into.
///
/// ```
/// use exaequo_rating::table;
///
/// let line = table::line_of(-50);
/// assert_eq!((line.from, line.higher, line.lower), (47, 57, 43));
/// ```
pub fn line_of(difference: i32) -> &'static TableLine {
    let size = difference.unsigned_abs();
    let after = EXPECTED.partition_point(|line| u32::from(line.from) <= size);
    &EXPECTED[after.saturating_sub(1)]
}
