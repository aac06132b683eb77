//! The order of the players in a file makes no difference, up to those who share a place.

use std::collections::BTreeMap;

use exaequo_event::model::{Birth, Sex};
use exaequo_event::prizes::{Prizes, read_prizes};
use exaequo_event::{Event, NewPlayer, date};
use exaequo_prizes::{Due, Money, PrizeAt};
use exaequo_trf::ReadOptions;
use proptest::prelude::*;

const PLAYERS: usize = 9;
const RESULTS: [&str; 3] = ["1-0", "1/2-1/2", "0-1"];

/// Those who share a place. Which of them has a unit that rounding leaves, nothing decides: amounts paid are not told apart.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
struct OfPlace {
    names: Vec<String>,
    /// What each is due, and the things.
    due: Vec<(String, Vec<Due>, Vec<PrizeAt>)>,
    paid: Vec<Money>,
}

#[derive(Clone, Debug)]
struct Meeting {
    round: usize,
    result: usize,
}

/// An event whose players stand in this order in the file, written and read again.
fn event(order: &[usize], meetings: &[Meeting]) -> Event {
    let mut event = Event::new("Shuffled", date(2026, 3, 7), 4);
    let mut ids = [None; PLAYERS];
    for &who in order {
        let sex = if who % 3 == 0 { Sex::Female } else { Sex::Male };
        let mut player = NewPlayer::new(format!("P{who}")).sex(sex);
        if who % 4 != 1 {
            player = player.birth(Birth::Year(2004 + i16::try_from(who).unwrap()));
        }
        ids[who] = Some(event.enter(player).unwrap());
    }
    let id = |who: usize| ids[who].unwrap();
    for round in 0..4 {
        // Everybody but one sits down, each time beside somebody else.
        let pairs: Vec<(usize, usize)> = (1..=PLAYERS / 2)
            .map(|seat| ((round + seat) % PLAYERS, (round + PLAYERS - seat) % PLAYERS))
            .collect();
        let number = event.pair(pairs.iter().map(|&(white, black)| (id(white), id(black)))).unwrap();
        let results = meetings.iter().filter(|meeting| meeting.round == round);
        for (&(white, _), meeting) in pairs.iter().zip(results) {
            event.set_result(number, id(white), RESULTS[meeting.result]).unwrap();
        }
    }
    let bytes = event.to_json().into_bytes();
    Event::read(bytes, &ReadOptions::default()).event().unwrap()
}

/// What stands fast for each place, whoever of those who share it is written first.
fn by_place(prizes: &Prizes) -> BTreeMap<u32, OfPlace> {
    let mut places: BTreeMap<u32, OfPlace> = BTreeMap::new();
    for (index, row) in prizes.standings().rows().enumerate() {
        let Some(rank) = row.place().number() else { continue };
        let own = places.entry(rank).or_default();
        own.names.push(row.name().to_owned());
        if let Some(award) = prizes.allocation().of(index) {
            let dues = award.terms.iter().map(|term| term.due).collect();
            own.due.push((row.name().to_owned(), dues, award.things.clone()));
            own.paid.extend(award.terms.iter().map(|term| term.paid));
        }
    }
    for place in places.values_mut() {
        place.names.sort();
        place.due.sort_by(|one, other| one.0.cmp(&other.0));
        place.paid.sort();
    }
    places
}

fn sums(prizes: &Prizes) -> [Money; 3] {
    let allocation = prizes.allocation();
    [allocation.paid, allocation.not_given(), allocation.kept()]
}

const GROUPS: &str = "[[group]]\nname = 'Open'\nmoney = [500, 300, 100]\nthings = ['Cup']\n\
    [[group]]\nname = 'Women'\nfor = 'women'\nmoney = [200, 55]\n\
    [[group]]\nname = 'Juniors'\nfor = 'U16'\nmoney = [110]\nthings = ['Clock', 'Book']\n\
    [[group]]\nname = 'Best girl'\nfor = 'women, U18'\nmoney = [33.33]\nin-addition = true";

fn meetings() -> impl Strategy<Value = Vec<Meeting>> {
    prop::collection::vec(0..RESULTS.len(), 4 * (PLAYERS / 2)).prop_map(|results| {
        let meeting = |(index, result)| Meeting { round: index / (PLAYERS / 2), result };
        results.into_iter().enumerate().map(meeting).collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn shuffling_the_players_of_a_file_changes_nothing(
        meetings in meetings(),
        order in Just((0..PLAYERS).collect::<Vec<_>>()).prop_shuffle(),
        sharing in prop::sample::select(vec!["equally", "hort", "none"]),
        per_player in prop::sample::select(vec!["one", "several"]),
        unit in prop::sample::select(vec!["0.01", "1"]),
        by in prop::sample::select(vec!["PTS", "PTS,BH,SB"]),
    ) {
        let text = format!("sharing = '{sharing}'\nper-player = '{per_player}'\nunit = {unit}\n{GROUPS}");
        let list = read_prizes("prizes.toml", &text).unwrap();
        let of = |order: &[usize]| event(order, &meetings).standings(by).unwrap().prizes(&list).unwrap();
        let (one, other) = (of(&(0..PLAYERS).collect::<Vec<_>>()), of(&order));
        prop_assert_eq!(by_place(&one), by_place(&other));
        prop_assert_eq!(sums(&one), sums(&other));
    }
}
