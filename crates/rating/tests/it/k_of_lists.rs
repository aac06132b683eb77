//! 7.11, 8.56: the games and the highest rating behind K, as the list before the rating list has them (ruling 48).

use exaequo_model::{Outcome, Pace, RatingEntry, Tournament};
use exaequo_rating::{Edition, EventRating, Provisions};

use crate::series::{EVEN, GOOD, event, newcomer, of_file, rated, rules};

/// K 40 below thirty games, K 20 from then on; a list a month.
fn of_2014() -> Provisions {
    let rules = Edition::FIDE_2014.provisions[Pace::Standard].expect("for standard chess");
    Provisions { games_needed: 3, ..rules }
}

/// Three days of 2015, from the first of a month on.
fn month(number: u32) -> [String; 2] {
    ["01", "03"].map(|day| format!("2015-{number:02}-{day}"))
}

fn in_month(number: u32, results: [char; 3]) -> Tournament {
    let days = month(number);
    event([&days[0], &days[1]], results)
}

/// The same event, with a rating of the newcomer in the file.
fn stating(tournament: Tournament, rating: u32, games: Option<u32>) -> Tournament {
    let mut facts = tournament.into_facts();
    facts.ratings.push(RatingEntry { games, ..of_file(3, rating) });
    Tournament::new(facts).expect("coherent")
}

/// K, and whether it is assumed.
fn k_of_newcomer(rating: &EventRating) -> (u8, bool) {
    let k = rating.players[3].k.expect("rated");
    (k.value, k.is_assumed())
}

const fn known(value: u8) -> (u8, bool) {
    (value, false)
}

const fn assumed(value: u8) -> (u8, bool) {
    (value, true)
}

/// 8.56: every file repeats the rating that the list has. Three games of January, three a month: thirty in November.
#[test]
fn article_8_56_ruling_48_a_file_that_repeats_the_rating_keeps_the_games_behind_it() {
    let rules = of_2014();
    let mut events = vec![in_month(1, GOOD)];
    for number in 2..=11 {
        let blank = in_month(number, EVEN);
        let (ratings, _) = rated(&rules, &[events.clone(), vec![blank.clone()]].concat());
        let listed = newcomer(ratings.last().expect("rated")).0.expect("published");
        events.push(stating(blank, listed.into(), None));
    }
    let (ratings, _) = rated(&rules, &events);
    let k: Vec<_> = ratings.iter().skip(1).map(k_of_newcomer).collect();
    assert_eq!(k, [[known(40); 9].as_slice(), &[known(20)]].concat());
}

/// 8.56: all ratings there were are known, and the file repeats the last of them: K 30 is known, not assumed.
#[test]
fn article_8_56_ruling_48_a_file_that_repeats_the_rating_keeps_the_highest_one() {
    let rules = rules();
    let first = event(["2009-08-01", "2009-08-09"], GOOD);
    let second = event(["2009-09-01", "2009-09-09"], EVEN);
    let third = stating(event(["2009-11-01", "2009-11-09"], EVEN), 2026, None);
    let (ratings, _) = rated(&rules, &[first, second, third]);
    assert_eq!((newcomer(&ratings[2]).0, k_of_newcomer(&ratings[2])), (Some(2026), known(30)));
}

/// 8.56: an event from January to February is rated in March. The list of February, with the games of another event, has
/// thirty games; the list of January had 27.
#[test]
fn article_8_56_ruling_48_thirty_games_on_the_list_before_the_rating_list() {
    let first = stating(event(["2015-01-02", "2015-01-04"], EVEN), 2000, Some(27));
    let long = stating(event(["2015-01-20", "2015-02-10"], EVEN), 2000, Some(27));
    let (ratings, _) = rated(&of_2014(), &[first, long]);
    let k: Vec<_> = ratings.iter().map(k_of_newcomer).collect();
    assert_eq!(k, [known(40), known(20)]);
}

/// 8.56: another rating than that of the list comes of events that are not here, so there may be more games than these.
#[test]
fn article_8_56_ruling_48_another_rating_in_the_file_leaves_the_games_as_the_fewest() {
    let other = |number, rating| stating(in_month(number, EVEN), rating, None);
    let (ratings, _) = rated(&of_2014(), &[in_month(1, GOOD), other(2, 1990), in_month(3, EVEN)]);
    assert_eq!((k_of_newcomer(&ratings[1]), k_of_newcomer(&ratings[2])), (assumed(40), assumed(40)));
    let many = stating(in_month(1, EVEN), 2000, Some(27));
    let (ratings, _) = rated(&of_2014(), &[many, other(2, 1990)]);
    assert_eq!(k_of_newcomer(&ratings[1]), known(20), "thirty games are thirty however many there are");
}

/// 7.11: whoever has a rating and no rated game has it still when a later file leaves it blank.
#[test]
fn article_7_11_a_rated_player_without_a_rated_game_is_remembered() {
    let mut facts = event(["2009-08-01", "2009-08-09"], EVEN).into_facts();
    facts.ratings.push(of_file(3, 1900));
    facts.rounds.pairings.iter_mut().for_each(|pairing| {
        pairing.outcome = Outcome::Unknown;
    });
    let unplayed = Tournament::new(facts).expect("coherent");
    let later = event(["2009-09-01", "2009-09-09"], GOOD);
    let (ratings, _) = rated(&rules(), &[unplayed, later]);
    assert_eq!(newcomer(&ratings[1]), (Some(1900), None));
}
