//! Who would play off for what, and who would share places.

use exaequo_event::forecast::{Certainty, Completeness, Forecast, TieAhead, TieKind, TiesAhead};
use exaequo_forecast::chance::Share;
use exaequo_model::ParticipantId;
use exaequo_page::{Cell, Column, Page, Table, sanitize};
use exaequo_report::playoff::plan::stake_words;
use exaequo_report::{list, number};

use crate::chance::Source;
use crate::{Lang, chance, say};

/// More ties than this are not written out.
const MOST: usize = 10;

/// Nothing where nobody would share a place that matters.
pub(crate) fn add(forecast: &Forecast, page: &mut Page) {
    let (ties, lang) = (forecast.ties(), page.lang);
    if ties.kind == TieKind::Shared && ties.groups.is_empty() {
        return;
    }
    page.heading(match ties.kind {
        TieKind::PlayOff => say!(lang, "Play-off"),
        TieKind::Shared => say!(lang, "Shared places"),
    });
    for sentence in summary(ties, lang) {
        page.paragraph(sentence);
    }
    if !ties.groups.is_empty() {
        page.table(table(forecast, ties, lang));
    }
    let more = ties.groups.len().saturating_sub(MOST);
    if more > 0 {
        let n = u64::try_from(more).unwrap_or(u64::MAX);
        page.paragraph(say!(lang, count n, "{n} other group is possible, and no likelier.", "{n} other groups are possible, and no likelier.", n));
    }
}

fn summary(ties: &TiesAhead, lang: Lang) -> Vec<String> {
    let share = share(ties.chance).map(|share| chance::percent(lang, share, source(share)));
    let exact = source(ties.chance) == Source::Model;
    let first = match (ties.kind, ties.certainty, share) {
        (TieKind::PlayOff, Certainty::Sure, _) => {
            say!(lang, "There will be a play-off, whatever happens (proved).")
        }
        (TieKind::PlayOff, Certainty::Out, _) => {
            say!(lang, "There will be no play-off, whatever happens (proved).")
        }
        (TieKind::PlayOff, _, Some(share)) if exact => {
            say!(lang, "How likely a play-off is: {share}, exact under the model.", share)
        }
        (TieKind::PlayOff, _, Some(share)) => {
            say!(lang, "How likely a play-off is: {share}, an estimate.", share)
        }
        (TieKind::Shared, Certainty::Sure, _) => {
            say!(lang, "Places will be shared, whatever happens (proved).")
        }
        (TieKind::Shared, _, Some(share)) if exact => say!(
            lang,
            "How likely it is that the list leaves one of these places shared: {share}, exact under the model.",
            share
        ),
        (TieKind::Shared, _, Some(share)) => {
            say!(
                lang,
                "How likely it is that the list leaves one of these places shared: {share}, an estimate.",
                share
            )
        }
        (_, _, None) => String::new(),
    };
    let seen = say!(lang, "The groups are those of drawn scenarios; others may be possible.");
    let others = ties.complete == Completeness::Samples && ties.certainty != Certainty::Out;
    [Some(first), others.then_some(seen)].into_iter().flatten().filter(|text| !text.is_empty()).collect()
}

fn table(forecast: &Forecast, ties: &TiesAhead, lang: Lang) -> Table {
    let (caption, what) = match ties.kind {
        TieKind::PlayOff => (say!(lang, "Who would play off"), say!(lang, "For what")),
        TieKind::Shared => (say!(lang, "Who would share places"), say!(lang, "Places")),
    };
    let columns = vec![
        Column::name("stake", what).kept(),
        Column::text("chance", chance::head(forecast, lang)).kept(),
        Column::sentence("who", say!(lang, "Who")).under("stake"),
    ];
    let mut table = Table::new(caption, columns);
    for group in ties.groups.iter().take(MOST) {
        let what = match ties.kind {
            TieKind::PlayOff => stake_words(&group.tie, lang),
            TieKind::Shared => number::span(lang, group.tie.places.0, group.tie.places.1),
        };
        table.push(vec![Cell::text(what), how_likely(group, lang), Cell::text(names(forecast, group, lang))]);
    }
    table.hide_empty(&["chance"]);
    table
}

/// What is sure needs no number.
fn how_likely(group: &TieAhead, lang: Lang) -> Cell {
    match group.certainty {
        Certainty::Sure => Cell::text(say!(lang, ctx "forecast", "sure")),
        _ => chance::cell(lang, share(group.chance), source(group.chance), true),
    }
}

fn names(forecast: &Forecast, group: &TieAhead, lang: Lang) -> String {
    let tournament = forecast.event().tournament();
    let names: Vec<String> = group.tie.members.iter().map(|who| sanitize(tournament.name_of(*who))).collect();
    list::clauses(lang, names)
}

/// What a play-off would decide is told as the list has it: nobody knows how it would end.
pub(crate) fn not_counted(forecast: &Forecast, lang: Lang) -> Option<String> {
    let ties = forecast.ties();
    let may_be = ties.kind == TieKind::PlayOff && ties.certainty != Certainty::Out;
    may_be.then(|| {
        say!(lang, "Places, chances and prize money are those of the list; a play-off can change them.")
    })
}

/// How likely it is that somebody plays off.
pub(crate) fn of(forecast: &Forecast, who: ParticipantId, name: &str, lang: Lang) -> Option<String> {
    let ties = forecast.ties();
    let share = share(ties.of(who)).filter(|share| share.count > 0 && ties.kind == TieKind::PlayOff)?;
    let said = chance::percent(lang, share, source(share));
    Some(match source(share) {
        Source::Samples(_) => {
            say!(lang, "How likely {name} is to play off: {share}, an estimate.", name, share = said)
        }
        Source::AllScenarios | Source::Model => {
            say!(
                lang,
                "How likely {name} is to play off: {share}, exact under the model.",
                name,
                share = said
            )
        }
    })
}

/// What a share of ties comes from. What is sure or out is said apart, and a tie that is listed can happen, however little it
/// weighs.
pub(crate) fn source(share: Share) -> Source {
    if share.of == Share::WHOLE { Source::Model } else { Source::Samples(share.of) }
}

/// A share, where enough was drawn.
pub(crate) fn share(share: Share) -> Option<Share> {
    Some(share).filter(|share| share.of >= chance::FEW)
}
