//! Article 2: what becomes of those who are tied.

use exaequo_playoff::{Places, PlayOffRegulations, TieMethod, share, ties};

use crate::event::{GAME, event, order, regulations, standings, tie};

#[test]
fn article_2_1_silent_regulations_mean_the_list() {
    let silent = PlayOffRegulations::parse("").unwrap();
    assert_eq!(silent.method, TieMethod::List);
    let tournament = event(&[(5, 1), (5, 2), (4, 0)]);
    assert!(ties(&standings(&tournament), &silent).is_empty());
}

#[test]
fn article_2_1_tied_participants_share_the_place() {
    let tournament = event(&[(5, 1), (5, 2), (4, 9), (3, 5), (3, 5)]);
    let text = format!("method = 'share'\nafter = 1\n{GAME}");
    let regulations = PlayOffRegulations::parse(&text).unwrap();
    let mut standings = standings(&tournament);
    assert!(ties(&standings, &regulations).is_empty(), "nobody plays");
    share(&mut standings, &regulations);
    assert_eq!(order(&standings), "1=B 1=A 3C 4=D 4=E");
    let is_needed =
        |notice: &exaequo_tiebreak::Notice| matches!(notice, exaequo_tiebreak::Notice::LotsNeeded { .. });
    assert!(!standings.notices.iter().any(is_needed), "4.2: the regulations say that they are not broken");
}

#[test]
fn article_2_2_1_a_play_off_concerns_those_who_are_tied() {
    let tournament = event(&[(5, 1), (5, 2), (4, 0)]);
    let regulations = regulations("places = 'all'");
    assert_eq!(regulations.places, Places::All);
    let ties = ties(&standings(&tournament), &regulations);
    assert_eq!(ties.iter().map(|one| tie(&tournament, one)).collect::<Vec<_>>(), ["BA 1-2 for 1-2"]);
}

#[test]
fn article_2_2_2_by_the_list_nobody_plays() {
    let tournament = event(&[(5, 1), (5, 1)]);
    let regulations = PlayOffRegulations::parse("method = 'list'").unwrap();
    assert!(ties(&standings(&tournament), &regulations).is_empty());
}
