/* SPDX-License-Identifier: MIT */
/*
** confine.h -- trusted Lua states that run what a stranger wrote.
**
** Cards have a sandbox of their own (sandbox.h).  Scenarios are functions that talk to the tools'
** own scripts, so both live in one state; what keeps a scenario in bounds there is
**
**   names    the environment that scripts/scenario/plain.lua gives it: no os, io, load, debug,
**            require, metatables or coroutines
**   budgets  confine.call: instructions, memory, and processor time as a last resort
**   paths    files that are looked for lie where they are looked for (confine.inside)
**
** A state opened here never looks for modules in the current folder, whatever LUA_PATH says.
*/
#ifndef BINDINGS_CONFINE_H
#define BINDINGS_CONFINE_H

#include <lua.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* More than ten times what any shipped scenario uses: 4.2 million instructions, 4 MB. */
enum {
  CONFINE_MILLIONS = 300,    /* instructions of one scenario, or of reading one file */
  CONFINE_MEMORY = 64 << 20, /* bytes more than there were when it began */
  CONFINE_SECONDS = 120,     /* of processor time: what C does counts no instructions */
  CONFINE_TICK = 10000
};

typedef struct Confine {
  size_t used, most;    /* bytes of the state; more than `most` are refused while it counts */
  int64_t instructions; /* left */
  bool counts, exhausted;
} Confine;

/* A state that counts its memory in `confine`, which outlives it; NULL: out of memory. */
lua_State *confine_open(Confine *confine);
/* Opens Lua's libraries.  Modules are found in `scripts` (NULL: nowhere of ours) and where Lua is
** installed, never in the current folder. */
void confine_libraries(lua_State *L, const char *scripts);
/* The module `confine`: call(f, ...), exhausted(), inside(root, path).  In a state that is not of
** confine_open calls have no budgets. */
int confine_module(lua_State *L);
/* Whether the file or folder at `path` lies in the folder `root` once links are followed. */
bool confine_inside(const char *root, const char *path);

#endif
