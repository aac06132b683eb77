//! Lays JSON out for the eye: what fits on a line stands on one, another list or object is broken up.
//!
//! A row – an entry of a list without objects of its own – is a line, however long it is: a game, a player, a place in
//! the standings. The text is laid out as it is written, so that a long list needs no second copy.

use std::cell::RefCell;
use std::io;
use std::ops::ControlFlow;

use serde::Serialize;
use serde_json::ser::{Formatter, Serializer};

/// Widest line, in bytes, that is not broken up.
const WIDTH: usize = 110;
const INDENT: usize = 2;

/// How JSON is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// For people as well as programs: a line for each row.
    Pretty,
    /// On one line.
    Compact,
}

impl Layout {
    /// What stands between a key and its value.
    const fn colon(self) -> &'static [u8] {
        match self {
            Self::Pretty => b": ",
            Self::Compact => b":",
        }
    }
}

/// A value as JSON, ending with a newline; empty for what JSON cannot hold, which no form here is.
pub fn to_text(value: &impl Serialize, layout: Layout) -> String {
    collected(|sink| write_pieces(value, layout, sink))
}

/// The whole of a text that is written piece by piece; empty where it breaks off.
pub fn collected(write: impl FnOnce(&mut Sink<'_>) -> ControlFlow<()>) -> String {
    let mut text = String::new();
    let written = write(&mut |piece: &str| {
        text.push_str(piece);
        ControlFlow::Continue(())
    });
    if written.is_continue() { text } else { String::new() }
}

/// Takes a text piece by piece, and says whether it wants more.
pub type Sink<'a> = dyn FnMut(&str) -> ControlFlow<()> + 'a;

/// Writes a value as JSON, ending with a newline, piece by piece: with a line for each row, a long list is never in memory as
/// a whole. Breaks off where the sink does.
///
/// ```
/// use std::ops::ControlFlow;
///
/// use exaequo_json::{Layout, write_pieces};
///
/// let mut text = String::new();
/// let mut sink = |piece: &str| {
///     text.push_str(piece);
///     ControlFlow::Continue(())
/// };
/// assert!(write_pieces(&[1, 2], Layout::Pretty, &mut sink).is_continue());
/// assert_eq!(text, "[1, 2]\n");
/// ```
pub fn write_pieces(value: &impl Serialize, layout: Layout, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let written = match layout {
        // What a browser loads has one writer for both; elsewhere the faster one is worth its room.
        #[cfg(not(target_family = "wasm"))]
        Layout::Compact => {
            serde_json::to_string(value).map_err(Into::into).and_then(|text| give(sink, text.as_bytes()))
        }
        layout => lay_out(value, layout, sink),
    };
    match written {
        Ok(()) => sink("\n"),
        Err(_) => ControlFlow::Break(()),
    }
}

fn lay_out(value: &impl Serialize, layout: Layout, sink: &mut Sink<'_>) -> io::Result<()> {
    let sheet = RefCell::new(Sheet::new(layout, sink));
    value.serialize(&mut Serializer::with_formatter(Pen(&sheet), Hand(&sheet)))?;
    sheet.into_inner().finish()
}

/// What the text is written with: the serializer writes strings and numbers here.
struct Pen<'a, 's>(&'a RefCell<Sheet<'s>>);

impl io::Write for Pen<'_, '_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().out.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// What puts brackets, commas and lines between them.
struct Hand<'a, 's>(&'a RefCell<Sheet<'s>>);

impl Hand<'_, '_> {
    fn write(&self, write: impl FnOnce(&mut Sheet<'_>)) -> io::Result<()> {
        let mut sheet = self.0.borrow_mut();
        write(&mut sheet);
        sheet.hand_over()
    }
}

impl Formatter for Hand<'_, '_> {
    fn begin_array<W: ?Sized + io::Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.write(|sheet| sheet.open(Kind::List))
    }

    fn end_array<W: ?Sized + io::Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.write(|sheet| sheet.close(b']'))
    }

    fn begin_array_value<W: ?Sized + io::Write>(&mut self, _: &mut W, first: bool) -> io::Result<()> {
        self.write(|sheet| sheet.entry(first))
    }

    fn begin_object<W: ?Sized + io::Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.write(|sheet| sheet.open(Kind::Object))
    }

    fn end_object<W: ?Sized + io::Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.write(|sheet| sheet.close(b'}'))
    }

    fn begin_object_key<W: ?Sized + io::Write>(&mut self, _: &mut W, first: bool) -> io::Result<()> {
        self.write(|sheet| sheet.entry(first))
    }

    fn begin_object_value<W: ?Sized + io::Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.write(|sheet| sheet.out.extend_from_slice(sheet.layout.colon()))
    }
}

