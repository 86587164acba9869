/* SPDX-License-Identifier: MIT */
/*
** format.c -- finding formats, running them, and answers about them.
**
** A format is read in a sandbox of its own, which is then closed: only an ArbFormat remains.  A
** format belongs to one game: the one its field `game` names, else that of its mod, else the
** default game.  The game's table says which further fields it has.
*/
#include <lauxlib.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "formats/format.h"
#include "basics/guess.h"
#include "memory.h"
#include "open.h"
#include "formats/mods.h"

enum { PATH_ROOM = 1024 };

/* ---- Files --------------------------------------------------------------- */

void bind_format_free_script(Script *script)
{
  arb_memory_free(script->name);
  arb_memory_free(script->text);
  arb_memory_free(script->format);
  *script = (Script){0};
}

bool bind_format_read_script(Script *script, const char *path, ArbError *error)
{
  *script = (Script){.name = arb_memory_take(strlen(path) + 1)};
  if (script->name) strcpy(script->name, path);
  else bind_error_set(error, ARB_MEMORY, "out of memory");
  script->text = script->name ? bind_file_read(path, &script->size, error) : NULL;
  if (script->text) return true;
  bind_format_free_script(script);
  return false;
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
  int added = bind_files_find(directory, false, &more, error);
  char **all =
      added < 0 ? NULL : arb_memory_grow(*found, (size_t)(*count + added + 1) * sizeof *all);
  if (!all) {
    if (added >= 0) bind_error_set(error, ARB_MEMORY, "out of memory");
    bind_files_free(more, added > 0 ? added : 0);
    return false;
  }
  *found = all;
  for (int i = 0; i < added; i++) {
    if (is_spec(more[i])) arb_memory_free(more[i]);
    else all[(*count)++] = more[i];
  }
  arb_memory_free(more);
  return true;
}

/* Checks that no format file lies outside of the mod. */
static bool are_of_mod(const char *mod, char **found, int from, int count, ArbError *error)
{
  for (int i = from; i < count; i++)
    if (!bind_file_of_mod(mod, found[i], error)) return false;
  return true;
}

static bool has_formats(const BindMod *mod)
{
  char path[PATH_ROOM];
  struct stat info;
  snprintf(path, sizeof path, "%s/formats", mod->directory);
  return stat(path, &info) == 0;
}

/* The existing formats, those of the program first. */
static int find_formats(const BindPaths *paths, char ***found, ArbError *error)
{
  int count = 0;
  *found = NULL;
  bool fine = add_formats(paths->scripts, found, &count, error);
  for (int i = 0; i < paths->mod_count && fine; i++) {
    const char *mod = paths->mods[i].directory;
    int before = count;
    if (has_formats(&paths->mods[i]))
      fine =
          add_formats(mod, found, &count, error) && are_of_mod(mod, *found, before, count, error);
  }
  if (fine) return count;
  bind_files_free(*found, count);
  *found = NULL;
  return -1;
}

/* The name in a text that is this format's file; NULL: it is another text. */
static const char *format_text(const BindText *text, const char *name)
{
  size_t mark = sizeof BIND_FORMATS - 1, length = strlen(name);
  if (strncmp(text->name, BIND_FORMATS, mark) != 0) return NULL;
  if (strncmp(text->name + mark, name, length) != 0) return NULL;
  return text->name[mark + length] == ':' ? text->name + mark + length + 1 : NULL;
}

static char *copy_of(const char *text)
{
  char *copy = arb_memory_take(strlen(text) + 1);
  if (copy) strcpy(copy, text);
  return copy;
}

/* Finds the format among the texts; false when it is not there. */
static bool find_text(FormatReader *r, const char *name)
{
  for (int i = 0; i < r->paths->text_count; i++) {
    const BindText *text = &r->paths->texts[i];
    const char *file = format_text(text, name);
    if (!file) continue;
    r->format = (Script){.name = copy_of(file),
                         .text = copy_of(text->text),
                         .size = strlen(text->text),
                         .format = copy_of(name)};
    return r->format.name && r->format.text && r->format.format;
  }
  return false;
}

