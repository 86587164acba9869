/* SPDX-License-Identifier: MIT */
/* whitelist.h -- the names that cards see; only sandbox.c includes it. */
#ifndef BINDINGS_WHITELIST_H
#define BINDINGS_WHITELIST_H

#include "sandbox/sandbox.h"

/* Opens Lua's libraries and takes from them what cards may use; a lua_CFunction. */
int bind_whitelist_open(lua_State *L);
/* Pushes the table that is _ENV for cards. */
void bind_whitelist_environment(lua_State *L);
/* Copies the names in the table on the stack to those that cards see, and freezes tables among
** them; a lua_CFunction. */
int bind_whitelist_publish(lua_State *L);

#endif
