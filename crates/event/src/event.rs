//! The event itself: a tournament, and the file it came from where there is one.

use std::fmt;
use std::sync::Arc;

use exaequo_model::{Date, Tournament};
use exaequo_trf::Profile;

use crate::builder::Builder;
use crate::reading::SourceFile;

/// A chess event.
///
/// What happened is in its [`Tournament`], which can be read in every detail; what follows from it is asked for:
/// [`Event::standings`], [`Event::rate`], and so on. Clones share the facts until one of them is changed.
#[derive(Clone)]
pub struct Event {
    pub(crate) tournament: Tournament,
    pub(crate) source: Option<Arc<SourceFile>>,
    /// The profile of the TRF file it was read from, even if it has been changed since.
    pub(crate) profile: Option<Profile>,
}

impl Event {
    /// An event without participants.
    ///
    /// ```
    /// use exaequo_event::{Event, date};
    ///
    /// let mut event = Event::new("Club championship", date(2026, 3, 7), 5);
    /// event.add_player("Alyx", 2200);
    /// assert_eq!(event.name(), "Club championship");
    /// ```
    pub fn new(name: &str, start: Date, rounds: u16) -> Self {
        Self { tournament: Tournament::announced(name, Some(start), rounds), source: None, profile: None }
    }

    /// An event that is put together piece by piece and checked once, at the end.
    ///
    /// ```
    /// use exaequo_event::Event;
    ///
    /// let mut builder = Event::builder("Simultaneous").rounds(1);
    /// let master = builder.add("Alyx");
    /// let club: Vec<_> = ["Bruno", "Chloé"].into_iter().map(|name| builder.add(name)).collect();
    /// // One player, two games in a round: nothing is said before the end.
    /// builder.pair(club.iter().map(|member| (master, *member)));
    /// assert!(builder.build().is_err());
    /// ```
    pub fn builder(name: &str) -> Builder {
        Builder::new(name)
    }

    /// The facts of the event: everything that happened in it.
    pub fn tournament(&self) -> &Tournament {
        &self.tournament
    }

    /// The file it was read from, with what there is to say about it; `None` if it was built, or changed since.
    ///
    /// ```
    /// use exaequo_event::{Event, date};
    ///
    /// let mut built = Event::new("Rapid", date(2026, 3, 7), 5);
    /// built.add_player("Alyx", 2200);
    /// assert!(built.source().is_none());
    /// let read = Event::read(built.to_json(), &Default::default()).event()?;
    /// assert_eq!(read.source().map(|source| source.to_bytes()), Some(built.to_json().into_bytes()));
    /// # Ok::<(), exaequo_event::NoTournament>(())
    /// ```
    pub fn source(&self) -> Option<&SourceFile> {
        self.source.as_deref()
    }

    /// The name of the event; empty where it has none.
    pub fn name(&self) -> &str {
        self.tournament.str(self.tournament.event.name)
    }

    /// The same source with another tournament.
    pub(crate) fn with(&self, tournament: Tournament) -> Self {
        Self { tournament, source: self.source.clone(), profile: self.profile }
    }
}

/// What identifies the event; printing everything in it would take pages.
impl fmt::Debug for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("Event");
        shown.field("name", &self.name()).field("participants", &self.tournament.participant_count());
        shown.field("rounds", &self.tournament.rounds.count()).finish_non_exhaustive()
    }
}

impl From<Tournament> for Event {
    fn from(tournament: Tournament) -> Self {
        Self { tournament, source: None, profile: None }
    }
}
