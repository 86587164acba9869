/* SPDX-License-Identifier: MIT */
/*
** lua_host.c -- a lua_State that plays: the core calls scripts, scripts act.
**
**   core  --call-->  host_call  --lua_pcall-->  run(game, me, ...)
**                                                 game.deal(2, u)  -->  act
**   core  <--row->run(game, context, values)-------------------------------'
**
** Both directions nest.  What belongs to the running call (game, context, mode)
** is kept in the host and restored when the call ends, however it ends.  An
** action may leave by lua_error at any time, so nothing here owns memory while
** it calls one: lists are made in the step's arena.
**
** Ids cross as light userdata, 32 bits of kind, index and generation in the
** pointer, under the one metatable that all light userdata share.
*/
#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bindings.h"
#include "kernel/action.h"
#include "loader.h"
#include "observe.h"
#include "riftbound/cards.h"

/* The running call; game is NULL when there is none. */
typedef struct Running {
  ArbGame *game;
  const ArbContext *context;
  ArbMode mode;
  int function;
} Running;

struct BindHost {
  ArbScriptHost api;
  Sandbox box;
  const ArbCards *cards;
  const ScriptPool *pool;
  Running now;
  Observer *observer; /* NULL: nobody looks on */
};

/* Registry keys: the address is the key. */
static const char key_functions, key_tables, key_none, key_game, key_q;

enum { LIST_MAX = 4096, CALL_STACK = 48 };

static BindHost *host_of(lua_State *L) { return sandbox_of(L)->owner; }

/* The tables of the game whose cards these are. */
static const ArbRules *rules_of(lua_State *L) { return host_of(L)->cards->rules; }

/* ---- Ids and none -------------------------------------------------------- */

static void push_none(lua_State *L) { lua_rawgetp(L, LUA_REGISTRYINDEX, &key_none); }

static void push_id(lua_State *L, ArbId id)
{
  if (id_is_nothing(id)) push_none(L);
  else lua_pushlightuserdata(L, (void *)((uintptr_t)id.generation << 16 | id.slot));
}

static ArbId id_at(lua_State *L, int index)
{
  uintptr_t bits = (uintptr_t)lua_touserdata(L, index);
  return (ArbId){(uint16_t)(bits & 0xFFFF), (uint16_t)(bits >> 16)};
}

static bool is_id(lua_State *L, int index) { return lua_type(L, index) == LUA_TLIGHTUSERDATA; }
static bool is_none(lua_State *L, int index) { return lua_type(L, index) == LUA_TUSERDATA; }

/* An id that names something that is still there. */
static bool is_fresh(const BindHost *host, ArbId id)
{
  return id_kind(id) != ARB_KIND_CARD || state_resolve(host->now.game->s, id);
}

/* ---- Attributes: enemy.might --------------------------------------------- */

static _Noreturn void unknown_attribute(lua_State *L, const char *name)
{
  char hint[80];
  Guess guess = guess_begin(name);
  const ArbRules *rules = rules_of(L);
  const ArbCards *cards = host_of(L)->cards;
  for (int i = 0; i < rules->attribute_count; i++) guess_try(&guess, rules->attributes[i].name);
  for (int i = rules->keyword_count; i < cards->keyword_count; i++)
    guess_try(&guess, cards->keywords[i].name);
  luaL_error(L, "a %s has no '%s'%s", sandbox_type_name(L, 1), name,
             guess_text(&guess, hint, sizeof hint));
  __builtin_unreachable();
}

static void push_attribute(lua_State *L, const BindHost *host, int number, int32_t value)
{
  const ArbAttribute *attribute = &host->cards->rules->attributes[number];
  if (value == ARB_NULL) {
    push_none(L);
    return;
  }
  switch ((ArbAttributeKind)cards_attribute_kind(host->cards, number)) {
  case ARB_A_BOOL: lua_pushboolean(L, value != 0); break;
  case ARB_A_NUMBER: lua_pushinteger(L, value); break;
  case ARB_A_NAME:
    lua_pushstring(L, host->cards->card_name(host->cards, (uint16_t)value));
    break;
  default:
    luaL_error(L, "'%s' is not one value: ask with is(x, card { %s = ... })", attribute->name,
               attribute->name);
  }
}

/* Upvalue 1: attribute numbers by name. */
static int id_index_event(lua_State *L)
{
  BindHost *host = host_of(L);
  if (lua_type(L, 2) != LUA_TSTRING)
    return luaL_error(L, "a %s is not a list", sandbox_type_name(L, 1));
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
  return luaL_error(L, "a %s cannot be %s", sandbox_type_name(L, at),
                    lua_tostring(L, lua_upvalueindex(1)));
}

typedef struct Metamethod {
  const char *event, *verb;
} Metamethod;

