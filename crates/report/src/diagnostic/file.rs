//! Findings about the file as a whole: its bytes, its encoding, its line ends.

use exaequo_trf::{BadEncoding, Foreign, Limit};

use super::{Context, Message, words};
use crate::{Lang, number, say};

pub(super) fn no_players(ctx: Context<'_>) -> Message {
    if ctx.document.is_some_and(|document| document.text().as_str().trim().is_empty()) {
        let title =
            say!(ctx.lang, en "the file is empty", fr "le fichier est vide", es "el archivo está vacío");
        return Message::new(title, export_again(ctx.lang));
    }
    Message::new(
        say!(ctx.lang,
            en "the file has no player record (001)",
            fr "le fichier ne contient aucun joueur (enregistrement 001)",
            es "el archivo no contiene ningún jugador (registro 001)"),
        export_again(ctx.lang),
    )
}

/// What helps whenever the file is not what it should be.
fn export_again(lang: Lang) -> String {
    say!(lang,
        en "export the tournament as a TRF file (TRF16 or TRF26) from the pairing program",
        fr "exportez le tournoi au format TRF (TRF16 ou TRF26) depuis le logiciel d’appariement",
        es "exporte el torneo en formato TRF (TRF16 o TRF26) desde el programa de emparejamientos")
}

pub(super) fn encoding(ctx: Context<'_>, kind: BadEncoding) -> Message {
    match kind {
        BadEncoding::Utf16 => Message::new(
            say!(ctx.lang,
                en "the file is stored as UTF-16, which is not supported",
                fr "le fichier est enregistré en UTF-16, qui n’est pas pris en charge",
                es "el archivo está guardado en UTF-16, que no se admite"),
            say!(ctx.lang,
                en "open the file in a text editor and save it as UTF-8",
                fr "ouvrez le fichier dans un éditeur de texte et enregistrez-le en UTF-8",
                es "abra el archivo en un editor de texto y guárdelo en UTF-8"),
        ),
        BadEncoding::Nul => Message::new(
            say!(ctx.lang,
                en "the file is not a text file: it contains NUL bytes",
                fr "le fichier n’est pas un fichier texte : il contient des octets nuls",
                es "el archivo no es de texto: contiene bytes nulos"),
            export_again(ctx.lang),
        ),
        BadEncoding::NotUtf8 => Message::new(
            say!(ctx.lang,
                en "the file is not valid UTF-8, the encoding that was asked for",
                fr "le fichier n’est pas en UTF-8, l’encodage demandé",
                es "el archivo no está en UTF-8, la codificación indicada"),
            say!(ctx.lang,
                en "choose windows-1252, or leave the encoding to be recognised",
                fr "choisissez windows-1252, ou laissez reconnaître l’encodage",
                es "elija windows-1252, o deje que se reconozca la codificación"),
        ),
    }
}

pub(super) fn not_trf(ctx: Context<'_>, kind: Foreign) -> Message {
    let kind = words::foreign(ctx.lang, kind);
    Message::new(
        say!(ctx.lang,
            en "this is {kind}, not a tournament report file (TRF)",
            fr "c’est {kind}, et non un rapport de tournoi (TRF)",
            es "es {kind}, no un informe de torneo (TRF)",
            kind),
        export_again(ctx.lang),
    )
}

pub(super) fn too_large(ctx: Context<'_>, what: Limit, size: u32) -> Message {
    let limit = number::whole(ctx.lang, size.into());
    match what {
        Limit::Bytes => {
            let mebibytes = size >> 20;
            Message::new(
                say!(ctx.lang,
                    en "the file is larger than {mebibytes} MiB",
                    fr "le fichier dépasse {mebibytes} Mio",
                    es "el archivo supera los {mebibytes} MiB",
                    mebibytes),
                right_file(ctx.lang),
            )
        }
        Limit::Lines => Message::new(
            say!(ctx.lang,
                en "the file has more than {limit} lines",
                fr "le fichier compte plus de {limit} lignes",
                es "el archivo tiene más de {limit} líneas",
                limit),
            right_file(ctx.lang),
        ),
        Limit::Line => Message::new(
            say!(ctx.lang,
                en "the line is longer than {limit} bytes",
                fr "la ligne dépasse {limit} octets",
                es "la línea supera los {limit} bytes",
                limit),
            right_file(ctx.lang),
        ),
        Limit::Rounds => Message::new(
            say!(ctx.lang,
                en "there are more than {limit} rounds",
                fr "il y a plus de {limit} rondes",
                es "hay más de {limit} rondas",
                limit),
            say!(ctx.lang,
                en "check where the line should end: every round takes ten columns",
                fr "vérifiez où la ligne doit finir : chaque ronde occupe dix colonnes",
                es "compruebe dónde debe terminar la línea: cada ronda ocupa diez columnas"),
        ),
        Limit::Teams => Message::new(
            say!(ctx.lang,
                en "there are more than {limit} teams",
                fr "il y a plus de {limit} équipes",
                es "hay más de {limit} equipos",
                limit),
            say!(ctx.lang,
                en "check that this is the right file: team numbers have three digits",
                fr "vérifiez que c’est le bon fichier : les numéros d’équipe ont trois chiffres",
                es "compruebe que es el archivo correcto: los números de equipo tienen tres cifras"),
        ),
    }
}

