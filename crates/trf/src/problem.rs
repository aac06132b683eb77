//! Everything that can be wrong with a file: one list, from which codes, severities and documentation follow.
//!
//! A problem holds facts, not sentences. Text is for `report`, in every language. `docs/diagnostics.md` is generated
//! from this list, and `tests/malformed` has a file for each.

use std::fmt;

use exaequo_model::{Bye, Points, RoundNumber, Severity, TextRange};

/// How a problem is treated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// Nothing can be made of the file or the line; cannot be allowed.
    Refusal,
    /// A contradiction. Somebody may allow it by name, and then a stated assumption holds.
    Error,
    /// A warning that is an error in strict mode.
    Strict,
    /// Probably not what was meant; read on a stated assumption.
    Warning,
    /// Worth knowing, and nothing to correct.
    Note,
}

impl Class {
    /// Severity in tolerant mode.
    pub const fn severity(self) -> Severity {
        match self {
            Self::Refusal | Self::Error => Severity::Error,
            Self::Strict | Self::Warning => Severity::Warning,
            Self::Note => Severity::Note,
        }
    }
}

/// One line of the list of problems.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listing {
    /// The code of the finding, the same in every version.
    pub code: &'static str,
    /// How severe the finding is.
    pub class: Class,
    /// What the finding means, in one English sentence.
    pub summary: &'static str,
}

/// Why a problem cannot be allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAllowed {
    /// Nothing can be made of a file that has it.
    Refusal(&'static Listing),
    /// No problem has this code.
    Unknown,
}

impl Problem {
    /// The problem somebody allows by its code, in either case.
    pub fn allowed(code: &str) -> Result<&'static Listing, NotAllowed> {
        let listing = Self::ALL.iter().find(|listing| listing.code.eq_ignore_ascii_case(code));
        match listing.ok_or(NotAllowed::Unknown)? {
            listing if listing.class == Class::Refusal => Err(NotAllowed::Refusal(listing)),
            listing => Ok(listing),
        }
    }
}

