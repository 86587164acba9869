/* SPDX-License-Identifier: MIT */
/*
** aside.h -- writing files whole or not at all.
**
** Everything that the program writes goes through bind_aside_write: to a new file beside the old
** one, which is synced and then renamed over the old one.  If the program is killed in between, the
** old file is intact.  A reader sees the old file or the new one.  The name of a new file that was
** left over begins with a dot.
*/
#ifndef BINDINGS_ASIDE_H
#define BINDINGS_ASIDE_H

#include <stdbool.h>
#include <stddef.h>

struct lua_State;

/* Writes the file.  A device or a pipe is written to directly; a link is followed.  False with
** errno set; then the old file is intact. */
bool bind_aside_write(const char *path, const void *bytes, size_t size);

/* Opens the module `aside`: write(path, text) returns true, or nil and the reason. */
int bind_aside_module(struct lua_State *L);

#endif
