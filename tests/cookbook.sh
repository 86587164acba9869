#!/bin/sh
# SPDX-License-Identifier: MIT
#
# cookbook.sh PROGRAM -- the scenarios that docs/scenarios.md shows in its cookbook
# are run as they stand there.

cd "$(dirname "$0")/.." || exit 2
program=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

awk '/^## Cookbook/ { book = 1 } /^## / && !/Cookbook/ { book = 0 }
  book && /^```lua/ { lua = 1; next } /^```/ { if (lua) print ""; lua = 0 } lua { print }' \
  docs/scenarios.md >"$folder/cookbook_spec.lua"
[ -s "$folder/cookbook_spec.lua" ] || { echo "docs/scenarios.md has no cookbook"; exit 1; }
"$program" test "$folder/cookbook_spec.lua"
