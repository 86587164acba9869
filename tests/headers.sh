#!/bin/sh
# SPDX-License-Identifier: MIT
#
# headers.sh -- every header stands alone: it includes what it uses, and may be the first one that
# a file includes.  Compiles each by itself, as C and with the warnings of the house (CMakeLists.txt);
# the public ones as C++, too.  Prints what the compiler says; ends with 1 when that was something.

cd "$(dirname "$0")/.." || exit 2
found=0
alone() { # alone COMPILER HEADER FLAG...
  compiler=$1 header=$2
  shift 2
  printf '#include "%s"\n' "$header" |
    "$compiler" -fsyntax-only -Wall -Wextra -Wconversion -Wno-unused-parameter -Werror \
      -D_POSIX_C_SOURCE=200809L -Icore -Ibindings -Icli -Ievent "$@" - || {
    echo "$header does not stand alone" >&2
    found=1
  }
}

# shellcheck disable=SC2046 # a list of flags
for header in $(git ls-files 'core/*.h' 'bindings/*.h' 'cli/*.h' 'event/*.h'); do
  alone "${CC:-cc}" "$header" -x c -std=c11 -I. $(pkg-config --cflags lua5.4 jansson sqlite3 gmp)
done
for header in core/lunarbiter.h bindings/bindings.h; do
  alone "${CXX:-c++}" "$header" -x c++ -std=c++14 -I.
done
exit $found
