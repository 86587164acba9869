/* SPDX-License-Identifier: MIT */
/*
** absent.c -- the call of the C library that starts programs, which a browser has not.  It answers
** ENOSYS, as fork does there, and a bot of the kind exec: is refused with that reason.
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
