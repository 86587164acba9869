#!/bin/sh
# SPDX-License-Identifier: MIT
#
# lint.sh -- what a compiler does not see: licence lines, layers, house words.
# Prints one line a fault; ends with 1 when there was one.

cd "$(dirname "$0")/.." || exit 2
faults=$(mktemp)
trap 'rm -f "$faults"' EXIT

# fault TEXT: reads what was found from stdin; nothing found is no fault.
fault() {
  found=$(cat)
  [ -n "$found" ] || return 0
  printf '%s:\n%s\n' "$1" "$found" | sed '2,$s/^/  /' | tee -a "$faults"
}

files() { find "$@" -type f 2>/dev/null | grep -v '^build/' | sort; }
sources() { files core bindings cli event bench tests docs scripts cards | grep -E '\.(c|h|cc|lua|sh)$'; }
c_sources() { sources | grep -E '\.([ch]|cc)$'; }

# A first or second line with the licence, so that a shebang may come first.
awk 'FNR == 1 { told = 0; file[++n] = FILENAME }
     FNR <= 2 && /SPDX-License-Identifier: MIT/ && !told { told = 1; good[FILENAME] = 1 }
     FNR == 2 { nextfile }
     END { for (i = 1; i <= n; i++) if (!(file[i] in good)) print file[i] }' \
  $(sources) run test .ci/run .ci/packages.sh CMakeLists.txt |
  fault "no SPDX-License-Identifier in the first two lines"

# The kernel serves any game: it knows no words of one.
# Words of a card, too, stand for one game; what any game has (turn, deck, damage) does not.
riftbound='riftbound|rb_[a-z_]*|runes?|battlefields?|showdowns?|conquer(ed|s)?|legends?|champions?|mighty|chains?|banish(ed|ment)?|domains?|energy|xp|gears?|trash|burn out|priority|recycled?|channel(ed)?'
evolve='shadowverse|ev_[a-z_]*|evolved?|evolutions?|followers?|amulets?|leaders?|cemetery|cemeteries|necrocharge|spellchain|sanguine|overflow|engaged?|play points?|ex area|evolve deck|quick'
grep -nwiE "$riftbound|$evolve|units?\>( [{]|\")|spells?" $(files core/kernel) core/lunarbiter.h |
  fault "a game's words in core/kernel or core/lunarbiter.h"

# Dependencies point one way: rooms.lua draws the includes and holds them against its table.
grep -nE '#include.*[<"/](lua|lauxlib|lualib)[a-z]*\.h' $(files core) | fault "Lua in core"
lua5.4 tests/rooms.lua | fault "an include that its room may not have"

# The states of the step driver have one writer, and a copy (handle.c: arb_copy) is made in one.
grep -nE '(kept\.back|posed\.pose|kept->back|posed->pose) = ' $(files core bindings) |
  grep -vE '^core/kernel/step/(flow|handle)\.c:' |
  fault "a state of the step driver, past step_pose and step_kept"

# What a seat is told goes through one door (core/kernel/step/look.c), and of the open question the rules
# know what that door lets through.
grep -nE '\bflow_try\(' $(files core bindings cli | grep '\.c$') |
  grep -vE '^core/kernel/step/(flow|look|answer|edit)\.c:' | fault "a look past look_for"
grep -nE '\b(g|game)->posed\.(ask|decision|rule)\b' $(files core/riftbound core/evolve) |
  fault "the open question, past asked_of"

# A comment, and the title of a scenario, is a sentence that stands alone: it may be read without the one before.
git ls-files | grep -E '\.(lua|c|h|cc|ts|tsx|css|py|sh)$' |
  xargs grep -nE '(--|//|/\*\*?|#) *\.\.\. ?[A-Za-z0-9]|^scenario "([0-9A-Z][-0-9A-Z.a-z]*:?,? )*([^:"]+: )?\.\.\.' |
  grep -vE '[a-z0-9] #\.\.\.' | fault "it begins with ...: a sentence that stands alone"

# The library's memory goes through the hooks of its host, and it ends in one place (memory.c).
grep -nE '\b(malloc|calloc|realloc|strdup|free|abort|luaL_newstate)\(' $(files core bindings | grep '\.[ch]$') |
  grep -vE '^core/memory\.c:|: *(free\(real(_root|_path)?\);|\*\*)' |
  fault "memory past the hooks, or an end of the program (core/memory.h)"

