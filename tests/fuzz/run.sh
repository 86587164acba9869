#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# run.sh MINUTES: builds the fuzz targets with clang, libFuzzer and sanitizers, and runs each of
# them so long.  An input that breaks something is kept in build/fuzz/NAME.
# A target that cannot begin, as when files of the tree are newer than its build, says so and ends
# with 3 (fuzz.h); 77 is a finding.

set -euo pipefail
cd "$(dirname "$0")/../.."
minutes=$1 status=0
cmake -S . -B build/fuzz -DCMAKE_BUILD_TYPE=RelWithDebInfo -DCMAKE_C_COMPILER=clang \
  -DCMAKE_C_FLAGS=-fsanitize=fuzzer-no-link -DARB_SANITIZE=address,undefined -DARB_FUZZ=ON \
  -DBUILD_TESTING=ON >/dev/null
targets=()
for source in tests/fuzz/fuzz_*.c; do targets+=("$(basename "$source" .c)"); done
cmake --build build/fuzz --target "${targets[@]}"
for target in "${targets[@]}"; do
  mkdir -p "build/fuzz/$target.corpus" "build/fuzz/$target"
  echo "== $target, $minutes minutes"
  folders=("build/fuzz/$target.corpus")
  if [ -d "tests/fuzz/seeds/${target#fuzz_}" ]; then folders+=("tests/fuzz/seeds/${target#fuzz_}"); fi
  "build/fuzz/tests/$target" "${folders[@]}" -max_total_time=$((minutes * 60)) \
    -max_len=2048 -len_control=0 -timeout=300 -artifact_prefix="$PWD/build/fuzz/$target/" -print_final_stats=1 || status=1
done
exit $status
