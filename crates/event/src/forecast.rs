//! What can still happen: who can be first, what own results mean, how likely places are, what prizes they bring.

mod asked;
mod ending;
mod money;
mod rows;
mod tie;
mod way;

use std::sync::Arc;

use exaequo_forecast::chance::{Chance, Chances};
pub use exaequo_forecast::{Certainty, Horizon, Method};
use exaequo_forecast::{Outlook, Prospects, Question, Situation};
use exaequo_model::{Color, Outcome, ParticipantId, Points, RoundNumber, System};
use exaequo_prizes::PrizeList;
use exaequo_tiebreak::{self as tiebreak, RankingOptions, Spec};

use crate::error::RankingError;
use crate::event::Event;
use crate::find::Whom;
use crate::playoff::PlayOffInput;
use crate::ranking::{Chosen, Ranking};
use crate::standings::Standings;
use ending::{Look, Proofs};
use rows::Rows;
use tie::TiesBy;

pub use asked::{ForecastError, Forecasting, Scope};
pub use money::{MoneyAhead, MoneyLimit};
pub use tie::{Completeness, TieAhead, TieKind, TiesAhead};
pub use way::{Needed, Way};

/// What can still happen in an event. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Forecast {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    event: Event,
    situation: Situation,
    options: RankingOptions,
    chosen: Chosen,
    prospects: Prospects,
    chances: Option<Chances>,
    rows: Vec<ForecastRow>,
    asked: Option<ParticipantId>,
    now: tiebreak::Standings,
    money: Vec<MoneyAhead>,
    currency: String,
    ties: TiesAhead,
}

/// What can still happen to somebody.
#[derive(Clone, Debug)]
pub struct ForecastRow {
    /// The participant the row is about.
    pub who: ParticipantId,
    /// The place with the results there are.
    pub place_now: Option<u32>,
    /// The points from the results there are.
    pub points_now: Option<Points>,
    /// The opponent in the participant's open game, with the colour the participant has; `None` where there is no open game, or
    /// where there are several.
    pub game: Option<(ParticipantId, Color)>,
    /// The places that can be reached.
    pub outlook: Outlook,
    /// How likely places are.
    pub chance: Option<Chance>,
    /// A way to the best place that is known.
    pub best_way: Option<Way>,
    /// A way to the worst place that is known, for whoever was asked about.
    pub worst_way: Option<Way>,
    /// For each own result of the outlook, ways to the best and the worst place that are known.
    pub ways: Vec<(Option<Way>, Option<Way>)>,
}

