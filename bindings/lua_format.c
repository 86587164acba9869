/* SPDX-License-Identifier: MIT */
/*
** lua_format.c -- formats and deck rules, which are Lua tables and functions.
**
** A format is read in a sandbox of its own that is closed again: nothing of it
** stays but an ArbFormat.  It is of one game (`game`; the default when it says
** nothing), whose table says what else it has to fix.  A deck is checked by
** scripts/deck_rules/GAME.lua and, when it has one, by the format's own `check`; both
** see a plain description of the cards and give back a list of problems.
*/
#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "games.h"
#include "lint.h"
#include "lua_game.h"
#include "mods.h"

/* What every format may say; the game's numbers come between. */
const char *const format_fields[] = {"name", "game", "players", "opening_hand",
                                            "mulligan_max", "teams", "games", "deck", "rules",
                                            "house", "check", NULL};

enum { PATH_ROOM = 1024, SCORE_MAX = 99, DECK_MAX = 200, FIELDS_MAX = 32 };

/* ---- Files --------------------------------------------------------------- */

static void script_free(Script *script)
{
  free(script->name);
  free(script->text);
  *script = (Script){0};
}

static bool script_read(Script *script, const char *path, ArbError *error)
{
  *script = (Script){.name = malloc(strlen(path) + 1)};
  if (script->name) strcpy(script->name, path);
  script->text = script->name ? file_read(path, &script->size, error) : NULL;
  if (script->text) return true;
  script_free(script);
  return false;
}

/* "DIR/formats/duel.lua" -> "duel" */
static void name_of(const char *path, char *out, size_t size)
{
  const char *slash = strrchr(path, '/');
  const char *name = slash ? slash + 1 : path;
  snprintf(out, size, "%.*s", (int)(strlen(name) - strlen(".lua")), name);
}

static bool is_spec(const char *path)
{
  size_t length = strlen(path), tail = strlen("_spec.lua");
  return length >= tail && strcmp(path + length - tail, "_spec.lua") == 0;
}

/* Adds the formats of one folder to those that were found; false with `error`. */
static bool add_formats(const char *root, char ***found, int *count, ArbError *error)
{
  char directory[PATH_ROOM], **more;
  snprintf(directory, sizeof directory, "%s/formats", root);
  int added = files_find(directory, false, &more, error);
  char **all = added < 0 ? NULL : realloc(*found, (size_t)(*count + added + 1) * sizeof *all);
  if (!all) {
    if (added >= 0) error_set(error, ARB_MEMORY, "out of memory");
    files_free(more, added > 0 ? added : 0);
    return false;
  }
  *found = all;
  for (int i = 0; i < added; i++) {
    if (is_spec(more[i])) free(more[i]);
    else all[(*count)++] = more[i];
  }
  free(more);
  return true;
}

static bool has_formats(const BindMod *mod)
{
  char path[PATH_ROOM];
  struct stat info;
  snprintf(path, sizeof path, "%s/formats", mod->directory);
  return stat(path, &info) == 0;
}

/* The formats there are, those of the program first. */
static int find_formats(const BindPaths *paths, char ***found, ArbError *error)
{
  int count = 0;
  *found = NULL;
  bool fine = add_formats(paths->scripts, found, &count, error);
  for (int i = 0; i < paths->mod_count && fine; i++)
    if (has_formats(&paths->mods[i]))
      fine = add_formats(paths->mods[i].directory, found, &count, error);
  if (fine) return count;
  files_free(*found, count);
  *found = NULL;
  return -1;
}

int bind_format_names(const BindPaths *paths, char **names, int max, ArbError *error)
{
  char **found, name[64];
  int count = find_formats(paths, &found, error);
  for (int i = 0; i < count && i < max; i++) {
    name_of(found[i], name, sizeof name);
    names[i] = malloc(strlen(name) + 1);
    if (names[i]) strcpy(names[i], name);
  }
  files_free(found, count > 0 ? count : 0);
  return count;
}

