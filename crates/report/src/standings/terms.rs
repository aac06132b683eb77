//! Terms and steps as JSON has them: what a value is made of, so that anybody can redo it.

use exaequo_json::Decimal;
use exaequo_json::results::steps as step_form;
use exaequo_json::results::terms as form;
use exaequo_model::ParticipantId;
use exaequo_tiebreak::provisions::PtpAtZero;
use exaequo_tiebreak::{
    Cap, Category, Cut, Exact, ExclusionReason, Fate, Fold, Method, RoundState, Spec, Standings, Step,
    StepBasis, StepMember, StepOutcome, Term, TermSource, Unplayed, Will,
};

use crate::criterion::cut_article;

/// What the terms of a criterion are written with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Explained<'a> {
    pub(crate) standings: &'a Standings,
    pub(crate) spec: &'a Spec,
}

impl Explained<'_> {
    /// A value with its terms.
    pub(crate) fn value(self, value: Option<Decimal>, terms: &[Term]) -> form::Explained {
        let Method::Each { fold, .. } = self.spec.definition.method else {
            return form::Explained { value, ..form::Explained::default() };
        };
        let divisor = self.standings.divisor(self.spec).filter(|_| fold == Fold::OverDivisor);
        form::Explained {
            value,
            fold: Some(fold_form(fold)),
            at_zero: (fold == Fold::Perfect).then(|| self.at_zero()),
            divisor: divisor.map(|divisor| Decimal { parts: divisor.get().into(), decimals: 2 }),
            terms: Some(terms.iter().map(|term| self.term(fold, term)).collect()),
            tied_group: None,
        }
    }

    fn at_zero(self) -> form::AtZero {
        match self.standings.field.provisions().ptp_at_zero {
            PtpAtZero::Lowest => form::AtZero::Lowest,
            PtpAtZero::Average => form::AtZero::Average,
        }
    }

    fn term(self, fold: Fold, term: &Term) -> form::Term {
        let (fate, why) = fate(term.fate);
        let (mut opponent, mut score, mut board) = (None, None, None);
        let (mut unplayed, mut voluntary, mut cap) = (None, None, None);
        let source = match term.source {
            TermSource::Opponent(who) => {
                opponent = Some(self.standings.field.tournament.number_of(who));
                score = (self.spec.definition.unplayed == Unplayed::Article16)
                    .then(|| self.standings.score_view(self.spec).total(who).into());
                form::Source::Opponent
            }
            TermSource::Dummy { category, will, cap: limit } => {
                unplayed = Some(unplayed_form(category));
                voluntary = Some(will == Will::Voluntary);
                cap = Some(cap_form(limit));
                form::Source::Dummy
            }
            TermSource::Own => form::Source::Own,
            TermSource::Bonus => form::Source::Bonus,
            TermSource::OtherScore => form::Source::OtherScore,
            TermSource::Board(number) => {
                board = Some(number);
                form::Source::Board
            }
        };
        form::Term {
            round: term.round.map(|round| round.0),
            source,
            opponent,
            score,
            unplayed,
            voluntary,
            cap,
            board,
            value: Decimal { parts: term.value, decimals: decimals(fold) },
            factor: multiplies(fold).then(|| term.scored.into()),
            fate,
            why,
            article: article(self.spec, term.fate),
        }
    }
}

