# SPDX-License-Identifier: MIT
"""server_test.py LUNARBITER -- `lunarbiter table` over real sockets, with hostile clients."""

import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from contextlib import closing

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from server import ROOT, Server, free_port  # noqa: E402
from wire import Client, Refused  # noqa: E402

PROGRAM = os.path.abspath(sys.argv[1])

def answer(client, decision):
    return client.ask({"type": "answer", "table": decision["table"], "seat": decision["seat"],
                       "number": decision["number"], "values": decision["default"]})


def duel(client, **fields):
    wanted = {"type": "create", "game": "evolve", "seed": 4, "pace": 0,
              "seats": ["person", "random"]}
    return client.good(dict(wanted, **fields))["table"]


# ---- Who is let in ------------------------------------------------------------------------


def only_the_key_opens(server):
    client = Client(server.port)
    client.refused({"type": "lobby"}, "the first message is enter")
    client.refused({"type": "enter", "key": server.token[:-1] + "g"}, "opens nothing")
    client.refused({"type": "enter", "key": ""}, "opens nothing")
    client.good({"type": "enter", "key": server.token})
    assert len(client.good({"type": "lobby"})["games"]) == 2
    client.socket.close()


def foreign_pages_are_refused(server):
    port = server.port
    for options in ({"origin": "http://evil.example"}, {"origin": "null"},
                    {"origin": f"http://127.0.0.1:{port + 1}"}, {"host": "evil.example"},
                    {"host": f"evil.example:{port}", "origin": f"http://evil.example:{port}"},
                    {"path": "/other"}):
        try:
            Client(port, **options)
        except Refused:
            continue
        raise AssertionError(f"{options} was let in")
    for options in ({"origin": None}, {"host": f"localhost:{port}"}):
        server.owner(**options).socket.close()


def files_and_other_addresses(server):
    def fetch(path, host=None):
        request = urllib.request.Request(f"http://127.0.0.1:{server.port}{path}")
        if host:
            request.add_header("Host", host)
        try:
            with urllib.request.urlopen(request, timeout=10) as reply:
                return reply.status, reply.read().decode(), reply.headers
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode(), error.headers
        except (ConnectionError, OSError):
            return 0, "", {}
    status, text, _ = fetch("/")
    assert status == 200 and ("The page of the table is not built" in text or "<html" in text), text
    assert fetch("/", "evil.example")[0] in (0, 403)
    for path in ("/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd"):
        assert "root:" not in fetch(path)[1], path


def wrong_messages_get_one_error_each(server):
    client = server.owner()
    table = duel(client)
    decision = client.until("decision")
    wrong = [b"hello", b"[]", b"{}", b'{"type":"lobby"}', b"\xff\xfe{", b'{"type":"nothing","id":7}',
             b'{"type":"lobby","id":1', b"null"]
    for text in wrong:
        client.inbox.clear()
        client.send_bytes(text)
        client.until("error")
        client.drain(0.05)
        assert not [m for m in client.inbox if m["type"] == "error"], text
    client.socket.close()
    client = server.owner()
    client.good({"type": "join", "table": table, "seat": 0})
    again = client.until("decision")
    assert again["view"] == decision["view"]
    client.send_bytes(b'{"type":"lobby","id":1,"x":"' + b"a" * (10 << 20) + b'"}')
    reply = client.until("error")
    assert "longer than 1 MB" in reply["message"], reply
    stranger = Client(server.port)  # files come from the owner: nobody else fills the memory
    stranger.send_bytes(b'{"type":"open","id":1,"text":"' + b"a" * (100 << 10) + b'"}')
    reply = stranger.until("error")
    assert "longer than 64 KB" in reply["message"], reply
    stranger.refused({"type": "lobby"}, "the first message is enter")
    stranger.socket.close()
    client.good({"type": "lobby"})
    client.good({"type": "close", "table": table})
    client.socket.close()


def who_offends_is_sent_away(server):
    client = Client(server.port)
    for _ in range(40):
        try:
            client.send_bytes(b"junk")
        except OSError:
            break
    errors = 0
    while (message := client.receive()) is not None:
        errors += message["type"] == "error"
    assert 1 <= errors <= 12, errors
    client.socket.close()


def a_flood_is_bounded(server):
    flood, quiet = server.owner(), server.owner()
    table = duel(quiet)
    decision = quiet.until("decision")
    for at in range(3000):
        try:
            flood.send({"type": "lobby" if at < 2 else "look", "id": at, "table": "none"})
        except OSError:
            break
    before = time.monotonic()
    assert answer(quiet, decision)["type"] == "reply"
    assert time.monotonic() - before < 5
    while flood.receive() is not None:
        pass
    quiet.good({"type": "close", "table": table})
    for client in (flood, quiet):
        client.socket.close()


