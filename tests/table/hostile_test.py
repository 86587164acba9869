# SPDX-License-Identifier: MIT
"""hostile_test.py LUNARBITER -- hostile mods behind the page.

Each kind of request, of the table and of its studio, is made about each hostile mod (tests/hostile).
Each is answered once, with a reply or one sentence.  Meanwhile a game of shipped cards goes on, and
afterwards the server lives, nothing has left the folders of mods, and no control byte was sent.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from server import ROOT, Server  # noqa: E402

PROGRAM = os.path.abspath(sys.argv[1])
ANSWER = 150  # seconds for an answer: a test of scenarios may take 60, and the machine may be busy
OTHERS = 20  # seconds for an answer to somebody else meanwhile
FILES = 3  # files of a mod that are tried, of each kind


# ---- The mods -------------------------------------------------------------------------------------

DECKS = {"riftbound": ("jinx-origins", "3 Chemtech Enforcer"), "evolve": ("sd01-forest", "3 Water Fairy")}


def game_of(mod):
    return "evolve" if mod == "rounds" else "riftbound"


def make_mods(room):
    canary = os.path.join(room, "canary")
    with open(os.path.join(room, "secret.lua"), "w") as file:
        file.write("return 'what lies outside'\n")
    for name in ("mod", "loops", "rounds"):
        shutil.copytree(os.path.join(ROOT, "tests/hostile", name), os.path.join(room, name))
    for kind in ("load", "run", "told"):
        subprocess.run(["lua5.4", os.path.join(ROOT, "tests/hostile/many.lua"), os.path.join(room, kind), kind],
                       check=True)
    for folder, _, names in os.walk(room):
        for path in (os.path.join(folder, name) for name in names):
            with open(path, "rb") as file:
                text = file.read()
            text = text.replace(b"@CANARY@", canary.encode())
            with open(path, "wb") as file:
                file.write(text.replace(b"@SECRET@", os.path.join(room, "secret").encode()))
    os.remove(os.path.join(room, "mod/keywords/away.lua"))  # without it the rest can be read
    links = os.path.join(room, "load")  # with them, too, no card of a mod is read
    os.symlink("..", os.path.join(links, "cards/up"))
    os.symlink("../../secret.lua", os.path.join(links, "cards/link.lua"))
    os.symlink("round", os.path.join(links, "cards/round"))
    for name, card in (("loops", "Reader"), ("rounds", "Reader"), ("run", "Both loop")):
        shipped, line = DECKS[game_of(name)]
        with open(os.path.join(ROOT, "decks", game_of(name), shipped + ".txt")) as file:
            deck = file.read()
        folder = os.path.join(room, name, "decks")
        os.makedirs(folder, exist_ok=True)
        assert line in deck
        with open(os.path.join(folder, "ours.txt"), "w") as file:
            file.write(deck.replace(line, "3 " + card))
    return {name: os.path.join(room, name) for name in ("mod", "loops", "rounds", "load", "run", "told")}


def files_of(folder):
    """Some files of each kind, by their paths in the mod."""
    cards, specs = [], []
    for name in sorted(os.listdir(os.path.join(folder, "cards"))):
        if name.endswith("_spec.lua"):
            specs.append("cards/" + name)
        elif name.endswith(".lua") and not os.path.islink(os.path.join(folder, "cards", name)):
            cards.append("cards/" + name)
    pick = [i * len(cards) // FILES for i in range(FILES)]
    return sorted({cards[i] for i in pick if cards}), specs[:FILES - 1]


def everything(room, but):
    found = set()
    for folder, folders, names in os.walk(room):
        found.update(os.path.join(folder, name) for name in folders + names)
    return {path for path in found if not path.startswith((os.path.join(room, "home"), but + "/"))}


# ---- The requests ----------------------------------------------------------------------------------

ODD = ("../secret.lua", "cards/../../secret.lua", "cards/link.lua", "cards/up/mod.lua", "cards/round/x.lua",
       "/etc/passwd", "cards/\x1b[2J.lua", "")


def read(folder, path):
    with open(os.path.join(folder, path), encoding="utf-8", errors="replace") as file:
        return file.read()


def rows(mod, folder, table, cards, specs):
    """Requests by their kind.  `table` is a game with the mod's cards, or None."""
    texts = [(path, read(folder, path)) for path in cards + specs]
    game = game_of(mod)
    deck = mod + "/ours" if table else DECKS[game][0]
    at = {"table": table or "nowhere", "seat": 0}
    card = {"mod": "hostile-1", "loops": "Reader", "rounds": "Reader", "run": "Might loop"}.get(mod, "told-001")
    deck_text = "Legend:\n1 ../../secret\nMainDeck:\n99999999999 Reader\n3 \x1b[2J\n"
    spec = 'scenario "x" { function(t) while true do end end }'
    return {
        "enter": [{"key": "none"}], "lobby": [{}], "links": [at], "look": [at], "timeline": [at], "sims": [{}],
        "create": [{"decks": [deck, deck], "seats": ["greedy", "random"]}, {"decks": ["../secret"]},
                   {"decks": [mod + "/named", "jinx-origins"]}, {"format": "endless"}],
        "join": [dict(at, seat=1)], "pace": [dict(at, pace=0)], "call": [dict(at, call="time")],
        "put": [dict(at, zone="base", card=card, count=3), dict(at, zone="hand", card=card, count=2)],
        "explain": [dict(at, object="c%d" % i) for i in (1, 40, 81, 82)], "why": [dict(at, object="c%d" % i) for i in (1, 81)],
        "answer": [dict(at, number=1, values=[0]), dict(at, number=2, values=[0])], "partial": [dict(at, number=1, values=[0])],
        "undo": [at], "redo": [at], "cancel": [at], "draw": [at], "agree": [dict(at, wish=1, yes=True)],
        "settable": [at, dict(at, object="c81")], "set": [dict(at, object="c81", name="damage", value=1)],
        "move": [dict(at, object="c81", zone="hand")], "branch": [dict(at, name="here")], "goto": [dict(at, branch="here")],
        "save": [at], "scenario": [dict(at, name="x")], "reload": [dict(at, anyhow=True), dict(at, mod="../out")],
        "bot": [dict(at, bot="greedy"), dict(at, bot="exec:touch canary")], "run": [dict(at, running=True), dict(at, running=False)],
        "as": [at], "open": [{"text": read(folder, "mod.lua")}, {"text": "lunarbiter replay 1\nmod " + mod + " 1.0\n"}],
        "open_scenario": [{"text": text} for path, text in texts if path in specs[:1]] +
                         [{"text": spec}] * (mod in ("loops", "run")) + [{"file": "../secret_spec.lua"}],
        "show": [{"card": card}, {"card": card, "scenarios": True}, {"card": card, "table": at["table"]}],
        "rule": [{"rule": "461.3"}], "files": [{}],
        "read": [{"mod": mod, "path": path} for path in cards + list(ODD)],
        "write": [{"mod": mod, "path": path, "text": "return 1", "stamp": "x"} for path in cards[:1] + list(ODD)],
        "new": [{"what": "card", "name": "../../out", "mod": mod}, {"what": "mod", "name": "../out"}],
        "change": [{"game": game, "card": name} for name in ("ogn-185", "bp01-001", card, "../../out")],
        "bring": [{"mod": mod, "paths": ["mod.lua", "../out.lua"], "texts": ["while true do end", ""]},
                  {"mod": "brought", "paths": ["mod.lua"], "texts": ["while true do end"]}],
        "warm": [{"game": game}], "check": [{"mod": mod, "path": path, "text": text} for path, text in texts],
        "complete": [{"game": game, "text": texts[0][1], "at": i} for i in (0, 40, 99999999)],
        "hover": [{"game": game, "text": texts[0][1], "at": i} for i in (0, 40, 99999999)],
        "draw_card": [{"mod": mod, "path": path, "text": text} for path, text in texts],
        "test": [{"mod": mod, "path": path} for path in cards[:1]],
        "sim": [{"decks": [deck, deck], "games": 1, "all_cards": True}], "sim_cancel": [{"sim": 1}],
        "sim_result": [{"sim": 1}], "sim_games": [{"sim": 1, "card": card}], "sim_game": [{"sim": 1, "game": 0}],
        "sim_forget": [{"sim": 1}], "deck_cards": [{"game": game, "renew": True}], "deck_forms": [{}],
        "deck_read": [{"text": deck_text}, {"text": deck_text, "format": "endless"}],
        "deck_write": [{"text": deck_text, "to": "codes"}], "concede": [dict(at, seat=1)], "leave": [at], "close": [at],
    }


