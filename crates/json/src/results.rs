//! The forms of results, a file for each: what is written, and by that its JSON Schema, which the feature `schema` makes.
//!
//! A form holds values and words that no language changes, and the sentences of the language asked for as texts; where
//! those come from is no business of this crate. [`to_text`](crate::to_text) writes any of them.
//!
//! ```
//! use exaequo_json::results::editions::{Edition, Editions, Version};
//! use exaequo_json::{Layout, to_text};
//!
//! let editions = vec![Edition { name: "fide-2026-03", from: None }];
//! let form = Editions { schema: Version, editions, provisions: Vec::new() };
//! assert!(to_text(&form, Layout::Compact).starts_with(r#"{"schema":"exaequo/editions/1","#));
//! ```

pub mod catalogue;
pub mod check;
pub mod editions;
pub mod eligibility;
pub mod explanation;
pub mod file;
pub mod forecast;
pub mod list;
pub mod lots;
pub mod overview;
pub mod playoff;
pub mod prizes;
pub mod publication;
pub mod rating;
pub mod standings;
pub mod steps;
pub mod terms;

/// Gives a module the name and version of its form, and the schema.
macro_rules! form {
    ($id:literal, $form:ty) => {
        /// Name and version of the form.
        pub const SCHEMA: &str = $id;

        /// Stands for the name and version of the form, the first value of what is written.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct Version;

        impl serde::Serialize for Version {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(SCHEMA)
            }
        }

        #[cfg(feature = "schema")]
        impl schemars::JsonSchema for Version {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> std::borrow::Cow<'static, str> {
                "Version".into()
            }

            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schemars::json_schema!({ "type": "string", "const": SCHEMA })
            }
        }

        /// The JSON Schema of the form, ending with a newline.
        #[cfg(feature = "schema")]
        pub fn schema() -> String {
            $crate::schema::schema_of::<$form>(SCHEMA)
        }
    };
}
use form;

/// The JSON Schemas of all forms and of tournaments, each with its name and version.
#[cfg(feature = "schema")]
pub fn schemas() -> Vec<(&'static str, String)> {
    vec![
        (crate::SCHEMA, crate::schema()),
        (check::SCHEMA, check::schema()),
        (overview::SCHEMA, overview::schema()),
        (list::SCHEMA, list::schema()),
        (rating::SCHEMA, rating::schema()),
        (eligibility::SCHEMA, eligibility::schema()),
        (standings::SCHEMA, standings::schema()),
        (explanation::SCHEMA, explanation::schema()),
        (catalogue::SCHEMA, catalogue::schema()),
        (playoff::SCHEMA, playoff::schema()),
        (lots::SCHEMA, lots::schema()),
        (prizes::SCHEMA, prizes::schema()),
        (editions::SCHEMA, editions::schema()),
        (forecast::SCHEMA, forecast::schema()),
        (publication::SCHEMA, publication::schema()),
    ]
}
