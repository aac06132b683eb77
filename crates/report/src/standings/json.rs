//! `exaequo/standings/1`: the rows are made one after the other as they are written.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use exaequo_event::{GroupStandings, Member, Place, SourceFile};
use exaequo_json::results::{standings as form, terms as form_of};
use exaequo_json::{Layout, Lazy, Members, Sink, write_pieces};
use exaequo_model::{Elo, Order as _, Player, TextRange, Title, Tournament};
use exaequo_tiebreak::{ComputedColumns, Decided, Method, RankedRow, Sharing, Spec, Standings, Value};
use serde::Serialize;

use super::terms::{Explained, steps};
use super::{Detail, Sheet};
use crate::diagnostic::message;
use crate::group::json::unknown;
use crate::page::ranking::decided_by;
use crate::playoff::PlayedOff;
use crate::playoff::stage::{Of, Played};
use crate::value::decimal;
use crate::{Lang, notice};

/// Whose rows are written.
#[derive(Clone, Copy)]
pub(crate) enum Rows<'a> {
    /// The rows of all participants.
    All,
    /// Everybody's, with what a play-off decided whose outcome is in them.
    PlayedOff(PlayedOff<'a>),
    /// Those of the members of a group, with their places inside it.
    Group(&'a GroupStandings),
}

impl<'a> Rows<'a> {
    fn play_off(self) -> Option<PlayedOff<'a>> {
        if let Self::PlayedOff(play_off) = self { Some(play_off) } else { None }
    }

    fn group(self) -> Option<&'a GroupStandings> {
        if let Self::Group(group) = self { Some(group) } else { None }
    }

    fn positions(self, standings: &Standings) -> Vec<At> {
        let member = |member: &Member| At { index: member.row, in_group: Some(member.place) };
        match self {
            Self::Group(group) => group.members().iter().map(member).collect(),
            Self::All | Self::PlayedOff(_) => {
                (0..standings.rows.len()).map(|index| At { index, in_group: None }).collect()
            }
        }
    }
}

/// A row that is written.
#[derive(Clone, Copy)]
struct At {
    /// The position in the standings.
    index: usize,
    /// The place inside the group, where one is asked for.
    in_group: Option<Place>,
}

/// Writes the standings piece by piece.
pub(crate) fn write(
    sheet: &Sheet<'_>,
    rows: Rows<'_>,
    lang: Lang,
    (layout, detail): (Layout, Detail),
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let standings = sheet.standings;
    let codes: Vec<String> = standings.specs.iter().map(ToString::to_string).collect();
    let positions = rows.positions(standings);
    let text = Text { sheet, rows, codes: &codes, lang, layout };
    match detail {
        Detail::Values => {
            let each = |at: &At| row(standings, &codes, *at, plain_values(standings, at.index));
            text.write(Lazy(|| positions.iter().map(each)), None, sink)
        }
        Detail::Terms => {
            let explained = ExplainedRows::new(standings);
            let each = |at: &At| row(standings, &codes, *at, explained.values(at.index));
            text.write(Lazy(|| positions.iter().map(each)), Some(explained.groups()), sink)
        }
    }
}

/// Everything but the rows.
struct Text<'a> {
    sheet: &'a Sheet<'a>,
    rows: Rows<'a>,
    codes: &'a [String],
    lang: Lang,
    layout: Layout,
}

impl Text<'_> {
    fn write(
        &self,
        rows: impl Serialize,
        tied_groups: Option<Vec<form::TiedGroup>>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let (standings, play_off) = (self.sheet.standings, self.rows.play_off());
        let (field, regulations) = (&standings.field, &standings.regulations);
        let tournament = &field.tournament;
        let changed = regulations.changed();
        let provisions: Vec<_> =
            changed.map(|provision| (provision.key, provision.get(&regulations.provisions))).collect();
        let form = form::Standings {
            schema: form::Version,
            tournament: form::Tournament::new(tournament, field.system, field.announced(), field.rounds()),
            edition: regulations.edition.name,
            provisions: Some(Members(provisions)).filter(|provisions| !provisions.0.is_empty()),
            tie_breaks: self.codes,
            provisional: standings.missing > 0,
            group: self.rows.group().map(only),
            standings: rows,
            tied_groups,
            play_off_games: Played { tournament, play_off, of: Of::Everybody }.forms(),
            diagnostics: diagnostics(self.sheet, self.lang),
            play_offs: play_off.map(|play_off| play_off.forms(standings)),
        };
        write_pieces(&form, self.layout, sink)
    }
}

fn only(group: &GroupStandings) -> form::Only {
    let unknown = unknown(group.standings().tournament(), group.unknown());
    form::Only { of: group.group().to_string(), unknown }
}

fn row<'a>(standings: &'a Standings, codes: &'a [String], at: At, values: Vec<form::Value>) -> form::Row<'a> {
    let row = &standings.rows[at.index];
    let (tournament, who): (&Tournament, _) = (&standings.field.tournament, row.participant);
    let player = tournament.players.get(who.index()).filter(|_| !tournament.is_team_event());
    let left = tournament.status_of(who).left;
    let text =
        |text: fn(&Player) -> TextRange| player.map_or("", |player| tournament.str(text(player)).trim());
    form::Row {
        rank: row.rank,
        shared: row.place == Sharing::Shared,
        group_rank: at.in_group.and_then(Place::number),
        group_shared: at.in_group.map(|place| matches!(place, Place::Shared(_))),
        id: tournament.number_of(who),
        name: tournament.name_of(who).trim(),
        title: player.map_or("", |player| title(tournament, player)),
        federation: text(|player| player.federation),
        club: text(|player| player.club),
        sex: player.and_then(|player| player.sex).map(Into::into),
        birth_year: player.and_then(|player| player.birth.year()),
        fide_id: player.and_then(|player| player.fide_id.number()),
        rating: standings.field.rating(who, 0).map(Elo::value),
        status: left.map(|left| left.reason.into()),
        left_after: left.map(|left| left.after),
        decided_by: decided_by(codes, row),
        values,
    }
}

