/* SPDX-License-Identifier: MIT */
/*
** aside.h -- files are written whole or not at all.
**
** Everything that the program writes goes through aside_write: to a new file beside the old one,
** synced, then renamed over it.  Whoever is killed in between leaves what was there before; whoever
** comes at the same time sees one or the other.  A file that is left over begins with a dot.
*/
#ifndef BINDINGS_ASIDE_H
#define BINDINGS_ASIDE_H

#include <stdbool.h>
#include <stddef.h>

struct lua_State;

/* Writes the file.  What is no plain file (a device, a pipe) is written to as it is; a link is
** followed.  False with errno set: what was there is still there. */
bool aside_write(const char *path, const void *bytes, size_t size);

/* The module `aside`: write(path, text) -> true, or nil and why not. */
int aside_module(struct lua_State *L);

#endif