/* The list and, behind it, the names; NULL: there is no memory. */
static char **list_names(char *const *found, int count)
{
  char name[64];
  size_t size = (size_t)count * sizeof(char *);
  for (int i = 0; i < count; i++) {
    bind_format_name_of(found[i], name, sizeof name);
    size += strlen(name) + 1;
  }
  char **names = arb_memory_take(size);
  char *text = names ? (char *)(names + count) : NULL;
  for (int i = 0; names && i < count; i++) {
    bind_format_name_of(found[i], name, sizeof name);
    names[i] = strcpy(text, name);
    text += strlen(name) + 1;
  }
  return names;
}

int bind_format_names(const BindPaths *paths, char ***names, ArbError *error)
{
  char **found;
  int count = find_formats(paths, &found, error);
  *names = count > 0 ? list_names(found, count) : NULL;
  bind_files_free(found, count > 0 ? count : 0);
  if (count > 0 && !*names) {
    bind_error_set(error, ARB_MEMORY, "out of memory");
    return -1;
  }
  return count;
}

/* Adds the names of the formats of a game to the list, and to the names that may be meant. */
static void list_formats(const BindPaths *paths, char **found, int count, const char *game,
                         char *list, size_t size, Guess *guess)
{
  char each[64];
  const char *between = "";
  BindPaths of_game = *paths;
  of_game.game = game;
  for (int i = 0; i < count; i++) {
    ArbError other;
    bind_format_name_of(found[i], each, sizeof each);
    if (!bind_format_game(&of_game, each, &other)) continue;
    size_t used = strlen(list);
    snprintf(list + used, size - used, "%s%s", between, each);
    bind_guess_try(guess, each);
    between = ", ";
  }
}

/* The format does not exist: says so with the formats of the game, or of each game. */
static void tell_formats(const BindPaths *paths, char **found, int count, const char *name,
                         ArbError *error)
{
  char list[400] = "", hint[80];
  Guess guess = bind_guess_begin(name);
  if (paths->game || paths->own)
    list_formats(paths, found, count, paths->game, list, sizeof list, &guess);
  for (int i = 0; !paths->game && !paths->own && bind_game_at(i); i++) {
    const BindGame *game = bind_game_at(i);
    size_t used = strlen(list);
    snprintf(list + used, sizeof list - used, "%sof %s ", used ? "; " : "", game->title);
    list_formats(paths, found, count, game->name, list, sizeof list, &guess);
  }
  bind_error_set(error, ARB_UNSUPPORTED, "there is no format '%s' (there are: %s)%s", name, list,
                 bind_guess_text(&guess, hint, sizeof hint));
}

/* Writes the path of a format; false with the existing names. */
static bool format_path(const BindPaths *paths, const char *name, char *path, size_t size,
                        ArbError *error)
{
  char **found, each[64];
  bool exists = false;
  int count = find_formats(paths, &found, error);
  if (count < 0) return false;
  for (int i = 0; i < count; i++) {
    bind_format_name_of(found[i], each, sizeof each);
    if (strcmp(each, name) != 0) continue;
    snprintf(path, size, "%s", found[i]);
    exists = true;
  }
  if (!exists) tell_formats(paths, found, count, name, error);
  bind_files_free(found, count);
  return exists;
}

const BindMod *bind_format_mod(const BindPaths *paths, const char *name, uint64_t *hash)
{
  char path[PATH_ROOM];
  size_t size;
  for (int i = 0; i < paths->mod_count; i++) {
    snprintf(path, sizeof path, "%s/formats/%s.lua", paths->mods[i].directory, name);
    char *text = bind_file_read(path, &size, NULL);
    if (!text) continue;
    *hash = arb_hash_bytes(0, text, size);
    arb_memory_free(text);
    return &paths->mods[i];
  }
  return NULL;
}

/* ---- A sandbox with a format in it --------------------------------------- */

/* The game of the mod that a format lies in; NULL: the format is the program's. */
static const char *game_of_mod(const BindPaths *paths, const char *file)
{
  for (int i = 0; i < paths->mod_count; i++) {
    size_t length = strlen(paths->mods[i].directory);
    if (strncmp(file, paths->mods[i].directory, length) == 0 &&
        strncmp(file + length, "/formats/", strlen("/formats/")) == 0)
      return paths->mods[i].game;
  }
  return NULL;
}

