/* SPDX-License-Identifier: MIT */
/* lunarbiter.c -- the door of the loadable module: build/lua/lunarbiter.so (docs/lua-module.md). */
#include <lua.h>

#include "lua_game.h"

LUAMOD_API __attribute__((visibility("default"))) int luaopen_lunarbiter(lua_State *L);

int luaopen_lunarbiter(lua_State *L) { return bind_open_module(L); }
