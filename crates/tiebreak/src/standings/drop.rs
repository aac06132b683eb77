//! Criteria that cannot be used here are left out of the list, with a notice each.

use exaequo_model::{Elo, System};

use crate::definition::{Accept, AppliesTo, CriterionType, Method, Origin};
use crate::field::Field;
use crate::notice::Notice;
use crate::rules::{external, points};
use crate::spec::Spec;

/// The criteria that can be used, with the rating of unrated players filled in.
pub(super) fn usable(
    field: &Field,
    specs: Vec<Spec>,
    unrated: Option<Elo>,
    notices: &mut Vec<Notice>,
) -> Vec<Spec> {
    let fill = |mut spec: Spec| {
        if spec.definition.accepts(Accept::Unrated) {
            spec.unrated = spec.unrated.or(unrated);
        }
        spec
    };
    notices.extend(unused_columns(field, &specs));
    let mut kept = Vec::with_capacity(specs.len());
    for spec in specs.into_iter().map(fill) {
        if let Some(notice) = refused(field, &spec) {
            notices.push(notice);
        } else {
            notices.extend(repeated(&kept, &spec));
            notices.extend(nothing_left(field, &spec));
            notices.extend(warnings(field, &spec));
            kept.push(spec);
        }
    }
    notices.extend(team_scores(field, &kept));
    notices.extend(points_not_first(&kept));
    kept
}

/// Article 11: two scores are for teams; what an individual event has is its points.
fn team_scores(field: &Field, specs: &[Spec]) -> Option<Notice> {
    let on_a_score: Vec<Spec> = specs.iter().filter(|spec| spec.basis.is_some()).cloned().collect();
    let misleading = !field.tournament.is_team_event() && !on_a_score.is_empty();
    misleading.then_some(Notice::TeamScores(on_a_score))
}

/// 4.2: tie-breaks are for those with the same points. A list that says otherwise is followed, not in silence.
fn points_not_first(specs: &[Spec]) -> Option<Notice> {
    let is_points = |spec: &&Spec| spec.definition == &points::DEFINITION;
    let first = specs.first().filter(|first| !is_points(first))?;
    let points = specs.iter().find(is_points)?;
    Some(Notice::PointsNotFirst { first: first.clone(), points: points.clone() })
}

/// Columns of values no criterion asks for: a misspelt name would otherwise go unseen.
fn unused_columns(field: &Field, specs: &[Spec]) -> Vec<Notice> {
    let tournament = &field.tournament;
    let asked = |name: &str| {
        specs.iter().any(|spec| spec.name.as_deref().is_some_and(|own| own.eq_ignore_ascii_case(name)))
    };
    let names = tournament.external.iter().map(|column| tournament.str(column.name));
    names.filter(|name| !asked(name)).map(|name| Notice::UnusedColumn(name.to_owned())).collect()
}

fn refused(field: &Field, spec: &Spec) -> Option<Notice> {
    let definition = spec.definition;
    let teams = field.tournament.is_team_event();
    let spec = || spec.clone();
    if definition.applies_to == AppliesTo::Teams && !teams {
        return Some(Notice::OnlyForTeams(spec()));
    }
    if matches!(definition.method, Method::Unknown) {
        return Some(Notice::NotComputed(spec()));
    }
    if definition.accepts(Accept::Name) && external::column(&field.tournament, &spec()).is_none() {
        return Some(Notice::NoColumn(spec()));
    }
    if definition.accepts(Accept::Unrated) && spec().unrated.is_none() && field.unrated() > 0 {
        let (spec, missing) = (spec(), field.unrated());
        return Some(if teams {
            Notice::UnratedTeams { spec, teams: missing }
        } else {
            Notice::Unrated { spec, players: missing }
        });
    }
    crate::divisor::is_missing(field, &spec()).then(|| Notice::NoDivisor(spec()))
}

/// 4.3: criteria of type A may appear several times; any other has the same value again.
fn repeated(before: &[Spec], spec: &Spec) -> Option<Notice> {
    let is_of_type_a = spec.definition.kinds.iter().any(|kinds| kinds.contains(&CriterionType::A));
    (!is_of_type_a && before.contains(spec)).then(|| Notice::Repeated(spec.clone()))
}

/// 14.1 to 14.4: where as many values are cut as there are rounds, nothing is left to compare at the end.
fn nothing_left(field: &Field, spec: &Spec) -> Option<Notice> {
    let (cut, rounds) = (usize::from(spec.cuts.low) + usize::from(spec.cuts.high), field.announced());
    (0 < rounds && rounds <= cut).then(|| Notice::NothingLeft { spec: spec.clone(), rounds })
}

fn warnings(field: &Field, spec: &Spec) -> Option<Notice> {
    let definition = spec.definition;
    let round_robin = matches!(field.system, System::RoundRobin { .. });
    let first = definition.kinds.first().copied().unwrap_or_default();
    if round_robin && definition.article.0.starts_with("8.") {
        return Some(Notice::BuchholzInRoundRobin(spec.clone()));
    }
    let missing = external::column(&field.tournament, spec)
        .map_or(0, |column| column.values.iter().filter(|value| value.is_none()).count());
    if missing > 0 {
        return Some(Notice::MissingValues { spec: spec.clone(), participants: missing });
    }
    if !field.system.is_predetermined()
        && definition.accepts(Accept::Limit)
        && first.contains(&CriterionType::C)
    {
        return Some(Notice::KoyaInSwiss(spec.clone()));
    }
    match definition.origin {
        Origin::Fide(since) if since > field.provisions().catalogue => {
            Some(Notice::NotInEdition(spec.clone()))
        }
        _ => None,
    }
}
