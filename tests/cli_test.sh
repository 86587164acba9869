#!/bin/sh
# SPDX-License-Identifier: MIT
#
# cli_test.sh [--times] PROGRAM [PART...]: tries every subcommand of the program, its
# exit codes, its JSON and what it says about bad input.  A part is a file tests/cli/NAME.sh;
# without one all are run, as many at a time as there are processors (or $JOBS).  Each part is
# a shell of its own in a folder of its own, and leaves nothing to another.  The last line is
# "N passed, N failed"; the exit code is 1 when something failed.

times=false
if [ "$1" = --times ]; then times=true; shift; fi
program=${1:?usage: cli_test.sh [--times] PROGRAM [PART...]}
shift
case $program in */*) program=$(cd "$(dirname "$program")" && pwd)/$(basename "$program") ;; esac
data=$(cd "$(dirname "$0")/.." && pwd)

# ---- All parts, side by side ------------------------------------------------------------

if [ -z "$CLI_TEST_ROOM" ]; then
  CLI_TEST_ROOM=$(mktemp -d) || exit 2
  export CLI_TEST_ROOM
  trap 'rm -rf "$CLI_TEST_ROOM"' EXIT
  # The longest parts come first, so that none is left for one processor in the end.
  long='hostile_many event_faults mods new keywords event_paper'
  # shellcheck disable=SC2046,SC2086 # words
  [ $# -gt 0 ] || set -- $({ printf '%s\n' $long; cd "$data/tests/cli" && ls -S ./*.sh; } |
    sed 's|^\./||; s|\.sh$||' | awk '!seen[$0]++')
  for part; do
    if [ ! -f "$data/tests/cli/$part.sh" ]; then echo "there is no tests/cli/$part.sh" >&2; exit 2; fi
  done
  printf '%s\n' "$@" | xargs -P "${JOBS:-$(nproc 2>/dev/null || echo 2)}" -n 1 \
    sh "$data/tests/cli_test.sh" "$program"
  passed=0 failed=0
  for part in $(printf '%s\n' "$@" | sort); do
    good=0 bad=1 seconds=0
    [ ! -f "$CLI_TEST_ROOM/$part.told" ] || cat "$CLI_TEST_ROOM/$part.told"
    if [ -f "$CLI_TEST_ROOM/$part.count" ]; then
      read -r good bad seconds <"$CLI_TEST_ROOM/$part.count"
    else
      echo "FAILED: the part $part ended before its end"
    fi
    if $times; then echo "$part: $good passed, $bad failed, $seconds s"; fi
    passed=$((passed + good)) failed=$((failed + bad))
  done
  echo "$passed passed, $failed failed"
  [ $failed = 0 ]
  exit
fi

# ---- One part -----------------------------------------------------------------------------

part=$1
exec >"$CLI_TEST_ROOM/$part.told" 2>&1
room=$CLI_TEST_ROOM/$part
mkdir "$room" && cd "$room" || exit 2
LUNARBITER_DATA=$data
export LUNARBITER_DATA
XDG_DATA_HOME=$room/no-mods-of-this-machine
export XDG_DATA_HOME

passed=0 failed=0 began=$(date +%s)
ok() { passed=$((passed + 1)); }
not_ok() {
  failed=$((failed + 1))
  echo "FAILED: $*"
  sed 's/^/  out: /' out | tail -n 5
  sed 's/^/  err: /' err | tail -n 5
}

# exits CODE WHAT ARGUMENTS...: runs the program, leaves `out` and `err`.
exits() {
  code=$1 what=$2
  shift 2
  "$program" "$@" >out 2>err </dev/null
  got=$?
  if [ $got = "$code" ]; then ok; else not_ok "$what: exit code $got, expected $code: $*"; fi
}
# says FILE WORDS WHAT: FILE (out, err or another) holds the words.
says() { if grep -qF -- "$2" "$1"; then ok; else not_ok "$3: no '$2' in $1"; fi; }
says_not() { if grep -qF -- "$2" "$1"; then not_ok "$3: '$2' in $1"; else ok; fi; }
is() { if [ "$1" = "$2" ]; then ok; else not_ok "$3: '$1' is not '$2'"; fi; }
one_line() { is "$(wc -l <"$1" | tr -d ' ')" 1 "$2: one line in $1"; }
# field NAME FILE: a number or text of a JSON page.
field() { sed -n "s/.*\"$1\": *\"\{0,1\}\([^\",}]*\).*/\1/p" "$2" | head -n 1; }

# An answer or header that is edited is sealed again.
# seal FILE: with the sum of its lines (FNV-1a, 64 bits; the shell's numbers are signed).
seal() {
  sum=-3750763034362895579
  for byte in $(od -An -v -tu1 "$1"); do sum=$(((sum ^ byte) * 1099511628211)); done
  printf 'sum %016x\n' $sum >>"$1"
}

# few_cards NAME...: until all_cards the program reads a copy of the data that has only the cards
# of the usual decks, the tokens and these.  Most of what a short game takes is the reading of
# cards that nobody plays.
few_cards() {
  mkdir -p "$room/few"
  cp -r "$data/scripts" "$data/decks" "$room/few/"
  {
    (cd "$data/decks" && cat riftbound/*-origins.txt riftbound/*-proving-grounds.txt evolve/sd0[12]*)
    printf '1 %s\n' "$@"
  } | sed -n 's/^1*[0-9] \(..*\)/\1"/p' >"$room/few.names"
  (cd "$data" && { find cards/*/tokens; grep -rlF -f "$room/few.names" cards; grep -rl '^  token = true' cards; } |
    grep '\.lua$' | grep -v '_spec\.lua$' | sort -u | tar cf - -T -) | (cd "$room/few" && tar xf -)
  LUNARBITER_DATA=$room/few
}
all_cards() { LUNARBITER_DATA=$data; }

# A copy of the data with one more card: $1 is what the file holds.
broken_data() {
  rm -rf broken
  mkdir -p broken/cards
  cp -r "$LUNARBITER_DATA/scripts" "$LUNARBITER_DATA/decks" broken/
  cp -r "$LUNARBITER_DATA/cards/riftbound" broken/cards/
  chmod -R u+w broken
  printf '%s\n' "$1" >broken/cards/riftbound/zz_bad.lua
}
# shellcheck disable=SC2034 # used by parts
head='id = "bad-001", name = "Bad", type = "unit", cost = { energy = 1 }, might = 1,'

# plays WHAT OPTIONS...: feeds the file `in` to play.
plays() {
  what=$1
  shift
  "$program" play "$@" <in >out 2>err
  is $? 0 "$what"
}
# bench WHAT OPTIONS...: feeds stdin to play.
bench() { cat >in; plays "$@"; }
# at_end FILE: the state of a replay at its end.
at_end() { sed -n 's/^end .*#\(.*\)/\1/p' "$1"; }

. "$data/tests/cli/$part.sh"

echo "$passed $failed $(($(date +%s) - began))" >"$CLI_TEST_ROOM/$part.count"
