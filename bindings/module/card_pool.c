/* SPDX-License-Identifier: MIT */
/* card_pool.c -- card pools and formats for Lua; see module.c. */
#include <stdio.h>
#include <string.h>

#include <lauxlib.h>
#include <lua.h>

#include "memory.h"
#include "module/module.h"
#include "host/observe.h"

const char bind_module_pool_class[] = "lunarbiter.Pool";

/* ---- The pool ------------------------------------------------------------- */

LuaPool *bind_module_check_pool(lua_State *L, int arg)
{
  LuaPool *pool = luaL_checkudata(L, arg, bind_module_pool_class);
  luaL_argcheck(L, pool->cards && !pool->closed, arg, "this pool is closed");
  return pool;
}

/* The files that a load left out: their messages in a row, each ended with a zero byte.  They are
** copied, because the load has a Lua state of its own and no error of ours may pass through it. */
typedef struct BrokenFiles {
  char *text;
  size_t size;
  int count;
} BrokenFiles;

static void keep_broken(void *data, const char *message)
{
  BrokenFiles *broken = data;
  size_t length = strlen(message) + 1;
  char *text = arb_memory_grow(broken->text, broken->size + length);
  if (!text) return;
  memcpy(text + broken->size, message, length);
  broken->text = text;
  broken->size += length;
  broken->count++;
}

static void free_broken(LuaPool *pool)
{
  if (pool->broken) arb_memory_free(pool->broken->text);
  arb_memory_free(pool->broken);
  pool->broken = NULL;
}

/* What games need stays until the last of them is closed. */
static void free_unused(LuaPool *pool)
{
  if (!pool->closed || pool->games > 0) return;
  bind_declarer_free(pool->declarer);
  if (pool->host) bind_host_free(pool->host);
  if (pool->cards) arb_cards_release(pool->cards);
  free_broken(pool);
  pool->declarer = NULL;
  pool->host = NULL;
  pool->cards = NULL;
}

void bind_module_hold_pool(LuaPool *pool)
{
  pool->games++;
}

void bind_module_leave_pool(LuaPool *pool)
{
  pool->games--;
  free_unused(pool);
}

static int pool_close(lua_State *L)
{
  LuaPool *pool = luaL_checkudata(L, 1, bind_module_pool_class);
  pool->closed = true;
  free_unused(pool);
  return 0;
}

/* Pushes the array of the texts in the list `extra` at the top of the stack; it
** is a userdata, so that it belongs to the state whatever error comes.  `extra`
** below it keeps the strings alive. */
const BindText *bind_module_push_texts(lua_State *L, int *count)
{
  int extra = lua_gettop(L);
  *count = lua_istable(L, extra) ? bind_module_length(L, extra) : 0;
  BindText *texts = lua_newuserdatauv(L, sizeof *texts * (size_t)(*count + 1), 0);
  for (int i = 0; i < *count; i++) {
    lua_geti(L, extra, i + 1);
    luaL_checktype(L, -1, LUA_TTABLE);
    lua_geti(L, -1, 1);
    lua_geti(L, -2, 2);
    for (int k = 1; k <= 2; k++) luaL_checktype(L, -k, LUA_TSTRING); /* the list holds them */
    texts[i] = (BindText){lua_tostring(L, -2), lua_tostring(L, -1)};
    lua_pop(L, 3);
  }
  return texts;
}

BindPaths bind_module_pool_paths(const LuaPool *pool)
{
  const BindGame *game = bind_game_of(pool->cards);
  return (BindPaths){.scripts = pool->scripts,
                     .game = game->name,
                     .own = game,
                     .texts = pool->texts,
                     .text_count = pool->text_count,
                     .mods = pool->mods,
                     .mod_count = pool->mod_count};
}

