-- SPDX-License-Identifier: MIT
-- What luacheck (tests/tools.sh) looks for in the Lua of tools, scenarios' words and vocabulary.
std = "lua54"
max_line_length = false -- tests/lint.sh counts columns
ignore = {
  "212", -- an argument that a callback is given and does not want
  "43.", -- an inner name that is an outer one, too
}
exclude_files = {
  "scripts/meta", -- written by the program, for editors: nothing in it runs
  "scripts/new",  -- skeletons with holes
}
-- These run in sandboxes whose names the engine brings; `lunarbiter check` knows them.
files["scripts/vocabulary"] = { ignore = { "11.", "113" } }
files["scripts/vocabulary.lua"] = { ignore = { "11.", "113" } }
files["scripts/keywords"] = { ignore = { "11.", "113" } }
files["scripts/formats"] = { ignore = { "11.", "113" } }
files["scripts/deck_rules"] = { ignore = { "11.", "113" } }
