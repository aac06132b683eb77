//! Why games and results count or not, in words.

use exaequo_model::Points;
use exaequo_rating::{EventRating, Form, NoGame, Pooled, Reason, Shortfall, Verdict};

use crate::number::points_in_words;
use crate::{Lang, say};

/// Why a game is not rated.
pub(super) fn reason(lang: Lang, reason: Reason) -> String {
    match reason {
        Reason::NoResult => say!(lang, en "no result", fr "sans résultat", es "sin resultado"),
        Reason::Forfeited => say!(lang, en "forfeited", fr "forfait", es "incomparecencia"),
        Reason::TooShort => {
            say!(lang, en "fewer than a move each", fr "moins d’un coup chacun", es "menos de una jugada cada uno")
        }
        Reason::MatchDecided => say!(lang,
            en "the match was already decided",
            fr "le match était déjà gagné",
            es "el encuentro ya estaba decidido"),
        Reason::UnratedInMatch => say!(lang,
            en "a match with an unrated player",
            fr "match avec un joueur non classé",
            es "encuentro con un jugador sin Elo"),
        Reason::BothUnrated => {
            say!(lang, en "both players unrated", fr "deux joueurs non classés", es "los dos jugadores sin Elo")
        }
        Reason::UnratedResult(why) => {
            let why = verdict(lang, why);
            say!(lang,
                en "unrated player: {why}",
                fr "joueur non classé : {why}",
                es "jugador sin Elo: {why}",
                why)
        }
        Reason::UnratedIgnored => say!(lang,
            en "unrated opponent: this edition counts rated ones only",
            fr "adversaire non classé : cette édition ne compte que les classés",
            es "oponente sin Elo: esta edición solo cuenta a los que lo tienen"),
        Reason::TooFar => {
            say!(lang, en "ratings too far apart", fr "classements trop éloignés", es "Elos demasiado alejados")
        }
    }
}

/// Whether a result of an unrated player counts.
pub(super) fn verdict(lang: Lang, verdict: Verdict) -> String {
    match verdict {
        Verdict::Counts => {
            say!(lang, en "the result counts", fr "le résultat compte", es "el resultado cuenta")
        }
        Verdict::CountsForPlayerOnly(short) => {
            let short = shortfall(lang, short);
            say!(lang,
                en "{short}, counted in the player’s pool only",
                fr "{short}, compté seulement dans l’ensemble du joueur",
                es "{short}, contado solo en el conjunto del jugador",
                short)
        }
        Verdict::CountsForOpponentsOnly { ru, floor } => {
            let short = shortfall(lang, Shortfall::BelowFloor { ru, floor });
            say!(lang,
                en "{short}, counted for the opponents only",
                fr "{short}, compté seulement pour les adversaires",
                es "{short}, contado solo para los oponentes",
                short)
        }
        Verdict::NoGame(NoGame::Unplayed) => {
            say!(lang, en "no game played", fr "aucune partie jouée", es "ninguna partida jugada")
        }
        Verdict::NoGame(NoGame::AgainstRated) => say!(lang,
            en "no game against a rated player",
            fr "aucune partie contre un joueur classé",
            es "ninguna partida contra un jugador con Elo"),
        Verdict::NoGame(NoGame::InMatch) => reason(lang, Reason::UnratedInMatch),
        Verdict::FewOpponents { found, needed } => say!(lang,
            en "rated opponents: {found}, {needed} needed",
            fr "adversaires classés : {found}, il en faut {needed}",
            es "oponentes con Elo: {found}, hacen falta {needed}",
            found, needed),
        Verdict::Short(short) => shortfall(lang, short),
    }
}

/// What a result of an unrated player lacks.
fn shortfall(lang: Lang, shortfall: Shortfall) -> String {
    match shortfall {
        Shortfall::Zero => say!(lang, en "zero points", fr "zéro point", es "cero puntos"),
        Shortfall::ZeroAgainstRated => say!(lang,
            en "no point against rated players",
            fr "aucun point contre des joueurs classés",
            es "ningún punto contra jugadores con Elo"),
        Shortfall::Points { found, needed } => few_points(lang, found, needed),
        Shortfall::BelowFloor { ru, floor } => say!(lang,
            en "{ru} is below the floor of {floor}",
            fr "{ru} est sous le plancher de {floor}",
            es "{ru} está por debajo del mínimo de {floor}",
            ru, floor),
    }
}

