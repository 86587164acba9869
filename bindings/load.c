/* SPDX-License-Identifier: MIT */
/*
** load.c -- the load: from files to a card pool, of any game.
**
**   read     every file, keywords first, cards in the order of their paths
**   run      each once in the sandbox; judge what its functions would do
**   compile  what they declared: the game's reader (loader.h) makes its records of it
**
** A mistake breaks one file and no other: it is reported, the file is left out,
** and what remains is compiled anew, so that numbers have no gaps.  The whole
** of it runs inside one protected call; only that call's caller owns memory.
*/
#include <ctype.h>
#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "games.h"
#include "lint.h"
#include "mods.h"

/* Registry keys: script number -> { result, made, functions }; messages of files
** that may turn out not to matter. */
static const char key_results, key_held;

enum { REPORTS_MAX = 50 };

typedef struct Load {
  Loader l;
  const BindPaths *paths;
  const BindGame *game;
  BindReport *report;
  void *data;
  int reported;
  bool partial;            /* broken cards are left out, not fatal */
  int keyword_scripts;     /* how many of the scripts are keywords, not cards */
  ArbCards *cards;         /* the result */
  Lint *lint;              /* every mistake is wanted, and no pool; of these files */
  const char *const *wanted;
  int wanted_count;
} Load;

/* ---- Reading files ------------------------------------------------------- */

static char *copy_text(const char *text)
{
  char *copy = malloc(strlen(text) + 1);
  if (copy) strcpy(copy, text);
  return copy;
}

/* Takes `text`. */
static bool fill_script(Script *script, const char *name, char *text, size_t size)
{
  *script = (Script){.name = copy_text(name), .text = text, .size = size};
  if (text) script->hash = hash_bytes(0, text, size);
  return script->name && text;
}

/* `mod` is the one that the file comes with, or NULL. */
static bool add_script(Load *load, const BindMod *mod, const char *name, char *text, size_t size,
                       ArbError *error)
{
  ScriptPool *pool = load->l.pool;
  if (pool->script_count == pool->script_room) {
    int room = pool->script_room ? pool->script_room * 2 : 256;
    Script *scripts = realloc(pool->scripts, (size_t)room * sizeof *scripts);
    if (scripts) pool->scripts = scripts;
    if (scripts) pool->script_room = room;
  }
  if (text && pool->script_count < pool->script_room &&
      fill_script(&pool->scripts[pool->script_count], name, text, size)) {
    Script *script = &pool->scripts[pool->script_count++];
    if (mod) script->mod1 = (int)(mod - load->paths->mods) + 1;
    if (mod) script->mod = mod->name;
    return true;
  }
  free(text);
  error_set(error, ARB_MEMORY, "out of memory");
  return false;
}

static bool add_file(Load *load, const BindMod *mod, const char *path, ArbError *error)
{
  size_t size = 0;
  char *text = file_read(path, &size, error);
  return text && add_script(load, mod, path, text, size, error);
}

static bool ends_with(const char *text, const char *end)
{
  size_t length = strlen(text), tail = strlen(end);
  return length >= tail && strcmp(text + length - tail, end) == 0;
}

/* Whether a file of keywords is the game's: "riftbound.lua", "riftbound-mine.lua". */
static bool is_of_game(const char *path, const char *game)
{
  const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
  size_t length = strlen(game);
  return strncmp(name, game, length) == 0 && strchr(".-_", name[length]);
}

/* All scripts of a directory that are not scenarios; with `game` those of that game. */
static bool add_directory(Load *load, const BindMod *mod, const char *directory, const char *game,
                          ArbError *error)
{
  char **paths;
  int count = files_find(directory, !game, &paths, error);
  bool fine = count >= 0;
  for (int i = 0; i < count && fine; i++)
    if (!ends_with(paths[i], "_spec.lua") && (!game || is_of_game(paths[i], game)))
      fine = add_file(load, mod, paths[i], error);
  files_free(paths, count > 0 ? count : 0);
  return fine;
}

/* What each mod has in one of its folders; a mod need not have it. */
static bool add_of_mods(Load *load, const char *folder, ArbError *error)
{
  char path[1024];
  struct stat info;
  for (int i = 0; i < load->paths->mod_count; i++) {
    const BindMod *mod = &load->paths->mods[i];
    snprintf(path, sizeof path, "%s/%s", mod->directory, folder);
    if (stat(path, &info) == 0 && !add_directory(load, mod, path, NULL, error)) return false;
  }
  return true;
}

