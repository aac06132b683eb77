//! `exaequo/standings/1`, written straight into one text.

use exaequo_model::{Severity, System};
use exaequo_tiebreak::{ComputedColumns, Decided, Method, RankedRow, Sharing, Standings};

use super::terms::{Explained, write_steps, write_terms};
use super::{Detail, Sheet, who};
use crate::diagnostic::message;
use crate::playoff::PlayedOff;
use crate::playoff::stage::{Of, Played};
use crate::value::{self, Layout, Writer};
use crate::{Lang, notice};

/// Name and version of the form.
pub(super) const SCHEMA: &str = "exaequo/standings/1";

/// The standings; with a play-off whose outcome is in them, what it decided.
pub(crate) fn write(
    sheet: &Sheet<'_>,
    play_off: Option<PlayedOff<'_>>,
    lang: Lang,
    layout: Layout,
    detail: Detail,
) -> String {
    let standings = sheet.standings;
    let row = 140 + standings.specs.len() * 8;
    let mut out = Writer::new(layout, 1_000 + standings.rows.len() * row);
    out.open('{');
    out.line(2);
    out.text_member("schema", SCHEMA);
    out.line(2);
    write_tournament(&mut out, standings);
    out.line(2);
    out.text_member("edition", standings.regulations.edition.name);
    write_provisions(&mut out, standings);
    out.line(2);
    out.key("tie_breaks");
    out.open('[');
    for spec in &standings.specs {
        out.string(&spec.to_string());
    }
    out.close(']');
    out.line(2);
    out.key("provisional");
    out.flag(standings.missing > 0);
    out.line(2);
    out.key("standings");
    match detail {
        Detail::Values => write_rows(&mut out, standings),
        Detail::Terms => write_explained(&mut out, standings),
    }
    write_games(&mut out, standings, play_off);
    out.line(2);
    write_diagnostics(&mut out, sheet, lang);
    if let Some(play_off) = play_off {
        out.line(2);
        out.key("play_offs");
        out.forms(&play_off.forms(standings), 2);
    }
    out.close_lines('}', 0);
    out.finish()
}

/// Games of a play-off, if any.
fn write_games(out: &mut Writer, standings: &Standings, play_off: Option<PlayedOff<'_>>) {
    let tournament = &standings.field.tournament;
    let games = Played { tournament, play_off, of: Of::Everybody }.forms();
    if !games.is_empty() {
        out.line(2);
        out.key("play_off_games");
        out.forms(&games, 2);
    }
}

fn write_tournament(out: &mut Writer, standings: &Standings) {
    let field = &standings.field;
    let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    out.key("tournament");
    out.open('{');
    out.text_member("name", field.tournament.str(field.tournament.event.name).trim());
    out.key("rounds");
    out.number(count(field.announced()));
    out.key("round");
    out.number(count(field.rounds()));
    out.text_member("system", system_name(field.system));
    if let System::RoundRobin { cycles } = field.system {
        out.key("cycles");
        out.number(cycles);
    }
    out.key("teams");
    out.flag(field.tournament.is_team_event());
    out.close('}');
}

pub(super) const fn system_name(system: System) -> &'static str {
    match system {
        System::Swiss => "swiss",
        System::DoubleSwiss => "double_swiss",
        System::RoundRobin { .. } => "round_robin",
        System::Predetermined => "predetermined",
        System::KnockOut => "knock_out",
        System::Other => "other",
    }
}

/// The provisions the event replaces, if any.
fn write_provisions(out: &mut Writer, standings: &Standings) {
    let mut changed = standings.regulations.changed().peekable();
    if changed.peek().is_none() {
        return;
    }
    out.line(2);
    out.key("provisions");
    out.open('{');
    for provision in changed {
        out.text_member(provision.key, provision.get(&standings.regulations.provisions));
    }
    out.close('}');
}

fn write_rows(out: &mut Writer, standings: &Standings) {
    let codes = codes(standings);
    out.open('[');
    for row in &standings.rows {
        out.line(4);
        open_row(out, standings, &codes, row);
        for (criterion, spec) in standings.specs.iter().enumerate() {
            value::write(out, spec.definition.measure, standings.value(criterion, row.participant));
        }
        out.close(']');
        out.close('}');
    }
    out.close_lines(']', 2);
}

/// The criteria as they are written.
fn codes(standings: &Standings) -> Vec<String> {
    standings.specs.iter().map(ToString::to_string).collect()
}

