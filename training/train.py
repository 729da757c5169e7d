"""Learns the computer players' network from samples: python3 train.py SAMPLES data/players/network.json

SAMPLES is what `mappa samples` writes (src/play/samples.h), as many statements as it says are given with
--features and --players. Needs torch; on a GPU a minute for 1.5 million samples.
"""

import argparse
import os

import torch
import torch.nn.functional as F

SIBLINGS, TOKENS, ROWS, PLAYER_ROWS, WIDTH = 8, 10, 12, 8, 32
NUMBERS = 4 * 4
SHOWN = NUMBERS + 2 * TOKENS * ROWS * 2
SAMPLE = SHOWN + 2 * PLAYER_ROWS * 2
ONE = 128  # weights are written as whole numbers of this part, a byte each
MOST = 127 / ONE
DROPPED, ABSOLUTE, RATE, BATCH = 0.1, 0.05, 3e-3, 1024


class Samples:
    def __init__(self, file, device):
        size = os.path.getsize(file) // (SAMPLE * SIBLINGS) * SAMPLE * SIBLINGS
        raw = torch.from_file(file, size=size, dtype=torch.uint8).view(-1, SAMPLE)
        numbers = raw[:, :NUMBERS].contiguous().view(torch.float32).view(-1, SIBLINGS, 4).to(device)
        foretold, half_way, played, self.matters = numbers.unbind(-1)
        self.missed = (half_way + played) / 2 - foretold
        tokens = raw[:, NUMBERS:SHOWN].contiguous().view(torch.int16)
        self.tokens = tokens.view(-1, SIBLINGS, 2, TOKENS, ROWS).to(device)
        players = raw[:, SHOWN:].contiguous().view(torch.int16)
        self.players = players.view(-1, SIBLINGS, 2, PLAYER_ROWS).to(device)


class Network:
    def __init__(self, features, players, device):
        def chance(spread, *size):
            return torch.nn.Parameter(torch.randn(*size, device=device) * spread)

        self.features = chance(0.05, features + 1, WIDTH)  # the last stands for nothing
        self.players = chance(0.05, players + 1, WIDTH)
        self.sums = chance(0.1, 2 * WIDTH, WIDTH)
        self.result = chance(0.3, WIDTH)
        with torch.no_grad():  # most begin between the bounds
            self.features[:16] += 0.4
            self.players[:96] += 0.7

    def weights(self):
        return [self.features, self.players, self.sums, self.result]

    def correction(self, tokens, players, dropped=0.0):
        """Points for the decider, less those for the other."""
        n = tokens.shape[0]
        seen = F.embedding_bag(
            tokens.long().reshape(-1, ROWS), self.features, mode="sum", padding_idx=len(self.features) - 1
        )
        seen = seen.clamp(0, 1).view(n, SIBLINGS, 2, TOKENS, WIDTH).sum(3).clamp(max=15.99)
        own = F.embedding_bag(
            players.long().reshape(-1, PLAYER_ROWS), self.players, mode="sum", padding_idx=len(self.players) - 1
        ).view(n, SIBLINGS, 2, WIDTH)
        hidden = (torch.cat([seen, seen.flip(2)], -1) @ self.sums + own).clamp(0, 2)
        if dropped:  # the same for all siblings
            hidden = hidden * (torch.rand(n, 1, 1, WIDTH, device=hidden.device) > dropped) / (1 - dropped)
        points = hidden @ self.result
        return points[..., 0] - points[..., 1]


def errors(network, samples, index, dropped=0.0):
    """Squared: in the differences between siblings, and of their mean."""
    matters = samples.matters[index]
    miss = network.correction(samples.tokens[index], samples.players[index], dropped) - samples.missed[index]
    mean = (matters * miss).sum(1, keepdim=True) / matters.sum(1, keepdim=True).clamp(min=1e-6)
    return (matters * (miss - mean) ** 2).sum() / matters.sum(), (mean**2).mean()


def learn(samples, network, epochs):
    turns = samples.missed.shape[0]
    held_out = max(1, min(20000, turns // 10))
    learned_from, judged_by = torch.arange(turns).split([turns - held_out, held_out])
    optimizer = torch.optim.AdamW(network.weights(), lr=RATE, weight_decay=0.1)
    least, best = float("inf"), None
    for epoch in range(epochs):
        parts = learned_from[torch.randperm(len(learned_from))].split(BATCH)
        for i, part in enumerate(parts):
            optimizer.param_groups[0]["lr"] = RATE * max(0.01, 1 - (epoch + i / len(parts)) / epochs)
            between, absolute = errors(network, samples, part, DROPPED)
            optimizer.zero_grad()
            (between + ABSOLUTE * absolute).backward()
            optimizer.step()
            with torch.no_grad():
                for weights in network.weights():
                    weights.clamp_(-MOST, MOST)
        with torch.no_grad():
            judged = [errors(network, samples, part)[0].item() * len(part) for part in judged_by.split(BATCH)]
        error = sum(judged) / held_out
        print(f"epoch {epoch + 1}: between siblings {error:.4f}", flush=True)
        if error < least:
            least, best = error, [weights.detach().clone() for weights in network.weights()]
    return best


def write(weights, file):
    features, players, sums, result = weights
    rows = torch.cat([features[:-1], players[:-1], sums, result.view(1, -1)])
    lines = [",".join(str(int(w)) for w in row) for row in torch.round(rows * ONE).tolist()]
    with open(file, "w") as out:
        out.write("[\n" + ",\n".join(lines) + "\n]\n")


def main():
    options = argparse.ArgumentParser()
    options.add_argument("samples")
    options.add_argument("out")
    options.add_argument("--features", type=int, default=692)
    options.add_argument("--players", type=int, default=246)
    options.add_argument("--epochs", type=int, default=12)
    wishes = options.parse_args()
    torch.manual_seed(1)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    samples = Samples(wishes.samples, device)
    network = Network(wishes.features, wishes.players, device)
    write(learn(samples, network, wishes.epochs), wishes.out)


main()