macro_rules! problems {
    ($( $(#[doc = $doc:literal])+ $code:ident $class:ident $name:ident $({ $($field:ident : $type:ty),+ })? )+) => {
        /// A problem of a file, with the facts needed to explain it.
        ///
        /// Numbers are pairing numbers; `record` is the record concerned.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs, reason = "field names say what they hold")]
        pub enum Problem {
            $( $(#[doc = $doc])+ $name $({ $($field: $type),+ })?, )+
            /// The facts of the file contradict each other.
            Facts(exaequo_model::FactsProblem),
        }

        impl Problem {
            /// All problems of files, in the order of their codes.
            pub const ALL: &'static [Listing] = &[
                $( Listing { code: stringify!($code), class: Class::$class, summary: concat!($($doc),+) }, )+
            ];

            /// The code of the finding, the same in every version.
            pub const fn code(&self) -> &'static str {
                match self {
                    $( Self::$name $({ $($field: _),+ })? => stringify!($code), )+
                    Self::Facts(problem) => problem.code(),
                }
            }

            /// How severe the finding is.
            pub const fn class(&self) -> Class {
                match self {
                    $( Self::$name $({ $($field: _),+ })? => Class::$class, )+
                    Self::Facts(_) => Class::Refusal,
                }
            }
        }
    };
}

problems! {
    /// The file has no player record (001).
    T001 Refusal NoPlayers
    /// The bytes are not text in a supported encoding.
    T002 Refusal Encoding { kind: BadEncoding }
    /// The file is something else than a tournament report file.
    T003 Refusal NotTrf { kind: Foreign }
    /// The file goes beyond a limit of the format or of this reader.
    T004 Refusal TooLarge { what: SizeLimit, limit: u32 }
    /// The file begins with a byte order mark.
    T005 Note ByteOrderMark
    /// The bytes are not UTF-8 and were read as Windows-1252.
    T006 Note Windows1252
    /// Columns of this line count bytes instead of characters.
    T007 Warning BytePadded
    /// Columns of this line count letters with their combining accents as one.
    T008 Warning ClusterPadded
    /// Lines end in more than one way.
    T009 Note MixedLineEnds
    /// The record is not known and is kept as it is.
    T010 Warning UnknownRecord
    /// Ruler and legend lines between the records.
    T011 Note Legend
    /// The record code is in lower case.
    T012 Warning LowerCaseRecord { record: RecordCode }
    /// The record belongs to a draft of the format that never came into force.
    T013 Warning DraftRecord { record: RecordCode }
    /// The points in the file differ from what the results add up to.
    T014 Strict PointsDiffer { number: u32, declared: Points, computed: Points }
    /// A record that may appear once appears again with another value; the last one counts.
    T015 Warning RepeatedRecord { record: RecordCode }
    /// A setting that changes results is given twice with different values.
    T016 Error RepeatedSetting { record: RecordCode, other: RecordCode }
    /// A tab inside a record with fixed columns.
    T017 Refusal Tab { record: RecordCode }
    /// A column that separates two fields is not blank.
    T018 Refusal Misaligned { record: RecordCode }
    /// The player record ends before the points.
    T019 Strict ShortLine
    /// The line ends inside an opponent's number, which may have been cut off.
    T020 Warning CutNumber { round: RoundNumber }
    /// A record cannot be read, and leaving it out could change pairings or results.
    T021 Error Unreadable { record: RecordCode, expected: ExpectedField }
    /// A value cannot be read; nothing depends on it and it is left out.
    T022 Warning Ignored { record: RecordCode, expected: ExpectedField }
    /// The starting rank (columns 5 to 8) is not a number from 1 to 9999.
    T023 Refusal StartingRank
    /// Two players have the same starting rank.
    T024 Refusal DuplicateNumber { number: u32 }
    /// Starting ranks are not 1, 2, 3 and so on without gaps.
    T025 Strict NumberGap { missing: u32 }
    /// The sex is written in an unusual way.
    T026 Warning Sex { found: char }
    /// The title is not one of FIDE's.
    T027 Warning Title { text: TextRange }
    /// The federation is not three letters.
    T028 Warning Federation { text: TextRange }
    /// The FIDE number is not a number.
    T029 Warning FideId { text: TextRange }
    /// The date is written in an unusual way.
    T030 Warning DateForm { text: TextRange }
    /// The date cannot be read or is ambiguous.
    T031 Warning Date { text: TextRange }
    /// A number of points is written in an unusual way.
    T032 Warning PointsForm { text: TextRange }
    /// A number cannot be read.
    T033 Warning Number { text: TextRange }
    /// The opponent is not a number.
    T034 Error Opponent { round: RoundNumber }
    /// A player is paired with itself.
    T035 Error OwnOpponent { number: u32, round: RoundNumber }
    /// The opponent is not in the file.
    T036 Error UnknownOpponent { number: u32, opponent: u32, round: RoundNumber }
    /// The colour is not known.
    T037 Error Colour { round: RoundNumber, found: char }
    /// The colour is written in an unusual way.
    T038 Warning ColourForm { round: RoundNumber, found: char }
    /// The result code is not known.
    T039 Error Result { number: u32, round: RoundNumber, found: char }
    /// A bye has an opponent.
    T040 Error ByeWithOpponent { number: u32, round: RoundNumber, found: char }
    /// A result of a game has no opponent.
    T041 Error ResultWithoutOpponent { number: u32, round: RoundNumber, found: char }
    /// A bye is written in the way of the oldest files.
    T042 Warning OldBye { number: u32, round: RoundNumber, found: char }
    /// A colour without an opponent.
    T043 Warning ColourWithoutOpponent { number: u32, round: RoundNumber }
    /// A colour is missing and was taken from the opponent's line.
    T044 Warning ColourInferred { number: u32, round: RoundNumber }
    /// Nobody's line tells the colours of a game that was played.
    T045 Error ColourMissing { number: u32, opponent: u32, round: RoundNumber }
    /// Both players have the same colour.
    T046 Error SameColour { number: u32, opponent: u32, round: RoundNumber }
    /// The opponent's line names somebody else.
    T047 Error OneSided { number: u32, opponent: u32, round: RoundNumber }
    /// The opponent's line is blank in this round.
    T048 Warning OneSidedBlank { number: u32, opponent: u32, round: RoundNumber }
    /// The two results of a game cannot both be true.
    T049 Error ImpossibleResult { number: u32, opponent: u32, round: RoundNumber, own: char, other: char }
    /// An arbiter's decision: the two results of a game do not add up to one point.
    T050 Note Decision { number: u32, opponent: u32, round: RoundNumber }
    /// One side says the game is rated, the other that it is not.
    T051 Warning RatedOnOneSide { number: u32, opponent: u32, round: RoundNumber }
    /// Only one side has a result.
    T052 Warning ResultOnOneSide { number: u32, opponent: u32, round: RoundNumber }
    /// A result is missing before the last round.
    T053 Warning Pending { number: u32, opponent: u32, round: RoundNumber }
    /// The result is marked as not known.
    T054 Warning ResultUnknown { number: u32, round: RoundNumber, found: char }
    /// A game in progress is written as a bye with an opponent.
    T055 Warning Ongoing { number: u32, round: RoundNumber }
    /// A pairing without colours.
    T056 Warning ColoursUnknown { number: u32, opponent: u32, round: RoundNumber }
    /// More than one pairing-allocated bye in a round.
    T057 Strict SeveralPairingByes { round: RoundNumber, count: u32 }
    /// A player has a second pairing-allocated bye.
    T058 Strict SecondPairingBye { number: u32, round: RoundNumber }
    /// A game or pairing-allocated bye lies beyond the announced rounds.
    T059 Error RoundBeyond { round: RoundNumber, announced: u16 }
    /// Absences beyond the announced rounds are left out.
    T060 Warning AbsenceBeyond { round: RoundNumber, announced: u16 }
    /// The last block holds requests for a round that is not paired yet.
    T061 Note NextRound { round: RoundNumber }
    /// The record is laid out in an unusual way.
    T062 Warning Layout { record: RecordCode }
    /// A symbol of a point system is unusual.
    T063 Warning ScoreSymbol { record: RecordCode, symbol: char }
    /// Points that depend on the colour are not supported.
    T064 Error ColourScores
    /// The code of the tournament system is not known.
    T065 Strict SystemCode { text: TextRange }
    /// The system was taken from the description (092).
    T066 Note SystemInDescription { text: TextRange }
    /// The two lists of tie-breaks (202 and 212) differ; 212 counts.
    T067 Warning ListsDiffer
    /// A tie-break code is malformed.
    T068 Strict TieBreakForm { text: TextRange }
    /// The encoded time control cannot be read.
    T069 Warning TimeControl { text: TextRange }
    /// A declared number differs from what the file holds.
    T070 Warning Count { record: RecordCode, declared: u32, counted: u32 }
    /// The ranks are not in the order of the points.
    T071 Warning Rank { number: u32, rank: u32 }
    /// A bye record contradicts the player record, which counts.
    T072 Strict ByeContradicts { number: u32, round: RoundNumber }
    /// A record refers to a player or team that is not in the file.
    T073 Error UnknownReference { record: RecordCode, number: u32 }
    /// A national record refers to a player who is not in the file.
    T074 Warning UnknownNational { number: u32 }
    /// Two records that should say the same differ; the first named counts.
    T075 Warning SettingsDiffer { record: RecordCode, other: RecordCode }
    /// The points of many players suggest another point system.
    T076 Warning OtherScores { win: Points, draw: Points, loss: Points, players: u32 }
    /// Teams are given in both forms (310 and 013); 310 counts.
    T077 Note BothTeamForms
    /// Two teams have the same number.
    T078 Refusal DuplicateTeam { number: u32 }
    /// A player is in two teams.
    T079 Error InTwoTeams { number: u32 }
    /// A player of a team event is in no team.
    T080 Warning WithoutTeam { number: u32 }
    /// A team meets more than one team in a round.
    T081 Error TwoOpponents { team: u32, round: RoundNumber }
    /// Two players of one team meet.
    T082 Error SameTeam { number: u32, opponent: u32, round: RoundNumber }
    /// The match points in the file differ from what the matches add up to.
    T083 Strict MatchPointsDiffer { team: u32, declared: Points, computed: Points }
    /// The game points in the file differ from what the games add up to.
    T084 Strict GamePointsDiffer { team: u32, declared: Points, computed: Points }
    /// A player appears for a team whose roster does not name it.
    T085 Warning Substitute { number: u32, team: u32 }
    /// A team has a pairing-allocated bye and the file does not say what it is worth.
    T086 Warning TeamByeValue { team: u32, round: RoundNumber }
    /// A team bye was concluded from the letters of its players.
    T087 Note ByeFromLineUp { team: u32, round: RoundNumber }
    /// More boards were used than the board colours (352) announce.
    T088 Warning BoardColours { announced: u32, used: u32 }
    /// A player won without an opponent, but the team has no match in that round.
    T089 Warning WinWithoutMatch { number: u32, round: RoundNumber }
    /// A win without an opponent in an individual event, where a pairing-allocated bye is worth something else.
    T090 Warning WinWithoutOpponent { number: u32, round: RoundNumber }
    /// A player of a team event has a game but is in no team.
    T091 Error GameWithoutTeam { number: u32, round: RoundNumber }
    /// A year is written with two digits and was read as one of this century.
    T092 Note ShortYear { text: TextRange }
    /// A player did not appear against an opponent who is not in the file.
    T093 Strict AbsentOpponent { number: u32, opponent: u32, round: RoundNumber }
    /// A record that may appear once appears again; the lines count together.
    T094 Warning SplitRecord { record: RecordCode }
    /// Fictitious points stand in the field of the other kind of points.
    T095 Warning AccelerationField
    /// The colour of a board contradicts the board colours (352).
    T096 Warning BoardColour { number: u32, round: RoundNumber }
    /// Records 260 and XXP do not prohibit the same pairings; all of them count.
    T097 Warning ProhibitionsDiffer
    /// National records belong to a federation that record 172 does not name.
    T098 Warning NationalFederation { text: TextRange }
    /// The crosstable of the teams (802), which is for information only, has other points.
    T099 Note CrosstableDiffers { team: u32 }
    /// The comment about the play-off names no round of the file.
    T100 Warning PlayOffRound
    /// Players who had an entry in the round before have none in the last one, where others have results.
    T101 Warning Unentered { round: RoundNumber, count: u16, first: Few }
    /// The bytes are UTF-8 but were read as Windows-1252, as somebody asked for.
    T102 Warning ForcedEncoding
    /// The last day (052) comes before the first (042).
    T103 Warning DaysReversed
    /// A match is forfeited by its record (330), but was played on some boards.
    T104 Strict ForfeitPlayed { team: u32, round: RoundNumber, count: u16, first: Few }
    /// A team is absent by record 330, but won boards by forfeit.
    T105 Warning AbsentTeamWins { team: u32, round: RoundNumber, count: u16, first: Few }
    /// Two players have one FIDE number.
    T106 Warning SameFideNumber { number: u32, other: u32, id: u64 }
    /// Points (299) are given in a round beyond the announced ones.
    T107 Error AdjustmentBeyond { round: RoundNumber, announced: u16 }
    /// A record of teams in an individual event; nothing follows from it.
    T108 Warning TeamRecord { record: RecordCode }
    /// Two records give a team different byes in one round; neither of them is more likely.
    T109 Refusal TwoByes { team: u32, round: RoundNumber, byes: [Bye; 2] }
    /// One team of an odd number is free in each round and no record says why: pairing-allocated byes, by the look of it.
    T110 Warning LikePairingByes { record: TextRange }
    /// A round without an entry, in a file without letters for byes, is the bye that the declared points name.
    T111 Warning ByeFromPoints { number: u32, round: RoundNumber, points: Points }
    /// The text is stored in an unusual way that could be told from its bytes.
    T112 Warning Stored { how: Stored }
    /// All player records stand some columns too far to the right, and were read there.
    T113 Warning Shifted { columns: u8 }
    /// Both players of a pairing without a result have the same colour.
    T114 Warning SameColourPending { number: u32, opponent: u32, round: RoundNumber }
}

/// The first few of some numbers of players or boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Few([u16; 6]);

impl Few {
    /// The first of these numbers. None is above 9999 in a file.
    pub fn new(numbers: impl IntoIterator<Item = u32>) -> Self {
        let mut few = [0; 6];
        for (place, number) in few.iter_mut().zip(numbers) {
            *place = u16::try_from(number).unwrap_or(u16::MAX);
        }
        Self(few)
    }

    /// The numbers that are kept.
    pub fn iter(self) -> impl Iterator<Item = u16> {
        self.0.into_iter().filter(|number| *number > 0)
    }
}

/// The three characters a record begins with.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RecordCode(pub [u8; 3]);

impl fmt::Display for RecordCode {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(&String::from_utf8_lossy(&self.0))
    }
}

impl fmt::Debug for RecordCode {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, formatter)
    }
}