static const Metamethod refusals[] = {
  {"__add", "added to"}, {"__sub", "subtracted"}, {"__mul", "multiplied"}, {"__div", "divided"},
  {"__idiv", "divided"}, {"__mod", "divided"}, {"__pow", "raised"}, {"__unm", "negated"},
  {"__concat", "joined to a text"}, {"__call", "called"}, {"__len", "counted"},
  {"__lt", "compared by size"}, {"__le", "compared by size"}, {"__newindex", "written to"}};

/* One metatable for all ids. */
static void open_ids(lua_State *L)
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
  for (int i = rules->attribute_count - 1; i >= 0; i--) { /* the first of two that share a name */
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
  lua_setmetatable(L, -2);
  lua_pop(L, 1);
}

static int none_none(lua_State *L)
{
  push_none(L);
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

/* 359.3.e.12: what is gone has no numbers; asking for them is no error. */
static void open_none(lua_State *L)
{
  static const struct { const char *event; lua_CFunction function; } events[] = {
    {"__add", none_none}, {"__sub", none_none}, {"__mul", none_none}, {"__div", none_none},
    {"__idiv", none_none}, {"__mod", none_none}, {"__pow", none_none}, {"__unm", none_none},
    {"__index", none_none}, {"__lt", none_false}, {"__le", none_false}, {"__len", none_zero}};
  static const Metamethod others[] = {{"__concat", "joined to a text"}, {"__call", "called"},
                                      {"__newindex", "written to"}};
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

/* ---- Arguments ----------------------------------------------------------- */

/* Where an argument stands, for errors. */
typedef struct Argument {
  BindHost *host;
  const ArbAction *action;
  const ArbParam *param;
  int position; /* 0: a named one */
} Argument;

static const char *expected(const ArbParam *param)
{
  switch ((ArbType)param->type) {
  case ARB_T_BOOL: return "true or false";
  case ARB_T_INT: return "integer";
  case ARB_T_ID:
  case ARB_T_WAS: return "object";
  case ARB_T_IDS: return "object, list or selector";
  case ARB_T_NAME: return "text";
  case ARB_T_KEYWORD: return "keyword";
  case ARB_T_SELECTOR: return "selector";
  case ARB_T_PLAYER: return "player";
  case ARB_T_DURATION: return "duration";
  case ARB_T_PLACE: return "place, \"base\" or \"here\"";
  case ARB_T_CHOICE: return "list or selector";
  case ARB_T_DEALS: return "list of { unit, amount }";
  case ARB_T_NAMES: return "text or list of texts";
  default: return "nothing";
  }
}

/* "turn", "combat" or "board" */
static void say_durations(const ArbWord *words, char *out, size_t size)
{
  size_t at = 0;
  for (const ArbWord *word = words; word && word->word && at < size; word++) {
    const char *before = word == words ? "" : word[1].word ? ", " : " or ";
    at += (size_t)snprintf(out + at, size - at, "%s\"%s\"", before, word->word);
  }
}

static _Noreturn void bad_argument(lua_State *L, const Argument *a, int index)
{
  char where[80], wanted[120];
  if (a->position)
    snprintf(where, sizeof where, "bad argument #%d to '%s'", a->position, a->action->name);
  else
    snprintf(where, sizeof where, "bad option '%s' of '%s'", a->param->name, a->action->name);
  if (a->param->type == ARB_T_DURATION)
    say_durations(rules_of(L)->durations, wanted, sizeof wanted);
  else snprintf(wanted, sizeof wanted, "%s", expected(a->param));
  if (lua_type(L, index) == LUA_TSTRING)
    luaL_error(L, "%s (%s expected, got \"%s\")", where, wanted, lua_tostring(L, index));
  luaL_error(L, "%s (%s expected, got %s)", where, wanted, sandbox_type_name(L, index));
  __builtin_unreachable();
}

static ArbValue of_type(ArbType type) { return (ArbValue){.type = (uint8_t)type}; }

/* The selector a table was compiled to, one-based; 0 when it is none. */
static int selector_at(lua_State *L, const BindHost *host, int index)
{
  if (lua_type(L, index) != LUA_TTABLE) return 0;
  lua_pushvalue(L, index);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_tables);
  lua_insert(L, -2);
  lua_rawget(L, -2);
  lua_Integer number = lua_tointeger(L, -1);
  lua_pop(L, 2);
  return number ? host->pool->selectors[number - 1] : 0;
}

static ArbValue check_integer(lua_State *L, const Argument *a, int index)
{
  int exact = 0;
  if (is_none(L, index)) return of_type(ARB_T_NONE);
  lua_Integer value = lua_type(L, index) == LUA_TNUMBER ? lua_tointegerx(L, index, &exact) : 0;
  if (!exact) bad_argument(L, a, index);
  if (value <= INT32_MIN || value > INT32_MAX)
    luaL_error(L, "the number given to '%s' is too large", a->action->name);
  return (ArbValue){.type = ARB_T_INT, .number = (int32_t)value};
}

static ArbValue check_id(lua_State *L, const Argument *a, int index)
{
  if (is_none(L, index)) return of_type(ARB_T_NONE);
  if (!is_id(L, index)) bad_argument(L, a, index);
  ArbId id = id_at(L, index);
  if (!is_fresh(a->host, id)) return of_type(ARB_T_NONE);
  return (ArbValue){.type = ARB_T_ID, .id = id};
}

/* One that is gone is asked about as it was last. */
static ArbValue check_was(lua_State *L, const Argument *a, int index)
{
  if (is_id(L, index)) return (ArbValue){.type = ARB_T_ID, .id = id_at(L, index)};
  return check_id(L, a, index);
}

/* Places may be said in words. */
static ArbValue check_place(lua_State *L, const Argument *a, int index)
{
  if (lua_type(L, index) != LUA_TSTRING) return check_id(L, a, index);
  const char *word = lua_tostring(L, index);
  if (strcmp(word, "base") != 0 && strcmp(word, "here") != 0) bad_argument(L, a, index);
  return (ArbValue){.type = ARB_T_NAME, .name = word};
}

static lua_Integer list_length(lua_State *L, const Argument *a, int index)
{
  lua_Integer count = luaL_len(L, index);
  if (count > LIST_MAX) luaL_error(L, "the list given to '%s' is too long", a->action->name);
  return count;
}

static ArbValue selected(const Argument *a, int selector1)
{
  ArbGame *game = a->host->now.game;
  int count = selector_list(game, selector1, a->host->now.context, NULL, 0);
  ArbId *ids = arena_take(game, (size_t)(count ? count : 1) * sizeof *ids);
  selector_list(game, selector1, a->host->now.context, ids, count);
  return (ArbValue){.type = ARB_T_IDS, .ids = ids, .count = count};
}

/* One object, a list of them or a selector; what is gone is left out. */
static ArbValue check_ids(lua_State *L, const Argument *a, int index)
{
  int selector1 = selector_at(L, a->host, index);
  if (selector1) return selected(a, selector1);
  bool list = lua_type(L, index) == LUA_TTABLE;
  if (!list && !is_id(L, index) && !is_none(L, index)) bad_argument(L, a, index);
  lua_Integer length = list ? list_length(L, a, index) : 1;
  ArbId *ids = arena_take(a->host->now.game, (size_t)(length ? length : 1) * sizeof *ids);
  int count = 0;
  for (lua_Integer i = 1; i <= length; i++) {
    if (list) lua_geti(L, index, i);
    else lua_pushvalue(L, index);
    if (!is_id(L, -1) && !is_none(L, -1)) bad_argument(L, a, lua_gettop(L));
    if (is_id(L, -1) && is_fresh(a->host, id_at(L, -1))) ids[count++] = id_at(L, -1);
    lua_pop(L, 1);
  }
  return (ArbValue){.type = ARB_T_IDS, .ids = ids, .count = count};
}

static ArbValue check_selector(lua_State *L, const Argument *a, int index)
{
  int selector1 = selector_at(L, a->host, index);
  if (!selector1) bad_argument(L, a, index);
  return (ArbValue){.type = ARB_T_SELECTOR, .number = selector1};
}

/* What may be chosen from: the action itself looks through a selector. */
static ArbValue check_choice(lua_State *L, const Argument *a, int index)
{
  int selector1 = selector_at(L, a->host, index);
  if (selector1) return (ArbValue){.type = ARB_T_SELECTOR, .number = selector1};
  return lua_type(L, index) == LUA_TTABLE ? check_ids(L, a, index) : check_id(L, a, index);
}

static ArbValue check_keyword(lua_State *L, const Argument *a, int index)
{
  if (lua_type(L, index) != LUA_TSTRING) bad_argument(L, a, index);
  const char *name = lua_tostring(L, index);
  Guess guess = guess_begin(name);
  char hint[80];
  const ArbCards *cards = a->host->cards;
  for (int i = 0; i < cards->keyword_count; i++) {
    if (strcmp(cards->keywords[i].name, name) == 0)
      return (ArbValue){.type = ARB_T_KEYWORD, .number = i};
    guess_try(&guess, cards->keywords[i].name);
  }
  luaL_error(L, "unknown keyword '%s'%s", name, guess_text(&guess, hint, sizeof hint));
  return of_type(ARB_T_NIL);
}

static ArbValue player_value(ArbId id)
{
  return id_is_nothing(id) ? of_type(ARB_T_NONE) : (ArbValue){.type = ARB_T_ID, .id = id};
}

static ArbValue check_player(lua_State *L, const Argument *a, int index)
{
  const BindHost *host = a->host;
  ArbSeat you = host->now.context->you;
  if (is_none(L, index)) return of_type(ARB_T_NONE);
  if (is_id(L, index) && id_kind(id_at(L, index)) == ARB_KIND_PLAYER)
    return player_value(id_at(L, index));
  const char *word = lua_type(L, index) == LUA_TSTRING ? lua_tostring(L, index) : "";
  const ArbGame *game = host->now.game;
  if (strcmp(word, "turn_player") == 0 && game->rules->turn_player)
    return player_value(id_player(game->rules->turn_player(game)));
  bool next = strcmp(word, "opponent") == 0 || strcmp(word, "next") == 0;
  if (!next && strcmp(word, "you") != 0) bad_argument(L, a, index);
  if (you == ARB_NO_SEAT) return of_type(ARB_T_NONE);
  return player_value(id_player(next ? game_next_seat(host->now.game, you) : you));
}

static ArbValue check_duration(lua_State *L, const Argument *a, int index)
{
  const char *word = lua_type(L, index) == LUA_TSTRING ? lua_tostring(L, index) : "";
  for (const ArbWord *lasts = rules_of(L)->durations; lasts && lasts->word; lasts++)
    if (strcmp(lasts->word, word) == 0)
      return (ArbValue){.type = ARB_T_INT, .number = lasts->value};
  bad_argument(L, a, index);
}

/* Reads { unit, amount, by = unit } at the top; false when one of them is none. */
static bool read_deal(lua_State *L, const Argument *a, ArbDeal *deal)
{
  int entry = lua_gettop(L);
  if (lua_type(L, entry) != LUA_TTABLE) bad_argument(L, a, entry);
  lua_geti(L, entry, 1);
  lua_geti(L, entry, 2);
  lua_getfield(L, entry, "by");
  if (lua_isnil(L, -1)) {
    lua_pop(L, 1);
    push_none(L);
  }
  for (int i = 1; i <= 3; i += 2)
    if (!is_id(L, entry + i) && !is_none(L, entry + i)) bad_argument(L, a, entry + i);
  bool whole = is_id(L, entry + 1) && is_fresh(a->host, id_at(L, entry + 1));
  ArbValue amount = check_integer(L, a, entry + 2);
  if (whole) deal->target = id_at(L, entry + 1);
  deal->by = is_id(L, entry + 3) ? id_at(L, entry + 3) : ARB_NOTHING;
  deal->amount = amount.number;
  lua_settop(L, entry);
  return whole && amount.type == ARB_T_INT;
}

static ArbValue check_deals(lua_State *L, const Argument *a, int index)
{
  if (lua_type(L, index) != LUA_TTABLE) bad_argument(L, a, index);
  lua_Integer length = list_length(L, a, index);
  ArbDeal *deals = arena_take(a->host->now.game, (size_t)(length ? length : 1) * sizeof *deals);
  int count = 0;
  for (lua_Integer i = 1; i <= length; i++) {
    lua_geti(L, index, i);
    if (read_deal(L, a, &deals[count])) count++;
    lua_pop(L, 1);
  }
  return (ArbValue){.type = ARB_T_DEALS, .deals = deals, .count = count};
}

/* The texts stay in their list, which the caller has on the stack. */
static ArbValue check_names(lua_State *L, const Argument *a, int index)
{
  bool is_list = lua_type(L, index) == LUA_TTABLE;
  lua_Integer length = is_list ? list_length(L, a, index) : 1;
  size_t room = (size_t)(length ? length : 1);
  const char **names = arena_take(a->host->now.game, room * sizeof *names);
  for (lua_Integer i = 1; i <= length; i++) {
    if (is_list)
      lua_geti(L, index, i);
    else
      lua_pushvalue(L, index);
    if (lua_type(L, -1) != LUA_TSTRING) bad_argument(L, a, lua_gettop(L));
    names[i - 1] = lua_tostring(L, -1);
    lua_pop(L, 1);
  }
  return (ArbValue){.type = ARB_T_NAMES, .names = names, .count = (int)length};
}

static ArbValue check_value(lua_State *L, const Argument *a, int index)
{
  if (lua_isnoneornil(L, index)) {
    if (!a->param->optional) bad_argument(L, a, index);
    return of_type(ARB_T_NIL);
  }
  switch ((ArbType)a->param->type) {
  case ARB_T_BOOL:
    if (!lua_isboolean(L, index)) bad_argument(L, a, index);
    return (ArbValue){.type = ARB_T_BOOL, .number = lua_toboolean(L, index)};
  case ARB_T_INT: return check_integer(L, a, index);
  case ARB_T_ID: return check_id(L, a, index);
  case ARB_T_WAS: return check_was(L, a, index);
  case ARB_T_IDS: return check_ids(L, a, index);
  case ARB_T_NAME:
    if (lua_type(L, index) != LUA_TSTRING) bad_argument(L, a, index);
    return (ArbValue){.type = ARB_T_NAME, .name = lua_tostring(L, index)};
  case ARB_T_KEYWORD: return check_keyword(L, a, index);
  case ARB_T_SELECTOR: return check_selector(L, a, index);
  case ARB_T_PLAYER: return check_player(L, a, index);
  case ARB_T_DURATION: return check_duration(L, a, index);
  case ARB_T_PLACE: return check_place(L, a, index);
  case ARB_T_CHOICE: return check_choice(L, a, index);
  case ARB_T_DEALS: return check_deals(L, a, index);
  case ARB_T_NAMES: return check_names(L, a, index);
  default: bad_argument(L, a, index);
  }
}

/* How many parameters a row has, and how many of them by position. */
static int count_params(const ArbAction *action, int *positional)
{
  int count = 0;
  *positional = 0;
  while (count < ARB_PARAMS_MAX && action->params[count].name) {
    *positional += !action->params[count].named;
    count++;
  }
  return count;
}

/* A table whose entries have names: { by = player }.  The empty table may be a list. */
static bool is_options(lua_State *L, int index)
{
  if (lua_type(L, index) != LUA_TTABLE) return false;
  int top = lua_gettop(L);
  sandbox_content(L, index);
  lua_pushnil(L);
  bool named = lua_next(L, -2) && lua_type(L, -2) == LUA_TSTRING;
  lua_settop(L, top);
  return named;
}

static void unknown_option(lua_State *L, const ArbAction *action, const char *name)
{
  char hint[80];
  Guess guess = guess_begin(name);
  for (int i = 0; i < ARB_PARAMS_MAX && action->params[i].name; i++)
    if (action->params[i].named) guess_try(&guess, action->params[i].name);
  luaL_error(L, "'%s' has no option '%s'%s", action->name, name,
             guess_text(&guess, hint, sizeof hint));
}

/* Refuses options that the row does not have. */
static void check_options(lua_State *L, const ArbAction *action, int options)
{
  sandbox_content(L, options);
  for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
    bool known = false;
    const char *name = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : "?";
    for (int i = 0; i < ARB_PARAMS_MAX && action->params[i].name; i++)
      known = known || (action->params[i].named && strcmp(action->params[i].name, name) == 0);
    if (!known) unknown_option(L, action, name);
  }
  lua_pop(L, 1);
}

