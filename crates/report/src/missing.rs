//! Results that are missing (ruling 33): every game without one, round by round, with the board and both names.

use exaequo_event::Event;
use exaequo_model::{Color, Outcome, RoundNumber};
use exaequo_tiebreak::last_begun_round;

use crate::page::{self, Cell, Column, Narrow, Page, Readers, Table, of_event};
use crate::pairings::Listing;
use crate::pairings::games::{self, SeatedGame};
use crate::{Lang, say};

/// All results that are missing in rounds that have begun, and which rounds are paired and have not.
///
/// ```
/// use exaequo_event::{Event, date};
/// use exaequo_report::Lang;
/// use exaequo_report::missing::page;
///
/// # let mut event = Event::new("Club", date(2026, 3, 7), 1);
/// # let [alyx, bruno, cleo, dan] = ["Alyx", "Bruno", "Cleo", "Dan"].map(|name| event.add_player(name, 2000));
/// let round = event.pair([(alyx, bruno), (cleo, dan)])?;
/// event.set_result(round, alyx, "1-0")?;
/// assert_eq!(page(&event, Lang::En).to_csv().lines().last(), Some("1,,2,3,Cleo,,4,Dan,"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn page(event: &Event, lang: Lang) -> Page {
    let tournament = event.tournament();
    let mut page = of_event(lang, "missing", tournament, say!(lang, "Missing results"));
    page.foot.extend(page::file(event.source(), lang));
    let begun = last_begun_round(tournament).unwrap_or(0);
    let (mut is_complete, paired) = (true, tournament.rounds_before_play_off());
    for round in (1..=begun).map(RoundNumber).filter(|round| tournament.missing_results(*round) > 0) {
        is_complete = false;
        let table = table(&Listing::new(tournament, round, None, lang));
        // A page with one table has no caption.
        page.heading(&*table.caption);
        page.table(table);
    }
    if is_complete {
        page.paragraph(complete(begun, lang));
        page.table(nothing(lang));
    }
    for round in begun + 1..=paired {
        page.paragraph(say!(lang, "Round {round} is paired; none of its games is over yet.", round));
    }
    page
}

fn complete(begun: u16, lang: Lang) -> String {
    if begun == 0 {
        return say!(lang, "No round has begun.");
    }
    say!(lang, "No results are missing.")
}

/// What programs read where nothing is missing: the head without a row.
fn nothing(lang: Lang) -> Table {
    let mut table = Table::new(say!(lang, "Missing results"), columns(lang));
    table.group = Some(("round", Cell::Empty));
    table.readers = Readers::Programs;
    table
}

/// The games of a round without a result.
fn table(listing: &Listing<'_>) -> Table {
    let (lang, round) = (listing.lang, listing.round);
    let n = u64::try_from(listing.tournament.missing_results(round)).unwrap_or(u64::MAX);
    let caption = say!(lang, count n, "Round {round}: {n} result is missing", "Round {round}: {n} results are missing", round, n);
    let mut table = Table::new(caption, columns(lang));
    table.group = Some(("round", Cell::Whole(i64::from(round.0))));
    for own in games::all(listing).iter().filter(|own| own.game.outcome == Outcome::Pending) {
        table.push(cells(listing, own));
    }
    table.hide_empty(&["match", "white_team", "black_team"]);
    table
}

fn columns(lang: Lang) -> Vec<Column> {
    let (number, team) = (say!(lang, "No."), say!(lang, "Team"));
    vec![
        Column::number("match", say!(lang, "Match")).key(),
        Column::number("board", say!(lang, ctx "narrow column", "Board")).key().narrow(Narrow::Number),
        Column::number("white_number", number.clone()),
        Column::name("white", say!(lang, "○ White")).narrow(Narrow::First).marked("○"),
        Column::text("white_team", team.clone()).under("white"),
        Column::number("black_number", number),
        Column::text("black", say!(lang, "● Black")).narrow(Narrow::Second).marked("●"),
        Column::text("black_team", team).under("black"),
    ]
}

fn cells(listing: &Listing<'_>, own: &SeatedGame) -> Vec<Cell> {
    let (tournament, game) = (listing.tournament, &own.game);
    let number = |player| Cell::Whole(i64::from(listing.number(player)));
    vec![
        own.match_number(),
        own.board_number(),
        number(game.white),
        page::player(tournament, game.white),
        own.team(listing, Color::White),
        number(game.black),
        page::player(tournament, game.black),
        own.team(listing, Color::Black),
    ]
}
