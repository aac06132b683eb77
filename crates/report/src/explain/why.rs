//! Why a round counts as it does: adjusted scores, imaginary opponents, cuts, what is left out.

use exaequo_model::{ParticipantId, Points};
use exaequo_tiebreak::provisions::{CutOrder, Dummy, OpponentsUnplayed};
use exaequo_tiebreak::{
    Accept, Cap, Cut, ExclusionReason, Fate, LastRound, Method, Significance, Term, TermSource, Unplayed,
    Will,
};

use super::Cell;
use crate::criterion::cut_article;
use crate::{Lang, Noun, list, number, say, value};

/// Everything there is to say about a term.
pub(crate) fn why(cell: Cell<'_>, term: &Term, lang: Lang) -> String {
    let parts = [
        source(cell, term, lang),
        last_round_drawn(cell, term, lang),
        counted(cell, term, lang),
        fate(cell, term, lang),
        exception(cell, term, lang),
    ];
    list::clauses(lang, parts.into_iter().flatten())
}

fn source(cell: Cell<'_>, term: &Term, lang: Lang) -> Option<String> {
    match term.source {
        _ if matches!(term.fate, Fate::Excluded(_)) => None,
        TermSource::Opponent(opponent) if cell.spec().definition.unplayed == Unplayed::Article16 => {
            adjusted(cell, opponent, lang)
        }
        TermSource::Opponent(opponent) if cell.spec().definition.accepts(Accept::Unrated) => {
            unrated(cell, term, opponent, lang)
        }
        TermSource::Dummy { cap, .. } => Some(dummy(cell, term, cap, lang)),
        TermSource::Bonus if term.value < 0 => {
            Some(say!(lang, "deducted by the event, whatever happened at the board"))
        }
        TermSource::Bonus => Some(say!(lang, "added by the event, whatever happened at the board")),
        TermSource::OtherScore => Some(say!(lang, "the secondary score (13.4.1)")),
        TermSource::Opponent(_) | TermSource::Own | TermSource::Board(_) => None,
    }
}

/// 8.3: the score with the last round drawn, where it is not the one of the table.
fn last_round_drawn(cell: Cell<'_>, term: &Term, lang: Lang) -> Option<String> {
    let whose = match term.source {
        _ if matches!(term.fate, Fate::Excluded(_)) => return None,
        TermSource::Opponent(opponent) => opponent,
        TermSource::Dummy { cap: Cap::None, .. } => cell.who,
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
    Some(say!(lang, "{total} with the last round drawn (8.3)", total))
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
    let n = rounds.len();
    let rounds = list::and(lang, &rounds);
    Some(match cell.standings.field.provisions().opponents_unplayed {
        OpponentsUnplayed::LateByesDrawn => say!(lang, count n,
            "round {rounds} is a requested bye at the end: a draw for the opponents (16.3.2)",
            "rounds {rounds} are requested byes at the end: draws for the opponents (16.3.2)", rounds),
        _ => say!(lang, count n, "unplayed round {rounds} counts as a draw for the opponents",
            "unplayed rounds {rounds} count as draws for the opponents", rounds),
    })
}

fn unrated(cell: Cell<'_>, term: &Term, opponent: ParticipantId, lang: Lang) -> Option<String> {
    let round = term.round.map_or(0, exaequo_model::RoundNumber::index);
    let own = cell.spec().definition.needs.is_some();
    if own || cell.standings.field.rating(opponent, round).is_some() {
        return None;
    }
    Some(say!(lang, "unrated, counted as the event says (10)"))
}

/// The imaginary opponent and where its score comes from (16.4).
fn dummy(cell: Cell<'_>, term: &Term, cap: Cap, lang: Lang) -> String {
    let has = value::hundredths(lang, term.value);
    let view = cell.standings.score_view(cell.spec());
    let own = number::points(lang, view.total(cell.who));
    match (cell.standings.field.provisions().dummy, cap) {
        (Dummy::OwnScore, Cap::None) => {
            say!(lang, "counted as an opponent with the player’s own score, {has} (16.4)", has)
        }
        (Dummy::Virtual, Cap::None) => say!(
            lang,
            "virtual opponent with {has}: the score before the round, what it did not give, a draw for each later round",
            has
        ),
        (Dummy::Oneself, Cap::None) => {
            say!(lang, "a draw against oneself, with one’s own adjusted score {has}", has)
        }
        (_, Cap::ScheduledOpponent) => say!(
            lang,
            "counted as an opponent with {has}: not more than the adjusted score of the scheduled opponent, though one’s own is {own} (16.4.1)",
            has,
            own
        ),
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
        return say!(lang, count rounds,
            "counted as an opponent with {has}: the lower of one’s own {own} and a draw in {rounds} round, {draws} (16.4.2)",
            "counted as an opponent with {has}: the lower of one’s own {own} and a draw in each of {rounds} rounds, {draws} (16.4.2)",
            has, own, rounds, draws);
    }
    let draw = number::points(lang, view.draw(0));
    let rounds = Noun::Round.count(lang, u64::try_from(rounds).unwrap_or(u64::MAX));
    say!(
        lang,
        "counted as an opponent with {has}: the lower of one’s own {own} and {draw} × {rounds} (16.4.2)",
        has,
        own,
        draw,
        rounds
    )
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
        ("STD", 100) if term.source == TermSource::Own => {
            Some(say!(lang, "without an opponent: more points than a draw (7.7)"))
        }
        ("STD", _) if term.source == TermSource::Own => {
            Some(say!(lang, "without an opponent: the points of a draw (7.7)"))
        }
        ("STD", 100) => Some(say!(lang, "more points than the opponent (7.7)")),
        ("STD", _) => Some(say!(lang, "as many points (7.7)")),
        _ if fore && last && matches!(term.source, TermSource::Opponent(_)) => {
            Some(say!(lang, "the last round counts as drawn for everybody (8.3)"))
        }
        _ => None,
    }
}

