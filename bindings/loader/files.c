/* SPDX-License-Identifier: MIT */
/*
** files.c -- finding and reading script files.
**
** Directories are searched by LuaFileSystem in a private lua_State, which is closed before any card
** is run: no script can reach the functions that find files.
*/
#include <lauxlib.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "basics/plain_lua.h"
#include "memory.h"
#include "sandbox/confine.h"
#include "language/reading.h"

enum { FILE_MAX = 1 << 20 };

void bind_error_set(ArbError *error, ArbStatus status, const char *format, ...)
{
  if (!error) return;
  va_list list;
  va_start(list, format);
  error->status = status;
  vsnprintf(error->text, sizeof error->text, format, list);
  va_end(list);
}

/* Reads the rest of a file, at most one byte more than is allowed; NULL when memory runs out. */
static char *read_all(FILE *file, size_t *size)
{
  size_t room = 8 * 1024, count = 0;
  char *text = arb_memory_take(room + 1);
  while (text) {
    count += fread(text + count, 1, room - count, file);
    if (count < room || count > FILE_MAX) break;
    room = room * 4 < FILE_MAX + 1 ? room * 4 : FILE_MAX + 1;
    char *grown = arb_memory_grow(text, room + 1);
    if (!grown) arb_memory_free(text);
    text = grown;
  }
  if (text) text[count] = '\0';
  *size = count;
  return text;
}

/* What is no plain file is not opened: one would wait for a pipe without end. */
static bool is_plain(const char *path)
{
  struct stat about;
  return stat(path, &about) == 0 && S_ISREG(about.st_mode);
}

char *bind_file_read(const char *path, size_t *size, ArbError *error)
{
  FILE *file = is_plain(path) ? fopen(path, "rb") : NULL;
  char *text = file ? read_all(file, size) : NULL;
  bool failed = !text || ferror(file);
  if (file) fclose(file);
  if (file && !text) {
    bind_error_set(error, ARB_MEMORY, "out of memory");
    return NULL;
  }
  if (failed || *size > FILE_MAX) {
    arb_memory_free(text);
    bind_error_set(error, ARB_SCRIPT, failed ? "%s: cannot be read" : "%s: is larger than 1 MiB",
                   path);
    return NULL;
  }
  return text;
}

bool bind_file_of_mod(const char *mod, const char *path, ArbError *error)
{
  if (bind_confine_inside(mod, path)) return true;
  bind_error_set(error, ARB_SCRIPT, "%s: a link that leads out of the mod, which is not followed",
                 path);
  return false;
}

void bind_files_free(char **paths, int count)
{
  for (int i = 0; i < count; i++) arb_memory_free(paths[i]);
  arb_memory_free(paths);
}

/* (directory, deep) -> sorted list of paths */
static const char search[] =
    "local directory, deep = ...\n"
    "local found, lfs = {}, require 'lfs'\n"
    "local function look(path, depth)\n"
    "  if depth > 16 then error(path .. ': directories nest more than 16 deep', 0) end\n"
    "  for name in lfs.dir(path) do\n"
    "    local full = path .. '/' .. name\n"
    "    if name:find '%c' then\n"
    "      error(('%s: a name with control characters: %q'):format(path, name), 0)\n"
    "    end\n"
    "    if name:sub(1, 1) ~= '.' then\n"
    "      local mode = lfs.attributes(full, 'mode')\n"
    "      if mode == 'directory' and deep then look(full, depth + 1)\n"
    "      elseif mode == 'file' and name:sub(-4) == '.lua' then found[#found + 1] = full end\n"
    "    end\n"
    "  end\n"
    "end\n"
    "if lfs.attributes(directory, 'mode') ~= 'directory' then\n"
    "  error(directory .. ': is not a directory', 0)\n"
    "end\n"
    "look(directory, 0)\n"
    "table.sort(found)\n"
    "return found\n";

/* Runs the search; pushes the list, or a message. */
static int run_search(lua_State *L)
{
  bind_confine_libraries(L, NULL);
  if (luaL_loadbuffer(L, search, sizeof search - 1, "=search") != LUA_OK) return lua_error(L);
  lua_pushstring(L, lua_touserdata(L, 1));
  lua_pushboolean(L, lua_touserdata(L, 2) != NULL);
  lua_call(L, 2, 1);
  return 1;
}

/* Copies the list at the top; false when memory runs out. */
static bool copy_list(lua_State *L, char ***paths, int *count)
{
  lua_Integer size = (lua_Integer)lua_rawlen(L, -1);
  *count = 0;
  *paths = arb_memory_zeroed((size_t)size + 1, sizeof **paths);
  for (lua_Integer i = 1; *paths && i <= size; i++) {
    lua_rawgeti(L, -1, i);
    const char *path = lua_tostring(L, -1);
    char *copy = arb_memory_take(strlen(path) + 1);
    if (!copy) return false;
    strcpy(copy, path);
    (*paths)[(*count)++] = copy;
    lua_pop(L, 1);
  }
  return *paths != NULL;
}

int bind_files_find(const char *directory, bool deep, char ***paths, ArbError *error)
{
  int count = -1;
  lua_State *L = bind_plain_lua_open();
  *paths = NULL;
  if (!L) {
    bind_error_set(error, ARB_MEMORY, "out of memory");
    return -1;
  }
  lua_pushcfunction(L, run_search);
  lua_pushlightuserdata(L, (void *)(uintptr_t)directory);
  lua_pushlightuserdata(L, deep ? L : NULL);
  if (lua_pcall(L, 2, 1, 0) != LUA_OK) {
    const char *message = lua_tostring(L, -1);
    if (message && strstr(message, "module 'lfs' not found"))
      message = "LuaFileSystem is missing (the Lua 5.4 module 'lfs')";
    bind_error_set(error, ARB_SCRIPT, "%s", message ? message : "cannot search directories");
  } else if (!copy_list(L, paths, &count)) {
    bind_files_free(*paths, count);
    *paths = NULL;
    count = -1;
    bind_error_set(error, ARB_MEMORY, "out of memory");
  }
  lua_close(L);
  return count;
}
