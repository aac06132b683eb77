//! Prizes and ties to come, against everything that can happen.

use exaequo_event::forecast::{Completeness, Forecast, Forecasting, Scope, TieKind, Way};
use exaequo_event::playoff::PlayOffInput;
use exaequo_event::prizes::read_prizes;
use exaequo_event::{Event, Ranking, Whom};
use exaequo_forecast::Certainty;
use exaequo_model::{ParticipantId, Tournament};
use exaequo_prizes::{Money, PrizeList};
use exaequo_testkit::{Plan, Random, Rates, scoring};

/// Prizes of one group, shared in every way, and of several groups.
const PRIZES: [&str; 13] = [
    "[[group]]\nname = 'Open'\nmoney = [500, 300, 150, 50]",
    "unit = 1\nrounding = 'half-up'\n[[group]]\nname = 'Open'\nmoney = [100, 65, 33]",
    "sharing = 'none'\n[[group]]\nname = 'Open'\nmoney = [500, 300, 150, 50]",
    "sharing = 'hort'\n[[group]]\nname = 'Open'\nmoney = [500, 300, 150]",
    "[[group]]\nname = 'Open'\nmoney = [400, 200, 100]\n[[group]]\nname = 'Under'\nfor = 'rating<2000'\nmoney = [150, 50]",
    "per-player = 'several'\n[[group]]\nname = 'Open'\nmoney = [400, 200]\n[[group]]\nname = 'Women'\nfor = 'women'\nmoney = [150, 50]",
    "sharing = 'none'\n[[group]]\nname = 'Open'\nmoney = [400, 200, 100]\n[[group]]\nname = 'Under'\nfor = 'rating<2000'\nmoney = [300, 150]",
    "unit = 10\nresidual = 'first'\n[[group]]\nname = 'Open'\nmoney = [500, 500, 490]\n[[group]]\nname = 'Under'\nfor = 'rating<2000'\nmoney = [150, 50]",
    "unit = 10\nrounding = 'half-up'\n[[group]]\nname = 'Open'\nmoney = [505, 303, 99]\n[[group]]\nname = 'Under'\nfor = 'rating<2000'\nmoney = [155, 50]",
    // Several who divide a prize of their own take fewer prizes than they are.
    "[[group]]\nname = 'Open'\nmoney = [100, 50, 20]\n[[group]]\nname = 'Under'\nfor = 'rating<2000'\nmoney = [300]",
    "sharing = 'hort'\n[[group]]\nname = 'Open'\nmoney = [400, 200, 100]\n[[group]]\nname = 'Under'\nfor = 'rating<2000'\nmoney = [150, 50]",
    "unit = 1\n[[group]]\nname = 'Open'\nmoney = [500, 300, 200, 100]\n[[group]]\nname = 'Women'\nfor = 'women'\nmoney = [100, 50]\n[[group]]\nname = 'Under'\nfor = 'rating<2000'\nmoney = [80, 40]",
    "[[group]]\nname = 'Over'\nfor = 'rating>=2000'\nmoney = [200, 100]\n[[group]]\nname = 'Under'\nfor = 'rating<2000'\nmoney = [150, 50]",
];
const LISTS: [&str; 4] = ["PTS,BH/C1,BH,SB", "PTS,DE,SB", "PTS", "PTS,SB/C1,BH"];

/// A small event before its last round.
fn small(seed: u64) -> Tournament {
    let mut random = Random::stream(seed, 90);
    let rounds = u16::try_from(random.between(3, 5)).expect("a small number");
    let rates = if random.chance(400) { Rates::CLEAN } else { Rates::USUAL };
    let scores = if random.chance(200) { scoring::THREE_ONE_ZERO } else { scoring::STANDARD };
    Plan::swiss(random.between(6, 11), rounds, seed).with_rates(rates).with_scores(scores).tournament()
}

fn ask(tournament: &Tournament, list: &str, asked: &Forecasting) -> Option<Forecast> {
    let ranking = Ranking::by(list).after_round(tournament.rounds.count());
    Event::from(tournament.clone()).forecast(&ranking, asked).ok()
}

fn prizes(index: usize) -> PrizeList {
    read_prizes("prizes.toml", PRIZES[index % PRIZES.len()]).expect("prizes that can be read")
}

