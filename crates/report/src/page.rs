//! Lists of chess as pages: what stands over them, the rows of standings, colours, results and values as cells.
//!
//! What a page is, and its forms, is in the crate `exaequo-page`.

mod cells;
mod error;
mod event;
mod foot;
mod json;
mod people;
pub(crate) mod ranking;
pub(crate) mod signs;
mod standings;

pub use cells::place;
pub(crate) use cells::{percentage, points, value};
pub use error::PageError;
pub(crate) use error::round_of;
pub use event::{event_name, of_event, paper_of_region, place_and_days};
pub use exaequo_page::{
    Align, Archive, Block, Cell, Column, Csv, Emphasis, Figure, Fold, LongPage, Narrow, Note, Page, Paper,
    Print, Readers, Role, Row, Shape, Sharing, Shown, Sign, Sink, Size, Slips, Table, Tone,
};
pub use foot::{computed, foot_of};
pub(crate) use foot::{file, foot, foot_of_ratings};
pub use json::{to_json, write_json};
pub(crate) use people::{places, player, team};