/* Fills one value per parameter from the arguments on the stack. */
static void read_arguments(lua_State *L, BindHost *host, const ArbAction *action, ArbValue *values)
{
  int positional, count = count_params(action, &positional), given = lua_gettop(L), options = 0;
  bool named = count > positional;
  if (named && given > 0 && given <= positional + 1 && is_options(L, given) &&
      !selector_at(L, host, given))
    options = given--;
  if (given > positional)
    luaL_error(L, "too many arguments to '%s' (%d at most%s)", action->name, positional,
               named ? ", then a table of options" : "");
  if (options) check_options(L, action, options);
  luaL_checkstack(L, count + 8, action->name);
  for (int i = 0, at = 0; i < count; i++) {
    Argument a = {host, action, &action->params[i], 0};
    if (!a.param->named) {
      a.position = ++at;
      if (at > given) lua_pushnil(L);
      else lua_pushvalue(L, at);
    } else if (options) {
      lua_getfield(L, options, a.param->name);
    } else {
      lua_pushnil(L);
    }
    values[i] = check_value(L, &a, lua_gettop(L)); /* stays on the stack: texts live there */
  }
}

/* ---- Values -------------------------------------------------------------- */

static void push_ids(lua_State *L, const ArbId *ids, int count)
{
  lua_createtable(L, count, 0);
  for (int i = 0; i < count; i++) {
    push_id(L, ids[i]);
    lua_rawseti(L, -2, i + 1);
  }
}

