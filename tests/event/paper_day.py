# SPDX-License-Identifier: MIT
"""paper_day.py PROGRAM -- a day of 37 players, kept by `lunarbiter event` and on paper.

The paper knows who sat at which table, and nothing else of what the program computes: results,
penalties, late entries and leaving are written down as the rules have them, and at the end points
and tiebreakers (TR 409) are computed from the paper in fractions and held against the program's.
Every refusal on the way is one sentence, and leaves the event as it was.  Prints what differs.
"""
import json
import os
import subprocess
import sys
import tempfile
from fractions import Fraction

PROGRAM = os.path.abspath(sys.argv[1])
FILE = os.path.join(tempfile.mkdtemp(), "day.event")
DECKS = ["viktor-origins", "lee-sin-origins", "fiora-spiritforged", "rumble-spiritforged",
         "vi-unleashed", "vex-unleashed"]
faults = []


# ---- The program -------------------------------------------------------------------------

def run(verb, *words):
    return subprocess.run([PROGRAM, "event", verb, FILE, *map(str, words)], capture_output=True,
                          text=True)


def do(verb, *words, tells=""):
    done = run(verb, *words)
    if done.returncode or tells not in done.stdout + done.stderr:
        faults.append(f"{verb} {words}: {done.returncode} {done.stdout}{done.stderr}, not '{tells}'")
    return done.stdout


def no(sentence, verb, *words):
    before = run("log", "--json").stdout
    done = run(verb, *words)
    if done.returncode != 1 or done.stderr != f"lunarbiter event: {sentence}\n":
        faults.append(f"{verb} {words}: {done.returncode} {done.stdout}{done.stderr}, not '{sentence}'")
    if run("log", "--json").stdout != before:
        faults.append(f"{verb} {words}: the event is not as it was")


def fact(verb, *words):
    """The number of the fact that the verb adds."""
    return json.loads(do(verb, *words, "--json").splitlines()[0])["fact"]


# ---- The paper -----------------------------------------------------------------------------

class Match:
    def __init__(self, one, two):
        self.players, self.wins, self.drawn, self.both_lose = (one, two), None, 0, False


rounds, missed, byes, out, here = [], {}, [], set(), set()


def enter(name):
    here.add(name)
    missed[name] = len(rounds)


def pair(tells=""):
    """Pairs a round: nobody but who is here sits at a table, and nobody meets anybody again."""
    do("pair", tells=tells)
    tables = json.loads(do("tables", "--json"))["tables"]
    matches = [Match(*table["names"]) for table in tables]
    sitting = [n for m in matches for n in m.players if n != "-"]
    met = {frozenset(m.players) for played in rounds for m in played}
    if sorted(sitting) != sorted(here):
        faults.append(f"round {len(rounds) + 1}: {set(sitting) ^ here} sit wrongly")
    for match in matches:
        if match.players[1] == "-":
            if match.players[0] in byes:
                faults.append(f"{match.players[0]} has a second bye")
            byes.append(match.players[0])
            match.wins = (2, 0)
        elif frozenset(match.players) in met:
            faults.append(f"{match.players} meet again")
    rounds.append(matches)


def table_of(name):
    return next(i for i, m in enumerate(rounds[-1], 1) if name in m.players)


def write(number, table, one, two, drawn=0, both_lose=False):
    match = rounds[number - 1][table - 1]
    match.wins, match.drawn, match.both_lose = (one, two), drawn, both_lose


def result(table, score, *words, number=None):
    """Reported to the program, and written down."""
    number = number or len(rounds)
    do("report", table, score, *words)
    write(number, table, *map(int, score.split("-")))


def results():
    """All tables without a result."""
    for table, match in enumerate(rounds[-1], 1):
        if match.wins is None:
            result(table, ["2-0", "2-1", "0-2", "1-2"][(table + len(rounds)) % 4])


def third(points, of):
    return max(Fraction(1, 3), Fraction(points, 3 * of)) if of else Fraction(1, 3)


