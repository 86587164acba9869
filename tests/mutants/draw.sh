#!/bin/sh
# SPDX-License-Identifier: MIT
#
# draw.sh [COUNT [SEED]]: which rules get a mutant.  From the rules that a source in
# core/ or scripts/ cites and the name of a test says, COUNT (140) are drawn: those
# whose checksum with the SEED (2026) is lowest.  A rule that is cited later takes its
# place among them and leaves the others where they are.

cd "$(dirname "$0")/../.." || exit 2
awk -F '\t' '$3 == "tested" && $5 ~ /(^| )(core\/riftbound|scripts)\// { print $1 }' \
  docs/rules/riftbound.tsv |
  while read -r rule; do
    printf '%s %s\n' "$(printf '%s:%s' "${2:-2026}" "$rule" | cksum | cut -d ' ' -f 1)" "$rule"
  done | sort -n | head -n "${1:-140}" | cut -d ' ' -f 2 | sort
