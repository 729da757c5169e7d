"""What can go wrong. The messages name the fault and where it is."""
from __future__ import annotations

from typing import Any, Optional


class MappaError(Exception):
    """Every error of libmappa. `code` and `data` are those of the protocol, where a request was refused."""

    def __init__(self, message: str, code: Optional[int] = None, data: Any = None) -> None:
        super().__init__(message)
        self.code = code
        self.data = data


class InputError(MappaError):
    """It cannot be understood, or the setup cannot be played."""


class IllegalAction(MappaError):
    """It is understood, but the rules forbid it now. The game is as it was."""


class NoGame(MappaError):
    """There is no game yet."""


class NotAllowed(MappaError):
    """It is not allowed in this game: `arrange` without `analysis`."""


class DataError(MappaError):
    """The tile sets and maps are missing or faulty."""


class InternalError(MappaError):
    """A fault of the program itself: please report it."""


_BY_CODE = {-32700: InputError, -32600: InputError, -32601: InputError, -32602: InputError, -32603: InternalError,
            -32001: NoGame, -32002: IllegalAction, -32003: NotAllowed}


def refusal(error: dict[str, Any]) -> MappaError:
    """The exception for an error of the protocol."""
    return _BY_CODE.get(error["code"], MappaError)(error["message"], error["code"], error.get("data"))
