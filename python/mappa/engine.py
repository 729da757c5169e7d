"""The game protocol as methods (docs/protocol.md): one game at a time, with its history."""
from __future__ import annotations

import json
import os
from typing import Any, Optional, Sequence, Union

from ._library import Handle, lib, make, text
from .errors import refusal

Json = dict[str, Any]
PLAYERS = ("Ann", "Bo")


class Engine:
    """One game, and the computer players' advice on it. `data` is a folder with tile sets and maps of your own.

    Setups, actions, views and events are as the protocol has them: dictionaries and lists."""

    def __init__(self, data: Optional[Union[str, os.PathLike[str]]] = None) -> None:
        folder = None if data is None else os.fsencode(data)
        self._engine = Handle(make(lib.open, folder), lib.close)
        self._last_id = 0

    @property
    def handle(self) -> Any:
        return self._engine.pointer

    def ask(self, request: str) -> str:
        """One request, one answer, both JSON texts. Errors are in the answer."""
        return text(lib.ask, self.handle, request.encode())

    def call(self, method: str, **params: Any) -> Json:
        """One request's result. Raises a MappaError if it is refused."""
        self._last_id += 1
        request = {"jsonrpc": "2.0", "id": self._last_id, "method": method, "params": params}
        answer = json.loads(self.ask(json.dumps(request)))
        if "error" in answer:
            raise refusal(answer["error"])
        return answer["result"]

    def hello(self) -> Json:
        """Name, version, tile sets, maps, levels of the computer players."""
        return self.call("hello")

    def new(self, players: Sequence[str] = PLAYERS, **setup: Any) -> Json:
        """Begins a game: `new(["Ann", "Bo"], map="france", chips=True, seed=7)`. Gives the summary."""
        return self.call("new", setup={"players": list(players), **setup})

    def view(self) -> Json:
        """The public position."""
        return self.call("view")

    def features(self) -> Json:
        """Every road, city, monastery and field: whose it is and what it is worth; and the projected scores."""
        return self.call("features")

    def legal(self) -> list[Json]:
        """Every legal action, each once; none when the game is over."""
        return self.call("legal")["actions"]

    def play(self, action: Json) -> Json:
        """Plays a legal action. Gives the summary and `events`; raises IllegalAction, and then nothing has changed."""
        return self.call("play", action=action)

    def undo(self, n: int = 1) -> Json:
        """Takes back the last n actions."""
        return self.call("undo", n=n)

    def save(self) -> Json:
        """The record of the game: its setup and its actions."""
        return self.call("save")

    def load(self, record: Json) -> Json:
        """Goes on with a recorded game. Gives the summary."""
        return self.call("load", record=record)

    def arrange(self, **what: Any) -> Json:
        """Sets up a position, in games made with `analysis=True`."""
        return self.call("arrange", **what)

    def suggest(self, level: Optional[str] = None, time_ms: Optional[int] = None, seed: int = 0) -> Json:
        """What a computer player would do: `action`, `value` (the final scores it expects) and `lines`."""
        wishes = {"level": level, "time_ms": time_ms, "seed": seed}
        return self.call("suggest", **{key: value for key, value in wishes.items() if value is not None})

    def tile(self, id: str) -> Json:
        """What is printed on a tile: "base/RCr"."""
        return self.call("tile", id=id)

    def map(self, id: str) -> Json:
        """A map, and what a setup on it may choose."""
        return self.call("map", id=id)


class Rules:
    """A setup made ready to play, for games and batches. The keys are the protocol's; its seed does not matter."""

    def __init__(self, engine: Optional[Engine] = None, players: Sequence[str] = PLAYERS, **setup: Any) -> None:
        known = engine or Engine()
        wanted = json.dumps({"players": list(players), **setup}).encode()
        self._rules = Handle(make(lib.rules_make, known.handle, wanted), lib.rules_free)

    @property
    def handle(self) -> Any:
        return self._rules.pointer

    @property
    def players(self) -> int:
        return lib.rules_players(self.handle)

    @property
    def most_actions(self) -> int:
        """No decision has more."""
        return lib.rules_most_actions(self.handle)