bool vocabulary_read(ScriptPool *pool, const char *scripts, const char *game, ArbError *error)
{
  char path[1024];
  struct stat info;
  for (int i = 0; i < VOCABULARIES; i++) {
    size_t size = 0;
    if (i == 0) snprintf(path, sizeof path, "%s/vocabulary.lua", scripts);
    else snprintf(path, sizeof path, "%s/vocabulary/%s.lua", scripts, game);
    if (i > 0 && stat(path, &info) != 0) continue;
    char *text = file_read(path, &size, error);
    if (!text || !fill_script(&pool->vocabulary[i], path, text, size)) return false;
  }
  return true;
}

/* Those of the texts that are files of keywords, or those that are cards. */
static bool add_texts(Load *load, bool keywords, ArbError *error)
{
  for (int i = 0; i < load->paths->text_count; i++) {
    const BindText *text = &load->paths->texts[i];
    bool marked = strncmp(text->name, BIND_KEYWORDS, sizeof BIND_KEYWORDS - 1) == 0;
    const char *name = marked ? text->name + sizeof BIND_KEYWORDS - 1 : text->name;
    if (marked != keywords) continue;
    if (!add_script(load, NULL, name, copy_text(text->text), strlen(text->text), error))
      return false;
  }
  return true;
}

static bool read_all(Load *load, ArbError *error)
{
  char path[1024];
  const BindPaths *paths = load->paths;
  ScriptPool *pool = load->l.pool;
  if (!vocabulary_read(pool, paths->scripts, load->game->name, error)) return false;
  snprintf(path, sizeof path, "%s/keywords", paths->scripts);
  if (!add_directory(load, NULL, path, load->game->name, error) ||
      !add_of_mods(load, "keywords", error) || !add_texts(load, true, error))
    return false;
  load->keyword_scripts = pool->script_count;
  for (int i = 0; i < paths->card_count; i++)
    if (!add_directory(load, NULL, paths->cards[i], NULL, error)) return false;
  return add_of_mods(load, "cards", error) && add_texts(load, false, error);
}

/* Texts that are given instead of those of files that were found. */
static bool take_instead(Load *load, ArbError *error)
{
  ScriptPool *pool = load->l.pool;
  for (int i = 0; i < load->paths->instead_count; i++) {
    const BindText *given = &load->paths->instead[i];
    for (int k = 0; k < pool->script_count; k++) {
      Script *script = &pool->scripts[k];
      if (strcmp(script->name, given->name) != 0) continue;
      char *text = copy_text(given->text);
      if (!text) {
        error_set(error, ARB_MEMORY, "out of memory");
        return false;
      }
      free(script->text);
      script->text = text;
      script->size = strlen(text);
      script->hash = hash_bytes(0, text, script->size);
    }
  }
  return true;
}

/* ---- Reports ------------------------------------------------------------- */

static void note_broken_mod(const Load *load, int mod1)
{
  if (mod1 && load->paths->mod_broken) load->paths->mod_broken[mod1 - 1] = true;
}

/* Lint mode looks at the files that were asked for only. */
static bool is_linted(const Load *load, const Script *script)
{
  bool keywords = script - load->l.pool->scripts < load->keyword_scripts; /* all rest on them */
  bool wanted = load->lint && (!load->wanted || keywords);
  for (int i = 0; load->lint && !wanted && i < load->wanted_count; i++)
    wanted = strcmp(load->wanted[i], script->name) == 0;
  return wanted;
}

/* From here on it is about this file. */
static void enter_script(Load *load, Script *script)
{
  load->l.script = script;
  load->l.title = load->l.part = load->l.field = NULL;
  load->l.line = 1;
  load->l.lint = is_linted(load, script) ? load->lint : NULL;
  if (load->lint) load->lint->noted_count = 0, load->lint->rescue = NULL;
}

/* What Lua could not read is one mistake; what it stopped at while running may be one of
** several names that nobody has. */
static void lint_stopped(lua_State *L, Load *load, Script *script, const char *message)
{
  Loader *l = &load->l;
  int top = lua_gettop(L);
  BindCode code = BIND_C_SYNTAX;
  if (!l->lint) return;
  if (sandbox_compile(L, script->text, script->size, script->name) == LUA_OK) {
    lua_pushnil(L); /* what it would have returned */
    judge_file(L, script, l);
    code = BIND_C_SCRIPT;
  }
  lua_settop(L, top);
  if (code == BIND_C_SYNTAX || !strstr(message, "unknown name '")) lint_message(l, code, message);
}

