//! Tournaments in the browser and in Node: [`read`] a file, ask the [`Event`] for [`Standings`], have every value explained.
//!
//! Everything is worked out by the crate `exaequo`; what is here passes it on to JavaScript. Objects hold memory until
//! `free()` is called or `using` ends. Results come as plain objects, in the forms that the schemas of the project describe.

mod error;
mod event;
#[cfg(feature = "forecast")]
mod forecast;
#[cfg(feature = "page")]
mod labels;
#[cfg(target_arch = "wasm32")]
#[cfg_attr(
    target_arch = "wasm32",
    allow(
        dead_code,
        reason = "it goes into a section of the module, where the compiler does not look for a use"
    )
)]
mod language;
mod options;
mod rating;
mod reading;
mod refusal;
mod standings;
mod types;
#[cfg(feature = "page")]
mod view;

pub use error::set_error_class;
pub use event::Event;
#[cfg(feature = "forecast")]
pub use forecast::Forecast;
#[cfg(feature = "page")]
pub use labels::{choices, labels};
pub use rating::Rated;
pub use reading::{Reading, read};
pub use standings::Standings;
#[cfg(feature = "page")]
pub use view::View;

use wasm_bindgen::prelude::wasm_bindgen;

/// The version of the package.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}
