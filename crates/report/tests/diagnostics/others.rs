//! Findings about JSON files, losses of writing, and the JSON form of findings.

use exaequo_event::Event;
use exaequo_json::{Error, Fault, FaultKind};
use exaequo_model::{Date, Points, RoundNumber};
use exaequo_report::diagnostic::Look;
use exaequo_report::loss::losses;
use exaequo_report::{Lang, check, json_error};
use exaequo_trf::{ReadOptions, Unwritable};

fn json_errors() -> Vec<Error> {
    let fault = |path: &str, kind| Fault { path: path.to_owned(), kind };
    let faults = vec![
        fault("rounds[2].games[0].white", FaultKind::NoSuchPlayer { number: 99 }),
        fault("rounds[2].matches[0].white", FaultKind::NoSuchTeam { number: 9 }),
        fault("columns[0].values[3]", FaultKind::NumberTwice { number: 4 }),
        fault("schedule[4].round", FaultKind::RoundTwice { round: 4 }),
        fault("schedule[4].round", FaultKind::RoundNotAnnounced { round: 12, announced: 9 }),
        fault("rounds[0].games[0].rated", FaultKind::NothingToRate),
        fault("", FaultKind::TooMany { found: 20_000_000, most: 16_777_216 }),
    ];
    vec![
        Error::Syntax { line: 3, column: 17, message: "expected `,` or `}`".to_owned() },
        Error::Shape { line: 3, column: 17, message: "unknown field `pts`, expected `points`".to_owned() },
        Error::Version { found: Some("\"exaequo/tournament/7\"".to_owned()) },
        Error::Version { found: None },
        Error::Content(faults),
        Error::Facts(exaequo_model::Tournament::new(exaequo_model::Facts::default()).unwrap_err()),
    ]
}

#[test]
fn faults_of_json_files() {
    let text = Lang::ALL.map(|lang| {
        let findings =
            json_errors().iter().flat_map(|error| json_error::findings(lang, error)).collect::<Vec<_>>();
        let full =
            findings.iter().map(|finding| json_error::render("event.json", finding, &Look::plain(lang)));
        let plain = findings.iter().map(|finding| json_error::plain("event.json", finding, lang));
        full.chain(plain).collect::<String>()
    });
    insta::assert_snapshot!(text.join("\n"));
}

fn all_losses() -> Vec<Unwritable> {
    use Unwritable as U;
    let (number, team, round) = (12, 4, RoundNumber(3));
    vec![
        U::Number { number: 10_000 },
        U::NumberGap { missing: 7 },
        U::Name { number, width: 33 },
        U::Text { number, width: 5 },
        U::Letter { letter: 'Ł' },
        U::Points { points: Points::from_halves(2001) },
        U::Date { date: Date::new(2126, 3, 6).unwrap() },
        U::Value { value: 123_456, width: 4 },
        U::Club { number },
        U::Category { number },
        U::FinalNumber { number },
        U::Status { number },
        U::Rating { number },
        U::National { number },
        U::NationalFederation { number },
        U::External,
        U::Round { round },
        U::System,
        U::Pace,
        U::MatchRule,
        U::Scores,
        U::Rounds,
        U::TieBreaks,
        U::FirstColor,
        U::TimeControl,
        U::StartingRank,
        U::Controller,
        U::Primary,
        U::BoardColors,
        U::TeamDetails { number: team },
        U::LineUp { team, round },
        U::ForfeitedMatch { team, round },
        U::TeamBye { team, round },
        U::Request { number, round },
        U::Colors { number, opponent: 20, round },
        U::Acceleration,
        U::Prohibition,
        U::Adjustment,
        U::Teams,
        U::Club { number: 13 },
        U::Club { number: 14 },
    ]
}

#[test]
fn losses_of_writing() {
    let text = Lang::ALL.map(|lang| losses(lang, &all_losses()).join("\n"));
    insta::assert_snapshot!(text.join("\n\n"));
}

#[test]
fn findings_as_json() {
    let text = "012 Open\n777 what is this?\n001    1 m    Aasen, Bjorn                      2480 NOR     1500101 \
                1988/04/12  2.5    1     2 w 1\n001    2 m    Berg, Carl                        2301 NOR     1500102 \
                1995/11/30  0.0    2     1 b =\n";
    let check = Event::read(text, &ReadOptions::default()).check();
    insta::assert_snapshot!(check::json(&check, "event.trf", Lang::Es));
}

#[test]
fn faults_as_json() {
    let file = "{\"schema\": \"exaequo/tournament/1\", \"players\": [{\"number\": 1, \"name\": \"A\"}], \
                \"rounds\": [{\"games\": [{\"white\": 1, \"black\": 7, \"result\": \"1-0\"}]}]}";
    let check = Event::read(file, &ReadOptions::default()).check();
    insta::assert_snapshot!(check::json(&check, "event.json", Lang::En));
}
