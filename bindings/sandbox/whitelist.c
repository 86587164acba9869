/* SPDX-License-Identifier: MIT */
/*
** whitelist.c -- the names that cards see.  Of Lua's libraries they may use what is here; it takes
** no more time than it is charged for and shows no address.
*/
#include "sandbox/whitelist.h"

#include <lualib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "basics/guess.h"

/* Registry keys: the address is the key. */
static const char key_environment, key_names;

/* ---- Base functions ------------------------------------------------------ */

/* Like Lua's tostring, but it never shows an address: tables and ids give their type. */
static int base_tostring(lua_State *L)
{
  luaL_checkany(L, 1);
  switch (lua_type(L, 1)) {
  case LUA_TNUMBER:
  case LUA_TSTRING:
  case LUA_TBOOLEAN:
  case LUA_TNIL: luaL_tolstring(L, 1, NULL); break;
  default: lua_pushstring(L, bind_sandbox_type_name(L, 1));
  }
  return 1;
}

/* A key in the fixed order in which pairs visits: integers, fractions, strings, false, true,
** ids. */
typedef struct Key {
  int rank;
  lua_Integer integer;
  lua_Number number;
  const char *text;
  size_t size;
} Key;

static Key key_of(lua_State *L, int index)
{
  Key key = {0};
  switch (lua_type(L, index)) {
  case LUA_TNUMBER:
    key.rank = lua_isinteger(L, index) ? 0 : 1;
    if (key.rank == 0) key.integer = lua_tointeger(L, index);
    else key.number = lua_tonumber(L, index);
    break;
  case LUA_TSTRING:
    key.rank = 2;
    key.text = lua_tolstring(L, index, &key.size);
    break;
  case LUA_TBOOLEAN: key.rank = 3 + lua_toboolean(L, index); break;
  case LUA_TLIGHTUSERDATA:
    key.rank = 5;
    key.integer = (lua_Integer)(uintptr_t)lua_touserdata(L, index);
    break;
  default: luaL_error(L, "pairs: keys of type %s have no order", bind_sandbox_type_name(L, index));
  }
  return key;
}

static int key_compare(const void *left, const void *right)
{
  const Key *a = left, *b = right;
  if (a->rank != b->rank) return a->rank - b->rank;
  if (a->rank == 1) return (a->number > b->number) - (a->number < b->number);
  if (a->rank != 2) return (a->integer > b->integer) - (a->integer < b->integer);
  size_t common = a->size < b->size ? a->size : b->size;
  int order = memcmp(a->text, b->text, common);
  return order ? order : (a->size > b->size) - (a->size < b->size);
}

static void push_key(lua_State *L, const Key *key)
{
  switch (key->rank) {
  case 0: lua_pushinteger(L, key->integer); break;
  case 1: lua_pushnumber(L, key->number); break;
  case 2: lua_pushlstring(L, key->text, key->size); break;
  case 5: lua_pushlightuserdata(L, (void *)(uintptr_t)key->integer); break;
  default: lua_pushboolean(L, key->rank == 4);
  }
}

void bind_sandbox_keys(lua_State *L, int index)
{
  index = lua_absindex(L, index);
  size_t count = 0;
  for (lua_pushnil(L); lua_next(L, index); lua_pop(L, 1)) count++;
  bind_sandbox_charge(L, count * 16);
  Key *keys = lua_newuserdatauv(L, (count ? count : 1) * sizeof *keys, 0);
  size_t at = 0;
  for (lua_pushnil(L); lua_next(L, index); lua_pop(L, 1)) keys[at++] = key_of(L, -2);
  qsort(keys, count, sizeof *keys, key_compare);
  lua_createtable(L, (int)count, 0);
  for (size_t i = 0; i < count; i++) {
    push_key(L, &keys[i]);
    lua_rawseti(L, -2, (lua_Integer)i + 1);
  }
  lua_remove(L, -2);
}

/* The iterator.  Its upvalues are the table, the list of its keys, and the place in the list. */
static int pairs_next(lua_State *L)
{
  for (;;) {
    lua_Integer at = lua_tointeger(L, lua_upvalueindex(3)) + 1;
    lua_pushinteger(L, at);
    lua_replace(L, lua_upvalueindex(3));
    if (lua_rawgeti(L, lua_upvalueindex(2), at) == LUA_TNIL) return 1;
    lua_pushvalue(L, -1);
    lua_rawget(L, lua_upvalueindex(1));
    if (!lua_isnil(L, -1)) return 2;
    lua_pop(L, 2); /* removed meanwhile */
  }
}

