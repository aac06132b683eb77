//! 4.13, 5.1, 6.2, 6.3, 6.43, 6.5, 6.6, 8.4: which games count, and with which ratings.

use exaequo_model::{
    ByPace, Color, Elo, Pace, PlayerId, Points, RatingBody, RatingEntry, RatingSource, RoundNumber,
    Tournament, ValidFrom,
};
use exaequo_rating::{
    CoefficientSource, DecidedGames, Declared, Edition, EventForm, EventRating, IgnoredFor, IgnoredReason,
    ListRecord, Pooled, RatingBasis, RatingChange, RatingList, rated_together,
};
use exaequo_testkit::{crosstable, match_list};

use crate::newcomers::newcomer;
use crate::support::{Event, rate};

pub(crate) fn rated(text: &str) -> (Tournament, EventRating) {
    rated_as(text, &Event::default())
}

pub(crate) fn rated_as(text: &str, event: &Event) -> (Tournament, EventRating) {
    let tournament = crosstable::parse(text);
    let rating = rate(&tournament, event);
    (tournament, rating)
}

pub(crate) fn reasons(rating: &EventRating) -> Vec<(IgnoredReason, &'static str)> {
    rating.ignored.iter().map(|game| (game.reason, game.reason.article())).collect()
}

#[test]
fn article_5_1_games_without_a_move_of_each_player_do_not_count() {
    let (_, rating) = rated(
        "
        @system swiss
        A (2000): B>w C+w! D+w
        B (2000): A<b D?w C*b
        C (2000): D<w A-b! B*w
        D (2000): C<b B?b A-b
        ",
    );
    let expected = [
        IgnoredReason::Forfeited,
        IgnoredReason::Forfeited,
        IgnoredReason::TooShort,
        IgnoredReason::NoResult,
        IgnoredReason::NoResult,
    ];
    let found: Vec<_> = rating.ignored.iter().map(|game| game.reason).collect();
    assert_eq!(found.len(), 5);
    assert!(expected.iter().all(|reason| found.contains(reason)), "{found:?}");
    assert!(rating.ignored.iter().all(|game| game.reason.article() == "5.1"));
    assert_eq!(rating.players.iter().map(|player| player.total.games).collect::<Vec<_>>(), [1, 0, 0, 1]);
}

/// Every pair once; the last player is unrated.
pub(crate) const ROUND_ROBIN: &str = "
    @start 2009-08-01
    @system round-robin
    A (2200): D+w C+w B+w
    B (2100): C+b D=b A-b
    C (2000): B-w A-b D=w
    D:        A-b B=w C=b
    ";

#[test]
fn article_6_43_a_round_robin_with_an_unplayed_game_counts_as_a_swiss() {
    let (_, rating) = rated(ROUND_ROBIN);
    assert_eq!(rating.form, EventForm::RoundRobin);
    let unplayed = ROUND_ROBIN.replace("C+b D=b", "C>b D=b").replace("B-w A-b", "B<w A-b");
    let (_, rating) = rated(&unplayed);
    assert_eq!(rating.form, EventForm::IncompleteRoundRobin);
    assert_eq!(rating.average, None);
    // 33 %: 125 less than the average of 2100.
    assert_eq!(rating.players[3].first.as_ref().and_then(|first| first.event.ru), Some(1975));
}

#[test]
fn article_6_3_a_round_robin_of_rated_players_is_one() {
    for edition in [Edition::FIDE_2009_TEXT, Edition::FIDE_2025_10] {
        let (_, rating) = rated_as(&ROUND_ROBIN.replace("D:", "D (1900):"), &Event::of(edition));
        assert_eq!((rating.form, rating.average), (EventForm::RoundRobin, None), "{}", edition.name);
        assert!(rating.players.iter().all(|player| player.total.games == 3));
    }
    // With a newcomer later editions have one method for all.
    assert_eq!(rated_as(ROUND_ROBIN, &Event::of(Edition::FIDE_2025_10)).1.form, EventForm::Swiss);
}

