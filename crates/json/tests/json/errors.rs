//! What is wrong is said with its place, and all at once.

use exaequo_json::{Detail, Error, Expected, Fault, FaultKind, MOST_ENTRIES, read};
use exaequo_model::{FactsProblem, RoundNumber};

/// A document of three players with something more.
fn document(more: &str) -> String {
    format!(
        "{{\"schema\":\"exaequo/tournament/1\",\n\"players\":[{{\"number\":1}},{{\"number\":2}},{{\"number\":3}}],\n{more}}}"
    )
}

fn error(json: &str) -> Error {
    read(json).expect_err("the document is wrong")
}

/// Line and message of an error of form.
fn shape(json: &str) -> (usize, String) {
    match error(json) {
        Error::Shape { line, column: _, message } => (line, message),
        other => panic!("another error: {other:?}"),
    }
}

fn faults(more: &str) -> Vec<(String, FaultKind)> {
    match error(&document(more)) {
        Error::Content(faults) => faults.into_iter().map(|Fault { path, kind }| (path, kind)).collect(),
        other => panic!("another error: {other:?}"),
    }
}

#[test]
fn what_is_not_json_is_said_with_line_and_column() {
    let syntax = |line, column, message: &str| Error::Syntax { line, column, message: message.to_owned() };
    assert_eq!(error(""), syntax(1, 0, "EOF while parsing a value"));
    assert_eq!(error("001 TRF"), syntax(1, 2, "invalid number"));
    assert_eq!(error("{\n  \"schema\": nul }"), syntax(2, 16, "expected ident"));
    let trailing = format!("{}\n]", document("\"rounds\":[]"));
    assert_eq!(error(&trailing), syntax(4, 1, "trailing characters"));
    assert_eq!(error("").code(), "J001");
}

