/* SPDX-License-Identifier: MIT */
/* static.c -- the page without a server, copied into a folder for a web host.  See server.h. */
#define _XOPEN_SOURCE 700
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "server/server.h"

enum { PATH_ROOM = SESSION_PATH_MAX + 320, COPY_AT_ONCE = 65536 };

/* A file that each such page has, and hardly any other folder. */
static const char mark[] = "engine/engine.wasm.gz";

static bool fail(ArbError *error, const char *path, const char *why)
{
  error->status = ARB_REFUSED;
  snprintf(error->text, sizeof error->text, "%.270s: %.120s", path, why);
  return false;
}

static bool write_path(char out[PATH_ROOM], const char *folder, const char *name, ArbError *error)
{
  int length = snprintf(out, PATH_ROOM, "%s/%s", folder, name);
  return (length > 0 && length < PATH_ROOM) || fail(error, folder, "the path is too long");
}

bool static_there(const char *folder)
{
  char path[PATH_ROOM];
  ArbError ignored;
  return write_path(path, folder, mark, &ignored) && access(path, R_OK) == 0;
}

/* ---- Every entry of a folder ------------------------------------------------------ */

typedef struct Copy {
  const char *to; /* the folder that is written */
  int files;      /* written so far */
} Copy;

typedef bool Visit(const char *path, const char *name, Copy *copy, ArbError *error);

static bool each_entry(const char *folder, Visit *visit, Copy *copy, ArbError *error)
{
  char path[PATH_ROOM];
  bool good = true;
  DIR *directory = opendir(folder);
  if (!directory) return fail(error, folder, strerror(errno));
  for (struct dirent *each; good && (each = readdir(directory));) {
    if (strcmp(each->d_name, ".") == 0 || strcmp(each->d_name, "..") == 0) continue;
    good = write_path(path, folder, each->d_name, error) && visit(path, each->d_name, copy, error);
  }
  closedir(directory);
  return good;
}

/* Removes what an earlier page left in a folder of its own.  Links and folders in it are no work of
** ours, and stay. */
static bool remove_file(const char *path, const char *name, Copy *copy, ArbError *error)
{
  struct stat info;
  (void)name, (void)copy;
  if (lstat(path, &info) != 0 || !S_ISREG(info.st_mode)) return true;
  return unlink(path) == 0 || fail(error, path, strerror(errno));
}

static bool make_folder(const char *path, ArbError *error)
{
  struct stat info;
  if (mkdir(path, 0777) == 0) return true;
  if (errno != EEXIST) return fail(error, path, strerror(errno));
  if (stat(path, &info) == 0 && S_ISDIR(info.st_mode)) return true;
  return fail(error, path, "this is no folder");
}

static bool copy_file(const char *from, const char *to, ArbError *error)
{
  static char bytes[COPY_AT_ONCE];
  FILE *in = fopen(from, "rb");
  if (!in) return fail(error, from, strerror(errno));
  unlink(to); /* a link that stands there is not followed */
  FILE *out = fopen(to, "wb");
  if (!out) {
    fail(error, to, strerror(errno));
    fclose(in);
    return false;
  }
  bool good = true;
  for (size_t got; good && (got = fread(bytes, 1, sizeof bytes, in)) > 0;)
    good = fwrite(bytes, 1, got, out) == got;
  good = !ferror(in) && good;
  fclose(in);
  good = fclose(out) == 0 && good;
  return good || fail(error, to, "it could not be written whole");
}

static bool copy_entry(const char *path, const char *name, Copy *copy, ArbError *error)
{
  char to[PATH_ROOM];
  struct stat info;
  if (!write_path(to, copy->to, name, error)) return false;
  if (stat(path, &info) != 0) return fail(error, path, strerror(errno));
  if (!S_ISDIR(info.st_mode)) {
    copy->files++;
    return copy_file(path, to, error);
  }
  Copy inside = {.to = to};
  bool good = make_folder(to, error) && each_entry(to, remove_file, NULL, error) &&
              each_entry(path, copy_entry, &inside, error);
  copy->files += inside.files;
  return good;
}

/* ---- The folder ------------------------------------------------------------------- */

static bool is_empty(const char *folder)
{
  DIR *directory = opendir(folder);
  int entries = 0;
  while (directory && readdir(directory)) entries++;
  if (directory) closedir(directory);
  return entries <= 2; /* itself and its parent */
}

int static_copy(const char *from, const char *to, ArbError *error)
{
  Copy copy = {.to = to};
  if (!make_folder(to, error)) return -1;
  if (!is_empty(to) && !static_there(to)) {
    fail(error, to, "the folder holds something else; name an empty one, or one that is not there");
    return -1;
  }
  if (access(to, W_OK | X_OK) != 0) {
    fail(error, to, strerror(errno));
    return -1;
  }
  return each_entry(from, copy_entry, &copy, error) ? copy.files : -1;
}
