/* SPDX-License-Identifier: MIT */
/*
** script.c -- running one script file, in the same way in the loader and the script host.
**
** While a file runs, `tag` marks the tables that its constructors make and lists them.  Afterwards
** one walk numbers the functions in them.  At any other time `tag` refuses, so no selector is built
** during a game.
*/
#include <lualib.h>
#include <stdio.h>
#include <string.h>

#include "language/pool.h"
#include "memory.h"

/* Registry keys: table -> TagInfo; the list of this file; kind -> metatable. */
static const char key_tags, key_made, key_metas;

static const char *const tag_names[] = {"",           "card",   "keyword",   "format",  "ability",
                                        "modes",      "mode",   "selector",  "bound",   "number",
                                        "comparison", "any_of", "all_of",    "none_of", "slot",
                                        "several",    "ref",    "shorthand", "mod"};
enum { TAG_COUNT = sizeof tag_names / sizeof *tag_names };

enum { WALK_DEPTH = 64 };

/* ---- The pool's memory --------------------------------------------------- */

ScriptPool *bind_scripts_new(void)
{
  return arb_memory_zeroed(1, sizeof(ScriptPool));
}

void bind_scripts_free(void *data)
{
  ScriptPool *pool = data;
  if (!pool) return;
  for (int i = 0; i < pool->script_count; i++) {
    arb_memory_free(pool->scripts[i].name);
    arb_memory_free(pool->scripts[i].text);
    arb_memory_free(pool->scripts[i].format);
  }
  for (int i = 0; i < VOCABULARIES; i++) {
    arb_memory_free(pool->vocabulary[i].name);
    arb_memory_free(pool->vocabulary[i].text);
  }
  arb_memory_free(pool->scripts);
  arb_memory_free(pool->functions);
  arb_memory_free(pool->selectors);
  arb_memory_free(pool->numbers);
  arb_memory_free(pool);
}

/* ---- Tagging ------------------------------------------------------------- */

const char *bind_script_tag_name(Tag tag)
{
  return tag_names[tag];
}

TagInfo bind_script_tag(lua_State *L, int index)
{
  TagInfo info = {0};
  if (lua_type(L, index) != LUA_TTABLE) return info;
  index = lua_absindex(L, index);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_tags);
  lua_pushvalue(L, index);
  if (lua_rawget(L, -2) == LUA_TUSERDATA) info = *(const TagInfo *)lua_touserdata(L, -1);
  lua_pop(L, 2);
  return info;
}

void bind_script_copy(lua_State *L, int index)
{
  index = lua_absindex(L, index);
  lua_newtable(L);
  int copy = lua_gettop(L);
  for (lua_pushnil(L); lua_next(L, index); lua_pop(L, 1)) {
    lua_pushvalue(L, -2);
    lua_pushvalue(L, -2);
    lua_rawset(L, copy);
  }
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_tags);
  lua_pushvalue(L, copy);
  lua_pushvalue(L, index);
  lua_rawget(L, -3);
  lua_rawset(L, -3);
  lua_settop(L, copy);
}

void bind_script_place(lua_State *L, int index, int line)
{
  index = lua_absindex(L, index);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_tags);
  lua_pushvalue(L, index);
  if (lua_rawget(L, -2) == LUA_TUSERDATA) ((TagInfo *)lua_touserdata(L, -1))->line = line;
  lua_pop(L, 2);
}

/* The line of the card that is calling a constructor. */
static int calling_line(lua_State *L)
{
  lua_Debug info;
  const Sandbox *box = bind_sandbox_of(L);
  for (int level = 1; lua_getstack(L, level, &info); level++) {
    lua_getinfo(L, "Sl", &info);
    if (info.currentline > 0 && !bind_sandbox_trusts(box, info.source)) return info.currentline;
  }
  return 0;
}

/* How many tables of that name were made in that line just before the list's next one. */
static int made_before(lua_State *L, int list, const char *what, int line)
{
  int nth = 0;
  for (lua_Integer i = (lua_Integer)lua_rawlen(L, list); i >= 1; i--) {
    lua_rawgeti(L, list, i);
    TagInfo info = bind_script_tag(L, -1);
    lua_pop(L, 1);
    if (info.line != line) break;
    nth += strcmp(info.what, what) == 0;
  }
  return nth;
}

