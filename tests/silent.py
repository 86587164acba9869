#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Plays every scenario of two players with others at the table who only pass.

silent.py PROGRAM [PATH...]: a third player, or a team mate of each, who has nothing but decks and does
nothing, must change nothing that a scenario of a duel says.  silent.tsv lists the scenarios in
which the rules let it matter, with the reason:

    opponent<TAB>name of the scenario<TAB>why, with the rule

Prints a line for each scenario that differs without being listed, and for each that is listed and
does not differ.  With paths only the scenarios there are played.  The last line is "N passed, N failed".
"""

import json
import subprocess
import sys
from pathlib import Path

TREE = Path(__file__).resolve().parent.parent
LISTED = TREE / "tests" / "silent.tsv"
PATHS = ["tests/scenarios", "cards"]


def listed():
    """(who, name) -> why"""
    exceptions = {}
    for line in LISTED.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            who, name, why = line.split("\t")
            exceptions[who, name] = why
    return exceptions


def play(program, who, paths):
    """The names of the scenarios that were played, and of those that differ."""
    command = [program, "test", "--silent", who, "--json", *paths]
    run = subprocess.run(command, cwd=TREE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
    played, differs = [], {}
    for entry in json.loads(run.stdout)["scenarios"]:
        played.append(entry["name"])
        if entry["status"] != "passed":
            differs[entry["name"]] = f'{entry["file"]}: "{entry["name"]}": {entry["message"]}'
    return played, differs


def main():
    program = str(Path(sys.argv[1]).resolve())
    paths, exceptions = sys.argv[2:] or PATHS, listed()
    passed = failed = 0
    for who in ("opponent", "mates"):
        played, differs = play(program, who, paths)
        if not played:
            print(f"no scenario is played with silent {who}")
            failed += 1
        for name in differs:
            if (who, name) not in exceptions:
                print(f"with silent {who}: {differs[name]}")
                failed += 1
        for other, name in exceptions:
            if other == who and name not in differs and (name in played or paths == PATHS):
                print(f'tests/silent.tsv: "{name}" says the same with silent {who}, or is not there')
                failed += 1
        passed += sum(name not in differs for name in played)
    print(f"{passed} passed, {failed} failed")
    return failed > 0


sys.exit(main())
