//! `exaequo explain`: the arithmetic of one participant, or what separates two.

use clap::ArgMatches;
use exaequo_model::{ParticipantId, Tournament};
use exaequo_report::explain::{Explanation, find, label};
use exaequo_report::notice::Refused;
use exaequo_tiebreak::{Listed, Options, Spec, Standings};

use crate::failure::{Failure, Status};
use crate::form::{Form, LISTS, form};
use crate::list_options::refused;
use crate::lists;
use crate::ranked::{Ranked, rank};
use crate::settings::{Settings, text};

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let form = form(matches, LISTS)?;
    rank("file", matches, settings, |ranked| {
        explain(ranked, form, matches, settings)?;
        Ok(Status::Fine)
    })
}

fn explain(
    ranked: &Ranked<'_>,
    form: Form,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<(), Failure> {
    let standings = ranked.sheet.standings;
    let tournament = standings.field.tournament;
    let who = participant(standings, tournament, text(matches, "player").unwrap_or_default())?;
    let against =
        text(matches, "against").map(|typed| participant(standings, tournament, typed)).transpose()?;
    if against == Some(who) {
        return Err(Refused::Oneself(label(tournament, who)).into());
    }
    let spec = text(matches, "tie-break").map(criterion).transpose()?;
    let alone = spec.as_ref().filter(|spec| position(standings, spec).is_none());
    let alone = alone.map(|spec| by_itself(tournament, ranked.options, spec)).transpose()?;
    let only = match &spec {
        None => None,
        Some(spec) => {
            let standings = alone.as_ref().unwrap_or(standings);
            Some((standings, position(standings, spec).ok_or_else(|| left_out(standings, spec, settings))?))
        }
    };
    lists::say_warnings(only.map_or(standings, |(standings, _)| standings), settings);
    let play_off = ranked.played_off();
    let explanation = Explanation { standings, who, only, against, play_off };
    let target = matches.get_one("output");
    match form {
        Form::Json => lists::write_text(&explanation.to_json(settings.lang), form, target, settings),
        form => lists::write_to(&explanation.to_page(settings.lang), form, target, settings),
    }
}

/// Somebody in the standings.
fn participant(
    standings: &Standings<'_>,
    tournament: &Tournament,
    typed: &str,
) -> Result<ParticipantId, Refused> {
    let who = find(tournament, typed)?;
    match standings.row_of(who) {
        Some(_) => Ok(who),
        None => Err(Refused::NotListed(label(tournament, who))),
    }
}

fn criterion(typed: &str) -> Result<Spec, Refused> {
    typed.parse().map_err(|error| Refused::Criterion { found: typed.to_owned(), error })
}

/// Where a criterion stands in the list; the rating for unrated players may have been filled in.
fn position(standings: &Standings<'_>, wanted: &Spec) -> Option<usize> {
    let same = |spec: &Spec| {
        let unrated = wanted.unrated.or(spec.unrated);
        *spec == Spec { unrated, ..wanted.clone() }
    };
    standings.specs.iter().position(same)
}

/// Standings by points and a criterion that is not in the list.
fn by_itself<'a>(
    tournament: &'a Tournament,
    options: &Options,
    spec: &Spec,
) -> Result<Standings<'a>, Refused> {
    let listed = Listed { spec: spec.clone(), at: 0..0, remarks: Vec::new() };
    let options = Options { list: Some(vec![listed]), ..options.clone() };
    Standings::new(tournament, &options).map_err(|refusal| refused(refusal, tournament))
}

/// Why a criterion cannot be explained: the notice with which it was left out.
fn left_out(standings: &Standings<'_>, spec: &Spec, settings: &Settings) -> Failure {
    lists::say_warnings(standings, settings);
    Refused::LeftOut(spec.to_string()).into()
}
