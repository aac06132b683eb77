//! A team event in which everything is unusual.

use exaequo_model::{
    Absence, Adjusted, Adjustment, Better, Board, Bye, Color, Colors, Departure, DepartureReason,
    ExternalColumn, Facts, Match, MatchOutcome, MatchRule, MatchScores, NoShow, Outcome, Pairing,
    PairingByeScores, ParticipantId, Player, PlayerId, PrimaryScore, Prohibition, Published, RankStatus,
    Rateable, RoundNumber, Side, Status, System, Team, TeamId, Tournament,
};

use super::{hundredths, round};

/// The tournament.
pub(crate) fn tournament() -> Tournament {
    let mut facts =
        Facts { system: Some(System::Swiss), primary: Some(PrimaryScore::GamePoints), ..Facts::default() };
    facts.match_scores = match_scores();
    facts.board_colors = vec![Color::White, Color::Black];
    facts.schedule.announce(6);
    for number in 1..=10 {
        let name = facts.text.push(&format!("Player {number}"));
        facts.players.push(Player::new(number, name));
    }
    add_teams(&mut facts);
    first_round(&mut facts);
    for (no_show, white) in [(NoShow::White, 0), (NoShow::Black, 1), (NoShow::Both, 2)] {
        add_match(&mut facts, [white, white + 1], MatchOutcome::Forfeited(no_show), &[]);
        facts.rounds.close_round();
    }
    add_decisions(&mut facts);
    Tournament::new(facts).expect("a coherent sample")
}

fn match_scores() -> MatchScores {
    MatchScores {
        win: hundredths(300),
        draw: hundredths(150),
        loss: hundredths(100),
        rule: MatchRule::MoreThanHalf,
        pairing_bye: Some(PairingByeScores { match_points: hundredths(200), game_points: hundredths(250) }),
        forfeit: Some((hundredths(275), hundredths(-100))),
        forfeit_games: Some((hundredths(225), hundredths(-50))),
    }
}

/// Teams 20, 19, 18, 17, 16 with two players each.
fn add_teams(facts: &mut Facts) {
    for index in 0..5 {
        let name = facts.text.push(&format!("Team {index}"));
        let roster = vec![PlayerId(2 * index), PlayerId(2 * index + 1)];
        facts.teams.push(Team { roster, ..Team::new(20 - index, name) });
    }
    let nickname = facts.text.push("T0");
    facts.teams[0] = Team {
        number: 20,
        name: facts.teams[0].name,
        nickname,
        strength: Some(2400),
        roster: vec![PlayerId(1), PlayerId(0)],
        status: Status {
            entered: round(2),
            left: Some(Departure { after: 3, reason: DepartureReason::Withdrawn }),
            ranking: RankStatus::NotRanked,
        },
        published: Published {
            points: Some(hundredths(700)),
            game_points: Some(hundredths(1250)),
            rank: Some(1),
        },
    };
}

fn first_round(facts: &mut Facts) {
    let rated = Rateable::TooShort;
    let short = Outcome::Played { white: Side::Draw, black: Side::Draw, rated };
    let games = [
        Pairing { colors: Colors::Unknown, ..Pairing::new(PlayerId(0), PlayerId(2), short) },
        Pairing::new(PlayerId(3), PlayerId(1), Outcome::Forfeited(NoShow::Both)),
    ];
    facts.rounds.pairings.extend(games);
    let boards = [
        Board::Game { pairing: 0, white_team: Color::White },
        Board::Game { pairing: 1, white_team: Color::Black },
    ];
    add_match(facts, [0, 1], MatchOutcome::Boards, &boards);
    let boards = [
        Board::Unopposed { team: Color::White, player: Some(PlayerId(4)) },
        Board::Unopposed { team: Color::Black, player: None },
        Board::Empty,
    ];
    add_match(facts, [2, 3], MatchOutcome::Boards, &boards);
    if let Some(meeting) = facts.rounds.matches.last_mut() {
        meeting.colors = Colors::Unknown;
    }
    facts.rounds.absences.push(Absence { participant: ParticipantId(4), bye: Bye::PairingAllocated });
    facts.rounds.close_round();
    facts.rounds.arrange_boards(RoundNumber::FIRST);
}

fn add_match(facts: &mut Facts, [white, black]: [u32; 2], outcome: MatchOutcome, boards: &[Board]) {
    let count = |boards: &[Board]| u32::try_from(boards.len()).expect("few boards");
    let start = count(&facts.rounds.boards);
    facts.rounds.boards.extend_from_slice(boards);
    let end = count(&facts.rounds.boards);
    facts.rounds.matches.push(Match {
        white: TeamId(white),
        black: TeamId(black),
        colors: Colors::Known,
        outcome,
        boards: start..end,
    });
}

/// In a team event these are about teams.
fn add_decisions(facts: &mut Facts) {
    let teams = vec![ParticipantId(4), ParticipantId(0)];
    facts.requests.push((round(5), Absence { participant: ParticipantId(3), bye: Bye::HalfPoint }));
    facts.prohibitions.push(Prohibition {
        first_round: round(1),
        last_round: round(6),
        participants: teams.clone(),
    });
    facts.adjustments.push(Adjustment {
        what: Adjusted::Total,
        match_points: Some(hundredths(-100)),
        game_points: None,
        round: None,
        participants: teams,
    });
    let name = facts.text.push("Fair play");
    let values = vec![None, Some(hundredths(300)), None, None, Some(hundredths(1))];
    facts.external.push(ExternalColumn { name, better: Better::Lower, values });
}
