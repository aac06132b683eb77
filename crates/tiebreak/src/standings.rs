//! Article 4.2: the list, applied to everybody, then to each group that is still tied.

mod check;
mod criteria;
mod drop;
mod effect;
mod explain;
mod rank;
mod verdict;

pub use check::{Misplaced, misplaced};
pub use criteria::{criteria, listed};
pub use effect::Effect;
pub use verdict::Verdict;

use exaequo_model::{
    DepartureReason, Order as _, ParticipantId, RankStatus, RoundNumber, Status, System, Tournament,
};

use crate::column::{ComputedColumns, Value};
use crate::definition::Method;
use crate::field::Field;
use crate::guess::Guess;
use crate::missing::results_missing;
use crate::notice::Notice;
use crate::options::{List, RankingOptions, Refusal, list_of, primary_of};
use crate::preset::Ranks;
use crate::provisions::{HalfOfTheGames, Regulations};
use crate::spec::Spec;
use crate::term::Terms;
use crate::tie::{Scratch, Step, TiedGroup};

/// Standings, with everything needed to explain them.
#[derive(Debug)]
pub struct Standings {
    /// The event as the rules saw it.
    pub field: Field,
    /// The regulations they follow.
    pub regulations: Regulations,
    /// The criteria, those that were left out aside.
    pub specs: Vec<Spec>,
    /// For each criterion, the value of each participant.
    pub values: Vec<Vec<Value>>,
    /// The rows, the best first.
    pub rows: Vec<RankedRow>,
    /// What there is to say.
    pub notices: Vec<Notice>,
    /// How many results are missing in the rounds counted.
    pub missing: usize,
}

/// A line of the standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RankedRow {
    /// The participant in this row.
    pub participant: ParticipantId,
    /// The place; `None` for those who are not ranked.
    pub rank: Option<u32>,
    /// Whether others have the same place.
    pub place: Sharing,
    /// What separates it from the row above.
    pub decided: Decided,
}

/// Whether a place is shared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sharing {
    /// The place belongs to one participant.
    Alone,
    /// Others have the same place.
    Shared,
}

/// What separates a row from the one above.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decided {
    /// Nothing: it is the first one, or shares the place.
    Nothing,
    /// A criterion, by its position in the list.
    By(usize),
    /// Drawing of lots (4.2).
    Lots,
    /// By a play-off (2.2.1).
    PlayOff {
        /// How many criteria of the list come before it (3.1.2): those who play off are equal on them.
        after: usize,
    },
}

impl Standings {
    /// The standings of a tournament.
    ///
    /// ```
    /// use exaequo_model::ParticipantId;
    /// use exaequo_tiebreak::{Decided, Edition, Exact, RankingOptions, Regulations, Standings};
    ///
    /// # let file = "\
    /// # 012 Four friends
    /// # 142 2
    /// # 001    1      Alyx                                                               1.5    1     2 w 1     3 b =
    /// # 001    2      Bruno                                                              1.0    3     1 b 0     4 w 1
    /// # 001    3      Chloé                                                              1.5    2     4 b 1     1 w =
    /// # 001    4      Dana                                                               0.0    4     3 w 0     2 b 0
    /// # ";
    /// # let read = exaequo_trf::read(file.as_bytes().to_vec(), &exaequo_trf::ReadOptions::default());
    /// # let tournament = read.tournament.expect("nothing is wrong with this file");
    /// # let edition = Edition::named("fide-2026-03").unwrap();
    /// # let options = RankingOptions::new(Regulations::of(edition)).by("PTS,BH,SB,DE").unwrap();
    /// let standings = Standings::new(&tournament, &options)?;
    /// // Alyx and Chloé have 1½; the opponents of Alyx have 1 + 1½, those of Chloé 0 + 1½.
    /// let [alyx, chloe] = [ParticipantId(0), ParticipantId(2)];
    /// assert_eq!(standings.value(1, alyx), Some(Exact::new(5, 2.try_into().unwrap())));
    /// assert_eq!(standings.value(1, chloe), Some(Exact::new(3, 2.try_into().unwrap())));
    /// assert_eq!(standings.rows[1].decided, Decided::By(1));
    /// # Ok::<(), exaequo_tiebreak::Refusal>(())
    /// ```
    pub fn new(tournament: &Tournament, options: &RankingOptions) -> Result<Self, Refusal> {
        let List { specs, remarks, lack } = list_of(tournament, options);
        let rounds = round_of(tournament, options)?;
        let (system, mut notices) = system_of(tournament, options);
        if let Some(lack) = lack {
            let (ranks, guess) = (Ranks::of(tournament), Guess::of(tournament, options));
            notices.push(Notice::NoList { lack, system, ranks, guess });
        }
        notices.extend(play_off(tournament));
        notices.extend(results_missing(tournament, options.round));
        notices.extend(remarks.into_iter().map(|(spec, remark)| Notice::Remark(spec, remark)));
        let provisions = &options.regulations.provisions;
        let field = Field::new(tournament, provisions, system, primary_of(tournament, &specs), rounds);
        notices.extend(crate::points_of_no_round::notices(&field));
        let specs = drop::usable(&field, specs, options.unrated, &mut notices);
        let mut standings = Self {
            regulations: options.regulations,
            values: ComputedColumns::all(&field, &specs),
            field,
            specs,
            rows: Vec::new(),
            notices,
            missing: (1..=rounds).map(|round| tournament.missing_results(RoundNumber(round))).sum(),
        };
        standings.rank(&options.lots);
        Ok(standings)
    }

