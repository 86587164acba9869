#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""mutator.py [OPTION...] [FILE...]: breaks core/ in one place after the other and sees whether a
test notices.

All mutants are compiled into one build (sites.py, switch.h).  Scenarios and unit test programs run
once: first whole games, then the scenarios that cite a rule which the mutant's function names, all
scenarios of rules, those of cards, the other programs.  Where it reaches a mutant for the first time
in a scenario, a child of the process goes on with the mutant to the end of that scenario, and the
process waits for it; so what comes before is run once for all mutants.  A mutant that was noticed is
not tried again.  One has survived when each place where a test reaches it was tried and none noticed
it.  One that nobody noticed before its time or its tries were used up is undecided.

FILE...           sources to break: core/riftbound/play/cost.c, or core/evolve/ (all of core)
--sample N        N mutants of these, drawn at random (all)
--each N          N mutants of each source, drawn at random (all)
--again           those that survivors.tsv lists
--seed S          which ones are drawn (1)
--budget SECONDS  processor time for one mutant of whole games, and as much again of the scenarios of
                  its rules, those of all rules, those of cards, the other programs (3)
--whole SECONDS   each that is then undecided gets so much more, for every place where a test reaches
                  it, with no limit of tries; pinned games are played, too
--parts LIST      only these: games, named (scenarios of its rules), rules, cards, programs
--jobs N          how many run at once (one a processor)
--keep            what was noticed in a run before is not tried again
--write           scores.tsv and survivors.tsv get what is known of these sources; rows of places
                  that are no longer there go
--more            with --write: what is drawn now counts beside what the tables have already, of which
                  no results are kept here; --again does so by itself
--json            the report as JSON