/* Makes the game's own format, in which every number that may be left out is left out. */
static bool make_plain(LuaPool *pool, ArbError *error)
{
  const BindGame *game = bind_game_of(pool->cards);
  BindPaths paths = bind_module_pool_paths(pool);
  if (!bind_format(&paths, game->format, &pool->plain, error)) return false;
  for (int i = 0; i < game->rules->format_number_count; i++)
    if (!(game->rules->format_numbers[i].flags & ARB_FORMAT_NEEDED)) pool->plain.numbers[i] = 0;
  return true;
}

/* Fills in the paths that the call left out: the program's scripts and the game's cards. */
static void find_paths(lua_State *L, LuaPool *pool, BindPaths *paths)
{
  ArbError error = {ARB_OK, ""};
  const BindGame *game = bind_game(paths->game, &error);
  const char *data = bind_module_field(L, 1, "data");
  bool own = paths->scripts && !data; /* whoever names his scripts names his cards */
  if (!game) bind_module_fail(L, error.text);
  if (!bind_find_data(data, pool->data, sizeof pool->data, &error) && !own)
    bind_module_fail(L, error.text);
  if (!paths->scripts) paths->scripts = lua_pushfstring(L, "%s/scripts", pool->data);
  if (strlen(paths->scripts) >= sizeof pool->scripts)
    bind_module_fail(L, "the path of the scripts is too long");
  strcpy(pool->scripts, paths->scripts);
  if (paths->cards || own) return;
  const char **folder = lua_newuserdatauv(L, sizeof *folder, 0);
  *folder = lua_pushfstring(L, "%s/cards/%s", pool->data, game->name);
  paths->cards = folder;
  paths->card_count = 1;
}

/* Loads what there is, or all but the broken files. */
static void load_cards(lua_State *L, LuaPool *pool, const BindPaths *paths, bool partial,
                       ArbError *error)
{
  if (!partial) {
    pool->cards = bind_load(paths, error);
    return;
  }
  pool->broken = arb_memory_zeroed(1, sizeof *pool->broken);
  if (!pool->broken) bind_module_fail(L, "out of memory");
  pool->cards = bind_load_reporting(paths, keep_broken, pool->broken, error);
  if (pool->cards || !pool->broken->count || error->status == ARB_MEMORY) return;
  const char *last = pool->broken->text; /* of keywords: with one broken nothing else is read */
  for (int i = 1; i < pool->broken->count; i++) last += strlen(last) + 1;
  bind_module_fail(L, last);
}

/* Keeps the texts, among which a format is read only when somebody asks for it.  Their array is at
** the top of the stack, and below it the list whose strings it borrows. */
static void keep_texts(lua_State *L, LuaPool *pool, const BindPaths *paths)
{
  pool->texts = paths->texts;
  pool->text_count = paths->text_count;
  lua_createtable(L, 2, 0);
  for (int i = 1; i <= 2; i++) {
    lua_pushvalue(L, -1 - i);
    lua_seti(L, -2, i);
  }
  lua_setiuservalue(L, 2, 2);
}

/* lunarbiter.pool { game, data, scripts, cards, extra, instead, mods, observe, partial } -> pool.
** With `partial` broken files are left out, and pool:broken() lists them. */
static int module_pool(lua_State *L)
{
  static const char *const fields[] = {"game",    "data", "scripts", "cards",   "extra",
                                       "instead", "mods", "observe", "partial", NULL};
  lua_settop(L, 1);
  if (lua_isnil(L, 1)) {
    lua_newtable(L);
    lua_replace(L, 1);
  }
  luaL_checktype(L, 1, LUA_TTABLE);
  bind_module_check_fields(L, 1, "lunarbiter.pool", fields);
  LuaPool *pool = lua_newuserdatauv(L, sizeof *pool, 2);
  *pool = (LuaPool){.cards = NULL};
  luaL_setmetatable(L, bind_module_pool_class);
  BindPaths paths = {.game = bind_module_field(L, 1, "game"),
                     .scripts = bind_module_field(L, 1, "scripts")};
  paths.cards = bind_module_text_list(L, 1, "cards", &paths.card_count);
  find_paths(L, pool, &paths);
  lua_getfield(L, 1, "instead");
  paths.instead = bind_module_push_texts(L, &paths.instead_count);
  lua_getfield(L, 1, "extra");
  paths.texts = bind_module_push_texts(L, &paths.text_count);
  keep_texts(L, pool, &paths);
  bind_module_add_mods(L, 1, &paths);
  lua_setiuservalue(L, 2, 1);
  pool->mods = paths.mods;
  pool->mod_count = paths.mod_count;
  ArbError error = {ARB_OK, ""};
  load_cards(L, pool, &paths, bind_module_flag_field(L, 1, "partial"), &error);
  bool observe = bind_module_flag_field(L, 1, "observe");
  if (pool->cards)
    pool->host = (observe ? bind_host_new_observing : bind_host_new)(pool->cards, &error);
  if (!pool->host || !make_plain(pool, &error)) return bind_module_fail(L, error.text);
  lua_settop(L, 2);
  return 1;
}