fn title<'a>(tournament: &'a Tournament, player: &Player) -> &'a str {
    match player.title {
        Title::Other(text) => tournament.str(text).trim(),
        title => Title::FIDE.iter().find(|(known, _)| *known == title).map_or("", |(_, name)| *name),
    }
}

fn plain_values(standings: &Standings, row: usize) -> Vec<form::Value> {
    let who = standings.rows[row].participant;
    let value = |(criterion, spec): (usize, &Spec)| {
        let value = standings.value(criterion, who);
        form::Value::Plain(decimal(spec.definition.measure, value))
    };
    standings.specs.iter().enumerate().map(value).collect()
}

/// What rows whose values carry their terms have in common; tied groups stand behind them, once each.
struct ExplainedRows<'a> {
    standings: &'a Standings,
    /// What each criterion needs of others.
    needed: Vec<Vec<Value>>,
    /// Tied groups by criterion and first row, numbered in the order in which rows meet them.
    groups: BTreeMap<(usize, usize), usize>,
}

impl<'a> ExplainedRows<'a> {
    fn new(standings: &'a Standings) -> Self {
        let needed =
            standings.specs.iter().map(|spec| ComputedColumns::needed(&standings.field, spec)).collect();
        let mut groups = BTreeMap::new();
        for (index, row) in standings.rows.iter().enumerate() {
            for criterion in tied_criteria(standings, row) {
                let next = groups.len();
                groups.entry((criterion, first_of_group(standings, index, criterion))).or_insert(next);
            }
        }
        Self { standings, needed, groups }
    }

    fn values(&self, index: usize) -> Vec<form::Value> {
        let (row, specs) = (&self.standings.rows[index], self.standings.specs.iter().enumerate());
        specs.map(|(criterion, spec)| self.value(index, row, criterion, spec)).collect()
    }

    fn value(&self, index: usize, row: &RankedRow, criterion: usize, spec: &Spec) -> form::Value {
        let (standings, who) = (self.standings, row.participant);
        let value = decimal(spec.definition.measure, standings.value(criterion, who));
        let explained = if matches!(spec.definition.method, Method::Tied(_)) {
            let group = value.map(|_| (criterion, first_of_group(standings, index, criterion)));
            let tied_group = group.and_then(|group| self.groups.get(&group).copied());
            form_of::Explained { value, tied_group, ..form_of::Explained::default() }
        } else {
            let terms = ComputedColumns::terms(&standings.field, spec, &self.needed[criterion], who);
            Explained { standings, spec }.value(value, &terms)
        };
        form::Value::Explained(Box::new(explained))
    }

    fn groups(&self) -> Vec<form::TiedGroup> {
        let mut found: Vec<_> = self.groups.iter().map(|(group, number)| (number, group)).collect();
        found.order();
        found.into_iter().map(|(_, &(criterion, first))| self.group(criterion, first)).collect()
    }

    fn group(&self, criterion: usize, first: usize) -> form::TiedGroup {
        let (standings, spec) = (self.standings, &self.standings.specs[criterion]);
        let group = standings.group_at(criterion, standings.rows[first].participant);
        form::TiedGroup {
            tie_break: spec.to_string(),
            members: group.iter().map(|who| standings.field.tournament.number_of(*who)).collect(),
            steps: steps(Explained { standings, spec }, &standings.steps(spec, &group)),
        }
    }
}

/// The criteria that ordered a tied group with this row in it.
fn tied_criteria(standings: &Standings, row: &RankedRow) -> impl Iterator<Item = usize> {
    let is_tied = |spec: &Spec| matches!(spec.definition.method, Method::Tied(_));
    let specs = standings.specs.iter().enumerate().filter(move |(_, spec)| is_tied(spec));
    specs.map(|(index, _)| index).filter(|index| standings.value(*index, row.participant).is_some())
}

/// The first row of the group a row was in when a criterion was applied.
fn first_of_group(standings: &Standings, row: usize, criterion: usize) -> usize {
    let separates = |row: &RankedRow| match row.decided {
        Decided::Nothing => row.rank.is_none(),
        Decided::By(by) => by < criterion,
        Decided::Lots | Decided::PlayOff { .. } => false,
    };
    (1..=row).rev().find(|row| separates(&standings.rows[*row])).unwrap_or(0)
}

/// What there is to say: about the standings, and about the file.
pub(crate) fn diagnostics(sheet: &Sheet<'_>, lang: Lang) -> Vec<form::Diagnostic> {
    let of_standings = sheet.standings.notices.iter().map(|one| form::Diagnostic {
        code: one.code(),
        severity: one.severity().into(),
        line: None,
        message: notice::message(lang, one).title,
    });
    let of_file = sheet.source.and_then(SourceFile::trf).into_iter().flat_map(|reading| {
        reading.diagnostics.all().iter().map(move |finding| form::Diagnostic {
            code: finding.problem.code(),
            severity: finding.severity.into(),
            line: finding.span.map(|span| span.line),
            message: message(lang, &finding.problem, Some(&reading.document), finding.span).title,
        })
    });
    of_standings.chain(of_file).collect()
}
