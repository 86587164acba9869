/* SPDX-License-Identifier: MIT */
/* set.h -- sets a field of the table on top of the Lua stack. */
#ifndef BINDINGS_LUA_SET_H
#define BINDINGS_LUA_SET_H

#include <lua.h>

static inline void set_integer(lua_State *L, const char *key, lua_Integer value)
{
  lua_pushinteger(L, value);
  lua_setfield(L, -2, key);
}
static inline void set_string(lua_State *L, const char *key, const char *text)
{
  lua_pushstring(L, text);
  lua_setfield(L, -2, key);
}

#endif