/* Reports the message at the top of the stack, pops it, leaves the file out. */
static void report(lua_State *L, Load *load, Script *script)
{
  const char *message = lua_tostring(L, -1);
  script->broken = true;
  note_broken_mod(load, script->mod1);
  if (load->lint)
    lint_stopped(L, load, script, message ? message : "an error without a message");
  else if (load->reported++ < REPORTS_MAX)
    load->report(load->data, message ? message : "an error without a message");
  lua_pop(L, 1);
}

/* The same for a file that may not have been asked for: nobody knows its id. */
static void hold(lua_State *L, Load *load, Script *script)
{
  if (!load->paths->only) {
    report(L, load, script);
    return;
  }
  script->broken = true;
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_held);
  lua_insert(L, -2);
  lua_pushinteger(L, (lua_Integer)(script - load->l.pool->scripts));
  lua_insert(L, -2);
  lua_rawset(L, -3);
  lua_pop(L, 1);
}

/* ---- Running ------------------------------------------------------------- */

/* A card file makes one card and nothing that belongs elsewhere; its tables are
** at 4, what it returned at 3. */
static void check_made(lua_State *L, Loader *l)
{
  lua_Integer count = (lua_Integer)lua_rawlen(L, 4);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, 4, i);
    TagInfo info = script_tag(L, -1);
    l->line = info.line;
    if (info.tag == TAG_KEYWORD || info.tag == TAG_FORMAT || info.tag == TAG_SHORTHAND ||
        info.tag == TAG_MOD)
      loader_fail(L, l, NULL, "a %s is not made in a card file", sandbox_type_name(L, -1));
    if (info.tag == TAG_CARD && !lua_rawequal(L, -1, 3))
      loader_fail(L, l, NULL, "a card file makes one card");
    lua_pop(L, 1);
  }
}

/* What the file returned is at 3: is it what such a file should be? */
static void check_returned(lua_State *L, Loader *l, void *data)
{
  TagInfo info = script_tag(L, 3);
  (void)data;
  if (info.tag == TAG_SELECTOR && strcmp(info.what, "card") == 0)
    loader_fail_as(L, l, BIND_C_MISSING, "card", NULL,
                   "'id' is missing: card { id = \"set-000\", ... }");
  if (info.tag != TAG_CARD)
    loader_fail_as(L, l, BIND_C_FILE, "return", NULL,
                   "a card file returns one card { ... }, got %s", sandbox_type_name(L, 3));
}

/* ... and what it made, at 4, and its functions, at 5? */
static void check_content(lua_State *L, Loader *l, void *data)
{
  const bool *card = data;
  judge_functions(L, l, 5);
  if (*card) check_made(L, l);
}

/* (load, script, result, made, functions) */
static int check_result(lua_State *L)
{
  Load *load = lua_touserdata(L, 1);
  Script *script = lua_touserdata(L, 2);
  Loader *l = &load->l;
  bool card = script - l->pool->scripts >= load->keyword_scripts;
  int line = script_tag(L, 3).line;
  l->title = peek_name(L, 3);
  l->part = NULL;
  l->line = line ? line : 1;
  if (card && !loader_try(L, l, check_returned, NULL)) {
    script->broken = true;
    return 0;
  }
  loader_try(L, l, check_content, &card);
  script->function_count = (int)lua_rawlen(L, 5);
  script->table_count = (int)lua_rawlen(L, 4);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_results);
  lua_createtable(L, 3, 0);
  for (int i = 0; i < 3; i++) {
    lua_pushvalue(L, 3 + i);
    lua_rawseti(L, -2, i + 1);
  }
  lua_rawseti(L, -2, (lua_Integer)(script - l->pool->scripts) + 1);
  return 0;
}

static void run_script(lua_State *L, Load *load, Script *script)
{
  enter_script(load, script);
  if (script_run(&load->l.box, script, judge_file, &load->l) != LUA_OK) {
    hold(L, load, script);
    return;
  }
  lua_pushlightuserdata(L, load);
  lua_pushlightuserdata(L, script);
  lua_rotate(L, -5, 2);
  lua_pushcfunction(L, check_result);
  lua_insert(L, -6);
  if (lua_pcall(L, 5, 0, 0) != LUA_OK) hold(L, load, script);
}

/* ---- A pass over all files ----------------------------------------------- */

/* Pushes what script `i` left: result, made, functions. */
static void push_results(lua_State *L, int i)
{
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_results);
  lua_rawgeti(L, -1, i + 1);
  lua_remove(L, -2);
  for (int part = 1; part <= 3; part++) lua_rawgeti(L, -part, part);
  lua_remove(L, -4);
}

