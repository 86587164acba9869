/* SPDX-License-Identifier: MIT */
/* decide.c -- how games are played from Lua: decisions and answers; see module.c. */
#include <string.h>

#include <lauxlib.h>
#include <lua.h>

#include "host/host.h"
#include "host/labels.h"
#include "module/module.h"

/* Gives nil and the engine's sentence. */
static int refused(lua_State *L, ArbGame *game, ArbStatus status)
{
  const char *text = arb_error(game);
  lua_pushnil(L);
  lua_pushstring(L, text && *text ? text : arb_status_text(status));
  return 2;
}

int bind_module_done(lua_State *L, ArbGame *game, ArbStatus status)
{
  if (status < 0) return refused(L, game, status);
  lua_pushboolean(L, true);
  return 1;
}

/* game:advance() -> "awaiting" | "over" */
static int game_advance(lua_State *L)
{
  ArbGame *game = bind_module_check_game(L, 1);
  ArbStatus status = arb_advance(game);
  if (status < 0) return luaL_error(L, "the game cannot go on: %s", arb_error(game));
  lua_pushstring(L, status == ARB_OVER ? "over" : "awaiting");
  return 1;
}

/* ---- Labels --------------------------------------------------------------- */

/* The words behind a label take a while (labels.h), and most options are never shown.  So the label
** of an option that is about an ability is made only when somebody looks at it. */
typedef struct LateLabel {
  LabelKey key;
  char label[MODULE_TEXT_MAX];
} LateLabel;

static const char key_late; /* registry: option -> LateLabel, whose user value is the game */

/* Makes the label of the option at `index`, if it is not there yet. */
static void make_label(lua_State *L, int index)
{
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_late);
  lua_pushvalue(L, index);
  LateLabel *late = lua_rawget(L, -2) == LUA_TUSERDATA ? lua_touserdata(L, -1) : NULL;
  if (late) {
    lua_getiuservalue(L, -1, 1);
    const LuaGame *handle = lua_touserdata(L, -1);
    BindHost *host = handle->game ? bind_host_behind(handle->game) : NULL;
    if (host) bind_label_add(host, &late->key, late->label, sizeof late->label);
    lua_pushstring(L, late->label);
    lua_setfield(L, index, "label");
    lua_pushnil(L);
    lua_setmetatable(L, index);
    lua_pop(L, 1);
  }
  lua_pop(L, 2);
}

static int late_index(lua_State *L)
{
  lua_settop(L, 2);
  if (lua_type(L, 2) != LUA_TSTRING || strcmp(lua_tostring(L, 2), "label") != 0) return 0;
  make_label(L, 1);
  lua_pushvalue(L, 2);
  lua_rawget(L, 1);
  return 1;
}

static int late_pairs(lua_State *L)
{
  lua_settop(L, 1);
  make_label(L, 1);
  lua_getglobal(L, "next");
  lua_pushvalue(L, 1);
  return 2;
}

/* The table of options whose labels are made late, which keeps none of them. */
static void push_late(lua_State *L)
{
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &key_late) == LUA_TTABLE) return;
  lua_pop(L, 1);
  lua_newtable(L);
  lua_createtable(L, 0, 1);
  lua_pushliteral(L, "k");
  lua_setfield(L, -2, "__mode");
  lua_setmetatable(L, -2);
  lua_pushvalue(L, -1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &key_late);
}

/* Gives the option at the top its label; the game is at index 1. */
static void put_label(void *to, ArbGame *game, int option)
{
  lua_State *L = to;
  LateLabel made;
  static const luaL_Reg late_methods[] = {
    {"__index", late_index}, {"__pairs", late_pairs}, {NULL, NULL}};
  arb_option_label(game, option, made.label, sizeof made.label);
  if (!bind_label_key(game, option, &made.key)) {
    lua_pushstring(L, made.label);
    lua_setfield(L, -2, "label");
    return;
  }
  push_late(L);
  lua_pushvalue(L, -2);
  LateLabel *late = lua_newuserdatauv(L, sizeof *late, 1);
  *late = made;
  lua_pushvalue(L, 1);
  lua_setiuservalue(L, -2, 1);
  lua_rawset(L, -3);
  lua_pop(L, 1);
  if (luaL_newmetatable(L, "lunarbiter.Option")) luaL_setfuncs(L, late_methods, 0);
  lua_setmetatable(L, -2);
}

/* game:decision() -> { number, shape, player, min, max, rule, question, options }, or nil */
static int game_decision(lua_State *L)
{
  ArbGame *game = bind_module_check_game(L, 1);
  if (!arb_decision(game)) return 0;
  Teller teller = bind_module_teller(L);
  teller.label = put_label;
  lua_newtable(L);
  bind_tell_decision(&teller, game, bind_module_cards_of(L, 1));
  return 1;
}

