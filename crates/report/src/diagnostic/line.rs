//! Findings about single lines, whatever they hold.

use exaequo_model::RoundNumber;
use exaequo_trf::{Document, Expected, RecordCode};

use super::{Context, Message, file, words};
use crate::{Lang, say};

pub(super) fn unknown_record(ctx: Context<'_>) -> Message {
    let code = ctx.record();
    Message::new(
        say!(ctx.lang,
            en "{code} is not a known record",
            fr "{code} n’est pas un enregistrement connu",
            es "{code} no es un registro conocido",
            code),
        say!(ctx.lang,
            en "correct columns 1–3; if another program needs the line, leave it as it is",
            fr "corrigez les colonnes 1–3 ; si un autre logiciel a besoin de cette ligne, laissez-la telle quelle",
            es "corrija las columnas 1–3; si otro programa necesita la línea, déjela como está"),
    )
    .assuming(kept_without_effect(ctx.lang))
}

fn kept_without_effect(lang: Lang) -> String {
    say!(lang,
        en "the line is kept and has no effect",
        fr "la ligne est conservée et reste sans effet",
        es "la línea se conserva y no tiene efecto")
}

pub(super) fn legend(ctx: Context<'_>) -> Message {
    Message::new(
        say!(ctx.lang,
            en "this line is a ruler or a legend, not a record",
            fr "cette ligne est une règle ou une légende, pas un enregistrement",
            es "esta línea es una regla o una leyenda, no un registro"),
        say!(ctx.lang,
            en "begin such lines with ### so that every program skips them",
            fr "faites commencer ces lignes par ### pour que tous les logiciels les ignorent",
            es "empiece estas líneas con ### para que todos los programas las omitan"),
    )
    .assuming(say!(ctx.lang,
        en "lines of this kind are skipped",
        fr "les lignes de ce genre sont ignorées",
        es "las líneas de este tipo se omiten"))
}

pub(super) fn lower_case(ctx: Context<'_>, record: RecordCode) -> Message {
    Message::new(
        say!(ctx.lang,
            en "the code of record {record} is in small letters",
            fr "le code de l’enregistrement {record} est en minuscules",
            es "el código del registro {record} está en minúsculas",
            record),
        say!(ctx.lang,
            en "write {record}: other programs pass over the line",
            fr "écrivez {record} : d’autres logiciels ignorent la ligne",
            es "escriba {record}: otros programas pasan por alto la línea",
            record),
    )
    .assuming(say!(ctx.lang,
        en "the line is read as record {record}",
        fr "la ligne est lue comme enregistrement {record}",
        es "la línea se lee como registro {record}",
        record))
}

pub(super) fn draft(ctx: Context<'_>, record: RecordCode) -> Message {
    Message::new(
        say!(ctx.lang,
            en "record {record} comes from a draft (TRF25) that never came into force",
            fr "l’enregistrement {record} vient d’un projet (TRF25) jamais entré en vigueur",
            es "el registro {record} es de un borrador (TRF25) que nunca entró en vigor",
            record),
        say!(ctx.lang,
            en "export the tournament again with a current version of the program",
            fr "exportez de nouveau le tournoi avec une version à jour du logiciel",
            es "vuelva a exportar el torneo con una versión actual del programa"),
    )
    .assuming(kept_without_effect(ctx.lang))
}

pub(super) fn repeated(ctx: Context<'_>, record: RecordCode) -> Message {
    Message::new(
        say!(ctx.lang,
            en "record {record} is given again with another value",
            fr "l’enregistrement {record} est répété avec une autre valeur",
            es "el registro {record} se repite con otro valor",
            record),
        say!(ctx.lang, en "delete the wrong line", fr "supprimez la ligne erronée", es "borre la línea equivocada"),
    )
    .assuming(say!(ctx.lang, en "the last one counts", fr "le dernier compte", es "vale el último"))
}

pub(super) fn tab(ctx: Context<'_>, record: RecordCode) -> Message {
    Message::new(
        say!(ctx.lang,
            en "there is a tab in record {record}, whose columns are fixed",
            fr "l’enregistrement {record}, à colonnes fixes, contient une tabulation",
            es "el registro {record}, de columnas fijas, contiene un tabulador",
            record),
        say!(ctx.lang,
            en "replace the tab by blanks until every value stands in its columns",
            fr "remplacez la tabulation par des espaces jusqu’à remettre chaque valeur dans ses colonnes",
            es "sustituya el tabulador por espacios hasta que cada valor quede en sus columnas"),
    )
}

pub(super) fn misaligned(ctx: Context<'_>, record: RecordCode) -> Message {
    let help = if ctx.document.is_some_and(Document::is_misread) {
        file::right_encoding(ctx.lang)
    } else {
        say!(ctx.lang,
            en "move the values back into their columns; often an entry before them is too long",
            fr "remettez les valeurs dans leurs colonnes ; souvent, une donnée qui précède est trop longue",
            es "devuelva los valores a sus columnas; a menudo, un dato anterior es demasiado largo")
    };
    let title = say!(ctx.lang,
        en "the columns of record {record} are shifted: this one must be blank",
        fr "les colonnes de l’enregistrement {record} sont décalées : celle-ci doit être vide",
        es "las columnas del registro {record} están desplazadas: esta debe quedar en blanco",
        record);
    Message::new(title, help)
}

