//! Help about play-offs, lots and tables of round robins.

use crate::{Lang, say};

/// A command about play-offs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the commands")]
pub enum PlayOffVerb {
    PlayOff,
    Plan,
    Merge,
    Lots,
    Berger,
}

impl PlayOffVerb {
    /// What it is for, in one line.
    pub(super) fn about(self, lang: Lang) -> String {
        match self {
            Self::PlayOff => say!(lang,
                en "Plan a play-off, or put its outcome into the standings",
                fr "Organiser un barrage, ou porter son résultat au classement",
                es "Organizar un playoff, o llevar su resultado a la clasificación"),
            Self::Plan => say!(lang,
                en "Who plays off, for which places, with which colours and when",
                fr "Qui joue un barrage, pour quelles places, avec quelles couleurs et quand",
                es "Quién juega un playoff, por qué puestos, con qué colores y cuándo"),
            Self::Merge => say!(lang,
                en "Final standings: the places played off first, the rest by the list",
                fr "Classement final : les places du barrage d’abord, le reste selon la liste",
                es "Clasificación final: primero los puestos del playoff, el resto por la lista"),
            Self::Lots => say!(lang,
                en "Draw lots that anyone can repeat, from a published seed",
                fr "Tirer au sort à partir d’une graine publiée : chacun peut vérifier",
                es "Sortear a partir de una semilla publicada: cualquiera puede comprobarlo"),
            Self::Berger => say!(lang,
                en "Print the Berger table of a round robin",
                fr "Afficher la table de Berger d’un tournoi rotation",
                es "Mostrar la tabla Berger de un Round Robin"),
        }
    }

    /// What it does, at length.
    pub(super) fn long(self, lang: Lang) -> String {
        match self {
            Self::PlayOff => say!(lang,
                en "The regulations are a TOML file with every parameter of article 3.1; docs/playoff.md describes it.",
                fr "Le règlement est un fichier TOML avec chaque paramètre de l’article 3.1 ; docs/playoff.md le décrit.",
                es "El reglamento es un archivo TOML con cada parámetro del artículo 3.1; docs/playoff.md lo describe."),
            Self::Plan => say!(lang,
                en "Finds the ties the regulations play off and plans them: numbers, pairings, colours, timetable on a basis of sixty moves, bracket, score sheets. With -o plan.trf the play-off is written as a tournament of its own, to be filled in; with --played plan.trf the next games follow from its results.",
                fr "Trouve les ex æquo que le règlement met en barrage et organise : numéros, appariements, couleurs, horaire sur la base de soixante coups, tableau, feuilles de partie. Avec -o plan.trf, le barrage est écrit comme un tournoi à remplir ; avec --played plan.trf, les prochaines parties découlent de ses résultats.",
                es "Encuentra los empates que el reglamento resuelve en un playoff y lo organiza: números, emparejamientos, colores, horario con sesenta jugadas por partida, cuadro, planillas. Con -o plan.trf el playoff se escribe como un torneo que se rellena; con --played plan.trf las siguientes partidas salen de sus resultados."),
            Self::Merge => say!(lang,
                en "The play-off orders its participants only, and only the places at stake; everybody else keeps the order of the list. A play-off that is not finished leaves its tie to the list and says so.",
                fr "Le barrage n’ordonne que ses participants, et que les places en jeu ; les autres gardent l’ordre de la liste. Un barrage inachevé laisse ses ex æquo à la liste et le signale.",
                es "El playoff ordena solo a sus participantes, y solo los puestos en juego; los demás conservan el orden de la lista. Un playoff sin terminar deja su empate a la lista y lo indica."),
            Self::Lots => say!(lang,
                en "The order follows from seed, event, number and name by the algorithm exaequo-lots-1, the same on every machine. Publish beforehand where the seed will come from. With --record each draw is kept, so that drawing again is seen.",
                fr "L’ordre découle de la graine, du tournoi, du numéro et du nom par l’algorithme exaequo-lots-1, le même sur toute machine. Annoncez d’avance d’où viendra la graine. Avec --record, chaque tirage est conservé : un second tirage se voit.",
                es "El orden se deriva de semilla, torneo, número y nombre con el algoritmo exaequo-lots-1, igual en cualquier máquina. Anuncie antes de dónde saldrá la semilla. Con --record se guarda cada sorteo, y repetirlo se ve."),
            Self::Berger => say!(lang,
                en "In a double round robin colours are exchanged in the second cycle; reversing the last two rounds of the first cycle avoids three games with the same colour in a row.",
                fr "À deux tours, les couleurs s’inversent au second ; intervertir les deux dernières rondes du premier évite trois parties de suite avec la même couleur.",
                es "A doble vuelta los colores se cambian en la segunda; invertir las dos últimas rondas de la primera evita tres partidas seguidas con el mismo color."),
        }
    }
}