def numbers(swiss):
    """For each name: points, opponents' match wins, game wins, opponents' game wins."""
    won = {n: [0] * missed[n] for n in missed}
    games = {n: (0, 0) for n in missed}
    opponents = {n: [] for n in missed}
    for played in rounds[:swiss]:
        for match in played:
            for side in (0, 1):
                me, them = match.players[side], match.players[1 - side]
                mine, theirs = match.wins[side], match.wins[1 - side]
                if me == "-":
                    continue
                won[me].append(0 if match.both_lose or mine < theirs else 3 if mine > theirs else 1)
                points, count = games[me]
                games[me] = (points + 3 * mine + match.drawn, count + mine + theirs + match.drawn)
                if them != "-":
                    opponents[me].append(them)

    def mean(of, name):
        values = [of(o) for o in opponents[name]]
        return sum(values, Fraction(0)) / len(values) if values else Fraction(0)

    def matches(name):
        return third(sum(won[name]), len(won[name]))

    def won_games(name):
        return third(*games[name])
    return {n: (sum(won[n]), mean(matches, n), won_games(n), mean(won_games, n)) for n in missed}


def compare(swiss, first=()):
    """Ranks: `first` by the playoff, the others by points and tiebreakers (409.2)."""
    paper = numbers(swiss)
    page = json.loads(do("standings", "--json"))["standings"]
    names = [row["name"] for row in page]
    if sorted(names) != sorted(n for n in paper if n not in out):
        faults.append(f"listed: {sorted(set(names) ^ set(paper))}")
    for row in page:
        told = (row["points"], *(Fraction(row[key]) for key in (
            "opponents_match_win", "game_win", "opponents_game_win")))
        if told != paper[row["name"]]:
            faults.append(f"{row['name']}: {told}, on paper {paper[row['name']]}")
    if names[:len(first)] != list(first):
        faults.append(f"first: {names[:len(first)]}, on paper {first}")
    rest = [paper[name] for name in names[len(first):]]
    if rest != sorted(rest, reverse=True):
        faults.append("the ranks do not follow the numbers")
    return names


# ---- Before the first round ------------------------------------------------------------------

do("new", "Saturday", "--level", "competitive", "--seed", "4242", "--cut", "8", "--minutes", "50",
   "--day", "2026-11-28")
with open(FILE + ".txt", "w", encoding="utf-8") as names_file:
    names_file.write("".join(f"Guest {i}\n" for i in range(1, 33)))
do("register", "--from", FILE + ".txt")
do("register", "Ann Lee", "Jürgen Müller", "Seán O'Brien", "李小龍", "Zoë Ågren")
no("Jürgen Müller is registered as number 34: is Muller, Juergen somebody else? Then say --another.",
   "register", "Muller, Juergen")
no("Ann Lee is registered already, as number 33.", "register", "LEE, Ann")
no("Zoë Ågren is registered as number 37: is Zoe Agren somebody else? Then say --another.",
   "register", "Zoe Agren")
for name in [*(f"Guest {i}" for i in range(1, 33)), "Ann Lee", "Jürgen Müller", "Seán O'Brien",
             "李小龍", "Zoë Ågren"]:
    enter(name)
no("Guest 1 and 36 more have handed in no deck list (401.1, 401.4).", "start")
for i in range(1, 38):
    do("deck", i, DECKS[i % 6])
do("seat")
do("start")
no("The list of Ann Lee is registered and cannot be changed any more (401.3, 401.4).",
   "deck", "Ann Lee", DECKS[0])
do("check", "--done", "Guest 3")
do("check", "--done", "Ann Lee", "--wrong", "--note", "41 cards", tells="not as registered")
do("penalty", "Ann Lee", "decklist-error", tells="the loss counts in the next match (701.2.b.1)")
do("deck", "Ann Lee", DECKS[1])

# ---- Round 1 -----------------------------------------------------------------------------------

pair("by penalty)")
do("clock")
no("The clock of round 1 runs already.", "clock")
ann = table_of("Ann Lee")
side = rounds[0][ann - 1].players.index("Ann Lee")
no("Ann Lee has a game loss by penalty in this match, which the other side has won (701.2.b).",
   "report", ann, "2-0" if side == 0 else "0-2")
result(ann, "2-1" if side == 0 else "1-2")
first, second, third_table, fourth, fifth, sixth, seventh, eighth = (
    [t for t in range(1, 19) if t != ann][:8])
