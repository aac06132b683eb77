//! The places of some participants in a scenario: by points and keys, or by the engine where those do not tell.

use std::cmp::Reverse;

use exaequo_model::{Order as _, ParticipantId};
use exaequo_tiebreak::Refusal;

use crate::sheet::{Encounter, Line, Sheet, Tail};
use crate::situation::Situation;

/// With more games than this there are too many scenarios to go through, whatever else matters.
const MANY: usize = 20;
/// With more asked for than this, everybody is put in order at once.
const FEW: usize = 16;

/// Ranks scenarios one after the other.
pub(super) struct Ranker<'a> {
    situation: &'a Situation,
    sheet: Option<&'a Sheet>,
    asked: &'a [ParticipantId],
    /// Everybody who can have one of the first places asked for.
    rivals: Vec<Rival<'a>>,
    /// Where those asked for are among them.
    at: Vec<Option<usize>>,
    /// Points of the rivals in this scenario, and keys as far as they were needed.
    points: Vec<i64>,
    keys: Vec<Option<i64>>,
    places: Vec<u32>,
}

struct Rival<'a> {
    who: ParticipantId,
    unit: Option<u32>,
    lines: &'a [Line],
}

impl<'a> Ranker<'a> {
    pub(super) fn new(
        situation: &'a Situation,
        sheet: Option<&'a Sheet>,
        asked: &'a [ParticipantId],
        places: usize,
    ) -> Self {
        let mut rivals: Vec<Rival<'a>> = sheet.map_or_else(Vec::new, |sheet| {
            let rival = |who| Rival { who, unit: sheet.unit_of(who), lines: sheet.lines_of(who) };
            situation.participants().map(rival).collect()
        });
        keep_near(&mut rivals, places);
        let position = |who: &ParticipantId| rivals.iter().position(|rival| rival.who == *who);
        let at = asked.iter().map(position).collect();
        let count = rivals.len();
        Self {
            situation,
            sheet,
            asked,
            rivals,
            at,
            points: vec![0; count],
            keys: vec![None; count],
            places: Vec::new(),
        }
    }

    /// The open games that the places of those asked for can depend on: those of everybody who can be near them, and those of
    /// the opponents of whoever can be level on points with one of them. All, where a criterion looks further.
    pub(super) fn matter(&self) -> Vec<u32> {
        let all = || (0..u32::try_from(self.situation.units().len()).unwrap_or(u32::MAX)).collect();
        let Some(sheet) = self.sheet.filter(|sheet| sheet.tail != Tail::Far) else { return all() };
        let own: Vec<u32> = self.rivals.iter().filter_map(|rival| rival.unit).collect();
        if own.len() > 2 * MANY {
            return own;
        }
        let level = (0..self.rivals.len()).filter(|rival| self.can_be_level(*rival));
        let reach = level.flat_map(|rival| sheet.reach_of(self.rivals[rival].who)).copied();
        let mut units: Vec<u32> = own.into_iter().chain(reach).collect();
        units.order();
        units.dedup();
        units
    }

    /// Whether somebody can be level on points with one who is asked for, or is asked for and can be level with anybody.
    fn can_be_level(&self, rival: usize) -> bool {
        let is_asked = |one: usize| self.at.contains(&Some(one));
        let with = |other: usize| {
            let meets = |line: &Line| self.rivals[other].lines.iter().any(|one| one.points == line.points);
            other != rival && self.rivals[rival].lines.iter().any(meets)
        };
        (0..self.rivals.len()).any(|other| (is_asked(rival) || is_asked(other)) && with(other))
    }

    /// The places of those asked for; 0 for those who cannot have one of the first places asked for.
    pub(super) fn places(&mut self, scenario: &[u8]) -> Result<&[u32], Refusal> {
        self.places.clear();
        let by_keys = if self.asked.len() > FEW { Self::in_order } else { Self::by_keys };
        if self.sheet.is_none() || !by_keys(self, scenario) {
            let places = self.situation.places(scenario)?;
            self.places.clear();
            self.places.extend(self.asked.iter().map(|who| places.get(who.index()).copied().unwrap_or(0)));
        }
        Ok(&self.places)
    }

    /// False where two are level that only the engine can tell apart.
    fn by_keys(&mut self, scenario: &[u8]) -> bool {
        for (rival, points) in self.rivals.iter().zip(&mut self.points) {
            *points = rival.line(scenario).map_or(i64::MIN, |line| line.points);
        }
        self.keys.fill(None);
        let settled = self.sheet.is_some_and(|sheet| sheet.tail == Tail::Nothing);
        let plain = self.sheet.is_some_and(|sheet| sheet.encounter == Encounter::None);
        for index in 0..self.asked.len() {
            let Some(own) = self.at[index] else {
                self.places.push(0);
                continue;
            };
            let mut place = 1;
            for other in (0..self.rivals.len()).filter(|other| *other != own) {
                if self.points[other] != self.points[own] {
                    place += u32::from(self.points[other] > self.points[own]);
                    continue;
                }
                let (key, theirs) = (self.key(own, scenario), self.key(other, scenario));
                if !plain || (key == theirs && !settled) {
                    return false;
                }
                place += u32::from(theirs > key);
            }
            self.places.push(place);
        }
        true
    }

    /// The same for many: everybody is put in order once.
    fn in_order(&mut self, scenario: &[u8]) -> bool {
        let plain = self.sheet.is_some_and(|sheet| sheet.encounter == Encounter::None);
        let settled = self.sheet.is_some_and(|sheet| sheet.tail == Tail::Nothing);
        let place = |(index, rival): (usize, &Rival<'_>)| {
            let line = rival.line(scenario);
            let key = line.map_or(i64::MIN, |line| line.key(scenario));
            (Reverse((line.map_or(i64::MIN, |line| line.points), key)), index)
        };
        let mut order: Vec<_> = self.rivals.iter().enumerate().map(place).collect();
        order.sort_unstable();
        let level = |pair: &[(Reverse<(i64, i64)>, usize)]| {
            let [(Reverse(one), _), (Reverse(other), _)] = pair else { return false };
            one.0 == other.0 && (!plain || (one.1 == other.1 && !settled))
        };
        if order.windows(2).any(level) {
            return false;
        }
        let mut places = vec![0; order.len()];
        let (mut place, mut before) = (0, None);
        for (position, (value, rival)) in (1..).zip(&order) {
            if before != Some(value) {
                (place, before) = (position, Some(value));
            }
            places[*rival] = place;
        }
        self.places.extend(self.at.iter().map(|at| at.map_or(0, |at| places[at])));
        true
    }

    fn key(&mut self, rival: usize, scenario: &[u8]) -> i64 {
        let line = &self.rivals[rival];
        *self.keys[rival]
            .get_or_insert_with(|| line.line(scenario).map_or(i64::MIN, |line| line.key(scenario)))
    }
}

impl<'a> Rival<'a> {
    fn line(&self, scenario: &[u8]) -> Option<&'a Line> {
        self.lines.get(self.unit.map_or(0, |unit| usize::from(scenario[unit as usize])))
    }
}

/// Leaves out those who cannot have one of the first `places`, since as many others have more points in every scenario. Those
/// who have one are behind others who have one, and nobody else.
fn keep_near(rivals: &mut Vec<Rival<'_>>, places: usize) {
    let points = |rival: &Rival<'_>| rival.lines.iter().map(|line| line.points).collect::<Vec<_>>();
    let mut least: Vec<i64> = rivals.iter().filter_map(|rival| points(rival).into_iter().min()).collect();
    least.sort_unstable_by(|one, other| other.cmp(one));
    let floor = places.checked_sub(1).and_then(|last| least.get(last)).copied().unwrap_or(i64::MIN);
    rivals.retain(|rival| points(rival).into_iter().max().is_some_and(|most| most >= floor));
}
