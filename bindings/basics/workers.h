/* SPDX-License-Identifier: MIT */
/*
** workers.h -- sharing the work of a tool among processes.
**
** A Lua state belongs to one thread, so each worker is a copy of the whole process (fork).  It has
** everything that was loaded before.  A worker takes the next piece of work when it has finished
** one, and sends the result home as a text.  The caller gets these texts in the order of the work.
*/
#ifndef BINDINGS_WORKERS_H
#define BINDINGS_WORKERS_H

struct lua_State;

enum { WORKERS_MAX = 64 };

/* share(workers, count, work, take): calls work(i) -> text in some worker for each i from 1 to
** count, and take(i, text) in this process, in the order of i.  An error of work(i) is raised here;
** so is the end of a worker that crashed. */
int bind_workers_share(struct lua_State *L);

#endif
