"""What tells a compiler how to hold numbers and objects; plain Python takes no notice of it.

`i64` is a whole number of 64 bits, with which compiled code computes as the processor does. Masks of cards
are such numbers. They stay below 2**63, a written constant that is shifted to the left below 2**31.

`mypyc_attr` marks classes of which many objects are made: `acyclic` says that none of them refers to itself
by way of others, so that nobody need look for that, and with `free_list_len` one is kept to be used again.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int
    _Class = TypeVar("_Class")

    def mypyc_attr(**_hints: object) -> Callable[[_Class], _Class]:
        """Take hints for the compiler about a class."""
        return lambda hinted: hinted


__all__ = ["i64", "mypyc_attr"]
