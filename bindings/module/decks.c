/* SPDX-License-Identifier: MIT */
/* decks.c -- decks for Lua: tables, files, and whether they may be played; see module.c. */
#include <string.h>

#include <lauxlib.h>
#include <lua.h>

#include "formats/deck.h"
#include "module/module.h"

int bind_module_opt_section(lua_State *L, int arg, const ArbRules *rules)
{
  const char *name = luaL_optstring(L, arg, NULL);
  for (int i = 0; name && i < rules->section_count; i++)
    if (strcmp(rules->sections[i].field, name) == 0) return i;
  luaL_argcheck(L, !name, arg, "a deck has no such section");
  return -1;
}

/* ---- Deck files ----------------------------------------------------------- */

/* Sets the cards of a section as a list of names, or as one name where a section has one card. */
static void set_section(lua_State *L, const Deck *deck, int section)
{
  const ArbSectionKind *kind = &deck->game->rules->sections[section];
  int count = 0;
  lua_newtable(L);
  for (int i = 0; i < deck->entry_count; i++) {
    const DeckEntry *entry = &deck->entries[i];
    for (int n = 0; entry->section == section && n < entry->count; n++) {
      lua_pushstring(L, entry->card);
      lua_seti(L, -2, ++count);
    }
  }
  if (kind->single && count <= 1) {
    lua_geti(L, -1, 1);
    lua_remove(L, -2);
  }
  lua_setfield(L, -2, kind->field);
}

/* Pushes the table of a deck, which is named or lies in a file. */
static void push_deck(lua_State *L, const LuaPool *pool, const char *name)
{
  char path[DECK_PATH_MAX];
  const BindGame *game = bind_game_of(pool->cards);
  ArbError error = {ARB_OK, ""};
  if (!bind_deck_find(name, pool->data, game, path, sizeof path) &&
      !bind_deck_find_of_mods(name, pool->mods, pool->mod_count, game, path, sizeof path))
    bind_module_fail(L,
                     lua_pushfstring(L,
                                     "there is no deck '%s': no such file, and none of that name "
                                     "in ./decks, %s/decks or a mod",
                                     name, pool->data));
  Deck *deck = lua_newuserdatauv(L, sizeof *deck, 0);
  if (!bind_deck_read(deck, path, game, &error) || !bind_deck_resolve(deck, pool->cards, &error))
    bind_module_fail(L, error.text);
  lua_newtable(L);
  bind_module_set_string(L, "name", deck->name);
  for (int i = 0; i < game->rules->section_count; i++) set_section(L, deck, i);
  lua_remove(L, -2);
}

/* pool:deck(name or path) -> { name, main = { ... }, ... }, with a field for each section */
static int pool_deck(lua_State *L)
{
  push_deck(L, bind_module_check_pool(L, 1), luaL_checkstring(L, 2));
  return 1;
}

/* ---- Decks as tables ------------------------------------------------------ */

/* Pushes the definitions of a section in the table at the top of the stack: a userdata array,
** left on the stack below the table. */
static const uint16_t *push_defs(lua_State *L, const ArbCards *cards, int section, int *count)
{
  const char *key = cards->rules->sections[section].field;
  lua_getfield(L, -1, key);
  *count = lua_istable(L, -1) ? bind_module_length(L, -1) : 0;
  uint16_t *defs = lua_newuserdatauv(L, sizeof *defs * (size_t)(*count + 1), 0);
  for (int i = 0; i < *count; i++) {
    lua_geti(L, -2, i + 1);
    const char *name = luaL_checkstring(L, -1);
    defs[i] = bind_find_card(cards, name, section);
    if (!defs[i]) bind_module_fail_card(L, cards, name);
    lua_pop(L, 1);
  }
  lua_remove(L, -2); /* the list */
  lua_insert(L, -2); /* the deck's table is on top again */
  return defs;
}

/* The same for a field that names one card. */
static const uint16_t *push_def(lua_State *L, const ArbCards *cards, int section, int *count)
{
  const char *name = bind_module_field(L, lua_gettop(L), cards->rules->sections[section].field);
  uint16_t *def = lua_newuserdatauv(L, sizeof *def, 0);
  *def = name ? bind_find_card(cards, name, section) : 0;
  if (name && !*def) bind_module_fail_card(L, cards, name);
  *count = *def != 0;
  lua_insert(L, -2);
  return def;
}