/* Writes the path of a format; false with the names there are. */
static bool format_path(const BindPaths *paths, const char *name, char *path, size_t size,
                        ArbError *error)
{
  char **found, each[64], list[200] = "";
  bool exists = false;
  int count = find_formats(paths, &found, error);
  if (count < 0) return false;
  for (int i = 0; i < count; i++) {
    name_of(found[i], each, sizeof each);
    size_t used = strlen(list);
    snprintf(list + used, sizeof list - used, "%s%s", used ? ", " : "", each);
    if (strcmp(each, name) != 0) continue;
    snprintf(path, size, "%s", found[i]);
    exists = true;
  }
  files_free(found, count);
  if (!exists)
    error_set(error, ARB_UNSUPPORTED, "there is no format '%s' (there are: %s)", name, list);
  return exists;
}

const BindMod *bind_format_mod(const BindPaths *paths, const char *name, uint64_t *hash)
{
  char path[PATH_ROOM];
  size_t size;
  for (int i = 0; i < paths->mod_count; i++) {
    snprintf(path, sizeof path, "%s/formats/%s.lua", paths->mods[i].directory, name);
    char *text = file_read(path, &size, NULL);
    if (!text) continue;
    *hash = hash_bytes(0, text, size);
    free(text);
    return &paths->mods[i];
  }
  return NULL;
}

/* ---- A sandbox with a format in it --------------------------------------- */

typedef struct Reader {
  Loader l;
  Script vocabulary, format, rules;
  const BindPaths *paths;
  const BindGame *game; /* whose format it is, once known */
  ArbFormat *out;
  const ArbCards *cards;
  const ArbDeck *deck;
  BindProblem *report;
  void *data;
  int problems;
  int limits;       /* stack position of what is collected for push_rules */
  uint16_t *shared; /* cards that the format brings */
  int shared_count;
} Reader;

static bool reader_open_file(Reader *r, const BindPaths *paths, const char *file, ArbError *error)
{
  char path[PATH_ROOM], text[300];
  *r = (Reader){.paths = paths};
  if (!script_read(&r->format, file, error)) return false;
  snprintf(path, sizeof path, "%s/vocabulary.lua", paths->scripts);
  if (!script_read(&r->vocabulary, path, error)) return false;
  if (script_open(&r->l.box, &r->vocabulary, 1, text, sizeof text)) return true;
  error_set(error, ARB_SCRIPT, "%s", text);
  return false;
}

static bool reader_open(Reader *r, const BindPaths *paths, const char *name, ArbError *error)
{
  char path[PATH_ROOM];
  *r = (Reader){.paths = paths};
  return format_path(paths, name, path, sizeof path, error) &&
         reader_open_file(r, paths, path, error);
}

static void reader_close(Reader *r)
{
  sandbox_close(&r->l.box);
  script_free(&r->vocabulary);
  script_free(&r->format);
  script_free(&r->rules);
}

/* Runs a file and leaves what it returned; raises. */
static void run_for_result(lua_State *L, Reader *r, Script *script)
{
  r->l.script = script;
  if (script_run(&r->l.box, script, NULL, NULL) != LUA_OK) lua_error(L);
  lua_pop(L, 2);
}

/* Whose format it is, which must be the game that was asked for. */
static const BindGame *game_of_format(lua_State *L, Reader *r)
{
  ArbError error = {ARB_OK, ""};
  const BindGame *game = bind_game_in(r->paths, field_text(L, &r->l, -1, "game"), &error);
  if (!game) loader_fail(L, &r->l, NULL, "'game': %s", error.text);
  const BindGame *asked = r->paths->game ? bind_game_in(r->paths, r->paths->game, &error)
                                          : game;
  if (!asked) loader_fail(L, &r->l, NULL, "%s", error.text);
  if (asked != game)
    loader_fail(L, &r->l, NULL, "this is a format of %s, not of %s", game->title, asked->title);
  return game;
}

static void check_fields(lua_State *L, Reader *r)
{
  const char *known[FIELDS_MAX];
  int count = 0;
  for (int i = 0; format_fields[i]; i++) known[count++] = format_fields[i];
  for (int i = 0; i < r->game->rules->format_number_count && count < FIELDS_MAX - 2; i++)
    known[count++] = r->game->rules->format_numbers[i].name;
  if (r->game->rules->shared_field) known[count++] = r->game->rules->shared_field;
  known[count] = NULL;
  fields_check(L, &r->l, -1, known, false);
}

