/* SPDX-License-Identifier: MIT */
/*
** module.c -- the engine as a Lua module.
**
** For *trusted* Lua states only: tools and scenarios.  Card scripts never get it; they see only
** the sandbox of script.c.  The module is thin: one function here is one function of
** lunarbiter.h.  Whatever makes them pleasant to use is written in Lua.
**
**   lunarbiter.version   lunarbiter.data([dir])   lunarbiter.games()
**   lunarbiter.pool { game = "riftbound", data, scripts, cards, extra = { { name, text }, ... },
**                     mods = { "DIR or NAME", ... }, observe = true }
**   lunarbiter.game { pool, decks = { "jinx-origins" | { main, legend, ... }, ... }, format, seed,
**                     lot, check, bare, players, victory_score ... }
**   lunarbiter.deck_problems { pool, format, deck }
**   lunarbiter.diagnose { scripts, cards, extra, game, mods, files } -> list of mistakes
**   lunarbiter.diagnose_format { scripts, path, game } -> the same   lunarbiter.hash(text)
**   lunarbiter.codes() -> list of { code, severity, help }   lunarbiter.tokens(text [, bytes])
**   lunarbiter.mods { scripts, mods } -> these mods and what they build on, in load order:
**                     list of { name, version, title, game, directory, needs, replaces }
**   lunarbiter.words(game) -> what cards may say, the engine's tables (list_words.c)
**
**   pool:find(name)  pool:id(def)  pool:title(def)  pool:type(def)  pool:unsupported(def)
**   pool:file(def)  pool:count()  pool:game()  pool:formats()
**   pool:declared(def), pool:declared_keywords() -> what files declare, as data (declared.h)
**   pool:observed([file]) -> what scripts did so far (observe.h), of a pool that observes
**   pool:forget_observed()
**   pool:deck(name)  pool:deck_problems(deck [, format])  pool:load(bytes)
**   pool:text(def)  pool:mod(def)
**
**   game:put(name, seat, zone [, place [, section]])   game:set(id | nil, attribute, value)
**   game:begin()
**   game:advance()   game:decision()   game:answer(number, values)   game:choose(...)
**   game:default()   game:partial(values)   game:random([seed])   game:playout([seed [, most]])
**   game:cancel(seat)   game:concede(seat)   game:call(word [, seat])
**   game:zones()   game:zone(name, owner [, viewer])   game:look(id | nil, attribute [, viewer])
**   game:view([seat])   game:things([viewer])   game:is(id, attribute, word)
**   game:events(after [, viewer])   game:keep_events(yes)   game:forget_events()
**   game:why_not(seat, id)   game:explain(viewer, id)   game:explain_event(viewer, number)
**   game:text(id)   game:name(id [, viewer])   game:player(seat)
**   game:seats()   game:in_game(seat)   game:winner()   game:won(seat)
**   game:clone()   game:copy(from)   game:redeal(seat, seed)   game:save()
**   game:check()   game:hash()   game:position_hash()
**
** docs/lua-module.md teaches them, and scripts/meta/lunarbiter.lua describes them to editors.
** Pools and games have close(), and are closed when they are collected; a game stays usable when
** its pool's handle is closed.  Seats count from 1 here.  A thing in the game is a light
** userdata, and "nothing" is nil.  What the engine refuses raises an error with the engine's
** sentence, except in `answer`, `set` and `cancel`, which give nil and the sentence.
*/
#include <lauxlib.h>
#include <lua.h>

#include "formats/deck.h"
#include "basics/guess.h"
#include "open.h"
#include "module/module.h"

/* ---- Ids and seats -------------------------------------------------------- */

void bind_module_push_id(lua_State *L, ArbId id)
{
  if (id.slot == 0) lua_pushnil(L);
  else lua_pushlightuserdata(L, (void *)(((uintptr_t)id.generation << 16) | id.slot));
}

/* The id at `arg`; "nothing" when it is nil or left out. */
ArbId bind_module_check_id(lua_State *L, int arg)
{
  if (lua_isnoneornil(L, arg)) return (ArbId){0, 0};
  luaL_argexpected(L, lua_islightuserdata(L, arg), arg, "an id");
  uintptr_t bits = (uintptr_t)lua_touserdata(L, arg);
  return (ArbId){(uint16_t)(bits & 0xFFFF), (uint16_t)(bits >> 16)};
}

