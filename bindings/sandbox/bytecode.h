/* SPDX-License-Identifier: MIT */
/*
** bytecode.h -- what a compiled script would do, read without running it.
**
** A card script may not remember anything (docs/design.md), and a typing error
** in a function that runs once in a thousand games should be found when the
** card is loaded.  Both can be read off the bytecode that Lua has just made:
** lua_dump writes it in a simple format, and this module reads that format for
** Lua 5.4.  It never executes anything and trusts no byte: what it cannot read
** it refuses.
*/
#ifndef BINDINGS_BYTECODE_H
#define BINDINGS_BYTECODE_H

#include <lua.h>
#include <stdbool.h>

typedef struct Bytecode Bytecode;

/* Reads the Lua function on top of the stack, which stays there.  NULL when
** memory ran out or the format is not that of the Lua this was written for. */
Bytecode *bytecode_read(lua_State *L);
void bytecode_free(Bytecode *code);

/* An assignment to a variable that outlives a call: one from outside of the
** function that was read or, when that is a whole `chunk`, a local of the file
** assigned to from a function inside it. */
typedef struct BytecodeKept {
  const char *variable; /* valid as long as the Bytecode */
  int line;
} BytecodeKept;

/* Finds the first one; false when the function keeps nothing. */
bool bytecode_kept(const Bytecode *code, bool chunk, BytecodeKept *kept);

/* A field with a constant name: `table.name`, `table.name = ...`, `table:name()`
** where `table` is a captured variable or a first parameter.  Globals are
** fields of the captured variable "_ENV". */
typedef struct BytecodeUse {
  const char *table, *name;
  int line;
  bool writes, method;
} BytecodeUse;

/* Calls `visit` for every such use, first to last, until it returns false. */
typedef bool BytecodeVisitor(void *data, const BytecodeUse *use);
void bytecode_uses(const Bytecode *code, BytecodeVisitor *visit, void *data);

/* Whether any function in it reads a field of this name, of whatever; or a field of its first
** parameter whose name is only worked out. */
bool bytecode_reads(const Bytecode *code, const char *field);
/* Whether any function in it, the one that was read included, holds this text. */
bool bytecode_says(const Bytecode *code, const char *text);
/* Whether a function inside of what was read takes more than one parameter. */
bool bytecode_takes_two(const Bytecode *code);

/* One of the functions inside of what was read, each before those inside of it.  Of every
** line that holds code `line` is called, some more than once. */
typedef struct BytecodeVisit {
  void (*function)(void *data, int line, int last_line);
  void (*line)(void *data, int line);
  void *data;
} BytecodeVisit;
void bytecode_functions(const Bytecode *code, const BytecodeVisit *visit);

/* What the function that was read calls its first parameter; NULL: it has none. */
const char *bytecode_first(const Bytecode *code);

/* The line of the call that a chunk ends with: `return card { ... }` is a tail call,
** which leaves no trace while it runs.  0 when it ends otherwise. */
int bytecode_last_call(const Bytecode *code);

/* Whether this build of Lua writes the bytecode that this module reads: tries
** it on two small chunks whose answers are known. */
bool bytecode_works(lua_State *L);

#endif
