"""The examples do what they say."""
import contextlib
import importlib.util
import io
import pathlib
import unittest

EXAMPLES = pathlib.Path(__file__).resolve().parents[1] / "examples"
HAS_NUMPY = importlib.util.find_spec("numpy") is not None


def example(name):
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def said(work):
    with contextlib.redirect_stdout(io.StringIO()) as out:
        work()
    return out.getvalue()


class Examples(unittest.TestCase):
    def test_the_bot_beats_chance(self):
        import mappa

        bot = example("bot")
        game, step = mappa.Game(mappa.Rules(tile_limit=20), 1), 0
        while not game.over:
            actions = game.legal()
            game.apply(bot.choose(game, step) if game.decider == 0 else actions[step % len(actions)])
            step += 1
        self.assertGreater(*game.scores)

    def test_the_tournament_has_a_winner(self):
        self.assertRegex(said(lambda: example("tournament").main(1)), r"  medium: 4\n")

    def test_the_bench_measures(self):
        bench = example("bench")
        bench.SECONDS = 0.01
        self.assertRegex(said(lambda: bench.main(64)), r"\d  the library chooses, with features and masks")

    @unittest.skipUnless(HAS_NUMPY, "needs numpy")
    def test_the_learner_finds_that_points_count(self):
        meeple = example("meeple")
        weights = []
        out = said(lambda: weights.extend(meeple.main(32)))
        self.assertIn("round 5", out)
        self.assertAlmostEqual(weights[meeple.SEEN.index("score")], 1, delta=0.4)


if __name__ == "__main__":
    unittest.main()
