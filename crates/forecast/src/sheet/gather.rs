//! From the terms of a few scenarios to everybody's lines.

use exaequo_model::{Better, Order as _, ParticipantId};
use exaequo_tiebreak::{
    ComputedColumns, Cuts, Exact, Fate, Field, Fold, Method, Significance, Spec, Term, Value, provisions,
};

use super::cut::kept;
use super::{Encounter, Reach, Scope, Sheet, contenders, cover, tail, weigh};
use crate::situation::{Scenario, Situation, Unit};

/// Not seen yet.
const UNSEEN: i64 = i64::MIN;

/// A criterion as it was seen.
#[derive(Debug)]
pub(super) struct Seen {
    pub(super) better: Better,
    pub(super) cuts: Cuts,
    /// For each participant and own choice, the terms; one without a game for a value of own results.
    pub(super) rows: Vec<Vec<Vec<SeenTerm>>>,
    /// Whether the sheet gives the values of the engine back.
    sound: bool,
}

/// A term with its value by the result of the game it depends on.
#[derive(Clone, Debug)]
pub(super) struct SeenTerm {
    pub(super) unit: Option<u32>,
    pub(super) by: Vec<i64>,
    pub(super) voluntary: bool,
}

/// What is gathered while scenarios pass by.
struct Gathering<'a> {
    situation: &'a Situation,
    unit_of: Vec<Option<u32>>,
    choices: Vec<u8>,
    wanted: Vec<bool>,
}

/// All that a sheet can say of a situation, gathered from a few scenarios that the engine ranks.
pub(super) fn sheet(situation: &Situation, scope: Scope) -> Sheet {
    let specs = situation.specs();
    let encounter = encounter(specs);
    let first = if encounter == Encounter::None { 1 } else { 2 };
    let examples = Examples::new(situation);
    let mut gathering = Gathering::new(situation);
    let own_points = gathering.own_values(&examples, &specs[..1]);
    let points = points_of_each(situation, &own_points);
    gathering.wanted = wanted(situation, scope, &points);
    let criteria = gathering.criteria(&examples, specs.get(first..).unwrap_or_default());
    let (lines, used) = weigh::lines(&own_points, &criteria, &gathering.wanted);
    let tail = tail(specs.get(first + used..).unwrap_or_default());
    let reach = reach(situation, &gathering.unit_of);
    Sheet { lines, points, unit_of: gathering.unit_of, reach, choices: gathering.choices, encounter, tail }
}

/// Whether a direct encounter stands behind the points.
fn encounter(specs: &[Spec]) -> Encounter {
    match specs.get(1).map(Reach::of) {
        Some(Reach::Group) => Encounter::AfterPoints,
        _ => Encounter::None,
    }
}

/// The points of everybody who is ranked, by own choices.
fn points_of_each(situation: &Situation, seen: &Seen) -> Vec<Vec<i64>> {
    let of = |(rows, who): (&Vec<Vec<SeenTerm>>, u32)| {
        let values = rows.iter().map(|row| row.first().map_or(0, |term| term.by[0]));
        if situation.is_ranked(ParticipantId(who)) { values.collect() } else { Vec::new() }
    };
    seen.rows.iter().zip(0..).map(of).collect()
}

/// Whose lines are gathered.
fn wanted(situation: &Situation, scope: Scope, points: &[Vec<i64>]) -> Vec<bool> {
    match scope {
        Scope::Everybody => points.iter().map(|points| !points.is_empty()).collect(),
        Scope::First(first) => contenders::wanted(situation, points, first),
    }
}

/// Scenarios in which every result occurs, and what the engine makes of them.
struct Examples {
    scenarios: Vec<Scenario>,
    fields: Vec<Field>,
}

impl Examples {
    fn new(situation: &Situation) -> Self {
        let scenarios = cover::scenarios(situation.units());
        let fields = scenarios.iter().map(|scenario| situation.field(scenario)).collect();
        Self { scenarios, fields }
    }

    fn each(&self) -> impl Iterator<Item = (&Field, &Scenario)> {
        self.fields.iter().zip(&self.scenarios)
    }
}

