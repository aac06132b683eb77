//! The plan of play-offs as a page.

use exaequo_model::Tournament;
use exaequo_playoff::{
    Contest, Group, Method, Plan, PlayOffRegulations, Progress, Refused, Stake, State, Tie, Unfinished,
};
use exaequo_tiebreak::Standings;

use super::between::PlayedOff;
use super::explained::Explainer;
use super::rules::{method_words, notes};
use super::stage::{Of, Played};
use super::times::{duration_words, hour};
use super::unfinished::{marked, unfinished_words};
use super::{bracket, games, grid, line_ups};
use crate::page::{Block, Note, Page, of_event};
use crate::{Lang, number, say};

/// A plan, with what it follows from.
#[derive(Clone, Copy, Debug)]
pub struct PlanSheet<'a> {
    /// The standings.
    pub standings: &'a Standings<'a>,
    /// The regulations.
    pub regulations: &'a PlayOffRegulations,
    /// The plan.
    pub plan: &'a Plan,
    /// The games of a play-off that has begun, as a tournament of their own.
    pub played: Option<&'a Tournament>,
}

/// Who reads a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reader {
    /// Whoever runs the play-off: with what to do next.
    Arbiter,
    /// Everybody.
    Public,
}

impl PlanSheet<'_> {
    /// The plan as a page, with the score sheets on a sheet of their own.
    pub fn to_page(&self, lang: Lang) -> Page {
        let mut page = self.heading(lang);
        if self.plan.groups.is_empty() {
            page.blocks.push(Block::Paragraph(self.nothing(lang)));
            return page;
        }
        page.blocks.push(Block::Notes(notes(self.regulations, self.standings, lang)));
        for group in &self.plan.groups {
            self.add(group, Reader::Arbiter, &mut page.blocks, lang);
        }
        let sheets = games::score_sheets(self, lang);
        if !sheets.rows.is_empty() {
            page.blocks.extend([Block::Break, Block::Table(sheets)]);
        }
        page
    }

    /// The same to be published: what has come of it first, with the places in the final standings, then its games, then
    /// the rules.
    pub(crate) fn to_published(self, played: PlayedOff<'_>, last: &Standings<'_>, lang: Lang) -> Page {
        let mut page = self.heading(lang);
        let explainer = Explainer { standings: last, regulations: self.regulations, lang };
        for (group, decision) in self.plan.groups.iter().zip(&played.merged.groups) {
            self.add(group, Reader::Public, &mut page.blocks, lang);
            if let Ok(outcome) = &decision.outcome {
                page.blocks.push(Block::Notes(explainer.places(decision, outcome)));
                page.blocks.extend(explainer.lots(decision));
            }
        }
        let tournament = last.field.tournament;
        let games = Played { tournament, play_off: Some(played), of: Of::Everybody };
        page.blocks.extend(games.table(lang).map(Block::Table));
        page.blocks.push(Block::Notes(notes(self.regulations, self.standings, lang)));
        page
    }

    fn heading(&self, lang: Lang) -> Page {
        let title = say!(lang, en "Play-off", fr "Matchs de barrage", es "Playoff");
        let unfinished = Unfinished::of(self.standings);
        let title = marked(title, unfinished.is_some(), lang);
        let mut page = of_event(lang, "playoff", self.standings.field.tournament, title);
        if let Some(start) = self.regulations.start {
            let (day, hour) = (number::date(lang, start.date()), hour(start));
            page.subtitles.push(say!(lang,
                en "{day}, {hour}",
                fr "{day}, {hour}",
                es "{day}, {hour}",
                day, hour));
        }
        page.blocks.extend(unfinished.map(|found| {
            let text = unfinished_words(found, lang);
            Block::Notes(vec![Note::new(Unfinished::CODE, text)])
        }));
        page
    }

    /// Why nobody plays.
    fn nothing(&self, lang: Lang) -> String {
        match self.regulations.method {
            Method::PlayOff => say!(lang,
                en "Nobody is tied for a place that is played off (3.1.1, 3.1.2).",
                fr "Personne n’est ex æquo pour une place mise en barrage (3.1.1, 3.1.2).",
                es "Nadie está empatado en un puesto que se juegue en un playoff (3.1.1, 3.1.2)."),
            method => method_words(method, lang),
        }
    }

    fn add(&self, group: &Group, reader: Reader, blocks: &mut Vec<Block>, lang: Lang) {
        blocks.push(Block::Heading(heading(&group.tie, lang)));
        blocks.push(Block::Paragraph(what(group, lang)));
        blocks.push(Block::Table(games::entrants(self, group, lang)));
        blocks.extend(line_ups::table(self, group, lang).map(Block::Table));
        match &group.contest {
            Err(refused) => {
                blocks.push(Block::Paragraph(refused_words(*refused, lang)));
                return;
            }
            Ok(Contest::Match(_)) => {}
            Ok(Contest::RoundRobin(_)) => {
                blocks.extend(grid::grids(self, group, lang));
            }
            Ok(Contest::KnockOut { bracket, .. }) => {
                blocks.push(Block::Figure(bracket::figure(self, group, bracket, lang)));
                blocks.push(Block::Table(bracket::table(self, group, bracket, lang)));
            }
        }
        if let Some(progress) = &group.progress {
            blocks.extend(self.so_far(progress, reader, lang));
        }
        if group.games().is_empty() {
            return;
        }
        blocks.push(Block::Table(games::games(self, group, lang)));
        blocks.push(Block::Table(games::timetable(self, group, lang)));
        blocks.push(Block::Paragraph(end(group, lang)));
    }
}

