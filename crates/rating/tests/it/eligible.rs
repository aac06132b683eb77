//! 0 to 6: whether an event can be rated, article by article.

use std::fmt::Write as _;

use exaequo_model::{Date, Facts, FideId, Pace, PlayerId, RoundNumber, TimePeriod, Tournament};
use exaequo_rating::eligibility::{
    Finding, FindingWeight, Outside, PooledPlayOff, ReportDue, seconds_for_sixty_moves,
};
use exaequo_rating::{
    Approval, Bound, Championship, Declared, Edition, Laws, Least, Official, Provisions, ThinkingTime, Times,
};
use exaequo_testkit::crosstable;

use crate::support::{Event, articles, check, check_with, rate};

fn day(text: &str) -> Date {
    text.parse().expect("a day")
}

/// Ninety minutes and thirty seconds a move: two hours for sixty moves.
fn usual() -> Vec<TimePeriod> {
    vec![TimePeriod { moves: None, seconds: 5400, increment: 30 }]
}

/// A Swiss of four rated players that nobody objects to, to be changed.
fn facts() -> Facts {
    let mut facts = crosstable::facts(
        "
        @start 2009-08-01
        @system swiss
        @rounds 2
        A (2300): B+w C=b
        B (2100): A-b D+w
        C (1900): D+w A=w
        D (1700): C-b B-b
        ",
    );
    facts.event.end = Some(day("2009-08-02"));
    facts.event.time_control.white = usual();
    facts
}

fn built(facts: Facts) -> Tournament {
    Tournament::new(facts).expect("coherent")
}

fn registered() -> Declared {
    Declared { registered: Some(day("2009-07-01")), ..Declared::default() }
}

fn found(facts: Facts, declared: Declared) -> Vec<&'static str> {
    articles(&built(facts), &Event::declare(declared))
}

#[test]
fn an_event_without_a_fault() {
    assert_eq!(found(facts(), registered()), Vec::<&str>::new());
}

#[test]
fn article_0_3_official_events_are_always_rated() {
    let official = Declared { official: Official::Yes, ..Declared::default() };
    assert_eq!(found(facts(), official), Vec::<&str>::new());
    // Whatever 3.1, 4.1 and 6.3 ask of others.
    assert_eq!(lasting("2010-03-01", official), Vec::<&str>::new());
    assert_eq!(rounds_on_a_day(4, 7200, official), Vec::<&str>::new());
    assert_eq!(round_robin_of(12, 3, 1, official), Vec::<&str>::new());
    // What is asked of the event: also the first control of 1.3. What is asked of a game holds for theirs too (1.1, 2.1).
    let timed = |periods: Vec<TimePeriod>| {
        let mut facts = facts();
        facts.event.time_control.white = periods;
        found(facts, official)
    };
    let last = TimePeriod { moves: None, seconds: 3600, increment: 0 };
    assert_eq!(
        timed(vec![TimePeriod { moves: Some(36), seconds: 7200, increment: 0 }, last]),
        Vec::<&str>::new()
    );
    assert_eq!(timed(vec![last]), ["1.1"]);
    assert_eq!(found(facts(), Declared { laws: Laws::Other, ..official }), ["2.1"]);
    // A team championship can be one of them, and takes seven games all the same (7.14f).
    let olympiad = Declared { championship: Championship::Team, ..official };
    assert_eq!(found(facts(), olympiad), Vec::<&str>::new());
    assert_eq!(olympiad.championship.least(), Least::Reduced);
}

#[test]
fn article_0_4_registered_a_month_before() {
    let on = |text| Declared { registered: Some(day(text)), ..Declared::default() };
    assert_eq!(found(facts(), on("2009-07-01")), Vec::<&str>::new());
    assert_eq!(found(facts(), on("2009-07-02")), ["0.4"]);
    assert_eq!(found(facts(), Declared::default()), ["0.4"]);
    let late = Declared { approval: Approval::Granted, ..on("2009-07-31") };
    assert_eq!(found(facts(), late), Vec::<&str>::new());
}

