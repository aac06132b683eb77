//! The heading of a list of players, in the words people use for its columns.

use exaequo_model::search_key;

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum EntryField {
    /// The pairing number.
    Number,
    /// The name, or the family name.
    Name,
    /// The given name, where it has a column of its own.
    GivenName,
    /// The FIDE title.
    Title,
    /// Man or woman.
    Sex,
    /// The day or year of birth.
    Birth,
    /// The federation, three letters.
    Federation,
    /// The club of the player.
    Club,
    /// The category the player competes in, such as U16.
    Category,
    /// The number at FIDE.
    FideId,
    /// The rating of the kind of play the event is for.
    Rating,
    /// The rapid rating.
    Rapid,
    /// The blitz rating.
    Blitz,
    /// The national rating.
    National,
}

/// The words for the columns, without accents and in small letters: English, French, Spanish.
const WORDS: [(EntryField, &[&str]); 14] = [
    (EntryField::Number, &["no", "no.", "n°", "nr", "#", "number", "numero", "snr", "start number", "rank"]),
    (
        EntryField::Name,
        &[
            "name",
            "player",
            "full name",
            "last name",
            "surname",
            "family name",
            "nom",
            "joueur",
            "nom complet",
            "nombre",
            "jugador",
            "apellido",
            "apellidos",
            "nombre completo",
            "apellidos y nombre",
        ],
    ),
    (EntryField::GivenName, &["first name", "given name", "firstname", "prenom", "nombre de pila"]),
    (EntryField::Title, &["title", "titre", "titulo", "tit", "tit."]),
    (EntryField::Sex, &["sex", "gender", "sexe", "genre", "sexo", "genero"]),
    (
        EntryField::Birth,
        &[
            "birth",
            "born",
            "birthday",
            "date of birth",
            "year of birth",
            "b-day",
            "naissance",
            "date de naissance",
            "annee de naissance",
            "nacimiento",
            "fecha de nacimiento",
            "ano de nacimiento",
        ],
    ),
    (EntryField::Federation, &["federation", "fed", "fed.", "country", "pays", "pais", "federacion"]),
    (EntryField::Club, &["club", "town", "city", "ville", "ciudad", "club/town", "equipo", "team", "equipe"]),
    (EntryField::Category, &["category", "group", "categorie", "groupe", "categoria", "grupo"]),
    (
        EntryField::FideId,
        &[
            "fide",
            "fide id",
            "fideid",
            "fide-id",
            "id fide",
            "fide number",
            "id",
            "numero fide",
            "code fide",
            "n° fide",
            "no fide",
            "id number",
        ],
    ),
    (
        EntryField::Rating,
        &[
            "rating",
            "elo",
            "rtg",
            "standard",
            "classement",
            "cote",
            "rating fide",
            "fide rating",
            "elo fide",
            "puntuacion",
            "classic",
        ],
    ),
    (EntryField::Rapid, &["rapid", "rapide", "rapido", "elo rapide", "elo rapido", "rapid rating"]),
    (EntryField::Blitz, &["blitz", "elo blitz", "blitz rating", "relampago"]),
    (
        EntryField::National,
        &["national", "national rating", "elo national", "cote nationale", "elo nacional", "nro", "nacional"],
    ),
];

/// What the columns hold, if this is a heading: one of the columns must be the name.
pub(super) fn columns(cells: &[String]) -> Option<Vec<Option<EntryField>>> {
    let field = |cell: &String| {
        let word = search_key(cell);
        WORDS.iter().find(|(_, words)| words.contains(&word.as_str())).map(|(field, _)| *field)
    };
    let columns: Vec<Option<EntryField>> = cells.iter().map(field).collect();
    // In Spanish a name that has a column for family names beside it is the given one.
    let families = ["apellido", "apellidos"];
    let has_family = cells.iter().any(|cell| families.contains(&search_key(cell).as_str()));
    let own = |(column, cell): (Option<EntryField>, &String)| match column {
        Some(EntryField::Name) if has_family && search_key(cell) == "nombre" => Some(EntryField::GivenName),
        other => other,
    };
    let columns: Vec<Option<EntryField>> = columns.into_iter().zip(cells).map(own).collect();
    columns.contains(&Some(EntryField::Name)).then_some(columns)
}
