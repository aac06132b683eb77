//! Ranks somebody published, against the list.

use exaequo_model::ParticipantId;

use super::Standings;

/// Somebody whose published rank is not the one the list gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Misplaced {
    /// The participant who is misplaced.
    pub participant: ParticipantId,
    /// The published rank.
    pub published: u32,
    /// The rank by the list; the first and last place where it is shared.
    pub by_the_list: (u32, u32),
}

/// Everybody who is misplaced, in the order of the standings. Of a shared place, any rank inside it is right.
pub fn misplaced(standings: &Standings) -> Vec<Misplaced> {
    let tournament = &standings.field.tournament;
    let mut found = Vec::new();
    for row in &standings.rows {
        let (Some(rank), Some(published)) = (row.rank, tournament.published_of(row.participant).rank) else {
            continue;
        };
        let sharing =
            standings.rows.iter().skip(rank as usize - 1).take_while(|other| other.rank == row.rank);
        let last = rank + u32::try_from(sharing.count()).unwrap_or(1).saturating_sub(1);
        if !(rank..=last).contains(&published) {
            found.push(Misplaced { participant: row.participant, published, by_the_list: (rank, last) });
        }
    }
    found
}
