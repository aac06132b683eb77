//! Findings in words: what was found, what to do about it, what was assumed.
//!
//! The texts are in one file per area. The `match` in [`message`] names every problem, so that a new one does not
//! compile until somebody has said in every language what it means.

mod excerpt;
pub(crate) mod facts;
mod failure;
mod file;
mod line;
mod pairing;
mod player;
mod render;
mod result;
mod setting;
mod source;
mod summary;
mod team;
mod words;

pub use exaequo_event::Counts;
pub use exaequo_page::{Look, colon};
pub use failure::{failure_text, not_written};
pub use render::{
    assumption, capitalised, headline, help_line, plain, plain_line, plain_message, render, render_message,
    render_place, severity_word, style, why_label,
};
pub use source::Source;
pub use summary::summary;

use exaequo_model::{Points, Span, TextRange};
use exaequo_trf::{Document, Problem};

use crate::text::{quoted, quoted_whole};
use crate::{Lang, number};

/// A finding in words. Sentences begin with a small letter and end without a period.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Message {
    /// What was found, and what was expected.
    pub title: String,
    /// What to do about it.
    pub help: String,
    /// What holds where reading goes on in spite of it.
    pub assumed: Option<String>,
}

impl Message {
    fn new(title: String, help: String) -> Self {
        Self { title, help, assumed: None }
    }

    fn assuming(self, assumed: String) -> Self {
        Self { assumed: Some(assumed), ..self }
    }
}

/// What a text needs to know beside the facts of the problem.
#[derive(Clone, Copy)]
struct Context<'a> {
    lang: Lang,
    document: Option<&'a Document>,
    span: Option<Span>,
}

impl Context<'_> {
    /// A piece of the file, in quotation marks.
    fn quote(self, range: TextRange) -> String {
        quoted(self.lang, self.document.map_or("", |document| document.text().get(range)))
    }

    /// The same, however long it is.
    fn quote_whole(self, range: TextRange) -> String {
        quoted_whole(self.lang, self.document.map_or("", |document| document.text().get(range)))
    }

    /// A character of the file, in quotation marks.
    fn sign(self, found: char) -> String {
        quoted(self.lang, found.encode_utf8(&mut [0; 4]))
    }

    fn points(self, points: Points) -> String {
        number::points(self.lang, points)
    }

    /// The first three characters of the line, in quotation marks.
    fn record(self) -> String {
        let line = self.span.and_then(|span| self.document?.line(span.line)).unwrap_or_default();
        quoted(self.lang, &line.chars().take(3).collect::<String>())
    }
}

/// What there is to say about a problem. The document is the file it was found in, and `span` the place.
pub fn message(lang: Lang, problem: &Problem, document: Option<&Document>, span: Option<Span>) -> Message {
    say_of(Context { lang, document, span }, *problem)
}