#[test]
fn article_6_2_a_play_off_rated_with_a_round_robin_leaves_no_game_of_it_unplayed() {
    let table = "
        @start 2009-08-01
        @system round-robin
        A (2200): D+w C+w B+w B=b
        B (2100): C+b D=b A-b A=w
        C (2000): B-w A-b D=w Z
        D:        A-b B=w C=b Z
        ";
    let mut facts = crosstable::parse(table).into_facts();
    facts.schedule.rounds[3].stage = exaequo_model::Stage::PlayOff;
    let tournament = Tournament::new(facts).unwrap();
    let rating = rate(&tournament, &Event::default());
    assert_eq!(rating.form, EventForm::Swiss, "6.43 is about games that were not played");
    assert_eq!(rating.players[0].total.games, 4);
}

/// 6.2, 6.5: two players of a play-off play a match; those who meet others do not.
#[test]
fn article_6_5_in_a_play_off_that_is_rated_with_its_tournament() {
    let table = "
        @start 2009-08-01
        @system swiss
        A (2000): B=w B+b B+w B+b B-w
        B (2000): A=b A-w A-b A-w A+b
        C (1900): D=w D+b D+w D+b E=w
        D (1900): C=b C-w C-b C-w .
        E (1900): . . . . C=b
        ";
    let mut facts = crosstable::parse(table).into_facts();
    for round in &mut facts.schedule.rounds[1..] {
        round.stage = exaequo_model::Stage::PlayOff;
    }
    let tournament = Tournament::new(facts).unwrap();
    let rating = rate(&tournament, &Event::default());
    // Three of four games win the match of A and B; C meets E as well.
    assert_eq!(reasons(&rating), [(IgnoredReason::MatchDecided, "6.5")]);
    assert_eq!(rating.ignored[0].round, RoundNumber(5));
    let games: Vec<_> = rating.players.iter().map(|player| player.total.games).collect();
    assert_eq!(games, [4, 4, 5, 4, 1]);
}

/// 6.2, 6.6: so do an unrated player and the one he plays off against.
#[test]
fn article_6_6_in_a_play_off_that_is_rated_with_its_tournament() {
    let table = "
        @start 2009-08-01
        @system swiss
        A (2000): B=w B+b
        B: A=b A-w
        ";
    let others = "        C (1900): D=w D+b\n        D (1900): C=b C-w\n";
    let mut facts = crosstable::parse(&(table.trim_end().to_owned() + "\n" + others)).into_facts();
    facts.schedule.rounds[1].stage = exaequo_model::Stage::PlayOff;
    let rating = rate(&Tournament::new(facts).unwrap(), &Event::default());
    let of_play_off: Vec<_> = rating.ignored.iter().filter(|game| game.round == RoundNumber(2)).collect();
    assert_eq!(of_play_off.len(), 1);
    assert_eq!(
        (of_play_off[0].reason, of_play_off[0].whom),
        (IgnoredReason::UnratedInMatch, IgnoredFor::Both)
    );
}

#[test]
fn article_6_5_ruling_46_games_after_the_match_was_won() {
    let (_, rating) = rated(
        "
        @rounds 4
        A (2000): B+w B+b B=w B-b
        B (2000): A-b A-w A=b A+w
        ",
    );
    assert_eq!(rating.form, EventForm::Matches);
    // Two of four is half of the points, which does not win; 2½ does.
    assert_eq!(reasons(&rating), [(IgnoredReason::MatchDecided, "6.5")]);
    assert_eq!(rating.ignored[0].round, RoundNumber(4));
    assert_eq!(rating.players[0].total.games, 3);
}

#[test]
fn article_6_5_games_after_the_decision_on_prior_request() {
    let tournament = crosstable::parse(
        "
        @rounds 4
        A (2000): B+w B+b B=w B-b
        B (2000): A-b A-w A=b A+w
        ",
    );
    let games = |edition: &Edition, decided: DecidedGames| {
        let declared = Declared { decided, ..Declared::default() };
        rate(&tournament, &Event { declared, ..Event::of(edition) }).players[0].total.games
    };
    assert_eq!(games(Edition::FIDE_2024_03, DecidedGames::NotRequested), 3);
    assert_eq!(games(Edition::FIDE_2024_03, DecidedGames::Requested), 4);
    // The text of 2009 knows no request.
    assert_eq!(games(Edition::FIDE_2009_TEXT, DecidedGames::Requested), 3);
}