/// Proofs of the money of everybody, with so long a search.
fn money(budget: u64, list: &PrizeList) -> Forecasting {
    let mut asked =
        Forecasting { prizes: Some(list.clone()), scope: Scope::Everybody, budget, ..Forecasting::default() };
    asked.sampling.samples = 20;
    asked
}

/// The least and the most of everybody, gone through by hand: every scenario ranked and its prizes given.
fn by_hand(forecast: &Forecast, list: &PrizeList) -> Vec<(Money, Money)> {
    let situation = forecast.situation();
    let mut ends = vec![(Money::MOST, Money::ZERO); situation.tournament().participant_count()];
    for scenario in situation.every_scenario(u64::MAX).expect("a last round") {
        let ended = situation.complete(&scenario);
        let options = situation.options_of(&ended);
        let standings = Event::from(ended).standings_by(options).expect("it can be ranked");
        let given = standings.prizes(list).expect("known groups");
        for (who, ends) in (0..).map(ParticipantId).zip(&mut ends) {
            let money = given.of(who).map_or(Money::ZERO, |award| award.money);
            *ends = (ends.0.min(money), ends.1.max(money));
        }
    }
    ends
}

#[test]
fn money_is_between_what_all_scenarios_bring() {
    let (mut compared, mut exact, mut bounds) = (0, [0; PRIZES.len()], [0; PRIZES.len()]);
    for seed in 0..195 {
        let index = usize::try_from(seed).unwrap_or(0) % PRIZES.len();
        let (tournament, list) = (small(seed), prizes(index));
        let criteria = LISTS[usize::try_from(seed / 13).unwrap_or(0) % LISTS.len()];
        let Some(whole) = ask(&tournament, criteria, &money(200_000, &list)) else { continue };
        let expected = by_hand(&whole, &list);
        let short = ask(&tournament, criteria, &money(500, &list)).expect("the same event");
        for (row, known) in whole.money().iter().zip(short.money()) {
            let (least, most) = expected[row.who.index()];
            let label = format!("seed {seed}, {criteria}, {:?}", row.who);
            assert_eq!((row.least.exact(), row.most.exact()), (Some(least), Some(most)), "{label}");
            assert!(known.least.proved <= least && known.most.proved >= most, "{label}: {known:?}");
            assert!(known.least.reached.is_some_and(|money| money >= least), "{label}: {known:?}");
            assert!(known.most.reached.is_some_and(|money| money <= most), "{label}: {known:?}");
            for (found, expected) in [(known.least, least), (known.most, most)] {
                assert!(found.exact().is_none_or(|money| money == expected), "{label}: {found:?}");
                exact[index] += usize::from(found.exact().is_some());
                bounds[index] += 1;
            }
            compared += 1;
        }
    }
    assert!(compared > 700, "{compared}");
    let parts: Vec<usize> = exact.iter().zip(&bounds).map(|(exact, bounds)| exact * 100 / bounds).collect();
    assert!(parts[..2].iter().all(|part| *part >= 90), "one group, shared equally: {parts:?} percent");
    assert!(parts.iter().all(|part| *part >= 40), "bounds that say something: {parts:?} percent");
}

/// Behind two others nobody has more than a third of the first three prizes, unless a group has more for them.
#[test]
fn groups_that_keep_from_each_other_leave_bounds_by_place() {
    let list = read_prizes("prizes.toml", exaequo_prizes::EXAMPLE).expect("the example can be read");
    let mut told = 0;
    for seed in 0..10 {
        let event = Event::from(Plan::swiss(60, 7, seed).tournament());
        let ranking = Ranking::by("PTS,BH/C1,BH,SB").after_round(7);
        let forecast = event.forecast(&ranking, &money(20_000, &list)).expect("a last round");
        for (row, money) in forecast.rows().iter().zip(forecast.money()) {
            let (best, worst) = (row.outlook.extent.best.proved, row.outlook.extent.worst.proved);
            let label = format!("seed {seed}: {best} to {worst}, {money:?}");
            let most = match best {
                1 => Money(50_000),
                2 => Money(40_000),
                3 => Money(33_400),
                4 => Money(27_500),
                _ => Money(24_000),
            };
            assert!(money.most.proved <= most, "{label}");
            assert!(worst > 1 || money.least.proved >= Money(50_000), "{label}");
            told += usize::from(best >= 3);
        }
    }
    assert!(told > 300, "{told}");
}

