//! Statistics of an event: results by colour, upsets, best performances, the youngest and the oldest, the most fought
//! round.

mod ages;
mod colours;
mod fought;
mod performances;
mod upsets;

use exaequo_event::Event;
use exaequo_model::{RoundNumber, Tournament};

use crate::boards::performance_note;
use crate::page::{self, Page, PageError, of_event, round_of};
use crate::{Lang, say};
use colours::Count;

/// How many lines a list of the largest, best or youngest has.
const LINES: usize = 5;

/// What statistics are asked for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// After which round; the last complete one where none is asked for.
    pub round: Option<u16>,
}

/// The statistics of an event. What nothing is known of is left out: without ratings there are no upsets.
///
/// ```
/// use exaequo_event::{Event, date};
/// use exaequo_report::Lang;
/// use exaequo_report::statistics::{Options, page};
///
/// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
/// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
/// # let round = event.pair([(alyx, bruno)])?;
/// event.set_result(round, alyx, "0-1")?;
/// let page = page(&event, Options { round: Some(1) }, Lang::En)?;
/// assert!(page.tables().any(|table| table.caption == "Largest upsets"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn page(event: &Event, options: Options, lang: Lang) -> Result<Page, PageError> {
    let tournament = event.tournament();
    let round = round_of(tournament, options.round)?;
    let counts: Vec<Count> = (1..=round).map(|round| Count::of(tournament, RoundNumber(round))).collect();
    let mut page = of_event(lang, "statistics", tournament, title(tournament, round, lang));
    page.foot.extend(page::file(event.source(), lang));
    if counts.is_empty() {
        page.paragraph(say!(lang, "No round is complete."));
    }
    page.table(colours::table(&counts, lang));
    let performances = performances::table(tournament, round, lang);
    let has_performances = performances.is_some();
    let tables = upsets::tables(tournament, round, lang)
        .into_iter()
        .chain(performances)
        .chain(ages::tables(tournament, lang));
    tables.for_each(|table| page.table(table));
    let mut notes: Vec<_> = fought::note(&counts, lang).into_iter().collect();
    if has_performances {
        notes.extend([performances::note(round, lang), performance_note(None, lang)]);
    }
    page.notes(notes);
    Ok(page)
}

fn title(tournament: &Tournament, round: u16, lang: Lang) -> String {
    match round {
        0 => say!(lang, "Statistics"),
        round if round == tournament.schedule.before_play_off() => {
            say!(lang, "Statistics after the last round")
        }
        round => say!(lang, "Statistics after round {round}", round),
    }
}