# docs/design.md has a table of what is only there for speed.
grep -rliE 'only there for speed' --include='*.c' core | sed 's|^core/||' | while read -r file; do
  sed -n '/^## What is only there for speed/,/^## /p' docs/design.md | grep -qF "$file" || echo "core/$file"
done | fault "there for speed, and not in the table of docs/design.md"

# Nothing is left for later, and no machine but the reader's is meant.
grep -nE '\b(TODO|FIXME|XXX|HACK)\b' $(sources | grep -v '^tests/lint.sh$') | fault "left for later"
grep -nE '(^|[^A-Za-z0-9_./])/(work|home|tmp)/' $(sources | grep -v '^tests/') README.md \
  CONTRIBUTING.md CHANGELOG.md CMakeLists.txt | fault "a path of one machine"

grep -nE '^(<<<<<<<|>>>>>>>) ' $(sources) docs/*.md docs/rules/*.tsv README.md CHANGELOG.md |
  fault "a merge that was not finished"

# Pages: sentences within 120 columns, and each row of a table on a line of its own,
# the first with the names of columns.
for page in docs/*.md README.md CHANGELOG.md CONTRIBUTING.md web/README.md; do
  case $page in docs/reference*) continue ;; esac # written by a tool
  awk -v page="$page" '
    /^## Requests and pushes/ { exit } # table_test_page writes what follows
    { above = line; line = $0 }
    /^ *```/ { code = !code; next }
    /^ *\| *:?---/ && above !~ /^ *\|/ { print page ":" FNR ": a table without names of columns" }
    code || /^    / && !item || /^ *[<|]/ && !/\| \| *:?---/ { next }
    /\| \| *:?---/ { print page ":" FNR ": rows of a table on one line" }
    length > 120 && !/\]\(/ { print page ":" FNR ": " length " columns" }
    { item = /^ *([*+-]|[0-9]+[.)]) / || item && /^ / }' "$page"
done | fault "a page that is not filled"

# Layout that any editor can keep.
{
  grep -nE '[[:space:]]+$' $(sources)
  # An unended last line is one that wc does not count.
  awk 'FNR == 1 { n++ } { lines[n] = FNR; file[n] = FILENAME }
       END { for (i = 1; i <= n; i++) print lines[i], file[i] }' $(sources) >"$faults.awk"
  wc -l $(sources) | awk '$2 != "total" { print $1, $2 }' | diff - "$faults.awk" |
    sed -n 's/^> [0-9]* \(.*\)/\1: no newline at its end/p'
  rm -f "$faults.awk"
} | head -n 20 | fault "white space at the end of a line or file"
grep -nP '\t' $(sources | grep -v '\.sh$') | head -n 20 | fault "tabs"
awk 'length($0) > 100 { print FILENAME ":" FNR ": " length($0) " columns" }' $(c_sources) |
  head -n 20 | fault "lines over 100 columns"

# A comment is a sentence that stands alone; an example may begin with dots, further in.
grep -nE '(/\*|^ *\*\*|//) ?\.\.\.' $(c_sources) | head -n 20 |
  fault "a comment begins with \"...\": repeat the subject"

# Every reading the code names is written down.
grep -hoE '\<(R[0-9]+|FAQ [0-9]+)\>' $(sources) | sort -u | while read -r mark; do
  grep -q "^| $mark |" docs/rulings.md || echo "$mark"
done | fault "docs/rulings.md lacks a reading"

# Organised play cites the Tournament Rules: every number that has parts is one of theirs.
grep -noE '\<[2-7][0-9]{2}(\.[0-9a-z]+)+' $(files event tests/event) | while IFS=: read -r file line number; do
  grep -q "^$number$(printf '\t')" docs/rules/riftbound-tournament-numbers.txt ||
    echo "$file:$line: $number"
done | fault "no rule of the Tournament Rules"

# One version number.
version=$(sed -n 's/^#define ARB_VERSION  *"\(.*\)"/\1/p' core/lunarbiter.h)
grep -q "^project(lunarbiter VERSION $version " CMakeLists.txt ||
  echo "lunarbiter.h says $version" | fault "CMakeLists.txt has another version"
grep -q "^## $version" CHANGELOG.md || echo "$version" | fault "CHANGELOG.md lacks the version"

[ ! -s "$faults" ] || exit 1
echo "nothing to say"