def kinds():
    """The kinds of requests, in the order of the protocol's page."""
    page = subprocess.run([PROGRAM, "table", "--protocol", "page"], capture_output=True, text=True, check=True).stdout
    return re.findall(r"^- \*\*(\w+)\*\* \((?:anybody|guest|watcher|player|owner)\):", page, re.M)


# ---- Somebody else -----------------------------------------------------------------------------------

class Other(threading.Thread):
    """Plays a game of shipped cards until it is told to end."""

    def __init__(self, server, game):
        super().__init__(daemon=True)
        self.game = game
        self.client, self.moves, self.slowest, self.failed, self.over = server.owner(), 0, 0, None, False
        self.client.socket.settimeout(ANSWER)

    def run(self):
        try:
            while not self.over:
                self.play()
        except Exception as failure:  # told by the main thread
            self.failed = failure

    def play(self):
        table = self.client.good({"type": "create", "game": self.game, "pace": 0, "seats": ["person", "random"], "seed": 5})["table"]
        while not self.over:
            began = time.monotonic()
            answer = self.client.ask({"type": "look", "table": table})
            assert answer["type"] == "reply", answer
            self.slowest = max(self.slowest, time.monotonic() - began)
            open_one = [each for each in self.client.inbox if each.get("table") == table and each["type"] in ("decision", "end")]
            self.client.inbox.clear()
            if any(each["type"] == "end" for each in open_one):
                break
            if open_one:
                last = open_one[-1]
                self.client.ask({"type": "answer", "table": table, "seat": 0, "number": last["number"], "values": last["default"]})
                self.moves += 1
            time.sleep(0.05)
        self.client.good({"type": "close", "table": table})


