//! From a plan to a paired round: what is odd about it is asked before.

use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo::event::PairingPlan;
use exaequo::model::{Bye, ParticipantId, Tournament};
use exaequo::{ChangeError, Lang};
use exaequo_desk::change::Change;
use exaequo_desk::change::round::{ByeKind, Origin, RoundChange};
use exaequo_texts::say;

use super::{page, shown};
use crate::desk::{Desk, Kept};
use crate::failure::{Failure, said};
use crate::fields::Fields;
use crate::pages::running::byes;
use crate::sheet::{Block, Cell, Field, Level, Note, Table};

/// Pairs the round, unless something has to be asked before.
pub(in crate::pages::running) async fn settle(
    desk: &Desk,
    kept: &Kept,
    mut plan: PairingPlan,
    from: Origin,
    fields: &Fields,
    lang: Lang,
) -> Result<Response, Failure> {
    let (event, tournament) = (kept.id, kept.event.tournament());
    let left = plan.left_over(&kept.event);
    plan.byes.extend(chosen(tournament, &left, fields));
    // Whatever is refused is refused before anything is asked.
    if let Err(wrong) = kept.event.clone().pair_plan(&plan) {
        return Ok(refused(desk, kept, &plan, &wrong, lang));
    }
    let notes = doubts(tournament, &plan, &left, from, lang);
    if !fields.is_sure(&notes) {
        return Ok(question(kept, &plan, &left, notes, from, lang));
    }
    let (round, change) = (tournament.rounds.next_round(), RoundChange::pairing(tournament, &plan, from));
    desk.change(event, |_| Ok(Change::Round(change))).await?;
    Ok(Redirect::to(&format!("/e/{event}/round/{round}/enter")).into_response())
}

/// The byes that were chosen for those who are left over.
fn chosen(tournament: &Tournament, left: &[ParticipantId], fields: &Fields) -> Vec<(ParticipantId, Bye)> {
    let bye = |who: &ParticipantId| {
        let kind = ByeKind::named(fields.get(&bye_field(tournament, *who)))?;
        Some((*who, kind.bye()))
    };
    left.iter().filter_map(bye).collect()
}

/// The name of the field with the bye of somebody.
fn bye_field(tournament: &Tournament, who: ParticipantId) -> String {
    format!("bye.{}", tournament.number_of(who))
}

/// The form again, with what stands in the way.
fn refused(desk: &Desk, kept: &Kept, plan: &PairingPlan, wrong: &ChangeError, lang: Lang) -> Response {
    let shown = |who: ParticipantId| shown(kept.event.tournament(), who);
    let typed: Vec<(String, String)> =
        plan.pairs.iter().map(|(white, black)| (shown(*white), shown(*black))).collect();
    page(desk, kept, &typed, vec![Note::new(Level::Refuse, said(wrong, lang))], lang)
}

/// What is odd about a plan.
fn doubts(
    tournament: &Tournament,
    plan: &PairingPlan,
    left: &[ParticipantId],
    from: Origin,
    lang: Lang,
) -> Vec<Note> {
    let mut notes = rematches(tournament, plan, lang);
    notes.extend(without_players(tournament, plan, lang));
    if from == Origin::File {
        // What a file holds has nobody seen yet.
        let n = plan.pairs.len();
        let sentence = say!(lang, count n,
            "The file has {n} board. Is it paired like this?", "The file has {n} boards. Is it paired like this?", n);
        notes.push(Note::new(Level::Confirm, sentence));
    }
    if !left.is_empty() {
        let n = left.len();
        let sentence = say!(lang, count n,
            "{n} participant has no opponent.", "{n} participants have no opponent.", n);
        notes.push(Note::new(Level::Acknowledge, sentence));
    }
    notes
}