void bind_module_read_deck(lua_State *L, const LuaPool *pool, ArbDeck *deck)
{
  const ArbCards *cards = pool->cards;
  if (lua_type(L, -1) == LUA_TSTRING) {
    push_deck(L, pool, lua_tostring(L, -1));
    lua_replace(L, -2);
  }
  if (!lua_istable(L, -1))
    luaL_error(L, "a deck is a name or a table, not a %s", luaL_typename(L, -1));
  for (int i = 0; i < cards->rules->section_count; i++) {
    const ArbSectionKind *kind = &cards->rules->sections[i];
    ArbSection *section = &deck->sections[i];
    bool one = kind->single && lua_getfield(L, -1, kind->field) != LUA_TTABLE;
    if (kind->single) lua_pop(L, 1);
    section->cards = (one ? push_def : push_defs)(L, cards, i, &section->count);
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

/* Pushes the list of what is wrong with the deck at the top. */
static int push_problems(lua_State *L, const LuaPool *pool, const char *format)
{
  const ArbCards *cards = pool->cards;
  BindPaths paths = bind_module_pool_paths(pool);
  ArbDeck deck = {0};
  ArbError error = {ARB_OK, ""};
  luaL_checkstack(L, ARB_SECTIONS_MAX + 4, "deck");
  bind_module_read_deck(L, pool, &deck);
  lua_newtable(L);
  int found = bind_check_deck(&paths, format ? format : bind_game_of(cards)->format, cards, &deck,
                              add_problem, L, &error);
  if (found < 0) return bind_module_fail(L, error.text);
  return 1;
}

/* pool:deck_problems(deck [, format]) -> list of { rule, text }; the deck is a name or a table */
static int pool_deck_problems(lua_State *L)
{
  const LuaPool *pool = bind_module_check_pool(L, 1);
  const char *format = luaL_optstring(L, 3, NULL);
  luaL_checkany(L, 2);
  lua_pushvalue(L, 2);
  return push_problems(L, pool, format);
}

/* ---- All mistakes of a deck file ------------------------------------------------- */

static void add_mistake(void *data, int line, const char *text)
{
  lua_State *L = data;
  lua_createtable(L, 0, 2);
  bind_module_set_integer(L, "line", line);
  bind_module_set_string(L, "message", text);
  lua_seti(L, -2, luaL_len(L, -2) + 1);
}

/* Pushes a list of the cards of a deck: { line, card, section, unsupported }.  `unsupported` says
** why the engine cannot play the card. */
static void push_entries(lua_State *L, const Deck *deck, const ArbCards *cards)
{
  lua_createtable(L, deck->entry_count, 0);
  for (int i = 0; i < deck->entry_count; i++) {
    const DeckEntry *entry = &deck->entries[i];
    lua_createtable(L, 0, 4);
    bind_module_set_integer(L, "line", entry->line);
    bind_module_set_string(L, "card", entry->card);
    bind_module_set_string(L, "section", deck->game->rules->sections[entry->section].name);
    if (entry->def) {
      bind_module_set_string(L, "title", arb_card_title(cards, entry->def));
      bind_module_set_string(L, "unsupported", arb_card_unsupported(cards, entry->def));
    }
    lua_seti(L, -2, i + 1);
  }
}

/* pool:diagnose_deck(path) -> list of { line, message } with all that is wrong in a deck file, and
** the list of its cards, or nil and why it is no deck at all */
static int pool_diagnose_deck(lua_State *L)
{
  const LuaPool *pool = bind_module_check_pool(L, 1);
  const char *path = luaL_checkstring(L, 2);
  ArbError error = {ARB_OK, ""};
  Deck *deck = lua_newuserdatauv(L, sizeof *deck, 0);
  lua_newtable(L);
  const DeckMistakes all = {add_mistake, L};
  if (!bind_deck_diagnose(deck, path, bind_game_of(pool->cards), pool->cards, &all, &error)) {
    lua_pushnil(L);
    lua_pushstring(L, error.text);
    return 3;
  }
  push_entries(L, deck, pool->cards);
  return 2;
}

/* lunarbiter.deck_problems { pool, format, deck }: the same */
static int module_deck_problems(lua_State *L)
{
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_getfield(L, 1, "pool");
  const LuaPool *pool = bind_module_check_pool(L, lua_gettop(L));
  const char *format = bind_module_field(L, 1, "format");
  lua_getfield(L, 1, "deck");
  return push_problems(L, pool, format);
}

/* lunarbiter.deck_game(path) -> the name of the game whose sections a deck file has */
static int module_deck_game(lua_State *L)
{
  Deck *deck = lua_newuserdatauv(L, sizeof *deck, 0);
  ArbError ignored = {ARB_OK, ""};
  deck->game = NULL;
  bind_deck_read(deck, luaL_checkstring(L, 1), NULL, &ignored); /* what is wrong is told later */
  lua_pushstring(L, deck->game ? deck->game->name : bind_game_at(0)->name);
  return 1;
}

const luaL_Reg bind_module_deck_methods[] = {
  {"deck", pool_deck},
  {"deck_problems", pool_deck_problems},
  {"diagnose_deck", pool_diagnose_deck},
  {NULL, NULL},
};

const luaL_Reg bind_module_deck_functions[] = {
  {"deck_problems", module_deck_problems}, {"deck_game", module_deck_game}, {NULL, NULL}};
