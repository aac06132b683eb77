//! `exaequo explain`: the arithmetic of one participant, or what separates two.

use clap::ArgMatches;
use exaequo_model::{ParticipantId, Tournament};
use exaequo_report::card::Cards;
use exaequo_report::explain::{Explanation, find, label};
use exaequo_report::notice::Refused;
use exaequo_report::standings::Sheet;
use exaequo_tiebreak::{Listed, Options, Spec, Standings};

use crate::failure::{Failure, Status};
use crate::form::{Form, LISTS, form};
use crate::input::Input;
use crate::list_options::{Asked, refused};
use crate::lists;
use crate::output;
use crate::played::Played;
use crate::settings::{Settings, Stream, text};
use crate::show::{mention_findings, no_tournament, status};

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let (asked, form) = (Asked::new(matches)?, form(matches, LISTS)?);
    let played = Played::new(matches, settings)?;
    let input = Input::read(matches, "file", &settings.read)?;
    let Some(tournament) = input.tournament() else {
        return Ok(no_tournament(&input, settings));
    };
    let with_values = asked.with_values(tournament)?;
    let tournament = with_values.as_ref().unwrap_or(tournament);
    let (options, chosen) = asked.options(tournament)?;
    let mut standings =
        Standings::new(tournament, &options).map_err(|refusal| refused(refusal, tournament))?;
    let merged = played.as_ref().map(|played| played.merge(&mut standings)).transpose()?;
    let play_off = played.as_ref().zip(merged.as_ref()).map(|(played, merged)| played.off(merged));
    let who = participant(&standings, tournament, text(matches, "player").unwrap_or_default())?;
    let against =
        text(matches, "against").map(|typed| participant(&standings, tournament, typed)).transpose()?;
    if against == Some(who) {
        return Err(Refused::Oneself(label(tournament, who)).into());
    }
    let spec = text(matches, "tie-break").map(criterion).transpose()?;
    let alone = spec.as_ref().filter(|spec| position(&standings, spec).is_none());
    let alone = alone.map(|spec| by_itself(tournament, &options, spec)).transpose()?;
    let only = match &spec {
        None => None,
        Some(spec) => {
            let standings = alone.as_ref().unwrap_or(&standings);
            Some((standings, position(standings, spec).ok_or_else(|| left_out(standings, spec, settings))?))
        }
    };
    mention_findings(&input, settings);
    lists::say_warnings(only.map_or(&standings, |(standings, _)| standings), settings);
    let explanation = Explanation { standings: &standings, who, only, against, play_off };
    let result = match form {
        Form::Table | Form::Trf => explanation.to_text(&settings.look(Stream::Output)),
        Form::Json => explanation.to_json(settings.lang),
        Form::Csv | Form::Markdown | Form::Html | Form::Xlsx => {
            let standings = only.map_or(&standings, |(standings, _)| standings);
            let sheet = Sheet { standings, chosen, reading: input.reading() };
            let cards = Cards::new(sheet).with_play_off(play_off);
            let page = match against {
                Some(other) => cards.comparison(who, other, settings.lang),
                None => cards.page(&[who], settings.lang),
            };
            lists::write_to(&page, form, matches.get_one("output"), settings)?;
            return Ok(status(&input, settings));
        }
    };
    output::result(&result, matches.get_one("output"), settings.color)?;
    Ok(status(&input, settings))
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
    typed.parse().map_err(|error| Refused::List { list: typed.to_owned(), errors: vec![error] })
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
