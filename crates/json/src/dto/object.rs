//! What the parts of a document have in common: objects that are objects, words that mirror the model's.

use std::fmt;
use std::marker::PhantomData;

use serde::Deserializer;
use serde::de::value::MapAccessDeserializer;
use serde::de::{MapAccess, Visitor};

/// A part of the document that is a JSON object.
///
/// Derived code also takes a list of the fields' values in their order, which is no part of the form and would
/// turn the order of fields into a promise.
pub(crate) trait Object: Sized {
    /// What a message says is expected.
    const EXPECTED: &'static str;

    /// The derived reader.
    fn from_map<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error>;
}

/// Reads an object and refuses anything else.
pub(crate) fn read<'de, T: Object, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    deserializer.deserialize_map(ObjectVisitor(PhantomData))
}

struct ObjectVisitor<T>(PhantomData<T>);

impl<'de, T: Object> Visitor<'de> for ObjectVisitor<T> {
    type Value = T;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(T::EXPECTED)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
        T::from_map(MapAccessDeserializer::new(map))
    }
}

/// Makes a type that derives its reader and writer for itself as `remote` an [`Object`].
macro_rules! object {
    ($($name:ident: $expected:literal),+ $(,)?) => {$(
        impl $crate::dto::object::Object for $name {
            const EXPECTED: &'static str = $expected;

            fn from_map<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $name::deserialize(deserializer)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::dto::object::read(deserializer)
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $name::serialize(self, serializer)
            }
        }
    )+};
}

/// An enum of the model as words in `snake_case`, and the way there and back. A variant that one of the two lacks
/// does not compile.
macro_rules! vocabulary {
    ($(#[$attribute:meta])* $name:ident { $($(#[$description:meta])* $variant:ident,)+ }) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        $(#[$attribute])*
        #[serde(rename_all = "snake_case")]
        #[allow(unreachable_pub, reason = "some are part of the forms of results")]
        pub enum $name {
            $($(#[$description])* $variant,)+
        }

        impl From<exaequo_model::$name> for $name {
            fn from(value: exaequo_model::$name) -> Self {
                match value {
                    $(exaequo_model::$name::$variant => Self::$variant,)+
                }
            }
        }

        impl From<$name> for exaequo_model::$name {
            fn from(value: $name) -> Self {
                match value {
                    $($name::$variant => Self::$variant,)+
                }
            }
        }
    };
}

pub(crate) use {object, vocabulary};