A mutant that cannot be told from the original is named in equal.tsv with the reason.  The results
lie in build/mutator/results.tsv, a line each.  The report lists the survivors, each with the number
that ARB_MUTANT wants, and the share of mutants that were noticed, file by file; the last line is
"N passed, N failed".  The exit code is 1 when a file has less than 90 % (or, with --sample, the sample
as a whole)."""

import argparse
import collections
import concurrent.futures
import json
import mmap
import os
import pathlib
import random
import re
import resource
import shutil
import signal
import struct
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
WORK = ROOT / "build" / "mutator"
TREE = WORK / "tree"
BUILD = WORK / "build"
GOAL = 0.90
MEMORY = 4 << 30  # bytes of address space for a broken program
HUGE = "glibc.malloc.hugetlb=1"  # large pages: a process has fewer to copy for its children
TRIES = 2  # children of a mutant in one file of scenarios, which are much alike
GAME_TRIES = 8  # and in a program of WHOLE, whose games differ
MOST_TRIES = 16  # in each of the five parts
NAMED_TRIES = 12  # in the scenarios that cite one rule of the mutant's function
MOST_NAMED_TRIES = 48  # in those that cite any of its rules
SECONDS = 2  # of processor time for a child that plays a scenario, or one game
TOGETHER = 40  # files of cards' scenarios in a process: starting one takes longer than most of them
SLOW = 15  # seconds of processor time of a program that says too little for them
NO_LIMIT = 1000000
PARTS = ("games", "named", "rules", "cards", "programs")

# Programs whose tests are whole games, in which most of core is reached: they come first.
WHOLE = ("engine_test_transcripts",)

# Programs that play long for what they ask of a few sources: others are left alone in them.
ONLY = {"engine_test_positions": re.compile(r"/position\.c$")}

# A program that plays a few whole games for a hash: with --whole, for what is left.
LAST = ("engine_test_pinned",)

# Programs of the unit tests that say nothing of core, or take too long for what they add.
UNFIT = re.compile(
    r"^(cli_|duel_|event_|table_|engine_test_(fuzz_|actions_any|memory)|"
    r"bindings_test_(show|mods|files|sandbox|observe|reference|annotations|studio|scenario|decks|memory))")


def own_python():
    """Runs again with the parser of C that requirements.txt pins, in a Python of its own."""
    place = WORK / "venv"
    wanted = (HERE / "requirements.txt").read_text()
    if os.environ.get("ARB_MUTATOR_PYTHON") or sys.prefix == str(place):
        return
    stamp = place / "installed.txt"
    if not stamp.exists() or stamp.read_text() != wanted:
        subprocess.run([sys.executable, "-m", "venv", place], check=True)
        subprocess.run([place / "bin/pip", "install", "--quiet", "-r", HERE / "requirements.txt"],
                       check=True)
        stamp.write_text(wanted)
    os.execv(place / "bin/python", [str(place / "bin/python"), *sys.argv])


def say(*what):
    print(*what, file=sys.stderr, flush=True)


# ---- The broken build ------------------------------------------------------------------------

SWITCH = "core/kernel/mutator_switch.c"
WRAPPED = ("_cmocka_run_group_tests", "mkdtemp", "system")  # functions that switch.c has in their stead


def copy_tree():
    """The files that git knows, so that nobody's build is in the way.  What is there already and
    the same keeps its time, and the sources of core are left to write_sources: so a second run
    builds only what was edited since."""
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True,
                           capture_output=True).stdout.decode().split("\0")
    names = {name for name in names if name and (ROOT / name).is_file()}
    for old in [p for p in TREE.rglob("*") if p.is_file()]:
        if str(old.relative_to(TREE)) not in names | {SWITCH}:
            old.unlink()
    for name in names:
        here, there = ROOT / name, TREE / name
        there.parent.mkdir(parents=True, exist_ok=True)
        if is_broken(name):
            continue
        wanted = with_hook(name, here.read_bytes())
        if not (there.exists() and there.read_bytes() == wanted):
            shutil.copy2(here, there)
            there.write_bytes(wanted)


# Where a scenario ends and where a file of them begins, the processes of switch.c are told:
# file -> [(old text, new text)].
HOOKS = {
    "scripts/scenario.lua": [
        ("      local result = play.scenario(pool, read, scenario, options)\n",
         "      local result = play.scenario(pool, read, scenario, options)\n"
         "      engine.scenario_ends(result.status == 'passed')\n"),
        ("local function play_file(path, options, kept, told)\n",
         "local function play_file(path, options, kept, told)\n  engine.file_loads()\n"),
        ("  local watched, of = {}, {}\n",
         "  local watched, of = {}, {}\n  engine.file_begins()\n"
         "  collectgarbage('stop')\n"),  # a child would copy every page that it marks
    ],
    "bindings/module/module.c": [(
        "static const luaL_Reg module_functions[] = {",
        "static int scenario_ends(lua_State *L) { arb_scenario_ends(lua_toboolean(L, 1)); return 0; }\n"
        "static int file_loads(lua_State *L) { (void)L; arb_file_loads(); return 0; }\n"
        "static int file_begins(lua_State *L) { (void)L; arb_file_begins(); return 0; }\n"
        "static const luaL_Reg module_functions[] = {{\"scenario_ends\", scenario_ends},\n"
        "{\"file_loads\", file_loads}, {\"file_begins\", file_begins},")],
}


def with_hook(name, data):
    for pair in HOOKS.get(name, []):
        old, new = (text.encode() for text in pair)
        if data.count(old) != 1:
            sys.exit(f"mutator.py: {name} has not once {old.decode()!r} (HOOKS)")
        data = data.replace(old, new)
    return data


def is_broken(name):
    """Whether write_sources writes it."""
    return name.startswith("core/") and name.endswith(".c")


def write_sources(forbidden):
    """Switches all mutants into the copy; a file that stays as it was keeps its time."""
    import sites
    mutants = []
    for path in sorted((ROOT / "core").rglob("*.c")):
        name = str(path.relative_to(ROOT))
        source = sites.Source(name, path.read_bytes(), len(mutants), forbidden)
        mutants += source.mutants
        write_if_new(TREE / name, source.text())
    switch = (HERE / "switch.c").read_text().replace('"switch.h"', f'"{HERE}/switch.h"')
    write_if_new(TREE / SWITCH,
                 f"#define ARB_MUTANTS {len(mutants)}\n{switch}")
    return mutants


def write_if_new(path, text):
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def targets():
    """The program, and the unit tests that are run."""
    names = [f"{path.parent.name}_{path.stem}" for path in sorted((TREE / "tests").glob("*/test_*.c"))]
    return ["lunarbiter", *(name for name in names if not UNFIT.match(name))]


# Where the compiler refuses something, in a source or in a macro of switch.h that it uses.
ERROR = re.compile(r"^([^\s:]+\.c):(\d+):\d+: (?:(?:fatal )?error:|note: in expansion of macro .ARB_)",
                   re.MULTILINE)


def build(jobs):
    """Builds, and leaves out what a compiler refuses, until all of the rest compiles."""
    kept = WORK / "forbidden.txt"
    forbidden = set(kept.read_text().split()) if kept.exists() else set()
    copy_tree()
    while True:
        mutants = write_sources(forbidden)
        configure = ["cmake", "-S", TREE, "-B", BUILD, "-G", "Ninja" if shutil.which("ninja") else "Unix Makefiles",
                     "-DBUILD_TESTING=ON", "-DARB_EVENT=OFF", "-DCMAKE_BUILD_TYPE=Mutants",
                     f"-DCMAKE_C_FLAGS=-O1 -w -include {HERE}/switch.h",
                     "-DCMAKE_EXE_LINKER_FLAGS=-Wl,--wrap=" + ",--wrap=".join(WRAPPED)]
        if shutil.which("ccache"):
            configure.append("-DCMAKE_C_COMPILER_LAUNCHER=ccache")
        subprocess.run(configure, check=True, stdout=subprocess.DEVNULL)
        say(f"building {len(mutants)} mutants")
        done = subprocess.run(["cmake", "--build", BUILD, "--parallel", str(jobs),
                               "--target", *targets(), "--", "-k", "0"],
                              capture_output=True, text=True)
        if done.returncode == 0:
            kept.write_text("\n".join(sorted(forbidden)))
            return mutants
        refused = {(os.path.relpath(file, TREE) if os.path.isabs(file) else file, int(line))
                   for file, line in ERROR.findall(done.stdout)}
        bad = {m.key for m in mutants for file, line in refused
               if file.endswith(m.path) and m.line <= line <= m.last_line}
        exact = {m.key for m in mutants for file, line in refused
                 if file.endswith(m.path) and m.line == line}
        if not bad:
            sys.exit(done.stdout[-4000:] + "\nmutator.py: the broken tree cannot be built")
        forbidden |= exact or bad


# ---- Tests -----------------------------------------------------------------------------------

class Test:
    """Some scenario files, or a program.  A child may take `seconds`; a mutant gets `tries` children,
    as scenarios of one file are much alike and the time of a mutant is better spent on many."""

    def __init__(self, name, command, seconds, tries=NO_LIMIT):
        self.name, self.command, self.seconds, self.tries = name, command, seconds, tries


def scenario_tests(mutants, seed):
    """Those of rules and of mods by room, and those of cards, which are drawn."""
    games = {m.path.split("/")[1] for m in mutants}

    def fits(path):
        return "kernel" in games or ("evolve" if "evolve" in path.parts else "riftbound") in games

    def specs(folder):
        return sorted((TREE / folder).rglob("*_spec.lua"))

    rules = [*filter(fits, specs("tests/scenarios")), *specs("docs/mods")]
    cards = [*filter(fits, specs("cards"))]
    random.Random(seed).shuffle(cards)
    rooms = collections.defaultdict(list)
    for path in rules:
        rooms[path.parent].append(path)
    cards = [cards[at:at + TOGETHER] for at in range(0, len(cards), TOGETHER)]
    program = [BUILD / "lunarbiter", "test", "--threads", "1", "--brief", "--data", TREE]

    def test(group):
        return Test(" ".join(str(p.relative_to(TREE)) for p in group), [*program, *group], SECONDS, TRIES)

    return [test(group) for group in rooms.values()], [test(group) for group in cards]


# The numbers of rules in a comment, as docs/rules/GAME.tsv writes them.
RULE = re.compile(r"(?<![\w.])(?:\d{3}(?:\.\d+|\.[a-z](?![a-z]))*|\d{1,2}(?:\.\d+)+)")


SECTION = re.compile(r"/\* ---- .*\(")


def function_text(lines, mutant):
    """The heading of its section, the comment above the mutant's function, and the function."""
    start = mutant.line - 1
    while start > 0 and not re.match(r"[A-Za-z_].*\b" + re.escape(mutant.function) + r"\b", lines[start]):
        start -= 1
    end = lines.index("}", start) if "}" in lines[start:] else len(lines)
    while start > 0 and re.match(r"(/\*|\*\*)", lines[start - 1]):
        start -= 1
    headings = [line for line in lines[:start] if SECTION.match(line)]
    return "\n".join([*headings[-1:], *lines[start:end]])


