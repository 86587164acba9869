/* SPDX-License-Identifier: MIT */
/* whitelist.h -- the names that cards see; for sandbox.c, which opens and runs. */
#ifndef BINDINGS_WHITELIST_H
#define BINDINGS_WHITELIST_H

#include "sandbox/sandbox.h"

/* Opens Lua's libraries and makes of them what cards may use (a lua_CFunction). */
int whitelist_open(lua_State *L);
/* Pushes what is _ENV to cards. */
void whitelist_environment(lua_State *L);
/* Copies the names in the table on the stack to what cards see; tables among them are
** frozen (a lua_CFunction). */
int whitelist_publish(lua_State *L);

#endif