def who_asks_too_often_has_an_answer_to_each_request(server):
    client = server.owner()
    begun, sent, turned_down = time.monotonic(), 0, 0
    while turned_down == 0 and sent < 5000:
        asked = set(range(sent, sent + 9))  # the tenth that is turned down ends the connection
        for number in asked:
            client.send({"type": "look", "id": number, "table": "none"})
        while asked:
            message = client.receive()
            if message["type"] not in ("reply", "error"):
                continue
            asked.remove(message["id"])
            turned_down += "more than 200 requests" in message["message"]
        sent += 9
    assert turned_down or sent <= 400 + 200 * (time.monotonic() - begun), sent
    client.socket.close()


def a_flood_takes_turns_with_others(server):
    """Both have sent everything before the server reads any of it.  Each request of the flood makes a
    branch, so the answers to the other client tell how many of them were served before."""
    for first in ("flood", "quiet"):
        clients = [server.owner(), server.owner()]
        flood, quiet = clients if first == "flood" else reversed(clients)
        table = duel(quiet)
        os.kill(server.process.pid, signal.SIGSTOP)
        for at in range(300):
            flood.send({"type": "branch", "id": at + 100, "table": table, "name": f"b{at}"})
        for at in range(40):
            quiet.send({"type": "timeline", "id": at + 100, "table": table})
        os.kill(server.process.pid, signal.SIGCONT)
        served = [0]
        while len(served) <= 40:
            message = quiet.receive()
            if message.get("id", 0) >= 100:
                served.append(len(message.get("branches", [])))
        gaps = [after - before for before, after in zip(served, served[1:])]
        print(f"the {first} came first: {max(gaps)} of the flood between two answers at most, "
              f"{served[-1]} before the last")
        assert max(gaps) <= 24 and served[-1] <= 100, served
        while flood.receive().get("id") != 399:  # nothing of it is lost
            pass
        assert len(quiet.good({"type": "timeline", "table": table})["branches"]) == 300
        quiet.good({"type": "close", "table": table})
        for client in clients:
            client.socket.close()


# ---- Several clients --------------------------------------------------------------------------


def two_play_by_link_and_one_watches(server):
    owner = server.owner()
    table = duel(owner, seats=["person", "person"], undo="agreed")
    links = owner.good({"type": "links", "table": table})
    friend, watcher = Client(server.port), Client(server.port)
    entered = friend.good({"type": "enter", "key": links["seats"][1], "name": "Bo"})
    assert entered["rights"] == "seat" and entered["seat"] == 1
    assert watcher.good({"type": "enter", "key": links["watch"]})["rights"] == "spectator"
    friend.refused({"type": "create"}, "only the owner")
    friend.refused({"type": "concede", "table": table, "seat": 0}, "do not play that seat")
    watcher.refused({"type": "concede", "table": table}, "for which seat")
    players = {0: owner, 1: friend}
    for _ in range(30):
        asked = None
        while asked is None:
            for seat, client in players.items():
                for at, message in enumerate(client.inbox):
                    if message["type"] == "decision" and message["seat"] == seat:
                        asked = client.inbox.pop(at)
                        break
                if asked:
                    break
            if asked is None:
                owner.drain(0.05)
                friend.drain(0.05)
        assert answer(players[asked["seat"]], asked)["type"] == "reply"
    watcher.drain(0.5)
    for message in watcher.inbox:
        assert "seat" not in message or message["type"] == "seats", message
        for zone in message.get("view", {}).get("zones", []):
            if zone["zone"] in ("hand", "deck"):
                assert not zone["cards"], zone
    friend.drain(0.2)
    for message in friend.inbox:
        if message["type"] in ("view", "decision"):
            for zone in message["view"]["zones"]:
                assert not (zone["zone"] == "hand" and zone["owner"] == 0 and zone["cards"]), zone
    owner.good({"type": "links", "table": table, "renew": True})
    assert friend.until("closed")
    friend.refused({"type": "concede", "table": table}, "no table")
    owner.good({"type": "close", "table": table})
    for client in (owner, friend, watcher):
        client.socket.close()


def a_slow_client_is_dropped_and_holds_nobody_up(server):
    owner = server.owner()
    slow = server.owner()
    slow.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    table = duel(owner, seats=["random", "random"])
    slow.send({"type": "join", "id": 1, "table": table, "host": True})
    for at in range(60):  # each answer is large, and nothing of it is read
        try:
            slow.send({"type": "look", "id": 2 + at, "table": table})
        except OSError:
            break
    owner.until("end")
    before = time.monotonic()
    owner.good({"type": "lobby"})
    assert time.monotonic() - before < 5
    owner.good({"type": "close", "table": table})
    for client in (owner, slow):
        client.socket.close()


