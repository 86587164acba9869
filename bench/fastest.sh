#!/bin/sh
# SPDX-License-Identifier: MIT
#
# bench/fastest.sh: builds build/fastest/lunarbiter and lunarbiter-bench, for those who play
# millions of games: optimised across files and for what is run most, which gcc learns from
# some games first.  The same games come to the same hashes; only the time differs.  It takes
# a few minutes and needs what ./run installs.  The games it learns from are of other seeds
# than those the benchmark measures.
set -eu
cd "$(dirname "$0")/.."
. .ci/packages.sh
need_build
install_missing

out=build/fastest
build() {
  cmake --preset fastest -DBUILD_TESTING=ON -DCMAKE_C_COMPILER=gcc -DARB_PROFILE="$1" >"$out.log"
  cmake --build $out --parallel "$(nproc)" --target lunarbiter $2 >>"$out.log" 2>&1 ||
    { tail -n 30 "$out.log" >&2; exit 1; }
}
learn() { # learn DECK DECK
  $out/lunarbiter sim --deck "$1" --deck "$2" --games 40 --seed 900913 --json >/dev/null 2>&1
}

mkdir -p build
rm -rf $out/profile
echo "building the program that counts (a minute or two)"
build record ""
echo "playing games of every pairing of the shipped Proving Grounds and Origins decks"
for kind in proving-grounds origins; do
  for one in decks/riftbound/*-$kind.txt; do
    for other in decks/riftbound/*-$kind.txt; do
      learn "$(basename "$one" .txt)" "$(basename "$other" .txt)"
    done
  done
done
echo "building the program that has learnt (two minutes or three)"
build use lunarbiter-bench
echo "$out/lunarbiter, $out/bench/lunarbiter-bench"
