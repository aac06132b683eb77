//! Who has which number.

use exaequo_model::Order as _;

/// Numbers and the positions they stand at.
pub(super) struct Numbers(Vec<(u32, u32)>);

impl Numbers {
    /// The numbers of a list, in its order. Of two that are equal the first counts; the model refuses them later.
    pub(super) fn new(numbers: impl Iterator<Item = u32>) -> Self {
        let mut numbers: Vec<(u32, u32)> = numbers.zip(0..).collect();
        numbers.order();
        numbers.dedup_by_key(|(number, _)| *number);
        Self(numbers)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The position of a number.
    pub(super) fn find(&self, number: u32) -> Option<u32> {
        // Numbers mostly are 1, 2, 3 … without a gap.
        let expected = (number as usize).checked_sub(1).and_then(|index| self.0.get(index));
        match expected {
            Some((found, position)) if *found == number => Some(*position),
            _ => self.search(number),
        }
    }

    fn search(&self, number: u32) -> Option<u32> {
        let index = self.0.binary_search_by_key(&number, |(number, _)| *number).ok()?;
        self.0.get(index).map(|(_, position)| *position)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_found_with_and_without_gaps() {
        for list in [vec![1, 2, 3, 4], vec![4, 3, 2, 1], vec![7, 2, 900, u32::MAX], vec![2, 1, 9]] {
            let numbers = Numbers::new(list.iter().copied());
            for (number, position) in list.iter().zip(0..) {
                assert_eq!(numbers.find(*number), Some(position), "{list:?}");
            }
            for nobody in [0, 5, 8, 899] {
                assert_eq!(numbers.find(nobody), None, "{list:?}");
            }
        }
    }

    #[test]
    fn the_first_of_two_counts() {
        let numbers = Numbers::new([3, 1, 3].into_iter());
        assert_eq!(numbers.find(3), Some(0));
    }
}