def cut_connections_are_forgotten(server):
    owner = server.owner()
    table = duel(owner)
    for _ in range(20):
        client = server.owner()
        client.good({"type": "join", "table": table, "seat": 0})
        client.send({"type": "look", "id": 99, "table": table})
        client.cut()
    owner.drain(0.5)
    owner.good({"type": "look", "table": table})
    decision = owner.until("decision")
    owner.inbox.clear()
    owner.good({"type": "look", "table": table})
    decision = owner.until("decision")
    assert answer(owner, decision)["type"] == "reply"
    owner.good({"type": "close", "table": table})
    owner.socket.close()


class Unsteady:
    """A player whose network is cut at random, and who comes back by the link each time."""

    def __init__(self, server, key, chance):
        self.server, self.key, self.chance, self.cuts = server, key, chance, 0
        self.connect()

    def connect(self):
        self.client = Client(self.server.port)
        self.client.good({"type": "enter", "key": self.key})

    def cut(self):
        self.client.cut()
        self.cuts += 1
        self.connect()

    def question(self):
        """What the seat is asked now, or "end", or None."""
        self.client.inbox.clear()
        self.client.good({"type": "look", "table": self.table})
        for message in reversed(self.client.inbox):
            if message["type"] in ("decision", "end"):
                return message
            if message["type"] == "view":
                return None
        return None

    def play(self):
        """Answers when asked; 1 if the answer has arrived, "end" when the game is over."""
        asked = self.question()
        if asked is None or asked["type"] == "end":
            return "end" if asked else 0
        if self.chance.random() < 0.1:
            self.cut()  # before the answer
            return 0
        message = {"type": "answer", "table": self.table, "seat": asked["seat"], "id": 1000,
                   "number": asked["number"], "values": asked["default"]}
        if self.chance.random() < 0.15:
            self.client.send(message)
            self.cut()  # nobody knows whether it has arrived: a second time, it is late or counts
            self.client.ask(message)
            return 1
        assert self.client.ask(message)["type"] == "reply"
        return 1


def a_game_is_played_through_random_cuts(server):
    """Each answer counts once, whatever is cut, and the log that a late comer reads is whole."""
    chance = random.Random(11)
    owner = server.owner()
    table = duel(owner, seats=["person", "person"], undo="never")
    keys = owner.good({"type": "links", "table": table})["seats"]
    owner.good({"type": "leave", "table": table})
    players = [Unsteady(server, key, chance) for key in keys]
    answered, ended = 0, False
    for player in players:
        player.table = table
    while not ended and answered < 400:
        for player in players:
            played = player.play()
            ended |= played == "end"
            answered += played if played != "end" else 0
    assert ended, answered
    assert sum(player.cuts for player in players) > 10
    owner.good({"type": "join", "table": table, "host": True})
    moments = owner.good({"type": "timeline", "table": table})["moments"]
    assert [moment["kind"] for moment in moments[1:]] == ["answer"] * answered, answered
    logs = []
    for player in players:
        player.client.inbox.clear()
        player.client.good({"type": "look", "table": table})
        logs.append(player.client.until("log")["lines"])
        player.client.socket.close()
    assert all(len(lines) > 20 for lines in logs)
    owner.good({"type": "close", "table": table})
    owner.socket.close()


# ---- The file of games ---------------------------------------------------------------------------


