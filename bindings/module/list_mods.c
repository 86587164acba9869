/* SPDX-License-Identifier: MIT */
/* list_mods.c -- mods for Lua; see module.c and mods.h. */
#include <lauxlib.h>
#include <lua.h>
#include <string.h>

#include "module/module.h"
#include "formats/mods.h"

static const char MODS[] = "lunarbiter.Mods";

static int mods_close(lua_State *L)
{
  BindMods **mods = luaL_checkudata(L, 1, MODS);
  bind_mods_free(*mods);
  *mods = NULL;
  return 0;
}

/* Pushes a userdata with the mods that are asked for and those they build on. */
static const BindMods *push_mods(lua_State *L, const char *scripts, const char *const *asked,
                                 int count)
{
  char home[BIND_PATH_MAX];
  ArbError error = {ARB_OK, ""};
  const BindModSearch search = {.scripts = scripts,
                                .asked = asked,
                                .asked_count = count,
                                .home = bind_mods_home(home, sizeof home)};
  BindMods **mods = lua_newuserdatauv(L, sizeof *mods, 0);
  *mods = NULL;
  luaL_setmetatable(L, MODS);
  *mods = bind_mods_find(&search, &error);
  if (!*mods) bind_module_fail(L, error.text);
  return *mods;
}

void bind_module_add_mods(lua_State *L, int table, BindPaths *paths)
{
  int count;
  ArbError error = {ARB_OK, ""};
  const BindGame *game = bind_game(paths->game, &error);
  if (!game) bind_module_fail(L, error.text);
  const char *const *asked = bind_module_text_list(L, table, "mods", &count);
  const BindMods *mods = push_mods(L, paths->scripts, asked, count);
  for (int i = 0; i < mods->count; i++) {
    const BindMod *mod = &mods->items[i];
    if (strcmp(mod->game, game->name) != 0)
      bind_module_fail(L, lua_pushfstring(L, "the mod %s is for %s, not for %s", mod->name,
                                          mod->game, game->name));
  }
  paths->mods = mods->items;
  paths->mod_count = mods->count;
}

static void set_texts(lua_State *L, const char *key, const char *const *texts)
{
  lua_newtable(L);
  for (int i = 0; texts[i]; i++) {
    lua_pushstring(L, texts[i]);
    lua_seti(L, -2, i + 1);
  }
  lua_setfield(L, -2, key);
}

static void push_mod(lua_State *L, const BindMod *mod)
{
  lua_newtable(L);
  bind_module_set_string(L, "name", mod->name);
  bind_module_set_string(L, "version", mod->version);
  bind_module_set_string(L, "title", mod->title);
  bind_module_set_string(L, "game", mod->game);
  bind_module_set_string(L, "directory", mod->directory);
  set_texts(L, "needs", mod->needs);
  set_texts(L, "replaces", mod->replaces);
}

/* lunarbiter.mods { scripts = DIR, mods = { directory or name, ... } } -> list of mods in load
** order */
static int module_mods(lua_State *L)
{
  int count;
  luaL_checktype(L, 1, LUA_TTABLE);
  const char *scripts = bind_module_field(L, 1, "scripts");
  const char *const *asked = bind_module_text_list(L, 1, "mods", &count);
  const BindMods *mods = push_mods(L, scripts, asked, count);
  lua_newtable(L);
  for (int i = 0; i < mods->count; i++) {
    push_mod(L, &mods->items[i]);
    lua_seti(L, -2, i + 1);
  }
  return 1;
}

const luaL_Reg bind_module_mod_functions[] = {{"mods", module_mods}, {NULL, NULL}};

static const luaL_Reg no_methods[] = {{NULL, NULL}};

void bind_module_open_mods(lua_State *L)
{
  bind_module_new_class(L, MODS, no_methods, mods_close);
}