/* What a script left is on top of the stack. */
static void compile_results(lua_State *L, Loader *l, void *data)
{
  const bool *card = data;
  if (*card) l->reader->card(L, l, lua_gettop(L) - 2);
  else if (l->reader->keywords) l->reader->keywords(L, l, lua_gettop(L) - 1);
}

/* (load, script number) */
static int compile_script(lua_State *L)
{
  Load *load = lua_touserdata(L, 1);
  int i = (int)lua_tointeger(L, 2);
  bool card = i >= load->keyword_scripts;
  push_results(L, i);
  load->l.functions = lua_gettop(L);
  lint_card(L, &load->l, load->l.functions - 2);
  loader_try(L, &load->l, compile_results, &card);
  if (card) lint_unsupported(L, &load->l, load->l.functions - 2);
  return 0;
}

/* Gives every function and tagged table of the files that are left its number. */
static void number_scripts(lua_State *L, Load *load)
{
  ScriptPool *pool = load->l.pool;
  int functions = 0, tables = 0;
  for (int i = 0; i < pool->script_count; i++) {
    Script *script = &pool->scripts[i];
    if (script->broken) continue;
    script->first_function = functions;
    script->first_table = tables;
    functions += script->function_count;
    tables += script->table_count;
  }
  free(pool->functions);
  free(pool->selectors);
  pool->functions = calloc((size_t)functions + 1, sizeof *pool->functions);
  pool->selectors = calloc((size_t)tables + 1, sizeof *pool->selectors);
  pool->function_count = functions;
  if (!pool->functions || !pool->selectors) luaL_error(L, "out of memory");
}

/* Pushes field `name` of card script `i`; false when it is no text. */
static bool push_fact(lua_State *L, int i, const char *name)
{
  push_results(L, i);
  lua_pop(L, 2);
  bool found = field(L, -1, name);
  if (found) lua_remove(L, -2);
  if (found && lua_type(L, -1) == LUA_TSTRING) return true;
  lua_pop(L, 1);
  return false;
}

/* The same, with a mark where the field says so in which cards of one name may differ. */
static bool push_key(lua_State *L, const Load *load, int i, const char *name)
{
  const char *apart = load->game->reader->apart;
  if (!push_fact(L, i, name)) return false;
  if (!apart || strcmp(name, "name") != 0) return true;
  int fact = lua_gettop(L);
  push_results(L, i);
  bool differs = field(L, -3, apart) && lua_toboolean(L, -1);
  lua_settop(L, fact);
  if (!differs) return true;
  lua_pushfstring(L, "%s (%s)", lua_tostring(L, fact), apart);
  lua_remove(L, fact);
  return true;
}

/* Whether the mod that a file is of says that its card takes the place of that one, which is
** shipped, or of a mod that it builds on. */
static bool takes_place(const Load *load, const Script *script, const Script *first, const char *id)
{
  if (!script->mod1 || script->mod1 == first->mod1) return false;
  const BindMod *mod = &load->paths->mods[script->mod1 - 1];
  return bind_mod_replaces(mod, id) && (!first->mod1 || bind_mod_uses(mod, first->mod));
}

/* What the author of a mod may have meant. */
static const char *twin_hint(lua_State *L, const Script *script, const char *name,
                             const char *text)
{
  if (!script->mod1) return "";
  if (strcmp(name, "id") != 0)
    return " (to take its place on purpose, use its id and say so in mod.lua: replaces = { ... })";
  return lua_pushfstring(L, " (to take its place on purpose, say it in mod.lua: replaces = { "
                            "\"%s\" })", text);
}

/* Script `i` has a name or an id that one before it has. */
static void tell_twin(lua_State *L, Load *load, int i, int other, const char *name,
                      const char *text)
{
  Script *scripts = load->l.pool->scripts;
  if (load->lint && !is_linted(load, &scripts[i])) { /* told of the one that was asked for */
    int first = other;
    other = i, i = first;
  }
  push_results(L, i);
  int line = script_tag(L, -3).line;
  const char *hint = twin_hint(L, &scripts[i], name, text);
  if (load->lint) {
    enter_script(load, &scripts[i]);
    load->l.line = line;
    if (load->l.lint)
      loader_slip(L, &load->l, BIND_C_DUPLICATE, name, NULL, "the %s '%s' is already used by %s%s",
                  name, text, scripts[other].name, hint);
    return;
  }
  lua_pushfstring(L, "%s:%d: the %s '%s' is already used by %s%s", scripts[i].name, line, name,
                  text, scripts[other].name, hint);
  report(L, load, &scripts[i]);
}

