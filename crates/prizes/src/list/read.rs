//! Reading a list of prizes from TOML.

use std::ops::Range;

use exaequo_rating::{NamedSetting, SettingsProblem, TomlFault};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::problem::{ExpectedPrize, PrizesError, PrizesProblem};
use super::{Exclusivity, MoneyRounding, PerPlayer, Prize, PrizeGroup, PrizeList, PrizeSharing, Residual};
use crate::group::{Group, GroupError};
use crate::money::Money;

/// All settings of a list, as they are named in the file.
pub const KEYS: &[&str] = &["currency", "per-player", "sharing", "unit", "rounding", "residual", "group"];

/// All settings of a group.
pub const GROUP_KEYS: &[&str] =
    &["name", "for", "money", "things", "worth", "in-addition", "sharing", "at-least"];

/// Places of a group that can have a prize.
const MOST_PLACES: usize = 1_000;

type Read<T> = Result<T, PrizesError>;
type Cell<'a> = Spanned<DeValue<'a>>;

impl Default for PrizeList {
    /// Nothing is offered; what a file leaves out is as here.
    fn default() -> Self {
        Self {
            currency: String::new(),
            per_player: PerPlayer::One,
            sharing: PrizeSharing::Equally,
            unit: Money(1),
            rounding: MoneyRounding::Down,
            residual: Residual::Spread,
            groups: Vec::new(),
        }
    }
}

impl PrizeList {
    /// Reads a list of prizes from TOML.
    ///
    /// ```
    /// use exaequo_prizes::{Money, PrizeList, PrizeSharing};
    ///
    /// let list = PrizeList::parse(
    ///     r#"
    ///     currency = "EUR"
    ///     sharing = "hort"
    ///     [[group]]
    ///     name = "Open"
    ///     money = [500, 300, 12.50]
    ///     "#,
    /// )?;
    /// assert_eq!((list.sharing, list.offered()), (PrizeSharing::Hort, Money(81_250)));
    /// # Ok::<(), exaequo_prizes::PrizesError>(())
    /// ```
    pub fn parse(text: &str) -> Read<Self> {
        let table = DeTable::parse(text).map_err(|error| PrizesError {
            problem: SettingsProblem::Syntax(TomlFault::of(error.message(), error.span())).into(),
            at: error.span().unwrap_or(0..0),
        })?;
        let mut list = Self::default();
        for (key, value) in table.get_ref() {
            list.set(key.get_ref(), key.span(), value)?;
        }
        list.check(table.get_ref())?;
        Ok(list)
    }

    fn set(&mut self, key: &str, at: Range<usize>, value: &Cell<'_>) -> Read<()> {
        match key {
            "currency" => text("currency", value)?.trim().clone_into(&mut self.currency),
            "per-player" => self.per_player = choice(&PER_PLAYER, value)?,
            "sharing" => self.sharing = choice(&SHARING, value)?,
            "unit" => {
                let unit = money("unit", ExpectedPrize::Unit, value)?;
                self.unit = Some(unit)
                    .filter(|unit| unit.0 > 0)
                    .ok_or_else(|| kind("unit", ExpectedPrize::Unit, value))?;
            }
            "rounding" => self.rounding = choice(&ROUNDING, value)?,
            "residual" => self.residual = choice(&RESIDUAL, value)?,
            "group" => {
                let all = value.get_ref().as_array();
                let all = all.ok_or_else(|| kind("group", ExpectedPrize::Groups, value))?;
                self.groups = all.iter().map(group).collect::<Read<_>>()?;
            }
            other => return Err(unknown(other, at, KEYS)),
        }
        Ok(())
    }

    /// What one setting asks of another.
    fn check(&self, table: &DeTable<'_>) -> Read<()> {
        let refuse = |problem, at: Range<usize>| Err(PrizesError { problem, at });
        if self.groups.is_empty() {
            return refuse(PrizesProblem::NoGroup, 0..0);
        }
        let items = value_of(table, "group").and_then(|all| all.get_ref().as_array());
        for ((index, group), item) in self.groups.iter().enumerate().zip(items.into_iter().flatten()) {
            let name = || group.name.clone();
            if self.groups[..index].iter().any(|other| other.name == group.name) {
                return refuse(PrizesProblem::SameName(name()), place_of(item, "name", 0));
            }
            if group.sharing.is_some_and(|own| own != self.sharing) && !self.stands_alone(group) {
                return refuse(PrizesProblem::OwnSharing(name()), place_of(item, "sharing", 0));
            }
        }
        let amounts = self.groups.iter().flat_map(|group| &group.prizes).map(|prize| prize.money);
        match value_of(table, "unit") {
            Some(unit) if amounts.max().is_some_and(|most| Money::ZERO < most && most < self.unit) => {
                refuse(PrizesProblem::UnitTooLarge, unit.span())
            }
            _ => Ok(()),
        }
    }
}

