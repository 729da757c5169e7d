"""Batches and environments: the same with numpy and without."""
import random
import unittest

import mappa
from mappa import spaces
from mappa.env import AECEnv, VectorEnv

SMALL = {"tile_limit": 15}


def listed(array):
    return array.tolist()


class ABatch(unittest.TestCase):
    def test_adds_up_rewards_to_scores(self):
        batch = mappa.Batch(4, mappa.Rules(**SMALL), seed=1)
        sums, over = [[0.0, 0.0] for _ in range(4)], 0
        while over < 6:
            batch.step(batch.choose())
            rewards, scores = listed(batch.rewards), listed(batch.scores)
            for game in range(4):
                sums[game] = [a + b for a, b in zip(sums[game], rewards[game])]
                if batch.done[game]:
                    self.assertEqual(sums[game], scores[game])
                    sums[game] = [0.0, 0.0]
                    over += 1

    def test_follows_from_seed_and_actions(self):
        rules = mappa.Rules(map="france", chips=True)
        one, same, other = (mappa.Batch(3, rules, seed) for seed in (1, 1, 2))
        for _ in range(50):
            actions = [random.Random(sum(listed(one.counts))).randrange(count) for count in one.counts]
            for batch in (one, same):
                batch.step(actions)
            self.assertEqual(listed(one.features), listed(same.features))
        self.assertNotEqual(listed(one.features), listed(other.features))

    def test_masks_what_is_legal_and_refuses_what_is_not(self):
        batch = mappa.Batch(2, mappa.Rules(**SMALL))
        for game in range(2):
            self.assertEqual(listed(batch.masks)[game],
                             [1] * batch.counts[game] + [0] * (batch.width - batch.counts[game]))
        before = batch.game(0).view()
        with self.assertRaisesRegex(mappa.IllegalAction, "game 1: there is no action 9999"):
            batch.step([0, 9999])
        with self.assertRaises(ValueError):
            batch.step([0])
        self.assertEqual(batch.game(0).view(), before)

    def test_looks_ahead(self):
        batch = mappa.Batch(2, mappa.Rules(**SMALL))
        rows = listed(batch.look())
        self.assertEqual(len(rows), sum(batch.counts))
        self.assertEqual(len(batch.actions()), sum(batch.counts))
        game = batch.game(1)
        self.assertEqual([game.text(action) for action in batch.actions()[batch.counts[0]:]],
                         [game.text(action) for action in game.legal()])
        tiles = batch.feature_names.index("own.meeples")
        self.assertEqual({row[tiles] for row in rows}, {7.0})

    def test_writes_only_what_is_wanted(self):
        batch = mappa.Batch(2, mappa.Rules(**SMALL), wanted=["counts", "done"])
        batch.step(batch.choose())
        self.assertIsNone(batch.features)
        self.assertEqual(len(batch.counts), 2)


class TheAECEnv(unittest.TestCase):
    def play(self, **setup):
        env = AECEnv(**setup)
        env.reset(seed=1)
        chance, rewards, steps = random.Random(1), dict.fromkeys(env.agents, 0.0), 0
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            rewards[agent] += reward
            steps += 1
            if termination:
                self.assertEqual(info["score"], rewards[agent])
                self.assertEqual(sum(observation["action_mask"]), 0)
                env.step(None)
                continue
            legal = [i for i, one in enumerate(observation["action_mask"]) if one]
            self.assertTrue(env.action_space(agent).contains(legal[-1]))
            env.step(chance.choice(legal))
        self.assertEqual(env.agents, [])
        return rewards, steps

    def test_rewards_add_up_to_the_score(self):
        self.assertEqual(self.play(**SMALL), self.play(**SMALL))
        rewards, steps = self.play(players=["A", "B", "C"], map="benelux", chips=True, postman=True)
        self.assertEqual(list(rewards), ["player_0", "player_1", "player_2"])
        self.assertGreater(steps, 60)

    def test_shows_everybody_the_game_and_only_who_decides_what_is_legal(self):
        env = AECEnv(render_mode="ansi", **SMALL)
        env.reset(seed=2)
        own, other = (env.observe(agent) for agent in env.possible_agents)
        self.assertEqual(env.agent_selection, "player_0")
        self.assertGreater(sum(own["action_mask"]), 0)
        self.assertEqual(sum(other["action_mask"]), 0)
        self.assertEqual(len(own["observation"]), len(other["observation"]))
        self.assertIn('"board"', env.render())
        with self.assertRaises(mappa.IllegalAction):
            env.step(5000)
        with self.assertRaises(mappa.IllegalAction):
            env.step(None)

    def test_wants_nothing_after_the_end(self):
        env = AECEnv(**SMALL)
        env.reset(seed=1)
        while not env.last()[2]:
            env.step(0)
        with self.assertRaises(ValueError):
            env.step(0)
        env.reset()
        self.assertEqual((env.num_agents, env.max_num_agents), (2, 2))


class TheVectorEnv(unittest.TestCase):
    def test_rewards_who_decided(self):
        env = VectorEnv(6, **SMALL)
        observations, infos = env.reset(seed=1)
        self.assertEqual(len(observations["observation"]), env.num_envs)
        ended = 0
        for _ in range(120):
            decided = listed(infos["decider"])
            observations, rewards, terminations, truncations, infos = env.step(env.batch.choose())
            told = listed(infos["rewards"])
            for game, player in enumerate(decided):
                self.assertEqual(rewards[game], told[game][player] - told[game][1 - player])
            ended += sum(terminations)
            self.assertFalse(any(truncations))
        self.assertGreater(ended, 6)

    def test_begins_the_same_with_the_same_seed(self):
        one, same = VectorEnv(3, **SMALL), VectorEnv(3, **SMALL)
        self.assertEqual(listed(one.reset(seed=9)[0]["observation"]), listed(same.reset(seed=9)[0]["observation"]))
        self.assertNotEqual(listed(one.reset()[0]["observation"]), listed(same.reset(seed=9)[0]["observation"]))


class TheSpaces(unittest.TestCase):
    def test_sample_what_the_mask_allows(self):
        space = spaces.Discrete(5)
        self.assertTrue(space.contains(4))
        self.assertFalse(space.contains(5))
        self.assertEqual(AECEnv(**SMALL).observation_space("player_0")["observation"].shape, (44,))


if __name__ == "__main__":
    unittest.main()
