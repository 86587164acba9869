/* SPDX-License-Identifier: MIT */
/* test_fence.c -- what a fenced process can do no more (fence.h), where there is Landlock. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "common/fence.h"

enum { FENCED = 1, WROTE_OUTSIDE = 2, WROTE_INSIDE = 4, STARTED = 8, READ = 16 };

static char room[64];

static bool writes(const char *folder)
{
  char path[128];
  snprintf(path, sizeof path, "%s/file", folder);
  int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (fd >= 0) close(fd);
  unlink(path);
  return fd >= 0;
}

static bool starts(void)
{
  pid_t child = fork();
  if (child == 0) {
    execl("/bin/true", "true", (char *)NULL);
    execl("/usr/bin/true", "true", (char *)NULL);
    _exit(1);
  }
  int status = 1;
  waitpid(child, &status, 0);
  return status == 0;
}

/* What a process of its own can do behind the fence. */
static int tried(bool may_start)
{
  char inside[96];
  snprintf(inside, sizeof inside, "%s/inside", room);
  pid_t child = fork();
  assert_true(child >= 0);
  if (child == 0) {
    const char *allowed[] = {inside, NULL};
    int can = fence_raise(allowed, may_start) ? FENCED : 0;
    can |= writes(room) ? WROTE_OUTSIDE : 0;
    can |= writes(inside) ? WROTE_INSIDE : 0;
    can |= starts() ? STARTED : 0;
    can |= access("/", R_OK) == 0 ? READ : 0;
    _exit(can);
  }
  int status = 0;
  waitpid(child, &status, 0);
  assert_true(WIFEXITED(status));
  return WEXITSTATUS(status);
}

static void behind_the_fence_nothing_is_written_outside_and_nothing_started(void **state)
{
  (void)state;
  unsetenv("LUNARBITER_FENCE");
  int can = tried(false);
  if (can & FENCED) assert_int_equal(can, FENCED | WROTE_INSIDE | READ);
  else assert_int_equal(can, WROTE_OUTSIDE | WROTE_INSIDE | STARTED | READ);
}

static void what_is_started_is_behind_the_fence_too(void **state)
{
  (void)state;
  int can = tried(true);
  if (can & FENCED) assert_int_equal(can, FENCED | WROTE_INSIDE | STARTED | READ);
  else assert_int_equal(can, WROTE_OUTSIDE | WROTE_INSIDE | STARTED | READ);
}

static void who_turns_the_fence_off_has_none(void **state)
{
  (void)state;
  setenv("LUNARBITER_FENCE", "off", 1);
  assert_int_equal(tried(false), WROTE_OUTSIDE | WROTE_INSIDE | STARTED | READ);
  unsetenv("LUNARBITER_FENCE");
}

int main(void)
{
  char inside[96];
  snprintf(room, sizeof room, "/tmp/fence-XXXXXX");
  if (!mkdtemp(room)) return 1;
  snprintf(inside, sizeof inside, "%s/inside", room);
  if (mkdir(inside, 0700) != 0) return 1;
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(behind_the_fence_nothing_is_written_outside_and_nothing_started),
    cmocka_unit_test(what_is_started_is_behind_the_fence_too),
    cmocka_unit_test(who_turns_the_fence_off_has_none),
  };
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  rmdir(inside);
  rmdir(room);
  return failed;
}