def killed_games_go_on(folder):
    games = os.path.join(folder, "games.sqlite")
    server = Server(PROGRAM, games)
    owner = server.owner()
    tables, saved, open_decisions = [], {}, {}
    for seed in range(1, 6):
        table = duel(owner, seed=seed, name=f"game {seed}", sit=[0, 1], seats=["person", "person"])
        tables.append(table)
        for _ in range(4 * seed):
            owner.inbox.clear()
            owner.good({"type": "look", "table": table})
            decision = owner.until("decision", table=table)
            assert answer(owner, decision)["type"] == "reply"
        saved[table] = owner.good({"type": "save", "table": table})["text"]
    # somebody is in the middle of a game when it is killed
    owner.send({"type": "look", "id": 1000, "table": tables[0]})
    server.kill()
    mode = os.stat(games).st_mode & 0o077
    assert mode == 0, oct(mode)
    server = Server(PROGRAM, games)
    owner = server.owner()
    lobby = owner.good({"type": "lobby"})["tables"]
    assert sorted(t["table"] for t in lobby) == sorted(tables)
    for table in tables:
        owner.good({"type": "join", "table": table, "seat": 0})
        assert owner.good({"type": "save", "table": table})["text"] == saved[table]
    replay = os.path.join(folder, "saved.replay")
    with open(replay, "w", encoding="utf-8") as file:
        file.write(saved[tables[-1]])
    run = subprocess.run([PROGRAM, "replay", "--verify", "--data", ROOT, "--no-mods", replay],
                         capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    # one file, one server
    other = subprocess.run([PROGRAM, "table", "--data", ROOT, "--no-open", "--port",
                            str(free_port()), "--games", games], capture_output=True, text=True,
                           timeout=60, check=False)
    assert other.returncode == 1 and "another table serves" in other.stderr, other.stderr
    server.end()
    with closing(sqlite3.connect(games)) as file:
        file.execute("PRAGMA user_version = 99")
    newer = subprocess.run([PROGRAM, "table", "--data", ROOT, "--no-open", "--port",
                            str(free_port()), "--games", games], capture_output=True, text=True,
                           timeout=60, check=False)
    assert newer.returncode == 1 and "newer" in newer.stderr, newer.stderr
    alien = os.path.join(folder, "alien.sqlite")
    with closing(sqlite3.connect(alien)) as file:
        file.execute("CREATE TABLE t (x)")
    foreign = subprocess.run([PROGRAM, "table", "--data", ROOT, "--no-open", "--port",
                              str(free_port()), "--games", alien], capture_output=True, text=True,
                             timeout=60, check=False)
    assert foreign.returncode == 1 and "no file of games" in foreign.stderr, foreign.stderr


def strange_files_of_games_are_refused(folder):
    """What somebody else declares in the file would run with our statements, and never end."""
    for_ever = "(WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n WHERE i < 0)"
    for at, sql in enumerate((
            "CREATE TABLE other (x)",
            f"CREATE TRIGGER t AFTER INSERT ON line BEGIN SELECT count(*) FROM {for_ever}; END",
            f"DROP TABLE game; CREATE VIEW game AS SELECT i AS id, '' AS settings FROM {for_ever}",
            "PRAGMA user_version = -1")):
        games = os.path.join(folder, f"strange{at}.sqlite")
        Server(PROGRAM, games).end()
        Server(PROGRAM, games).end()  # one's own is opened again
        with closing(sqlite3.connect(games)) as file:
            file.executescript(sql)
        run = subprocess.run([PROGRAM, "table", "--data", ROOT, "--no-open", "--port",
                              str(free_port()), "--games", games], capture_output=True, text=True,
                             timeout=60, check=False)
        assert run.returncode == 1 and "no file of games" in run.stderr, (sql, run.stderr)


def killed_at_any_moment(folder):
    """Answers are sent as fast as they go while the program is killed: what was answered stays."""
    games = os.path.join(folder, "killed.sqlite")
    for attempt in range(3):
        server = Server(PROGRAM, games)
        owner = server.owner()
        table = duel(owner, seed=attempt + 1, sit=[0, 1], seats=["person", "person"])
        killer = threading.Timer(0.6 + 0.3 * attempt, server.kill)
        killer.start()
        answered = 0
        try:
            while True:
                decision = owner.until("decision")
                if answer(owner, decision)["type"] != "reply":
                    break
                answered += 1
        except (Refused, OSError):
            pass
        killer.join()
        server = Server(PROGRAM, games)
        owner = server.owner()
        owner.good({"type": "join", "table": table, "host": True})
        moments = owner.good({"type": "timeline", "table": table})["moments"]
        assert answered <= len(moments) - 1 <= answered + 1, (answered, len(moments))
        server.end()


def main():
    server = Server(PROGRAM)
    for test in (only_the_key_opens, foreign_pages_are_refused, files_and_other_addresses,
                 wrong_messages_get_one_error_each, who_offends_is_sent_away, a_flood_is_bounded,
                 who_asks_too_often_has_an_answer_to_each_request, a_flood_takes_turns_with_others,
                 two_play_by_link_and_one_watches, a_slow_client_is_dropped_and_holds_nobody_up,
                 cut_connections_are_forgotten, a_game_is_played_through_random_cuts):
        start = time.monotonic()
        test(server)
        assert server.process.poll() is None, server.said
        print(f"passed {test.__name__} ({time.monotonic() - start:.1f} s)", flush=True)
    server.end()
    with tempfile.TemporaryDirectory() as folder:
        for test in (killed_games_go_on, strange_files_of_games_are_refused, killed_at_any_moment):
            start = time.monotonic()
            test(folder)
            print(f"passed {test.__name__} ({time.monotonic() - start:.1f} s)", flush=True)


main()