static int base_pairs(lua_State *L)
{
  if (lua_type(L, 1) != LUA_TTABLE)
    return luaL_error(L, "pairs: a table expected, got %s", bind_sandbox_type_name(L, 1));
  bind_sandbox_content(L, 1);
  bind_sandbox_keys(L, -1);
  lua_pushinteger(L, 0);
  lua_pushcclosure(L, pairs_next, 3);
  return 1;
}

/* ---- math, string, table ------------------------------------------------- */

static int math_random(lua_State *L)
{
  lua_Integer low = 1, high = luaL_checkinteger(L, 1);
  if (!lua_isnoneornil(L, 2)) {
    low = high;
    high = luaL_checkinteger(L, 2);
  }
  if (low > high || (lua_Unsigned)high - (lua_Unsigned)low >= UINT32_MAX)
    return luaL_error(L, "math.random: there is no integer from %I to %I, or there are too many",
                      (LUAI_UACINT)low, (LUAI_UACINT)high);
  Sandbox *box = bind_sandbox_of(L);
  int64_t drawn = box->random ? box->random(box->owner, (uint32_t)(high - low + 1)) : -1;
  if (drawn < 0) return luaL_error(L, "math.random: only an effect that is happening may draw");
  lua_pushinteger(L, low + (lua_Integer)drawn);
  return 1;
}

/* Calls the library function in upvalue 1 and charges by the size of its arguments: upvalue 2 says
** how many bytes or elements cost one instruction. */
static int charged(lua_State *L)
{
  size_t work = 0;
  lua_Integer per = lua_tointeger(L, lua_upvalueindex(2));
  for (int i = 1; i <= lua_gettop(L); i++) {
    int type = lua_type(L, i);
    if (type == LUA_TSTRING || type == LUA_TTABLE) work += (size_t)luaL_len(L, i);
  }
  bind_sandbox_charge(L, per > 0 ? work / (size_t)per : work * (size_t)-per);
  int count = lua_gettop(L);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, count, LUA_MULTRET);
  return lua_gettop(L);
}

/* table.insert: appending is cheap, inserting moves all that follows. */
static int table_insert(lua_State *L)
{
  if (lua_gettop(L) != 2) return charged(L);
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_seti(L, 1, luaL_len(L, 1) + 1);
  return 0;
}

static int string_rep(lua_State *L)
{
  size_t size, gap;
  luaL_checklstring(L, 1, &size);
  lua_Integer count = luaL_checkinteger(L, 2);
  luaL_optlstring(L, 3, "", &gap);
  if (size + gap == 0 || count <= 0) {
    lua_pushliteral(L, "");
    return 1;
  }
  if ((size + gap) > (size_t)SANDBOX_STRING / (size_t)count)
    return luaL_error(L, "string.rep: the result would be longer than 64 KiB");
  return charged(L);
}

/* table.unpack(t, first, last), which pushes as many values as it is asked for. */
static int table_unpack(lua_State *L)
{
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_Integer first = luaL_optinteger(L, 2, 1);
  lua_Integer last = lua_isnoneornil(L, 3) ? luaL_len(L, 1) : luaL_checkinteger(L, 3);
  if (first <= last) bind_sandbox_charge(L, (size_t)last - (size_t)first);
  return charged(L);
}

/* Finds text as it is written: there are no patterns, because they can run for ever. */
static int string_find(lua_State *L)
{
  size_t size, wanted;
  luaL_checklstring(L, 1, &size);
  luaL_checklstring(L, 2, &wanted);
  bind_sandbox_charge(L, (size / 64 + 1) * (wanted / 4 + 1));
  lua_settop(L, 3);
  if (lua_isnil(L, 3)) {
    lua_pushinteger(L, 1);
    lua_replace(L, 3);
  }
  lua_pushboolean(L, 1);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, 4, 2);
  return 2;
}

