//! What explanations ask for beside the terms (article 16.3, 9.2, 13.4).

use std::num::NonZeroU32;

use exaequo_model::{Better, ParticipantId, Points, PrimaryScore};

use super::Standings;
use crate::column::inputs;
use crate::divisor::divisor;
use crate::field::other;
use crate::rules::koya;
use crate::spec::{LastRound, Spec};
use crate::table::{RoundsMode, View};
use crate::tie::StepBasis;
use crate::unplayed::{RoundState, adjusted};

impl Standings {
    /// The rounds as a criterion looks at them.
    pub fn view(&self, spec: &Spec) -> View<'_> {
        self.field.view(self.field.basis(spec), self.field.mode(spec))
    }

    /// The rounds in which opponents' scores are looked up: the extended Sonneborn-Berger names the score itself
    /// (13.2).
    pub fn score_view(&self, spec: &Spec) -> View<'_> {
        self.field.view(self.score_basis(spec), self.field.mode(spec))
    }

    /// The same with the last round as it was played: what stands in the table.
    pub fn table_view(&self, spec: &Spec) -> View<'_> {
        let mode = RoundsMode { last_round: LastRound::AsPlayed, ..self.field.mode(spec) };
        self.field.view(self.score_basis(spec), mode)
    }

    fn score_basis(&self, spec: &Spec) -> PrimaryScore {
        match spec.definition.code {
            "EMMSB" | "EMGSB" => PrimaryScore::MatchPoints,
            "EGMSB" | "EGGSB" => PrimaryScore::GamePoints,
            _ => self.field.basis(spec),
        }
    }

    /// The rounds whose games a step adds up (6.1, 13.3.1); `None` where it adds something else.
    pub fn encounter_view(&self, spec: &Spec, what: StepBasis) -> Option<View<'_>> {
        let basis = match what {
            StepBasis::Encounters => self.field.basis(spec),
            StepBasis::Primary => self.field.primary,
            StepBasis::Secondary => other(self.field.primary),
            StepBasis::Limit(_) | StepBasis::Boards { .. } | StepBasis::BoardCount => return None,
        };
        Some(self.field.view(basis, self.field.mode(spec)))
    }

    /// Which end of a criterion comes first.
    pub fn first_end(&self, spec: &Spec) -> Better {
        self.better(spec)
    }

    /// What each round of a participant is worth to the opponents' tie-breaks (16.3).
    pub fn adjusted_rounds(&self, spec: &Spec, who: ParticipantId) -> Vec<Points> {
        let view = self.score_view(spec);
        let worth = |(index, entry, state)| match state {
            RoundState::Unplayed(category) => {
                adjusted(category, &entry, view.draw(index), self.field.provisions())
            }
            RoundState::Met | RoundState::Pending | RoundState::NoGame => entry.points,
        };
        view.rounds_of(who).map(worth).collect()
    }

    /// The limit of Koya in hundredths of a point (9.2, 14.5).
    pub fn limit(&self, spec: &Spec) -> i64 {
        koya::limit(&inputs(&self.field, spec, &[]))
    }

    /// The divisor of SSSC (13.4.2 b).
    pub fn divisor(&self, spec: &Spec) -> Option<NonZeroU32> {
        divisor(&self.field, spec)
    }
}
