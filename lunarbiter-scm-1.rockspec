-- SPDX-License-Identifier: MIT
-- The engine as a rock: luarocks make --tree TREE (docs/lua-module.md).
rockspec_format = "3.0"
package = "lunarbiter"
version = "scm-1"

source = { url = "git+file://." }

description = {
  summary = "A rules engine for trading card games whose cards are Lua scripts",
  detailed = [[
    Plays whole games by the rules: decisions as tables, answers by option, views of one seat,
    copies for searches, saves, explanations with rule numbers.  Cards, keywords, formats and
    decks are files that come with it.
  ]],
  license = "MIT",
  labels = { "games" },
}

dependencies = { "lua >= 5.4, < 5.5", "luafilesystem" }

build = {
  type = "cmake",
  variables = {
    CMAKE_BUILD_TYPE = "RelWithDebInfo",
    CMAKE_INSTALL_PREFIX = "$(PREFIX)",
    ARB_LUA_CMOD_DIR = "$(LIBDIR)",
    ARB_PROGRAM = "OFF",
    BUILD_TESTING = "OFF",
  },
}
