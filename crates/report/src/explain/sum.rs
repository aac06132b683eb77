//! The line that ends in the value.

use exaequo_model::Points;
use exaequo_rating::{Performance, table};
use exaequo_tiebreak::provisions::PtpAtZero;
use exaequo_tiebreak::{Fold, Term, TermSource};

use super::Cell;
use super::rounds::amount;
use crate::criterion::articles;
use crate::{Lang, list, number, say, value};

/// The arithmetic, and the articles that order it.
pub(super) fn line(cell: Cell<'_>, fold: Fold, terms: &[Term], lang: Lang) -> String {
    let articles = list::commas(lang, articles(cell.spec()));
    let text = arithmetic(cell, fold, terms, lang);
    if articles.is_empty() { text } else { format!("{text} ({articles})") }
}

pub(crate) fn arithmetic(cell: Cell<'_>, fold: Fold, terms: &[Term], lang: Lang) -> String {
    let counted: Vec<&Term> = terms.iter().filter(|term| term.counts()).collect();
    let result = cell.value(lang);
    if counted.is_empty() {
        return nothing(fold, &result, lang);
    }
    if matches!(counted.as_slice(), [only] if only.round.is_none()) && fold != Fold::OverDivisor {
        return result;
    }
    match fold {
        Fold::Points | Fold::Count => format!("{} = {result}", added(fold, &counted, lang)),
        Fold::Products => {
            let product = |term: &&Term| {
                format!("{} × {}", value::hundredths(lang, term.value), number::points(lang, term.scored))
            };
            let products: Vec<String> = counted.iter().map(product).collect();
            format!("{} = {result}", products.join(" + "))
        }
        Fold::Average | Fold::RoundedAverage => average(cell, fold, &counted, lang),
        Fold::Performance => performance(cell, &counted, lang),
        Fold::Perfect => perfect(cell, &counted, lang),
        Fold::OverDivisor => over_divisor(cell, &counted, lang),
    }
}

/// Nothing counts: zero, or no value.
fn nothing(fold: Fold, result: &str, lang: Lang) -> String {
    match fold {
        Fold::Points | Fold::Count | Fold::Products | Fold::OverDivisor => {
            say!(lang, "nothing counts: {result}", result)
        }
        Fold::Average | Fold::RoundedAverage | Fold::Performance | Fold::Perfect => {
            say!(lang, "nothing counts: no value, after all those who have one")
        }
    }
}

/// `3 + 1½ + 3½`; a single term as it is. Negative terms are subtracted.
fn added(fold: Fold, terms: &[&Term], lang: Lang) -> String {
    let mut text = String::new();
    for (index, term) in terms.iter().enumerate() {
        let amount = amount(fold, term, lang);
        match (index, amount.strip_prefix('−')) {
            (0, _) => text += &amount,
            (_, Some(size)) => text.extend([" − ", size]),
            (_, None) => text.extend([" + ", &amount]),
        }
    }
    text
}

fn average(cell: Cell<'_>, fold: Fold, terms: &[&Term], lang: Lang) -> String {
    let (sum, count, result) = (added(fold, terms, lang), terms.len(), cell.value(lang));
    let total: i64 = terms.iter().map(|term| term.value).sum();
    let number = i64::try_from(count).unwrap_or(i64::MAX);
    if total % number == 0 {
        return format!("({sum}) ÷ {count} = {result}");
    }
    match fold {
        Fold::RoundedAverage => {
            let exact = value::fixed(lang, (200 * total + number).div_euclid(2 * number));
            say!(lang, "({sum}) ÷ {count} = {exact}, rounded {result}", sum, count, exact, result)
        }
        _ => say!(lang, "({sum}) ÷ {count} = {result}, shown with two decimals", sum, count, result),
    }
}

/// 10.2: average, percentage, difference.
fn performance(cell: Cell<'_>, terms: &[&Term], lang: Lang) -> String {
    let games = u32::try_from(terms.len()).unwrap_or(u32::MAX);
    let total: i64 = terms.iter().map(|term| term.value).sum();
    let score: Points = terms.iter().map(|term| term.scored).sum();
    let Some(parts) = Performance::of(total, score, games) else { return cell.value(lang) };
    let Performance { average, percent, difference } = parts;
    let average = value::whole(average);
    let difference = if difference < 0 { format!("− {}", -difference) } else { format!("+ {difference}") };
    let (sum, score, result) =
        (added(Fold::Performance, terms, lang), number::points(lang, score), cell.value(lang));
    say!(
        lang,
        "({sum}) ÷ {games} = {average} (10.1); {score} of {games} is {percent}%: {average} {difference} = {result}",
        sum,
        games,
        average,
        score,
        percent,
        difference,
        result
    )
}

/// 10.3: the expected score with the value, and with one point less.
fn perfect(cell: Cell<'_>, terms: &[&Term], lang: Lang) -> String {
    let score: i64 = terms.iter().map(|term| i64::from(term.scored.hundredths())).sum();
    let result = cell.value(lang);
    if score == 0 {
        return at_zero(cell, terms, &result, lang);
    }
    let rating = cell.standings.value(cell.criterion, cell.who).map_or(0, exaequo_tiebreak::Exact::numerator);
    let expected = |rating: i64| {
        let one = |term: &&Term| {
            let difference = (rating - term.value).clamp(-800, 800);
            i64::from(table::expected(i32::try_from(difference).unwrap_or(0)))
        };
        value::fixed(lang, terms.iter().map(one).sum())
    };
    let (enough, below, less) = (expected(rating), expected(rating - 1), value::whole(rating - 1));
    let score = value::hundredths(lang, score);
    say!(
        lang,
        "expected score with {result}: {enough}, with {less}: {below}; scored {score}, so {result} is the lowest rating that reaches it",
        result,
        enough,
        less,
        below,
        score
    )
}

fn at_zero(cell: Cell<'_>, terms: &[&Term], result: &str, lang: Lang) -> String {
    match cell.standings.field.provisions().ptp_at_zero {
        PtpAtZero::Lowest => {
            let lowest = terms.iter().map(|term| term.value).min().unwrap_or_default();
            say!(lang, "a score of zero: lowest rated opponent {lowest} − 800 = {result}", lowest, result)
        }
        PtpAtZero::Average => {
            let sum = added(Fold::Perfect, terms, lang);
            let games = terms.len();
            say!(lang, "a score of zero: ({sum}) ÷ {games}, rounded, − 800 = {result}", sum, games, result)
        }
    }
}

/// 13.4: the other score, and the rest over the divisor.
fn over_divisor(cell: Cell<'_>, terms: &[&Term], lang: Lang) -> String {
    let (first, rest): (Vec<&Term>, Vec<&Term>) =
        terms.iter().copied().partition(|term| term.source == TermSource::OtherScore);
    let divisor = cell.standings.divisor(cell.spec()).map_or(1, std::num::NonZeroU32::get);
    let (first, rest) = (added(Fold::Points, &first, lang), added(Fold::Points, &rest, lang));
    let (divisor, result) = (value::hundredths(lang, i64::from(divisor)), cell.value(lang));
    format!("{first} + ({rest}) ÷ {divisor} = {result}")
}
