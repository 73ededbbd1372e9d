#!/usr/bin/env python3
"""A bot that plays what it can: actions before passing, never the same twice in a turn. See docs/bots.md."""
import json
import random
import sys

chance = random.Random(1)
done = set()


def choose(question):
    """The index of one of the choices."""
    choices = question["decision"]["choices"]
    turn = question["scene"]["time"]["turn"]
    fresh = [c for c in choices if c["kind"] == "action" and (turn, c["text"]) not in done]
    rest = [c for c in choices if c["kind"] != "action"] or choices
    chosen = chance.choice(fresh or rest)
    done.add((turn, chosen["text"]))
    return chosen["index"]


for line in sys.stdin:
    message = json.loads(line)
    if message["t"] == "begin":
        done.clear()
        print(json.dumps({"t": "ready", "name": "Hurry"}), flush=True)
    elif message["t"] == "choose":
        print(json.dumps({"t": "choice", "n": message["n"], "index": choose(message)}), flush=True)