/* Reads the words of every game, because only the format itself says which game it belongs to. */
static bool read_vocabularies(FormatReader *r, ArbError *error)
{
  const char *names[FORMAT_VOCABULARIES] = {NULL};
  int count = 0;
  if (r->paths->own) names[count++] = r->paths->own->name;
  for (int i = 0; bind_game_at(i) && count < FORMAT_VOCABULARIES - 1; i++)
    names[count++] = bind_game_at(i)->name;
  for (int i = 0; i <= count; i++) {
    char path[PATH_ROOM];
    struct stat info;
    if (i == 0) snprintf(path, sizeof path, "%s/vocabulary.lua", r->paths->scripts);
    else snprintf(path, sizeof path, "%s/vocabulary/%s.lua", r->paths->scripts, names[i - 1]);
    if (i > 0 && stat(path, &info) != 0) continue;
    if (!bind_format_read_script(&r->vocabulary[i], path, error)) return false;
  }
  return true;
}

/* What a failure in the sandbox is: where the system had no memory left, not the format's fault. */
static ArbStatus box_status(const FormatReader *r)
{
  return r->l.box.starved ? ARB_MEMORY : ARB_SCRIPT;
}

/* Makes the sandbox for a format whose text is read. */
static bool open_sandbox(FormatReader *r, ArbError *error)
{
  char text[300];
  if (!read_vocabularies(r, error)) return false;
  if (bind_script_open(&r->l.box, r->vocabulary, FORMAT_VOCABULARIES, text, sizeof text))
    return true;
  bind_error_set(error, box_status(r), "%s", text);
  return false;
}

static bool open_file(FormatReader *r, const BindPaths *paths, const char *file, ArbError *error)
{
  *r = (FormatReader){.paths = paths, .home = game_of_mod(paths, file)};
  return bind_format_read_script(&r->format, file, error) && open_sandbox(r, error);
}

bool bind_format_open(FormatReader *r, const BindPaths *paths, const char *name, ArbError *error)
{
  char path[PATH_ROOM];
  *r = (FormatReader){.paths = paths};
  if (find_text(r, name)) return open_sandbox(r, error);
  return format_path(paths, name, path, sizeof path, error) && open_file(r, paths, path, error);
}

void bind_format_close(FormatReader *r)
{
  bind_sandbox_close(&r->l.box);
  for (int i = 0; i < FORMAT_VOCABULARIES; i++) bind_format_free_script(&r->vocabulary[i]);
  bind_format_free_script(&r->format);
  bind_format_free_script(&r->rules);
}

/* Runs a file and pushes its result.  Raises mistakes. */
void bind_format_run_script(lua_State *L, FormatReader *r, Script *script)
{
  r->l.script = script;
  if (bind_script_run(&r->l.box, script, bind_judge_place, NULL) != LUA_OK) lua_error(L);
  lua_pop(L, 2);
}

/* The game of the format: the one it names, its mod's, and the one that was asked for must
** agree. */
static const BindGame *game_of_format(lua_State *L, FormatReader *r)
{
  Loader *l = &r->l;
  ArbError error = {ARB_OK, ""};
  const char *said = bind_field_text(L, l, -1, "game");
  const BindGame *game = bind_game_in(r->paths, said ? said : r->home, &error);
  if (!game) bind_loader_fail_as(L, l, BIND_C_UNKNOWN_VALUE, said, NULL, "'game': %s", error.text);
  if (r->home && strcmp(r->home, game->name) != 0) {
    const BindGame *home = bind_game(r->home, &error);
    bind_loader_fail_as(L, l, BIND_C_NOT_TOGETHER, said, NULL,
                        "'game': this is a format of %s, but its mod is for %s", game->title,
                        home ? home->title : r->home);
  }
  const BindGame *asked = r->paths->game ? bind_game_in(r->paths, r->paths->game, &error) : game;
  if (!asked) loader_fail(L, l, NULL, "%s", error.text);
  if (asked != game) { /* who asked is told, and not the file's line */
    char name[64];
    bind_format_name_of(r->format.name, name, sizeof name);
    lua_pushfstring(L, "the format '%s' is one of %s, and this is %s", name, game->title,
                    asked->title);
    lua_error(L);
  }
  return game;
}