/* pool:find(name or id [, section]) -> definition, or nil.  Among cards of the same name `section`
** picks the one that a deck's list means there. */
static int pool_find(lua_State *L)
{
  const ArbCards *cards = bind_module_check_pool(L, 1)->cards;
  const char *name = luaL_checkstring(L, 2);
  int section = bind_module_opt_section(L, 3, cards->rules);
  uint16_t def = section < 0 ? arb_cards_find(cards, name) : bind_find_card(cards, name, section);
  if (def) lua_pushinteger(L, def);
  else lua_pushnil(L);
  return 1;
}

/* One string about a definition; nil when there is none. */
static int pool_text(lua_State *L, const char *(*get)(const ArbCards *, uint16_t))
{
  const ArbCards *cards = bind_module_check_pool(L, 1)->cards;
  lua_Integer def = luaL_checkinteger(L, 2);
  luaL_argcheck(L, def >= 1 && def <= arb_cards_count(cards), 2, "no such definition");
  lua_pushstring(L, get(cards, (uint16_t)def));
  return 1;
}

/* pool:count() -> how many definitions there are, from 1 on */
static int pool_count(lua_State *L)
{
  lua_pushinteger(L, arb_cards_count(bind_module_check_pool(L, 1)->cards));
  return 1;
}

static int pool_id(lua_State *L)
{
  return pool_text(L, arb_card_id);
}
static int pool_file(lua_State *L)
{
  return pool_text(L, bind_declared_file);
}
static int pool_title(lua_State *L)
{
  return pool_text(L, arb_card_title);
}
static int pool_type(lua_State *L)
{
  return pool_text(L, arb_card_type);
}
static int pool_unsupported(lua_State *L)
{
  return pool_text(L, arb_card_unsupported);
}
static int pool_card_text(lua_State *L)
{
  return pool_text(L, arb_card_text);
}
static int pool_mod(lua_State *L)
{
  return pool_text(L, arb_card_mod);
}

/* pool:observed([file]) -> list of files with what their functions did (observe.h) */
static int pool_observed(lua_State *L)
{
  const LuaPool *pool = bind_module_check_pool(L, 1);
  const char *file = luaL_optstring(L, 2, NULL);
  const Observer *observer = bind_host_observer(pool->host);
  if (!observer) return bind_module_fail(L, "this pool was not made with observe = true");
  bind_observer_push(observer, L, file);
  return 1;
}

/* pool:forget_observed(): drops what scripts did so far, so that it is not listed any more. */
static int pool_forget_observed(lua_State *L)
{
  Observer *observer = bind_host_observer(bind_module_check_pool(L, 1)->host);
  if (observer) bind_observer_forget(observer);
  return 0;
}