static void open_format(lua_State *L, Reader *r)
{
  Loader *l = &r->l;
  run_for_result(L, r, &r->format);
  TagInfo info = script_tag(L, -1);
  l->line = info.line ? info.line : 1;
  if (info.tag != TAG_FORMAT)
    loader_fail(L, l, NULL, "a format file returns one format { ... }, got %s",
                sandbox_type_name(L, -1));
  l->part = "format";
  r->game = game_of_format(L, r);
  check_fields(L, r);
}

/* A field that a format must have. */
static uint8_t required(lua_State *L, Reader *r, const char *name, const char *rule, int least,
                        int most)
{
  int value = (int)field_integer(L, &r->l, -1, name, least, most, -1);
  if (value < 0) loader_slip(L, &r->l, BIND_C_MISSING, name, rule, "'%s' is missing", name);
  return (uint8_t)(value < 0 ? least : value);
}

static uint8_t optional(lua_State *L, Reader *r, const char *name, int most)
{
  return (uint8_t)field_integer(L, &r->l, -1, name, 0, most, 0);
}

/* The numbers that the game's table names.  Those only deck rules look at are checked,
** and not kept: formats that differ in nothing else play alike. */
static void read_numbers(lua_State *L, Reader *r)
{
  const ArbRules *rules = r->game->rules;
  for (int i = 0; i < rules->format_number_count; i++) {
    const ArbFormatNumber *row = &rules->format_numbers[i];
    int least = row->least_of1 ? r->out->numbers[row->least_of1 - 1] : row->least;
    uint8_t value = row->flags & ARB_FORMAT_FLAG ? field_flag(L, &r->l, -1, row->name)
                    : row->flags & ARB_FORMAT_NEEDED
                      ? required(L, r, row->name, row->rule, least, row->most)
                      : optional(L, r, row->name, row->most);
    if (!(row->flags & ARB_FORMAT_DECK)) r->out->numbers[i] = value;
  }
}

/* What there is, for an error: "a, b, c". */
static const char *switch_names(lua_State *L, const ArbRules *rules)
{
  luaL_Buffer text;
  luaL_buffinit(L, &text);
  for (int i = 0; i < rules->switch_count; i++) {
    if (i) luaL_addstring(&text, ", ");
    luaL_addstring(&text, rules->switches[i].name);
  }
  luaL_pushresult(&text);
  return lua_tostring(L, -1);
}

static int find_switch(const ArbRules *rules, const char *name)
{
  for (int i = 0; i < rules->switch_count; i++)
    if (strcmp(rules->switches[i].name, name) == 0) return i;
  return -1;
}

/* `rules`: a profile by name; `house`: single switches, on or off.  NULL, or what is wrong
** (on the stack). */
const char *bind_house_rules(lua_State *L, const ArbRules *rules, int format, uint32_t *house)
{
  format = lua_absindex(L, format);
  *house = 0;
  lua_getfield(L, format, "rules");
  if (!lua_isnil(L, -1)) {
    const char *name = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "";
    const ArbProfile *found = NULL;
    for (int i = 0; i < rules->profile_count; i++)
      if (strcmp(rules->profiles[i].name, name) == 0) found = &rules->profiles[i];
    if (!found) return lua_pushfstring(L, "there are no rules \"%s\"", name);
    *house = found->switches;
  }
  lua_getfield(L, format, "house");
  if (lua_isnil(L, -1)) return NULL;
  if (!lua_istable(L, -1)) return "'house' is a table of switches, each true or false";
  for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
    const char *name = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : "";
    int at = find_switch(rules, name);
    if (at < 0 || !lua_isboolean(L, -1))
      return lua_pushfstring(
        L, "'house': \"%s\" is no switch that is true or false (there are: %s)", name,
        switch_names(L, rules));
    if (lua_toboolean(L, -1)) *house |= 1u << at;
    else *house &= ~(1u << at);
  }
  return NULL;
}