static void push_value(lua_State *L, const ArbValue *value)
{
  switch ((ArbType)value->type) {
  case ARB_T_NIL: lua_pushnil(L); break;
  case ARB_T_BOOL: lua_pushboolean(L, value->number != 0); break;
  case ARB_T_INT:
    if (value->number == ARB_NULL) push_none(L);
    else lua_pushinteger(L, value->number);
    break;
  case ARB_T_ID: push_id(L, value->id); break;
  case ARB_T_IDS: push_ids(L, value->ids, value->count); break;
  case ARB_T_NAME: lua_pushstring(L, value->name ? value->name : ""); break;
  default: push_none(L);
  }
}

/* What a script's function gave back. */
static ArbValue result_at(lua_State *L, BindHost *host, int index)
{
  static const ArbAction action = {.name = "return"};
  static const ArbParam param = {.name = "result", .type = ARB_T_INT, .optional = 1};
  Argument a = {host, &action, &param, 1};
  switch (lua_type(L, index)) {
  case LUA_TNIL: return of_type(ARB_T_NIL);
  case LUA_TBOOLEAN: return (ArbValue){.type = ARB_T_BOOL, .number = lua_toboolean(L, index)};
  case LUA_TNUMBER: return check_integer(L, &a, index);
  case LUA_TLIGHTUSERDATA: return (ArbValue){.type = ARB_T_ID, .id = id_at(L, index)};
  case LUA_TUSERDATA: return of_type(ARB_T_NONE);
  case LUA_TTABLE: return check_ids(L, &a, index);
  default: bad_argument(L, &a, index);
  }
}