    /// Who is ranked, who is listed without a rank; who was expelled is not listed at all.
    fn entrants(&mut self) -> (Vec<ParticipantId>, Vec<ParticipantId>) {
        let tournament = &self.field.tournament;
        let mut listed: Vec<ParticipantId> =
            tournament.participants().filter(|&who| !is_expelled(tournament.status_of(who))).collect();
        listed.order_by_key(|&who| tournament.number_of(who));
        let few: Vec<ParticipantId> = listed.iter().copied().filter(|&who| self.has_few_games(who)).collect();
        if !few.is_empty() {
            self.notices.push(Notice::FewGames { participants: few.len() });
        }
        let ranked = |who: &ParticipantId| {
            tournament.status_of(*who).ranking == RankStatus::Ranked && !few.contains(who)
        };
        listed.into_iter().partition(ranked)
    }

    /// Less than half of the games of a round robin, where the event says that this matters.
    pub fn has_few_games(&self, who: ParticipantId) -> bool {
        let System::RoundRobin { cycles } = self.field.system else { return false };
        if self.field.provisions().half_of_the_games == HalfOfTheGames::Ranked {
            return false;
        }
        let entries = self.field.table(self.field.primary).records.of(who);
        let played = entries.iter().filter(|entry| entry.slot.is_played()).count();
        let games = self.field.participants().len().saturating_sub(1) * usize::from(cycles);
        played * 2 < games
    }

    /// The value of a participant by a criterion of the list; `None` where there is no such criterion or participant.
    pub fn value(&self, criterion: usize, who: ParticipantId) -> Value {
        self.values.get(criterion)?.get(who.index()).copied().flatten()
    }

    /// The row of a participant.
    pub fn row_of(&self, who: ParticipantId) -> Option<usize> {
        self.rows.iter().position(|row| row.participant == who)
    }

    /// The terms of a value: empty for criteria that order tied groups, and for an id of another tournament.
    ///
    /// ```
    /// use exaequo_model::ParticipantId;
    /// use exaequo_tiebreak::{Edition, RankingOptions, Regulations, TermSource, Standings};
    ///
    /// # let file = "\
    /// # 012 Four friends
    /// # 142 2
    /// # 001    1      Alyx                                                               1.5    1     2 w 1     3 b =
    /// # 001    2      Bruno                                                              1.0    3     1 b 0     4 w 1
    /// # 001    3      Chloé                                                              1.5    2     4 b 1     1 w =
    /// # 001    4      Dana                                                               0.0    4     3 w 0     2 b 0
    /// # ";
    /// # let read = exaequo_trf::read(file.as_bytes().to_vec(), &exaequo_trf::ReadOptions::default());
    /// # let tournament = read.tournament.expect("nothing is wrong with this file");
    /// # let edition = Edition::named("fide-2026-03").unwrap();
    /// # let options = RankingOptions::new(Regulations::of(edition)).by("PTS,BH,SB,DE").unwrap();
    /// let standings = Standings::new(&tournament, &options)?;
    /// let terms = standings.terms(&standings.specs[1], ParticipantId(0));
    /// let opponents: Vec<_> = terms.iter().map(|term| (term.round.map(|round| round.0), &term.source)).collect();
    /// assert_eq!(opponents.len(), 2);
    /// assert_eq!(*opponents[1].1, TermSource::Opponent(ParticipantId(2)));
    /// # Ok::<(), exaequo_tiebreak::Refusal>(())
    /// ```
    pub fn terms(&self, spec: &Spec, who: ParticipantId) -> Terms {
        if !self.knows(who) {
            return Terms::new();
        }
        ComputedColumns::terms(&self.field, spec, &ComputedColumns::needed(&self.field, spec), who)
    }