/// Everything of a row before its values.
fn open_row(out: &mut Writer, standings: &Standings, codes: &[String], row: &RankedRow) {
    let tournament = &standings.field.tournament;
    out.open('{');
    out.key("rank");
    match row.rank {
        Some(rank) => out.number(rank),
        None => out.raw("null"),
    }
    out.key("shared");
    out.flag(row.place == Sharing::Shared);
    out.key("id");
    out.number(tournament.number_of(row.participant));
    out.text_member("name", tournament.name_of(row.participant).trim());
    who::write(out, standings, codes, row);
    out.key("values");
    out.open('[');
}

/// Rows whose values carry their terms; tied groups stand behind them, once each.
fn write_explained(out: &mut Writer, standings: &Standings) {
    let (mut groups, codes) = (Groups::default(), codes(standings));
    let needed: Vec<_> =
        standings.specs.iter().map(|spec| ComputedColumns::needed(&standings.field, spec)).collect();
    out.open('[');
    for (index, row) in standings.rows.iter().enumerate() {
        out.line(4);
        open_row(out, standings, &codes, row);
        for (criterion, spec) in standings.specs.iter().enumerate() {
            out.line(6);
            out.open('{');
            out.key("value");
            let value = standings.value(criterion, row.participant);
            value::write(out, spec.definition.measure, value);
            if matches!(spec.definition.method, Method::Tied(_)) {
                if value.is_some() {
                    out.key("tied_group");
                    out.number(groups.number(standings, index, criterion));
                }
            } else {
                let terms =
                    ComputedColumns::terms(&standings.field, spec, &needed[criterion], row.participant);
                write_terms(out, Explained { standings, spec }, &terms);
            }
            out.close('}');
        }
        out.close(']');
        out.close('}');
    }
    out.close_lines(']', 2);
    out.line(2);
    groups.write(out, standings);
}

/// Tied groups in the order in which they were first met.
#[derive(Debug, Default)]
struct Groups {
    /// Criterion and first row of each.
    found: Vec<(usize, usize)>,
}

impl Groups {
    /// The number of the group a row was in when a criterion was applied.
    fn number(&mut self, standings: &Standings, row: usize, criterion: usize) -> i64 {
        let separates = |row: &RankedRow| match row.decided {
            Decided::Nothing => row.rank.is_none(),
            Decided::By(by) => by < criterion,
            Decided::Lots | Decided::PlayOff { .. } => false,
        };
        let mut first = row;
        while first > 0 && !separates(&standings.rows[first]) {
            first -= 1;
        }
        let key = (criterion, first);
        // Rows come in order, so the group is among the last ones met.
        let found = self.found.iter().rposition(|found| *found == key).unwrap_or_else(|| {
            self.found.push(key);
            self.found.len() - 1
        });
        i64::try_from(found).unwrap_or(i64::MAX)
    }

    fn write(&self, out: &mut Writer, standings: &Standings) {
        out.key("tied_groups");
        out.open('[');
        for &(criterion, first) in &self.found {
            let spec = &standings.specs[criterion];
            let group = standings.group_at(criterion, standings.rows[first].participant);
            out.line(4);
            out.open('{');
            out.text_member("tie_break", &spec.to_string());
            out.key("members");
            out.open('[');
            for who in &group {
                out.number(standings.field.tournament.number_of(*who));
            }
            out.close(']');
            out.key("steps");
            write_steps(out, Explained { standings, spec }, &standings.steps(spec, &group));
            out.close('}');
        }
        out.close_lines(']', 2);
    }
}

/// What there is to say: about the standings, and about the file.
fn write_diagnostics(out: &mut Writer, sheet: &Sheet<'_>, lang: Lang) {
    out.key("diagnostics");
    out.open('[');
    for one in &sheet.standings.notices {
        out.line(4);
        out.open('{');
        out.text_member("code", one.code());
        out.text_member("severity", severity_name(one.severity()));
        out.text_member("message", &notice::message(lang, one).title);
        out.close('}');
    }
    if let Some(reading) = sheet.reading {
        for finding in reading.diagnostics.all() {
            out.line(4);
            out.open('{');
            out.text_member("code", finding.problem.code());
            out.text_member("severity", severity_name(finding.severity));
            if let Some(span) = finding.span {
                out.key("line");
                out.number(span.line);
            }
            let text = message(lang, &finding.problem, Some(&reading.document), finding.span);
            out.text_member("message", &text.title);
            out.close('}');
        }
    }
    out.close_lines(']', 2);
}

const fn severity_name(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note => "note",
    }
}
