//! One sample of every problem, and more where the text depends on the facts.

use exaequo_model as model;
use exaequo_model::{Bye, Points, RoundNumber, TextRange};
use exaequo_trf::{
    BadEncoding, Document, ExpectedField, Few, Foreign, Problem, ReadOptions, RecordCode, SizeLimit, Stored,
};

/// A file with the pieces the samples quote.
const TEXT: &str = "777 what is this?\n### AGM | F1 | N-20455 | 6. 3. 2026 | 03/04/2026 | 4,5 | x7 | FIDE_LIM | \
                    FIDE-TEAM-BAKU | BH/C | 90 min | 26/03/06 | SWE\n";

/// The file the samples quote from.
pub(crate) fn document() -> Document {
    exaequo_trf::read(TEXT.as_bytes().to_vec(), &ReadOptions::default()).document
}

fn text(piece: &str) -> TextRange {
    let start = TEXT.find(piece).unwrap();
    TextRange::new(start, start + piece.len())
}

fn record(code: &str) -> RecordCode {
    RecordCode(code.as_bytes().try_into().unwrap())
}

/// All samples, in the order of their codes.
pub(crate) fn all() -> Vec<Problem> {
    [
        of_files(),
        of_lines(),
        of_players(),
        of_pairings(),
        of_results(),
        of_settings(),
        of_teams(),
        of_all_areas(),
        of_facts(),
    ]
    .concat()
}

fn of_files() -> Vec<Problem> {
    use Foreign::{Html, Json, Pdf, Pgn, VegaTdf, Xml, Zip};
    let mut all = vec![Problem::NoPlayers];
    all.extend(
        [BadEncoding::Utf16, BadEncoding::Nul, BadEncoding::NotUtf8].map(|kind| Problem::Encoding { kind }),
    );
    all.extend([Xml, Html, Json, Zip, Pdf, Pgn, VegaTdf].map(|kind| Problem::NotTrf { kind }));
    let limits = [
        (SizeLimit::Bytes, 64 << 20),
        (SizeLimit::Lines, 1_000_000),
        (SizeLimit::Line, 65_536),
        (SizeLimit::Rounds, 99),
        (SizeLimit::Teams, 999),
    ];
    all.extend(limits.map(|(what, limit)| Problem::TooLarge { what, limit }));
    all.extend([
        Problem::ByteOrderMark,
        Problem::Windows1252,
        Problem::BytePadded,
        Problem::ClusterPadded,
        Problem::MixedLineEnds,
    ]);
    all
}

fn of_lines() -> Vec<Problem> {
    use ExpectedField as E;
    let expected = [
        E::Number,
        E::Points,
        E::Round,
        E::Numbers,
        E::TwoNumbers,
        E::ByeType,
        E::ForfeitType,
        E::Colour,
        E::Colours,
        E::Scores,
        E::AdjustmentType,
        E::Method,
        E::Range,
        E::Dates,
    ];
    let mut all = vec![
        Problem::UnknownRecord,
        Problem::Legend,
        Problem::LowerCaseRecord { record: record("XXR") },
        Problem::DraftRecord { record: record("340") },
        Problem::PointsDiffer {
            number: 12,
            declared: Points::from_halves(9),
            computed: Points::from_whole(4),
        },
        Problem::PointsDiffer { number: 12, declared: Points::WHOLE, computed: Points::from_hundredths(125) },
        Problem::RepeatedRecord { record: record("012") },
        Problem::RepeatedSetting { record: record("162"), other: record("162") },
        Problem::RepeatedSetting { record: record("XXR"), other: record("142") },
        Problem::Tab { record: record("001") },
        Problem::Misaligned { record: record("001") },
        Problem::ShortLine,
        Problem::CutNumber { round: RoundNumber(3) },
    ];
    all.extend(expected.map(|expected| Problem::Unreadable { record: record("260"), expected }));
    all.push(Problem::Ignored { record: record("132"), expected: E::Dates });
    all
}

