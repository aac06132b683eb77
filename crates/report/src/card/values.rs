//! Where the values of a participant come from: a small table for each criterion, and notes for what no table shows.

use exaequo_tiebreak::{Fold, Method, Term, TermSource, rules};

use super::Card;
use crate::explain::small::{self, Footnotes};
use crate::explain::{Cell, encounter, headline, sum};
use crate::page::{Block, Note, Table};
use crate::standings::heading;
use crate::{Lang, list, say};

/// The tables, then the notes.
pub(super) fn blocks(card: &Card<'_>, lang: Lang) -> Vec<Block> {
    let (mut footnotes, mut tables, mut notes) = (Footnotes::default(), Vec::new(), Vec::new());
    for criterion in 0..card.standings().specs.len() {
        let value = Explained { cell: card.cell(criterion), terms: card.terms(criterion), lang };
        let (own, mut sentences) = value.working(&mut footnotes);
        sentences.splice(0..0, summary(card, criterion, lang).map(str::to_owned));
        notes.extend(value.note(sentences));
        tables.extend(own.into_iter().map(Block::Table));
    }
    if tables.is_empty() && notes.is_empty() {
        return Vec::new();
    }
    let mut blocks = vec![Block::Heading(say!(lang, "Where the values come from"))];
    blocks.extend(tables);
    blocks.push(Block::Notes(footnotes.notes().chain(notes).collect()));
    blocks
}

/// What a criterion is, the first time it is met; points need no words.
fn summary(card: &Card<'_>, criterion: usize, lang: Lang) -> Option<&'static str> {
    let specs = &card.standings().specs;
    let definition = specs[criterion].definition;
    let is_known =
        definition.code == "PTS" || specs[..criterion].iter().any(|spec| spec.definition == definition);
    (!is_known).then(|| definition.summary.in_lang(lang))
}

/// A value and the terms it is made of.
struct Explained<'a> {
    cell: Cell<'a>,
    terms: &'a [Term],
    lang: Lang,
}

impl Explained<'_> {
    /// The tables of the value, and sentences about it.
    fn working(&self, footnotes: &mut Footnotes) -> (Vec<Table>, Vec<String>) {
        match self.cell.spec().definition.method {
            Method::Each { fold, .. } if self.is_in_games() => (Vec::new(), self.arithmetic(fold)),
            Method::Each { fold: Fold::Count, .. } if self.counts_rounds() => (Vec::new(), self.rounds()),
            Method::Each { fold, .. } => {
                let table = small::table(self.cell, fold, self.terms, footnotes, self.lang);
                (table.into_iter().collect(), self.arithmetic(fold))
            }
            Method::Tied(_) => encounter::small(self.cell, self.lang),
            Method::Unknown => (Vec::new(), Vec::new()),
        }
    }

    /// Points are added up in the table of games, unless the event adds some or takes some away.
    fn is_in_games(&self) -> bool {
        let is_beside = |term: &Term| term.source == TermSource::Bonus;
        *self.cell.spec().definition == rules::points::DEFINITION && !self.terms.iter().any(is_beside)
    }

    /// Whether the value is how many rounds count, each once.
    fn counts_rounds(&self) -> bool {
        self.counted().all(|term| term.value == 1 && term.round.is_some())
    }

    fn counted(&self) -> impl Iterator<Item = &Term> {
        self.terms.iter().filter(|term| term.counts())
    }

    /// Which rounds these are.
    fn rounds(&self) -> Vec<String> {
        let rounds: Vec<String> =
            self.counted().filter_map(|term| term.round).map(|round| round.to_string()).collect();
        let (lang, n) = (self.lang, rounds.len());
        if rounds.is_empty() {
            return self.arithmetic(Fold::Count);
        }
        let (value, rounds) = (headline(self.cell, lang), list::and(lang, &rounds));
        vec![say!(lang, count n, "{value}: round {rounds}.", "{value}: rounds {rounds}.", value, rounds)]
    }

    /// How the value comes about, where it is more than the sum of what counts.
    fn arithmetic(&self, fold: Fold) -> Vec<String> {
        let is_nothing = self.terms.iter().all(|term| !term.counts());
        let is_sum = matches!(fold, Fold::Points | Fold::Count | Fold::Products);
        if is_sum && !is_nothing {
            return Vec::new();
        }
        vec![list::sentence(self.lang, &sum::arithmetic(self.cell, fold, self.terms, self.lang))]
    }

    /// What there is to say about the value.
    fn note(&self, sentences: Vec<String>) -> Option<Note> {
        let text = list::sentences(self.lang, sentences);
        (!text.is_empty()).then(|| Note::new(heading::head(self.cell.spec(), self.lang), text))
    }
}