/// 7.14g: seven games for members of IBCA, ICSC and IPCA. All opponents 1500, 4 of 7: half a point above 50 %.
#[test]
fn article_7_14g_seven_games_for_members() {
    let tournament = crosstable::parse(
        "
        @system swiss
        New: B=w C=b D=w E=b F=w G=b H+w
        B (1500): N=b . . . . . .
        C (1500): . N=w . . . . .
        D (1500): . . N=b . . . .
        E (1500): . . . N=w . . .
        F (1500): . . . . N=b . .
        G (1500): . . . . . N=w .
        H (1500): . . . . . . N-b
        ",
    );
    let pooled = |members: Vec<PlayerId>| {
        let rating = rate(&tournament, &Event { members, ..Event::default() });
        rating.players[0].first.as_ref().map(|first| first.pooled)
    };
    let pending = Pooled::Pending { rating: 1515, games: 7, missing: 2 };
    assert_eq!(pooled(Vec::new()), Some(pending));
    assert_eq!(pooled(vec![PlayerId(3)]), Some(pending));
    assert_eq!(pooled(vec![PlayerId(0)]), Some(Pooled::Published { rating: 1515, games: 7 }));
}

#[test]
fn article_6_6_a_match_with_an_unrated_player() {
    let (_, rating) = rated("@rounds 2\nA (2000): B+w B+b\nB: A-b A-w");
    assert_eq!(reasons(&rating), vec![(IgnoredReason::UnratedInMatch, "6.6"); 2]);
    assert!(rating.players.iter().all(|player| player.total.games == 0));
}

#[test]
fn a_team_event_is_rated_by_its_games() {
    let mut facts = match_list::facts("@teams Alpha Bravo\n@boards 2\nA-B:+=");
    for player in 0..4 {
        facts.ratings.push(entry(player, 2000, ValidFrom::Start));
    }
    let tournament = Tournament::new(facts).expect("coherent");
    let rating = rate(&tournament, &Event::default());
    let games: Vec<_> = rating.players.iter().map(|player| player.total.score).collect();
    assert_eq!(games.iter().map(|score| score.hundredths()).sum::<i32>(), 200);
    assert!(rating.players.iter().all(|player| player.total.games == 1));
}

fn entry(player: u32, rating: u32, from: ValidFrom) -> RatingEntry {
    RatingEntry {
        player: PlayerId(player),
        body: RatingBody::Fide,
        pace: Pace::Standard,
        rating: Elo::new(rating).expect("a rating"),
        from,
        source: RatingSource::File,
        k: None,
        games: None,
    }
}

/// Two games of two players, the first of whom has another rating from round 2 on.
fn two_rounds(from: ValidFrom) -> Tournament {
    let mut facts = crosstable::facts(
        "@start 2009-08-01\n@system swiss\nA (2000): B+w C+b\nB (2000): A-b U\nC (2000): U A-w",
    );
    facts.ratings.push(entry(0, 2300, from));
    facts.schedule.rounds[1].date = Some("2009-09-01".parse().expect("a day"));
    Tournament::new(facts).expect("coherent")
}

#[test]
fn article_4_13_ratings_at_the_start_or_at_the_time_of_the_game() {
    let at_game = Declared { basis: RatingBasis::AtGame, ..Declared::default() };
    for from in [ValidFrom::Round(RoundNumber(2)), ValidFrom::Day("2009-09-01".parse().expect("a day"))] {
        let tournament = two_rounds(from);
        let expected = |event: &Event| {
            let rating = rate(&tournament, event);
            let expected = rating.players[0].total.expected;
            // The opponent of round 2 meets the same rating.
            (expected, rating.players[2].total.expected)
        };
        let hundredths = |one, other| (Points::from_hundredths(one), Points::from_hundredths(other));
        assert_eq!(expected(&Event::default()), hundredths(100, 50));
        assert_eq!(expected(&Event::declare(at_game)), hundredths(50 + 85, 15));
    }
}

