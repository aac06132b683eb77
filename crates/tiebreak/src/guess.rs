//! Ruling 32: a list of criteria is never invented. Where an event names none, this finds the known list that gives the
//! ranks somebody published.

use std::collections::BTreeMap;

use exaequo_model::{Order as _, Tournament};

use crate::options::RankingOptions;
use crate::preset::{Preset, Ranks, Suits};
use crate::spec::Spec;
use crate::standings::{RankedRow, Standings, misplaced};

/// Lists that programs and events publish without a name of their own. Presets are tried besides.
const PUBLISHED: &[(Ranks, Suits, &str)] = &[
    (Ranks::Players, Suits::Swiss, "PTS,BH/C1,BH,SB,DE"),
    (Ranks::Players, Suits::Swiss, "PTS,BH/C1,BH,ARO/C1,DE"),
    (Ranks::Players, Suits::Swiss, "PTS,BH,SB,DE"),
    (Ranks::Players, Suits::Swiss, "PTS,BH,SB,WIN"),
    (Ranks::Players, Suits::Swiss, "PTS,BH,BH/C1,DE,SB"),
    (Ranks::Players, Suits::Swiss, "PTS,BH,BH/C1,SB"),
    (Ranks::Players, Suits::Swiss, "PTS,BH,WIN,DE"),
    (Ranks::Players, Suits::Swiss, "PTS,BH,PS,SB"),
    (Ranks::Players, Suits::Swiss, "PTS,BH/M1,BH,SB"),
    (Ranks::Players, Suits::Swiss, "PTS,BH/M1,BH,PS"),
    (Ranks::Players, Suits::Swiss, "PTS,BH/C2,BH/C1,BH"),
    (Ranks::Players, Suits::Swiss, "PTS,BH/C1,SB,WIN"),
    (Ranks::Players, Suits::Swiss, "PTS,BH/C1,DE,BH,SB"),
    (Ranks::Players, Suits::Swiss, "PTS,BH/C1,BH,WON,BWG"),
    (Ranks::Players, Suits::Swiss, "PTS,BH/C1,BH,ARO"),
    (Ranks::Players, Suits::Swiss, "PTS,DE,BH,SB,WIN"),
    (Ranks::Players, Suits::Swiss, "PTS,DE,WIN,BH/C1,BH,SB"),
    (Ranks::Players, Suits::Swiss, "PTS,DE,WON,BH/C1,BH,SB"),
    (Ranks::Players, Suits::Swiss, "PTS,DE,SB,BH"),
    (Ranks::Players, Suits::Swiss, "PTS,WIN,BH/C1,BH,SB"),
    (Ranks::Players, Suits::Swiss, "PTS,PS,BH,SB"),
    (Ranks::Players, Suits::Swiss, "PTS,SB,BH"),
    (Ranks::Players, Suits::Swiss, "PTS,ARO/C1,BH/C1,BH"),
    (Ranks::Players, Suits::Swiss, "PTS,ARO,BH,SB"),
    (Ranks::Players, Suits::Swiss, "PTS,TPR,BH/C1,BH"),
    (Ranks::Players, Suits::AnySystem, "PTS,RTNG"),
    (Ranks::Players, Suits::RoundRobin, "PTS,SB,DE,WIN"),
    (Ranks::Players, Suits::RoundRobin, "PTS,SB,WIN,DE"),
    (Ranks::Players, Suits::RoundRobin, "PTS,DE,SB,WIN,KS"),
    (Ranks::Players, Suits::RoundRobin, "PTS,DE,SB,KS"),
    (Ranks::Players, Suits::RoundRobin, "PTS,DE,WIN,SB,KS,BWG"),
    (Ranks::Players, Suits::RoundRobin, "PTS,KS,SB,DE"),
    (Ranks::Players, Suits::RoundRobin, "PTS,WIN,DE,SB"),
    (Ranks::Teams, Suits::AnySystem, "PTS:MP,PTS:GP,DE"),
    (Ranks::Teams, Suits::AnySystem, "PTS:MP,PTS:GP,BH:MP,SB"),
    (Ranks::Teams, Suits::AnySystem, "PTS:MP,PTS:GP,EMGSB,DE"),
    (Ranks::Teams, Suits::AnySystem, "PTS:MP,DE,PTS:GP,SB"),
    (Ranks::Teams, Suits::AnySystem, "PTS:MP,EMGSB,PTS:GP"),
    (Ranks::Teams, Suits::AnySystem, "PTS:MP,EGGSB,BH:MP"),
    (Ranks::Teams, Suits::AnySystem, "PTS:MP,BH:MP,PTS:GP"),
    (Ranks::Teams, Suits::AnySystem, "PTS:GP,PTS:MP,BH:GP,SB"),
];

/// The known lists that give the ranks an event publishes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Guess {
    /// The lists that contradict no published rank and leave the fewest ties open, the shortest first; none where they
    /// leave more than half of the participants tied.
    pub lists: Vec<AgreeingList>,
    /// How many lists were tried; 0 where the event publishes no order at all.
    pub tried: usize,
}

/// A list that gives the published ranks, or its beginning that does.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct AgreeingList {
    /// The criteria, as far as they are needed.
    pub criteria: Vec<Spec>,
    /// The preset that begins with them.
    pub preset: Option<&'static Preset>,
    /// How many participants share a place by the list and have different ranks in the event.
    pub open: usize,
}