#[test]
fn article_0_4_a_month_before_the_end_of_march() {
    let mut late_march = facts();
    late_march.event.start = Some(day("2010-03-31"));
    late_march.event.end = Some(day("2010-03-31"));
    let found = check(&built(late_march), &Event::default());
    assert!(found.contains(&Finding::RegistrationUnknown { latest: Some(day("2010-02-28")) }), "{found:?}");
}

#[test]
fn article_0_4_days_of_the_later_editions() {
    let latest = |edition, rating: &str| {
        let text = format!("@start 2025-11-10\nA ({rating}): B+\nB (2000): A-\nC (2000): U");
        let found = check(&crosstable::parse(&text), &Event::of(edition));
        found.into_iter().find_map(|finding| match finding {
            Finding::RegistrationUnknown { latest } => latest,
            _ => None,
        })
    };
    assert_eq!(latest(Edition::FIDE_2022, "2750"), Some(day("2025-11-07")));
    assert_eq!(latest(Edition::FIDE_2025_10, "2700"), Some(day("2025-11-07")));
    assert_eq!(latest(Edition::FIDE_2025_10, "2701"), Some(day("2025-10-11")));
}

#[test]
fn article_0_6_a_rating_below_the_floor_is_none() {
    let text = "@start 2009-08-01\nA (1199): B+\nB (1200): A-\nC (2000): U";
    let found = check(&crosstable::parse(text), &Event::default());
    let below = |finding: &Finding| matches!(finding, Finding::BelowFloor { rating: 1199, floor: 1200, .. });
    assert_eq!(found.iter().filter(|finding| below(finding)).count(), 1);
    assert_eq!(found.iter().filter(|finding| finding.article() == "0.6").count(), 1);
}

/// Findings of 1.1 for a strongest rating and minutes for sixty moves.
fn time(rating: &str, minutes: u32) -> Vec<&'static str> {
    let text = format!("@start 2009-08-01\nA ({rating}): B+\nB (1300): A-\nC (1300): U");
    let mut facts = crosstable::facts(&text);
    facts.event.end = Some(day("2009-08-01"));
    facts.event.time_control.white = vec![TimePeriod { moves: None, seconds: minutes * 60, increment: 0 }];
    found(facts, registered())
}

#[test]
fn article_1_1_thinking_time_by_the_strongest_player() {
    for (rating, least) in [("2200", 120), ("2199", 90), ("1600", 90), ("1599", 60)] {
        assert_eq!(time(rating, least), Vec::<&str>::new(), "{rating}");
        assert_eq!(time(rating, least - 1), ["1.1"], "{rating}");
    }
}

#[test]
fn article_1_1_sixty_moves() {
    let period = |moves, minutes: u32, increment| TimePeriod { moves, seconds: minutes * 60, increment };
    let minutes = |periods: &[TimePeriod]| seconds_for_sixty_moves(periods) / 60;
    assert_eq!(minutes(&[period(None, 90, 30)]), 120);
    assert_eq!(minutes(&[period(None, 60, 30)]), 90);
    assert_eq!(minutes(&[period(Some(40), 90, 30), period(None, 30, 30)]), 150);
    assert_eq!(minutes(&[period(Some(40), 120, 0), period(Some(20), 60, 0), period(None, 30, 0)]), 180);
    assert_eq!(minutes(&[period(Some(40), 100, 0), period(Some(20), 50, 30), period(None, 15, 30)]), 160);
    assert_eq!(minutes(&[]), 0);
}

#[test]
fn article_1_1_without_a_time_control_it_cannot_be_told() {
    let mut unknown = facts();
    unknown.event.time_control.white.clear();
    assert_eq!(found(unknown, registered()), ["1.1"]);
}