const fn fold_form(fold: Fold) -> form::Fold {
    match fold {
        Fold::Points | Fold::Count => form::Fold::Sum,
        Fold::Products => form::Fold::SumOfProducts,
        Fold::Average => form::Fold::Average,
        Fold::RoundedAverage => form::Fold::RoundedAverage,
        Fold::Performance => form::Fold::Performance,
        Fold::Perfect => form::Fold::PerfectPerformance,
        Fold::OverDivisor => form::Fold::OverDivisor,
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

const fn unplayed_form(category: Category) -> form::Unplayed {
    match category {
        Category::PairingBye => form::Unplayed::PairingBye,
        Category::FullPointBye => form::Unplayed::FullPointBye,
        Category::ForfeitWin => form::Unplayed::ForfeitWin,
        Category::EarlyBye => form::Unplayed::EarlyBye,
        Category::ForfeitLoss => form::Unplayed::ForfeitLoss,
        Category::LateBye => form::Unplayed::LateBye,
    }
}

const fn cap_form(cap: Cap) -> form::Cap {
    match cap {
        Cap::None => form::Cap::None,
        Cap::ScheduledOpponent => form::Cap::ScheduledOpponent,
        Cap::DrawnRounds => form::Cap::DrawnRounds,
    }
}

const fn fate(fate: Fate) -> (form::Fate, Option<form::Why>) {
    match fate {
        Fate::Counted => (form::Fate::Counted, None),
        Fate::Cut(cut) => {
            let why = match cut {
                Cut::Lowest => form::Why::Lowest,
                Cut::Highest => form::Why::Highest,
                Cut::Voluntary => form::Why::Voluntary,
            };
            (form::Fate::Cut, Some(why))
        }
        Fate::Excluded(reason) => {
            let why = match reason {
                ExclusionReason::NotOverTheBoard => form::Why::NotOverTheBoard,
                ExclusionReason::Pending => form::Why::Pending,
                ExclusionReason::NoGame => form::Why::NoGame,
                ExclusionReason::BelowLimit => form::Why::BelowLimit,
                ExclusionReason::NoValue => form::Why::NoValue,
                ExclusionReason::OtherResult => form::Why::OtherResult,
                ExclusionReason::NotWilling => form::Why::NotWilling,
            };
            (form::Fate::Excluded, Some(why))
        }
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

/// The steps by which a criterion dealt with a tied group.
pub(crate) fn steps(of: Explained<'_>, steps: &[Step]) -> Vec<step_form::Step> {
    steps.iter().map(|one| step(of, one)).collect()
}

fn step(of: Explained<'_>, step: &Step) -> step_form::Step {
    let (sums, limit, boards) = match step.what {
        StepBasis::Encounters => (step_form::Sums::Encounters, None, None),
        StepBasis::Limit(limit) => {
            (step_form::Sums::Limit, Some(Decimal { parts: limit, decimals: 2 }), None)
        }
        StepBasis::Boards { first, last } => (step_form::Sums::Boards, None, Some([first, last])),
        StepBasis::BoardCount => (step_form::Sums::BoardCount, None, None),
        StepBasis::Primary => (step_form::Sums::Primary, None, None),
        StepBasis::Secondary => (step_form::Sums::Secondary, None, None),
    };
    let (outcome, certain) = match step.outcome {
        StepOutcome::Split => (step_form::Outcome::Split, None),
        StepOutcome::Certain(places) => (step_form::Outcome::Certain, Some(places)),
        StepOutcome::Equal => (step_form::Outcome::Equal, None),
        StepOutcome::Uncertain => (step_form::Outcome::Uncertain, None),
        StepOutcome::NotApplied => (step_form::Outcome::NotApplied, None),
    };
    let lines = step.lines.iter().map(|one| line(of, step, one)).collect();
    step_form::Step { sums, limit, boards, outcome, certain, lines }
}

fn line(of: Explained<'_>, step: &Step, line: &StepMember) -> step_form::Line {
    let number = |who: ParticipantId| of.standings.field.tournament.number_of(who);
    let decimal = |sum: Exact| Decimal { parts: sum.half_up(10_000), decimals: 4 };
    let game = |game: Game| step_form::Game {
        round: game.round,
        opponent: number(game.opponent),
        points: game.points.into(),
    };
    let games = games(of, step, line.participant);
    step_form::Line {
        id: number(line.participant),
        sum: decimal(line.sum),
        least: decimal(line.least),
        most: decimal(line.most),
        met: line.met,
        games: games.map(|games| games.into_iter().map(game).collect()),
        place: line.place,
    }
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