/* string.format with %d %i %x %X %c %s %%, small widths, and no addresses: every
** argument of %s goes through our own tostring first. */
static int string_format(lua_State *L)
{
  const char *format = luaL_checkstring(L, 1);
  int argument = 1, count = lua_gettop(L);
  for (const char *p = format; *p; p++) {
    if (*p != '%') continue;
    p++;
    if (*p == '%') continue;
    int length = 0;
    while (*p && strchr("-+ 0#.123456789", *p)) p++, length++;
    if (*p == '\0' || !strchr("dixXcs", *p) || length > 6)
      return luaL_error(L, "string.format: only %%d %%i %%x %%X %%c %%s %%%% may be used");
    argument++;
    if (argument > count || *p != 's') continue;
    lua_pushcfunction(L, base_tostring);
    lua_pushvalue(L, argument);
    lua_call(L, 1, 1);
    lua_replace(L, argument);
  }
  return charged(L);
}

/* ---- The environment of cards -------------------------------------------- */

const char *bind_sandbox_hint(lua_State *L, const char *name, char *out, size_t size)
{
  Guess guess = bind_guess_begin(name);
  if (strcmp(name, "game") == 0 || strcmp(name, "q") == 0) {
    snprintf(out, size, ": a function gets it: run = function(%s, me) ... end", name);
    return out;
  }
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_names);
  bind_sandbox_keys(L, -1); /* in order, so that of two near names the same one is offered */
  lua_Integer count = (lua_Integer)lua_rawlen(L, -1);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, -1, i);
    bind_guess_try(&guess, lua_tostring(L, -1));
    lua_pop(L, 1);
  }
  lua_pop(L, 2);
  return bind_guess_text(&guess, out, size);
}

/* Offers the keys of the table below the top as candidates, and removes the table. */
static void try_keys(lua_State *L, Guess *guess)
{
  bind_sandbox_content(L, -1);
  for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1))
    if (lua_type(L, -2) == LUA_TSTRING) bind_guess_try(guess, lua_tostring(L, -2));
  lua_pop(L, 2);
}

const char *bind_sandbox_call_hint(lua_State *L, const char *message, char *out, size_t size)
{
  static const char before[] = "attempt to call a nil value (field '";
  const char *from = strstr(message, before);
  char name[48] = "";
  *out = 0;
  if (!from || sscanf(from + sizeof before - 1, "%47[^']", name) != 1) return out;
  int top = lua_gettop(L), least = -1;
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_names);
  bind_sandbox_keys(L, -1);
  lua_Integer count = (lua_Integer)lua_rawlen(L, -1);
  for (lua_Integer i = 1; i <= count; i++) {
    Guess guess = bind_guess_begin(name);
    lua_rawgeti(L, top + 2, i);
    lua_pushvalue(L, -1);
    if (lua_rawget(L, top + 1) == LUA_TTABLE) try_keys(L, &guess);
    else lua_pop(L, 1);
    if (guess.best[0] && (least < 0 || guess.distance < least)) {
      least = guess.distance;
      snprintf(out, size, " (did you mean %s.%s?)", lua_tostring(L, -1), guess.best);
    }
    lua_pop(L, 1);
  }
  lua_settop(L, top);
  return out;
}

static int unknown_global(lua_State *L)
{
  const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?";
  char hint[120];
  return luaL_error(L, "unknown name '%s'%s", name, bind_sandbox_hint(L, name, hint, sizeof hint));
}

static int refuse_global(lua_State *L)
{
  const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?";
  return luaL_error(L, "assigns the global '%s': cards keep no state (write local %s)", name, name);
}

/* Pushes field `name` of the library table at `library`. */
static void push_from(lua_State *L, int library, const char *name)
{
  lua_getfield(L, library, name);
}

static void add_charged(lua_State *L, int to, int from, const char *name, lua_CFunction function,
                        int per)
{
  push_from(L, from, name);
  lua_pushinteger(L, per);
  lua_pushcclosure(L, function, 2);
  lua_setfield(L, to, name);
}

static void add_same(lua_State *L, int to, int from, const char *const *names)
{
  for (; *names; names++) {
    push_from(L, from, *names);
    lua_setfield(L, to, *names);
  }
}

static void add_base(lua_State *L, int to)
{
  static const char *const same[] = {"ipairs", "select", "type", "tonumber",
                                     "error",  "assert", NULL};
  lua_pushglobaltable(L);
  add_same(L, to, lua_gettop(L), same);
  lua_pop(L, 1);
  lua_pushcfunction(L, base_tostring);
  lua_setfield(L, to, "tostring");
  lua_pushcfunction(L, base_pairs);
  lua_setfield(L, to, "pairs");
}