/* ---- Answers -------------------------------------------------------------- */

static bool picks_options(ArbGame *game)
{
  const ArbDecision *decision = arb_decision(game);
  return decision && (decision->shape == ARB_PICK || decision->shape == ARB_ORDER);
}

/* Takes the value off the top: an option (its place, from 1, or its id), or a number. */
static int32_t pop_value(lua_State *L, ArbGame *game)
{
  bool options = picks_options(game);
  int32_t value;
  if (options && lua_type(L, -1) == LUA_TSTRING) {
    value = bind_tell_option_find(game, lua_tostring(L, -1));
    if (value < 0) luaL_error(L, "there is no option with the id \"%s\"", lua_tostring(L, -1));
  } else {
    int whole;
    lua_Integer given = lua_tointegerx(L, -1, &whole);
    if (!whole || given < INT32_MIN + options || given > INT32_MAX)
      luaL_error(L, "a value is a whole number%s, not a %s", options ? " or an option's id" : "",
                 luaL_typename(L, -1));
    value = (int32_t)given - options;
  }
  lua_pop(L, 1);
  return value;
}

/* Reads a split, { ["deal u3"] = 2 }.  An option that is not named gets the least it may. */
static int read_split(lua_State *L, int table, ArbGame *game, int32_t *values)
{
  const ArbOption *options = arb_options(game);
  int count = arb_decision(game)->option_count;
  for (int i = 0; i < count && i < MODULE_VALUES_MAX; i++) values[i] = options[i].aux;
  for (lua_pushnil(L); lua_next(L, table);) {
    int option =
        lua_type(L, -2) == LUA_TSTRING ? bind_tell_option_find(game, lua_tostring(L, -2)) : -1;
    if (option < 0 || option >= MODULE_VALUES_MAX)
      luaL_error(L, "there is no option with the id \"%s\"", luaL_tolstring(L, -2, NULL));
    values[option] = pop_value(L, game);
  }
  return count;
}

/* Reads the list at `table` into `values` (room for MODULE_VALUES_MAX); returns how many it has. */
static int read_values(lua_State *L, int table, ArbGame *game, int32_t *values)
{
  luaL_checktype(L, table, LUA_TTABLE);
  int count = bind_module_length(L, table);
  luaL_argcheck(L, count <= MODULE_VALUES_MAX, table, "too many values");
  const ArbDecision *decision = arb_decision(game);
  bool named = decision && decision->shape == ARB_SPLIT && count == 0;
  if (named && decision->option_count > MODULE_VALUES_MAX)
    return luaL_error(L, "there are too many options for amounts by name");
  if (named) return read_split(L, table, game, values);
  for (int i = 0; i < count; i++) {
    lua_geti(L, table, i + 1);
    values[i] = pop_value(L, game);
  }
  return count;
}

/* game:answer(number, values) -> true | nil, why */
static int game_answer(lua_State *L)
{
  ArbGame *game = bind_module_check_game(L, 1);
  uint32_t number = (uint32_t)luaL_checkinteger(L, 2);
  int32_t values[MODULE_VALUES_MAX];
  int count = read_values(L, 3, game, values);
  return bind_module_done(L, game, arb_answer(game, number, values, count));
}

/* game:choose(...) -> true | nil, why: answers the open decision, with values or a list of them */
static int game_choose(lua_State *L)
{
  ArbGame *game = bind_module_check_game(L, 1);
  const ArbDecision *decision = arb_decision(game);
  int32_t values[MODULE_VALUES_MAX];
  if (!decision) return luaL_error(L, "no decision is open");
  if (!lua_istable(L, 2)) {
    int given = lua_gettop(L) - 1;
    lua_createtable(L, given, 0);
    lua_insert(L, 2);
    for (int i = given; i > 0; i--) lua_seti(L, 2, i);
  }
  int count = read_values(L, 2, game, values);
  return bind_module_done(L, game, arb_answer(game, decision->number, values, count));
}

static void push_values(lua_State *L, ArbGame *game, const int32_t *values, int count)
{
  int base = picks_options(game);
  lua_createtable(L, count, 0);
  for (int i = 0; i < count; i++) {
    lua_pushinteger(L, values[i] + base);
    lua_seti(L, -2, i + 1);
  }
}

/* Makes room for every option of the open decision. */
static const ArbDecision *reserve(lua_State *L, LuaGame *handle)
{
  const ArbDecision *decision = arb_decision(handle->game);
  if (!decision) luaL_error(L, "no decision is open");
  if (!bind_answer_reserve(&handle->answer, decision->option_count))
    luaL_error(L, "%s", arb_status_text(ARB_MEMORY));
  return decision;
}

