/* SPDX-License-Identifier: MIT */
/*
** load.c -- the load: from files to a card pool, of any game.
**
**   read     reads every file, keywords first, cards in the order of their paths (load_files.c)
**   run      runs each once in the sandbox, and checks what its functions would do
**   choose   decides which cards the pool has, and their names (load_pool.c)
**   compile  makes the game's records of what they declare, with its reader (reading.h)
**
** A mistake breaks one file and no other: it is reported, the file is left out, and the others are
** compiled again, so that numbers have no gaps.  Everything runs inside one protected call; only
** the caller of that call owns memory.
*/
#include <lauxlib.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "loader/load.h"
#include "memory.h"

/* Registry keys: script number -> { result, tagged tables, functions }; messages of files that may
** turn out not to matter. */
static const char key_results, key_held;

enum { REPORTS_MAX = 50 };

/* ---- Reports ------------------------------------------------------------- */

void bind_load_note_broken_mod(const Load *load, int mod1)
{
  if (mod1 && load->paths->mod_broken) load->paths->mod_broken[mod1 - 1] = true;
}

bool bind_load_is_linted(const Load *load, const Script *script)
{
  bool keywords = script - load->l.pool->scripts < load->keyword_scripts; /* all cards need them */
  bool wanted = load->lint && (!load->wanted || keywords);
  for (int i = 0; load->lint && !wanted && i < load->wanted_count; i++)
    wanted = strcmp(load->wanted[i], script->name) == 0;
  return wanted;
}

void bind_load_enter(Load *load, Script *script)
{
  load->l.script = script;
  load->l.title = load->l.part = load->l.field = NULL;
  load->l.line = 1;
  load->l.lint = bind_load_is_linted(load, script) ? load->lint : NULL;
  if (load->lint) load->lint->noted_count = 0, load->lint->rescue = NULL;
}

/* Reports why a file did not run.  A syntax error is one mistake; a run-time error may be one of
** several unknown names. */
static void lint_stopped(lua_State *L, Load *load, Script *script, const char *message)
{
  Loader *l = &load->l;
  int top = lua_gettop(L);
  BindCode code = BIND_C_SYNTAX;
  if (!l->lint) return;
  if (bind_sandbox_compile(L, script->text, script->size, script->name) == LUA_OK) {
    lua_pushnil(L); /* in place of its result */
    bind_judge_file(L, script, l);
    code = BIND_C_SCRIPT;
  }
  lua_settop(L, top);
  if (code == BIND_C_SYNTAX || !strstr(message, "unknown name '"))
    bind_lint_message(l, code, message);
}

void bind_load_report(lua_State *L, Load *load, Script *script)
{
  const char *message = lua_tostring(L, -1);
  script->broken = true;
  bind_load_note_broken_mod(load, script->mod1);
  if (load->lint) lint_stopped(L, load, script, message ? message : "an error without a message");
  else if (load->reported++ < REPORTS_MAX)
    load->report(load->data, message ? message : "an error without a message");
  lua_pop(L, 1);
}

/* Holds back the message of a file that may not have been asked for, because its id is unknown. */
static void hold(lua_State *L, Load *load, Script *script)
{
  if (!load->paths->only) {
    bind_load_report(L, load, script);
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

void bind_load_report_held(lua_State *L, Load *load)
{
  ScriptPool *pool = load->l.pool;
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_held);
  for (int i = 0; i < pool->script_count; i++) {
    if (lua_rawgeti(L, -1, i) == LUA_TNIL) lua_pop(L, 1);
    else bind_load_report(L, load, &pool->scripts[i]);
  }
  lua_pop(L, 1);
}

/* ---- Running ------------------------------------------------------------- */

/* Checks that a card file made one card and nothing that belongs elsewhere.  Its tagged tables are
** at stack position 4, its result at 3. */
static void check_made(lua_State *L, Loader *l)
{
  lua_Integer count = (lua_Integer)lua_rawlen(L, 4);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, 4, i);
    TagInfo info = bind_script_tag(L, -1);
    l->line = info.line;
    if (info.tag == TAG_KEYWORD || info.tag == TAG_FORMAT || info.tag == TAG_SHORTHAND ||
        info.tag == TAG_MOD)
      loader_fail(L, l, NULL, "a %s is not made in a card file", bind_sandbox_type_name(L, -1));
    if (info.tag == TAG_CARD && !lua_rawequal(L, -1, 3))
      loader_fail(L, l, NULL, "a card file makes one card");
    lua_pop(L, 1);
  }
}

