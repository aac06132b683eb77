//! `exaequo/standings/1` with the member `play_offs`.

use exaequo_model::{ParticipantId, Points};
use exaequo_playoff::{By, Decision, Duel, Open, StageScore};
use schemars::JsonSchema;
use serde::Serialize;

use super::merged::{MergedSheet, decided_name};
use crate::Lang;
use crate::clean::clean;
use crate::json::Decimal;
use crate::standings::{Detail, Layout};

/// What a play-off decided.
#[derive(Serialize, JsonSchema)]
pub(crate) struct PlayOff {
    /// First and last place of the tie.
    places: [u32; 2],
    /// Why the list still decides; missing where the play-off does.
    #[serde(skip_serializing_if = "Option::is_none")]
    open: Option<Waiting>,
    /// The participants in their final order.
    order: Vec<Placed>,
    /// Pairings of two that decided something, the winner first.
    duels: Vec<Pair>,
}

/// Why a play-off has not decided yet.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Waiting {
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

/// A participant of a tie.
#[derive(Serialize, JsonSchema)]
struct Placed {
    id: u32,
    /// What separates the row from the one above: `play_off`, `lots` or a criterion; null for nothing.
    decided_by: Option<String>,
}

/// The games between two.
#[derive(Serialize, JsonSchema)]
struct Pair {
    /// The numbers in the tournament.
    ids: [u32; 2],
    stages: Vec<Score>,
    /// `games`, `black_wins`, `lots`, `list` or a criterion; null where they are level.
    by: Option<String>,
}

/// The score of a stage.
#[derive(Serialize, JsonSchema)]
struct Score {
    stage: String,
    /// Points; of teams on the score that decides the event.
    points: [Decimal; 2],
    /// The other score of teams.
    #[serde(skip_serializing_if = "Option::is_none")]
    other: Option<[Decimal; 2]>,
}

impl MergedSheet<'_> {
    /// The standings, with what the play-off decided; ends with a newline.
    pub fn to_json(&self, lang: Lang, layout: Layout, detail: Detail) -> String {
        let standings = self.sheet.to_json(lang, layout, detail);
        let play_offs: Vec<PlayOff> =
            self.merged.groups.iter().map(|decision| self.play_off(decision)).collect();
        let text = serde_json::to_string(&play_offs).unwrap_or_default();
        // One more member at the end of the object.
        let open = standings.trim_end().trim_end_matches('}').trim_end();
        match layout {
            Layout::Pretty => format!("{open},\n  \"play_offs\": {text}\n}}\n"),
            Layout::Compact => format!("{open},\"play_offs\":{text}}}\n"),
        }
    }

    fn id(&self, who: ParticipantId) -> u32 {
        self.sheet.standings.field.tournament.number_of(who)
    }

    fn play_off(&self, decision: &Decision) -> PlayOff {
        let (first, last) = decision.group.tie.places;
        let rows =
            self.sheet.standings.rows.iter().skip(first as usize - 1).take((last + 1 - first) as usize);
        let placed = |row| Placed {
            decided_by: decided_name(self.sheet.standings, row),
            id: self.id(row.participant),
        };
        let duels = decision.outcome.as_ref().map(|outcome| outcome.duels.as_slice()).unwrap_or_default();
        PlayOff {
            places: [first, last],
            open: decision.outcome.as_ref().err().map(|open| match open {
                Open::Missing(_) => Waiting::Missing,
                Open::Undecided(..) => Waiting::Unfinished,
                Open::Level(..) => Waiting::Level,
                Open::NotPlanned(_) => Waiting::NotPlanned,
                Open::NotRanked => Waiting::NotRanked,
            }),
            order: rows.map(placed).collect(),
            duels: duels.iter().map(|duel| self.pair(duel)).collect(),
        }
    }

    fn pair(&self, duel: &Duel) -> Pair {
        let decimals = |points: [Points; 2]| points.map(Decimal);
        let score = |score: &StageScore| Score {
            stage: self
                .regulations
                .stages
                .get(score.stage)
                .map(|stage| clean(&stage.name))
                .unwrap_or_default(),
            points: decimals(score.points),
            other: score.other.map(decimals),
        };
        Pair {
            ids: duel.pair.map(|who| self.id(who)),
            stages: duel.stages.iter().map(score).collect(),
            by: match &duel.by {
                By::Nothing => None,
                By::Games => Some("games".to_owned()),
                By::BlackWins => Some("black_wins".to_owned()),
                By::Lots => Some("lots".to_owned()),
                By::List => Some("list".to_owned()),
                By::Criterion(spec) => Some(spec.to_string()),
            },
        }
    }
}
