# SPDX-License-Identifier: MIT
"""faults_test.py LUNARBITER [EVERY] -- the n-th write or sync of a server that keeps its games fails.

A table that a client was told of is there after the next start, with every answer that was taken
but one of which the log says that it could not be stored: the game waits from there on.  A table
whose request was refused is not there.  A mod's file that the page could not write is as it was.
A mod of changed cards can be loaded, whichever call of the change failed or was the server's last.
EVERY is 1, or 2 to leave out every second place.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from server import ROOT, Server  # noqa: E402
from wire import Refused  # noqa: E402

PROGRAM = os.path.abspath(sys.argv[1])
EVERY = int(sys.argv[2]) if len(sys.argv) > 2 else 1
CARD = "return card {\n  id = \"ember-001\", name = \"Ember Hound\", type = \"unit\", domains = { \"fury\" },\n" \
    "  cost = { energy = 2 }, might = 2,\n}\n"


def answered(owner, table, moves):
    """Gives default answers; how many were taken."""
    taken = 0
    for _ in range(moves):
        owner.good({"type": "look", "table": table})
        asked = [each for each in owner.inbox if each.get("table") == table and each["type"] == "decision"][-1]
        answer = owner.ask({"type": "answer", "table": table, "seat": asked["seat"], "number": asked["number"],
                            "values": asked["default"]})
        taken += answer["type"] == "reply"
    return taken


def moments(owner, table):
    owner.good({"type": "join", "table": table, "host": True})
    return owner.good({"type": "timeline", "table": table})["count"]


def tables(owner):
    return {each["table"] for each in owner.good({"type": "lobby"})["tables"]}


def break_calls(library, call, at, **more):
    """Servers that are started from here on have this fault (tests/cli/failing.c)."""
    os.environ.update(LD_PRELOAD=library, FAIL_CALL=call, FAIL_AT=str(at), FAIL_WHY="28",
                      **{name: value for name, value in more.items() if value})


def mend_calls():
    for name in ("LD_PRELOAD", "FAIL_CALL", "FAIL_AT", "FAIL_WHY", "FAIL_ON", "FAIL_KILL"):
        os.environ.pop(name, None)


def changed_cards(folder):
    """How many cards of a game are those of the mod of changed cards, which can be loaded."""
    told = subprocess.run([PROGRAM, "cards", "--data", ROOT, "--no-mods", "--mod", folder, "--json"],
                          capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    return told.stdout.count('"in_place": true')


def change_fault(room, library, call, at, kill):
    """Changes two cards.  Whether a call has failed."""
    folder = os.path.join(room, "home/lunarbiter/mods/changed-riftbound")
    shutil.rmtree(folder, ignore_errors=True)
    break_calls(library, call, at, FAIL_KILL="1" if kill else None)
    server = Server(PROGRAM)
    mend_calls()
    done, owner = 0, server.owner()
    try:
        for card in ("ogn-185", "ogn-002"):
            done += owner.ask({"type": "change", "game": "riftbound", "card": card})["type"] == "reply"
    except (Refused, OSError):
        pass  # the server was killed
    server.kill()
    there = changed_cards(folder) if os.path.exists(os.path.join(folder, "mod.lua")) else 0
    assert done <= there <= 2 and (kill or there == done), (call, at, kill, done, there)
    return done < 2


def one_fault(room, library, call, at, on):
    games, mod = os.path.join(room, f"{call}-{at}-{on}.sqlite"), os.path.join(room, "ember")
    path = os.path.join(mod, "cards/hound.lua")
    with open(path, "w") as file:
        file.write(CARD)
    server = Server(PROGRAM, games, "--mod", mod)
    first = server.owner()
    kept = first.good({"type": "create", "game": "evolve", "seats": ["person", "person"], "sit": [0, 1], "seed": 3})["table"]
    before = 1 + answered(first, kept, 2)
    server.kill()
    break_calls(library, call, at, FAIL_ON="1" if on else None)
    told, refused, warned = {kept}, 0, False
    try:
        server = Server(PROGRAM, games, "--mod", mod)
    except AssertionError:  # it cannot open its file, and says so
        server = None
    mend_calls()
    if server:
        owner = server.owner()
        new = owner.ask({"type": "create", "game": "evolve", "seats": ["person", "person"], "sit": [0, 1], "seed": 4})
        if new["type"] == "reply":
            told.add(new["table"])
        joined = owner.ask({"type": "join", "table": kept, "host": True})
        if joined["type"] == "reply":
            for seat in (0, 1):
                owner.ask({"type": "join", "table": kept, "seat": seat})
            before += answered(owner, kept, 3)
        written = owner.ask({"type": "write", "mod": "ember", "path": "cards/hound.lua", "text": CARD.replace("2", "3")})
        with open(path) as file:
            text = file.read()
        assert text == (CARD.replace("2", "3") if written["type"] == "reply" else CARD), text
        assert not [name for name in os.listdir(os.path.dirname(path)) if name != "hound.lua"]
        refused = sum(each["type"] == "error" for each in owner.inbox)
        owner.good({"type": "lobby"})
        warned = any("stored" in line["text"] for each in owner.inbox if each["type"] == "log" for line in each["lines"])
        server.kill()
    server = Server(PROGRAM, games, "--mod", mod)
    owner = server.owner()
    there = tables(owner)
    assert told <= there, (call, at, on, told, there)
    assert len(there) == len(told), (call, at, on, "a table that was refused is there", told, there)
    count = moments(owner, kept)
    assert count >= before - warned, (call, at, on, "answers are lost", count, before)
    server.end()
    return refused


def main():
    with tempfile.TemporaryDirectory(prefix="lunarbiter-faults-") as room:
        library = os.path.join(room, "failing.so")
        source = os.path.join(ROOT, "tests/cli/failing.c")
        if subprocess.run(["cc", "-shared", "-fPIC", "-o", library, source, "-ldl"], check=False).returncode:
            print("there is no compiler")
            return
        os.makedirs(os.path.join(room, "ember/cards"))
        with open(os.path.join(room, "ember/mod.lua"), "w") as file:
            file.write("return mod { name = \"ember\", version = \"1.0\", game = \"riftbound\" }\n")
        os.environ["XDG_DATA_HOME"] = os.path.join(room, "home")
        refused, count = 0, 0
        for call, places in (("pwrite", (1, 2, 3, 5, 8, 13)), ("fsync", (1, 2, 3, 5)), ("rename", (1,)), ("write", (1,))):
            for at in places[::EVERY]:
                for on in (False, True):
                    refused += one_fault(room, library, call, at, on)
                    count += 1
        assert refused, "no fault was met"
        for call, kill, places in (("write", False, (1, 2, 3, 4)), ("rename", True, (1, 2, 3, 4, 6)), ("fsync", True, (2, 5)), ("mkstemp", False, (3,))):
            for at in places[::EVERY]:
                assert change_fault(room, library, call, at, kill), (call, at, "no fault was met while a card was changed")
                count += 1
        print(json.dumps({"faults": count, "requests refused": refused}))


main()
