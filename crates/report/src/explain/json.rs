//! `exaequo/explain/1`.

use exaequo_model::ParticipantId;
use exaequo_tiebreak::{Method, Sharing, Standings};

use super::against::{Verdict, meetings, sentence, verdict};
use super::{Cell, Explanation};
use crate::Lang;
use crate::catalogue::{articles, words};
use crate::playoff::stage::{Of, Played};
use crate::standings::{Explained, write_steps, write_terms};
use crate::value::{self, Layout, Writer};

/// Name and version of the form.
pub(super) const SCHEMA: &str = "exaequo/explain/1";

pub(super) fn write(explanation: &Explanation<'_>, lang: Lang) -> String {
    let standings = explanation.standings;
    let mut out = Writer::new(Layout::Pretty, 4_000);
    out.open('{');
    out.line(2);
    out.text_member("schema", SCHEMA);
    out.line(2);
    out.text_member("edition", standings.regulations.edition.name);
    out.line(2);
    out.key("player");
    write_participant(&mut out, standings, explanation.who);
    out.line(2);
    out.key("values");
    out.open('[');
    for cell in explanation.cells() {
        out.line(4);
        write_cell(&mut out, cell, lang);
    }
    out.close_lines(']', 2);
    if let Some(other) = explanation.against {
        out.line(2);
        out.key("against");
        write_against(&mut out, explanation, other, lang);
    }
    write_play_off(&mut out, explanation);
    out.close_lines('}', 0);
    out.finish()
}

/// The play-off of whoever is explained, and the games in it: all of one participant, or those of two against each other.
fn write_play_off(out: &mut Writer, explanation: &Explanation<'_>) {
    let Explanation { standings, who, against, play_off, only } = *explanation;
    let tournament = &standings.field.tournament;
    let (who, of) = match (against, only) {
        (Some(other), _) => (vec![who, other], Of::Two([who, other])),
        (None, None) => (vec![who], Of::One(who)),
        (None, Some(_)) => return,
    };
    if let Some(form) = play_off.and_then(|play_off| play_off.form_of(&who, standings)) {
        out.line(2);
        out.key("play_off");
        out.form(&form);
    }
    let games = Played { tournament, play_off, of }.forms();
    if !games.is_empty() {
        out.line(2);
        out.key("play_off_games");
        out.forms(&games, 2);
    }
}

fn write_participant(out: &mut Writer, standings: &Standings, who: ParticipantId) {
    let tournament = &standings.field.tournament;
    let row = standings.row_of(who).and_then(|row| standings.rows.get(row));
    out.open('{');
    out.key("id");
    out.number(tournament.number_of(who));
    out.text_member("name", tournament.name_of(who).trim());
    out.key("rank");
    match row.and_then(|row| row.rank) {
        Some(rank) => out.number(rank),
        None => out.raw("null"),
    }
    out.key("shared");
    out.flag(row.is_some_and(|row| row.place == Sharing::Shared));
    out.close('}');
}

fn write_cell(out: &mut Writer, cell: Cell<'_>, lang: Lang) {
    let (standings, spec) = (cell.standings, cell.spec());
    let of = Explained { standings, spec };
    out.open('{');
    out.key("id");
    out.number(standings.field.tournament.number_of(cell.who));
    out.text_member("tie_break", &spec.to_string());
    out.text_member("name", &words(lang, spec));
    out.key("articles");
    out.open('[');
    for article in articles(spec) {
        out.string(article);
    }
    out.close(']');
    out.key("value");
    value::write(out, spec.definition.measure, standings.value(cell.criterion, cell.who));
    match spec.definition.method {
        Method::Each { .. } => write_terms(out, of, &cell.terms()),
        Method::Tied(_) => {
            let group = standings.group_at(cell.criterion, cell.who);
            out.key("members");
            out.open('[');
            for who in &group {
                out.number(standings.field.tournament.number_of(*who));
            }
            out.close(']');
            out.key("steps");
            write_steps(out, of, &standings.steps(spec, &group));
        }
        Method::Unknown => {}
    }
    out.close('}');
}

fn write_against(out: &mut Writer, explanation: &Explanation<'_>, other: ParticipantId, lang: Lang) {
    let Explanation { standings, who, play_off, .. } = *explanation;
    out.open('{');
    out.key("player");
    write_participant(out, standings, other);
    out.key("decided_by");
    match verdict(standings, who, other) {
        Verdict::By(criterion) => out.string(&standings.specs[criterion].to_string()),
        Verdict::Lots => out.string("lots"),
        Verdict::PlayOff { .. } => out.string("play_off"),
        Verdict::Shared | Verdict::Unranked => out.raw("null"),
    }
    out.key("provisional");
    out.flag(play_off.is_some_and(|play_off| play_off.open_between([who, other]).is_some()));
    out.key("compared");
    out.open('[');
    for (criterion, spec) in standings.specs.iter().enumerate() {
        out.open('{');
        out.text_member("tie_break", &spec.to_string());
        out.key("values");
        out.open('[');
        for who in [who, other] {
            value::write(out, spec.definition.measure, standings.value(criterion, who));
        }
        out.close(']');
        out.close('}');
    }
    out.close(']');
    out.key("games");
    out.open('[');
    for game in meetings(standings, who, other) {
        out.open('{');
        out.key("round");
        out.number(game.round);
        out.key("points");
        out.open('[');
        for points in game.points {
            out.decimal(i64::from(points.hundredths()), 2);
        }
        out.close(']');
        out.close('}');
    }
    out.close(']');
    out.text_member("text", &sentence(standings, play_off, who, other, lang));
    out.close('}');
}