/* ---- game and q ---------------------------------------------------------- */

/* Scripts have no coroutines, so the state that runs is always the host's own. */
static __attribute__((noreturn)) void host_raise(void *self)
{
  BindHost *host = self;
  lua_pushnil(host->box.L);
  lua_error(host->box.L);
  __builtin_unreachable();
}

/* An action found a mistake of the script: told with the line that made it. */
static __attribute__((noreturn)) void host_fail(void *self, const char *text)
{
  BindHost *host = self;
  luaL_error(host->box.L, "%s", text);
  __builtin_unreachable();
}

/* The arguments that were read are the last on the stack, one for each parameter. */
static void observe(lua_State *L, BindHost *host, const ArbAction *action)
{
  int positional, count = count_params(action, &positional);
  const ObservedCall call = {host->now.game, host->now.context, action, host->now.function,
                             lua_gettop(L) - count + 1};
  observer_action(host->observer, L, &call);
}

static void observe_line(void *owner, lua_State *L, lua_Debug *where)
{
  const BindHost *host = owner;
  if (host->now.game) observer_line(host->observer, host->now.function, L, where);
}

/* Every action: upvalue 1 is its row. */
static int act(lua_State *L)
{
  BindHost *host = host_of(L);
  const ArbAction *action = lua_touserdata(L, lua_upvalueindex(1));
  ArbValue values[ARB_PARAMS_MAX];
  if (!host->now.game) return luaL_error(L, "no game is being played");
  if (host->now.game->stopping != ARB_GO) host_raise(host); /* the step is unwinding */
  if (host->now.game->ceased && host->now.game->script_depth == 1) host_raise(host);
  if (action->mode > host->now.mode)
    return luaL_error(L, "'%s' may not be used here: this function may only %s (rule %s)",
                      action->name, host->now.mode == ARB_READ ? "look" : "look and pay",
                      action->rule);
  read_arguments(L, host, action, values);
  if (host->observer) observe(L, host, action);
  ArbValue result = action->run(host->now.game, host->now.context, values);
  push_value(L, &result);
  return 1;
}

