#!/usr/bin/env python3
"""A program that sits at a table of `mappa serve` as a player (docs/server.md, "Programs at tables").

    python3 examples/bot.py ws://127.0.0.1:8080/ws TABLE [INVITATION]       (Debian: apt install python3-websocket)

It takes the first free seat, plays until the game is over, and leaves. Its token is kept in bot.token, so that called
again it has its seat back.
"""
import json
import pathlib
import random
import sys
import websocket

TOKEN = pathlib.Path("bot.token")


class Table:
    """A connection to a table: requests and their answers, and what happens meanwhile."""

    def __init__(self, address):
        self.socket = websocket.create_connection(address)
        self.events = []
        self.last_id = 0

    def receive(self):
        message = json.loads(self.socket.recv())
        if message.get("method") == "removed":
            sys.exit("the host has removed this program from the table")
        if message.get("method") == "event":
            self.events.append(message["params"])
        return message

    def call(self, method, **params):
        self.last_id += 1
        self.socket.send(json.dumps({"jsonrpc": "2.0", "id": self.last_id, "method": method, "params": params}))
        while (answer := self.receive()).get("id") != self.last_id:
            pass
        if "error" in answer:
            raise ValueError(f"{method}: {answer['error']['message']}")
        return answer["result"]

    def next_event(self):
        while not self.events:
            self.receive()
        return self.events.pop(0)


def choose(actions, meeples):
    """The program's whole wit: a figure goes to a city or a monastery, to a road while there are many, to no field."""
    worth = {"city": 3, "monastery": 3, "post_office": 3, "garden": 2, "road": 1}

    def value(action):
        if action["type"] != "figure" or meeples < 2:
            return 1 if action["type"] in ("pass", "keep") else 0
        return worth.get(action["on"].split("@")[0], -1) + (meeples > 4)

    most = max(map(value, actions))
    return random.choice([action for action in actions if value(action) == most])


def play(table, seat, at):
    view, actions = table.call("view"), table.call("legal")["actions"]
    action = choose(actions, view["players"][seat]["stash"].get("meeple", 0))
    try:
        table.call("play", action=action, at=at)
    except ValueError as fault:  # the game has moved on: something was taken back, or a clock has run out
        print(fault, file=sys.stderr)


def main(address, table_id, invite=None):
    table = Table(address)
    token = {"token": TOKEN.read_text().strip()} if TOKEN.exists() else {}
    TOKEN.write_text(table.call("hello", name="Bot", program=True, **token)["token"])
    TOKEN.chmod(0o600)
    joined = table.call("join", table=table_id, **({"invite": invite} if invite else {}))
    if joined["table"]["state"] in ("over", "closed"):
        sys.exit("the game is over")
    seats = joined["you"]["seats"]
    if not seats:
        free = [i for i, seat in enumerate(joined["table"]["seats"]) if seat["kind"] == "person" and not seat["taken"]]
        if not free or joined["table"]["state"] != "open":
            sys.exit("there is no seat for this program at the table")
        table.call("sit", seat=free[0])
        seats = free[:1]
    event = {"decision": joined.get("view", {}).get("decision"), "number": joined.get("at")}
    while event.get("type") != "over":
        decision = event.get("decision")  # None when the game is over, absent in events that are not the game's
        if decision and decision["player"] in seats:
            play(table, decision["player"], event["number"])
        event = table.next_event()
    print("scores:", *event["scores"], "winners:", *event["winners"])


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    main(*sys.argv[1:])