static bool in_sandbox(Reader *r, lua_CFunction function, ArbError *error)
{
  lua_State *L = r->l.box.L;
  lua_pushcfunction(L, sandbox_explain);
  lua_pushcfunction(L, function);
  lua_pushlightuserdata(L, r);
  SandboxBudget outer = sandbox_enter(&r->l.box);
  int status = lua_pcall(L, 1, 0, -3);
  sandbox_leave(&r->l.box, outer);
  if (status == LUA_OK) return true;
  const char *message = lua_tostring(L, -1);
  error_set(error, ARB_SCRIPT, "%s", message ? message : "out of memory");
  return false;
}

/* ---- Cards that a format names ------------------------------------------------ */

/* The card of that name or id, of which the pool holds all there are; raises. */
static uint16_t card_named(lua_State *L, Reader *r, const char *what, const char *name)
{
  char hint[80];
  uint16_t def = bind_find_card(r->cards, name, -1);
  if (def) return def;
  Guess guess = guess_begin(name);
  for (int i = 1; i <= arb_cards_count(r->cards); i++)
    guess_try(&guess, arb_card_title(r->cards, (uint16_t)i));
  loader_fail(L, &r->l, NULL, "'%s': there is no card '%s'%s", what, name,
              guess_text(&guess, hint, sizeof hint));
}

/* A list of cards nobody brings, at most ARB_SHARED_MAX of them. */
static void check_shared(lua_State *L, Loader *l, const char *text, void *data)
{
  Reader *r = data;
  (void)text;
  if (r->shared_count++ == ARB_SHARED_MAX)
    loader_fail(L, l, r->game->rules->shared_rule, "'%s' lists more than %d",
                r->game->rules->shared_field, ARB_SHARED_MAX);
}

static void find_shared(lua_State *L, Loader *l, const char *text, void *data)
{
  Reader *r = data;
  (void)l;
  r->shared[r->shared_count++] = card_named(L, r, r->game->rules->shared_field, text);
}

/* (reader) */
static int read_shared(lua_State *L)
{
  Reader *r = lua_touserdata(L, 1);
  open_format(L, r);
  if (r->game->rules->shared_field)
    each_text_in(L, &r->l, -1, r->game->rules->shared_field, find_shared, r);
  return 0;
}

int bind_format_shared(const BindPaths *paths, const char *format, const ArbCards *cards,
                       uint16_t defs[ARB_SHARED_MAX], ArbError *error)
{
  Reader r;
  bool fine = reader_open(&r, paths, format, error);
  r.cards = cards;
  r.shared = defs;
  fine = fine && in_sandbox(&r, read_shared, error);
  reader_close(&r);
  return fine ? r.shared_count : -1;
}

/* ---- Reading a format ------------------------------------------------------------ */

/* The fields of the format at the top of the stack. */
static void read_fields(lua_State *L, Loader *l, void *data)
{
  Reader *r = data;
  (void)l;
  ArbFormat *f = r->out;
  const BindFormatRules *cites = &r->game->cites;
  *f = (ArbFormat){0};
  const char *name = field_text(L, &r->l, -1, "name");
  if (!name || strlen(name) >= sizeof f->name)
    loader_slip(L, &r->l, BIND_C_MISSING, "name", cites->format,
                "'name' is missing or longer than %d letters", (int)sizeof f->name - 1);
  else strcpy(f->name, name);
  f->players = required(L, r, "players", cites->players, 2, ARB_SEATS_MAX);
  read_numbers(L, r);
  f->opening_hand = required(L, r, "opening_hand", cites->opening_hand, 0, SCORE_MAX);
  f->mulligan_max = optional(L, r, "mulligan_max", SCORE_MAX);
  f->games = optional(L, r, "games", SCORE_MAX);
  if (f->games > 1 && (f->players != 2 || f->games % 2 == 0))
    loader_fail(L, &r->l, cites->games, "'games': a match is for two players, best of 3, 5 ...");
  int top = lua_gettop(L);
  const char *wrong = bind_house_rules(L, r->game->rules, -1, &f->house);
  if (wrong) loader_fail(L, &r->l, NULL, "%s", wrong);
  lua_settop(L, top);
  if (r->game->rules->shared_field)
    each_text_in(L, &r->l, -1, r->game->rules->shared_field, check_shared, r);
  f->teams = optional(L, r, "teams", ARB_SEATS_MAX);
  if (f->teams && (f->teams < 2 || f->teams >= f->players || f->players % f->teams))
    loader_fail(L, &r->l, cites->teams, "'teams': %d players cannot be divided into %d teams",
                f->players, f->teams);
}

