/* SPDX-License-Identifier: MIT */
/* lua_pool.c -- card pools and decks for Lua; see lua_module.c. */
#include <lauxlib.h>
#include <lua.h>

#include "lua_module.h"
#include "observe.h"

static const char POOL[] = "lunarbiter.Pool";

/* ---- The pool ------------------------------------------------------------- */

LuaPool *module_check_pool(lua_State *L, int arg)
{
  LuaPool *pool = luaL_checkudata(L, arg, POOL);
  luaL_argcheck(L, pool->cards, arg, "this pool is closed");
  return pool;
}

static int pool_close(lua_State *L)
{
  LuaPool *pool = luaL_checkudata(L, 1, POOL);
  declarer_free(pool->declarer);
  if (pool->host) bind_host_free(pool->host);
  if (pool->cards) arb_cards_release(pool->cards);
  pool->declarer = NULL;
  pool->host = NULL;
  pool->cards = NULL;
  return 0;
}

/* Pushes the array of the texts in the list `extra` at the top of the stack; it
** is a userdata, so that it belongs to the state whatever error comes.  `extra`
** below it keeps the strings alive. */
const BindText *module_push_texts(lua_State *L, int *count)
{
  int extra = lua_gettop(L);
  *count = lua_istable(L, extra) ? (int)luaL_len(L, extra) : 0;
  BindText *texts = lua_newuserdatauv(L, sizeof *texts * (size_t)(*count + 1), 0);
  for (int i = 0; i < *count; i++) {
    lua_geti(L, extra, i + 1);
    luaL_checktype(L, -1, LUA_TTABLE);
    lua_geti(L, -1, 1);
    lua_geti(L, -2, 2);
    texts[i] = (BindText){luaL_checkstring(L, -2), luaL_checkstring(L, -1)};
    lua_pop(L, 3);
  }
  return texts;
}

/* The game's own format, with nothing in it that it need not say. */
static bool make_plain(LuaPool *pool, ArbError *error)
{
  const BindGame *game = bind_game_of(pool->cards);
  BindPaths paths = {.scripts = pool->scripts, .game = game->name};
  if (!bind_format(&paths, game->format, &pool->plain, error)) return false;
  for (int i = 0; i < game->rules->format_number_count; i++)
    if (!(game->rules->format_numbers[i].flags & ARB_FORMAT_NEEDED)) pool->plain.numbers[i] = 0;
  return true;
}

/* lunarbiter.pool { cards, scripts, extra } -> pool */
static int module_pool(lua_State *L)
{
  luaL_checktype(L, 1, LUA_TTABLE);
  LuaPool *pool = lua_newuserdatauv(L, sizeof *pool, 0);
  *pool = (LuaPool){.cards = NULL};
  luaL_setmetatable(L, POOL);
  const char *cards = module_field(L, 1, "cards");
  BindPaths paths = {.game = module_field(L, 1, "game"), .scripts = module_field(L, 1, "scripts"),
                     .cards = &cards,
                     .card_count = cards ? 1 : 0};
  if (paths.scripts) snprintf(pool->scripts, sizeof pool->scripts, "%s", paths.scripts);
  lua_getfield(L, 1, "extra");
  paths.texts = module_push_texts(L, &paths.text_count);
  ArbError error = {ARB_OK, ""};
  pool->cards = bind_load(&paths, &error);
  bool observe = module_flag_field(L, 1, "observe");
  if (pool->cards)
    pool->host = (observe ? bind_host_new_observing : bind_host_new)(pool->cards, &error);
  if (!pool->host || !make_plain(pool, &error)) return module_fail(L, error.text);
  lua_settop(L, 2);
  return 1;
}

static int pool_find(lua_State *L)
{
  uint16_t def = arb_cards_find(module_check_pool(L, 1)->cards, luaL_checkstring(L, 2));
  if (def)
    lua_pushinteger(L, def);
  else
    lua_pushnil(L);
  return 1;
}

/* One string about a definition; nil when there is none. */
static int pool_text(lua_State *L, const char *(*get)(const ArbCards *, uint16_t))
{
  const ArbCards *cards = module_check_pool(L, 1)->cards;
  lua_Integer def = luaL_checkinteger(L, 2);
  luaL_argcheck(L, def >= 1 && def <= arb_cards_count(cards), 2, "no such definition");
  lua_pushstring(L, get(cards, (uint16_t)def));
  return 1;
}

/* pool:count() -> how many definitions there are, from 1 on */
static int pool_count(lua_State *L)
{
  lua_pushinteger(L, arb_cards_count(module_check_pool(L, 1)->cards));
  return 1;
}

static int pool_id(lua_State *L) { return pool_text(L, arb_card_id); }
static int pool_file(lua_State *L) { return pool_text(L, declared_file); }
static int pool_title(lua_State *L) { return pool_text(L, arb_card_title); }
static int pool_type(lua_State *L) { return pool_text(L, arb_card_type); }
static int pool_unsupported(lua_State *L) { return pool_text(L, arb_card_unsupported); }

/* pool:observed([file]) -> list of files with what their functions did (observe.h) */
static int pool_observed(lua_State *L)
{
  const LuaPool *pool = module_check_pool(L, 1);
  const char *file = luaL_optstring(L, 2, NULL);
  const Observer *observer = host_observer(pool->host);
  if (!observer) return module_fail(L, "this pool was not made with observe = true");
  observer_push(observer, L, file);
  return 1;
}