fn value_of<'a, 'b>(table: &'a DeTable<'b>, key: &str) -> Option<&'a Cell<'b>> {
    table.iter().find(|(name, _)| &**name.get_ref() == key).map(|(_, value)| value)
}

/// Where a setting of a group stands, in a list the entry at an index; the group itself where it has no such setting.
fn place_of(group: &Cell<'_>, key: &str, index: usize) -> Range<usize> {
    let value = group.get_ref().as_table().and_then(|table| value_of(table, key));
    let entry = value.and_then(|value| value.get_ref().as_array()).and_then(|all| all.get(index));
    entry.or(value).unwrap_or(group).span()
}

fn group(item: &Cell<'_>) -> Read<PrizeGroup> {
    let table = item.get_ref().as_table().ok_or_else(|| kind("group", ExpectedPrize::Groups, item))?;
    let mut group = PrizeGroup {
        name: String::new(),
        of: Group::EVERYBODY,
        prizes: Vec::new(),
        counts: Exclusivity::Alone,
        sharing: None,
        at_least: 1,
    };
    for (key, value) in table {
        match &**key.get_ref() {
            "name" => text("name", value)?.trim().clone_into(&mut group.name),
            "for" => group.of = filter(value)?,
            "money" => each(&mut group, amounts("money", value)?, |prize, money| prize.money = money),
            "things" => each(&mut group, things(value)?, |prize, thing| prize.thing = thing),
            "worth" => each(&mut group, amounts("worth", value)?, |prize, worth| prize.worth = worth),
            "in-addition" => group.counts = counts(value)?,
            "sharing" => group.sharing = Some(choice(&SHARING, value)?),
            "at-least" => group.at_least = number("at-least", value, 1, 9_999)?,
            other => return Err(unknown(other, key.span(), GROUP_KEYS)),
        }
    }
    is_complete(&group)
        .map_err(|Flaw { problem, key, index }| PrizesError { problem, at: place_of(item, key, index) })?;
    Ok(group)
}

/// What is wrong with a group, and in which entry of which setting.
struct Flaw {
    problem: PrizesProblem,
    key: &'static str,
    index: usize,
}

/// A name, at least one prize, and none that is worth more than the one before.
fn is_complete(group: &PrizeGroup) -> Result<(), Flaw> {
    let (name, prizes) = (|| group.name.clone(), &group.prizes);
    let flaw = |problem, key, index| Err(Flaw { problem, key, index });
    if group.name.is_empty() {
        return flaw(PrizesProblem::NoName, "name", 0);
    }
    if !prizes.iter().any(Prize::is_something) {
        return flaw(PrizesProblem::NoPrize(name()), "money", 0);
    }
    if let Some(index) = prizes.iter().position(|prize| prize.worth > Money::ZERO && prize.thing.is_empty()) {
        return flaw(PrizesProblem::WorthOfNothing { group: name(), place: index + 1 }, "worth", index);
    }
    let rise = prizes.windows(2).zip(1..).find_map(|(pair, index)| Some((rises(&pair[0], &pair[1])?, index)));
    match rise {
        Some((key, index)) => flaw(PrizesProblem::Rising { group: name(), place: index + 1 }, key, index),
        None => Ok(()),
    }
}

/// The setting by which a prize is worth more than the one before.
fn rises(before: &Prize, prize: &Prize) -> Option<&'static str> {
    let ways = [
        ("money", prize.money > before.money),
        ("worth", prize.value() > before.value()),
        ("things", prize.is_something() && !before.is_something()),
    ];
    ways.into_iter().find(|(_, rises)| *rises).map(|(key, _)| key)
}

/// Gives each place its part of a prize.
fn each<T>(group: &mut PrizeGroup, parts: Vec<T>, set: impl Fn(&mut Prize, T)) {
    let places = group.prizes.len().max(parts.len());
    group.prizes.resize(places, Prize::default());
    for (prize, part) in group.prizes.iter_mut().zip(parts) {
        set(prize, part);
    }
}