fn few_points(lang: Lang, found: Points, needed: Points) -> String {
    let (found, needed) = (points_in_words(lang, found), points_in_words(lang, needed));
    say!(lang,
        en "{found} against rated players, {needed} needed",
        fr "{found} contre des joueurs classés, {needed} requis",
        es "{found} contra jugadores con Elo, hacen falta {needed}",
        found, needed)
}

/// What the results of an unrated player come to.
pub(super) fn pooled(lang: Lang, pooled: Pooled) -> String {
    match pooled {
        Pooled::Empty => String::new(),
        Pooled::Pending { rating, games, missing } => {
            let needed = games + missing;
            say!(lang,
                en "pending: {rating}, {games} of {needed} games (7.14)",
                fr "en attente : {rating}, {games} sur {needed} parties (7.14)",
                es "pendiente: {rating}, {games} de {needed} partidas (7.14)",
                rating, games, needed)
        }
        Pooled::BelowFloor { rating, games } => say!(lang,
            en "{rating} from {games} games: below the floor (7.14d)",
            fr "{rating} sur {games} parties : sous le plancher (7.14d)",
            es "{rating} en {games} partidas: por debajo del mínimo (7.14d)",
            rating, games),
        Pooled::Published { rating, games } => say!(lang,
            en "first rating {rating} from {games} games (8.3)",
            fr "premier classement {rating} sur {games} parties (8.3)",
            es "primer Elo {rating} en {games} partidas (8.3)",
            rating, games),
    }
}

/// 7.14c: earlier games that are too old; nothing if there are none.
pub(super) fn expired(lang: Lang, games: u32) -> String {
    if games == 0 {
        return String::new();
    }
    say!(lang,
        en "earlier games no longer pooled: {games} (7.14c)",
        fr "parties antérieures qui ne sont plus regroupées : {games} (7.14c)",
        es "partidas anteriores que ya no se agrupan: {games} (7.14c)",
        games)
}

/// What the results of an unrated player come to in a period of several events, said of one of them.
pub(super) fn pooled_in_period(lang: Lang, period: Pooled) -> String {
    match period {
        Pooled::Published { rating, games } => say!(lang,
            en "part of the first rating of the period: {rating} from {games} games (8.3)",
            fr "compris dans le premier classement de la période : {rating} sur {games} parties (8.3)",
            es "parte del primer Elo del período: {rating} en {games} partidas (8.3)",
            rating, games),
        Pooled::Empty | Pooled::Pending { .. } | Pooled::BelowFloor { .. } => pooled(lang, period),
    }
}

/// How the games of an event were looked at.
pub(super) fn form(lang: Lang, rating: &EventRating) -> String {
    match rating.form {
        Form::Swiss => {
            say!(lang, en "as a Swiss or team event (6.4)", fr "comme suisse ou par équipes (6.4)", es "como suizo o por equipos (6.4)")
        }
        Form::IncompleteRoundRobin => say!(lang,
            en "as a Swiss, being a round robin with unplayed games (6.43)",
            fr "comme suisse, étant un tournoi toutes rondes avec des parties non jouées (6.43)",
            es "como suizo, por ser un Round Robin con partidas no jugadas (6.43)"),
        Form::RoundRobin if rating.average.is_none() => {
            say!(lang, en "as a round robin (6.3)", fr "comme tournoi toutes rondes (6.3)", es "como Round Robin (6.3)")
        }
        Form::RoundRobin => say!(lang,
            en "as a round robin with unrated players (8.58)",
            fr "comme tournoi toutes rondes avec des joueurs non classés (8.58)",
            es "como Round Robin con jugadores sin Elo (8.58)"),
        Form::Matches => {
            say!(lang, en "as matches (6.5, 6.6)", fr "comme matchs (6.5, 6.6)", es "como encuentros (6.5, 6.6)")
        }
    }
}
