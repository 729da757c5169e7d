"""Environments for reinforcement learning, in the shape of PettingZoo's AEC (`AECEnv`) and of Gymnasium's vector
environments (`VectorEnv`). Neither need be installed, nor numpy.

An observation has a row of features, as the player who decides sees the game, and a mask of the legal actions. An
action is its place among them; `Batch` says more."""
from __future__ import annotations

import json
from typing import Any, Iterator, Optional

from . import spaces
from .batch import Batch
from .engine import PLAYERS, Engine, Rules

Observation = dict[str, Any]


class AECEnv:
    """One game, its players one after the other.

        env = AECEnv(map="france", chips=True)
        env.reset(seed=1)
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            env.step(None if termination else choose(observation))

    A player's reward is the points that player got since the own last action; they add up to the score."""

    metadata = {"name": "mappamundi_v0", "is_parallelizable": False, "render_modes": ["ansi"]}

    def __init__(self, render_mode: Optional[str] = None, engine: Optional[Engine] = None, players: Any = PLAYERS,
                 **setup: Any) -> None:
        self.render_mode = render_mode
        self._batch = Batch(1, Rules(engine, players, **setup))
        self.possible_agents = [f"player_{i}" for i in range(self._batch.players)]
        self._observations = spaces.observations(len(self._batch.feature_names), self._batch.width)
        self._actions = spaces.Discrete(self._batch.width)
        self._seed = 0
        self.agents: list[str] = []

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    def observation_space(self, agent: str) -> Any:
        return self._observations

    def action_space(self, agent: str) -> Any:
        return self._actions

    def reset(self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> None:
        """Begins a game; without a seed the one after the last."""
        self._seed = self._seed + 1 if seed is None else seed
        self._batch.reset(self._seed)
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = dict(self.terminations)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._deciding()

    def _deciding(self) -> str:
        return self.possible_agents[self._batch.deciders[0]]

    def observe(self, agent: str) -> Observation:
        """How the game stands as this player sees it. Only who decides has legal actions."""
        features = self._batch.see(0, self.possible_agents.index(agent))
        decides = agent == self.agent_selection and not self.terminations[agent]
        count = self._batch.counts[0] if decides else 0
        mask = bytearray(self._batch.width)
        mask[:count] = b"\x01" * count
        return {"observation": features, "action_mask": _bytes(mask)}

    def last(self, observe: bool = True) -> tuple[Optional[Observation], float, bool, bool, dict[str, Any]]:
        agent = self.agent_selection
        return (self.observe(agent) if observe else None, self._cumulative_rewards[agent], self.terminations[agent],
                self.truncations[agent], self.infos[agent])

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1

    def step(self, action: Optional[int]) -> None:
        """The action of `agent_selection`; None when the game is over for it. Raises IllegalAction."""
        agent = self.agent_selection
        if self.terminations[agent]:
            return self._leave(agent, action)
        self._batch.step([-1 if action is None else int(action)])
        self._cumulative_rewards[agent] = 0.0
        for i, each in enumerate(self.possible_agents):
            self.rewards[each] = float(self._batch.rewards[0, i])
            self._cumulative_rewards[each] += self.rewards[each]
        if self._batch.done[0]:
            for i, each in enumerate(self.possible_agents):
                self.terminations[each] = True
                self.infos[each] = {"score": int(self._batch.scores[0, i])}
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self._deciding()

    def _leave(self, agent: str, action: Optional[int]) -> None:
        if action is not None:
            raise ValueError("the game is over: only None may follow")
        self.agents.remove(agent)
        for told in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del told[agent]  # type: ignore[attr-defined]
        if self.agents:
            self.agent_selection = self.agents[0]

    def render(self) -> Optional[str]:
        """The position as JSON, as the protocol's `view` has it."""
        return json.dumps(self._batch.game(0).view()) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


class VectorEnv:
    """Many games at once, whose decisions are all made by the caller, for whichever player they are.

        env = VectorEnv(1024)
        observations, infos = env.reset(seed=1)
        observations, rewards, terminations, truncations, infos = env.step(env.batch.choose())

    The reward of a step is what it brought whoever decided: the own points less the others' on average. A game that
    ends begins anew in the same step; `infos` tells the `decider` of each game, the `rewards` and `scores` of all
    players (where a game has ended: the final ones). The arrays are written anew by each step: copy what you keep."""

    metadata = {"render_modes": [], "autoreset_mode": "SameStep"}

    def __init__(self, num_envs: int, engine: Optional[Engine] = None, players: Any = PLAYERS, **setup: Any) -> None:
        self.num_envs = num_envs
        self.batch = Batch(num_envs, Rules(engine, players, **setup))
        features, width = len(self.batch.feature_names), self.batch.width
        self.single_observation_space = spaces.observations(features, width)
        self.observation_space = spaces.observations(features, width, num_envs)
        self.single_action_space = spaces.Discrete(width)
        self.action_space = spaces.MultiDiscrete([width] * num_envs)
        self._decided: list[int] = []
        self._seed = 0

    def reset(self, *, seed: Optional[int] = None,
              options: Optional[dict[str, Any]] = None) -> tuple[Observation, dict[str, Any]]:
        """Begins all games anew; without a seed with the one after the last."""
        self._seed = self._seed + 1 if seed is None else seed
        self.batch.reset(self._seed)
        return self._observed(), self._infos()

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, dict[str, Any]]:
        """One action for each game. Raises IllegalAction if one of them is none; then no game goes on."""
        decided = _copy(self.batch.deciders)
        self.batch.step(actions)
        done = _flags(self.batch.done)
        gains = _gains(self.batch.rewards, decided, self.batch.players)
        return self._observed(), gains, done, _none(done), self._infos()

    def _observed(self) -> Observation:
        return {"observation": self.batch.features, "action_mask": self.batch.masks}

    def _infos(self) -> dict[str, Any]:
        return {"decider": self.batch.deciders, "decision": self.batch.decisions, "rewards": self.batch.rewards,
                "scores": self.batch.scores}

    def close(self) -> None:
        pass


# --- with numpy or without ---

try:
    import numpy
except ImportError:
    numpy = None  # type: ignore[assignment]


def _bytes(mask: bytearray) -> Any:
    return mask if numpy is None else numpy.frombuffer(mask, dtype=numpy.uint8)


def _copy(row: Any) -> Any:
    return row.tolist() if numpy is None else row.copy()


def _flags(row: Any) -> Any:
    return [each == 1 for each in row] if numpy is None else row.astype(bool)


def _none(flags: Any) -> Any:
    return [False] * len(flags) if numpy is None else numpy.zeros_like(flags)


def _gains(rewards: Any, decided: Any, players: int) -> Any:
    """Of each game the points of who decided, less the others' on average."""
    others = max(players - 1, 1)
    if numpy is None:
        rows = rewards.tolist()
        own = [row[player] for row, player in zip(rows, decided)]
        return [each - (sum(row) - each) / others for row, each in zip(rows, own)]
    own = rewards[numpy.arange(len(decided)), decided]
    return own - (rewards.sum(axis=1) - own) / others