def spec_files(game):
    """rule -> the scenario files that cite it."""
    table = ROOT / "docs" / "rules" / f"{game}.tsv"
    rows = [line.split("\t") for line in table.read_text().splitlines()[1:]] if table.exists() else []
    return {row[0]: files for row in rows if (files := [f for f in row[3].split() if f.endswith(".lua")])}


def named_tests(mutants):
    """A test for each rule that functions of mutants name: (test, keys of those mutants)."""
    sources, wanted = {}, collections.defaultdict(set)
    for m in mutants:
        lines = sources.setdefault(m.path, (ROOT / m.path).read_text().splitlines())
        for rule in set(RULE.findall(function_text(lines, m))):
            wanted[m.path.split("/")[1], rule].add(m.key)
    files = {game: spec_files(game) for game, _ in wanted}
    program = [BUILD / "lunarbiter", "test", "--threads", "1", "--brief", "--data", TREE]
    return [(Test(f"--rule {rule}", [*program, "--rule", rule, *(TREE / f for f in files[game][rule])],
                  SECONDS, NAMED_TRIES), keys)
            for (game, rule), keys in sorted(wanted.items()) if rule in files[game]]


def unit_tests():
    """The quick ones first; how long each takes is kept from run to run."""
    kept = WORK / "seconds.json"
    times = json.loads(kept.read_text()) if kept.exists() else {}
    failing = set()
    programs = [BUILD / "tests" / name for name in targets()[1:]]
    for path in programs:
        if path.name not in times:
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            status = run([path], 3600, most=2 * SLOW)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            times[path.name] = round(after.ru_utime - before.ru_utime, 2) if status == 0 else -1
            if status != 0:
                say(f"left out, as it fails unbroken, or takes too long: {path.name}")
            if status not in (0, -signal.SIGXCPU, -signal.SIGKILL):
                failing.add(path.name)  # it may be mended, so the next run tries it again
            kept.write_text(json.dumps({k: t for k, t in times.items() if k not in failing}, indent=1))
    programs = [p for p in sorted(programs, key=lambda p: times[p.name]) if 0 <= times[p.name] < SLOW]

    def tests(fits, tries):
        return [Test(p.name, [p], SECONDS if p.name in WHOLE else int(SECONDS + 2 * times[p.name]), tries)
                for p in programs if fits(p.name)]

    return tests(lambda name: name in WHOLE, GAME_TRIES), \
        tests(lambda name: name not in (*WHOLE, *LAST, *ONLY), 2 * TRIES), \
        tests(lambda name: name in ONLY, 2 * TRIES), tests(lambda name: name in LAST, 2 * TRIES)


