/* SPDX-License-Identifier: MIT */
/*
** sandbox.h -- a lua_State in which a stranger's card may run.
**
** Three things are kept apart:
**
**   trusted   scripts/vocabulary.lua and vocabulary/: see Lua's base library and the engine's
**             own helpers; makes the names that cards use
**   cards     see a whitelist and those names, nothing else; their globals
**             cannot be written
**   constants everything a card's functions can reach after it was loaded is
**             frozen: read like before, written never
**
** A call is bounded three ways: instructions, memory, and the work that library
** functions do without executing instructions.  Nothing here can be switched
** off from inside: there is no pcall, no metatable, no coroutine, no pattern.
**
** Uses: core, bindings/basics
** Used by: bindings/language, bindings/formats, bindings/loader, bindings/host,
**          bindings/module
*/
#ifndef BINDINGS_SANDBOX_H
#define BINDINGS_SANDBOX_H

#include <lauxlib.h>
#include <lua.h>
#include <stdbool.h>
#include <stdint.h>

/* About a hundred times what shipped scripts use, so that where exactly they
** end is not part of any game. */
enum {
  SANDBOX_INSTRUCTIONS = 10 * 1000 * 1000,
  SANDBOX_MEMORY = 8 << 20,    /* more than at the start of the call, once garbage is gone */
  SANDBOX_GARBAGE = 8 << 20,   /* so much more before it is looked whether it is garbage */
  SANDBOX_TRAFFIC = 256 << 20, /* allocated in one call, freed or not */
  SANDBOX_SLACK = 32 << 20,    /* of both: what is allocated between two looks */
  SANDBOX_STRING = 64 << 10,   /* the longest string a call may make */
  SANDBOX_TICK = 1000,         /* instructions between two looks at the budget */
  SANDBOX_LOOK = 50,           /* what an action that only looks costs, in instructions */
  SANDBOX_ACT = 200            /* what one that acts costs */
};

/* What a call may still use. */
typedef struct SandboxBudget {
  int64_t instructions;
  size_t memory, traffic; /* absolute number of bytes in use; bytes allocated so far */
  bool limited;
} SandboxBudget;

typedef struct Sandbox {
  lua_State *L;
  size_t used;
  SandboxBudget budget;
  const char *refused; /* why the allocator last said no, or NULL */
  char trusted[256];   /* what the chunk names of trusted scripts begin with: they are
                              ** left out of errors */
  bool starved;        /* there was no memory, whatever the budget says */
  bool loading;        /* a file is being run for what it declares */
  void *owner;         /* whose sandbox this is: the loader or the host */
  /* math.random: a number below `bound`, or -1 where nothing may be drawn */
  int64_t (*random)(void *owner, uint32_t bound);
  /* is told of every line that a call runs; NULL: lines are not watched */
  void (*line)(void *owner, lua_State *L, lua_Debug *where);
  /* whose function is running, for errors: "Ember Sentry: when_played: "; or NULL */
  void (*describe)(void *owner, char *out, size_t size);
} Sandbox;

/* Makes the state with its whitelist.  False when memory ran out or when this
** is not the Lua whose bytecode we can read. */
bool sandbox_open(Sandbox *box);
void sandbox_close(Sandbox *box);
Sandbox *sandbox_of(lua_State *L);

/* Begins a bounded call and returns what has to be given back at its end.
** Calls nest; an inner one costs the outer one a tick, so that a loop of them
** ends too. */
SandboxBudget sandbox_enter(Sandbox *box);
void sandbox_leave(Sandbox *box, SandboxBudget outer);
/* A C function did work that took as long as `work` instructions: raises an error when the
** call has used up what it may. */
void sandbox_charge(lua_State *L, size_t work);

/* Compiles `text` with the cards' globals and leaves the function on the stack,
** or an error message.  Returns a Lua status. */
int sandbox_compile(lua_State *L, const char *text, size_t size, const char *name);
/* Runs the trusted script, which returns a table of names for cards to see.
** Leaves nothing, or an error message. */
int sandbox_run_trusted(Sandbox *box, const char *text, size_t size, const char *name);
/* Whether a chunk is of a trusted script: the first one that ran, "DIR/NAME.lua", or
** another one in DIR/NAME/. */
bool sandbox_trusts(const Sandbox *box, const char *chunk);
/* Gives the trusted script a helper: pops a value and calls it `name`. */
void sandbox_give(lua_State *L, const char *name);
/* Whether cards can see a global of that name. */
bool sandbox_knows(lua_State *L, const char *name);
/* " (did you mean unit?)" for a global that they cannot see, or nothing. */
const char *sandbox_hint(lua_State *L, const char *name, char *out, size_t size);
/* Of a message of Lua that a field was called which is not there: " (did you mean number.max?)". */
const char *sandbox_call_hint(lua_State *L, const char *message, char *out, size_t size);

/* Freezes the value at `index` and all that can be reached from it, in place:
** tables, and what the functions of `source` have captured. */
void sandbox_freeze(lua_State *L, int index, const char *source);
/* Whether scripts cannot write to the value at `index`. */
bool sandbox_frozen(lua_State *L, int index);
/* Pushes the table whose content a frozen table shows, or the table itself. */
void sandbox_content(lua_State *L, int index);

/* Pushes a list of the keys of the table at `index`, in the one order in which
** scripts see them: integers, fractions, strings, false, true, ids. */
void sandbox_keys(lua_State *L, int index);

/* What scripts would call the type of a value: "integer", "card", "selector" ... */
const char *sandbox_type_name(lua_State *L, int index);

/* The message handler of every protected call: `file:line: message` with the
** innermost line of a card, and whose function it is when the owner knows. */
int sandbox_explain(lua_State *L);

#endif