ArbSeat bind_module_check_seat(lua_State *L, int arg)
{
  lua_Integer seat1 = luaL_checkinteger(L, arg);
  luaL_argcheck(L, seat1 >= 1 && seat1 <= ARB_SEATS_MAX, arg, "no such seat");
  return (ArbSeat)(seat1 - 1);
}

/* The viewer at `arg`: a seat, or the host when it is left out. */
ArbSeat bind_module_opt_viewer(lua_State *L, int arg)
{
  return lua_isnoneornil(L, arg) ? ARB_NO_SEAT : bind_module_check_seat(L, arg);
}

void bind_module_set_seat(lua_State *L, const char *key, ArbSeat seat)
{
  if (seat == ARB_NO_SEAT) return;
  lua_pushinteger(L, seat + 1);
  lua_setfield(L, -2, key);
}

void bind_module_set_integer(lua_State *L, const char *key, lua_Integer value)
{
  lua_pushinteger(L, value);
  lua_setfield(L, -2, key);
}

void bind_module_set_string(lua_State *L, const char *key, const char *text)
{
  lua_pushstring(L, text);
  lua_setfield(L, -2, key);
}

void bind_module_set_flag(lua_State *L, const char *key, bool value)
{
  lua_pushboolean(L, value);
  lua_setfield(L, -2, key);
}

/* A field of the table at `table` as a string; NULL when it is not there. */
const char *bind_module_field(lua_State *L, int table, const char *key)
{
  int type = lua_getfield(L, table, key);
  if (type == LUA_TNUMBER) luaL_error(L, "%s: a text is expected, not a number", key);
  const char *text = lua_tostring(L, -1);
  lua_pop(L, 1); /* the table still holds it: it was no number that became a text just now */
  return text;
}

int bind_module_length(lua_State *L, int table)
{
  enum { LENGTH_MAX = 1 << 20 };
  lua_Integer length = luaL_len(L, table); /* a metamethod may say anything */
  if (length < 0 || length > LENGTH_MAX) luaL_error(L, "a list has 0 to %d values", LENGTH_MAX);
  return (int)length;
}

lua_Integer bind_module_integer_field(lua_State *L, int table, const char *key,
                                      lua_Integer otherwise)
{
  int whole = 1, type = lua_getfield(L, table, key);
  lua_Integer value = type == LUA_TNIL ? otherwise : lua_tointegerx(L, -1, &whole);
  if (!whole) luaL_error(L, "%s: a whole number is expected, not a %s", key, luaL_typename(L, -1));
  lua_pop(L, 1);
  return value;
}

bool bind_module_flag_field(lua_State *L, int table, const char *key)
{
  lua_getfield(L, table, key);
  bool value = lua_toboolean(L, -1);
  lua_pop(L, 1);
  return value;
}

const char *const *bind_module_text_list(lua_State *L, int table, const char *key, int *count)
{
  *count = 0;
  if (lua_getfield(L, table, key) == LUA_TNIL) return NULL;
  bool list = lua_istable(L, -1);
  int value = lua_gettop(L), size = list ? bind_module_length(L, value) : 1;
  const char **texts = lua_newuserdatauv(L, sizeof *texts * (size_t)(size + 1), 0);
  for (int i = 0; i < size; i++) {
    if (list) lua_geti(L, value, i + 1);
    else lua_pushvalue(L, value);
    luaL_checktype(L, -1, LUA_TSTRING); /* of a number nobody would hold the text */
    texts[i] = lua_tostring(L, -1);
    lua_pop(L, 1); /* the list still holds it */
  }
  *count = size;
  return texts;
}

static bool is_in_list(const char *const *list, const char *text)
{
  for (; *list; list++)
    if (strcmp(*list, text) == 0) return true;
  return false;
}

void bind_module_check_fields(lua_State *L, int table, const char *what, const char *const *known)
{
  char hint[80];
  for (lua_pushnil(L); lua_next(L, table); lua_pop(L, 1)) {
    if (lua_type(L, -2) != LUA_TSTRING)
      luaL_error(L, "%s has fields with names only, not [%s]", what, luaL_tolstring(L, -2, NULL));
    const char *name = lua_tostring(L, -2);
    if (is_in_list(known, name)) continue;
    Guess guess = bind_guess_begin(name);
    for (int i = 0; known[i]; i++) bind_guess_try(&guess, known[i]);
    luaL_error(L, "%s has no field '%s'%s", what, name, bind_guess_text(&guess, hint, sizeof hint));
  }
}

/* Raises an error without a position in the Lua code before its text. */
int bind_module_fail(lua_State *L, const char *text)
{
  lua_pushstring(L, text);
  return lua_error(L);
}