#[test]
fn article_8_4_a_rating_published_since_the_start() {
    let mut facts = crosstable::facts(&newcomer("+=="));
    facts.ratings.push(entry(3, 2100, ValidFrom::Day("2009-09-01".parse().expect("a day"))));
    let rating = rate(&Tournament::new(facts).expect("coherent"), &Event::default());
    // For the player: rated 2100, by the table.
    assert_eq!(rating.players[3].rating, Some(2100));
    assert_eq!(rating.players[3].total.expected, Points::from_hundredths(3 * 64));
    // For the opponents: unrated, with the rating of this event (2000 and a half point above 50 %).
    let line = rating.lines_of(&rating.players[0]).next();
    assert_eq!(line.and_then(|line| line.term()).map(|term| term.game.opponent), Some(2015));
}

/// 8.4, 6.42: rated for itself, it counts the game against a newcomer whose result counts; the newcomer does not.
#[test]
fn article_8_4_a_rating_published_since_the_start_against_a_newcomer() {
    let mut facts = crosstable::facts(
        "
        @start 2009-08-01
        @system swiss
        A (2000): N=w . M=w .
        B (2000): M=w N=b . .
        C (2000): . M=b N=w .
        N:        A=b B=w C=b M+w
        M:        B=b C=w A=b N-b
        ",
    );
    facts.ratings.push(entry(3, 2100, ValidFrom::Day("2009-09-01".parse().expect("a day"))));
    let rating = rate(&Tournament::new(facts).expect("coherent"), &Event::default());
    let newcomer = rating.players[4].first.as_ref().expect("unrated");
    assert_eq!((newcomer.event.result.games, newcomer.event.ru), (3, Some(2000)));
    let lines = rating.lines_of(&rating.players[3]);
    let opponents: Vec<_> = lines.filter_map(|line| line.term()).map(|term| term.game.opponent).collect();
    assert_eq!(opponents, [2000; 4]);
    let left_out: Vec<_> = rating.ignored.iter().map(|game| (game.whom, game.reason)).collect();
    assert_eq!(left_out, [(IgnoredFor::One(Color::Black), IgnoredReason::BothUnrated)]);
}

#[test]
fn games_too_far_apart_in_rapid_and_blitz() {
    let far = "@system swiss\nA (2601): B+w C+b U\nB (2001): A-b U C=w\nC (2002): U A-w B=b";
    for (pace, games) in [(Pace::Standard, 2), (Pace::Rapid, 1), (Pace::Blitz, 1)] {
        let provisions = Edition::FIDE_2024_12.provisions[pace].expect("such ratings");
        let mut facts = crosstable::facts(far);
        facts.ratings.iter_mut().for_each(|entry| entry.pace = pace);
        let event = Event { provisions, ..Event::default() };
        let rating = rate(&Tournament::new(facts).expect("coherent"), &event);
        assert_eq!(rating.players[0].total.games, games, "{pace:?}");
    }
}

#[test]
fn a_list_decides_about_ratings_and_k() {
    let mut facts = crosstable::facts("@system swiss\nA (2000): B+w\nB (2000): A-b\nC (1900): U");
    for (player, id) in facts.players.iter_mut().zip([11, 12, 13]) {
        player.fide_id = exaequo_model::FideId::Number(id);
    }
    let record = |id, rating, k| ListRecord {
        id,
        ratings: ByPace { standard: rating, ..ByPace::default() },
        k: ByPace { standard: k, ..ByPace::default() },
        ..ListRecord::default()
    };
    let list = RatingList::new(vec![record(12, Some(2400), Some(10)), record(11, Some(2000), Some(40))]);
    let rating =
        rate(&Tournament::new(facts).expect("coherent"), &Event { list: Some(list), ..Event::default() });
    let winner = &rating.players[0];
    assert_eq!(winner.change, Some(RatingChange(92 * 40)));
    assert_eq!(winner.k.map(|k| k.source), Some(CoefficientSource::Given));
    assert_eq!(rating.players[2].rating, Some(1900));
}

