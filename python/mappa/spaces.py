"""Spaces of actions and observations: Gymnasium's if that is installed, else these few, which have the same names."""
from __future__ import annotations

import random
from typing import Any, Optional, Sequence

try:
    from gymnasium.spaces import Box, Dict, Discrete, MultiDiscrete  # type: ignore[import]
except ImportError:

    class Discrete:  # type: ignore[no-redef]
        """The numbers 0 to n - 1."""

        def __init__(self, n: int) -> None:
            self.n = n

        def contains(self, value: Any) -> bool:
            return 0 <= int(value) < self.n

        def sample(self, mask: Optional[Sequence[int]] = None) -> int:
            """One of them at random, of those that the mask has a 1 for."""
            return random.choice([i for i in range(self.n) if mask is None or mask[i]])

    class MultiDiscrete:  # type: ignore[no-redef]
        """Such a number for each of many."""

        def __init__(self, nvec: Sequence[int]) -> None:
            self.nvec = nvec
            self.shape = (len(nvec),)

        def contains(self, values: Any) -> bool:
            return len(values) == len(self.nvec) and all(0 <= v < n for v, n in zip(values, self.nvec))

    class Box:  # type: ignore[no-redef]
        """Arrays of a shape with numbers between two bounds."""

        def __init__(self, low: float, high: float, shape: tuple[int, ...], dtype: Any = "float32") -> None:
            self.low, self.high, self.shape, self.dtype = low, high, shape, dtype

    class Dict:  # type: ignore[no-redef]
        """A space for each key."""

        def __init__(self, spaces: dict[str, Any]) -> None:
            self.spaces = spaces

        def __getitem__(self, key: str) -> Any:
            return self.spaces[key]


__all__ = ["Box", "Dict", "Discrete", "MultiDiscrete", "observations"]


def observations(features: int, width: int, games: Optional[int] = None) -> Any:
    """What is observed: a row of features, and which actions are legal."""
    rows = () if games is None else (games,)
    kinds: Sequence[Any] = ("float32", "uint8")
    try:
        import numpy

        kinds = (numpy.float32, numpy.uint8)
    except ImportError:
        pass
    return Dict({"observation": Box(-1e6, 1e6, (*rows, features), kinds[0]),
                 "action_mask": Box(0, 1, (*rows, width), kinds[1])})
