//! An id, a round or a board of another event is answered with nothing or with an error, never with a panic: every public
//! function that takes one is tried here; those of forecasts are tried beside them.

use std::panic::{AssertUnwindSafe, catch_unwind};

use exaequo::event::prizes::read_prizes;
use exaequo::event::{BoardSides, NewPlayer, RoundScores, Whom};
use exaequo::generate::Plan;
use exaequo::model::{
    Absence, Basis, Board, Bye, Color, Colors, Counterparts, Departure, DepartureReason, Facts, Match,
    MatchOutcome, ParticipantId, PlayerId, PrimaryScore, Records, RoundNumber, TeamId, Tournament,
};
use exaequo::report::{self, Lang, card, pairings, rating, standings};
use exaequo::site::public;
use exaequo::tiebreak::{Boards, ComputedColumns, lots};
use exaequo::{At, Event, Rating, Standings};

const IDS: [u32; 3] = [77, 1 << 20, u32::MAX];
const ROUNDS: [RoundNumber; 3] = [RoundNumber(0), RoundNumber(99), RoundNumber(u16::MAX)];

/// Calls that panicked, by name.
#[derive(Default)]
struct Panicked(Vec<String>);

impl Panicked {
    fn tried<T>(&mut self, name: &str, call: impl FnOnce() -> T) {
        if catch_unwind(AssertUnwindSafe(call)).is_err() {
            self.0.push(name.to_owned());
        }
    }
}

/// Tries everything with every foreign id, in an event of players and in one of teams.
fn never_panics(calls: impl Fn(&mut Panicked, &Tournament, u32)) {
    let mut panicked = Panicked::default();
    for tournament in [Plan::swiss(12, 5, 1).tournament(), Plan::teams(8, 4, 3, 1).tournament()] {
        for id in IDS {
            calls(&mut panicked, &tournament, id);
        }
    }
    panicked.0.sort();
    panicked.0.dedup();
    assert!(panicked.0.is_empty(), "{:#?}", panicked.0);
}

fn foreign_match(id: u32) -> Match {
    let boards = id - 4..id;
    let (colors, outcome) = (Colors::Known, MatchOutcome::Boards);
    Match { white: TeamId(id), black: TeamId(id), colors, outcome, boards }
}

#[test]
fn facts_of_a_tournament() {
    never_panics(|try_, tournament, id| {
        let (who, player, team) = (ParticipantId(id), PlayerId(id), TeamId(id));
        try_.tried("players_of", || assert!(tournament.players_of(who).is_empty()));
        try_.tried("player_name", || assert_eq!(tournament.player_name(player), ""));
        try_.tried("player_number", || assert_eq!(tournament.player_number(player), 0));
        try_.tried("rating_of", || assert_eq!(tournament.rating_of(player), None));
        try_.tried("boards_of", || tournament.rounds.boards_of(&foreign_match(id)).len());
        try_.tried("set_outcome", || {
            tournament.clone().set_outcome(id as usize, exaequo::model::Outcome::DRAWN)
        });
        let own = Counterparts::new(tournament);
        try_.tried("Counterparts::participant", || own.participant(tournament, who, None));
        try_.tried("Counterparts::member", || own.member(tournament, player, team));
        let records = Records::new(tournament, Basis::Points);
        try_.tried("Records::of", || records.of(who).len());
        for round in ROUNDS {
            try_.tried("rating_in", || tournament.rating_in(player, round));
            try_.tried("absences_until", || tournament.rounds.absences_until(round).len());
            try_.tried("pairing_range", || tournament.rounds.pairing_range(round));
            try_.tried("Schedule::round", || tournament.schedule.round(round).copied());
            try_.tried("set_absence", || {
                let mut facts: Facts = tournament.clone().into_facts();
                facts.rounds.set_absence(round, Absence { participant: who, bye: Bye::HalfPoint });
            });
            try_.tried("Records::after", || Records::after(tournament, Basis::Points, round.0).total(who));
        }
    });
}