fn right_file(lang: Lang) -> String {
    say!(lang,
        en "check that this is the right file: ten thousand players take less than 4 MB, one line each",
        fr "vérifiez que c’est le bon fichier : dix mille joueurs tiennent dans moins de 4 Mo, une ligne chacun",
        es "compruebe que es el archivo correcto: diez mil jugadores ocupan menos de 4 MB, una línea cada uno")
}

pub(super) fn byte_order_mark(ctx: Context<'_>) -> Message {
    Message::new(
        say!(ctx.lang,
            en "the file begins with a byte order mark (BOM)",
            fr "le fichier commence par une marque d’ordre des octets (BOM)",
            es "el archivo empieza con una marca de orden de bytes (BOM)"),
        say!(ctx.lang,
            en "save the file as UTF-8 without BOM, because other programs may miss its first line",
            fr "enregistrez le fichier en UTF-8 sans BOM, car d’autres logiciels peuvent manquer la première ligne",
            es "guarde el archivo en UTF-8 sin BOM, porque otros programas pueden perder la primera línea"),
    )
    .assuming(say!(ctx.lang, en "the mark is skipped", fr "la marque est ignorée", es "se omite la marca"))
}

pub(super) fn windows_1252(ctx: Context<'_>) -> Message {
    Message::new(
        say!(ctx.lang,
            en "the file is not in UTF-8",
            fr "le fichier n’est pas en UTF-8",
            es "el archivo no está en UTF-8"),
        say!(ctx.lang,
            en "check some names with accents, and save the file as UTF-8",
            fr "vérifiez quelques noms accentués, et enregistrez le fichier en UTF-8",
            es "compruebe algunos nombres con tildes, y guarde el archivo en UTF-8"),
    )
    .assuming(say!(ctx.lang,
        en "it is read as Windows-1252",
        fr "il est lu en Windows-1252",
        es "se lee como Windows-1252"))
}

pub(super) fn forced_encoding(ctx: Context<'_>) -> Message {
    Message::new(
        say!(ctx.lang,
            en "the file is in UTF-8, and windows-1252 was asked for: letters with accents come out wrong",
            fr "le fichier est en UTF-8, et windows-1252 a été demandé : les lettres accentuées sont mal lues",
            es "el archivo está en UTF-8, y se ha indicado windows-1252: las letras con tilde se leen mal"),
        right_encoding(ctx.lang),
    )
    .assuming(say!(ctx.lang,
        en "it is read as Windows-1252",
        fr "il est lu en Windows-1252",
        es "se lee como Windows-1252"))
}

/// What helps where UTF-8 is read as something else.
pub(super) fn right_encoding(lang: Lang) -> String {
    say!(lang,
        en "read the file as UTF-8: leave out --encoding windows-1252",
        fr "lisez le fichier en UTF-8 : retirez --encoding windows-1252",
        es "lea el archivo en UTF-8: quite --encoding windows-1252")
}

pub(super) fn byte_padded(ctx: Context<'_>) -> Message {
    Message::new(
        say!(ctx.lang,
            en "the columns of this line fit only if an accented letter counts as two",
            fr "les colonnes de cette ligne ne sont justes que si une lettre accentuée compte pour deux",
            es "las columnas de esta línea solo cuadran si una letra con tilde cuenta como dos"),
        say!(ctx.lang,
            en "pad the line by characters: other programs may misread it",
            fr "alignez la ligne en comptant les caractères : d’autres logiciels peuvent mal la lire",
            es "alinee la línea contando caracteres: otros programas pueden leerla mal"),
    )
    .assuming(say!(ctx.lang,
        en "columns are counted in bytes here",
        fr "les colonnes y sont comptées en octets",
        es "aquí las columnas se cuentan en bytes"))
}

pub(super) fn cluster_padded(ctx: Context<'_>) -> Message {
    Message::new(
        say!(ctx.lang,
            en "the columns of this line fit only if a letter and its separate accent count as one",
            fr "les colonnes de cette ligne ne sont justes que si une lettre et son accent séparé comptent pour une seule",
            es "las columnas de esta línea solo cuadran si una letra y su tilde separada cuentan como una"),
        say!(ctx.lang,
            en "write accented letters as one character (Unicode NFC): other programs may misread the line",
            fr "écrivez les lettres accentuées en un seul caractère (Unicode NFC) : d’autres logiciels peuvent mal lire la ligne",
            es "escriba las letras con tilde en un solo carácter (Unicode NFC): otros programas pueden leer mal la línea"),
    )
    .assuming(say!(ctx.lang,
        en "an accent takes no column here",
        fr "un accent n’y occupe pas de colonne",
        es "aquí una tilde no ocupa columna"))
}

pub(super) fn mixed_line_ends(ctx: Context<'_>) -> Message {
    Message::new(
        say!(ctx.lang,
            en "the lines do not all end in the same way",
            fr "les lignes ne se terminent pas toutes de la même façon",
            es "no todas las líneas terminan de la misma manera"),
        say!(ctx.lang,
            en "save the file with one kind of line end; every program understands CR LF",
            fr "enregistrez le fichier avec une seule fin de ligne ; tous les logiciels comprennent CR LF",
            es "guarde el archivo con un solo fin de línea; todos los programas entienden CR LF"),
    )
    .assuming(say!(ctx.lang,
        en "every CR LF, CR and LF ends a line",
        fr "chaque CR LF, CR et LF termine une ligne",
        es "cada CR LF, CR y LF termina una línea"))
}