fn filter(value: &Cell<'_>) -> Read<Group> {
    let typed = text("for", value)?;
    // The text begins behind its quotation mark.
    typed.parse().map_err(|GroupError { problem, at }| PrizesError {
        problem: PrizesProblem::Group(problem),
        at: value.span().start + 1 + at.start..value.span().end,
    })
}

const PER_PLAYER: NamedSetting<PerPlayer> = NamedSetting {
    key: "per-player",
    names: &["one", "several"],
    values: &[PerPlayer::One, PerPlayer::Several],
};
const SHARING: NamedSetting<PrizeSharing> = NamedSetting {
    key: "sharing",
    names: &["equally", "hort", "none"],
    values: &[PrizeSharing::Equally, PrizeSharing::Hort, PrizeSharing::None],
};
const ROUNDING: NamedSetting<MoneyRounding> = NamedSetting {
    key: "rounding",
    names: &["down", "half-up"],
    values: &[MoneyRounding::Down, MoneyRounding::HalfUp],
};
const RESIDUAL: NamedSetting<Residual> = NamedSetting {
    key: "residual",
    names: &["spread", "first", "kept"],
    values: &[Residual::Spread, Residual::First, Residual::Kept],
};

/// What the name of a choice means.
fn choice<T: Copy>(setting: &NamedSetting<T>, value: &Cell<'_>) -> Read<T> {
    let found = text(setting.key, value)?;
    setting.find(found).map_err(|refused| PrizesError { problem: refused.into(), at: value.span() })
}

fn unknown(found: &str, at: Range<usize>, keys: &'static [&'static str]) -> PrizesError {
    PrizesError { problem: SettingsProblem::UnknownKey { found: found.to_owned(), keys }.into(), at }
}

fn kind(key: &'static str, expected: ExpectedPrize, value: &Cell<'_>) -> PrizesError {
    PrizesError { problem: PrizesProblem::Kind { key, expected }, at: value.span() }
}

fn text<'a>(key: &'static str, value: &'a Cell<'_>) -> Read<&'a str> {
    value.get_ref().as_str().ok_or_else(|| kind(key, ExpectedPrize::Text, value))
}

fn number(key: &'static str, value: &Cell<'_>, least: u32, most: u32) -> Read<u32> {
    let found = value.get_ref().as_integer().and_then(|number| number.as_str().parse().ok());
    let expected = ExpectedPrize::Number { least, most };
    found.filter(|found| (least..=most).contains(found)).ok_or_else(|| kind(key, expected, value))
}

fn counts(value: &Cell<'_>) -> Read<Exclusivity> {
    match value.get_ref() {
        DeValue::Boolean(true) => Ok(Exclusivity::InAddition),
        DeValue::Boolean(false) => Ok(Exclusivity::Alone),
        _ => Err(kind("in-addition", ExpectedPrize::Flag, value)),
    }
}

/// An amount, from its digits: `500`, `12.50`, `"12.50"`.
fn money(key: &'static str, expected: ExpectedPrize, value: &Cell<'_>) -> Read<Money> {
    let found = match value.get_ref() {
        DeValue::Integer(number) if number.radix() == 10 => Money::parse(number.as_str()),
        DeValue::Float(number) => Money::parse(number.as_str()),
        DeValue::String(text) => Money::parse(text.trim()),
        _ => None,
    };
    found.ok_or_else(|| kind(key, expected, value))
}

fn list<'a, 'b>(key: &'static str, expected: ExpectedPrize, value: &'a Cell<'b>) -> Read<&'a [Cell<'b>]> {
    let all = value.get_ref().as_array().filter(|all| all.len() <= MOST_PLACES);
    all.map(|all| &**all).ok_or_else(|| kind(key, expected, value))
}

fn amounts(key: &'static str, value: &Cell<'_>) -> Read<Vec<Money>> {
    list(key, ExpectedPrize::Amounts, value)?
        .iter()
        .map(|one| money(key, ExpectedPrize::Money, one))
        .collect()
}

fn things(value: &Cell<'_>) -> Read<Vec<String>> {
    let all = list("things", ExpectedPrize::Texts, value)?.iter();
    all.map(|one| Ok(text("things", one)?.trim().to_owned())).collect()
}
