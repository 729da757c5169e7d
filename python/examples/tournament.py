#!/usr/bin/env python3
"""A tournament of computer players: each against each, in pairs of games with the same stack and changed seats.

    python3 tournament.py [PAIRS]        pairs of games of each two, 5 unless said"""
import itertools
import sys

import mappa

PLAYERS = ["random", "easy", "medium"]


def play(engine, levels, seed):
    """The final scores of a game."""
    summary = engine.new(levels, seed=seed)
    while not summary["over"]:
        level = levels[summary["decision"]["player"]]
        summary = engine.play(engine.suggest(level, seed=seed)["action"])
    return summary["scores"]


def main(pairs):
    engine = mappa.Engine()
    points = dict.fromkeys(PLAYERS, 0.0)
    for one, other in itertools.combinations(PLAYERS, 2):
        margin = won = 0
        for seed in range(pairs):
            for levels in ([one, other], [other, one]):
                scores = dict(zip(levels, play(engine, levels, seed)))
                margin += scores[one] - scores[other]
                won += (scores[one] > scores[other]) + (scores[one] == scores[other]) / 2
        points[one] += won
        points[other] += 2 * pairs - won
        print(f"{one:>8} - {other:<8} {won:g} : {2 * pairs - won:g}   {margin / 2 / pairs:+.1f} points a game")
    for player in sorted(points, key=points.get, reverse=True):
        print(f"{player:>8}: {points[player]:g}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
