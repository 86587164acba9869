/* SPDX-License-Identifier: MIT */
/*
** lua_static.c -- what statics forbid (054) and permit (419.1.a), as records.
*/
#include <lauxlib.h>
#include <string.h>

#include "loader.h"

static void add_ban(lua_State *L, Loader *l, int index, RbStatic *stat)
{
  static const char *const names[] = {
#define X(id, name, rule, whom, help) name,
    RB_BANS(X)
#undef X
    NULL};
  stat->cannot |= 1u << choice_of(L, l, "cannot", text_at(L, l, index, "cannot"), names);
}

static void read_place(lua_State *L, Loader *l, int table, const char *name, uint16_t *place1)
{
  if (!field(L, table, name)) return;
  *place1 = (uint16_t)compile_place(L, l, -1);
  lua_pop(L, 1);
}

/* Objects are forbidden some things, players others. */
static void check_affected(lua_State *L, Loader *l, const RbStatic *stat)
{
  bool players = stat->cannot & RB_BANS_PLAYERS, objects = stat->cannot & ~RB_BANS_PLAYERS;
  if (players && objects)
    loader_fail(L, l, "054", "'cannot' speaks of objects and of players: write two statics");
  bool ref = stat->affects == RB_AFFECTS_REF;
  bool affects_players = stat->affects == RB_AFFECTS_YOU ||
                         stat->affects >= RB_AFFECTS_OPPONENTS;
  if (players && !affects_players && !ref)
    loader_fail(L, l, "054", "'cannot' speaks of players: affects = \"you\", \"opponents\", "
                             "\"players\" or ref(n)");
  if (objects && affects_players)
    loader_fail(L, l, "054", "'cannot' speaks of objects: affects = \"me\", a selector or ref(n)");
  if (objects && stat->ban_cards1)
    loader_fail(L, l, "054", "'cards' says which cards players cannot play or hide");
}

/* cannot = "move", or a list (A18); cards = selector, at, except_at = places, where = number */
void compile_bans(lua_State *L, Loader *l, int table, RbAbility *a)
{
  static const char *const goes_with[] = {"cards", "at", "except_at", "where", NULL};
  RbStatic *stat = &a->stat;
  if (field(L, table, "cannot")) {
    if (lua_type(L, -1) != LUA_TTABLE) {
      add_ban(L, l, -1, stat);
    } else {
      lua_Integer count = (lua_Integer)lua_rawlen(L, -1);
      for (lua_Integer i = 1; i <= count; i++) {
        lua_rawgeti(L, -1, i);
        add_ban(L, l, -1, stat);
        lua_pop(L, 1);
      }
    }
    lua_pop(L, 1);
  }
  if (field(L, table, "cards")) {
    stat->ban_cards1 = (uint16_t)compile_selector(L, l, lua_gettop(L));
    lua_pop(L, 1);
  }
  read_place(L, l, table, "except_at", &stat->ban_except1);
  stat->ban_at1 = a->place1; /* read with the rest of "when" */
  a->place1 = 0;
  if (field(L, table, "where")) {
    stat->ban_where = compile_number(L, l, lua_gettop(L));
    lua_pop(L, 1);
  }
  for (int i = 0; goes_with[i] && !stat->cannot; i++)
    if (field(L, table, goes_with[i]))
      loader_fail(L, l, "054", "'%s' goes with 'cannot'", goes_with[i]);
  bool by_player = stat->affects >= RB_AFFECTS_OPPONENTS;
  if (by_player && !stat->cannot && !stat->part)
    loader_fail(L, l, "363", "\"opponents\", \"players\" and \"team\" go with 'cannot' or the "
                             "'part' of a cost");
  if (stat->cannot) check_affected(L, l, stat);
}

void compile_price(lua_State *L, Loader *l, int table, RbAbility *a)
{
  if (!field(L, table, "price")) return;
  a->cost = compile_cost(L, l, lua_gettop(L));
  a->stat.priced = 1;
  lua_pop(L, 1);
  if (a->cost.me || a->cost.objects[0].pay)
    loader_unsupported(l, "a price that is more than Energy, Power and XP");
}

static void add_loss(lua_State *L, Loader *l, int index, RbStatic *stat)
{
  const char *name = text_at(L, l, index, "loses");
  if (strcmp(name, "abilities") == 0) stat->loses_all = 1;
  else stat->loses |= 1u << find_keyword(L, l, name);
}

void compile_losses(lua_State *L, Loader *l, int table, RbStatic *stat)
{
  if (!field(L, table, "loses")) return;
  if (lua_type(L, -1) != LUA_TTABLE) {
    add_loss(L, l, -1, stat);
  } else {
    lua_Integer count = (lua_Integer)lua_rawlen(L, -1);
    for (lua_Integer i = 1; i <= count; i++) {
      lua_rawgeti(L, -1, i);
      add_loss(L, l, -1, stat);
      lua_pop(L, 1);
    }
  }
  lua_pop(L, 1);
}
