//! The rounds: two words make one pairing.

use exaequo_model::{Absence, Color, Colors, Facts, NoShow, Outcome, Pairing, ParticipantId, PlayerId, Side};

use super::lines::{Line, find};
use super::token::{Meeting, Sign, Token};

/// Adds all rounds.
pub(super) fn fill(lines: &[Line<'_>], facts: &mut Facts) -> Result<(), String> {
    let count = lines.first().map_or(0, |line| line.rounds.len());
    if let Some(line) = lines.iter().find(|line| line.rounds.len() != count) {
        let (own, first) = (line.rounds.len(), lines[0].name);
        return Err(format!("line {} ({}): {own} rounds, but {first} has {count}", line.place, line.name));
    }
    let table = Table { lines, names: lines.iter().map(|line| line.name).collect() };
    for round in 0..count {
        let (pairings, absences) = table.round(round)?;
        facts.add_round(pairings, absences);
    }
    Ok(())
}

struct Table<'a> {
    lines: &'a [Line<'a>],
    names: Vec<&'a str>,
}

impl Table<'_> {
    fn round(&self, round: usize) -> Result<(Vec<Pairing>, Vec<Absence>), String> {
        let (mut pairings, mut absences) = (Vec::new(), Vec::new());
        for (own, line) in (0..).zip(self.lines) {
            match line.rounds[round] {
                Token::Blank => {}
                Token::Bye(bye) => absences.push(Absence { participant: ParticipantId(own), bye }),
                Token::Meeting(meeting) => {
                    let located = |message| {
                        format!("line {} ({}), round {}: {message}", line.place, line.name, round + 1)
                    };
                    pairings.extend(self.pairing(own, meeting, round).map_err(located)?);
                }
            }
        }
        Ok((pairings, absences))
    }

    /// The pairing, once for the two: at the line that comes first.
    fn pairing(&self, own: u32, meeting: Meeting<'_>, round: usize) -> Result<Option<Pairing>, String> {
        let other = find(&self.names, meeting.opponent)?;
        let name = self.names[other as usize];
        if other == own {
            return Err("plays itself".to_owned());
        }
        let Token::Meeting(answer) = self.lines[other as usize].rounds[round] else {
            return Err(format!("{name} has no game"));
        };
        if find(&self.names, answer.opponent)? != own {
            return Err(format!("{name} has another opponent, `{}`", answer.opponent));
        }
        let pairing = agree((own, meeting), (other, answer))
            .ok_or_else(|| format!("does not fit what {name} has: {meeting:?} against {answer:?}"))?;
        Ok((own < other).then_some(pairing))
    }
}

/// One pairing of two sides, if they say the same.
fn agree((own, mine): (u32, Meeting<'_>), (other, theirs): (u32, Meeting<'_>)) -> Option<Pairing> {
    if mine.color != theirs.color.map(Color::other) || mine.rated != theirs.rated {
        return None;
    }
    let colors = if mine.color.is_some() { Colors::Known } else { Colors::Unknown };
    let ((white, first), (black, second)) = match mine.color {
        Some(Color::White) | None => ((own, mine), (other, theirs)),
        Some(Color::Black) => ((other, theirs), (own, mine)),
    };
    let outcome = outcome(first, second)?;
    Some(Pairing { colors, ..Pairing::new(PlayerId(white), PlayerId(black), outcome) })
}

fn outcome(white: Meeting<'_>, black: Meeting<'_>) -> Option<Outcome> {
    let rated = white.rated;
    let played = |white, black| Some(Outcome::Played { white, black, rated });
    match (white.sign, black.sign) {
        (Sign::Win, Sign::Loss) => played(Side::Win, Side::Loss),
        (Sign::Loss, Sign::Win) => played(Side::Loss, Side::Win),
        (Sign::Draw, Sign::Draw) => played(Side::Draw, Side::Draw),
        (Sign::Draw, Sign::Loss) => played(Side::Draw, Side::Loss),
        (Sign::Loss, Sign::Draw) => played(Side::Loss, Side::Draw),
        (Sign::Loss, Sign::Loss) => played(Side::Loss, Side::Loss),
        (Sign::ForfeitWin, Sign::ForfeitLoss) => Some(Outcome::Forfeited(NoShow::Black)),
        (Sign::ForfeitLoss, Sign::ForfeitWin) => Some(Outcome::Forfeited(NoShow::White)),
        (Sign::ForfeitLoss, Sign::ForfeitLoss) => Some(Outcome::Forfeited(NoShow::Both)),
        (Sign::Pending, Sign::Pending) => Some(Outcome::Pending),
        (Sign::Adjourned, Sign::Adjourned) => Some(Outcome::Unknown),
        _ => None,
    }
}
