# SPDX-License-Identifier: MIT
"""kills.py PROGRAM [KILLS] [SEED] -- kill -9 at random moments loses nothing that was reported.

Starts one command after the other on one event file and kills each after a random time.  What a
command has printed before it died must be in the file; of a command that printed nothing the fact
is there or it is not.  Afterwards the facts are numbered without a gap, the event can be read, and
it is the same after an export and an import.  Files that come into being (`new`, `backup`) are whole
or not there.  Prints how many commands died before, and how many after, they had told their fact.
"""
import json
import os
import random
import subprocess
import sys
import tempfile
import time

program = sys.argv[1]
kills = int(sys.argv[2]) if len(sys.argv) > 2 else 200
chance = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 18)
folder = tempfile.mkdtemp()
file = os.path.join(folder, "killed.event")


def run(*arguments):
    done = subprocess.run([program, "event", *arguments], capture_output=True, text=True)
    assert done.returncode == 0, (arguments, done.stderr)
    return done.stdout


def facts():
    return [json.loads(line) for line in run("log", file, "--json").splitlines()]


def whole_seconds(*arguments):
    begin = time.monotonic()
    run(*arguments)
    return time.monotonic() - begin


def killed(longest, *arguments):
    """The command's output; it was killed at a random moment of the time that it takes."""
    with open(os.path.join(folder, "told"), "w+") as out:
        child = subprocess.Popen([program, "event", *arguments], stdout=out,
                                 stderr=subprocess.DEVNULL)
        time.sleep(chance.random() * longest)
        child.kill()
        ended = child.wait() >= 0
        out.seek(0)
        return out.read(), ended


told, silent, whole = 0, 0, 0


def try_fact(longest, *arguments):
    global told, silent, whole
    before = facts()
    text, ended = killed(longest, *arguments)
    after = facts()
    assert after[:len(before)] == before, "what was there before has changed"
    assert len(after) <= len(before) + 1, "more than one fact"
    line = text.split("\n")[0]
    if "\n" in text:
        assert after[-1] == json.loads(line), ("a fact that was told is lost", line)
        told += 1
    else:
        silent += 1
    whole += ended


run("new", file, "Killed", "--seed", "3", "--cards", "all")
longest = 1.5 * max(whole_seconds("register", file, name) for name in ("Ann", "Bo", "Cy", "Di"))
for i in range(kills // 2):
    try_fact(longest, "register", file, f"Player {i}", "--json")
run("start", file)
run("pair", file)
run("report", file, "1", "2-0")
while told + silent < kills:
    result = chance.choice(["2-0", "2-1", "0-2", "1-2"])
    try_fact(longest, "report", file, "1", result, "--correct", "--json")
assert [fact["fact"] for fact in facts()] == list(range(1, len(facts()) + 1))
run("standings", file)
exported = os.path.join(folder, "exported.json")
with open(exported, "w") as out:
    out.write(run("export", file))
run("import", os.path.join(folder, "again.event"), exported)
assert run("export", os.path.join(folder, "again.event")) == open(exported).read()

made = 0
for i in range(kills // 4):
    path = os.path.join(folder, f"new{i}.event")
    killed(longest, *(["new", path, "New", "--cards", "all"] if i % 2 else ["backup", file, path]))
    if os.path.exists(path):
        made += 1
        run("log", path)
print(f"{told + silent} commands were killed: {told} had told their fact, {silent} had not, "
      f"{whole} were over; of {kills // 4} new files {made} are whole, the others are not there")