#[test]
fn changes_of_an_event() {
    never_panics(|try_, tournament, id| {
        let (player, team) = (PlayerId(id), TeamId(id));
        let event = Event::from(tournament.clone());
        let mut refused = |name: &str, change: &dyn Fn(&mut Event) -> exaequo::event::Changed| {
            try_.tried(name, || {
                let mut changed = event.clone();
                assert!(change(&mut changed).is_err(), "{name} is accepted");
                assert_eq!(changed.tournament(), tournament, "{name}");
            });
        };
        refused("pair", &|event| event.pair([(player, PlayerId(0))]).map(drop));
        refused("pair_teams", &|event| event.pair_teams([(team, TeamId(0))]).map(drop));
        refused("add_team", &|event| event.add_team("Late", [player]).map(drop));
        refused("set_roster", &|event| event.set_roster(team, [player]));
        refused("edit_player", &|event| event.edit_player(player, NewPlayer::new("Nobody")));
        refused("set_rating", &|event| event.set_rating(player, 2000));
        refused("set_rating to none", &|event| event.set_rating(player, 0));
        refused("rename", &|event| event.rename(player, "Nobody"));
        refused("withdraw", &|event| event.withdraw(player, 1));
        let departure = Departure { after: 1, reason: DepartureReason::Withdrawn };
        refused("leave", &|event| event.leave(team, departure));
        refused("reinstate", &|event| event.reinstate(ParticipantId(id)));
        for round in ROUNDS.into_iter().chain([RoundNumber(1)]) {
            refused("set_result by player", &|event| event.set_result(round, player, "1-0"));
            refused("set_result by board", &|event| event.set_result(round, At::Board(id as usize), "1-0"));
            refused("swap_colors", &|event| event.swap_colors(round, player));
            refused("order_boards", &|event| event.order_boards(round, &[id as usize]));
            refused("set_line_up", &|event| event.set_line_up(round, team, [player]));
            refused("forfeit_match", &|event| event.forfeit_match(round, team));
            refused("play_match", &|event| event.play_match(round, team));
            refused("give_bye", &|event| event.give_bye(round, player, Bye::HalfPoint));
            refused("cancel_bye", &|event| event.cancel_bye(round, player));
        }
        for round in ROUNDS {
            refused("take_back_round", &|event| event.take_back_round(round));
        }
    });
}

fn ranked(tournament: &Tournament) -> Standings {
    Event::from(tournament.clone()).standings("PTS, DE, BH, SB").expect("criteria of the catalogue")
}

#[test]
fn questions_about_standings() {
    never_panics(|try_, tournament, id| {
        let who = ParticipantId(id);
        let (ranked, criteria) = (ranked(tournament), ["PTS", "DE", "BH", "SB"]);
        for whom in [Whom::Id(who), Whom::Player(PlayerId(id)), Whom::Team(TeamId(id))] {
            for criterion in criteria {
                try_.tried("explain", || assert!(ranked.explain(whom.clone(), criterion).is_err()));
            }
            try_.tried("explain_all", || ranked.explain_all(whom.clone()).is_err());
            try_.tried("compare", || assert!(ranked.compare(whom.clone(), ParticipantId(0)).is_err()));
            try_.tried("card::page", || {
                card::page(&ranked, whom.clone(), card::Pictures::LeftOut, Lang::En).is_err()
            });
            try_.tried("Event::compare", || ranked.event().compare(whom.clone(), whom.clone()).is_err());
        }
        try_.tried("placement", || assert!(ranked.placement(who).is_none()));
        try_.tried("row", || assert!(ranked.row(id as usize).is_none()));
        try_.tried("ties", || ranked.ties(id, id).is_ok());
        let table = ranked.table();
        try_.tried("has_few_games", || table.has_few_games(who));
        try_.tried("verdict", || table.verdict(who, ParticipantId(0)));
        try_.tried("verdicts", || table.verdicts(id as usize));
        try_.tried("effect", || table.effect(id as usize));
        for (index, spec) in table.specs.iter().enumerate() {
            try_.tried("value", || table.value(index, who));
            try_.tried("terms", || table.terms(spec, who).len());
            try_.tried("group_at", || table.group_at(index, who));
            try_.tried("steps", || table.steps(spec, &[who, ParticipantId(0)]));
            try_.tried("adjusted_rounds", || table.adjusted_rounds(spec, who));
            try_.tried("ComputedColumns::terms", || {
                let needed = ComputedColumns::needed(&table.field, spec);
                ComputedColumns::terms(&table.field, spec, &needed, who).len()
            });
        }
        try_.tried("value of no criterion", || table.value(id as usize, ParticipantId(0)));
        try_.tried("group_at no criterion", || table.group_at(id as usize, ParticipantId(0)));
    });
}

