//! An overview of a tournament as data, `exaequo/show/1`.

use exaequo_model::{
    Assurance, ListScope, MatchScores, Pace, PrimaryScore, ScoreSystem, System, TimeControl, Tournament,
};
use serde::Serialize;

use super::count::{Participants, Played, Rounds, Special};
use super::remarks::{Remark, remarks};
use super::{Read, SCHEMA};
use crate::Lang;
use crate::format::{FileFormat, LineEnds, Storage};
use crate::json::{Day, Decimal};

/// What was understood of a tournament.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Overview {
    /// Name and version of this form.
    #[cfg_attr(feature = "schema", schemars(extend("const" = SCHEMA)))]
    schema: &'static str,
    pub(super) file: File,
    pub(super) event: Event,
    pub(super) system: SystemView,
    pub(super) rounds: Rounds,
    pub(super) participants: Participants,
    pub(super) time_control: TimeControlView,
    /// Points of players; game points in a team event.
    pub(super) points: PointsView,
    /// Match points, in a team event.
    pub(super) match_points: Option<MatchPointsView>,
    pub(super) tie_breaks: Option<TieBreaks>,
    pub(super) special: Special,
    pub(super) results: Played,
    /// What was assumed or is worth knowing, one entry per kind.
    pub(super) remarks: Vec<Remark>,
    /// How many more findings there were.
    pub(super) hidden: u32,
}

impl Overview {
    /// An overview, with remarks in a language.
    pub fn new(lang: Lang, read: &Read<'_>) -> Self {
        let tournament = read.tournament;
        Self {
            schema: SCHEMA,
            file: File::new(read),
            event: Event::new(tournament),
            system: SystemView::new(tournament),
            rounds: Rounds::new(tournament),
            participants: Participants::new(tournament),
            time_control: TimeControlView::new(tournament),
            points: PointsView::new(&tournament.scores),
            match_points: tournament.is_team_event().then(|| MatchPointsView::new(tournament)),
            tie_breaks: TieBreaks::new(tournament),
            special: Special::new(tournament),
            results: Played::new(tournament),
            remarks: read.reading.map_or_else(Vec::new, |reading| remarks(lang, reading)),
            hidden: read.reading.map_or(0, |reading| reading.diagnostics.hidden()),
        }
    }
}

/// The file.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct File {
    /// Its name.
    pub(super) name: String,
    pub(super) format: FileFormat,
    /// How its text is stored.
    pub(super) encoding: Option<Storage>,
    pub(super) line_ends: Option<LineEnds>,
}

impl File {
    fn new(read: &Read<'_>) -> Self {
        Self {
            name: read.name.to_owned(),
            format: read.reading.map_or(FileFormat::Json, |reading| reading.dialect.into()),
            encoding: read.reading.map(|reading| reading.document.encoding().into()),
            line_ends: read.reading.map(|reading| LineEnds::of(&reading.document)),
        }
    }
}

/// The event in the organiser's words. Empty: not given.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct Event {
    pub(super) name: String,
    pub(super) city: String,
    pub(super) federation: String,
    pub(super) start: Option<Day>,
    pub(super) end: Option<Day>,
    pub(super) chief_arbiter: String,
    pub(super) deputies: Vec<String>,
    /// Who or what made the pairings.
    pub(super) controller: String,
}

impl Event {
    fn new(tournament: &Tournament) -> Self {
        let event = &tournament.event;
        let text = |range| tournament.str(range).trim().to_owned();
        Self {
            name: text(event.name),
            city: text(event.city),
            federation: text(event.federation),
            start: event.start.map(Day),
            end: event.end.map(Day),
            chief_arbiter: text(event.chief_arbiter.text),
            deputies: event.deputies.iter().map(|deputy| text(deputy.text)).collect(),
            controller: text(event.controller),
        }
    }
}

/// The tournament system.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct SystemView {
    pub(super) kind: SystemKind,
    /// How often everybody meets everybody, in a round robin.
    pub(super) cycles: Option<u8>,
    /// Whether the file states the system; else it follows from who met whom.
    pub(super) stated: bool,
    /// Its code as written (TRF 192).
    pub(super) code: String,
    /// The organiser's words (TRF 092).
    pub(super) description: String,
}

/// A kind of tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub(super) enum SystemKind {
    Swiss,
    DoubleSwiss,
    RoundRobin,
    Predetermined,
    KnockOut,
    Other,
}

impl SystemKind {
    /// The kind of a system, and how often everybody meets everybody.
    pub(super) const fn of(system: System) -> (Self, Option<u8>) {
        match system {
            System::Swiss => (Self::Swiss, None),
            System::DoubleSwiss => (Self::DoubleSwiss, None),
            System::RoundRobin { cycles } => (Self::RoundRobin, Some(cycles)),
            System::Predetermined => (Self::Predetermined, None),
            System::KnockOut => (Self::KnockOut, None),
            System::Other => (Self::Other, None),
        }
    }
}