/// An option about play-offs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the options")]
pub enum PlayOffOpt {
    Regulations,
    PlanOut,
    PlayOff,
    Played,
    Seed,
    For,
    Record,
    Time,
    Players,
    Double,
    ReverseLastTwo,
}

impl PlayOffOpt {
    /// What it is for.
    pub fn help(self, lang: Lang) -> String {
        match self {
            Self::Regulations => say!(lang,
                en "What the event says about ties: a TOML file",
                fr "Ce que le tournoi prévoit pour les ex æquo : un fichier TOML",
                es "Lo que el torneo prevé para los empates: un archivo TOML"),
            Self::PlanOut => say!(lang,
                en "Write to a file: plan.trf is a tournament to fill in, plan.html the page",
                fr "Écrire dans un fichier : plan.trf est un tournoi à remplir, plan.html la page",
                es "Escribir en un archivo: plan.trf es un torneo para rellenar, plan.html la página"),
            Self::PlayOff => say!(lang,
                en "The play-off with its results, TRF or JSON",
                fr "Le barrage avec ses résultats, TRF ou JSON",
                es "El playoff con sus resultados, TRF o JSON"),
            Self::Played => say!(lang,
                en "What has been played of the play-off, TRF or JSON",
                fr "Ce qui a été joué du barrage, TRF ou JSON",
                es "Lo que se ha jugado del playoff, TRF o JSON"),
            Self::Seed => say!(lang,
                en "The published seed: any text",
                fr "La graine publiée : un texte quelconque",
                es "La semilla publicada: un texto cualquiera"),
            Self::For => say!(lang,
                en "Places to draw for, such as 3-5 (default: all participants)",
                fr "Places à tirer, par exemple 3-5 (par défaut : tous les participants)",
                es "Puestos que se sortean, por ejemplo 3-5 (por defecto: todos los participantes)"),
            Self::Record => say!(lang,
                en "Add the draw to this file, a line of JSON each, and show earlier ones",
                fr "Ajouter le tirage à ce fichier, une ligne de JSON chacun, et montrer les précédents",
                es "Añadir el sorteo a este archivo, una línea de JSON cada uno, y mostrar los anteriores"),
            Self::Time => say!(lang,
                en "The time to note (default: now)",
                fr "L’heure à noter (par défaut : maintenant)",
                es "La hora que se anota (por defecto: ahora)"),
            Self::Players => say!(lang,
                en "How many players, from 2 to 50",
                fr "Nombre de joueurs, de 2 à 50",
                es "Cuántos jugadores, de 2 a 50"),
            Self::Double => {
                say!(lang, en "Twice, with colours exchanged", fr "À deux tours, couleurs inversées", es "A doble vuelta, con colores cambiados")
            }
            Self::ReverseLastTwo => say!(lang,
                en "Exchange the last two rounds of the first cycle",
                fr "Intervertir les deux dernières rondes du premier tour",
                es "Cambiar el orden de las dos últimas rondas de la primera vuelta"),
        }
    }
}
