/* SPDX-License-Identifier: MIT */
/* data.c -- finding the folder with scripts/, cards/ and decks/; see bind_find_data. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "bindings.h"
#include "build_id.h" /* made by the build: cmake/build_id.cmake */
#include "language/reading.h"

#ifndef ARB_DATA_DIR
#error "the build says where the data lies: -DARB_DATA_DIR=\"...\""
#endif
#ifndef ARB_INSTALLED_DATA_DIR
#define ARB_INSTALLED_DATA_DIR ARB_DATA_DIR
#endif

const char *bind_build_id(void)
{
  return ARB_BUILD_ID;
}

static bool has_scripts(const char *root)
{
  char path[BIND_PATH_MAX + 16];
  struct stat info;
  snprintf(path, sizeof path, "%s/scripts", root);
  return strlen(root) < BIND_PATH_MAX && stat(path, &info) == 0 && S_ISDIR(info.st_mode);
}

static const char *choose_root(const char *given)
{
  const char *from_environment = getenv("LUNARBITER_DATA");
  if (given) return given;
  if (from_environment && *from_environment) return from_environment;
  return has_scripts(ARB_DATA_DIR) ? ARB_DATA_DIR : ARB_INSTALLED_DATA_DIR;
}

bool bind_find_data(const char *given, char *out, size_t size, ArbError *error)
{
  const char *root = choose_root(given);
  bool found = has_scripts(root) && strlen(root) < size;
  if (found) snprintf(out, size, "%s", root);
  else bind_error_set(error, ARB_REFUSED, "%s holds no scripts/ folder", root);
  return found;
}
