//! Explanations, comparisons and checks of published ranks.

use exaequo_event::{Event, Hint, Ranking, RankingError};
use exaequo_trf::ReadOptions;

use crate::events::{four, trf};

#[test]
fn a_criterion_that_is_named_needs_no_list() {
    let (event, [alyx, ..]) = four();
    let explanation = event.explain("Alyx", "BH").unwrap();
    assert_eq!((explanation.who(), explanation.against()), (alyx.participant(), None));
    let (standings, position) = explanation.only().unwrap();
    assert_eq!(standings.criteria()[position].to_string(), "BH");
    // 1 + 1½ points of the two opponents.
    let terms = standings.table().terms(&standings.criteria()[position], alyx.participant());
    assert_eq!(terms.iter().map(|term| term.value).collect::<Vec<_>>(), [100, 150]);
}

#[test]
fn a_criterion_beside_the_list_is_explained_without_changing_it() {
    let (event, _) = four();
    let standings = event.standings("SB").unwrap();
    let explanation = standings.explain("Bruno", "bh-c1").unwrap();
    let (own, position) = explanation.only().unwrap();
    assert_eq!(own.criteria()[position].to_string(), "BH/C1");
    let list: Vec<_> = explanation.standings().criteria().iter().map(ToString::to_string).collect();
    assert_eq!(list, ["PTS", "SB"]);
}

#[test]
fn whoever_is_not_there_cannot_be_explained() {
    let (event, _) = four();
    let standings = event.standings("SB").unwrap();
    assert!(matches!(standings.explain("Zoë", "SB"), Err(RankingError::Who(_))));
    assert!(
        matches!(standings.explain("Alyx", "XYZ"), Err(RankingError::Criterion { found, .. }) if found == "XYZ")
    );
}

#[test]
fn a_criterion_that_is_left_out_hints_at_its_own_reason() {
    let (event, _) = four();
    let hint = |criterion: &str| event.explain("Alyx", criterion).unwrap_err().hint();
    assert_eq!(hint("EXT:speed"), Some(Hint::GiveTheValues));
    assert_eq!(hint("EDE"), Some(Hint::LookAtTheCatalogue), "it ranks teams, and nothing else helps");
    assert_eq!(hint("ARO"), Some(Hint::RateUnrated));
}

#[test]
fn nobody_is_compared_with_oneself() {
    let (event, [alyx, _, chloe, _]) = four();
    let standings = event.standings("SB").unwrap();
    let error = standings.compare(alyx, "1").unwrap_err();
    assert_eq!(error, RankingError::Oneself { number: 1, name: "Alyx".into() });
    assert_eq!(error.hint(), Some(Hint::NameSomebodyElse));
    let compared = standings.compare("Alyx", "Chloé").unwrap();
    assert_eq!((compared.who(), compared.against()), (alyx.participant(), Some(chloe.participant())));
}

#[test]
fn published_ranks_are_compared_with_the_list() {
    let read = |ranks| {
        let text = trf("042 2026/03/07\n202 DE\n", ranks);
        Event::read(text, &ReadOptions::default()).event().unwrap()
    };
    let right = read([1, 2]).check_ranks().unwrap();
    assert!(right.agrees() && right.misplaced().is_empty());
    let wrong = read([2, 1]).check_ranks().unwrap();
    assert!(!wrong.agrees());
    assert_eq!(wrong.misplaced().len(), 2);
    assert_eq!(wrong.standings().rows().next().unwrap().name(), "Alyx");
    let (without, _) = four();
    assert!(without.check_ranks().unwrap().agrees(), "nothing is published");
    assert!(without.standings(Ranking::by("DE")).unwrap().check_ranks().agrees(), "nothing is published");
}
