#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""facts.py PROGRAM: whether the shipped cards have the numbers, types, tags and keywords that are
printed on them, and whether their scripts go with the words of their texts that the rules tell
apart.  tests/facts/GAME.tsv holds the former, one printed card a line, corrections applied;
wording.tsv counts the latter (scripts/check/wording.lua says which).  Whether the codes in
scripts/decks/printings/GAME.tsv, which name a card under another number, name cards that there are.

facts.py --write FOLDER PROGRAM: makes these tables from FOLDER/riftbound.jsonl and
FOLDER/shadowverse-evolve.jsonl, where the facts of the cards are collected; the printings also from
FOLDER/riftbound-ven.jsonl.

The last line is "N passed, N failed"; the exit code is 1 when something failed."""

import csv
import json
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).parent
PRINTINGS = HERE.parent.parent / "scripts" / "decks" / "printings"


def words(values):
    return " ".join(sorted(value.replace(" ", "_") for value in values))


def number(value):
    return "" if value is None else str(value)


def one_keyword(value, name=None):
    """"Assault 2", or 2 of {"assault": 2}: "assault:2"; 1 is left out."""
    parts = (value if isinstance(value, str) else f"{name} {value}").lower().replace("-", "_").split()
    return ":".join(part for part in parts if part != "1")


# Abilities that print a keyword in front of them.
KEYWORDS_OF_ABILITIES = {"equip": "equip", "deathknell": "deathknell"}
# Permissions: collected of spells only, elsewhere they stand in front of abilities.
PERMISSIONS = {"action", "reaction"}


def scripted_keywords(text):
    """Those that a card or an Effect Text lists, and those that stand in front of its abilities."""
    listed = text.get("keywords", [])
    listed = listed.items() if isinstance(listed, dict) else enumerate(listed)
    found = {one_keyword(value, name) for name, value in listed}
    for entry in (entry for name, entry in text.items() if name.isdigit()):
        if entry["what"] in KEYWORDS_OF_ABILITIES:
            found.add(KEYWORDS_OF_ABILITIES[entry["what"]])
        if entry.get("repeats"):
            found.add("repeat")
        if "level" in entry:
            found.add(f"level:{entry['level']}")
        if entry["what"] == "effect_text":
            found |= scripted_keywords(entry)
    return found


def compared_keywords(declared):
    left_out = PERMISSIONS if declared["type"] != "spell" else set()
    return " ".join(sorted(scripted_keywords(declared) - left_out))


def printed_keywords(card):
    left_out = PERMISSIONS if card["type"] != "spell" else set()
    return " ".join(sorted(set(map(one_keyword, card["keywords"])) - left_out))


def power(parts):
    return " ".join(f"{domain}:{count}" for domain, count in sorted(parts.items()))


# For each game: where the facts are collected, and what is compared: the printed fact, and the
# same from the script.  A card without cost has none of either.
GAMES = {
    "riftbound": {
        "collected": "riftbound.jsonl",
        "printings": ["riftbound.jsonl", "riftbound-ven.jsonl"],
        "columns": {
            "name": (lambda p: p["name"], lambda d: d["name"]),
            "type": (lambda p: p["type"], lambda d: d["type"]),
            "supertypes": (lambda p: words(p["supertypes"]),
                           lambda d: words(d.get("supertypes", []))),
            "domains": (lambda p: words(p["domains"]), lambda d: words(d.get("domains", []))),
            "energy": (lambda p: number(p["energy"] or 0),
                       lambda d: number(d.get("cost", {}).get("energy", 0))),
            "power": (lambda p: power(p["powerCost"]),
                      lambda d: power(d.get("cost", {}).get("power", {}))),
            "might": (lambda p: number(p["might"]), lambda d: number(d.get("might"))),
            "might_bonus": (lambda p: number(p["mightBonus"]),
                            lambda d: number(d.get("might_bonus"))),
            "tags": (lambda p: words(p["tags"]), lambda d: words(d.get("tags", []))),
            "keywords": (printed_keywords, compared_keywords),
        },
    },
    "evolve": {
        "collected": "shadowverse-evolve.jsonl",
        "printings": ["shadowverse-evolve.jsonl"],
        "columns": {
            "name": (lambda p: p["name"], lambda d: d["name"]),
            "type": (lambda p: p["type"], lambda d: d["type"]),
            "class": (lambda p: p["class"], lambda d: d.get("class", "")),
            "evolved": (lambda p: number(int(p["evolved"])),
                        lambda d: number(int(d.get("evolved", False)))),
            "token": (lambda p: number(int(p["token"])),
                      lambda d: number(int(d.get("token", False)))),
            "traits": (lambda p: words(p["traits"]), lambda d: words(d.get("traits", []))),
            "cost": (lambda p: number(p["cost"]), lambda d: number(d.get("cost"))),
            "attack": (lambda p: number(p["attack"]), lambda d: number(d.get("attack"))),
            "defense": (lambda p: number(p["defense"]), lambda d: number(d.get("defense"))),
            "evolve": (lambda p: number(p["evolveCost"]), lambda d: number(d.get("evolve"))),
        },
    },
}


def write_printings(folder, game):
    """One line for each number that a card has beside its own; the art, a, b or *, does not count."""
    codes = {}
    for name in GAMES[game]["printings"]:
        for card in map(json.loads, (folder / name).read_text(encoding="utf-8").splitlines()):
            for printing in card["printings"]:
                code = printing if isinstance(printing, str) else printing["code"].rstrip("ab*")
                token = card.get("token") or "token" in card.get("supertypes", [])
                if code.lower() != card["id"].lower() and not token:
                    codes[code] = card["id"]
    (PRINTINGS / f"{game}.tsv").write_text(
        "".join(f"{code}\t{card}\n" for code, card in sorted(codes.items())), encoding="utf-8")


def write(folder, program):
    with open(HERE / "wording.tsv", "w", encoding="utf-8") as file:
        subprocess.run([program, "check", "--facts-of", folder / "riftbound.jsonl"], check=True,
                       stdout=file)
    for game, facts in GAMES.items():
        write_printings(folder, game)
        lines = (folder / facts["collected"]).read_text(encoding="utf-8").splitlines()
        with open(HERE / f"{game}.tsv", "w", encoding="utf-8", newline="") as file:
            table = csv.writer(file, delimiter="\t", lineterminator="\n")
            table.writerow(["id", *facts["columns"]])
            for card in sorted(map(json.loads, lines), key=lambda card: card["id"].lower()):
                table.writerow([card["id"].lower(), *(printed(card) for printed, _ in
                                                      facts["columns"].values())])


# Cards that nobody prints: a rule makes them (652.2.a).
UNPRINTED = {"token-blank-battlefield"}
# What a rule says of a token and no print shows (184.3), and keywords that stand in a text and
# were not collected from it: no brackets around them, a comma or a cost before them.
BY_RULE = {
    ("token-sand_soldier", "tags"): "Shurima",
    ("ogn-021", "keywords"): "legion",
    ("ogn-253", "keywords"): "legion",
    ("ogs-007", "keywords"): "assault:2 shield:2",
    ("sfd-096", "keywords"): "ganking",
    ("sfd-138", "keywords"): "hidden",
}


def printed_cards(game):
    """By their ids; tokens also as our files call them, for prints of the same token differ."""
    with open(HERE / f"{game}.tsv", encoding="utf-8", newline="") as file:
        cards = list(csv.DictReader(file, delimiter="\t"))
    tokens = {"token-" + card["name"].lower().replace(" ", "_"): card for card in cards
              if "token" in card.get("supertypes", "").split()}
    return tokens | {card["id"]: card for card in cards}


def check_printings(game, ids):
    """Codes of no card, of sets of which we have cards; and those of cards under their own number."""
    sets = {card.split("-")[0] for card in ids}
    rows = [line.split("\t") for line in
            (PRINTINGS / f"{game}.tsv").read_text(encoding="utf-8").splitlines()]
    wrong = [row for row in rows if row[0].lower() in ids or
             row[1].lower() not in ids and row[1].lower().split("-")[0] in sets]
    for code, card in wrong:
        print(f"scripts/decks/printings/{game}.tsv: {code}: no printing of {card}")
    return len(rows), len(wrong)


def check(program):
    passed = failed = 0
    for game, facts in GAMES.items():
        page = subprocess.run([program, "show", "--all", "--as", "json", "--no-scenarios",
                               "--no-mods", "--game", game], check=True, capture_output=True)
        printed = printed_cards(game)
        cards = json.loads(page.stdout)["cards"]
        rows, wrong = check_printings(game, {card["declared"]["id"].lower() for card in cards})
        passed, failed = passed + rows - wrong, failed + wrong
        for card in cards:
            declared = card["declared"]
            if declared["id"] in UNPRINTED:
                continue
            line = printed.get(declared["id"].lower())
            wrong = ["no such card is printed"] if line is None else [
                f"{name} is '{scripted(declared)}', printed is '{line[name]}'"
                for name, (_, scripted) in facts["columns"].items()
                if scripted(declared) != BY_RULE.get((declared["id"], name), line[name])]
            passed, failed = passed + (not wrong), failed + bool(wrong)
            for mistake in wrong:
                print(f"{card['file']}: {declared['id']}: {mistake}")
    worded, wrong = check_wording(program)
    print(f"{passed + worded - wrong} passed, {failed + wrong} failed")
    return failed + wrong == 0 and worded > 0


def check_wording(program):
    """Every card of which wording.tsv has a line passes unless `check` tells something of it."""
    told = subprocess.run([program, "check", "--no-coverage", "--json", "--facts",
                           HERE / "wording.tsv", "cards/riftbound"], capture_output=True)
    problems = json.loads(told.stdout)["problems"]
    for problem in problems:
        print(f"{problem['file']}:{problem['line']}: {problem['message']}")
    with open(HERE / "wording.tsv", encoding="utf-8") as file:
        return len(file.readlines()) - 1, len(problems)


def main(arguments):
    if len(arguments) == 3 and arguments[0] == "--write":
        write(pathlib.Path(arguments[1]), arguments[2])
        return 0
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    return 0 if check(arguments[0]) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