def limits(most):
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    if most:
        resource.setrlimit(resource.RLIMIT_CPU, (most, most))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    group = pathlib.Path("/proc/self/autogroup")  # a session of its own, with the priority of this one
    nice = group.read_text().split()[-1] if group.exists() else None
    os.setsid()
    try:
        group.write_text(nice or "0")
    except OSError:
        pass  # there are no such groups, or they may not be changed


def run(command, seconds, most=None, **environment):
    """The exit code, or None when it took too long; `most` seconds of processor time end it, too."""
    process = subprocess.Popen(command, cwd=TREE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                               env={**os.environ, "GLIBC_TUNABLES": HUGE, **environment}, preexec_fn=lambda: limits(most))
    try:
        return process.wait(timeout=seconds)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        return None


class State:
    """The file that the processes of all tests share (State of switch.c)."""

    WANTED, NOTICED, LATER = 1, 2, 3

    def __init__(self, count, wanted):
        self.count, self.path = count, WORK / "state"
        self.numbers = 3 * count + (-3 * count) % 4
        self.path.write_bytes(bytes(self.numbers + 12 * count))
        with self.path.open("r+b") as file:
            self.map = mmap.mmap(file.fileno(), 0)
        for number in wanted:
            self.map[number] = State.WANTED

    def number(self, row, mutant):
        return struct.unpack_from("i", self.map, self.numbers + 4 * (row * self.count + mutant))[0]

    def offer(self, number, wanted):
        if self.map[number] != State.NOTICED:
            self.map[number] = State.WANTED if wanted else State.LATER

    def notice(self, number, test):
        self.map[number] = State.NOTICED
        struct.pack_into("i", self.map, self.numbers + 4 * number, test)

    def is_open(self, number, most):
        return self.map[number] == State.WANTED and self.number(2, number) < most[0] and \
            self.number(1, number) < most[1]

    def is_cut(self, number):
        """Whether a place where it was reached was left out."""
        return self.map[number] != State.NOTICED and self.map[2 * self.count + number] != 0

    def uncut(self, number):
        self.map[2 * self.count + number] = 0

    def outcome(self, number, tests):
        """(outcome, what noticed it or how many tries did not)."""
        if self.map[number] == State.NOTICED:
            return "noticed", tests[self.number(0, number)].name
        if self.is_cut(number):
            return "undecided", f"{self.number(1, number)} tries"
        if not self.map[self.count + number]:
            return "not reached", ""
        return "survived", f"{self.number(1, number)} tries"


