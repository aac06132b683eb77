//! The lists of an event by their names, which are those of their files on a site and of their addresses elsewhere.

use std::fmt;
use std::str::FromStr;

use exaequo_event::{Rating, Standings};
use exaequo_model::RoundNumber;
use exaequo_report::card::{Cards, Pictures};
use exaequo_report::page::{Page, PageError};
use exaequo_report::{
    Lang, boards, crosstable, missing, pairings, players, playoff, rating, standings, statistics, teams,
};

use crate::no_list::NoList;

/// A list of an event.
///
/// ```
/// use exaequo_model::RoundNumber;
/// use exaequo_site::List;
///
/// assert_eq!("round-3".parse(), Ok(List::Round(RoundNumber(3))));
/// assert_eq!(List::Card(12).to_string(), "card-12");
/// assert!("no-such-list".parse::<List>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum List {
    /// Who is ranked where.
    Standings,
    /// Who met whom.
    Crosstable,
    /// How ties were played off.
    PlayOff,
    /// Who takes part: players by name, or teams with their rosters.
    Entries,
    /// Players by name, also those of teams.
    Players,
    /// Teams with their rosters.
    Teams,
    /// The best on each board of a team event.
    Boards,
    /// What the event does to the ratings.
    Ratings,
    /// Whether the event can be rated.
    Eligibility,
    /// What is worth telling.
    Statistics,
    /// Results that are not in yet.
    Missing,
    /// The pairings and results of a round.
    Round(RoundNumber),
    /// Everything about the participant of that number.
    Card(u32),
}

/// The lists that are one of their kind, with their names.
const NAMES: [(List, &str); 11] = [
    (List::Standings, "standings"),
    (List::Crosstable, "crosstable"),
    (List::PlayOff, "play-off"),
    (List::Entries, "entries"),
    (List::Players, "players"),
    (List::Teams, "teams"),
    (List::Boards, "boards"),
    (List::Ratings, "ratings"),
    (List::Eligibility, "eligibility"),
    (List::Statistics, "statistics"),
    (List::Missing, "missing"),
];

impl FromStr for List {
    type Err = NoList;

    fn from_str(name: &str) -> Result<Self, NoList> {
        let number = |text: &str| text.parse().ok();
        let known = NAMES.iter().find(|(_, known)| *known == name).map(|(list, _)| *list);
        let round = || Some(Self::Round(RoundNumber(name.strip_prefix("round-")?.parse().ok()?)));
        let card = || Some(Self::Card(name.strip_prefix("card-").and_then(number)?));
        known.or_else(round).or_else(card).ok_or_else(|| NoList::Name(name.to_owned()))
    }
}

impl fmt::Display for List {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Round(round) => write!(f, "round-{round}"),
            Self::Card(number) => write!(f, "card-{number}"),
            one => f.write_str(NAMES.iter().find(|(list, _)| list == one).map_or("", |(_, name)| name)),
        }
    }
}

impl List {
    /// The list of the event of these standings.
    pub fn page(self, ranked: &Standings, lang: Lang) -> Result<Page, NoList> {
        let event = ranked.event();
        let round = counted(ranked);
        Ok(match self {
            Self::Standings => standings::page(ranked, lang),
            Self::Crosstable => crosstable::page(ranked, crosstable::Options::default(), lang),
            Self::PlayOff => playoff::published(ranked, lang).ok_or(NoList::NoPlayOff)?,
            Self::Entries => {
                let rosters = teams::page(event, teams::Options { round, unrated: None }, lang);
                rosters.unwrap_or_else(|_| players::page(event, players::PlayerOrder::Name, lang))
            }
            Self::Players => players::page(event, players::PlayerOrder::Name, lang),
            Self::Teams => teams::page(event, teams::Options { round, unrated: None }, lang)?,
            Self::Boards => {
                boards::page(event, boards::Options { round, ..boards::Options::default() }, lang)?
            }
            Self::Ratings => rating::page(&ranked.rate(&Rating::default())?, None, lang),
            Self::Eligibility => rating::eligibility::page(&ranked.rate(&Rating::default())?, lang),
            Self::Statistics => statistics::page(event, statistics::Options { round }, lang)?,
            Self::Missing => missing::page(event, lang),
            Self::Round(round) => {
                pairings::of_standings(ranked, round, lang).ok_or(NoList::NotPaired(round.0))?
            }
            Self::Card(number) => Cards::new(ranked, Pictures::Drawn)
                .page(number.to_string().as_str(), lang)
                .map_err(PageError::from)?,
        })
    }
}

/// The last round the standings count, where there is one.
fn counted(ranked: &Standings) -> Option<u16> {
    u16::try_from(ranked.table().field.rounds()).ok().filter(|round| *round > 0)
}
