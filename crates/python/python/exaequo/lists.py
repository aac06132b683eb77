"""Rating lists: FIDE's as TXT or XML in every layout, or a CSV, as columns."""

from ._native import RatingList
from ._native import read_list as read

__all__ = ["RatingList", "read"]
