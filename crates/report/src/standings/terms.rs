//! Terms as JSON: what a value is made of, so that anybody can redo it.

use exaequo_model::ParticipantId;
use exaequo_tiebreak::provisions::PtpAtZero;
use exaequo_tiebreak::{
    Cap, Category, Cut, ExclusionReason, Fate, Fold, Method, RoundState, Spec, Standings, Step, StepBasis,
    StepMember, StepOutcome, Term, TermSource, Unplayed, Will,
};

use crate::catalogue::cut_article;
use crate::value::Writer;

/// What the terms of a criterion are written with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Explained<'a> {
    pub(crate) standings: &'a Standings,
    pub(crate) spec: &'a Spec,
}

/// Members `fold` and `terms` of a value.
pub(crate) fn write_terms(out: &mut Writer, of: Explained<'_>, terms: &[Term]) {
    let Method::Each { fold, .. } = of.spec.definition.method else { return };
    out.text_member("fold", fold_name(fold));
    if fold == Fold::Perfect {
        let at_zero = match of.standings.field.provisions().ptp_at_zero {
            PtpAtZero::Lowest => "lowest-800",
            PtpAtZero::Average => "average-800",
        };
        out.text_member("at_zero", at_zero);
    }
    if let (Fold::OverDivisor, Some(divisor)) = (fold, of.standings.divisor(of.spec)) {
        out.key("divisor");
        out.decimal(i64::from(divisor.get()), 2);
    }
    out.key("terms");
    out.open('[');
    for term in terms {
        write_term(out, of, fold, term);
    }
    out.close(']');
}

const fn fold_name(fold: Fold) -> &'static str {
    match fold {
        Fold::Points | Fold::Count => "sum",
        Fold::Products => "sum_of_products",
        Fold::Average => "average",
        Fold::RoundedAverage => "rounded_average",
        Fold::Performance => "performance",
        Fold::Perfect => "perfect_performance",
        Fold::OverDivisor => "over_divisor",
    }
}

/// Decimals of the unit a term is in: hundredths of a point, or whole numbers.
pub(crate) const fn decimals(fold: Fold) -> u32 {
    match fold {
        Fold::Points | Fold::Products | Fold::Average | Fold::OverDivisor => 2,
        Fold::Count | Fold::RoundedAverage | Fold::Performance | Fold::Perfect => 0,
    }
}

/// Whether the factor of a term plays a part.
pub(crate) const fn multiplies(fold: Fold) -> bool {
    matches!(fold, Fold::Products | Fold::Performance | Fold::Perfect)
}

fn write_term(out: &mut Writer, of: Explained<'_>, fold: Fold, term: &Term) {
    out.open('{');
    if let Some(round) = term.round {
        out.key("round");
        out.number(round.0);
    }
    write_source(out, of, term);
    out.key("value");
    out.decimal(term.value, decimals(fold));
    if multiplies(fold) {
        out.key("factor");
        out.decimal(i64::from(term.scored.hundredths()), 2);
    }
    let (fate, why) = fate(term.fate);
    out.text_member("fate", fate);
    if !why.is_empty() {
        out.text_member("why", why);
    }
    if let Some(article) = article(of.spec, term.fate) {
        out.text_member("article", article);
    }
    out.close('}');
}

fn write_source(out: &mut Writer, of: Explained<'_>, term: &Term) {
    let tournament = &of.standings.field.tournament;
    match term.source {
        TermSource::Opponent(opponent) => {
            out.text_member("source", "opponent");
            out.key("opponent");
            out.number(tournament.number_of(opponent));
            if of.spec.definition.unplayed == Unplayed::Article16 {
                out.key("score");
                let score = of.standings.score_view(of.spec).total(opponent);
                out.decimal(i64::from(score.hundredths()), 2);
            }
        }
        TermSource::Dummy { category, will, cap } => {
            out.text_member("source", "dummy");
            out.text_member("unplayed", category_name(category));
            out.key("voluntary");
            out.flag(will == Will::Voluntary);
            out.text_member("cap", cap_name(cap));
        }
        TermSource::Own => out.text_member("source", "own"),
        TermSource::Bonus => out.text_member("source", "bonus"),
        TermSource::OtherScore => out.text_member("source", "other_score"),
        TermSource::Board(board) => {
            out.text_member("source", "board");
            out.key("board");
            out.number(board);
        }
    }
}

const fn category_name(category: Category) -> &'static str {
    match category {
        Category::PairingBye => "pairing_allocated_bye",
        Category::FullPointBye => "full_point_bye",
        Category::ForfeitWin => "forfeit_win",
        Category::EarlyBye => "requested_bye",
        Category::ForfeitLoss => "forfeit_loss",
        Category::LateBye => "requested_bye_at_the_end",
    }
}

const fn cap_name(cap: Cap) -> &'static str {
    match cap {
        Cap::None => "none",
        Cap::ScheduledOpponent => "scheduled_opponent",
        Cap::DrawnRounds => "drawn_rounds",
    }
}

