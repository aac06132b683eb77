//! What a play-off has to do with those directly above and below, in a sentence each.

use exaequo_model::{Better, ParticipantId, Points, PrimaryScore};
use exaequo_tiebreak::rules::{other_score, points};
use exaequo_tiebreak::{Measure, Spec, Standings, Verdict};

use crate::criterion::{articles, words};
use crate::explain::against::{Pair, neighbours};
use crate::playoff::PlayedOff;
use crate::standings::who::points_column;
use crate::text::sanitize;
use crate::{Lang, list, number, say};

/// A sentence for the one above and one for the one below, where a play-off separates them or will: what a list
/// decides is in the table of those who are level.
pub(super) fn sentences(
    standings: &Standings,
    play_off: Option<PlayedOff<'_>>,
    who: ParticipantId,
    lang: Lang,
) -> Vec<String> {
    let is_theirs = |other: &ParticipantId| {
        let is_open = |play_off: PlayedOff<'_>| play_off.so_far(standings, [who, *other], lang).is_some();
        matches!(standings.verdict(who, *other), Verdict::PlayOff { .. }) || play_off.is_some_and(is_open)
    };
    neighbours(standings, who)
        .into_iter()
        .filter(is_theirs)
        .map(|other| sentence(&Pair { standings, play_off, who, other }, lang))
        .collect()
}

/// A sentence about the other of two, for the first of them.
fn sentence(pair: &Pair<'_>, lang: Lang) -> String {
    let turned = Pair { who: pair.other, other: pair.who, ..*pair };
    let is_above = turned.is_ahead();
    let in_order = if is_above { &turned } else { pair };
    let name = sanitize(pair.standings.field.tournament.name_of(pair.other));
    let reason = list::clauses(lang, in_order.before_play_off(reason(in_order, lang), lang));
    if is_above { say!(lang, "Above, {name}: {reason}.") } else { say!(lang, "Below, {name}: {reason}.") }
}

/// Why the first stands before the second.
fn reason(pair: &Pair<'_>, lang: Lang) -> String {
    let standings = pair.standings;
    match pair.verdict() {
        Verdict::By(criterion) => by(pair, criterion, lang),
        Verdict::Shared => {
            let shared = say!(lang, "nothing in the list separates them, so they share the place");
            list::clauses(lang, [equal(standings, standings.specs.len(), lang), shared])
        }
        Verdict::Lots => say!(lang, "equal on the whole list; lots decided (4.2)"),
        Verdict::PlayOff { after } => {
            list::clauses(lang, [equal(standings, after, lang), pair.play_off_words(lang)])
        }
        Verdict::Unranked => say!(lang, "listed without a rank"),
    }
}

fn by(pair: &Pair<'_>, criterion: usize, lang: Lang) -> String {
    let standings = pair.standings;
    let spec = &standings.specs[criterion];
    let [ahead, behind] = [pair.who, pair.other].map(|who| sanitize(standings.field.tournament.name_of(who)));
    let [more, less] = pair.values(criterion, lang);
    let what = described(standings, spec, lang);
    let decided = if Some(criterion) == points_column(&standings.specs) && criterion == 0 {
        let hundredths = standings.value(criterion, pair.who).map_or(0, |value| value.half_up(100));
        let points = Points::from_hundredths(i32::try_from(hundredths).unwrap_or(i32::MAX));
        let more = number::points_in_words(lang, points);
        say!(lang, "{ahead} has {more}, {behind} has {less}")
    } else if spec.definition.measure == Measure::Place {
        say!(lang, "{what} puts {ahead} before {behind}")
    } else {
        match standings.first_end(spec) {
            Better::Higher => say!(lang, "by {what}, {ahead} has {more} and {behind} {less}"),
            Better::Lower => say!(lang, "by {what}, {ahead} has {more} and {behind} {less}, the lower first"),
        }
    };
    if criterion == 0 {
        return decided;
    }
    list::clauses(lang, [equal(standings, criterion, lang), decided])
}

/// `Buchholz (BH, 8.1)`.
fn described(standings: &Standings, spec: &Spec, lang: Lang) -> String {
    let articles = articles(spec);
    let brackets: Vec<String> =
        std::iter::once(spec.to_string()).chain(articles.iter().map(ToString::to_string)).collect();
    format!("{} ({})", criterion_name(standings, spec, lang), list::commas(lang, brackets))
}

/// A criterion by its name; 13.1 is the score that it is here, and a score by itself needs no other word.
pub(super) fn criterion_name(standings: &Standings, spec: &Spec, lang: Lang) -> String {
    match score_of(standings, spec) {
        Some(PrimaryScore::GamePoints) => say!(lang, ctx "the criterion that decides", "game points"),
        Some(PrimaryScore::MatchPoints) => say!(lang, ctx "the criterion that decides", "match points"),
        None => words(lang, spec),
    }
}

/// The score of teams that a criterion is, if it is one.
fn score_of(standings: &Standings, spec: &Spec) -> Option<PrimaryScore> {
    match standings.field.primary {
        _ if *spec.definition == points::DEFINITION => spec.basis,
        _ if *spec.definition != other_score::DEFINITION => None,
        PrimaryScore::MatchPoints => Some(PrimaryScore::GamePoints),
        PrimaryScore::GamePoints => Some(PrimaryScore::MatchPoints),
    }
}

/// The criteria that left two equal, by their codes, points by the word.
fn equal(standings: &Standings, upto: usize, lang: Lang) -> String {
    let name = |spec: &Spec| {
        if spec.to_string() == "PTS" { say!(lang, "points") } else { spec.to_string() }
    };
    let names: Vec<String> = standings.specs.iter().take(upto).map(name).collect();
    let equal = list::and(lang, &names);
    say!(lang, "the same {equal}")
}