/// Why bytes are not text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadEncoding {
    /// The file is in UTF-16.
    Utf16,
    /// There are NUL bytes.
    Nul,
    /// UTF-8 was asked for.
    NotUtf8,
}

/// How text is stored that is neither UTF-8 nor Windows-1252.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stored {
    /// UTF-16, which Windows programs call Unicode.
    Utf16,
    /// UTF-8 that was taken for Windows-1252 and stored as UTF-8 again.
    Twice,
}

/// What a file is if it is not a TRF file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Foreign {
    /// An XML document.
    Xml,
    /// A web page.
    Html,
    /// JSON that is not ours.
    Json,
    /// A ZIP archive, which spreadsheets are too.
    Zip,
    /// A PDF document.
    Pdf,
    /// Chess games in PGN.
    Pgn,
    /// Vega's own file.
    VegaTdf,
    /// A table with separators.
    Csv,
}

/// What may not grow without end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SizeLimit {
    /// Bytes of the file.
    Bytes,
    /// Characters of a line.
    Line,
    /// Lines of the file.
    Lines,
    /// Rounds of the tournament.
    Rounds,
    /// Teams of the tournament.
    Teams,
}

/// What was expected where something else was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExpectedField {
    /// A whole number.
    Number,
    /// Points such as `4.5`.
    Points,
    /// The number of a round.
    Round,
    /// Pairing numbers of players or teams.
    Numbers,
    /// At least two pairing numbers.
    TwoNumbers,
    /// `F`, `H` or `Z`.
    ByeType,
    /// `+-`, `-+` or `--`.
    ForfeitType,
    /// A colour, `W` or `B`.
    Colour,
    /// Letters `W` and `B`.
    Colours,
    /// Symbols with their points.
    Scores,
    /// A type of abnormal points.
    AdjustmentType,
    /// A federation and a method.
    Method,
    /// A range that does not run backwards.
    Range,
    /// The dates of the rounds.
    Dates,
    /// The columns of record 299.
    Columns,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_unique_and_in_order() {
        let codes: Vec<_> = Problem::ALL.iter().map(|listing| listing.code).collect();
        assert!(codes.is_sorted_by(|one, next| one < next), "{codes:?}");
    }

    #[test]
    fn a_problem_stays_small() {
        assert!(size_of::<Problem>() <= 24);
    }
}
