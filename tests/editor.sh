#!/bin/sh
# SPDX-License-Identifier: MIT
#
# editor.sh: what an editor says of our cards.  Holds every card and scenario of both games, and
# the mods of the docs, against scripts/meta with a language server for Lua (emmylua_check, which
# reads the annotations of LuaLS).  It comes from crates.io and is built at the first use, in some
# minutes; that needs a cargo of this year.  Ends with 1 when something was found.

cd "$(dirname "$0")/.." || exit 2
version=0.25.1
tools=$PWD/build/tools
check=$tools/bin/emmylua_check
if ! "$check" --version 2>/dev/null | grep -qF "$version"; then
  command -v cargo >/dev/null || { echo "editor.sh: needs cargo (rustup.rs)" >&2; exit 2; }
  echo "building emmylua_check $version ..." >&2
  cargo install emmylua_check --version "$version" --locked --quiet --root "$tools" || exit 2
fi

# The words of a game are globals, and `arg` is one of Lua's own that a card's word hides.
config='{ "runtime": { "version": "Lua5.4" },
  "diagnostics": { "disable": ["unused", "call-non-callable"] } }'
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
found=0
# look GAME NAME FOLDER: the folder, with the words of that game.
look() {
  mkdir -p "$work/$2"
  cp -r "scripts/meta/$1" "$work/$2/meta"
  cp -r "$3" "$work/$2/files"
  echo "$config" >"$work/$2/.emmyrc.json"
  "$check" "$work/$2" >"$work/$2.txt" 2>&1
  if grep -qE '^(error|warning|hint)' "$work/$2.txt"; then
    grep -vE '^(Summary|Check)' "$work/$2.txt"
    found=1
  fi
}
look riftbound riftbound cards/riftbound
look evolve evolve cards/evolve
for mod in docs/mods/*/; do
  game=$(sed -n 's/.*game = "\([a-z]*\)".*/\1/p' "$mod/mod.lua")
  look "${game:-riftbound}" "$(basename "$mod")" "$mod"
done
exit $found
