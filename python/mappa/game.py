"""Games to look ahead in: quick to copy, without a history."""
from __future__ import annotations

import ctypes
import json
from typing import Any, Optional, Union

from ._library import MAX_ACTIONS, MAX_PLAYERS, Action, Handle, check, lib, make, text
from .engine import Rules

DECISIONS = ("chip", "draw", "tile", "redeem", "treat", "figure", "upgrade", "keep", "sell", "buy_turn", "over")


class Game:
    """A game as it stands. The same rules, seed and actions give the same game on every machine."""

    def __init__(self, rules: Union[Rules, None] = None, seed: int = 0, handle: Optional[Any] = None) -> None:
        made = handle or make(lib.game_begin, (rules or Rules()).handle, seed)
        self._game = Handle(made, lib.game_free)

    @property
    def handle(self) -> Any:
        return self._game.pointer

    def copy(self) -> Game:
        """A game of its own that stands the same."""
        return Game(handle=make(lib.game_copy, self.handle))

    @property
    def players(self) -> int:
        return lib.game_players(self.handle)

    @property
    def decision(self) -> str:
        """What is to be decided: "tile", "figure" ...; "over"."""
        return DECISIONS[lib.game_decision(self.handle)]

    @property
    def over(self) -> bool:
        return self.decision == "over"

    @property
    def decider(self) -> Optional[int]:
        """Whose decision it is, from 0; None when the game is over."""
        player = lib.game_decider(self.handle)
        return None if player < 0 else player

    @property
    def stack(self) -> int:
        """Tiles left, the one in hand not counted."""
        return lib.game_stack(self.handle)

    def _scores(self, ask: Any) -> list[int]:
        scores = (ctypes.c_int16 * MAX_PLAYERS)()
        ask(self.handle, scores)
        return list(scores)[: self.players]

    @property
    def scores(self) -> list[int]:
        return self._scores(lib.game_scores)

    @property
    def projected(self) -> list[int]:
        """The scores if the game ended now."""
        return self._scores(lib.game_projected)

    def legal(self) -> list[Action]:
        """Every legal action, each once; none when the game is over."""
        actions = (Action * MAX_ACTIONS)()
        return list(actions[: lib.game_legal(self.handle, actions)])

    def apply(self, action: Action) -> None:
        """Raises IllegalAction, and then the game is as it was."""
        check(lib.game_apply(self.handle, ctypes.byref(action)))

    def hide(self, seed: int) -> None:
        """Deals anew what no player can see: before looking ahead, so that nothing hidden is seen."""
        lib.game_hide(self.handle, seed)

    def play_out(self, seed: int) -> None:
        """Plays at random to the end."""
        lib.game_play_out(self.handle, seed)

    def view(self) -> dict[str, Any]:
        """The public position, as the protocol has it."""
        return json.loads(text(lib.game_view, self.handle))

    def text(self, action: Action) -> dict[str, Any]:
        """An action as the protocol has it: {"type": "tile", "x": 1, "y": 0, "rot": 2}."""
        return json.loads(text(lib.action_text, self.handle, ctypes.byref(action)))

    def read(self, action: dict[str, Any]) -> Action:
        """The legal action that is meant. Raises InputError or IllegalAction."""
        found = Action()
        check(lib.action_read(self.handle, json.dumps(action).encode(), ctypes.byref(found)))
        return found