/* (reader) */
static int read_format(lua_State *L)
{
  Reader *r = lua_touserdata(L, 1);
  open_format(L, r);
  read_fields(L, &r->l, r);
  return 0;
}

bool bind_format(const BindPaths *paths, const char *name, ArbFormat *format, ArbError *error)
{
  Reader r;
  bool fine = reader_open(&r, paths, name, error);
  r.out = format;
  fine = fine && in_sandbox(&r, read_format, error);
  reader_close(&r);
  return fine;
}

/* ---- All mistakes of a format (diagnose.h) ------------------------------- */

/* The `deck` table at the top may have these beside the game's numbers, whatever the game. */
const char *const deck_lists[] = {"banned", "limits", NULL};

static void check_deck_fields(lua_State *L, Loader *l, const Reader *r)
{
  const char *known[FIELDS_MAX];
  int count = 0;
  for (int i = 0; r->game->deck_fields[i]; i++) known[count++] = r->game->deck_fields[i];
  for (int i = 0; deck_lists[i]; i++) known[count++] = deck_lists[i];
  known[count] = NULL;
  fields_check(L, l, -1, known, false);
}

/* What only deck rules read: `deck`, `check`. */
static void lint_deck(lua_State *L, Loader *l, void *data)
{
  const Reader *r = data;
  int format = lua_gettop(L);
  if (field_table(L, l, format, "deck")) {
    check_deck_fields(L, l, r);
    for (const char *const *name = r->game->deck_fields; *name; name++)
      field_integer(L, l, -1, *name, 0, DECK_MAX, 0);
    lua_pop(L, 1);
  }
  if (!field(L, format, "check")) return;
  if (!lua_isfunction(L, -1))
    loader_slip(L, l, BIND_C_WRONG_TYPE, "check", NULL, "'check' must be a function, got %s",
                sandbox_type_name(L, -1));
  lua_pop(L, 1);
}

/* The format that was run is at the top of the stack. */
static void lint_format(lua_State *L, Loader *l, void *data)
{
  Reader *r = data;
  TagInfo info = script_tag(L, -1);
  l->line = info.line ? info.line : 1;
  if (info.tag != TAG_FORMAT)
    loader_fail_as(L, l, BIND_C_FILE, "return", NULL,
                   "a format file returns one format { ... }, got %s", sandbox_type_name(L, -1));
  l->part = "format";
  r->game = game_of_format(L, r);
  check_fields(L, r);
  loader_try(L, l, read_fields, r);
  loader_try(L, l, lint_deck, r);
}

/* (reader) */
static int diagnose_format(lua_State *L)
{
  Reader *r = lua_touserdata(L, 1);
  Script *script = &r->format;
  r->l.script = script;
  if (sandbox_compile(L, script->text, script->size, script->name) != LUA_OK) {
    lint_message(&r->l, BIND_C_SYNTAX, lua_tostring(L, -1));
    return 0;
  }
  if (script_run(&r->l.box, script, NULL, NULL) != LUA_OK) {
    const char *message = lua_tostring(L, -1);
    bool unknown = strstr(message, "unknown name '") != NULL;
    lint_message(&r->l, unknown ? BIND_C_UNKNOWN_NAME : BIND_C_SCRIPT, message);
    return 0;
  }
  lua_pop(L, 2);
  loader_try(L, &r->l, lint_format, r);
  return 0;
}

