//! Which edition, which list, which round; values from elsewhere.

use exaequo_event::{Chosen, Event, ExternalValues, Hint, Ranking, RankingError, ValuesError, date};
use exaequo_model::{Better, PlayerId};
use exaequo_tiebreak::Exact;
use exaequo_trf::ReadOptions;

use crate::events::{four, level, order, trf};

fn read(text: &str) -> Event {
    Event::read(text, &ReadOptions::default()).event().unwrap()
}

fn edition(standings: &exaequo_event::Standings) -> &'static str {
    standings.options().regulations.edition.name
}

#[test]
fn the_first_day_chooses_the_edition() {
    for (header, name, day) in [
        ("042 2026/03/01\n", "fide-2026-03", date(2026, 3, 1)),
        ("042 2026/02/28\n", "fide-2024-08", date(2026, 2, 28)),
        ("042 2023/08/31\n", "fide-2009", date(2023, 8, 31)),
    ] {
        let standings = read(&trf(header, [1, 2])).standings("DE").unwrap();
        assert_eq!((edition(&standings), standings.chosen()), (name, Chosen::ByStart(day)));
    }
    let error = read(&trf("042 1999/12/31\n", [1, 2])).standings("DE").unwrap_err();
    assert_eq!(error, RankingError::NoEdition { start: Some(date(1999, 12, 31)) });
    assert_eq!(error.hint(), Some(Hint::NameTheEdition));
}

#[test]
fn an_edition_that_did_not_bind_every_event_yet_is_an_assumption() {
    for (start, assumed) in [("2023/09/01", true), ("2024/03/31", true), ("2024/04/01", false)] {
        let standings = read(&trf(&format!("042 {start}\n"), [1, 2])).standings("DE").unwrap();
        assert_eq!(edition(&standings), "fide-2023-09");
        let told = standings.table().notices.iter().any(|notice| notice.code() == "S027");
        assert_eq!(told, assumed, "{start}");
    }
    let named = read(&trf("042 2023/10/01\n", [1, 2])).standings(Ranking::by("DE").edition("fide-2023-09"));
    assert!(named.unwrap().table().notices.iter().all(|notice| notice.code() != "S027"));
}

#[test]
fn without_a_date_it_is_the_newest_and_that_is_said() {
    let standings = read(&trf("", [1, 2])).standings("DE").unwrap();
    assert_eq!((edition(&standings), standings.chosen()), ("fide-2026-03", Chosen::Newest));
    let told = |standings: &exaequo_event::Standings| {
        standings.table().notices.iter().any(|notice| notice.code() == "S038")
    };
    assert!(told(&standings));
    let named = read(&trf("", [1, 2])).standings(Ranking::by("DE").edition("fide-2026-03")).unwrap();
    assert!(!told(&named));
}

#[test]
fn an_edition_is_named_or_read_from_toml() {
    let (event, _) = four();
    let named = event.standings(Ranking::by("DE").edition("FIDE-2009")).unwrap();
    assert_eq!((edition(&named), named.chosen()), ("fide-2009", Chosen::ByName));
    let toml = "edition = 'fide-2026-03'\nbye-cap = 'none'\n";
    let own = event.standings(Ranking::by("DE").provisions("own.toml", toml)).unwrap();
    let changed: Vec<_> = own.options().regulations.changed().map(|provision| provision.key).collect();
    assert_eq!((edition(&own), own.chosen(), changed), ("fide-2026-03", Chosen::ByName, vec!["bye-cap"]));
    let error = event.standings(Ranking::by("DE").edition("fide-1999")).unwrap_err();
    assert_eq!(error, RankingError::UnknownEdition("fide-1999".into()));
    let error = event.standings(Ranking::by("DE").provisions("own.toml", "edition = 'x'")).unwrap_err();
    assert!(matches!(error, RankingError::Provisions(wrong) if wrong.file == "own.toml"));
}

#[test]
fn the_list_is_that_of_the_file_of_the_question_or_of_a_preset() {
    let event = read(&trf("202 DE,WIN\n", [1, 2]));
    let codes = |ranking: Ranking| -> Vec<String> {
        event.standings(ranking).unwrap().criteria().iter().map(ToString::to_string).collect()
    };
    assert_eq!(codes(Ranking::default()), ["PTS", "DE", "WIN"]);
    assert_eq!(codes(Ranking::by("SB")), ["PTS", "SB"]);
    assert_eq!(codes(Ranking::preset("FIDE-round-robin")), ["PTS", "DE", "WIN", "SB", "KS"]);
    let refused = |ranking: Ranking| event.standings(ranking).unwrap_err();
    assert_eq!(refused(Ranking::preset("best")), RankingError::UnknownPreset("best".into()));
    assert_eq!(refused(Ranking::by(" ")), RankingError::EmptyList);
    assert!(
        matches!(refused(Ranking::by("BUH, XYZ")), RankingError::List { errors, .. } if errors.len() == 2)
    );
    let (without, _) = four();
    let by_points = without.standings(Ranking::default()).unwrap();
    assert_eq!(order(&by_points), "1= Alyx, 1= Chloé, 3 Bruno, 4 Dana");
    assert!(by_points.table().notices.iter().any(|notice| notice.code() == "S026"));
}

