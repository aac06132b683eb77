//! Why a round counts as it does: adjusted scores, imaginary opponents, cuts, what is left out.

use exaequo_model::{ParticipantId, Points};
use exaequo_tiebreak::provisions::{CutOrder, Dummy, OpponentsUnplayed};
use exaequo_tiebreak::{
    Accept, Cap, Cut, Fate, LastRound, Method, Reason, Significance, Source, Term, Unplayed, Will,
};

use super::Cell;
use crate::catalogue::cut_article;
use crate::{Lang, Noun, number, say, value};

/// Everything there is to say about a term.
pub(crate) fn why(cell: Cell<'_>, term: &Term, lang: Lang) -> String {
    let parts = [
        source(cell, term, lang),
        last_round_drawn(cell, term, lang),
        counted(cell, term, lang),
        fate(cell, term, lang),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    parts.join(if lang == Lang::Fr { "\u{202F}; " } else { "; " })
}

fn source(cell: Cell<'_>, term: &Term, lang: Lang) -> Option<String> {
    match term.source {
        _ if matches!(term.fate, Fate::Excluded(_)) => None,
        Source::Opponent(opponent) if cell.spec().definition.unplayed == Unplayed::Article16 => {
            adjusted(cell, opponent, lang)
        }
        Source::Opponent(opponent) if cell.spec().definition.accepts(Accept::Unrated) => {
            unrated(cell, term, opponent, lang)
        }
        Source::Dummy { cap, .. } => Some(dummy(cell, term, cap, lang)),
        Source::Bonus if term.value < 0 => Some(say!(lang,
            en "deducted by the event, whatever happened at the board",
            fr "déduit par le tournoi, quoi qu’il se soit passé sur l’échiquier",
            es "descontado por el torneo, pase lo que pase en el tablero")),
        Source::Bonus => Some(say!(lang,
            en "added by the event, whatever happened at the board",
            fr "ajouté par le tournoi, quoi qu’il se soit passé sur l’échiquier",
            es "añadido por el torneo, pase lo que pase en el tablero")),
        Source::OtherScore => Some(say!(lang,
            en "the secondary score (13.4.1)",
            fr "le score secondaire (13.4.1)",
            es "la puntuación secundaria (13.4.1)")),
        Source::Opponent(_) | Source::Own | Source::Board(_) => None,
    }
}

/// 8.3: the score with the last round drawn, where it is not the one of the table.
fn last_round_drawn(cell: Cell<'_>, term: &Term, lang: Lang) -> Option<String> {
    let whose = match term.source {
        _ if matches!(term.fate, Fate::Excluded(_)) => return None,
        Source::Opponent(opponent) => opponent,
        Source::Dummy { cap: Cap::None, .. } => cell.who,
        _ => return None,
    };
    let spec = cell.spec();
    let drawn = cell.standings.score_view(spec).total(whose);
    if spec.definition.unplayed != Unplayed::Article16
        || drawn == cell.standings.table_view(spec).total(whose)
    {
        return None;
    }
    let total = number::points(lang, drawn);
    Some(say!(lang,
        en "{total} with the last round drawn (8.3)",
        fr "{total} avec une dernière ronde nulle (8.3)",
        es "{total} con la última ronda en tablas (8.3)",
        total))
}

/// Which rounds of an opponent count otherwise than they gave points (16.3).
fn adjusted(cell: Cell<'_>, opponent: ParticipantId, lang: Lang) -> Option<String> {
    let worth = cell.standings.adjusted_rounds(cell.spec(), opponent);
    let view = cell.standings.score_view(cell.spec());
    let changed =
        view.rounds_of(opponent).zip(&worth).filter(|((_, entry, _), worth)| entry.points != **worth);
    let rounds: Vec<String> = changed.map(|((index, _, _), _)| (index + 1).to_string()).collect();
    if rounds.is_empty() {
        return None;
    }
    let one = rounds.len() == 1;
    let rounds = number::list(lang, &rounds);
    let late = cell.standings.field.provisions().opponents_unplayed == OpponentsUnplayed::LateByesDrawn;
    Some(match (late, one) {
        (true, true) => say!(lang,
            en "round {rounds} is a requested bye at the end: a draw for the opponents (16.3.2)",
            fr "la ronde {rounds} est une exemption demandée en fin de tournoi : nulle pour les adversaires (16.3.2)",
            es "la ronda {rounds} es un descanso solicitado al final: tablas para los oponentes (16.3.2)",
            rounds),
        (true, false) => say!(lang,
            en "rounds {rounds} are requested byes at the end: draws for the opponents (16.3.2)",
            fr "les rondes {rounds} sont des exemptions demandées en fin de tournoi : nulles pour les adversaires (16.3.2)",
            es "las rondas {rounds} son descansos solicitados al final: tablas para los oponentes (16.3.2)",
            rounds),
        (false, true) => say!(lang,
            en "unplayed round {rounds} counts as a draw for the opponents",
            fr "la ronde non jouée {rounds} compte comme nulle pour les adversaires",
            es "la ronda no jugada {rounds} cuenta como tablas para los oponentes",
            rounds),
        (false, false) => say!(lang,
            en "unplayed rounds {rounds} count as draws for the opponents",
            fr "les rondes non jouées {rounds} comptent comme nulles pour les adversaires",
            es "las rondas no jugadas {rounds} cuentan como tablas para los oponentes",
            rounds),
    })
}

fn unrated(cell: Cell<'_>, term: &Term, opponent: ParticipantId, lang: Lang) -> Option<String> {
    let round = term.round.map_or(0, exaequo_model::RoundNumber::index);
    let own = cell.spec().definition.needs.is_some();
    if own || cell.standings.field.rating(opponent, round).is_some() {
        return None;
    }
    Some(say!(lang,
        en "unrated, counted as the event says (10)",
        fr "sans cote, compté comme le dit le tournoi (10)",
        es "sin valoración, cuenta como dice el torneo (10)"))
}

/// The imaginary opponent and where its score comes from (16.4).
fn dummy(cell: Cell<'_>, term: &Term, cap: Cap, lang: Lang) -> String {
    let has = value::hundredths(lang, term.value);
    let view = cell.standings.score_view(cell.spec());
    let own = number::points(lang, view.total(cell.who));
    match (cell.standings.field.provisions().dummy, cap) {
        (Dummy::OwnScore, Cap::None) => say!(lang,
            en "dummy with one’s own score {has} (16.4)",
            fr "adversaire imaginaire avec le score du participant, {has} (16.4)",
            es "oponente ficticio con la puntuación propia, {has} (16.4)",
            has),
        (Dummy::Virtual, Cap::None) => say!(lang,
            en "virtual opponent with {has}: the score before the round, what it did not give, a draw for each later round",
            fr "adversaire virtuel avec {has} : le score d’avant la ronde, ce qu’elle n’a pas donné, une nulle par ronde suivante",
            es "oponente virtual con {has}: la puntuación anterior a la ronda, lo que no dio y unas tablas por ronda posterior",
            has),
        (Dummy::Oneself, Cap::None) => say!(lang,
            en "a draw against oneself, with one’s own adjusted score {has}",
            fr "une nulle contre soi-même, avec son propre score ajusté {has}",
            es "tablas contra uno mismo, con la puntuación ajustada propia {has}",
            has),
        (_, Cap::ScheduledOpponent) => say!(lang,
            en "dummy with {has}: not more than the adjusted score of the scheduled opponent, though one’s own is {own} (16.4.1)",
            fr "adversaire imaginaire avec {has} : pas plus que le score ajusté de l’adversaire prévu, bien que celui du participant soit {own} (16.4.1)",
            es "oponente ficticio con {has}: no más que la puntuación ajustada del oponente previsto, aunque la propia es {own} (16.4.1)",
            has, own),
        (_, Cap::DrawnRounds) => drawn(cell, &has, &own, lang),
    }
}

/// 16.4.2: the lower of one's own score and a draw in each round.
fn drawn(cell: Cell<'_>, has: &str, own: &str, lang: Lang) -> String {
    use exaequo_tiebreak::provisions::ByeCap;
    let field = &cell.standings.field;
    let rounds = match field.provisions().bye_cap {
        ByeCap::CountedRounds => field.rounds(),
        ByeCap::AnnouncedRounds | ByeCap::None => field.announced(),
    };
    let view = cell.standings.score_view(cell.spec());
    let draws: Vec<Points> = (0..rounds).map(|index| view.draw(index)).collect();
    if draws.iter().any(|&draw| draw != view.draw(0)) {
        let draws = summed(lang, &draws);
        return say!(lang,
            en "dummy with {has}: the lower of one’s own {own} and a draw in each of {rounds} rounds, {draws} (16.4.2)",
            fr "adversaire imaginaire avec {has} : le plus petit de {own} et d’une nulle dans chacune des {rounds} rondes, {draws} (16.4.2)",
            es "oponente ficticio con {has}: el menor entre {own} y unas tablas en cada una de las {rounds} rondas, {draws} (16.4.2)",
            has, own, rounds, draws);
    }
    let draw = number::points(lang, view.draw(0));
    let rounds = Noun::Round.count(lang, u64::try_from(rounds).unwrap_or(u64::MAX));
    say!(lang,
        en "dummy with {has}: the lower of one’s own {own} and {draw} × {rounds} (16.4.2)",
        fr "adversaire imaginaire avec {has} : le plus petit de {own} et de {draw} × {rounds} (16.4.2)",
        es "oponente ficticio con {has}: el menor entre {own} y {draw} × {rounds} (16.4.2)",
        has, own, draw, rounds)
}

/// Equal ones in a row together: `0.25 + 3 × ½ + 1`.
fn summed(lang: Lang, draws: &[Points]) -> String {
    let runs = draws.chunk_by(|one, other| one == other).map(|run| match run {
        [only] => number::points(lang, *only),
        _ => format!("{} × {}", run.len(), number::points(lang, run[0])),
    });
    runs.collect::<Vec<String>>().join(" + ")
}

/// What is worth saying about rounds that count.
fn counted(cell: Cell<'_>, term: &Term, lang: Lang) -> Option<String> {
    if term.fate != Fate::Counted {
        return None;
    }
    let fore = cell.spec().last_round == LastRound::Drawn && cell.spec().definition.needs.is_none();
    let last = term.round.is_some_and(|round| usize::from(round.0) == cell.standings.field.announced());
    match (cell.spec().definition.code, term.value) {
        ("STD", 100) if term.source == Source::Own => Some(say!(lang,
            en "without an opponent: more points than a draw (7.7)",
            fr "sans adversaire : plus de points qu’une nulle (7.7)",
            es "sin oponente: más puntos que unas tablas (7.7)")),
        ("STD", _) if term.source == Source::Own => Some(say!(lang,
            en "without an opponent: the points of a draw (7.7)",
            fr "sans adversaire : les points d’une nulle (7.7)",
            es "sin oponente: los puntos de unas tablas (7.7)")),
        ("STD", 100) => Some(say!(lang,
            en "more points than the opponent (7.7)",
            fr "plus de points que l’adversaire (7.7)",
            es "más puntos que el oponente (7.7)")),
        ("STD", _) => Some(
            say!(lang, en "as many points (7.7)", fr "autant de points (7.7)", es "los mismos puntos (7.7)"),
        ),
        _ if fore && last && matches!(term.source, Source::Opponent(_)) => Some(say!(lang,
            en "the last round counts as drawn for everybody (8.3)",
            fr "la dernière ronde compte comme nulle pour tous (8.3)",
            es "la última ronda cuenta como tablas para todos (8.3)")),
        _ => None,
    }
}

fn fate(cell: Cell<'_>, term: &Term, lang: Lang) -> Option<String> {
    match term.fate {
        Fate::Counted => None,
        Fate::Cut(cut) => Some(cut_words(cell, term, cut, lang) + &exception(cell, cut, lang)),
        Fate::Excluded(reason) => Some(excluded(cell, term.source, reason, lang)),
    }
}

fn cut_words(cell: Cell<'_>, term: &Term, cut: Cut, lang: Lang) -> String {
    let article = cut_article(cell.spec().cuts).unwrap_or("14");
    let by_round = matches!(cell.spec().definition.method, Method::Each { cut_by: Significance::Round, .. });
    match cut {
        Cut::Voluntary => say!(lang,
            en "lowest contribution of a voluntary unplayed round, cut first (16.5.1)",
            fr "plus petite contribution d’une ronde volontairement non jouée, coupée d’abord (16.5.1)",
            es "menor contribución de una ronda no jugada voluntariamente, se corta primero (16.5.1)"),
        Cut::Lowest if by_round => say!(lang,
            en "earliest round, cut ({article})",
            fr "première ronde, coupée ({article})",
            es "primera ronda, se corta ({article})",
            article),
        Cut::Lowest if is_voluntary(term) => say!(lang,
            en "least significant value, cut ({article})",
            fr "valeur la moins significative, coupée ({article})",
            es "valor menos significativo, se corta ({article})",
            article),
        Cut::Lowest => say!(lang,
            en "lowest value, cut ({article})",
            fr "plus petite valeur, coupée ({article})",
            es "menor valor, se corta ({article})",
            article),
        Cut::Highest => say!(lang,
            en "highest value, cut ({article})",
            fr "plus grande valeur, coupée ({article})",
            es "mayor valor, se corta ({article})",
            article),
    }
}

/// 16.5.1 again: why a voluntary unplayed round was not cut instead.
fn exception(cell: Cell<'_>, cut: Cut, lang: Lang) -> String {
    let first = cell.standings.field.provisions().cut_order == CutOrder::VoluntaryFirst;
    let left = |term: &Term| term.counts() && term.is_voluntary();
    if cut != Cut::Lowest || !first || !cell.terms().iter().any(left) {
        return String::new();
    }
    say!(lang,
        en "; no voluntary unplayed round contributes as much (16.5.1)",
        fr " ; aucune ronde volontairement non jouée ne contribue autant (16.5.1)",
        es "; ninguna ronda no jugada voluntariamente contribuye tanto (16.5.1)")
}

fn is_voluntary(term: &Term) -> bool {
    matches!(term.source, Source::Dummy { will: Will::Voluntary, .. })
}

fn excluded(cell: Cell<'_>, source: Source, reason: Reason, lang: Lang) -> String {
    match reason {
        Reason::NotOverTheBoard => {
            say!(lang, en "not played over the board", fr "non jouée sur l’échiquier", es "no jugada sobre el tablero")
        }
        Reason::Pending => {
            say!(lang, en "no result yet", fr "pas encore de résultat", es "aún sin resultado")
        }
        Reason::NoGame => say!(lang, en "no game", fr "pas de partie", es "sin partida"),
        Reason::BelowLimit => below_limit(cell, lang),
        Reason::NoValue => say!(lang, en "has no value", fr "n’a pas de valeur", es "no tiene valor"),
        Reason::OtherResult => other_result(cell, source, lang),
        Reason::NotWilling => say!(lang,
            en "requested bye, absence or forfeit loss (7.6)",
            fr "exemption ou repos demandé, absence ou défaite par forfait (7.6)",
            es "descanso solicitado, ausencia o derrota por incomparecencia (7.6)"),
    }
}

/// 9.2: the limit in points.
fn below_limit(cell: Cell<'_>, lang: Lang) -> String {
    let limit = value::hundredths(lang, cell.standings.limit(cell.spec()));
    say!(lang,
        en "below the limit of {limit} (9.2)",
        fr "sous la limite de {limit} (9.2)",
        es "por debajo del límite de {limit} (9.2)",
        limit)
}

/// What the round was not.
fn other_result(cell: Cell<'_>, source: Source, lang: Lang) -> String {
    match cell.spec().definition.code {
        "BPG" => say!(lang, en "not with Black", fr "pas avec les Noirs", es "no con negras"),
        "BWG" => {
            say!(lang, en "not won with Black", fr "pas gagnée avec les Noirs", es "no ganada con negras")
        }
        "STD" if source == Source::Own => say!(lang,
            en "without an opponent: fewer points than a draw (7.7)",
            fr "sans adversaire : moins de points qu’une nulle (7.7)",
            es "sin oponente: menos puntos que unas tablas (7.7)"),
        "STD" => say!(lang,
            en "fewer points than the opponent (7.7)",
            fr "moins de points que l’adversaire (7.7)",
            es "menos puntos que el oponente (7.7)"),
        _ => say!(lang, en "not a win", fr "pas une victoire", es "no es una victoria"),
    }
}

/// Points of a game or a match in words: won, drawn, lost.
pub(super) fn game_words(lang: Lang, [own, other]: [Points; 2], round: u16, teams: bool) -> String {
    match own.cmp(&other) {
        std::cmp::Ordering::Equal if teams => say!(lang,
            en "drawn match in round {round}",
            fr "match nul à la ronde {round}",
            es "encuentro empatado en la ronda {round}",
            round),
        std::cmp::Ordering::Greater => {
            say!(lang, en "won in round {round}", fr "victoire à la ronde {round}", es "victoria en la ronda {round}", round)
        }
        std::cmp::Ordering::Equal => {
            say!(lang, en "drawn game in round {round}", fr "nulle à la ronde {round}", es "tablas en la ronda {round}", round)
        }
        std::cmp::Ordering::Less => {
            say!(lang, en "lost in round {round}", fr "défaite à la ronde {round}", es "derrota en la ronda {round}", round)
        }
    }
}

/// `2 of 3`: how many of the others were met.
pub(super) fn met(lang: Lang, met: u32, others: usize) -> String {
    say!(lang, en "{met} of {others}", fr "{met} sur {others}", es "{met} de {others}", met, others)
}
