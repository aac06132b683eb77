//! Records 001 and the national records.

use exaequo_model::{
    Basis, Birth, Board, Bye, Color, Colors, Elo, FideId, NationalRecord, Outcome, Pairing, Player, PlayerId,
    Points, Rateable, RatingBody, Records, RoundNumber, Sex, Side, Slot, Title, Tournament,
};

use super::Writer;
use super::header::full_date;
use super::options::{PointFields, Profile};
use super::scores::points_text;
use super::unwritable::Unwritable;

/// One block: opponent's number, colour, result.
#[derive(Clone, Copy)]
struct Block {
    opponent: u32,
    color: char,
    sign: char,
}

const ABSENT: Block = Block { opponent: 0, color: '-', sign: 'Z' };

impl Writer<'_> {
    pub(super) fn players(&mut self) {
        let next_round = self.next_round_columns();
        let blocks = Blocks::new(self.tournament, next_round);
        let announced = if next_round { announced_points(self.tournament) } else { Vec::new() };
        let computed = if self.tournament.is_team_event() {
            board_points(self.tournament)
        } else {
            Records::new(self.tournament, Basis::Points).totals().to_vec()
        };
        for (index, player) in self.tournament.players.iter().enumerate() {
            let bye = announced.get(index).copied().unwrap_or(Points::ZERO);
            let sum = computed[index] + bye;
            let points = match player.published.points {
                // The source has other points, without the byes.
                Some(points) if points != sum => Some(points + bye),
                // What does not fit follows from the results.
                _ => Some(sum).filter(|sum| points_text(*sum).len() <= 4),
            };
            self.player(index, player, points, &blocks);
        }
    }

    /// Older forms announce byes of the next round in its columns.
    fn next_round_columns(&self) -> bool {
        matches!(self.options.profile, Profile::Trf16 | Profile::EngineJavafo)
            && !self.tournament.is_team_event()
            && self.tournament.requests.iter().any(|(round, _)| round.0 == self.tournament.rounds.count() + 1)
    }

    fn player(&mut self, index: usize, player: &Player, points: Option<Points>, blocks: &Blocks) {
        let number = player.number;
        if number > 9_999 {
            self.losses.push(Unwritable::Number { number });
        }
        self.sheet.begin("001");
        self.sheet.right(8, &number.to_string());
        self.sheet.left(10, sex_letter(player.sex));
        let title = self.title(player.title, number);
        self.sheet.right(13, &title);
        let name = self.field(player.name, 33, number);
        self.sheet.left(15, &name);
        self.rating(index, number);
        let federation = self.field(player.federation, 3, number);
        self.sheet.left(54, &federation);
        let id = self.fide_id(player);
        self.sheet.right(68, &id);
        self.sheet.left(70, &birth(player.birth));
        if let Some(points) = points.filter(|_| self.options.totals == PointFields::Known) {
            let points = self.points(points, 4);
            self.sheet.right(84, &points);
        }
        if let Some(rank) = player.published.rank {
            let rank = self.number(rank.into(), 4);
            self.sheet.right(89, &rank);
        }
        for (round, block) in blocks.of(index).enumerate() {
            self.block(round, block);
        }
        self.sheet.end();
    }

    fn block(&mut self, round: usize, block: Option<Block>) {
        let first = 92 + 10 * round;
        if let Some(block) = block {
            let opponent = if block.opponent == 0 { "0000".to_owned() } else { block.opponent.to_string() };
            self.sheet.right(first + 3, &opponent);
            self.sheet.left(first + 5, block.color.encode_utf8(&mut [0; 4]));
            self.sheet.left(first + 7, block.sign.encode_utf8(&mut [0; 4]));
        }
        self.sheet.fill(first + 7);
    }

    fn rating(&mut self, index: usize, number: u32) {
        let player = PlayerId(u32::try_from(index).unwrap_or(u32::MAX));
        self.rating_field(self.tournament.rating_by(player, RatingBody::Fide), number);
    }

    fn rating_field(&mut self, rating: Option<Elo>, number: u32) {
        let Some(value) = rating.map(Elo::value) else { return };
        if value > 9_999 {
            self.losses.push(Unwritable::Rating { number });
        } else {
            self.sheet.right(52, &value.to_string());
        }
    }

    fn fide_id(&mut self, player: &Player) -> String {
        match player.fide_id {
            FideId::None => String::new(),
            FideId::Number(id) => self.number(id, 11),
            FideId::Text(text) => self.field(text, 11, player.number),
        }
    }

    /// A number in its field; one that does not fit is a loss, and leaves the field blank.
    pub(super) fn number(&mut self, value: u64, width: u32) -> String {
        if value < 10_u64.pow(width) {
            return value.to_string();
        }
        self.losses.push(Unwritable::Value { value, width });
        String::new()
    }

    /// A text cut to its field; a cut is a loss.
    pub(super) fn field(&mut self, range: exaequo_model::TextRange, width: u32, number: u32) -> String {
        let text = self.text(range);
        let room = width as usize;
        if text.chars().count() <= room {
            return text;
        }
        let loss =
            if width == 33 { Unwritable::Name { number, width } } else { Unwritable::Text { number, width } };
        self.losses.push(loss);
        text.chars().take(room).collect::<String>().trim_end().to_owned()
    }

    /// Half of a title could be another one: a title that does not fit is left out.
    fn title(&mut self, title: Title, number: u32) -> String {
        match title {
            Title::None => String::new(),
            Title::Other(text) => {
                let whole = self.text(text);
                if self.field(text, 3, number) == whole { whole } else { String::new() }
            }
            known => {
                let code = Title::FIDE.iter().find(|(title, _)| *title == known).map(|(_, code)| *code);
                code.unwrap_or_default().to_owned()
            }
        }
    }

    pub(super) fn national(&mut self) {
        // Of several records of a player the first has the rating, which the model holds once.
        let mut rated = vec![false; self.tournament.players.len()];
        for record in &self.tournament.national {
            let is_first = !std::mem::replace(&mut rated[record.player.index()], true);
            let rating = self.tournament.rating_by(record.player, RatingBody::National).filter(|_| is_first);
            self.national_record(record, rating);
        }
    }

    fn national_record(&mut self, record: &NationalRecord, rating: Option<Elo>) {
        let number = self.tournament.players[record.player.index()].number;
        let federation = self.text(record.federation).to_ascii_uppercase();
        if federation.len() != 3 || !federation.bytes().all(|byte| byte.is_ascii_uppercase()) {
            self.losses.push(Unwritable::NationalFederation { number });
            return;
        }
        self.sheet.begin(&federation);
        self.sheet.right(8, &number.to_string());
        self.sheet.left(10, sex_letter(record.sex));
        let class = self.field(record.class, 3, number);
        self.sheet.right(13, &class);
        let name = self.field(record.name, 33, number);
        self.sheet.left(15, &name);
        self.rating_field(rating, number);
        let origin = self.field(record.origin, 3, number);
        self.sheet.left(54, &origin);
        let id = self.field(record.id, 11, number);
        self.sheet.right(68, &id);
        self.sheet.left(70, &birth(record.birth));
        self.sheet.end();
    }
}

