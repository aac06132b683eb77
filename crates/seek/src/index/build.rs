//! Puts the index together: players come in the order of the list, words get numbers as they come, and other numbers by their
//! order when all are known.

use super::{Index, Words};

/// No word yet.
const FREE: u32 = u32::MAX;
/// Places for words to begin with; a power of two, so that there is always one that is free.
const ROOM: usize = 1 << 10;

/// An index that is being made.
#[derive(Debug)]
pub(crate) struct Builder {
    words: Words,
    /// Where words are found again, by what [`hash`] makes of them.
    slots: Vec<u32>,
    own: Vec<u32>,
    starts: Vec<u32>,
    numbers: Vec<u64>,
}

impl Default for Builder {
    fn default() -> Self {
        Self {
            words: Words::default(),
            slots: vec![FREE; ROOM],
            own: Vec::new(),
            starts: vec![0],
            numbers: Vec::new(),
        }
    }
}

impl Builder {
    /// Adds a player behind those who are there.
    pub(crate) fn add<'a>(&mut self, number: u64, words: impl Iterator<Item = &'a str>) {
        for word in words.filter(|word| !word.is_empty()) {
            let word = self.word(word);
            self.own.push(word);
        }
        self.starts.push(counted(self.own.len()));
        self.numbers.push(number);
    }

    /// The number of a word, which may be new.
    fn word(&mut self, word: &str) -> u32 {
        let slot = self.slot(word);
        if self.slots[slot] != FREE {
            return self.slots[slot];
        }
        let new = counted(self.words.ends.len());
        self.slots[slot] = new;
        self.words.push(word);
        if self.words.ends.len() * 2 > self.slots.len() {
            self.widen();
        }
        new
    }

    /// Where a word is, or will be.
    fn slot(&self, word: &str) -> usize {
        let last = self.slots.len() - 1;
        let mut slot = hash(word) & last;
        while self.slots[slot] != FREE && self.words.get(self.slots[slot] as usize) != word {
            slot = (slot + 1) & last;
        }
        slot
    }

    fn widen(&mut self) {
        self.slots = vec![FREE; self.slots.len() * 2];
        for word in 0..self.words.ends.len() {
            let slot = self.slot(self.words.get(word));
            self.slots[slot] = counted(word);
        }
    }

    /// The index of all who were added.
    pub(crate) fn finish(self) -> Index {
        let Self { words: as_they_came, slots, mut own, mut starts, mut numbers } = self;
        drop(slots);
        let words = ordered(&as_they_came, &mut own);
        drop(as_they_came);
        let (players, heads) = players_of(&own, &starts, words.ends.len());
        let mut by_number: Vec<u32> = (0..counted(numbers.len())).collect();
        by_number.sort_unstable_by_key(|place| (numbers.get(*place as usize), *place));
        own.shrink_to_fit();
        starts.shrink_to_fit();
        numbers.shrink_to_fit();
        Index { words, own, starts, players, heads, numbers, by_number }
    }
}

impl Words {
    fn push(&mut self, word: &str) {
        self.text.push_str(word);
        self.ends.push(counted(self.text.len()));
    }
}

/// Words in their order; whoever has one has it with its new number.
fn ordered(words: &Words, own: &mut [u32]) -> Words {
    let mut order: Vec<u32> = (0..counted(words.ends.len())).collect();
    order.sort_unstable_by_key(|word| words.get(*word as usize));
    let mut ordered =
        Words { text: String::with_capacity(words.text.len()), ends: Vec::with_capacity(words.ends.len()) };
    let mut renamed = vec![0; order.len()];
    for (new, old) in order.iter().enumerate() {
        ordered.push(words.get(*old as usize));
        renamed[*old as usize] = counted(new);
    }
    for word in own {
        *word = renamed[*word as usize];
    }
    ordered
}

/// The players with each word, and where those of each word begin.
fn players_of(own: &[u32], starts: &[u32], words: usize) -> (Vec<u32>, Vec<u32>) {
    let mut heads = vec![0_u32; words + 1];
    for word in own {
        heads[*word as usize + 1] += 1;
    }
    for word in 0..words {
        heads[word + 1] += heads[word];
    }
    let mut next = heads.clone();
    let mut players = vec![0; own.len()];
    for (place, bounds) in starts.windows(2).enumerate() {
        for word in &own[bounds[0] as usize..bounds[1] as usize] {
            let free = &mut next[*word as usize];
            players[*free as usize] = counted(place);
            *free += 1;
        }
    }
    (players, heads)
}

/// The same for the same word, spread over all numbers (FNV-1a).
fn hash(word: &str) -> usize {
    let mixed = word.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |sofar, byte| {
        (sofar ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    usize::try_from(mixed >> 32).unwrap_or(0)
}

/// Lists are far shorter than this reaches.
fn counted(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
