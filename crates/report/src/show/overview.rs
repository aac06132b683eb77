//! An overview of a tournament as data, `exaequo/show/1`.

use exaequo_json::results::overview as form;
use exaequo_json::{Layout, to_text};
use exaequo_model::Bye;

use super::Read;
use super::remarks::remarks;
use super::stakes::{Stake, stakes};
use crate::Lang;
use crate::explain::is_free_round;
use crate::format::{encoding, format, line_ends};

/// What was understood of a tournament.
#[derive(Clone, Debug)]
pub(super) struct Overview {
    pub(super) form: form::Overview,
    /// Rounds that count more or less than the others.
    pub(super) stakes: Vec<Stake>,
    /// What a round without an opponent and without points is.
    pub(super) absence: Absence,
}

/// What a round without an opponent and without points is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Absence {
    /// A zero-point bye.
    Bye,
    /// The free round of a round robin of an odd number.
    FreeRound,
}

impl Overview {
    /// An overview, with remarks in a language.
    pub(super) fn new(lang: Lang, read: &Read<'_>) -> Self {
        let (tournament, reading) = (read.tournament, read.reading);
        let stakes = stakes(tournament, tournament.schedule.before_play_off().into());
        let is_free = is_free_round(tournament, Bye::ZeroPoint);
        let form = form::Overview {
            schema: form::Version,
            file: file(read),
            event: tournament.into(),
            system: tournament.into(),
            rounds: form::Rounds::new(tournament, stakes.iter().map(|stake| stake.form).collect()),
            participants: tournament.into(),
            time_control: tournament.into(),
            points: (&tournament.scores).into(),
            match_points: tournament.is_team_event().then(|| tournament.into()),
            tie_breaks: form::TieBreaks::of(tournament),
            special: tournament.into(),
            results: tournament.into(),
            remarks: reading.map_or_else(Vec::new, |reading| remarks(lang, reading)),
            hidden: reading.map_or(0, |reading| reading.diagnostics.hidden()),
        };
        Self { form, stakes, absence: if is_free { Absence::FreeRound } else { Absence::Bye } }
    }

    /// The JSON text, ending with a newline.
    pub(super) fn to_json(&self) -> String {
        to_text(&self.form, Layout::Pretty)
    }
}

fn file(read: &Read<'_>) -> form::File {
    form::File {
        name: read.name.to_owned(),
        format: format(read.reading.map(|reading| reading.dialect)),
        encoding: read.reading.map(|reading| encoding(reading.document.encoding())),
        line_ends: read.reading.map(|reading| line_ends(&reading.document)),
    }
}
