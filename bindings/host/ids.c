/* SPDX-License-Identifier: MIT */
/* ids.c -- ids and none as scripts see them; see host.h. */
#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "basics/guess.h"
#include "host/host.h"

/* Registry key: the address is the key. */
static const char key_none;

/* ---- Ids and none -------------------------------------------------------- */

void bind_host_push_none(lua_State *L)
{
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_none);
}

void bind_host_push_id(lua_State *L, ArbId id)
{
  if (id_is_nothing(id)) bind_host_push_none(L);
  else lua_pushlightuserdata(L, (void *)((uintptr_t)id.generation << 16 | id.slot));
}

/* Whether an id names something that still exists. */
bool bind_host_is_fresh(const BindHost *host, ArbId id)
{
  return id_kind(id) != ARB_KIND_CARD || state_resolve(host->now.game->s, id);
}

/* ---- Attributes: enemy.might --------------------------------------------- */

static _Noreturn void unknown_attribute(lua_State *L, const char *name)
{
  char hint[80];
  Guess guess = bind_guess_begin(name);
  const ArbRules *rules = rules_of(L);
  const ArbCards *cards = host_of(L)->cards;
  for (int i = 0; i < rules->attribute_count; i++)
    bind_guess_try(&guess, rules->attributes[i].name);
  for (int i = rules->keyword_count; i < cards->keyword_count; i++)
    bind_guess_try(&guess, cards->keywords[i].name);
  for (int i = 0; i < arb_actions_in(rules->actions); i++)
    if (strcmp(rules->actions[i].name, name) == 0)
      luaL_error(L, "a %s has no '%s': write game.%s(...)", bind_sandbox_type_name(L, 1), name,
                 name);
  for (int i = 0; i < arb_actions_in(rules->list_actions); i++)
    if (strcmp(rules->list_actions[i].name, name) == 0)
      luaL_error(L, "a %s is not a list: game.list(it):%s(...)", bind_sandbox_type_name(L, 1),
                 name);
  luaL_error(L, "a %s has no '%s'%s", bind_sandbox_type_name(L, 1), name,
             bind_guess_text(&guess, hint, sizeof hint));
  __builtin_unreachable();
}

static void push_attribute(lua_State *L, const BindHost *host, int number, int32_t value)
{
  const ArbAttribute *attribute = &host->cards->rules->attributes[number];
  if (value == ARB_NULL) {
    bind_host_push_none(L);
    return;
  }
  switch ((ArbAttributeKind)cards_attribute_kind(host->cards, number)) {
  case ARB_A_BOOL: lua_pushboolean(L, value != 0); break;
  case ARB_A_NUMBER: lua_pushinteger(L, value); break;
  case ARB_A_NAME: lua_pushstring(L, host->cards->card_name(host->cards, (uint16_t)value)); break;
  default:
    luaL_error(L, "'%s' is not one value: ask with is(x, card { %s = ... })", attribute->name,
               attribute->name);
  }
}

/* An object can be used as a list of one: its first element is the object itself.  So a value that
** may be one object or several is counted and visited alike. */
static int id_element(lua_State *L)
{
  if (lua_type(L, 2) != LUA_TNUMBER)
    return luaL_error(L, "a %s has attributes and is a list of itself alone",
                      bind_sandbox_type_name(L, 1));
  if (lua_tonumber(L, 2) == 1) lua_pushvalue(L, 1);
  else lua_pushnil(L);
  return 1;
}

static int id_length(lua_State *L)
{
  lua_pushinteger(L, 1);
  return 1;
}

/* Upvalue 1: attribute numbers by name. */
static int id_index_event(lua_State *L)
{
  BindHost *host = host_of(L);
  if (lua_type(L, 2) != LUA_TSTRING) return id_element(L);
  lua_pushvalue(L, 2);
  if (lua_rawget(L, lua_upvalueindex(1)) == LUA_TNIL) unknown_attribute(L, lua_tostring(L, 2));
  int attribute = (int)lua_tointeger(L, -1);
  if (!host->now.game) return luaL_error(L, "no game is being played");
  ArbGame *game = host->now.game;
  int32_t value = game->rules->attribute(game, host->now.context, id_at(L, 1), attribute);
  push_attribute(L, host, attribute, value);
  return 1;
}

