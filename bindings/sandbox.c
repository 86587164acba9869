/* SPDX-License-Identifier: MIT */
/*
** sandbox.c -- the whitelist, the budgets, and constants that stay constant.
**
** A frozen table is empty and shows another table, its content, through its
** metatable; the table keeps its identity, so every holder of it sees it
** frozen.  Scripts cannot look at metatables, so any metatable is ours.
*/
#include "sandbox.h"

#include <lualib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bytecode.h"

/* Registry keys: the address is the key. */
static const char key_environment, key_names;

enum { FREEZE_DEPTH = 64 };

/* ---- Memory -------------------------------------------------------------- */

static const char too_much_memory[] = "used more than 8 MiB of memory";
static const char too_much_traffic[] = "allocated more than 256 MiB in all";

/* The last resort, for what allocates a lot between two looks at the budget: Lua has no
** line for it. */
static bool may_allocate(Sandbox *box, size_t more, bool string)
{
  SandboxBudget *budget = &box->budget;
  if (!budget->limited) return true;
  budget->traffic += more;
  if (string && more > SANDBOX_STRING + 64) box->refused = "made a string of more than 64 KiB";
  else if (box->used + more > budget->memory + SANDBOX_SLACK) box->refused = too_much_memory;
  else if (budget->traffic > SANDBOX_TRAFFIC + SANDBOX_SLACK) box->refused = too_much_traffic;
  else return true;
  budget->traffic -= more;
  return false;
}

/* Counts, and refuses what is over the budget.  Shrinking never fails. */
static void *allocate(void *data, void *block, size_t old_size, size_t new_size)
{
  Sandbox *box = data;
  size_t before = block ? old_size : 0; /* without a block, old_size says what it is for */
  if (new_size == 0) {
    free(block);
    box->used -= before;
    return NULL;
  }
  bool string = !block && old_size == LUA_TSTRING;
  if (new_size > before && !may_allocate(box, new_size - before, string)) return NULL;
  void *result = realloc(block, new_size);
  if (result) box->used += new_size - before;
  return result;
}

/* ---- Budgets ------------------------------------------------------------- */

Sandbox *sandbox_of(lua_State *L) { return *(Sandbox **)lua_getextraspace(L); }

static void exhausted(lua_State *L)
{
  lua_pushfstring(L, "ran for more than %d million instructions (does it loop for ever?)",
                  SANDBOX_INSTRUCTIONS / 1000000);
  lua_error(L);
}

/* A C function did work that took as long as `work` instructions. */
static void charge(lua_State *L, size_t work)
{
  Sandbox *box = sandbox_of(L);
  if (!box->budget.limited) return;
  box->budget.instructions -= work < SANDBOX_INSTRUCTIONS ? (int64_t)work : SANDBOX_INSTRUCTIONS;
  if (box->budget.instructions < 0) exhausted(L);
}

/* Here a script can still be stopped at a line.  It is collected first what it no longer
** uses: as rarely as it fills SANDBOX_GARBAGE, so that a full collection each is cheap. */
static void look_at_memory(lua_State *L)
{
  const Sandbox *box = sandbox_of(L);
  const SandboxBudget *budget = &box->budget;
  const char *fault = budget->traffic > SANDBOX_TRAFFIC ? too_much_traffic : NULL;
  if (box->used > budget->memory + SANDBOX_GARBAGE) {
    lua_gc(L, LUA_GCCOLLECT);
    if (box->used > budget->memory) fault = too_much_memory;
  }
  if (!budget->limited || !fault) return;
  lua_pushstring(L, fault);
  lua_error(L);
}

static void tick(lua_State *L, lua_Debug *where)
{
  const Sandbox *box = sandbox_of(L);
  if (where->event == LUA_HOOKLINE) {
    box->line(box->owner, L, where);
    return;
  }
  charge(L, SANDBOX_TICK);
  look_at_memory(L);
}

static void set_hook(const Sandbox *box)
{
  lua_sethook(box->L, tick, box->line ? LUA_MASKCOUNT | LUA_MASKLINE : LUA_MASKCOUNT,
              SANDBOX_TICK);
}

SandboxBudget sandbox_enter(Sandbox *box)
{
  SandboxBudget outer = box->budget;
  outer.instructions -= SANDBOX_TICK;
  box->budget = (SandboxBudget){.instructions = SANDBOX_INSTRUCTIONS,
                                .memory = box->used + SANDBOX_MEMORY,
                                .traffic = 0,
                                .limited = true};
  box->refused = NULL;
  set_hook(box);
  return outer;
}

void sandbox_leave(Sandbox *box, SandboxBudget outer)
{
  box->budget = outer;
  if (outer.limited) set_hook(box);
  else lua_sethook(box->L, NULL, 0, 0);
}

