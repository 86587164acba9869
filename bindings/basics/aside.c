/* SPDX-License-Identifier: MIT */
/* aside.c -- see aside.h. */
#define _XOPEN_SOURCE 700 /* realpath, mkstemp, fchmod */
#include "basics/aside.h"

#include <errno.h>
#include <fcntl.h>
#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "memory.h"

static bool write_all(int fd, const char *bytes, size_t size)
{
  while (size) {
    ssize_t done = write(fd, bytes, size);
    if (done < 0 && errno == EINTR) continue;
    if (done == 0) errno = ENOSPC;
    if (done <= 0) return false;
    bytes += done;
    size -= (size_t)done;
  }
  return true;
}

/* Closes the file in any case, and keeps the first errno. */
static bool close_after(int fd, bool good)
{
  int why = errno;
  bool closed = close(fd) == 0;
  if (!good) errno = why;
  return good && closed;
}

static bool write_as_it_is(const char *path, const char *bytes, size_t size)
{
  int fd = open(path, O_WRONLY | O_CLOEXEC);
  return fd >= 0 && close_after(fd, write_all(fd, bytes, size));
}

/* "DIR/NAME" -> "DIR/.NAME.XXXXXX"; NULL when memory runs out. */
static char *name_beside(const char *path)
{
  const char *slash = strrchr(path, '/');
  int folder = slash ? (int)(slash + 1 - path) : 0;
  size_t room = strlen(path) + sizeof "..XXXXXX";
  char *name = arb_memory_take(room);
  if (name) snprintf(name, room, "%.*s.%s.XXXXXX", folder, path, path + folder);
  return name;
}

/* Syncs the folder: only then is the file's name on the disk. */
static void sync_folder(const char *path)
{
  char folder[4096];
  const char *slash = strrchr(path, '/');
  snprintf(folder, sizeof folder, "%.*s", slash ? (int)(slash + 1 - path) : 1, slash ? path : ".");
  int fd = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (fd < 0) return;
  fsync(fd); /* not every file system can do this; the file is whole all the same */
  close(fd);
}

/* The permissions of the old file, or those of a new one. */
static mode_t mode_of(const struct stat *before)
{
  if (before) return before->st_mode & 07777;
  mode_t mask = umask(0);
  umask(mask);
  return 0666 & ~mask;
}

static bool write_beside(const char *path, const struct stat *before, const char *bytes,
                         size_t size)
{
  char *beside = name_beside(path);
  int fd = beside ? mkstemp(beside) : -1;
  if (fd < 0) {
    arb_memory_free(beside);
    return false;
  }
  bool good = close_after(fd, write_all(fd, bytes, size) && fchmod(fd, mode_of(before)) == 0 &&
                                  fsync(fd) == 0) &&
              rename(beside, path) == 0;
  int why = errno;
  if (good) sync_folder(path);
  else unlink(beside);
  arb_memory_free(beside);
  errno = why;
  return good;
}

bool bind_aside_write(const char *path, const void *bytes, size_t size)
{
  struct stat before;
  bool there = stat(path, &before) == 0;
  if (there && S_ISDIR(before.st_mode)) {
    errno = EISDIR;
    return false;
  }
  if (there && !S_ISREG(before.st_mode)) return write_as_it_is(path, bytes, size);
  if (there && access(path, W_OK) != 0) return false;
  char *real = there ? realpath(path, NULL) : NULL;
  bool good = write_beside(real ? real : path, there ? &before : NULL, bytes, size);
  free(real);
  return good;
}

/* write(path, text) -> true, or nil and the reason */
static int module_write(lua_State *L)
{
  size_t size;
  const char *path = luaL_checkstring(L, 1), *text = luaL_checklstring(L, 2, &size);
  if (bind_aside_write(path, text, size)) {
    lua_pushboolean(L, true);
    return 1;
  }
  int why = errno;
  lua_pushnil(L);
  lua_pushfstring(L, "%s: %s", path, strerror(why));
  return 2;
}

int bind_aside_module(lua_State *L)
{
  static const luaL_Reg functions[] = {{"write", module_write}, {NULL, NULL}};
  luaL_newlib(L, functions);
  return 1;
}
