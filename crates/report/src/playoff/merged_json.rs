//! What a play-off decided, as JSON: a member of `exaequo/standings/1` and `exaequo/explain/1`.

use exaequo_model::{ParticipantId, Tournament};
use exaequo_playoff::{Decision, Draw, Open, RoundRobinTable};
use exaequo_tiebreak::{Standings, Value};
use serde::Serialize;

use super::PlayedOff;
use super::explained::Explainer;
use super::form::{Drawing, Pair};
use crate::Lang;
use crate::json::Plain;
use crate::page::ranking::decided_by;

/// What a play-off decided.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct PlayOff {
    /// First and last place of the tie.
    places: [u32; 2],
    /// Why the list still decides; missing where the play-off does.
    #[serde(skip_serializing_if = "Option::is_none")]
    open: Option<Waiting>,
    /// Who has games to play, is missing, or is level, as `open` says; missing where the play-off decides.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    waiting_for: Vec<u32>,
    /// The participants in their final order; as long as the list decides, in its order.
    order: Vec<Placed>,
    /// Pairings of two that are decided, the winner first; those of a round robin once the play-off is over.
    duels: Vec<Pair>,
    /// Standings of a round robin, stage by stage; empty until the play-off is over.
    tables: Vec<Scores>,
    /// The lots that decided something (4.2), a draw each.
    lots: Vec<Drawing>,
}

/// The standings of a round robin, on its own games.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "PlayOffTable"))]
struct Scores {
    /// The stage, from 1.
    stage: usize,
    stage_name: String,
    tie_breaks: Vec<String>,
    /// The best first.
    rows: Vec<ScoresOf>,
}

/// The values of a participant.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "PlayOffRow"))]
struct ScoresOf {
    id: u32,
    /// In the order of `tie_breaks`; null where one is undefined.
    values: Vec<Plain>,
}

/// Why a play-off has not decided yet.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Waiting {
    /// Somebody is not in its file.
    Missing,
    /// Games are missing.
    Unfinished,
    /// Two are level who cannot both go on: lots must decide.
    Level,
    /// It cannot be planned.
    NotPlanned,
    /// It cannot be ranked by its own criteria.
    NotRanked,
}

impl Waiting {
    fn new(open: &Open) -> (Self, Vec<ParticipantId>) {
        match open {
            Open::Missing(who) => (Self::Missing, vec![*who]),
            Open::Undecided(who) => (Self::Unfinished, who.clone()),
            Open::Level(one, other) => (Self::Level, vec![*one, *other]),
            Open::NotPlanned(_) => (Self::NotPlanned, Vec::new()),
            Open::NotRanked => (Self::NotRanked, Vec::new()),
        }
    }
}

/// A participant of a tie.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Placed {
    id: u32,
    /// What separates the row from the one above: `play_off`, `lots` or a criterion; null for nothing.
    decided_by: Option<String>,
}

impl PlayedOff<'_> {
    /// What each play-off decided.
    pub(crate) fn forms(self, standings: &Standings) -> Vec<PlayOff> {
        self.merged.groups.iter().map(|decision| self.form(decision, standings)).collect()
    }

    /// The play-off in which all of these play.
    pub(crate) fn form_of(self, who: &[ParticipantId], standings: &Standings) -> Option<PlayOff> {
        let has_all = |decision: &&Decision| who.iter().all(|who| decision.group.tie.members.contains(who));
        self.merged.groups.iter().find(has_all).map(|decision| self.form(decision, standings))
    }

    fn form(self, decision: &Decision, standings: &Standings) -> PlayOff {
        let tournament: &Tournament = &standings.field.tournament;
        let number = |who: ParticipantId| tournament.number_of(who);
        let (first, last) = decision.group.tie.places;
        let rows = standings.rows.iter().skip(first as usize - 1).take((last + 1 - first) as usize);
        let open = decision.outcome.as_ref().err().map(Waiting::new);
        let (open, waiting_for) = open.map_or((None, Vec::new()), |(open, who)| (Some(open), who));
        let duels = decision.group.progress.iter().flat_map(|progress| &progress.duels);
        let tables = decision.outcome.iter().flat_map(|outcome| &outcome.tables);
        let explainer = Explainer { standings, regulations: self.regulations, lang: Lang::En };
        let codes: Vec<String> = standings.specs.iter().map(ToString::to_string).collect();
        PlayOff {
            places: [first, last],
            open,
            waiting_for: waiting_for.into_iter().map(number).collect(),
            order: rows
                .map(|row| Placed {
                    id: number(row.participant),
                    decided_by: decided_by(&codes, row).map(str::to_owned),
                })
                .collect(),
            duels: duels.map(|duel| Pair::new(duel, tournament, self.regulations)).collect(),
            tables: tables.map(|table| scores(table, &explainer)).collect(),
            lots: explainer
                .draws(decision)
                .into_iter()
                .map(|draw| Drawing::new(Draw::Places, draw))
                .collect(),
        }
    }
}

fn scores(table: &RoundRobinTable, explainer: &Explainer<'_>) -> Scores {
    let row = |(who, values): &(ParticipantId, Vec<Value>)| {
        let values = table.specs.iter().zip(values);
        ScoresOf {
            id: explainer.tournament().number_of(*who),
            values: values.map(|(spec, value)| Plain(spec.definition.measure, *value)).collect(),
        }
    };
    Scores {
        stage: table.stage + 1,
        stage_name: explainer.stage(table.stage),
        tie_breaks: table.specs.iter().map(ToString::to_string).collect(),
        rows: table.rows.iter().map(row).collect(),
    }
}
