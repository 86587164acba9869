#!/bin/sh
# SPDX-License-Identifier: MIT
#
# cookbook.sh PROGRAM -- the scenarios that docs/scenarios.md shows in its cookbooks
# are run as they stand there.

cd "$(dirname "$0")/.." || exit 2
program=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# cookbook HEADING GAME: runs what stands under the heading
cookbook() {
  awk -v heading="## $1" '/^## / { book = $0 == heading } book && /^```lua/ { lua = 1; next }
    /^```/ { if (lua) print ""; lua = 0 } lua { print }' docs/scenarios.md >"$folder/$2_spec.lua"
  [ -s "$folder/$2_spec.lua" ] || { echo "docs/scenarios.md has no $1"; return 1; }
  "$program" test --game "$2" "$folder/$2_spec.lua"
}

cookbook "Cookbook" riftbound && cookbook "Cookbook of Evolve" evolve
