# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154 # sourced by cli_test.sh
#
# module.sh -- the engine as a module of a plain Lua: build/lua/lunarbiter.so, where it is
# installed, its rock, and the examples of docs/lua-module.md.

built=$(dirname "$program")
LUA_CPATH="$built/lua/?.so;;"
export LUA_CPATH

lua5.4 "$data/tests/cli/module.lua" >out 2>err
is "$(tail -n 1 out | sed 's/^[1-9][0-9]* passed/some passed/')" "some passed, 0 failed" "module"

# ---- The examples: they run, and the page shows them as they are ----------------------

# example NAME ARGUMENTS...: leaves `out`.
example() {
  name=$1
  shift
  if lua5.4 "$data/docs/examples/$name" "$@" >out 2>err; then ok; else not_ok "example $name"; fi
  sed 1d "$data/docs/examples/$name" >shown
  if awk 'NR == FNR { text = text $0 "\n"; next } { page = page $0 "\n" }
          END { exit !index(page, "```lua program\n" text "```\n") }' shown \
    "$data/docs/lua-module.md"; then
    ok
  else
    not_ok "docs/lua-module.md does not show $name as it is"
  fi
}

example random_game.lua 3
says out " after turn " "random_game.lua"
cp out one
example random_game.lua 3
is "$(cat out)" "$(cat one)" "random_game.lua: the same again"
example search_bot.lua 1 1
says out "search won " "search_bot.lua"
example win_rate.lua 10
says out "after:  " "win_rate.lua"

# ---- Scenarios from Lua ------------------------------------------------------------------

LUA_PATH="$data/scripts/?.lua;;" lua5.4 - "$data/cards/riftbound/ogn/gust_spec.lua" >out 2>err <<'END'
local told = {}
local result = require("scenario").run(arg[1], { print = function(line) told[#told + 1] = line end })
print(result.files, result.passed > 0, result.failed, #told)
END
is "$(cat out)" "1	true	0	0" "scenarios from Lua"

# ---- Installed ---------------------------------------------------------------------------------

if cmake --install "$built" --prefix "$room/inst" >out 2>err; then ok; else not_ok "install"; fi
module=$(find inst -name lunarbiter.so)
is "$(printf '%s\n' "$module" | sed 's|.*/lib.*/lua/5.4/|lua/5.4/|')" lua/5.4/lunarbiter.so "install"
(
  LUA_CPATH="$room/${module%lunarbiter.so}?.so;;" LUNARBITER_DATA="$room/inst/share/lunarbiter" \
    lua5.4 -e 'print(require("lunarbiter").pool { game = "evolve" }:count() > 0)'
) >out 2>err
is "$(cat out)" true "the installed module"

# the page of the table goes along when it is built; else the installation says that it is not
if [ -e "$data/build/web/index.html" ]; then
  is "$(cmp "$data/build/web/index.html" inst/share/lunarbiter/page/index.html && echo same)" same "the page, installed"
else
  cmake --install "$built" --prefix "$room/inst" >out 2>err
  is "$(grep -c 'web/build.sh builds it' out)" 1 "no page to install"
fi

# ---- The rock -----------------------------------------------------------------------------------

lua5.4 - "$data/lunarbiter-scm-1.rockspec" >out 2>err <<'END'
local rock = {}
assert(loadfile(arg[1], "t", rock))()
assert(rock.package == "lunarbiter" and rock.version == "scm-1")
assert(arg[1]:match "([^/]+)$" == rock.package .. "-" .. rock.version .. ".rockspec")
assert(rock.build.type == "cmake")
local cmake = assert(io.open(arg[1]:gsub("[^/]+$", "CMakeLists.txt"), "r")):read "a"
for name in pairs(rock.build.variables) do
  assert(name:find "^CMAKE_" or name == "BUILD_TESTING" or cmake:find(name, 1, true), name)
end
print "good"
END
is "$(cat out)" good "the rockspec"
if command -v luarocks >/dev/null; then
  if luarocks lint "$data/lunarbiter-scm-1.rockspec" >out 2>err; then ok; else not_ok "luarocks lint"; fi
fi
unset LUA_CPATH
