//! Rounds in which results give more or less than in the others: by their weight, or by what record 299 says of
//! everybody.

use exaequo_json::results::overview::{self as form, StakeScore as Score};
use exaequo_model::{Basis, Order as _, Points, RoundNumber, RoundWeight, Tournament};
use exaequo_tiebreak::{Worth, Worths};

use super::words::{Of, win_draw_loss};
use crate::{Lang, number, say};

/// What results give in a round that is unlike the others.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stake {
    pub(super) form: form::Stake,
    /// A multiple of what they give in the others, where that is so for all of them.
    times: Option<Points>,
}

/// What results give in a number of first rounds, as far as it is unlike the others.
pub(crate) fn stakes(tournament: &Tournament, rounds: usize) -> Vec<Stake> {
    let bases: &[(Basis, Score)] = if tournament.is_team_event() {
        &[(Basis::MatchPoints, Score::MatchPoints), (Basis::GamePoints, Score::GamePoints)]
    } else {
        &[(Basis::Points, Score::Points)]
    };
    let mut all = Vec::new();
    for (basis, score) in bases {
        let worths = Worths::new(tournament, *basis, rounds);
        let plain = worths.plain();
        for (round, worth) in
            (1..).map(RoundNumber).zip(worths.rounds()).filter(|(_, worth)| **worth != plain)
        {
            let weight = tournament.schedule.round(round).map(|round| round.weight).unwrap_or_default();
            let [win, draw, loss] = [worth.win, worth.draw, worth.loss].map(Into::into);
            let times = times(plain, *worth, weight);
            let form = form::Stake { round: round.0, score: *score, win, draw, loss };
            all.push(Stake { form, times });
        }
    }
    all.order_by_key(|stake| stake.form.round);
    all
}

/// How many times what results give elsewhere they give in a round: its weight, or the factor of a win if that fits.
fn times(plain: Worth, worth: Worth, weight: RoundWeight) -> Option<Points> {
    let hundredths = |points: Points| i64::from(points.hundredths());
    let factor = (hundredths(worth.win) * 100).checked_div(hundredths(plain.win));
    let factor = factor.and_then(|factor| u16::try_from(factor).ok()).map(RoundWeight);
    let all = |one: Worth| [one.win, one.draw, one.loss];
    let fits = |weight: &RoundWeight| all(plain).map(|points| weight.of(points)) == all(worth);
    let found = [Some(weight), factor].into_iter().flatten().find(fits)?;
    Some(Points::from_hundredths(i32::from(found.0)))
}

/// `round 5 × 2`, or what results give there.
pub(crate) fn stake_words(lang: Lang, stakes: &[Stake]) -> Vec<String> {
    let rounds = stakes.chunk_by(|one, next| one.form.round == next.form.round);
    rounds.flat_map(|stakes| of_round(lang, stakes)).collect()
}

fn of_round(lang: Lang, stakes: &[Stake]) -> Vec<String> {
    match stakes {
        // Both scores of teams alike.
        [one, other] if one.times.is_some() && one.times == other.times => vec![said(lang, one)],
        [one] if one.form.score == Score::Points => vec![said(lang, one)],
        _ => stakes
            .iter()
            .map(|one| format!("{} ({})", said(lang, one), score(lang, one.form.score)))
            .collect(),
    }
}

fn said(lang: Lang, stake: &Stake) -> String {
    let round = stake.form.round;
    if let Some(times) = stake.times {
        let times = number::points(lang, times);
        return say!(lang, "round {round} × {times}", round, times);
    }
    let of = if stake.form.score == Score::MatchPoints { Of::Matches } else { Of::Games };
    let values = win_draw_loss(lang, of, stake.form.win, stake.form.draw, stake.form.loss);
    say!(lang, "round {round}: {values}", round, values)
}

fn score(lang: Lang, score: Score) -> String {
    match score {
        Score::Points => say!(lang, "points"),
        Score::MatchPoints => say!(lang, "match points"),
        Score::GamePoints => say!(lang, "game points"),
    }
}
