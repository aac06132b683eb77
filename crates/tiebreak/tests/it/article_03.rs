//! Article 3: games of a play-off count for no score and no tie-break of the tournament.

use exaequo_model::Stage;
use exaequo_testkit::Plan;
use exaequo_tiebreak::Standings;

use crate::event::event;
use crate::help::by;

/// A Swiss of three rounds; A and B, level on two points, then play two games against each other.
const TWO_GAMES: &str = "
    @system swiss
    A (2000): B=w C+b D=w B-w B-b
    B (1900): A=b D+w C=b A+b A+w
    C (1800): D=w A-w B=w Z Z
    D (1700): C=b B-b A=b Z Z
";

#[test]
fn article_3_games_of_a_play_off_count_for_nothing_else() {
    let event = event(TWO_GAMES).change(|facts| {
        facts.schedule.rounds[3].stage = Stage::PlayOff;
        facts.schedule.rounds[4].stage = Stage::PlayOff;
    });
    let standings = event.standings("PTS,WIN,BH,PS,REP,STD");
    assert_eq!((standings.field.rounds(), standings.field.announced()), (3, 3));
    assert_eq!(event.values("PTS"), ["2", "2", "1", "1"]);
    assert_eq!(event.values("WIN"), ["1", "1", "0", "0"]);
    // 8.1: everybody has met the three others once: 6 points in all, less the own.
    assert_eq!(event.values("BH"), ["4", "4", "5", "5"]);
    // 7.5: A ½ + 1½ + 2, B the same; C ½ + ½ + 1.
    assert_eq!(event.values("PS"), ["4", "4", "2", "2"]);
    assert_eq!(event.values("REP"), ["3", "3", "3", "3"], "no zero-point byes of those who do not play off");
    assert_eq!(event.values("DE"), ["0", "0", "0", "0"], "6.1: one drawn game, not three");
    assert_eq!(event.notices("PTS"), ["S019", "S013"]);
}

#[test]
fn article_3_standings_are_those_of_the_tournament_without_its_play_off() {
    let options = |teams: bool| {
        by("fide-2026-03")
            .by(if teams { "PTS,MPvGP,EDE,BH:MP,EMGSB/C1,BC" } else { "PTS,DE,BH/C1,SB,PS,REP,FB,AOB" })
            .unwrap()
    };
    let plans = (1..8).flat_map(|seed| {
        [Plan::swiss(14, 6, seed), Plan::round_robin(6, 1, seed), Plan::teams(8, 4, 5, seed)]
    });
    for plan in plans {
        let mut facts = plan.tournament().into_facts();
        let rounds = facts.schedule.rounds.len();
        for round in &mut facts.schedule.rounds[rounds - 2..] {
            round.stage = Stage::PlayOff;
        }
        // What the system is follows from the rounds of the tournament itself.
        facts.system = None;
        let whole = exaequo_model::Tournament::new(facts).unwrap();
        let main = whole.without_play_off().unwrap();
        let options = options(whole.is_team_event());
        let (one, other) =
            (Standings::new(&whole, &options).unwrap(), Standings::new(&main, &options).unwrap());
        assert_eq!(one.rows, other.rows);
        assert_eq!(one.values, other.values);
        assert_eq!(one.field.system, other.field.system);
    }
}
