/* SPDX-License-Identifier: MIT */
/* open.h -- the engine as a Lua module, for trusted states: tools and scenarios. */
#ifndef BINDINGS_LUA_GAME_H
#define BINDINGS_LUA_GAME_H

#include <stdint.h>

struct lua_State;

/* Opens the host module: the engine as a Lua module, for trusted states only.
** What it offers is listed at the head of module.c. */
int bind_open_module(struct lua_State *L);

struct ArbRules;

/* format_fields.c: the switches of a format's `rules` and `house`; NULL, or what is wrong
** with them and the word that is (which may lie on the stack, as what was read does). */
const char *bind_house_rules(struct lua_State *L, const struct ArbRules *rules, int format,
                             uint32_t *house, const char **word);

#endif
