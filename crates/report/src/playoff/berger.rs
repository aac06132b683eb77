//! 3.1.3: tables of round robins.

use exaequo_playoff::berger::{Cycles, Pair, free, table};

use crate::page::{Block, Cell, Column, Page, Readers, Table};
use crate::{Lang, say};

/// The table as it is printed: a line for each round. Programs have a line for each game.
///
/// ```
/// use exaequo_playoff::berger::Cycles;
/// use exaequo_report::{Lang, playoff};
///
/// let page = playoff::berger::page(4, Cycles::Single, Lang::En);
/// assert_eq!(page.title, "Berger table for 4 players");
/// assert_eq!(page.tables().next().map(|table| table.rows.len()), Some(3));
/// assert!(page.to_csv().starts_with("round,board,white,black\r\n1,1,1,4\r\n1,2,2,3\r\n"));
/// ```
pub fn page(players: u32, cycles: Cycles, lang: Lang) -> Page {
    let title = say!(lang, count players, "Berger table for {players} player", "Berger table for {players} players", players);
    let mut page = Page::new(lang, "berger", title);
    let rounds = table(players, cycles);
    let people = Table { readers: Readers::People, ..by_round(players, &rounds, lang) };
    let programs = Table { readers: Readers::Programs, ..by_game(&rounds) };
    page.blocks.extend([people, programs].map(Block::Table));
    page
}

fn by_round(players: u32, rounds: &[Vec<Pair>], lang: Lang) -> Table {
    let boards = rounds.iter().map(Vec::len).max().unwrap_or(0);
    let mut columns = vec![Column::number("round", say!(lang, "Round")).key()];
    columns.extend((1..=boards).map(|board| Column::sign(format!("board_{board}"), board.to_string())));
    columns.push(Column::number("free", say!(lang, "free")));
    let mut lines = Table::new(say!(lang, "Pairings, White first"), columns);
    for (number, round) in (1..).zip(rounds) {
        let mut cells = vec![Cell::Whole(number)];
        cells.extend(round.iter().map(|pair| Cell::sign(shown(*pair), shown(*pair))));
        cells.resize(boards + 1, Cell::Empty);
        cells.push(Cell::maybe(free(players, round)));
        lines.push(cells);
    }
    lines.drop_empty(&["free"]);
    lines
}

fn shown((white, black): Pair) -> String {
    format!("{white}-{black}")
}

/// `round,board,white,black`, a line for each game.
fn by_game(rounds: &[Vec<Pair>]) -> Table {
    let columns = ["round", "board", "white", "black"].map(|key| Column::number(key, ""));
    let mut lines = Table::new("", columns.to_vec());
    for (round, pairs) in (1..).zip(rounds) {
        for (board, (white, black)) in (1..).zip(pairs) {
            lines.push([round, board, i64::from(*white), i64::from(*black)].map(Cell::Whole).to_vec());
        }
    }
    lines
}
