//! What holds for any games.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;

use exaequo_model::{Birth, Date, FideId, Outcome, Pace, Points, Rateable, Side, Tournament};
use exaequo_rating::eligibility::{findings, periods_in};
use exaequo_rating::period::{EventOfPeriod, Period, PeriodGame, PeriodPlayer, rate_period};
use exaequo_rating::{
    ChangeTerm, Declared, DifferenceLimit, Edition, Entrants, EventRating, FirstResult, Game, Input, Least,
    Pooled, Provisions, RatingBasis, RatingChange, Rounded, Rounding, Total, terms,
};
use exaequo_testkit::Plan;
use exaequo_testkit::arbitrary::any_tournament;
use proptest::prelude::*;

use crate::support::{Event, check, rate};

fn standard(edition: &Edition) -> Provisions {
    edition.provisions[Pace::Standard].expect("for standard chess")
}

fn score() -> impl Strategy<Value = Points> {
    (0..=2).prop_map(Points::from_halves)
}

fn edition() -> impl Strategy<Value = &'static Edition> {
    proptest::sample::select(Edition::ALL.iter().collect::<Vec<_>>())
}

fn games() -> impl Strategy<Value = Vec<(i32, Points)>> {
    proptest::collection::vec((1000..2900, score()), 1..20)
}

fn total(limit: DifferenceLimit, own: i32, games: &[(i32, Points)]) -> Total {
    let games = games.iter().map(|(opponent, score)| Game { own, opponent: *opponent, score: *score });
    terms(limit, games).iter().collect()
}