def judge_all(state, tests, part, mutants, most, jobs):
    """Runs each test once.  Where it reaches a mutant it makes a child that goes on with it, up to so
    many milliseconds and children in all."""
    def one(number):
        if not any(state.is_open(m.number, most) for m in mutants):
            return None
        return run(tests[number].command, 7200, ARB_STATE=str(state.path), ARB_TEST=str(number),
                   ARB_SECONDS=str(tests[number].seconds), ARB_MILLIS=str(most[0]), ARB_MOST=str(most[1]),
                   ARB_TRIES=str(tests[number].tries))

    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for number, status in zip(part, pool.map(one, part)):
            if status not in (0, None):
                say(f"fails, though nothing was broken: {tests[number].name}")
                judge_alone(state, number, tests[number], mutants)


def judge_alone(state, number, test, mutants):
    """Children got in the way of a test: what it noticed is looked at again, each by itself."""
    for m in mutants:
        if state.map[m.number] == State.NOTICED and state.number(0, m.number) == number and \
                run(test.command, 60 + test.seconds, ARB_MUTANT=str(m.number)) == 0:
            state.map[m.number] = State.WANTED


# ---- The report ------------------------------------------------------------------------------

LIVING = ("survived", "undecided", "not reached")


def equal_ones():
    """key -> reason, of equal.tsv."""
    lines = (HERE / "equal.tsv").read_text().splitlines()
    rows = [line.split("\t") for line in lines if line and not line.startswith("#")]
    return {row[0]: row[-1] for row in rows}


def report(results, equal, sampled, as_json):
    files = collections.defaultdict(collections.Counter)
    alive = []
    for mutant, outcome in results:
        if mutant.key in equal and outcome != "noticed":
            outcome = "equal"
        files[mutant.path][outcome] += 1
        if outcome in LIVING:
            alive.append((mutant, outcome))
    total = sum(files.values(), collections.Counter())

    def share(counts):
        all_of_them = sum(counts.values()) - counts["equal"]
        return counts["noticed"] / all_of_them if all_of_them else 1.0

    bad = [total] if sampled else list(files.values())
    failed = sum(share(counts) < GOAL for counts in bad)
    if as_json:
        print(json.dumps({
            "files": {path: {**counts, "share": round(share(counts), 4)} for path, counts in sorted(files.items())},
            "share": round(share(total), 4),
            "alive": [{**vars(m), "outcome": outcome} for m, outcome in alive]}, indent=1))
        return failed
    for mutant, outcome in sorted(alive, key=lambda one: (one[0].path, one[0].line)):
        print(f"{mutant.path}:{mutant.line}: {outcome} {mutant.key} ({mutant.number}) in {mutant.function}: "
              f"{mutant.old[:100]}  ->  {mutant.new[:100]}")
    print(f"\n{'file':38} {'noticed':>8} {'survived':>9} {'undecided':>10} {'not reached':>12} {'equal':>6} {'share':>7}")
    for path, counts in sorted(files.items()):
        print(f"{path:38} {counts['noticed']:8} {counts['survived']:9} {counts['undecided']:10} {counts['not reached']:12} "
              f"{counts['equal']:6} {share(counts):7.1%}")
    print(f"{'all':38} {total['noticed']:8} {total['survived']:9} {total['undecided']:10} {total['not reached']:12} "
          f"{total['equal']:6} {share(total):7.1%}")
    print(f"{len(bad) - failed} passed, {failed} failed")
    return failed


def write_table(name, head, rows, paths, is_there):
    """Rows of these sources take the place of those that were there; other rows stay if what they
    name is there."""
    table = HERE / name
    old = table.read_text().splitlines() if table.exists() else []
    rows = [line for line in old if not line.startswith("#") and line.split("\t")[0] not in paths and
            is_there(line.split("\t"))] + \
        ["\t".join(str(value) for value in row) for row in rows]
    table.write_text("\n".join([*head, *sorted(rows)]) + "\n")


