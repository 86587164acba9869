/* SPDX-License-Identifier: MIT */
/* lunarbiter.c -- the entry of the loadable module build/lua/lunarbiter.so (docs/lua-module.md). */
#include <lauxlib.h>
#include <lua.h>

#include "sandbox/confine.h"
#include "open.h"

LUAMOD_API __attribute__((visibility("default"))) int luaopen_lunarbiter(lua_State *L);

/* Opens `confine` as well, which the engine's own scripts (scripts/scenario.lua) need. */
int luaopen_lunarbiter(lua_State *L)
{
  luaL_getsubtable(L, LUA_REGISTRYINDEX, LUA_PRELOAD_TABLE);
  lua_pushcfunction(L, bind_confine_module);
  lua_setfield(L, -2, "confine");
  lua_pop(L, 1);
  return bind_open_module(L);
}