/* ---- Names of types ------------------------------------------------------ */

static bool is_frozen(lua_State *L, int index)
{
  if (lua_type(L, index) != LUA_TTABLE || !lua_getmetatable(L, index)) return false;
  lua_pushliteral(L, "__frozen");
  bool frozen = lua_rawget(L, -2) != LUA_TNIL;
  lua_pop(L, 2);
  return frozen;
}

void sandbox_content(lua_State *L, int index)
{
  index = lua_absindex(L, index);
  if (!is_frozen(L, index)) {
    lua_pushvalue(L, index);
    return;
  }
  lua_getmetatable(L, index);
  lua_pushliteral(L, "__index");
  lua_rawget(L, -2);
  lua_remove(L, -2);
}

/* The kinds of an id, in the order of ARB_KIND_NONE, ...: its top three bits. */
static const char *id_kind_name(lua_State *L, int index)
{
  static const char *const kinds[8] = {"nothing", "card", "player", "item", "place",
                                       "id", "id", "id"};
  return kinds[(uintptr_t)lua_touserdata(L, index) >> 13 & 7];
}

const char *sandbox_type_name(lua_State *L, int index)
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

/* ---- Base functions ------------------------------------------------------ */

/* Like Lua's, but an address never shows: tables and ids give their type. */
static int base_tostring(lua_State *L)
{
  luaL_checkany(L, 1);
  switch (lua_type(L, 1)) {
  case LUA_TNUMBER:
  case LUA_TSTRING:
  case LUA_TBOOLEAN:
  case LUA_TNIL: luaL_tolstring(L, 1, NULL); break;
  default: lua_pushstring(L, sandbox_type_name(L, 1));
  }
  return 1;
}

/* A key in the one order in which pairs visits: integers, fractions, strings,
** false, true, ids. */
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
  default: luaL_error(L, "pairs: keys of type %s have no order", sandbox_type_name(L, index));
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


void sandbox_keys(lua_State *L, int index)
{
  index = lua_absindex(L, index);
  size_t count = 0;
  for (lua_pushnil(L); lua_next(L, index); lua_pop(L, 1)) count++;
  charge(L, count * 16);
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

/* The iterator: upvalues are the table, the list of its keys, and where we are. */
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
    return luaL_error(L, "pairs: a table expected, got %s", sandbox_type_name(L, 1));
  sandbox_content(L, 1);
  sandbox_keys(L, -1);
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
  Sandbox *box = sandbox_of(L);
  int64_t drawn = box->random ? box->random(box->owner, (uint32_t)(high - low + 1)) : -1;
  if (drawn < 0) return luaL_error(L, "math.random: only an effect that is happening may draw");
  lua_pushinteger(L, low + (lua_Integer)drawn);
  return 1;
}

/* The library function in upvalue 1, charged by the size of its arguments:
** upvalue 2 says for how many bytes or elements one instruction is charged. */
static int charged(lua_State *L)
{
  size_t work = 0;
  lua_Integer per = lua_tointeger(L, lua_upvalueindex(2));
  for (int i = 1; i <= lua_gettop(L); i++) {
    int type = lua_type(L, i);
    if (type == LUA_TSTRING || type == LUA_TTABLE) work += (size_t)luaL_len(L, i);
  }
  charge(L, per > 0 ? work / (size_t)per : work * (size_t)-per);
  int count = lua_gettop(L);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, count, LUA_MULTRET);
  return lua_gettop(L);
}

/* Appending is cheap, inserting moves what is behind. */
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

/* table.unpack(t, first, last) pushes as many values as it is told to. */
static int table_unpack(lua_State *L)
{
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_Integer first = luaL_optinteger(L, 2, 1);
  lua_Integer last = lua_isnoneornil(L, 3) ? luaL_len(L, 1) : luaL_checkinteger(L, 3);
  if (first <= last) charge(L, (size_t)last - (size_t)first);
  return charged(L);
}

/* Finds text as it is: there are no patterns (they can run for ever). */
static int string_find(lua_State *L)
{
  size_t size, wanted;
  luaL_checklstring(L, 1, &size);
  luaL_checklstring(L, 2, &wanted);
  charge(L, (size / 64 + 1) * (wanted / 4 + 1));
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
    if (*p != '%' || *++p == '%') continue;
    int length = 0;
    while (*p && strchr("-+ 0#.123456789", *p)) p++, length++;
    if (*p == '\0' || !strchr("dixXcs", *p) || length > 6)
      return luaL_error(L, "string.format: only %%d %%i %%x %%X %%c %%s %%%% may be used");
    if (++argument > count || *p != 's') continue;
    lua_pushcfunction(L, base_tostring);
    lua_pushvalue(L, argument);
    lua_call(L, 1, 1);
    lua_replace(L, argument);
  }
  return charged(L);
}

