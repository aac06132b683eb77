//! Why an event was not changed, and why a file gives none.

use exaequo_event::{ChangeError, NoTournament};
use exaequo_model::{FactsProblem, ParseOutcomeError, Problems};

use super::InWords;
use crate::diagnostic::{Message, facts};
use crate::text::quoted;
use crate::{Lang, list, say};

impl InWords for ChangeError {
    fn title(&self, lang: Lang) -> String {
        match self {
            Self::NoRound { asked, .. } => say!(lang, "round {asked} is not paired", asked),
            Self::NoBoard { round, board } => say!(lang, "round {round} has no board {board}", round, board),
            Self::NoGame { round, number } => {
                say!(lang, "player {number} has no game in round {round}", number, round)
            }
            Self::NoMatch { round, number } => {
                say!(lang, "team {number} has no match in round {round}", number, round)
            }
            Self::NoPlayer { number } => say!(lang, "there is no player {number}", number),
            Self::NoTeam { number } => say!(lang, "there is no team {number}", number),
            Self::NotLastRound { asked, paired } => {
                let last = *paired;
                say!(
                    lang,
                    "only the last paired round can be put together again: {last}, not {asked}",
                    last,
                    asked
                )
            }
            Self::NoBye { round, .. } => say!(lang, "there is no bye to take back in round {round}", round),
            Self::NotAnnounced { asked, announced } => {
                let (round, rounds) = (*asked, *announced);
                say!(lang, "round {round} is not announced; the event has {rounds}", round, rounds)
            }
            Self::HasLeft { number, after, round } => say!(
                lang,
                "number {number} left after round {after} and cannot be paired in round {round}",
                number,
                after,
                round
            ),
            Self::NotEntered { number, from, round } => say!(
                lang,
                "number {number} enters in round {from} and cannot be paired in round {round}",
                number,
                from,
                round
            ),
            Self::HasResults { round, results } => {
                let n = *results;
                say!(lang, count n, "round {round} has {n} result", "round {round} has {n} results", round, n)
            }
            Self::NoOrder { round, boards } => {
                let n = *boards;
                say!(lang, count n, "round {round} has {n} board", "round {round} has {n} boards", round, n)
            }
            Self::OtherEvent => say!(lang, "the standings are of another event"),
            Self::Result(typed) => typed.title(lang),
            Self::Who(not_found) => not_found.title(lang),
            Self::Incoherent(problems) => problems.title(lang),
            Self::Several(_) => say!(lang, "several things speak against this change"),
            _ => say!(lang, "the event cannot be changed like this"),
        }
    }

    fn help(&self, lang: Lang) -> String {
        match self {
            Self::NoRound { paired, .. } => super::ranking::last_round(lang, *paired),
            Self::NoBoard { .. } => say!(lang, "give a board of this round, or the player"),
            Self::NoGame { .. } => say!(lang, "the pairings of the round say who plays"),
            Self::HasLeft { .. } => say!(lang, "take the withdrawal back, or pair somebody else"),
            Self::NotEntered { .. } => say!(lang, "change the round of entry, or pair somebody else"),
            Self::HasResults { .. } => say!(lang, "take the results back first"),
            Self::NoOrder { .. } => say!(lang, "name each board once"),
            Self::OtherEvent => say!(lang, "compute the standings of this event"),
            Self::Result(typed) => typed.help(lang),
            Self::Who(not_found) => not_found.help(lang),
            Self::Incoherent(problems) => problems.help(lang),
            Self::Several(_) => say!(lang, "correct what is wrong; until then nothing is changed"),
            _ => say!(lang, "the event stays as it was"),
        }
    }

    fn details(&self, lang: Lang) -> Vec<String> {
        match self {
            Self::Who(not_found) => not_found.details(lang),
            Self::Incoherent(problems) => problems.details(lang),
            Self::Several(errors) => errors.iter().flat_map(|error| reasons(lang, error)).collect(),
            _ => Vec::new(),
        }
    }
}

/// A reason with what to do about it, or every problem of facts that do not fit together.
fn reasons(lang: Lang, error: &ChangeError) -> Vec<String> {
    match error {
        ChangeError::Incoherent(problems) => problems.iter().map(|problem| detail(lang, *problem)).collect(),
        one => vec![list::clauses(lang, [one.title(lang), one.help(lang)])],
    }
}

/// A problem with what to do about it.
fn detail(lang: Lang, problem: FactsProblem) -> String {
    let Message { title, help, .. } = facts::message(lang, problem);
    list::clauses(lang, [title, help])
}

impl InWords for ParseOutcomeError {
    fn title(&self, lang: Lang) -> String {
        let found = quoted(lang, &self.typed);
        say!(lang, "{found} is not a result", found)
    }

    fn help(&self, lang: Lang) -> String {
        say!(lang, "write a result such as 1-0, 1/2-1/2 or +--, White first")
    }
}

