//! Parameters: the options of the command line by their names, with `_` for `-`. What is no parameter is refused, so that a
//! misspelt one is not left out in silence.

use std::str::FromStr;

use axum::extract::{FromRequestParts, Query};
use axum::http::Uri;
use axum::http::request::Parts;
use exaequo::model::{Elo, System};
use exaequo::prizes::Group;
use exaequo::trf::{Encoding, Mode, Problem, ReadOptions};
use exaequo::{Lang, Ranking, RankingError};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use utoipa::IntoParams;
use utoipa::openapi::path::ParameterIn;
use utoipa::openapi::schema::{ObjectBuilder, Type};

use crate::failure::{Declined, Failure};
use crate::language;

/// What is asked: one or more groups of parameters.
#[derive(Debug)]
pub(crate) struct Asked<T>(pub(crate) T);

/// Groups of parameters, read from the same query.
pub(crate) trait Groups: Sized {
    fn names() -> Vec<String>;
    fn read(uri: &Uri) -> Result<Self, Failure>;
}

impl<S: Send + Sync, T: Groups> FromRequestParts<S> for Asked<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Failure> {
        let names = T::names();
        let unknown = pairs(&parts.uri)?.into_iter().find(|(name, _)| !names.contains(name));
        match unknown {
            Some((name, _)) => Err(Declined::NoParameter(name).into()),
            None => T::read(&parts.uri).map(Self),
        }
    }
}

fn pairs(uri: &Uri) -> Result<Vec<(String, String)>, Failure> {
    Ok(Query::try_from_uri(uri).map_err(|_| Failure::Request)?.0)
}

fn names<T: IntoParams>() -> Vec<String> {
    T::into_params(|| Some(ParameterIn::Query)).into_iter().map(|parameter| parameter.name).collect()
}

fn group<T: DeserializeOwned>(uri: &Uri) -> Result<T, Failure> {
    Ok(Query::try_from_uri(uri).map_err(|_| Failure::Request)?.0)
}

macro_rules! groups {
    ($($name:ident),+) => {
        impl<$($name: IntoParams + DeserializeOwned),+> Groups for ($($name,)+) {
            fn names() -> Vec<String> {
                [$(names::<$name>()),+].concat()
            }

            fn read(uri: &Uri) -> Result<Self, Failure> {
                Ok(($(group::<$name>(uri)?,)+))
            }
        }
    };
}

/// Nothing is asked.
impl Groups for () {
    fn names() -> Vec<String> {
        Vec::new()
    }

    fn read(_: &Uri) -> Result<Self, Failure> {
        Ok(())
    }
}

groups!(A);
groups!(A, B);
groups!(A, B, C);

/// A value that was sent, if it is one.
pub(crate) fn typed<T: FromStr>(name: &'static str, sent: Option<&str>) -> Result<Option<T>, Failure> {
    let wrong = |found: &str| Failure::from(Declined::Argument { name, found: found.to_owned() });
    sent.map(|text| text.parse().map_err(|_| wrong(text))).transpose()
}

/// A whole number in a range.
pub(crate) fn within<T: FromStr + PartialOrd>(
    name: &'static str,
    sent: Option<&str>,
    least: T,
    most: T,
) -> Result<Option<T>, Failure> {
    let number: Option<T> = typed(name, sent)?;
    if number.as_ref().is_some_and(|number| !(least..=most).contains(number)) {
        return Err(Declined::Argument { name, found: sent.unwrap_or_default().to_owned() }.into());
    }
    Ok(number)
}

/// One of several names.
pub(crate) fn named<T>(
    name: &'static str,
    sent: Option<&str>,
    find: impl Fn(&str) -> Option<T>,
) -> Result<Option<T>, Failure> {
    let wrong = |found: &str| Failure::from(Declined::Argument { name, found: found.to_owned() });
    sent.map(|text| find(text).ok_or_else(|| wrong(text))).transpose()
}

/// Whether a flag is set.
pub(crate) fn flag(name: &'static str, sent: Option<&str>) -> Result<bool, Failure> {
    Ok(typed(name, sent)?.unwrap_or_default())
}

/// Several values with commas between them.
pub(crate) fn several(sent: Option<&str>) -> impl Iterator<Item = &str> {
    let all = sent.unwrap_or_default().split(',').map(str::trim);
    all.filter(|one| !one.is_empty())
}

/// How a tournament is read, and in which language the answer is.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Reading {
    /// Codes of findings that are allowed, with commas between them, such as `T014,T049`.
    allow: Option<String>,
    /// How the text of a TRF file is stored; without it that is found out.
    #[param(schema_with = encodings)]
    encoding: Option<String>,
    /// Whether doubtful files are refused.
    #[param(value_type = Option<bool>)]
    strict: Option<String>,
    /// What the file is called in the answer.
    name: Option<String>,
    /// The language of sentences; without it that of `Accept-Language`, else English.
    #[param(schema_with = languages)]
    #[expect(dead_code, reason = "`Spoken` reads it")]
    lang: Option<String>,
}

/// One of several names, with what it is about: a schema of its own has no other description.
pub(crate) fn choice(about: &str, names: impl IntoIterator<Item = String>) -> ObjectBuilder {
    ObjectBuilder::new().schema_type(Type::String).description(Some(about)).enum_values(Some(names))
}

fn encodings() -> ObjectBuilder {
    choice(
        "How the text of a TRF file is stored; without it that is found out.",
        ["utf-8", "windows-1252"].map(str::to_owned),
    )
}