impl PlanSheet<'_> {
    /// What has been decided, and whether something is left to play.
    fn so_far(&self, progress: &Progress, reader: Reader, lang: Lang) -> Vec<Block> {
        let explainer = Explainer { standings: self.standings, regulations: self.regulations, lang };
        let mut blocks: Vec<Block> =
            progress.duels.iter().map(|duel| Block::Paragraph(explainer.duel(duel))).collect();
        if reader == Reader::Arbiter || progress.state != State::Over {
            blocks.extend(explainer.lots_of_duels(&progress.duels));
        }
        match &progress.state {
            State::Going => {}
            State::Stuck(open) => blocks.push(Block::Paragraph(explainer.open(open))),
            State::Over if reader == Reader::Public => {}
            State::Over => blocks.push(Block::Paragraph(say!(lang,
                en "This play-off is over: exaequo playoff merge puts its outcome into the standings.",
                fr "Ce barrage est terminé : exaequo playoff merge porte son résultat au classement.",
                es "Este playoff ha terminado: exaequo playoff merge lleva su resultado a la clasificación."))),
        }
        blocks
    }
}

/// `Places 2 to 5: 4 tied, for places 2 and 3`, or `4 tied, 2 of them play, for place 2`.
pub(super) fn heading(tie: &Tie, lang: Lang) -> String {
    let (first, count, playing) = (tie.places.0, tie.tied, tie.members.len());
    let (last, stake) = (first.saturating_add(count).saturating_sub(1), stake_words(tie, lang));
    let places = number::span(lang, first, last);
    if tie.places.1 == last {
        return say!(lang,
            en "Places {places}: {count} tied, {stake}",
            fr "Places {places} : {count} ex æquo, {stake}",
            es "Puestos {places}: {count} empatados, {stake}",
            places, count, stake);
    }
    say!(lang,
        en "Places {places}: {count} tied, {playing} of them play, {stake}",
        fr "Places {places} : {count} ex æquo, dont {playing} jouent, {stake}",
        es "Puestos {places}: {count} empatados, de los que juegan {playing}, {stake}",
        places, count, playing, stake)
}

/// What is played for.
pub(super) fn stake_words(tie: &Tie, lang: Lang) -> String {
    let first = tie.places.0;
    match tie.stake {
        Stake::Places { last } if last == first => {
            say!(lang, en "for place {first}", fr "pour la place {first}", es "por el puesto {first}", first)
        }
        Stake::Places { last } => say!(lang,
            en "for places {places}",
            fr "pour les places {places}",
            es "por los puestos {places}",
            places = number::span(lang, first, last)),
        Stake::Spots { count: 1 } => say!(lang,
            en "for 1 qualifying place",
            fr "pour 1 place qualificative",
            es "por 1 plaza de clasificación"),
        Stake::Spots { count } => say!(lang,
            en "for {count} qualifying places",
            fr "pour {count} places qualificatives",
            es "por {count} plazas de clasificación",
            count),
    }
}

