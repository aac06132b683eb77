//! Values that are neither lists nor objects: the version, text, dates, ratings.

use std::borrow::Cow;

use exaequo_model as model;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::SCHEMA;

/// The name and version of the form. There is only one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Version;

impl Serialize for Version {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        SCHEMA.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Version {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match Cow::<str>::deserialize(deserializer)?.as_ref() {
            SCHEMA => Ok(Self),
            other => {
                Err(D::Error::custom(format_args!("expected \"{SCHEMA}\", found `{}`", shortened(other))))
            }
        }
    }
}

/// Text; empty where there is none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(from = "Option<String>")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub(crate) struct Text(pub(crate) String);

impl Text {
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl From<Option<String>> for Text {
    fn from(text: Option<String>) -> Self {
        Self(text.unwrap_or_default())
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Self {
        Self(text.to_owned())
    }
}

/// A day as `YYYY-MM-DD`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Date(pub model::Date);

impl Serialize for Date {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Date {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Cow::<str>::deserialize(deserializer)?;
        // Other spellings of a day, with a time or without hyphens, are none of this form.
        let date = model::day_of(&text);
        date.map(Self).ok_or_else(|| {
            D::Error::custom(format_args!("expected a date such as 2026-03-01, found `{}`", shortened(&text)))
        })
    }
}

/// A rating as a whole number from 1 on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rating(pub(crate) model::Elo);

impl Serialize for Rating {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Rating {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u32::deserialize(deserializer)?;
        let wrong =
            || D::Error::custom(format_args!("expected a rating from 1 to {}, found {number}", u16::MAX));
        model::Elo::new(number).map(Self).ok_or_else(wrong)
    }
}

/// The start of a text, for messages.
pub(crate) fn shortened(text: &str) -> Cow<'_, str> {
    const LONGEST: usize = 40;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()).into(),
        None => text.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_has_one_spelling() {
        let read =
            |text: &str| serde_json::from_value::<Date>(text.into()).ok().map(|Date(date)| date.to_string());
        for text in ["2026-03-01", "0001-01-01", "2024-02-29"] {
            assert_eq!(read(text).as_deref(), Some(text));
        }
        let wrong = [
            "-000753-04-21",
            "2026-3-1",
            "20260301",
            "2026-02-29",
            "2026-03-01T10:00",
            "2026/03/01",
            "01.03.2026",
            "",
            "2026-13-01",
        ];
        for text in wrong {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn long_text_is_shortened() {
        assert_eq!(shortened(&"é".repeat(40)), "é".repeat(40));
        assert_eq!(shortened(&"é".repeat(1000)), format!("{}…", "é".repeat(40)));
    }
}