/// The open games of everybody's opponents.
fn reach(situation: &Situation, unit_of: &[Option<u32>]) -> Vec<Vec<u32>> {
    let field = &situation.base().field;
    let records = &field.table(field.primary).records;
    let unit = |opponent: ParticipantId| unit_of.get(opponent.index()).copied().flatten();
    let of = |who| {
        let opponents = records.of(who).iter().filter_map(exaequo_model::RoundEntry::opponent);
        let mut units: Vec<u32> = opponents.filter_map(unit).collect();
        units.order();
        units.dedup();
        units
    };
    field.participants().map(of).collect()
}

/// Whether the terms of a criterion can be told apart by games.
fn fits(spec: &Spec) -> bool {
    let Method::Each { fold, cut_by, .. } = spec.definition.method else { return false };
    match Reach::of(spec) {
        Reach::Own => true,
        Reach::Opponents => {
            spec.cuts == Cuts::NONE || (fold == Fold::Points && cut_by == Significance::Value)
        }
        Reach::Group | Reach::Beyond => false,
    }
}

impl<'a> Gathering<'a> {
    fn new(situation: &'a Situation) -> Self {
        let own = |who| situation.own(who).first().copied();
        let choices = |unit: &Unit| u8::try_from(unit.choices.len()).unwrap_or(u8::MAX);
        Self {
            situation,
            unit_of: situation.tournament().participants().map(own).collect(),
            choices: situation.units().iter().map(choices).collect(),
            wanted: Vec::new(),
        }
    }

    /// The criteria from the first on whose terms can be told apart by games, as far as the sheet gives back what the engine says.
    fn criteria(&self, examples: &Examples, specs: &[Spec]) -> Vec<Seen> {
        let fitting = specs.iter().take_while(|spec| fits(spec));
        fitting.map(|spec| self.criterion(spec, examples)).take_while(|criterion| criterion.sound).collect()
    }

    fn criterion(&self, spec: &Spec, examples: &Examples) -> Seen {
        match Reach::of(spec) {
            Reach::Own => self.own_values(examples, std::slice::from_ref(spec)),
            _ => self.terms(spec, examples),
        }
    }

    fn empty(&self, spec: &Spec) -> Seen {
        let own = |unit: &Option<u32>| unit.map_or(1, |unit| usize::from(self.choices[unit as usize]));
        Seen {
            better: self.situation.base().better(spec),
            cuts: spec.cuts,
            rows: self.unit_of.iter().map(|unit| vec![Vec::new(); own(unit)]).collect(),
            sound: true,
        }
    }

    fn own_choice(&self, who: usize, scenario: &[u8]) -> usize {
        self.unit_of[who].map_or(0, |unit| usize::from(scenario[unit as usize]))
    }

    /// Values that follow from own results.
    fn own_values(&self, examples: &Examples, specs: &[Spec]) -> Seen {
        let mut seen = self.empty(&specs[0]);
        seen.cuts = Cuts::NONE;
        let mut under = None;
        for (field, scenario) in examples.each() {
            let columns = ComputedColumns::all(field, specs);
            for (who, value) in columns[0].iter().enumerate() {
                let choice = self.own_choice(who, scenario);
                let row = &mut seen.rows[who][choice];
                let Some(value) = same_unit(*value, &mut under) else {
                    seen.sound &= !self.is_wanted(who);
                    continue;
                };
                match row.first() {
                    Some(term) => seen.sound &= term.by[0] == value || !self.is_wanted(who),
                    None => row.push(SeenTerm { unit: None, by: vec![value], voluntary: false }),
                }
            }
        }
        seen
    }

    fn is_wanted(&self, who: usize) -> bool {
        self.wanted.get(who).copied().unwrap_or(true)
    }