/// What is played.
pub(super) fn what(group: &Group, lang: Lang) -> String {
    let count = group.entrants.len();
    match &group.contest {
        Err(_) => say!(lang,
            en "This play-off cannot be planned.",
            fr "Ce barrage ne peut pas être organisé.",
            es "Este playoff no se puede organizar."),
        Ok(Contest::Match(_)) => say!(lang, en "A match.", fr "Un match.", es "Un encuentro."),
        Ok(Contest::RoundRobin(rounds)) => {
            let rounds = rounds.len();
            say!(lang,
                en "A round robin of {count} in {rounds} rounds.",
                fr "Un tournoi rotation à {count} en {rounds} rondes.",
                es "Un Round Robin de {count} en {rounds} rondas.",
                count, rounds)
        }
        Ok(Contest::KnockOut { bracket, .. }) if bracket.rounds.len() == 1 => say!(lang,
            en "A knock-out of {count} in one round.",
            fr "Une élimination directe à {count} en un tour.",
            es "Una eliminatoria de {count} en una ronda.",
            count),
        Ok(Contest::KnockOut { bracket, .. }) => {
            let rounds = bracket.rounds.len();
            say!(lang,
                en "A knock-out of {count} in {rounds} rounds. The colours of later rounds follow the same rule.",
                fr "Une élimination directe à {count} en {rounds} tours. Les couleurs des tours suivants obéissent à la même règle.",
                es "Una eliminatoria de {count} en {rounds} rondas. Los colores de las rondas siguientes se dan con la misma regla.",
                count, rounds)
        }
    }
}

pub(super) fn refused_words(refused: Refused, lang: Lang) -> String {
    match refused {
        Refused::TooManyPlaces(places) => say!(lang,
            en "A knock-out decides four places at most, and {places} are played for: choose a round robin, or fewer places (3.1.1, 3.1.3).",
            fr "Une élimination directe décide de quatre places au plus, et {places} sont en jeu : choisissez un tournoi rotation, ou moins de places (3.1.1, 3.1.3).",
            es "Una eliminatoria decide cuatro puestos como máximo, y se juegan {places}: elija un Round Robin, o menos puestos (3.1.1, 3.1.3).",
            places),
        Refused::NoSuchRound(count) => say!(lang,
            en "No round of a knock-out leaves {count}: choose a round robin (3.1.3).",
            fr "Aucun tour d’une élimination directe n’en laisse {count} : choisissez un tournoi rotation (3.1.3).",
            es "Ninguna ronda de una eliminatoria deja a {count}: elija un Round Robin (3.1.3).",
            count),
        Refused::TooManyRounds(rounds) => say!(lang,
            en "{rounds} rounds are more than a tournament can have: choose fewer games, or a knock-out (3.1.3).",
            fr "{rounds} rondes dépassent ce qu’un tournoi peut avoir : choisissez moins de parties, ou une élimination directe (3.1.3).",
            es "{rounds} rondas son más de las que puede tener un torneo: elija menos partidas, o una eliminatoria (3.1.3).",
            rounds),
    }
}

/// When it is over at the latest.
fn end(group: &Group, lang: Lang) -> String {
    let Some(last) = group.timetable.last() else { return String::new() };
    let time = duration_words(lang, last.until);
    match last.ends {
        None => say!(lang,
            en "It takes {time} at most, counted with sixty moves a game.",
            fr "Durée maximale : {time}, à soixante coups par partie.",
            es "Dura como máximo {time}, contando sesenta jugadas por partida.",
            time),
        Some(ends) => {
            let (day, hour) = (number::date(lang, ends.date()), hour(ends));
            say!(lang,
                en "It ends at {hour} on {day} at the latest, after {time}, counted with sixty moves a game.",
                fr "Fin au plus tard à {hour} le {day}, après {time}, à soixante coups par partie.",
                es "Termina a más tardar a las {hour} del {day}, tras {time}, contando sesenta jugadas por partida.",
                hour, day, time)
        }
    }
}
