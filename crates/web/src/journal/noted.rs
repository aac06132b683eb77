//! The lines of the journals, written and read in one place.

use std::fmt;
use std::str::FromStr;

use exaequo_desk::change::privacy::Extent;
use exaequo_desk::erasure::Erasure;
use exaequo_store::erasure::FormerKind;

/// What the lines about accounts begin with; those about events begin with a number.
const ACCOUNT: &str = FormerKind::Account.name();
/// What stands where data of everybody were erased.
const EVERYBODY: &str = "*";

/// What a line says. An event is known by its number and when it was opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Noted {
    /// Nothing of an event is public any more.
    Withdrawn { event: u64, opened: String, at: String },
    /// Data of persons were erased from an event.
    Erased { event: u64, opened: String, erasure: Erasure },
    /// An account was taken away: its number, and the digest it is known by.
    Removed { account: u64, mark: String },
}

/// A line that says nothing of this kind: a newer program may have written it.
#[derive(Debug)]
pub(super) struct Unread;

impl fmt::Display for Noted {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Withdrawn { event, opened, at } => write!(out, "{event}\t{opened}\t{at}"),
            Self::Erased { event, opened, erasure } => {
                let player = erasure.player.map_or_else(|| EVERYBODY.to_owned(), |one| one.to_string());
                write!(out, "{event}\t{opened}\t{player}\t{}", erasure.extent.name())
            }
            Self::Removed { account, mark } => write!(out, "{ACCOUNT}\t{account}\t{mark}"),
        }
    }
}

impl FromStr for Noted {
    type Err = Unread;

    fn from_str(line: &str) -> Result<Self, Unread> {
        let number = |text: &str| text.parse().map_err(|_| Unread);
        match line.split('\t').collect::<Vec<_>>()[..] {
            [ACCOUNT, account, mark] => {
                Ok(Self::Removed { account: number(account)?, mark: mark.to_owned() })
            }
            [event, opened, at] => {
                Ok(Self::Withdrawn { event: number(event)?, opened: opened.to_owned(), at: at.to_owned() })
            }
            [event, opened, player, extent] => {
                let extent = Extent::named(extent).ok_or(Unread)?;
                let player =
                    if player == EVERYBODY { None } else { Some(player.parse().map_err(|_| Unread)?) };
                let erasure = Erasure { player, extent };
                Ok(Self::Erased { event: number(event)?, opened: opened.to_owned(), erasure })
            }
            _ => Err(Unread),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Later versions of the program read what earlier ones have noted: the lines stay.
    #[test]
    fn lines_are_read_back_as_they_were_written() {
        let opened = || "2026-03-07T12:00:00Z".to_owned();
        let erased = |player, extent| Noted::Erased {
            event: 7,
            opened: opened(),
            erasure: Erasure { player, extent },
        };
        for (noted, line) in [
            (
                Noted::Withdrawn { event: 7, opened: opened(), at: opened() },
                "7\t2026-03-07T12:00:00Z\t2026-03-07T12:00:00Z",
            ),
            (erased(Some(12), Extent::Reduced), "7\t2026-03-07T12:00:00Z\t12\treduced"),
            (erased(None, Extent::Erased), "7\t2026-03-07T12:00:00Z\t*\terased"),
            (Noted::Removed { account: 3, mark: "ab".into() }, "account\t3\tab"),
        ] {
            assert_eq!(noted.to_string(), line);
            assert_eq!(line.parse::<Noted>().ok(), Some(noted));
        }
        for odd in ["", "7", "x\ty\tz", "7\topened\t12\tnothing", "7\topened\tx\terased"] {
            assert!(odd.parse::<Noted>().is_err(), "{odd}");
        }
    }
}