impl SystemView {
    fn new(tournament: &Tournament) -> Self {
        let (system, assurance) = tournament.system();
        let (kind, cycles) = SystemKind::of(system);
        let text = |range| tournament.str(range).trim().to_owned();
        Self {
            kind,
            cycles,
            stated: assurance == Assurance::Stated,
            code: text(tournament.event.system_code),
            description: text(tournament.event.description),
        }
    }
}

/// Thinking times.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct TimeControlView {
    /// The organiser's words.
    pub(super) text: String,
    /// Periods for White, and for both unless Black has its own.
    pub(super) white: Vec<Period>,
    /// Periods for Black where they differ.
    pub(super) black: Vec<Period>,
    pub(super) pace: PaceView,
}

/// One period of thinking time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct Period {
    /// Moves to be made in it; `null`: the rest of the game.
    pub(super) moves: Option<u32>,
    pub(super) seconds: u32,
    /// Seconds added per move.
    pub(super) increment: u32,
}

/// Kind of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub(super) enum PaceView {
    Standard,
    Rapid,
    Blitz,
}

impl TimeControlView {
    fn new(tournament: &Tournament) -> Self {
        let TimeControl { white, black } = &tournament.event.time_control;
        let periods = |periods: &[exaequo_model::TimePeriod]| {
            let period = |period: &exaequo_model::TimePeriod| Period {
                moves: period.moves,
                seconds: period.seconds,
                increment: period.increment,
            };
            periods.iter().map(period).collect()
        };
        Self {
            text: tournament.str(tournament.event.time_text).trim().to_owned(),
            white: periods(white),
            black: periods(black),
            pace: match tournament.event.pace {
                Pace::Standard => PaceView::Standard,
                Pace::Rapid => PaceView::Rapid,
                Pace::Blitz => PaceView::Blitz,
            },
        }
    }
}

/// What outcomes are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct PointsView {
    pub(super) win: Decimal,
    pub(super) draw: Decimal,
    pub(super) loss: Decimal,
    pub(super) forfeit_win: Decimal,
    pub(super) forfeit_loss: Decimal,
    pub(super) full_point_bye: Decimal,
    pub(super) half_point_bye: Decimal,
    pub(super) zero_point_bye: Decimal,
    pub(super) pairing_allocated_bye: Decimal,
    pub(super) unknown_result: Decimal,
}

impl PointsView {
    pub(super) fn new(scores: &ScoreSystem) -> Self {
        Self {
            win: Decimal(scores.win),
            draw: Decimal(scores.draw),
            loss: Decimal(scores.loss),
            forfeit_win: Decimal(scores.forfeit_win),
            forfeit_loss: Decimal(scores.forfeit_loss),
            full_point_bye: Decimal(scores.full_bye),
            half_point_bye: Decimal(scores.half_bye),
            zero_point_bye: Decimal(scores.zero_bye),
            pairing_allocated_bye: Decimal(scores.pairing_bye),
            unknown_result: Decimal(scores.unknown),
        }
    }
}

/// What matches are worth.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct MatchPointsView {
    pub(super) win: Decimal,
    pub(super) draw: Decimal,
    pub(super) loss: Decimal,
    /// Match points and game points of a pairing-allocated bye, where the event states them.
    pub(super) pairing_allocated_bye: Option<[Decimal; 2]>,
    /// The score that decides first, where the event states it.
    pub(super) primary: Option<Primary>,
}

/// A score of teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub(super) enum Primary {
    MatchPoints,
    GamePoints,
}

impl MatchPointsView {
    fn new(tournament: &Tournament) -> Self {
        let MatchScores { win, draw, loss, pairing_bye, .. } = tournament.match_scores;
        Self {
            win: Decimal(win),
            draw: Decimal(draw),
            loss: Decimal(loss),
            pairing_allocated_bye: pairing_bye
                .map(|scores| [scores.match_points, scores.game_points].map(Decimal)),
            primary: tournament.primary.map(|primary| match primary {
                PrimaryScore::MatchPoints => Primary::MatchPoints,
                PrimaryScore::GamePoints => Primary::GamePoints,
            }),
        }
    }
}

/// The criteria of the standings, as written.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct TieBreaks {
    pub(super) text: String,
    pub(super) scope: Scope,
}

/// What a list of criteria orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub(super) enum Scope {
    /// Those who are equal on points.
    Tied,
    /// Everybody.
    Everybody,
}

impl TieBreaks {
    fn new(tournament: &Tournament) -> Option<Self> {
        let list = tournament.event.tie_breaks?;
        let scope = match list.scope {
            ListScope::Tied => Scope::Tied,
            ListScope::Everybody => Scope::Everybody,
        };
        Some(Self { text: tournament.str(list.text).trim().to_owned(), scope })
    }
}
