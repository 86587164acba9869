#!/bin/sh
# SPDX-License-Identifier: MIT
#
# symbols.sh NM CORE BINDINGS -- every name that an installed static library brings into a host's
# program says whose it is: arb_ (the kernel), rb_ and ev_ (the games) in the core, bind_ in the
# bindings.  Prints the others; ends with 1 when there was one.

nm=$1 found=0
only() { # only LIBRARY PREFIXES
  names=$("$nm" -g --defined-only "$1" | awk 'NF == 3 { print $3 }')
  [ -n "$names" ] || { echo "$1: no symbols" >&2; exit 2; }
  printf '%s\n' "$names" | grep -vE "^($2)_|^__(odr_)?asan[._]|^__gcov|^__prof" | sed "s,\$,: in ${1##*/}," |
    grep . && found=1
}
only "$2" 'arb|rb|ev'
only "$3" 'bind'
exit $found
