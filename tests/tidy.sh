#!/bin/sh
# SPDX-License-Identifier: MIT
#
# tidy.sh [FILE...]: what clang-tidy 19 finds in these files, or in all of core, bindings, cli and
# event.  .clang-tidy lists the checks, and why others are left out.  It takes some minutes, so it is
# no part of ./test: ./test --tidy runs it.  Ends with 1 when something was found.

cd "$(dirname "$0")/.." || exit 2
tidy=$(command -v clang-tidy-19) || { echo "please install: clang-tidy-19" >&2; exit 2; }
[ $# -gt 0 ] || set -- $(git ls-files 'core/*.c' 'bindings/*.c' 'cli/*.c' 'event/*.c')
cmake -S . -B build/tidy -DCMAKE_EXPORT_COMPILE_COMMANDS=ON -DARB_HARDEN=OFF >/dev/null || exit 2
cmake -DROOT="$PWD" -DFOLDERS=core,bindings -DOUT="$PWD/build/tidy/generated/build_id.h" \
  -P cmake/build_id.cmake >/dev/null || exit 2
printf '%s\n' "$@" |
  xargs -P "$(nproc 2>/dev/null || echo 2)" -n 8 "$tidy" --quiet -p build/tidy --warnings-as-errors='*' 2>/dev/null
