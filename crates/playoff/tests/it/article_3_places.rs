//! 3.1.1 and 3.1.2: who plays off, for which places.

use exaequo_playoff::ties;
use exaequo_tiebreak::lots::Draw;

use crate::event::{event, regulations, standings, tie};

/// Two first, three third, two sixth, one eighth; the second value splits some of them.
const SCORES: [(u32, u32); 8] = [(9, 3), (9, 2), (8, 5), (8, 5), (8, 1), (7, 4), (7, 4), (6, 0)];

fn played(settings: &str) -> Vec<String> {
    let tournament = event(&SCORES);
    let ties = ties(&standings(&tournament), &regulations(settings));
    ties.iter().map(|one| tie(&tournament, one)).collect()
}

#[test]
fn article_3_1_1_all_places() {
    assert_eq!(played("places = 'all'"), ["AB 1-2 for 1-2", "CDE 3-5 for 3-5", "FG 6-7 for 6-7"]);
}

#[test]
fn article_3_1_1_the_first_place_only() {
    assert_eq!(played("places = 'first'"), ["AB 1-2 for 1-1"]);
    assert_eq!(played(""), ["AB 1-2 for 1-1"], "as in the example of the article");
}

#[test]
fn article_3_1_1_the_first_places_also_where_a_tie_goes_beyond_them() {
    assert_eq!(played("places = 'first 2'"), ["AB 1-2 for 1-2"]);
    assert_eq!(played("places = 'first 3'"), ["AB 1-2 for 1-2", "CDE 3-5 for 3-3"]);
    assert_eq!(played("places = 'medals'"), played("places = 'first 3'"));
    assert_eq!(played("places = 'first 4'"), ["AB 1-2 for 1-2", "CDE 3-5 for 3-4"]);
}

#[test]
fn article_3_1_1_qualifying_places_need_a_play_off_only_across_the_boundary() {
    assert_eq!(played("places = 'qualify 2'"), Vec::<String>::new(), "both of the tie qualify");
    assert_eq!(played("places = 'qualify 1'"), ["AB 1-2 for 1 spots"]);
    assert_eq!(played("places = 'qualify 3'"), ["CDE 3-5 for 1 spots"]);
    assert_eq!(played("places = 'qualify 4'"), ["CDE 3-5 for 2 spots"]);
    assert_eq!(played("places = 'qualify 5'"), Vec::<String>::new());
    assert_eq!(played("places = 'qualify 6'"), ["FG 6-7 for 1 spots"]);
    assert_eq!(played("places = 'qualify 50'"), Vec::<String>::new());
}

#[test]
fn article_3_1_2_after_none_some_or_all_tie_breaks() {
    // Nobody has played, so that all points are equal.
    assert_eq!(played("after = 'none'\nplaces = 'all'"), ["ABCDEFGH 1-8 for 1-8"]);
    assert_eq!(played("after = 1\nplaces = 'all'").len(), 3);
    assert_eq!(played("after = 2\nplaces = 'all'"), ["CD 3-4 for 3-4", "FG 6-7 for 6-7"]);
    assert_eq!(played("after = 'all'\nplaces = 'all'"), played("after = 2\nplaces = 'all'"));
    assert_eq!(played("after = 99\nplaces = 'all'"), played("after = 'all'\nplaces = 'all'"));
}

#[test]
fn article_3_1_2_lots_already_drawn_do_not_keep_anybody_from_playing() {
    let tournament = event(&SCORES);
    let edition = exaequo_tiebreak::Edition::named("fide-2026-03").unwrap();
    let mut options = exaequo_tiebreak::RankingOptions::new(exaequo_tiebreak::Regulations::of(edition));
    options.lots = vec![Draw::for_every_tie("seed")];
    let standings =
        exaequo_tiebreak::Standings::new(&tournament, &options.by("PTS,EXT:p,EXT:s").unwrap()).unwrap();
    let ties = ties(&standings, &regulations("after = 'all'\nplaces = 'all'"));
    assert_eq!(ties.iter().map(|tie| tie.places).collect::<Vec<_>>(), [(3, 4), (6, 7)]);
}

#[test]
fn article_3_1_2_the_first_so_many_by_the_list_qualify() {
    let first = |entrants: &str| played(&format!("after = 'none'\nplaces = 'first'\nentrants = {entrants}"));
    assert_eq!(first("2"), ["AB 1-2 for 1-1"]);
    assert_eq!(first("3"), ["ABCD 1-4 for 1-1"], "C and D are level on the whole list");
    assert_eq!(first("4"), first("3"));
    assert_eq!(first("5"), ["ABCDE 1-5 for 1-1"]);
    assert_eq!(first("8"), ["ABCDEFGH 1-8 for 1-1"]);
    assert_eq!(first("9"), first("8"));
    let qualify = |places: u32| played(&format!("after = 'none'\nplaces = 'qualify {places}'\nentrants = 2"));
    assert_eq!(qualify(1), ["AB 1-2 for 1 spots"]);
    assert_eq!(qualify(2), Vec::<String>::new(), "both qualify by the list");
    assert_eq!(
        played("places = 'all'\nentrants = 2"),
        ["AB 1-2 for 1-2", "CD 3-4 for 3-4", "FG 6-7 for 6-7"]
    );
}
