# SPDX-License-Identifier: MIT
"""table.py LUNARBITER [GAMES] [SECONDS] -- how long decisions wait at a busy table.

GAMES games of random bots run at once in one server, each with a spectator of its own on a
connection of its own, with PACE milliseconds between two moves, so that people can follow.  The
server says at its end how long the move of a bot waited beyond that at most.  Beside them a person
plays, and the time from an answer to the reply is measured.  For one core: taskset -c 0 for the
server (this script starts it so) and another core for this script.  On a machine that has other
work, waits tell of that work: the processor time for each move does not, and 200 moves a second
of so many milliseconds must fit into a second of one core.
"""

import os
import selectors
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(ROOT, "tests", "table"))
from server import Server  # noqa: E402
from wire import Client  # noqa: E402

GAMES = int(sys.argv[2]) if len(sys.argv) > 2 else 200
SECONDS = int(sys.argv[3]) if len(sys.argv) > 3 else 20
PACE = 1000


def processor_time(process):
    """Seconds that all threads of the process have used."""
    with open(f"/proc/{process.pid}/stat", encoding="utf-8") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def moves_of(server, tables):
    owner = server.owner(timeout=120)
    counts = [owner.good({"type": "timeline", "table": table, "from": 1 << 30})["count"]
              for table in tables]
    owner.socket.close()
    return sum(counts)


def decision_of(person, table):
    """The decision that is open at a table; None: the game is over."""
    person.inbox.clear()
    person.good({"type": "look", "table": table})
    until = time.monotonic() + 5
    while time.monotonic() < until:
        for message in person.inbox:
            if message["type"] in ("decision", "end"):
                return message if message["type"] == "decision" else None
        person.receive()
    return None


def main():
    server = Server(sys.argv[1])
    os.sched_setaffinity(server.process.pid, {0})
    owner = server.owner()
    owner.socket.settimeout(120)
    tables, watchers = [], selectors.DefaultSelector()
    for seed in range(GAMES):
        game = "riftbound" if seed % 2 else "evolve"
        table = owner.good({"type": "create", "game": game, "seed": seed + 1, "pace": PACE,
                            "seats": ["random", "random"]})["table"]
        owner.good({"type": "leave", "table": table})
        time.sleep(0.02)  # a client may ask 200 times in a second
        tables.append(table)
        owner.inbox.clear()
    counts = {}
    for table in tables:
        key = owner.good({"type": "links", "table": table})["watch"]
        client = Client(server.port, timeout=120)
        client.good({"type": "enter", "key": key})
        client.socket.setblocking(False)
        watchers.register(client.socket, selectors.EVENT_READ, client)
        counts[client] = 0
        owner.inbox.clear()
    begun, used = moves_of(server, tables), processor_time(server.process)
    person = server.owner(timeout=120)
    own = person.good({"type": "create", "game": "evolve", "seed": 3, "sit": [0, 1],
                       "seats": ["person", "person"]})["table"]
    waits, until, got = [], time.monotonic() + SECONDS, 0
    while time.monotonic() < until:
        for key, _ in watchers.select(timeout=0.02):
            try:
                data = key.data.socket.recv(1 << 20)
                got += len(data)
                counts[key.data] += 1
            except BlockingIOError:
                pass
        decision = decision_of(person, own)
        if decision:
            start = time.monotonic()
            person.good({"type": "answer", "table": own, "seat": decision["seat"],
                         "number": decision["number"], "values": decision["default"]})
            waits.append((time.monotonic() - start) * 1000)
        if not decision or len(waits) % 60 == 0:
            person.good({"type": "close", "table": own})
            own = person.good({"type": "create", "game": "evolve", "seed": len(waits),
                               "sit": [0, 1], "seats": ["person", "person"]})["table"]
    waits.sort()
    used, moves = processor_time(server.process) - used, moves_of(server, tables) - begun
    print(f"{GAMES} games, {len(counts)} spectators, {SECONDS} s: {got / SECONDS / 1e6:.2f} MB/s sent, "
          f"{moves} moves; processor time {used:.2f} s, {1000 * used / moves:.2f} ms for each move")
    print(f"a person's answer: median {waits[len(waits) // 2]:.1f} ms, "
          f"99 of 100 within {waits[len(waits) * 99 // 100]:.1f} ms, longest {waits[-1]:.1f} ms "
          f"({len(waits)} answers)")
    server.end()
    print(server.said.strip().splitlines()[-1])


main()