/// 6.2, 1.1: a play-off is judged by its own thinking time and its own players.
#[test]
fn article_1_1_a_play_off_with_a_file_of_its_own() {
    let breach = |round: u16, minutes: u32| {
        let mut facts = facts();
        facts.schedule.rounds[1].stage = exaequo_model::Stage::PlayOff;
        let white = vec![TimePeriod { moves: None, seconds: minutes * 60, increment: 0 }];
        let control = exaequo_model::TimeControl { white, black: Vec::new() };
        let played = PooledPlayOff { file: "play-off.trf".to_owned(), control, rounds: round..=round };
        let found = check_with(&built(facts), &Event::declare(registered()), &[played]);
        let found = found.into_iter().find(|finding| matches!(finding, Finding::InPlayOff { .. }));
        found.map(|finding| (finding.article(), finding.weight(), finding))
    };
    let needed = |needed| {
        let finding = Finding::TimeShort { seconds: 25 * 60, needed, games: Vec::new() };
        Finding::InPlayOff { file: "play-off.trf".to_owned(), finding: Box::new(finding) }
    };
    assert_eq!(breach(2, 25), Some(("1.1", FindingWeight::Breach, needed(120))));
    assert_eq!(breach(2, 120), None);
}

#[test]
fn article_1_1_by_game_in_the_later_editions() {
    let mut facts = facts();
    facts.event.time_control.white = vec![TimePeriod { moves: None, seconds: 90 * 60, increment: 0 }];
    let found = check(&built(facts), &Event::of(Edition::FIDE_2017));
    let games: Vec<_> = found
        .into_iter()
        .filter_map(|finding| match finding {
            Finding::TimeShort { needed, games, .. } => Some((needed, games.len())),
            _ => None,
        })
        .collect();
    // Only the two games of the player above 2200.
    assert_eq!(games, [(120, 2)]);
}

/// 1.2: too fast is a breach that names the games; the figures are computed all the same, for whoever decides otherwise.
/// 5.1: what was not played, or not yet, is no game that was too fast.
#[test]
fn articles_1_1_and_5_1_games_that_were_not_played_are_not_too_fast() {
    let concerned = |results: [&str; 2]| {
        let [white, black] = results;
        let text =
            format!("@start 2019-08-01\nA (2300): B{white}w C+b\nB (2100): A{black}b U\nC (1900): U A-w");
        let mut facts = crosstable::facts(&text);
        facts.event.time_control.white = vec![TimePeriod { moves: None, seconds: 5400, increment: 0 }];
        let found = check(&built(facts), &Event::of(Edition::FIDE_2017));
        found.into_iter().find_map(|finding| match finding {
            Finding::TimeShort { games, .. } => {
                Some(games.iter().map(|(round, ..)| round.0).collect::<Vec<_>>())
            }
            _ => None,
        })
    };
    assert_eq!(concerned(["+", "-"]), Some(vec![1, 2]));
    assert_eq!(concerned([">", "<"]), Some(vec![2]));
    assert_eq!(concerned(["?", "?"]), Some(vec![2]));
}

#[test]
fn article_1_2_faster_games_are_excluded_and_computed_all_the_same() {
    let mut facts = facts();
    facts.event.time_control.white = vec![TimePeriod { moves: None, seconds: 90 * 60, increment: 0 }];
    let tournament = built(facts);
    for edition in [Edition::FIDE_2009_TEXT, Edition::FIDE_2017] {
        let found = check(&tournament, &Event::of(edition));
        let short = found.iter().find(|finding| matches!(finding, Finding::TimeShort { .. }));
        assert_eq!(short.map(Finding::weight), Some(FindingWeight::Breach), "{edition:?}");
        let rating = rate(&tournament, &Event::of(edition));
        let lines: usize = rating.players.iter().map(|player| rating.lines_of(player).count()).sum();
        assert_eq!(lines, 8, "{edition:?}");
    }
    let found = check(&tournament, &Event::of(Edition::FIDE_2017));
    let named = found.iter().find_map(|finding| match finding {
        Finding::TimeShort { games, .. } => Some(games.as_slice()),
        _ => None,
    });
    let game = |round, white, black| (RoundNumber(round), PlayerId(white), PlayerId(black));
    assert_eq!(named, Some([game(1, 0, 1), game(2, 2, 0)].as_slice()));
}

