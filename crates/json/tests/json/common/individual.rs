//! An individual event in which everything is unusual.

use exaequo_model::{
    Absence, Acceleration, Adjusted, Adjustment, Arbiter, Better, Birth, Bye, Color, Colors, Departure,
    DepartureReason, Elo, EventInfo, ExpelledResults, ExternalColumn, Facts, FideId, ListScope,
    NationalRecord, NoShow, Outcome, Pace, Pairing, ParticipantId, Player, PlayerId, Prohibition, Published,
    RankStatus, Rateable, RatingBody, RatingEntry, RatingSource, Round, RoundWeight, ScoreSystem, Sex, Side,
    Stage, StartingRankMethod, Status, System, TieBreakList, TimeControl, TimePeriod, Title, Tournament,
    ValidFrom,
};

use super::{day, hundredths, round};

const PLAYERS: u32 = 12;

/// The tournament.
pub(crate) fn tournament() -> Tournament {
    let mut facts = Facts::default();
    facts.event = event(&mut facts);
    facts.system = Some(System::RoundRobin { cycles: 3 });
    facts.scores = scores();
    facts.board_colors = vec![Color::Black];
    schedule(&mut facts);
    for number in 1..=PLAYERS {
        add_player(&mut facts, number);
    }
    add_ratings(&mut facts);
    add_national(&mut facts);
    add_rounds(&mut facts);
    add_decisions(&mut facts);
    Tournament::new(facts).expect("a coherent sample")
}

fn event(facts: &mut Facts) -> EventInfo {
    let mut text = |text: &str| facts.text.push(text);
    let period = |moves, seconds, increment| TimePeriod { moves, seconds, increment };
    EventInfo {
        name: text("Open “d’été” \\ \"2026\"\n2"),
        city: text("Tromsø"),
        federation: text("NOR"),
        start: Some(day("2026-03-01")),
        end: Some(day("2026-03-09")),
        chief_arbiter: Arbiter { text: text("IA Kari Nordmann 1500000") },
        deputies: vec![Arbiter { text: text("FA Ola") }, Arbiter { text: text("NA Per") }],
        description: text("Individual: round robin"),
        system_code: text("FIDE_ROUNDROBIN"),
        time_text: text("90 min/40 + 30 min"),
        time_control: TimeControl {
            white: vec![period(Some(40), 5400, 30), period(None, 1800, 0)],
            black: vec![period(None, 600, 0)],
        },
        pace: Pace::Rapid,
        controller: text("by hand"),
        first_color: Some(Color::Black),
        starting_rank: Some(StartingRankMethod::Higher),
        starting_rank_federation: text("NOR"),
        tie_breaks: Some(TieBreakList { text: text("PTS,BH/C1"), scope: ListScope::Everybody }),
    }
}

fn scores() -> ScoreSystem {
    ScoreSystem {
        win: hundredths(300),
        draw: hundredths(110),
        loss: hundredths(25),
        forfeit_win: hundredths(201),
        forfeit_loss: hundredths(-50),
        full_bye: hundredths(202),
        half_bye: hundredths(99),
        zero_bye: hundredths(1),
        pairing_bye: hundredths(203),
        unknown: hundredths(204),
    }
}

fn schedule(facts: &mut Facts) {
    facts.schedule.announce(7);
    facts.schedule.rounds[0] = Round {
        date: Some(day("2026-03-01")),
        stage: Stage::Preliminary,
        weight: RoundWeight(50),
        encounter: Some(1),
    };
    facts.schedule.rounds[6] = Round { stage: Stage::PlayOff, ..Round::default() };
}

/// Numbers 101, 102, …, each player with other things known.
fn add_player(facts: &mut Facts, number: u32) {
    let mut text = |text: &str| facts.text.push(text);
    let name = text(&format!("Player {number}"));
    let plain = Player::new(100 + number, name);
    let left = |reason| Status { left: Some(Departure { after: 0, reason }), ..Status::default() };
    let player = match number {
        1 => Player {
            number: 101,
            final_number: Some(112),
            name,
            title: Title::Other(text("National Master")),
            sex: Some(Sex::Female),
            federation: text("FRA"),
            club: text("Club d'échecs"),
            category: text("U18"),
            fide_id: FideId::Number(u64::MAX),
            birth: Birth::Day(day("2009-12-31")),
            status: Status {
                entered: round(3),
                left: Some(Departure { after: 5, reason: DepartureReason::Withdrawn }),
                ranking: RankStatus::NotRanked,
            },
            published: Published {
                points: Some(hundredths(450)),
                game_points: Some(hundredths(-25)),
                rank: Some(2),
            },
        },
        2 => Player {
            fide_id: FideId::Text(text("N-77")),
            birth: Birth::Year(1990),
            sex: Some(Sex::Male),
            status: left(DepartureReason::Expelled(ExpelledResults::Kept)),
            ..plain
        },
        3 => Player { status: left(DepartureReason::Expelled(ExpelledResults::Annulled)), ..plain },
        _ => plain,
    };
    let titles = Title::FIDE.map(|(title, _)| title);
    let title = usize::try_from(number).ok().and_then(|number| titles.get(number.checked_sub(4)?));
    facts.players.push(Player { title: title.copied().unwrap_or(player.title), ..player });
}

