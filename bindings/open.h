/* SPDX-License-Identifier: MIT */
/* open.h -- the engine as a Lua module, for trusted states: tools and scenarios. */
#ifndef BINDINGS_LUA_GAME_H
#define BINDINGS_LUA_GAME_H

#include <stdint.h>

struct lua_State;

/* Opens the Lua module of the engine; for trusted states only.  The head of module.c lists what it
** offers. */
int bind_open_module(struct lua_State *L);

struct ArbRules;

/* format_fields.c: reads the switches of a format's `rules` and `house`.  NULL, or what is wrong
** with them, with the wrong word in `word`; that text may lie on the Lua stack. */
const char *bind_house_rules(struct lua_State *L, const struct ArbRules *rules, int format,
                             uint32_t *house, const char **word);

#endif
