//! `exaequo/explain/1`.

use exaequo_json::results::explanation as form;
use exaequo_json::{Layout, to_text};
use exaequo_model::ParticipantId;
use exaequo_tiebreak::{Method, Sharing, Standings, Verdict};

use super::against::{Pair, meetings};
use super::{Cell, Explanation};
use crate::Lang;
use crate::criterion::{articles, words};
use crate::playoff::stage::{Of, Played};
use crate::standings::{Explained, steps};
use crate::value::decimal;

pub(super) fn write(explanation: &Explanation<'_>, lang: Lang) -> String {
    let Explanation { standings, who, against, play_off, only } = *explanation;
    // The play-off of whoever is explained, and the games in it: all of one participant, or those of two against each
    // other.
    let of = match (against, only) {
        (Some(other), _) => Some((vec![who, other], Of::Two([who, other]))),
        (None, None) => Some((vec![who], Of::One(who))),
        (None, Some(_)) => None,
    };
    let tournament = &standings.field.tournament;
    let (members, games) = of.map_or_else(Default::default, |(members, of)| {
        (members, Played { tournament, play_off, of }.forms())
    });
    let played = play_off.filter(|_| !members.is_empty());
    to_text(
        &form::Explanation {
            schema: form::Version,
            edition: standings.regulations.edition.name,
            player: participant(standings, who),
            values: explanation.cells().into_iter().map(|cell| value(cell, lang)).collect(),
            against: against.map(|other| compared(explanation, other, lang)),
            play_off: played.and_then(|play_off| play_off.form_of(&members, standings)),
            play_off_games: games,
        },
        Layout::Pretty,
    )
}

fn participant(standings: &Standings, who: ParticipantId) -> form::Participant<'_> {
    let tournament = &standings.field.tournament;
    let row = standings.row_of(who).and_then(|row| standings.rows.get(row));
    form::Participant {
        id: tournament.number_of(who),
        name: tournament.name_of(who).trim(),
        rank: row.and_then(|row| row.rank),
        shared: row.is_some_and(|row| row.place == Sharing::Shared),
    }
}

fn value(cell: Cell<'_>, lang: Lang) -> form::Value {
    let (standings, spec) = (cell.standings, cell.spec());
    let number = |who: ParticipantId| standings.field.tournament.number_of(who);
    let (of, group) = (Explained { standings, spec }, standings.group_at(cell.criterion, cell.who));
    let group = matches!(spec.definition.method, Method::Tied(_)).then_some(group);
    let terms = if group.is_none() { cell.terms() } else { Vec::new() };
    let value = decimal(spec.definition.measure, standings.value(cell.criterion, cell.who));
    form::Value {
        id: number(cell.who),
        tie_break: spec.to_string(),
        name: words(lang, spec),
        articles: articles(spec),
        explained: of.value(value, &terms),
        members: group.as_ref().map(|group| group.iter().copied().map(number).collect()),
        steps: group.map(|group| steps(of, &standings.steps(spec, &group))),
    }
}

fn compared<'a>(explanation: &Explanation<'a>, other: ParticipantId, lang: Lang) -> form::Against<'a> {
    let Explanation { standings, who, play_off, .. } = *explanation;
    let criteria = standings.specs.iter().enumerate();
    form::Against {
        player: participant(standings, other),
        decided_by: match standings.verdict(who, other) {
            Verdict::By(criterion) => Some(standings.specs[criterion].to_string()),
            Verdict::Lots => Some("lots".to_owned()),
            Verdict::PlayOff { .. } => Some("play_off".to_owned()),
            Verdict::Shared | Verdict::Unranked => None,
        },
        provisional: play_off.is_some_and(|play_off| play_off.open_between([who, other]).is_some()),
        compared: criteria
            .map(|(criterion, spec)| form::Compared {
                tie_break: spec.to_string(),
                values: [who, other]
                    .map(|who| decimal(spec.definition.measure, standings.value(criterion, who))),
            })
            .collect(),
        games: meetings(standings, who, other)
            .into_iter()
            .map(|game| form::Meeting { round: game.round, points: game.points.map(Into::into) })
            .collect(),
        text: Pair { standings, play_off, who, other }.sentence(lang),
    }
}
