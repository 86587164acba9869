#!/bin/sh
# SPDX-License-Identifier: MIT
#
# tidy.sh [--deep] [--since COMMIT | FOLDER... | FILE...]: what clang-tidy 19 and cppcheck find in
# core, bindings, cli and event, in these folders or files, or in what has changed since a commit.
# .clang-tidy and tests/cppcheck.txt list what is left out, and why.  All of it takes some minutes, so
# it is no part of ./test: ./test --tidy runs it.  --deep adds the analyzer of clang, which takes ten
# times as long.  Ends with 1 when something was found.

cd "$(dirname "$0")/.." || exit 2
tidy=$(command -v clang-tidy-19) || { echo "please install: clang-tidy-19" >&2; exit 2; }
cppcheck=$(command -v cppcheck) || { echo "please install: cppcheck" >&2; exit 2; }
deep=
[ "$1" = --deep ] && shift &&
  deep='--checks=clang-analyzer-*,-clang-analyzer-security.insecureAPI.DeprecatedOrUnsafeBufferHandling,-clang-analyzer-optin.performance.Padding'
list=$(mktemp) || exit 2
trap 'rm -f "$list" "$list.out"' EXIT

if [ "$1" = --since ]; then
  # the files that changed, and those that include a header which did
  changed=$(git diff --name-only --diff-filter=d "${2:?--since takes a commit}" -- core bindings cli event)
  printf '%s\n' "$changed" | grep '\.c$' >"$list"
  for header in $(printf '%s\n' "$changed" | grep '\.h$'); do
    git grep -lF "\"${header#*/}\"" -- 'core/*.c' 'bindings/*.c' 'cli/*.c' 'event/*.c' >>"$list"
  done
  sort -u -o "$list" "$list"
else
  [ $# -gt 0 ] || set -- core bindings cli event
  git ls-files -- "$@" | grep '\.c$' >"$list"
fi
[ -s "$list" ] || exit 0

cmake -S . -B build/tidy -DCMAKE_EXPORT_COMPILE_COMMANDS=ON -DARB_HARDEN=OFF >/dev/null || exit 2
cmake -DROOT="$PWD" -DFOLDERS=core,bindings -DOUT="$PWD/build/tidy/generated/build_id.h" \
  -P cmake/build_id.cmake >/dev/null || exit 2
# A file that does not compile is a finding, too; what clang-tidy counts of others' headers is not.
xargs -P "$(nproc 2>/dev/null || echo 2)" -n 4 "$tidy" --quiet ${deep:+"$deep"} -p build/tidy \
  --warnings-as-errors='*' <"$list" 2>"$list.out"
found=$?
[ $found -eq 0 ] || grep -vE '^[0-9]+ warnings? generated|^\[[0-9]+/[0-9]+\]|^Suppressed|^Use -' "$list.out" >&2

"$cppcheck" --quiet --std=c11 --inline-suppr --enable=warning,performance,portability \
  -j "$(nproc 2>/dev/null || echo 2)" -Icore -Ibindings -Icli -Ievent --suppress=missingInclude \
  --suppressions-list=tests/cppcheck.txt --error-exitcode=1 \
  --template='{file}:{line}: {id}: {message}' --file-list="$list" || found=1
exit $((found != 0))
