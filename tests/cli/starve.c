/* SPDX-License-Identifier: MIT */
/* starve.c -- see starve.h. */
#define _GNU_SOURCE
#include "starve.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef ARB_EVENT
#include <sqlite3.h>
#endif

#include "scarce.h"

/* Of the first allocations each fails; then ever fewer. */
#ifdef ARB_SANITIZED
enum { EACH = 4, STEP = 7 };
#else
enum { EACH = 8, STEP = 1 };
#endif
enum { CAME = 40, HAD_ENOUGH, WRONG };

static long at;
static bool for_good, is_copy;

/* ---- SQLite, which is a library of its own ------------------------------------------------ */

#ifdef ARB_EVENT
static sqlite3_mem_methods its_own;

static void *sqlite_take(int size)
{
  return scarce_allows() ? its_own.xMalloc(size) : NULL;
}

static void *sqlite_grow(void *before, int size)
{
  return scarce_allows() ? its_own.xRealloc(before, size) : NULL;
}

static void starve_sqlite(void)
{
  sqlite3_config(SQLITE_CONFIG_GETMALLOC, &its_own);
  sqlite3_mem_methods ours = its_own;
  ours.xMalloc = sqlite_take, ours.xRealloc = sqlite_grow;
  assert_int_equal(sqlite3_config(SQLITE_CONFIG_MALLOC, &ours), SQLITE_OK);
}
#else
static void starve_sqlite(void)
{
}
#endif

/* ---- Copies ---------------------------------------------------------------------------------- */

/* The program ends within a call: what the copy still holds is no leak. */
static void end_at_once(void)
{
  if (is_copy) _exit(1);
}

void starve_begin(void)
{
  json_set_alloc_funcs(malloc, free); /* those that fail; what the program sets is tried, too */
  starve_sqlite();
  atexit(end_at_once);
}

void starve_now(void)
{
  scarce_after(is_copy ? at : -1, for_good);
}

bool starve_early(void)
{
  return at % 4 == 0 && at <= EACH;
}

bool starve_ends(void)
{
  return scarce_end() > 0;
}

void starve_wrong(const char *what, const char *text)
{
  fprintf(stderr, "%s: %s\n", what, text);
  _exit(WRONG);
}

static void tell(FILE *said)
{
  char line[1000];
  rewind(said);
  while (fgets(line, sizeof line, said)) print_message("%s", line);
}

static bool says_why(FILE *said)
{
  char line[400];
  bool says = false;
  rewind(said);
  while (fgets(line, sizeof line, said)) says |= strstr(line, "out of memory") != NULL;
  return says;
}

/* False: it had enough. */
static bool try_one(const char *what, void (*work)(void *data),
                    void (*after)(void *data, bool came), void *data)
{
  int status = 0;
  FILE *said = tmpfile();
  assert_non_null(said);
  fflush(NULL);
  pid_t child = fork();
  assert_true(child >= 0);
  if (child == 0) {
    is_copy = true;
    dup2(fileno(said), STDERR_FILENO);
    work(data);
    _exit(scarce_end() > 0 ? CAME : HAD_ENOUGH);
  }
  assert_int_equal(waitpid(child, &status, 0), child);
  int code = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
  if (code != CAME && code != HAD_ENOUGH && (code != 1 || !says_why(said))) {
    tell(said);
    fail_msg("%s, allocation %ld%s: it ended with %d", what, at,
             for_good ? " and all that follow" : "", code);
  }
  fclose(said);
  if (after) after(data, code != 1);
  return code != HAD_ENOUGH;
}

long starve_each(const char *what, void (*work)(void *data), void (*after)(void *data, bool came),
                 void *data)
{
  long tries = 0;
  for (int all = 0; all < 2; all++) {
    for_good = all;
    for (at = 0; try_one(what, work, after, data); tries++) at += at < EACH ? 1 : at * STEP;
  }
  return tries;
}