bool bind_diagnose_format(const BindPaths *paths, const char *path, BindDiagnose *tell, void *data,
                          ArbError *error)
{
  Lint *lint = calloc(1, sizeof *lint);
  ArbFormat format;
  Reader r;
  bool fine = lint && reader_open_file(&r, paths, path, error);
  if (fine) {
    lint->tell = tell, lint->data = data;
    r.out = &format, r.l.lint = lint;
    fine = in_sandbox(&r, diagnose_format, error);
    reader_close(&r);
  }
  free(lint);
  return fine;
}

/* (reader) */
static int name_game(lua_State *L)
{
  open_format(L, lua_touserdata(L, 1));
  return 0;
}

const BindGame *bind_format_game(const BindPaths *paths, const char *format, ArbError *error)
{
  Reader r;
  bool fine = reader_open(&r, paths, format, error) && in_sandbox(&r, name_game, error);
  const BindGame *game = fine ? r.game : NULL;
  reader_close(&r);
  return game;
}

/* ---- Checking a deck ----------------------------------------------------- */

/* What the deck rules may know of a card; nil for what is no definition. */
static void push_card(lua_State *L, const Reader *r, uint16_t number)
{
  if (number == 0 || number > arb_cards_count(r->cards)) {
    lua_pushnil(L);
  } else if (r->game->push_facts) {
    r->game->push_facts(L, r->cards, number);
  } else {
    lua_createtable(L, 0, 2);
    lua_pushstring(L, arb_card_title(r->cards, number));
    lua_setfield(L, -2, "name");
    lua_pushstring(L, arb_card_type(r->cards, number));
    lua_setfield(L, -2, "type");
  }
}

static void push_section(lua_State *L, const Reader *r, const ArbSection *section)
{
  int at = 0;
  lua_createtable(L, section->count, 0);
  for (int i = 0; i < section->count; i++) {
    push_card(L, r, section->cards[i]);
    if (lua_isnil(L, -1)) lua_pop(L, 1);
    else lua_rawseti(L, -2, ++at);
  }
}

/* A field for each section: a list of cards, or the one card. */
static void push_deck(lua_State *L, const Reader *r)
{
  const ArbRules *rules = r->game->rules;
  lua_createtable(L, 0, rules->section_count);
  for (int i = 0; i < rules->section_count; i++) {
    const ArbSection *section = &r->deck->sections[i];
    if (!rules->sections[i].single) push_section(L, r, section);
    else push_card(L, r, section->count ? section->cards[0] : 0);
    lua_setfield(L, -2, rules->sections[i].field);
  }
}

/* Reports the list of problems at the top and pops it. */
static void report_problems(lua_State *L, Reader *r)
{
  if (lua_type(L, -1) != LUA_TTABLE)
    loader_fail(L, &r->l, NULL, "the check gave no list of problems but: %s",
                sandbox_type_name(L, -1));
  for (lua_Integer i = 1; lua_rawgeti(L, -1, i) != LUA_TNIL; i++) {
    if (lua_type(L, -1) != LUA_TTABLE)
      loader_fail(L, &r->l, NULL, "a problem is a table: { rule = ..., text = ... }");
    const char *rule = field_text(L, &r->l, -1, "rule"), *text = field_text(L, &r->l, -1, "text");
    if (!text) loader_fail(L, &r->l, NULL, "a problem without 'text'");
    r->report(r->data, rule ? rule : "", text);
    r->problems++;
    lua_pop(L, 1);
  }
  lua_pop(L, 2);
}

/* banned = { "Gust", "ogn-003" } becomes { ["Gust"] = 0, ... }: how many copies are allowed. */
static void ban(lua_State *L, Loader *l, const char *text, void *data)
{
  Reader *r = data;
  (void)l;
  lua_pushinteger(L, 0);
  lua_setfield(L, r->limits, arb_card_title(r->cards, card_named(L, r, "banned", text)));
}