static bool has_abilities(lua_State *L, int format)
{
  bool named = bind_field(L, format, "abilities");
  if (named) lua_pop(L, 1);
  return named || lua_rawlen(L, format) > 0;
}

/* Whether a format has abilities for this pool.  Other mistakes in a format are reported when it is
** read (format.c). */
static bool is_format_here(lua_State *L, const Load *load, const Script *script)
{
  ArbError ignored;
  if (bind_script_tag(L, 3).tag != TAG_FORMAT) return false;
  bool acts = has_abilities(L, 3);
  bool said = bind_field(L, 3, "game");
  bool of_load = script->mod1 || script->format;
  const char *of = said ? lua_tostring(L, -1) : of_load ? load->game->name : NULL;
  bool here = bind_game_in(load->paths, of, &ignored) == load->game;
  lua_settop(L, 5);
  return acts && here;
}

/* Checks what the file returned, at stack position 3. */
static void check_returned(lua_State *L, Loader *l, void *data)
{
  TagInfo info = bind_script_tag(L, 3);
  (void)data;
  if (info.tag == TAG_SELECTOR && strcmp(info.what, "card") == 0)
    bind_loader_fail_as(L, l, BIND_C_MISSING, "card", NULL,
                        "'id' is missing: card { id = \"set-000\", ... }");
  if (info.tag != TAG_CARD)
    bind_loader_fail_as(
        L, l, BIND_C_FILE, "return", NULL, "a card file returns one card { ... }, got %s%s",
        bind_sandbox_type_name(L, 3), lua_isnil(L, 3) ? ": write return card { ... }" : "");
}

/* Checks the tables that the file made, at 4, and its functions, at 5. */
static void check_content(lua_State *L, Loader *l, void *data)
{
  const bool *card = data;
  bind_judge_functions(L, l, 5);
  if (*card) check_made(L, l);
}

