//! What a play-off decided, as JSON: a member of `exaequo/standings/1` and `exaequo/explain/1`.

use exaequo_json::results::playoff::decided::{Decided, Placed, StageRow, StageTable, Waiting};
use exaequo_model::{ParticipantId, Tournament};
use exaequo_playoff::{LotsFor, Open, RoundRobinTable, TieOutcome};
use exaequo_tiebreak::{Standings, Value};

use super::PlayedOff;
use super::explained::Explainer;
use super::form::{drawing, duel};
use crate::Lang;
use crate::page::ranking::decided_by;
use crate::value::decimal;

impl PlayedOff<'_> {
    /// What each play-off decided.
    pub(crate) fn forms(self, standings: &Standings) -> Vec<Decided> {
        self.merged.groups.iter().map(|decision| self.form(decision, standings)).collect()
    }

    /// The play-off in which all of these play.
    pub(crate) fn form_of(self, who: &[ParticipantId], standings: &Standings) -> Option<Decided> {
        let has_all = |decision: &&TieOutcome| who.iter().all(|who| decision.group.tie.members.contains(who));
        self.merged.groups.iter().find(has_all).map(|decision| self.form(decision, standings))
    }

    fn form(self, decision: &TieOutcome, standings: &Standings) -> Decided {
        let tournament: &Tournament = &standings.field.tournament;
        let number = |who: ParticipantId| tournament.number_of(who);
        let (first, last) = decision.group.tie.places;
        let rows = standings.rows.iter().skip(first as usize - 1).take((last + 1 - first) as usize);
        let open = decision.outcome.as_ref().err().map(waiting);
        let (open, waiting_for) = open.map_or((None, Vec::new()), |(open, who)| (Some(open), who));
        let duels = decision.group.progress.iter().flat_map(|progress| &progress.duels);
        let tables = decision.outcome.iter().flat_map(|outcome| &outcome.tables);
        let explainer = Explainer { standings, regulations: self.regulations, lang: Lang::En };
        let codes: Vec<String> = standings.specs.iter().map(ToString::to_string).collect();
        Decided {
            places: [first, last],
            open,
            waiting_for: waiting_for.into_iter().map(number).collect(),
            order: rows
                .map(|row| Placed {
                    id: number(row.participant),
                    decided_by: decided_by(&codes, row).map(str::to_owned),
                })
                .collect(),
            duels: duels.map(|one| duel(one, tournament, self.regulations)).collect(),
            tables: tables.map(|table| scores(table, &explainer)).collect(),
            lots: explainer.draws(decision).into_iter().map(|draw| drawing(LotsFor::Places, draw)).collect(),
        }
    }
}

fn scores(table: &RoundRobinTable, explainer: &Explainer<'_>) -> StageTable {
    let row = |(who, values): &(ParticipantId, Vec<Value>)| {
        let values = table.specs.iter().zip(values);
        StageRow {
            id: explainer.tournament().number_of(*who),
            values: values.map(|(spec, value)| decimal(spec.definition.measure, *value)).collect(),
        }
    };
    StageTable {
        stage: table.stage + 1,
        stage_name: explainer.stage(table.stage),
        tie_breaks: table.specs.iter().map(ToString::to_string).collect(),
        rows: table.rows.iter().map(row).collect(),
    }
}

/// Why a play-off has not decided yet, and who it waits for.
fn waiting(open: &Open) -> (Waiting, Vec<ParticipantId>) {
    match open {
        Open::Missing(who) => (Waiting::Missing, vec![*who]),
        Open::Undecided(who) => (Waiting::Unfinished, who.clone()),
        Open::Level(one, other) => (Waiting::Level, vec![*one, *other]),
        Open::NotPlanned(_) => (Waiting::NotPlanned, Vec::new()),
        Open::NotRanked => (Waiting::NotRanked, Vec::new()),
    }
}
