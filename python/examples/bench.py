#!/usr/bin/env python3
"""Steps a second in a batch, on one core: a step is one decision of one game.

    python3 bench.py [GAMES]        games at once, 1024 unless said"""
import sys
import time

import mappa

SECONDS = 2.0
PLAIN = ("counts", "decisions", "deciders", "rewards", "done", "scores")


def rate(games, wanted, choose):
    """Millions of steps a second of this process's time, which others on the machine do not take away."""
    batch = mappa.Batch(games, seed=1, wanted=wanted)
    steps, begin = 0, time.process_time()
    while (spent := time.process_time() - begin) < SECONDS:
        batch.step(choose(batch))
        steps += games
    return steps / spent / 1e6


def main(games):
    print(f"{games} games at once, base game for two, million steps a second:")
    chosen = {"the library chooses": lambda batch: batch.choose()}
    try:
        import numpy

        chance = numpy.random.default_rng(1)
        chosen["numpy chooses"] = lambda batch: (chance.random(batch.games, "float32") * batch.counts).astype("int32")
    except ImportError:
        pass
    for who, choose in chosen.items():
        for what, wanted in {"without features and masks": PLAIN, "with features": (*PLAIN, "features"),
                             "with features and masks": (*PLAIN, "features", "masks")}.items():
            print(f"  {rate(games, wanted, choose):5.2f}  {who}, {what}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1024)