/* game.event: a table of what triggered the running ability. */
static void push_event(lua_State *L, const BindHost *host)
{
  const ArbEvent *event = host->now.context ? host->now.context->event : NULL;
  if (!event) {
    push_none(L);
    return;
  }
  lua_createtable(L, 0, 9);
  push_id(L, event->subject);
  lua_setfield(L, -2, "subject");
  push_id(L, event->place);
  lua_setfield(L, -2, "place");
  push_id(L, event->source);
  lua_setfield(L, -2, "source");
  push_id(L, event->other);
  lua_setfield(L, -2, "other");
  push_id(L, event->actor < ARB_SEATS_MAX ? id_player(event->actor) : ARB_NOTHING);
  lua_setfield(L, -2, "player");
  push_id(L, event->subject_owner < ARB_SEATS_MAX ? id_player(event->subject_owner) : ARB_NOTHING);
  lua_setfield(L, -2, "owner");
  lua_pushinteger(L, event->amount);
  lua_setfield(L, -2, "amount");
  if (event->kind1) {
    lua_pushstring(L, rules_of(L)->events[event->kind1 - 1].name);
    lua_setfield(L, -2, "kind");
  }
  sandbox_freeze(L, -1, "");
}

/* What is no action of this table; upvalue 1 is its name. */
static int missing_action(lua_State *L)
{
  const char *table = lua_tostring(L, lua_upvalueindex(1));
  const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?";
  const ArbRules *rules = rules_of(L);
  Guess guess = guess_begin(name);
  if (strcmp(name, "event") == 0) {
    push_event(L, host_of(L));
    return 1;
  }
  for (int i = 0; i < rules->action_count; i++) {
    const ArbAction *action = &rules->actions[i];
    if (strcmp(action->name, name) == 0)
      return luaL_error(L, "%s.%s: a number may only look, not act (rule %s)", table, name,
                        action->rule);
    guess_try(&guess, action->name);
  }
  if (!guess.best[0]) return luaL_error(L, "%s.%s: no such action", table, name);
  return luaL_error(L, "%s.%s: no such action (did you mean %s.%s?)", table, name, table,
                    guess.best);
}