impl Event {
    /// What can still happen. The round of the ranking is the one whose games are to come, whether played or not; without
    /// one it is the first that lacks a result.
    ///
    /// ```
    /// use exaequo_event::forecast::{Certainty, Forecasting};
    /// use exaequo_event::{Event, Ranking, date};
    ///
    /// let mut event = Event::new("Four", date(2026, 3, 7), 2);
    /// let [a, b, c, d] = ["Alyx", "Bruno", "Chloé", "Dana"].map(|name| event.add_player(name, 2000));
    /// let round = event.pair([(a, b), (c, d)])?;
    /// event.set_result(round, a, "1-0")?;
    /// event.set_result(round, c, "1/2-1/2")?;
    /// event.pair([(c, a), (d, b)])?;
    /// let forecast = event.forecast(&Ranking::by("PTS,SB"), &Forecasting { first: 1, ..Forecasting::default() })?;
    /// let first = |who: u32| forecast.rows().iter().find(|row| row.who.0 == who).map(|row| row.outlook.extent.among_first(1));
    /// assert_eq!(first(0), Some(Certainty::Possible));
    /// assert_eq!(first(1), None, "Bruno has no points and cannot catch up");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn forecast(&self, ranking: &Ranking, asked: &Forecasting) -> Result<Forecast, ForecastError> {
        let tournament = ranking.with_values(&self.tournament)?;
        let (options, chosen) = ranking.options(&tournament)?;
        self.with(tournament).forecast_by(&options, chosen, asked)
    }

    /// The same by options that have been settled.
    pub(crate) fn forecast_by(
        &self,
        options: &RankingOptions,
        chosen: Chosen,
        asked: &Forecasting,
    ) -> Result<Forecast, ForecastError> {
        let (options, round) = (RankingOptions { round: None, ..options.clone() }, options.round);
        let situation = Situation::new(&self.tournament, &options, round)?;
        let player = asked.player.as_ref().map(|whom| whom.find(&self.tournament)).transpose()?;
        let question = Question::first(asked.first).to_the_worst().budget(asked.budget).with(player);
        let question = match asked.scope {
            Scope::First => question,
            Scope::Everybody => question.with(situation.participants()),
        };
        let prospects = Prospects::new(&situation, &question)?;
        let mut now = now(&situation, &options)?;
        now.notices.extend(chosen.assumption(options.regulations.edition));
        if let Some(input) = &asked.play_off {
            input.fit(&now)?;
        }
        let chances = chances(&situation, &prospects, player, asked);
        let prospects = match &chances {
            Some(chances) => prospects.narrowed(chances),
            None => prospects,
        };
        let (chances_of, scope) = (chances.as_ref(), asked.scope);
        let rows = Rows {
            situation: &situation,
            prospects: &prospects,
            chances: chances_of,
            now: &now,
            player,
            scope,
        };
        let rows = rows.all();
        let (ties, money) = self.endings(&situation, asked, &rows)?;
        let (event, currency) = (self.clone(), asked.prizes.as_ref().map(|list| list.currency.clone()));
        let inner = Inner {
            event,
            situation,
            options,
            chosen,
            prospects,
            chances,
            rows,
            asked: player,
            now,
            money,
            currency: currency.unwrap_or_default(),
            ties,
        };
        Ok(Forecast { inner: Arc::new(inner) })
    }

    /// Who will be tied, and the money of the participants of the rows.
    fn endings(
        &self,
        situation: &Situation,
        asked: &Forecasting,
        rows: &[ForecastRow],
    ) -> Result<(TiesAhead, Vec<MoneyAhead>), ForecastError> {
        let by = TiesBy::new(asked.play_off.as_ref().map(PlayOffInput::regulations), asked.first);
        let who = rows.iter().map(|row| row.who).collect();
        let (prizes, budget) = (asked.prizes.as_ref(), asked.budget);
        let look = Look { event: self, situation, ties: &by, prizes, who, budget };
        let is_asked = asked.prizes.is_some() || asked.play_off.is_some();
        let proofs = if is_asked { Proofs::Wanted } else { Proofs::AsTheyCome };
        let seen = look.seen(&asked.sampling, proofs)?;
        let money = match &asked.prizes {
            Some(list) => money::ahead(&look, list, rows, &seen)?,
            None => Vec::new(),
        };
        Ok((by.ahead(situation, &seen), money))
    }
}

/// How much is spent on everybody at once.
const FOR_CARDS: (u64, u32) = (600, 1_000);

impl Standings {
    /// Whether the last round is paired and lacks a result, and the standings are not of an earlier one.
    pub fn is_before_the_end(&self) -> bool {
        let tournament = self.tournament();
        let paired = tournament.rounds_before_play_off();
        let is_last = paired == tournament.schedule.before_play_off() && tournament.rounds.count() == paired;
        let is_now = self.table().field.rounds() >= usize::from(tournament.complete_rounds());
        is_last && is_now && tournament.complete_rounds() + 1 == paired
    }

    /// What can still happen in the last round, once it is paired and as long as a result is missing: of one participant,
    /// or of everybody. `None` at other times, where the standings are of an earlier round, and where nothing can be said.
    /// Where the event plans a play-off, it says who would play off; regulations for another kind of event are left out.
    pub fn last_round(
        &self,
        prizes: Option<&PrizeList>,
        play_off: Option<&PlayOffInput>,
        player: Option<Whom>,
    ) -> Option<Forecast> {
        self.last_round_or_why_not(prizes, play_off, player)?.ok()
    }

    /// The same with the reason where nothing can be said.
    pub fn last_round_or_why_not(
        &self,
        prizes: Option<&PrizeList>,
        play_off: Option<&PlayOffInput>,
        player: Option<Whom>,
    ) -> Option<Result<Forecast, ForecastError>> {
        if !self.is_before_the_end() {
            return None;
        }
        let play_off = play_off.filter(|input| input.fit(self.table()).is_ok()).cloned();
        let mut asked = Forecasting { prizes: prizes.cloned(), play_off, player, ..Forecasting::default() };
        if asked.player.is_none() {
            asked.scope = Scope::Everybody;
            (asked.budget, asked.sampling.samples) = FOR_CARDS;
        }
        Some(self.forecast(&asked))
    }