/// What a time for the whole game is that these provisions do not allow.
fn outside(provisions: Provisions, seconds: u32) -> Option<Outside> {
    let mut facts = facts();
    facts.event.time_control.white = vec![TimePeriod { moves: None, seconds, increment: 0 }];
    let found = check(&built(facts), &Event { provisions, ..Event::default() });
    found.iter().find_map(|finding| match finding {
        Finding::TimeOutside { outside, .. } => Some(*outside),
        _ => None,
    })
}

#[test]
fn article_1_1_rapid_and_blitz_have_limits_on_both_sides() {
    let outside = |edition: &Edition, pace, seconds| {
        outside(edition.provisions[pace].expect("there are such ratings"), seconds)
    };
    let cases = [
        (Edition::FIDE_2012, Pace::Rapid, 899, 900, 3599, 3600),
        (Edition::FIDE_2014, Pace::Rapid, 600, 601, 3599, 3600),
        (Edition::FIDE_2024_03, Pace::Rapid, 600, 601, 3599, 3600),
        (Edition::FIDE_2012, Pace::Blitz, 299, 300, 899, 900),
        (Edition::FIDE_2024_03, Pace::Blitz, 180, 181, 600, 601),
    ];
    for (edition, pace, below, first, last, above) in cases {
        let found = [below, first, last, above].map(|seconds| outside(edition, pace, seconds).is_some());
        assert_eq!(found, [true, false, false, true], "{} {pace:?}", edition.name);
    }
    let kind = |pace, seconds| outside(Edition::FIDE_2024_03, pace, seconds);
    assert_eq!(
        [kind(Pace::Rapid, 600), kind(Pace::Rapid, 3600)],
        [Some(Outside::Other(Pace::Blitz)), Some(Outside::Other(Pace::Standard))]
    );
    assert_eq!(kind(Pace::Blitz, 601), Some(Outside::Other(Pace::Rapid)));
    // Three minutes are no blitz since 2024, nor anything else.
    assert_eq!(kind(Pace::Blitz, 180), Some(Outside::TooFast));
}

/// Twenty-five minutes are rapid by the edition, but not where the provisions ask for thirty: nor anything else.
#[test]
fn article_1_1_limits_in_force_that_are_not_those_of_the_edition() {
    let rules = Edition::FIDE_2024_03.provisions[Pace::Rapid].expect("there are such ratings");
    let (from, to) = (Bound::Including(30), Bound::Including(60));
    let rules = Provisions { thinking_time: ThinkingTime::Between { from, to }, ..rules };
    let found = [600, 1500, 1800, 3600, 3601].map(|seconds| outside(rules, seconds));
    let [blitz, standard] = [Pace::Blitz, Pace::Standard].map(|pace| Some(Outside::Other(pace)));
    assert_eq!(found, [blitz, Some(Outside::Limits { from, to }), None, None, standard]);
}

#[test]
fn article_1_3_the_first_control_has_forty_moves() {
    for (moves, expected) in
        [(Some(40), vec![]), (None, vec![]), (Some(36), vec!["1.3"]), (Some(45), vec!["1.3"])]
    {
        let mut facts = facts();
        facts.event.time_control.white = vec![
            TimePeriod { moves, seconds: 7200, increment: 0 },
            TimePeriod { moves: None, seconds: 3600, increment: 0 },
        ];
        assert_eq!(found(facts.clone(), registered()), expected, "{moves:?}");
        // The same for Black, where that is said apart.
        let control = &mut facts.event.time_control;
        control.black = std::mem::replace(&mut control.white, usual());
        assert_eq!(found(facts, registered()), expected, "Black, {moves:?}");
    }
}

#[test]
fn article_2_1_the_laws_of_chess() {
    assert_eq!(found(facts(), Declared { laws: Laws::Other, ..registered() }), ["2.1"]);
}

