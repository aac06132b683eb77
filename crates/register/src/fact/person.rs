//! 7.12: what a register knows of a person besides ratings.

use exaequo_model::{Birth, Date, Sex};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A person who is entered.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PersonFacts {
    /// The identification number.
    pub number: u64,
    /// The name, family name first.
    pub name: String,
    /// The federation, three letters.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub federation: String,
    /// Man or woman, where it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sex: Option<Gender>,
    /// The year or day of birth, where it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub birth: Option<Born>,
    /// The FIDE title, empty where there is none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub title: String,
}

/// Something about a person that holds from a day on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Field {
    /// The name, family name first.
    Name(String),
    /// The federation, three letters.
    Federation(String),
    /// Man or woman.
    Sex(Gender),
    /// The year or day of birth.
    Birth(Born),
    /// The title, such as `GM`; empty takes it away.
    Title(String),
    /// The title of women, such as `WGM`.
    WomenTitle(String),
    /// Titles of arbiters, organisers and trainers.
    OtherTitles(String),
    /// 7.14g: member of an association, or no longer.
    Member(Option<Association>),
}

/// 7.14g: the associations whose members need fewer games for a first rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Association {
    /// The International Braille Chess Association.
    Ibca,
    /// The International Committee of Silent Chess.
    Icsc,
    /// The International Physically Disabled Chess Association.
    Ipca,
}

impl Association {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Ibca, Self::Icsc, Self::Ipca];

    /// The name it is written by.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ibca => "IBCA",
            Self::Icsc => "ICSC",
            Self::Ipca => "IPCA",
        }
    }
}

/// Man or woman, as lists have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Gender {
    /// A man, `M` in lists.
    M,
    /// A woman, `F` in lists.
    F,
}

impl From<Gender> for Sex {
    fn from(gender: Gender) -> Self {
        match gender {
            Gender::M => Self::Male,
            Gender::F => Self::Female,
        }
    }
}

impl From<Sex> for Gender {
    fn from(sex: Sex) -> Self {
        match sex {
            Sex::Male => Self::M,
            Sex::Female => Self::F,
        }
    }
}

/// A year or a day of birth, written `1990` or `1990-11-30`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Born {
    /// The year alone.
    Year(i16),
    /// The day, where it is known.
    Day(Date),
}

impl Born {
    /// What is known of a birth, if anything.
    pub const fn known(birth: Birth) -> Option<Self> {
        match birth {
            Birth::Unknown => None,
            Birth::Year(year) => Some(Self::Year(year)),
            Birth::Day(day) => Some(Self::Day(day)),
        }
    }

    /// A birth as it is written.
    pub fn parse(text: &str) -> Option<Self> {
        let year = || text.parse().ok().filter(|year| (1000..=9999).contains(year)).map(Self::Year);
        text.parse().ok().map(Self::Day).or_else(year)
    }
}

impl From<Born> for Birth {
    fn from(born: Born) -> Self {
        match born {
            Born::Year(year) => Self::Year(year),
            Born::Day(day) => Self::Day(day),
        }
    }
}

impl Serialize for Born {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Year(year) => serializer.collect_str(year),
            Self::Day(day) => serializer.collect_str(day),
        }
    }
}

impl<'de> Deserialize<'de> for Born {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        Self::parse(&text).ok_or_else(|| serde::de::Error::custom("a year or a day of birth is expected"))
    }
}
