/* SPDX-License-Identifier: MIT */
/*
** scarce.h -- allocations that fail when a test says so.
**
** The programs that use this are linked so that every malloc, calloc and realloc of our libraries
** comes here (arb_scarce in CMakeLists.txt).  As long as a test says nothing, none fails.
*/
#ifndef TESTS_SCARCE_H
#define TESTS_SCARCE_H

#include <stdbool.h>

/* The next `count` allocations succeed, then one fails; with `all`, those that follow it do, too.
** Below 0 none fails. */
void scarce_after(long count, bool all);

/* From here on none fails.  Returns how many have failed since scarce_after. */
long scarce_end(void);

/* Whether an allocation may succeed now.  Allocators of other libraries ask before each of theirs,
** which counts as one. */
bool scarce_allows(void);

#endif
