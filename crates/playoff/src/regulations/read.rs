//! Reading the regulations of a play-off from TOML.

use std::ops::Range;

use exaequo_tiebreak::{SettingsProblem, TomlFault};
use toml::de::DeTable;

use super::problem::{RegulationsError, RegulationsProblem};
use super::settings::{
    AT_LAST, COLOURS, Cell, FORMAT, METHOD, NUMBERS, Read, after, boards, choice, criteria, number, places,
    start, text,
};
use super::stage::{DAY, Drawn, stages};
use super::{AtLast, Colours, Format, Numbering, PlayOffRegulations, TieMethod};

/// All settings, as they are named in the file.
pub const KEYS: &[&str] = &[
    "method",
    "places",
    "after",
    "entrants",
    "format",
    "numbers",
    "colours",
    "start",
    "pause",
    "seed",
    "still-tied",
    "at-last",
    "boards",
    "stage",
];

impl PlayOffRegulations {
    /// Reads regulations from TOML.
    ///
    /// ```
    /// use exaequo_playoff::{Places, PlayOffRegulations};
    ///
    /// let regulations = PlayOffRegulations::parse(
    ///     r#"
    ///     method = "play-off"                  # 2.1: share, play-off or list
    ///     places = "medals"                    # 3.1.1: all, first, "first 3", medals, "qualify 5"
    ///     after = 1                            # 3.1.2: none, all, or a number of tie-breaks
    ///     entrants = 4                         # 3.1.2: of more, the first four by the list
    ///     format = "knock-out"                 # 3.1.3: single-round-robin, double-round-robin, knock-out
    ///     numbers = "standings"                # 3.1.4: standings, rating, tournament-number, lots
    ///     colours = "alternating"              # 3.1.5: by-number, alternating, lots
    ///     start = 2026-03-08T17:00:00          # 3.1.7
    ///     pause = 10                           # minutes between two games
    ///     seed = "17:05 DAX 24 310"            # where lots are drawn
    ///     still-tied = "PTS,DE,SB"             # criteria of the play-off itself
    ///     at-last = "lots"                     # lots, list or share
    ///     boards = ["BC", "TBR"]               # teams: article 12 where a match is level
    ///
    ///     [[stage]]                            # 3.1.6: the games between two, stage by stage
    ///     name = "Rapid"
    ///     games = 2
    ///     time-control = "15+10"               # minutes and seconds a move; 40/90+30,30+30; 5+0 | 4+0 by colour
    ///
    ///     [[stage]]
    ///     name = "Decisive game"
    ///     time-control = "5+0 | 4+0"
    ///     drawn = "black-wins"
    ///     "#,
    /// )?;
    /// assert_eq!(regulations.places, Places::First(3));
    /// # Ok::<(), exaequo_playoff::RegulationsError>(())
    /// ```
    pub fn parse(text: &str) -> Read<Self> {
        let table = DeTable::parse(text).map_err(|error| RegulationsError {
            problem: SettingsProblem::Syntax(TomlFault::of(error.message(), error.span())).into(),
            at: error.span().unwrap_or(0..0),
        })?;
        let mut regulations = Self::default();
        for (key, value) in table.get_ref() {
            regulations.set(key.get_ref(), key.span(), value)?;
        }
        regulations.check(|key| {
            let found = table.get_ref().iter().find(|(name, _)| name.get_ref() == key);
            found.map_or(0..0, |(name, _)| name.span())
        })?;
        Ok(regulations)
    }

    fn set(&mut self, key: &str, at: Range<usize>, value: &Cell<'_>) -> Read<()> {
        match key {
            "method" => self.method = choice(&METHOD, value)?,
            "places" => self.places = places(value)?,
            "after" => self.after = after(value)?,
            "entrants" => self.entrants = Some(number("entrants", value, 2, 9_999)?),
            "format" => self.format = choice(&FORMAT, value)?,
            "numbers" => self.numbers = choice(&NUMBERS, value)?,
            "colours" => self.colours = choice(&COLOURS, value)?,
            "start" => self.start = Some(start(value)?),
            "pause" => self.pause = number("pause", value, 0, DAY)?,
            "seed" => self.seed = Some(text("seed", value)?.to_owned()),
            "still-tied" => self.still_tied = criteria(value)?,
            "at-last" => self.at_last = choice(&AT_LAST, value)?,
            "boards" => self.boards = boards(value)?,
            "stage" => self.stages = stages(value)?,
            other => {
                let problem = SettingsProblem::UnknownKey { found: other.to_owned(), keys: KEYS }.into();
                return Err(RegulationsError { problem, at });
            }
        }
        Ok(())
    }

    /// What one setting asks of another; `at` tells where a setting stands.
    fn check(&self, at: impl Fn(&str) -> Range<usize>) -> Read<()> {
        let refuse = |problem, key| Err(RegulationsError { problem, at: at(key) });
        if self.method == TieMethod::PlayOff && self.stages.is_empty() {
            return refuse(RegulationsProblem::NoStage, "method");
        }
        // In a first stage of two games each the decisive one would not be the only one.
        let decisive = self.stages.first().is_some_and(|stage| stage.drawn == Drawn::BlackWins);
        if decisive && self.format == Format::DoubleRoundRobin {
            return refuse(RegulationsProblem::Decisive, "format");
        }
        let lots = [
            ("numbers", self.numbers == Numbering::Lots),
            ("colours", self.colours == Colours::Lots),
            ("at-last", self.at_last == AtLast::Lots),
        ];
        match lots.iter().find(|(_, drawn)| *drawn) {
            Some((key, _)) if self.seed.as_deref().is_none_or(|seed| seed.trim().is_empty()) => {
                refuse(RegulationsProblem::NoSeed, key)
            }
            _ => Ok(()),
        }
    }
}