int bind_module_fail_card(lua_State *L, const ArbCards *cards, const char *name)
{
  const char *near = bind_deck_nearest_card(cards, name);
  lua_pushfstring(L, "there is no card named \"%s\"%s%s%s", name, near ? " (did you mean \"" : "",
                  near ? near : "", near ? "\"?)" : "");
  return lua_error(L);
}

/* ---- Telling in tables ---------------------------------------------------- */

/* Makes the value at the top a field of the table below it, or its next item when `key` is NULL. */
static void put(lua_State *L, const char *key)
{
  if (key) lua_setfield(L, -2, key);
  else lua_seti(L, -2, luaL_len(L, -2) + 1);
}

/* Opens a new table; its key waits below it on the stack until the table is closed. */
static void put_open(void *to, const char *key, bool list)
{
  lua_State *L = to;
  luaL_checkstack(L, 8, "tables");
  lua_pushstring(L, key);
  lua_newtable(L);
}

static void put_close(void *to)
{
  lua_State *L = to;
  if (!lua_isnil(L, -2)) {
    lua_settable(L, -3);
    return;
  }
  lua_remove(L, -2);
  put(L, NULL);
}

static void put_integer(void *to, const char *key, int64_t value)
{
  lua_pushinteger(to, value);
  put(to, key);
}

static void put_flag(void *to, const char *key, bool value)
{
  lua_pushboolean(to, value);
  put(to, key);
}

static void put_text(void *to, const char *key, const char *text)
{
  lua_pushstring(to, text);
  put(to, key);
}

static void put_seat(void *to, const char *key, ArbSeat seat)
{
  put_integer(to, key, seat + 1);
}
static void put_option(void *to, const char *key, int option)
{
  put_integer(to, key, option + 1);
}

static void put_id(void *to, const char *key, ArbGame *game, ArbId id)
{
  bind_module_push_id(to, id);
  put(to, key);
}

Teller bind_module_teller(lua_State *L)
{
  return (Teller){.to = L,
                  .open = put_open,
                  .close = put_close,
                  .integer = put_integer,
                  .flag = put_flag,
                  .text = put_text,
                  .seat = put_seat,
                  .option = put_option,
                  .id = put_id};
}

/* ---- The module ----------------------------------------------------------- */

/* lunarbiter.games() -> list of names */
static int module_games(lua_State *L)
{
  lua_newtable(L);
  for (int i = 0; bind_game_at(i); i++) {
    lua_pushstring(L, bind_game_at(i)->name);
    lua_seti(L, -2, i + 1);
  }
  return 1;
}

/* lunarbiter.data([dir]) -> the folder with scripts/, cards/ and decks/ */
static int module_data(lua_State *L)
{
  char path[BIND_PATH_MAX];
  ArbError error = {ARB_OK, ""};
  if (!bind_find_data(luaL_optstring(L, 1, NULL), path, sizeof path, &error))
    return bind_module_fail(L, error.text);
  lua_pushstring(L, path);
  return 1;
}

static const luaL_Reg module_functions[] = {
  {"games", module_games},
  {"data", module_data},
  {NULL, NULL},
};

void bind_module_new_class(lua_State *L, const char *name, const luaL_Reg *methods,
                           lua_CFunction close)
{
  luaL_newmetatable(L, name);
  lua_newtable(L);
  luaL_setfuncs(L, methods, 0);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, close);
  lua_setfield(L, -2, "__gc");
  lua_pushcfunction(L, close);
  lua_setfield(L, -2, "__close");
  lua_pop(L, 1);
}

void bind_module_add_methods(lua_State *L, const char *name, const luaL_Reg *methods)
{
  luaL_getmetatable(L, name);
  lua_getfield(L, -1, "__index");
  luaL_setfuncs(L, methods, 0);
  lua_pop(L, 2);
}

int bind_open_module(lua_State *L)
{
  bind_module_open_pool(L);
  bind_module_open_mods(L);
  bind_module_open_game(L);
  luaL_newlib(L, module_functions);
  luaL_setfuncs(L, bind_module_pool_functions, 0);
  luaL_setfuncs(L, bind_module_deck_functions, 0);
  luaL_setfuncs(L, bind_module_mod_functions, 0);
  luaL_setfuncs(L, bind_module_game_functions, 0);
  luaL_setfuncs(L, bind_module_diagnose_functions, 0);
  bind_module_set_string(L, "version", ARB_VERSION);
  bind_module_set_string(L, "build", bind_build_id());
  return 1;
}
