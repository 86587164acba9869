/* SPDX-License-Identifier: MIT */
/*
** freeze.c -- constants that stay constant, and what scripts call the type of a value.
**
** A frozen table is empty and shows another table, its content, through its metatable.  The table
** itself stays the same, so whoever holds it sees it frozen.  Scripts cannot look at metatables,
** so every metatable is ours.
*/
#include <stdio.h>
#include <string.h>

#include "sandbox/sandbox.h"

enum { FREEZE_DEPTH = 64 };

/* ---- Names of types ------------------------------------------------------ */

bool bind_sandbox_frozen(lua_State *L, int index)
{
  if (lua_type(L, index) != LUA_TTABLE || !lua_getmetatable(L, index)) return false;
  lua_pushliteral(L, "__frozen");
  bool frozen = lua_rawget(L, -2) != LUA_TNIL;
  lua_pop(L, 2);
  return frozen;
}

void bind_sandbox_content(lua_State *L, int index)
{
  index = lua_absindex(L, index);
  if (!bind_sandbox_frozen(L, index)) {
    lua_pushvalue(L, index);
    return;
  }
  lua_getmetatable(L, index);
  lua_pushliteral(L, "__index");
  lua_rawget(L, -2);
  lua_remove(L, -2);
}

/* The name of an id's kind, which is in its top three bits, in the order of ARB_KIND_NONE, ... */
static const char *id_kind_name(lua_State *L, int index)
{
  static const char *const kinds[8] = {"nothing", "card", "player", "item",
                                       "place",   "id",   "id",     "id"};
  return kinds[(uintptr_t)lua_touserdata(L, index) >> 13 & 7];
}

const char *bind_sandbox_type_name(lua_State *L, int index)
{
  switch (lua_type(L, index)) {
  case LUA_TNONE: return "nothing";
  case LUA_TNUMBER: return lua_isinteger(L, index) ? "integer" : "fraction";
  case LUA_TLIGHTUSERDATA: return id_kind_name(L, index);
  case LUA_TUSERDATA: return "none";
  case LUA_TTABLE: {
    const char *name = "table";
    if (lua_getmetatable(L, index)) {
      lua_pushliteral(L, "__name");
      if (lua_rawget(L, -2) == LUA_TSTRING) name = lua_tostring(L, -1); /* the registry holds it */
      lua_pop(L, 2);
    }
    return name;
  }
  default: return lua_typename(L, lua_type(L, index));
  }
}

/* ---- Freezing ------------------------------------------------------------ */

static int refuse_write(lua_State *L)
{
  if (lua_type(L, 2) == LUA_TSTRING)
    return luaL_error(L, "assigns to the field '%s' of a constant: cards keep no state",
                      lua_tostring(L, 2));
  return luaL_error(L, "assigns to a field of a constant: cards keep no state");
}

static int frozen_length(lua_State *L)
{
  lua_pushinteger(L, luaL_len(L, lua_upvalueindex(1)));
  return 1;
}

/* Moves the fields of the table at `index` to a new table, and pushes that. */
static void push_moved(lua_State *L, int index)
{
  lua_newtable(L);
  for (lua_pushnil(L); lua_next(L, index);) {
    lua_pushvalue(L, -2);
    lua_insert(L, -2); /* content key key value */
    lua_rawset(L, -4);
  }
  for (lua_pushnil(L); lua_next(L, -2);) { /* clearing while walking the copy */
    lua_pop(L, 1);
    lua_pushvalue(L, -1);
    lua_pushnil(L);
    lua_rawset(L, index);
  }
}

/* Freezes the table at `index` and pushes its content.  The table keeps the name of its type. */
static void push_frozen(lua_State *L, int index)
{
  char name[48];
  snprintf(name, sizeof name, "%s", bind_sandbox_type_name(L, index));
  lua_pushnil(L);
  lua_setmetatable(L, index);
  push_moved(L, index);
  lua_createtable(L, 0, 5);
  lua_pushvalue(L, -2);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, refuse_write);
  lua_setfield(L, -2, "__newindex");
  lua_pushvalue(L, -2);
  lua_pushcclosure(L, frozen_length, 1);
  lua_setfield(L, -2, "__len");
  lua_pushboolean(L, 1);
  lua_setfield(L, -2, "__frozen");
  lua_pushstring(L, name);
  lua_setfield(L, -2, "__name");
  lua_setmetatable(L, index);
}

static void freeze_deeply(lua_State *L, int index, const char *source, int seen, int depth);

static void freeze_table(lua_State *L, int index, const char *source, int seen, int depth)
{
  if (bind_sandbox_frozen(L, index)) return;
  push_frozen(L, index);
  int content = lua_gettop(L);
  for (lua_pushnil(L); lua_next(L, content); lua_pop(L, 1)) {
    freeze_deeply(L, lua_gettop(L) - 1, source, seen, depth + 1);
    freeze_deeply(L, lua_gettop(L), source, seen, depth + 1);
  }
  lua_pop(L, 1);
}

/* Whether a function comes from this file: those of the vocabulary are not the file's to freeze. */
static bool is_from(lua_State *L, int index, const char *source)
{
  lua_Debug info;
  lua_pushvalue(L, index);
  lua_getinfo(L, ">S", &info);
  return strcmp(info.source, source) == 0;
}

static void freeze_function(lua_State *L, int index, const char *source, int seen, int depth)
{
  lua_pushvalue(L, index);
  if (lua_rawget(L, seen) != LUA_TNIL || !is_from(L, index, source)) {
    lua_pop(L, 1);
    return;
  }
  lua_pop(L, 1);
  lua_pushvalue(L, index);
  lua_pushboolean(L, 1);
  lua_rawset(L, seen);
  for (int i = 1; lua_getupvalue(L, index, i); i++) {
    freeze_deeply(L, lua_gettop(L), source, seen, depth + 1);
    lua_pop(L, 1);
  }
}

static void freeze_deeply(lua_State *L, int index, const char *source, int seen, int depth)
{
  if (depth > FREEZE_DEPTH) luaL_error(L, "tables nest more than %d deep", FREEZE_DEPTH);
  luaL_checkstack(L, 8, "freezing");
  if (lua_type(L, index) == LUA_TTABLE) freeze_table(L, index, source, seen, depth);
  else if (lua_type(L, index) == LUA_TFUNCTION && !lua_iscfunction(L, index))
    freeze_function(L, index, source, seen, depth);
}

void bind_sandbox_freeze(lua_State *L, int index, const char *source)
{
  index = lua_absindex(L, index);
  lua_newtable(L); /* functions seen */
  freeze_deeply(L, index, source, lua_gettop(L), 0);
  lua_pop(L, 1);
}