fn fate(cell: Cell<'_>, term: &Term, lang: Lang) -> Option<String> {
    match term.fate {
        Fate::Counted => None,
        Fate::Cut(cut) => Some(cut_words(cell, term, cut, lang)),
        Fate::Excluded(reason) => Some(excluded(cell, term.source, reason, lang)),
    }
}

fn cut_words(cell: Cell<'_>, term: &Term, cut: Cut, lang: Lang) -> String {
    let article = cut_article(cell.spec().cuts).unwrap_or("14");
    let by_round = matches!(cell.spec().definition.method, Method::Each { cut_by: Significance::Round, .. });
    match cut {
        Cut::Voluntary => say!(lang, "lowest contribution of a voluntary unplayed round, cut first (16.5.1)"),
        Cut::Lowest if by_round => say!(lang, "earliest round, cut ({article})", article),
        Cut::Lowest if is_voluntary(term) => say!(lang, "least significant value, cut ({article})", article),
        Cut::Lowest => say!(lang, "lowest value, cut ({article})", article),
        Cut::Highest => say!(lang, "highest value, cut ({article})", article),
    }
}

/// 16.5.1 again: why a voluntary unplayed round was not cut instead.
fn exception(cell: Cell<'_>, term: &Term, lang: Lang) -> Option<String> {
    let first = cell.standings.field.provisions().cut_order == CutOrder::VoluntaryFirst;
    let left = |term: &Term| term.counts() && term.is_voluntary();
    let is_lowest = term.fate == Fate::Cut(Cut::Lowest);
    (is_lowest && first && cell.terms().iter().any(left))
        .then(|| say!(lang, "no voluntary unplayed round contributes as much (16.5.1)"))
}

fn is_voluntary(term: &Term) -> bool {
    matches!(term.source, TermSource::Dummy { will: Will::Voluntary, .. })
}

fn excluded(cell: Cell<'_>, source: TermSource, reason: ExclusionReason, lang: Lang) -> String {
    match reason {
        ExclusionReason::NotOverTheBoard => {
            say!(lang, "not played over the board")
        }
        ExclusionReason::Pending => {
            say!(lang, "no result yet")
        }
        ExclusionReason::NoGame => say!(lang, "no game"),
        ExclusionReason::BelowLimit => below_limit(cell, lang),
        ExclusionReason::NoValue => say!(lang, "has no value"),
        ExclusionReason::OtherResult => other_result(cell, source, lang),
        ExclusionReason::NotWilling => say!(lang, "requested bye, absence or forfeit loss (7.6)"),
    }
}

/// 9.2: the limit in points.
fn below_limit(cell: Cell<'_>, lang: Lang) -> String {
    let limit = value::hundredths(lang, cell.standings.limit(cell.spec()));
    say!(lang, "below the limit of {limit} (9.2)", limit)
}

/// What the round was not.
fn other_result(cell: Cell<'_>, source: TermSource, lang: Lang) -> String {
    match cell.spec().definition.code {
        "BPG" => say!(lang, "not with Black"),
        "BWG" => {
            say!(lang, "not won with Black")
        }
        "STD" if source == TermSource::Own => {
            say!(lang, "without an opponent: fewer points than a draw (7.7)")
        }
        "STD" => say!(lang, "fewer points than the opponent (7.7)"),
        _ => say!(lang, "not a win"),
    }
}

/// Points of a game or a match in words: won, drawn, lost.
pub(super) fn game_words(lang: Lang, [own, other]: [Points; 2], round: u16, teams: bool) -> String {
    match own.cmp(&other) {
        std::cmp::Ordering::Equal if teams => say!(lang, "drawn match in round {round}", round),
        std::cmp::Ordering::Greater => {
            say!(lang, "won in round {round}", round)
        }
        std::cmp::Ordering::Equal => {
            say!(lang, "drawn game in round {round}", round)
        }
        std::cmp::Ordering::Less => {
            say!(lang, "lost in round {round}", round)
        }
    }
}

/// `2 of 3`: how many of the others were met.
pub(super) fn met(lang: Lang, met: u32, others: usize) -> String {
    say!(lang, "{met} of {others}", met, others)
}