#[test]
fn tables_behind_standings() {
    never_panics(|try_, tournament, id| {
        let who = ParticipantId(id);
        let ranked = ranked(tournament);
        let field = &ranked.table().field;
        try_.tried("Field::rating", || field.rating(who, id as usize));
        try_.tried("lot", || lots::lot(tournament, "seed", who));
        let boards = Boards::new(tournament, usize::from(tournament.rounds.count()));
        try_.tried("Boards::row", || assert!(boards.row(who, 0).is_empty()));
        try_.tried("Boards::row of a round", || {
            assert!(boards.row(ParticipantId(0), id as usize).is_empty());
        });
        for basis in [PrimaryScore::MatchPoints, PrimaryScore::GamePoints] {
            let view = field.view(basis, field.mode(&ranked.table().specs[0]));
            try_.tried("View::entry", || view.entry(who, 0));
            try_.tried("View::entry of a round", || view.entry(ParticipantId(0), id as usize));
            try_.tried("View::draw", || view.draw(id as usize));
            try_.tried("View::score", || (view.score(who), view.adjusted(who), view.bonuses_of(who).len()));
            try_.tried("View::rounds_of", || view.rounds_of(who).count());
        }
    });
}

#[test]
fn lists_and_prizes() {
    never_panics(|try_, tournament, id| {
        let (who, player) = (ParticipantId(id), PlayerId(id));
        let ranked = ranked(tournament);
        try_.tried("standings::title", || assert_eq!(standings::title(tournament, who), ""));
        try_.tried("explain::label", || report::explain::label(tournament, who));
        try_.tried("public card", || {
            assert!(public::Hidden::default().card(&ranked, who, Lang::Fr).is_none());
        });
        for board in [
            Board::Game { pairing: id, white_team: Color::White },
            Board::Unopposed { team: Color::Black, player: Some(player) },
        ] {
            try_.tried("BoardSides::new", || BoardSides::new(tournament, &board));
        }
        try_.tried("NewPlayer::of", || NewPlayer::of(tournament, player));
        for round in ROUNDS {
            try_.tried("RoundScores", || {
                let scores = RoundScores::new(tournament, round);
                (scores.before(who), scores.after(who))
            });
            try_.tried("pairings::of_standings", || pairings::of_standings(&ranked, round, Lang::En));
            try_.tried("pairings::entry", || pairings::entry(ranked.event(), round.0, Lang::En).is_err());
        }
        let list = read_prizes("prizes.toml", "[[group]]\nname = 'Open'\nmoney = [100]").unwrap();
        let prizes = ranked.prizes(&list).unwrap();
        try_.tried("Prizes::participant", || assert_eq!(prizes.participant(id as usize), None));
        try_.tried("Prizes::of", || assert!(prizes.of(who).is_none()));
        try_.tried("Allocation::of", || assert!(prizes.allocation().of(id as usize).is_none()));
    });
}

#[test]
fn ratings() {
    never_panics(|try_, tournament, id| {
        let player = PlayerId(id);
        let Ok(rated) = Event::from(tournament.clone()).rate(&Rating::default()) else { return };
        try_.tried("rating::page", || rating::page(&rated, Some(&[player]), Lang::En));
        try_.tried("rating::json", || {
            rating::json(&rated, Some(&[player]), standings::Layout::Compact, Lang::En)
        });
        let other = Plan::swiss(60, 9, 3).tournament();
        for finding in Event::from(other).eligibility(&Rating::default()).unwrap_or_default() {
            try_.tried("rating::finding", || rating::finding(&finding, tournament, Lang::En));
        }
    });
}