/* pool:broken() -> list of what was wrong with files that were left out, "file:line: message" */
static int pool_broken(lua_State *L)
{
  const BrokenFiles *broken = bind_module_check_pool(L, 1)->broken;
  const char *text = broken ? broken->text : NULL;
  lua_newtable(L);
  for (int i = 0; broken && i < broken->count; i++, text += strlen(text) + 1) {
    lua_pushstring(L, text);
    lua_seti(L, -2, i + 1);
  }
  return 1;
}

static Declarer *declarer_of(lua_State *L, LuaPool *pool)
{
  ArbError error = {ARB_OK, ""};
  if (!pool->declarer) pool->declarer = bind_declarer_new(pool->cards, &error);
  if (!pool->declarer) bind_module_fail(L, error.text);
  return pool->declarer;
}

/* pool:declared(def) -> what the file of a definition declares (declared.h) */
static int pool_declared(lua_State *L)
{
  LuaPool *pool = bind_module_check_pool(L, 1);
  lua_Integer def = luaL_checkinteger(L, 2);
  ArbError error = {ARB_OK, ""};
  luaL_argcheck(L, def >= 1 && def <= arb_cards_count(pool->cards), 2, "no such definition");
  if (!bind_declarer_push(declarer_of(L, pool), L, (uint16_t)def, &error))
    return bind_module_fail(L, error.text);
  return 1;
}

/* pool:declared_keywords() -> list of the keywords and shorthands that files declare */
static int pool_declared_keywords(lua_State *L)
{
  LuaPool *pool = bind_module_check_pool(L, 1);
  ArbError error = {ARB_OK, ""};
  if (!bind_declarer_push_keywords(declarer_of(L, pool), L, &error))
    return bind_module_fail(L, error.text);
  return 1;
}

/* pool:game() -> the name of the game whose cards these are */
static int pool_game(lua_State *L)
{
  lua_pushstring(L, bind_game_of(bind_module_check_pool(L, 1)->cards)->name);
  return 1;
}

/* ---- Formats -------------------------------------------------------------- */

/* pool:formats() -> the names of the game's formats, sorted */
static int pool_formats(lua_State *L)
{
  char **names;
  const LuaPool *pool = bind_module_check_pool(L, 1);
  BindPaths paths = bind_module_pool_paths(pool);
  ArbError error = {ARB_OK, ""};
  bool starved = false; /* then some would be missing */
  int count = bind_format_names(&paths, &names, &error), kept = 0;
  if (count < 0) return bind_module_fail(L, error.text);
  luaL_Buffer lines; /* one a line: the names are freed at once */
  luaL_buffinit(L, &lines);
  for (int i = 0; i < count; i++) {
    ArbFormat format;
    bool ours = bind_format(&paths, names[i], &format, &error);
    if (ours) luaL_addstring(&lines, names[i]), luaL_addchar(&lines, '\n');
    starved |= !ours && error.status == ARB_MEMORY;
  }
  arb_memory_free(names);
  if (starved) return bind_module_fail(L, "out of memory");
  luaL_pushresult(&lines);
  const char *text = lua_tostring(L, -1);
  lua_newtable(L);
  for (const char *end; (end = strchr(text, '\n')); text = end + 1) {
    lua_pushlstring(L, text, (size_t)(end - text));
    lua_seti(L, -2, ++kept);
  }
  return 1;
}

/* Sets a number of a format.  A 0 that the format states is kept as ARB_FORMAT_NONE. */
static void set_number(lua_State *L, const ArbFormatNumber *row, int value)
{
  bool said_zero = value == ARB_FORMAT_NONE && row->flags & ARB_FORMAT_ZERO;
  bind_module_set_integer(L, row->name, said_zero ? 0 : value);
}

