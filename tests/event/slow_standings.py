# SPDX-License-Identifier: MIT
#
# slow_standings.py PROGRAM FILE -- an event is computed again, slowly and by another hand: standings
# from the tables with Python's fractions (TR 409), and what no pairing may have (TR 202.3):
# opponents who meet again, a second bye, somebody who sits twice or nowhere.  Prints what differs.

import json
import subprocess
import sys
from fractions import Fraction


def ask(*words):
    return json.loads(subprocess.run([sys.argv[1], "event", *words], check=True,
                                     capture_output=True).stdout)


def facts_that_stand():
    return [f for f in ask("export", sys.argv[2])["facts"]
            if f["undone_by"] == 0 and f["kind"] != "undone"]


class Player:
    def __init__(self, missed):
        self.missed = missed
        self.here, self.paired, self.out = True, False, False
        self.byes, self.met, self.matches, self.games = 0, [], [], []
        self.seed, self.placed = 0, 0


def walk(facts):
    """Everybody, with the rounds each has missed; and the pairings checked on the way."""
    players, rounds, away, faults, is_cut = {}, 0, {}, [], False
    for fact in facts:
        kind, who = fact["kind"], fact.get("entrant")
        if kind == "registered":
            players[who] = Player(rounds)
        elif kind == "dropped":
            players[who].here = False
            away[who] = rounds
        elif kind == "penalised" and fact["penalty"] == 4:
            players[who].here, players[who].out = False, True
        elif kind == "returned":
            players[who].here = True
            players[who].missed += rounds - away.pop(who)
            if not players[who].paired:
                players[who].missed = rounds
        elif kind == "cut":
            is_cut = True
            for seed, entrant in enumerate(fact["entrants"], 1):
                players[entrant].seed, players[entrant].placed = seed, 1
        elif kind == "paired":
            rounds += 1
            pairs = list(zip(fact["entrants"][::2], fact["entrants"][1::2]))
            seated = [p for pair in pairs for p in pair if p]
            if len(set(seated)) != len(seated):
                faults.append(f"round {rounds}: somebody sits twice")
            swiss = fact["stage"] == 0 and not is_cut
            if swiss and set(seated) != {n for n, p in players.items() if p.here}:
                faults.append(f"round {rounds}: not just everybody who plays is paired")
            for one, other in pairs:
                players[one].paired = True
                if other:
                    players[other].paired = True
                if swiss and other and other in players[one].met:
                    faults.append(f"round {rounds}: {one} and {other} meet again")
                if swiss and not other and players[one].byes:
                    faults.append(f"round {rounds}: {one} has a second bye")
                if swiss and not other:
                    players[one].byes += 1
                if swiss and other:
                    players[one].met.append(other)
                    players[other].met.append(one)
    return players, rounds, is_cut, faults


def left_alone(players, rounds, is_cut):
    """Who has won the playoff: the only one who has neither lost there nor left (TR 414.6)."""
    page = ask("tables", sys.argv[2], "--round", str(rounds), "--json") if rounds else None
    if page and page["stage"] == "playoff":
        if not all(table["done"] for table in page["tables"]):
            return None
        still = [table["entrants"][side] for table in page["tables"] for side in (0, 1)
                 if table["wins"][side] > table["wins"][1 - side]]
    else:
        still = [n for n, player in players.items() if is_cut and player.seed]
    still = [n for n in still if players[n].here]
    return still[0] if len(still) == 1 else None


def play(players, rounds, is_cut):
    """Adds the results of all tables: 3, 1 and 0 points for each match and game."""
    opponents = {n: [] for n in players}
    winner = left_alone(players, rounds, is_cut)
    if winner:
        players[winner].placed += 1
    for number in range(1, rounds + 1):
        page = ask("tables", sys.argv[2], "--round", str(number), "--json")
        for table in page["tables"]:
            if not table["done"]:
                continue
            for side in (0, 1):
                me, them = table["entrants"][side], table["entrants"][1 - side]
                won, lost = table["wins"][side], table["wins"][1 - side]
                if not me:
                    continue
                if page["stage"] == "playoff" and is_cut:
                    players[me].placed += won > lost
                    continue
                match = 0 if table["both_lose"] or won < lost else 3 if won > lost else 1
                players[me].matches.append(match)
                players[me].games += [3] * won + [0] * lost + [1] * table["drawn"]
                if them:
                    opponents[me].append(them)
    for player in players.values():
        player.matches += [0] * player.missed
    return opponents


def share(points):
    return max(Fraction(1, 3), Fraction(sum(points), 3 * len(points)) if points else Fraction(0))


def mean(values):
    return sum(values, Fraction(0)) / len(values) if values else Fraction(0)


def main():
    facts = facts_that_stand()
    players, rounds, is_cut, faults = walk(facts)
    opponents = play(players, rounds, is_cut)
    rows = {}
    for n, player in players.items():
        if player.out or not (player.paired or player.here):
            continue
        rows[n] = (sum(player.matches),
                   mean([share(players[o].matches) for o in opponents[n]]),
                   share(player.games),
                   mean([share(players[o].games) for o in opponents[n]]))
    order = []
    for row in ask("standings", sys.argv[2], "--json")["standings"]:
        n = row["entrant"]
        theirs = (row["points"], Fraction(row["opponents_match_win"]), Fraction(row["game_win"]),
                  Fraction(row["opponents_game_win"]))
        if rows.pop(n, None) != theirs:
            faults.append(f"{row['name']}: other numbers than {theirs}")
        order.append(((players[n].placed, -players[n].seed if players[n].seed else 0) + theirs, n))
    if rows:
        faults.append(f"nobody ranks {sorted(rows)}")
    for (better, one), (worse, other) in zip(order, order[1:]):
        if better < worse:
            faults.append(f"{one} is ranked before {other}")
    print("\n".join(faults), end="\n" if faults else "")
    print(f"{len(order)} players, {rounds} rounds", file=sys.stderr)
    return 1 if faults else 0


sys.exit(main())
