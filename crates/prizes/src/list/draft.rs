//! A list of prizes as a form has it: texts as they were typed. Written as a file, it is read like any other.

use std::fmt::Write as _;

use super::{Exclusivity, MoneyRounding, PerPlayer, Prize, PrizeList, PrizeSharing, Residual};
use crate::money::Money;

/// A list of prizes as it was typed.
///
/// ```
/// use exaequo_prizes::{GroupDraft, Money, PrizeDraft, PrizeList};
///
/// let open = GroupDraft { name: "Open".into(), money: "500; 300,50 200".into(), ..GroupDraft::default() };
/// let draft = PrizeDraft { currency: "EUR".into(), groups: vec![open], ..PrizeDraft::default() };
/// let list = PrizeList::parse(&draft.to_toml())?;
/// assert_eq!(list.offered(), Money(100_050));
/// assert_eq!(PrizeDraft::of(&list).groups[0].money, "500 300.50 200");
/// # Ok::<(), exaequo_prizes::PrizesError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrizeDraft {
    /// The currency of the amounts.
    pub currency: String,
    /// `one` or `several`.
    pub per_player: String,
    /// `equally`, `hort` or `none`.
    pub sharing: String,
    /// What amounts are rounded to.
    pub unit: String,
    /// `down` or `half-up`.
    pub rounding: String,
    /// `spread`, `first` or `kept`.
    pub residual: String,
    /// The groups; those without a name and without prizes are left out.
    pub groups: Vec<GroupDraft>,
}

/// A group as it was typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GroupDraft {
    /// What it is called.
    pub name: String,
    /// Who belongs to it; empty for everybody.
    pub of: String,
    /// The amounts, the first place first, with blanks or semicolons between them.
    pub money: String,
    /// The things, with semicolons between them.
    pub things: String,
    /// What the things are worth, as the amounts.
    pub worth: String,
    /// How many members it must have.
    pub at_least: String,
    /// Its own way of sharing; empty for that of the list.
    pub sharing: String,
    /// Whether its prizes come in addition to others.
    pub counts: Exclusivity,
}

impl PrizeDraft {
    /// A list that was read, to be changed.
    pub fn of(list: &PrizeList) -> Self {
        Self {
            currency: list.currency.clone(),
            per_player: match list.per_player {
                PerPlayer::One => "one",
                PerPlayer::Several => "several",
            }
            .to_owned(),
            sharing: sharing(list.sharing).to_owned(),
            unit: list.unit.to_string(),
            rounding: match list.rounding {
                MoneyRounding::Down => "down",
                MoneyRounding::HalfUp => "half-up",
            }
            .to_owned(),
            residual: match list.residual {
                Residual::Spread => "spread",
                Residual::First => "first",
                Residual::Kept => "kept",
            }
            .to_owned(),
            groups: list.groups.iter().map(GroupDraft::of).collect(),
        }
    }

    /// The same with amounts as a language writes them; every form is read, whichever language it is from.
    ///
    /// ```
    /// use exaequo_prizes::{PrizeDraft, PrizeList};
    ///
    /// let draft = PrizeDraft::of(&PrizeList::default());
    /// assert_eq!(draft.unit, "0.01");
    /// assert_eq!(draft.marked(",").unit, "0,01");
    /// ```
    #[must_use]
    pub fn marked(mut self, decimal_mark: &str) -> Self {
        let amounts = self.groups.iter_mut().flat_map(|group| [&mut group.money, &mut group.worth]);
        for amount in amounts.chain([&mut self.unit]) {
            *amount = amount.replace('.', decimal_mark);
        }
        self
    }

    /// The list as a file.
    pub fn to_toml(&self) -> String {
        let mut out = String::new();
        let settings = [
            ("currency", &self.currency),
            ("per-player", &self.per_player),
            ("sharing", &self.sharing),
            ("rounding", &self.rounding),
            ("residual", &self.residual),
        ];
        for (key, value) in settings {
            line(&mut out, key, value.trim(), quoted);
        }
        line(&mut out, "unit", self.unit.trim(), amount);
        for group in self.groups.iter().filter(|group| !group.is_nothing()) {
            group.write(&mut out);
        }
        out
    }
}

impl GroupDraft {
    fn of(group: &super::PrizeGroup) -> Self {
        let prizes = &group.prizes;
        Self {
            name: group.name.clone(),
            of: if group.of.is_everybody() { String::new() } else { group.of.to_string() },
            money: amounts(prizes, |prize| prize.money),
            things: listed(prizes.iter().map(|prize| prize.thing.clone()).collect(), "; "),
            worth: amounts(prizes, |prize| prize.worth),
            at_least: if group.at_least > 1 { group.at_least.to_string() } else { String::new() },
            sharing: group.sharing.map_or_else(String::new, |own| sharing(own).to_owned()),
            counts: group.counts,
        }
    }

