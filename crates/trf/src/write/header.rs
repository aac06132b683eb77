//! Records 012 to 222, 352 and 362.

use exaequo_model::{
    Color, Date, ListScope, MatchScores, PrimaryScore, RatingBody, StartingRankMethod, System, TextRange,
    TimePeriod, Tournament,
};

use super::Writer;
use super::options::Profile;
use super::unwritable::Unwritable;
use crate::system::{self, Coded};

/// Codes of record 192 that bbpPairings reads.
pub(super) const BBP_CODES: [&str; 6] = [
    "FIDE_DUTCH",
    "FIDE_DUTCH_BAKU",
    "FIDE_DUTCH_2025",
    "FIDE_DUTCH_2025_BAKU",
    "FIDE_BURSTEIN",
    "FIDE_BURSTEIN_BAKU",
];

impl Writer<'_> {
    pub(super) fn header(&mut self) {
        self.description();
        self.officials();
        self.round_dates();
        match self.options.profile {
            Profile::Trf26 | Profile::FideUpload => self.modern_settings(),
            // Not part of the older form, but programs write it there; nothing else says how many rounds are to come.
            Profile::Trf16 if self.tournament.schedule.announced() > self.tournament.rounds.count() => {
                self.rounds("142");
            }
            Profile::Trf16 => {}
            Profile::EngineBbp => self.bbp_settings(),
            Profile::EngineJavafo => self.javafo_settings(),
        }
    }

    fn text_record(&mut self, code: &str, range: TextRange) {
        let text = self.text(range);
        if !text.is_empty() {
            self.sheet.text(code, &text);
        }
    }

    fn description(&mut self) {
        let event = &self.tournament.event;
        self.text_record("012", event.name);
        if self.options.profile == Profile::EngineBbp {
            return;
        }
        self.text_record("022", event.city);
        self.text_record("032", event.federation);
        self.date_line("042", event.start);
        self.date_line("052", event.end);
        let rated = |player: u32| {
            self.tournament.rating_by(exaequo_model::PlayerId(player), RatingBody::Fide).is_some()
        };
        let players = u32::try_from(self.tournament.players.len()).unwrap_or(u32::MAX);
        let rated = (0..players).filter(|player| rated(*player)).count();
        self.sheet.text("062", &players.to_string());
        self.sheet.text("072", &rated.to_string());
        self.sheet.text("082", &self.tournament.teams.len().to_string());
        self.text_record("092", event.description);
    }

    fn date_line(&mut self, code: &str, date: Option<Date>) {
        if let Some(date) = date {
            self.sheet.text(code, &full_date(date));
        }
    }

    fn officials(&mut self) {
        if self.options.profile == Profile::EngineBbp {
            return;
        }
        self.text_record("102", self.tournament.event.chief_arbiter.text);
        for deputy in &self.tournament.event.deputies {
            self.text_record("112", deputy.text);
        }
        self.text_record("122", self.tournament.event.time_text);
    }

    fn round_dates(&mut self) {
        let rounds = &self.tournament.schedule.rounds;
        if self.options.profile == Profile::EngineBbp || rounds.iter().all(|round| round.date.is_none()) {
            return;
        }
        self.sheet.begin("132");
        for (index, date) in rounds.iter().enumerate().filter_map(|(index, round)| Some((index, round.date?)))
        {
            if !(2000..2100).contains(&date.year()) {
                self.losses.push(Unwritable::Date { date });
            }
            let text = format!("{:02}/{:02}/{:02}", date.year() % 100, date.month(), date.day());
            self.sheet.left(92 + 10 * index, &text);
        }
        self.sheet.end();
    }

    fn modern_settings(&mut self) {
        let event = &self.tournament.event;
        self.rounds("142");
        if let Some(color) = event.first_color {
            self.sheet.text("152", color_letter(color));
        }
        self.game_scores();
        self.starting_rank();
        self.text_record("182", event.controller);
        self.system();
        match event.tie_breaks {
            Some(list) if list.scope == ListScope::Tied => self.text_record("202", list.text),
            Some(list) => self.text_record("212", list.text),
            None => {}
        }
        self.time_control();
        if !self.tournament.board_colors.is_empty() {
            let letters: String =
                self.tournament.board_colors.iter().map(|color| color_letter(*color)).collect();
            self.sheet.text("352", &letters);
        }
        self.match_scores();
    }

    fn rounds(&mut self, code: &str) {
        let announced = self.tournament.schedule.announced();
        if announced > 0 {
            self.sheet.text(code, &announced.to_string());
        }
    }

    fn bbp_settings(&mut self) {
        self.rounds("142");
        if let Some(color) = self.tournament.event.first_color {
            self.sheet.text("152", color_letter(color));
        }
        self.order();
        self.bbp_scores();
        let code = self.text(self.tournament.event.system_code);
        if BBP_CODES.contains(&code.as_str()) {
            self.sheet.text("192", &code);
        }
    }

    fn javafo_settings(&mut self) {
        self.rounds("XXR");
        match self.tournament.event.first_color {
            Some(Color::White) => self.sheet.text("XXC", "white1"),
            Some(Color::Black) => self.sheet.text("XXC", "black1"),
            None => {}
        }
        self.order();
        self.javafo_scores();
    }

    fn starting_rank(&mut self) {
        let Some(method) = self.tournament.event.starting_rank else { return };
        let code =
            StartingRankMethod::ALL.iter().find(|(known, _)| *known == method).map_or("", |(_, code)| code);
        let federation = self.text(self.tournament.event.starting_rank_federation);
        self.sheet.begin("172");
        self.sheet.left(5, federation.get(..3).unwrap_or_default());
        self.sheet.left(9, code);
        self.sheet.end();
    }

    /// The code as it was written, else one that says the same, unless the description says it already.
    fn system(&mut self) {
        let written = self.text(self.tournament.event.system_code);
        let (participants, rounds) =
            (self.tournament.participant_count(), self.tournament.schedule.announced());
        let description = self.text(self.tournament.event.description);
        let described = system::in_words(&description, participants, rounds);
        if !written.is_empty() {
            self.sheet.text("192", &written);
        } else if let Some(code) = code_of(self.tournament, described) {
            self.sheet.text("192", &code);
        }
    }

    fn time_control(&mut self) {
        let control = &self.tournament.event.time_control;
        if control.white.is_empty() {
            return;
        }
        let white = periods(&control.white);
        let text =
            if control.black.is_empty() { white } else { format!("W{white}-B{}", periods(&control.black)) };
        self.sheet.text("222", &text);
    }

    fn match_scores(&mut self) {
        let MatchScores { win, draw, loss, .. } = self.tournament.match_scores;
        let usual = MatchScores::default();
        if [win, draw, loss] == [usual.win, usual.draw, usual.loss] {
            return;
        }
        self.sheet.begin("362");
        for (column, symbol, points) in [(5, "TW", win), (14, "TD", draw), (23, "TL", loss)] {
            let value = self.points(points, 4);
            self.sheet.left(column, symbol);
            self.sheet.right(column + 5, &value);
        }
        self.sheet.end();
    }
}

