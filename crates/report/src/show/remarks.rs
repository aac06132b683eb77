//! What was assumed in reading: one remark per kind of finding, with how often it occurs.

use exaequo_json::results::overview::Remark;
use exaequo_model::{Order as _, Severity};
use exaequo_trf::{Diagnostic, TrfReading};

use crate::Lang;
use crate::diagnostic::message;

/// The remarks of a reading: the serious first, then by code.
pub(super) fn remarks(lang: Lang, reading: &TrfReading) -> Vec<Remark> {
    let mut findings: Vec<&Diagnostic> = reading.diagnostics.all().iter().collect();
    // Stable: the first finding of each code stays the first.
    findings.order_by_key(|finding| (std::cmp::Reverse(finding.severity), finding.problem.code()));
    let same = |one: &&Diagnostic, next: &&Diagnostic| key(one) == key(next);
    findings.chunk_by(same).filter_map(|chunk| remark(lang, reading, chunk)).collect()
}

fn key(finding: &Diagnostic) -> (Severity, &'static str) {
    (finding.severity, finding.problem.code())
}

fn remark(lang: Lang, reading: &TrfReading, findings: &[&Diagnostic]) -> Option<Remark> {
    let first = findings.first()?;
    let text = message(lang, &first.problem, Some(&reading.document), first.span);
    Some(Remark {
        code: first.problem.code(),
        severity: first.severity.into(),
        count: u32::try_from(findings.len()).unwrap_or(u32::MAX),
        message: text.title,
        assumed: text.assumed,
    })
}