/// Nobody holds more than the best prize where one prize is all there is for one participant.
#[test]
fn money_is_no_more_than_the_best_prize() {
    for seed in 0..12 {
        let plan = Plan { unpaired: 1, ..Plan::swiss(40, 7, seed) };
        let list = prizes(4);
        let event = Event::from(plan.tournament());
        let forecast = event.forecast(&Ranking::by("PTS,BH"), &money(500, &list)).expect("a round to come");
        for money in forecast.money() {
            assert!(money.most.proved <= Money(40_000), "seed {seed}: {money:?}");
        }
    }
}

/// Who has won already has the point, while others still play.
#[test]
fn results_that_are_in_count_now() {
    let mut facts = Plan::swiss(12, 5, 3).with_rates(Rates::CLEAN).tournament().into_facts();
    let games = facts.rounds.pairing_range(exaequo_model::RoundNumber(5));
    for game in &mut facts.rounds.pairings[games][1..] {
        game.outcome = exaequo_model::Outcome::Pending;
    }
    facts.forget_published_points();
    let event = Event::from(Tournament::new(facts).expect("a round that is half played"));
    let asked = Forecasting { scope: Scope::Everybody, ..Forecasting::default() };
    let forecast = event.forecast(&Ranking::by("PTS,BH"), &asked).expect("games to come");
    let now = event.standings(Ranking::by("PTS,BH").after_round(5)).expect("provisional standings");
    for row in forecast.rows() {
        let known = now.table().value(0, row.who).map(|points| points.half_up(100));
        let said = row.points_now.map(|points| i64::from(points.hundredths()));
        assert_eq!(said, known, "{:?}", row.who);
    }
    assert_eq!(forecast.rows().len(), 12);
}

#[test]
fn with_rounds_to_come_money_is_bounded() {
    for seed in 0..20 {
        let plan = Plan { unpaired: 2, ..Plan::swiss(14, 7, seed) };
        let list = prizes(usize::try_from(seed).unwrap_or(0));
        let asked = Forecasting { first: 14, ..money(500, &list) };
        let event = Event::from(plan.tournament());
        let forecast = event.forecast(&Ranking::by("PTS,BH"), &asked).expect("two rounds to come");
        for money in forecast.money() {
            let (least, most) = (money.least.reached.expect("drawn"), money.most.reached.expect("drawn"));
            assert!(money.least.proved <= least && most <= money.most.proved, "seed {seed}: {money:?}");
            assert!(money.mean.is_some_and(|mean| least <= mean && mean <= most), "seed {seed}: {money:?}");
        }
    }
}

fn play_off(text: &str) -> PlayOffInput {
    PlayOffInput::parse("playoff.toml", text).expect("regulations that can be read")
}

const FIRST: &str = "method = 'play-off'\nplaces = 'first'\n[[stage]]\ntime-control = '5+3'\n";

#[test]
fn who_plays_off_is_what_all_scenarios_say() {
    let mut possible = 0;
    for seed in 0..40 {
        let asked = Forecasting { play_off: Some(play_off(FIRST)), ..Forecasting::default() };
        let Some(forecast) = ask(&small(seed), "PTS,BH", &asked) else { continue };
        let (ties, situation) = (forecast.ties(), forecast.situation());
        assert_eq!((ties.kind, ties.complete), (TieKind::PlayOff, Completeness::AllScenarios));
        let (mut with, mut all) = (0, 0);
        let mut groups: Vec<Vec<ParticipantId>> = Vec::new();
        for scenario in situation.every_scenario(u64::MAX).expect("a last round") {
            let standings = situation.standings(&scenario).expect("it can be ranked");
            let points = |row: usize| standings.value(0, standings.rows[row].participant);
            let level = (0..standings.rows.len()).take_while(|row| points(*row) == points(0)).count();
            (all, with) = (all + 1, with + u32::from(level > 1));
            let mut group: Vec<_> = standings.rows[..level].iter().map(|row| row.participant).collect();
            group.sort_unstable();
            if level > 1 && !groups.contains(&group) {
                groups.push(group);
            }
        }
        let expected = match with {
            0 => Certainty::Out,
            some if some == all => Certainty::Sure,
            _ => Certainty::Possible,
        };
        assert_eq!(ties.certainty, expected, "seed {seed}");
        let mut found: Vec<_> = ties.groups.iter().map(|group| group.tie.members.clone()).collect();
        found.sort_unstable();
        groups.sort_unstable();
        assert_eq!(found, groups, "seed {seed}");
        let shares: u64 = ties.stakes().iter().map(|(.., share)| share.count).sum();
        assert_eq!(shares, ties.chance.count, "one tie for the first place at a time");
        possible += groups.len();
    }
    assert!(possible > 60, "{possible}");
}

