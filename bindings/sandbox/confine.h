/* SPDX-License-Identifier: MIT */
/*
** confine.h -- trusted Lua states that run scripts of strangers.
**
** Cards have a sandbox of their own (sandbox.h).  Scenarios are functions that call the tools' own
** scripts, so both live in one state.  Three things confine a scenario there:
**
**   names    the environment from scripts/scenario/plain.lua has no os, io, load, debug, require,
**            metatables or coroutines
**   budgets  confine.call limits instructions, memory and, as a last resort, processor time
**   paths    a file that is looked for in a folder must lie in that folder (confine.inside)
**
** A state opened here never looks for modules in the current folder, whatever LUA_PATH says.
*/
#ifndef BINDINGS_CONFINE_H
#define BINDINGS_CONFINE_H

#include <lua.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* More than ten times what the largest shipped scenario needs (4.2 million instructions, 4 MB). */
enum {
  CONFINE_MILLIONS = 300,    /* millions of instructions of one scenario, or of reading one file */
  CONFINE_MEMORY = 64 << 20, /* bytes in use beyond those at the start */
  CONFINE_SECONDS = 20,      /* of processor time; C functions count no instructions */
  CONFINE_ARGUMENTS = 5000,  /* values of "..." in one call */
  CONFINE_TICK = 10000       /* instructions between two checks of the budgets */
};

typedef struct Confine {
  size_t used, most;    /* bytes in use; while `counts` is set, more than `most` are refused */
  int64_t instructions; /* instructions left */
  bool counts, exhausted;
} Confine;

/* A state that counts its memory in `confine`, which must outlive it; NULL when memory runs out. */
lua_State *bind_confine_open(Confine *confine);
/* Opens Lua's libraries.  Modules are found in `scripts` (if not NULL) and where Lua is installed,
** never in the current folder. */
void bind_confine_libraries(lua_State *L, const char *scripts);
/* Opens the module `confine`: call(f, ...), exhausted(), inside(root, path).  In a state that
** bind_confine_open did not make, calls have no budgets. */
int bind_confine_module(lua_State *L);
/* Whether the file or folder at `path` lies in the folder `root` once links are followed. */
bool bind_confine_inside(const char *root, const char *path);

#endif
