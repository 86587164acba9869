/* SPDX-License-Identifier: MIT */
/*
** constants.c -- compiles the selectors and numbers that a card's functions use.
**
**   local fallen = number.tally { event = "die" }       number 3 of the file's tagged tables
**   return card { run = function(game, me, foe) game.deal(fallen, foe) end }
**
** Every selector is compiled.  A number is compiled only when a function can reach it: most numbers
** are parts of other numbers, or fields of abilities, which compile them.
*/
#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "language/words.h"

/* ---- Selectors --------------------------------------------------------------- */

static bool is_selector(lua_State *L, int index, Tag tag)
{
  if (tag != TAG_ANY_OF) return tag == TAG_SELECTOR;
  lua_rawgeti(L, index, 1);
  bool first = bind_script_tag(L, -1).tag == TAG_SELECTOR;
  lua_pop(L, 1);
  return first;
}

/* Compiles the table on top of the stack if it is a selector; otherwise leaves the 0. */
static void compile_made(lua_State *L, Loader *l, void *data)
{
  bool selector = is_selector(L, lua_gettop(L), bind_script_tag(L, -1).tag);
  if (selector) *(uint16_t *)data = (uint16_t)bind_compile_selector(L, l, -1);
}

/* ---- Numbers ------------------------------------------------------------------ */

enum { USED_DEPTH = 16 };

static void find_numbers(lua_State *L, const char *source, int used, int depth);

static bool is_of(lua_State *L, const char *source)
{
  lua_Debug info;
  lua_pushvalue(L, -1);
  lua_getinfo(L, ">S", &info);
  return strcmp(info.source, source) == 0;
}

/* Looks through what the function on top of the stack holds, except the words, which every function
** has. */
static void find_in_function(lua_State *L, const char *source, int used, int depth)
{
  const char *name;
  if (lua_iscfunction(L, -1) || !is_of(L, source)) return;
  for (int i = 1; (name = lua_getupvalue(L, -1, i)) != NULL; i++) {
    if (strcmp(name, "_ENV") != 0) find_numbers(L, source, used, depth + 1);
    lua_pop(L, 1);
  }
}

static void find_in_table(lua_State *L, const char *source, int used, int depth)
{
  for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) find_numbers(L, source, used, depth + 1);
}

/* Notes in `used` which tagged numbers the value on top of the stack leads to. */
static void find_numbers(lua_State *L, const char *source, int used, int depth)
{
  int type = lua_type(L, -1);
  if (depth > USED_DEPTH || (type != LUA_TTABLE && type != LUA_TFUNCTION)) return;
  luaL_checkstack(L, 8, "constants");
  lua_pushvalue(L, -1);
  bool seen = lua_rawget(L, used) != LUA_TNIL;
  lua_pop(L, 1);
  if (seen) return;
  lua_pushvalue(L, -1);
  lua_pushboolean(L, 1);
  lua_rawset(L, used);
  if (type == LUA_TFUNCTION) find_in_function(L, source, used, depth);
  else if (bind_script_tag(L, -1).tag == TAG_NONE) find_in_table(L, source, used, depth);
}

/* Pushes a table of all that the functions of the file lead to. */
static void push_used(lua_State *L, const Loader *l)
{
  char source[300];
  snprintf(source, sizeof source, "@%s", l->script->name);
  lua_newtable(L);
  int used = lua_gettop(L);
  for (int i = 1; i <= l->script->function_count; i++) {
    lua_rawgeti(L, l->functions, i);
    find_numbers(L, source, used, 0);
    lua_pop(L, 1);
  }
}

static void compile_used(lua_State *L, Loader *l, void *data)
{
  *(ArbNumber *)data = bind_compile_number(L, l, -1);
}

/* Compiles the table on top of the stack if it is a number that a function uses. */
static void compile_if_used(lua_State *L, Loader *l, int used, int table)
{
  lua_pushvalue(L, -1);
  bool is = lua_rawget(L, used) != LUA_TNIL;
  lua_pop(L, 1);
  if (is && bind_script_tag(L, -1).tag == TAG_NUMBER)
    bind_loader_try(L, l, compile_used, &l->pool->numbers[table]);
}

void bind_compile_constants(lua_State *L, Loader *l, int made)
{
  Choices before = bind_choices_open(l, ARB_SLOTS_MAX, NULL); /* 'run' has what is chosen */
  made = lua_absindex(L, made);
  push_used(L, l);
  int used = lua_gettop(L);
  for (int i = 0; i < l->script->table_count; i++) {
    int table = l->script->first_table + i;
    lua_rawgeti(L, made, i + 1);
    TagInfo info = bind_script_tag(L, -1);
    Spot spot = bind_loader_enter(l, info.what, info.line);
    bind_loader_try(L, l, compile_made, &l->pool->selectors[table]);
    compile_if_used(L, l, used, table);
    bind_loader_leave(l, spot);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  bind_choices_close(l, before);
}
