//! The pairings of a round as somebody hands them in: typed, from a CSV file, from another file of the event, or as a pairing
//! engine writes them.

use exaequo_model::{Bye, NotFound, ParticipantId, PlayerId, RoundNumber, TeamId, Tournament, search_key};
use exaequo_trf::{Losses, Lossy, Profile, WriteOptions};

use crate::change::ChangeError;
use crate::event::Event;

/// The pairings of a round, White first, and who has which bye.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PairingPlan {
    /// Who meets whom: players, or teams in an event of teams.
    pub pairs: Vec<(ParticipantId, ParticipantId)>,
    /// Who has a bye.
    pub byes: Vec<(ParticipantId, Bye)>,
}

/// Why a line is not a pairing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct PlanError {
    /// The line, from 1.
    pub line: usize,
    /// Who is not found.
    pub why: NotFound,
}

/// Why the answer of a pairing engine cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EnginePlanError {
    /// A line does not hold two numbers.
    #[error("line {line} of the answer does not hold two numbers")]
    Line {
        /// The line, from 1.
        line: usize,
    },
    /// A number that nobody has.
    #[error("nobody has the number {number}")]
    Nobody {
        /// The pairing number that nobody has.
        number: u32,
    },
    /// The first line does not say how many pairings follow.
    #[error("the answer says {announced} pairings and has {found}")]
    Count {
        /// What the first line says.
        announced: usize,
        /// How many there are.
        found: usize,
    },
}

/// Words that stand where somebody has no opponent.
const NOBODY: [&str; 8] = ["", "0", "-", "bye", "exempt", "descanso", "exento", "pab"];
/// Words of a heading.
const WHITE: [&str; 5] = ["white", "blancs", "blanc", "blancas", "home"];

impl PairingPlan {
    /// Reads pairings line by line: White and Black by number or name, with the board before them or not. Cells are separated by
    /// tabs, semicolons or commas, numbers by a blank as well. Without an opponent somebody has the pairing-allocated bye.
    ///
    /// ```
    /// use exaequo_event::{Event, PairingPlan, date};
    ///
    /// let mut event = Event::new("Open", date(2026, 3, 7), 5);
    /// for name in ["Alyx", "Bruno", "Chloé", "Dana", "Emil"] {
    ///     event.add_player(name, 0);
    /// }
    /// let plan = PairingPlan::read(event.tournament(), "board;white;black\n1;3;1\n2;Dana;bruno\n3;5;bye\n")?;
    /// let round = event.pair_plan(&plan)?;
    /// assert_eq!(event.tournament().rounds.pairings_of(round).len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn read(tournament: &Tournament, text: &str) -> Result<Self, PlanError> {
        let mut plan = Self::default();
        for (line, text) in (1..).zip(text.trim_start_matches('\u{feff}').lines()) {
            let cells = cells(text);
            let is_heading = cells.iter().any(|cell| WHITE.contains(&search_key(cell).as_str()));
            if cells.is_empty() || is_heading {
                continue;
            }
            let [white, black] = match cells.as_slice() {
                [one, other] | [_, one, other, ..] => [*one, *other],
                alone => [alone.first().copied().unwrap_or_default(), ""],
            };
            plan.line(tournament, white, black).map_err(|why| PlanError { line, why })?;
        }
        Ok(plan)
    }

    fn line(&mut self, tournament: &Tournament, white: &str, black: &str) -> Result<(), NotFound> {
        let one = tournament.find_participant(white)?;
        if NOBODY.contains(&search_key(black).as_str()) {
            self.byes.push((one, Bye::PairingAllocated));
        } else {
            self.pairs.push((one, tournament.find_participant(black)?));
        }
        Ok(())
    }

    /// Reads the answer of a pairing engine: how many pairings, then the two numbers of each, 0 for the bye.
    ///
    /// ```
    /// use exaequo_event::{Event, PairingPlan, date};
    ///
    /// let mut event = Event::new("Open", date(2026, 3, 7), 5);
    /// for name in ["Alyx", "Bruno", "Chloé"] {
    ///     event.add_player(name, 0);
    /// }
    /// let plan = PairingPlan::of_engine(event.tournament(), "2\n2 1\n3 0\n")?;
    /// assert_eq!((plan.pairs.len(), plan.byes.len()), (1, 1));
    /// assert!(PairingPlan::of_engine(event.tournament(), "2\n2 1\n").is_err());
    /// # Ok::<(), exaequo_event::EnginePlanError>(())
    /// ```
    pub fn of_engine(tournament: &Tournament, answer: &str) -> Result<Self, EnginePlanError> {
        let mut lines = (1..).zip(answer.lines()).filter(|(_, line)| !line.trim().is_empty());
        let first = lines.next().and_then(|(_, line)| line.trim().parse::<usize>().ok());
        let announced = first.ok_or(EnginePlanError::Line { line: 1 })?;
        let mut plan = Self::default();
        for (line, text) in lines {
            let numbers: Option<Vec<u32>> = text.split_whitespace().map(|one| one.parse().ok()).collect();
            let Some([white, black]) = numbers.as_deref() else {
                return Err(EnginePlanError::Line { line });
            };
            let who = |number: u32| tournament.find(number).ok_or(EnginePlanError::Nobody { number });
            match black {
                0 => plan.byes.push((who(*white)?, Bye::PairingAllocated)),
                _ => plan.pairs.push((who(*white)?, who(*black)?)),
            }
        }
        let found = plan.pairs.len() + plan.byes.len();
        if found == announced { Ok(plan) } else { Err(EnginePlanError::Count { announced, found }) }
    }

    /// The pairings of a round in another file of the event, by the pairing numbers.
    pub fn of_round(own: &Tournament, other: &Tournament, round: RoundNumber) -> Result<Self, PlanError> {
        let who = |line: usize, id: ParticipantId| {
            let number = other.number_of(id);
            let nobody = || PlanError { line, why: NotFound::Nobody { typed: number.to_string() } };
            own.find(number).ok_or_else(nobody)
        };
        let mut plan = Self::default();
        let games = other.rounds.pairings_of(round).iter();
        let games = games.map(|game| (game.white.participant(), game.black.participant()));
        let matches = other.rounds.matches_of(round).iter();
        let matches = matches.map(|one| (one.white.participant(), one.black.participant()));
        let pairs: Vec<_> = if other.is_team_event() { matches.collect() } else { games.collect() };
        for (line, (white, black)) in (1..).zip(pairs) {
            plan.pairs.push((who(line, white)?, who(line, black)?));
        }
        for (line, absence) in (1..).zip(other.rounds.absences_of(round)) {
            if absence.bye != Bye::ZeroPoint {
                plan.byes.push((who(line, absence.participant)?, absence.bye));
            }
        }
        Ok(plan)
    }
}