/// One problem is said as it is; of several each is a detail, with what to do about it.
impl InWords for Problems {
    fn title(&self, lang: Lang) -> String {
        match &self[..] {
            [one] => facts::message(lang, *one).title,
            _ => say!(lang, "the facts do not make a tournament"),
        }
    }

    fn help(&self, lang: Lang) -> String {
        match &self[..] {
            [one] => facts::message(lang, *one).help,
            _ => say!(lang, "correct what is wrong; until then nothing is changed"),
        }
    }

    fn details(&self, lang: Lang) -> Vec<String> {
        let details = || self.iter().map(|problem| detail(lang, *problem)).collect();
        if self.len() < 2 { Vec::new() } else { details() }
    }
}

impl InWords for NoTournament {
    fn title(&self, lang: Lang) -> String {
        let n = self.errors;
        say!(lang, count n, "the file holds no tournament: {n} error", "the file holds no tournament: {n} errors", n)
    }

    fn help(&self, lang: Lang) -> String {
        say!(lang, "correct the errors found in the file")
    }
}

#[cfg(test)]
mod tests {
    use exaequo_event::{Event, date};
    use exaequo_model::RoundNumber;

    use super::*;

    fn in_all(error: &impl InWords) -> [String; 3] {
        Lang::ALL.map(|lang| error.title(lang))
    }

    #[test]
    fn changes_that_are_refused_are_told_in_every_language() {
        let mut event = Event::new("Open", date(2026, 3, 7), 5);
        let [alyx, bruno, charline] = ["Alyx", "Bruno", "Charline"].map(|name| event.add_player(name, 0));
        let none = event.set_result(RoundNumber(1), alyx, "1-0").unwrap_err();
        assert_eq!(
            in_all(&none),
            ["round 1 is not paired", "la ronde 1 n’est pas appariée", "la ronda 1 no está emparejada"]
        );
        assert_eq!(none.help(Lang::Fr), "aucune ronde n’est encore appariée");
        let round = event.pair([(alyx, bruno)]).unwrap();
        let no_game = event.set_result(round, charline, "1-0").unwrap_err();
        assert_eq!(
            in_all(&no_game),
            [
                "player 3 has no game in round 1",
                "le joueur 3 n’a pas de partie à la ronde 1",
                "el jugador 3 no tiene partida en la ronda 1"
            ]
        );
        let no_result = event.set_result(round, alyx, "2-0").unwrap_err();
        assert_eq!(
            in_all(&no_result),
            [
                "\"2-0\" is not a result",
                "«\u{202F}2-0\u{202F}» n’est pas un résultat",
                "«2-0» no es un resultado"
            ]
        );
        let twice = event.pair([(alyx, bruno), (alyx, charline)]).unwrap_err();
        assert_eq!(twice.title(Lang::En), "round 2: number 1 has more than one pairing or bye");
        assert_eq!(twice.help(Lang::Es), "deje un emparejamiento o un descanso por participante y ronda");
    }

    #[test]
    fn several_problems_are_told_one_by_one() {
        let mut event = Event::new("Open", date(2026, 3, 7), 5);
        let [alyx, bruno] = ["Alyx", "Bruno"].map(|name| event.add_player(name, 0));
        let error = event.pair([(alyx, bruno), (alyx, bruno)]).unwrap_err();
        assert_eq!(error.title(Lang::Es), "estos datos no forman un torneo");
        assert_eq!(
            error.details(Lang::En),
            [1, 2].map(|number| format!(
                "round 1: number {number} has more than one pairing or bye; keep one pairing or one bye per participant and round"
            ))
        );
    }

    #[test]
    fn reasons_of_every_kind_are_told_one_by_one() {
        let mut event = Event::new("Open", date(2026, 3, 7), 5);
        let [alyx, bruno] = ["Alyx", "Bruno"].map(|name| event.add_player(name, 0));
        event.withdraw(alyx, 0).unwrap();
        let error = event.pair([(alyx, bruno), (bruno, bruno)]).unwrap_err();
        assert_eq!(error.title(Lang::En), "several things speak against this change");
        assert_eq!(
            error.details(Lang::En),
            [
                "number 1 left after round 0 and cannot be paired in round 1; take the withdrawal back, or pair somebody else",
                "round 1: number 2 is paired with number 2; correct the pairing",
            ]
        );
    }

    #[test]
    fn one_error_is_not_several() {
        let [one, two] = [1, 2].map(|errors| NoTournament { errors });
        assert_eq!(
            in_all(&one),
            [
                "the file holds no tournament: 1 error",
                "le fichier ne contient pas de tournoi\u{202F}: 1 erreur",
                "el archivo no contiene ningún torneo: 1 error"
            ]
        );
        assert_eq!(two.title(Lang::Es), "el archivo no contiene ningún torneo: 2 errores");
    }
}
