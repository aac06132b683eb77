//! Ranks somebody published, against the list.

use exaequo_model::ParticipantId;

use super::Standings;

/// Somebody whose published rank is not the one the list gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Misplaced {
    /// The participant who is misplaced.
    pub participant: ParticipantId,
    /// The rank that was published.
    pub published: u32,
    /// The rank by the list; the first and last place where it is shared.
    pub by_the_list: (u32, u32),
}

/// Everybody who is misplaced, in the order of the standings. Of a shared place, any rank inside it is right.
///
/// ```
/// use exaequo_tiebreak::{Edition, RankingOptions, Regulations, Standings, misplaced};
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
/// assert!(misplaced(&standings).is_empty());
/// # Ok::<(), exaequo_tiebreak::Refusal>(())
/// ```
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
