//! Texts of the help of `exaequo convert`.

use crate::{Lang, say};

/// An argument or option of `convert`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the options")]
pub enum ConvertOpt {
    Out,
    To,
    LineEnds,
    Ascii,
    Lossy,
}

impl ConvertOpt {
    /// What it is for.
    pub fn help(self, lang: Lang) -> String {
        match self {
            Self::Out => say!(lang,
                en "File to write; - is standard output",
                fr "Fichier à écrire ; - est la sortie standard",
                es "Archivo que se escribe; - es la salida estándar"),
            Self::To => say!(lang,
                en "trf16, trf26, json, fide-upload, engine-bbp, engine-javafo, or preserve (byte for byte)",
                fr "trf16, trf26, json, fide-upload, engine-bbp, engine-javafo, ou preserve (octet pour octet)",
                es "trf16, trf26, json, fide-upload, engine-bbp, engine-javafo, o preserve (byte a byte)"),
            Self::LineEnds => say!(lang,
                en "Line ends: crlf, cr or lf",
                fr "Fins de ligne : crlf, cr ou lf",
                es "Fines de línea: crlf, cr o lf"),
            Self::Ascii => say!(lang,
                en "Write ASCII letters only: é becomes e",
                fr "N’écrire que des lettres ASCII : é devient e",
                es "Escribir solo letras ASCII: é pasa a ser e"),
            Self::Lossy => say!(lang,
                en "Write without what the format cannot hold",
                fr "Écrire sans ce que le format ne peut contenir",
                es "Escribir sin lo que el formato no puede contener"),
        }
    }
}
