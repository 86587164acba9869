/* SPDX-License-Identifier: MIT */
/*
** mods.c -- see mods.h.
**
** Two Lua states are used.  The keeper is trusted and runs scripts/mods.lua.  Each mod.lua runs in
** a sandbox of its own, and its facts are copied into a ModFacts before the sandbox is closed.  So
** no error of either state loses memory of the other.
*/
#include "formats/mods.h"

#include <lauxlib.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "basics/plain_lua.h"
#include "memory.h"
#include "sandbox/confine.h"
#include "language/games.h"
#include "language/lint.h"
#include "sandbox/source.h"

enum { PATH_ROOM = 1024, NAME_ROOM = 48, TEXT_ROOM = 96, LIST_MAX = 64 };

/* The facts of a mod.lua. */
typedef struct ModFacts {
  Loader l;
  Script script;
  char error[400];
  char name[NAME_ROOM], version[NAME_ROOM], game[NAME_ROOM], title[TEXT_ROOM];
  char needs[LIST_MAX][TEXT_ROOM], replaces[LIST_MAX][TEXT_ROOM];
  int need_count, replace_count, line;
} ModFacts;

const char *const bind_mod_fields[] = {"name", "version", "game",     "title", "author",
                                       "text", "needs",   "replaces", NULL};

/* ---- In the sandbox -------------------------------------------------------------- */

static void copy_field(lua_State *L, ModFacts *facts, const char *name, bool needed, char *out,
                       size_t size)
{
  const char *text = bind_field_text(L, &facts->l, 1, name);
  if (!text && needed)
    bind_loader_slip(L, &facts->l, BIND_C_MISSING, name, NULL, "'%s' is missing", name);
  if (text && (!*text || strlen(text) >= size))
    bind_loader_slip(L, &facts->l, BIND_C_OUT_OF_RANGE, name, NULL,
                     "'%s' is empty or longer than %d letters", name, (int)size - 1);
  snprintf(out, size, "%s", text ? text : "");
}

typedef struct ModList {
  const char *name;
  char (*texts)[TEXT_ROOM];
  int *count;
} ModList;

static void add_to_list(lua_State *L, Loader *l, const char *text, void *data)
{
  const ModList *list = data;
  if (*list->count == LIST_MAX)
    loader_fail(L, l, NULL, "'%s' lists more than %d", list->name, LIST_MAX);
  if (strlen(text) >= TEXT_ROOM)
    loader_fail(L, l, NULL, "'%s': '%s' is too long", list->name, text);
  snprintf(list->texts[(*list->count)++], TEXT_ROOM, "%s", text);
}

static void copy_list(lua_State *L, ModFacts *facts, const char *name, char (*texts)[TEXT_ROOM],
                      int *count)
{
  ModList list = {name, texts, count};
  bind_each_text_in(L, &facts->l, 1, name, add_to_list, &list);
}

/* Reads the result of mod.lua, at stack position 1. */
static void read_facts(lua_State *L, Loader *l, void *data)
{
  ModFacts *facts = data;
  TagInfo info = bind_script_tag(L, 1);
  l->line = facts->line = info.line ? info.line : 1;
  if (info.tag != TAG_MOD)
    bind_loader_fail_as(L, l, BIND_C_FILE, "return", NULL,
                        "mod.lua returns one mod { ... }, got %s", bind_sandbox_type_name(L, 1));
  l->part = "mod";
  bind_fields_check(L, l, 1, bind_mod_fields, false);
  copy_field(L, facts, "name", true, facts->name, sizeof facts->name);
  copy_field(L, facts, "version", true, facts->version, sizeof facts->version);
  copy_field(L, facts, "game", true, facts->game, sizeof facts->game);
  copy_field(L, facts, "title", false, facts->title, sizeof facts->title);
  for (int i = 0; i < 2; i++) bind_field_text(L, l, 1, i ? "author" : "text");
  copy_list(L, facts, "needs", facts->needs, &facts->need_count);
  copy_list(L, facts, "replaces", facts->replaces, &facts->replace_count);
  ArbError error;
  if (*facts->game && !bind_game(facts->game, &error))
    bind_loader_slip(L, l, BIND_C_UNKNOWN_VALUE, facts->game, NULL, "'game': %s", error.text);
}