fn of_players() -> Vec<Problem> {
    vec![
        Problem::StartingRank,
        Problem::DuplicateNumber { number: 12 },
        Problem::NumberGap { missing: 7 },
        Problem::Sex { found: 'f' },
        Problem::Sex { found: 'x' },
        Problem::Title { text: text("AGM") },
        Problem::Federation { text: text("F1") },
        Problem::FideId { text: text("N-20455") },
        Problem::DateForm { text: text("6. 3. 2026") },
        Problem::Date { text: text("03/04/2026") },
        Problem::PointsForm { text: text("4,5") },
        Problem::Number { text: text("x7") },
    ]
}

const NUMBER: u32 = 12;
const OPPONENT: u32 = 20;
const ROUND: RoundNumber = RoundNumber(3);

fn of_pairings() -> Vec<Problem> {
    let (number, opponent, round) = (NUMBER, OPPONENT, ROUND);
    vec![
        Problem::Opponent { round },
        Problem::OwnOpponent { number, round },
        Problem::UnknownOpponent { number, opponent: 99, round },
        Problem::Colour { round, found: 'q' },
        Problem::ColourForm { round, found: 'W' },
        Problem::ColourForm { round, found: 's' },
        Problem::Result { number, round, found: 'K' },
        Problem::ByeWithOpponent { number, round, found: 'H' },
        Problem::ResultWithoutOpponent { number, round, found: 'W' },
        Problem::OldBye { number, round, found: '=' },
        Problem::OldBye { number, round, found: '1' },
        Problem::OldBye { number, round, found: '0' },
        Problem::ColourWithoutOpponent { number, round },
        Problem::ColourInferred { number, round },
        Problem::ColourMissing { number, opponent, round },
        Problem::SameColour { number, opponent, round },
        Problem::OneSided { number, opponent, round },
        Problem::OneSidedBlank { number, opponent, round },
    ]
}

fn of_results() -> Vec<Problem> {
    let (number, opponent, round) = (NUMBER, OPPONENT, ROUND);
    vec![
        Problem::ImpossibleResult { number, opponent, round, own: '1', other: '=' },
        Problem::Decision { number, opponent, round },
        Problem::RatedOnOneSide { number, opponent, round },
        Problem::ResultOnOneSide { number, opponent, round },
        Problem::Pending { number, opponent, round },
        Problem::ResultUnknown { number, round, found: '?' },
        Problem::Ongoing { number, round },
        Problem::ColoursUnknown { number, opponent, round },
        Problem::SeveralPairingByes { round, count: 2 },
        Problem::SecondPairingBye { number, round },
        Problem::RoundBeyond { round: RoundNumber(10), announced: 9 },
        Problem::AbsenceBeyond { round: RoundNumber(10), announced: 9 },
        Problem::NextRound { round },
    ]
}

fn of_settings() -> Vec<Problem> {
    let count = |code, declared, counted| Problem::Count { record: record(code), declared, counted };
    vec![
        Problem::Layout { record: record("299") },
        Problem::Layout { record: record("260") },
        Problem::ScoreSymbol { record: record("162"), symbol: 'Z' },
        Problem::ScoreSymbol { record: record("362"), symbol: 'P' },
        Problem::ColourScores,
        Problem::SystemCode { text: text("FIDE_LIM") },
        Problem::SystemInDescription { text: text("FIDE-TEAM-BAKU") },
        Problem::ListsDiffer,
        Problem::TieBreakForm { text: text("BH/C") },
        Problem::TimeControl { text: text("90 min") },
        count("062", 10, 12),
        count("072", 1, 4),
        count("082", 0, 14),
        Problem::Rank { number: NUMBER, rank: 3 },
        Problem::ByeContradicts { number: NUMBER, round: ROUND },
        Problem::UnknownReference { record: record("260"), number: 99 },
        Problem::UnknownNational { number: 99 },
        Problem::SettingsDiffer { record: record("250"), other: record("XXA") },
        Problem::OtherScores {
            win: Points::from_whole(3),
            draw: Points::WHOLE,
            loss: Points::ZERO,
            players: 31,
        },
    ]
}

