//! Players of a list in memory, in the order in which they are shown: found by beginnings of words and of numbers.
//!
//! There are two ways to the first of those who fit. Either everybody is looked at in the order of the list until enough are
//! found, or all those are who fit the rarest of what is asked. The first is short where many fit, the second where few do, and
//! it is known beforehand how many fit each. Where the guess is wrong, because two beginnings that many names share hardly ever
//! come together, the first way is left for the second. Either way words are numbers by then, and even everybody is looked at in
//! milliseconds.

mod build;

use std::ops::Range;

pub(crate) use build::Builder;

/// How many are looked at in the order of the list while one is who may be anywhere in memory.
const IN_TURN: usize = 4;
/// How much longer than expected everybody is looked at in turn before it is given up.
const PATIENCE: usize = 8;
/// Among how many the first ones are kept before the others are dropped.
const KEPT: usize = 4096;

/// Players by their places in a list, from 0.
#[derive(Debug, Default)]
pub(crate) struct Index {
    words: Words,
    /// The words of each player: his own begin at `starts`.
    own: Vec<u32>,
    starts: Vec<u32>,
    /// The players with each word, in the order of the list: those of a word begin at `heads`.
    players: Vec<u32>,
    heads: Vec<u32>,
    /// The number of each player, and the players by number.
    numbers: Vec<u64>,
    by_number: Vec<u32>,
}

/// Different words, in order.
#[derive(Debug, Default)]
struct Words {
    text: String,
    ends: Vec<u32>,
}

/// What players are asked for; everybody where nothing is said.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Question<'a> {
    /// Beginnings of words; each has to be there, in any order.
    pub(crate) beginnings: &'a [String],
    /// The number, or its first digits.
    pub(crate) digits: Option<u64>,
}

/// A question as numbers: words that will do, for each beginning.
struct Asked {
    words: Vec<Range<u32>>,
    digits: Option<u64>,
}

impl Words {
    fn get(&self, number: usize) -> &str {
        let start = number.checked_sub(1).and_then(|before| self.ends.get(before)).copied().unwrap_or(0);
        let end = self.ends.get(number).copied().unwrap_or(start);
        self.text.get(start as usize..end as usize).unwrap_or_default()
    }

    /// The words that begin with some letters.
    fn beginning(&self, letters: &str) -> Range<u32> {
        let start = self.first(|word| word < letters);
        let end = self.first(|word| word < letters || word.starts_with(letters));
        start..end
    }

    /// The first word that is not before something.
    fn first(&self, is_before: impl Fn(&str) -> bool) -> u32 {
        let (mut low, mut high) = (0, self.ends.len());
        while low < high {
            let middle = low.midpoint(high);
            if is_before(self.get(middle)) { low = middle + 1 } else { high = middle }
        }
        u32::try_from(low).unwrap_or(u32::MAX)
    }
}

impl Index {
    /// The first so many who fit, from a place on, by their places.
    pub(crate) fn find(&self, question: &Question<'_>, from: usize, most: usize) -> Vec<usize> {
        let asked = self.asked(question);
        let all = self.numbers.len();
        let Some(rarest) = self.rarest(&asked) else { return self.in_turn(&asked, from..all, most) };
        let end = from.saturating_add(self.patience(&asked, length(&rarest), most)).min(all);
        let mut found = self.in_turn(&asked, from..end, most);
        if end < all && found.len() < most {
            let mut first = First::new(end, most - found.len());
            for players in rarest {
                first.take(players, |place| self.fits(place, &asked));
            }
            found.extend(first.done());
        }
        found
    }

    /// The place of the player with a number, the first of several.
    pub(crate) fn place_of(&self, number: u64) -> Option<usize> {
        let found = self.numbered(&(number..=number));
        found.iter().min().map(|place| *place as usize)
    }

    /// Whether the player at a place fits.
    pub(crate) fn fits_all(&self, place: usize, question: &Question<'_>) -> bool {
        self.fits(place, &self.asked(question))
    }

    fn asked(&self, question: &Question<'_>) -> Asked {
        let words = question.beginnings.iter().map(|letters| self.words.beginning(letters)).collect();
        Asked { words, digits: question.digits }
    }

    /// Everybody between two places, until there are enough.
    fn in_turn(&self, asked: &Asked, places: Range<usize>, most: usize) -> Vec<usize> {
        places.filter(|place| self.fits(*place, asked)).take(most).collect()
    }

    /// How many are looked at in turn, if so many fit the rarest of what is asked.
    fn patience(&self, asked: &Asked, rarest: usize, most: usize) -> usize {
        let (all, other_way) = (self.numbers.len(), rarest.saturating_mul(IN_TURN));
        let expected = self.expected(asked, most);
        if expected > other_way {
            return 0;
        }
        if other_way < all { expected.saturating_mul(PATIENCE) } else { all }
    }

