//! 2.1 and 3.1: the parameters of a play-off in words.

use exaequo_model::Tournament;
use exaequo_playoff::{
    After, AtLast, Colours, Drawn, Format, LotsFor, Numbering, Places, PlayOffRegulations, PlayOffStage,
    TieMethod,
};
use exaequo_tiebreak::Standings;

use crate::page::Note;
use crate::text::{quoted_whole, sanitize};
use crate::{Lang, list, say};

/// 2.1: what becomes of ties.
pub(super) fn method_words(method: TieMethod, lang: Lang) -> String {
    match method {
        TieMethod::Share => say!(lang, "Tied participants share their place (2.1); nobody plays off."),
        TieMethod::PlayOff => say!(lang, "Tied participants play off (2.2.1)."),
        TieMethod::List => {
            say!(lang, "Tied participants are ranked by the list of tie-breaks (2.2.2); nobody plays off.")
        }
    }
}

/// All parameters of 3.1.
pub(super) fn notes(regulations: &PlayOffRegulations, standings: &Standings, lang: Lang) -> Vec<Note> {
    let tournament = &standings.field.tournament;
    let mut notes = vec![
        Note::new("3.1.1", places(regulations.places, lang)),
        Note::new("3.1.2", qualified(regulations, standings, lang)),
        Note::new("3.1.3", format(regulations.format, lang)),
        Note::new("3.1.4", numbers(regulations, lang)),
        Note::new("3.1.5", colours(regulations, tournament, lang)),
    ];
    for (index, stage) in regulations.stages.iter().enumerate() {
        let games = match (index, regulations.format) {
            (0, Format::DoubleRoundRobin) => games_in_each_cycle(stage.games, tournament, lang),
            _ => games(stage.games, tournament, lang),
        };
        notes.push(Note::new("3.1.6", stage_words(stage, &games, tournament, lang)));
    }
    let own = regulations.stages.iter().filter_map(|stage| Some((sanitize(&stage.name), stage.pause?)));
    notes.push(Note::new("3.1.7", pause(regulations.pause, tournament, lang)));
    notes.extend(own.map(|(name, pause)| Note::new("3.1.7", own_pause(&name, pause, tournament, lang))));
    notes.extend(own_criteria(regulations, standings, lang));
    notes.push(Note::new("4.2", at_last(regulations, lang)));
    notes
}

fn pause(pause: u32, tournament: &Tournament, lang: Lang) -> String {
    match (pause, tournament.is_team_event()) {
        (0, false) => say!(lang, "no pause between two games"),
        (0, true) => say!(lang, "no pause between two matches"),
        (_, false) => say!(lang, "{pause} min between two games", pause),
        (_, true) => say!(lang, "{pause} min between two matches", pause),
    }
}

/// The pause of a stage that has one of its own.
fn own_pause(name: &str, pause: u32, tournament: &Tournament, lang: Lang) -> String {
    match (pause, tournament.is_team_event()) {
        (0, false) => say!(lang, "{name}: no pause before a game", name),
        (0, true) => say!(lang, "{name}: no pause before a match", name),
        (_, false) => say!(lang, "{name}: {pause} min before each game", name, pause),
        (_, true) => say!(lang, "{name}: {pause} min before each match", name, pause),
    }
}

/// Criteria of the play-off itself, and of article 12 where teams meet.
fn own_criteria(regulations: &PlayOffRegulations, standings: &Standings, lang: Lang) -> Vec<Note> {
    let mut notes = Vec::new();
    let boards: Vec<&str> = regulations.boards.iter().map(|criterion| criterion.code()).collect();
    if standings.field.tournament.is_team_event() && !boards.is_empty() {
        let list = list::commas(lang, boards);
        let text = say!(lang, "a level match: {list}", list);
        notes.push(Note::new("12", text));
    }
    // Those of a round robin are not empty even where nothing is named.
    let list = match regulations.format {
        Format::KnockOut => regulations.still_tied.clone(),
        Format::SingleRoundRobin | Format::DoubleRoundRobin => {
            regulations.round_robin_criteria(&standings.field.tournament)
        }
    };
    let list: Vec<String> = list.iter().map(|one| one.spec.to_string()).collect();
    if !list.is_empty() {
        let list = list::commas(lang, list);
        let text = say!(lang, "level in the play-off: {list} on its own games", list);
        notes.push(Note::new("4.1", text));
    }
    notes
}

fn places(places: Places, lang: Lang) -> String {
    match places {
        Places::All => say!(lang, "all places that are tied"),
        Places::First(1) => {
            say!(lang, "the first place only")
        }
        Places::First(count) => say!(lang, count count, "the first place", "the first {count} places", count),
        Places::Qualify(count) => say!(lang, count count, "who is first",
            "who is among the first {count}, in whatever order", count),
    }
}

