//! Enums that are words in JSON, as tables: a word in a line, with what the JSON Schema says of it.

/// An enum whose variants are words, in `snake_case` unless another one is named.
macro_rules! words {
    ($(#[$attribute:meta])* $visibility:vis $name:ident {
        $($variant:ident $(= $word:literal)?: $description:literal,)+
    }) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        $(#[$attribute])*
        #[serde(rename_all = "snake_case")]
        $visibility enum $name {
            $(#[doc = $description] $(#[serde(rename = $word)])? $variant,)+
        }
    };
}

/// The words of an enum of the model, and the way there and back. A variant that one of the two lacks does not compile.
macro_rules! vocabulary {
    ($(#[$attribute:meta])* $name:ident { $($variant:ident: $description:literal,)+ }) => {
        $crate::vocabulary::words! {
            $(#[$attribute])*
            #[derive(serde::Deserialize)]
            #[allow(unreachable_pub, reason = "some are part of the forms of results")]
            pub $name { $($variant: $description,)+ }
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

pub(crate) use {vocabulary, words};