# ---- One mod --------------------------------------------------------------------------------------

def asked(owner, kind, request):
    """One request, and exactly one answer."""
    began = time.monotonic()
    answer = owner.ask(dict(request, type=kind))
    lasted = time.monotonic() - began
    text = json.dumps(answer, ensure_ascii=False)
    told = answer.get("message", "") if answer["type"] == "error" else ""
    assert answer["type"] == "reply" or told, (kind, request, answer)
    assert not re.search("[\x01-\x08\x0b-\x1f\x7f]", told), (kind, request, told)
    assert "what lies outside" not in text and "root:x:" not in text, (kind, request, text)
    return answer, lasted


def table_with(owner, mod):
    answer = owner.ask({"type": "create", "decks": [mod + "/ours", mod + "/ours"], "seats": ["person", "person"],
                        "sit": [0, 1], "pace": 0, "seed": 3})
    return answer["table"] if answer["type"] == "reply" else None


def attack(room, mod, folder):
    server = Server(PROGRAM, None, "--mod", folder)
    owner = server.owner()
    owner.socket.settimeout(ANSWER)
    other = Other(server, "riftbound" if game_of(mod) == "evolve" else "evolve")  # the mod is of no concern there
    other.start()
    cards, specs = files_of(folder)
    table = table_with(owner, mod if mod != "mod" else "hostile")
    assert table or mod in ("load", "told", "mod"), mod
    requests = rows(mod if mod != "mod" else "hostile", folder, table, cards, specs)
    missing = [kind for kind in kinds() if kind not in requests]
    assert not missing, f"new requests need rows here: {missing}"
    slow, count, refused = [], 0, 0
    before = everything(room, folder)
    for kind, list_of in requests.items():
        for request in list_of:
            answer, lasted = asked(owner, kind, request)
            count += 1
            refused += answer["type"] == "error"
            if lasted > 2:
                slow.append((round(lasted, 1), kind, str(request)[:70]))
    owner.good({"type": "lobby"})
    ids = [each["id"] for each in owner.inbox if "id" in each]
    assert len(ids) == len(set(ids)), "a request was answered twice"
    assert not everything(room, folder) - before, everything(room, folder) - before
    other.over = True
    other.join(ANSWER)
    assert not other.failed and not other.is_alive(), other.failed
    assert other.moves > 0 and other.slowest < OTHERS, (other.moves, other.slowest)
    server.end()
    print(f"{mod}: {count} requests, {refused} refused; another game: {other.moves} moves, the slowest answer {other.slowest:.1f} s; {slow}",
          flush=True)


def budget_ends(folder):
    """With --budget the server ends, with its sentence, when the scripts of all have run so long."""
    server = Server(PROGRAM, None, "--budget", "1", "--mod", folder)
    owner = server.owner()
    owner.send({"id": 1, "type": "create", "decks": ["jinx-origins", "jinx-origins"], "seats": ["random", "random"],
                "pace": 0, "seed": 3})
    assert server.process.wait(timeout=OTHERS) == 1, server.said
    server.reader.join(timeout=5)
    assert server.said.count("have run for 1 million instructions in all") == 1, server.said


def main():
    with tempfile.TemporaryDirectory(prefix="lunarbiter-hostile-") as room:
        for name in ("DATA", "CACHE", "STATE"):
            os.environ[f"XDG_{name}_HOME"] = os.path.join(room, "home")
        for mod, folder in make_mods(room).items():
            if len(sys.argv) < 3 or mod in sys.argv[2:]:
                attack(room, mod, folder)
            if mod == "run":
                budget_ends(folder)
        assert not os.path.exists(os.path.join(room, "canary")), "a mark was left outside"


main()
