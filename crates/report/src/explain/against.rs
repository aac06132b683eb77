//! Two participants: which criterion separates them.

use exaequo_model::{Better, ParticipantId, Points};
use exaequo_tiebreak::{Exact, Measure, Misplaced, RankedRow, RoundState, RoundsMode, Standings, Verdict};

use super::who::label;
use super::why::game_words;
use crate::playoff::PlayedOff;
use crate::{Lang, list, say, value};

/// The criterion that separates two, if one does.
pub(super) fn decisive(standings: &Standings, one: ParticipantId, other: ParticipantId) -> Option<usize> {
    match standings.verdict(one, other) {
        Verdict::By(criterion) => Some(criterion),
        Verdict::Lots | Verdict::PlayOff { .. } | Verdict::Shared | Verdict::Unranked => None,
    }
}

/// The rows above and below.
pub(crate) fn neighbours(standings: &Standings, who: ParticipantId) -> Vec<ParticipantId> {
    let Some(row) = standings.row_of(who) else { return Vec::new() };
    let near = [row.checked_sub(1), row.checked_add(1)].into_iter().flatten();
    near.filter_map(|row| standings.rows.get(row)).map(|row| row.participant).collect()
}

/// A game between two: round and points of both.
#[derive(Clone, Copy, Debug)]
pub(super) struct Meeting {
    pub(super) round: u16,
    pub(super) points: [Points; 2],
}

/// Their games, forfeits aside.
pub(super) fn meetings(standings: &Standings, one: ParticipantId, other: ParticipantId) -> Vec<Meeting> {
    let view = standings.field.view(standings.field.primary, RoundsMode::PLAIN);
    let met = |(index, entry, state): (usize, exaequo_model::RoundEntry, RoundState)| {
        (state == RoundState::Met && entry.opponent() == Some(other)).then(|| Meeting {
            round: u16::try_from(index + 1).unwrap_or(u16::MAX),
            points: [entry.points, view.entry(other, index).points],
        })
    };
    view.rounds_of(one).filter_map(met).collect()
}

/// The same in words, as the first of the two sees them: `won in round 3`.
pub(crate) fn met(
    standings: &Standings,
    one: ParticipantId,
    other: ParticipantId,
    lang: Lang,
) -> Vec<String> {
    let (games, teams) = (meetings(standings, one, other), standings.field.tournament.is_team_event());
    games.iter().map(|game| game_words(lang, game.points, game.round, teams)).collect()
}

/// Two participants of some standings, as the first of them sees the other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pair<'a> {
    pub(crate) standings: &'a Standings,
    pub(crate) play_off: Option<PlayedOff<'a>>,
    pub(crate) who: ParticipantId,
    pub(crate) other: ParticipantId,
}