/* (load, script, result, made, functions) */
static int check_result(lua_State *L)
{
  Load *load = lua_touserdata(L, 1);
  Script *script = lua_touserdata(L, 2);
  Loader *l = &load->l;
  bool format = script - l->pool->scripts >= load->format_scripts;
  bool card = script - l->pool->scripts >= load->keyword_scripts && !format;
  if (format && !is_format_here(L, load, script)) {
    script->broken = script->unused = true;
    return 0;
  }
  int line = bind_script_tag(L, 3).line;
  l->title = bind_peek_name(L, 3);
  l->part = NULL;
  l->line = line ? line : 1;
  if (card && !bind_loader_try(L, l, check_returned, NULL)) {
    script->broken = true;
    return 0;
  }
  bind_loader_try(L, l, check_content, &card);
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

_Static_assert(offsetof(Load, l) == 0, "judge_file takes it for its loader");

/* A ScriptJudge that checks the functions of a format with abilities. */
static void judge_format(lua_State *L, const Script *script, void *data)
{
  Load *load = data;
  load->acts = bind_script_tag(L, -1).tag == TAG_FORMAT && has_abilities(L, lua_gettop(L));
  if (load->acts) bind_judge_file(L, script, &load->l);
  else bind_judge_place(L, script, NULL);
}

static void run_script(lua_State *L, Load *load, Script *script)
{
  bind_load_enter(load, script);
  bool format = script - load->l.pool->scripts >= load->format_scripts;
  load->acts = false;
  if (bind_script_run(&load->l.box, script, format ? judge_format : bind_judge_file, load) !=
      LUA_OK) {
    if (format && !load->acts) { /* reported when the format is read (format.c) */
      script->broken = script->unused = true;
      lua_pop(L, 1);
    } else {
      hold(L, load, script);
    }
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

void bind_load_push_results(lua_State *L, int i)
{
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_results);
  lua_rawgeti(L, -1, i + 1);
  lua_remove(L, -2);
  for (int part = 1; part <= 3; part++) lua_rawgeti(L, -part, part);
  lua_remove(L, -4);
}

typedef enum FileKind { OF_KEYWORDS, OF_CARD, OF_FORMAT } FileKind;

static void read_format(lua_State *L, Loader *l, int format)
{
  bind_begin_definition(l, bind_peek_name(L, format), bind_script_tag(L, format).line);
  l->part = "format";
  if (!l->reader->format)
    bind_loader_fail_as(L, l, BIND_C_NOT_HERE, "format", NULL,
                        "the formats of %s have no abilities", l->rules->name);
  l->of_format = true;
  l->reader->format(L, l, format);
  l->of_format = false;
}

/* Compiles the results of a script, which are on top of the stack. */
static void compile_results(lua_State *L, Loader *l, void *data)
{
  const FileKind *kind = data;
  if (*kind == OF_FORMAT) read_format(L, l, lua_gettop(L) - 2);
  else if (*kind == OF_CARD) l->reader->card(L, l, lua_gettop(L) - 2);
  else if (l->reader->keywords) l->reader->keywords(L, l, lua_gettop(L) - 1);
  else bind_read_shorthands(L, l, lua_gettop(L) - 1);
}

/* (load, script number) */
static int compile_script(lua_State *L)
{
  Load *load = lua_touserdata(L, 1);
  int i = (int)lua_tointeger(L, 2);
  FileKind kind = i >= load->format_scripts    ? OF_FORMAT
                  : i >= load->keyword_scripts ? OF_CARD
                                               : OF_KEYWORDS;
  bind_load_push_results(L, i);
  load->l.functions = lua_gettop(L);
  load->l.of_game = kind == OF_KEYWORDS && !load->l.pool->scripts[i].mod;
  load->l.of_format = false;
  if (kind != OF_FORMAT) bind_lint_card(L, &load->l, load->l.functions - 2);
  bind_loader_try(L, &load->l, compile_results, &kind);
  if (kind == OF_CARD) bind_lint_unsupported(L, &load->l, load->l.functions - 2);
  return 0;
}

/* Numbers every function and tagged table of the remaining files. */
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
  arb_memory_free(pool->functions);
  arb_memory_free(pool->selectors);
  arb_memory_free(pool->numbers);
  pool->functions = arb_memory_zeroed((size_t)functions + 1, sizeof *pool->functions);
  pool->selectors = arb_memory_zeroed((size_t)tables + 1, sizeof *pool->selectors);
  pool->numbers = arb_memory_zeroed((size_t)tables + 1, sizeof *pool->numbers);
  pool->function_count = functions;
  if (!pool->functions || !pool->selectors || !pool->numbers) bind_loader_starves(&load->l);
}

/* Declares the keywords of a file, before anything refers to one. */
static int declare_script(lua_State *L)
{
  Load *load = lua_touserdata(L, 1);
  bind_load_push_results(L, (int)lua_tointeger(L, 2));
  load->l.functions = lua_gettop(L);
  bind_declare_keywords(L, &load->l, lua_gettop(L) - 1);
  return 0;
}

/* Runs a part of a pass over one file; false when the file is broken. */
static bool try_script(lua_State *L, Load *load, lua_CFunction part, int i)
{
  Script *script = &load->l.pool->scripts[i];
  bind_load_enter(load, script);
  lua_pushcfunction(L, part);
  lua_pushlightuserdata(L, load);
  lua_pushinteger(L, i);
  if (lua_pcall(L, 2, 0, 0) == LUA_OK) return true;
  bind_load_report(L, load, script);
  return false;
}

static bool declare_pass(lua_State *L, Load *load)
{
  bool fine = true;
  arb_build_keywords(load->l.base, load->l.rules);
  for (int i = 0; i < load->keyword_scripts; i++)
    if (!load->l.pool->scripts[i].broken) fine &= try_script(L, load, declare_script, i);
  return fine;
}

_Noreturn void bind_loader_starves(Loader *l)
{
  l->starved = true;
  luaL_error(l->box.L, "out of memory");
  arb_memory_fatal("an error of Lua came back");
}

void *bind_loader_taken(Loader *l, void *taken)
{
  if (!taken) bind_loader_starves(l);
  return taken;
}

static void builder_starves(void *loader)
{
  bind_loader_starves(loader);
}

void bind_loader_builds(Loader *l, ArbBuilder *base)
{
  l->base = base;
  base->lost = builder_starves;
  base->lost_data = l;
}

static bool begin_pass(lua_State *L, Load *load)
{
  Loader *l = &load->l;
  l->abilities = 0;
  l->reader = load->game->reader;
  (l->reader->begin ? l->reader->begin : bind_plain_begin)(l);
  number_scripts(L, load);
  bind_compile_begin(L, l);
  if (load->partial) bind_load_name_broken(L, load);
  bool fine = declare_pass(L, load);
  bind_load_number_names(L, load);
  return fine;
}

static bool keywords_broken(const Load *load)
{
  for (int i = 0; i < load->keyword_scripts; i++)
    if (load->l.pool->scripts[i].broken && !load->l.pool->scripts[i].unused) return true;
  return false;
}

/* Whether a broken keyword would make everything that uses it look wrong; then only keywords are
** reported. */
static bool is_hopeless(const Load *load, int script)
{
  return load->partial && script == load->keyword_scripts && keywords_broken(load);
}

/* Compiles every remaining file; false when one of them was found to be broken. */
static bool compile_pass(lua_State *L, Load *load)
{
  Loader *l = &load->l;
  bool fine = begin_pass(L, load);
  for (int i = 0; i < l->pool->script_count && !is_hopeless(load, i); i++)
    if (!l->pool->scripts[i].broken) fine &= try_script(L, load, compile_script, i);
  if (fine) return true;
  (l->reader->drop ? l->reader->drop : bind_plain_drop)(l);
  return false;
}

/* Lint mode: reports all mistakes and makes no pool.  With broken keywords everything else would
** look wrong, so only they are reported. */
static void lint_pass(lua_State *L, Load *load)
{
  ScriptPool *pool = load->l.pool;
  if (keywords_broken(load)) return;
  bind_load_check_replaces(L, load);
  bind_load_find_twins(L, load, "id");
  bind_load_find_twins(L, load, "name");
  begin_pass(L, load);
  bind_load_name_broken(L, load);
  for (int i = 0; i < pool->script_count; i++) {
    Script *script = &pool->scripts[i];
    bool needed = i < load->keyword_scripts || bind_load_is_linted(load, script);
    if (!script->broken && needed) try_script(L, load, compile_script, i);
  }
}

/* Removes broken files, because a script host would run them. */
static void drop_broken(ScriptPool *pool)
{
  int kept = 0;
  for (int i = 0; i < pool->script_count; i++) {
    Script *script = &pool->scripts[i];
    if (!script->broken) {
      pool->scripts[kept++] = *script;
      continue;
    }
    arb_memory_free(script->name);
    arb_memory_free(script->text);
    arb_memory_free(script->format);
  }
  pool->script_count = kept;
}

static void check_room(lua_State *L, const Loader *l)
{
  if (l->base && l->base->full) /* with broken keywords there is no builder */
    luaL_error(L, "these cards need more %s than the %d there is room for", l->base->full,
               BUILD_MOST);
}

static bool has_starved(const Load *load)
{
  return load->l.starved || load->l.box.starved;
}

/* (load): runs all files, then compiles them until none is broken. */
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
  for (int i = 0; i < pool->script_count && !is_hopeless(load, i); i++)
    run_script(L, load, &pool->scripts[i]);
  if (load->lint) {
    lint_pass(L, load);
    check_room(L, &load->l);
    return 0;
  }
  if (keywords_broken(load)) {
    bind_load_report_held(L, load);
    return 0;
  }
  bind_load_keep_only(L, load);
  bind_load_leave_keywords(L, load);
  bind_load_check_replaces(L, load);
  bind_load_find_twins(L, load, "id");
  bind_load_find_twins(L, load, "name");
  while (!compile_pass(L, load))
    if (!load->partial || keywords_broken(load) || has_starved(load)) return 0;
  if (load->reported && !load->partial) return 0;
  drop_broken(pool);
  check_room(L, &load->l);
  const CardReader *reader = load->game->reader;
  ArbCards *cards = (reader->finish ? reader->finish : bind_plain_finish)(&load->l);
  cards->scripts = pool;
  cards->free_scripts = bind_scripts_free;
  load->l.pool = NULL;
  load->cards = cards;
  return 0;
}