/* Two cards may not share an id or a name; a mod may say that its card replaces another one. */
static void find_twins(lua_State *L, Load *load, const char *name)
{
  bool ids = strcmp(name, "id") == 0;
  ScriptPool *pool = load->l.pool;
  lua_newtable(L);
  int seen = lua_gettop(L);
  for (int i = load->keyword_scripts; i < pool->script_count; i++) {
    Script *script = &pool->scripts[i];
    if (script->broken || !push_key(L, load, i, name)) continue;
    const char *text = lua_tostring(L, -1);
    lua_pushvalue(L, -1);
    bool again = lua_rawget(L, seen) != LUA_TNIL;
    int other = (int)lua_tointeger(L, -1);
    if (again && ids && takes_place(load, script, &pool->scripts[other], text)) {
      pool->scripts[other].broken = true;
      again = false;
    }
    if (again) {
      tell_twin(L, load, i, other, name, text);
    } else {
      lua_pop(L, 1);
      lua_pushinteger(L, i);
      lua_rawset(L, seen);
    }
    lua_settop(L, seen);
  }
  lua_pop(L, 1);
}

static bool has_id(lua_State *L, int i, const char *id)
{
  if (!push_fact(L, i, "id")) return false;
  bool has = strcmp(lua_tostring(L, -1), id) == 0;
  lua_pop(L, 1);
  return has;
}

/* NULL, or why mod `mod1` cannot replace the card with that id. */
static const char *cannot_replace(lua_State *L, const Load *load, int mod1, const char *id)
{
  const ScriptPool *pool = load->l.pool;
  bool own = false, other = false, broken = false;
  for (int i = load->keyword_scripts; i < pool->script_count; i++) {
    const Script *script = &pool->scripts[i];
    if (script->broken && script->mod1 == mod1) broken = true; /* it may be this one */
    if (script->broken || !has_id(L, i, id)) continue;
    if (script->mod1 == mod1) own = true;
    else other = true;
  }
  return !own && !broken ? "it has no card with that id" : !other ? "there is none" : NULL;
}

/* mod.lua is no script of the pool: it has run before (mods.c). */
static void tell_replaces(lua_State *L, Load *load, int m, const char *id, const char *why)
{
  const BindMod *mod = &load->paths->mods[m];
  const char *file = lua_pushfstring(L, "%s/mod.lua", mod->directory);
  const char *text = lua_pushfstring(L, "'replaces' names the card '%s', but %s", id, why);
  if (load->lint) {
    load->lint->tell(load->lint->data,
                     &(BindDiagnostic){.file = file, .line = mod->line, .column = 1,
                                       .code = BIND_C_UNKNOWN_CARD, .message = text,
                                       .part = "mod"});
  } else {
    load->reported++;
    load->report(load->data, lua_pushfstring(L, "%s:%d: mod: %s", file, mod->line, text));
    lua_pop(L, 1);
  }
  note_broken_mod(load, m + 1);
  lua_pop(L, 2);
}

/* A mod that says it replaces a card has one with that id, and there is one to replace. */
static void check_replaces(lua_State *L, Load *load)
{
  for (int m = 0; m < load->paths->mod_count && !load->l.some_only; m++) {
    const BindMod *mod = &load->paths->mods[m];
    for (const char *const *id = mod->replaces; *id; id++) {
      const char *why = cannot_replace(L, load, m + 1, *id);
      if (why) tell_replaces(L, load, m, *id, why);
    }
  }
}

static bool is_wanted(const BindPaths *paths, const char *id)
{
  for (int i = 0; i < paths->only_count; i++)
    if (strcmp(paths->only[i], id) == 0) return true;
  return false;
}

/* Reports what was held back: one of these files may be the one that is missing. */
static void report_held(lua_State *L, Load *load)
{
  ScriptPool *pool = load->l.pool;
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_held);
  for (int i = 0; i < pool->script_count; i++) {
    if (lua_rawgeti(L, -1, i) == LUA_TNIL) lua_pop(L, 1);
    else report(L, load, &pool->scripts[i]);
  }
  lua_pop(L, 1);
}

