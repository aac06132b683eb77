//! The findings of a reading, and who allowed what.

use exaequo_model::{Order as _, Severity, Span};

use crate::problem::{Class, Problem};

/// A finding about a file.
pub type Diagnostic = exaequo_model::Diagnostic<Problem>;

/// Findings beyond this number are counted, not kept.
pub const MOST_KEPT: usize = 2_000;

/// How strictly a file is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// Read what can be understood and say what was assumed.
    #[default]
    Tolerant,
    /// Warnings that other programs reject are errors.
    Strict,
}

/// All findings of a reading.
#[derive(Clone, Debug, Default)]
pub struct Diagnostics {
    mode: Mode,
    allowed: Vec<String>,
    kept: Vec<Diagnostic>,
    hidden: u32,
    errors: u32,
    /// The least serious finding kept, when there is no room for more.
    least: Option<Severity>,
}

impl Diagnostics {
    pub(crate) fn new(mode: Mode, allowed: &[String]) -> Self {
        let allowed = allowed.iter().map(|code| code.to_ascii_uppercase()).collect();
        Self { mode, allowed, ..Self::default() }
    }

    /// The findings, in the order of the file.
    pub fn all(&self) -> &[Diagnostic] {
        &self.kept
    }

    /// How many more there were.
    pub fn hidden(&self) -> u32 {
        self.hidden
    }

    /// How many errors there are, hidden ones included.
    pub fn errors(&self) -> u32 {
        self.errors
    }

    /// The most serious finding.
    pub fn worst(&self) -> Option<Severity> {
        if self.errors > 0 {
            return Some(Severity::Error);
        }
        self.kept.iter().map(|diagnostic| diagnostic.severity).max()
    }

    pub(crate) fn say(&mut self, problem: Problem, span: Span) {
        self.add(problem, Some(span), None);
    }

    pub(crate) fn say_of_file(&mut self, problem: Problem) {
        self.add(problem, None, None);
    }

    pub(crate) fn say_of_two(&mut self, problem: Problem, span: Span, related: Span) {
        self.add(problem, Some(span), Some(related));
    }

    #[cold]
    fn add(&mut self, problem: Problem, span: Option<Span>, related: Option<Span>) {
        let severity = self.severity(&problem);
        self.errors += u32::from(severity == Severity::Error);
        let diagnostic = Diagnostic { problem, severity, span, related };
        if self.kept.len() < MOST_KEPT {
            self.kept.push(diagnostic);
            return;
        }
        self.hidden = self.hidden.saturating_add(1);
        // An error is never hidden behind what is less serious.
        let least = *self.least.get_or_insert(Severity::Note);
        if least < severity {
            match self.kept.iter_mut().rev().find(|kept| kept.severity < severity) {
                Some(place) => *place = diagnostic,
                // Nobody need look for one again.
                None => self.least = Some(severity),
            }
        }
    }

    fn severity(&self, problem: &Problem) -> Severity {
        let class = problem.class();
        let allowed = || self.allowed.iter().any(|code| code == problem.code());
        match (class, self.mode) {
            (Class::Refusal, _) => Severity::Error,
            _ if allowed() => Severity::Note,
            (Class::Strict, Mode::Strict) => Severity::Error,
            (class, _) => class.severity(),
        }
    }

    /// Puts the findings in the order of the file; those about the whole file come first.
    pub(crate) fn sort(&mut self) {
        self.kept.order_by_key(|diagnostic| diagnostic.span);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn severity(mode: Mode, allowed: &[&str], problem: Problem) -> Severity {
        let allowed: Vec<_> = allowed.iter().map(ToString::to_string).collect();
        let mut diagnostics = Diagnostics::new(mode, &allowed);
        diagnostics.say_of_file(problem);
        diagnostics.all()[0].severity
    }

    #[test]
    fn forgiveness_is_by_name_and_not_for_refusals() {
        assert_eq!(severity(Mode::Tolerant, &[], Problem::ColourScores), Severity::Error);
        assert_eq!(severity(Mode::Tolerant, &["t064"], Problem::ColourScores), Severity::Note);
        assert_eq!(severity(Mode::Tolerant, &["T001"], Problem::NoPlayers), Severity::Error);
    }

    #[test]
    fn strict_mode_raises_what_other_programs_reject() {
        assert_eq!(severity(Mode::Tolerant, &[], Problem::ShortLine), Severity::Warning);
        assert_eq!(severity(Mode::Strict, &[], Problem::ShortLine), Severity::Error);
        assert_eq!(severity(Mode::Strict, &[], Problem::Legend), Severity::Note);
    }

    #[test]
    fn an_error_is_not_hidden_by_warnings() {
        let mut diagnostics = Diagnostics::new(Mode::Tolerant, &[]);
        for line in 0..2_010 {
            diagnostics.say(Problem::UnknownRecord, Span::line(line));
        }
        diagnostics.say_of_file(Problem::ColourScores);
        assert!(diagnostics.all().iter().any(|found| found.severity == Severity::Error));
        assert_eq!((diagnostics.all().len(), diagnostics.hidden(), diagnostics.errors()), (MOST_KEPT, 11, 1));
    }

    #[test]
    fn findings_beyond_the_limit_are_counted() {
        let mut diagnostics = Diagnostics::new(Mode::Tolerant, &[]);
        for line in 0..2_010 {
            diagnostics.say(Problem::UnknownRecord, Span::line(line));
        }
        assert_eq!((diagnostics.all().len(), diagnostics.hidden()), (MOST_KEPT, 10));
    }
}
