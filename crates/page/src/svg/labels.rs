//! Numbers beside what is drawn: none over another, none over a bar, none beyond the edge.

use super::{Anchor, Svg};
use crate::html::paper::em;

/// The size of letters in a picture, and what stands above the line and below.
const SIZE: i64 = 13;
const ABOVE: i64 = 10;
const BELOW: i64 = 1;
/// What is left free between two numbers.
const BETWEEN: i64 = 3;

/// The room that is left for numbers.
///
/// ```
/// use exaequo_page::svg::{Labels, Svg};
///
/// let (mut svg, mut labels) = (Svg::new(60, 40, "Points"), Labels::new(60));
/// // The last one first: it is asked for most. At the edge it stands a little to the left.
/// assert!(labels.write(&mut svg, 55, &[20], "4½"));
/// assert!(!labels.write(&mut svg, 45, &[20], "3½"), "there is no room beside it");
/// assert!(labels.write(&mut svg, 45, &[20, 38], "3½"), "below it there is");
/// assert!(svg.finish().contains("x=\"51\""));
/// ```
#[derive(Clone, Debug)]
pub struct Labels {
    width: i64,
    taken: Vec<Area>,
}

#[derive(Clone, Copy, Debug)]
struct Area {
    x: (i64, i64),
    y: (i64, i64),
}

impl Area {
    const fn meets(self, other: Self) -> bool {
        let by_side = self.x.0 < other.x.1 && other.x.0 < self.x.1;
        by_side && self.y.0 < other.y.1 && other.y.0 < self.y.1
    }
}

impl Labels {
    /// In a picture of that width.
    pub const fn new(width: i64) -> Self {
        Self { width, taken: Vec::new() }
    }

    /// Keeps free what is drawn between two corners.
    pub fn keep_free(&mut self, one: (i64, i64), other: (i64, i64)) {
        let x = (one.0.min(other.0), one.0.max(other.0));
        self.taken.push(Area { x, y: (one.1.min(other.1), one.1.max(other.1)) });
    }

    /// Writes a number, with its middle there, at the first height where there is room for it; says whether there was.
    pub fn write(&mut self, svg: &mut Svg, middle: i64, heights: &[i64], text: &str) -> bool {
        let half = (i64::from(em(text)) * SIZE).div_euclid(2_000) + 1;
        let x = middle.min(self.width - half);
        let area = |y: &i64| Area { x: (x - half, x + half), y: (y - ABOVE, y + BELOW) };
        let is_free = |y: &&i64| !self.taken.iter().any(|taken| taken.meets(area(y)));
        let Some(y) = heights.iter().find(is_free) else { return false };
        self.taken.push(Area { x: (x - half - BETWEEN, x + half + BETWEEN), ..area(y) });
        svg.word(x, *y, Anchor::Middle, text);
        true
    }
}
