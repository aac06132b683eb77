//! What is wrong with a rating list.

use exaequo_lists::ListFault;
use exaequo_rating::Edition;

use super::notes::pace as pace_name;
use crate::{Lang, say};

/// The fault in words.
pub(super) fn text(fault: ListFault, lang: Lang) -> String {
    match fault {
        ListFault::NotAList => say!(lang,
                en "this is no line of a rating list",
                fr "ce n’est pas une ligne d’une liste de classement",
                es "no es una línea de una lista de Elo"),
        ListFault::Id => say!(lang,
                en "the number at FIDE is not a number",
                fr "le numéro FIDE n’est pas un nombre",
                es "el número FIDE no es un número"),
        ListFault::Rating | ListFault::Highest => say!(lang,
                en "a rating is a whole number, or empty",
                fr "un classement est un nombre entier, ou vide",
                es "un Elo es un número entero, o está vacío"),
        ListFault::K => {
            let highest = Edition::highest_k();
            say!(lang,
                    en "K is from 1 to {highest}, or empty",
                    fr "K va de 1 à {highest}, ou est vide",
                    es "K va de 1 a {highest}, o está vacío",
                    highest)
        }
        ListFault::Games => say!(lang,
                en "the number of games is a whole number, or empty",
                fr "le nombre de parties est un nombre entier, ou vide",
                es "el número de partidas es un número entero, o está vacío"),
        ListFault::Birth => say!(lang,
                en "a birthday has a year of four digits, such as 2010 or 2010-05-01, or is empty",
                fr "une date de naissance a une année à quatre chiffres, comme 2010 ou 2010-05-01, ou est vide",
                es "una fecha de nacimiento tiene un año de cuatro cifras, como 2010 o 2010-05-01, o está vacía"),
        ListFault::Columns => say!(lang,
                en "two columns have the same heading",
                fr "deux colonnes ont le même titre",
                es "dos columnas tienen el mismo título"),
        ListFault::NoRatings(pace) => {
            let pace = pace_name(lang, pace);
            say!(lang,
                    en "the list has no ratings for {pace} chess",
                    fr "la liste n’a pas de classements ({pace})",
                    es "la lista no tiene Elos ({pace})",
                    pace)
        }
        ListFault::Twice(id) => say!(lang,
                en "number {id} stands in it a second time, with other figures",
                fr "le numéro {id} y figure une seconde fois, avec d’autres chiffres",
                es "el número {id} figura por segunda vez, con otros datos",
                id),
        ListFault::Cut => say!(lang,
                en "the list stops before its end: it was not received whole",
                fr "la liste s’arrête avant sa fin : elle n’a pas été reçue en entier",
                es "la lista termina antes de su fin: no se recibió entera"),
    }
}