static ArbCards *run_load(Load *load, ArbError *error)
{
  char text[300];
  load->game = bind_game_in(load->paths, load->paths->game, error);
  if (!load->game || !bind_check_game(load->game, error)) return NULL;
  load->l.rules = load->game->rules;
  load->words = bind_words_of(load->game);
  load->l.words = &load->words;
  load->l.pool = bind_scripts_new();
  if (!load->l.pool) {
    bind_error_set(error, ARB_MEMORY, "out of memory");
    return NULL;
  }
  load->l.pool->game = load->game;
  if (bind_load_read(load, error)) {
    if (!bind_script_open(&load->l.box, load->l.pool->vocabulary, VOCABULARIES, text,
                          sizeof text)) {
      bind_error_set(error, ARB_SCRIPT, "%s", text);
    } else {
      lua_State *L = load->l.box.L;
      lua_pushcfunction(L, load_all);
      lua_pushlightuserdata(L, load);
      if (lua_pcall(L, 1, 0, 0) != LUA_OK) {
        const char *message = lua_tostring(L, -1);
        bind_error_set(error, ARB_MEMORY, "%s", message ? message : "out of memory");
      }
      bind_sandbox_close(&load->l.box);
    }
  }
  (load->game->reader->drop ? load->game->reader->drop : bind_plain_drop)(&load->l);
  bind_scripts_free(load->l.pool);
  if (!has_starved(load)) return load->cards;
  arb_cards_release(load->cards); /* the pool may lack something */
  bind_error_set(error, ARB_MEMORY, "out of memory");
  return NULL;
}

