//! A board of a match as its two teams see it (article 11).

use exaequo_model::{Board, Color, PlayerId, Slot, Tournament};

/// Who sat at a board of a match, with which colours, and what it gave; the white team comes first.
///
/// ```
/// use exaequo_event::{BoardSides, Event, date};
/// use exaequo_model::Color;
///
/// let mut event = Event::builder("League").starting(date(2026, 3, 7)).rounds(1);
/// let teams = ["Rooks", "Bishops"].map(|name| {
///     let player = event.add(name);
///     event.add_team(name, [player])
/// });
/// event.pair_teams([(teams[0], teams[1])]);
/// let event = event.build()?;
/// let tournament = event.tournament();
/// let sides = BoardSides::new(tournament, &tournament.rounds.boards[0]);
/// assert_eq!(sides.colors, [Some(Color::White), Some(Color::Black)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct BoardSides {
    /// The players; `None` where nobody appeared or is named.
    pub players: [Option<PlayerId>; 2],
    /// Their colours, where they are known.
    pub colors: [Option<Color>; 2],
    /// What the board gave them.
    pub slots: [Slot; 2],
}

impl BoardSides {
    /// The two sides of a board; nobody for a board of another tournament.
    pub fn new(tournament: &Tournament, board: &Board) -> Self {
        let slots = tournament.rounds.slots_of(board);
        let (players, colors) = match *board {
            Board::Game { pairing, white_team } => match tournament.rounds.pairings.get(pairing as usize) {
                Some(game) => {
                    let players = by_team(white_team, game.white, game.black).map(Some);
                    (players, [white_team, white_team.other()].map(|color| game.known(color)))
                }
                None => ([None; 2], [None; 2]),
            },
            Board::Unopposed { team, player } => (by_team(team, player, None), [None; 2]),
            Board::Empty => ([None; 2], [None; 2]),
        };
        Self { players, colors, slots }
    }
}

/// What belongs to White and to Black, by teams: the white team has this colour.
fn by_team<T>(color: Color, white: T, black: T) -> [T; 2] {
    match color {
        Color::White => [white, black],
        Color::Black => [black, white],
    }
}