def rows_before(name):
    """The rows of a table as it was."""
    table = HERE / name
    lines = table.read_text().splitlines() if table.exists() else []
    return [line.split("\t") for line in lines if not line.startswith("#")]


def write_tables(mutants, known, equal, mine, more):
    """All that is known of these sources, whichever run found it out.  With `more` it is what the
    tables say, and the outcomes of `mine` in place of what they said of those, or beside it."""
    sites = collections.Counter(m.path for m in mutants)
    by_key = {m.key: m for m in mutants}
    paths = {m.path for m in mine}
    counts = collections.defaultdict(collections.Counter)
    outcomes = {m.key: known[m.key][0] for m in mine if m.key in known}
    if more:
        listed = rows_before("survivors.tsv")
        paths |= {row[0] for row in listed if row[0] in sites and (row[1] not in by_key or row[1] in equal)}
        for row in rows_before("scores.tsv"):
            if row[0] in paths:
                counts[row[0]]["noticed"] = int(row[3])
        for path, key, _, outcome, *_ in listed:
            if path in paths and key in by_key:
                outcomes.setdefault(key, outcome)
        outcomes |= {key: "equal" for key in equal if key in by_key}
    else:
        outcomes = {key: outcome for key, (outcome, *_) in known.items() if key in by_key}
    alive = []
    for key, outcome in outcomes.items():
        m = by_key[key]
        if m.path not in paths:
            continue
        outcome = "equal" if key in equal and (more or outcome != "noticed") else outcome
        counts[m.path][outcome] += 1
        if outcome in LIVING:
            alive.append((m.path, m.key, m.function, outcome, m.old, m.new))
    rows = [(path, sites[path], sum(of.values()), of["noticed"], of["survived"], of["undecided"],
             of["not reached"], of["equal"],
             f"{100 * of['noticed'] / max(1, sum(of.values()) - of['equal']):.1f}")
            for path, of in counts.items()]
    by = "# Written by ./test --mutator --write (tests/mutator/mutator.py)."
    write_table("scores.tsv", [by, "# file\tmutants\ttried\tnoticed\tsurvived\tundecided\tnot reached\tequal\tpercent noticed"],
                rows, paths, lambda row: row[0] in sites)
    write_table("survivors.tsv", [by, "# file\tkey\tfunction\toutcome\told\tnew"], alive, paths,
                lambda row: row[1] in by_key and row[1] not in equal)


def chosen(mutants, options):
    wanted = [os.path.relpath(pathlib.Path(f).resolve(), ROOT) for f in options.files]
    for f, name in zip(options.files, wanted):
        if not any(m.path == name or m.path.startswith(name + "/") for m in mutants):
            sys.exit(f"mutator.py: {f}: no source of core, or nothing in it can be broken")
    mine = [m for m in mutants if not wanted or
            any(m.path == name or m.path.startswith(name + "/") for name in wanted)]
    if options.again:
        listed = {line.split("\t")[1] for line in (HERE / "survivors.tsv").read_text().splitlines()
                  if not line.startswith("#")}
        mine = [m for m in mine if m.key in listed]
    if options.each:
        by_path = collections.defaultdict(list)
        for m in mine:
            by_path[m.path].append(m)
        mine = [m for path, all_of_it in by_path.items() for m in
                random.Random(f"{options.seed} {path}").sample(all_of_it, min(options.each, len(all_of_it)))]
    if options.sample and options.sample < len(mine):
        mine = random.Random(options.seed).sample(mine, options.sample)
    return mine


def known_results(table):
    """key -> [outcome, by whom], of all runs before."""
    if not table.exists():
        return {}
    return {row[0]: row[1:3] for row in (line.split("\t") for line in table.read_text().splitlines())}


