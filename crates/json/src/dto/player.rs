//! The players of a tournament, as JSON has them.

use serde::{Deserialize, Serialize};

use super::{Published, RatingEntry, Status, object};
use crate::value::{Date, Text};
use crate::vocabulary::vocabulary;

/// A player of the event, in an individual event or in a team.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(remote = "Player", deny_unknown_fields)]
pub(crate) struct Player {
    /// Pairing number, from 1, which everything else refers to.
    pub(crate) number: u32,
    /// Pairing number at the end, where late entries have changed it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) final_number: Option<u32>,
    /// Name of the player, as printed on lists.
    #[serde(default, skip_serializing_if = "Text::is_empty")]
    pub(crate) name: Text,
    /// Title. GM, IM, FM, CM, WGM, WIM, WFM and WCM are FIDE's; anything else is kept as it is.
    #[serde(default, skip_serializing_if = "Text::is_empty")]
    pub(crate) title: Text,
    /// Sex, as rating lists record it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) sex: Option<Sex>,
    /// Federation, usually three letters.
    #[serde(default, skip_serializing_if = "Text::is_empty")]
    pub(crate) federation: Text,
    /// Club the player belongs to.
    #[serde(default, skip_serializing_if = "Text::is_empty")]
    pub(crate) club: Text,
    /// Category, such as an age group.
    #[serde(default, skip_serializing_if = "Text::is_empty")]
    pub(crate) category: Text,
    /// Number at FIDE. Text is kept if it is not a number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) fide_id: Option<FideId>,
    /// Year of birth as a number, or day of birth as a date.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) birth: Option<Birth>,
    /// When the player came and went. Left out: from round 1 to the end, with a rank.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) status: Option<Status>,
    /// What was published about the outcome; a claim to check, never used in computing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) published: Option<Published>,
    /// Ratings. Somebody without one is unrated.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) ratings: Vec<RatingEntry>,
    /// What national federations record about the player.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) national: Vec<NationalRecord>,
}

/// What a national federation records about a player.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(remote = "NationalRecord", deny_unknown_fields)]
pub(crate) struct NationalRecord {
    /// The federation whose record it is.
    #[serde(default, skip_serializing_if = "Text::is_empty")]
    pub(crate) federation: Text,
    /// Sex, where it is given again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) sex: Option<Sex>,
    /// National title or class.
    #[serde(default, skip_serializing_if = "Text::is_empty")]
    pub(crate) class: Text,
    /// Name in the national list.
    #[serde(default, skip_serializing_if = "Text::is_empty")]
    pub(crate) name: Text,
    /// Region or state.
    #[serde(default, skip_serializing_if = "Text::is_empty")]
    pub(crate) origin: Text,
    /// Number in the national list.
    #[serde(default, skip_serializing_if = "Text::is_empty")]
    pub(crate) id: Text,
    /// Birth, where it is given again: a year as a number, or a date.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) birth: Option<Birth>,
}

/// A number at FIDE.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged, expecting = "expected a FIDE number, or text where it is none")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub(crate) enum FideId {
    /// The FIDE ID in digits.
    Number(u64),
    /// Something that is not a number.
    Text(String),
}

impl FideId {
    /// What a text says: nothing, a number, or something else.
    pub(crate) fn of(text: String) -> Option<Self> {
        if text.is_empty() {
            return None;
        }
        let number = text.parse().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()));
        Some(number.map_or(Self::Text(text), Self::Number))
    }
}

/// When somebody was born.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged, expecting = "expected a year such as 1990 or a date such as \"1990-11-30\"")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub(crate) enum Birth {
    /// The year of birth alone.
    Year(i16),
    /// The day of birth.
    Day(Date),
}

object! {
    Player: "a player, which is an object with \"number\"",
    NationalRecord: "a national record, which is an object",
}

vocabulary! {
    /// Sex of a player.
    Sex {
        Male: "A man or a boy.",
        Female: "A woman or a girl.",
    }
}