/// 6.33, 7.14f: a championship for women is a national one; no national one is an Olympiad.
#[test]
fn articles_6_33_and_7_14f_what_an_event_is_declared_to_be() {
    use Championship::{National, NotOne, Team, WomensNational};
    for (one, other, both) in [
        (NotOne, Team, Some(Team)),
        (National, National, Some(National)),
        (National, WomensNational, Some(WomensNational)),
        (Team, Team, Some(Team)),
        (Team, National, None),
        (Team, WomensNational, None),
    ] {
        assert_eq!((one.and(other), other.and(one)), (both, both), "{one:?} {other:?}");
    }
}

/// Findings with so many rounds on one day.
fn rounds_on_a_day(rounds: u16, seconds: u32, declared: Declared) -> Vec<&'static str> {
    let mut facts = facts();
    facts.event.time_control.white = vec![TimePeriod { moves: None, seconds, increment: 0 }];
    facts.schedule.announce(rounds);
    for round in &mut facts.schedule.rounds {
        round.date = Some(day("2009-08-01"));
    }
    found(facts, declared)
}

#[test]
fn article_3_1_three_rounds_and_twelve_hours_a_day() {
    assert_eq!(rounds_on_a_day(3, 7200, registered()), Vec::<&str>::new());
    assert_eq!(rounds_on_a_day(3, 7300, registered()), ["3.1"]);
    assert_eq!(rounds_on_a_day(4, 7200, registered()), ["3.1", "3.1"]);
    // Of unequal times each counts once: two hours and two and a half, thrice.
    let mut unequal = facts();
    unequal.event.time_control.black = vec![TimePeriod { moves: None, seconds: 9000, increment: 0 }];
    unequal.schedule.announce(3);
    unequal.schedule.rounds.iter_mut().for_each(|round| round.date = Some(day("2009-08-01")));
    assert_eq!(found(unequal, registered()), ["3.1"]);
}

fn lasting(end: &str, declared: Declared) -> Vec<&'static str> {
    let mut facts = facts();
    facts.event.end = Some(day(end));
    found(facts, declared)
}

#[test]
fn article_4_1_ninety_days() {
    assert_eq!(lasting("2009-10-29", registered()), Vec::<&str>::new());
    assert_eq!(lasting("2009-10-30", registered()), ["4.1"]);
    let mut unknown = facts();
    unknown.event.end = None;
    assert_eq!(found(unknown, registered()), ["4.1"]);
}

#[test]
fn articles_4_11_and_4_12_exceptions() {
    let championship = Declared { championship: Championship::National, ..registered() };
    assert_eq!(lasting("2010-03-01", championship), Vec::<&str>::new());
    let teams = Declared { championship: Championship::Team, ..registered() };
    assert_eq!(lasting("2010-03-01", teams), Vec::<&str>::new());
    let approved = Declared { approval: Approval::Granted, ..registered() };
    assert_eq!(lasting("2010-03-01", approved), Vec::<&str>::new());
}

/// Findings about a round robin of so many players, so many of them rated.
fn round_robin(players: usize, rated: usize, cycles: usize, championship: Championship) -> Vec<&'static str> {
    round_robin_of(players, rated, cycles, Declared { championship, ..registered() })
}

fn round_robin_of(players: usize, rated: usize, cycles: usize, declared: Declared) -> Vec<&'static str> {
    let rounds = (if players.is_multiple_of(2) { players - 1 } else { players }) * cycles;
    let mut text = format!("@start 2009-08-01\n@system round-robin {cycles}\n@rounds {rounds}\n");
    for player in 0..players {
        let rating = if player < rated { " (1500)" } else { "" };
        let _ = writeln!(text, "P{player:02}{rating}: .");
    }
    let mut facts = crosstable::facts(&text);
    facts.event.end = Some(day("2009-08-20"));
    facts.event.time_control.white = usual();
    let found = found(facts, declared);
    // Nothing was played here, which is another matter.
    found.into_iter().filter(|article| !["5.1", "6.43"].contains(article)).collect()
}

#[test]
fn article_6_3_a_third_of_a_round_robin_is_rated() {
    assert_eq!(round_robin(12, 4, 1, Championship::NotOne), Vec::<&str>::new());
    assert_eq!(round_robin(12, 3, 1, Championship::NotOne), ["6.3"]);
    assert_eq!(round_robin(13, 4, 1, Championship::NotOne), ["6.3"]);
    assert_eq!(round_robin(10, 4, 1, Championship::NotOne), Vec::<&str>::new());
}

