"""The protocol as methods, and games to look ahead in."""
import tempfile
import unittest

import mappa

SMALL = {"tile_limit": 20}


class TheEngine(unittest.TestCase):
    def setUp(self):
        self.engine = mappa.Engine()

    def test_tells_what_there_is(self):
        hello = self.engine.hello()
        self.assertEqual(hello["version"], mappa.__version__)
        self.assertIn("france", hello["maps"])
        self.assertIn("medium", hello["levels"])
        self.assertEqual(self.engine.map("france")["id"], "france")
        self.assertEqual(self.engine.tile("base/RCr")["id"], "base/RCr")

    def test_plays_saves_and_goes_on_with_a_game(self):
        summary = self.engine.new(["Ann", "Bo"], seed=7, **SMALL)
        self.assertEqual(summary, {"decision": {"player": 0, "kind": "tile"}, "scores": [0, 0], "over": False})
        steps = 0
        while not summary["over"]:
            summary = self.engine.play(self.engine.suggest("easy")["action"])
            steps += 1
        self.assertEqual(summary["events"][-1]["type"], "over")
        self.assertEqual(self.engine.legal(), [])
        record, view = self.engine.save(), self.engine.view()
        self.assertEqual(len(record["actions"]), steps)
        again = mappa.Engine()
        again.load(record)
        self.assertEqual(again.view(), view)
        again.undo(2)
        self.assertFalse(again.view()["over"])
        self.assertEqual(len(again.features()["projected"]), 2)

    def test_arranges_games_for_analysis(self):
        self.engine.new(analysis=True)
        self.engine.arrange(scores=[5, 0], turn=1)
        self.assertEqual(self.engine.view()["players"][0]["score"], 5)

    def test_refuses_with_exceptions_and_stays_as_it_was(self):
        with self.assertRaises(mappa.NoGame):
            self.engine.view()
        self.engine.new(seed=1, **SMALL)
        before = self.engine.view()
        with self.assertRaises(mappa.IllegalAction) as refused:
            self.engine.play({"type": "tile", "x": 50, "y": 0, "rot": 0})
        self.assertEqual(refused.exception.code, -32002)
        self.assertIn("(50,0)", str(refused.exception))
        with self.assertRaises(mappa.InputError) as refused:
            self.engine.new(map="atlantis")
        self.assertEqual(refused.exception.data, {"why": "no_map"})
        with self.assertRaises(mappa.NotAllowed):
            self.engine.arrange(turn=1)
        with self.assertRaises(mappa.InputError):
            self.engine.call("dance")
        self.assertEqual(self.engine.view(), before)

    def test_misses_a_folder(self):
        with tempfile.TemporaryDirectory() as folder, self.assertRaises(mappa.DataError):
            mappa.Engine(folder)


class AGame(unittest.TestCase):
    def test_is_the_one_that_the_protocol_plays(self):
        for setup in (SMALL, {"map": "iberia", "chips": True}):
            engine = mappa.Engine()
            summary = engine.new(seed=3, **setup)
            game, step = mappa.Game(mappa.Rules(**setup), 3), 0
            while not game.over:
                self.assertEqual(summary["decision"], {"player": game.decider, "kind": game.decision})
                actions = game.legal()
                action = actions[step % len(actions)]
                summary = engine.play(game.text(action))
                self.assertEqual(game.read(game.text(action)), action)
                game.apply(action)
                self.assertEqual(summary["scores"], game.scores)
                step += 1
            self.assertTrue(summary["over"])
            self.assertIsNone(game.decider)
            self.assertEqual(game.view()["board"], engine.view()["board"])

    def test_is_copied_and_hidden(self):
        game = mappa.Game(mappa.Rules(**SMALL), 1)
        copy = game.copy()
        copy.play_out(5)
        self.assertTrue(copy.over)
        self.assertEqual(copy.scores, copy.projected)
        self.assertFalse(game.over)
        other = game.copy()
        game.hide(1)
        self.assertEqual(game.view(), other.view())
        self.assertEqual(game.stack, 18)

    def test_refuses_what_is_not_legal(self):
        game = mappa.Game(mappa.Rules(**SMALL), 1)
        with self.assertRaises(mappa.IllegalAction):
            game.apply(mappa.Action(type=3, x=100))
        with self.assertRaises(mappa.IllegalAction):
            game.read({"type": "pass"})
        with self.assertRaises(mappa.InputError):
            mappa.Rules(colour="green")


if __name__ == "__main__":
    unittest.main()
