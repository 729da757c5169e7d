"""Mappamundi's engine: Carcassonne, Carcassonne Maps and The Postman of Carcassonne.

    import mappa
    engine = mappa.Engine()                       # the game protocol as methods
    engine.new(["Ann", "Bo"], map="france", seed=7)
    engine.play(engine.suggest("hard")["action"])

    batch = mappa.Batch(1024)                     # many games at once
    batch.step(batch.choose())

`mappa.env` has environments in the shapes of PettingZoo and Gymnasium. docs/library.md tells all of it."""
from ._library import Action, lib
from .batch import Batch
from .engine import Engine, Rules
from .errors import DataError, IllegalAction, InputError, InternalError, MappaError, NoGame, NotAllowed
from .game import DECISIONS, Game

__version__: str = lib.version().decode()

__all__ = ["Action", "Batch", "DECISIONS", "DataError", "Engine", "Game", "IllegalAction", "InputError",
           "InternalError", "MappaError", "NoGame", "NotAllowed", "Rules", "__version__"]