/* Sets what a format says of hands and mulligans; of one player only what differs from the rest. */
static void set_hands(lua_State *L, const ArbFormat *format)
{
  char key[32];
  for (int seat = 0; seat < format->players; seat++) {
    if (!format->opening_hand_of[seat]) continue;
    int own = format->opening_hand_of[seat];
    snprintf(key, sizeof key, "opening_hand_p%d", seat + 1);
    bind_module_set_integer(L, key, own == ARB_FORMAT_NONE ? 0 : own);
  }
  bind_module_set_string(L, "mulligan", bind_mulligan(format));
  bind_module_set_integer(L, "mulligan_max", format->mulligan_max);
  bind_module_set_integer(L, "mulligan_times", format->mulligan_times);
  bind_module_set_integer(L, "mulligan_free", format->mulligan_free);
  bind_module_set_integer(L, "opening_draw", format->opening_draw);
}

/* pool:format(name) -> { name, players, opening_hand, opening_hand_p1 ..., mulligan ...,
** opening_draw, teams, games } and the numbers of its game */
static int pool_format(lua_State *L)
{
  const LuaPool *pool = bind_module_check_pool(L, 1);
  const ArbRules *rules = bind_game_of(pool->cards)->rules;
  BindPaths paths = bind_module_pool_paths(pool);
  ArbFormat format;
  ArbError error = {ARB_OK, ""};
  if (!bind_format(&paths, luaL_checkstring(L, 2), &format, &error))
    return bind_module_fail(L, error.text);
  lua_newtable(L);
  bind_module_set_string(L, "name", format.name);
  bind_module_set_integer(L, "players", format.players);
  bind_module_set_integer(L, "opening_hand", format.opening_hand);
  set_hands(L, &format);
  bind_module_set_integer(L, "teams", format.teams);
  bind_module_set_integer(L, "games", format.games);
  for (int i = 0; i < rules->format_number_count; i++)
    set_number(L, &rules->format_numbers[i], format.numbers[i]);
  return 1;
}

/* pool:keywords() -> list of { name, reminder, takes_value, stacks, own, file, line }: those of
** the engine, then those that only a file defines (`own`). */
static int pool_keywords(lua_State *L)
{
  static const char *const stacks[] = {"once", "sum", "each", "once"};
  const ArbCards *cards = bind_module_check_pool(L, 1)->cards;
  int count = arb_keywords_count(cards);
  lua_createtable(L, count, 0);
  for (int i = 0; i < count; i++) {
    const ArbKeyword *keyword = arb_keyword(cards, i);
    lua_createtable(L, 0, 7);
    bind_module_set_string(L, "name", keyword->name);
    bind_module_set_string(L, "reminder", keyword->reminder);
    bind_module_set_string(L, "file", keyword->file);
    bind_module_set_string(L, "stacks", stacks[keyword->stacks]);
    if (keyword->file) bind_module_set_integer(L, "line", keyword->line);
    lua_pushboolean(L, keyword->takes_value);
    lua_setfield(L, -2, "takes_value");
    lua_pushboolean(L, keyword->own);
    lua_setfield(L, -2, "own");
    lua_seti(L, -2, i + 1);
  }
  return 1;
}

static const luaL_Reg pool_methods[] = {
  {"find", pool_find},
  {"count", pool_count},
  {"id", pool_id},
  {"title", pool_title},
  {"type", pool_type},
  {"file", pool_file},
  {"broken", pool_broken},
  {"declared", pool_declared},
  {"declared_keywords", pool_declared_keywords},
  {"unsupported", pool_unsupported},
  {"text", pool_card_text},
  {"mod", pool_mod},
  {"observed", pool_observed},
  {"forget_observed", pool_forget_observed},
  {"game", pool_game},
  {"keywords", pool_keywords},
  {"formats", pool_formats},
  {"format", pool_format},
  {"close", pool_close},
  {NULL, NULL},
};

const luaL_Reg bind_module_pool_functions[] = {
  {"pool", module_pool},
  {"words", bind_module_words},
  {NULL, NULL},
};

void bind_module_open_pool(lua_State *L)
{
  bind_module_new_class(L, bind_module_pool_class, pool_methods, pool_close);
  bind_module_add_methods(L, bind_module_pool_class, bind_module_deck_methods);
}