    /// After how many there should be enough, if one thing has nothing to do with the other.
    fn expected(&self, asked: &Asked, most: usize) -> usize {
        let all = self.numbers.len();
        let among = |sofar: usize, fit: usize| sofar.saturating_mul(all) / fit.max(1);
        let words =
            asked.words.iter().fold(most, |sofar, words| among(sofar, self.with(words).len()).min(all));
        asked.digits.map_or(words, |digits| among(words, length(&self.with_digits(digits))).min(all))
    }

    /// The players who fit the rarest of what is asked, in several parts; nothing where nothing is asked.
    fn rarest(&self, asked: &Asked) -> Option<Vec<&[u32]>> {
        let words = asked.words.iter().map(|words| vec![self.with(words)]);
        let digits = asked.digits.map(|digits| self.with_digits(digits));
        words.chain(digits).min_by_key(|parts| length(parts))
    }

    fn fits(&self, place: usize, asked: &Asked) -> bool {
        let own = slice(&self.own, &self.starts, place);
        asked.words.iter().all(|words| own.iter().any(|word| is_among(*word, words)))
            && asked
                .digits
                .is_none_or(|digits| self.numbers.get(place).is_some_and(|number| begins(*number, digits)))
    }

    /// The players with some words, which stand one behind the other; whoever has two of them is there twice.
    fn with(&self, words: &Range<u32>) -> &[u32] {
        let head = |word: u32| self.heads.get(word as usize).copied().unwrap_or(0) as usize;
        self.players.get(head(words.start)..head(words.end)).unwrap_or_default()
    }

    /// The players whose numbers begin with some digits, by the length of the number.
    fn with_digits(&self, digits: u64) -> Vec<&[u32]> {
        let ranges = (0..).map_while(|more| {
            let width = 10_u64.checked_pow(more).filter(|_| digits > 0 || more == 0)?;
            let first = digits.checked_mul(width)?;
            Some(first..=first.saturating_add(width - 1))
        });
        ranges.map(|range| self.numbered(&range)).collect()
    }

    fn numbered(&self, range: &std::ops::RangeInclusive<u64>) -> &[u32] {
        let number = |place: &u32| self.numbers.get(*place as usize).copied().unwrap_or(0);
        let start = self.by_number.partition_point(|place| number(place) < *range.start());
        let end = self.by_number.partition_point(|place| number(place) <= *range.end());
        self.by_number.get(start..end).unwrap_or_default()
    }
}

/// The first of those that come in no order.
struct First {
    most: usize,
    from: usize,
    places: Vec<usize>,
    /// Nobody from here on is among the first.
    end: usize,
}

impl First {
    fn new(from: usize, most: usize) -> Self {
        Self { most, from, places: Vec::new(), end: usize::MAX }
    }

    /// Takes those who fit.
    fn take(&mut self, players: &[u32], fits: impl Fn(usize) -> bool) {
        for place in players.iter().map(|place| *place as usize) {
            if (self.from..self.end).contains(&place) && fits(place) {
                self.places.push(place);
                if self.places.len() >= KEPT.max(self.most.saturating_mul(2)) {
                    self.shorten();
                }
            }
        }
    }

    /// Somebody with two words that will do came twice.
    fn shorten(&mut self) {
        self.places.sort_unstable();
        self.places.dedup();
        self.places.truncate(self.most);
        if self.places.len() == self.most {
            self.end = self.places.last().copied().unwrap_or(0);
        }
    }

    fn done(mut self) -> Vec<usize> {
        self.shorten();
        self.places
    }
}

/// How many there are in all parts.
fn length(parts: &[&[u32]]) -> usize {
    parts.iter().map(|part| part.len()).sum()
}

/// What belongs to one of many that stand one behind the other.
fn slice<'a>(all: &'a [u32], starts: &[u32], number: usize) -> &'a [u32] {
    let bounds = starts.get(number).zip(starts.get(number + 1));
    bounds.and_then(|(start, end)| all.get(*start as usize..*end as usize)).unwrap_or_default()
}

/// One comparison instead of two, for everybody's words.
fn is_among(word: u32, words: &Range<u32>) -> bool {
    word.wrapping_sub(words.start) < words.end.saturating_sub(words.start)
}

/// Whether a number begins with some digits.
fn begins(mut number: u64, digits: u64) -> bool {
    while number > digits && digits > 0 {
        number /= 10;
    }
    number == digits
}

#[cfg(test)]
mod tests;