    /// What can still happen in the event of these standings, by their list and edition.
    pub fn forecast(&self, asked: &Forecasting) -> Result<Forecast, ForecastError> {
        let options = RankingOptions { round: None, ..self.options().clone() };
        self.event().forecast_by(&options, self.chosen(), asked)
    }
}

/// The standings with all results there are: of a round that is half played, those that are in count.
fn now(situation: &Situation, options: &RankingOptions) -> Result<tiebreak::Standings, ForecastError> {
    let rounds = &situation.tournament().rounds;
    let has_begun = |round: &u16| {
        let games = rounds.pairings_of(RoundNumber(*round));
        games.iter().any(|game| matches!(game.outcome, Outcome::Played { .. }))
    };
    let before = situation.round().0.saturating_sub(1);
    let paired = situation.tournament().rounds_before_play_off();
    let round = (before + 1..=paired).rev().find(has_begun).unwrap_or(before);
    let options = RankingOptions { round: Some(round), ..options.clone() };
    tiebreak::Standings::new(situation.tournament(), &options).map_err(|error| RankingError::of(error).into())
}

fn chances(
    situation: &Situation,
    prospects: &Prospects,
    player: Option<ParticipantId>,
    asked: &Forecasting,
) -> Option<Chances> {
    if asked.sampling.samples == 0 {
        return None;
    }
    if let Some(player) = player {
        return Chances::of(situation, player, &asked.sampling);
    }
    if asked.scope == Scope::Everybody {
        let everybody: Vec<ParticipantId> = situation.participants().collect();
        return Chances::of_each(situation, &everybody, &asked.sampling);
    }
    let who: Vec<ParticipantId> = prospects.outlooks.iter().map(|outlook| outlook.who).collect();
    Chances::new(situation, &who, asked.first, &asked.sampling)
}

impl Forecast {
    /// The event, with all its results.
    pub fn event(&self) -> &Event {
        &self.inner.event
    }

    /// What is open.
    pub fn situation(&self) -> &Situation {
        &self.inner.situation
    }

    /// What was asked of the rules.
    pub fn options(&self) -> &RankingOptions {
        &self.inner.options
    }

    /// Who chose the edition.
    pub fn chosen(&self) -> Chosen {
        self.inner.chosen
    }

    /// The criteria of the standings.
    pub fn criteria(&self) -> &[Spec] {
        self.inner.situation.specs()
    }

    /// Whether it is ranked as a Swiss.
    pub fn is_swiss(&self) -> bool {
        self.inner.now.field.system == System::Swiss
    }

    /// What is proved.
    pub fn prospects(&self) -> &Prospects {
        &self.inner.prospects
    }

    /// How likely places are; `None` where pairings are not known or chances were not asked for.
    pub fn chances(&self) -> Option<&Chances> {
        self.inner.chances.as_ref()
    }

    /// The rows, in the order of the standings with the results there are.
    pub fn rows(&self) -> &[ForecastRow] {
        &self.inner.rows
    }

    /// Who was asked for.
    pub fn asked(&self) -> Option<ParticipantId> {
        self.inner.asked
    }

    /// The standings with the results there are.
    pub fn now(&self) -> &tiebreak::Standings {
        &self.inner.now
    }

    /// Who may be tied at the end, and for what.
    pub fn ties(&self) -> &TiesAhead {
        &self.inner.ties
    }

    /// The money the participants of the rows can get, row by row; empty where there are no prizes.
    pub fn money(&self) -> &[MoneyAhead] {
        &self.inner.money
    }

    /// The currency of the prizes as people write it; empty where it is plain.
    pub fn currency(&self) -> &str {
        &self.inner.currency
    }

    /// How many cannot be among the first places that were asked for; proved.
    pub fn out(&self) -> usize {
        let first = self.prospects().first;
        let can = |outlook: &&Outlook| outlook.extent.among_first(first) != Certainty::Out;
        let all = self.situation().participants().count();
        all.saturating_sub(self.prospects().outlooks.iter().filter(can).count())
    }

    /// How many of the rows are sure, possible or open for a number of first places.
    pub fn count(&self, places: u32, certainty: Certainty) -> usize {
        let is = |row: &&ForecastRow| row.outlook.extent.among_first(places) == certainty;
        self.rows().iter().filter(is).count()
    }
}
