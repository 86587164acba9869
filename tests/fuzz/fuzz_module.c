/* SPDX-License-Identifier: MIT */
/*
** fuzz_module.c -- the Lua module called with anything: each function of the module, of its pools
** and of its games, with values of every kind, objects that are closed among them (module.lua
** calls).  A call gives values, or raises a sentence, and leaves every game sound.
*/
#include "fuzz.h"

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>

#include "open.h"

static Bytes *left;

/* below(n) -> from 0 to n - 1; nil behind the last byte */
static int below(lua_State *L)
{
  lua_Integer bound = luaL_checkinteger(L, 1);
  if (!bytes_left(left)) return 0;
  lua_pushinteger(L, bytes_below(left, (int)(bound < 256 ? bound : 256)));
  return 1;
}

/* number() -> small, or at a bound */
static int number(lua_State *L)
{
  lua_pushinteger(L, bytes_number(left));
  return 1;
}

/* The state lives on: its pools are loaded once. */
static lua_State *open_state(void)
{
  lua_State *L = luaL_newstate();
  if (!L) fuzz_cannot_begin("the module", "no state");
  luaL_openlibs(L);
  luaL_requiref(L, "lunarbiter", bind_open_module, 0);
  lua_pop(L, 1);
  if (luaL_loadfile(L, ARB_DATA_DIR "/tests/fuzz/module.lua") != LUA_OK)
    fuzz_cannot_begin("module.lua", lua_tostring(L, -1));
  lua_pushcfunction(L, below);
  lua_pushcfunction(L, number);
  lua_pushliteral(L, ARB_DATA_DIR);
  if (lua_pcall(L, 3, 1, 0) != LUA_OK) fuzz_cannot_begin("module.lua", lua_tostring(L, -1));
  return L;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
  static lua_State *L;
  Bytes bytes = {data, data + size};
  left = &bytes;
  if (!L) L = open_state();
  lua_pushvalue(L, 1);
  if (lua_pcall(L, 0, 0, 0) != LUA_OK) fuzz_failed("the module", lua_tostring(L, -1));
  lua_settop(L, 1);
  return 0;
}
