//! What a rating list says of a player (7.12).

use std::borrow::Cow;

use exaequo_model::{ByPace, Sex};
use exaequo_rating::ListRecord;

/// A line of a rating list. Texts are those of the list, without the blanks around them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row<'a> {
    /// The FIDE identification number.
    pub id: u64,
    /// The name, family name first.
    pub name: Cow<'a, str>,
    /// The federation, three letters.
    pub federation: Cow<'a, str>,
    /// Whether the player is a man or a woman, where the list says so.
    pub sex: Option<Sex>,
    /// The title, such as `GM`.
    pub title: Cow<'a, str>,
    /// The title of women, such as `WGM`.
    pub women_title: Cow<'a, str>,
    /// Titles of arbiters, organisers and trainers, such as `IA,FT`.
    pub other_titles: Cow<'a, str>,
    /// The title of FIDE's online arena.
    pub arena_title: Cow<'a, str>,
    /// Rating, games and K for each kind of play.
    pub figures: ByPace<Figures>,
    /// The year of birth.
    pub birth: Option<i16>,
    /// Whether the player is marked as inactive (7.23).
    pub activity: Activity,
    /// All games behind the rating, where the list says so.
    pub all_games: Option<u32>,
    /// The highest rating ever published, where the list says so (8.56).
    pub highest: Option<u16>,
}

/// The title that is shown of a player: that of women where there is no other.
///
/// ```
/// use exaequo_lists::shown_title;
///
/// assert_eq!([shown_title("IM", "WGM"), shown_title("", "WGM")], ["IM", "WGM"]);
/// ```
pub const fn shown_title<'a>(title: &'a str, women_title: &'a str) -> &'a str {
    if title.is_empty() { women_title } else { title }
}

/// What a list has for one kind of play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// The rating; none of an unrated player.
    pub rating: Option<u16>,
    /// Games rated on this list.
    pub games: Option<u16>,
    /// The development coefficient.
    pub k: Option<u8>,
}

/// Whether a player has played lately (7.23).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Activity {
    /// With a rated game in the last year.
    #[default]
    Active,
    /// Without one: marked with `i`.
    Inactive,
}

impl Row<'_> {
    /// The same row with texts of its own, to be kept.
    ///
    /// ```
    /// use exaequo_lists::Row;
    ///
    /// let name = String::from("Côté, Anne");
    /// let row = Row { id: 2_600_101, name: name.as_str().into(), ..Row::default() };
    /// let kept: Row<'static> = row.into_owned();
    /// assert_eq!(kept.name, "Côté, Anne");
    /// ```
    pub fn into_owned(self) -> Row<'static> {
        let owned = |text: Cow<'_, str>| Cow::Owned(text.into_owned());
        let rest = self.without_texts();
        Row {
            name: owned(self.name),
            federation: owned(self.federation),
            title: owned(self.title),
            women_title: owned(self.women_title),
            other_titles: owned(self.other_titles),
            arena_title: owned(self.arena_title),
            ..rest
        }
    }

    fn without_texts(&self) -> Row<'static> {
        Row {
            id: self.id,
            sex: self.sex,
            figures: self.figures,
            birth: self.birth,
            activity: self.activity,
            all_games: self.all_games,
            highest: self.highest,
            ..Row::default()
        }
    }
}

impl From<&Row<'_>> for ListRecord {
    fn from(row: &Row<'_>) -> Self {
        Self {
            id: row.id,
            ratings: row.figures.map(|figures| figures.rating),
            k: row.figures.map(|figures| figures.k),
            games: row.all_games,
            highest: row.highest,
            birth: row.birth,
        }
    }
}
