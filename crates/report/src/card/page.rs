//! What is on the card of one participant, from top to bottom.

use exaequo_event::Placement;
use exaequo_model::{ParticipantId, PlayerId};
use exaequo_tiebreak::{Sharing, Standings, Term, Terms};

use super::{Cards, games, level, neighbour, own, values, why};
use crate::explain::Cell;
use crate::page::{Block, Note, Page};
use crate::prizes::PrizeSheet;
use crate::text::sanitize;
use crate::{Lang, number, say};

/// A participant and what the values are made of.
#[derive(Debug)]
pub(crate) struct Card<'a> {
    pub(super) cards: &'a Cards,
    pub(super) who: ParticipantId,
    /// For each criterion, its terms.
    pub(super) terms: Vec<Terms>,
    /// Why it has its place.
    pub(super) placement: Option<Placement>,
}

impl<'a> Card<'a> {
    pub(super) fn standings(&self) -> &'a Standings {
        self.cards.standings.table()
    }

    /// The value by a criterion.
    pub(super) fn cell(&self, criterion: usize) -> Cell<'a> {
        Cell { standings: self.standings(), criterion, who: self.who }
    }

    /// The terms of that value.
    pub(super) fn terms(&self, criterion: usize) -> &[Term] {
        self.terms.get(criterion).map_or(&[], Vec::as_slice)
    }

    /// Who and which place: `Alyx: 4th of 16`.
    pub(crate) fn title(&self, lang: Lang) -> String {
        let standings = self.standings();
        let name = sanitize(standings.field.tournament.name_of(self.who));
        let row = standings.row_of(self.who).map(|row| standings.rows[row]);
        let Some((rank, place)) = row.and_then(|row| Some((row.rank?, row.place))) else {
            return say!(lang, "{name}: no rank", name);
        };
        let rank = number::ordinal(lang, rank);
        let all = standings.rows.iter().filter(|row| row.rank.is_some()).count();
        if place == Sharing::Shared {
            return say!(lang, "{name}: shared {rank} of {all}", name, rank, all);
        }
        say!(lang, "{name}: {rank} of {all}", name, rank, all)
    }

    /// The page of this participant alone.
    pub(crate) fn page(&self, lang: Lang) -> Page {
        let mut page = self.cards.empty(lang);
        page.name = self.title(lang);
        page.blocks.push(Block::Heading(self.title(lang)));
        page.blocks.extend(self.blocks(lang));
        page
    }

    /// Who it is and the games, without what values are made of.
    pub(crate) fn page_of_games(&self, lang: Lang) -> Page {
        let mut page = self.cards.empty(lang);
        page.name = self.title(lang);
        page.blocks.push(Block::Heading(self.title(lang)));
        page.blocks.extend(self.own(lang).map(Block::Table));
        let play_off = self.cards.play_off();
        page.blocks.push(Block::Table(games::table(&self.cards.standings, play_off, self.who, lang)));
        page
    }

    /// The answer, charts, who it is, those who are level, games, values, what all of it depends on.
    pub(super) fn blocks(&self, lang: Lang) -> Vec<Block> {
        let (standings, play_off) = (self.standings(), self.cards.play_off());
        let mut blocks: Vec<Block> = self.why(lang).map(Block::Paragraph).into_iter().collect();
        let play_off_sentences = neighbour::sentences(standings, play_off, self.who, lang);
        blocks.extend(play_off_sentences.into_iter().map(Block::Paragraph));
        blocks.extend(self.prize(lang));
        blocks.extend(self.cards.aside.iter().flat_map(|aside| aside.blocks(self.who, lang)));
        blocks.extend(self.cards.charts().into_iter().flat_map(|charts| charts.blocks(self.who, lang)));
        blocks.extend(self.own(lang).map(Block::Table));
        blocks.extend(self.level(lang));
        blocks.push(Block::Table(games::table(&self.cards.standings, play_off, self.who, lang)));
        blocks.extend(self.cards.play_off_games(self.who).blocks(lang));
        blocks.extend(values::blocks(self, lang));
        blocks.push(Block::Notes(self.notes(lang)));
        blocks
    }

    fn why(&self, lang: Lang) -> Option<String> {
        let placement = self.placement.as_ref()?;
        Some(why::sentences(&self.cards.standings, self.who, placement, lang))
    }

    fn level(&self, lang: Lang) -> Vec<Block> {
        let of = |placement| level::blocks(self.standings(), self.who, placement, lang);
        self.placement.as_ref().map(of).unwrap_or_default()
    }

    /// Who it is.
    fn own(&self, lang: Lang) -> Option<crate::page::Table> {
        let tournament = &self.standings().field.tournament;
        if tournament.is_team_event() {
            return own::team(self.standings(), self.who, lang);
        }
        Some(own::player(tournament, PlayerId(self.who.0), None, &self.cards.tallies, lang))
    }

    /// What the participant has won.
    fn prize(&self, lang: Lang) -> Option<Block> {
        let won = PrizeSheet(self.cards.prizes()?).won(self.who, lang)?;
        Some(Block::Notes(vec![Note::new(say!(lang, "Prize"), won)]))
    }

    /// What the values depend on.
    fn notes(&self, lang: Lang) -> Vec<Note> {
        let standings = self.standings();
        let edition = standings.regulations.edition.name;
        let mut notes = vec![Note::new(
            say!(lang, "Rules"),
            say!(lang, "FIDE C.07, edition {edition}; numbers in brackets are its articles", edition),
        )];
        if standings.missing > 0 {
            let n = standings.missing;
            let missing = number::whole(lang, u64::try_from(n).unwrap_or(u64::MAX));
            let text = say!(lang, count n, "{missing} result missing", "{missing} results missing", missing);
            notes.push(Note::new(say!(lang, "Provisional"), text));
        }
        notes
    }
}
