//! What a format cannot hold is named, and refused unless somebody accepts the loss.

use exaequo_model::{
    Absence, Acceleration, Adjusted, Adjustment, Better, Bye, Colors, Date, Departure, DepartureReason, Elo,
    ExternalColumn, Facts, FideId, MatchRule, NoShow, Outcome, Pace, ParticipantId, Points, RoundNumber,
    RoundWeight, ScoreSystem, Side, System, TextRange, TimeControl, Title, Tournament,
};
use exaequo_testkit::arbitrary;
use exaequo_trf::{
    Charset, Losses, Lossy, Profile, ReadOptions, Unwritable, WriteOptions, Written, read, write,
};
use proptest::prelude::*;

use crate::support::{CUP, FJORD, read_bytes, tournament};

/// Names of all losses; a new one does not compile before it stands here, and fails below without a case.
macro_rules! losses {
    ($($name:ident)+) => {
        const NAMES: &[&str] = &[$(stringify!($name)),+];

        fn name(loss: &Unwritable) -> &'static str {
            match loss {
                $(Unwritable::$name { .. } => stringify!($name),)+
            }
        }
    };
}

losses! {
    Number NumberGap Name Text Letter Points Date Value Club Category FinalNumber Status Rating National
    NationalFederation External Round System Pace MatchRule Scores Rounds TieBreaks FirstColor TimeControl
    StartingRank Controller Primary BoardColors TeamDetails LineUp ForfeitedMatch TeamBye Request Colors Result
    OpenResult Acceleration Prohibition Adjustment Teams
}

struct Case {
    loss: &'static str,
    profile: Profile,
    base: &'static str,
    change: fn(&mut Facts),
}

const fn case(loss: &'static str, profile: Profile, base: &'static str, change: fn(&mut Facts)) -> Case {
    Case { loss, profile, base, change }
}

impl Case {
    fn tournament(&self) -> Tournament {
        changed(self.base, self.change)
    }

    fn options(&self, lossy: Lossy) -> WriteOptions {
        let options = WriteOptions { lossy, ..WriteOptions::new(self.profile) };
        match self.loss {
            "Letter" => WriteOptions { charset: Charset::Windows1252, ..options },
            _ => options,
        }
    }
}

fn changed(base: &str, change: impl Fn(&mut Facts)) -> Tournament {
    let mut facts = tournament(base).into_facts();
    change(&mut facts);
    Tournament::new(facts).unwrap()
}

