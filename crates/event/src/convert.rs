//! The event in another format.

use exaequo_json as json;
use exaequo_trf::{self as trf, Dialect, Losses, Profile, WriteOptions, Written};

use crate::event::Event;
use crate::reading::Source;

/// A format to write.
#[derive(Clone, Debug)]
pub enum Target {
    /// A tournament in JSON.
    Json,
    /// A TRF file.
    Trf(WriteOptions),
    /// The bytes that were read.
    Preserve,
}

impl Event {
    /// Writes a TRF file, refused if anything would be lost.
    ///
    /// ```
    /// use exaequo_event::{Event, date};
    /// use exaequo_trf::Profile;
    ///
    /// let mut event = Event::new("Duel", date(2026, 3, 7), 1);
    /// event.add_player("Alyx", 2200);
    /// let file = event.to_trf(Profile::Trf26)?;
    /// assert!(file.starts_with(b"012 Duel\r\n"));
    /// # Ok::<(), exaequo_trf::Losses>(())
    /// ```
    pub fn to_trf(&self, profile: Profile) -> Result<Vec<u8>, Losses> {
        Ok(self.write_trf(&WriteOptions::new(profile))?.bytes)
    }

    /// Writes a TRF file as asked, with what was lost where that is accepted.
    pub fn write_trf(&self, options: &WriteOptions) -> Result<Written, Losses> {
        trf::write(&self.tournament, options)
    }

    /// The tournament as JSON, which holds all of it.
    pub fn to_json(&self) -> String {
        json::write(&self.tournament)
    }

    /// The event in a format, with what was lost where that is accepted.
    pub fn write(&self, target: &Target) -> Result<Written, Losses> {
        match target {
            Target::Trf(options) => self.write_trf(options),
            Target::Json => Ok(Written { bytes: self.to_json().into_bytes(), losses: Vec::new() }),
            Target::Preserve => {
                let bytes = self.source().map_or_else(|| self.to_json().into_bytes(), Source::to_bytes);
                Ok(Written { bytes, losses: Vec::new() })
            }
        }
    }

    /// The profile of the file the event was read from: TRF16 for the old forms, else TRF26. `None` if it was not TRF.
    pub fn trf_profile(&self) -> Option<Profile> {
        match self.source()?.trf()?.dialect {
            Dialect::Trf06 | Dialect::Trf16 => Some(Profile::Trf16),
            Dialect::Trf26 => Some(Profile::Trf26),
        }
    }
}
