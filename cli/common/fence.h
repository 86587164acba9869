/* SPDX-License-Identifier: MIT */
/*
** fence.h -- the operating system denies a process what it does not need.
**
** `check`, `test`, `show` and `docs` open files of strangers.  Names and budgets confine these
** files (sandbox/confine.h).  Where Linux has Landlock, the process also gives up some rights
** before it reads the first of them: to write, create, remove or start anything, and to open
** connections.
*/
#ifndef CLI_FENCE_H
#define CLI_FENCE_H

#include <stdbool.h>

/* Gives these rights up for good.  Files below the folders in `writes` (ends with NULL) may still
** be written.  With `starts`, programs may be started; they inherit the fence.  False when this
** system has no Landlock, or LUNARBITER_FENCE=off: then nothing changes. */
bool fence_raise(const char *const *writes, bool starts);

#endif