#[test]
fn article_6_31_four_rated_of_fewer_than_ten() {
    assert_eq!(round_robin(9, 4, 1, Championship::NotOne), Vec::<&str>::new());
    assert_eq!(round_robin(9, 3, 1, Championship::NotOne), ["6.31"]);
}

#[test]
fn article_6_32_a_double_round_robin_with_unrated_players() {
    assert_eq!(round_robin(6, 4, 2, Championship::NotOne), Vec::<&str>::new());
    assert_eq!(round_robin(6, 3, 2, Championship::NotOne), ["6.32"]);
    assert_eq!(round_robin(5, 4, 2, Championship::NotOne), ["6.32"]);
    assert_eq!(round_robin(5, 5, 2, Championship::NotOne), Vec::<&str>::new());
    // The third of 6.3 is asked for as well: five of fourteen.
    assert_eq!(round_robin(14, 4, 2, Championship::NotOne), ["6.3"]);
    assert_eq!(round_robin(14, 5, 2, Championship::NotOne), Vec::<&str>::new());
}

/// 6.43: with a game that was not played it is reported as a Swiss, of which no quota is asked; until it is over it is a
/// round robin.
#[test]
fn articles_6_31_and_6_43_a_round_robin_that_counts_as_a_swiss_needs_no_quota() {
    let with = |last: [&str; 2]| {
        let [one, other] = last;
        let text = format!(
            "@start 2009-08-01\n@system round-robin\nA (1500): B+w C+w D+w\nB (1500): A-b D=w C{one}w\n\
             C (1500): D=w A-b B{other}b\nD: C=b B=b A-b\n"
        );
        let mut facts = crosstable::facts(&text);
        facts.event.end = Some(day("2009-08-20"));
        facts.event.time_control.white = usual();
        found(facts, registered())
    };
    assert_eq!(with(["=", "="]), ["6.31"]);
    assert_eq!(with([">", "<"]), ["6.43"]);
    assert_eq!(with(["?", "?"]), ["6.31", "6.43"]);
}

#[test]
fn article_6_33_national_championships() {
    assert_eq!(round_robin(12, 3, 1, Championship::National), Vec::<&str>::new());
    assert_eq!(round_robin(12, 2, 1, Championship::National), ["6.33"]);
    assert_eq!(round_robin(12, 2, 1, Championship::WomensNational), Vec::<&str>::new());
    assert_eq!(round_robin(12, 1, 1, Championship::WomensNational), ["6.33"]);
}

#[test]
fn article_6_2_stages_of_one_competition_are_pooled() {
    let mut facts = facts();
    facts.schedule.rounds[1].stage = exaequo_model::Stage::PlayOff;
    assert_eq!(found(facts, registered()), ["6.2"]);
}

/// Four players over so many rounds without dates, in so many days.
fn rounds_in_days(rounds: u16, last: &str, control: Vec<TimePeriod>) -> Vec<&'static str> {
    let mut facts = facts();
    facts.schedule.announce(rounds);
    facts.event.end = Some(day(last));
    facts.event.time_control.white = control;
    found(facts, registered())
}

#[test]
fn article_3_1_more_rounds_than_fit_into_the_days() {
    // Sixty minutes for sixty moves would be too fast for 2300; the number of rounds is what counts here.
    assert_eq!(rounds_in_days(6, "2009-08-02", usual()), Vec::<&str>::new());
    assert_eq!(rounds_in_days(7, "2009-08-02", usual()), ["3.1"]);
    assert_eq!(rounds_in_days(7, "2009-08-03", usual()), Vec::<&str>::new());
    // Two hours each: four hours a round, three rounds are twelve hours. Half an hour more each makes them fifteen.
    let longer = vec![TimePeriod { moves: None, seconds: 7200, increment: 30 }];
    assert_eq!(rounds_in_days(6, "2009-08-02", longer.clone()), ["3.1"]);
    assert_eq!(rounds_in_days(4, "2009-08-02", longer), Vec::<&str>::new());
}

