/* SPDX-License-Identifier: MIT */
/* mistakes.c -- mistakes as data for Lua (diagnose.h); see module.c. */
#include <string.h>

#include "language/diagnose.h"
#include "memory.h"
#include "module/module.h"

/* ---- What was found --------------------------------------------------------- */

/* The mistakes that a load found, copied until it is over: the load has a Lua state of its own, and
** no error of ours may pass through it. */
typedef struct Found {
  BindDiagnostic *items;
  int count, room;
} Found;

static const char *copy(const char *text)
{
  char *made = text ? arb_memory_take(strlen(text) + 1) : NULL;
  return made ? strcpy(made, text) : NULL;
}

static void keep(void *data, const BindDiagnostic *diagnostic)
{
  Found *found = data;
  if (found->count == found->room) {
    int room = found->room ? found->room * 2 : 64;
    BindDiagnostic *items = arb_memory_grow(found->items, (size_t)room * sizeof *items);
    if (!items) return;
    found->items = items, found->room = room;
  }
  BindDiagnostic *d = &found->items[found->count++];
  *d = *diagnostic;
  d->file = copy(d->file), d->message = copy(d->message), d->part = copy(d->part);
  d->card = copy(d->card), d->rule = copy(d->rule), d->hint = copy(d->hint);
}

static void free_found(Found *found)
{
  for (int i = 0; i < found->count; i++) {
    const BindDiagnostic *d = &found->items[i];
    const char *texts[] = {d->file, d->message, d->part, d->card, d->rule, d->hint};
    for (size_t t = 0; t < sizeof texts / sizeof *texts; t++) arb_memory_free(texts[t]);
  }
  arb_memory_free(found->items);
}

static void push_diagnostic(lua_State *L, const BindDiagnostic *d)
{
  lua_createtable(L, 0, 10);
  bind_module_set_string(L, "file", d->file);
  bind_module_set_integer(L, "line", d->line);
  bind_module_set_integer(L, "column", d->column);
  bind_module_set_string(L, "severity", bind_severities[bind_codes[d->code].severity]);
  bind_module_set_string(L, "code", bind_codes[d->code].name);
  bind_module_set_string(L, "message", d->message);
  if (d->part) bind_module_set_string(L, "part", d->part);
  if (d->card) bind_module_set_string(L, "card", d->card);
  if (d->rule) bind_module_set_string(L, "rule", d->rule);
  if (d->hint) bind_module_set_string(L, "hint", d->hint);
}

/* (found) -> list */
static int push_found(lua_State *L)
{
  const Found *found = lua_touserdata(L, 1);
  lua_createtable(L, found->count, 0);
  for (int i = 0; i < found->count; i++) {
    push_diagnostic(L, &found->items[i]);
    lua_seti(L, -2, i + 1);
  }
  return 1;
}

/* Returns the list as a table, or raises the error. */
static int give(lua_State *L, Found *found, bool fine, const ArbError *error)
{
  lua_pushcfunction(L, push_found);
  lua_pushlightuserdata(L, found);
  int status = fine ? lua_pcall(L, 1, 1, 0) : LUA_OK;
  free_found(found);
  if (!fine) return bind_module_fail(L, error->text);
  return status == LUA_OK ? 1 : lua_error(L);
}

/* ---- The calls ----------------------------------------------------------------- */

/* lunarbiter.diagnose { scripts, cards, extra, instead, game, mods, files } -> list of { file,
** line, column, severity, code, message, part, card, rule, hint }, of the files named in `files`,
** or of all */
static int module_diagnose(lua_State *L)
{
  Found found = {NULL, 0, 0};
  ArbError error = {ARB_OK, ""};
  luaL_checktype(L, 1, LUA_TTABLE);
  BindPaths paths = {.game = bind_module_field(L, 1, "game"),
                     .scripts = bind_module_field(L, 1, "scripts")};
  paths.cards = bind_module_text_list(L, 1, "cards", &paths.card_count);
  lua_getfield(L, 1, "instead");
  paths.instead = bind_module_push_texts(L, &paths.instead_count);
  lua_getfield(L, 1, "extra");
  paths.texts = bind_module_push_texts(L, &paths.text_count);
  bind_module_add_mods(L, 1, &paths);
  int count;
  const char *const *wanted = bind_module_text_list(L, 1, "files", &count);
  bool fine = bind_diagnose(&paths, wanted, count, keep, &found, &error);
  return give(L, &found, fine, &error);
}

/* lunarbiter.diagnose_format { scripts, path, game, home, names } -> the same list for a format
** file.  `home` is the game of the mod it lies in, `names` the names of all cards. */
static int module_diagnose_format(lua_State *L)
{
  Found found = {NULL, 0, 0};
  ArbError error = {ARB_OK, ""};
  luaL_checktype(L, 1, LUA_TTABLE);
  BindPaths paths = {.game = bind_module_field(L, 1, "game"),
                     .scripts = bind_module_field(L, 1, "scripts")};
  BindFormatLint format = {.path = bind_module_field(L, 1, "path"),
                           .home = bind_module_field(L, 1, "home")};
  format.names = bind_module_text_list(L, 1, "names", &format.name_count);
  luaL_argcheck(L, format.path, 1, "'path' is missing");
  bool fine = bind_diagnose_format(&paths, &format, keep, &found, &error);
  return give(L, &found, fine, &error);
}

/* lunarbiter.diagnose_mod { scripts, path } -> the same list for a mod.lua */
static int module_diagnose_mod(lua_State *L)
{
  Found found = {NULL, 0, 0};
  ArbError error = {ARB_OK, ""};
  luaL_checktype(L, 1, LUA_TTABLE);
  const char *scripts = bind_module_field(L, 1, "scripts"), *path = bind_module_field(L, 1, "path");
  luaL_argcheck(L, path && scripts, 1, "'path' or 'scripts' is missing");
  bool fine = bind_diagnose_mod(scripts, path, keep, &found, &error);
  return give(L, &found, fine, &error);
}

/* lunarbiter.codes() -> list of { code, severity, help } */
static int module_codes(lua_State *L)
{
  lua_createtable(L, BIND_CODE_COUNT, 0);
  for (int i = 0; i < BIND_CODE_COUNT; i++) {
    lua_createtable(L, 0, 3);
    bind_module_set_string(L, "code", bind_codes[i].name);
    bind_module_set_string(L, "severity", bind_severities[bind_codes[i].severity]);
    bind_module_set_string(L, "help", bind_codes[i].help);
    lua_seti(L, -2, i + 1);
  }
  return 1;
}

/* lunarbiter.hash(text) -> sixteen letters that are the same whenever the text is */
static int module_hash(lua_State *L)
{
  char out[17];
  size_t size;
  const char *text = luaL_checklstring(L, 1, &size);
  snprintf(out, sizeof out, "%016llx", (unsigned long long)arb_hash_bytes(0, text, size));
  lua_pushstring(L, out);
  return 1;
}

const luaL_Reg bind_module_diagnose_functions[] = {
  {"diagnose", module_diagnose},
  {"diagnose_format", module_diagnose_format},
  {"diagnose_mod", module_diagnose_mod},
  {"codes", module_codes},
  {"hash", module_hash},
  {"tokens", bind_module_tokens},
  {NULL, NULL},
};
