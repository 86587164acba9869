/* SPDX-License-Identifier: MIT */
/* labels.c -- see labels.h. */
#include "host/labels.h"

#include <stdio.h>
#include <string.h>

#include <lauxlib.h>
#include <lua.h>

#include "basics/plain_lua.h"
#include "memory.h"
#include "sandbox/confine.h"
#include "loader/declared.h"
#include "language/games.h"
#include "host/host.h"
#include "kernel/cards/ability.h"
#include "open.h"

struct Labels {
  lua_State *L; /* its stack: the result of does.open, the table of kept words; NULL: no words */
  Declarer *declarer;
};

enum { DOES = 1, KNOWN };

/* ---- Making one ------------------------------------------------------------ */

/* Pushes the folder of the scripts: where the vocabulary was read. */
static const char *push_scripts(lua_State *L, const ScriptPool *pool)
{
  const char *name = pool->vocabulary[0].name;
  const char *end = name ? strrchr(name, '/') : NULL;
  if (!end) luaL_error(L, "nobody knows where the scripts are");
  return lua_pushlstring(L, name, (size_t)(end - name));
}

/* (host) */
static int open_words(lua_State *L)
{
  const BindHost *host = lua_touserdata(L, 1);
  bind_confine_libraries(L, push_scripts(L, host->pool));
  luaL_requiref(L, "lunarbiter", bind_open_module, 0);
  luaL_requiref(L, "confine", bind_confine_module, 0);
  lua_getglobal(L, "require");
  lua_pushliteral(L, "show.does");
  lua_call(L, 1, 1);
  lua_getfield(L, -1, "open");
  lua_pushstring(L, bind_game_of(host->cards)->name);
  lua_call(L, 1, 1);
  return 1;
}

/* If the words cannot be opened, there are labels without them. */
static Labels *labels_new(BindHost *host)
{
  ArbError error;
  Labels *labels = arb_memory_zeroed(1, sizeof *labels);
  if (!labels) return NULL;
  labels->declarer = bind_declarer_new(host->cards, &error);
  lua_State *L = labels->declarer ? bind_plain_lua_open() : NULL;
  if (!L) return labels;
  lua_pushcfunction(L, open_words);
  lua_pushlightuserdata(L, host);
  if (lua_pcall(L, 1, 1, 0) != LUA_OK || !lua_isfunction(L, DOES)) {
    lua_close(L);
    return labels;
  }
  lua_newtable(L);
  labels->L = L;
  return labels;
}

void bind_labels_free(Labels *labels)
{
  if (!labels) return;
  if (labels->L) lua_close(labels->L);
  bind_declarer_free(labels->declarer);
  arb_memory_free(labels);
}

/* ---- Asking ---------------------------------------------------------------- */

static const Script *script_of(const BindHost *host, const LabelKey *key)
{
  const ScriptPool *pool = host->pool;
  for (int i = 0; key->function && i < pool->script_count; i++) {
    const Script *script = &pool->scripts[i];
    int number = key->function - script->first_function;
    if (number > 0 && number <= script->function_count) return script;
  }
  return key->def ? bind_script_with(pool, arb_card_hash(host->cards, key->def)) : NULL;
}

/* (host, key) -> words or nil; below them DOES and KNOWN */
static int ask_words(lua_State *L)
{
  ArbError error;
  const BindHost *host = lua_touserdata(L, 1);
  const LabelKey *key = lua_touserdata(L, 2);
  const Script *script = script_of(host, key);
  if (!script) return 0;
  if (!bind_declarer_push_script(host->labels->declarer, L, script, &error)) return 0;
  lua_pushstring(L, script->text);
  lua_pushinteger(L, key->function);
  lua_pushinteger(L, key->line);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, -5);
  lua_call(L, 4, 1);
  return 1;
}

/* Pushes the words for an ability: a text, or false. */
static void push_words(const BindHost *host, const LabelKey *key)
{
  lua_State *L = host->labels->L;
  lua_Integer number = key->function ? key->function : -(((lua_Integer)key->def << 16) + key->line);
  if (lua_rawgeti(L, KNOWN, number) != LUA_TNIL) return;
  lua_pop(L, 1);
  lua_pushvalue(L, DOES);
  lua_pushcclosure(L, ask_words, 1);
  lua_pushlightuserdata(L, (void *)(uintptr_t)host);
  lua_pushlightuserdata(L, (void *)(uintptr_t)key);
  if (lua_pcall(L, 2, 1, 0) != LUA_OK || lua_type(L, -1) != LUA_TSTRING) {
    lua_pop(L, 1);
    lua_pushboolean(L, false);
  }
  lua_pushvalue(L, -1);
  lua_rawseti(L, KNOWN, number);
}

bool bind_label_is_about(ArbGame *game, int option)
{
  uint16_t def;
  const ArbOption *o = &arb_options(game)[option];
  return o->object.slot && o->place.slot && arb_look_option_ability(game, option, &def);
}

bool bind_label_key(ArbGame *game, int option, LabelKey *key)
{
  uint16_t def;
  const ArbAbility *ability = arb_look_option_ability(game, option, &def);
  if (!ability) return false;
  *key = (LabelKey){.function = ability->function, .def = def, .line = ability->line};
  if (bind_label_is_about(game, option))
    arb_card_name(game, arb_decision(game)->player, arb_options(game)[option].place, key->about,
                  sizeof key->about);
  return true;
}

void bind_label_add(BindHost *host, const LabelKey *key, char *out, size_t size)
{
  if (!host->labels) host->labels = labels_new(host);
  if (host->labels && host->labels->L) {
    push_words(host, key);
    const char *words = lua_tostring(host->labels->L, -1);
    if (words) arb_text_add(out, size, "%s%s", *out ? ": " : "", words);
    lua_settop(host->labels->L, KNOWN);
  }
  if (*key->about) arb_text_add(out, size, " (about %s)", key->about);
}

static void whole_label(ArbGame *game, int option, char *out, size_t size)
{
  LabelKey key;
  arb_option_label(game, option, out, size);
  BindHost *host = bind_host_behind(game);
  if (host && bind_label_key(game, option, &key)) bind_label_add(host, &key, out, size);
}

/* Whether two options are about different abilities of one object. */
static bool are_abilities_of_one(const ArbOption *a, const ArbOption *b)
{
  return a->verb == b->verb && a->value != b->value && a->object.slot &&
         memcmp(&a->object, &b->object, sizeof a->object) == 0;
}

/* Two abilities of one object without words are told apart by a number. */
void bind_option_label(ArbGame *game, int option, char *out, size_t size)
{
  char label[400], other[sizeof label]; /* labels are told apart before they are cut */
  int number = 1;
  const ArbOption *options = arb_options(game);
  const ArbDecision *asked = arb_decision(game);
  whole_label(game, option, label, sizeof label);
  for (int i = 0; asked && option < asked->option_count && i < option; i++) {
    if (!are_abilities_of_one(&options[i], &options[option])) continue;
    whole_label(game, i, other, sizeof other);
    number += strcmp(label, other) == 0;
  }
  if (number > 1) arb_text_add(label, sizeof label, " (%d)", number);
  snprintf(out, size, "%s", label);
}