/* ---- Did you mean? ------------------------------------------------------- */

enum { GUESS_LENGTH = 47 };

static int least(int a, int b, int c)
{
  int ab = a < b ? a : b;
  return ab < c ? ab : c;
}

/* How many letters must be added, left out, changed or swapped with a neighbour. */
static int distance_of(const char *a, const char *b)
{
  int rows[3][GUESS_LENGTH + 2], wide = (int)strlen(b);
  int *two = rows[0], *before = rows[1], *now = rows[2];
  for (int j = 0; j <= wide; j++) two[j] = before[j] = j;
  for (int i = 1; a[i - 1]; i++) {
    now[0] = i;
    for (int j = 1; j <= wide; j++) {
      now[j] = least(before[j] + 1, now[j - 1] + 1, before[j - 1] + (a[i - 1] != b[j - 1]));
      bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (swapped && two[j - 2] + 1 < now[j]) now[j] = two[j - 2] + 1;
    }
    int *free_row = two;
    two = before, before = now, now = free_row;
  }
  return before[wide];
}

Guess guess_begin(const char *name)
{
  size_t length = strlen(name);
  int reach = length < 3 ? 1 : length < 6 ? 2 : 3; /* how wrong may it be? */
  return (Guess){.name = length <= GUESS_LENGTH ? name : "", .distance = reach + 1};
}

void guess_try(Guess *guess, const char *candidate)
{
  if (!*guess->name || strlen(candidate) > GUESS_LENGTH) return;
  int distance = distance_of(guess->name, candidate);
  if (distance >= guess->distance || distance >= (int)strlen(guess->name)) return;
  guess->distance = distance;
  snprintf(guess->best, sizeof guess->best, "%s", candidate);
}

const char *guess_text(const Guess *guess, char *out, size_t size)
{
  if (guess->best[0]) snprintf(out, size, " (did you mean %s?)", guess->best);
  else snprintf(out, size, "%s", "");
  return out;
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

/* Moves what the table at `index` holds to a new table, which is pushed. */
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

/* Turns the table at `index` into one that shows its content and refuses
** writes; pushes the content.  Keeps the name of its type. */
static void push_frozen(lua_State *L, int index)
{
  char name[48];
  snprintf(name, sizeof name, "%s", sandbox_type_name(L, index));
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
  if (is_frozen(L, index)) return;
  push_frozen(L, index);
  int content = lua_gettop(L);
  for (lua_pushnil(L); lua_next(L, content); lua_pop(L, 1)) {
    freeze_deeply(L, lua_gettop(L) - 1, source, seen, depth + 1);
    freeze_deeply(L, lua_gettop(L), source, seen, depth + 1);
  }
  lua_pop(L, 1);
}

/* Only the file's own functions: the vocabulary's are not the file's to freeze. */
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

void sandbox_freeze(lua_State *L, int index, const char *source)
{
  index = lua_absindex(L, index);
  lua_newtable(L); /* functions seen */
  freeze_deeply(L, index, source, lua_gettop(L), 0);
  lua_pop(L, 1);
}

/* ---- The environment of cards -------------------------------------------- */

const char *sandbox_hint(lua_State *L, const char *name, char *out, size_t size)
{
  Guess guess = guess_begin(name);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_names);
  sandbox_keys(L, -1); /* in order, so that of two near names the same one is offered */
  lua_Integer count = (lua_Integer)lua_rawlen(L, -1);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, -1, i);
    guess_try(&guess, lua_tostring(L, -1));
    lua_pop(L, 1);
  }
  lua_pop(L, 2);
  return guess_text(&guess, out, size);
}

static int unknown_global(lua_State *L)
{
  const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?";
  char hint[80];
  return luaL_error(L, "unknown name '%s'%s", name, sandbox_hint(L, name, hint, sizeof hint));
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
  static const char *const same[] = {"ipairs", "select", "type", "tonumber", "error", "assert",
                                     NULL};
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
  static const char *const same[] = {"abs", "max", "min", "floor", "ceil", "tointeger",
                                     "maxinteger", "mininteger", NULL};
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

/* The libraries are frozen as soon as they are built; nothing in them is of a
** script file, so no function is looked into. */
static void freeze_libraries(lua_State *L)
{
  static const char *const libraries[] = {"math", "table", "string", NULL};
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_names);
  for (const char *const *name = libraries; *name; name++) {
    lua_getfield(L, -1, *name);
    sandbox_freeze(L, -1, "");
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}

static int open_libraries(lua_State *L)
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

bool sandbox_open(Sandbox *box)
{
  *box = (Sandbox){0};
  box->L = lua_newstate(allocate, box);
  if (!box->L) return false;
  *(Sandbox **)lua_getextraspace(box->L) = box;
  lua_pushcfunction(box->L, open_libraries);
  bool open = lua_pcall(box->L, 0, 0, 0) == LUA_OK && bytecode_works(box->L);
  if (!open) sandbox_close(box);
  return open;
}

void sandbox_close(Sandbox *box)
{
  if (box->L) lua_close(box->L);
  box->L = NULL;
}

/* ---- Running files ------------------------------------------------------- */

int sandbox_compile(lua_State *L, const char *text, size_t size, const char *name)
{
  char chunk[300];
  snprintf(chunk, sizeof chunk, "@%s", name);
  int status = luaL_loadbufferx(L, text, size, chunk, "t");
  if (status != LUA_OK) return status;
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_environment);
  lua_setupvalue(L, -2, 1);
  return LUA_OK;
}