fn of_teams() -> Vec<Problem> {
    let (declared, computed) = (Points::from_whole(9), Points::from_halves(17));
    vec![
        Problem::BothTeamForms,
        Problem::DuplicateTeam { number: 4 },
        Problem::InTwoTeams { number: NUMBER },
        Problem::WithoutTeam { number: NUMBER },
        Problem::TwoOpponents { team: 4, round: ROUND },
        Problem::SameTeam { number: NUMBER, opponent: OPPONENT, round: ROUND },
        Problem::MatchPointsDiffer { team: 4, declared, computed },
        Problem::GamePointsDiffer { team: 4, declared, computed },
        Problem::Substitute { number: NUMBER, team: 4 },
        Problem::TeamByeValue { team: 4, round: ROUND },
        Problem::ByeFromLineUp { team: 4, round: ROUND },
        Problem::BoardColours { announced: 4, used: 5 },
        Problem::WinWithoutMatch { number: NUMBER, round: ROUND },
        Problem::WinWithoutOpponent { number: NUMBER, round: ROUND },
        Problem::GameWithoutTeam { number: NUMBER, round: ROUND },
    ]
}

/// Those that were added later, of all areas.
fn of_all_areas() -> Vec<Problem> {
    vec![
        Problem::ShortYear { text: text("26/03/06") },
        Problem::AbsentOpponent { number: NUMBER, opponent: 99, round: ROUND },
        Problem::SplitRecord { record: record("320") },
        Problem::AccelerationField,
        Problem::BoardColour { number: NUMBER, round: ROUND },
        Problem::ProhibitionsDiffer,
        Problem::NationalFederation { text: text("SWE") },
        Problem::CrosstableDiffers { team: 4 },
        Problem::PlayOffRound,
        Problem::Unentered { round: ROUND, count: 2, first: Few::new([6, 11]) },
        Problem::Unentered { round: ROUND, count: 9, first: Few::new(6..15) },
        Problem::ForcedEncoding,
        Problem::DaysReversed,
        Problem::ForfeitPlayed { team: 4, round: ROUND, count: 2, first: Few::new([1, 3]) },
        Problem::AbsentTeamWins { team: 4, round: ROUND, count: 8, first: Few::new(1..9) },
        Problem::SameFideNumber { number: NUMBER, other: 3, id: 1_503_014 },
        Problem::AdjustmentBeyond { round: ROUND, announced: 2 },
        Problem::TeamRecord { record: RecordCode(*b"330") },
        Problem::TwoByes { team: 4, round: ROUND, byes: [Bye::ZeroPoint, Bye::PairingAllocated] },
        Problem::TwoByes { team: 4, round: ROUND, byes: [Bye::FullPoint, Bye::HalfPoint] },
        Problem::LikePairingByes { record: text("SWE") },
        Problem::ByeFromPoints { number: NUMBER, round: ROUND, points: Points::HALF },
        Problem::Stored { how: Stored::Utf16 },
        Problem::Stored { how: Stored::Twice },
        Problem::Shifted { columns: 1 },
        Problem::Shifted { columns: 2 },
        Problem::SameColourPending { number: NUMBER, opponent: 3, round: ROUND },
    ]
}

fn of_facts() -> Vec<Problem> {
    use model::FactsProblem as P;
    let all = [
        P::NoParticipants,
        P::NumberZero { position: 5 },
        P::DuplicateNumber { number: NUMBER },
        P::NobodyThere { round: Some(ROUND), position: 41 },
        P::NobodyThere { round: None, position: 41 },
        P::PlaysItself { number: NUMBER, round: ROUND },
        P::TwiceInRound { number: NUMBER, round: ROUND },
        P::InTwoTeams { number: NUMBER },
        P::BoardWithoutGame { round: ROUND },
        P::GameWithoutMatch { number: NUMBER, round: ROUND },
        P::MoreRoundsThanAnnounced { paired: 10, announced: 9 },
        P::RequestOutOfRange { round: ROUND },
        P::ColumnLength { values: 11, participants: 12 },
        P::RangeBackwards,
        P::RoundNotClosed,
        P::BehindPlayOff { round: ROUND },
        P::AdjustmentOutOfRange { round: ROUND },
        P::PlaysForOpponents { number: NUMBER, round: ROUND },
        P::PointsTooLarge,
        P::MatchWithoutTeams { round: ROUND },
    ];
    all.map(Problem::Facts).to_vec()
}
