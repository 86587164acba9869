/* SPDX-License-Identifier: MIT */
/*
** starve.h -- what a program does when memory runs out, tried in copies of the process.
**
** The n-th allocation of a piece of work fails: of C, of Lua in our states, of Jansson and of
** SQLite alike; once only that one, once all that follow, too.  Programs that use this are linked
** so that the allocations of our libraries come here (CMakeLists.txt).
*/
#ifndef TESTS_STARVE_H
#define TESTS_STARVE_H

#include <stdbool.h>

/* Call it once, before the libraries are used. */
void starve_begin(void);

/* Inside of a copy: from here on an allocation fails; from here on none does.  The second says
** whether one has failed. */
void starve_now(void);
bool starve_ends(void);

/* Whether it is one of the first allocations: what costs much is done for some of these only. */
bool starve_early(void);

/* Ends a copy, because what must hold does not. */
_Noreturn void starve_wrong(const char *what, const char *text);

/* Runs `work` in copies of the process, in each of which another allocation fails.  A copy ends by
** coming back, or by the program's sentence about memory and exit code 1; then `after` (or NULL) is
** called here, and says whether the copy came back.  Anything else fails the test with `what`.
** Returns in how many copies an allocation has failed. */
long starve_each(const char *what, void (*work)(void *data), void (*after)(void *data, bool came),
                 void *data);

#endif