/* game:default() -> the values of the answer that does least */
static int game_default(lua_State *L)
{
  LuaGame *handle = bind_module_check_handle(L, 1);
  reserve(L, handle);
  int count = arb_default(handle->game, handle->answer.values, handle->answer.room);
  push_values(L, handle->game, handle->answer.values, count);
  return 1;
}

/* game:partial(values) -> can these picks be completed to a legal answer? */
static int game_partial(lua_State *L)
{
  ArbGame *game = bind_module_check_game(L, 1);
  int32_t values[MODULE_VALUES_MAX];
  int count = read_values(L, 2, game, values);
  lua_pushboolean(L, arb_decision(game) && arb_partial(game, values, count));
  return 1;
}

/* ---- By lot --------------------------------------------------------------- */

/* The seed at `arg`, or else one drawn by math.random, so that math.randomseed decides it. */
static uint64_t opt_seed(lua_State *L, int arg)
{
  if (!lua_isnoneornil(L, arg)) return (uint64_t)luaL_checkinteger(L, arg);
  lua_getglobal(L, "math");
  lua_getfield(L, -1, "random");
  lua_pushinteger(L, 0);
  lua_call(L, 1, 1);
  uint64_t seed = (uint64_t)lua_tointeger(L, -1);
  lua_pop(L, 2);
  return seed;
}

static int draw(lua_State *L, LuaGame *handle, uint64_t seed)
{
  BotRandom random = {bind_bot_mix(seed, reserve(L, handle)->number)};
  int count = bind_random_choose(&random, &handle->answer, handle->game);
  if (count < 0) luaL_error(L, "%s", arb_status_text(ARB_MEMORY));
  return count;
}

/* game:random([seed]) -> the values of a legal answer, drawn as the bot `random` does */
static int game_random(lua_State *L)
{
  LuaGame *handle = bind_module_check_handle(L, 1);
  int count = draw(L, handle, opt_seed(L, 2));
  push_values(L, handle->game, handle->answer.values, count);
  return 1;
}

/* game:playout([seed [, most]]) -> "over" | "awaiting", how many answers: plays random answers to
** the end of the game, or `most` of them. */
static int game_playout(lua_State *L)
{
  LuaGame *handle = bind_module_check_handle(L, 1);
  uint64_t seed = opt_seed(L, 2);
  lua_Integer most = luaL_optinteger(L, 3, 100000), done = 0;
  ArbStatus status;
  while ((status = arb_advance(handle->game)) == ARB_AWAITING && done < most) {
    int count = draw(L, handle, seed);
    uint32_t number = arb_decision(handle->game)->number;
    status = arb_answer(handle->game, number, handle->answer.values, count);
    if (status < 0) break;
    done++;
  }
  if (status < 0) return luaL_error(L, "the game cannot go on: %s", arb_error(handle->game));
  lua_pushstring(L, status == ARB_OVER ? "over" : "awaiting");
  lua_pushinteger(L, done);
  return 2;
}

/* ---- Leaving and taking back ---------------------------------------------- */

static int game_cancel(lua_State *L)
{
  ArbGame *game = bind_module_check_game(L, 1);
  return bind_module_done(L, game, arb_cancel(game, bind_module_check_seat(L, 2)));
}

static int game_concede(lua_State *L)
{
  ArbGame *game = bind_module_check_game(L, 1);
  return bind_module_done(L, game, arb_concede(game, bind_module_check_seat(L, 2)));
}

/* game:call(word [, seat]): what the host calls; the seat says who concedes the match */
static int game_call(lua_State *L)
{
  ArbGame *game = bind_module_check_game(L, 1);
  int call = arb_call_find(luaL_checkstring(L, 2));
  luaL_argcheck(L, call >= 0, 2, "no such call");
  ArbSeat seat = lua_isnoneornil(L, 3) ? ARB_NO_SEAT : bind_module_check_seat(L, 3);
  return bind_module_done(L, game, arb_call(game, call, seat));
}

/* game:keep_events(yes): whether events are recorded from now on; a search does without */
static int game_keep_events(lua_State *L)
{
  arb_keep_events(bind_module_check_game(L, 1), lua_toboolean(L, 2));
  return 0;
}

/* game:forget_events(): drops the events recorded up to now. */
static int game_forget_events(lua_State *L)
{
  arb_forget_events(bind_module_check_game(L, 1));
  return 0;
}

const luaL_Reg bind_module_play_methods[] = {
  {"advance", game_advance},
  {"decision", game_decision},
  {"answer", game_answer},
  {"choose", game_choose},
  {"default", game_default},
  {"partial", game_partial},
  {"random", game_random},
  {"playout", game_playout},
  {"cancel", game_cancel},
  {"concede", game_concede},
  {"call", game_call},
  {"keep_events", game_keep_events},
  {"forget_events", game_forget_events},
  {NULL, NULL},
};
