//! What the public sees: lists without what the organiser leaves out. What is left out is not in the data, and where it decides
//! a place, the page says so.

use exaequo_event::Standings;
use exaequo_model::ParticipantId;
use exaequo_report::card::{Cards, Pictures};
use exaequo_report::page::{Block, Cell, Page};
use exaequo_report::{Lang, criterion, list, standings};
use exaequo_texts::say;
use exaequo_tiebreak::Decided;

/// Something the organiser shows or leaves out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// Ratings, and what follows from them.
    Ratings,
    /// The federations of participants.
    Federations,
    /// The FIDE titles of players.
    Titles,
    /// The clubs of players.
    Clubs,
    /// The pairing numbers of participants.
    Numbers,
    /// Which criterion decides a place.
    Decided,
    /// The card of each participant.
    Cards,
    /// The crosstable of the event.
    Crosstable,
    /// Pairings and results of rounds.
    Rounds,
    /// Pairings of the round after the one that is published.
    NextRound,
    /// Who takes part.
    Players,
    /// The statistics of the event.
    Statistics,
    /// The prizes and who wins them.
    Prizes,
}

impl Switch {
    /// All of them.
    pub const ALL: [Self; 13] = [
        Self::Ratings,
        Self::Federations,
        Self::Titles,
        Self::Clubs,
        Self::Numbers,
        Self::Decided,
        Self::Cards,
        Self::Crosstable,
        Self::Rounds,
        Self::NextRound,
        Self::Players,
        Self::Statistics,
        Self::Prizes,
    ];

    /// What it is called where it is kept.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Ratings => "ratings",
            Self::Federations => "federations",
            Self::Titles => "titles",
            Self::Clubs => "clubs",
            Self::Numbers => "numbers",
            Self::Decided => "decided",
            Self::Cards => "cards",
            Self::Crosstable => "crosstable",
            Self::Rounds => "rounds",
            Self::NextRound => "next-round",
            Self::Players => "players",
            Self::Statistics => "statistics",
            Self::Prizes => "prizes",
        }
    }

    /// What people call it.
    pub fn words(self, lang: Lang) -> String {
        match self {
            Self::Ratings => say!(lang, "Ratings"),
            Self::Federations => say!(lang, "Federations"),
            Self::Titles => say!(lang, "Titles"),
            Self::Clubs => say!(lang, "Clubs"),
            Self::Numbers => say!(lang, "Starting numbers"),
            Self::Decided => say!(lang, "Which criterion decides"),
            Self::Cards => say!(lang, "Cards of the participants"),
            Self::Crosstable => say!(lang, "Crosstable"),
            Self::Rounds => say!(lang, "Pairings and results"),
            Self::NextRound => say!(lang, "Pairings of the next round"),
            Self::Players => say!(lang, "Players"),
            Self::Statistics => say!(lang, "Statistics"),
            Self::Prizes => say!(lang, "Prizes"),
        }
    }

    /// The columns that are left out with it.
    const fn columns(self) -> &'static [&'static str] {
        match self {
            Self::Ratings => &[
                "rating",
                "white_rating",
                "black_rating",
                "first_rating",
                "second_rating",
                "performance",
                "average_rating",
                "rating_change",
            ],
            Self::Federations => &["federation"],
            Self::Titles => &["title"],
            Self::Clubs => &["club"],
            Self::Numbers => &["number", "white_number", "black_number"],
            Self::Decided => &["decided_by"],
            _ => &[],
        }
    }
}

/// What stands before the code of a criterion that is left out.
pub const CRITERION: &str = "criterion:";

/// What is left out, by the keys of the switches; a criterion by its code.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hidden(pub Vec<String>);

impl Hidden {
    /// Whether a switch is on.
    pub fn shows(&self, switch: Switch) -> bool {
        !self.0.iter().any(|key| key == switch.key())
    }

    /// Whether the values of a criterion are shown.
    pub fn shows_criterion(&self, code: &str) -> bool {
        !self.0.iter().any(|key| key.strip_prefix(CRITERION) == Some(code))
    }

    fn has_criteria(&self, ranked: &Standings) -> bool {
        ranked.criteria().iter().any(|spec| !self.shows_criterion(&spec.to_string()))
    }

    /// The same page without what is left out.
    pub fn taken_from(&self, mut page: Page) -> Page {
        let hidden = Switch::ALL.into_iter().filter(|switch| !self.shows(*switch));
        let mut keys: Vec<&str> = hidden.flat_map(|switch| switch.columns().iter().copied()).collect();
        keys.extend(self.0.iter().filter_map(|key| key.strip_prefix(CRITERION)));
        page.drop_columns(&keys);
        page
    }

    /// The standings, which say where something decides that is not shown.
    ///
    /// ```
    /// use exaequo_event::{Event, date};
    /// use exaequo_report::Lang;
    /// use exaequo_site::public::Hidden;
    ///
    /// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
    /// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
    /// # let round = event.pair([(alyx, bruno)])?;
    /// # event.set_result(round, alyx, "1/2-1/2")?;
    /// let ranked = event.standings("PTS, RTNG")?;
    /// let hidden = Hidden(vec!["criterion:RTNG".to_owned(), "ratings".to_owned()]);
    /// let text = hidden.standings(&ranked, Lang::En).to_csv();
    /// assert!(!text.contains("2200"), "it is not in the data");
    /// assert!(hidden.standings(&ranked, Lang::En).to_html().contains("not shown"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn standings(&self, ranked: &Standings, lang: Lang) -> Page {
        let mut page = standings::page(ranked, lang);
        let hidden = |decided: Decided| match decided {
            Decided::By(index) => {
                ranked.criteria().get(index).is_some_and(|spec| !self.shows_criterion(&spec.to_string()))
            }
            _ => false,
        };
        let rows: Vec<bool> = ranked.table().rows.iter().map(|row| hidden(row.decided)).collect();
        if rows.contains(&true) {
            self.say_so(&mut page, &rows, ranked, lang);
        }
        self.taken_from(page)
    }

    /// Says where something decides that is not shown.
    fn say_so(&self, page: &mut Page, rows: &[bool], ranked: &Standings, lang: Lang) {
        if let Some(Block::Table(table)) =
            page.blocks.iter_mut().find(|block| matches!(block, Block::Table(_)))
        {
            let at = table.columns.iter().position(|column| column.key == "decided_by");
            let words = say!(lang, "not shown");
            for (row, _) in table.rows.iter_mut().zip(rows).filter(|(_, is_hidden)| **is_hidden) {
                if let Some(cell) = at.and_then(|at| row.cells.get_mut(at)) {
                    *cell = Cell::text(words.clone());
                }
            }
        }
        let hidden = ranked.criteria().iter().filter(|spec| !self.shows_criterion(&spec.to_string()));
        let names: Vec<String> = hidden.map(|spec| criterion::words(lang, spec)).collect();
        let names = list::and(lang, &names);
        page.blocks.insert(
            1.min(page.blocks.len()),
            Block::Paragraph(say!(
                lang,
                "Some places are decided by values that this page does not show: {names}.",
                names
            )),
        );
    }

    /// The card of a participant: without values where some of them are left out.
    pub fn card(&self, ranked: &Standings, who: ParticipantId, lang: Lang) -> Option<Page> {
        let is_whole = self.shows(Switch::Ratings) && !self.has_criteria(ranked);
        let page = if is_whole {
            Cards::new(ranked, Pictures::Drawn).page(who, lang)
        } else {
            Cards::new(ranked, Pictures::LeftOut).page_of_games(who, lang)
        };
        Some(self.taken_from(page.ok()?))
    }
}
