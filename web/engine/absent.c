/* SPDX-License-Identifier: MIT */
/*
** absent.c -- what a page does not have: other programs.  Who starts one (a bot of the kind exec:)
** is told that this function is not implemented, as the C library does for fork.
*/
#include <errno.h>
#include <spawn.h>

int posix_spawnp(pid_t *restrict pid, const char *restrict file,
                 const posix_spawn_file_actions_t *actions,
                 const posix_spawnattr_t *restrict attributes, char *const *restrict arguments,
                 char *const *restrict environment)
{
  (void)pid, (void)file, (void)actions, (void)attributes, (void)arguments, (void)environment;
  return ENOSYS;
}