/* Checks what the file returned; it is at the top of the stack. */
static void check_returned(lua_State *L, FormatReader *r)
{
  Loader *l = &r->l;
  TagInfo info = bind_script_tag(L, -1);
  l->line = info.line ? info.line : 1;
  if (info.tag != TAG_FORMAT)
    bind_loader_fail_as(L, l, BIND_C_FILE, "return", NULL,
                        "a format file returns one format { ... }, got %s",
                        bind_sandbox_type_name(L, -1));
  l->part = "format";
  r->game = game_of_format(L, r);
  bind_format_check_fields(L, r);
}

void bind_format_run(lua_State *L, FormatReader *r)
{
  bind_format_run_script(L, r, &r->format);
  check_returned(L, r);
}

bool bind_format_call(FormatReader *r, lua_CFunction function, ArbError *error)
{
  lua_State *L = r->l.box.L;
  lua_pushcfunction(L, bind_sandbox_explain);
  lua_pushcfunction(L, function);
  lua_pushlightuserdata(L, r);
  SandboxBudget outer = bind_sandbox_enter(&r->l.box);
  int status = lua_pcall(L, 1, 0, -3);
  bind_sandbox_leave(&r->l.box, outer);
  if (status == LUA_OK) return true;
  const char *message = lua_tostring(L, -1);
  bind_error_set(error, box_status(r), "%s", message ? message : "out of memory");
  return false;
}

/* ---- What is asked of a format ------------------------------------------------ */

/* (reader) */
static int read_shared(lua_State *L)
{
  FormatReader *r = lua_touserdata(L, 1);
  bind_format_run(L, r);
  bind_format_read_shared(L, r);
  return 0;
}

int bind_format_shared(const BindPaths *paths, const char *format, const ArbCards *cards,
                       uint16_t defs[ARB_SHARED_MAX], ArbError *error)
{
  FormatReader r;
  bool fine = bind_format_open(&r, paths, format, error);
  r.cards = cards;
  r.shared = defs;
  fine = fine && bind_format_call(&r, read_shared, error);
  bind_format_close(&r);
  return fine ? r.shared_count : -1;
}

/* (reader) */
static int read_format(lua_State *L)
{
  FormatReader *r = lua_touserdata(L, 1);
  bind_format_run(L, r);
  bind_format_read_fields(L, &r->l, r);
  return 0;
}

bool bind_format(const BindPaths *paths, const char *name, ArbFormat *format, ArbError *error)
{
  FormatReader r;
  bool fine = bind_format_open(&r, paths, name, error);
  r.out = format;
  fine = fine && bind_format_call(&r, read_format, error);
  bind_format_close(&r);
  return fine;
}

/* (reader) */
static int name_game(lua_State *L)
{
  bind_format_run(L, lua_touserdata(L, 1));
  return 0;
}

const BindGame *bind_format_game(const BindPaths *paths, const char *format, ArbError *error)
{
  FormatReader r;
  bool fine = bind_format_open(&r, paths, format, error) && bind_format_call(&r, name_game, error);
  const BindGame *game = fine ? r.game : NULL;
  bind_format_close(&r);
  return game;
}

/* ---- All mistakes of a format (diagnose.h) ------------------------------- */

/* Checks a format that was run; it is at the top of the stack. */
static void lint_format(lua_State *L, Loader *l, void *data)
{
  FormatReader *r = data;
  check_returned(L, r);
  bind_loader_try(L, l, bind_format_read_fields, r);
}

/* (reader) */
static int diagnose_format(lua_State *L)
{
  FormatReader *r = lua_touserdata(L, 1);
  r->l.script = &r->format;
  if (!bind_lint_run(L, &r->l)) return 0;
  bind_loader_try(L, &r->l, lint_format, r);
  return 0;
}

bool bind_diagnose_format(const BindPaths *paths, const BindFormatLint *format, BindDiagnose *tell,
                          void *data, ArbError *error)
{
  Lint *lint = arb_memory_zeroed(1, sizeof *lint);
  ArbFormat out;
  FormatReader r = {.paths = paths};
  bool fine = lint && open_file(&r, paths, format->path, error);
  if (fine) {
    lint->tell = tell, lint->data = data;
    r.out = &out, r.l.lint = lint, r.home = format->home;
    r.names = format->names, r.name_count = format->name_count;
    fine = bind_format_call(&r, diagnose_format, error);
  }
  bind_format_close(&r);
  arb_memory_free(lint);
  return fine;
}