const fn sex_letter(sex: Option<Sex>) -> &'static str {
    match sex {
        Some(Sex::Male) => "m",
        Some(Sex::Female) => "w",
        None => "",
    }
}

fn birth(birth: Birth) -> String {
    match birth {
        Birth::Unknown => String::new(),
        Birth::Year(year) => format!("{year:04}/00/00"),
        Birth::Day(date) => full_date(date),
    }
}

/// All blocks, player after player.
struct Blocks {
    rounds: usize,
    blocks: Vec<Option<Block>>,
}

impl Blocks {
    fn new(tournament: &Tournament, next_round: bool) -> Self {
        let paired = usize::from(tournament.rounds.count());
        let rounds = paired + usize::from(next_round);
        let mut all = Self { rounds, blocks: vec![None; tournament.players.len() * rounds] };
        for round in tournament.rounds.numbers() {
            all.add_round(tournament, round);
        }
        if next_round {
            let next = RoundNumber::from_index(paired);
            for (_, absence) in tournament.requests.iter().filter(|(round, _)| *round == next) {
                let block = Block { sign: bye_sign(absence.bye), ..ABSENT };
                all.set(absence.participant.index(), next, block);
            }
        }
        all
    }

    fn add_round(&mut self, tournament: &Tournament, round: RoundNumber) {
        for player in 0..tournament.players.len() {
            self.set(player, round, ABSENT);
        }
        for pairing in tournament.rounds.pairings_of(round) {
            for color in [Color::White, Color::Black] {
                let (own, other) = sides(pairing, color);
                let block = Block {
                    opponent: tournament.players[other.index()].number,
                    color: color_sign(pairing, color),
                    sign: sign(pairing, color),
                };
                self.set(own.index(), round, block);
            }
        }
        if tournament.is_team_event() {
            self.add_unopposed(tournament, round);
        } else {
            for absence in tournament.rounds.absences_of(round) {
                let block = Block { sign: bye_sign(absence.bye), ..ABSENT };
                self.set(absence.participant.index(), round, block);
            }
        }
    }