/// The text so far. Outer lists and objects are broken up before inner ones, so that the broken ones come first among
/// those that are open; the others stand on the last line.
struct Sheet<'s> {
    layout: Layout,
    /// Takes what cannot change any more.
    sink: &'s mut Sink<'s>,
    out: Vec<u8>,
    open: Vec<Open>,
    /// How many of those that are open are broken up.
    broken: usize,
    /// Where the last line begins.
    start: usize,
    /// Where entries begin of those on the last line that can still be broken up.
    entries: Vec<Entry>,
}

/// A list or object that is not closed yet.
struct Open {
    kind: Kind,
    /// Whether it is an entry of a list and has no object in it.
    is_row: bool,
    /// How many entries were known before its own.
    entries: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    List,
    Object,
}

/// Where an entry begins, and how many lists and objects it is inside of.
struct Entry {
    depth: usize,
    at: usize,
}

/// How many bytes are gathered before they are handed over.
const PIECE: usize = 1 << 16;

impl<'s> Sheet<'s> {
    fn new(layout: Layout, sink: &'s mut Sink<'s>) -> Self {
        Self { layout, sink, out: Vec::new(), open: Vec::new(), broken: 0, start: 0, entries: Vec::new() }
    }

    /// Hands all lines but the last over, which alone can still be broken up.
    fn hand_over(&mut self) -> io::Result<()> {
        if self.start < PIECE {
            return Ok(());
        }
        give(self.sink, &self.out[..self.start])?;
        self.out.drain(..self.start);
        for entry in &mut self.entries {
            entry.at -= self.start;
        }
        self.start = 0;
        Ok(())
    }

    fn finish(self) -> io::Result<()> {
        give(self.sink, &self.out)
    }

    fn open(&mut self, kind: Kind) {
        if kind == Kind::Object {
            for around in &mut self.open[self.broken..] {
                around.is_row = false;
            }
        }
        let is_row = self.open.last().is_some_and(|around| around.kind == Kind::List);
        self.open.push(Open { kind, is_row, entries: self.entries.len() });
        self.out.push(if kind == Kind::List { b'[' } else { b'{' });
    }

    /// Begins an entry of the innermost list or object.
    fn entry(&mut self, is_first: bool) {
        if !is_first {
            self.out.push(b',');
        }
        if self.layout == Layout::Compact {
            return;
        }
        self.break_up();
        if self.broken == self.open.len() {
            self.new_line();
        } else {
            self.entries.push(Entry { depth: self.open.len(), at: self.out.len() });
            if !is_first {
                self.out.push(b' ');
            }
        }
    }

    fn close(&mut self, bracket: u8) {
        if self.layout == Layout::Pretty {
            self.break_up();
        }
        let depth = self.open.len();
        if let Some(closed) = self.open.pop() {
            self.entries.truncate(closed.entries);
        }
        if self.broken == depth && self.layout == Layout::Pretty {
            self.broken -= 1;
            self.new_line();
        }
        self.out.push(bracket);
    }

    /// Breaks up what does not fit on the last line, from outside.
    fn break_up(&mut self) {
        while self.out.len() - self.start + 1 >= WIDTH
            && self.open.get(self.broken).is_some_and(|open| !open.is_row)
        {
            self.broken += 1;
            self.break_outermost();
        }
    }

    /// Puts the entries of the list or object that was last said to be broken up on lines of their own.
    fn break_outermost(&mut self) {
        let depth = self.broken;
        let entries = std::mem::take(&mut self.entries);
        let Some(first) = entries.iter().find(|entry| entry.depth == depth) else { return };
        let line = self.out.split_off(first.at);
        let (mut from, moved) = (first.at, first.at);
        for entry in entries {
            let at = entry.at - moved;
            if entry.depth == depth {
                self.out.extend_from_slice(&line[from - moved..at]);
                self.indent(depth);
                // A space stands before each entry but the first.
                from = entry.at + usize::from(line.get(at) == Some(&b' '));
            } else {
                let at = self.out.len() + entry.at - from;
                self.entries.push(Entry { depth: entry.depth, at });
            }
        }
        self.out.extend_from_slice(&line[from - moved..]);
        for (index, open) in self.open.iter_mut().enumerate().skip(depth) {
            open.entries = self.entries.partition_point(|entry| entry.depth <= index);
        }
    }

    fn new_line(&mut self) {
        self.indent(self.open.len());
    }

    fn indent(&mut self, depth: usize) {
        self.out.push(b'\n');
        self.start = self.out.len();
        self.out.extend(std::iter::repeat_n(b' ', depth * INDENT));
    }
}

