"""libmappa by ctypes: where it is found, what its functions take, and its faults as exceptions."""
from __future__ import annotations

import ctypes
import os
import pathlib
from ctypes import POINTER, c_char_p, c_int, c_int16, c_int32, c_size_t, c_uint8, c_uint64, c_void_p
from typing import Any

from .errors import DataError, IllegalAction, InputError, InternalError

MAX_PLAYERS = 6
MAX_ACTIONS = 1368
NAMES = ("libmappa.so.0", "libmappa.so")


class Action(ctypes.Structure):
    """An action of a game; `Game.text` says it in words."""

    _fields_ = [("type", c_uint8), ("what", c_uint8), ("x", c_int16), ("y", c_int16), ("segment", c_uint8),
                ("tile", c_uint8)]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and bytes(self) == bytes(other)

    def __hash__(self) -> int:
        return hash(bytes(self))

    def __repr__(self) -> str:
        return "Action(" + ", ".join(f"{name}={getattr(self, name)}" for name, _ in self._fields_) + ")"


ARRAYS = ("counts", "masks", "decisions", "deciders", "features", "rewards", "done", "scores")


class Arrays(ctypes.Structure):
    """mappa_arrays: where a batch writes; 0: not at all."""

    _fields_ = [(name, c_void_p) for name in ARRAYS]


# What every function gives and takes.
SIGNATURES: dict[str, tuple[Any, list[Any]]] = {
    "version": (c_char_p, []),
    "message": (c_char_p, []),
    "open": (c_int, [c_char_p, POINTER(c_void_p)]),
    "ask": (c_int, [c_void_p, c_char_p, POINTER(c_char_p)]),
    "close": (None, [c_void_p]),
    "rules_make": (c_int, [c_void_p, c_char_p, POINTER(c_void_p)]),
    "rules_free": (None, [c_void_p]),
    "rules_players": (c_int, [c_void_p]),
    "rules_most_actions": (c_int, [c_void_p]),
    "game_begin": (c_int, [c_void_p, c_uint64, POINTER(c_void_p)]),
    "game_copy": (c_int, [c_void_p, POINTER(c_void_p)]),
    "game_free": (None, [c_void_p]),
    "game_players": (c_int, [c_void_p]),
    "game_decision": (c_int, [c_void_p]),
    "game_decider": (c_int, [c_void_p]),
    "game_stack": (c_int, [c_void_p]),
    "game_scores": (None, [c_void_p, POINTER(c_int16)]),
    "game_projected": (None, [c_void_p, POINTER(c_int16)]),
    "game_legal": (c_int, [c_void_p, POINTER(Action)]),
    "game_apply": (c_int, [c_void_p, POINTER(Action)]),
    "game_hide": (None, [c_void_p, c_uint64]),
    "game_play_out": (None, [c_void_p, c_uint64]),
    "game_view": (c_int, [c_void_p, POINTER(c_char_p)]),
    "action_text": (c_int, [c_void_p, POINTER(Action), POINTER(c_char_p)]),
    "action_read": (c_int, [c_void_p, c_char_p, POINTER(Action)]),
    "batch_make": (c_int, [c_void_p, c_int, c_uint64, POINTER(c_void_p)]),
    "batch_free": (None, [c_void_p]),
    "batch_width": (c_int, [c_void_p]),
    "batch_features": (c_int, [c_void_p]),
    "batch_feature": (c_char_p, [c_void_p, c_int]),
    "batch_reset": (c_int, [c_void_p, c_uint64, POINTER(Arrays)]),
    "batch_step": (c_int, [c_void_p, c_void_p, POINTER(Arrays)]),
    "batch_choose": (None, [c_void_p, c_void_p]),
    "batch_total": (c_size_t, [c_void_p]),
    "batch_actions": (None, [c_void_p, c_void_p]),
    "batch_look": (None, [c_void_p, c_void_p]),
    "batch_see": (c_int, [c_void_p, c_int, c_int, c_void_p]),
    "batch_game": (c_int, [c_void_p, c_int, POINTER(c_void_p)]),
}


def _load() -> ctypes.CDLL:
    chosen = os.environ.get("MAPPA_LIBRARY")
    beside = [str(file) for name in NAMES if (file := pathlib.Path(__file__).with_name(name)).exists()]
    faults = []
    for name in [chosen] if chosen else [*beside, *NAMES]:
        try:
            return ctypes.CDLL(name)
        except OSError as fault:
            faults.append(str(fault))
    raise ImportError("libmappa is not found: install it, put it into the folder of the package "
                      f"({pathlib.Path(__file__).parent}), or name its file in MAPPA_LIBRARY ({'; '.join(faults)})")


class _Functions:
    """The functions, without `mappa_` before their names."""

    def __init__(self) -> None:
        library = _load()
        for name, (gives, takes) in SIGNATURES.items():
            function = getattr(library, "mappa_" + name)
            function.restype, function.argtypes = gives, takes
            setattr(self, name, function)

    def __getattr__(self, name: str) -> Any:  # for type checkers: all are set above
        raise AttributeError(name)


lib = _Functions()

_EXCEPTIONS: dict[int, type[Exception]] = {1: ValueError, 2: InputError, 3: IllegalAction, 4: DataError, 5: MemoryError}


def check(code: int) -> None:
    """Raises what a mappa_code other than MAPPA_FINE means."""
    if code:
        raise _EXCEPTIONS.get(code, InternalError)(lib.message().decode())


def make(function: Any, *arguments: Any) -> c_void_p:
    """Calls a function whose last argument is where to put what it makes."""
    made = c_void_p()
    check(function(*arguments, ctypes.byref(made)))
    return made


def text(function: Any, *arguments: Any) -> str:
    """The same of a text."""
    told = c_char_p()
    check(function(*arguments, ctypes.byref(told)))
    return (told.value or b"").decode()


class Handle:
    """What libmappa has made: freed with the object that holds it."""

    def __init__(self, made: c_void_p, free: Any) -> None:
        self.pointer = made
        self._free = free

    def __del__(self) -> None:
        if self.pointer:
            self._free(self.pointer)
