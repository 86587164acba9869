/* SPDX-License-Identifier: MIT */
/*
** fence.h -- the kernel keeps a process from what it has no business to do.
**
** `check`, `test`, `show` and `docs` open what strangers wrote.  Names and budgets keep it in
** bounds (sandbox/confine.h).  Where Linux has Landlock, the process also gives up, before it
** reads the first of these files, the right to write, create, remove or start anything, and to
** open connections.
*/
#ifndef CLI_FENCE_H
#define CLI_FENCE_H

#include <stdbool.h>

/* Gives these rights up for good.  What lies below `writes` (ends with NULL) may still be written;
** with `starts` programs may be started, behind the same fence.
** False: this kernel cannot, or LUNARBITER_FENCE=off says not to; all goes on without. */
bool fence_raise(const char *const *writes, bool starts);

#endif
