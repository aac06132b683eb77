//! Provisions that the sources leave open, and others an event or a federation decides for itself, by name.

use exaequo_model::Points;

use crate::provisions::{
    Asked, FirstRating, Limit, Provisions, RoundRobin, Rounded, Rounding, Substitute, UnratedOpponents,
};

/// A provision that can be replaced by name.
#[derive(Debug)]
pub struct Choice {
    /// The name.
    pub name: &'static str,
    /// The values it takes, for people.
    pub values: &'static str,
    /// The article it belongs to.
    pub article: &'static str,
    set: fn(&mut Provisions, &str) -> Option<()>,
}

const fn choice(
    name: &'static str,
    values: &'static str,
    article: &'static str,
    set: fn(&mut Provisions, &str) -> Option<()>,
) -> Choice {
    Choice { name, values, article, set }
}

/// All of them, in the order of the articles.
pub const CHOICES: &[Choice] = &[
    choice("floor", "1000, 1200, 1400, …", "0.6", |rules, value| {
        rules.floor = value.parse().ok()?;
        Some(())
    }),
    choice("slice", "30, none", "4.13", |rules, value| {
        rules.slice = number_or_none(value)?;
        Some(())
    }),
    choice("first-opponents", "3, 1, …", "6.41", |rules, value| {
        rules.first_opponents = value.parse().ok()?;
        Some(())
    }),
    choice("first-points", "0.5, 1", "6.41", |rules, value| {
        rules.first_points = value.parse::<Points>().ok()?;
        Some(())
    }),
    choice("asked", "each, first", "6.41", |rules, value| {
        rules.asked = pick(value, &[("each", Asked::EachEvent), ("first", Asked::FirstEvent)])?;
        Some(())
    }),
    choice("unrated-opponents", "counted, ignored", "6.42", |rules, value| {
        let known = [("counted", UnratedOpponents::WithEventRating), ("ignored", UnratedOpponents::Ignored)];
        rules.unrated_opponents = pick(value, &known)?;
        Some(())
    }),
    choice("games-needed", "9, 5, …", "7.14", |rules, value| {
        rules.games_needed = value.parse().ok()?;
        rules.games_needed_reduced = rules.games_needed_reduced.min(rules.games_needed);
        Some(())
    }),
    choice("pool-months", "24, 26, …", "7.14c", |rules, value| {
        rules.pool_months = value.parse().ok()?;
        Some(())
    }),
    choice("months-a-list", "2, 1", "7.3", |rules, value| {
        rules.months_a_list = value.parse().ok().filter(|months| (1..=12).contains(months))?;
        Some(())
    }),
    choice("round-robin", "own, swiss", "8.21", |rules, value| {
        rules.round_robin = pick(value, &[("own", RoundRobin::OwnMethod), ("swiss", RoundRobin::AsSwiss)])?;
        Some(())
    }),
    choice("half-point", "12.5, 15, 20", "8.23", |rules, value| {
        let hundredths = u16::try_from(value.parse::<Points>().ok()?.hundredths()).ok()?;
        rules.first_rating = FirstRating::PerHalfPoint { hundredths };
        Some(())
    }),
    choice("limit", "none, 350, 400, 400-once, 400-below-2650", "8.54", |rules, value| {
        rules.limit = limit(value)?;
        Some(())
    }),
    choice("substitute", "standard, none", "8.4", |rules, value| {
        rules.substitute = pick(value, &[("standard", Substitute::Standard), ("none", Substitute::None)])?;
        Some(())
    }),
    choice("k-times-games", "700, none", "8.56", |rules, value| {
        rules.most_k_times_games = number_or_none(value)?;
        Some(())
    }),
    choice("rounding", "rating, change", "8.57", |rules, value| {
        let known = [("rating", Rounding::RatingHalfUp), ("change", Rounding::ChangeAwayFromZero)];
        rules.rounding = pick(value, &known)?;
        Some(())
    }),
    choice("rounded", "period, event", "8.57", |rules, value| {
        rules.rounded = pick(value, &[("period", Rounded::EachPeriod), ("event", Rounded::EachEvent)])?;
        Some(())
    }),
];

fn pick<T: Copy>(value: &str, known: &[(&str, T)]) -> Option<T> {
    known.iter().find(|(name, _)| *name == value).map(|(_, value)| *value)
}

#[expect(clippy::option_option, reason = "no number is a value; a word that is neither is an error")]
fn number_or_none(value: &str) -> Option<Option<u16>> {
    if value == "none" { Some(None) } else { value.parse().ok().map(Some) }
}

fn limit(value: &str) -> Option<Limit> {
    if value == "none" {
        return Some(Limit::None);
    }
    let (number, rest) = value.split_once('-').unwrap_or((value, ""));
    let number = number.parse().ok()?;
    match rest {
        "" => Some(Limit::Always(number)),
        "once" => Some(Limit::OncePerEvent(number)),
        _ => {
            let rating = rest.strip_prefix("below-")?.parse().ok()?;
            Some(Limit::Below { limit: number, rating })
        }
    }
}

/// Why a provision could not be replaced.
#[derive(Clone, Copy, Debug)]
pub enum ChoiceError {
    /// There is none of that name.
    Unknown,
    /// It does not take that value.
    Value(&'static Choice),
}

impl Provisions {
    /// Replaces a provision by name.
    ///
    /// ```
    /// use exaequo_model::{Pace, Points};
    /// use exaequo_rating::Edition;
    ///
    /// let mut rules = Edition::Fide2009Text.provisions(Pace::Standard).expect("for standard chess");
    /// rules.replace("first-points", "1").expect("a known name and value");
    /// assert_eq!(rules.first_points, Points::WHOLE);
    /// ```
    pub fn replace(&mut self, name: &str, value: &str) -> Result<(), ChoiceError> {
        let choice = CHOICES.iter().find(|choice| choice.name == name).ok_or(ChoiceError::Unknown)?;
        (choice.set)(self, value).ok_or(ChoiceError::Value(choice))
    }
}