pub(super) fn short(ctx: Context<'_>) -> Message {
    Message::new(
        say!(ctx.lang,
            en "the line ends before the points (columns 81–84)",
            fr "la ligne s’arrête avant les points (colonnes 81–84)",
            es "la línea termina antes de los puntos (columnas 81–84)"),
        say!(ctx.lang,
            en "complete the line; an editor may have cut it",
            fr "complétez la ligne ; un éditeur l’a peut-être coupée",
            es "complete la línea; puede que un editor la haya cortado"),
    )
    .assuming(say!(ctx.lang,
        en "what is missing is blank",
        fr "ce qui manque est vide",
        es "lo que falta está en blanco"))
}

pub(super) fn cut_number(ctx: Context<'_>, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang,
            en "the line ends inside the opponent's number of round {round}; digits may be missing",
            fr "la ligne s’arrête dans le numéro de l’adversaire de la ronde {round} ; il manque peut-être des chiffres",
            es "la línea termina dentro del número del oponente de la ronda {round}; pueden faltar cifras",
            round),
        say!(ctx.lang,
            en "complete the round: opponent, colour and result",
            fr "complétez la ronde : adversaire, couleur et résultat",
            es "complete la ronda: oponente, color y resultado"),
    )
    .assuming(say!(ctx.lang,
        en "the number is complete",
        fr "le numéro est complet",
        es "el número está completo"))
}

pub(super) fn unreadable(ctx: Context<'_>, record: RecordCode, expected: Expected) -> Message {
    let expected = words::expected(ctx.lang, expected);
    Message::new(
        say!(ctx.lang,
            en "record {record} cannot be read: expected {expected}",
            fr "l’enregistrement {record} est illisible ; attendu : {expected}",
            es "no se puede leer el registro {record}; se esperaba: {expected}",
            record, expected),
        say!(ctx.lang,
            en "correct the line, or delete it if the event does not need it",
            fr "corrigez la ligne, ou supprimez-la si le tournoi n’en a pas besoin",
            es "corrija la línea, o bórrela si el torneo no la necesita"),
    )
    .assuming(say!(ctx.lang,
        en "what cannot be read is left out",
        fr "ce qui est illisible est laissé de côté",
        es "se prescinde de lo ilegible"))
}

pub(super) fn ignored(ctx: Context<'_>, record: RecordCode, expected: Expected) -> Message {
    let expected = words::expected(ctx.lang, expected);
    Message::new(
        say!(ctx.lang,
            en "a value of record {record} cannot be read: expected {expected}",
            fr "une valeur de l’enregistrement {record} est illisible ; attendu : {expected}",
            es "no se puede leer un valor del registro {record}; se esperaba: {expected}",
            record, expected),
        say!(ctx.lang, en "correct the value", fr "corrigez la valeur", es "corrija el valor"),
    )
    .assuming(say!(ctx.lang,
        en "the value is left out; no result depends on it",
        fr "la valeur est laissée de côté ; aucun résultat n’en dépend",
        es "se prescinde del valor; ningún resultado depende de él"))
}

fn layout_asked_for(lang: Lang, record: RecordCode) -> String {
    match &record.0 {
        b"172" => say!(lang,
            en "write the federation in columns 5–7 and the method from column 9 on",
            fr "écrivez la fédération dans les colonnes 5–7 et la méthode à partir de la colonne 9",
            es "escriba la federación en las columnas 5–7 y el método a partir de la columna 9"),
        b"260" => say!(lang,
            en "write the last round in columns 9–11",
            fr "écrivez la dernière ronde dans les colonnes 9–11",
            es "escriba la última ronda en las columnas 9–11"),
        _ => say!(lang,
            en "put every value into its columns: other programs may misread the line",
            fr "placez chaque valeur dans ses colonnes : d’autres logiciels peuvent mal lire la ligne",
            es "coloque cada valor en sus columnas: otros programas pueden leer mal la línea"),
    }
}

pub(super) fn layout(ctx: Context<'_>, record: RecordCode) -> Message {
    let lang = ctx.lang;
    let message = Message::new(
        say!(lang,
            en "record {record} is not laid out as the format asks",
            fr "l’enregistrement {record} n’a pas la disposition prévue par le format",
            es "el registro {record} no tiene la disposición que pide el formato",
            record),
        layout_asked_for(lang, record),
    );
    message.assuming(match &record.0 {
        b"172" => say!(lang,
            en "the federation of the national records is meant",
            fr "il s’agit de la fédération des enregistrements nationaux",
            es "se refiere a la federación de los registros nacionales"),
        b"260" => say!(lang,
            en "it holds for the first round named",
            fr "il vaut pour la première ronde citée",
            es "vale para la primera ronda citada"),
        _ => say!(lang,
            en "the values are found where they stand",
            fr "les valeurs sont prises là où elles se trouvent",
            es "los valores se toman de donde están"),
    })
}

pub(super) fn split(ctx: Context<'_>, record: RecordCode) -> Message {
    Message::new(
        say!(ctx.lang,
            en "record {record} is spread over several lines; expected one",
            fr "l’enregistrement {record} est réparti sur plusieurs lignes ; attendu : une seule",
            es "el registro {record} está repartido en varias líneas; se esperaba una",
            record),
        say!(ctx.lang,
            en "put all rounds into one line",
            fr "réunissez toutes les rondes sur une ligne",
            es "reúna todas las rondas en una línea"),
    )
    .assuming(say!(ctx.lang,
        en "the lines count together",
        fr "les lignes comptent ensemble",
        es "las líneas valen juntas"))
}
