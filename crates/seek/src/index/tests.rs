//! Whoever is found is who a plain look at everybody finds, in the same order.

use proptest::prelude::*;

use super::{Builder, Index, Question};

/// A number, and the words of a name.
type Player = (u64, Vec<String>);

fn index(players: &[Player]) -> Index {
    let mut builder = Builder::default();
    for (number, words) in players {
        builder.add(*number, words.iter().map(String::as_str));
    }
    builder.finish()
}

/// Everybody is looked at.
fn plainly(players: &[Player], question: &Question<'_>, from: usize, most: usize) -> Vec<usize> {
    let has = |(number, words): &Player| {
        let is_there = |letters: &String| words.iter().any(|word| word.starts_with(letters.as_str()));
        let digits = question.digits.map(|digits| digits.to_string());
        question.beginnings.iter().all(is_there)
            && digits.is_none_or(|digits| number.to_string().starts_with(&digits))
    };
    let all = players.iter().enumerate().skip(from);
    all.filter(|(_, player)| has(player)).map(|(place, _)| place).take(most).collect()
}

/// Few letters, so that much is shared; now and then a word few have.
fn word() -> impl Strategy<Value = String> {
    prop_oneof![4 => "[ab]{1,3}", 2 => "[a-cé李]{1,4}", 1 => "[a-z]{5,6}", 1 => "0[a-c]{3}"]
}

fn number() -> impl Strategy<Value = u64> {
    prop_oneof![4 => 0..2_000_u64, 2 => 1_000_000..1_000_100_u64, 1 => any::<u64>()]
}

fn players(most: usize) -> impl Strategy<Value = Vec<Player>> {
    prop::collection::vec((number(), prop::collection::vec(word(), 0..4)), 0..most)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_500))]

    #[test]
    fn those_are_found_who_fit(
        players in players(120),
        words in prop::collection::vec(prop_oneof![6 => word(), 1 => Just(String::new())], 0..4),
        digits in prop::option::weighted(0.3, number()),
        shorter in 0..6_u32,
        from in 0..130_usize,
        most in 0..20_usize,
    ) {
        let digits = digits.map(|digits| digits / 10_u64.pow(shorter));
        let question = Question { beginnings: &words, digits };
        let index = index(&players);
        prop_assert_eq!(index.find(&question, from, most), plainly(&players, &question, from, most));
        prop_assert_eq!(index.find(&question, 0, most), plainly(&players, &question, 0, most));
    }

    /// One part after the other gives everybody once.
    #[test]
    fn parts_are_the_whole(players in players(60), words in prop::collection::vec(word(), 0..3), most in 1..9_usize) {
        let question = Question { beginnings: &words, digits: None };
        let (index, mut parts, mut from) = (index(&players), Vec::new(), 0);
        loop {
            let part = index.find(&question, from, most);
            let Some(last) = part.last() else { break };
            from = last + 1;
            parts.extend(part);
        }
        prop_assert_eq!(parts, plainly(&players, &question, 0, usize::MAX));
    }

    #[test]
    fn a_number_has_its_place(players in players(40), number in number()) {
        let number = players.first().map_or(number, |player| player.0);
        let plain = players.iter().position(|player| player.0 == number);
        prop_assert_eq!(index(&players).place_of(number), plain);
    }
}

/// A list as large as to drop some of those who were kept, with the strongest of a rare word at its end.
#[test]
fn the_first_are_kept_of_many() {
    let word = |place: usize| if place % 40 < 2 { format!("rare{place:05}") } else { "often".to_owned() };
    let words = |place: usize| vec![word(place), format!("x{}", place % 2)];
    let players: Vec<Player> = (0..200_000).map(|place| (place as u64, words(place))).collect();
    let index = index(&players);
    for beginnings in [vec!["rare".to_owned()], vec!["rare".to_owned(), "x1".to_owned()]] {
        let question = Question { beginnings: &beginnings, digits: None };
        for (from, most) in [(0, 50), (150_000, 3), (0, 5_000), (0, 9_000), (199_990, 50)] {
            assert_eq!(index.find(&question, from, most), plainly(&players, &question, from, most));
        }
    }
}

/// Two words that many have, and hardly anybody both: the guess is wrong, and given up.
#[test]
fn who_has_two_common_words_is_found_however_rare() {
    let words = |place: usize| match place {
        150_000 | 199_999 => vec!["even".to_owned(), "odd".to_owned()],
        _ if place.is_multiple_of(14) => vec!["even".to_owned()],
        _ if place % 15 == 1 => vec!["odd".to_owned()],
        _ => vec!["none".to_owned()],
    };
    let players: Vec<Player> = (0..200_000).map(|place| (place as u64, words(place))).collect();
    let (index, both) = (index(&players), ["od".to_owned(), "ev".to_owned()]);
    let question = Question { beginnings: &both, digits: None };
    let rarest = super::length(&index.rarest(&index.asked(&question)).unwrap());
    let patience = index.patience(&index.asked(&question), rarest, 50);
    assert!((1..150_000).contains(&patience), "{patience}: this is about both ways");
    let found = index.find(&question, 0, 50);
    assert_eq!(found, plainly(&players, &question, 0, 50));
    assert!(found.ends_with(&[150_000, 199_999]));
}

#[test]
fn nobody_is_in_an_empty_list() {
    let (index, letters) = (index(&[]), ["ma".to_owned()]);
    assert!(index.find(&Question { beginnings: &letters, digits: Some(15) }, 0, 50).is_empty());
    assert!(index.find(&Question::default(), 0, 50).is_empty());
    assert_eq!(index.place_of(0), None);
}