fn languages() -> ObjectBuilder {
    choice(
        "The language of sentences; without it that of `Accept-Language`, else English.",
        Lang::ALL.iter().map(|lang| lang.code().to_owned()),
    )
}

fn systems() -> ObjectBuilder {
    choice(
        "The system of the tournament, whatever the file says.",
        System::NAMED.map(|(name, _)| name.to_owned()),
    )
}

impl Reading {
    /// How a tournament is read.
    pub(crate) fn options(&self) -> Result<ReadOptions, Failure> {
        let encoding = named("encoding", self.encoding.as_deref(), |name| match name {
            "utf-8" => Some(Encoding::Utf8),
            "windows-1252" => Some(Encoding::Windows1252),
            _ => None,
        })?;
        let strict = flag("strict", self.strict.as_deref())?;
        let wrong = |code: &str| Failure::from(Declined::Argument { name: "allow", found: code.to_owned() });
        let allow = several(self.allow.as_deref()).map(|code| {
            Problem::allowed(code).map(|listing| listing.code.to_owned()).map_err(|_| wrong(code))
        });
        Ok(ReadOptions {
            encoding,
            mode: if strict { Mode::Strict } else { Mode::Tolerant },
            allow: allow.collect::<Result<_, _>>()?,
        })
    }

    /// What the file is called: what comes from nowhere is called as on the command line.
    pub(crate) fn file(&self) -> &str {
        self.name.as_deref().unwrap_or("stdin")
    }
}

/// The language an answer is to be in: the parameter, else what the browser asks for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spoken(pub(crate) Lang);

impl<S: Send + Sync> FromRequestParts<S> for Spoken {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Failure> {
        let sent = pairs(&parts.uri)?.into_iter().find(|(name, _)| name == "lang").map(|(_, value)| value);
        let chosen = typed("lang", sent.as_deref())?;
        Ok(Self(chosen.unwrap_or_else(|| language::preferred_of(&parts.headers))))
    }
}

/// The language of a failure, whatever else is wrong.
pub(crate) fn spoken(parts: &Uri, headers: &axum::http::HeaderMap) -> Lang {
    let sent = pairs(parts).unwrap_or_default().into_iter().find(|(name, _)| name == "lang");
    sent.and_then(|(_, value)| value.parse().ok()).unwrap_or_else(|| language::preferred_of(headers))
}

/// The list, the edition, the round: the same wherever there are standings.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct RankedBy {
    /// Criteria with commas or blanks between them, such as `PTS,DE,BH/C1,BH`; without them those of the event.
    tie_breaks: Option<String>,
    /// A list of criteria by its name, such as `fide-swiss`.
    preset: Option<String>,
    /// An edition of the regulations by its name; without it the one in force on the first day.
    edition: Option<String>,
    /// Provisions that differ from an edition, as the TOML that the command line takes as a file.
    provisions: Option<String>,
    /// The standings after this round; without it after the last complete one.
    #[param(value_type = Option<u16>, minimum = 1, maximum = 65535)]
    round: Option<String>,
    /// The rating that unrated players count with.
    #[param(value_type = Option<u16>, minimum = 1, maximum = 65535)]
    unrated: Option<String>,
    /// The system of the tournament, whatever the file says.
    #[param(schema_with = systems)]
    system: Option<String>,
    /// A published seed by which lots are drawn for ties that outlast the list.
    lots: Option<String>,
}

impl RankedBy {
    /// The rating that unrated players count with.
    pub(crate) fn unrated(&self) -> Result<Option<Elo>, Failure> {
        named("unrated", self.unrated.as_deref(), |text| text.parse().ok().and_then(Elo::new))
    }

    /// The same for the library.
    pub(crate) fn ranking(&self) -> Result<Ranking, Failure> {
        let mut ranking = match (&self.tie_breaks, &self.preset) {
            (Some(_), Some(name)) => {
                return Err(Declined::Argument { name: "preset", found: name.clone() }.into());
            }
            (Some(list), None) => Ranking::by(list),
            (None, Some(name)) => Ranking::preset(name),
            (None, None) => Ranking::default(),
        };
        if let Some(edition) = &self.edition {
            ranking = ranking.edition(edition);
        }
        if let Some(toml) = &self.provisions {
            ranking = ranking.provisions("provisions", toml);
        }
        if let Some(round) = within("round", self.round.as_deref(), 1, u16::MAX.into())? {
            ranking = ranking.after_round(u16::try_from(round).unwrap_or(u16::MAX));
        }
        if let Some(rating) = self.unrated()? {
            ranking = ranking.unrated(rating);
        }
        if let Some(system) = named("system", self.system.as_deref(), System::named)? {
            ranking = ranking.system(system);
        }
        if let Some(seed) = &self.lots {
            ranking = ranking.lots(seed);
        }
        Ok(ranking)
    }
}

/// The group of `only`.
pub(crate) fn only(sent: Option<&str>) -> Result<Option<Group>, Failure> {
    let Some(group) = sent else { return Ok(None) };
    let wrong = |error| RankingError::Group { group: group.to_owned(), error }.into();
    group.parse().map(Some).map_err(wrong)
}

/// The language, where nothing else is asked.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Language {
    /// The language of sentences; without it that of `Accept-Language`, else English.
    #[param(schema_with = languages)]
    #[expect(dead_code, reason = "`Spoken` reads it")]
    lang: Option<String>,
}
