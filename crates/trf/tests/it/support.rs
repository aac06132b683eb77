//! The two test tournaments, ways to spoil them, and tournaments in short words to compare with.

use std::fmt::Write as _;

use exaequo_model::{
    Board, Bye, Color, Colors, MatchOutcome, NoShow, Pairing, PlayerId, Rateable, RoundNumber, Side, Slot,
    TextRange, Tournament,
};
use exaequo_trf::{ReadOptions, TrfReading, read};

/// An individual tournament: five players, three rounds, every kind of bye and a forfeit.
pub(crate) const FJORD: &str = include_str!("data/fjord.trf");
/// A team tournament: five teams on two boards, two of three rounds, byes, a forfeited match, an empty board.
pub(crate) const CUP: &str = include_str!("data/cup.trf");

/// Reads a text as a file.
pub(crate) fn read_text(text: &str) -> TrfReading {
    read_bytes(text.as_bytes())
}

/// Reads a file.
pub(crate) fn read_bytes(bytes: &[u8]) -> TrfReading {
    read(bytes.to_vec(), &ReadOptions::default())
}

/// Codes of the findings, in order.
pub(crate) fn codes(reading: &TrfReading) -> Vec<&'static str> {
    reading.diagnostics.all().iter().map(|finding| finding.problem.code()).collect()
}

/// The tournament of a text, which must have one.
pub(crate) fn tournament(text: &str) -> Tournament {
    let reading = read_text(text);
    let found = format!("{:#?}\n{text}", reading.diagnostics.all());
    reading.tournament.unwrap_or_else(|| panic!("{found}"))
}

/// A text with one thing changed, which must be there.
pub(crate) fn changed(text: &str, old: &str, new: &str) -> String {
    assert!(text.contains(old), "{old:?} is not in\n{text}");
    text.replacen(old, new, 1)
}

/// A text with the block of a player's round replaced: opponent, colour, result and nothing else.
pub(crate) fn with_block(text: &str, number: u32, round: usize, block: &str) -> String {
    with_columns(text, &format!("001 {number:4}"), 92 + 10 * (round - 1), &format!("{block:8}"))
}

/// A text with the columns of the line that begins so replaced, from `first` on.
pub(crate) fn with_columns(text: &str, line: &str, first: usize, columns: &str) -> String {
    let place = |found: &str| {
        let mut cells: Vec<char> = format!("{found:width$}", width = first - 1).chars().collect();
        let end = cells.len().min(first - 1 + columns.chars().count());
        cells.splice(first - 1..end, columns.chars());
        cells.into_iter().collect::<String>()
    };
    assert!(text.lines().any(|found| found.starts_with(line)), "no line {line:?} in\n{text}");
    text.lines()
        .map(|found| if found.starts_with(line) { place(found) } else { found.to_owned() } + "\n")
        .collect()
}

/// A line of a player with nothing but a number, a name and blocks.
pub(crate) fn player(number: u32, blocks: &str) -> String {
    format!("001 {number:4} m    {:33}{:38}{number:4}  {blocks}\n", format!("Player {number}"), "")
}

/// A piece of text of a tournament.
pub(crate) fn text(tournament: &Tournament, range: TextRange) -> String {
    tournament.str(range).to_owned()
}

/// Paired rounds of an individual tournament: `1-3 10, 4-2 01, 5:Z`, one line per round. `~` instead of `-`: colours
/// unknown; `.` for no result yet.
pub(crate) fn games(tournament: &Tournament) -> String {
    let mut all = String::new();
    for round in tournament.rounds.numbers() {
        let number = |player: PlayerId| tournament.players[player.index()].number;
        let games = tournament.rounds.pairings_of(round).iter().map(|game| {
            let between = if game.colors == Colors::Known { '-' } else { '~' };
            format!("{}{between}{} {}", number(game.white), number(game.black), results(game, Color::White))
        });
        let all_of_round: Vec<String> = games.chain(absences(tournament, round)).collect();
        writeln!(all, "{}", all_of_round.join(", ")).expect("a string takes everything");
    }
    all
}

