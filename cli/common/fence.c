/* SPDX-License-Identifier: MIT */
/* fence.c -- see fence.h. */
#define _GNU_SOURCE /* syscall, O_PATH */
#include "common/fence.h"

#include <stdlib.h>
#include <string.h>

/* A build that counts what is run writes its counts when the process ends. */
#if defined __linux__ && defined __has_include && !defined ARB_NO_FENCE
#if __has_include(<linux/landlock.h>)
#define FENCE 1
#endif
#endif

#ifdef FENCE
#include <fcntl.h>
#include <linux/landlock.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

/* The rights that each version of Landlock knows more than the one before, as the kernel counts
** them: older headers have no names for the last ones. */
enum {
  WRITE_FILE = 1 << 1,
  EXECUTE = 1 << 0,
  REMOVE_DIR = 1 << 4,
  REMOVE_FILE = 1 << 5,
  MAKE_ANY = 1 << 6 | 1 << 7 | 1 << 8 | 1 << 9 | 1 << 10 | 1 << 11 | 1 << 12,
  REFER = 1 << 13,       /* version 2 */
  TRUNCATE = 1 << 14,    /* version 3 */
  TCP = 1 << 0 | 1 << 1, /* version 4: to bind, to connect */
};

/* struct landlock_ruleset_attr as version 4 has it; older ones read the beginning. */
typedef struct Rules {
  uint64_t files, connections;
} Rules;

static uint64_t rights_of(long version)
{
  uint64_t rights = WRITE_FILE | EXECUTE | REMOVE_DIR | REMOVE_FILE | MAKE_ANY;
  if (version >= 2) rights |= REFER;
  if (version >= 3) rights |= TRUNCATE;
  return rights;
}

static void allow(int rules, uint64_t rights, const char *path)
{
  struct landlock_path_beneath_attr below = {.allowed_access = rights & ~(uint64_t)EXECUTE};
  below.parent_fd = open(path, O_PATH | O_CLOEXEC);
  if (below.parent_fd < 0) return;
  syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &below, 0);
  close(below.parent_fd);
}

bool fence_raise(const char *const *writes, bool starts)
{
  const char *off = getenv("LUNARBITER_FENCE");
  long version = syscall(SYS_landlock_create_ruleset, NULL, (size_t)0, 1U);
  if (version < 1 || (off && strcmp(off, "off") == 0)) return false;
  uint64_t rights = rights_of(version) & ~(uint64_t)(starts ? EXECUTE : 0);
  Rules wanted = {.files = rights, .connections = version >= 4 ? TCP : 0};
  int rules = (int)syscall(SYS_landlock_create_ruleset, &wanted,
                           version >= 4 ? sizeof wanted : sizeof wanted.files, 0U);
  if (rules < 0) return false;
  allow(rules, WRITE_FILE | (rights & TRUNCATE), "/dev/null");
  for (; writes && *writes; writes++) allow(rules, rights, *writes);
  bool raised = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
                syscall(SYS_landlock_restrict_self, rules, 0U) == 0;
  close(rules);
  return raised;
}
#else
bool fence_raise(const char *const *writes, bool starts)
{
  (void)writes, (void)starts;
  return false;
}
#endif
