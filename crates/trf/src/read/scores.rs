//! Point systems: 162 and 362, and the engine extensions BB* and XXS.

use exaequo_model::{Points, ScoreSystem};

use super::Reader;
use super::settings::Setting;
use crate::fields;
use crate::problem::{ExpectedField, Problem};

/// Values that a record gives; what it leaves out follows from the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Values {
    win: Option<Points>,
    draw: Option<Points>,
    loss: Option<Points>,
    zero_bye: Option<Points>,
    forfeit_loss: Option<Points>,
    forfeit_win: Option<Points>,
    pairing_bye: Option<Points>,
    full_bye: Option<Points>,
    half_bye: Option<Points>,
    unknown: Option<Points>,
}

impl Values {
    /// Whether two records give different values to the same thing. What one of them cannot say does not count.
    fn contradicts(&self, other: &Self) -> bool {
        let all = |values: &Self| {
            [
                values.win,
                values.draw,
                values.loss,
                values.zero_bye,
                values.forfeit_loss,
                values.forfeit_win,
                values.pairing_bye,
                values.full_bye,
                values.half_bye,
                values.unknown,
            ]
        };
        let differ =
            |(one, two): (Option<Points>, Option<Points>)| one.zip(two).is_some_and(|(one, two)| one != two);
        all(self).into_iter().zip(all(other)).any(differ)
    }

    fn system(&self) -> ScoreSystem {
        let standard = ScoreSystem::STANDARD;
        let base = ScoreSystem::new(
            self.win.unwrap_or(standard.win),
            self.draw.unwrap_or(standard.draw),
            self.loss.unwrap_or(standard.loss),
        );
        ScoreSystem {
            forfeit_win: self.forfeit_win.unwrap_or(base.forfeit_win),
            forfeit_loss: self.forfeit_loss.unwrap_or(base.forfeit_loss),
            full_bye: self.full_bye.unwrap_or(base.full_bye),
            half_bye: self.half_bye.unwrap_or(base.half_bye),
            zero_bye: self.zero_bye.unwrap_or(base.zero_bye),
            pairing_bye: self.pairing_bye.unwrap_or(base.pairing_bye),
            unknown: self.unknown.unwrap_or(base.unknown),
            ..base
        }
    }
}

/// A symbol with its points, and the column the symbol begins in.
struct Symbol<'a> {
    column: usize,
    name: &'a str,
    points: Option<Points>,
}

impl Reader<'_> {
    /// The point system; where several records give one they must agree.
    pub(super) fn resolve_scores(&mut self) {
        let mut systems: Vec<(Setting, Values)> = Vec::new();
        if let Some(setting) = self.settings.find(b"162").filter(|setting| !setting.value.is_empty()) {
            systems.extend(self.game_scores(setting).map(|values| (setting, values)));
        }
        systems.extend(self.bbp_scores());
        systems.extend(self.javafo_scores());
        if let Some((first, values)) = systems.first().copied() {
            self.facts.scores = values.system();
            for (other, _) in systems.iter().skip(1).filter(|(_, other)| values.contradicts(other)) {
                self.contradiction(*other, first);
            }
        }
        if let Some(setting) = self.settings.find(b"362").filter(|setting| !setting.value.is_empty()) {
            self.match_scores(setting);
        }
    }

    fn game_scores(&mut self, setting: Setting) -> Option<Values> {
        let line = setting.record.text(self.text);
        let mut values = Values::default();
        let mut shifted = false;
        for symbol in symbols(line) {
            let Some(points) = symbol.points else {
                self.unreadable(setting, ExpectedField::Scores);
                return None;
            };
            shifted |= symbol.column % 9 != 6;
            let place = match symbol.name {
                "W" => &mut values.win,
                "D" => &mut values.draw,
                "L" => &mut values.loss,
                "P" => &mut values.pairing_bye,
                "X" => &mut values.unknown,
                "A" | "Z" => &mut values.zero_bye,
                "F" => &mut values.full_bye,
                "H" => &mut values.half_bye,
                _ => {
                    self.unreadable(setting, ExpectedField::Scores);
                    return None;
                }
            };
            if place.is_some_and(|earlier| earlier != points) {
                self.unreadable(setting, ExpectedField::Scores);
                return None;
            }
            *place = Some(points);
            if let "Z" | "F" | "H" = symbol.name {
                self.unusual_symbol(setting, &symbol);
            }
        }
        if values == Values::default() {
            self.unreadable(setting, ExpectedField::Scores);
            return None;
        }
        if shifted {
            self.found.say(Problem::Layout { record: setting.code }, setting.span(self.text));
        }
        values.forfeit_loss = values.zero_bye;
        Some(values)
    }

    fn unusual_symbol(&mut self, setting: Setting, symbol: &Symbol<'_>) {
        let column = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
        let span = setting.record.span(column(symbol.column), column(symbol.column + symbol.name.len() - 1));
        let symbol = symbol.name.chars().next_back().unwrap_or(' ');
        self.found.say(Problem::ScoreSymbol { record: setting.code, symbol }, span);
    }

    fn bbp_scores(&mut self) -> Option<(Setting, Values)> {
        let mut values = Values::default();
        let mut first = None;
        for code in [b"BBW", b"BBD", b"BBL", b"BBZ", b"BBF", b"BBU"] {
            let Some(setting) = self.settings.find(code) else { continue };
            let Some((points, _)) = fields::whole_points(self.str(setting.value)) else {
                self.unreadable(setting, ExpectedField::Points);
                continue;
            };
            first = first.or(Some(setting));
            match code[2] {
                b'W' => values.win = Some(points),
                b'D' => values.draw = Some(points),
                b'L' => values.loss = Some(points),
                b'Z' => values.zero_bye = Some(points),
                b'F' => values.forfeit_loss = Some(points),
                _ => values.pairing_bye = Some(points),
            }
        }
        first.map(|setting| (setting, values))
    }

    fn javafo_scores(&mut self) -> Option<(Setting, Values)> {
        let settings: Vec<Setting> =
            self.settings.repeated.iter().filter(|setting| setting.code.0 == *b"XXS").copied().collect();
        let first = *settings.first()?;
        let mut table = Javafo::default();
        for setting in settings {
            let value = self.str(setting.value);
            for (code, points) in value.split_whitespace().filter_map(|token| token.split_once('=')) {
                if fields::whole_points(points).is_none_or(|(points, _)| !table.set(code, points)) {
                    self.unreadable(setting, ExpectedField::Scores);
                    return None;
                }
            }
        }
        if table.by_color() {
            self.found.say(Problem::ColourScores, first.span(self.text));
        }
        Some((first, table.values()))
    }

    fn match_scores(&mut self, setting: Setting) {
        let line = setting.record.text(self.text);
        let mut values = Values::default();
        for symbol in symbols(line) {
            let place = match symbol.name.strip_prefix('T').unwrap_or(symbol.name) {
                "W" => Some(&mut values.win),
                "D" => Some(&mut values.draw),
                "L" => Some(&mut values.loss),
                // Written by some programs; 320 and 299 say these things.
                "P" | "A" | "X" => {
                    self.unusual_symbol(setting, &symbol);
                    continue;
                }
                _ => None,
            };
            let (Some(place), Some(points)) = (place, symbol.points) else {
                return self.unreadable(setting, ExpectedField::Scores);
            };
            if place.replace(points).is_some_and(|earlier| earlier != points) {
                return self.unreadable(setting, ExpectedField::Scores);
            }
        }
        let scores = &mut self.facts.match_scores;
        scores.win = values.win.unwrap_or(scores.win);
        scores.draw = values.draw.unwrap_or(scores.draw);
        scores.loss = values.loss.unwrap_or(scores.loss);
    }
}