const fn fate(fate: Fate) -> (&'static str, &'static str) {
    match fate {
        Fate::Counted => ("counted", ""),
        Fate::Cut(Cut::Lowest) => ("cut", "lowest"),
        Fate::Cut(Cut::Highest) => ("cut", "highest"),
        Fate::Cut(Cut::Voluntary) => ("cut", "voluntary"),
        Fate::Excluded(reason) => (
            "excluded",
            match reason {
                ExclusionReason::NotOverTheBoard => "not_over_the_board",
                ExclusionReason::Pending => "pending",
                ExclusionReason::NoGame => "no_game",
                ExclusionReason::BelowLimit => "below_limit",
                ExclusionReason::NoValue => "no_value",
                ExclusionReason::OtherResult => "other_result",
                ExclusionReason::NotWilling => "not_willing",
            },
        ),
    }
}

fn article(spec: &Spec, fate: Fate) -> Option<&'static str> {
    match fate {
        Fate::Cut(Cut::Voluntary) => Some("16.5.1"),
        Fate::Cut(Cut::Lowest | Cut::Highest) => cut_article(spec.cuts),
        Fate::Excluded(ExclusionReason::BelowLimit) => Some("9.2"),
        Fate::Excluded(ExclusionReason::NotWilling) => Some("7.6"),
        Fate::Counted | Fate::Excluded(_) => None,
    }
}

/// The steps by which a criterion dealt with a tied group, as a list.
pub(crate) fn write_steps(out: &mut Writer, of: Explained<'_>, steps: &[Step]) {
    out.open('[');
    for step in steps {
        out.open('{');
        out.text_member("sums", what_name(step.what));
        match step.what {
            StepBasis::Limit(limit) => {
                out.key("limit");
                out.decimal(limit, 2);
            }
            StepBasis::Boards { first, last } => {
                out.key("boards");
                out.open('[');
                out.number(first);
                out.number(last);
                out.close(']');
            }
            StepBasis::Encounters | StepBasis::BoardCount | StepBasis::Primary | StepBasis::Secondary => {}
        }
        out.text_member("outcome", outcome_name(step.outcome));
        if let StepOutcome::Certain(places) = step.outcome {
            out.key("certain");
            out.number(places);
        }
        out.key("lines");
        out.open('[');
        for line in &step.lines {
            write_line(out, of, step, line);
        }
        out.close(']');
        out.close('}');
    }
    out.close(']');
}

const fn what_name(what: StepBasis) -> &'static str {
    match what {
        StepBasis::Encounters => "encounters",
        StepBasis::Limit(_) => "limit",
        StepBasis::Boards { .. } => "boards",
        StepBasis::BoardCount => "board_count",
        StepBasis::Primary => "primary",
        StepBasis::Secondary => "secondary",
    }
}

const fn outcome_name(outcome: StepOutcome) -> &'static str {
    match outcome {
        StepOutcome::Split => "split",
        StepOutcome::Certain(_) => "certain",
        StepOutcome::Equal => "equal",
        StepOutcome::Uncertain => "uncertain",
        StepOutcome::NotApplied => "not_applied",
    }
}

fn write_line(out: &mut Writer, of: Explained<'_>, step: &Step, line: &StepMember) {
    let tournament = &of.standings.field.tournament;
    out.open('{');
    out.key("id");
    out.number(tournament.number_of(line.participant));
    for (key, sum) in [("sum", line.sum), ("least", line.least), ("most", line.most)] {
        out.key(key);
        out.decimal(sum.half_up(10_000), 4);
    }
    out.key("met");
    out.number(line.met);
    if let Some(games) = games(of, step, line.participant) {
        out.key("games");
        out.open('[');
        for game in games {
            out.open('{');
            out.key("round");
            out.number(game.round);
            out.key("opponent");
            out.number(tournament.number_of(game.opponent));
            out.key("points");
            out.decimal(i64::from(game.points.hundredths()), 2);
            out.close('}');
        }
        out.close(']');
    }
    out.key("place");
    out.number(line.place);
    out.close('}');
}

/// A game among the tied.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Game {
    pub(crate) round: u16,
    pub(crate) opponent: ParticipantId,
    pub(crate) points: exaequo_model::Points,
}

/// The games of a member against the others of a step, where the sums are made of games.
pub(crate) fn games(of: Explained<'_>, step: &Step, who: ParticipantId) -> Option<Vec<Game>> {
    let view = of.standings.encounter_view(of.spec, step.what)?;
    let met = view.rounds_of(who).filter_map(|(index, entry, state)| {
        let opponent = entry.opponent().filter(|_| state == RoundState::Met)?;
        let round = u16::try_from(index + 1).unwrap_or(u16::MAX);
        step.lines.iter().any(|line| line.participant == opponent).then_some(Game {
            round,
            opponent,
            points: entry.points,
        })
    });
    Some(met.collect())
}