proptest! {
    #[test]
    fn what_one_side_wins_the_other_loses(
        white in 1000..2900, black in 1000..2900, score in score(),
        limit in proptest::sample::select(vec![DifferenceLimit::None, DifferenceLimit::Always(400), DifferenceLimit::Always(350)]),
    ) {
        let one = total(limit, white, &[(black, score)]);
        let other = total(limit, black, &[(white, Points::WHOLE - score)]);
        prop_assert_eq!(one.gain() + other.gain(), Points::ZERO);
    }

    #[test]
    fn a_better_result_never_costs(
        own in 1000..2900, mut games in games(), index in any::<prop::sample::Index>(), edition in edition(),
    ) {
        let rules = standard(edition);
        let before = total(rules.limit, own, &games).gain();
        let place = index.index(games.len());
        games[place].1 += Points::HALF;
        prop_assume!(games[place].1 <= Points::WHOLE);
        prop_assert!(total(rules.limit, own, &games).gain() > before);
    }

    #[test]
    fn a_better_first_result_never_costs(mut games in games(), index in any::<prop::sample::Index>(), edition in edition()) {
        let rules = standard(edition);
        let rating = |games: &[(i32, Points)]| {
            let mut result = FirstResult::default();
            for (opponent, score) in games {
                result.add(*opponent, *score);
            }
            rules.first_rating(&result)
        };
        let before = rating(&games);
        let place = index.index(games.len());
        games[place].1 += Points::HALF;
        prop_assume!(games[place].1 <= Points::WHOLE);
        prop_assert!(rating(&games) >= before);
    }

    #[test]
    fn the_order_of_the_games_is_irrelevant(own in 1000..2900, games in games(), edition in edition()) {
        let rules = standard(edition);
        let mut others = games.clone();
        others.reverse();
        let (one, other) = (total(rules.limit, own, &games), total(rules.limit, own, &others));
        prop_assert_eq!(one.gain(), other.gain());
        prop_assert_eq!(one.average(), other.average());
        prop_assert_eq!(one.performance(), other.performance());
    }

    #[test]
    fn rounding_by_event_and_by_period_agree_within_half_a_point_per_event(
        rating in 1400..2900, changes in proptest::collection::vec(-5000..5000i32, 1..5),
    ) {
        let changes: Vec<RatingChange> = changes.into_iter().map(RatingChange).collect();
        for rounding in [Rounding::RatingHalfUp, Rounding::ChangeAwayFromZero] {
            let period = rounding.after_period(Rounded::EachPeriod, rating, &changes);
            let event = rounding.after_period(Rounded::EachEvent, rating, &changes);
            let events = i32::try_from(changes.len()).expect("few");
            prop_assert!((period - event).abs() * 2 <= events + 1, "{period} {event}");
            if changes.iter().all(|change| change.0 % 100 == 0) || changes.len() == 1 {
                prop_assert_eq!(period, event);
            }
        }
    }

    #[test]
    fn the_two_ways_of_rounding_differ_only_at_halves(rating in 1400..2900, change in -5000..5000i32) {
        let change = RatingChange(change);
        let up = Rounding::RatingHalfUp.new_rating(rating, change);
        let away = Rounding::ChangeAwayFromZero.new_rating(rating, change);
        let half = change.0 < 0 && change.0 % 100 == -50;
        prop_assert_eq!(up - away, i32::from(half));
    }

    #[test]
    fn an_event_balances(seed in 0..200u64, edition in edition()) {
        let tournament = Plan::swiss(30, 7, seed).tournament();
        let rating = rate(&tournament, &Event::of(edition));
        prop_assert_eq!(rating.balance.sum, 0);
        prop_assert!(rating.balance.games > 0);
    }

    #[test]
    fn article_12_4_the_lines_of_a_player_add_up_to_the_report(seed in 0..200u64, edition in edition()) {
        let tournament = Plan::swiss(30, 7, seed).tournament();
        let rating = rate(&tournament, &Event::of(edition));
        for player in &rating.players {
            let sum: Points = rating.lines_of(player).filter_map(|line| line.term()).map(|term| term.gain()).sum();
            prop_assert_eq!(sum, player.total.gain());
        }
    }

    #[test]
    fn article_8_54_an_event_limits_the_games_of_a_player_together(
        seed in 0..200u64, edition in edition(), apart in 1..500u16,
    ) {
        let limits = [
            DifferenceLimit::None,
            DifferenceLimit::Always(apart),
            DifferenceLimit::OncePerEvent(apart),
            DifferenceLimit::OncePerEventForAll(apart),
            DifferenceLimit::Below { limit: apart, rating: 2000 },
        ];
        for limit in limits {
            let mut event = Event::of(edition);
            event.provisions.limit = limit;
            let rating = rate(&Plan::swiss(30, 7, seed).tournament(), &event);
            for player in &rating.players {
                let own: Vec<ChangeTerm> = rating.lines_of(player).filter_map(|line| line.term()).collect();
                prop_assert_eq!(&terms(limit, own.iter().map(|term| term.game)), &own);
                prop_assert!(rating.lines_of(player).is_sorted_by_key(|line| line.round));
            }
        }
    }

    #[test]
    fn ratings_of_another_event_are_no_harm(tournament in any_tournament(), other in any_tournament(), edition in edition()) {
        let (rules, declared) = (standard(edition), Declared::default());
        let entrants = Entrants::new(&other, &rules, declared.basis, None);
        let input =
            Input { tournament: &tournament, provisions: &rules, entrants: &entrants, declared: &declared, earlier: &[] };
        let rating = exaequo_rating::rate(&input);
        prop_assert_eq!(rating.players.len(), tournament.players.len());
        prop_assert!(findings(&input, &rating).len() < 10_000);
    }

    #[test]
    fn asking_for_the_games_changes_nothing(seed in 0..200u64, edition in edition()) {
        let rate = || rate(&Plan::swiss(12, 5, seed).tournament(), &Event::of(edition));
        let (asked, not) = (rate(), rate());
        let games: usize = asked.players.iter().map(|player| asked.lines_of(player).count()).sum();
        prop_assert!(games > 0);
        prop_assert_eq!(&asked, &not);
        for player in &not.players {
            let lines = |rating: &EventRating| rating.lines_of(player).collect::<Vec<_>>();
            prop_assert_eq!(lines(&asked.clone()), lines(&not));
        }
    }

    /// One set of rules: whether the events of a list are put together game by game or as a period.
    #[test]
    fn a_period_of_events_is_the_series_of_them(
        seed in 0..200u64, count in 1..4usize, threads in 1..4usize, edition in edition(),
        rounded in proptest::sample::select(vec![Rounded::EachPeriod, Rounded::EachEvent]),
        substitute in proptest::sample::select(vec!["none", "400", "400-once", "400-once-for-all"]),
    ) {
        let mut rules = Provisions { rounded, ..standard(edition) };
        if substitute != "none" {
            rules.replace("limit", substitute).expect("a limit");
        }
        let events = on_one_list(count, seed);
        let (ratings, series) = crate::series::rated(&rules, &events);
        let players = &events[0].players;
        let k = |player: usize| ratings.iter().filter_map(|rating| rating.players[player].k_before).next_back();
        let of_list = |player: usize| PeriodPlayer {
            rating: ratings[0].players[player].rating.unwrap_or(0),
            k: k(player).unwrap_or(0),
            least: Least::Usual,
        };
        let of_list: Vec<PeriodPlayer> = (0..players.len()).map(of_list).collect();
        let games: Vec<Vec<PeriodGame>> = events.iter().map(games_of).collect();
        let heads: Vec<EventOfPeriod> = events.iter().zip(&games).map(|(event, games)| EventOfPeriod {
            games: games.len(), start: event.event.start, least: Least::Usual,
        }).collect();
        let period = Period {
            players: &of_list, games: &games.concat(), events: &heads, earlier: &BTreeMap::new(),
        };
        let period = rate_period(&rules, &period, NonZeroUsize::new(threads).expect("positive"));
        let pools = period.pools();
        let (declared, tournament) = (Declared::default(), &events[0]);
        let entrants = Entrants::new(tournament, &rules, declared.basis, None);
        let input = Input { tournament, provisions: &rules, entrants: &entrants, declared: &declared, earlier: &[] };
        for (place, (player, outcome)) in (0u32..).zip(players.iter().zip(&period.players)) {
            if let Some(total) = series.period_total(&input, player) {
                let change: i32 = total.changes(&rules).iter().map(|change| change.0).sum();
                prop_assert_eq!((outcome.change, outcome.games), (change, total.games()));
                let new = u16::try_from(total.new_rating(&rules)).unwrap_or(0);
                prop_assert_eq!(outcome.new, if new < rules.floor { 0 } else { new });
            }
            if let Some(first) = series.period_first(&input, player) {
                let pool = pools.get(&place).cloned().unwrap_or_default();
                prop_assert_eq!(pool.first_rating(&rules, Least::Usual), first.pooled);
                let new = match first.pooled {
                    Pooled::Published { rating, .. } => u16::try_from(rating).expect("a rating"),
                    _ => 0,
                };
                prop_assert_eq!(outcome.new, new);
            }
        }
    }
}

