"""Many games at once, for programs that learn. Fast with numpy, usable without it."""
from __future__ import annotations

import array
import ctypes
from typing import Any, Optional, Sequence

from ._library import ARRAYS, Action, Arrays, Handle, check, lib, make
from .engine import Rules
from .game import Game

try:
    import numpy
except ImportError:
    numpy = None  # type: ignore[assignment]

# Of each array its numpy type, its type in C, and its letter for memoryview.
_TYPES = {
    "counts": ("int32", ctypes.c_int32, "i"), "masks": ("uint8", ctypes.c_uint8, "B"),
    "decisions": ("uint8", ctypes.c_uint8, "B"), "deciders": ("uint8", ctypes.c_uint8, "B"),
    "features": ("float32", ctypes.c_float, "f"), "rewards": ("float32", ctypes.c_float, "f"),
    "done": ("uint8", ctypes.c_uint8, "B"), "scores": ("int32", ctypes.c_int32, "i"),
}


def _room(name: str, shape: tuple[int, ...]) -> tuple[Any, int]:
    """An array of zeros, and where it lies: numpy's, or without numpy a memoryview."""
    kind, c_type, letter = _TYPES[name]
    if numpy is not None:
        made = numpy.zeros(shape, kind)
        return made, made.ctypes.data
    size = 1
    for length in shape:
        size *= length
    memory = (c_type * max(size, 1))()
    return memoryview(memory).cast("B")[: size * ctypes.sizeof(c_type)].cast(letter, shape), ctypes.addressof(memory)


class Batch:
    """`games` games by the same rules, all of which follow from `seed` and the actions. One that ends begins anew at
    once.

    How they stand lies in arrays with a row for each game, which every step writes anew: `counts` (legal actions),
    `masks` (1 for each), `decisions`, `deciders` (whose), `features` (as the decider sees it: `feature_names`),
    `rewards` (points of each player in this step), `done` (a game has ended), `scores` (where one has: the final ones).
    Those that are left out of `wanted` are not written, which saves time.

    An action is its place among the legal ones: 0 to counts[game] - 1."""

    counts: Any
    masks: Any
    decisions: Any
    deciders: Any
    features: Any
    rewards: Any
    done: Any
    scores: Any

    def __init__(self, games: int, rules: Optional[Rules] = None, seed: int = 0,
                 wanted: Sequence[str] = ARRAYS) -> None:
        rules = rules or Rules()
        self._batch = Handle(make(lib.batch_make, rules.handle, games, seed), lib.batch_free)
        handle = self._batch.pointer
        self.games, self.players, self.width = games, rules.players, lib.batch_width(handle)
        self.feature_names = [lib.batch_feature(handle, i).decode() for i in range(lib.batch_features(handle))]
        columns = {"masks": self.width, "features": len(self.feature_names), "rewards": rules.players,
                   "scores": rules.players}
        self._arrays = Arrays()
        for name in ARRAYS:
            if name not in wanted:
                setattr(self, name, None)
                continue
            made, where = _room(name, (games, columns[name]) if name in columns else (games,))
            setattr(self, name, made)
            setattr(self._arrays, name, where)
        self._to = ctypes.byref(self._arrays)
        self._chosen = (ctypes.c_int32 * games)()
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begins all games anew."""
        check(lib.batch_reset(self._batch.pointer, seed, self._to))

    def step(self, actions: Any) -> None:
        """One action for each game. Raises IllegalAction if one of them is none; then no game goes on."""
        if len(actions) != self.games:
            raise ValueError(f"{len(actions)} actions for {self.games} games")
        if numpy is not None:
            ready = numpy.ascontiguousarray(actions, dtype=numpy.int32)
            where = ready.ctypes.data
        else:
            is_ready = isinstance(actions, array.array) and actions.typecode == "i"
            ready = actions if is_ready else array.array("i", actions)
            where = ready.buffer_info()[0]
        check(lib.batch_step(self._batch.pointer, where, self._to))

    def choose(self) -> Any:
        """A legal action for each game, each as likely as any other. The array is written anew by the next call."""
        lib.batch_choose(self._batch.pointer, self._chosen)
        if numpy is not None:
            return numpy.frombuffer(memoryview(self._chosen), dtype=numpy.int32)
        return memoryview(self._chosen).cast("B").cast("i")

    @property
    def total(self) -> int:
        """Legal actions of all games together."""
        return lib.batch_total(self._batch.pointer)

    def actions(self) -> Any:
        """They all: first counts[0] of game 0, then counts[1] of game 1 ... An array of Action."""
        all_actions = (Action * self.total)()
        lib.batch_actions(self._batch.pointer, all_actions)
        return all_actions

    def look(self) -> Any:
        """Features of how each game would stand after each of them, as who decides now sees it; hidden things are
        dealt anew before. A row for each action, in the order of `actions`."""
        rows, where = _room("features", (self.total, len(self.feature_names)))
        lib.batch_look(self._batch.pointer, where)
        return rows

    def see(self, game: int, player: int) -> Any:
        """The features of a game as one of its players sees it."""
        row, where = _room("features", (len(self.feature_names),))
        check(lib.batch_see(self._batch.pointer, game, player, where))
        return row

    def game(self, number: int) -> Game:
        """A copy of one of the games, to go on with by itself."""
        return Game(handle=make(lib.batch_game, self._batch.pointer, number))