#[expect(clippy::too_many_lines, reason = "one row per value that does not fit")]
fn cases() -> Vec<Case> {
    use Profile::{EngineBbp, EngineJavafo, Trf16, Trf26};
    vec![
        case("Number", Trf26, FJORD, |facts| facts.players[4].number = 10_000),
        case("Number", Trf26, CUP, |facts| facts.teams[4].number = 1_000),
        case("NumberGap", EngineBbp, FJORD, |facts| facts.players[4].number = 7),
        case("Name", Trf26, FJORD, |facts| facts.players[0].name = facts.text.push(LONG)),
        case("Text", Trf26, FJORD, |facts| facts.players[0].federation = facts.text.push("Norway")),
        case("Text", Trf26, FJORD, |facts| facts.players[0].title = Title::Other(facts.text.push("Meister"))),
        case("Text", Trf26, CUP, |facts| facts.teams[0].name = facts.text.push(LONG)),
        case("Letter", Trf26, FJORD, |facts| facts.players[0].name = facts.text.push("Łuczak, Jan")),
        case("Points", Trf26, FJORD, |facts| {
            facts.players[0].published.points = Some(Points::from_whole(100));
        }),
        case("Date", Trf26, FJORD, |facts| facts.schedule.rounds[0].date = Date::new(1999, 3, 6).ok()),
        case("Value", Trf26, FJORD, |facts| facts.players[0].published.rank = Some(12_345)),
        case("Value", Trf26, FJORD, |facts| facts.players[0].fide_id = FideId::Number(123_456_789_012)),
        case("Value", Trf26, CUP, |facts| facts.teams[0].strength = Some(1_234_567)),
        case("Value", Trf26, CUP, |facts| facts.teams[0].published.rank = Some(1_000)),
        case("Value", Trf26, FJORD, |facts| facts.prohibitions[0].last_round = RoundNumber(1_000)),
        case("Value", Trf26, FJORD, |facts| {
            facts.accelerations.push(Acceleration { last_number: 10_000, ..acceleration(Points::ZERO) });
        }),
        case("Club", Trf26, FJORD, |facts| facts.players[0].club = facts.text.push("Bergen SK")),
        case("Category", Trf26, FJORD, |facts| facts.players[0].category = facts.text.push("U18")),
        case("FinalNumber", Trf26, FJORD, |facts| facts.players[0].final_number = Some(2)),
        case("Status", Trf26, FJORD, |facts| {
            facts.players[2].status.left = Some(Departure { after: 2, reason: DepartureReason::Withdrawn });
        }),
        case("Rating", Trf26, FJORD, |facts| facts.ratings[0].k = Some(20)),
        case("Rating", Trf26, FJORD, |facts| facts.ratings[0].rating = Elo::new(12_000).unwrap()),
        case("National", Trf16, FJORD, |_| {}),
        case("NationalFederation", Trf26, FJORD, |facts| {
            facts.national[0].federation = facts.text.push("NO");
        }),
        case("External", Trf26, FJORD, |facts| {
            let (name, values) = (facts.text.push("drawing of lots"), vec![None; 5]);
            facts.external.push(ExternalColumn { name, better: Better::Higher, values });
        }),
        case("Round", Trf26, FJORD, |facts| facts.schedule.rounds[0].weight = RoundWeight(200)),
        case("System", Trf26, FJORD, |facts| {
            (facts.system, facts.event.system_code) = (Some(System::Other), TextRange::EMPTY);
        }),
        case("Pace", Trf26, FJORD, |facts| {
            (facts.event.pace, facts.event.time_control) = (Pace::Blitz, TimeControl::default());
        }),
        case("MatchRule", Trf26, CUP, |facts| facts.match_scores.rule = MatchRule::MoreThanHalf),
        case("Scores", Trf16, FJORD, |facts| facts.scores = football()),
        case("Scores", Trf16, CUP, |facts| facts.match_scores.win = Points::from_whole(3)),
        case("Scores", EngineBbp, FJORD, |facts| facts.scores.half_bye = Points::ZERO),
        case("Rounds", Trf26, FJORD, |facts| facts.schedule.announce(100)),
        case("TieBreaks", Trf16, FJORD, |_| {}),
        case("FirstColor", Trf16, FJORD, |_| {}),
        case("TimeControl", Trf16, FJORD, |_| {}),
        case("StartingRank", Trf16, FJORD, |_| {}),
        case("Controller", Trf16, FJORD, |_| {}),
        case("Primary", Trf16, CUP, |_| {}),
        case("BoardColors", Trf16, CUP, |_| {}),
        case("TeamDetails", Trf16, CUP, |_| {}),
        case("LineUp", Trf16, CUP, |facts| facts.teams[0].roster.swap(0, 1)),
        case("ForfeitedMatch", Trf16, CUP, |_| {}),
        case("TeamBye", Trf16, CUP, |facts| {
            facts.rounds.absences.iter_mut().for_each(|absence| absence.bye = Bye::HalfPoint);
        }),
        case("Request", Trf16, FJORD, |facts| {
            facts.schedule.announce(6);
            facts
                .requests
                .push((RoundNumber(5), Absence { participant: ParticipantId(0), bye: Bye::HalfPoint }));
        }),
        case("Colors", Trf26, FJORD, |facts| facts.rounds.pairings[0].colors = Colors::Unknown),
        case("Result", Trf26, FJORD, |facts| {
            facts.rounds.pairings[0].outcome = Outcome::played(Side::Win, Side::Win);
        }),
        case("OpenResult", EngineBbp, FJORD, |facts| facts.rounds.pairings[4].outcome = Outcome::Pending),
        case("Acceleration", Trf16, FJORD, |facts| facts.accelerations.push(acceleration(Points::ZERO))),
        case("Acceleration", EngineJavafo, FJORD, |facts| {
            facts.accelerations.push(acceleration(Points::WHOLE));
        }),
        case("Prohibition", Trf16, FJORD, |_| {}),
        case("Prohibition", EngineJavafo, FJORD, |facts| facts.prohibitions[0].last_round = RoundNumber(2)),
        case("Adjustment", Trf16, FJORD, |facts| facts.adjustments.push(bonus())),
        case("Adjustment", EngineBbp, FJORD, |facts| facts.adjustments.push(bonus())),
        case("Teams", EngineBbp, CUP, |_| {}),
    ]
}