#[expect(
    clippy::too_many_lines,
    reason = "one arm per problem, so that the compiler reports any without a text"
)]
fn say_of(ctx: Context<'_>, problem: Problem) -> Message {
    use Problem as P;
    match problem {
        P::NoPlayers => file::no_players(ctx),
        P::Encoding { kind } => file::encoding(ctx, kind),
        P::NotTrf { kind } => file::not_trf(ctx, kind),
        P::TooLarge { what, limit } => file::too_large(ctx, what, limit),
        P::ByteOrderMark => file::byte_order_mark(ctx),
        P::Windows1252 => file::windows_1252(ctx),
        P::BytePadded => file::byte_padded(ctx),
        P::ClusterPadded => file::cluster_padded(ctx),
        P::MixedLineEnds => file::mixed_line_ends(ctx),
        P::UnknownRecord => line::unknown_record(ctx),
        P::Legend => line::legend(ctx),
        P::LowerCaseRecord { record } => line::lower_case(ctx, record),
        P::DraftRecord { record } => line::draft(ctx, record),
        P::PointsDiffer { number, declared, computed } => {
            player::points_differ(ctx, number, declared, computed)
        }
        P::RepeatedRecord { record } => line::repeated(ctx, record),
        P::RepeatedSetting { record, other } => setting::repeated(ctx, record, other),
        P::Tab { record } => line::tab(ctx, record),
        P::Misaligned { record } => line::misaligned(ctx, record),
        P::ShortLine => line::short(ctx),
        P::CutNumber { round } => line::cut_number(ctx, round),
        P::Unreadable { record, expected } => line::unreadable(ctx, record, expected),
        P::Ignored { record, expected } => line::ignored(ctx, record, expected),
        P::StartingRank => player::starting_rank(ctx),
        P::DuplicateNumber { number } => player::duplicate_number(ctx, number),
        P::NumberGap { missing } => player::number_gap(ctx, missing),
        P::Sex { found } => player::sex(ctx, found),
        P::Title { text } => player::title(ctx, text),
        P::Federation { text } => player::federation(ctx, text),
        P::FideId { text } => player::fide_id(ctx, text),
        P::DateForm { text } => player::date_form(ctx, text),
        P::Date { text } => player::date(ctx, text),
        P::PointsForm { text } => player::points_form(ctx, text),
        P::Number { text } => player::number(ctx, text),
        P::Opponent { round } => pairing::opponent(ctx, round),
        P::OwnOpponent { number, round } => pairing::own_opponent(ctx, number, round),
        P::UnknownOpponent { number, opponent, round } => {
            pairing::unknown_opponent(ctx, number, opponent, round)
        }
        P::Colour { round, found } => pairing::colour(ctx, round, found),
        P::ColourForm { round, found } => pairing::colour_form(ctx, round, found),
        P::Result { number, round, found } => result::code(ctx, number, round, found),
        P::ByeWithOpponent { number, round, found } => result::bye_with_opponent(ctx, number, round, found),
        P::ResultWithoutOpponent { number, round, found } => {
            result::without_opponent(ctx, number, round, found)
        }
        P::OldBye { number, round, found } => result::old_bye(ctx, number, round, found),
        P::ColourWithoutOpponent { number, round } => pairing::colour_without_opponent(ctx, number, round),
        P::ColourInferred { number, round } => pairing::colour_inferred(ctx, number, round),
        P::ColourMissing { number, opponent, round } => pairing::colour_missing(ctx, number, opponent, round),
        P::SameColour { number, opponent, round } => pairing::same_colour(ctx, number, opponent, round),
        P::OneSided { number, opponent, round } => pairing::one_sided(ctx, number, opponent, round),
        P::OneSidedBlank { number, opponent, round } => {
            pairing::one_sided_blank(ctx, number, opponent, round)
        }
        P::ImpossibleResult { number, opponent, round, own, other } => {
            result::impossible(ctx, [number, opponent], round, [own, other])
        }
        P::Decision { number, opponent, round } => result::decision(ctx, number, opponent, round),
        P::RatedOnOneSide { number, opponent, round } => {
            result::rated_on_one_side(ctx, number, opponent, round)
        }
        P::ResultOnOneSide { number, opponent, round } => result::on_one_side(ctx, number, opponent, round),
        P::Pending { number, opponent, round } => result::pending(ctx, number, opponent, round),
        P::ResultUnknown { number, round, found } => result::unknown(ctx, number, round, found),
        P::Ongoing { number, round } => result::ongoing(ctx, number, round),
        P::ColoursUnknown { number, opponent, round } => {
            pairing::colours_unknown(ctx, number, opponent, round)
        }
        P::SeveralPairingByes { round, count: _ } => result::several_pairing_byes(ctx, round),
        P::SecondPairingBye { number, round } => result::second_pairing_bye(ctx, number, round),
        P::RoundBeyond { round, announced } => result::round_beyond(ctx, round, announced),
        P::AbsenceBeyond { round, announced } => result::absence_beyond(ctx, round, announced),
        P::NextRound { round } => result::next_round(ctx, round),
        P::Layout { record } => line::layout(ctx, record),
        P::ScoreSymbol { record, symbol } => setting::score_symbol(ctx, record, symbol),
        P::ColourScores => setting::colour_scores(ctx),
        P::SystemCode { text } => setting::system_code(ctx, text),
        P::SystemInDescription { text } => setting::system_in_description(ctx, text),
        P::ListsDiffer => setting::lists_differ(ctx),
        P::TieBreakForm { text } => setting::tie_break_form(ctx, text),
        P::TimeControl { text } => setting::time_control(ctx, text),
        P::Count { record, declared, counted } => setting::count(ctx, record, declared, counted),
        P::Rank { number, rank } => player::rank(ctx, number, rank),
        P::ForfeitPlayed { team, round, count, first } => {
            team::forfeit_played(ctx, team, round, &words::few(ctx.lang, count, first))
        }
        P::AbsentTeamWins { team, round, count, first } => {
            team::absent_wins(ctx, team, round, &words::few(ctx.lang, count, first))
        }
        P::ByeContradicts { number, round } => setting::bye_contradicts(ctx, number, round),
        P::UnknownReference { record, number } => setting::unknown_reference(ctx, record, number),
        P::UnknownNational { number } => player::unknown_national(ctx, number),
        P::SettingsDiffer { record, other } => setting::differ(ctx, record, other),
        P::OtherScores { win, draw, loss, players } => setting::other_scores(ctx, [win, draw, loss], players),
        P::BothTeamForms => team::both_forms(ctx),
        P::DuplicateTeam { number } => team::duplicate(ctx, number),
        P::InTwoTeams { number } => team::in_two(ctx, number),
        P::WithoutTeam { number } => team::without(ctx, number),
        P::TwoOpponents { team, round } => team::two_opponents(ctx, team, round),
        P::SameTeam { number, opponent, round } => team::same(ctx, number, opponent, round),
        P::MatchPointsDiffer { team, declared, computed } => {
            team::match_points(ctx, team, declared, computed)
        }
        P::GamePointsDiffer { team, declared, computed } => team::game_points(ctx, team, declared, computed),
        P::Substitute { number, team } => team::substitute(ctx, number, team),
        P::TeamByeValue { team, round } => team::bye_value(ctx, team, round),
        P::ByeFromLineUp { team, round } => team::bye_from_line_up(ctx, team, round),
        P::BoardColours { announced, used } => team::board_colours(ctx, announced, used),
        P::WinWithoutMatch { number, round } => team::win_without_match(ctx, number, round),
        P::WinWithoutOpponent { number, round } => result::win_without_opponent(ctx, number, round),
        P::GameWithoutTeam { number, round } => team::game_without(ctx, number, round),
        P::ShortYear { text } => player::short_year(ctx, text),
        P::SameFideNumber { number, other, id } => player::same_fide_number(ctx, number, other, id),
        P::AbsentOpponent { number, opponent, round } => {
            pairing::absent_opponent(ctx, number, opponent, round)
        }
        P::SplitRecord { record } => line::split(ctx, record),
        P::AccelerationField => setting::acceleration_field(ctx),
        P::BoardColour { number, round } => team::board_colour(ctx, number, round),
        P::ProhibitionsDiffer => setting::prohibitions_differ(ctx),
        P::NationalFederation { text } => player::national_federation(ctx, text),
        P::CrosstableDiffers { team } => team::crosstable(ctx, team),
        P::PlayOffRound => setting::play_off_round(ctx.lang),
        P::Unentered { round, count, first } => result::unentered(ctx, round, count, first),
        P::DaysReversed => setting::days_reversed(ctx.lang),
        P::ForcedEncoding => file::forced_encoding(ctx),
        P::AdjustmentBeyond { round, announced } => setting::adjustment_beyond(ctx, round, announced),
        P::TeamRecord { record } => team::record(ctx, record),
        P::TwoByes { team, round, byes } => team::two_byes(ctx, team, round, byes),
        P::LikePairingByes { record } => team::like_pairing_byes(ctx, record),
        P::ByeFromPoints { number, round, points } => result::bye_from_points(ctx, number, round, points),
        P::Stored { how } => file::stored(ctx, how),
        P::Shifted { columns } => line::shifted(ctx, columns),
        P::SameColourPending { number, opponent, round } => {
            pairing::same_colour_pending(ctx, number, opponent, round)
        }
        P::Facts(problem) => facts::message(ctx.lang, problem),
    }
}
