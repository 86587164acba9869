/* SPDX-License-Identifier: MIT */
/*
** workers.h -- several processes share the work of a tool.
**
** A Lua state is one thread's, so each worker is a copy of the whole process (fork): it has all
** that was loaded so far, takes the next piece of work when it is done with one, and sends home
** what came of it as a text.  Whoever shares gets these texts in the order of the work.
*/
#ifndef BINDINGS_WORKERS_H
#define BINDINGS_WORKERS_H

struct lua_State;

enum { WORKERS_MAX = 64 };

/* share(workers, count, work, take): work(i) -> text runs in some worker for each i from 1 to
** count; take(i, text) here, in the order of i.  What work(i) raises is raised here, and so is
** the end of a worker that crashed. */
int workers_share(struct lua_State *L);

#endif