/* Builds `game` or `q`: a frozen table of the actions that a mode allows. */
static void open_actions(lua_State *L, const char *name, ArbMode mode, const char *key)
{
  const ArbRules *rules = rules_of(L);
  lua_newtable(L);
  for (int i = 0; i < rules->action_count; i++) {
    const ArbAction *action = &rules->actions[i];
    if (action->mode > mode) continue;
    lua_pushlightuserdata(L, (void *)(uintptr_t)action);
    lua_pushcclosure(L, act, 1);
    lua_setfield(L, -2, action->name);
  }
  sandbox_freeze(L, -1, "");
  sandbox_content(L, -1);
  lua_createtable(L, 0, 1);
  lua_pushstring(L, name);
  lua_pushcclosure(L, missing_action, 1);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, -2);
  lua_pop(L, 1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, key);
}

/* ---- Calling ------------------------------------------------------------- */

typedef struct Call {
  const ArbValue *values;
  int count;
  ArbValue *result;
} Call;

/* The protected part: (call) */
static int run_call(lua_State *L)
{
  BindHost *host = host_of(L);
  const Call *call = lua_touserdata(L, 1);
  luaL_checkstack(L, call->count + 8, "a call");
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_functions);
  lua_rawgeti(L, -1, host->now.function);
  lua_rawgetp(L, LUA_REGISTRYINDEX, host->now.mode == ARB_READ ? &key_q : &key_game);
  push_id(L, host->now.context->me);
  for (int i = 0; i < call->count; i++) push_value(L, &call->values[i]);
  lua_call(L, call->count + 2, 1);
  *call->result = result_at(L, host, lua_gettop(L));
  return 0;
}

/* Messages are made where the error is, unless it only carries an unwinding. */
static int explain_call(lua_State *L)
{
  BindHost *host = host_of(L);
  if (host->now.game->stopping != ARB_GO) return 1;
  return sandbox_explain(L);
}

static void describe(void *owner, char *out, size_t size)
{
  const BindHost *host = owner;
  if (!host->now.game) return;
  const ScriptFunction *function = &host->pool->functions[host->now.function - 1];
  snprintf(out, size, "%s: %s: ", function->card, function->part);
}

static const char *file_of(const ScriptPool *pool, int function)
{
  for (int i = 0; i < pool->script_count; i++) {
    const Script *script = &pool->scripts[i];
    if (function > script->first_function &&
        function <= script->first_function + script->function_count)
      return script->name;
  }
  return "?";
}

/* Memory ran out: there is no line, but there is a card. */
static void tell_memory(const BindHost *host, ArbGame *game)
{
  char whose[120] = "";
  describe((void *)(uintptr_t)host, whose, sizeof whose);
  snprintf(game->error, sizeof game->error, "%s: %s%s",
           file_of(host->pool, host->now.function), whose,
           host->box.refused ? host->box.refused : "ran out of memory");
}

static int host_call(void *self, ArbGame *game, int function, ArbMode mode,
                     const ArbContext *context, const ArbValue *values, int count,
                     ArbValue *result)
{
  BindHost *host = self;
  lua_State *L = host->box.L;
  if (function < 1 || function > host->pool->function_count || !lua_checkstack(L, CALL_STACK)) {
    snprintf(game->error, sizeof game->error, "script function %d cannot be called", function);
    return -1;
  }
  const Running outer = host->now;
  Call call = {values, count, result};
  *result = of_type(ARB_T_NIL);
  host->now = (Running){game, context, mode, function};
  if (host->observer) observer_call(host->observer, function);
  SandboxBudget budget = sandbox_enter(&host->box);
  int base = lua_gettop(L);
  lua_pushcfunction(L, explain_call);
  lua_pushcfunction(L, run_call);
  lua_pushlightuserdata(L, &call);
  int status = lua_pcall(L, 1, 0, base + 1);
  if (status == LUA_ERRMEM && game->stopping == ARB_GO) tell_memory(host, game);
  else if (status != LUA_OK && game->stopping == ARB_GO)
    snprintf(game->error, sizeof game->error, "%s",
             lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "a script failed");
  lua_settop(L, base);
  sandbox_leave(&host->box, budget);
  host->now = outer;
  return status == LUA_OK ? 0 : -1;
}

/* Only an effect that is happening may draw; what is drawn cannot be taken back. */
static int64_t draw(void *owner, uint32_t bound)
{
  BindHost *host = owner;
  if (!host->now.game || host->now.mode != ARB_ACT) return -1;
  flow_seal(host->now.game);
  return rng_below(host->now.game->s, bound);
}

/* ---- Making a host ------------------------------------------------------- */

