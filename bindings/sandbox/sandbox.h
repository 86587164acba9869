/* SPDX-License-Identifier: MIT */
/*
** sandbox.h -- a lua_State in which cards of strangers may run.
**
** The sandbox keeps three kinds of values apart:
**
**   trusted   scripts/vocabulary.lua and vocabulary/ see Lua's base library and the engine's
**             helpers, and define the names that cards use
**   cards     card files see a whitelist and those names, and cannot write globals
**   constants everything that a card's functions can reach after the load is frozen: it can be
**             read as before, but not written
**
** A call is bounded in three ways: instructions, memory, and the work that library functions do
** without executing instructions.  A script cannot switch off any of this: there is no pcall, no
** metatable, no coroutine, no pattern.
**
** Uses: core, bindings/basics
** Used by: bindings/language, bindings/formats, bindings/loader, bindings/host,
**          bindings/module, cli/session, cli/event/lists
*/
#ifndef BINDINGS_SANDBOX_H
#define BINDINGS_SANDBOX_H

#include <lauxlib.h>
#include <lua.h>
#include <stdbool.h>
#include <stdint.h>

/* About a hundred times what shipped scripts need, so that no game depends on the exact limits. */
enum {
  SANDBOX_INSTRUCTIONS = 10 * 1000 * 1000,
  SANDBOX_MEMORY = 8 << 20,    /* bytes in use beyond those at the start of a call, less garbage */
  SANDBOX_GARBAGE = 8 << 20,   /* further bytes in use before garbage is collected */
  SANDBOX_TRAFFIC = 256 << 20, /* bytes allocated in one call, freed or not */
  SANDBOX_SLACK = 32 << 20,    /* bytes that may be allocated between two checks of the budget */
  SANDBOX_STRING = 64 << 10,   /* bytes of the longest string that a call may make */
  SANDBOX_READING = 100 * 1000 * 1000, /* instructions of reading all files of one load */
  SANDBOX_TICK = 1000,                 /* instructions between two checks of the budget */
  SANDBOX_ARGUMENTS = 250,             /* values of "..." in a function that runs at such a check */
  SANDBOX_LOOK = 50,                   /* the price of an action that only reads, in instructions */
  SANDBOX_ACT = 200                    /* the price of any other action, in instructions */
};

/* The budget that is left to a call. */
typedef struct SandboxBudget {
  int64_t given, instructions; /* at the beginning of the call; left now */
  size_t memory, traffic;      /* both as absolute numbers: bytes in use; bytes allocated so far */
  bool limited;
} SandboxBudget;

typedef struct Sandbox {
  lua_State *L;
  size_t used;
  SandboxBudget budget;
  const char *refused; /* why the allocator last refused memory, or NULL */
  char trusted[256];   /* how the chunk names of trusted scripts begin; errors leave these out */
  bool starved;        /* the system, not the budget, had no memory left */
  bool loading;        /* a file is being run for its declarations */
  int64_t read;        /* instructions that the files run so far took for that */
  void *owner;         /* the loader or the script host that the sandbox belongs to */
  /* math.random: a number below `bound`, or -1 where nothing may be drawn. */
  int64_t (*random)(void *owner, uint32_t bound);
  /* Called for every line that a call runs; NULL: lines are not watched. */
  void (*line)(void *owner, lua_State *L, lua_Debug *where);
  /* Writes whose function is running, for errors: "Ember Sentry: when_played: "; or NULL. */
  void (*describe)(void *owner, char *out, size_t size);
} Sandbox;

/* Makes the state with its whitelist.  False when memory runs out, or when the bytecode of this Lua
** cannot be read (bytecode.h). */
bool bind_sandbox_open(Sandbox *box);
void bind_sandbox_close(Sandbox *box);
Sandbox *bind_sandbox_of(lua_State *L);

/* bind_sandbox_enter begins a bounded call; bind_sandbox_leave ends it and takes what
** bind_sandbox_enter returned.  Calls nest.  An inner call costs the outer one a tick, so a loop of
** inner calls ends, too. */
SandboxBudget bind_sandbox_enter(Sandbox *box);
void bind_sandbox_leave(Sandbox *box, SandboxBudget outer);
/* The same of the reading of a file.  All files of a load share a budget, too: a mod may have
** thousands. */
SandboxBudget bind_sandbox_enter_file(Sandbox *box);
void bind_sandbox_leave_file(Sandbox *box, SandboxBudget outer);
/* Charges the work of a C function to the call, in instructions.  Raises an error when the budget
** is used up. */
void bind_sandbox_charge(lua_State *L, size_t work);

/* Compiles `text` with the cards' globals.  Leaves the function or an error message on the stack,
** and returns a Lua status. */
int bind_sandbox_compile(lua_State *L, const char *text, size_t size, const char *name);
/* Runs a trusted script, which returns a table of names for cards.  Leaves nothing or an error
** message on the stack, and returns a Lua status. */
int bind_sandbox_run_trusted(Sandbox *box, const char *text, size_t size, const char *name);
/* Whether a chunk belongs to a trusted script: to the first one that ran, "DIR/NAME.lua", or to one
** in DIR/NAME/. */
bool bind_sandbox_trusts(const Sandbox *box, const char *chunk);
/* Pops a value and gives it to trusted scripts under `name`. */
void bind_sandbox_give(lua_State *L, const char *name);
/* Whether cards can see a global of that name. */
bool bind_sandbox_knows(lua_State *L, const char *name);
/* Writes " (did you mean unit?)" for a global that cards cannot see, or nothing. */
const char *bind_sandbox_hint(lua_State *L, const char *name, char *out, size_t size);
/* Writes " (did you mean number.max?)" for Lua's message that a missing field was called. */
const char *bind_sandbox_call_hint(lua_State *L, const char *message, char *out, size_t size);

/* Freezes the value at `index` and everything that can be reached from it, in place: tables, and
** what the functions of `source` have captured. */
void bind_sandbox_freeze(lua_State *L, int index, const char *source);
/* Whether scripts cannot write to the value at `index`. */
bool bind_sandbox_frozen(lua_State *L, int index);
/* Pushes the table whose content a frozen table shows; for other tables, the table itself. */
void bind_sandbox_content(lua_State *L, int index);

/* Pushes a list of the keys of the table at `index`, in the order in which scripts visit them:
** integers, fractions, strings, false, true, ids. */
void bind_sandbox_keys(lua_State *L, int index);

/* The type of a value in the words of scripts: "integer", "card", "selector" ... */
const char *bind_sandbox_type_name(lua_State *L, int index);

/* The message handler of every protected call.  Makes `file:line: message`, with the innermost line
** of a card, and with the function's name when the owner knows it. */
int bind_sandbox_explain(lua_State *L);

#endif