/// Who plays off, and how many of them.
fn qualified(regulations: &PlayOffRegulations, standings: &Standings, lang: Lang) -> String {
    let who = after(regulations.after, standings, lang);
    let most = regulations.entrants.map(|most| entrants(most, lang));
    list::clauses(lang, std::iter::once(who).chain(most))
}

fn after(after: After, standings: &Standings, lang: Lang) -> String {
    let codes: Vec<String> = standings.specs.iter().map(ToString::to_string).collect();
    let upto = match after {
        After::None => {
            return say!(lang, "qualified: those with equal points, before any tie-break");
        }
        After::First(count) => count + 1,
        After::All => codes.len(),
    };
    let list = list::commas(lang, codes.into_iter().take(upto));
    say!(lang, "qualified: those who are equal on {list}", list)
}

fn entrants(most: u32, lang: Lang) -> String {
    say!(
        lang,
        "of more than {most}, the first {most} by the list and whoever is level with the last of them on all of it",
        most
    )
}

fn format(format: Format, lang: Lang) -> String {
    match format {
        Format::SingleRoundRobin => say!(lang, "round robin; two play a match"),
        Format::DoubleRoundRobin => say!(lang, "double round robin; two play a match"),
        Format::KnockOut => say!(lang, "knock-out"),
    }
}

fn numbers(regulations: &PlayOffRegulations, lang: Lang) -> String {
    match regulations.numbers {
        Numbering::Standings => say!(lang, "numbers in the order of the standings"),
        Numbering::Rating => {
            say!(lang, "numbers by rating")
        }
        Numbering::TournamentNumber => say!(lang, "numbers in the order of the tournament’s"),
        Numbering::Lots => {
            let seed = quoted_whole(lang, &LotsFor::Numbers.seed(regulations));
            say!(lang, "numbers by lots, seed {seed}", seed)
        }
    }
}

fn colours(regulations: &PlayOffRegulations, tournament: &Tournament, lang: Lang) -> String {
    match regulations.colours {
        Colours::ByNumber => say!(
            lang,
            "the lower number begins each stage with White (round robin: as in the table), then colours alternate"
        ),
        Colours::Alternating => say!(
            lang,
            "the lower number begins with White (round robin: as in the table), then colours alternate through all stages"
        ),
        Colours::Lots => {
            let seed = quoted_whole(lang, regulations.seed.as_deref().unwrap_or_default());
            if tournament.is_team_event() {
                return say!(
                    lang,
                    "by lots for the first match of each stage, seed {seed} with the two numbers and the stage, then colours alternate",
                    seed
                );
            }
            say!(
                lang,
                "by lots for the first game of each stage, seed {seed} with the two numbers and the stage, then colours alternate",
                seed
            )
        }
    }
}

fn stage_words(stage: &PlayOffStage, games: &str, tournament: &Tournament, lang: Lang) -> String {
    let name = sanitize(&stage.name);
    let (control, minutes) = (sanitize(&stage.control_text), stage.minutes());
    let words = if tournament.is_team_event() {
        say!(lang, "{name}: {games}, {control}, {minutes} min a match", name, games, control, minutes)
    } else {
        say!(lang, "{name}: {games}, {control}, {minutes} min a game", name, games, control, minutes)
    };
    list::clauses(lang, std::iter::once(words).chain(drawn_words(stage.drawn, tournament, lang)))
}

/// What a drawn stage means; a team has the colour of its first board.
fn drawn_words(drawn: Drawn, tournament: &Tournament, lang: Lang) -> Option<String> {
    match drawn {
        Drawn::GoesOn => None,
        Drawn::BlackWins if tournament.is_team_event() => {
            Some(say!(lang, "a draw counts as a win for Black on board 1"))
        }
        Drawn::BlackWins => Some(say!(lang, "a draw counts as a win for Black")),
    }
}

pub(super) fn games(n: u32, tournament: &Tournament, lang: Lang) -> String {
    if tournament.is_team_event() {
        return say!(lang, count n, "{n} match", "{n} matches", n);
    }
    say!(lang, count n, "{n} game", "{n} games", n)
}

fn games_in_each_cycle(n: u32, tournament: &Tournament, lang: Lang) -> String {
    if tournament.is_team_event() {
        return say!(lang, count n, "{n} match in each cycle", "{n} matches in each cycle", n);
    }
    say!(lang, count n, "{n} game in each cycle", "{n} games in each cycle", n)
}

fn at_last(regulations: &PlayOffRegulations, lang: Lang) -> String {
    match regulations.at_last {
        AtLast::List => say!(lang, "still level: by the list of the tournament"),
        AtLast::Share => say!(lang, "still level: the place is shared"),
        AtLast::Lots => {
            let seed = quoted_whole(lang, &LotsFor::Places.seed(regulations));
            say!(lang, "still level: lots, seed {seed}", seed)
        }
    }
}
