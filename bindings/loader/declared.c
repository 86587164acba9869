/* SPDX-License-Identifier: MIT */
/* declared.c -- see declared.h. */
#include "loader/declared.h"

#include <string.h>

#include "language/reading.h"
#include "memory.h"
#include "reader/set.h"

struct Declarer {
  const ArbCards *cards;
  Sandbox box;
};

enum { DEPTH_MAX = 64 };

Declarer *bind_declarer_new(const ArbCards *cards, ArbError *error)
{
  char text[300];
  const ScriptPool *pool = scripts_of(cards);
  Declarer *declarer = arb_memory_zeroed(1, sizeof *declarer);
  if (!declarer || !pool) {
    bind_error_set(error, declarer ? ARB_UNSUPPORTED : ARB_MEMORY,
                   declarer ? "these cards were not made by bind_load" : "out of memory");
    arb_memory_free(declarer);
    return NULL;
  }
  declarer->cards = cards;
  if (bind_script_open(&declarer->box, pool->vocabulary, VOCABULARIES, text, sizeof text))
    return declarer;
  bind_error_set(error, ARB_SCRIPT, "%s", text);
  arb_memory_free(declarer);
  return NULL;
}

void bind_declarer_free(Declarer *declarer)
{
  if (!declarer) return;
  bind_sandbox_close(&declarer->box);
  arb_memory_free(declarer);
}

/* ---- Copying ------------------------------------------------------------- */

/* A copy from one state to the other; errors are raised in `to`. */
typedef struct Copy {
  lua_State *from, *to;
  const Script *script;
  int functions; /* stack position in `from` of a table: function -> number in the file */
} Copy;

static void copy_function(const Copy *c, int index)
{
  lua_Debug info;
  lua_pushvalue(c->from, index);
  lua_rawget(c->from, c->functions);
  lua_Integer number = lua_tointeger(c->from, -1);
  lua_pop(c->from, 1);
  lua_pushvalue(c->from, index);
  lua_getinfo(c->from, ">S", &info);
  lua_createtable(c->to, 0, 4);
  set_string(c->to, "tag", "function");
  set_integer(c->to, "line", info.linedefined);
  set_integer(c->to, "last_line", info.lastlinedefined);
  if (number) set_integer(c->to, "number", c->script->first_function + number);
}

static void copy_value(const Copy *c, int index, int depth);

/* (table) -> its keys */
static int keys_of(lua_State *L)
{
  bind_sandbox_keys(L, 1);
  return 1;
}

/* The budgets of the sandbox hold for this, too; nobody but this call catches an error there. */
static void push_keys(const Copy *c, int index)
{
  lua_pushcfunction(c->from, keys_of);
  lua_pushvalue(c->from, index);
  if (lua_pcall(c->from, 1, 1, 0) == LUA_OK) return;
  const char *why = lua_tostring(c->from, -1);
  luaL_error(c->to, "%s: %s", c->script->name, why ? why : "out of memory");
}

static void copy_table(const Copy *c, int index, int depth)
{
  TagInfo info = bind_script_tag(c->from, index);
  lua_newtable(c->to);
  push_keys(c, index);
  int keys = lua_gettop(c->from);
  lua_Integer count = (lua_Integer)lua_rawlen(c->from, keys);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(c->from, keys, i);
    copy_value(c, keys + 1, depth + 1);
    lua_rawget(c->from, index);
    copy_value(c, keys + 1, depth + 1);
    lua_rawset(c->to, -3);
    lua_settop(c->from, keys);
  }
  lua_settop(c->from, keys - 1);
  if (info.tag == TAG_NONE) return;
  set_string(c->to, "tag", bind_script_tag_name(info.tag));
  set_string(c->to, "what", info.what);
  if (info.line) set_integer(c->to, "line", info.line);
}

/* Pushes a copy of the value at `index`, which must be absolute. */
static void copy_value(const Copy *c, int index, int depth)
{
  if (depth > DEPTH_MAX || !lua_checkstack(c->from, 12))
    luaL_error(c->to, "%s: tables nest more than %d deep", c->script->name, DEPTH_MAX);
  luaL_checkstack(c->to, 8, "what a card declares");
  switch (lua_type(c->from, index)) {
  case LUA_TBOOLEAN: lua_pushboolean(c->to, lua_toboolean(c->from, index)); break;
  case LUA_TNUMBER:
    if (lua_isinteger(c->from, index)) lua_pushinteger(c->to, lua_tointeger(c->from, index));
    else lua_pushnumber(c->to, lua_tonumber(c->from, index));
    break;
  case LUA_TSTRING: lua_pushstring(c->to, lua_tostring(c->from, index)); break;
  case LUA_TTABLE: copy_table(c, index, depth); break;
  case LUA_TFUNCTION: copy_function(c, index); break;
  default: lua_pushnil(c->to);
  }
}

/* ---- Running ------------------------------------------------------------- */

/* (declarer, script) -> the file's result, its tagged tables, its functions */
static int run_declared(lua_State *L)
{
  Declarer *declarer = lua_touserdata(L, 1);
  const Script *script = lua_touserdata(L, 2);
  lua_settop(L, 0);
  bind_script_forget(L);
  if (bind_script_run(&declarer->box, script, bind_judge_place, NULL) != LUA_OK) lua_error(L);
  return 3;
}

