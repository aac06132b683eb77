//! Starting ranks: how they were made (172), national records, and files whose order counts (`XXC rank`).

use exaequo_model::{StartingRankMethod, TextRange, Tournament};
use exaequo_trf::{Profile, Unwritable, WriteOptions, write};

use crate::support::{FJORD, changed, codes, player, read_text, text, tournament};

/// Three players below some records.
fn file(records: &str) -> String {
    format!("{records}\n{}{}{}", player(1, ""), player(2, ""), player(3, ""))
}

fn check(records: &str, found: &[&str], federation: &str, method: Option<StartingRankMethod>) -> Tournament {
    let reading = read_text(&file(records));
    assert_eq!(codes(&reading), found, "{records}");
    let tournament = reading.tournament.unwrap();
    let event = &tournament.event;
    assert_eq!(
        (text(&tournament, event.starting_rank_federation), event.starting_rank),
        (federation.to_owned(), method)
    );
    tournament
}

fn write_again(tournament: &Tournament, profile: Profile) -> String {
    let written = write(tournament, &WriteOptions::new(profile));
    String::from_utf8(written.unwrap_or_else(|losses| panic!("{losses:?}")).bytes).unwrap()
}

/// Section 3: one record per federation. The first counts, the others stay in the file.
#[test]
fn one_method_per_federation() {
    use StartingRankMethod::{Fide, FideElseNational, National};
    let both = check("172 NOR FIDON\n172 SWE NRO", &[], "NOR", Some(FideElseNational));
    let again = write_again(&both, Profile::Trf26);
    assert!(again.contains("\r\n172 NOR FIDON\r\n") && again.contains("\r\n172 SWE NRO\r\n"), "{again}");
    let again = tournament(&again);
    assert_eq!(write_again(&again, Profile::Trf26), write_again(&both, Profile::Trf26));
    assert_eq!((again.remarks.len(), again.event.starting_rank), (1, Some(FideElseNational)));
    // Of one federation the last record counts.
    check("172 NOR FIDON\n172 NOR FIDE", &["T015"], "NOR", Some(Fide));
    check("172 NOR FIDON\n172 nor fidon", &[], "nor", Some(FideElseNational));
    check("172 NO FIDE", &["T022"], "", None);
    check("172 NORGE FIDE\n172 SWE NRO", &["T022"], "SWE", Some(National));
    check("172 NOR FIDON\n172 SWE NRO\n172 NOR FIDE", &["T015"], "NOR", Some(Fide));
}

/// 4.2: without a federation the record means that of the national records.
#[test]
fn the_federation_of_the_national_records() {
    use StartingRankMethod::NationalElseFide;
    check("172 NIDOF", &["T062"], "", Some(NationalElseFide));
    check("172 NIDOF\nNOR    1\nNOR    2", &["T062"], "NOR", Some(NationalElseFide));
    check("172 NIDOF\nNOR    1\nSWE    2", &["T062"], "", Some(NationalElseFide));
}

/// Section 7: the federation must be that of record 172; each other one is named once.
#[test]
fn national_records_of_other_federations() {
    use StartingRankMethod::Fide;
    check("172 NOR FIDE\nNOR    1", &[], "NOR", Some(Fide));
    check("172 NOR FIDE\nSWE    1\nSWE    2\nDEN    3", &["T098", "T098"], "NOR", Some(Fide));
    check("172 NOR FIDE\n172 SWE NRO\nSWE    1", &[], "NOR", Some(Fide));
    check("NOR    1\nSWE    2", &[], "", None);
}

/// A player may be in the lists of two federations; a rating is written once.
#[test]
fn two_national_records_of_one_player() {
    let line = "NOR    5 w    Hagen, Ida                        1712 VES     N-20455\n";
    let both = tournament(&changed(FJORD, line, &format!("{line}SWE    5\n")));
    let again = tournament(&write_again(&both, Profile::Trf26));
    assert_eq!((both.national.len(), again.national.len()), (2, 2));
    assert_eq!(again.ratings, both.ratings);
}

/// 12.1: with `rank` the place in the file is the pairing number.
#[test]
fn the_order_of_the_file_may_count() {
    let numbers = |tournament: &Tournament| -> Vec<(u32, Option<u32>)> {
        tournament.players.iter().map(|player| (player.number, player.final_number)).collect()
    };
    let players = [player(3, ""), player(1, ""), player(7, "")].concat();
    let plain = read_text(&players);
    assert_eq!(codes(&plain), ["T025"]);
    assert_eq!(numbers(&plain.tournament.unwrap()), [(3, None), (1, None), (7, None)]);
    let ordered = read_text(&format!("142 5\nXXC rank\n{players}"));
    assert_eq!(codes(&ordered), [""; 0]);
    let ordered = ordered.tournament.unwrap();
    assert_eq!(numbers(&ordered), [(3, Some(1)), (1, Some(2)), (7, Some(3))]);
    for profile in [Profile::Trf26, Profile::EngineJavafo] {
        let again = write_again(&ordered, profile);
        assert!(again.contains("XXC rank\r\n"), "{again}");
        assert_eq!(numbers(&tournament(&again)), numbers(&ordered), "{again}");
    }
    for profile in [Profile::Trf16, Profile::FideUpload] {
        let losses = write(&ordered, &WriteOptions::new(profile)).unwrap_err();
        assert_eq!(*losses, [3, 1, 7].map(|number| Unwritable::FinalNumber { number }));
    }
}

/// A federation that is not three letters has no place in record 172.
#[test]
fn federations_that_do_not_fit() {
    for name in ["Fjord", "Fj"] {
        let mut facts = tournament(FJORD).into_facts();
        let start = facts.event.name.start();
        facts.event.starting_rank_federation = TextRange::new(start, start + name.len());
        let losses = write(&Tournament::new(facts).unwrap(), &WriteOptions::new(Profile::Trf26)).unwrap_err();
        assert_eq!(*losses, [Unwritable::StartingRank], "{name}");
    }
}

/// Numbers that follow the order of the file have nothing to say about it.
#[test]
fn an_order_that_the_numbers_follow() {
    let ordered = tournament(&changed(FJORD, "152 W", "152 W\nXXC rank"));
    assert!(ordered.players.iter().all(|player| player.final_number.is_none()));
    assert!(!write_again(&ordered, Profile::Trf26).contains("XXC"));
}