void sandbox_give(lua_State *L, const char *name) { lua_setglobal(L, name); }

bool sandbox_knows(lua_State *L, const char *name)
{
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_names);
  lua_pushstring(L, name);
  bool known = lua_rawget(L, -2) != LUA_TNIL;
  lua_pop(L, 2);
  return known;
}

/* Copies the names in the table at the top to what cards see; tables among them
** are frozen. */
static int publish(lua_State *L)
{
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_names);
  for (lua_pushnil(L); lua_next(L, 1);) {
    sandbox_freeze(L, -1, "");
    lua_pushvalue(L, -2);
    lua_insert(L, -2);
    lua_rawset(L, 2);
  }
  return 0;
}

/* The length of a name without ".lua" */
static int stem(const char *name)
{
  const char *dot = strrchr(name, '.');
  return dot && strcmp(dot, ".lua") == 0 ? (int)(dot - name) : (int)strlen(name);
}

bool sandbox_trusts(const Sandbox *box, const char *chunk)
{
  size_t length = strlen(box->trusted);
  if (!length || strncmp(chunk, box->trusted, length) != 0) return false;
  return chunk[length] == '/' || strcmp(chunk + length, ".lua") == 0 || !chunk[length];
}

int sandbox_run_trusted(Sandbox *box, const char *text, size_t size, const char *name)
{
  lua_State *L = box->L;
  char chunk[sizeof box->trusted];
  snprintf(chunk, sizeof chunk, "@%s", name);
  if (!box->trusted[0]) snprintf(box->trusted, sizeof box->trusted, "%.*s", stem(chunk), chunk);
  int status = luaL_loadbufferx(L, text, size, chunk, "t");
  if (status == LUA_OK) status = lua_pcall(L, 0, 1, 0);
  if (status != LUA_OK) return status;
  lua_pushcfunction(L, publish);
  lua_insert(L, -2);
  return lua_pcall(L, 1, 0, 0);
}

/* ---- Explaining errors --------------------------------------------------- */

/* The innermost line of a card that is running; false when none is. */
static bool card_line(lua_State *L, lua_Debug *info)
{
  Sandbox *box = sandbox_of(L);
  for (int level = 0; lua_getstack(L, level, info); level++) {
    lua_getinfo(L, "Sl", info);
    if (info->currentline > 0 && info->source[0] == '@' && !sandbox_trusts(box, info->source))
      return true;
  }
  return false;
}

/* Lua puts "file:line: " in front of most messages, the file cut short; ours
** comes first, in full.  It is of one of the innermost levels; there may be very many. */
static const char *without_position(lua_State *L, const char *message)
{
  lua_Debug info;
  for (int level = 0; level < 16 && lua_getstack(L, level, &info); level++) {
    char prefix[LUA_IDSIZE + 16];
    lua_getinfo(L, "Sl", &info);
    snprintf(prefix, sizeof prefix, "%s:%d: ", info.short_src, info.currentline);
    size_t length = strlen(prefix);
    if (strncmp(message, prefix, length) == 0) return message + length;
  }
  return message;
}

int sandbox_explain(lua_State *L)
{
  lua_Debug info;
  const char *message = lua_type(L, 1) == LUA_TSTRING ? lua_tostring(L, 1) : NULL;
  if (!message)
    message = lua_pushfstring(L, "an error that is a %s, not a text", sandbox_type_name(L, 1));
  if (!card_line(L, &info)) {
    lua_pushstring(L, message);
    return 1;
  }
  Sandbox *box = sandbox_of(L);
  char whose[120] = "";
  if (box->describe) box->describe(box->owner, whose, sizeof whose);
  lua_pushfstring(L, "%s:%d: %s%s", info.source + 1, info.currentline, whose,
                  without_position(L, message));
  return 1;
}
