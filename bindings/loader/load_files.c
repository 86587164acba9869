/* SPDX-License-Identifier: MIT */
/*
** load_files.c -- which files a load reads, and in which order: those of the game, those of the
** mods, and texts that replace files.
*/
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "loader/load.h"
#include "memory.h"

static char *copy_text(const char *text)
{
  char *copy = arb_memory_take(strlen(text) + 1);
  if (copy) strcpy(copy, text);
  return copy;
}

static bool out_of_memory(ArbError *error)
{
  bind_error_set(error, ARB_MEMORY, "out of memory");
  return false;
}

/* Fills in a script, which then owns `text`. */
static bool fill_script(Script *script, const char *name, char *text, size_t size)
{
  *script = (Script){.name = copy_text(name), .text = text, .size = size};
  if (text) script->hash = arb_hash_bytes(0, text, size);
  return script->name && text;
}

/* `mod`: the mod that the file belongs to, or NULL. */
static bool add_script(Load *load, const BindMod *mod, const char *name, char *text, size_t size,
                       ArbError *error)
{
  ScriptPool *pool = load->l.pool;
  if (pool->script_count == pool->script_room) {
    int room = pool->script_room ? pool->script_room * 2 : 256;
    Script *scripts = arb_memory_grow(pool->scripts, (size_t)room * sizeof *scripts);
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
  arb_memory_free(text);
  return out_of_memory(error);
}

static bool add_file(Load *load, const BindMod *mod, const char *path, ArbError *error)
{
  size_t size = 0;
  char *text = bind_file_read(path, &size, error);
  return text && add_script(load, mod, path, text, size, error);
}

static bool ends_with(const char *text, const char *end)
{
  size_t length = strlen(text), tail = strlen(end);
  return length >= tail && strcmp(text + length - tail, end) == 0;
}

/* Whether a file of keywords belongs to the game: "riftbound.lua", "riftbound-mine.lua". */
static bool is_of_game(const char *path, const char *game)
{
  const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
  size_t length = strlen(game);
  return strncmp(name, game, length) == 0 && strchr(".-_", name[length]);
}

/* Adds all scripts of a directory that are not scenarios; with `game`, only those of that game. */
static bool add_directory(Load *load, const BindMod *mod, const char *directory, const char *game,
                          ArbError *error)
{
  char **paths;
  int count = bind_files_find(directory, !game, &paths, error);
  bool fine = count >= 0;
  for (int i = 0; mod && i < count && fine; i++)
    fine = bind_file_of_mod(mod->directory, paths[i], error);
  for (int i = 0; i < count && fine; i++)
    if (!ends_with(paths[i], "_spec.lua") && (!game || is_of_game(paths[i], game)))
      fine = add_file(load, mod, paths[i], error);
  bind_files_free(paths, count > 0 ? count : 0);
  return fine;
}

/* Adds a directory that need not exist. */
static bool add_there(Load *load, const BindMod *mod, const char *directory, ArbError *error)
{
  struct stat info;
  return stat(directory, &info) != 0 || add_directory(load, mod, directory, NULL, error);
}

/* Adds one folder of each mod. */
static bool add_of_mods(Load *load, const char *folder, ArbError *error)
{
  char path[1024];
  for (int i = 0; i < load->paths->mod_count; i++) {
    const BindMod *mod = &load->paths->mods[i];
    snprintf(path, sizeof path, "%s/%s", mod->directory, folder);
    if (!add_there(load, mod, path, error)) return false;
  }
  return true;
}

bool bind_vocabulary_read(ScriptPool *pool, const char *scripts, const char *game, ArbError *error)
{
  char path[1024];
  struct stat info;
  for (int i = 0; i < VOCABULARIES; i++) {
    size_t size = 0;
    if (i == 0) snprintf(path, sizeof path, "%s/vocabulary.lua", scripts);
    else snprintf(path, sizeof path, "%s/vocabulary/%s.lua", scripts, game);
    if (i > 0 && stat(path, &info) != 0) continue;
    char *text = bind_file_read(path, &size, error);
    if (!text) return false;
    if (!fill_script(&pool->vocabulary[i], path, text, size)) return out_of_memory(error);
  }
  return true;
}

/* Adds the texts with a mark before their names; "": those without a mark. */
static bool add_texts(Load *load, const char *mark, ArbError *error)
{
  static const char *const marks[] = {BIND_KEYWORDS, BIND_FORMATS};
  for (int i = 0; i < load->paths->text_count; i++) {
    const BindText *text = &load->paths->texts[i];
    const char *of = "";
    for (int k = 0; k < 2; k++)
      if (strncmp(text->name, marks[k], strlen(marks[k])) == 0) of = marks[k];
    const char *name = text->name + strlen(of);
    if (strcmp(of, mark) != 0) continue;
    const char *file = strcmp(of, BIND_FORMATS) == 0 ? strchr(name, ':') : NULL;
    file = file ? file + 1 : name;
    if (!add_script(load, NULL, file, copy_text(text->text), strlen(text->text), error))
      return false;
    if (file == name) continue;
    Script *script = &load->l.pool->scripts[load->l.pool->script_count - 1];
    script->format = copy_text(name);
    if (!script->format) return out_of_memory(error);
    script->format[file - name - 1] = '\0';
  }
  return true;
}

static bool read_all(Load *load, ArbError *error)
{
  char path[1024];
  const BindPaths *paths = load->paths;
  ScriptPool *pool = load->l.pool;
  if (!bind_vocabulary_read(pool, paths->scripts, load->game->name, error)) return false;
  snprintf(path, sizeof path, "%s/keywords", paths->scripts);
  if (!add_directory(load, NULL, path, load->game->name, error) ||
      !add_of_mods(load, "keywords", error) || !add_texts(load, BIND_KEYWORDS, error))
    return false;
  load->keyword_scripts = pool->script_count;
  for (int i = 0; i < paths->card_count; i++)
    if (!add_directory(load, NULL, paths->cards[i], NULL, error)) return false;
  if (!add_of_mods(load, "cards", error) || !add_texts(load, "", error)) return false;
  load->format_scripts = pool->script_count;
  snprintf(path, sizeof path, "%s/formats", paths->scripts);
  return add_there(load, NULL, path, error) && add_of_mods(load, "formats", error) &&
         add_texts(load, BIND_FORMATS, error);
}

/* Replaces files that were found by the given texts. */
static bool take_instead(Load *load, ArbError *error)
{
  ScriptPool *pool = load->l.pool;
  for (int i = 0; i < load->paths->instead_count; i++) {
    const BindText *given = &load->paths->instead[i];
    for (int k = 0; k < pool->script_count; k++) {
      Script *script = &pool->scripts[k];
      if (strcmp(script->name, given->name) != 0) continue;
      char *text = copy_text(given->text);
      if (!text) return out_of_memory(error);
      arb_memory_free(script->text);
      script->text = text;
      script->size = strlen(text);
      script->hash = arb_hash_bytes(0, text, script->size);
    }
  }
  return true;
}

bool bind_load_read(Load *load, ArbError *error)
{
  return read_all(load, error) && take_instead(load, error);
}