/// Longer than any field for text.
const LONG: &str = "Abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq, Rst";

const fn football() -> ScoreSystem {
    ScoreSystem::new(Points::from_whole(3), Points::WHOLE, Points::ZERO)
}

const fn acceleration(match_points: Points) -> Acceleration {
    Acceleration {
        match_points,
        game_points: Points::WHOLE,
        first_round: RoundNumber(1),
        last_round: RoundNumber(2),
        first_number: 1,
        last_number: 2,
    }
}

fn bonus() -> Adjustment {
    let (what, participants) = (Adjusted::Total, vec![ParticipantId(0)]);
    Adjustment { what, match_points: None, game_points: Some(Points::WHOLE), round: None, participants }
}

#[test]
fn every_loss_is_produced_by_something() {
    for name in NAMES {
        assert!(cases().iter().any(|case| case.loss == *name), "nothing gives {name}");
    }
}

#[test]
fn a_loss_is_refused_by_name() {
    for case in cases() {
        let Err(losses) = write(&case.tournament(), &case.options(Lossy::Refuse)) else {
            panic!("{} is not refused", case.loss);
        };
        assert!(losses.iter().any(|loss| name(loss) == case.loss), "{}: {losses:?}", case.loss);
    }
}

/// With the loss accepted there is a file that can be read, unless no file at all can be written.
#[test]
fn a_loss_is_accepted_unless_it_is_fatal() {
    for case in cases() {
        match write(&case.tournament(), &case.options(Lossy::Accept)) {
            Err(losses) => {
                let fatal = losses.iter().any(|loss| loss.is_fatal() && name(loss) == case.loss);
                assert!(fatal, "{}: {losses:?}", case.loss);
            }
            Ok(Written { bytes, losses, .. }) => {
                assert!(losses.iter().all(|loss| !loss.is_fatal()), "{}", case.loss);
                assert!(losses.iter().any(|loss| name(loss) == case.loss), "{}: {losses:?}", case.loss);
                // Colours that nobody knows are written as such, which a reader must be told to accept.
                let options = ReadOptions { allow: vec!["T045".to_owned()], ..ReadOptions::default() };
                let reading = read(bytes, &options);
                let found = reading.diagnostics.all();
                assert!(reading.tournament.is_some(), "{}: {found:#?}", case.loss);
            }
        }
    }
}

#[test]
fn what_a_format_can_hold_is_no_loss() {
    for (base, profile) in [(FJORD, Profile::Trf26), (CUP, Profile::Trf26), (FJORD, Profile::FideUpload)] {
        assert_eq!(write(&tournament(base), &WriteOptions::new(profile)).unwrap().losses, []);
    }
}

type Change = fn(&mut Facts, TextRange);

/// Every text of a tournament, made too long: either it is written in full, or the loss is named.
#[test]
fn no_text_is_cut_in_silence() {
    let individual: [Change; 15] = [
        |facts, text| facts.event.name = text,
        |facts, text| facts.event.city = text,
        |facts, text| facts.event.federation = text,
        |facts, text| facts.event.chief_arbiter.text = text,
        |facts, text| facts.event.deputies[0].text = text,
        |facts, text| facts.event.time_text = text,
        |facts, text| facts.event.controller = text,
        |facts, text| facts.event.description = text,
        |facts, text| facts.players[0].name = text,
        |facts, text| facts.players[0].federation = text,
        |facts, text| facts.players[0].title = Title::Other(text),
        |facts, text| facts.players[0].fide_id = FideId::Text(text),
        |facts, text| facts.national[0].class = text,
        |facts, text| facts.national[0].origin = text,
        |facts, text| facts.national[0].id = text,
    ];
    for (index, change) in individual.iter().enumerate() {
        for profile in [Profile::Trf26, Profile::FideUpload, Profile::Trf16] {
            not_in_silence(FJORD, *change, profile, index);
        }
    }
    let teams: [Change; 2] =
        [|facts, text| facts.teams[0].name = text, |facts, text| facts.teams[0].nickname = text];
    for (index, change) in teams.iter().enumerate() {
        for profile in [Profile::Trf26, Profile::Trf16] {
            not_in_silence(CUP, *change, profile, index);
        }
    }
}