result(first, "2-1")
no(f"Table {first} of round 1 has a result already, 2-1-0: correct it if it is wrong.",
   "report", first, "1-2")
no("Round 1 has tables 1 to 19, no table 20.", "report", 20, "2-0")
no("Table 19 of round 1 is a bye.", "report", 19, "2-0")
no("3-0-0 is no result of a match that 2 games win (404.1).", "report", second, "3-0")
no("A match is played until somebody has won 2 games (404.1): is it conceded, agreed or ended by "
   "time?", "report", second, "1-0")
no("A result is games won, lost and drawn, as in 2-1 or 1-1-1, not '2:1'.", "report", second, "2:1")
result(second, "1-0", "--how", "time")
result(third_table, "0-0-3", "--how", "agreed")
result(fourth, "1-1-1", "--how", "time")
do("extend", fifth, "7", "--reason", "a deck check")
no("An extension is of 1 to 120 minutes.", "extend", fifth, "0")
no(f"Table {first} has a result; it needs no time (412.2).", "extend", first, "5")
# Game losses of both at once draw the game (701.2.b.3).
for name, words in zip(rounds[0][fifth - 1].players, ([], ["--together"])):
    do("penalty", name, "decklist-error", *words)
no("A game of this match is drawn by penalties of both sides (701.2.b.3).", "report", fifth, "2-0")
result(fifth, "2-0-1")
# Match losses of both at once leave no winner (701.2.c).
for name, words in zip(rounds[0][sixth - 1].players, ([], ["--together"])):
    do("penalty", name, "bribery", *words)
write(1, sixth, 0, 0, both_lose=True)
# One is disqualified in the match (701.2.d.1).
cheat = rounds[0][seventh - 1].players[0]
do("penalty", cheat, "cheating", tells="out of the event and of its standings")
no(f"{cheat} is disqualified already.", "penalty", cheat, "slow-play")
write(1, seventh, 0, 2)
out.add(cheat)
here.remove(cheat)
# Neither of two came (703.8.d).
for name in rounds[0][eighth - 1].players:
    do("drop", name, "--absent")
    here.remove(name)
write(1, eighth, 0, 0, both_lose=True)
no("Round 1 is not over: table %d has no result." % next(
    t for t, m in enumerate(rounds[0], 1) if m.wins is None), "pair")
# One leaves in the middle, and concedes (410.2); another has three warnings of a kind (703.1.b.1).
leaver = next(m for m in rounds[0] if m.wins is None).players[1]
do("drop", leaver, tells="2-0-0 conceded")
write(1, table_of(leaver), 2, 0)
here.remove(leaver)
slow = next(m for m in rounds[0] if m.wins is None).players[0]
do("penalty", slow, "slow-play", tells="warning")
old = fact("penalty", slow, "slow-play")
do("penalty", slow, "slow-play", tells="game-loss, warning number 3 for it (703.2, 703.1.b)")
result(table_of(slow), "2-1")
results()
compare(1)

# ---- Round 2: over wrong results of round 1 -----------------------------------------------------

enter("Late Larry")
do("register", "Late Larry")
no("Late Larry has handed in no deck list (401.1, 401.4).", "pair")
do("deck", "Late Larry", DECKS[2])
do("return", leaver)
here.add(leaver)
no(f"{cheat} was disqualified and cannot return (701.2.d.3).", "return", cheat)
wrong = fact("pair")
do("undo", wrong, "--reason", "one more has come")
enter("Zoe Agren")
do("register", "Zoe Agren", "--another")
do("deck", "Zoe Agren", DECKS[3])
pair()
result(first, "1-2", "--correct", "--round", 1, number=1)
result(third_table, "2-0", "--correct", "--round", 1, number=1)
do("tables", "--round", 1, tells="1-2-0, corrected")
reported = next(json.loads(line) for line in run("log", "--json").stdout.splitlines()
                if '"reported"' in line)
no(f"Fact {reported['fact']} (reported) cannot be taken back, since fact "
   + run("undo", reported["fact"]).stderr.split("since fact ")[1].rstrip("\n"),
   "undo", reported["fact"])
