#!/bin/sh
# SPDX-License-Identifier: MIT
#
# conformance.sh [--write] -- docs/conformance.md lists the official worked
# examples and rulings and says which scenarios carry them.  Without an argument
# it compares the table with the scenarios; ends with 1 when they differ: an id
# with a state it has no scenario for, a scenario whose id is in no row, a row
# without both a scenario and a reason.  --write brings the table up to date and
# keeps the reasons.

cd "$(dirname "$0")/.." || exit 2
table=docs/conformance.md
named=$(mktemp) made=$(mktemp)
trap 'rm -f "$named" "$made"' EXIT

# "RB-CX-003 examples_play_spec.lua 2": which file names an id, and how often.
for file in tests/scenarios/conformance/*_spec.lua tests/scenarios/*/conformance/*_spec.lua; do
  sed -n 's/^scenario "\([A-Z]*-[A-Z][A-Z]-[0-9]*\) .*/\1/p' "$file" | sort | uniq -c |
    while read -r count id; do echo "$id $(basename "$file") $count"; done
done | sort >"$named"

awk -v named="$named" '
  BEGIN {
    while ((getline line < named) > 0) {
      split(line, part, " ")
      before = part[1] in files ? files[part[1]] ", " : "" # asked first: to assign makes the key
      files[part[1]] = before "`" part[2] "`"
    }
    FS = " *[|] *"
  }
  /^[|] [A-Z]+-[A-Z][A-Z]-[0-9]+ / {
    rows++
    id = $2
    known[id] = 1
    if (id in files) {
      passing++
      printf "| %s | %s | passes | %s | |\n", id, $3, files[id]
    } else {
      reason = $6
      if (reason == "") missing[id] = 1
      printf "| %s | %s | open | | %s |\n", id, $3, reason
    }
    next
  }
  /^[0-9]+ entries, / { next }
  { print }
  END {
    printf "%d entries, %d pass, %d are open.\n", rows, passing, rows - passing
    for (id in files) if (!(id in known)) print id ": a scenario has this id, no row has it" > "/dev/stderr"
    for (id in missing) print id ": neither a scenario nor a reason" > "/dev/stderr"
  }' "$table" >"$made" 2>"$named.faults"
faults=$(cat "$named.faults")
rm -f "$named.faults"
[ -z "$faults" ] || { echo "$faults"; exit 1; }

if [ "$1" = --write ]; then
  cp "$made" "$table"
elif ! cmp -s "$made" "$table"; then
  diff "$table" "$made" | head -n 20
  echo "$table differs from the scenarios: sh tests/conformance.sh --write"
  exit 1
fi
