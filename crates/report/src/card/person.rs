//! The card of a player inside a team: the games board by board, and what they did to the rating.

use exaequo_event::Standings;
use exaequo_model::{Board, Color, Match, PlayerId, Points, RoundNumber, Slot, TeamId, Tournament};

use super::{Pictures, own};
use crate::charts::Charts;
use crate::page::{self, Block, Cell, Column, Page, PageError, Table, of_event, signs};
use crate::text::sanitize;
use crate::{Lang, number, players, say, tally};

/// The card of a player inside a team, by number or name, up to the round of the standings.
///
/// ```
/// use exaequo_event::{Event, date};
/// use exaequo_report::card::{self, Pictures};
/// use exaequo_report::Lang;
///
/// # let mut event = Event::builder("League").starting(date(2026, 3, 7)).rounds(1);
/// # let teams = ["Rook", "Bishop"].map(|name| {
/// #     let player = event.add(name);
/// #     event.add_team(&format!("{name}s"), [player])
/// # });
/// # event.pair_teams([(teams[0], teams[1])]);
/// # let event = event.build()?;
/// let page = card::person(&event.standings("PTS:MP")?, "Bishop", Pictures::LeftOut, Lang::En)?;
/// assert!(page.to_plain().contains("Bishop (Bishops)"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn person(standings: &Standings, typed: &str, pictures: Pictures, lang: Lang) -> Result<Page, PageError> {
    let tournament = standings.tournament();
    let player = tournament.find_player(typed)?;
    if !tournament.is_team_event() {
        return Err(PageError::NoTeams);
    }
    let round = u16::try_from(standings.table().field.rounds()).unwrap_or(u16::MAX);
    let games: Vec<Game> = (1..=round).filter_map(|round| Game::of(tournament, player, round)).collect();
    let after = say!(lang, "After round {round}", round);
    let mut page = of_event(lang, "card", tournament, after);
    page.blocks.push(Block::Heading(title(tournament, player, &games, lang)));
    let (team, tallies) =
        (team_of(tournament, player), tally::all(tournament, round, standings.options().unrated));
    page.blocks.push(Block::Table(own::player(tournament, player, team, &tallies, lang)));
    page.blocks.push(Block::Table(table(tournament, &games, lang)));
    if pictures == Pictures::Drawn {
        page.blocks.extend(Charts::of(standings).of_player(player, lang).map(Block::Figure));
    }
    Ok(page)
}

/// A game of the player, or a board without an opponent.
struct Game {
    round: u16,
    /// The board, from 1.
    board: usize,
    slot: Slot,
    color: Option<Color>,
    opponent: Option<(PlayerId, TeamId)>,
}

impl Game {
    /// What the player did in a round, if anything.
    fn of(tournament: &Tournament, player: PlayerId, round: u16) -> Option<Self> {
        let rounds = &tournament.rounds;
        rounds.matches_of(RoundNumber(round)).iter().find_map(|meeting| {
            let mut boards = rounds.boards_of(meeting).iter().enumerate();
            let found = boards.find_map(|(index, board)| {
                Some(Self { board: index + 1, ..Self::at(tournament, meeting, board, player)? })
            })?;
            Some(Self { round, ..found })
        })
    }

    /// What the player did at a board.
    fn at(tournament: &Tournament, meeting: &Match, board: &Board, player: PlayerId) -> Option<Self> {
        let alone = Self { round: 0, board: 0, slot: Slot::ForfeitWin, color: None, opponent: None };
        match board {
            Board::Game { pairing, white_team } => {
                let game = tournament.rounds.pairings.get(*pairing as usize)?;
                let (side, opponent) = match player {
                    _ if game.white == player => (Color::White, game.black),
                    _ if game.black == player => (Color::Black, game.white),
                    _ => return None,
                };
                let team = if side == *white_team { meeting.black } else { meeting.white };
                let (slot, color) = (game.slot(side), game.known(side));
                Some(Self { slot, color, opponent: Some((opponent, team)), ..alone })
            }
            Board::Unopposed { player: Some(found), .. } if *found == player => Some(alone),
            Board::Unopposed { .. } | Board::Empty => None,
        }
    }
}

/// The team whose roster a player is on.
fn team_of(tournament: &Tournament, player: PlayerId) -> Option<TeamId> {
    players::cells::teams(tournament).get(player.index()).copied().flatten()
}

/// `Ana Ruiz (Elephants): 3½ points of 5`.
fn title(tournament: &Tournament, player: PlayerId, games: &[Game], lang: Lang) -> String {
    let name = tournament.players.get(player.index()).map_or("", |player| tournament.str(player.name));
    let name = sanitize(name);
    let own = team_of(tournament, player).and_then(|team| tournament.teams.get(team.index()));
    let points =
        games.iter().map(|game| tournament.scores.award(game.slot)).fold(Points::ZERO, |sum, one| sum + one);
    let (points, count) = (number::points(lang, points), games.len());
    match own.map(|team| sanitize(tournament.str(team.name))) {
        Some(team) => say!(lang, "{name} ({team}): {points} of {count}", name, team, points, count),
        None => say!(lang, "{name}: {points} of {count}", name, points, count),
    }
}

fn table(tournament: &Tournament, games: &[Game], lang: Lang) -> Table {
    let columns = vec![
        Column::number("round", say!(lang, "Round")).key(),
        Column::number("board", say!(lang, ctx "narrow column", "Board")),
        Column::text("colour", say!(lang, "Colour")),
        Column::name("opponent", say!(lang, "Opponent")),
        Column::text("team", say!(lang, "Team")),
        Column::number("rating", say!(lang, "Rating")),
        Column::sign("result", say!(lang, "Result")),
        Column::decimal("total", say!(lang, "Score")),
    ];
    let mut table = Table::new(say!(lang, "Games"), columns);
    let mut total = Points::ZERO;
    for game in games {
        total += tournament.scores.award(game.slot);
        table.push(row(tournament, game, total, lang));
    }
    table.drop_empty(&["rating", "colour"]);
    table
}

fn row(tournament: &Tournament, game: &Game, total: Points, lang: Lang) -> Vec<Cell> {
    let color = game.color.map_or(Cell::Empty, |color| Cell::Sign(signs::color_words(lang, color).into()));
    let name = |player: PlayerId| sanitize(tournament.player_name(player));
    let (opponent, team, elo) = match game.opponent {
        Some((player, team)) => (
            Cell::person(name(player)),
            Cell::name(
                sanitize(tournament.name_of(team.participant())),
                tournament.number_of(team.participant()),
            ),
            Cell::maybe(tournament.rating_of(player).map(exaequo_model::Elo::value)),
        ),
        None => (Cell::text("–"), Cell::Empty, Cell::Empty),
    };
    vec![
        Cell::Whole(i64::from(game.round)),
        Cell::count(game.board),
        color,
        opponent,
        team,
        elo,
        Cell::Sign(signs::result(game.slot).into()),
        page::points(total),
    ]
}
