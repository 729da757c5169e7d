#!/usr/bin/env python3
"""A client of `mappa serve` (docs/server.md): plays a game of random moves against a computer player.

    mappa serve --listen 127.0.0.1:8080 --store games.db
    python3 examples/client.py ws://127.0.0.1:8080/ws        (Debian: apt install python3-websocket)
"""
import json
import random
import sys
import websocket

socket = websocket.create_connection(sys.argv[1] if len(sys.argv) > 1 else "ws://127.0.0.1:8080/ws")
events = []  # that came while we waited for an answer
last_id = 0


def receive():
    """The next message. Whatever is no answer is kept: it may be an event."""
    message = json.loads(socket.recv())
    if message.get("method") == "event":
        events.append(message["params"])
    return message


def call(method, **params):
    global last_id
    last_id += 1
    socket.send(json.dumps({"jsonrpc": "2.0", "id": last_id, "method": method, "params": params}))
    while (answer := receive()).get("id") != last_id:
        pass
    if "error" in answer:
        sys.exit(f"{method}: {answer['error']['message']}")
    return answer["result"]


call("hello", name="Random", program=True)
table = call("create", setup={}, seats=[{"kind": "person"}, {"kind": "computer", "level": "medium"}])
print("watch with the invitation", table["table"]["invite"], "at table", table["table"]["id"])
call("start")
event = {}
while event.get("type") != "over":
    while not events:
        receive()
    event = events.pop(0)
    print(event["number"], event["type"], event.get("by", ""), event.get("action", ""), event.get("scores", ""))
    if (event.get("decision") or {}).get("player") == 0:  # our seat; null when the game is over
        call("play", action=random.choice(call("legal")["actions"]), at=event["number"])
print("the winner's seat:", *event["winners"])