impl Guess {
    /// Tries every known list of the event's kind.
    ///
    /// ```
    /// use exaequo_tiebreak::{Edition, Guess, RankingOptions, Regulations};
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
    /// let options = RankingOptions::new(Regulations::of(Edition::named("fide-2026-03").unwrap()));
    /// // Alyx and Chloé have 1½ and drew; the opponents of Alyx have more points.
    /// let guess = Guess::of(&tournament, &options);
    /// let lists: Vec<_> = guess.lists.iter().map(|list| list.to_string()).collect();
    /// assert!(lists.contains(&"PTS, BH".to_owned()));
    /// ```
    pub fn of(tournament: &Tournament, options: &RankingOptions) -> Self {
        if !publishes_an_order(tournament) {
            return Self::default();
        }
        let mut search = Search { tournament, options, known: BTreeMap::new() };
        let lists = candidates(tournament, options);
        let tried = lists.len();
        let mut agreeing: Vec<AgreeingList> =
            lists.into_iter().filter_map(|(list, preset)| search.judge(list, preset)).collect();
        let fewest = agreeing.iter().map(|list| list.open).min().unwrap_or(0);
        // A list that leaves most of them tied says nothing about their order.
        let published = tournament.participants().filter(|who| tournament.published_of(*who).rank.is_some());
        let is_too_open = 2 * fewest > published.count();
        agreeing.retain(|list| list.open == fewest && !is_too_open);
        agreeing.order_by_key(|list| list.criteria.len());
        Self { lists: without_repeats(agreeing), tried }
    }
}

/// `PTS, BH/C1, BH`.
impl std::fmt::Display for AgreeingList {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let codes: Vec<String> = self.criteria.iter().map(ToString::to_string).collect();
        formatter.write_str(&codes.join(", "))
    }
}

/// One entry for the same criteria; the one that has a name stays.
fn without_repeats(lists: Vec<AgreeingList>) -> Vec<AgreeingList> {
    let mut kept: Vec<AgreeingList> = Vec::with_capacity(lists.len());
    for list in lists {
        match kept.iter_mut().find(|other| other.criteria == list.criteria) {
            Some(same) => same.preset = same.preset.or(list.preset),
            None => kept.push(list),
        }
    }
    kept
}

/// Whether at least two participants have different ranks.
fn publishes_an_order(tournament: &Tournament) -> bool {
    let mut ranks = tournament.participants().filter_map(|who| tournament.published_of(who).rank);
    ranks.next().is_some_and(|first| ranks.any(|rank| rank != first))
}

/// Presets and published lists for this kind of event.
fn candidates(
    tournament: &Tournament,
    options: &RankingOptions,
) -> Vec<(&'static str, Option<&'static Preset>)> {
    let ranks = Ranks::of(tournament);
    let system = options.system.unwrap_or_else(|| tournament.system().0);
    let named = Preset::usual(ranks, system).map(|preset| (preset.list, Some(preset)));
    let published = PUBLISHED.iter().filter(move |(of, suits, _)| *of == ranks && suits.accepts(system));
    named.chain(published.map(|(_, _, list)| (*list, None))).collect()
}

/// What is known of the beginnings of lists: those that contradict a rank need not be followed further.
struct Search<'a> {
    tournament: &'a Tournament,
    options: &'a RankingOptions,
    known: BTreeMap<&'static str, Verdict>,
}

#[derive(Clone)]
enum Verdict {
    /// Some published rank contradicts it, and so every list that begins like this.
    Refuted,
    Agrees {
        criteria: Vec<Spec>,
        open: usize,
    },
}

impl Search<'_> {
    /// The list as far as it is needed and no rank contradicts it; `None` if that is no further than points.
    fn judge(&mut self, list: &'static str, preset: Option<&'static Preset>) -> Option<AgreeingList> {
        let mut best = None;
        for beginning in beginnings(list) {
            match self.verdict(beginning) {
                Verdict::Refuted => break,
                Verdict::Agrees { criteria, open: 0 } => {
                    return Some(AgreeingList { criteria, preset, open: 0 });
                }
                Verdict::Agrees { criteria, open } => best = Some(AgreeingList { criteria, preset, open }),
            }
        }
        best.filter(|list: &AgreeingList| list.criteria.len() > 1)
    }

    fn verdict(&mut self, list: &'static str) -> Verdict {
        if let Some(verdict) = self.known.get(list) {
            return verdict.clone();
        }
        let verdict = self.compare(list).unwrap_or(Verdict::Refuted);
        self.known.insert(list, verdict.clone());
        verdict
    }

    fn compare(&self, list: &str) -> Option<Verdict> {
        let options = RankingOptions { lots: Vec::new(), ..self.options.clone() }.by(list).ok()?;
        let standings = Standings::new(self.tournament, &options).ok()?;
        if !misplaced(&standings).is_empty() {
            return None;
        }
        Some(Verdict::Agrees { open: left_open(&standings), criteria: standings.specs })
    }
}

/// `PTS`, `PTS,BH/C1`, `PTS,BH/C1,BH` and so on, up to the whole list.
fn beginnings(list: &str) -> impl Iterator<Item = &str> {
    let ends = list.match_indices(',').map(|(comma, _)| comma).chain([list.len()]);
    ends.filter_map(|end| list.get(..end))
}

/// How many share a place although the event gives them different ranks.
fn left_open(standings: &Standings) -> usize {
    let published = |row: &RankedRow| standings.field.tournament.published_of(row.participant).rank;
    let is_open = |group: &&[RankedRow]| {
        let mut ranks = group.iter().filter_map(published);
        ranks.next().is_some_and(|first| ranks.any(|rank| rank != first))
    };
    let groups = standings.rows.chunk_by(|one, next| one.rank.is_some() && one.rank == next.rank);
    groups.filter(is_open).map(<[RankedRow]>::len).sum()
}
