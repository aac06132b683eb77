//! Amounts of money as people write them.

use exaequo_prizes::{Due, Money};

use crate::text::sanitize;
use crate::{Lang, number, say};

/// How amounts are written.
#[derive(Clone, Copy)]
pub(super) struct Amounts<'a> {
    pub(super) lang: Lang,
    pub(super) currency: &'a str,
}

impl Amounts<'_> {
    /// An amount with its currency: `162.50 CAD`.
    pub(super) fn with_currency(self, money: Money) -> String {
        self.named(self.plain(money))
    }

    /// What is due: exact, or its first decimals.
    pub(super) fn due(self, due: Due) -> String {
        self.named(self.due_plain(due))
    }

    /// The same without the currency.
    pub(super) fn due_plain(self, due: Due) -> String {
        match due.exact() {
            Some(money) => self.plain(money),
            None => self.plain_with_cents(due.down(Money(1))) + "…",
        }
    }

    /// `162.50`; without decimals where there are none.
    pub(super) fn plain(self, money: Money) -> String {
        if money.is_whole() {
            let whole = number::whole(self.lang, money.0.unsigned_abs() / 100);
            return if money.0 < 0 { format!("−{whole}") } else { whole };
        }
        self.plain_with_cents(money)
    }

    fn plain_with_cents(self, money: Money) -> String {
        let (whole, part) = (money.0.unsigned_abs() / 100, money.0.unsigned_abs() % 100);
        let sign = if money.0 < 0 { "−" } else { "" };
        let (whole, mark) = (number::whole(self.lang, whole), number::decimal_mark(self.lang));
        format!("{sign}{whole}{mark}{part:02}")
    }

    fn named(self, amount: String) -> String {
        match sanitize(self.currency) {
            currency if currency.is_empty() => amount,
            currency => say!(self.lang, "{amount} {currency}", amount, currency),
        }
    }
}
