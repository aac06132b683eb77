//! Rank and score after each round.

use exaequo_model::{ParticipantId, Points, Tournament};
use exaequo_tiebreak::{RankingOptions, Standings};

use super::{LEFT, WIDTH, bar_width, is_numbered, middle, middle_of_number};
use crate::page::Figure;
use crate::{Lang, list, number, say};
use exaequo_page::svg::{Anchor, Labels, Svg};

/// Ranks and scores of everybody, round by round.
#[derive(Clone, Debug)]
pub(super) struct Progress {
    rounds: Vec<After>,
}

/// After a round.
#[derive(Clone, Debug)]
struct After {
    ranks: Vec<Option<u32>>,
    scores: Vec<Points>,
    /// How many ranks there are.
    last: u32,
}

/// Heights: the line of ranks, the bars of scores, the numbers of the rounds.
const TOP: i64 = 32;
const RANKS: i64 = 104;
const BASE: i64 = 184;
const SCORES: i64 = 44;
const HEIGHT: i64 = 204;
/// Half of a dot, and how far above and below its middle its number stands.
const DOT: i64 = 4;
const OVER: i64 = -8;
const UNDER: i64 = 17;
/// The least number of steps of an axis of ranks: a change of one is not a fall from top to bottom.
const FEWEST: u32 = 4;

impl Progress {
    /// The standings after each round up to one, by the same list.
    pub(super) fn new(tournament: &Tournament, options: &RankingOptions, rounds: u16) -> Self {
        let after = |round: u16| {
            let options = RankingOptions { round: Some(round), lots: Vec::new(), ..options.clone() };
            Standings::new(tournament, &options).ok().map(|standings| After::of(&standings))
        };
        Self { rounds: (1..=rounds).filter_map(after).collect() }
    }

    /// The chart of a participant; none before the first round.
    pub(super) fn figure(&self, who: ParticipantId, lang: Lang) -> Option<Figure> {
        if self.rounds.is_empty() {
            return None;
        }
        let caption = say!(lang, "Rank and score by round.");
        let mut svg = Svg::new(WIDTH, HEIGHT, caption.trim_end_matches('.'));
        self.draw_ranks(who, &mut svg, lang);
        self.draw_scores(who, &mut svg, lang);
        Some(Figure { caption, alternative: self.words(who, lang), svg: svg.finish() })
    }

    /// The ranks of a participant, on an axis from its best to its worst.
    fn draw_ranks(&self, who: ParticipantId, svg: &mut Svg, lang: Lang) {
        let count = self.rounds.len();
        let rounds = self.rounds.iter().enumerate();
        let ranked: Vec<(usize, u32)> =
            rounds.filter_map(|(index, after)| Some((index, after.rank(who)?))).collect();
        let (best, worst) = self.axis(ranked.iter().map(|(_, rank)| *rank));
        let height = |rank: u32| TOP + i64::from(rank - best) * (RANKS - TOP) / i64::from(worst - best);
        let points: Vec<(i64, i64)> =
            ranked.iter().map(|(index, rank)| (middle(*index, count), height(*rank))).collect();
        svg.word(0, TOP - 14, Anchor::Start, &say!(lang, "Rank"));
        for rank in [best, worst] {
            svg.word(LEFT - 8, height(rank) + 4, Anchor::End, &rank.to_string());
            svg.line((LEFT, height(rank)), (WIDTH, height(rank)));
        }
        svg.path(&points);
        let mut labels = Labels::new(WIDTH);
        for &(x, y) in &points {
            labels.keep_free((x - DOT, y - DOT), (x + DOT, y + DOT));
        }
        for (at, (_, rank)) in ranked.iter().enumerate().rev() {
            let (x, y) = points[at];
            labels.write(svg, x, &beside(&points, at).map(|away| y + away), &rank.to_string());
        }
    }

    /// The first and the last rank of the axis: around those of the participant, and not closer than a few.
    fn axis(&self, ranks: impl Iterator<Item = u32> + Clone) -> (u32, u32) {
        let last = self.rounds.iter().map(|after| after.last).max().unwrap_or(1);
        let (best, worst) = (ranks.clone().min().unwrap_or(1), ranks.max().unwrap_or(last));
        let missing = FEWEST.saturating_sub(worst - best);
        let best = best.saturating_sub(missing.div_ceil(2)).max(1);
        (best, worst.max(best + FEWEST))
    }

    /// The score after each round, as bars.
    fn draw_scores(&self, who: ParticipantId, svg: &mut Svg, lang: Lang) {
        let count = self.rounds.len();
        let score = |after: &After| i64::from(after.score(who).hundredths()).max(0);
        let all = self.rounds.iter().flat_map(|after| &after.scores);
        let most = all.map(|points| i64::from(points.hundredths())).max().unwrap_or(0).max(100);
        svg.word(0, BASE - 4, Anchor::Start, &say!(lang, "Score"));
        svg.line((LEFT, BASE), (WIDTH, BASE));
        let (width, mut labels) = (bar_width(count), Labels::new(WIDTH));
        let top = |after: &After| BASE - score(after) * SCORES / most;
        for (index, after) in self.rounds.iter().enumerate() {
            let x = middle(index, count);
            svg.bar(x - width / 2, width, BASE, top(after));
            labels.keep_free((x - width / 2, BASE), (x + width / 2, top(after)));
            if is_numbered(index, count) {
                svg.word(
                    middle_of_number(index, count),
                    HEIGHT - 4,
                    Anchor::Middle,
                    &(index + 1).to_string(),
                );
            }
        }
        for (index, after) in self.rounds.iter().enumerate().rev() {
            let points = number::points(lang, after.score(who));
            labels.write(svg, middle(index, count), &[top(after) - 6], &points);
        }
    }

    /// The same in words.
    fn words(&self, who: ParticipantId, lang: Lang) -> String {
        let one = |(index, after): (usize, &After)| {
            let round = index + 1;
            let score = number::points(lang, after.score(who));
            let rank = after.rank(who).map_or_else(|| "–".to_owned(), |rank| rank.to_string());
            say!(lang, "after round {round}: {score}, rank {rank}", round, score, rank)
        };
        list::sentence(lang, &list::clauses(lang, self.rounds.iter().enumerate().map(one)))
    }
}

/// Where the number of a point stands, from its middle: above it, or below where the line falls to it and rises again.
fn beside(points: &[(i64, i64)], at: usize) -> [i64; 2] {
    let is_above = |other: Option<&(i64, i64)>| other.is_some_and(|other| other.1 < points[at].1);
    let is_lowest = at > 0 && is_above(points.get(at - 1)) && is_above(points.get(at + 1));
    if is_lowest { [UNDER, OVER] } else { [OVER, UNDER] }
}

impl After {
    fn of(standings: &Standings) -> Self {
        let count = standings.field.tournament.participant_count();
        let mut ranks = vec![None; count];
        for row in &standings.rows {
            ranks[row.participant.index()] = row.rank;
        }
        let view = standings.field.view(standings.field.primary, exaequo_tiebreak::RoundsMode::PLAIN);
        let scores = standings.field.participants().map(|who| view.total(who)).collect();
        let last = ranks.iter().flatten().max().copied().unwrap_or(1);
        Self { ranks, scores, last }
    }

    fn rank(&self, who: ParticipantId) -> Option<u32> {
        self.ranks.get(who.index()).copied().flatten()
    }

    fn score(&self, who: ParticipantId) -> Points {
        self.scores.get(who.index()).copied().unwrap_or_default()
    }
}
