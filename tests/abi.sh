#!/bin/sh
# SPDX-License-Identifier: MIT
#
# abi.sh LIBRARY [--write]: is the shared library what programs were linked with?  Draws the
# symbols that liblunarbiter.so exports and the layout of the public structs, and compares them
# with tests/abi.txt.  What is only new is renewed with --write; where something went or moved,
# raise the version in CMakeLists.txt and core/lunarbiter.h first: the number behind .so is made
# of it.

cd "$(dirname "$0")/.." || exit 2
library=${1:?usage: abi.sh LIBRARY [--write]}
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT

# Each public struct with its fields, read off the header; the compiler says where they lie.
awk '
  /^typedef struct [A-Za-z]+ \{/ { name = $3; count = 0; next }
  name && /^\}/ {
    printf "  printf(\"struct %s %%zu\\n\", sizeof(%s));\n", name, name
    for (i = 0; i < count; i++)
      printf "  printf(\"  %s at %%zu\\n\", offsetof(%s, %s));\n", fields[i], name, fields[i]
    name = ""
    next
  }
  /^ *\*\*/ { next } # the inside of a comment
  name {
    line = $0
    gsub(/\/\*.*/, "", line)
    if (line !~ /;/) next
    sub(/;.*/, "", line)
    if (match(line, /\(\*[a-z_]+\)\(/)) { # a function
      fields[count++] = substr(line, RSTART + 2, RLENGTH - 4)
      next
    }
    parts = split(line, part, ",")
    for (i = 1; i <= parts; i++) {
      field = part[i]
      gsub(/\[[^]]*\]/, "", field)
      gsub(/[ *]+$/, "", field)
      sub(/^.*[ *]/, "", field)
      if (field != "") fields[count++] = field
    }
  }' core/lunarbiter.h >"$work/body" || exit 2
{
  printf '#include <lunarbiter.h>\n#include <stdio.h>\nint main(void)\n{\n'
  cat "$work/body"
  printf '  return 0;\n}\n'
} >"$work/layout.c"
${CC:-cc} -std=c11 -Icore -o "$work/layout" "$work/layout.c" || exit 2
{
  nm -D --defined-only "$library" | awk '$2 != "A" { sub(/@.*/, "", $3); print $3 }' | sort
  "$work/layout"
} >"$work/abi.txt"
if [ "$2" = --write ]; then
  cp "$work/abi.txt" tests/abi.txt
elif ! diff -u tests/abi.txt "$work/abi.txt"; then
  echo "the interface is not that of tests/abi.txt: see tests/abi.sh" >&2
  exit 1
fi