static Declarer *declarer_of(lua_State *L, LuaPool *pool)
{
  ArbError error = {ARB_OK, ""};
  if (!pool->declarer) pool->declarer = declarer_new(pool->cards, &error);
  if (!pool->declarer) module_fail(L, error.text);
  return pool->declarer;
}

/* pool:declared(def) -> what the file of a definition declares (declared.h) */
static int pool_declared(lua_State *L)
{
  LuaPool *pool = module_check_pool(L, 1);
  lua_Integer def = luaL_checkinteger(L, 2);
  ArbError error = {ARB_OK, ""};
  luaL_argcheck(L, def >= 1 && def <= arb_cards_count(pool->cards), 2, "no such definition");
  if (!declarer_push(declarer_of(L, pool), L, (uint16_t)def, &error))
    return module_fail(L, error.text);
  return 1;
}

/* pool:declared_keywords() -> list of the keywords and shorthands that files declare */
static int pool_declared_keywords(lua_State *L)
{
  LuaPool *pool = module_check_pool(L, 1);
  ArbError error = {ARB_OK, ""};
  if (!declarer_push_keywords(declarer_of(L, pool), L, &error)) return module_fail(L, error.text);
  return 1;
}

/* ---- Decks ---------------------------------------------------------------- */

/* The list of a section in the table at the top of the stack: names of cards, as an
** array of definitions that is a userdata left on the stack below it. */
static const uint16_t *push_defs(lua_State *L, const ArbCards *cards, int section, int *count)
{
  const char *key = cards->rules->sections[section].field;
  lua_getfield(L, -1, key);
  *count = lua_istable(L, -1) ? (int)luaL_len(L, -1) : 0;
  uint16_t *defs = lua_newuserdatauv(L, sizeof *defs * (size_t)(*count + 1), 0);
  for (int i = 0; i < *count; i++) {
    lua_geti(L, -2, i + 1);
    const char *name = luaL_checkstring(L, -1);
    defs[i] = bind_find_card(cards, name, section);
    if (!defs[i]) luaL_error(L, "there is no card named \"%s\"", name);
    lua_pop(L, 1);
  }
  lua_remove(L, -2); /* the list */
  lua_insert(L, -2); /* the deck's table is on top again */
  return defs;
}

/* The same for a field that names one card. */
static const uint16_t *push_def(lua_State *L, const ArbCards *cards, int section, int *count)
{
  const char *name = module_field(L, lua_gettop(L), cards->rules->sections[section].field);
  uint16_t *def = lua_newuserdatauv(L, sizeof *def, 0);
  *def = name ? bind_find_card(cards, name, section) : 0;
  if (name && !*def) luaL_error(L, "there is no card named \"%s\"", name);
  *count = *def != 0;
  lua_insert(L, -2);
  return def;
}

/* A field a section, as the game names them: { legend = "...", main = { ... } } at the top;
** its lists of definitions stay on the stack below it. */
void module_read_deck(lua_State *L, const ArbCards *cards, ArbDeck *deck)
{
  luaL_checktype(L, -1, LUA_TTABLE);
  for (int i = 0; i < cards->rules->section_count; i++) {
    const ArbSectionKind *kind = &cards->rules->sections[i];
    ArbSection *section = &deck->sections[i];
    section->cards = (kind->single ? push_def : push_defs)(L, cards, i, &section->count);
  }
}

static void add_problem(void *data, const char *rule, const char *text)
{
  lua_State *L = data;
  lua_createtable(L, 0, 2);
  lua_pushstring(L, rule);
  lua_setfield(L, -2, "rule");
  lua_pushstring(L, text);
  lua_setfield(L, -2, "text");
  lua_seti(L, -2, luaL_len(L, -2) + 1);
}

/* lunarbiter.deck_problems { pool, format, deck } -> list of { rule, text } */
static int module_deck_problems(lua_State *L)
{
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_getfield(L, 1, "pool");
  const LuaPool *pool = module_check_pool(L, lua_gettop(L));
  const ArbCards *cards = pool->cards;
  BindPaths paths = {.scripts = pool->scripts};
  const char *format = module_field(L, 1, "format");
  ArbDeck deck = {0};
  ArbError error = {ARB_OK, ""};
  lua_getfield(L, 1, "deck");
  module_read_deck(L, cards, &deck);
  lua_newtable(L);
  int found =
    bind_check_deck(&paths, format ? format : bind_game_of(cards)->format, cards, &deck,
                    add_problem, L, &error);
  if (found < 0) return module_fail(L, error.text);
  return 1;
}

static const luaL_Reg pool_methods[] = {
  {"find", pool_find}, {"count", pool_count}, {"id", pool_id}, {"title", pool_title},
  {"type", pool_type}, {"file", pool_file}, {"declared", pool_declared},
  {"declared_keywords", pool_declared_keywords},
  {"unsupported", pool_unsupported}, {"observed", pool_observed},
  {"close", pool_close}, {NULL, NULL},
};

const luaL_Reg module_pool_functions[] = {
  {"pool", module_pool}, {"deck_problems", module_deck_problems},
  {"words", module_words}, {NULL, NULL},
};

void module_open_pool(lua_State *L) { module_new_class(L, POOL, pool_methods, pool_close); }