#[test]
fn another_version_is_named() {
    let version = |found: Option<&str>| Error::Version { found: found.map(str::to_owned) };
    let two = r#"{"schema":"exaequo/tournament/2","players":{}}"#;
    assert_eq!(error(two), version(Some("\"exaequo/tournament/2\"")));
    assert_eq!(error(r#"{"something":"else","schema":1}"#), version(Some("1")));
    assert_eq!(error(r#"{"players":[]}"#), version(None));
    assert_eq!(error(r#"{"schema":null,"players":[]}"#), version(None));
    assert_eq!(
        error(two).to_string(),
        "expected \"schema\": \"exaequo/tournament/1\", found \"exaequo/tournament/2\""
    );
    assert_eq!(error("{}").to_string(), "expected \"schema\": \"exaequo/tournament/1\", found no \"schema\"");
    let long = format!(r#"{{"schema":"{}"}}"#, "x".repeat(1000));
    assert!(error(&long).to_string().len() < 200);
}

#[test]
fn another_form_is_said_with_its_line() {
    let cases = [
        ("\"color\":1", "unknown field `color`, expected one of `schema`"),
        ("\"rounds\":[{\"bye\":[]}]", "unknown field `bye`, expected one of `games`, `matches`, `byes`"),
        ("\"rounds\":[[]]", "invalid type: sequence, expected a round, which is an object"),
        ("\"rounds\":[{\"games\":[[1,2,\"1-0\"]]}]", "expected a game, which is an object"),
        ("\"rounds\":null", "invalid type: null, expected a sequence"),
        ("\"rounds\":[{\"games\":[{\"white\":1,\"black\":2}]}]", "missing field `result`"),
        (
            "\"rounds\":[{\"games\":[{\"white\":1,\"black\":2,\"result\":\"2-0\"}]}]",
            "unknown variant `2-0`, expected one of `1-0`",
        ),
        ("\"rounds\":[],\"rounds\":[]", "duplicate field `rounds`"),
        (
            "\"rounds\":[{\"byes\":[{\"number\":-1,\"bye\":\"half_point\"}]}]",
            "invalid value: integer `-1`, expected u32",
        ),
        (
            "\"rounds\":[{\"byes\":[{\"number\":4294967296,\"bye\":\"half_point\"}]}]",
            "integer `4294967296`, expected u32",
        ),
        ("\"announced_rounds\":65536", "invalid value: integer `65536`, expected u16"),
        ("\"system\":{\"round_robin\":{\"cycles\":256}}", "invalid value: integer `256`, expected u8"),
        ("\"system\":{\"round_robin\":[2]}", "expected an object with \"cycles\""),
        ("\"event\":{\"start\":\"1.3.2026\"}", "expected a date such as 2026-03-01, found `1.3.2026`"),
        ("\"event\":[]", "expected an event, which is an object"),
        (
            "\"scores\":{\"win\":0.125}",
            "expected points as a plain number with at most two decimals, found `0.125`",
        ),
        (
            "\"scores\":{\"win\":\"1\"}",
            "expected points as a plain number with at most two decimals, found `\"1\"`",
        ),
        ("\"scores\":{\"win\":21474836.48}", "found `21474836.48`"),
        ("\"schedule\":[{\"round\":1,\"weight\":-1}]", "expected a weight from 0 to 655.35, found -1"),
    ];
    for (more, expected) in cases {
        let (line, message) = shape(&document(more));
        assert!(message.contains(expected), "{more}: {message}");
        assert_eq!(line, 3, "{more}");
    }
    assert_eq!(error(&document("\"color\":1")).code(), "J002");
}

/// What is JSON is not called broken JSON.
#[test]
fn a_second_key_beside_the_kind_of_a_board_is_a_matter_of_form() {
    let board = r#"{"game":{"white":1,"black":2,"white_team":"white"},"result":"1-0"}"#;
    let round = format!("\"rounds\":[{{\"matches\":[{{\"white\":1,\"black\":2,\"boards\":[{board}]}}]}}]");
    assert_eq!(error(&document(&round)).code(), "J002");
    assert_eq!(error("{\"schema\": }").code(), "J001");
}

#[test]
fn another_form_is_said_with_its_column() {
    let json = "{\n  \"schema\": \"exaequo/tournament/1\",\n  \"players\": [{\"number\": -4}]\n}";
    let message = "invalid value: integer `-4`, expected u32".to_owned();
    assert_eq!(error(json), Error::Shape { line: 3, column: 27, message });
}

#[test]
fn players_are_of_the_form() {
    let cases = [
        ("{}", "missing field `number`"),
        ("{\"number\":1.5}", "invalid type: floating point `1.5`, expected u32"),
        ("{\"number\":1,\"birth\":\"1990\"}", "expected a year such as 1990 or a date"),
        ("{\"number\":1,\"birth\":70000}", "expected a year such as 1990 or a date"),
        ("{\"number\":1,\"fide_id\":1.5}", "expected a FIDE number, or text"),
        ("{\"number\":1,\"ratings\":[{\"rating\":0}]}", "expected a rating from 1 to 65535, found 0"),
        ("{\"number\":1,\"ratings\":[{\"rating\":65536}]}", "expected a rating from 1 to 65535, found 65536"),
        (
            "{\"number\":1,\"ratings\":[{\"rating\":1,\"from\":\"now\"}]}",
            "expected a round such as 5 or a date",
        ),
        ("{\"number\":1,\"sex\":\"F\"}", "unknown variant `F`, expected `male` or `female`"),
        ("{\"number\":1,\"name\":7}", "invalid type: integer `7`, expected a string"),
        ("7", "invalid type: integer `7`, expected a player, which is an object with \"number\""),
    ];
    for (player, expected) in cases {
        let json = format!("{{\"schema\":\"exaequo/tournament/1\",\"players\":[{player}]}}");
        let (line, message) = shape(&json);
        assert!(message.contains(expected), "{player}: {message}");
        assert_eq!(line, 1);
    }
}

#[test]
fn a_document_is_an_object() {
    for (json, found) in
        [("[]", "sequence"), ("[\"exaequo/tournament/1\"]", "sequence"), ("5", "integer `5`")]
    {
        let expected = format!("invalid type: {found}, expected a tournament, which is an object");
        assert_eq!(shape(json), (1, expected));
    }
}

#[test]
fn a_player_who_is_not_there_is_named_with_the_path() {
    let nobody = |path: &str, number| (path.to_owned(), FaultKind::NoSuchPlayer { number });
    let found = faults(
        r#""announced_rounds":5,
        "rounds":[{},{},{"games":[{"white":17,"black":18,"result":"1-0"}],"byes":[{"number":4,"bye":"full_point"}]}],
        "requests":[{"round":5,"number":0,"bye":"half_point"}],
        "prohibitions":[{"first_round":1,"last_round":2,"participants":[1,19]}],
        "adjustments":[{"what":"total","participants":[20]}],
        "external":[{"better":"higher","values":[{"number":21,"value":1},{"number":22,"value":1}]}]"#,
    );
    let expected = [
        nobody("rounds[2].games[0].white", 17),
        nobody("rounds[2].games[0].black", 18),
        nobody("rounds[2].byes[0].number", 4),
        nobody("requests[0].number", 0),
        nobody("prohibitions[0].participants[1]", 19),
        nobody("adjustments[0].participants[0]", 20),
        nobody("external[0].values[0].number", 21),
        nobody("external[0].values[1].number", 22),
    ];
    assert_eq!(found, expected);
}

#[test]
fn a_team_that_is_not_there_is_named_with_the_path() {
    let team = |path: &str, number| (path.to_owned(), FaultKind::NoSuchTeam { number });
    let player = |path: &str, number| (path.to_owned(), FaultKind::NoSuchPlayer { number });
    let found = faults(
        r#""teams":[{"number":5,"roster":[1,9]},{"number":6}],
        "rounds":[{"matches":[{"white":1,"black":7,"boards":[
            {"game":{"white":8,"black":2,"result":"1-0","white_team":"white"}},
            {"unopposed":{"team":"white","player":10}}]}],
          "byes":[{"number":2,"bye":"half_point"}]}]"#,
    );
    let expected = [
        player("teams[0].roster[1]", 9),
        player("rounds[0].matches[0].boards[0].game.white", 8),
        player("rounds[0].matches[0].boards[1].unopposed.player", 10),
        team("rounds[0].matches[0].white", 1),
        team("rounds[0].matches[0].black", 7),
        team("rounds[0].byes[0].number", 2),
    ];
    assert_eq!(found, expected);
    let individual = faults(r#""rounds":[{"matches":[{"white":1,"black":2}]}]"#);
    assert_eq!(individual[0], team("rounds[0].matches[0].white", 1));
}

#[test]
fn values_that_do_not_fit_together_are_faults() {
    let rounds = r#""announced_rounds":2,"schedule":[{"round":2},{"round":2},{"round":3},{"round":0}]"#;
    let not_announced = |round| FaultKind::RoundNotAnnounced { round, announced: 2 };
    let expected = [
        ("schedule[1].round".to_owned(), FaultKind::RoundTwice { round: 2 }),
        ("schedule[2].round".to_owned(), not_announced(3)),
        ("schedule[3].round".to_owned(), not_announced(0)),
    ];
    assert_eq!(faults(rounds), expected);

    let twice = r#""external":[{"better":"lower","values":[{"number":2,"value":1},{"number":2,"value":1}]}]"#;
    let path = "external[0].values[1].number".to_owned();
    assert_eq!(faults(twice), [(path, FaultKind::NumberTwice { number: 2 })]);

    for result in ["+--", "--+", "---", "pending", "unknown"] {
        let game =
            format!(r#""rounds":[{{"games":[{{"white":1,"black":2,"result":"{result}","rated":false}}]}}]"#);
        assert_eq!(faults(&game), [("rounds[0].games[0].rated".to_owned(), FaultKind::NothingToRate)]);
    }
}

#[test]
fn a_short_text_cannot_ask_for_endless_lists() {
    let rounds = format!(r#""rounds":[{}]"#, vec!["{}"; 65_536].join(","));
    let too_many = FaultKind::TooMany { found: 65_536, most: 65_535 };
    assert_eq!(faults(&rounds), [("rounds".to_owned(), too_many)]);

    let players: Vec<_> = (1..=100_000).map(|number| format!("{{\"number\":{number}}}")).collect();
    let most = MOST_ENTRIES / 100_000;
    for (list, entry) in [("rounds", "{}"), ("external", r#"{"better":"lower"}"#)] {
        let json = |count| {
            format!(
                r#"{{"schema":"exaequo/tournament/1","players":[{}],"{list}":[{}]}}"#,
                players.join(","),
                vec![entry; count].join(",")
            )
        };
        let fault = Fault { path: list.to_owned(), kind: FaultKind::TooMany { found: most + 1, most } };
        assert_eq!(error(&json(most + 1)), Error::Content(vec![fault]));
        assert!(read(&json(1)).is_ok());
    }
}

#[test]
fn the_models_problems_come_all_at_once() {
    let json = r#"{"schema":"exaequo/tournament/1","announced_rounds":1,
        "players":[{"number":1},{"number":2},{"number":2},{"number":0}],
        "rounds":[{"games":[{"white":1,"black":1,"result":"1-0"}]},{}]}"#;
    let expected = [
        FactsProblem::NumberZero { position: 4 },
        FactsProblem::DuplicateNumber { number: 2 },
        FactsProblem::MoreRoundsThanAnnounced { paired: 2, announced: 1 },
        FactsProblem::PlaysItself { number: 1, round: RoundNumber(1) },
    ];
    assert_eq!(problems(json), expected);
    assert!(
        error(json)
            .to_string()
            .starts_with("M002 entry 4 of the list has number 0; M003 two participants have number 2; ")
    );
    let nobody = r#"{"schema":"exaequo/tournament/1","players":[]}"#;
    assert_eq!(problems(nobody), [FactsProblem::NoParticipants]);
}

#[test]
fn games_of_teams_belong_into_matches() {
    let json = document(
        r#""teams":[{"number":1},{"number":2}],"rounds":[{"games":[{"white":1,"black":2,"result":"1-0"}]}]"#,
    );
    let problem = FactsProblem::GameWithoutMatch { number: 1, round: RoundNumber(1) };
    assert_eq!(problems(&json), [problem]);
}

#[test]
fn developers_can_read_a_fault() {
    let more = r#""rounds":[{"games":[{"white":17,"black":1,"result":"---","rated":false}]}]"#;
    assert_eq!(
        error(&document(more)).to_string(),
        "rounds[0].games[0].rated: false is only for games that were played; \
         rounds[0].games[0].white: number 17 is not in \"players\""
    );
}

fn detail(json: &str) -> Detail {
    error(json).detail().expect("the text or the form is wrong")
}

/// The words of the parser are understood: none is left that could only be repeated.
#[test]
fn what_is_not_json_is_known_by_its_kind() {
    let cases = [
        (r#"{"rounds""#, Detail::Ended),
        (r#"{"rounds":["#, Detail::Ended),
        (r#"{"event":{"name":"b"#, Detail::Ended),
        (r#"{"rounds" 1}"#, Detail::Colon),
        (r#"{"rounds":[{} {}]}"#, Detail::Separator),
        (r#"{"rounds":[] "event":{}}"#, Detail::Separator),
        (r#"{"event":{"name":nul}}"#, Detail::Value),
        (r#"{"rounds":}"#, Detail::Value),
        ("{a:1}", Detail::Key),
        (r#"{"announced_rounds":01}"#, Detail::Number),
        (r#"{"event":{"name":"\x"}}"#, Detail::Text),
        ("{\"event\":{\"name\":\"\n\"}}", Detail::Text),
        (r#"{"rounds":[],}"#, Detail::Comma),
        (r#"{"rounds":[{},]}"#, Detail::Comma),
    ];
    for (json, expected) in cases {
        assert_eq!(detail(json), expected, "{json}: {}", error(json));
    }
    assert_eq!(detail(&format!("{}]", document("\"rounds\":[]"))), Detail::Trailing);
}

#[test]
fn another_form_is_known_by_its_kind() {
    let key = |key: &str| key.to_owned();
    let kind = |found: &str, expected| Detail::Kind {
        found: Some(found.to_owned()).filter(|found| !found.is_empty()),
        expected,
    };
    let cases = [
        ("\"rounds\":[],\"rounds\":[]", Detail::KeyTwice { key: key("rounds") }),
        ("\"rounds\":[{\"byes\":[{\"number\":1}]}]", Detail::MissingKey { key: key("bye") }),
        ("\"rounds\":null", kind("null", Expected::List)),
        ("\"announced_rounds\":65536", kind("65536", Expected::Whole { most: 65_535 })),
        ("\"event\":{\"name\":7}", kind("7", Expected::Text)),
        ("\"event\":{\"start\":\"1.3.2026\"}", kind("1.3.2026", Expected::Date)),
        ("\"scores\":{\"win\":\"1\"}", kind("1", Expected::Points)),
        ("\"schedule\":[{\"round\":1,\"weight\":-1}]", kind("-1", Expected::Weight)),
        ("\"rounds\":[[]]", kind("", Expected::Object)),
        ("\"system\":{\"round_robin\":[2]}", kind("", Expected::Object)),
        // What the parser calls variants is nothing people know.
        ("\"system\":\"round_robin\"", kind("", Expected::Object)),
    ];
    for (more, expected) in cases {
        let json = document(more);
        assert_eq!(detail(&json), expected, "{more}: {}", error(&json));
    }
    let Detail::UnknownKey { key, keys } = detail(&document("\"color\":1")) else { panic!("another kind") };
    assert_eq!((key.as_str(), keys[0].as_str()), ("color", "schema"));
    let word = "\"rounds\":[{\"byes\":[{\"number\":1,\"bye\":\"half\"}]}]";
    let Detail::UnknownWord { found, words } = detail(&document(word)) else { panic!("another kind") };
    assert!(found == "half" && words.contains(&"half_point".to_owned()), "{words:?}");
}

fn problems(json: &str) -> Vec<FactsProblem> {
    match error(json) {
        Error::Facts(problems) => problems.to_vec(),
        other => panic!("{other}"),
    }
}