fn add_ratings(facts: &mut Facts) {
    let plain = RatingEntry {
        player: PlayerId(0),
        body: RatingBody::Fide,
        pace: Pace::Standard,
        rating: Elo::new(2100).expect("a rating"),
        from: ValidFrom::Start,
        source: RatingSource::File,
        k: None,
        games: None,
    };
    let full = RatingEntry {
        player: PlayerId(0),
        body: RatingBody::National,
        pace: Pace::Blitz,
        rating: Elo::new(u32::from(u16::MAX)).expect("a rating"),
        from: ValidFrom::Day(day("2026-04-01")),
        source: RatingSource::Estimate,
        k: Some(40),
        games: Some(12),
    };
    let later = RatingEntry {
        player: PlayerId(4),
        from: ValidFrom::Round(round(2)),
        source: RatingSource::List,
        ..plain
    };
    facts.ratings = vec![plain, full, later];
}

fn add_national(facts: &mut Facts) {
    let mut text = |text: &str| facts.text.push(text);
    let full = NationalRecord {
        player: PlayerId(1),
        federation: text("ESP"),
        sex: Some(Sex::Female),
        class: text("Maestra"),
        name: text("Jugadora"),
        origin: text("Cádiz"),
        id: text("0042"),
        birth: Birth::Year(-1),
    };
    facts.national =
        vec![full, NationalRecord { birth: Birth::Day(day("1990-01-01")), sex: Some(Sex::Male), ..full }];
}

/// Every outcome once, every bye once.
fn add_rounds(facts: &mut Facts) {
    let pairing = |white: u32, outcome| Pairing::new(PlayerId(white), PlayerId(white + 1), outcome);
    let bye = |player: u32, bye| Absence { participant: ParticipantId(player), bye };
    let sides = [Side::Win, Side::Draw, Side::Loss];
    for white in sides {
        let games = sides
            .into_iter()
            .zip(0..)
            .map(|(black, table)| pairing(2 * table, Outcome::played(white, black)));
        let mut games: Vec<_> = games.collect();
        let rated = Rateable::TooShort;
        games.push(pairing(6, Outcome::Played { white, black: Side::Loss, rated }));
        let byes = [bye(8, Bye::PairingAllocated), bye(9, Bye::FullPoint), bye(10, Bye::HalfPoint)];
        facts.add_round(games, byes.to_vec());
    }
    let forfeits = [NoShow::White, NoShow::Black, NoShow::Both].map(Outcome::Forfeited);
    let open = [Outcome::Pending, Outcome::Unknown];
    let games = forfeits.into_iter().chain(open).zip(0..).map(|(outcome, table)| pairing(2 * table, outcome));
    let games = games.map(|game| Pairing { colors: Colors::Unknown, ..game });
    facts.add_round(games.collect(), Vec::new());
    let byes = [Bye::PairingAllocated, Bye::FullPoint, Bye::HalfPoint, Bye::ZeroPoint];
    facts.requests = byes.into_iter().zip(0..).map(|(kind, player)| (round(6), bye(player, kind))).collect();
}

fn add_decisions(facts: &mut Facts) {
    facts.accelerations.push(Acceleration {
        match_points: hundredths(200),
        game_points: hundredths(50),
        first_round: round(1),
        last_round: round(3),
        first_number: 101,
        last_number: 106,
    });
    let participants = vec![ParticipantId(3), ParticipantId(0)];
    facts.prohibitions.push(Prohibition {
        first_round: round(2),
        last_round: round(4),
        participants: participants.clone(),
    });
    for (what, _) in Adjusted::ALL {
        let (match_points, game_points) = (Some(hundredths(-100)), Some(hundredths(75)));
        let round = Some(round(2));
        let participants = participants.clone();
        facts.adjustments.push(Adjustment { what, match_points, game_points, round, participants });
    }
    facts.adjustments.push(Adjustment {
        what: Adjusted::Total,
        match_points: None,
        game_points: Some(hundredths(0)),
        round: None,
        participants: Vec::new(),
    });
    for (better, value) in [(Better::Higher, 7), (Better::Lower, -7)] {
        let name = facts.text.push("Lots drawn");
        let mut values = vec![None; facts.players.len()];
        values[5] = Some(hundredths(value));
        values[0] = Some(hundredths(0));
        facts.external.push(ExternalColumn { name, better, values });
    }
    let remark = facts.text.push("### the hall opens at nine");
    facts.remarks.push(remark);
}