/* limits = { ["Gust"] = 1 } */
static void read_limits(lua_State *L, Reader *r)
{
  if (!field_table(L, &r->l, -1, "limits")) return;
  int table = lua_gettop(L);
  sandbox_keys(L, table);
  lua_Integer count = (lua_Integer)lua_rawlen(L, -1);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, table + 1, i);
    if (lua_type(L, -1) != LUA_TSTRING)
      loader_fail(L, &r->l, NULL, "'limits' says how many copies of a card are allowed: "
                                  "{ [\"Gust\"] = 1 }");
    const char *name = lua_tostring(L, -1);
    uint16_t def = card_named(L, r, "limits", name);
    lua_pushinteger(L, field_integer(L, &r->l, table, name, 0, COUNT_MAX, 0));
    lua_setfield(L, r->limits, arb_card_title(r->cards, def));
    lua_pop(L, 1);
  }
  lua_settop(L, table - 1);
}

/* Pushes the format's `deck` table, with the format's own numbers in it, and in `limits` how
** many copies it allows of each card it names. */
static void push_rules(lua_State *L, Reader *r, int format)
{
  const ArbRules *rules = r->game->rules;
  lua_newtable(L);
  r->limits = lua_gettop(L);
  if (!field_table(L, &r->l, format, "deck")) lua_newtable(L);
  check_deck_fields(L, &r->l, r);
  each_text_in(L, &r->l, -1, "banned", ban, r);
  read_limits(L, r);
  lua_pushvalue(L, r->limits);
  lua_setfield(L, -2, "limits");
  lua_remove(L, r->limits);
  for (const char *const *name = r->game->deck_fields; *name; name++)
    field_integer(L, &r->l, -1, *name, 0, DECK_MAX, 0);
  for (int i = 0; i < rules->format_number_count; i++) {
    const ArbFormatNumber *row = &rules->format_numbers[i];
    if (row->flags & ARB_FORMAT_FLAG)
      lua_pushboolean(L, field_flag(L, &r->l, format, row->name));
    else
      lua_pushinteger(L, field_integer(L, &r->l, format, row->name, 0, DECK_MAX, 0));
    lua_setfield(L, -2, row->name);
  }
}

/* Runs scripts/deck_rules/NAME.lua, which returns one function. */
static void push_deck_rules(lua_State *L, Reader *r, const char *name)
{
  char path[PATH_ROOM];
  ArbError error = {ARB_OK, ""};
  script_free(&r->rules);
  snprintf(path, sizeof path, "%s/deck_rules/%s.lua", r->paths->scripts, name);
  if (!script_read(&r->rules, path, &error)) loader_fail(L, &r->l, NULL, "%s", error.text);
  run_for_result(L, r, &r->rules);
  r->l.part = NULL;
  r->l.line = 1;
  if (lua_type(L, -1) != LUA_TFUNCTION)
    loader_fail(L, &r->l, NULL, "a file of deck rules returns one function");
}

/* Whether the format names cards that it bans or limits. */
static bool limits_any(lua_State *L, int rules)
{
  int top = lua_gettop(L);
  lua_getfield(L, rules, "limits");
  lua_pushnil(L);
  bool any = lua_next(L, -2) != 0;
  lua_settop(L, top);
  return any;
}

/* (reader) */
static int check_deck(lua_State *L)
{
  Reader *r = lua_touserdata(L, 1);
  open_format(L, r);
  int format = lua_gettop(L);
  push_rules(L, r, format);
  const char *const files[] = {r->game->name, "house"}; /* the rulebook's, then any format's */
  int count = limits_any(L, format + 1) ? 2 : 1;
  for (int i = 0; i < count; i++) {
    push_deck_rules(L, r, files[i]);
    push_deck(L, r);
    lua_pushvalue(L, format + 1);
    lua_call(L, 2, 1);
    report_problems(L, r);
  }
  r->l.script = &r->format;
  if (!field(L, format, "check")) return 0;
  push_deck(L, r);
  lua_call(L, 1, 1);
  report_problems(L, r);
  return 0;
}

int bind_check_deck(const BindPaths *paths, const char *format, const ArbCards *cards,
                    const ArbDeck *deck, BindProblem *report, void *data, ArbError *error)
{
  Reader r;
  bool fine = reader_open(&r, paths, format, error);
  r.cards = cards;
  r.deck = deck;
  r.report = report;
  r.data = data;
  fine = fine && in_sandbox(&r, check_deck, error);
  reader_close(&r);
  return fine ? r.problems : -1;
}