/* Leaves out the cards that were not asked for. */
static void keep_only(lua_State *L, Load *load)
{
  ScriptPool *pool = load->l.pool;
  const BindPaths *paths = load->paths;
  if (!paths->only) return;
  lua_newtable(L); /* ids that were found */
  int found = lua_gettop(L);
  for (int i = load->keyword_scripts; i < pool->script_count; i++) {
    if (pool->scripts[i].broken) continue;
    bool wanted = push_fact(L, i, "id") && is_wanted(paths, lua_tostring(L, -1));
    if (!wanted) pool->scripts[i].broken = true;
    lua_settop(L, found);
    if (wanted && push_fact(L, i, "id")) {
      lua_pushboolean(L, 1);
      lua_rawset(L, found);
    }
  }
  bool told = false;
  for (int i = 0; i < paths->only_count; i++) {
    if (lua_getfield(L, found, paths->only[i]) == LUA_TNIL) {
      if (!told) report_held(L, load);
      told = true;
      load->reported++;
      lua_pushfstring(L, "no card has the id '%s'", paths->only[i]);
      load->report(load->data, lua_tostring(L, -1));
    }
    lua_settop(L, found);
  }
  lua_pop(L, 1);
}

/* ---- Keywords that nothing needs ------------------------------------------- */

/* Whether the word stands in a text, by itself. */
static bool mentions(const char *text, const char *word)
{
  size_t length = strlen(word);
  for (const char *at = strstr(text, word); at; at = strstr(at + 1, word)) {
    char before = at == text ? ' ' : at[-1], behind = at[length];
    if (!isalnum((unsigned char)before) && before != '_' && !isalnum((unsigned char)behind) &&
        behind != '_')
      return true;
  }
  return false;
}

/* Whether the file at `i` defines a keyword that the text mentions; `engine`: or one of the
** engine's names, or anything else. */
static bool defines(lua_State *L, const Load *load, int i, const char *text, bool engine)
{
  const ArbRules *rules = load->l.rules;
  bool found = false;
  push_results(L, i);
  lua_Integer count = (lua_Integer)lua_rawlen(L, -2);
  for (lua_Integer k = 1; k <= count && !found; k++) {
    lua_rawgeti(L, -2, k);
    TagInfo info = script_tag(L, -1);
    bool known = info.tag == TAG_SHORTHAND;
    for (int n = 0; info.tag == TAG_KEYWORD && n < rules->keyword_count; n++)
      known |= strcmp(rules->keywords[n], info.what) == 0;
    found = engine ? known : info.tag == TAG_KEYWORD && mentions(text, info.what);
    lua_pop(L, 1);
  }
  lua_pop(L, 3);
  return found;
}

static bool needed(lua_State *L, const Load *load, int i)
{
  const ScriptPool *pool = load->l.pool;
  for (int k = 0; k < pool->script_count; k++) {
    const Script *other = &pool->scripts[k];
    if (!other->broken && !other->unused && defines(L, load, i, other->text, false)) return true;
  }
  return false;
}

/* A pool of some cards has only the keywords that these speak of: a game does not depend on
** what else is installed.  One file may need another one. */
static void leave_keywords(lua_State *L, Load *load)
{
  Script *scripts = load->l.pool->scripts;
  if (!load->paths->only) return;
  for (int i = 0; i < load->keyword_scripts; i++)
    scripts[i].unused = !defines(L, load, i, NULL, true);
  for (bool more = true; more;) {
    more = false;
    for (int i = 0; i < load->keyword_scripts; i++)
      if (scripts[i].unused && needed(L, load, i)) scripts[i].unused = false, more = true;
  }
  for (int i = 0; i < load->keyword_scripts; i++) scripts[i].broken |= scripts[i].unused;
}

/* Selectors may name cards that come later, so names get their numbers first:
** keywords are definitions too and come before the cards. */
static void number_names(lua_State *L, Load *load)
{
  ScriptPool *pool = load->l.pool;
  int def = 0;
  for (int i = 0; i < load->keyword_scripts; i++) {
    if (pool->scripts[i].broken) continue;
    push_results(L, i);
    for (lua_Integer k = 1; lua_rawgeti(L, -2, k) != LUA_TNIL; k++) {
      TagInfo info = script_tag(L, -1);
      if (info.tag == TAG_KEYWORD && keyword_here(&load->l, &pool->scripts[i], &info)) def++;
      lua_pop(L, 1);
    }
    lua_pop(L, 4);
  }
  for (int i = load->keyword_scripts; i < pool->script_count; i++) {
    if (pool->scripts[i].broken) continue;
    def++;
    if (!push_fact(L, i, "name")) continue;
    compile_name(L, lua_tostring(L, -1), def);
    lua_pop(L, 1);
  }
}