def judged(mutants, waiting, options, keep):
    """Games for all, then rules, cards and programs for those that are left; `keep` gets what is known
    after each of them."""
    if not waiting:
        return
    say(f"judging {len(waiting)} mutants")
    (rules, cards), (games, programs, apart, last) = scenario_tests(waiting, options.seed), unit_tests()
    state = State(len(mutants), [m.number for m in waiting])
    named = named_tests(waiting)
    whole = [Test(t.name, t.command, t.seconds) for t in rules + cards + games + programs + last]
    tests, millis, most = games + [t for t, _ in named] + rules + cards + programs + apart + whole, 0, 0

    def outcome_of(m):
        """Who lives and was not tried in all parts is undecided."""
        outcome, by = state.outcome(m.number, tests)
        partial = not set(PARTS) <= set(options.parts.split(","))
        return ("undecided" if partial and outcome != "noticed" else outcome), by

    def part(which, name, these, *narrowed, tries=MOST_TRIES, budget=options.budget):
        """Plays tests with what is left of all mutants, then each narrowed one with its own."""
        nonlocal millis, most
        if which not in options.parts.split(","):
            return
        millis, most = millis + 1000 * budget, most + tries
        for group, fits in [(these, lambda m: True), *(([test], fits) for test, fits in narrowed)]:
            for m in waiting:
                state.offer(m.number, fits(m))
            judge_all(state, tests, [tests.index(test) for test in group], waiting, (millis, most), options.jobs)
        noticed = sum(state.map[m.number] == State.NOTICED for m in waiting)
        say(f"{noticed} of {len(waiting)} noticed by {name} and what came before")
        keep([(m, outcome_of(m)) for m in waiting])

    part("games", "whole games", games)
    fresh = [m for m in waiting if not state.is_cut(m.number)]
    part("named", "scenarios of its rules", [],
         *((test, lambda m, keys=keys: m.key in keys) for test, keys in named), tries=MOST_NAMED_TRIES)
    if "rules" in options.parts:
        for m in fresh:
            state.uncut(m.number)  # what was left out comes with the scenarios of all rules
    part("rules", "scenarios of rules", rules)
    part("cards", "scenarios of cards", cards)
    part("programs", "programs", programs,
         *((test, lambda m, of=ONLY[test.name]: of.search(m.path)) for test in apart))
    left = {m.key for m in waiting if state.is_cut(m.number)}
    if options.whole and left:
        options.parts += ",whole"
        for m in waiting:
            state.uncut(m.number)
        part("whole", "all places that reach them", [],
             *((test, lambda m: m.key in left) for test in whole), tries=NO_LIMIT, budget=options.whole)
    spent = collections.Counter()
    for m in waiting:
        spent[state.map[m.number] == State.NOTICED] += state.number(2, m.number) / 1000
    say(f"processor time: {spent[True]:.0f} s for those noticed, {spent[False]:.0f} s for the others")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter,
                                     usage="mutator.py [OPTION...] [FILE...]")
    parser.add_argument("files", nargs="*", help=argparse.SUPPRESS)
    for name, default in (("sample", 0), ("each", 0), ("seed", 1), ("budget", 3), ("jobs", os.cpu_count() or 1),
                          ("whole", 0)):
        parser.add_argument(f"--{name}", type=int, default=default, help=argparse.SUPPRESS)
    parser.add_argument("--again", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--parts", default=",".join(PARTS), help=argparse.SUPPRESS)
    parser.add_argument("--keep", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--write", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--more", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--json", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    for name in options.parts.split(","):
        if name not in PARTS:
            parser.error(f"--parts: {name}: there are {', '.join(PARTS)}")
    own_python()
    sys.dont_write_bytecode = True
    sys.path.insert(0, str(HERE))
    WORK.mkdir(parents=True, exist_ok=True)
    table = WORK / "results.tsv"
    mutants = build(options.jobs)
    known = known_results(table)
    mine = chosen(mutants, options)
    waiting = [m for m in mine if not (options.keep and known.get(m.key, [""])[0] == "noticed")]
    for m in waiting:
        known.pop(m.key, None)
    start = time.monotonic()

    def keep(outcomes):
        for m, (outcome, by) in outcomes:
            known[m.key] = [outcome, by]
        with table.open("w") as out:
            for m in (m for m in mutants if m.key in known):
                print(m.key, *known[m.key], f"{m.path}:{m.line}", m.function, m.old, m.new, sep="\t", file=out)

    judged(mutants, waiting, options, keep)
    say(f"{len(waiting)} mutants in {(time.monotonic() - start) / 60:.1f} minutes")
    results = [(m, known[m.key][0]) for m in mine]
    equal = equal_ones()
    stale = set(equal) - {m.key for m in mutants}
    for key in sorted(stale):
        say(f"equal.tsv: {key}: there is no such mutant")
    if options.write:
        write_tables(mutants, known, equal, mine, options.again or options.more)
    failed = report(results, equal, bool(options.sample), options.json)
    sys.exit(1 if failed or stale else 0)


if __name__ == "__main__":
    main()