    /// Whether nothing was typed that makes a group.
    fn is_nothing(&self) -> bool {
        [&self.name, &self.of, &self.money, &self.things].iter().all(|text| text.trim().is_empty())
    }

    fn write(&self, out: &mut String) {
        out.push_str("\n[[group]]\n");
        line(out, "name", self.name.trim(), quoted);
        line(out, "for", self.of.trim(), quoted);
        let numbers = |text: &str| array(text.split([' ', '\u{a0}', '\u{202f}', ';', '\t']), amount);
        line(out, "money", self.money.trim(), numbers);
        line(out, "things", self.things.trim(), |text| array_with_gaps(text.split(';')));
        line(out, "worth", self.worth.trim(), numbers);
        let at_least = self.at_least.trim();
        line(out, "at-least", at_least, |text| match text.parse::<u32>() {
            Ok(number) => number.to_string(),
            Err(_) => quoted(text),
        });
        line(out, "sharing", self.sharing.trim(), quoted);
        if self.counts == Exclusivity::InAddition {
            out.push_str("in-addition = true\n");
        }
    }
}

const fn sharing(sharing: PrizeSharing) -> &'static str {
    match sharing {
        PrizeSharing::Equally => "equally",
        PrizeSharing::Hort => "hort",
        PrizeSharing::None => "none",
    }
}

fn amounts(prizes: &[Prize], of: impl Fn(&Prize) -> Money) -> String {
    let all: Vec<Money> = prizes.iter().map(of).collect();
    if all.iter().all(|money| *money == Money::ZERO) {
        return String::new();
    }
    all.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Texts one after the other, without the empty ones at the end.
fn listed(mut texts: Vec<String>, between: &str) -> String {
    while texts.last().is_some_and(String::is_empty) {
        texts.pop();
    }
    texts.join(between)
}

/// A setting, where something was typed.
fn line(out: &mut String, key: &str, value: &str, written: impl Fn(&str) -> String) {
    if !value.is_empty() {
        // Writing to a text cannot fail.
        let _ = writeln!(out, "{key} = {}", written(value));
    }
}

fn array<'a>(parts: impl Iterator<Item = &'a str>, written: impl Fn(&str) -> String) -> String {
    let parts = parts.map(|part| part.trim().trim_end_matches(',')).filter(|part| !part.is_empty());
    format!("[{}]", parts.map(written).collect::<Vec<_>>().join(", "))
}

/// The same where a place may have none.
fn array_with_gaps<'a>(parts: impl Iterator<Item = &'a str>) -> String {
    format!("[{}]", parts.map(|part| quoted(part.trim())).collect::<Vec<_>>().join(", "))
}

/// A number as it is; anything else as a text, about which the reader says what is wrong.
fn amount(text: &str) -> String {
    let plain = text.replace(',', ".");
    if Money::parse(&plain).is_some() { plain } else { quoted(text) }
}

fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => out.extend(['\\', letter]),
            letter if letter.is_control() => out.push(' '),
            letter => out.push(letter),
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::EXAMPLE;

    #[test]
    fn a_list_comes_back_as_it_was() {
        let list = PrizeList::parse(EXAMPLE).expect("the example");
        let again = PrizeList::parse(&PrizeDraft::of(&list).to_toml()).expect("its draft");
        assert_eq!(again, list);
    }

    #[test]
    fn what_was_typed_never_becomes_another_setting() {
        let name = "Open\"\n[[group]]\nname = \"Two\\".to_owned();
        let group = GroupDraft { name, money: "10".into(), ..GroupDraft::default() };
        let draft = PrizeDraft { groups: vec![group], ..PrizeDraft::default() };
        let list = PrizeList::parse(&draft.to_toml()).expect("one group");
        assert_eq!(list.groups.len(), 1);
        assert_eq!(list.groups[0].name, "Open\" [[group]] name = \"Two\\");
    }

    #[test]
    fn what_is_no_amount_is_refused_by_the_reader() {
        for money in ["ten", "1.234,50", "-5", "1e9"] {
            let group = GroupDraft { name: "Open".into(), money: money.into(), ..GroupDraft::default() };
            let draft = PrizeDraft { groups: vec![group], ..PrizeDraft::default() };
            assert!(PrizeList::parse(&draft.to_toml()).is_err(), "{money}");
        }
    }

    #[test]
    fn a_thing_can_be_for_a_later_place() {
        let group = GroupDraft {
            name: "Open".into(),
            money: "50 40".into(),
            things: "; Book".into(),
            ..GroupDraft::default()
        };
        let draft = PrizeDraft { groups: vec![group], ..PrizeDraft::default() };
        let list = PrizeList::parse(&draft.to_toml()).expect("two places");
        assert_eq!(list.groups[0].prizes[1].thing, "Book");
        assert_eq!(PrizeDraft::of(&list).groups[0].things, "; Book");
    }
}
