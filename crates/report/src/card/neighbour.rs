//! What separates a participant from those directly above and below, in a sentence each.

use exaequo_model::{Better, ParticipantId, Points};
use exaequo_tiebreak::{Measure, Spec, Standings};

use crate::catalogue::{articles, words};
use crate::clean::clean;
use crate::diagnostic::semicolon;
use crate::explain::against::{Verdict, before_play_off, neighbours, play_off_words, verdict};
use crate::playoff::PlayedOff;
use crate::standings::who::points_column;
use crate::{Lang, number, say, value};

/// A sentence for the one above, and one for the one below.
pub(super) fn sentences(
    standings: &Standings,
    play_off: Option<PlayedOff<'_>>,
    who: ParticipantId,
    lang: Lang,
) -> Vec<String> {
    neighbours(standings, who)
        .into_iter()
        .map(|other| sentence(standings, play_off, who, other, lang))
        .collect()
}

fn sentence(
    standings: &Standings,
    play_off: Option<PlayedOff<'_>>,
    who: ParticipantId,
    other: ParticipantId,
    lang: Lang,
) -> String {
    let is_above = standings.row_of(other) < standings.row_of(who);
    let (first, second) = if is_above { (other, who) } else { (who, other) };
    let name = clean(standings.field.tournament.name_of(other));
    let reason = reason(standings, play_off, first, second, lang);
    let reason = before_play_off(standings, play_off, [first, second], reason, lang);
    let reason = reason.join(&format!("{} ", semicolon(lang)));
    if is_above {
        say!(lang, en "Above, {name}: {reason}.", fr "Au-dessus, {name} : {reason}.", es "Por encima, {name}: {reason}.", name, reason)
    } else {
        say!(lang, en "Below, {name}: {reason}.", fr "Au-dessous, {name} : {reason}.", es "Por debajo, {name}: {reason}.", name, reason)
    }
}

/// Why the first stands before the second.
fn reason(
    standings: &Standings,
    play_off: Option<PlayedOff<'_>>,
    first: ParticipantId,
    second: ParticipantId,
    lang: Lang,
) -> String {
    match verdict(standings, first, second) {
        Verdict::By(criterion) => by(standings, criterion, first, second, lang),
        Verdict::Shared => {
            let equal = equal(standings, standings.specs.len(), lang);
            say!(lang,
                en "the same {equal}; nothing in the list separates them, so they share the place",
                fr "mêmes {equal} ; rien dans la liste ne les sépare, la place est donc partagée",
                es "mismos {equal}; nada en la lista los separa, así que comparten el puesto",
                equal)
        }
        Verdict::Lots => say!(lang,
            en "equal on the whole list; lots decided (4.2)",
            fr "à égalité sur toute la liste ; le tirage au sort a décidé (4.2)",
            es "empatados en toda la lista; decidió el sorteo (4.2)"),
        Verdict::PlayOff { after } => {
            let equal = equal(standings, after, lang);
            let decided = play_off_words(standings, play_off, [first, second], lang);
            say!(lang, en "the same {equal}; {decided}", fr "mêmes {equal} ; {decided}", es "mismos {equal}; {decided}", equal, decided)
        }
        Verdict::Unranked => say!(lang,
            en "listed without a rank",
            fr "dans la liste sans rang",
            es "en la lista sin puesto"),
    }
}

fn by(
    standings: &Standings,
    criterion: usize,
    first: ParticipantId,
    second: ParticipantId,
    lang: Lang,
) -> String {
    let spec = &standings.specs[criterion];
    let name = |who| clean(standings.field.tournament.name_of(who));
    let (ahead, behind) = (name(first), name(second));
    let [more, less] = [first, second]
        .map(|who| value::text(lang, spec.definition.measure, standings.value(criterion, who)));
    let what = described(spec, lang);
    let decided = if Some(criterion) == points_column(&standings.specs) && criterion == 0 {
        let hundredths = standings.value(criterion, first).map_or(0, |value| value.half_up(100));
        let points = Points::from_hundredths(i32::try_from(hundredths).unwrap_or(i32::MAX));
        let more = number::points_in_words(lang, points);
        say!(lang,
            en "{ahead} has {more}, {behind} has {less}",
            fr "{ahead} a {more}, {behind} en a {less}",
            es "{ahead} tiene {more}, {behind} tiene {less}",
            ahead, more, behind, less)
    } else if spec.definition.measure == Measure::Place {
        say!(lang,
            en "{what} puts {ahead} before {behind}",
            fr "{what} met {ahead} devant {behind}",
            es "{what} pone a {ahead} por delante de {behind}",
            what, ahead, behind)
    } else {
        let lower = match standings.first_end(spec) {
            Better::Higher => String::new(),
            Better::Lower => {
                say!(lang, en ", the lower first", fr ", le plus petit d’abord", es ", el menor primero")
            }
        };
        say!(lang,
            en "by {what}, {ahead} has {more} and {behind} {less}{lower}",
            fr "selon {what}, {ahead} a {more} et {behind} {less}{lower}",
            es "según {what}, {ahead} tiene {more} y {behind} {less}{lower}",
            what, ahead, more, behind, less, lower)
    };
    if criterion == 0 {
        return decided;
    }
    let equal = equal(standings, criterion, lang);
    say!(lang,
        en "the same {equal}; {decided}",
        fr "mêmes {equal} ; {decided}",
        es "mismos {equal}; {decided}",
        equal, decided)
}

/// `Buchholz (BH, 8.1)`.
fn described(spec: &Spec, lang: Lang) -> String {
    let articles = articles(spec);
    let brackets: Vec<String> =
        std::iter::once(spec.to_string()).chain(articles.iter().map(ToString::to_string)).collect();
    format!("{} ({})", words(lang, spec), brackets.join(", "))
}

/// The criteria that left two equal, by their codes, points by the word.
fn equal(standings: &Standings, upto: usize, lang: Lang) -> String {
    let name = |spec: &Spec| {
        if spec.to_string() == "PTS" {
            say!(lang, en "points", fr "points", es "puntos")
        } else {
            spec.to_string()
        }
    };
    let names: Vec<String> = standings.specs.iter().take(upto).map(name).collect();
    number::list(lang, &names)
}