/* Tells the observer where the function at the top stands. */
static void place_function(lua_State *L, int number)
{
  lua_Debug info;
  const BindHost *host = host_of(L);
  if (!host->observer) return;
  lua_pushvalue(L, -1);
  lua_getinfo(L, ">S", &info);
  observer_function(host->observer, number, info.linedefined, info.lastlinedefined);
}

/* Keeps what a file made under the numbers of the pool, frozen.
** (script, result, made, functions) */
static int adopt(lua_State *L)
{
  const Script *script = lua_touserdata(L, 1);
  char source[300];
  snprintf(source, sizeof source, "@%s", script->name);
  if ((int)lua_rawlen(L, 4) != script->function_count ||
      (int)lua_rawlen(L, 3) != script->table_count)
    return luaL_error(L, "%s: did not run the same way twice", script->name);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_functions);
  for (int i = 1; i <= script->function_count; i++) {
    lua_rawgeti(L, 4, i);
    sandbox_freeze(L, -1, source);
    place_function(L, script->first_function + i);
    lua_rawseti(L, -2, script->first_function + i);
  }
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_tables);
  for (int i = 1; i <= script->table_count; i++) {
    lua_rawgeti(L, 3, i);
    sandbox_freeze(L, -1, source);
    lua_pushinteger(L, script->first_table + i);
    lua_rawset(L, -3);
  }
  return 0;
}

static void run_again(lua_State *L, BindHost *host, const Script *script)
{
  if (script_run(&host->box, script, NULL, NULL) != LUA_OK) lua_error(L);
  lua_pushcfunction(L, adopt);
  lua_pushlightuserdata(L, (void *)(uintptr_t)script);
  lua_rotate(L, -5, 2);
  lua_call(L, 4, 0);
}

/* (host) */
static int open_host(lua_State *L)
{
  BindHost *host = lua_touserdata(L, 1);
  static const char *const keys[] = {&key_functions, &key_tables};
  for (int i = 0; i < 2; i++) {
    lua_newtable(L);
    lua_rawsetp(L, LUA_REGISTRYINDEX, keys[i]);
  }
  open_none(L);
  open_ids(L);
  open_actions(L, "game", ARB_ACT, &key_game);
  open_actions(L, "q", ARB_READ, &key_q);
  for (int i = 0; i < host->pool->script_count; i++) run_again(L, host, &host->pool->scripts[i]);
  if (!host->observer) script_forget(L); /* what selectors are called is told to it */
  lua_gc(L, LUA_GCCOLLECT);
  return 0;
}

static BindHost *new_host(const ArbCards *cards, Observer *observer, ArbError *error)
{
  char text[300];
  BindHost *host = calloc(1, sizeof *host);
  if (!host || !scripts_of(cards)) {
    error_set(error, host ? ARB_UNSUPPORTED : ARB_MEMORY,
              host ? "these cards were not made by bind_load" : "out of memory");
    free(host);
    return NULL;
  }
  host->pool = scripts_of(cards);
  host->observer = observer;
  host->cards = cards; /* kept below, once nothing can fail before bind_host_free */
  if (!script_open(&host->box, host->pool->vocabulary, VOCABULARIES, text, sizeof text)) {
    error_set(error, ARB_SCRIPT, "%s", text);
    free(host);
    return NULL;
  }
  arb_cards_keep(cards);
  host->api = (ArbScriptHost){.self = host, .call = host_call, .raise = host_raise,
                              .fail = host_fail};
  host->box.owner = host;
  host->box.random = draw;
  host->box.describe = describe;
  lua_pushcfunction(host->box.L, open_host);
  lua_pushlightuserdata(host->box.L, host);
  if (lua_pcall(host->box.L, 1, 0, 0) == LUA_OK) {
    if (observer) host->box.line = observe_line;
    return host;
  }
  const char *message = lua_tostring(host->box.L, -1);
  error_set(error, ARB_SCRIPT, "%s", message ? message : "out of memory");
  host->observer = NULL; /* the caller's until it is a host */
  bind_host_free(host);
  return NULL;
}

BindHost *bind_host_new(const ArbCards *cards, ArbError *error)
{
  return new_host(cards, NULL, error);
}

BindHost *bind_host_new_observing(const ArbCards *cards, ArbError *error)
{
  Observer *observer = scripts_of(cards) ? observer_new(cards) : NULL;
  if (scripts_of(cards) && !observer) {
    error_set(error, ARB_MEMORY, "out of memory");
    return NULL;
  }
  BindHost *host = new_host(cards, observer, error);
  if (!host) observer_free(observer);
  return host;
}

Observer *host_observer(const BindHost *host) { return host->observer; }

void bind_host_free(BindHost *host)
{
  if (!host) return;
  sandbox_close(&host->box);
  observer_free(host->observer);
  arb_cards_release(host->cards);
  free(host);
}

const void *bind_script_host(const BindHost *host) { return &host->api; }
