//! The event in another format.

use exaequo_json as json;
use exaequo_trf::{self as trf, Losses, Profile, WriteOptions, Written};

use crate::event::Event;
use crate::reading::SourceFile;

/// A format to write.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Target {
    /// A tournament in JSON.
    Json,
    /// A TRF file, in one of its profiles.
    Trf(WriteOptions),
    /// The bytes that were read.
    Preserve,
}

impl Event {
    /// Writes a TRF file, refused if anything would be lost, such as a withdrawal; [`Event::write_trf`] writes it all the
    /// same where [`WriteOptions::lossy`] accepts that.
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
    ///
    /// ```
    /// use exaequo_event::{Event, date};
    ///
    /// let mut event = Event::new("Duel", date(2026, 3, 7), 1);
    /// event.add_player("Alyx", 2200);
    /// let again = Event::read(event.to_json(), &Default::default()).event()?;
    /// assert_eq!(again.name(), "Duel");
    /// # Ok::<(), exaequo_event::NoTournament>(())
    /// ```
    pub fn to_json(&self) -> String {
        json::write(&self.tournament)
    }

    /// The event in a format, with what was lost where that is accepted.
    ///
    /// ```
    /// use exaequo_event::{Event, Target, date};
    /// use exaequo_trf::{Profile, WriteOptions};
    ///
    /// let event = Event::new("Duel", date(2026, 3, 7), 1);
    /// let trf = event.write(&Target::Trf(WriteOptions::new(Profile::Trf26)))?;
    /// assert!(trf.bytes.starts_with(b"012 Duel\r\n") && trf.losses.is_empty());
    /// // An event without a file has nothing to preserve and is written as JSON.
    /// assert_eq!(event.write(&Target::Preserve)?, event.write(&Target::Json)?);
    /// # Ok::<(), exaequo_trf::Losses>(())
    /// ```
    pub fn write(&self, target: &Target) -> Result<Written, Losses> {
        match target {
            Target::Trf(options) => self.write_trf(options),
            Target::Json => Ok(Written { bytes: self.to_json().into_bytes(), losses: Vec::new() }),
            Target::Preserve => {
                let bytes = self.source().map_or_else(|| self.to_json().into_bytes(), SourceFile::to_bytes);
                Ok(Written { bytes, losses: Vec::new() })
            }
        }
    }

    /// The profile of the file the event was read from: TRF16 for the old forms, else TRF26. `None` if it was not TRF.
    ///
    /// ```
    /// use exaequo_event::{Event, date};
    /// use exaequo_trf::Profile;
    ///
    /// let mut event = Event::new("Duel", date(2026, 3, 7), 1);
    /// event.add_player("Alyx", 2200);
    /// assert_eq!(event.trf_profile(), None);
    /// let read = Event::read(event.to_trf(Profile::Trf16)?, &Default::default()).event()?;
    /// assert_eq!(read.trf_profile(), Some(Profile::Trf16));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn trf_profile(&self) -> Option<Profile> {
        self.profile
    }
}