static void add_math(lua_State *L, int to)
{
  static const char *const same[] = {"abs",       "max",        "min",        "floor", "ceil",
                                     "tointeger", "maxinteger", "mininteger", NULL};
  lua_newtable(L);
  lua_getglobal(L, "math");
  add_same(L, lua_gettop(L) - 1, lua_gettop(L), same);
  lua_pop(L, 1);
  lua_pushcfunction(L, math_random);
  lua_setfield(L, -2, "random");
  lua_setfield(L, to, "math");
}

static void add_table(lua_State *L, int to)
{
  lua_newtable(L);
  lua_getglobal(L, "table");
  int safe = lua_gettop(L) - 1, library = lua_gettop(L);
  add_charged(L, safe, library, "insert", table_insert, 1);
  add_charged(L, safe, library, "remove", charged, 1);
  add_charged(L, safe, library, "concat", charged, 1);
  add_charged(L, safe, library, "unpack", table_unpack, 1);
  add_charged(L, safe, library, "sort", charged, -16);
  lua_pop(L, 1);
  lua_setfield(L, to, "table");
}

static void add_string(lua_State *L, int to)
{
  lua_newtable(L);
  lua_getglobal(L, "string");
  int safe = lua_gettop(L) - 1, library = lua_gettop(L);
  add_charged(L, safe, library, "sub", charged, 64);
  add_charged(L, safe, library, "upper", charged, 16);
  add_charged(L, safe, library, "lower", charged, 16);
  add_charged(L, safe, library, "len", charged, 64);
  add_charged(L, safe, library, "rep", string_rep, 16);
  add_charged(L, safe, library, "find", string_find, 1);
  add_charged(L, safe, library, "format", string_format, 16);
  lua_pop(L, 1);
  lua_setfield(L, to, "string");
}

/* Builds the table of names cards see and the empty table that is their _ENV. */
static void make_environment(lua_State *L)
{
  lua_newtable(L);
  int names = lua_gettop(L);
  add_base(L, names);
  add_math(L, names);
  add_table(L, names);
  add_string(L, names);
  lua_newtable(L); /* what happens to unknown names */
  lua_pushcfunction(L, unknown_global);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, names);
  lua_pushvalue(L, names);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &key_names);
  lua_newtable(L);
  lua_newtable(L);
  lua_pushvalue(L, names);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, refuse_global);
  lua_setfield(L, -2, "__newindex");
  lua_pushboolean(L, 1);
  lua_setfield(L, -2, "__frozen");
  lua_setmetatable(L, -2);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &key_environment);
  lua_pop(L, 1);
}

/* Freezes the libraries right after they are built.  Nothing in them comes from a script file, so
** no function is looked into. */
static void freeze_libraries(lua_State *L)
{
  static const char *const libraries[] = {"math", "table", "string", NULL};
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_names);
  for (const char *const *name = libraries; *name; name++) {
    lua_getfield(L, -1, *name);
    bind_sandbox_freeze(L, -1, "");
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}

int bind_whitelist_open(lua_State *L)
{
  luaL_requiref(L, LUA_GNAME, luaopen_base, 1);
  luaL_requiref(L, LUA_TABLIBNAME, luaopen_table, 1);
  luaL_requiref(L, LUA_STRLIBNAME, luaopen_string, 1);
  luaL_requiref(L, LUA_MATHLIBNAME, luaopen_math, 1);
  lua_settop(L, 0);
  lua_pushliteral(L, ""); /* strings are closed: no methods, no arithmetic */
  lua_pushnil(L);
  lua_setmetatable(L, -2);
  lua_settop(L, 0);
  make_environment(L);
  freeze_libraries(L);
  return 0;
}

void bind_whitelist_environment(lua_State *L)
{
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_environment);
}

bool bind_sandbox_knows(lua_State *L, const char *name)
{
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_names);
  lua_pushstring(L, name);
  bool known = lua_rawget(L, -2) != LUA_TNIL;
  lua_pop(L, 2);
  return known;
}

int bind_whitelist_publish(lua_State *L)
{
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_names);
  for (lua_pushnil(L); lua_next(L, 1);) {
    bind_sandbox_freeze(L, -1, "");
    lua_pushvalue(L, -2);
    lua_insert(L, -2);
    lua_rawset(L, 2);
  }
  return 0;
}
