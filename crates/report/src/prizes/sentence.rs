//! How an amount came about, in a sentence with its sum.

use exaequo_event::prizes::Prizes;
use exaequo_prizes::{Award, Due, Money, Pot, PrizeSharing, Term};

use super::PrizeSheet;
use super::amount::Amounts;
use super::label;
use crate::{Lang, say};

/// A sentence for each part of what somebody gets.
pub(super) fn award(prizes: &Prizes, award: &Award, lang: Lang) -> Vec<String> {
    let mut sentences: Vec<String> = award.terms.iter().map(|one| term(prizes, one, lang)).collect();
    for &at in &award.things {
        let (thing, prize) = (label::thing(prizes.list(), at), label::prize(prizes.list(), at));
        sentences.push(say!(lang, "{prize}: {thing}.", prize, thing));
    }
    if sentences.len() > 1 && award.terms.len() > 1 {
        let all = PrizeSheet::amounts(prizes, lang).with_currency(award.money);
        sentences.push(say!(lang, "Together {all}.", all));
    }
    sentences
}

fn term(prizes: &Prizes, term: &Term, lang: Lang) -> String {
    let words = Words { prizes, amounts: PrizeSheet::amounts(prizes, lang), lang };
    let sentence = match term.sharing {
        PrizeSharing::None => words.by_list(term),
        PrizeSharing::Equally => words.by_points(term),
        PrizeSharing::Hort => words.hort(term),
    };
    if term.due.exact() == Some(term.paid) {
        return say!(lang, "{sentence}.", sentence);
    }
    let paid = words.amounts.with_currency(term.paid);
    say!(lang, "{sentence}; rounded, {paid} are paid.", sentence, paid)
}

struct Words<'a> {
    prizes: &'a Prizes,
    amounts: Amounts<'a>,
    lang: Lang,
}

/// Prizes that several share: `(100 + 80) / 2 = 90`.
struct Shared {
    names: String,
    count: usize,
    sum: String,
    share: String,
}

impl Words<'_> {
    fn pot(&self, pot: Option<usize>) -> Option<&Pot> {
        self.prizes.allocation().pots.get(pot?)
    }

    fn names(&self, pot: &Pot) -> String {
        label::prizes(self.prizes.list(), &pot.prizes)
    }

    /// The amounts of a pot as a sum, such as `(100 + 80)`; one amount stands alone.
    fn sum(&self, pot: &Pot) -> String {
        let money =
            |at: &exaequo_prizes::PrizeAt| self.prizes.list().prize(*at).map_or(Money::ZERO, |one| one.money);
        let amounts = pot.prizes.iter().map(money).filter(|money| *money > Money::ZERO);
        let amounts: Vec<String> = amounts.map(|money| self.amounts.plain(money)).collect();
        match amounts.as_slice() {
            [one] => one.clone(),
            several => format!("({})", several.join(" + ")),
        }
    }

    /// `Open 1: 500 CAD`; of a place that is shared, the sum.
    fn by_list(&self, term: &Term) -> String {
        let lang = self.lang;
        self.share(term, term.by_list, |Shared { names, count, sum, share }| {
            say!(
                lang,
                "{names}, shared by the {count} who share the place: {sum} / {count} = {share}",
                names,
                count,
                sum,
                share
            )
        })
    }

    fn by_points(&self, term: &Term) -> String {
        let lang = self.lang;
        self.share(term, term.by_points, |Shared { names, count, sum, share }| {
            say!(
                lang,
                "{names}, shared by {count} with equal points: {sum} / {count} = {share}",
                names,
                count,
                sum,
                share
            )
        })
    }

    /// What somebody has of a pot: all of it, or a share in words of its own.
    fn share(&self, term: &Term, pot: Option<usize>, words: impl Fn(Shared) -> String) -> String {
        let Some(pot) = self.pot(pot) else { return String::new() };
        let (names, count) = (self.names(pot), pot.sharers.len());
        if count == 1 {
            let amount = self.amounts.due(term.due);
            return say!(self.lang, "{names}: {amount}", names, amount);
        }
        words(Shared { names, count, sum: self.sum(pot), share: self.amounts.due(pot.share()) })
    }

    /// Half of one's own and half of the average.
    fn hort(&self, term: &Term) -> String {
        let lang = self.lang;
        let (own, pooled) = (self.pot(term.by_list), self.pot(term.by_points));
        if let (Some(own), Some(pooled)) = (own, pooled)
            && own.sharers.len() == 1
            && pooled.sharers.len() == 1
            && own.prizes == pooled.prizes
        {
            return self.by_list(term);
        }
        let share = |pot: Option<&Pot>| pot.map_or(Due::ZERO, Pot::share);
        let (one, other) = (self.amounts.due_plain(share(own)), self.amounts.due_plain(share(pooled)));
        let half = self.amounts.due(term.due);
        let (own, average) = (self.own(own), self.average(pooled));
        say!(lang, "{own}; {average}; ({one} + {other}) / 2 = {half}", own, average, one, other, half)
    }

    fn own(&self, own: Option<&Pot>) -> String {
        let lang = self.lang;
        let Some(own) = own else { return say!(lang, "By the list nothing") };
        let (names, share) = (self.names(own), self.amounts.due_plain(own.share()));
        say!(lang, "By the list {names}: {share}", names, share)
    }

    fn average(&self, pooled: Option<&Pot>) -> String {
        let lang = self.lang;
        let Some(pooled) = pooled else { return say!(lang, "of the shared prizes nothing") };
        let (names, count) = (self.names(pooled), pooled.sharers.len());
        if count == 1 {
            let share = self.amounts.due_plain(pooled.share());
            return say!(lang, "of the shared prizes {names}: {share}", names, share);
        }
        let (sum, share) = (self.sum(pooled), self.amounts.due_plain(pooled.share()));
        say!(lang, "average of {names}: {sum} / {count} = {share}", names, sum, count, share)
    }
}