/* The keywords of all files, before anything speaks of one. */
static int declare_script(lua_State *L)
{
  Load *load = lua_touserdata(L, 1);
  push_results(L, (int)lua_tointeger(L, 2));
  load->l.functions = lua_gettop(L);
  declare_keywords(L, &load->l, lua_gettop(L) - 1);
  return 0;
}

/* Runs a part of a pass over one file; false when the file is broken. */
static bool try_script(lua_State *L, Load *load, lua_CFunction part, int i)
{
  Script *script = &load->l.pool->scripts[i];
  enter_script(load, script);
  lua_pushcfunction(L, part);
  lua_pushlightuserdata(L, load);
  lua_pushinteger(L, i);
  if (lua_pcall(L, 2, 0, 0) == LUA_OK) return true;
  report(L, load, script);
  return false;
}

static bool declare_pass(lua_State *L, Load *load)
{
  bool fine = true;
  build_keywords(load->l.base, load->l.rules);
  for (int i = 0; i < load->keyword_scripts; i++)
    if (!load->l.pool->scripts[i].broken) fine &= try_script(L, load, declare_script, i);
  return fine;
}

static bool begin_pass(lua_State *L, Load *load)
{
  Loader *l = &load->l;
  l->abilities = 0;
  l->words = load->game->reader->words;
  l->reader = load->game->reader;
  (l->reader->begin ? l->reader->begin : plain_begin)(l);
  number_scripts(L, load);
  compile_begin(L, l);
  bool fine = declare_pass(L, load);
  number_names(L, load);
  return fine;
}

/* Compiles every file that is left; false when one of them turned out broken. */
static bool compile_pass(lua_State *L, Load *load)
{
  Loader *l = &load->l;
  bool fine = begin_pass(L, load);
  for (int i = 0; i < l->pool->script_count; i++)
    if (!l->pool->scripts[i].broken) fine &= try_script(L, load, compile_script, i);
  if (fine) return true;
  (l->reader->drop ? l->reader->drop : plain_drop)(l);
  return false;
}

static bool keywords_broken(const Load *load)
{
  for (int i = 0; i < load->keyword_scripts; i++)
    if (load->l.pool->scripts[i].broken && !load->l.pool->scripts[i].unused) return true;
  return false;
}

/* A file that could not be read has a name all the same, which other cards may use. */
static void name_broken(lua_State *L, Load *load)
{
  const ScriptPool *pool = load->l.pool;
  for (int i = load->keyword_scripts; i < pool->script_count; i++) {
    const char *at = pool->scripts[i].broken ? strstr(pool->scripts[i].text, "name = \"") : NULL;
    const char *end = at ? strchr(at + 8, '"') : NULL;
    if (!end) continue;
    lua_pushlstring(L, at + 8, (size_t)(end - at - 8));
    compile_name(L, lua_tostring(L, -1), i + 1);
    lua_pop(L, 1);
  }
}

/* Lint mode: all mistakes, and no pool.  With broken keywords everything else would look
** wrong: then only they are told of. */
static void lint_pass(lua_State *L, Load *load)
{
  ScriptPool *pool = load->l.pool;
  if (keywords_broken(load)) return;
  find_twins(L, load, "id");
  find_twins(L, load, "name");
  begin_pass(L, load);
  name_broken(L, load);
  for (int i = 0; i < pool->script_count; i++) {
    Script *script = &pool->scripts[i];
    bool needed = i < load->keyword_scripts || is_linted(load, script);
    if (!script->broken && needed) try_script(L, load, compile_script, i);
  }
}

/* Broken files are not kept: a host would run them. */
static void drop_broken(ScriptPool *pool)
{
  int kept = 0;
  for (int i = 0; i < pool->script_count; i++) {
    Script *script = &pool->scripts[i];
    if (!script->broken) {
      pool->scripts[kept++] = *script;
      continue;
    }
    free(script->name);
    free(script->text);
  }
  pool->script_count = kept;
}

