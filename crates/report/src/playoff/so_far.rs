//! 2.2.1: what is known about two while their play-off is not over.

use exaequo_model::{ParticipantId, Points};
use exaequo_playoff::{Contest, Duel, Open, Progress, Scored, TieOutcome};
use exaequo_tiebreak::Standings;

use super::PlayedOff;
use super::explained::Explainer;
use super::plan::play_off_for;
use super::rules::games;
use crate::{Lang, list, number, say};

/// How many of those who play on are named: in a large knock-out they would fill pages.
const NAMED: usize = 8;

impl PlayedOff<'_> {
    /// `the play-off for place 2 decides (2.2.1) and is not over: …`; `None` where two do not play off, or it is over.
    pub(crate) fn so_far(
        self,
        standings: &Standings,
        pair: [ParticipantId; 2],
        lang: Lang,
    ) -> Option<String> {
        let decision = self.open_between(pair)?;
        let explainer = Explainer { standings, regulations: self.regulations, lang };
        Some(explainer.before_its_end(decision, decision.outcome.as_ref().err()?, pair))
    }
}

impl Explainer<'_> {
    fn before_its_end(&self, decision: &TieOutcome, open: &Open, pair: [ParticipantId; 2]) -> String {
        let (lang, play_off) = (self.lang, play_off_for(&decision.group.tie, self.lang));
        let known = match open {
            Open::Missing(who) => self.missing(*who),
            Open::Undecided(who) => self.going(decision, who, pair),
            Open::Level(one, other) => self.must_be_drawn([*one, *other]),
            Open::NotPlanned(_) => {
                return say!(
                    lang,
                    "{play_off} would decide (2.2.1), but cannot be planned (3.1.3)",
                    play_off
                );
            }
            Open::NotRanked => {
                return say!(
                    lang,
                    "{play_off} would decide (2.2.1), but cannot be ranked by its own criteria",
                    play_off
                );
            }
        };
        say!(lang, "{play_off} decides (2.2.1) and is not over: {known}", play_off, known)
    }

    fn missing(&self, who: ParticipantId) -> String {
        let name = self.name(who);
        say!(self.lang, "{name} is not in its file", name)
    }

    fn must_be_drawn(&self, pair: [ParticipantId; 2]) -> String {
        let [one, other] = pair.map(|who| self.name(who));
        say!(
            self.lang,
            "{one} and {other} are level after the last stage, and lots must decide (4.2)",
            one,
            other
        )
    }

    /// Scores so far, and who plays on.
    fn going(&self, decision: &TieOutcome, who: &[ParticipantId], pair: [ParticipantId; 2]) -> String {
        let lang = self.lang;
        let mut parts = self.scores_so_far(decision, pair);
        if parts.is_empty() {
            parts.push(say!(lang, "no result yet"));
        }
        let mut names: Vec<String> = who.iter().take(NAMED).map(|&who| self.name(who)).collect();
        let names = if who.len() > NAMED {
            names.push("…".to_owned());
            list::items(lang, &names)
        } else {
            list::and(lang, &names)
        };
        parts.push(say!(lang, "still to play: {names}", names));
        list::clauses(lang, parts)
    }

    /// Of a round robin the points of both in each stage; else their pairing if it is over, what they played against each
    /// other so far or, if nothing, the pairings that one of them has finished.
    fn scores_so_far(&self, decision: &TieOutcome, pair: [ParticipantId; 2]) -> Vec<String> {
        let Some(progress) = &decision.group.progress else { return Vec::new() };
        let number = |who| {
            let seat = decision.group.entrants.iter().position(|&entrant| entrant == who);
            seat.and_then(|seat| u32::try_from(seat + 1).ok()).unwrap_or_default()
        };
        let numbers = pair.map(number);
        if matches!(decision.group.contest, Ok(Contest::RoundRobin(_))) {
            return self.in_stages(progress, |stage| self.in_round_robin(progress, stage, pair, numbers));
        }
        let is_theirs = |duel: &&Duel| pair.iter().all(|who| duel.pair.contains(who));
        if let Some(duel) = progress.duels.iter().find(is_theirs) {
            return vec![self.duel(duel)];
        }
        let met = self.in_stages(progress, |stage| self.against_each_other(progress, stage, numbers));
        if !met.is_empty() {
            let [one, other] = pair.map(|who| self.name(who));
            let stages = list::commas(self.lang, met);
            return vec![say!(self.lang, "{one} – {other}: {stages}", one, other, stages)];
        }
        let of_one = |duel: &&Duel| pair.iter().any(|who| duel.pair.contains(who));
        progress.duels.iter().filter(of_one).map(|duel| self.duel(duel)).collect()
    }

    /// What there is to say about each stage that has begun.
    fn in_stages(&self, progress: &Progress, of: impl Fn(usize) -> Option<String>) -> Vec<String> {
        let begun = |stage: &usize| progress.played.iter().any(|game| game.stage == *stage);
        (0..self.regulations.stages.len()).filter(begun).filter_map(of).collect()
    }

    /// What two scored against each other in a stage: `Rapid 1–½`.
    fn against_each_other(&self, progress: &Progress, stage: usize, numbers: [u32; 2]) -> Option<String> {
        let is_theirs = |game: &&Scored| numbers.iter().all(|number| game.pair.contains(number));
        let (count, points) = sums(progress, stage, numbers, is_theirs);
        let score = points.map(|points| number::points(self.lang, points)).join("–");
        (count[0] > 0).then(|| format!("{} {score}", self.stage(stage)))
    }

    /// `Rapid, Alyx 1½ (2 games), Bruno 1 (1 game)`.
    fn in_round_robin(
        &self,
        progress: &Progress,
        stage: usize,
        pair: [ParticipantId; 2],
        numbers: [u32; 2],
    ) -> Option<String> {
        let (count, points) = sums(progress, stage, numbers, |_| true);
        let score = |side: usize| {
            let (name, points) = (self.name(pair[side]), number::points(self.lang, points[side]));
            match count[side] {
                0 => format!("{name} ({})", self.without_games()),
                count => format!("{name} {points} ({})", games(count, self.tournament(), self.lang)),
            }
        };
        (count != [0, 0]).then(|| list::commas(self.lang, [self.stage(stage), score(0), score(1)]))
    }
}

impl Explainer<'_> {
    fn without_games(&self) -> String {
        if self.tournament().is_team_event() {
            return say!(self.lang, "no match yet");
        }
        say!(self.lang, "no game yet")
    }
}

/// How many games of a stage two have played, and what these count.
fn sums(
    progress: &Progress,
    stage: usize,
    numbers: [u32; 2],
    is_counted: impl Fn(&&Scored) -> bool,
) -> ([u32; 2], [Points; 2]) {
    let (mut count, mut points) = ([0; 2], [Points::ZERO; 2]);
    for game in progress.played.iter().filter(|game| game.stage == stage).filter(is_counted) {
        for side in 0..2 {
            if let Some(own) = game.pair.iter().position(|one| *one == numbers[side]) {
                count[side] += 1;
                points[side] += game.counts[own];
            }
        }
    }
    (count, points)
}