static int id_refuse(lua_State *L)
{
  int at = is_id(L, 1) ? 1 : 2;
  return luaL_error(L, "a %s cannot be %s", bind_sandbox_type_name(L, at),
                    lua_tostring(L, lua_upvalueindex(1)));
}

typedef struct Metamethod {
  const char *event, *verb;
} Metamethod;

static const Metamethod refusals[] = {
  {"__add", "added to"},       {"__sub", "subtracted"},      {"__mul", "multiplied"},
  {"__div", "divided"},        {"__idiv", "divided"},        {"__mod", "divided"},
  {"__pow", "raised"},         {"__unm", "negated"},         {"__concat", "joined to a text"},
  {"__call", "called"},        {"__lt", "compared by size"}, {"__le", "compared by size"},
  {"__newindex", "written to"}};

/* Opens the metatable that all ids share. */
void bind_host_open_ids(lua_State *L)
{
  const ArbRules *rules = rules_of(L);
  lua_pushlightuserdata(L, L);
  lua_newtable(L);
  for (size_t i = 0; i < sizeof refusals / sizeof *refusals; i++) {
    lua_pushstring(L, refusals[i].verb);
    lua_pushcclosure(L, id_refuse, 1);
    lua_setfield(L, -2, refusals[i].event);
  }
  lua_createtable(L, 0, rules->attribute_count);
  /* Backwards: of two attributes with one name, the first wins. */
  for (int i = rules->attribute_count - 1; i >= 0; i--) {
    lua_pushinteger(L, i);
    lua_setfield(L, -2, rules->attributes[i].name);
  }
  const ArbCards *cards = host_of(L)->cards;
  for (int i = rules->keyword_count; rules->keyword_value1 && i < cards->keyword_count; i++) {
    lua_pushinteger(L, rules->keyword_value1 - 1 + i);
    lua_setfield(L, -2, cards->keywords[i].name);
  }
  lua_pushcclosure(L, id_index_event, 1);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, id_length);
  lua_setfield(L, -2, "__len");
  lua_setmetatable(L, -2);
  lua_pop(L, 1);
}

static int none_none(lua_State *L)
{
  bind_host_push_none(L);
  return 1;
}
/* `none` is also an empty list. */
static int none_index(lua_State *L)
{
  if (lua_type(L, 2) == LUA_TNUMBER) lua_pushnil(L);
  else bind_host_push_none(L);
  return 1;
}
static int none_false(lua_State *L)
{
  lua_pushboolean(L, 0);
  return 1;
}
static int none_zero(lua_State *L)
{
  lua_pushinteger(L, 0);
  return 1;
}
static int none_refuse(lua_State *L)
{
  return luaL_error(L, "none cannot be %s", lua_tostring(L, lua_upvalueindex(1)));
}

/* 359.3.e.12: an object that is gone has no attributes; reading them is not an error. */
void bind_host_open_none(lua_State *L)
{
  static const struct {
    const char *event;
    lua_CFunction function;
  } events[] = {{"__add", none_none}, {"__sub", none_none},  {"__mul", none_none},
                {"__div", none_none}, {"__idiv", none_none}, {"__mod", none_none},
                {"__pow", none_none}, {"__unm", none_none},  {"__index", none_index},
                {"__lt", none_false}, {"__le", none_false},  {"__len", none_zero}};
  static const Metamethod others[] = {
    {"__concat", "joined to a text"}, {"__call", "called"}, {"__newindex", "written to"}};
  lua_newuserdatauv(L, 0, 0);
  lua_newtable(L);
  for (size_t i = 0; i < sizeof events / sizeof *events; i++) {
    lua_pushcfunction(L, events[i].function);
    lua_setfield(L, -2, events[i].event);
  }
  for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
    lua_pushstring(L, others[i].verb);
    lua_pushcclosure(L, none_refuse, 1);
    lua_setfield(L, -2, others[i].event);
  }
  lua_setmetatable(L, -2);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &key_none);
}
