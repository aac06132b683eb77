//! Many at a time where there are threads; one after the other in a browser, which then has no pool of threads to load.

/// What is imported to go over many.
pub(crate) mod prelude {
    #[cfg(target_family = "wasm")]
    pub(crate) use super::alone::{IntoParallelIterator, ParallelIterator};
    #[cfg(not(target_family = "wasm"))]
    pub(crate) use rayon::prelude::{IntoParallelIterator, ParallelIterator};
}

#[cfg(target_family = "wasm")]
mod alone {
    /// As in the library for threads, without any.
    pub(crate) trait IntoParallelIterator: IntoIterator + Sized {
        /// Everything, one after the other.
        fn into_par_iter(self) -> Self::IntoIter {
            self.into_iter()
        }
    }

    impl<I: IntoIterator> IntoParallelIterator for I {}

    /// As in the library for threads, without any.
    pub(crate) trait ParallelIterator<T, E>: Iterator<Item = Result<T, E>> + Sized {
        /// All of them as one, or the first error.
        fn try_reduce(self, nothing: impl Fn() -> T, join: impl Fn(T, T) -> Result<T, E>) -> Result<T, E> {
            let mut all = self;
            all.try_fold(nothing(), |sum, one| join(sum, one?))
        }
    }

    impl<T, E, I: Iterator<Item = Result<T, E>>> ParallelIterator<T, E> for I {}
}