    /// Whether an id is one of this tournament.
    fn knows(&self, who: ParticipantId) -> bool {
        who.index() < self.field.participants().len()
    }

    /// The group a participant was in when a criterion was applied: those equal on all criteria before it. A participant who is
    /// not listed is alone; an id of another tournament is in no group.
    pub fn group_at(&self, criterion: usize, who: ParticipantId) -> Vec<ParticipantId> {
        let Some(row) = self.row_of(who) else {
            return if self.knows(who) { vec![who] } else { Vec::new() };
        };
        if self.rows.iter().any(|row| matches!(row.decided, Decided::PlayOff { .. })) {
            return self.equal_before(criterion, who);
        }
        let tied = |row: &RankedRow| match row.decided {
            Decided::Nothing => row.rank.is_some(),
            Decided::By(by) => by >= criterion,
            Decided::Lots | Decided::PlayOff { .. } => true,
        };
        let mut first = row;
        while first > 0 && tied(&self.rows[first]) && self.rows[first - 1].rank.is_some() {
            first -= 1;
        }
        let after = self.rows[row + 1..].iter().take_while(|row| tied(row)).count();
        let mut group: Vec<ParticipantId> =
            self.rows[first..=row + after].iter().map(|row| row.participant).collect();
        group.order_by_key(|&who| self.field.tournament.number_of(who));
        group
    }

    /// The same by the values alone: a play-off has changed the order of the rows.
    fn equal_before(&self, criterion: usize, who: ParticipantId) -> Vec<ParticipantId> {
        let equal = |other: &ParticipantId| {
            (0..criterion).all(|before| self.value(before, *other) == self.value(before, who))
        };
        let ranked = self.rows.iter().filter(|row| row.rank.is_some()).map(|row| row.participant);
        let mut group: Vec<ParticipantId> = ranked.filter(equal).collect();
        group.order_by_key(|&who| self.field.tournament.number_of(who));
        group
    }

    /// How a criterion that orders tied groups dealt with a group; nothing where a member is of another tournament.
    pub fn steps(&self, spec: &Spec, group: &[ParticipantId]) -> Vec<Step> {
        let mut log = Vec::new();
        if let Method::Tied(solve) = spec.definition.method
            && group.len() > 1
            && group.iter().all(|&who| self.knows(who))
        {
            let inputs = crate::column::inputs(&self.field, spec, &[]);
            let (mut places, mut scratch) = (vec![0; group.len()], Scratch::default());
            solve(&mut TiedGroup {
                inputs,
                group,
                places: &mut places,
                scratch: &mut scratch,
                log: Some(&mut log),
            });
        }
        log
    }
}

fn is_expelled(status: Status) -> bool {
    status.left.is_some_and(|left| matches!(left.reason, DepartureReason::Expelled(_)))
}

fn round_of(tournament: &Tournament, options: &RankingOptions) -> Result<u16, Refusal> {
    let paired = tournament.rounds_before_play_off();
    match options.round {
        Some(asked) if asked > paired => Err(Refusal::NoRound { asked, paired }),
        Some(asked) => Ok(asked),
        None => Ok(tournament.complete_rounds()),
    }
}

/// Rounds that are in the file and not in the standings.
fn play_off(tournament: &Tournament) -> Option<Notice> {
    let (before, last) = (tournament.schedule.before_play_off(), tournament.schedule.announced());
    (before < last).then(|| Notice::PlayOffApart { first: before + 1, last })
}

fn system_of(tournament: &Tournament, options: &RankingOptions) -> (System, Vec<Notice>) {
    use exaequo_model::Assurance;
    match (options.system, tournament.system()) {
        (Some(system), _) | (None, (system, Assurance::Stated)) => (system, Vec::new()),
        (None, (system, Assurance::Assumed)) => (system, vec![Notice::SystemAssumed(system)]),
    }
}
