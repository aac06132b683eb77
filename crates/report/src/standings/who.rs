//! Participants as lists show them, and as JSON has them.

use exaequo_model::{ParticipantId, Player, Sex, Title, Tournament};
use exaequo_tiebreak::{RankedRow, Spec, Standings, rules};

use crate::page::ranking::{decided_by, left_name};
use crate::sanitize::sanitize;
use crate::value::{Writer, push_number};

/// The title of a player, empty where there is none.
pub(crate) fn title(tournament: &Tournament, who: ParticipantId) -> String {
    if tournament.is_team_event() {
        return String::new();
    }
    title_of(tournament, &tournament.players[who.index()])
}

/// The title of a person.
pub(crate) fn title_of(tournament: &Tournament, player: &Player) -> String {
    match player.title {
        Title::None => String::new(),
        Title::Other(text) => sanitize(tournament.str(text)),
        title => {
            let known = Title::FIDE.iter().find(|(known, _)| *known == title);
            known.map(|(_, name)| (*name).to_owned()).unwrap_or_default()
        }
    }
}

/// The federation of a player.
pub(crate) fn federation(tournament: &Tournament, who: ParticipantId) -> String {
    if tournament.is_team_event() {
        return String::new();
    }
    sanitize(tournament.str(tournament.players[who.index()].federation))
}

/// The club of a player.
pub(crate) fn club(tournament: &Tournament, who: ParticipantId) -> String {
    if tournament.is_team_event() {
        return String::new();
    }
    sanitize(tournament.str(tournament.players[who.index()].club))
}

/// Where the points stand in the list of criteria, if they do.
pub(crate) fn points_column(specs: &[Spec]) -> Option<usize> {
    specs.iter().position(|spec| *spec.definition == rules::points::DEFINITION)
}

/// What is known about a participant beside its name, and what decided its place; nothing where it is not known.
pub(super) fn write(out: &mut Writer, standings: &Standings, codes: &[String], row: &RankedRow) {
    let (tournament, who) = (&standings.field.tournament, row.participant);
    if !tournament.is_team_event() {
        write_person(out, tournament, &tournament.players[who.index()]);
    }
    if let Some(rating) = standings.field.rating(who, 0) {
        out.key("rating");
        out.number(rating.value());
    }
    if let Some(left) = tournament.status_of(who).left {
        out.text_member("status", left_name(left.reason));
        out.key("left_after");
        out.number(left.after);
    }
    if let Some(decided) = decided_by(codes, row) {
        out.text_member("decided_by", decided);
    }
}

fn write_person(out: &mut Writer, tournament: &Tournament, player: &Player) {
    let known = Title::FIDE.iter().find(|(known, _)| *known == player.title);
    let title = match player.title {
        Title::Other(text) => tournament.str(text).trim(),
        _ => known.map_or("", |(_, name)| *name),
    };
    let texts = [("title", title), ("federation", tournament.str(player.federation).trim())];
    for (key, text) in texts.into_iter().chain([("club", tournament.str(player.club).trim())]) {
        if !text.is_empty() {
            out.text_member(key, text);
        }
    }
    if let Some(sex) = player.sex {
        out.text_member("sex", sex_name(sex));
    }
    if let Some(year) = player.birth.year() {
        out.key("birth_year");
        out.number(year);
    }
    if let Some(number) = player.fide_id.number() {
        out.key("fide_id");
        out.written(|out| push_number(out, number));
    }
}

const fn sex_name(sex: Sex) -> &'static str {
    match sex {
        Sex::Male => "male",
        Sex::Female => "female",
    }
}