/// 8.51, 8.54 to 8.57 by hand: all players are rated. D −92: .37; D 400: .92; D 401 counts as 400: .92; D −391: .09. Together We = 2.30 and W = 2½,
/// so that K 30 gives 30 × 0.20 = 6.
#[test]
fn articles_8_51_and_8_54_to_8_57_a_change_by_hand() {
    let (_, rating) = rated(
        "
        @system swiss
        A (2000): B=w C+b D-w E+b
        B (2092): A=b . . .
        C (1600): . A-w . .
        D (1599): . . A+b .
        E (2391): . . . A-w
        ",
    );
    let player = &rating.players[0];
    let expected: Vec<i32> = rating
        .lines_of(player)
        .filter_map(|line| line.term())
        .map(|term| term.expected.hundredths())
        .collect();
    assert_eq!(expected, [37, 92, 92, 9]);
    assert_eq!((player.total.score, player.total.expected.hundredths()), (Points::from_halves(5), 230));
    assert_eq!((player.change, player.new), (Some(RatingChange(600)), Some(2006)));
    // The other side of the capped game: the lower rated player wins 0.92 points of it.
    assert_eq!(rating.players[3].change, Some(RatingChange(30 * 92)));
}

/// 7.21: three losses against equals cost 45 points at K 30; 1200 is the floor and stays, 1199 is below.
#[test]
fn article_7_21_whoever_falls_below_the_floor_is_delisted() {
    let new = |rating: u16| {
        let (_, rated) = rated(&format!(
            "
            @system swiss
            A ({rating}): B-w C-b D-w
            B ({rating}): A+b . .
            C ({rating}): . A+w .
            D ({rating}): . . A+b
            "
        ));
        let player = rated.players[0].clone();
        (player.new, player.is_delisted(player.new, &Event::default().provisions))
    };
    assert_eq!(new(1245), (Some(1200), false));
    assert_eq!(new(1244), (Some(1199), true));
}

/// 6.2, 7.13: a play-off of the same kind of play belongs to the event, which ends with it; a rapid one does not.
#[test]
fn articles_6_2_and_7_13_an_event_ends_with_its_play_off() {
    let event = |minutes: u32, end: &str| {
        let mut facts = crosstable::facts("@start 2009-08-01\n@system swiss\nA (2000): B=w\nB (2000): A=b\n");
        facts.event.end = Some(end.parse().expect("a day"));
        let seconds = minutes * 60;
        let control = vec![exaequo_model::TimePeriod { moves: None, seconds, increment: 0 }];
        facts.event.pace = exaequo_rating::eligibility::pace_of(&control);
        facts.event.time_control.white = control;
        Tournament::new(facts).expect("coherent")
    };
    let tournament = event(120, "2009-08-09");
    let rated = |playoff: &Tournament| {
        let whole = tournament.with_play_off(playoff).expect("the same players");
        let rated = rated_together(&tournament, playoff, &whole);
        (rated.rounds.count(), rated.event.end.map(exaequo_model::Date::day))
    };
    assert_eq!(rated(&event(120, "2009-08-11")), (2, Some(11)));
    assert_eq!(rated(&event(25, "2009-08-11")), (1, Some(9)));
}

/// 8.54 of 2022: of 450 and 500 above only the larger is held to 400; 450 below is held in any case. A game that does not
/// count stands between.
#[test]
fn article_8_54_once_an_event_among_games_that_do_not_count() {
    let text = "
        @system swiss
        A (2400): B+w C+b D+w E+b
        B (1950): A-b . . .
        C:        . A-w . .
        D (1900): . . A-b .
        E (2850): . . . A-w
        ";
    let (_, rating) = rated_as(text, &Event::of(Edition::FIDE_2022));
    let differences = |player: usize| {
        let terms = rating.lines_of(&rating.players[player]).filter_map(|line| line.term());
        terms.map(|term| term.difference).collect::<Vec<_>>()
    };
    let expected = [vec![450, 400, -400], vec![-400], vec![], vec![-400], vec![400]];
    assert_eq!([0, 1, 2, 3, 4].map(differences), expected);
    assert_eq!(rating.players[0].total.expected.hundredths(), 94 + 92 + 8);
}
