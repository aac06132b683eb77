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

/// `Against 3 Charline: equal on PTS 3½; drawn game in round 4; BH/C1 11½ < 13 puts 4 David behind`
pub(crate) fn sentence(
    standings: &Standings,
    play_off: Option<PlayedOff<'_>>,
    who: ParticipantId,
    other: ParticipantId,
    lang: Lang,
) -> String {
    let tournament = &standings.field.tournament;
    let (own, name) = (label(tournament, who), label(tournament, other));
    let mut parts = equal(standings, who, other, lang);
    parts.extend(met(standings, who, other, lang));
    let reason = match standings.verdict(who, other) {
        Verdict::By(criterion) => decided(standings, criterion, who, other, lang),
        Verdict::Lots => say!(lang, "the list is exhausted, lots decide (4.2)"),
        Verdict::PlayOff { .. } => play_off_words(standings, play_off, [who, other], lang),
        Verdict::Shared => say!(lang, "the list is exhausted: they share the place"),
        Verdict::Unranked => say!(lang, "one of them has no rank"),
    };
    parts.extend(before_play_off(standings, play_off, [who, other], reason, lang));
    let parts = list::clauses(lang, parts);
    say!(lang, "{own} against {name}: {parts}", own, name, parts)
}

/// What separates two; as long as their play-off is not over, what is known of it, and that the rest is provisional.
pub(crate) fn before_play_off(
    standings: &Standings,
    play_off: Option<PlayedOff<'_>>,
    pair: [ParticipantId; 2],
    reason: String,
    lang: Lang,
) -> Vec<String> {
    let Some(open) = play_off.and_then(|play_off| play_off.so_far(standings, pair, lang)) else {
        return vec![reason];
    };
    let provisional = say!(lang, "for the time being, {reason}", reason);
    vec![open, provisional]
}

/// `a play-off decides (2.2.1), Bruno – Alyx: Rapid 1½–½`.
pub(crate) fn play_off_words(
    standings: &Standings,
    play_off: Option<PlayedOff<'_>>,
    pair: [ParticipantId; 2],
    lang: Lang,
) -> String {
    let Some(games) = play_off.and_then(|play_off| play_off.between(standings, pair, lang)) else {
        return say!(lang, "a play-off decides (2.2.1)");
    };
    say!(lang, "a play-off decides (2.2.1), {games}", games)
}

/// The criteria on which they are equal, before the one that separates them.
fn equal(standings: &Standings, who: ParticipantId, other: ParticipantId, lang: Lang) -> Vec<String> {
    let upto = match standings.verdict(who, other) {
        Verdict::By(criterion) => criterion,
        Verdict::Lots | Verdict::Shared => standings.specs.len(),
        Verdict::PlayOff { after } => after.min(standings.specs.len()),
        Verdict::Unranked => 0,
    };
    let one = |criterion: usize| {
        let spec = &standings.specs[criterion];
        let found = standings.value(criterion, who);
        let text = value::text(lang, spec.definition.measure, found);
        match (spec.definition.measure, found.map(Exact::numerator)) {
            (Measure::Place, Some(0) | None) => say!(lang, "{spec} does not split the tie", spec),
            _ => {
                say!(lang, "equal on {spec} {text}", spec, text)
            }
        }
    };
    (0..upto).map(one).collect()
}

/// `BH/C1 11½ < 13 puts 4 David behind`.
fn decided(
    standings: &Standings,
    criterion: usize,
    who: ParticipantId,
    other: ParticipantId,
    lang: Lang,
) -> String {
    let spec = &standings.specs[criterion];
    let values = [who, other].map(|who| standings.value(criterion, who));
    let [own, theirs] = values.map(|found| value::text(lang, spec.definition.measure, found));
    if spec.definition.measure == Measure::Place {
        return placed(standings, criterion, who, other, lang);
    }
    let sign = match (values[0], values[1]) {
        (Some(one), Some(two)) if one < two => "<",
        (Some(one), Some(two)) if one > two => ">",
        _ => "/",
    };
    let name = label(&standings.field.tournament, who);
    let ahead = standings.row_of(who) < standings.row_of(other);
    match (ahead, standings.first_end(spec)) {
        (true, Better::Higher) => {
            say!(lang, "{spec} {own} {sign} {theirs} puts {name} ahead", spec, own, sign, theirs, name)
        }
        (false, Better::Higher) => {
            say!(lang, "{spec} {own} {sign} {theirs} puts {name} behind", spec, own, sign, theirs, name)
        }
        (true, Better::Lower) => say!(
            lang,
            "{spec} {own} {sign} {theirs} (the lower first) puts {name} ahead",
            spec,
            own,
            sign,
            theirs,
            name
        ),
        (false, Better::Lower) => say!(
            lang,
            "{spec} {own} {sign} {theirs} (the lower first) puts {name} behind",
            spec,
            own,
            sign,
            theirs,
            name
        ),
    }
}

/// `DE gives 1 Alyx place 2 and 6 Franck place 1`.
fn placed(
    standings: &Standings,
    criterion: usize,
    who: ParticipantId,
    other: ParticipantId,
    lang: Lang,
) -> String {
    let spec = &standings.specs[criterion];
    let [own, theirs] = [who, other].map(|who| label(&standings.field.tournament, who));
    let [first, second] =
        [who, other].map(|who| value::text(lang, spec.definition.measure, standings.value(criterion, who)));
    say!(
        lang,
        "{spec} gives place {first} to {own}, place {second} to {theirs}",
        spec,
        first,
        own,
        second,
        theirs
    )
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
    found.map_or_else(String::new, |other| {
        sentence(standings, None, wrong.participant, other.participant, lang)
    })
}