do("undo", old, "--reason", "it was somebody else")
no(f"Fact {old} has been taken back already.", "undo", old)
# Late by twelve minutes: the match is lost (703.8.c), the other side's opponent was there.
late = next(m for m in rounds[1] if m.wins is None)
do("penalty", late.players[1], "late", "--minutes", 12, tells="2-0-0 penalty")
write(2, table_of(late.players[1]), 2, 0)
# A match loss when the match is over counts in the next one (701.2.c.1).
done = next(m for m in rounds[1] if m.wins is None)
result(table_of(done.players[0]), "2-0")
do("penalty", done.players[0], "improper-winner",
   tells="the loss counts in the next match (701.2.c.1)")
results()
compare(2)

# ---- Rounds 3 to 6 --------------------------------------------------------------------------------

pair("penalty")
write(3, table_of(done.players[0]),
      *((0, 2) if rounds[2][table_of(done.players[0]) - 1].players[0] == done.players[0] else (2, 0)))
do("drop", "Guest 9" if "Guest 9" in here else "Guest 10")
gone = "Guest 9" if "Guest 9" in here else "Guest 10"
here.remove(gone)
match = rounds[2][table_of(gone) - 1]
if match.wins is None:
    write(3, table_of(gone), *((0, 2) if match.players[0] == gone else (2, 0)))
results()
compare(3)
pair()
results()
do("return", gone)
here.add(gone)
missed[gone] += 1
pair()
results()
pair()
results()
no("All 6 rounds of Swiss are played: cut, or finish.", "pair")
compare(6)

# ---- Two desks, a backup, a truncated file -------------------------------------------------------

open_file, FILE = FILE, FILE + ".copy"
subprocess.run([PROGRAM, "event", "backup", open_file, FILE], check=True, capture_output=True)
compare(6)
size = os.path.getsize(FILE)
with open(FILE, "r+b") as file:
    file.truncate(size // 2)
no(f"{FILE} is damaged: take the last backup.", "standings")
FILE = open_file
desks = [subprocess.Popen([PROGRAM, "event", "report", FILE, "1", score, "--correct"],
                          stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
         for score in ("2-0", "2-0", "2-0", "2-0")]
for desk in desks:
    if desk.wait():
        faults.append(f"one of several desks: {desk.stderr.read()}")
write(6, 1, 2, 0)
names = compare(6)

# ---- The playoff ------------------------------------------------------------------------------------

seeds = [name for name in names if name in here][:8]
do("cut")
no("Nobody enters after the cut (414.9).", "register", "Very Late")
do("drop", seeds[1])
do("pair")


def tables():
    return [tuple(table["names"]) for table in json.loads(do("tables", "--json"))["tables"]]


def expect(pairs):
    if tables() != pairs:
        faults.append(f"playoff: {tables()}, not {pairs}")


# 414.6: seven are left, the first has the bye, and the bracket is of those seven.
expect([(seeds[0], "-"), (seeds[4], seeds[5]), (seeds[2], seeds[7]), (seeds[3], seeds[6])])
no("A match of a playoff has a winner (408.4).", "report", 2, "1-1-1", "--how", "time")
do("report", 2, "1-0", "--how", "time")
do("report", 3, "2-1")
do("report", 4, "2-1")
do("penalty", seeds[0], "cheating")
out.add(seeds[0])
do("pair")
expect([(seeds[2], "-"), (seeds[3], seeds[4])])
no("Round 7 of the playoff was paired from this result: take that round back first."
   .replace("Round 7", "Round 8"), "report", 2, "0-1", "--how", "time", "--correct", "--round", 7)
do("drop", seeds[2])
do("report", 2, "2-0")
no(f"{seeds[3]} has won: nobody else is left to pair.", "pair")
do("finish", tells=f"{seeds[3]} is first of")
no("The event is finished: take that fact back to go on.", "report", 2, "2-0")
# Who stayed has won; the other finalist left; then those who lost, by how far they came and seed.
compare(6, (seeds[3], seeds[2], seeds[4], seeds[1], seeds[5], seeds[6], seeds[7]))

for fault in faults:
    print(fault)
print(f"{len(rounds)} rounds of {len(missed)} players on paper, {len(faults)} faults")
sys.exit(1 if faults else 0)