/// Whom nobody can reach any more wins alone, however short the search is.
#[test]
fn a_leader_out_of_reach_leaves_no_play_off() {
    let mut proved = 0;
    for seed in 0..120 {
        let asked =
            |budget| Forecasting { play_off: Some(play_off(FIRST)), budget, ..Forecasting::default() };
        let Some(whole) = ask(&small(seed), "PTS,BH", &asked(200_000)) else { continue };
        let short = ask(&small(seed), "PTS,BH", &asked(1)).expect("the same event");
        let is_out = short.ties().certainty == Certainty::Out;
        assert!(!is_out || whole.ties().certainty == Certainty::Out, "seed {seed}");
        assert!(!is_out || short.ties().complete == Completeness::AllScenarios, "seed {seed}");
        proved += usize::from(is_out);
    }
    assert!(proved > 0, "{proved}");
}

#[test]
fn without_regulations_it_is_said_who_would_share_places() {
    let event = small(3);
    let forecast = ask(&event, "PTS", &Forecasting::default()).expect("a last round");
    let ties = forecast.ties();
    assert_eq!((ties.kind, ties.complete), (TieKind::Shared, Completeness::AllScenarios));
    assert!(ties.chance.count > 0 && ties.groups.iter().all(|group| group.tie.places.0 <= 3));
    let decided = ask(&event, "PTS,RTNG,TPN", &Forecasting::default()).expect("a last round");
    assert!(decided.ties().groups.is_empty(), "numbers separate everybody");
}

#[test]
fn regulations_must_fit_the_event() {
    let text = FIRST.replace("[[stage]]", "after = 7\n[[stage]]");
    let asked = Forecasting { play_off: Some(play_off(&text)), ..Forecasting::default() };
    let refused = Event::from(small(3)).forecast(&Ranking::by("PTS,BH").after_round(3), &asked);
    assert!(refused.is_err());
}

/// Whether a scenario has all results that are needed.
fn has(forecast: &Forecast, scenario: &[u8], way: &Way) -> bool {
    let units = forecast.situation().units();
    way.needed.iter().all(|needed| {
        let results = units[needed.unit as usize].results(scenario[needed.unit as usize]);
        results.map(|(_, outcome)| outcome).eq(needed.games.iter().map(|(_, outcome)| *outcome))
    })
}

/// Every scenario with the results that are called enough leads to the place that is named, not beyond it.
fn is_enough(forecast: &Forecast, who: ParticipantId, way: &Way) {
    let situation = forecast.situation();
    let all = situation.every_scenario(u64::MAX).expect("a last round");
    for scenario in all.into_iter().filter(|scenario| has(forecast, scenario, way)) {
        let standings = situation.standings(&scenario).expect("it can be ranked");
        let row = standings.row_of(who).expect("everybody is ranked");
        assert_eq!(standings.rows[row].rank, Some(way.place), "{who:?}, {scenario:?}, {way:?}");
    }
}

#[test]
fn results_called_enough_lead_to_no_other_place_when_the_search_stopped_early() {
    for (seed, list) in (0..40).zip(LISTS.iter().cycle()) {
        let (tournament, budget) = (small(seed), seed % 5 * 10 + 1);
        for who in (0..u32::try_from(tournament.participant_count()).expect("a few")).map(ParticipantId) {
            let mut asked = Forecasting { player: Some(Whom::Id(who)), budget, ..Forecasting::default() };
            asked.sampling.samples = 20;
            let Some(forecast) = ask(&tournament, list, &asked) else { continue };
            for row in forecast.rows() {
                let own = row.ways.iter().flat_map(|(best, worst)| [best, worst]);
                let ways = own.chain([&row.best_way, &row.worst_way]).flatten();
                ways.filter(|way| way.enough).for_each(|way| is_enough(&forecast, who, way));
            }
        }
    }
}