/// A code for a system that has none and that the description does not give away.
pub(super) fn code_of(tournament: &Tournament, described: Option<Coded>) -> Option<String> {
    let same = |coded: Coded| Some(coded.system) == tournament.system && coded.primary == tournament.primary;
    if described.is_some_and(same) {
        return None;
    }
    let team = if tournament.is_team_event() { "_TEAM" } else { "" };
    Some(match tournament.system? {
        System::Other => return None,
        System::Swiss => match tournament.primary {
            Some(PrimaryScore::MatchPoints) => format!("CUSTOM{team}_SWISS_MP"),
            Some(PrimaryScore::GamePoints) => format!("CUSTOM{team}_SWISS_GP"),
            None => format!("CUSTOM{team}_SWISS"),
        },
        System::DoubleSwiss => "CUSTOM_DOUBLESWISS".to_owned(),
        System::RoundRobin { cycles: 1 } => format!("BERGER{team}_ROUNDROBIN"),
        System::RoundRobin { cycles } => format!("BERGER{team}_ROUNDROBIN_G{cycles}"),
        System::Predetermined => "CUSTOM_SCHEVENINGEN".to_owned(),
        System::KnockOut => format!("CUSTOM{team}_KNOCKOUT"),
    })
}

pub(super) fn full_date(date: Date) -> String {
    format!("{:04}/{:02}/{:02}", date.year(), date.month(), date.day())
}

const fn color_letter(color: Color) -> &'static str {
    match color {
        Color::White => "W",
        Color::Black => "B",
    }
}

fn periods(periods: &[TimePeriod]) -> String {
    let one = |period: &TimePeriod| {
        let moves = period.moves.map(|moves| format!("{moves}/")).unwrap_or_default();
        let increment = if period.increment > 0 { format!("+{}", period.increment) } else { String::new() };
        format!("{moves}{}{increment}", period.seconds)
    };
    periods.iter().map(one).collect::<Vec<_>>().join(":")
}