fn cells(line: &str) -> Vec<&str> {
    let line = line.trim();
    if line.is_empty() {
        return Vec::new();
    }
    let by = ['\t', ';', ','].into_iter().find(|sign| line.contains(*sign));
    if let Some(by) = by {
        return line.split(by).map(|cell| cell.trim().trim_matches('"')).collect();
    }
    let words: Vec<&str> = line.split_whitespace().filter(|word| *word != "-").collect();
    let are_numbers = words.iter().all(|word| word.parse::<u32>().is_ok());
    if are_numbers { words } else { vec![line] }
}

impl Event {
    /// Pairs the next round as planned. A participant without a pairing or a bye in the plan gets the bye that was asked for,
    /// else a zero-point bye.
    pub fn pair_plan(&mut self, plan: &PairingPlan) -> Result<RoundNumber, ChangeError> {
        let mut event = self.clone();
        let pairs = plan.pairs.iter();
        let round = if event.tournament.is_team_event() {
            event.pair_teams(pairs.map(|(white, black)| (TeamId(white.0), TeamId(black.0))))
        } else {
            event.pair(pairs.map(|(white, black)| (PlayerId(white.0), PlayerId(black.0))))
        }?;
        for (who, bye) in &plan.byes {
            event.give_bye(round, *who, *bye)?;
        }
        *self = event;
        Ok(round)
    }

    /// The file a pairing engine reads to pair the next round: who has left, has not come yet, or asked for a bye is marked.
    ///
    /// ```
    /// use exaequo_event::{Event, date};
    /// use exaequo_trf::Profile;
    ///
    /// let mut event = Event::new("Open", date(2026, 3, 7), 5);
    /// let [alyx, _, _] = ["Alyx", "Bruno", "Chloé"].map(|name| event.add_player(name, 0));
    /// event.withdraw(alyx, 0)?;
    /// let file = String::from_utf8(event.for_engine(Profile::EngineJavafo)?)?;
    /// assert!(file.contains("0000 - Z"), "{file}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn for_engine(&self, profile: Profile) -> Result<Vec<u8>, EngineFileError> {
        let mut event = self.clone();
        let next = self.tournament.rounds.next_round();
        let is_away = |who: &ParticipantId| !self.tournament.status_of(*who).takes_part_in(next);
        for who in self.tournament.participants().filter(is_away) {
            event.give_bye(next, who, Bye::ZeroPoint)?;
        }
        let options = WriteOptions { lossy: Lossy::Accept, ..WriteOptions::new(profile) };
        Ok(event.write_trf(&options)?.bytes)
    }
}

/// Why there is no file for a pairing engine.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EngineFileError {
    /// There is no next round.
    #[error(transparent)]
    Change(#[from] ChangeError),
    /// The format cannot hold the event.
    #[error(transparent)]
    Losses(#[from] Losses),
}