/* (facts): runs mod.lua and reads its result */
static int run_mod(lua_State *L)
{
  ModFacts *facts = lua_touserdata(L, 1);
  lua_settop(L, 0);
  if (bind_script_run(&facts->l.box, &facts->script, bind_judge_place, NULL) != LUA_OK)
    lua_error(L);
  lua_settop(L, 1);
  read_facts(L, &facts->l, facts);
  return 0;
}

static void run_in_sandbox(ModFacts *facts, const Script *vocabulary)
{
  Sandbox *box = &facts->l.box;
  if (!bind_script_open(box, vocabulary, 1, facts->error, sizeof facts->error)) return;
  facts->l.script = &facts->script;
  lua_pushcfunction(box->L, run_mod);
  lua_pushlightuserdata(box->L, facts);
  int status = lua_pcall(box->L, 1, 0, 0);
  const char *message = status == LUA_OK ? "" : lua_tostring(box->L, -1);
  snprintf(facts->error, sizeof facts->error, "%s", message ? message : "out of memory");
  bind_sandbox_close(box);
}

/* ---- All mistakes of a mod.lua (diagnose.h) ---------------------------------------- */

/* (facts) */
static int diagnose_facts(lua_State *L)
{
  ModFacts *facts = lua_touserdata(L, 1);
  lua_settop(L, 0);
  if (bind_lint_run(L, &facts->l)) bind_loader_try(L, &facts->l, read_facts, facts);
  return 0;
}

static bool diagnose_in_sandbox(ModFacts *facts, const Script *vocabulary, ArbError *error)
{
  char text[300];
  Sandbox *box = &facts->l.box;
  if (!bind_script_open(box, vocabulary, 1, text, sizeof text)) {
    bind_error_set(error, ARB_SCRIPT, "%s", text);
    return false;
  }
  lua_pushcfunction(box->L, diagnose_facts);
  lua_pushlightuserdata(box->L, facts);
  bool fine = lua_pcall(box->L, 1, 0, 0) == LUA_OK;
  if (!fine) bind_error_set(error, ARB_SCRIPT, "%s", lua_tostring(box->L, -1));
  bind_sandbox_close(box);
  return fine;
}

bool bind_diagnose_mod(const char *scripts, const char *path, BindDiagnose *tell, void *data,
                       ArbError *error)
{
  char file[PATH_ROOM], name[PATH_ROOM];
  snprintf(file, sizeof file, "%s/vocabulary.lua", scripts);
  snprintf(name, sizeof name, "%s", path);
  Script vocabulary = {.name = file};
  ModFacts *facts = arb_memory_zeroed(1, sizeof *facts);
  Lint *lint = arb_memory_zeroed(1, sizeof *lint);
  bool fine = facts && lint;
  if (!fine) bind_error_set(error, ARB_MEMORY, "out of memory");
  if (fine) {
    lint->tell = tell, lint->data = data;
    facts->script.name = name;
    facts->l.script = &facts->script, facts->l.lint = lint;
    vocabulary.text = bind_file_read(file, &vocabulary.size, error);
    facts->script.text = bind_file_read(path, &facts->script.size, error);
    fine = vocabulary.text && facts->script.text && diagnose_in_sandbox(facts, &vocabulary, error);
    arb_memory_free(facts->script.text);
    arb_memory_free(vocabulary.text);
  }
  arb_memory_free(facts);
  arb_memory_free(lint);
  return fine;
}

/* ---- In the keeper ---------------------------------------------------------------- */

typedef struct Finder {
  const BindModSearch *search;
  BindMods *mods;
  Script vocabulary;
} Finder;

static void set_text(lua_State *L, const char *key, const char *text)
{
  lua_pushstring(L, text);
  lua_setfield(L, -2, key);
}

static void set_list(lua_State *L, const char *key, char (*texts)[TEXT_ROOM], int count)
{
  lua_createtable(L, count, 0);
  for (int i = 0; i < count; i++) {
    lua_pushstring(L, texts[i]);
    lua_rawseti(L, -2, i + 1);
  }
  lua_setfield(L, -2, key);
}

static void push_facts(lua_State *L, ModFacts *facts, const char *directory)
{
  lua_newtable(L);
  set_text(L, "name", facts->name);
  set_text(L, "version", facts->version);
  set_text(L, "title", *facts->title ? facts->title : facts->name);
  set_text(L, "game", facts->game);
  set_text(L, "directory", directory);
  lua_pushinteger(L, facts->line);
  lua_setfield(L, -2, "line");
  set_list(L, "needs", facts->needs, facts->need_count);
  set_list(L, "replaces", facts->replaces, facts->replace_count);
}

