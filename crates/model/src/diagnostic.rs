//! What readers and rules have to say about their input.
//!
//! A diagnostic carries facts, not sentences: `report` turns it into words.

/// How serious a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Worth knowing, and nothing to correct.
    Note,
    /// Probably not what was meant; an assumption was made.
    Warning,
    /// Nothing should be computed from this.
    Error,
}

/// Columns of a line, from 1, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Columns {
    /// The first column, counted from 1.
    pub first: u32,
    /// The last column, included.
    pub last: u32,
}

/// A place in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// The line of the file, counted from 1.
    pub line: u32,
    /// Columns in characters; `None`: the whole line.
    pub columns: Option<Columns>,
}

impl Span {
    /// A span of a whole line.
    pub const fn line(line: u32) -> Self {
        Self { line, columns: None }
    }

    /// Some columns of a line.
    pub const fn columns(line: u32, first: u32, last: u32) -> Self {
        Self { line, columns: Some(Columns { first, last }) }
    }
}

/// A finding: what it is, how serious, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Diagnostic<P> {
    /// The problem that was found, with its facts.
    pub problem: P,
    /// How serious it is here; somebody may have allowed it.
    pub severity: Severity,
    /// The place in the file, where it has one.
    pub span: Option<Span>,
    /// A second place, such as the other side of a game.
    pub related: Option<Span>,
}