/* The metatable of all tables with one tag: it only names their type. */
static void push_meta(lua_State *L, Tag tag)
{
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_metas);
  if (lua_rawgeti(L, -1, tag) == LUA_TNIL) {
    lua_pop(L, 1);
    lua_newtable(L);
    lua_pushstring(L, tag_names[tag]);
    lua_setfield(L, -2, "__name");
    lua_pushvalue(L, -1);
    lua_rawseti(L, -3, tag);
  }
  lua_remove(L, -2);
}

/* tag(kind, fields, what [, metatable]) -> fields */
static int tag_table(lua_State *L)
{
  const char *kind = luaL_checkstring(L, 1), *what = luaL_checkstring(L, 3);
  int tag = 1;
  while (tag < TAG_COUNT && strcmp(tag_names[tag], kind) != 0) tag++;
  luaL_argcheck(L, tag < TAG_COUNT, 1, "no such kind");
  if (!bind_sandbox_of(L)->loading)
    return luaL_error(L,
                      "'%s' may not be used while a game is played: build selectors, numbers "
                      "and costs at file level",
                      what);
  if (lua_getmetatable(L, 2))
    return luaL_error(L, "this %s was already used as something else",
                      bind_sandbox_type_name(L, 2));
  lua_settop(L, 4);
  if (lua_isnil(L, 4)) {
    push_meta(L, (Tag)tag);
    lua_replace(L, 4);
  }
  lua_setmetatable(L, 2);
  lua_settop(L, 2);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_made);
  int line = calling_line(L), nth = made_before(L, 3, what, line);
  lua_pushvalue(L, 2);
  lua_rawseti(L, 3, (lua_Integer)lua_rawlen(L, 3) + 1);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_tags);
  lua_pushvalue(L, 2);
  TagInfo *info = lua_newuserdatauv(L, sizeof *info, 0);
  *info = (TagInfo){.tag = (Tag)tag, .line = line, .nth = nth};
  snprintf(info->what, sizeof info->what, "%s", what);
  lua_rawset(L, -3);
  lua_settop(L, 2);
  return 1;
}

static int prepare(lua_State *L)
{
  static const char *const keys[] = {&key_tags, &key_made, &key_metas};
  for (int i = 0; i < 3; i++) {
    lua_newtable(L);
    lua_rawsetp(L, LUA_REGISTRYINDEX, keys[i]);
  }
  lua_pushcfunction(L, tag_table);
  bind_sandbox_give(L, "tag");
  return 0;
}

void bind_script_forget(lua_State *L)
{
  lua_newtable(L);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &key_tags);
  lua_newtable(L);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &key_made);
}

bool bind_script_open(Sandbox *box, const Script *vocabulary, int count, char *error, size_t size)
{
  if (!bind_sandbox_open(box)) {
    snprintf(error, size, "cannot make a Lua state (out of memory, or not Lua 5.4)");
    return false;
  }
  lua_pushcfunction(box->L, prepare);
  int status = lua_pcall(box->L, 0, 0, 0);
  for (int i = 0; i < count && status == LUA_OK; i++)
    if (vocabulary[i].text)
      status =
          bind_sandbox_run_trusted(box, vocabulary[i].text, vocabulary[i].size, vocabulary[i].name);
  if (status == LUA_OK) return true;
  snprintf(error, size, "%s", lua_tostring(box->L, -1) ? lua_tostring(box->L, -1) : "?");
  bind_sandbox_close(box);
  return false;
}

/* ---- Numbering functions ------------------------------------------------- */

/* The stack positions of a walk. */
typedef struct Walk {
  int functions, seen, count;
} Walk;