/* read(directory) -> the facts of its mod.lua, or nil and what is wrong */
static int read_mod(lua_State *L)
{
  const Finder *finder = lua_touserdata(L, lua_upvalueindex(1));
  const char *directory = luaL_checkstring(L, 1);
  char path[PATH_ROOM];
  struct stat info;
  ModFacts *facts = lua_newuserdatauv(L, sizeof *facts, 0);
  *facts = (ModFacts){.script = {.name = path}};
  snprintf(path, sizeof path, "%s/mod.lua", directory);
  ArbError error = {ARB_OK, ""};
  if (stat(path, &info) != 0)
    snprintf(facts->error, sizeof facts->error, "%s holds no mod.lua: a mod is a folder with one",
             directory);
  else if (!(facts->script.text = bind_file_read(path, &facts->script.size, &error)))
    snprintf(facts->error, sizeof facts->error, "%s", error.text);
  else run_in_sandbox(facts, &finder->vocabulary);
  arb_memory_free(facts->script.text);
  if (!facts->error[0]) {
    push_facts(L, facts, directory);
    return 1;
  }
  lua_pushnil(L);
  lua_pushstring(L, facts->error);
  return 2;
}

/* place(directory, word, line) -> the place of the word in the mod { ... } of that line */
static int place(lua_State *L)
{
  char path[PATH_ROOM];
  size_t size;
  int line = (int)luaL_checkinteger(L, 3), column;
  snprintf(path, sizeof path, "%s/mod.lua", luaL_checkstring(L, 1));
  char *text = bind_file_read(path, &size, NULL);
  if (text) bind_source_place(text, "mod", 0, luaL_checkstring(L, 2), &line, &column);
  arb_memory_free(text);
  lua_pushinteger(L, line);
  return 1;
}

static int warn(lua_State *L)
{
  const BindModSearch *search = ((const Finder *)lua_touserdata(L, lua_upvalueindex(1)))->search;
  if (search->warn) search->warn(search->data, luaL_checkstring(L, 1));
  return 0;
}

static void push_search(lua_State *L, Finder *finder)
{
  static const luaL_Reg calls[] = {
    {"read", read_mod}, {"place", place}, {"warn", warn}, {NULL, NULL}};
  const BindModSearch *search = finder->search;
  lua_newtable(L);
  lua_pushlightuserdata(L, finder);
  luaL_setfuncs(L, calls, 1);
  set_text(L, "scripts", search->scripts);
  set_text(L, "home", search->home);
  lua_pushboolean(L, search->all);
  lua_setfield(L, -2, "all");
  lua_pushboolean(L, search->forgive);
  lua_setfield(L, -2, "forgive");
  lua_createtable(L, search->asked_count, 0);
  for (int i = 0; i < search->asked_count; i++) {
    lua_pushstring(L, search->asked[i]);
    lua_rawseti(L, -2, i + 1);
  }
  lua_setfield(L, -2, "asked");
}

/* Memory that belongs to the keeper until it is closed. */
static void *keep(lua_State *L, size_t size)
{
  void *block = lua_newuserdatauv(L, size, 0);
  memset(block, 0, size);
  luaL_ref(L, LUA_REGISTRYINDEX);
  return block;
}

static const char *keep_text(lua_State *L, const char *key)
{
  lua_getfield(L, -1, key);
  const char *text = lua_tostring(L, -1); /* valid: the keeper keeps the list that has it */
  lua_pop(L, 1);
  return text;
}

