//! Why somebody stands before somebody else after a play-off: their games, or what became of the one behind.

use exaequo_event::playoff::MergedPlayOff;
use exaequo_model::{Order as _, ParticipantId};
use exaequo_playoff::{
    Duel, LevelGroup, Merged, PlayOffOutcome, PlayOffRegulations, RoundRobinTable, Stake, TieOutcome,
};
use exaequo_tiebreak::{Decided, Measure, RankedRow, Standings};

use super::explained::Explainer;
use crate::page::Note;
use crate::{Lang, list, say, value};

/// A play-off whose outcome is in the standings.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlayedOff<'a> {
    /// What it decided.
    pub(crate) merged: &'a Merged,
    /// The regulations of the play-off.
    pub(crate) regulations: &'a PlayOffRegulations,
}

impl<'a> From<&'a MergedPlayOff> for PlayedOff<'a> {
    fn from(playoff: &'a MergedPlayOff) -> Self {
        Self { merged: playoff.merged(), regulations: playoff.regulations() }
    }
}

impl PlayedOff<'_> {
    /// The play-off of two that is not over and can still separate them.
    pub(crate) fn open_between(&self, pair: [ParticipantId; 2]) -> Option<&TieOutcome> {
        self.merged.groups.iter().find(|decision| decision.is_open_between(pair))
    }

    /// The games that separate two, in whichever order they are named; `None` where they did not play off.
    pub(crate) fn between(
        self,
        standings: &Standings,
        pair: [ParticipantId; 2],
        lang: Lang,
    ) -> Option<String> {
        let explainer = Explainer { standings, regulations: self.regulations, lang };
        let both = |decision: &&TieOutcome| pair.iter().all(|who| decision.group.tie.members.contains(who));
        let outcome = self.merged.groups.iter().find(both)?.outcome.as_ref().ok()?;
        let mut pair = pair;
        pair.order_by_key(|&who| standings.row_of(who));
        explainer.between(outcome, pair)
    }
}

impl Explainer<'_> {
    /// What separates two, the better one first: their duel, a table of theirs, or the duel that the one behind lost.
    fn between(&self, outcome: &PlayOffOutcome, [ahead, behind]: [ParticipantId; 2]) -> Option<String> {
        let met = |duel: &&Duel| duel.pair.contains(&ahead) && duel.pair.contains(&behind);
        if let Some(duel) = outcome.duels.iter().rev().find(met) {
            return Some(self.duel(duel));
        }
        let scored = outcome.tables.iter().find_map(|table| self.in_table(table, [ahead, behind]));
        scored.or_else(|| {
            let last = outcome.duels.iter().rev().find(|duel| duel.pair[1] == behind)?;
            let (name, duel) = (self.name(behind), self.duel(last));
            Some(say!(self.lang, "the pairing that {name} lost: {duel}"))
        })
    }

    /// The first criterion of a round robin on which two differ: `Bruno – Alyx: Rapid, PTS 2–1`.
    fn in_table(&self, table: &RoundRobinTable, pair: [ParticipantId; 2]) -> Option<String> {
        let [ahead, behind] =
            pair.map(|who| table.rows.iter().find(|(of, _)| *of == who).map(|(_, values)| values));
        let (ahead, behind) = (ahead?, behind?);
        let criterion = (0..table.specs.len()).find(|&index| ahead.get(index) != behind.get(index))?;
        let spec = &table.specs[criterion];
        let shown = |values: &[exaequo_tiebreak::Value]| {
            value::text(self.lang, spec.definition.measure, values[criterion])
        };
        let ([one, other], stage) = (pair.map(|who| self.name(who)), self.stage(table.stage));
        let (own, theirs) = (shown(ahead), shown(behind));
        // Places are no score that somebody won or lost.
        if spec.definition.measure == Measure::Place {
            return Some(say!(self.lang, "{one} – {other}: {stage}, {spec}: places {own} and {theirs}"));
        }
        Some(say!(self.lang, "{one} – {other}: {stage}, {spec} {own}–{theirs}"))
    }

    /// A note for each place of a tie: who has it, and why.
    pub(super) fn places(&self, decision: &TieOutcome, outcome: &PlayOffOutcome) -> Vec<Note> {
        let (first, last) = decision.group.tie.places;
        let rows = self.standings.rows.get(first as usize - 1..last as usize).unwrap_or_default();
        let mut notes = Vec::with_capacity(rows.len());
        for (index, row) in rows.iter().enumerate() {
            let above = index.checked_sub(1).map(|above| rows[above].participant);
            let why = match (decision.group.tie.stake, above) {
                (Stake::Spots { count }, _) if count > 0 => self.spot(outcome, rows, count as usize, index),
                (_, None) => self.first_of(rows),
                (_, Some(above)) => self.why(outcome, above, row),
            };
            let rank = row.rank.map_or_else(String::new, |rank| rank.to_string());
            let name = self.name(row.participant);
            notes.push(Note::new(rank, list::labelled(self.lang, &name, &why)));
        }
        notes
    }

    /// Whether somebody got one of the places at stake, in whatever order; who did not is told the last pairing he
    /// lost.
    fn spot(&self, outcome: &PlayOffOutcome, rows: &[RankedRow], count: usize, index: usize) -> String {
        let (row, lang) = (&rows[index], self.lang);
        let without = rows.get(count);
        let level = |class: &LevelGroup| {
            without.is_some_and(|without| {
                without.decided == Decided::Lots && class.members.contains(&without.participant)
            })
        };
        let class = outcome.classes.iter().find(|class| class.members.contains(&row.participant));
        if index < count && class.is_some_and(level) {
            return say!(lang, "qualified by lots (4.2)");
        }
        if index < count {
            return say!(lang, "qualified in the play-off");
        }
        match outcome.duels.iter().rev().find(|duel| duel.pair[1] == row.participant) {
            Some(lost) => self.by_play_off(Some(self.duel(lost))),
            None => self.why(outcome, rows[index - 1].participant, row),
        }
    }

    /// The first of a tie.
    fn first_of(&self, rows: &[RankedRow]) -> String {
        let lang = self.lang;
        match rows.get(1).map(|second| second.decided) {
            Some(Decided::PlayOff { .. }) => say!(lang, "first in the play-off"),
            Some(Decided::Lots) => say!(lang, "lots (4.2)"),
            Some(Decided::Nothing) => self.shares(),
            Some(Decided::By(_)) | None => say!(lang, "the list of the tournament (2.2.2)"),
        }
    }

    fn shares(&self) -> String {
        say!(self.lang, "shares the place")
    }

    /// The play-off, with the games that decided.
    fn by_play_off(&self, games: Option<String>) -> String {
        match games {
            None => say!(self.lang, "play-off (2.2.1)"),
            Some(games) => say!(self.lang, "play-off (2.2.1), {games}"),
        }
    }

    /// Why a row stands where it does.
    fn why(&self, outcome: &PlayOffOutcome, above: ParticipantId, row: &RankedRow) -> String {
        let lang = self.lang;
        match row.decided {
            Decided::PlayOff { .. } => self.by_play_off(self.between(outcome, [above, row.participant])),
            Decided::Lots => say!(lang, "lots (4.2)"),
            Decided::Nothing => self.shares(),
            Decided::By(criterion) => {
                let spec = &self.standings.specs[criterion];
                say!(lang, "the list of the tournament, {spec} (2.2.2)")
            }
        }
    }
}
