//! What stands over standings and their columns.

use exaequo_tiebreak::Spec;

use super::Sheet;
use crate::{Lang, say};

/// `Standings after round 5 of 9`, `Final standings after round 9`.
pub(crate) fn after(sheet: &Sheet<'_>, lang: Lang) -> String {
    let field = &sheet.standings.field;
    let (round, all) = (field.rounds(), field.announced());
    match (round, sheet.standings.missing) {
        (0, _) => say!(lang,
            en "Standings before round 1",
            fr "Classement avant la ronde 1",
            es "Clasificación antes de la ronda 1"),
        (_, 0) if round == all => say!(lang,
            en "Final standings after round {round}",
            fr "Classement final après la ronde {round}",
            es "Clasificación final tras la ronda {round}",
            round),
        (_, 0) => say!(lang,
            en "Standings after round {round} of {all}",
            fr "Classement après la ronde {round} sur {all}",
            es "Clasificación tras la ronda {round} de {all}",
            round, all),
        (_, 1) => say!(lang,
            en "Provisional standings after round {round} of {all}: 1 result missing",
            fr "Classement provisoire après la ronde {round} sur {all} : 1 résultat manquant",
            es "Clasificación provisional tras la ronda {round} de {all}: 1 resultado pendiente",
            round, all),
        (_, missing) => say!(lang,
            en "Provisional standings after round {round} of {all}: {missing} results missing",
            fr "Classement provisoire après la ronde {round} sur {all} : résultats manquants : {missing}",
            es "Clasificación provisional tras la ronda {round} de {all}: resultados pendientes: {missing}",
            round, all, missing),
    }
}

/// The code; points by the word people know.
pub(crate) fn head(spec: &Spec, lang: Lang) -> String {
    if spec.to_string() == "PTS" {
        return say!(lang, en "Pts", fr "Pts", es "Ptos.");
    }
    spec.to_string()
}