static const char *const *keep_texts(lua_State *L, const char *key)
{
  lua_getfield(L, -1, key);
  int count = (int)luaL_len(L, -1);
  const char **texts = keep(L, (size_t)(count + 1) * sizeof *texts);
  for (int i = 0; i < count; i++) {
    lua_rawgeti(L, -1, i + 1);
    texts[i] = lua_tostring(L, -1);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  return texts;
}

/* The mod described by the table at the top of the stack. */
static BindMod mod_at_top(lua_State *L)
{
  BindMod mod = {.name = keep_text(L, "name"),
                 .version = keep_text(L, "version"),
                 .title = keep_text(L, "title"),
                 .game = keep_text(L, "game"),
                 .directory = keep_text(L, "directory"),
                 .needs = keep_texts(L, "all_needs"),
                 .replaces = keep_texts(L, "replaces")};
  lua_getfield(L, -1, "line");
  mod.line = (int)lua_tointeger(L, -1);
  lua_getfield(L, -2, "asked");
  mod.asked = lua_toboolean(L, -1);
  lua_pop(L, 2);
  return mod;
}

/* (finder): runs scripts/mods.lua and keeps the result */
static int find(lua_State *L)
{
  Finder *finder = lua_touserdata(L, 1);
  bind_confine_libraries(L, NULL);
  lua_pushfstring(L, "%s/mods.lua", finder->search->scripts);
  if (luaL_loadfile(L, lua_tostring(L, -1)) != LUA_OK) return lua_error(L);
  lua_call(L, 0, 1);
  lua_getfield(L, -1, "find");
  push_search(L, finder);
  lua_call(L, 1, 1);
  lua_pushvalue(L, -1);
  luaL_ref(L, LUA_REGISTRYINDEX);
  BindMods *mods = finder->mods;
  mods->count = (int)luaL_len(L, -1);
  BindMod *items = keep(L, (size_t)(mods->count + 1) * sizeof *items);
  mods->items = items;
  for (int i = 0; i < mods->count; i++) {
    lua_rawgeti(L, -1, i + 1);
    items[i] = mod_at_top(L);
    lua_pop(L, 1);
  }
  return 0;
}

static bool run_finder(Finder *finder, ArbError *error)
{
  char path[PATH_ROOM];
  lua_State *L = finder->mods->keeper;
  snprintf(path, sizeof path, "%s/vocabulary.lua", finder->search->scripts);
  finder->vocabulary = (Script){.name = path};
  finder->vocabulary.text = bind_file_read(path, &finder->vocabulary.size, error);
  if (!finder->vocabulary.text) return false;
  lua_pushcfunction(L, find);
  lua_pushlightuserdata(L, finder);
  bool fine = lua_pcall(L, 1, 0, 0) == LUA_OK;
  const char *message = fine ? NULL : lua_tostring(L, -1);
  if (!fine) bind_error_set(error, ARB_SCRIPT, "%s", message ? message : "out of memory");
  arb_memory_free(finder->vocabulary.text);
  return fine;
}

/* ---- The public calls -------------------------------------------------------------- */

/* Whether there can be no mods; usually so, and then no Lua runs. */
static bool nothing_to_find(const BindModSearch *search)
{
  struct stat info;
  return search->asked_count == 0 &&
         (!search->all || !search->home || stat(search->home, &info) != 0);
}

BindMods *bind_mods_find(const BindModSearch *search, ArbError *error)
{
  BindMods *mods = arb_memory_zeroed(1, sizeof *mods);
  if (mods && nothing_to_find(search)) return mods;
  if (mods) mods->keeper = bind_plain_lua_open();
  if (!mods || !mods->keeper) {
    arb_memory_free(mods);
    bind_error_set(error, ARB_MEMORY, "out of memory");
    return NULL;
  }
  Finder finder = {.search = search, .mods = mods};
  if (run_finder(&finder, error)) return mods;
  bind_mods_free(mods);
  return NULL;
}

void bind_mods_free(BindMods *mods)
{
  if (mods && mods->keeper) lua_close(mods->keeper);
  arb_memory_free(mods);
}

const char *bind_mods_home(char *out, size_t size)
{
  const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");
  if (data && *data == '/') snprintf(out, size, "%s/lunarbiter/mods", data); /* the XDG rule */
  else if (home && *home) snprintf(out, size, "%s/.local/share/lunarbiter/mods", home);
  else return NULL;
  return out;
}

int bind_mods_of(const BindMods *mods, const char *game, BindMod *out)
{
  int count = 0;
  for (int i = 0; mods && i < mods->count; i++)
    if (strcmp(mods->items[i].game, game) == 0) out[count++] = mods->items[i];
  return count;
}

static bool lists(const char *const *texts, const char *text)
{
  for (; *texts; texts++)
    if (strcmp(*texts, text) == 0) return true;
  return false;
}

bool bind_mod_uses(const BindMod *mod, const char *name)
{
  return strcmp(mod->name, name) == 0 || lists(mod->needs, name);
}

bool bind_mod_replaces(const BindMod *mod, const char *id)
{
  return lists(mod->replaces, id);
}
