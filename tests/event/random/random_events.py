# SPDX-License-Identifier: MIT
"""random_events.py PROGRAM [EVENTS [SEED]] -- checks the events that random_events tells.

Standings are computed from the tables in fractions (TR 409), down to the lot.  A Swiss pairing
(TR 202.3) lists everybody who plays, has no rematch and no second bye; its bye is the lowest that
leaves a legal pairing; and no legal pairing has fewer tables of different points, or a smaller sum
of their differences.  The last is proved by a bound (an odd number of players above a threshold of
points needs a table across it), or where that does not reach by another library's matching
(networkx).  Where no pairing is told there is none.  In a playoff nobody plays who lost or left.
"""
import json
import subprocess
import sys
from collections import Counter
from fractions import Fraction

import networkx

MASK = (1 << 64) - 1
seen = Counter()


def mixed(x):
    x = (x + 0x9e3779b97f4a7c15) & MASK
    x = ((x ^ (x >> 30)) * 0xbf58476d1ce4e5b9) & MASK
    x = ((x ^ (x >> 27)) * 0x94d049bb133111eb) & MASK
    return x ^ (x >> 31)


def lot(seed, entrant):
    return mixed(mixed(mixed(seed) ^ 409) ^ entrant)


# ---- Standings ---------------------------------------------------------------------------------

class Record:
    def __init__(self, missed):
        self.matches, self.games, self.opponents = [0] * missed, [], []
        self.met, self.byes, self.paired, self.placed = set(), 0, False, 0


def share(points):
    return max(Fraction(1, 3), Fraction(sum(points), 3 * len(points))) if points else Fraction(1, 3)


def mean(values):
    return sum(values, Fraction(0)) / len(values) if values else Fraction(0)


def read(page):
    """A record of each entrant, from the tables."""
    records = {n: Record(missed) for n, (_, _, missed) in enumerate(page["entrants"], 1)}
    for played in page["rounds"]:
        for one, two, wins1, wins2, drawn, done, both_lose in played["tables"]:
            for me, them, won, lost in ((one, two, wins1, wins2), (two, one, wins2, wins1)):
                if not me:
                    continue
                mine = records[me]
                mine.paired = True
                mine.met |= {them} if them else set()
                mine.byes += not them
                if played["playoff"]:
                    mine.placed += won > lost and done
                elif done:
                    mine.matches.append(0 if both_lose or won < lost else 3 if won > lost else 1)
                    mine.games += [3] * won + [0] * lost + [1] * drawn
                    mine.opponents += [them] if them else []
    return records


def still_in(page):
    """Who has neither lost in the playoff nor left it; None while a match is open."""
    here = {n for n, (dropped, *_) in enumerate(page["entrants"], 1) if not dropped}
    last = page["rounds"][-1] if page["rounds"] else None
    if not last or not last["playoff"]:
        return [n for n, _ in page["cut"] if n in here]
    if not all(table[5] for table in last["tables"]):
        return None
    winners = [t[0] if t[2] > t[3] else t[1] for t in last["tables"] if t[2] != t[3]]
    return [n for n in winners if n in here]


def ranked(page, records):
    """Entrants in the order of their ranks, with their numbers."""
    rows, seeds = [], dict(page["cut"])
    alone = still_in(page) if seeds else None
    for n in seeds:
        records[n].placed += 1 + (alone == [n])
    for n, (dropped, disqualified, _) in enumerate(page["entrants"], 1):
        mine = records[n]
        if disqualified or not (mine.paired or not dropped):
            continue
        numbers = (sum(mine.matches), mean([share(records[o].matches) for o in mine.opponents]),
                   share(mine.games), mean([share(records[o].games) for o in mine.opponents]))
        rows.append(((mine.placed, -seeds.get(n, 0)), numbers, -lot(page["seed"], n), n))
    return [(n, *numbers) for _, numbers, _, n in sorted(rows, reverse=True)]


# ---- Pairings -------------------------------------------------------------------------------------

def legal_graph(players, records, bye):
    graph = networkx.Graph()
    graph.add_nodes_from(players)
    graph.add_edges_from((a, b) for a in players for b in players
                         if a < b and b not in records[a].met)
    if bye:
        graph.add_edges_from((a, "bye") for a in players if not records[a].byes)
    return graph


