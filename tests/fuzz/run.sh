#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# run.sh MINUTES [--write] [TARGET...]: builds the fuzz targets with clang, libFuzzer and
# sanitizers, and runs each of them, or those named, for so many minutes of processor time.  An
# input that breaks something is kept in build/fuzz/NAME.
# With --write, hours.tsv counts for each target the minutes and executions since its last finding.
# A target that cannot begin, as when files of the tree are newer than its build, says so and ends
# with 3 (fuzz.h); 77 is a finding.

set -euo pipefail
cd "$(dirname "$0")/../.."
table=tests/fuzz/hours.tsv
minutes=$1 write=false status=0
shift
if [ "${1:-}" = --write ]; then write=true; shift; fi
cmake -S . -B build/fuzz -DCMAKE_BUILD_TYPE=RelWithDebInfo -DCMAKE_C_COMPILER=clang \
  -DCMAKE_C_FLAGS=-fsanitize=fuzzer-no-link -DARB_SANITIZE=address,undefined -DARB_FUZZ=ON \
  -DBUILD_TESTING=ON >/dev/null
targets=("$@")
if ((${#targets[@]} == 0)); then
  for source in tests/fuzz/fuzz_*.c; do targets+=("$(basename "$source" .c)"); done
fi
cmake --build build/fuzz --target "${targets[@]}"

# add TARGET MINUTES EXECUTIONS FOUND: to the row of the target; a finding begins it anew.  Runs of
# several targets side by side write one table.
add() (
  exec 9>build/fuzz/hours.lock
  flock 9
  awk -F '\t' -v OFS='\t' -v target="$1" -v minutes="$2" -v runs="$3" -v found="$4" \
    -v when="$(date +%F)" '
    $1 == target { if (found) { minutes = runs = 0 } else { minutes += $2; runs += $3 }; next }
    { print }
    END { printf "%s\t%.1f\t%d\t%s\n", target, minutes, runs, when }' "$table" >"$table.new"
  { grep '^#' "$table.new"; grep -v '^#' "$table.new" | sort; } >"$table"
  rm "$table.new"
)

# run TARGET SECONDS: libFuzzer counts time on the wall, so it begins again until the processor
# has worked so long.  Leaks are looked for when it ends; after each input this takes two thirds of
# the time, as what Lua holds changes with each.
run() {
  local target=$1 wanted=$2 spent=0 runs=0 found=0 code used
  local kept=build/fuzz/$target log=build/fuzz/$target.log
  local folders=("build/fuzz/$target.corpus")
  mkdir -p "$kept.corpus" "$kept"
  if [ -d "tests/fuzz/seeds/${target#fuzz_}" ]; then folders+=("tests/fuzz/seeds/${target#fuzz_}"); fi
  TIMEFORMAT='%U %S'
  while ((spent < wanted && !found)); do
    code=0
    used=$({ time "build/fuzz/tests/$target" "${folders[@]}" -max_total_time=$((wanted - spent)) \
      -max_len=2048 -len_control=0 -timeout=300 -detect_leaks=0 -artifact_prefix="$PWD/$kept/" \
      -print_final_stats=1 >"$log" 2>&1; } 2>&1) || code=$?
    spent=$(awk -v before="$spent" '{ print int(before + $1 + $2 + 0.999) }' <<<"$used")
    runs=$((runs + $(sed -n 's/^stat::number_of_executed_units: *//p' "$log" | tail -n 1)))
    if ((code == 3)); then cat "$log"; return 3; fi
    if ((code != 0)); then found=1; tail -n 60 "$log"; fi
  done
  echo "$target: $runs executions in $spent s of processor time$( ((found)) && echo ', and a finding')"
  if $write; then add "$target" "$(awk -v s="$spent" 'BEGIN { print s / 60 }')" "$runs" "$found"; fi
  return $found
}

for target in "${targets[@]}"; do run "$target" $((minutes * 60)) || status=1; done
exit $status
