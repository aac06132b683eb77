//! Columns of a table.

/// A column of a table: its key for programs, its heading for people, and how it is shown.
#[derive(Clone, Debug)]
pub struct Column {
    /// What programs call it; the same in every language.
    pub key: String,
    /// What stands over it.
    pub head: String,
    /// The head in words, where it is a code; empty where it needs none.
    pub about: String,
    /// How its cells stand.
    pub align: Align,
    /// What it does for the reader of a row.
    pub role: Role,
    /// How much it stands out.
    pub weight: Emphasis,
    /// For whom the column is meant.
    pub readers: Readers,
    /// What becomes of it on the screen of a telephone.
    pub narrow: Narrow,
    /// A sign or a word before its cells where a narrow screen has no room for heads; empty where there is none.
    pub mark: &'static str,
}

/// What becomes of a column on the screen of a telephone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Narrow {
    /// It is reached by scrolling.
    Scrolled,
    /// It stays in sight.
    Kept,
    /// It stands small under the column of that key.
    Under(&'static str),
    /// The same with its head before it.
    NamedUnder(&'static str),
    /// It names the column that decided a row ([`Row::decided_in`](crate::Row::decided_in)), and stands there with the value
    /// of that column, unless the value is in sight itself.
    DecidedUnder(&'static str),
    /// Rows become two lines: this numbers both.
    Number,
    /// The first line.
    First,
    /// The second line.
    Second,
    /// It stands beside both lines.
    Between,
}

/// Who reads a column or a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Readers {
    /// It is for people and programs.
    Everybody,
    /// People only: not in CSV and JSON.
    People,
    /// Programs only: just in CSV and JSON.
    Programs,
}

impl Readers {
    pub(crate) const fn has_people(self) -> bool {
        matches!(self, Self::Everybody | Self::People)
    }

    pub(crate) const fn has_programs(self) -> bool {
        matches!(self, Self::Everybody | Self::Programs)
    }
}

/// How much a column stands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Emphasis {
    /// It does not stand out.
    Usual,
    /// It stands out, because it decides first.
    Strong,
}

/// How the cells of a column are aligned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// To the left: words.
    Left,
    /// In the middle: signs.
    Center,
    /// To the right: whole numbers.
    Right,
    /// To the right, halves and decimals one under the other.
    Decimal,
    /// To the left, on several lines of a terminal where it is long: sentences, in the last column.
    Wrapped,
}

/// What a column does for the reader of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Says something of it.
    Data,
    /// Says something of it, and is shown again where a wide table is continued.
    Key,
    /// Its cells are the headings of their rows.
    Head,
}

impl Column {
    fn new(key: impl Into<String>, head: impl Into<String>, align: Align, role: Role) -> Self {
        // Keys are names in JSON; those of an event's own criteria are somebody's text.
        let key = key.into().replace(['"', '\\'], "_");
        Self {
            key,
            head: head.into(),
            about: String::new(),
            align,
            role,
            weight: Emphasis::Usual,
            readers: Readers::Everybody,
            narrow: Narrow::Scrolled,
            mark: "",
        }
    }

    /// A column of words.
    pub fn text(key: impl Into<String>, head: impl Into<String>) -> Self {
        Self::new(key, head, Align::Left, Role::Data)
    }

    /// Sentences, in the last column.
    pub fn sentence(key: impl Into<String>, head: impl Into<String>) -> Self {
        Self::new(key, head, Align::Wrapped, Role::Data)
    }

    /// The name of what the row is about.
    pub fn name(key: impl Into<String>, head: impl Into<String>) -> Self {
        Self::new(key, head, Align::Left, Role::Head)
    }

    /// A column of whole numbers.
    pub fn number(key: impl Into<String>, head: impl Into<String>) -> Self {
        Self::new(key, head, Align::Right, Role::Data)
    }

    /// A column of points and values.
    pub fn decimal(key: impl Into<String>, head: impl Into<String>) -> Self {
        Self::new(key, head, Align::Decimal, Role::Data)
    }

    /// A column of signs, such as results.
    pub fn sign(key: impl Into<String>, head: impl Into<String>) -> Self {
        Self::new(key, head, Align::Center, Role::Data)
    }

    /// The same, with something else becoming of it on a narrow screen.
    #[must_use]
    pub const fn narrow(mut self, narrow: Narrow) -> Self {
        self.narrow = narrow;
        self
    }

    /// The same, always in sight on a narrow screen.
    #[must_use]
    pub const fn kept(self) -> Self {
        self.narrow(Narrow::Kept)
    }

    /// The same, small under another column on a narrow screen.
    #[must_use]
    pub const fn under(self, key: &'static str) -> Self {
        self.narrow(Narrow::Under(key))
    }

    /// The same with a sign before its cells where there are no heads.
    #[must_use]
    pub const fn marked(mut self, mark: &'static str) -> Self {
        self.mark = mark;
        self
    }

    /// The same, shown again where a wide table is continued.
    #[must_use]
    pub fn key(mut self) -> Self {
        self.role = Role::Key;
        self
    }

    /// The same, naming the row.
    #[must_use]
    pub fn heading(mut self) -> Self {
        self.role = Role::Head;
        self
    }

    /// The same, for programs only.
    #[must_use]
    pub fn for_programs(mut self) -> Self {
        self.readers = Readers::Programs;
        self
    }

    /// The same, for people only.
    #[must_use]
    pub fn for_people(mut self) -> Self {
        self.readers = Readers::People;
        self
    }

    /// The same, standing out.
    #[must_use]
    pub fn strong(mut self) -> Self {
        self.weight = Emphasis::Strong;
        self
    }

    /// The same, with its head in words.
    #[must_use]
    pub fn about(mut self, words: impl Into<String>) -> Self {
        self.about = words.into();
        self
    }
}