def is_perfect(graph):
    matching = networkx.max_weight_matching(graph, maxcardinality=True)
    return 2 * len(matching) == graph.number_of_nodes()


def worth(pairs, points):
    apart = [abs(points[a] - points[b]) for a, b in pairs]
    return sum(gap > 0 for gap in apart), sum(apart)


def bound(players, points):
    """No pairing has fewer unequal tables, or a smaller sum of differences, than these."""
    levels = sorted({points[p] for p in players}, reverse=True)
    unequal, apart, odd = 0, 0, False
    for level, below in zip(levels, levels[1:]):
        odd = sum(points[p] >= level for p in players) % 2 == 1
        apart += (level - below) * odd
    unequal = (sum(sum(points[p] == level for p in players) % 2 for level in levels) + 1) // 2
    return unequal, apart


def best(players, records, points):
    graph = legal_graph(players, records, False)
    large = 1000 * len(players) * 300
    for a, b in graph.edges:
        gap = abs(points[a] - points[b])
        graph[a][b]["weight"] = large - (100000 if gap else 0) - gap
    return worth(networkx.max_weight_matching(graph, maxcardinality=True), points)


def check_swiss(page, records, order):
    here = [n for n in order if not page["entrants"][n - 1][0]]
    points = {n: sum(records[n].matches) for n in here}
    seen["rounds"] += 1
    if page["pairing"] is None:
        seen["without a pairing"] += 1
        if len(here) >= 2 and is_perfect(legal_graph(here, records, len(here) % 2)):
            return "there is a pairing"
        return None
    byes = [a for a, b in page["pairing"] if not b]
    pairs = [(a, b) for a, b in page["pairing"] if b]
    if sorted(n for two in page["pairing"] for n in two if n) != sorted(here):
        return "not just everybody who plays is paired, once"
    if len(byes) != len(here) % 2 or any(records[n].byes for n in byes):
        return "a second bye"
    if any(b in records[a].met for a, b in pairs):
        return "a rematch"
    for lower in here[here.index(byes[0]) + 1:] if byes else []:
        if not records[lower].byes:
            seen["byes proved by a matching"] += 1
            if is_perfect(legal_graph([n for n in here if n != lower], records, False)):
                return f"{lower} could have had the bye of {byes[0]}"
    players, its = [n for n in here if n not in byes], worth(pairs, points)
    if its == bound(players, points):
        seen["proved by the bound"] += 1
    elif its != best(players, records, points):
        return f"{its} unequal tables and differences, where {best(players, records, points)} go"
    else:
        seen["proved by a matching"] += 1
    return None


def check_playoff(page):
    still = still_in(page)
    if still is None:
        return None
    seen["rounds of playoffs"] += 1
    sitting = sorted(n for two in page["pairing"] for n in two if n)
    return None if sitting == sorted(still) else f"{sitting} play on, not {sorted(still)}"


def check(page):
    records = read(page)
    rows = ranked(page, records)
    told = [(n, points, *map(Fraction, shares)) for n, points, *shares in page["standings"]]
    seen["standings"] += 1
    if told != rows:
        return f"standings: {[a for a, b in zip(told, rows) if a != b][:2]}"
    if page["end"]:
        return None
    if page["cut"]:
        return check_playoff(page) if page["pairing"] else None
    return check_swiss(page, records, [row[0] for row in rows])


def main():
    events = sys.argv[2] if len(sys.argv) > 2 else "100"
    seed = sys.argv[3] if len(sys.argv) > 3 else "1"
    with subprocess.Popen([sys.argv[1], events, seed], stdout=subprocess.PIPE, text=True) as told:
        faults = 0
        for line in told.stdout:
            page = json.loads(line)
            fault = check(page)
            if fault:
                faults += 1
                print(fault, line[:2000])
    print(f"{events} events: " + ", ".join(f"{count} {what}" for what, count in seen.items()))
    return 1 if faults or told.returncode or seen["rounds"] < int(events) else 0


sys.exit(main())
