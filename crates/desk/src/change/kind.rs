//! Kinds of changes by which a store tells events apart without reading their logs.

/// Something of an event is public from here on.
pub const PUBLISH: &str = "publish";
/// Nothing of it is public any more.
pub const WITHDRAW: &str = "withdraw";
/// Those that say whether something is public.
pub const PUBLIC: [&str; 2] = [PUBLISH, WITHDRAW];

/// The event is in the bin.
pub const REMOVE: &str = "remove";
/// The event is out of the bin.
pub const RESTORE: &str = "restore";
/// The event is over and out of the way.
pub const ARCHIVE: &str = "archive";
/// The event is among the others again.
pub const UNARCHIVE: &str = "unarchive";
/// Those that say where an event lies.
pub const PLACES: [&str; 4] = [REMOVE, RESTORE, ARCHIVE, UNARCHIVE];

/// The event may have another name.
pub const DESCRIBE: &str = "describe";

/// Where an event lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Among those that are to be seen.
    Desk,
    /// Over and out of the way.
    Archive,
    /// In the bin.
    Bin,
}

impl Place {
    /// Where an event lies after the newest of its changes that is one of [`PLACES`], by its kind.
    ///
    /// ```
    /// use exaequo_desk::change::kind::Place;
    ///
    /// assert_eq!(Place::after(None), Place::Desk);
    /// assert_eq!(Place::after(Some("archive")), Place::Archive);
    /// assert_eq!(Place::after(Some("restore")), Place::Desk);
    /// ```
    pub fn after(newest: Option<&str>) -> Self {
        match newest {
            Some(REMOVE) => Self::Bin,
            Some(ARCHIVE) => Self::Archive,
            _ => Self::Desk,
        }
    }
}
