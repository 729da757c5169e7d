#!/usr/bin/env python3
"""Learns what a meeple is worth, from nothing but games against itself (needs numpy).

    python3 meeple.py [GAMES]        games of each of five rounds, 1024 unless said; that takes less than a minute

A player that looks one action ahead judges what it sees by a sum of weights. After each round the weights become those
that best foretell its own later judgements and, in the end, the result (TD(lambda), with least squares). Those of the
first, second and third meeple in the stash are what these are worth, in points, at the beginning of the game."""
import sys

import mappa
import numpy as np

SEEN = ["score", "road_points", "city_points", "site_points", "road_open", "city_open", "fields"]
MEEPLES = [1, 2, 3]
ROUNDS, LAMBDA, TILES = 5, 0.9, 71


class Sight:
    """What the player sees: of each thing the own less the other's. To have at least so many meeples counts the more,
    the more of the stack is left."""

    def __init__(self, names):
        self.columns = [[names.index(f"{who}.{each}") for each in [*SEEN, "meeples"]] for who in ("own", "other1")]
        self.stack = names.index("stack")

    def __call__(self, rows):
        own, other = (rows[:, columns] for columns in self.columns)
        left = rows[:, self.stack] / TILES
        meeples = [(1.0 * (own[:, -1] >= n) - (other[:, -1] >= n)) * left for n in MEEPLES]
        return np.column_stack([(own - other)[:, :-1], *meeples])


def best_of_each(values, counts):
    """Of each group the place of its largest value, from its beginning."""
    starts = np.cumsum(counts) - counts
    groups = np.repeat(np.arange(len(counts)), counts)
    best = np.flatnonzero(values == np.maximum.reduceat(values, starts)[groups])
    return best[np.unique(groups[best], return_index=True)[1]] - starts


def play(batch, sight, weights, chance, noise, against_chance=False):
    """A game in each row: what was seen after each action, by whom, how many there were, player 0's lead at the end."""
    seen, signs = [], []
    lengths, leads = np.zeros(batch.games, int), np.zeros(batch.games)
    playing = np.ones(batch.games, bool)
    while playing.any():
        counts, first = batch.counts.copy(), batch.deciders == 0
        rows = sight(batch.look())
        actions = best_of_each(rows @ weights + noise * chance.gumbel(size=len(rows)), counts)
        if against_chance:
            actions = np.where(first, actions, batch.choose())
        seen.append(rows[np.cumsum(counts) - counts + actions])
        signs.append(np.where(first, 1.0, -1.0))
        lengths[playing] += 1
        batch.step(actions)
        ended = playing & (batch.done == 1)
        leads[ended] = batch.scores[ended, 0] - batch.scores[ended, 1]
        playing &= ~ended
    return np.array(seen), np.array(signs), lengths, leads


def fit(seen, signs, lengths, leads, weights, trace):
    """The weights that foretell best what was judged later on."""
    judged = (seen @ weights) * signs  # as player 0 would say it
    foretold = np.empty_like(judged)
    later = leads
    for t in reversed(range(len(seen))):
        after = judged[t + 1] if t + 1 < len(seen) else leads
        later = np.where(t >= lengths - 1, leads, (1 - trace) * after + trace * later)
        foretold[t] = later
    played = np.arange(len(seen))[:, None] < lengths  # not the game that came after
    x, y = seen[played], (foretold * signs)[played]
    return np.linalg.solve(x.T @ x + 100 * np.eye(x.shape[1]), x.T @ y)


def main(games):
    batch = mappa.Batch(games, seed=1, wanted=["counts", "deciders", "done", "scores"])
    sight, chance = Sight(batch.feature_names), np.random.default_rng(1)
    weights = np.zeros(len(SEEN) + len(MEEPLES))
    for number in range(1, ROUNDS + 1):
        batch.reset(number)
        trace = 1 if number == 1 else LAMBDA  # judgements without any knowledge are worth nothing
        weights = fit(*play(batch, sight, weights, chance, noise=1.0), weights, trace)
        worths = ", ".join(f"{worth:.1f}" for worth in weights[len(SEEN):])
        print(f"round {number}: the first, second and third meeple are worth {worths} points", flush=True)
    batch.reset(1000)
    leads = play(batch, sight, weights, chance, noise=0.0, against_chance=True)[3]
    print(f"it beats chance by {leads.mean():.0f} points on average, and in {(leads > 0).mean():.0%} of the games")
    return weights


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1024)
