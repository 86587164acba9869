#!/bin/sh
# SPDX-License-Identifier: MIT
#
# event_pages.sh PROGRAM: prints each page of two events with Chromium and reads the sheets again
# (pdftotext, of poppler-utils).  No name is missing, nothing reaches beyond a margin, no slip and
# no list is cut between two sheets, and sheets are numbered.  Without Chromium it fails.

program=$(cd "$(dirname "${1:?usage: event_pages.sh PROGRAM}")" && pwd)/$(basename "$1")
for tool in chromium pdfinfo pdftotext python3; do
  command -v $tool >/dev/null || { echo "$tool is not installed: apt-get install chromium poppler-utils python3" >&2; exit 1; }
done
room=$(mktemp -d) || exit 2
trap 'rm -rf "$room"' EXIT
cd "$room" || exit 2

passed=0 failed=0
good() { passed=$((passed + 1)); }
bad() { failed=$((failed + 1)); echo "FAILED: $*"; }
browse() { # OPTION...: Chromium with a profile of its own
  rm -rf profile
  timeout 120 chromium --headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking \
    --disable-component-update --disable-sync --user-data-dir="$room/profile" "$@" 2>browser.log
}
event() { "$program" event "$@" >/dev/null || bad "event $*"; }

seq -f "Guest %g" 1 32 >names.txt
cat >>names.txt <<'NAMES'
Ann Lee
Jürgen Müller
Seán O'Brien
Maximiliane von und zu Hohenzollern-Sigmaringen-Württemberg-Teck
Fish & <Chips> "Zed"
NAMES
event new day.event 'Saturday & <Sunday> at the "Corner"' --cut 8 --seed 99 --minutes 50 --cards all
event register day.event --from names.txt
for player in 1 2 3 33 36; do event deck day.event $player jinx-origins; done
event seat day.event
event start day.event
event pair day.event
event penalty day.event 33 decklist-error
event extend day.event 3 5
event new teams.event Teams --team 2 --best-of 1 --cards all
event play teams.event --players 20 --calm --seed 3

# The checks of one printed page: WHAT of the text of its sheets.
cat >sheets.py <<'PYTHON'
import html, re, subprocess, sys
page, pdf, sheets_max, names_file = sys.argv[1:]
info = subprocess.run(["pdfinfo", pdf], capture_output=True, text=True, check=True).stdout
count = int(re.search(r"Pages:\s+(\d+)", info).group(1))
width, height = map(float, re.search(r"Page size:\s+([\d.]+) x ([\d.]+)", info).groups())
boxes = subprocess.run(["pdftotext", "-bbox", pdf, "-"], capture_output=True, text=True, check=True).stdout
sheets = []
for line in boxes.splitlines():
    if "<page " in line:
        sheets.append([])
    word = re.search(r'<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*)</word>', line)
    if word:
        sheets[-1].append((*map(float, word.groups()[:4]), html.unescape(word.group(5))))
assert len(sheets) == count <= int(sheets_max), f"{count} sheets"
margin = 12 / 25.4 * 72
for number, words in enumerate(sheets, 1):
    assert words, f"sheet {number} is empty"
    for left, top, right, bottom, text in words:
        assert left >= margin and right <= width - margin, f"'{text}' reaches beyond a margin of sheet {number}"
        assert top >= 0 and bottom <= height, f"'{text}' is cut at an end of sheet {number}"
    text = " ".join(word[4] for word in words)
    assert f"{number} of {count}" in text, f"sheet {number} has no number"
    if page == "slips":
        slips = len(re.findall(r"Round 1, table \d+", text))
        assert 0 < slips == text.count("games drawn"), f"a slip of sheet {number} is cut"
    if page == "decks":
        lists = text.count("Legend: 1")
        assert lists and lists == text.count("Runes: 12") == text.count("Battlefields: 3"), \
            f"a list of sheet {number} is cut"
# A long name may go over two lines of its cell, so it is looked for part by part.  The head of a
# deck list sets a colon or a bracket beside it.
def parts(text):
    return {part.strip("():;") for part in re.split("[ -]", text)}
everything = {part for words in sheets for word in words for part in parts(word[4])}
for name in open(names_file, encoding="utf-8").read().splitlines():
    assert everything.issuperset(parts(name)), f"{name} is missing"
print(f"{page}: {count} sheets")
PYTHON

# check PAGE FILE SHEETS NAMES: at most so many sheets, and every name is on them.
check() {
  "$program" event print "$2" "$1" >page.html || bad "print $1"
  browse --no-pdf-header-footer --print-to-pdf="$room/page.pdf" "file://$room/page.html" >/dev/null || bad "$1: Chromium: $(tail -n 1 browser.log)"
  if python3 sheets.py "$1" page.pdf "$3" "$4" 2>why; then good; else bad "$1 of $2: $(tail -n 1 why)"; fi
  rm -f page.pdf
}
sed -n '1p;2p;3p;33p;36p' names.txt >lists.txt
sed '$d' names.txt >slips.txt
check names day.event 2 names.txt
check tables day.event 2 names.txt
check seats day.event 2 names.txt
check standings day.event 2 names.txt
check slips day.event 4 /dev/null
check decks day.event 5 lists.txt
seq -f "Player %g A" 1 20 >members.txt
seq -f "Player %g B" 1 20 >>members.txt
check names teams.event 3 members.txt
check decks teams.event 40 members.txt
check standings teams.event 2 /dev/null

# On the screen: what the browser makes of the page is what was written.
"$program" event print day.event tables >page.html
browse --dump-dom "file://$room/page.html" >dom.html || bad "dump-dom"
if [ "$(grep -o '<tr>' dom.html | wc -l)" -ge 20 ] && grep -q 'Table 3: 5 minutes more' dom.html &&
  grep -q '1-0-0 by penalty\|0-1-0 by penalty' dom.html; then good; else bad "the tables on the screen"; fi
echo "$passed passed, $failed failed"
[ $failed = 0 ]
