/* SPDX-License-Identifier: MIT */
/*
** plain_lua.h -- a Lua state for the library's own tables.
**
** Its memory comes from the hooks of the host (memory.h), and an error that nobody caught is fatal
** as arb_memory_fatal says.  States in which files of users run are made by the sandbox.
*/
#ifndef BIND_PLAIN_LUA_H
#define BIND_PLAIN_LUA_H

#include <lua.h>

/* A state without libraries; NULL: out of memory.  lua_close ends it. */
lua_State *bind_plain_lua_open(void);

/* What an uncaught error does, for lua_atpanic. */
int bind_plain_lua_panic(lua_State *L);

#endif
