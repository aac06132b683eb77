//! 3.1.6: the stages of a pairing.

use exaequo_tiebreak::SettingsProblem;

use super::problem::{ExpectedSetting, RegulationsError, RegulationsProblem};
use super::settings::{Cell, DRAWN, Read, choice, kind, number, problem, text};
use crate::time::Control;

/// 3.1.6: some games between the same two with one time control.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayOffStage {
    /// What it is called.
    pub name: String,
    /// How many games; in the first stage of a double round robin, how many in each of its two cycles.
    pub games: u32,
    /// The time control of its games.
    pub control: Control,
    /// The control as it was written.
    pub control_text: String,
    /// Minutes a game is given in the timetable; `None`: what both can use for sixty moves.
    pub duration: Option<u32>,
    /// Minutes before each of its games; `None`: as everywhere.
    pub pause: Option<u32>,
    /// Who wins if it is drawn.
    pub drawn: Drawn,
}

impl PlayOffStage {
    /// Minutes a game is given in the timetable.
    pub fn minutes(&self) -> u32 {
        self.duration.unwrap_or_else(|| self.control.seconds().div_ceil(60))
    }
}

/// What a drawn stage means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawn {
    /// The next stage decides.
    GoesOn,
    /// Black wins: a final decisive game.
    BlackWins,
}

/// Settings of a stage.
pub const STAGE_KEYS: &[&str] = &["name", "games", "time-control", "duration", "pause", "drawn"];

/// Minutes of a day.
pub(super) const DAY: u32 = 24 * 60;

pub(super) fn stages(value: &Cell<'_>) -> Read<Vec<PlayOffStage>> {
    let list = value.get_ref().as_array().ok_or_else(|| kind("stage", ExpectedSetting::List, value))?;
    let stages: Vec<PlayOffStage> =
        list.iter().enumerate().map(|(index, item)| stage(index, item)).collect::<Read<_>>()?;
    for (index, stage) in stages.iter().enumerate() {
        let is_fine = stage.games == 1 && index + 1 == stages.len();
        if stage.drawn == Drawn::BlackWins && !is_fine {
            return Err(problem(RegulationsProblem::Decisive, &list[index]));
        }
    }
    Ok(stages)
}

fn stage(index: usize, item: &Cell<'_>) -> Read<PlayOffStage> {
    let table = item.get_ref().as_table().ok_or_else(|| kind("stage", ExpectedSetting::Table, item))?;
    let mut stage = PlayOffStage {
        name: (index + 1).to_string(),
        games: 1,
        control: Control { white: Vec::new(), black: Vec::new() },
        control_text: String::new(),
        duration: None,
        pause: None,
        drawn: Drawn::GoesOn,
    };
    for (key, value) in table {
        match &**key.get_ref() {
            "name" => text("name", value)?.clone_into(&mut stage.name),
            "games" => stage.games = number("games", value, 1, 99)?,
            "duration" => stage.duration = Some(number("duration", value, 1, DAY)?),
            "pause" => stage.pause = Some(number("pause", value, 0, DAY)?),
            "drawn" => stage.drawn = choice(&DRAWN, value)?,
            "time-control" => {
                let written = text("time-control", value)?;
                let parsed = Control::parse(written);
                stage.control =
                    parsed.ok_or_else(|| kind("time-control", ExpectedSetting::TimeControl, value))?;
                written.trim().clone_into(&mut stage.control_text);
            }
            other => {
                let problem =
                    SettingsProblem::UnknownKey { found: other.to_owned(), keys: STAGE_KEYS }.into();
                return Err(RegulationsError { problem, at: key.span() });
            }
        }
    }
    if stage.control_text.is_empty() {
        return Err(kind("time-control", ExpectedSetting::TimeControl, item));
    }
    Ok(stage)
}