/* Runs a file; its result, its tagged tables and its functions stay in the sandbox. */
static bool run_file(Declarer *declarer, const Script *script, ArbError *error)
{
  lua_State *L = declarer->box.L;
  lua_settop(L, 0);
  lua_pushcfunction(L, run_declared);
  lua_pushlightuserdata(L, declarer);
  lua_pushlightuserdata(L, (void *)(uintptr_t)script);
  if (lua_pcall(L, 2, 3, 0) == LUA_OK) return true;
  bind_error_set(error, ARB_SCRIPT, "%s", lua_tostring(L, -1) ? lua_tostring(L, -1) : script->name);
  return false;
}

enum { RESULT = 1, MADE, FUNCTIONS }; /* the stack positions of what run_file leaves */

const Script *bind_script_with(const ScriptPool *pool, uint64_t hash)
{
  for (int i = 0; i < pool->script_count; i++)
    if (pool->scripts[i].hash == hash) return &pool->scripts[i];
  return NULL;
}

const char *bind_declared_file(const ArbCards *cards, uint16_t def)
{
  const Script *script = bind_script_with(scripts_of(cards), arb_card_hash(cards, def));
  return script ? script->name : NULL;
}

/* The keyword's name in the id of its definition, "keyword-vision"; NULL: it is a card's id. */
static const char *keyword_of(const ArbCards *cards, uint16_t def)
{
  static const char prefix[] = "keyword-";
  const char *id = arb_card_id(cards, def);
  return id && strncmp(id, prefix, sizeof prefix - 1) == 0 ? id + sizeof prefix - 1 : NULL;
}

/* Copies the table of a keyword by its name. */
static bool copy_keyword(const Copy *c, const char *name)
{
  for (lua_Integer i = 1; lua_rawgeti(c->from, MADE, i) != LUA_TNIL; i++) {
    TagInfo info = bind_script_tag(c->from, -1);
    if (info.tag == TAG_KEYWORD && strcmp(info.what, name) == 0) {
      copy_value(c, lua_gettop(c->from), 0);
      return true;
    }
    lua_pop(c->from, 1);
  }
  return false;
}

bool bind_declarer_push(Declarer *declarer, lua_State *to, uint16_t def, ArbError *error)
{
  const ArbCards *cards = declarer->cards;
  const Script *script = bind_script_with(scripts_of(cards), arb_card_hash(cards, def));
  const char *keyword = keyword_of(cards, def);
  bool pushed = false;
  if (!script) {
    bind_error_set(error, ARB_UNSUPPORTED, "no file declares %s", arb_card_title(cards, def));
    return false;
  }
  if (!run_file(declarer, script, error)) return false;
  const Copy copy = {declarer->box.L, to, script, FUNCTIONS};
  if (keyword) pushed = copy_keyword(&copy, keyword);
  else copy_value(&copy, RESULT, 0), pushed = true;
  if (!pushed)
    bind_error_set(error, ARB_UNSUPPORTED, "%s: declares no '%s'", script->name, keyword);
  lua_settop(declarer->box.L, 0);
  return pushed;
}

/* ---- Keywords ------------------------------------------------------------ */

static bool is_of_card(const ArbCards *cards, const Script *script)
{
  for (int def = 1; def <= arb_cards_count(cards); def++)
    if (arb_card_hash(cards, (uint16_t)def) == script->hash && !keyword_of(cards, (uint16_t)def))
      return true;
  return false;
}

/* Appends the keywords and shorthands of a file to the list at the top. */
static void append_keywords(const Copy *c)
{
  for (lua_Integer i = 1; lua_rawgeti(c->from, MADE, i) != LUA_TNIL; i++) {
    Tag tag = bind_script_tag(c->from, -1).tag;
    if (tag == TAG_KEYWORD || tag == TAG_SHORTHAND) {
      copy_value(c, lua_gettop(c->from), 0);
      set_string(c->to, "file", c->script->name);
      lua_rawseti(c->to, -2, (lua_Integer)lua_rawlen(c->to, -2) + 1);
    }
    lua_pop(c->from, 1);
  }
  lua_pop(c->from, 1);
}

bool bind_declarer_push_script(Declarer *declarer, lua_State *to, const Script *script,
                               ArbError *error)
{
  if (!run_file(declarer, script, error)) return false;
  const Copy copy = {declarer->box.L, to, script, FUNCTIONS};
  lua_newtable(to);
  append_keywords(&copy);
  if (lua_istable(copy.from, RESULT)) {
    copy_value(&copy, RESULT, 0);
    lua_rawseti(to, -2, (lua_Integer)lua_rawlen(to, -2) + 1);
  }
  lua_settop(copy.from, 0);
  return true;
}

bool bind_declarer_push_keywords(Declarer *declarer, lua_State *to, ArbError *error)
{
  const ScriptPool *pool = scripts_of(declarer->cards);
  lua_newtable(to);
  for (int i = 0; i < pool->script_count; i++) {
    const Script *script = &pool->scripts[i];
    if (is_of_card(declarer->cards, script)) continue;
    if (!run_file(declarer, script, error)) {
      lua_pop(to, 1);
      return false;
    }
    const Copy copy = {declarer->box.L, to, script, FUNCTIONS};
    append_keywords(&copy);
    lua_settop(declarer->box.L, 0);
  }
  return true;
}