/// Paired rounds of a team tournament: `1-2 (1w3 10, 2b4 ==), 5:U`, one line per round. A board shows the white
/// team's player with his colour first; `0` is an empty place; `!+-` is a match decided by forfeit.
pub(crate) fn matches(tournament: &Tournament) -> String {
    let mut all = String::new();
    for round in tournament.rounds.numbers() {
        let team = |team: exaequo_model::TeamId| tournament.teams[team.index()].number;
        let meetings = tournament.rounds.matches_of(round).iter().map(|meeting| {
            let between = if meeting.colors == Colors::Known { '-' } else { '~' };
            let boards: Vec<String> =
                tournament.rounds.boards_of(meeting).iter().map(|one| board(tournament, one)).collect();
            let forfeit = match meeting.outcome {
                MatchOutcome::Boards => "",
                MatchOutcome::Forfeited(NoShow::Black) => " !+-",
                MatchOutcome::Forfeited(NoShow::White) => " !-+",
                MatchOutcome::Forfeited(NoShow::Both) => " !--",
            };
            format!(
                "{}{between}{} ({}){forfeit}",
                team(meeting.white),
                team(meeting.black),
                boards.join(", ")
            )
        });
        let all_of_round: Vec<String> = meetings.chain(absences(tournament, round)).collect();
        writeln!(all, "{}", all_of_round.join(", ")).expect("a string takes everything");
    }
    all
}

fn board(tournament: &Tournament, board: &Board) -> String {
    let number = |player: PlayerId| tournament.players[player.index()].number;
    match *board {
        Board::Game { pairing, white_team } => {
            let game = &tournament.rounds.pairings[pairing as usize];
            let results = results(game, white_team);
            match (white_team, game.colors) {
                (_, Colors::Unknown) => format!("{}~{} {results}", number(game.white), number(game.black)),
                (Color::White, _) => format!("{}w{} {results}", number(game.white), number(game.black)),
                (Color::Black, _) => format!("{}b{} {results}", number(game.black), number(game.white)),
            }
        }
        Board::Unopposed { team, player } => {
            let player = player.map_or(0, number);
            if team == Color::White { format!("{player}/0 +-") } else { format!("0/{player} -+") }
        }
        Board::Empty => "0/0 --".to_owned(),
    }
}

fn absences(tournament: &Tournament, round: RoundNumber) -> impl Iterator<Item = String> + '_ {
    let absences = tournament.rounds.absences_of(round).iter();
    absences.map(|one| format!("{}:{}", tournament.number_of(one.participant), bye(one.bye)))
}

/// Requests for rounds to come: `4: 2:H, 5:Z`.
pub(crate) fn requests(tournament: &Tournament) -> String {
    let one = |(round, absence): &(RoundNumber, exaequo_model::Absence)| {
        format!("{round} {}:{}", tournament.number_of(absence.participant), bye(absence.bye))
    };
    tournament.requests.iter().map(one).collect::<Vec<_>>().join(", ")
}

const fn bye(bye: Bye) -> char {
    match bye {
        Bye::PairingAllocated => 'U',
        Bye::FullPoint => 'F',
        Bye::HalfPoint => 'H',
        Bye::ZeroPoint => 'Z',
    }
}

/// Results of both sides, beginning with the one that has `color`.
fn results(game: &Pairing, color: Color) -> String {
    [color, color.other()].map(|color| sign(game.slot(color))).into_iter().collect()
}

const fn sign(slot: Slot) -> char {
    match slot {
        Slot::Game { side: Side::Win, rated: Rateable::Yes, .. } => '1',
        Slot::Game { side: Side::Draw, rated: Rateable::Yes, .. } => '=',
        Slot::Game { side: Side::Loss, rated: Rateable::Yes, .. } => '0',
        Slot::Game { side: Side::Win, rated: Rateable::TooShort, .. } => 'W',
        Slot::Game { side: Side::Draw, rated: Rateable::TooShort, .. } => 'D',
        Slot::Game { side: Side::Loss, rated: Rateable::TooShort, .. } => 'L',
        Slot::ForfeitWin => '+',
        Slot::ForfeitLoss => '-',
        Slot::Unknown => '?',
        Slot::Pending => '.',
        Slot::Nothing => ' ',
        Slot::Bye(given) => bye(given),
    }
}
