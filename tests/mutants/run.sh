#!/bin/bash
# SPDX-License-Identifier: MIT
#
# run.sh [RULE...]: breaks the engine in one place after the other and expects a test
# to notice.  Each RULE.mutant here tells the rule, a source file, what is then wrong,
# an old text that stands in the source exactly once, and the new text (evolve/RULE: a rule of that game).  It is applied to a copy of the tree in build/mutants and built; the tests that
# name the rule run first, then all others.  Prints a line for each mutant:
#
#     killed      a test that names the rule fails
#     noticed     none of those does, but another test
#     SURVIVED    no test fails
#     STALE       the old text is not there exactly once, or it does not compile
#
# The last line is "N passed, N failed".  JOBS workers (one a processor) share the work.
# With NAMED=1 only the tests that name the rule are run: quick, and stricter.

set -uo pipefail
cd "$(dirname "$0")/../.." || exit 2
root=$PWD work=$PWD/build/mutants jobs=${JOBS:-$(nproc 2>/dev/null || echo 2)}
mkdir -p "$work"

# field WORD MUTANT: what stands behind the word at the start of a line.
field() { sed -n "s/^$1 //p;/^old\$/q" "$2"; }

# The tests that name a rule, from the table of its game: scenario files, and programs.
named_scenarios() {
  awk -F '\t' -v rule="$1" '$1 == rule { print $4 }' "$2" | tr ' ' '\n' |
    grep '\.lua$'
}
named_programs() {
  awk -F '\t' -v rule="$1" '$1 == rule { print $4 }' "$2" | tr ' ' '\n' |
    sed -n 's,^tests/\([a-z]*\)/\(test_[a-z_]*\)\.c$,\1_\2,p'
}

# table_of MUTANT: where the tests that name its rule are listed.
table_of() {
  case $1 in */*) echo "docs/rules/${1%%/*}.tsv" ;; *) echo docs/rules/riftbound.tsv ;; esac
}

# --check: whether every mutant still applies, and a test names its rule, without a build.
if [ "${1:-}" = --check ]; then
  stale=0
  for mutant in tests/mutants/*.mutant tests/mutants/*/*.mutant; do
    file=$(field file "$mutant") rule=$(field rule "$mutant")
    table=$(table_of "${mutant#tests/mutants/}")
    if ! awk -f tests/mutants/apply.awk "$mutant" "$file" >/dev/null 2>&1; then
      echo "$mutant: its old text is not in $file exactly once"
    elif [ -z "$(named_scenarios "$rule" "$table")$(named_programs "$rule" "$table")" ]; then
      echo "$mutant: no test names rule $rule ($table)"
    else
      continue
    fi
    stale=$((stale + 1))
  done
  exit $((stale > 0))
fi

if (($#)); then rules=("$@"); else mapfile -t rules < <(cd tests/mutants && ls -- *.mutant */*.mutant | sed 's/\.mutant$//'); fi

# prepare TREE: a copy of the sources as they are, built for tests.
prepare() {
  mkdir -p "$1"
  (cd "$root" && git ls-files -co --exclude-standard -z | tar cf - --null -T - 2>/dev/null) |
    tar xf - -C "$1" --keep-newer-files 2>/dev/null
  local launcher=""
  command -v ccache >/dev/null && launcher=-DCMAKE_C_COMPILER_LAUNCHER=ccache
  CCACHE_BASEDIR=$1 cmake -S "$1" -B "$1/build/mutant" -DCMAKE_BUILD_TYPE=Debug \
    -DCMAKE_C_FLAGS_DEBUG=-O1 -DBUILD_TESTING=ON $launcher >"$1.log" 2>&1 && build "$1" lunarbiter
}

# build TREE [TARGET...]: the program, or all of it.
build() {
  local tree=$1
  shift
  CCACHE_BASEDIR=$tree cmake --build "$tree/build/mutant" --parallel 2 \
    ${1:+--target} "$@" >>"$tree.log" 2>&1
}

# quietly TREE SECONDS COMMAND...: in the tree, for so long at most; a crash is a failure.
quietly() {
  local tree=$1 seconds=$2
  shift 2
  { (cd "$tree" && timeout "$seconds" "$@") >"$tree.out" 2>&1; } 2>/dev/null
}

# try TREE RULE: tells what became of the mutant.
try() {
  local tree=$1 rule=$2 mutant=$root/tests/mutants/$2.mutant file name
  file=$(field file "$mutant")
  rule=$(field rule "$mutant")
  if [ ! -f "$tree/$file" ] ||
    ! awk -f "$root/tests/mutants/apply.awk" "$mutant" "$tree/$file" >"$tree/mutated" 2>/dev/null; then
    echo "STALE     $2: $file: the old text is not there exactly once"
    return
  fi
  cat "$tree/$file" >"$tree/original"
  cat "$tree/mutated" >"$tree/$file"
  local programs scenarios verdict="" table
  table=$(table_of "$2")
  programs=$(named_programs "$rule" "$table")
  scenarios=$(named_scenarios "$rule" "$table")
  if ! build "$tree" lunarbiter $programs; then
    verdict="STALE     $2: it does not compile ($tree.log)"
  fi
  if [ -z "$verdict" ] && [ -n "$scenarios" ]; then
    quietly "$tree" 300 build/mutant/lunarbiter test --only "$rule" $scenarios || verdict="killed    $2: $(field says "$mutant")"
  fi
  for name in $programs; do
    [ -z "$verdict" ] || break
    quietly "$tree" 300 "build/mutant/tests/$name" ||
      verdict="killed    $2: $(field says "$mutant")"
  done
  if [ -z "$verdict" ] && [ -z "${NAMED:-}" ]; then
    quietly "$tree" 900 build/mutant/lunarbiter test tests/scenarios cards ||
      verdict="noticed   $2: $(field says "$mutant"): $(grep -m 1 -o 'scenario ".*"' "$tree.out")"
  fi
  if [ -z "$verdict" ] && [ -z "${NAMED:-}" ]; then
    build "$tree" && quietly "$tree" 900 ctest --test-dir build/mutant -E duels || verdict="noticed   $2: $(field says "$mutant"): $(grep -m 1 Failed "$tree.out")"
  fi
  echo "${verdict:-SURVIVED  $2: $(field says "$mutant")}"
  cat "$tree/original" >"$tree/$file"
}

worker() {
  local tree=$work/$1 i
  if ! prepare "$tree"; then
    echo "STALE     worker $1: the tree does not build ($tree.log)"
    return
  fi
  for ((i = $1; i < ${#rules[@]}; i += jobs)); do try "$tree" "${rules[i]}"; done
}

for ((j = 0; j < jobs; j++)); do worker $j & done | tee "$work/verdicts"
wait
good=$(grep -cE '^(killed|noticed) ' "$work/verdicts")
echo "$good passed, $((${#rules[@]} - good)) failed"
((good == ${#rules[@]}))
