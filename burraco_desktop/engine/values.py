"""What small values of the engine have in common. It knows none of them.

Values that are made by the thousand are classes like this rather than frozen dataclasses, since making one of
those takes several times as long, most of all where the engine is compiled. The type checker keeps them from
being changed.
"""


class Value:
    """A value whose fields are those that `__match_args__` names: it compares, hashes and travels by them."""

    __slots__ = ()

    def _fields(self) -> tuple[object, ...]:
        names: tuple[str, ...] = type(self).__match_args__  # type: ignore[attr-defined]  # each class has its own
        return tuple([getattr(self, name) for name in names])

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other._fields() == self._fields()

    def __hash__(self) -> int:
        return hash((type(self), self._fields()))

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), self._fields()

    def __repr__(self) -> str:
        names: tuple[str, ...] = type(self).__match_args__  # type: ignore[attr-defined]  # as above
        values = ", ".join(f"{name}={getattr(self, name)!r}" for name in names)
        return f"{type(self).__name__}({values})"
