//! What becomes of a file when its event is changed.

use exaequo_event::{At, ChangeError, Event, NewPlayer, Ranking, Target, date};
use exaequo_model::RoundNumber;
use exaequo_trf::{Profile, ReadOptions};

const FILE: &str = "\
012 Two friends
042 2026/03/07
142 2
001    1      Alyx                              2200                             1.0    1     2 w 1     2 b
001    2      Bruno                             2150                             0.0    2     1 b 0     1 w
";

#[test]
fn points_of_a_file_give_way_to_new_results() {
    let mut event = Event::read(FILE, &ReadOptions::default()).event().unwrap();
    event.set_result(RoundNumber(1), At::Board(1), "0-1").unwrap();
    assert_eq!((event.trf_profile().is_some(), event.source().is_none()), (true, true));
    let written = event.write(&Target::Preserve).unwrap().bytes;
    assert_ne!(written, FILE.as_bytes());
    let again = Event::read(event.to_trf(Profile::Trf26).unwrap(), &ReadOptions::default());
    let codes: Vec<_> =
        again.source().trf().unwrap().diagnostics.all().iter().map(|one| one.problem.code()).collect();
    assert!(!codes.contains(&"T014"), "{codes:?}");
}

#[test]
fn whoever_is_added_to_a_file_is_written_with_it() {
    let mut event = Event::read(FILE, &ReadOptions::default()).event().unwrap();
    let late = event.add_player("Late", 1800);
    assert_eq!(event.tournament().number_of(late.participant()), 3);
    assert!(event.source().is_none(), "the file is no longer what the event is");
    let written = event.write(&Target::Preserve).unwrap().bytes;
    assert!(String::from_utf8(written).unwrap().contains("Late"));
}

#[test]
fn whoever_is_added_behind_the_highest_number_gets_one_that_is_free() {
    let mut event = Event::new("Open", date(2026, 3, 7), 1);
    event.enter(NewPlayer::new("Last").number(u32::MAX)).unwrap();
    event.enter(NewPlayer::new("First").number(1)).unwrap();
    let late = event.add_player("Late", 1800);
    assert_eq!(event.tournament().number_of(late.participant()), 2);
    assert_eq!(event.tournament().name_of(late.participant()), "Late");
}

#[test]
fn ranks_after_an_earlier_round_leave_the_points_to_the_games() {
    let mut event = Event::read(FILE, &ReadOptions::default()).event().unwrap();
    event.set_result(RoundNumber(2), At::Board(1), "1-0").unwrap();
    event.standings(Ranking::by("DE").after_round(1)).unwrap().write_into(&mut event).unwrap();
    let again = Event::read(event.to_trf(Profile::Trf26).unwrap(), &ReadOptions::default());
    let found = again.source().trf().unwrap().diagnostics.all();
    assert!(found.iter().all(|one| one.problem.code() != "T014"), "{found:?}");
}

#[test]
fn standings_are_not_written_into_another_event() {
    let event = Event::read(FILE, &ReadOptions::default()).event().unwrap();
    let mut other = Event::new("Other", date(2026, 3, 7), 1);
    other.add_player("Somebody", 0);
    let standings = event.standings("DE").unwrap();
    assert_eq!(standings.write_into(&mut other), Err(ChangeError::OtherEvent));
}
