//! Things that are counted, in the singular and the plural.

use crate::number::is_singular;
use crate::{Lang, say};

/// Something that is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noun {
    /// An error.
    Error,
    /// A warning.
    Warning,
    /// A note.
    Note,
    /// A player.
    Player,
    /// A team.
    Team,
    /// A player or a team.
    Participant,
    /// A round.
    Round,
    /// A board.
    Board,
    /// A bye allocated by the pairing.
    PairingBye,
    /// A full-point bye.
    FullBye,
    /// A half-point bye.
    HalfBye,
    /// A zero-point bye.
    ZeroBye,
    /// A free round of a round robin.
    FreeRound,
    /// An entry of a list.
    Entry,
}

impl Noun {
    /// So many of them: `1 round`, `3 rounds`.
    pub fn count(self, lang: Lang, number: u64) -> String {
        if is_singular(lang, number) { self.one(lang, number) } else { self.many(lang, number) }
    }

    fn one(self, lang: Lang, n: u64) -> String {
        match self {
            Self::Error => say!(lang, en "{n} error", fr "{n} erreur", es "{n} error", n),
            Self::Warning => say!(lang, en "{n} warning", fr "{n} avertissement", es "{n} aviso", n),
            Self::Note => say!(lang, en "{n} note", fr "{n} remarque", es "{n} nota", n),
            Self::Player => say!(lang, en "{n} player", fr "{n} joueur", es "{n} jugador", n),
            Self::Team => say!(lang, en "{n} team", fr "{n} équipe", es "{n} equipo", n),
            Self::Participant => {
                say!(lang, en "{n} participant", fr "{n} participant", es "{n} participante", n)
            }
            Self::Round => say!(lang, en "{n} round", fr "{n} ronde", es "{n} ronda", n),
            Self::Board => say!(lang, en "{n} board", fr "{n} échiquier", es "{n} tablero", n),
            Self::PairingBye => {
                say!(lang, en "{n} pairing-allocated bye", fr "{n} exemption forcée", es "{n} descanso por emparejamiento", n)
            }
            Self::FullBye => {
                say!(lang, en "{n} full-point bye", fr "{n} exemption d’un point", es "{n} descanso de un punto", n)
            }
            Self::HalfBye => {
                say!(lang, en "{n} half-point bye", fr "{n} repos d’un demi-point", es "{n} descanso de medio punto", n)
            }
            Self::ZeroBye => {
                say!(lang, en "{n} zero-point bye", fr "{n} exemption de zéro point", es "{n} descanso de cero puntos", n)
            }
            Self::FreeRound => say!(lang, en "{n} free round", fr "{n} ronde libre", es "{n} ronda libre", n),
            Self::Entry => say!(lang, en "{n} entry", fr "{n} entrée", es "{n} anotación", n),
        }
    }

    fn many(self, lang: Lang, n: u64) -> String {
        match self {
            Self::Error => say!(lang, en "{n} errors", fr "{n} erreurs", es "{n} errores", n),
            Self::Warning => say!(lang, en "{n} warnings", fr "{n} avertissements", es "{n} avisos", n),
            Self::Note => say!(lang, en "{n} notes", fr "{n} remarques", es "{n} notas", n),
            Self::Player => say!(lang, en "{n} players", fr "{n} joueurs", es "{n} jugadores", n),
            Self::Team => say!(lang, en "{n} teams", fr "{n} équipes", es "{n} equipos", n),
            Self::Participant => {
                say!(lang, en "{n} participants", fr "{n} participants", es "{n} participantes", n)
            }
            Self::Round => say!(lang, en "{n} rounds", fr "{n} rondes", es "{n} rondas", n),
            Self::Board => say!(lang, en "{n} boards", fr "{n} échiquiers", es "{n} tableros", n),
            Self::PairingBye => {
                say!(lang, en "{n} pairing-allocated byes", fr "{n} exemptions forcées", es "{n} descansos por emparejamiento", n)
            }
            Self::FullBye => {
                say!(lang, en "{n} full-point byes", fr "{n} exemptions d’un point", es "{n} descansos de un punto", n)
            }
            Self::HalfBye => {
                say!(lang, en "{n} half-point byes", fr "{n} repos d’un demi-point", es "{n} descansos de medio punto", n)
            }
            Self::ZeroBye => {
                say!(lang, en "{n} zero-point byes", fr "{n} exemptions de zéro point", es "{n} descansos de cero puntos", n)
            }
            Self::FreeRound => {
                say!(lang, en "{n} free rounds", fr "{n} rondes libres", es "{n} rondas libres", n)
            }
            Self::Entry => say!(lang, en "{n} entries", fr "{n} entrées", es "{n} anotaciones", n),
        }
    }
}
