#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A bot for the bot protocol (docs/bot-protocol.md): plays by lot, but never passes when it can act.

    lunarbiter watch --bots exec:"python3 docs/examples/bot.py",greedy
    lunarbiter sim --games 100 --bots exec:"python3 docs/examples/bot.py",random
"""
import json
import random
import sys

IDLE = {"pass", "end"}  # kinds of options that do nothing


def say(**message):
    print(json.dumps(message), flush=True)


def pick(decision, chance):
    """Some of the options, by their places: as many as must be, or a few more."""
    options = [o for o in decision["options"] if not o.get("manual")]
    busy = [o for o in options if o["kind"] not in IDLE]
    least, most = decision["min"], min(decision["max"], len(options))
    if most < least:
        return decision["default"]
    if least == most == 1 and busy and chance.random() < 0.8:
        options = busy
    count = chance.randint(least, most)
    return [o["index"] for o in chance.sample(options, count)]


def answer(decision, chance):
    shape = decision["shape"]
    if shape == "pick":
        return pick(decision, chance)
    if shape == "order":
        return chance.sample(range(len(decision["options"])), len(decision["options"]))
    if shape == "number":
        return [chance.randint(decision["min"], decision["max"])]
    return decision["default"]  # split: what the engine would do


def main():
    refused = False
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            say(type="hello", protocol=1, name="lots", version="1", view=False)
        elif kind == "error":
            refused = True  # the decision comes again
        elif kind == "decision":
            # What is drawn depends on the decision alone: the same game is the same again.
            chance = random.Random(line)
            values = message["default"] if refused else answer(message, chance)
            refused = False
            say(type="answer", number=message["number"], values=values)


if __name__ == "__main__":
    main()
