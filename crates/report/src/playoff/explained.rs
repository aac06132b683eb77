//! What a play-off decided, in words.

use exaequo_event::TiedPlaces;
use exaequo_event::lots::{self, Record};
use exaequo_model::{ParticipantId, Points, Tournament};
use exaequo_playoff::{
    AtLast, Contest, DecidedBy, Duel, LevelGroup, LotsFor, Open, PlayOffOutcome, PlayOffRegulations,
    RoundRobinTable, StageScore, TieOutcome,
};
use exaequo_tiebreak::Standings;

use super::lots::blocks;
use super::plan::{heading, refused_words};
use crate::criterion::articles;
use crate::page::{self, Block, Cell, Column, Table};
use crate::text::{quoted_whole, sanitize};
use crate::{Lang, list, number, say};

/// What explanations read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Explainer<'a> {
    pub(super) standings: &'a Standings,
    pub(super) regulations: &'a PlayOffRegulations,
    pub(super) lang: Lang,
}

impl Explainer<'_> {
    pub(super) fn tournament(&self) -> &Tournament {
        &self.standings.field.tournament
    }

    pub(super) fn name(&self, who: ParticipantId) -> String {
        sanitize(self.tournament().name_of(who))
    }

    pub(super) fn stage(&self, stage: usize) -> String {
        self.regulations.stages.get(stage).map(|stage| sanitize(&stage.name)).unwrap_or_default()
    }

    /// Everything about one tie.
    pub(super) fn decision(&self, decision: &TieOutcome, blocks: &mut Vec<Block>) {
        blocks.push(Block::Heading(heading(&decision.group.tie, self.lang)));
        let outcome = match &decision.outcome {
            Ok(outcome) => outcome,
            Err(open) => {
                blocks.push(Block::Paragraph(self.open(open)));
                return;
            }
        };
        blocks.extend(outcome.tables.iter().map(|scores| Block::Table(self.scores(scores))));
        // The only pairing of a match is told with the places.
        if !matches!(decision.group.contest, Ok(Contest::Match(_))) {
            blocks.extend(outcome.duels.iter().map(|duel| Block::Paragraph(self.duel(duel))));
        }
        blocks.extend(still_level(decision, outcome).map(|class| Block::Paragraph(self.level(class))));
        blocks.push(Block::Notes(self.places(decision, outcome)));
        blocks.extend(self.lots(decision));
    }

    /// 4.2: the lots that decided something, so that anyone can repeat them.
    pub(super) fn lots(&self, decision: &TieOutcome) -> Vec<Block> {
        blocks(&self.draws(decision), self.lang)
    }

    /// The same of pairings of two alone.
    pub(super) fn lots_of_duels(&self, duels: &[Duel]) -> Vec<Block> {
        blocks(&self.draws_of_duels(duels), self.lang)
    }

    /// The draws that decided something: of pairings of two, and of those whom all of it left level.
    pub(super) fn draws(&self, decision: &TieOutcome) -> Vec<Record> {
        let duels = decision.group.progress.iter().flat_map(|progress| &progress.duels);
        let mut draws: Vec<Record> = duels.filter_map(|duel| self.draw_of(duel)).collect();
        if let (AtLast::Lots, Ok(outcome)) = (self.regulations.at_last, &decision.outcome) {
            let level = still_level(decision, outcome);
            draws.extend(level.map(|class| self.draw(LotsFor::Places, class.members.clone())));
        }
        draws
    }

    pub(super) fn draws_of_duels(&self, duels: &[Duel]) -> Vec<Record> {
        duels.iter().filter_map(|duel| self.draw_of(duel)).collect()
    }

    fn draw_of(&self, duel: &Duel) -> Option<Record> {
        (duel.by == DecidedBy::Lots).then(|| self.draw(LotsFor::Places, duel.pair.to_vec()))
    }

    /// A draw of a play-off.
    pub(super) fn draw(&self, draw: LotsFor, members: Vec<ParticipantId>) -> Record {
        let ties = vec![TiedPlaces { first: 1, members }];
        lots::draw(self.tournament(), ties, &draw.seed(self.regulations), "")
    }

    /// Why a tie is left to the list.
    pub(super) fn open(&self, open: &Open) -> String {
        let lang = self.lang;
        match open {
            Open::Missing(who) => {
                let name = self.name(*who);
                say!(lang, "{name} is not in the file of the play-off; until then the list decides.", name)
            }
            Open::Undecided(who) => {
                let names: Vec<String> = who.iter().map(|&who| self.name(who)).collect();
                let names = list::and(lang, &names);
                say!(
                    lang,
                    "The play-off is not finished: {names} have games to play; until then the list decides.",
                    names
                )
            }
            Open::Level(one, other) => {
                let (one, other) = (self.name(*one), self.name(*other));
                say!(
                    lang,
                    "{one} and {other} are level after the last stage, and one of them has to go on: lots must decide (4.2), with at-last = \"lots\" and a seed in the regulations; until then the list decides.",
                    one,
                    other
                )
            }
            Open::NotPlanned(refused) => refused_words(*refused, lang),
            Open::NotRanked => {
                say!(lang, "The play-off’s own criteria cannot rank it; the list decides.")
            }
        }
    }

    /// `Bruno – Alyx: Rapid 1–1, Decisive game ½–½; a draw counts as a win for Black (Bruno)`.
    pub(super) fn duel(&self, duel: &Duel) -> String {
        let [one, other] = duel.pair.map(|who| self.name(who));
        let stages: Vec<String> = duel.stages.iter().map(|score| self.score(score)).collect();
        let stages = list::commas(self.lang, stages);
        let scores = say!(self.lang, "{one} – {other}: {stages}", one, other, stages);
        list::clauses(self.lang, std::iter::once(scores).chain(self.by(duel)))
    }

    fn score(&self, score: &StageScore) -> String {
        let pair = |points: [Points; 2]| points.map(|points| number::points(self.lang, points)).join("–");
        let stage = self.stage(score.stage);
        match score.other {
            None => format!("{stage} {}", pair(score.points)),
            Some(other) => format!("{stage} {} ({})", pair(score.points), pair(other)),
        }
    }

    /// What decided, behind the scores.
    fn by(&self, duel: &Duel) -> Option<String> {
        let lang = self.lang;
        Some(match &duel.by {
            DecidedBy::Games => return None,
            DecidedBy::BlackWins => self.black_wins(duel),
            DecidedBy::Criterion(spec) => {
                let articles = list::commas(lang, articles(spec));
                say!(lang, "level, {spec} decides ({articles})", spec, articles)
            }
            DecidedBy::Lots => say!(lang, "level, lots decide (4.2)"),
            DecidedBy::List => say!(lang, "level, the list of the tournament decides"),
            DecidedBy::Nothing => say!(lang, "level"),
        })
    }

    /// Who comes first in the line need not have had White, so the winner is named.
    fn black_wins(&self, duel: &Duel) -> String {
        let (lang, name) = (self.lang, self.name(duel.pair[0]));
        if self.tournament().is_team_event() {
            return say!(lang, "a draw counts as a win for Black on board 1 ({name})", name);
        }
        say!(lang, "a draw counts as a win for Black ({name})", name)
    }

    /// Those whom the play-off left level on a place that was played for, and what decides then.
    fn level(&self, class: &LevelGroup) -> String {
        let names: Vec<String> = class.members.iter().map(|&who| self.name(who)).collect();
        let (lang, names) = (self.lang, list::and(self.lang, &names));
        match self.regulations.at_last {
            AtLast::Share => say!(lang, "Still level: {names} share the place.", names),
            AtLast::List => say!(lang, "Still level: {names}; the list of the tournament decides.", names),
            AtLast::Lots => {
                let seed = quoted_whole(lang, &LotsFor::Places.seed(self.regulations));
                say!(lang, "Still level: {names}; lots decide (4.2), seed {seed}.", names, seed)
            }
        }
    }

    /// The standings of a round robin.
    fn scores(&self, scores: &RoundRobinTable) -> Table {
        let mut columns = vec![Column::name("name", say!(self.lang, "Name"))];
        columns.extend(scores.specs.iter().map(|spec| Column::decimal(spec.to_string(), spec.to_string())));
        let mut table = Table::new(self.stage(scores.stage), columns);
        for (who, values) in &scores.rows {
            let mut cells = vec![Cell::person(self.name(*who))];
            let pairs = scores.specs.iter().zip(values);
            cells.extend(pairs.map(|(spec, value)| page::value(spec.definition.measure, *value)));
            table.push(cells);
        }
        table
    }
}

/// Those whom the play-off left level on a place that was played for.
fn still_level<'a>(
    decision: &'a TieOutcome,
    outcome: &'a PlayOffOutcome,
) -> impl Iterator<Item = &'a LevelGroup> {
    let with_end = outcome.classes.iter().scan(0, |at, class| {
        *at += class.members.len();
        Some((*at, class))
    });
    let is_open =
        |end: usize, class: &LevelGroup| decision.group.tie.is_open(&(end - class.members.len()..end));
    with_end.filter(move |(end, class)| is_open(*end, class)).map(|(_, class)| class)
}
