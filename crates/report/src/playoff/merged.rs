//! Standings after a play-off, final where it is finished.

use exaequo_playoff::{Merged, PlayOffRegulations, TieMethod, Unfinished};

use super::PlayedOff;
use super::explained::Explainer;
use super::rules::method_words;
use super::stage::{Of, Played};
use crate::page::{Block, Page};
use crate::standings::Sheet;
use crate::{Lang, say};

/// Play-offs of these standings that are not finished, a line each.
pub fn open(standings: &exaequo_event::Standings, lang: Lang) -> Vec<String> {
    MergedSheet::of(standings).map_or_else(Vec::new, |merged| merged.open(lang))
}

/// Standings into which the outcome of a play-off has been put.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MergedSheet<'a> {
    /// The standings with the outcome in them.
    pub(crate) sheet: Sheet<'a>,
    /// What the play-off decided.
    pub(crate) merged: &'a Merged,
    /// The regulations of the play-off.
    pub(crate) regulations: &'a PlayOffRegulations,
}

impl<'a> MergedSheet<'a> {
    /// Of standings, if a play-off was put into them.
    pub(crate) fn of(standings: &'a exaequo_event::Standings) -> Option<Self> {
        let PlayedOff { merged, regulations } = standings.playoff()?.into();
        Some(Self { sheet: Sheet::from(standings), merged, regulations })
    }
}

impl MergedSheet<'_> {
    /// The standings as a page: what separates each row from the one above, and the games behind it.
    pub(crate) fn page(&self, lang: Lang) -> Page {
        let mut page = self.sheet.page_with(self.decisions(lang), lang);
        if let (Some(title), Some(own)) = (page.subtitles.first_mut(), self.title(lang)) {
            *title = own;
        }
        page
    }

    fn played_off(&self) -> PlayedOff<'_> {
        PlayedOff { merged: self.merged, regulations: self.regulations }
    }

    /// What was decided and by which games.
    fn decisions(&self, lang: Lang) -> Vec<Block> {
        let (standings, regulations) = (self.sheet.standings, self.regulations);
        let explainer = Explainer { standings, regulations, lang };
        let mut blocks = Vec::new();
        for decision in &self.merged.groups {
            explainer.decision(decision, &mut blocks);
        }
        if self.merged.groups.is_empty() {
            blocks.push(Block::Paragraph(self.nothing(lang)));
        }
        let tournament = &standings.field.tournament;
        blocks
            .extend(Played { tournament, play_off: Some(self.played_off()), of: Of::Everybody }.blocks(lang));
        blocks
    }

    /// What the standings of an event that is over are after a play-off, or before its end.
    pub(crate) fn title(&self, lang: Lang) -> Option<String> {
        let standings = self.sheet.standings;
        if Unfinished::of(standings).is_some() || self.merged.groups.is_empty() {
            return None;
        }
        Some(if is_open(self.merged) { unfinished(standings.field.rounds(), lang) } else { finished(lang) })
    }

    /// What there is to say where nobody played off.
    fn nothing(&self, lang: Lang) -> String {
        match self.regulations.method {
            TieMethod::PlayOff => say!(lang, "Nobody is tied for a place that is played off (3.1.1, 3.1.2)."),
            method => method_words(method, lang),
        }
    }

    fn open(&self, lang: Lang) -> Vec<String> {
        let explainer = Explainer { standings: self.sheet.standings, regulations: self.regulations, lang };
        let open = self.merged.groups.iter().filter_map(|decision| decision.outcome.as_ref().err());
        open.map(|open| explainer.open(open)).collect()
    }
}

fn finished(lang: Lang) -> String {
    say!(lang, "Final standings after the play-off")
}

/// What the standings are as long as a play-off is not finished.
fn unfinished(round: usize, lang: Lang) -> String {
    say!(lang, "Provisional standings after round {round}: the play-off is not finished", round)
}

/// Whether a play-off is not finished.
pub(crate) fn is_open(merged: &Merged) -> bool {
    merged.groups.iter().any(|decision| decision.outcome.is_err())
}
