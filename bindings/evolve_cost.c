/* SPDX-License-Identifier: MIT */
/* evolve_cost.c -- what Evolve's costs are, as records (10.4). */
#include <lauxlib.h>

#include "evolve_words.h"

EvCost compile_ev_cost(lua_State *L, Loader *l, int index)
{
  static const char *const fields[] = {"play_points", "engage_me", NULL};
  EvCost cost = {0};
  index = lua_absindex(L, index);
  if (lua_type(L, index) != LUA_TTABLE)
    loader_fail(L, l, "10.4", "'cost' must be a table, got %s", sandbox_type_name(L, index));
  fields_check(L, l, index, fields, false);
  cost.play_points = (int8_t)field_integer(L, l, index, "play_points", 0, COUNT_MAX, 0);
  cost.engage_me = field_flag(L, l, index, "engage_me");
  return cost;
}