static void walk(lua_State *L, int index, Walk *w, int depth)
{
  index = lua_absindex(L, index);
  int type = lua_type(L, index);
  if (type != LUA_TTABLE && type != LUA_TFUNCTION) return;
  luaL_checkstack(L, 8, "walking a card");
  if (depth > WALK_DEPTH) luaL_error(L, "tables nest more than %d deep", WALK_DEPTH);
  int known = type == LUA_TFUNCTION ? w->functions : w->seen;
  lua_pushvalue(L, index);
  bool met = lua_rawget(L, known) != LUA_TNIL;
  lua_pop(L, 1);
  if (met) return;
  lua_pushvalue(L, index);
  lua_pushinteger(L, ++w->count);
  lua_rawset(L, known);
  if (type == LUA_TFUNCTION) {
    lua_pushvalue(L, index);
    lua_rawseti(L, known, w->count);
    return;
  }
  w->count--;
  bind_sandbox_keys(L, index);
  lua_Integer fields = (lua_Integer)lua_rawlen(L, -1);
  for (lua_Integer i = 1; i <= fields; i++) {
    lua_rawgeti(L, -1, i);
    lua_rawget(L, index);
    walk(L, -1, w, depth + 1);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}

/* (result, made) -> result, made, functions */
static void number_functions(lua_State *L)
{
  int result = lua_gettop(L) - 1, made = lua_gettop(L);
  lua_newtable(L);
  lua_newtable(L);
  Walk w = {.functions = made + 1, .seen = made + 2};
  lua_Integer count = (lua_Integer)lua_rawlen(L, made);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, made, i);
    walk(L, -1, &w, 0);
    lua_pop(L, 1);
  }
  walk(L, result, &w, 0);
  lua_settop(L, made + 1);
}

/* ---- Running ------------------------------------------------------------- */

typedef struct Run {
  const Script *script;
  ScriptJudge *judge;
  void *data;
} Run;

/* Pushes a message with the full name of the file.  Lua's own messages name a file by at most 59
** bytes, the end of a long path. */
static void push_in_full(lua_State *L, const char *message, const char *name)
{
  size_t length = strlen(name);
  const char *tail = length > 40 ? name + length - 40 : name;
  const char *found = strstr(message, tail);
  if (!found) lua_pushfstring(L, "%s: %s", name, message);
  else lua_pushfstring(L, "%s%s", name, found + strlen(tail));
}

static int run_file(lua_State *L)
{
  const Run *run = lua_touserdata(L, 1);
  const Script *script = run->script;
  if (bind_sandbox_compile(L, script->text, script->size, script->name) != LUA_OK) {
    push_in_full(L, lua_tostring(L, -1), script->name);
    return lua_error(L);
  }
  lua_newtable(L);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &key_made);
  bind_sandbox_of(L)->loading = true;
  lua_pushvalue(L, -1);
  lua_call(L, 0, 1);
  bind_sandbox_of(L)->loading = false;
  if (run->judge) run->judge(L, script, run->data);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_made);
  number_functions(L);
  return 3;
}

/* Like bind_sandbox_explain, for messages that already name their file. */
static int explain(lua_State *L)
{
  char hint[120];
  const char *name = lua_tostring(L, lua_upvalueindex(1)), *message = lua_tostring(L, 1);
  if (!message || strncmp(message, name, strlen(name)) != 0) return bind_sandbox_explain(L);
  lua_pushfstring(L, "%s%s", message, bind_sandbox_call_hint(L, message, hint, sizeof hint));
  return 1;
}

static const char *bound_message(const Sandbox *box)
{
  return box->refused ? box->refused : "ran out of memory";
}

int bind_script_run(Sandbox *box, const Script *script, ScriptJudge *judge, void *data)
{
  lua_State *L = box->L;
  Run run = {script, judge, data};
  lua_pushstring(L, script->name);
  lua_pushcclosure(L, explain, 1);
  int handler = lua_gettop(L);
  lua_pushcfunction(L, run_file);
  lua_pushlightuserdata(L, &run);
  SandboxBudget outer = bind_sandbox_enter_file(box);
  int status = lua_pcall(L, 1, 3, handler);
  bind_sandbox_leave_file(box, outer);
  box->loading = false;
  if (status == LUA_ERRMEM) {
    lua_pop(L, 1);
    lua_pushfstring(L, "%s: %s", script->name, bound_message(box));
  }
  lua_remove(L, handler);
  return status;
}