/* ---- The public calls ---------------------------------------------------- */

/* Keeps the first mistakes, one a line, as many as fit. */
static void keep_message(void *data, const char *message)
{
  ArbError *error = data;
  size_t used = strlen(error->text), room = sizeof error->text - used;
  error->status = ARB_SCRIPT;
  if (used && strlen(message) + 2 > room) return; /* only whole sentences */
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
    bind_error_set(error, ARB_SCRIPT, "the keywords are broken");
  return cards;
}

bool bind_diagnose(const BindPaths *paths, const char *const *wanted, int wanted_count,
                   BindDiagnose *tell, void *data, ArbError *error)
{
  ArbError ignored;
  if (!error) error = &ignored;
  *error = (ArbError){.status = ARB_OK};
  Lint *lint = arb_memory_zeroed(1, sizeof *lint);
  if (!lint) {
    bind_error_set(error, ARB_MEMORY, "out of memory");
    return false;
  }
  lint->tell = tell, lint->data = data;
  Load load = {.paths = paths, .lint = lint, .wanted = wanted, .wanted_count = wanted_count};
  run_load(&load, error);
  arb_memory_free(lint);
  return error->status == ARB_OK;
}

void bind_files(const ArbCards *cards, BindFileVisitor *visit, void *data)
{
  const ScriptPool *pool = scripts_of(cards);
  for (int i = 0; i < VOCABULARIES; i++)
    if (pool->vocabulary[i].text) visit(data, pool->vocabulary[i].name, pool->vocabulary[i].hash);
  for (int i = 0; i < pool->script_count; i++)
    visit(data, pool->scripts[i].name, pool->scripts[i].hash);
}