/// Points in the form of `JaVaFo`: by colour, bye and forfeit, each with a value of its own. A pairing bye stays 1
/// even if a win is worth more.
#[derive(Default)]
struct Javafo {
    entries: Vec<(&'static str, Points)>,
}

impl Javafo {
    const CODES: [&'static str; 12] =
        ["WW", "BW", "WD", "BD", "WL", "BL", "ZPB", "HPB", "FPB", "PAB", "FW", "FL"];

    fn set(&mut self, code: &str, points: Points) -> bool {
        let upper = code.to_ascii_uppercase();
        let names: &[&'static str] = match upper.as_str() {
            "W" => &["WW", "BW", "FW", "FPB"],
            "D" => &["WD", "BD", "HPB"],
            "L" => &["WL", "BL"],
            _ => match Self::CODES.iter().position(|known| *known == upper) {
                Some(index) => &Self::CODES[index..=index],
                None => return false,
            },
        };
        self.entries.extend(names.iter().map(|name| (*name, points)));
        true
    }

    fn get(&self, code: &str) -> Option<Points> {
        self.entries.iter().rev().find(|(name, _)| *name == code).map(|(_, points)| *points)
    }

    fn by_color(&self) -> bool {
        let standard = ScoreSystem::STANDARD;
        [("WW", "BW", standard.win), ("WD", "BD", standard.draw), ("WL", "BL", standard.loss)].iter().any(
            |(white, black, usual)| self.get(white).unwrap_or(*usual) != self.get(black).unwrap_or(*usual),
        )
    }

    fn values(&self) -> Values {
        Values {
            win: self.get("WW"),
            draw: self.get("WD"),
            loss: self.get("WL"),
            zero_bye: self.get("ZPB"),
            forfeit_loss: self.get("FL"),
            forfeit_win: self.get("FW").or(Some(Points::WHOLE)),
            pairing_bye: self.get("PAB").or(Some(Points::WHOLE)),
            full_bye: self.get("FPB").or(Some(Points::WHOLE)),
            half_bye: self.get("HPB").or(Some(Points::HALF)),
            unknown: None,
        }
    }
}

/// Letters followed by a number, wherever they stand: `W 3.0    D 1.0`, `TW10.0`.
fn symbols(line: &str) -> Vec<Symbol<'_>> {
    let bytes = line.as_bytes();
    let mut found = Vec::new();
    let mut at = 3;
    while at < bytes.len() {
        if !bytes[at].is_ascii_alphabetic() {
            if !matches!(bytes[at], b' ' | b'\t') {
                found.push(Symbol { column: at + 1, name: "", points: None });
                return found;
            }
            at += 1;
            continue;
        }
        let end = at + bytes[at..].iter().take_while(|byte| byte.is_ascii_alphabetic()).count();
        let value = &line[end..];
        let value = value.trim_start();
        let length = value
            .bytes()
            .take_while(|byte| byte.is_ascii_digit() || matches!(byte, b'.' | b',' | b'-'))
            .count();
        let points = fields::whole_points(&value[..length]).map(|(points, _)| points);
        found.push(Symbol { column: at + 1, name: &line[at..end], points });
        at = line.len() - value.len() + length;
    }
    found
}