    fn add_unopposed(&mut self, tournament: &Tournament, round: RoundNumber) {
        let boards =
            tournament.rounds.matches_of(round).iter().flat_map(|one| tournament.rounds.boards_of(one));
        for board in boards {
            if let Board::Unopposed { player: Some(player), .. } = board {
                self.set(player.index(), round, Block { sign: '+', ..ABSENT });
            }
        }
    }

    fn set(&mut self, player: usize, round: RoundNumber, block: Block) {
        self.blocks[player * self.rounds + round.index()] = Some(block);
    }

    fn of(&self, player: usize) -> impl Iterator<Item = Option<Block>> + '_ {
        self.blocks[player * self.rounds..(player + 1) * self.rounds].iter().copied()
    }
}

const fn sides(pairing: &Pairing, color: Color) -> (PlayerId, PlayerId) {
    match color {
        Color::White => (pairing.white, pairing.black),
        Color::Black => (pairing.black, pairing.white),
    }
}

const fn color_sign(pairing: &Pairing, color: Color) -> char {
    match (pairing.colors, color) {
        (Colors::Unknown, _) => '-',
        (Colors::Known, Color::White) => 'w',
        (Colors::Known, Color::Black) => 'b',
    }
}

const fn sign(pairing: &Pairing, color: Color) -> char {
    match pairing.slot(color) {
        Slot::Game { side, rated, .. } => match (side, rated) {
            (Side::Win, Rateable::Yes) => '1',
            (Side::Draw, Rateable::Yes) => '=',
            (Side::Loss, Rateable::Yes) => '0',
            (Side::Win, Rateable::TooShort) => 'W',
            (Side::Draw, Rateable::TooShort) => 'D',
            (Side::Loss, Rateable::TooShort) => 'L',
        },
        Slot::ForfeitWin => '+',
        Slot::ForfeitLoss => '-',
        Slot::Unknown => '?',
        Slot::Pending | Slot::Bye(_) | Slot::Nothing => ' ',
    }
}

pub(super) const fn bye_sign(bye: Bye) -> char {
    match bye {
        Bye::PairingAllocated => 'U',
        Bye::FullPoint => 'F',
        Bye::HalfPoint => 'H',
        Bye::ZeroPoint => 'Z',
    }
}

/// Points of the players of a team event: what they made at the board, or by being there.
fn board_points(tournament: &Tournament) -> Vec<Points> {
    let mut points = vec![Points::ZERO; tournament.players.len()];
    for pairing in &tournament.rounds.pairings {
        for color in [Color::White, Color::Black] {
            if pairing.outcome != Outcome::Pending {
                points[sides(pairing, color).0.index()] += tournament.scores.award(pairing.slot(color));
            }
        }
    }
    for board in &tournament.rounds.boards {
        if let Board::Unopposed { player: Some(player), .. } = board {
            points[player.index()] += tournament.scores.forfeit_win;
        }
    }
    points
}

/// Points of the byes announced for the next round, player by player: whoever reads them in its columns expects them
/// in the total too.
fn announced_points(tournament: &Tournament) -> Vec<Points> {
    let mut points = vec![Points::ZERO; tournament.players.len()];
    let next = RoundNumber::from_index(usize::from(tournament.rounds.count()));
    for (_, absence) in tournament.requests.iter().filter(|(round, _)| *round == next) {
        if matches!(absence.bye, Bye::HalfPoint | Bye::FullPoint) {
            points[absence.participant.index()] += tournament.scores.bye(absence.bye);
        }
    }
    points
}
