#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""mutator.py [OPTION...] [FILE...]: breaks core/ in one place after the other and sees whether a
test notices.

All mutants are compiled into one build (sites.py, switch.h).  First every scenario file and every
unit test program runs once and tells which places it reaches.  Then each mutant is switched on, and
the tests that reach it run, those that reach least first, until one fails.

FILE...           sources to break: core/riftbound/play/cost.c, or core/evolve/ (all of core)
--sample N        N mutants of these, drawn at random (all)
--seed S          which ones are drawn (1)
--budget SECONDS  processor time of tests for one mutant (20); who lives longer has survived
--jobs N          how many run at once (one a processor)
--keep            goes on with the build and the results that are there
--json            the report as JSON

A mutant that cannot be told from the original is named in equal.tsv with the reason.  The results
lie in build/mutator/results.tsv, a line each.  The report lists the survivors and the share of
mutants that were noticed, file by file; the last line is "N passed, N failed".  The exit code is 1
when a file has less than 90 % (or, with --sample, the sample as a whole)."""

import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import random
import re
import resource
import shutil
import signal
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

# Programs of the unit tests that say nothing of core, or take too long for what they add.
UNFIT = re.compile(r"^(cli_|bindings_test_(show|mods|files|sandbox|reference|annotations)|engine_test_fuzz_)")


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
        if not is_broken(name) and not (there.exists() and there.read_bytes() == here.read_bytes()):
            shutil.copy2(here, there)


def is_broken(name):
    """Whether write_sources writes it."""
    return pathlib.PurePath(name).match("core/*/*.c")


def write_sources(forbidden):
    """Switches all mutants into the copy; a file that stays as it was keeps its time."""
    import sites
    mutants = []
    for path in sorted((ROOT / "core").glob("*/*.c")):
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


# Where the compiler refuses something, in a source or in a macro of switch.h that it uses.
ERROR = re.compile(r"^([^\s:]+\.c):(\d+):\d+: (?:(?:fatal )?error:|note: in expansion of macro .ARB_)",
                   re.MULTILINE)


def build():
    """Builds, and leaves out what a compiler refuses, until all of the rest compiles."""
    forbidden = set()
    copy_tree()
    while True:
        mutants = write_sources(forbidden)
        configure = ["cmake", "-S", TREE, "-B", BUILD, "-G", "Ninja" if shutil.which("ninja") else "Unix Makefiles",
                     "-DBUILD_TESTING=ON", "-DCMAKE_BUILD_TYPE=Mutants",
                     f"-DCMAKE_C_FLAGS=-O1 -w -include {HERE}/switch.h"]
        if shutil.which("ccache"):
            configure.append("-DCMAKE_C_COMPILER_LAUNCHER=ccache")
        subprocess.run(configure, check=True, stdout=subprocess.DEVNULL)
        say(f"building {len(mutants)} mutants")
        done = subprocess.run(["cmake", "--build", BUILD, "--parallel", "--", "-k", "0"],
                              capture_output=True, text=True)
        if done.returncode == 0:
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
    """A scenario file or a program; `reached` has a byte a mutant, 1 where it runs that place."""

    def __init__(self, name, command, spec):
        self.name, self.command, self.spec = name, command, spec
        self.seconds, self.reached, self.width = 0.0, b"", 0


def all_tests():
    program = BUILD / "lunarbiter"
    tests = [Test(str(p.relative_to(TREE)), [program, "test", "--data", TREE, p], True)
             for folder in ("cards", "tests/scenarios") for p in sorted((TREE / folder).rglob("*_spec.lua"))]
    tests += [Test(p.name, [p], False) for p in sorted((BUILD / "tests").glob("*_test_*"))
              if p.is_file() and os.access(p, os.X_OK) and not UNFIT.match(p.name)]
    return tests


def limits():
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.setsid()


def run(command, seconds, **environment):
    """The exit code, or None when it took too long."""
    process = subprocess.Popen(command, cwd=TREE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                               env={**os.environ, **environment}, preexec_fn=limits)
    try:
        return process.wait(timeout=seconds)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        return None


def built():
    """When the programs, and the cards and words that scenarios use, last changed."""
    programs = [p for p in (BUILD / "tests").glob("*_test_*") if p.is_file()]
    lua = [p for folder in ("cards", "scripts", "tests") for p in (TREE / folder).rglob("*.lua")
           if not p.name.endswith("_spec.lua")]
    return max(p.stat().st_mtime_ns for p in [BUILD / "lunarbiter", *programs, *lua])


def look(test, since):
    """Runs it unbroken: how long it takes, and what it reaches.  What was found out after `since`,
    and after the test was edited, still holds: its file ends with a line that tells the seconds."""
    place = WORK / "reached" / f"{test.name.replace('/', '+')}"
    running = place.with_name(place.name + ".part")
    edited = max(since, pathlib.Path(test.command[-1]).stat().st_mtime_ns)
    if place.exists() and place.stat().st_mtime_ns > edited:
        test.reached, _, seconds = place.read_bytes().rpartition(b"\n")
        test.seconds = float(seconds)
    else:
        place.unlink(missing_ok=True)
        running.unlink(missing_ok=True)
        start = time.monotonic()
        status = run(test.command, 600, ARB_REACHED=str(running))
        test.seconds = time.monotonic() - start
        test.reached = running.read_bytes() if running.exists() else b""
        running.unlink(missing_ok=True)
        if status != 0:
            say(f"left out, as it fails unbroken: {test.name}")
            return None
        place.write_bytes(test.reached + f"\n{test.seconds:.3f}".encode())
    test.width = test.reached.count(1)
    return test


def rounds(tests):
    """The tests of one mutant as commands with their seconds: the most particular first, scenario
    files in groups that grow, as starting the program takes longer than most of them."""
    specs = sorted((t for t in tests if t.spec), key=lambda t: t.width)
    programs = sorted((t for t in tests if not t.spec), key=lambda t: t.seconds)
    groups, size, at = [], 4, 0
    while at < len(specs):
        group = specs[at:at + size]
        command = group[0].command[:-1] + [t.command[-1] for t in group]
        groups.append((command, sum(t.seconds for t in group), f"{len(group)} scenario files"))
        at, size = at + size, size * 4
    others = [(t.command, t.seconds, t.name) for t in programs]
    # A few scenarios, then programs that are quicker than the next group.
    return sorted(groups + others, key=lambda one: one[1])


def judge(mutant, tests, budget):
    """'noticed' and by what, or 'survived', or 'not reached'."""
    mine = [t for t in tests if t.width and t.reached[mutant.number]]
    if not mine:
        return "not reached", ""
    start = time.monotonic()
    for command, seconds, name in rounds(mine):
        status = run(command, 10 + 5 * seconds, ARB_MUTANT=str(mutant.number))
        if status != 0:
            return "noticed", f"{name}{' (no end)' if status is None else ''}"
        if time.monotonic() - start > budget:
            return "survived", f"after {budget} s"
    return "survived", ""


# ---- The report ------------------------------------------------------------------------------

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
        if outcome in ("survived", "not reached"):
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
        print(f"{mutant.path}:{mutant.line}: {outcome} {mutant.key} in {mutant.function}: "
              f"{mutant.old[:100]}  ->  {mutant.new[:100]}")
    print(f"\n{'file':38} {'noticed':>8} {'survived':>9} {'not reached':>12} {'equal':>6} {'share':>7}")
    for path, counts in sorted(files.items()):
        print(f"{path:38} {counts['noticed']:8} {counts['survived']:9} {counts['not reached']:12} "
              f"{counts['equal']:6} {share(counts):7.1%}")
    print(f"{'all':38} {total['noticed']:8} {total['survived']:9} {total['not reached']:12} "
          f"{total['equal']:6} {share(total):7.1%}")
    print(f"{len(bad) - failed} passed, {failed} failed")
    return failed


def chosen(mutants, options):
    wanted = [os.path.relpath(pathlib.Path(f).resolve(), ROOT) for f in options.files]
    for f, name in zip(options.files, wanted):
        if not any(m.path == name or m.path.startswith(name + "/") for m in mutants):
            sys.exit(f"mutator.py: {f}: no source of core, or nothing in it can be broken")
    mine = [m for m in mutants if not wanted or
            any(m.path == name or m.path.startswith(name + "/") for name in wanted)]
    if options.sample and options.sample < len(mine):
        mine = random.Random(options.seed).sample(mine, options.sample)
    return mine


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter,
                                     usage="mutator.py [OPTION...] [FILE...]")
    parser.add_argument("files", nargs="*", help=argparse.SUPPRESS)
    for name, default in (("sample", 0), ("seed", 1), ("budget", 20), ("jobs", os.cpu_count() or 1)):
        parser.add_argument(f"--{name}", type=int, default=default, help=argparse.SUPPRESS)
    parser.add_argument("--keep", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--json", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    own_python()
    sys.path.insert(0, str(HERE))
    WORK.mkdir(parents=True, exist_ok=True)
    (WORK / "reached").mkdir(exist_ok=True)
    table = WORK / "results.tsv"
    if not options.keep:
        table.unlink(missing_ok=True)
    mutants = build()
    mine = chosen(mutants, options)
    known = {}
    if table.exists():
        known = {row[0]: row[1] for row in (line.split("\t") for line in table.read_text().splitlines())}
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        tests = all_tests()
        say(f"running {len(tests)} tests unbroken")
        since = built()
        tests = [t for t in pool.map(lambda test: look(test, since), tests) if t]
        say(f"judging {len(mine)} mutants")
        results = [(m, known[m.key]) for m in mine if m.key in known]
        waiting = {pool.submit(judge, m, tests, options.budget): m for m in mine if m.key not in known}
        with table.open("a") as out:
            for n, done in enumerate(concurrent.futures.as_completed(waiting), 1):
                mutant, (outcome, by) = waiting[done], done.result()
                results.append((mutant, outcome))
                print(mutant.key, outcome, by, f"{mutant.path}:{mutant.line}", mutant.function,
                      mutant.old, mutant.new, sep="\t", file=out, flush=True)
                if n % 100 == 0:
                    say(f"{n} of {len(waiting)}")
    equal = equal_ones()
    stale = set(equal) - {m.key for m in mutants}
    for key in sorted(stale):
        say(f"equal.tsv: {key}: there is no such mutant")
    failed = report(results, equal, bool(options.sample), options.json)
    sys.exit(1 if failed or stale else 0)


if __name__ == "__main__":
    main()