/// Events of the same players on one list, a week each; what an arbiter decided is drawn, since a period has no such games.
fn on_one_list(count: usize, seed: u64) -> Vec<Tournament> {
    let ratings = Plan::swiss(40, 7, seed).tournament().into_facts().ratings;
    let event = |(number, day): (u64, i8)| {
        let mut facts = Plan::swiss(40, 7, seed * 10 + number).tournament().into_facts();
        facts.ratings.clone_from(&ratings);
        facts.event.start = Some(Date::constant(2015, 1, day));
        facts.event.end = facts.event.start;
        for (player, id) in facts.players.iter_mut().zip(1..) {
            player.fide_id = FideId::Number(id);
            player.birth = Birth::Unknown;
        }
        for pairing in &mut facts.rounds.pairings {
            if let Outcome::Played { white, black, rated: Rateable::Yes } = pairing.outcome
                && white as u8 + black as u8 != 2
            {
                pairing.outcome = Outcome::DRAWN;
            }
        }
        Tournament::new(facts).expect("coherent")
    };
    (0..).zip([2, 9, 16]).take(count).map(event).collect()
}

fn games_of(tournament: &Tournament) -> Vec<PeriodGame> {
    rated_games(tournament)
        .filter_map(|(white, black, side, _)| PeriodGame::new(white, black, side))
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn any_tournament_is_rated_under_any_edition(
        tournament in any_tournament(), edition in edition(),
        pace in proptest::sample::select(vec![Pace::Standard, Pace::Rapid, Pace::Blitz]),
        basis in proptest::sample::select(vec![RatingBasis::Start, RatingBasis::AtGame]),
    ) {
        let Some(provisions) = edition.provisions[pace] else { return Ok(()) };
        let declared = Declared { basis, ..Declared::default() };
        let event = Event { provisions, declared, ..Event::default() };
        let rating = rate(&tournament, &event);
        prop_assert_eq!(rating.players.len(), tournament.players.len());
        prop_assert_eq!(rating.balance.sum, 0);
        let games = tournament.rounds.pairings.len();
        let lines: usize = rating.players.iter().map(|player| rating.lines_of(player).count()).sum();
        prop_assert!(lines <= 2 * games);
        prop_assert!(check(&tournament, &event).len() <= games + tournament.players.len() + 40);
        // Every game counts for somebody or is said not to.
        for round in tournament.rounds.numbers() {
            for game in tournament.rounds.pairings_of(round) {
                let ignored = rating.ignored.iter().any(|one| (one.round, one.white) == (round, game.white));
                let white = &rating.players[game.white.index()];
                let counted = rating.lines_of(white).any(|line| line.round == round);
                prop_assert!(ignored || counted, "round {round}: {game:?}");
            }
        }
    }

    #[test]
    fn words_about_thinking_times_are_read_or_not(text in "[0-9hminsec/+,;'\" a-z]{0,40}") {
        if let Some(periods) = periods_in(&text) {
            prop_assert!(!periods.is_empty());
        }
    }
}

/// Games the model calls played and rated.
fn rated_games(tournament: &Tournament) -> impl Iterator<Item = (u32, u32, Side, Side)> {
    tournament.rounds.pairings.iter().filter_map(|pairing| match pairing.outcome {
        Outcome::Played { white, black, rated: Rateable::Yes } => {
            Some((pairing.white.0, pairing.black.0, white, black))
        }
        _ => None,
    })
}
