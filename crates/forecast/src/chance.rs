//! Probabilities.
