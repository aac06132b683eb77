//! Points in their fields, and point systems in each dialect.

use exaequo_model::{Points, ScoreSystem};

use super::Writer;
use super::unwritable::Unwritable;

impl Writer<'_> {
    /// Points with one decimal, or two where they need them; what does not fit the width is a loss.
    pub(super) fn points(&mut self, points: Points, width: usize) -> String {
        let text = points_text(points);
        if text.len() > width {
            self.losses.push(Unwritable::Points { points });
        }
        text
    }

    /// 162, where the points differ from 1-½-0: then all symbols, so that no reader has to derive one.
    pub(super) fn game_scores(&mut self) {
        let scores = self.tournament.scores;
        if scores == ScoreSystem::STANDARD {
            return;
        }
        let symbols = [
            ("W", scores.win),
            ("D", scores.draw),
            ("L", scores.loss),
            ("A", scores.zero_bye),
            ("P", scores.pairing_bye),
            ("X", scores.unknown),
        ];
        self.sheet.begin("162");
        for (index, (symbol, points)) in symbols.into_iter().enumerate() {
            let value = self.points(points, 4);
            self.sheet.left(6 + 9 * index, symbol);
            self.sheet.right(10 + 9 * index, &value);
        }
        self.sheet.end();
    }

    /// BBW to BBU, one record each.
    pub(super) fn bbp_scores(&mut self) {
        let scores = self.tournament.scores;
        if scores == ScoreSystem::STANDARD {
            return;
        }
        let records = [
            ("BBW", scores.win),
            ("BBD", scores.draw),
            ("BBL", scores.loss),
            ("BBZ", scores.zero_bye),
            ("BBF", scores.forfeit_loss),
            ("BBU", scores.pairing_bye),
        ];
        for (code, points) in records {
            let value = self.points(points, 4);
            self.sheet.begin(code);
            self.sheet.right(8, &value);
            self.sheet.end();
        }
    }

    /// XXS with every value named.
    pub(super) fn javafo_scores(&mut self) {
        let scores = self.tournament.scores;
        if scores == ScoreSystem::STANDARD {
            return;
        }
        let values = [
            ("W", scores.win),
            ("D", scores.draw),
            ("L", scores.loss),
            ("FW", scores.forfeit_win),
            ("FL", scores.forfeit_loss),
            ("FPB", scores.full_bye),
            ("HPB", scores.half_bye),
            ("ZPB", scores.zero_bye),
            ("PAB", scores.pairing_bye),
        ];
        let text: Vec<String> = values.iter().map(|(code, points)| format!("{code}={points}")).collect();
        self.sheet.text("XXS", &text.join(" "));
    }
}

/// Points with a decimal, two where they need them.
pub(crate) fn points_text(points: Points) -> String {
    let hundredths = points.hundredths();
    let (sign, size) = (if hundredths < 0 { "-" } else { "" }, hundredths.unsigned_abs());
    match size % 10 {
        0 => format!("{sign}{}.{}", size / 100, size % 100 / 10),
        _ => format!("{sign}{}.{:02}", size / 100, size % 100),
    }
}
