//! The games of a participant, with the score after each.

use exaequo_event::{self as event, Phase};
use exaequo_model::{ParticipantId, Points, PrimaryScore, RoundEntry, Side, Slot};
use exaequo_tiebreak::{RoundsMode, Standings};

use crate::explain::bye_words;
use crate::page::ranking::rank_mark;
use crate::page::{self, Cell, Column, Sharing, Shown, Table, signs};
use crate::playoff::{PlayedOff, is_open};
use crate::text::sanitize;
use crate::{Lang, number, say};

pub(super) fn table(
    event: &event::Standings,
    play_off: Option<PlayedOff<'_>>,
    who: ParticipantId,
    lang: Lang,
) -> Table {
    let standings = event.table();
    let field = &standings.field;
    let teams = field.tournament.is_team_event();
    let caption = if teams { say!(lang, "Matches") } else { say!(lang, "Games") };
    let mut table = Table::new(caption, columns(event, play_off, lang));
    let entries = field.table(PrimaryScore::MatchPoints).records.of(who);
    let games = field.table(PrimaryScore::GamePoints).records.of(who);
    let mut total = Points::ZERO;
    for (index, (entry, games)) in entries.iter().zip(games).enumerate() {
        total += if field.primary == PrimaryScore::GamePoints { games.points } else { entry.points };
        total += beside(standings, who, index);
        let mut cells = vec![Cell::count(index + 1)];
        cells.extend(opponent(standings, entry, lang));
        if teams {
            cells.extend([game_points(games, lang), match_points(entry, lang)]);
        } else {
            cells.push(result(entry, lang));
        }
        cells.push(page::points(total));
        table.push(cells);
    }
    table.drop_empty(&["rating", "colour"]);
    table
}

/// What the event adds to the score or takes from it in a round (TRF 299).
fn beside(standings: &Standings, who: ParticipantId, index: usize) -> Points {
    let view = standings.field.view(standings.field.primary, RoundsMode::PLAIN);
    let bonuses = view.bonuses_of(who).iter();
    bonuses.filter(|bonus| bonus.round.index() == index).map(|bonus| bonus.points).sum()
}

fn columns(standings: &event::Standings, play_off: Option<PlayedOff<'_>>, lang: Lang) -> Vec<Column> {
    let teams = standings.tournament().is_team_event();
    let mut columns = vec![
        Column::number("round", say!(lang, "Round")).key().kept(),
        Column::text("colour", say!(lang, "Colour")).under("opponent"),
        Column::name("opponent", say!(lang, "Opponent")).kept(),
        Column::number("rating", say!(lang, "Rating")).under("opponent"),
        rank_column(standings, play_off, lang).under("opponent").marked(rank_mark(lang)),
    ];
    if teams {
        columns.push(Column::sign("game_points", say!(lang, "Game pts")).about(say!(lang, "game points")));
    }
    columns.push(if teams {
        Column::sign("match_points", say!(lang, "Match pts")).about(say!(lang, "match points"))
    } else {
        Column::sign("result", say!(lang, "Result")).kept()
    });
    columns.push(Column::decimal("total", say!(lang, "Score")));
    columns
}

/// The rank of the opponent in this list, which need not be the last one of the event.
fn rank_column(standings: &event::Standings, play_off: Option<PlayedOff<'_>>, lang: Lang) -> Column {
    let round = standings.table().field.rounds();
    if standings.phase() == Phase::Over && !play_off.is_some_and(|play_off| is_open(play_off.merged)) {
        return Column::number("rank", say!(lang, "Final rank"));
    }
    let head = say!(lang, "Rank r. {round}", round);
    Column::number("rank", head).about(say!(lang, "Rank after round {round}", round))
}

fn opponent(standings: &Standings, entry: &RoundEntry, lang: Lang) -> Vec<Cell> {
    let tournament = &standings.field.tournament;
    let color = entry.color.map_or(Cell::Empty, |color| Cell::Sign(signs::color_words(lang, color).into()));
    let Some(opponent) = entry.opponent() else {
        let words = match entry.slot {
            Slot::Bye(bye) => Cell::sign(bye_words(tournament, lang, bye), signs::bye_letter(bye)),
            _ => Cell::sign(say!(lang, "no game"), ""),
        };
        return vec![Cell::Empty, words, Cell::Empty, Cell::Empty];
    };
    let row = standings.row_of(opponent).map(|row| &standings.rows[row]);
    vec![
        color,
        Cell::name(sanitize(tournament.name_of(opponent)), tournament.number_of(opponent)),
        Cell::maybe(standings.field.rating(opponent, 0).map(exaequo_model::Elo::value)),
        row.map_or(Cell::Rank(None, Sharing::Alone), page::place),
    ]
}

/// What a game was, whatever the event gives for it: the score beside it has the points. A bye is what it gave.
fn result(entry: &RoundEntry, lang: Lang) -> Cell {
    let plain = |points: i32| Cell::sign(number::points(lang, Points::from_hundredths(points)), file(points));
    match entry.slot {
        Slot::Pending => Cell::Empty,
        Slot::Game { side: Side::Win, .. } => plain(100),
        Slot::Game { side: Side::Draw, .. } => plain(50),
        Slot::Game { side: Side::Loss, .. } => plain(0),
        Slot::ForfeitWin | Slot::ForfeitLoss | Slot::Unknown => Cell::Sign(signs::result(entry.slot).into()),
        Slot::Bye(_) | Slot::Nothing => plain(entry.points.hundredths()),
    }
}

/// The game points of a match, a forfeited one with its sign as in the crosstable: `4+`.
fn game_points(entry: &RoundEntry, lang: Lang) -> Cell {
    let mark = match entry.slot {
        Slot::Pending => return Cell::Empty,
        Slot::ForfeitWin | Slot::ForfeitLoss => signs::result(entry.slot),
        _ => Shown::new("", ""),
    };
    let points = entry.points;
    Cell::sign(number::points(lang, points) + &mark.shown, file(points.hundredths()) + &mark.file)
}

/// The match points of a match; nothing while there is no result.
fn match_points(entry: &RoundEntry, lang: Lang) -> Cell {
    match entry.slot {
        Slot::Pending => Cell::Empty,
        _ => Cell::sign(number::points(lang, entry.points), file(entry.points.hundredths())),
    }
}

/// Points as programs read them.
fn file(hundredths: i32) -> String {
    let mut file = String::new();
    crate::value::push_decimal(&mut file, i64::from(hundredths), 2);
    file
}
