//! Those who have as many points as a participant, compared criterion by criterion, with the one who stands directly above
//! and below them.

use exaequo_event::{LevelParticipant, Placement};
use exaequo_model::ParticipantId;
use exaequo_tiebreak::{Decided, RankedRow, Standings, Verdict};

use crate::explain;
use crate::page::ranking::{
    Decisions, criteria_cells, criteria_columns, decided_column, deciding_column, who_cells, who_columns,
};
use crate::page::{Block, Cell, Column, Emphasis, Table, Tone};
use crate::{Lang, number, say};

/// Of a larger group only the neighbours are shown, as many above as below.
const MOST: usize = 7;
const NEAR: usize = 2;

/// A table of the group; of a large one what is around the participant, and how many there are beside.
pub(super) fn blocks(
    standings: &Standings,
    who: ParticipantId,
    placement: &Placement,
    lang: Lang,
) -> Vec<Block> {
    let (shown, rest) = shown(placement, who);
    let rows = rows(standings, shown);
    if rows.len() < 2 {
        return Vec::new();
    }
    let caption =
        if rest > 0 { say!(lang, "Nearest in the list") } else { caption(standings, who, placement, lang) };
    let mut blocks = vec![Block::Table(table(standings, who, rows, caption, lang))];
    if rest > 0 {
        let (n, number) = (rest, number::whole(lang, u64::try_from(rest).unwrap_or(u64::MAX)));
        blocks.push(Block::Paragraph(say!(lang, count n,
            "There is {number} more with the same points.",
            "There are {number} more with the same points.", number)));
    }
    blocks
}

fn caption(standings: &Standings, who: ParticipantId, placement: &Placement, lang: Lang) -> String {
    if placement.level.len() < 2 {
        return say!(lang, "Directly above and below");
    }
    let points = explain::points(standings, who, lang);
    say!(lang, "All with {points}, and their neighbours", points)
}

/// Who is shown, and how many are not.
fn shown(placement: &Placement, who: ParticipantId) -> (&[LevelParticipant], usize) {
    let level = placement.level.as_slice();
    if level.len() <= MOST {
        return (level, 0);
    }
    let own = level.iter().position(|other| other.participant == who).unwrap_or(0);
    let first = own.saturating_sub(NEAR).min(level.len() - 2 * NEAR - 1);
    let shown = &level[first..=first + 2 * NEAR];
    (shown, level.len() - shown.len())
}

/// The rows of those shown, with the one above the first and the one below the last.
fn rows<'a>(standings: &'a Standings, shown: &[LevelParticipant]) -> &'a [RankedRow] {
    let row = |level: Option<&LevelParticipant>| level.and_then(|level| standings.row_of(level.participant));
    let (Some(first), Some(last)) = (row(shown.first()), row(shown.last())) else { return &[] };
    &standings.rows[first.saturating_sub(1)..(last + 2).min(standings.rows.len())]
}

/// The table of these rows: in each the value stands out that separates it from the participant.
fn table(
    standings: &Standings,
    who: ParticipantId,
    rows: &[RankedRow],
    caption: String,
    lang: Lang,
) -> Table {
    let mut table = Table::new(caption, columns(standings, lang));
    let is_points = |column: &Column| column.weight == Emphasis::Strong;
    let first = table.columns.iter().position(is_points).unwrap_or(0);
    let decisions = Decisions::new(standings, lang);
    let last = last(standings, who, rows);
    for row in rows {
        let is_own = row.participant == who;
        let verdict = if is_own { last } else { standings.verdict(who, row.participant) };
        let compared = RankedRow { decided: as_decided(verdict), ..*row };
        let decided = if is_own { Cell::Empty } else { decisions.cell(&compared) };
        let tone = if is_own { Tone::Strong } else { Tone::Usual };
        table.push_toned(cells(standings, row, decided), tone);
        if let Some(last) = table.rows.last_mut() {
            last.decided_in = deciding_column(standings, &compared, first);
        }
    }
    table
}

/// Of what lists say of a participant, what a small table has room for.
const ROOM: [&str; 2] = ["rank", "name"];

fn columns(standings: &Standings, lang: Lang) -> Vec<Column> {
    let who = who_columns(lang).into_iter().filter(|column| ROOM.contains(&column.key.as_str()));
    let mut columns: Vec<Column> = who.chain(criteria_columns(standings, lang)).collect();
    columns.push(decided_column(lang));
    columns
}

fn cells(standings: &Standings, row: &RankedRow, decided: Cell) -> Vec<Cell> {
    let [rank, _, _, name, ..] = who_cells(standings, row);
    let mut cells = vec![rank, name];
    cells.extend(criteria_cells(standings, row.participant));
    cells.push(decided);
    cells
}

/// What separates the participant from those next to it: of these the value of its own that stands out.
fn last(standings: &Standings, who: ParticipantId, rows: &[RankedRow]) -> Verdict {
    let verdicts = rows.iter().map(|row| standings.verdict(who, row.participant));
    let apart = verdicts.filter(|verdict| *verdict != Verdict::Shared);
    apart.max_by_key(|verdict| verdict.order()).unwrap_or(Verdict::Shared)
}

const fn as_decided(verdict: Verdict) -> Decided {
    match verdict {
        Verdict::By(criterion) => Decided::By(criterion),
        Verdict::Lots => Decided::Lots,
        Verdict::PlayOff { after } => Decided::PlayOff { after },
        Verdict::Shared | Verdict::Unranked => Decided::Nothing,
    }
}