#[test]
fn points_then_the_sum_of_the_opponents_points() {
    let (event, [alyx, _, chloe, _]) = four();
    let standings = event.standings("BH, SB").unwrap();
    assert_eq!(order(&standings), "1 Alyx, 2 Chloé, 3 Bruno, 4 Dana");
    let halves = |number| Some(Exact::new(number, 2.try_into().unwrap()));
    let quarters = |number| Some(Exact::new(number, 4.try_into().unwrap()));
    let values =
        |who: PlayerId| standings.rows().find(|row| row.participant() == who.participant()).unwrap().values();
    // Buchholz 1 + 1½ and 0 + 1½; Sonneborn-Berger 1 × 1 + ½ × 1½ and 1 × 0 + ½ × 1½.
    assert_eq!(values(alyx), [halves(3), halves(5), quarters(7)]);
    assert_eq!(values(chloe), [halves(3), halves(3), quarters(3)]);
}

#[test]
fn standings_after_a_round() {
    let (event, _) = four();
    let first = event.standings(Ranking::by("PTS").after_round(1)).unwrap();
    assert_eq!(order(&first), "1= Alyx, 1= Chloé, 3= Bruno, 3= Dana");
    let error = event.standings(Ranking::by("PTS").after_round(3)).unwrap_err();
    assert_eq!(error, RankingError::NoRound { asked: 3, paired: 2 });
}

#[test]
fn lots_need_a_seed() {
    let event = level();
    assert_eq!(event.standings(Ranking::by("PTS").lots(" ")).unwrap_err(), RankingError::NoSeed);
    assert_eq!(order(&event.standings("PTS").unwrap()), "1= Alyx, 1= Bruno");
    let drawn = event.standings(Ranking::by("PTS").lots("17:05")).unwrap();
    let again = event.standings(Ranking::by("PTS").lots("17:05")).unwrap();
    assert_eq!(order(&drawn), order(&again));
    assert!(drawn.ties(1, 2).is_err());
}

#[test]
fn values_computed_elsewhere_rank_by_their_end() {
    let event = level();
    let jury = |better, content: &str| ExternalValues::parse("jury", better, "jury.csv", content);
    let content = "number,value\n1,7.5\n2,9\n";
    for (better, expected) in [(Better::Higher, "1 Bruno, 2 Alyx"), (Better::Lower, "1 Alyx, 2 Bruno")] {
        let ranking = Ranking::by("EXT:jury").external(jury(better, content).unwrap());
        assert_eq!(order(&event.standings(ranking).unwrap()), expected);
    }
    assert!(event.tournament().external.is_empty(), "the event itself has no column");
    let (file, line) = ("jury.csv".to_owned(), 2);
    let ranking = |content| Ranking::by("EXT:jury").external(jury(Better::Higher, content).unwrap());
    let error = event.standings(ranking("1,2\n3,4\n")).unwrap_err();
    assert_eq!(error, RankingError::Values(ValuesError::Nobody { file: file.clone(), line, number: 3 }));
    let error = event.standings(ranking("1,2\n1,4\n")).unwrap_err();
    assert_eq!(error, RankingError::Values(ValuesError::Twice { file: file.clone(), line, number: 1 }));
    let error = jury(Better::Higher, "1,2\n2 three\n").unwrap_err();
    assert_eq!(error, ValuesError::Line { file, line, found: "2 three".into() });
}

#[test]
fn ties_are_asked_for_by_places() {
    let (event, [alyx, bruno, chloe, _]) = four();
    let standings = event.standings("PTS").unwrap();
    let tied = standings.ties(1, 2).unwrap();
    assert_eq!(
        (tied[0].first, tied[0].members.as_slice()),
        (1, &[alyx.participant(), chloe.participant()][..])
    );
    let all = standings.ties(1, 4).unwrap();
    assert_eq!(all.len(), 1, "{} is third alone", bruno.0);
    for (first, last) in [(1, 1), (2, 3), (3, 4), (0, 2), (4, 3), (5, 9), (1, u32::MAX), (0, u32::MAX)] {
        assert!(standings.ties(first, last).is_err(), "{first} to {last}");
    }
}
