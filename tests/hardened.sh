#!/bin/sh
# SPDX-License-Identifier: MIT
#
# hardened.sh READELF PROGRAM MODULE: whether a release has what makes mistakes of ours hard to use.

readelf=${1:?} program=${2:?} module=${3:?}
failed=0
# has WHAT WORDS FILE OPTIONS...: what readelf says of the file holds the words.
has() {
  what=$1 words=$2 file=$3
  shift 3
  if "$readelf" "$@" "$file" | grep -q -- "$words"; then return; fi
  echo "FAILED: $file has no $what"
  failed=1
}
has "addresses that move (PIE)" "DYN (P" "$program" -hW
for file in "$program" "$module"; do
  has "relocations that are read-only" GNU_RELRO "$file" -lW
  has "relocations at the start (full RELRO)" "BIND_NOW\\|FLAGS_1.*NOW" "$file" -dW
  has "guarded stacks" __stack_chk_fail "$file" --dyn-syms -W
  has "checked copies (_FORTIFY_SOURCE)" "__[a-z]*_chk@" "$file" --dyn-syms -W
  if "$readelf" -lW "$file" | grep "GNU_STACK" | grep -q "RWE"; then
    echo "FAILED: $file has a stack that can be executed"
    failed=1
  fi
done
exit $failed