impl Pair<'_> {
    /// `Against 3 Charline: equal on PTS 3½; drawn game in round 4; BH/C1 11½ < 13 puts 4 David behind`
    pub(crate) fn sentence(&self, lang: Lang) -> String {
        let [own, name] = self.both().map(|who| label(&self.standings.field.tournament, who));
        let mut parts = self.equal(lang);
        parts.extend(met(self.standings, self.who, self.other, lang));
        let reason = match self.verdict() {
            Verdict::By(criterion) => self.decided(criterion, lang),
            Verdict::Lots => say!(lang, "the list is exhausted, lots decide (4.2)"),
            Verdict::PlayOff { .. } => self.play_off_words(lang),
            Verdict::Shared => say!(lang, "the list is exhausted: they share the place"),
            Verdict::Unranked => say!(lang, "one of them has no rank"),
        };
        parts.extend(self.before_play_off(reason, lang));
        let parts = list::clauses(lang, parts);
        say!(lang, "{own} against {name}: {parts}")
    }

    fn both(&self) -> [ParticipantId; 2] {
        [self.who, self.other]
    }

    /// What separates the two.
    pub(crate) fn verdict(&self) -> Verdict {
        self.standings.verdict(self.who, self.other)
    }

    /// Whether the first stands before the other.
    pub(crate) fn is_ahead(&self) -> bool {
        self.standings.row_of(self.who) < self.standings.row_of(self.other)
    }

    /// What a criterion gives both, as it is shown.
    pub(crate) fn values(&self, criterion: usize, lang: Lang) -> [String; 2] {
        let measure = self.standings.specs[criterion].definition.measure;
        self.both().map(|who| value::text(lang, measure, self.standings.value(criterion, who)))
    }

    /// What separates two; as long as their play-off is not over, what is known of it, and that the rest is provisional.
    pub(crate) fn before_play_off(&self, reason: String, lang: Lang) -> Vec<String> {
        let so_far = |play_off: PlayedOff<'_>| play_off.so_far(self.standings, self.both(), lang);
        let Some(open) = self.play_off.and_then(so_far) else { return vec![reason] };
        let provisional = say!(lang, "for the time being, {reason}");
        vec![open, provisional]
    }

    /// `a play-off decides (2.2.1), Bruno – Alyx: Rapid 1½–½`.
    pub(crate) fn play_off_words(&self, lang: Lang) -> String {
        let between = |play_off: PlayedOff<'_>| play_off.between(self.standings, self.both(), lang);
        match self.play_off.and_then(between) {
            None => say!(lang, "a play-off decides (2.2.1)"),
            Some(games) => say!(lang, "a play-off decides (2.2.1), {games}"),
        }
    }

    /// The criteria on which they are equal, before the one that separates them.
    fn equal(&self, lang: Lang) -> Vec<String> {
        let standings = self.standings;
        let upto = match self.verdict() {
            Verdict::By(criterion) => criterion,
            Verdict::Lots | Verdict::Shared => standings.specs.len(),
            Verdict::PlayOff { after } => after.min(standings.specs.len()),
            Verdict::Unranked => 0,
        };
        let one = |criterion: usize| {
            let spec = &standings.specs[criterion];
            let found = standings.value(criterion, self.who);
            let text = value::text(lang, spec.definition.measure, found);
            match (spec.definition.measure, found.map(Exact::numerator)) {
                (Measure::Place, Some(0) | None) => say!(lang, "{spec} does not split the tie"),
                _ => say!(lang, "equal on {spec} {text}"),
            }
        };
        (0..upto).map(one).collect()
    }

    /// `BH/C1 11½ < 13 puts 4 David behind`.
    fn decided(&self, criterion: usize, lang: Lang) -> String {
        let spec = &self.standings.specs[criterion];
        if spec.definition.measure == Measure::Place {
            return self.placed(criterion, lang);
        }
        let sign = match self.both().map(|who| self.standings.value(criterion, who)) {
            [Some(one), Some(two)] if one < two => "<",
            [Some(one), Some(two)] if one > two => ">",
            _ => "/",
        };
        let [own, theirs] = self.values(criterion, lang);
        let name = label(&self.standings.field.tournament, self.who);
        match (self.is_ahead(), self.standings.first_end(spec)) {
            (true, Better::Higher) => say!(lang, "{spec} {own} {sign} {theirs} puts {name} ahead"),
            (false, Better::Higher) => say!(lang, "{spec} {own} {sign} {theirs} puts {name} behind"),
            (true, Better::Lower) => {
                say!(lang, "{spec} {own} {sign} {theirs} (the lower first) puts {name} ahead")
            }
            (false, Better::Lower) => {
                say!(lang, "{spec} {own} {sign} {theirs} (the lower first) puts {name} behind")
            }
        }
    }

    /// `DE gives 1 Alyx place 2 and 6 Franck place 1`.
    fn placed(&self, criterion: usize, lang: Lang) -> String {
        let spec = &self.standings.specs[criterion];
        let [own, theirs] = self.both().map(|who| label(&self.standings.field.tournament, who));
        let [first, second] = self.values(criterion, lang);
        say!(lang, "{spec} gives place {first} to {own}, place {second} to {theirs}")
    }
}

/// Why a published rank is not the one of the list: a pair that stands the other way round in the source.
pub fn misplaced_reason(standings: &Standings, wrong: &Misplaced, lang: Lang) -> String {
    let Some(row) = standings.row_of(wrong.participant) else { return String::new() };
    let published = |row: &RankedRow| standings.field.tournament.published_of(row.participant).rank;
    let too_high = wrong.published < wrong.by_the_list.0;
    let above = standings.rows[..row].iter().rev();
    let below = standings.rows[row + 1..].iter();
    let inverted = |other: &&RankedRow| match published(other) {
        Some(rank) if too_high => rank >= wrong.published,
        Some(rank) => rank <= wrong.published,
        None => false,
    };
    let apart =
        |other: &&RankedRow| standings.verdict(wrong.participant, other.participant) != Verdict::Shared;
    let found =
        if too_high { above.filter(apart).find(inverted) } else { below.filter(apart).find(inverted) };
    let pair = |other: &RankedRow| Pair {
        standings,
        play_off: None,
        who: wrong.participant,
        other: other.participant,
    };
    found.map_or_else(String::new, |other| pair(other).sentence(lang))
}