fn not_in_silence(base: &str, change: Change, profile: Profile, index: usize) {
    let changed = changed(base, |facts| {
        let text = facts.text.push(LONG);
        change(facts, text);
    });
    let options = WriteOptions { lossy: Lossy::Accept, ..WriteOptions::new(profile) };
    let written = write(&changed, &options).unwrap();
    let before = write(&tournament(base), &options).unwrap().losses;
    let whole = String::from_utf8(written.bytes.clone()).unwrap().contains(LONG);
    assert!(
        whole || written.losses.len() > before.len() || before.iter().any(is_about_all),
        "{index} {profile:?}"
    );
    assert!(read_bytes(&written.bytes).tournament.is_some(), "{index} {profile:?}");
}

/// Whether a loss says that the record with the text is not written at all.
fn is_about_all(loss: &Unwritable) -> bool {
    matches!(loss, Unwritable::National { .. } | Unwritable::Controller | Unwritable::TeamDetails { .. })
}

/// Control characters become blanks, and no value moves another out of its columns.
#[test]
fn control_characters_do_not_move_columns() {
    let odd = changed(FJORD, |facts| {
        facts.players[0].name = facts.text.push("Aasen,\tBjorn\r\nthe \u{0}Great\u{1b}");
        facts.event.name = facts.text.push("Fjord\nOpen");
    });
    let options = WriteOptions::new(Profile::Trf26);
    let reading = read_bytes(&write(&odd, &options).unwrap().bytes);
    let again = reading.tournament.unwrap_or_else(|| panic!("{:#?}", reading.diagnostics.all()));
    assert_eq!(again.str(again.players[0].name), "Aasen, Bjorn  the  Great");
    assert_eq!(again.str(again.event.name), "Fjord Open");
}

/// A loss in one place does not spoil the others.
#[test]
fn forfeits_keep_their_values() {
    let both = changed(CUP, |facts| facts.match_scores.forfeit = Some((Points::from_whole(3), Points::ZERO)));
    let written = write(&both, &WriteOptions::new(Profile::Trf26)).unwrap();
    let again = read_bytes(&written.bytes).tournament.unwrap();
    assert_eq!(again.match_scores.forfeit, both.match_scores.forfeit);
    let [winner, loser] = [3, 1].map(|team| {
        let records = exaequo_model::Records::new(&again, exaequo_model::Basis::GamePoints);
        records.of(ParticipantId(team))[1].points
    });
    assert_eq!((winner, loser), (Points::from_whole(2), Points::ZERO));
    assert!(matches!(
        again.rounds.matches_of(RoundNumber(2))[1].outcome,
        exaequo_model::MatchOutcome::Forfeited(NoShow::Black)
    ));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    /// Whatever the tournament and the profile: refused with names, or a file that can be read.
    #[test]
    fn whatever_is_written_can_be_read(tournament in arbitrary::any_tournament()) {
        for profile in
            [Profile::Trf26, Profile::Trf16, Profile::FideUpload, Profile::EngineBbp, Profile::EngineJavafo]
        {
            let options = WriteOptions { lossy: Lossy::Accept, ..WriteOptions::new(profile) };
            match write(&tournament, &options) {
                Err(losses) => prop_assert!(losses.iter().any(Unwritable::is_fatal), "{profile:?}: {losses:?}"),
                Ok(Written { bytes, losses, .. }) => {
                    let reading = read_bytes(&bytes);
                    let found = reading.diagnostics.all();
                    prop_assert!(reading.tournament.is_some(), "{profile:?}: {losses:?} {found:#?}");
                    let refused = write(&tournament, &WriteOptions::new(profile));
                    prop_assert_eq!(refused.map_or_else(Losses::into_vec, |written| written.losses), losses);
                }
            }
        }
    }
}

#[test]
fn a_letter_that_cannot_be_transliterated_is_named() {
    let tournament = changed(FJORD, |facts| facts.players[0].name = facts.text.push("李 Łi"));
    let options = WriteOptions { charset: Charset::Ascii, ..WriteOptions::new(Profile::Trf26) };
    let refused = write(&tournament, &options).unwrap_err();
    assert_eq!(*refused, [Unwritable::Letter { letter: '李' }]);
    assert_eq!(refused.to_string(), "the format cannot hold the letter 李");
    let accepted = write(&tournament, &WriteOptions { lossy: Lossy::Accept, ..options }).unwrap();
    assert!(String::from_utf8(accepted.bytes).unwrap().contains("? Li "));
}
