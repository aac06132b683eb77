//! Small pictures, drawn with whole numbers: lines, bars, words. In the colour of the text around
//! them, so that they are seen in the dark and on a copy of a copy.

pub mod columns;
mod labels;
mod slopes;

use std::fmt::Write as _;

pub use labels::Labels;
pub use slopes::slopes;

use crate::html::escape;

/// A picture in the making.
#[derive(Debug)]
pub struct Svg {
    out: String,
}

/// Where a word is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// The text begins there.
    Start,
    /// The text has its middle there.
    Middle,
    /// The text ends there.
    End,
}

impl Svg {
    /// A picture with a name for those who cannot see it.
    pub fn new(width: i64, height: i64, name: &str) -> Self {
        Self::begin("", width, height, name)
    }

    /// One that takes the width of the page: its words are as large as those around it.
    pub fn wide(width: i64, height: i64, name: &str) -> Self {
        Self::begin(" class=\"wide\"", width, height, name)
    }

    fn begin(class: &str, width: i64, height: i64, name: &str) -> Self {
        let mut out = String::with_capacity(2_000);
        let _ = write!(out, "<svg{class} xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\"");
        escape(name, &mut out);
        let _ =
            write!(out, "\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" font-size=\"13\">");
        Self { out }
    }

    /// Draws a straight line.
    pub fn line(&mut self, from: (i64, i64), to: (i64, i64)) {
        let ((x1, y1), (x2, y2)) = (from, to);
        let _ = write!(
            self.out,
            "<path d=\"M{x1} {y1}L{x2} {y2}\" stroke=\"currentColor\" stroke-opacity=\".45\" fill=\"none\"/>"
        );
    }

    /// A line through points, without dots.
    pub fn steps(&mut self, points: &[(i64, i64)]) {
        let mut path = String::new();
        for (index, (x, y)) in points.iter().enumerate() {
            let _ = write!(path, "{}{x} {y}", if index == 0 { 'M' } else { 'L' });
        }
        let _ =
            write!(self.out, "<path d=\"{path}\" stroke=\"currentColor\" stroke-width=\"2\" fill=\"none\"/>");
    }

    /// A line through points, with a dot at each.
    pub fn path(&mut self, points: &[(i64, i64)]) {
        self.steps(points);
        for (x, y) in points {
            let _ = write!(self.out, "<circle cx=\"{x}\" cy=\"{y}\" r=\"4\" fill=\"currentColor\"/>");
        }
    }

    /// A bar between two heights; a hollow one where it goes down.
    pub fn bar(&mut self, x: i64, width: i64, from: i64, to: i64) {
        let (top, height) = (from.min(to), (from - to).abs());
        let fill = if to > from { "0" } else { ".3" };
        let _ = write!(
            self.out,
            "<rect x=\"{x}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" fill=\"currentColor\" fill-opacity=\"{fill}\" stroke=\"currentColor\"/>"
        );
    }

    /// Writes a word.
    pub fn word(&mut self, x: i64, y: i64, anchor: Anchor, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let _ = write!(self.out, "<text x=\"{x}\" y=\"{y}\" text-anchor=\"{anchor}\">");
        escape(text, &mut self.out);
        self.out.push_str("</text>");
    }

    /// The finished picture.
    pub fn finish(mut self) -> String {
        self.out.push_str("</svg>");
        self.out
    }
}
