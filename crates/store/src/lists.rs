//! Rating lists a desk has at hand, to find players in while somebody types.

/// What a list says of a player, as far as a desk wants to know.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListedPlayer {
    /// The FIDE identification number.
    pub fide_id: u64,
    /// The name, family name first.
    pub name: String,
    /// The name in the form in which it is searched.
    pub key: String,
    /// The federation, three letters.
    pub federation: String,
    /// The title, such as `GM`.
    pub title: String,
    /// `m` or `f`; empty where the list does not say.
    pub sex: String,
    /// The year of birth.
    pub birth: Option<i16>,
    /// The rating for standard play.
    pub standard: Option<u16>,
    /// The rating for rapid play.
    pub rapid: Option<u16>,
    /// The rating for blitz.
    pub blitz: Option<u16>,
}

/// What is known of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListHead {
    /// The file it came from.
    pub file_name: String,
    /// The day it was published, by ISO 8601; empty where it does not say.
    pub published: String,
    /// When it was loaded, by RFC 3339.
    pub at: String,
    /// How many players it has.
    pub players: u64,
}

/// Who is looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sought {
    /// Beginnings of words of the name, in any order, in the form in which names are searched.
    Words(Vec<String>),
    /// A FIDE number, or its first digits.
    Number(u64),
}