/* (load): run all, then compile until nothing is broken any more. */
static int load_all(lua_State *L)
{
  Load *load = lua_touserdata(L, 1);
  ScriptPool *pool = load->l.pool;
  static const char *const keys[] = {&key_results, &key_held};
  for (int i = 0; i < 2; i++) {
    lua_newtable(L);
    lua_rawsetp(L, LUA_REGISTRYINDEX, keys[i]);
  }
  load->l.some_only = load->paths->only != NULL;
  for (int i = 0; i < pool->script_count; i++) run_script(L, load, &pool->scripts[i]);
  if (load->lint) {
    lint_pass(L, load);
    return 0;
  }
  if (keywords_broken(load)) {
    report_held(L, load);
    return 0;
  }
  keep_only(L, load);
  leave_keywords(L, load);
  check_replaces(L, load);
  find_twins(L, load, "id");
  find_twins(L, load, "name");
  while (!compile_pass(L, load))
    if (!load->partial || keywords_broken(load)) return 0;
  if (load->reported && !load->partial) return 0;
  drop_broken(pool);
  const CardReader *reader = load->game->reader;
  ArbCards *cards = (reader->finish ? reader->finish : plain_finish)(&load->l);
  cards->scripts = pool;
  cards->free_scripts = scripts_free;
  load->l.pool = NULL;
  load->cards = cards;
  return 0;
}

static ArbCards *run_load(Load *load, ArbError *error)
{
  char text[300];
  load->game = bind_game_in(load->paths, load->paths->game, error);
  if (!load->game) return NULL;
  load->l.rules = load->game->rules;
  load->l.pool = scripts_new();
  if (!load->l.pool) {
    error_set(error, ARB_MEMORY, "out of memory");
    return NULL;
  }
  if (read_all(load, error) && take_instead(load, error)) {
    if (!script_open(&load->l.box, load->l.pool->vocabulary, VOCABULARIES, text, sizeof text)) {
      error_set(error, ARB_SCRIPT, "%s", text);
    } else {
      lua_State *L = load->l.box.L;
      lua_pushcfunction(L, load_all);
      lua_pushlightuserdata(L, load);
      if (lua_pcall(L, 1, 0, 0) != LUA_OK) {
        const char *message = lua_tostring(L, -1);
        error_set(error, ARB_MEMORY, "%s", message ? message : "out of memory");
      }
      sandbox_close(&load->l.box);
    }
  }
  (load->game->reader->drop ? load->game->reader->drop : plain_drop)(&load->l);
  scripts_free(load->l.pool);
  return load->cards;
}

/* ---- The public calls ---------------------------------------------------- */

/* Keeps the first mistakes, one a line, as far as they fit. */
static void keep_message(void *data, const char *message)
{
  ArbError *error = data;
  size_t used = strlen(error->text), room = sizeof error->text - used;
  error->status = ARB_SCRIPT;
  if (used && strlen(message) + 2 > room) return; /* no half sentences behind a whole one */
  snprintf(error->text + used, room, "%s%s", used ? "\n" : "", message);
}

ArbCards *bind_load(const BindPaths *paths, ArbError *error)
{
  ArbError ignored;
  if (!error) error = &ignored;
  *error = (ArbError){.status = ARB_OK};
  Load load = {.paths = paths, .report = keep_message, .data = error};
  return run_load(&load, error);
}

ArbCards *bind_load_reporting(const BindPaths *paths, BindReport *tell, void *data, ArbError *error)
{
  Load load = {.paths = paths, .report = tell, .data = data, .partial = true};
  if (error) *error = (ArbError){.status = ARB_OK};
  ArbCards *cards = run_load(&load, error);
  if (!cards && error && error->status == ARB_OK)
    error_set(error, ARB_SCRIPT, "the keywords are broken");
  return cards;
}

bool bind_diagnose(const BindPaths *paths, const char *const *wanted, int wanted_count,
                   BindDiagnose *tell, void *data, ArbError *error)
{
  ArbError ignored;
  if (!error) error = &ignored;
  *error = (ArbError){.status = ARB_OK};
  Lint *lint = calloc(1, sizeof *lint);
  if (!lint) {
    error_set(error, ARB_MEMORY, "out of memory");
    return false;
  }
  lint->tell = tell, lint->data = data;
  Load load = {.paths = paths, .lint = lint, .wanted = wanted, .wanted_count = wanted_count};
  run_load(&load, error);
  free(lint);
  return error->status == ARB_OK;
}

void bind_files(const ArbCards *cards, BindFileVisitor *visit, void *data)
{
  const ScriptPool *pool = scripts_of(cards);
  for (int i = 0; i < VOCABULARIES; i++)
    if (pool->vocabulary[i].text)
      visit(data, pool->vocabulary[i].name, pool->vocabulary[i].hash);
  for (int i = 0; i < pool->script_count; i++)
    visit(data, pool->scripts[i].name, pool->scripts[i].hash);
}
