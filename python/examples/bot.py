#!/usr/bin/env python3
"""A bot in thirty lines: it takes what brings the most points now, and keeps two meeples for later."""
import mappa


def choose(game, seed):
    """The action after which its lead, if the game ended there, would be the largest."""
    seen = game.copy()
    seen.hide(seed)  # nobody knows what comes
    me = seen.decider

    def value(action):
        after = seen.copy()
        after.apply(action)
        scores = after.projected
        kept = after.view()["players"][me]["stash"]["meeple"]
        return 2 * scores[me] - sum(scores) + min(kept, 2)

    return max(seen.legal(), key=value)


if __name__ == "__main__":
    rules = mappa.Rules(players=["Bot", "Chance"])
    for seed in range(3):
        game = mappa.Game(rules, seed)
        for step in range(1000):
            if game.over:
                break
            actions = game.legal()
            game.apply(choose(game, step) if game.decider == 0 else actions[step * 7 % len(actions)])
        print(f"game {seed}: bot {game.scores[0]}, chance {game.scores[1]}")