/// The question before the round is paired, with the byes and the boards.
fn question(
    kept: &Kept,
    plan: &PairingPlan,
    left: &[ParticipantId],
    notes: Vec<Note>,
    from: Origin,
    lang: Lang,
) -> Response {
    let tournament = kept.event.tournament();
    let (path, round) = (format!("/e/{}/run/pair", kept.id), tournament.rounds.next_round().0);
    let (title, byes) = (say!(lang, "Pair round {round}", round), bye_fields(tournament, left, lang));
    let fields = Fields(sent(tournament, plan, from));
    let mut sheet = fields.question_with(title, &path, notes, byes, &path, lang);
    sheet.blocks.push(Block::new(say!(lang, "Boards"), &planned(tournament, plan, lang)));
    sheet.of_event(kept, &path, lang)
}

/// The boards of a plan.
fn planned(tournament: &Tournament, plan: &PairingPlan, lang: Lang) -> Table {
    let row = |(board, (white, black)): (usize, &(ParticipantId, ParticipantId))| {
        let name = |who: ParticipantId| Cell::Text(shown(tournament, who));
        vec![Cell::text(&board), name(*white), name(*black)]
    };
    let head = [
        (say!(lang, ctx "column", "Board"), true),
        (say!(lang, "White"), false),
        (say!(lang, "Black"), false),
    ];
    Table {
        caption: say!(lang, "Boards"),
        head: head.into(),
        rows: (1..).zip(&plan.pairs).map(row).collect(),
    }
}

/// Teams of a plan with nobody who could sit down.
fn without_players(tournament: &Tournament, plan: &PairingPlan, lang: Lang) -> Vec<Note> {
    let is_empty = |who: &ParticipantId| {
        tournament.is_team_event()
            && tournament.teams.get(who.index()).is_some_and(|team| team.roster.is_empty())
    };
    let note = |who: ParticipantId| {
        let name = tournament.name_of(who).to_owned();
        Note::new(Level::Confirm, say!(lang, "{name} has no players: nobody sits at its boards.", name))
    };
    plan.pairs.iter().flat_map(|(white, black)| [*white, *black]).filter(is_empty).map(note).collect()
}

/// A plan as the form sends it.
fn sent(tournament: &Tournament, plan: &PairingPlan, from: Origin) -> Vec<(String, String)> {
    let field = |name: &str, who: ParticipantId| (name.to_owned(), tournament.number_of(who).to_string());
    let mut fields = vec![("from".to_owned(), from.name().to_owned())];
    for (white, black) in &plan.pairs {
        fields.extend([field("white", *white), field("black", *black)]);
    }
    let allocated = plan.byes.iter().filter(|(_, bye)| *bye == Bye::PairingAllocated);
    for (who, _) in allocated {
        fields.extend([field("white", *who), ("black".to_owned(), "0".to_owned())]);
    }
    let others = plan.byes.iter().filter(|(_, bye)| *bye != Bye::PairingAllocated);
    fields
        .extend(others.map(|(who, bye)| (bye_field(tournament, *who), ByeKind::of(*bye).name().to_owned())));
    fields
}

fn bye_fields(tournament: &Tournament, left: &[ParticipantId], lang: Lang) -> Vec<Field> {
    let usual = if left.len() == 1 { ByeKind::Allocated } else { ByeKind::Zero };
    let field = |who: &ParticipantId| {
        let name = bye_field(tournament, *who);
        Field::new(&name, shown(tournament, *who), usual.name(), byes::choice(lang))
    };
    left.iter().map(field).collect()
}

/// Those who have met already.
fn rematches(tournament: &Tournament, plan: &PairingPlan, lang: Lang) -> Vec<Note> {
    let note = |(white, black): (ParticipantId, ParticipantId)| {
        let [white, black] = [white, black].map(|who| tournament.name_of(who).to_owned());
        Note::new(Level::Confirm, say!(lang, "{white} and {black} have been paired before.", white, black))
    };
    plan.rematches(tournament).into_iter().map(note).collect()
}
