//! What the parts of a document have in common: objects that are objects.

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

/// An object of which every key can be left out. Attributes need its name as a literal.
macro_rules! all_optional {
    ($(#[$about:meta])* $literal:literal $name:ident { $($(#[$description:meta])* $key:ident: $value:ty,)+ }) => {
        #[derive(Clone, Copy, Debug, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(remote = $literal, deny_unknown_fields)]
        $(#[$about])*
        pub(crate) struct $name {
            $($(#[$description])* #[serde(skip_serializing_if = "Option::is_none")] pub(crate) $key: Option<$value>,)+
        }
    };
}

pub(crate) use {all_optional, object};
