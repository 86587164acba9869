#!/bin/bash
# SPDX-License-Identifier: MIT
#
# everywhere.sh [BUILD...]: the same 2,000 games of both games and all modes of play, from
# every compiler, at every level of optimisation, with sanitizers, for 32 bits (-m32) and for
# aarch64 (run by qemu-user), on one to four threads.  What the release build says of them is
# what all others must say, byte by byte.
#
# What is to be built for another processor comes from Debian's packages, fetched into
# build/everywhere and unpacked there: nothing foreign is installed.  BUILDs are rows of the
# table below; without one all are tried.  The last line is "N passed, N failed".

set -uo pipefail
cd "$(dirname "$0")/.." || exit 2
. .ci/packages.sh
work=$PWD/build/everywhere
jobs=$(nproc 2>/dev/null || echo 2)
gcc=$(gcc -dumpversion | cut -d. -f1)
passed=0 failed=0

# name | compiler | flags | build type | Debian's name of the processor, and its triplet | what runs it
builds="gcc-O0|gcc|-O0|None|||
gcc-O1|gcc|-O1|None|||
gcc-O2|gcc|-O2|None|||
gcc-O3|gcc|-O3|None|||
clang-O0|clang|-O0|None|||
clang-O2|clang|-O2|None|||
clang-O3|clang|-O3|None|||
sanitized|gcc|-O1 -fsanitize=address,undefined|None|||
m32|gcc-$gcc|-m32 -O2 -idirafter /usr/include/$(uname -m)-linux-gnu|None|i386|i386-linux-gnu|
aarch64|aarch64-linux-gnu-gcc-$gcc|-O2|None|arm64|aarch64-linux-gnu|qemu-aarch64 -L /usr/aarch64-linux-gnu"

# The libraries of another processor, from a list of packages of their own: the system's is
# left alone.
libraries=(liblua5.4-0 liblua5.4-dev libjansson4 libjansson-dev lua-filesystem)
fetch() {
  local processor=$1 root=$work/$1/root lists=$work/$1/apt
  [ -e "$root/fetched" ] && return
  mkdir -p "$root" "$lists/state/lists/partial" "$lists/cache/archives/partial"
  : >"$lists/status"
  local apt=(apt-get -qq -o "APT::Architecture=$processor" -o "APT::Architectures::=$processor"
    -o "Dir::State=$lists/state" -o "Dir::State::status=$lists/status" -o "Dir::Cache=$lists/cache")
  # Of several lists one may not have come; the packages that are needed tell.
  "${apt[@]}" update || echo "not all lists of $processor were fetched" >&2
  (cd "$lists" && "${apt[@]}" download "${libraries[@]}") || return 1
  for package in "$lists"/*.deb; do dpkg -x "$package" "$root" || return 1; done
  touch "$root/fetched"
}

# build_one NAME COMPILER FLAGS TYPE PROCESSOR TRIPLET
build_one() {
  local directory=$work/$1/build root=$work/${5:-none}/root linked=() flags=$3
  local PKG_CONFIG_LIBDIR PKG_CONFIG_SYSROOT_DIR
  if [ -n "$5" ]; then
    fetch "$5" || return 1
    export PKG_CONFIG_LIBDIR=$root/usr/lib/$6/pkgconfig PKG_CONFIG_SYSROOT_DIR=$root
    flags="$flags -idirafter $root/usr/include/$6"
    linked=("-DCMAKE_EXE_LINKER_FLAGS=-Wl,-rpath,$root/usr/lib/$6 -Wl,-rpath-link,$root/usr/lib/$6"
      -DCMAKE_SYSTEM_NAME=Linux "-DCMAKE_SYSTEM_PROCESSOR=$1")
  fi
  cmake -S . -B "$directory" -DBUILD_TESTING=OFF -DARB_EVENT=OFF -DARB_TABLE=OFF "-DCMAKE_BUILD_TYPE=$4" \
    "-DCMAKE_C_COMPILER=$2" "-DCMAKE_C_FLAGS=$flags" "${linked[@]}" &&
    cmake --build "$directory" --parallel "$jobs" --target lunarbiter
}

# games_of THREADS COMMAND...: a line for each run of games, with its hash.  2,000 games.
games_of() {
  local threads=$1 what hash
  shift
  while read -r count what; do
    # shellcheck disable=SC2086 # the words of the run
    hash=$("$@" sim $what --games "$count" --seed 2026 --bots random --threads "$threads" --json |
      sed -n 's/.*"state_hash": *"\([0-9a-f]*\)".*/\1/p')
    echo "$count games $what: ${hash:-none}"
  done <<END
200 --deck jinx-origins --deck viktor-origins
200 --deck lee-sin-origins --deck viktor-origins
100 --deck annie-proving-grounds --deck garen-proving-grounds
100 --deck lux-proving-grounds --deck master-yi-proving-grounds
100 --deck fiora-spiritforged --deck rumble-spiritforged
100 --deck vex-unleashed --deck vi-unleashed
50 --format match
50 --format ffa3
50 --format ffa4
50 --format 2v2
250 --deck sd01-forest --deck sd02-sword
250 --deck sd03-rune --deck sd04-dragon
250 --deck sd05-abyss --deck sd06-haven
250 --deck sd01-forest --deck sd06-haven
END
}

# try_one NAME COMPILER FLAGS TYPE PROCESSOR TRIPLET RUNNER
try_one() {
  local start=$SECONDS threads=$((passed % 4 + 1)) runner=()
  read -ra runner <<<"$7"
  if ! build_one "$1" "$2" "$3" "$4" "$5" "$6" >"$work/$1.log" 2>&1; then
    tail -n 20 "$work/$1.log"
    echo "FAILED  $1 cannot be built: $work/$1.log"
    return 1
  fi
  [ -z "$5" ] || export LUA_CPATH="$work/$5/root/usr/lib/$6/lua/5.4/?.so"
  games_of "$threads" "${runner[@]}" "$work/$1/build/lunarbiter" >"$work/$1.games"
  unset LUA_CPATH
  if ! diff "$work/expected.games" "$work/$1.games"; then
    echo "FAILED  $1: other games than the release build (<) plays"
    return 1
  fi
  printf 'ok      %-12s %4d s, %d threads\n' "$1" $((SECONDS - start)) "$threads"
}

need_build
need clang command -v clang
need "gcc-$gcc-multilib" test -e "/usr/lib/gcc/$(gcc -dumpmachine)/$gcc/32/libgcc.a"
need "gcc-$gcc-aarch64-linux-gnu" command -v "aarch64-linux-gnu-gcc-$gcc"
need libc6-dev-arm64-cross test -e /usr/aarch64-linux-gnu/include/stdio.h
need qemu-user command -v qemu-aarch64
install_missing
mkdir -p "$work"
CMAKE_GENERATOR=$(generator)
export CMAKE_GENERATOR

cmake --preset release -DBUILD_TESTING=ON >"$work/release.log" &&
  cmake --build build --parallel "$jobs" >>"$work/release.log" || exit 2
games_of 1 build/lunarbiter >"$work/expected.games"
cat "$work/expected.games"
if grep ': none$' "$work/expected.games"; then echo "0 passed, 1 failed"; exit 1; fi

while IFS='|' read -r name compiler flags type processor triplet runner; do
  if (($# > 0)) && [[ " $* " != *" $name "* ]]; then continue; fi
  if try_one "$name" "$compiler" "$flags" "$type" "$processor" "$triplet" "$runner" </dev/null; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
  fi
done <<<"$builds"

echo "$passed passed, $failed failed"
((failed == 0 && passed > 0))