fn give(sink: &mut Sink<'_>, bytes: &[u8]) -> io::Result<()> {
    let text = str::from_utf8(bytes).map_err(io::Error::other)?;
    match sink(text) {
        ControlFlow::Continue(()) => Ok(()),
        ControlFlow::Break(()) => Err(io::ErrorKind::BrokenPipe.into()),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    /// Lays out JSON whose keys are in order.
    fn lay_out(compact: &str) -> String {
        let value: Value = serde_json::from_str(compact).unwrap();
        to_text(&value, Layout::Pretty)
    }

    #[test]
    fn what_fits_stands_on_one_line() {
        assert_eq!(
            lay_out(r#"{"a":[1,-2.5,null],"b":{},"c":[]}"#),
            "{\"a\": [1, -2.5, null], \"b\": {}, \"c\": []}\n"
        );
    }

    #[test]
    fn what_does_not_fit_is_broken_up_and_its_parts_tried_again() {
        let long = "x".repeat(WIDTH);
        let text = lay_out(&format!(r#"{{"a":[1,2],"b":["{long}",{{"c":true}}]}}"#));
        let expected =
            format!("{{\n  \"a\": [1, 2],\n  \"b\": [\n    \"{long}\",\n    {{\"c\": true}}\n  ]\n}}\n");
        assert_eq!(text, expected);
    }

    #[test]
    fn a_line_is_as_wide_as_allowed_and_no_wider() {
        let object = |length: usize| lay_out(&format!(r#"{{"a":"{}"}}"#, "x".repeat(length)));
        let room = WIDTH - 1 - r#"{"a": ""}"#.len();
        assert_eq!(object(room).lines().count(), 1);
        assert_eq!(object(room + 1).lines().count(), 3);
    }

    #[test]
    fn a_row_is_a_line_however_long_it_is() {
        let long = "x".repeat(WIDTH);
        let row = format!(r#"{{"a":"{long}","b":[1,2]}}"#);
        let spaced = format!("{{\"a\": \"{long}\", \"b\": [1, 2]}}");
        assert_eq!(
            lay_out(&format!(r#"{{"rows":[{row},{row}]}}"#)),
            format!("{{\n  \"rows\": [\n    {spaced},\n    {spaced}\n  ]\n}}\n")
        );
    }

    #[test]
    fn an_entry_with_objects_of_its_own_is_no_row() {
        let long = "x".repeat(WIDTH);
        assert_eq!(
            lay_out(&format!(r#"[{{"a":"{long}","b":[{{"c":1}}],"d":[{{"c":"{long}"}}]}}]"#)),
            format!(
                "[\n  {{\n    \"a\": \"{long}\",\n    \"b\": [{{\"c\": 1}}],\n    \"d\": [\n      \
                 {{\"c\": \"{long}\"}}\n    ]\n  }}\n]\n"
            )
        );
    }

    #[test]
    fn pieces_are_the_whole_and_a_sink_can_break_off() {
        let rows: Vec<Value> =
            (0..9_000).map(|row| serde_json::json!({ "row": row, "list": [[row], []] })).collect();
        let (mut text, mut count) = (String::new(), 0);
        let mut sink = |piece: &str| {
            text.push_str(piece);
            count += 1;
            ControlFlow::Continue(())
        };
        assert!(write_pieces(&rows, Layout::Pretty, &mut sink).is_continue());
        assert!(count > 2);
        assert_eq!(text, to_text(&rows, Layout::Pretty));
        assert_eq!(serde_json::from_str::<Vec<Value>>(&text).unwrap(), rows);
        assert!(write_pieces(&rows, Layout::Pretty, &mut |_| ControlFlow::Break(())).is_break());
    }

    #[test]
    fn strings_are_left_alone() {
        let text = r#"["a:b,c{d}","\",:[","\\",":",","]"#;
        assert_eq!(lay_out(text), "[\"a:b,c{d}\", \"\\\",:[\", \"\\\\\", \":\", \",\"]\n");
    }

    #[test]
    fn whatever_is_laid_out_means_the_same() {
        let mut text = "[]".to_owned();
        for round in 0..9 {
            text = format!(
                r#"{{"a":{text},"b":["{}",{{}},[[{round}],[]]],"c":[{text},{round}]}}"#,
                "y".repeat(9 * round)
            );
        }
        let pretty = lay_out(&text);
        let value: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(serde_json::from_str::<Value>(&pretty).unwrap(), value);
        assert!(pretty.lines().all(|line| line.trim_end() == line));
        let mut compact = String::new();
        let mut sink = |piece: &str| {
            compact.push_str(piece);
            ControlFlow::Continue(())
        };
        super::lay_out(&value, Layout::Compact, &mut sink).unwrap();
        assert_eq!(compact, serde_json::to_string(&value).unwrap());
    }
}