    /// Terms of the rounds, each with the game of that round's opponent.
    fn terms(&self, spec: &Spec, examples: &Examples) -> Seen {
        let mut seen = self.empty(spec);
        // Bounds look for the lowest terms of the better side.
        seen.sound &= spec.cuts == Cuts::NONE || seen.better == Better::Higher;
        for (field, scenario) in examples.each() {
            let (columns, needed) = (ComputedColumns::all(field, std::slice::from_ref(spec)), Vec::new());
            for who in field.participants().filter(|who| self.is_wanted(who.index())) {
                let terms = ComputedColumns::terms(field, spec, &needed, who);
                seen.sound &= self.note(&mut seen.rows, field, spec, who, scenario, &terms);
                if !seen.sound {
                    return seen;
                }
                let row = &seen.rows[who.index()][self.own_choice(who.index(), scenario)];
                let value = columns[0].get(who.index()).copied().flatten();
                seen.sound &= value.map(Exact::numerator) == Some(of_row(row, scenario, spec.cuts));
            }
        }
        let complete = |row: &Vec<SeenTerm>| row.iter().all(|term| !term.by.contains(&UNSEEN));
        seen.sound &=
            seen.rows.iter().enumerate().all(|(who, rows)| !self.is_wanted(who) || rows.iter().all(complete));
        seen
    }

    /// Notes the terms of a participant; false where they contradict what was noted before.
    fn note(
        &self,
        rows: &mut [Vec<Vec<SeenTerm>>],
        field: &Field,
        spec: &Spec,
        who: ParticipantId,
        scenario: &[u8],
        terms: &[Term],
    ) -> bool {
        let own = self.unit_of[who.index()];
        let row = &mut rows[who.index()][self.own_choice(who.index(), scenario)];
        let voluntary_first = field.provisions().cut_order == provisions::CutOrder::VoluntaryFirst;
        if row.is_empty() {
            for term in terms {
                let unit = self.unit_of_term(field, who, term).filter(|unit| Some(*unit) != own);
                let count = unit.map_or(1, |unit| usize::from(self.choices[unit as usize]));
                let voluntary = voluntary_first && term.is_voluntary();
                row.push(SeenTerm { unit, by: vec![UNSEEN; count], voluntary });
            }
        }
        let Method::Each { fold, .. } = spec.definition.method else { return false };
        let same = |(seen, term): (&mut SeenTerm, &Term)| {
            let choice = seen.unit.map_or(0, |unit| usize::from(scenario[unit as usize]));
            let value = contribution(fold, term);
            let before = std::mem::replace(&mut seen.by[choice], value);
            before == UNSEEN || before == value
        };
        let cut = spec.cuts != Cuts::NONE;
        let all_count = !cut || terms.iter().all(|term| !matches!(term.fate, Fate::Excluded(_)));
        // What is highest must not have been cut as a low one.
        let (low, high) = (usize::from(spec.cuts.low), usize::from(spec.cuts.high));
        let mixed = high > 0 && (terms.len() < low + high || row.iter().any(|term| term.voluntary));
        !mixed && row.len() == terms.len() && all_count && row.iter_mut().zip(terms).all(same)
    }

    /// The game a term depends on besides the participant's own: that of the opponent of its round.
    fn unit_of_term(&self, field: &Field, who: ParticipantId, term: &Term) -> Option<u32> {
        let round = term.round?;
        let entry = field.table(field.primary).records.of(who).get(round.index())?;
        self.unit_of[entry.opponent()?.index()]
    }
}

/// What a term adds before cuts.
fn contribution(fold: Fold, term: &Term) -> i64 {
    if matches!(term.fate, Fate::Excluded(_)) {
        return 0;
    }
    match fold {
        Fold::Products => term.value.saturating_mul(i64::from(term.scored.hundredths())),
        _ => term.value,
    }
}

fn of_row(row: &[SeenTerm], scenario: &[u8], cuts: Cuts) -> i64 {
    let value = |term: &SeenTerm| {
        let choice = term.unit.map_or(0, |unit| usize::from(scenario[unit as usize]));
        (term.by[choice], term.voluntary)
    };
    let values: Vec<(i64, bool)> = row.iter().map(value).collect();
    kept(&values, usize::from(cuts.low), usize::from(cuts.high))
}

/// The numerator, as long as all values have one denominator.
fn same_unit(value: Value, under: &mut Option<i64>) -> Option<i64> {
    let value = value?;
    let same = *under.get_or_insert(value.denominator()) == value.denominator();
    same.then(|| value.numerator())
}