/// 1.1 asks for an hour each at the least, so seven rounds on a day are more than twelve hours whatever the time was.
#[test]
fn article_3_1_a_thinking_time_that_is_not_known_is_no_excuse() {
    let hours = |rounds: u16| {
        let mut facts = facts();
        facts.event.time_control.white.clear();
        facts.event.end = facts.event.start;
        facts.schedule.announce(rounds);
        let findings = check(&built(facts), &Event::of(Edition::FIDE_2017));
        findings.into_iter().any(|one| matches!(one, Finding::HoursInDays { minutes: 840, most: 720, .. }))
    };
    assert_eq!([hours(6), hours(7)], [false, true]);
}

#[test]
fn article_7_11_two_players_with_one_number() {
    let mut facts = facts();
    for (player, id) in facts.players.iter_mut().zip([7, 8, 7, 9]) {
        player.fide_id = FideId::Number(id);
    }
    let findings = check(&built(facts), &Event::declare(registered()));
    let same = Finding::SameNumber { id: 7, players: [PlayerId(0), PlayerId(2)] };
    assert_eq!(findings, [same, Finding::PracticeDiffers]);
}

#[test]
fn an_event_of_which_no_game_is_rated() {
    let unplayed = crosstable::facts(
        "
        @start 2009-08-01
        @system swiss
        @rounds 2
        A (2300): B>w .
        B (2100): A<b .
        ",
    );
    let found = |facts: Facts| {
        let tournament = built(facts);
        check(&tournament, &Event::declare(registered()))
    };
    assert!(found(unplayed).contains(&Finding::NothingRated { article: "5.1" }));
    let unrated = crosstable::facts(
        "
        @start 2009-08-01
        @system swiss
        @rounds 1
        A: B+w
        B: A-b
        C: D=w
        D: C=b
        ",
    );
    assert!(found(unrated).contains(&Finding::NothingRated { article: "6.41" }));
    assert!(!found(facts()).iter().any(|one| matches!(one, Finding::NothingRated { .. })));
}

#[test]
fn article_1_1_faster_times_that_were_approved() {
    let mut event = facts();
    event.event.start = Some(day("2026-02-02"));
    event.event.end = Some(day("2026-02-03"));
    event.event.time_control.white = vec![TimePeriod { moves: None, seconds: 2700, increment: 30 }];
    let with = |times: Times, edition: &Edition| {
        let declared = Declared { times, registered: Some(day("2026-01-01")), ..Declared::default() };
        articles(&built(event.clone()), &Event { declared, ..Event::of(edition) })
    };
    assert_eq!(with(Times::Usual, Edition::FIDE_2025_10), ["1.1"]);
    assert_eq!(with(Times::FastApproved, Edition::FIDE_2025_10), Vec::<&str>::new());
    assert_eq!(with(Times::FastApproved, Edition::FIDE_2024_03), ["1.1"]);
}

/// 9.1: the text of 2009 names no day. From 2017 on the arbiter has 7 days and the rating officer 30, from March 2024 on an
/// event is rated on the third list after its end at the latest. This one ended on 2 August.
#[test]
fn article_9_1_until_when_an_event_is_reported() {
    let due = |edition| {
        let found = check(&built(facts()), &Event::of(edition));
        found.into_iter().find_map(|finding| match finding {
            Finding::ReportDue(due) => Some(due),
            _ => None,
        })
    };
    assert_eq!(due(Edition::FIDE_2009_TEXT), None);
    assert_eq!(due(Edition::FIDE_2014), None);
    let days = ReportDue::Days { arbiter: day("2009-08-09"), officer: day("2009-09-01") };
    assert_eq!((due(Edition::FIDE_2017), due(Edition::FIDE_2022)), (Some(days), Some(days)));
    assert_eq!(due(Edition::FIDE_2024_03), Some(ReportDue::List(day("2009-11-01"))));
    assert_eq!(Finding::ReportDue(days).weight(), FindingWeight::Note);
}
