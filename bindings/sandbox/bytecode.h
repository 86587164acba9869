/* SPDX-License-Identifier: MIT */
/*
** bytecode.h -- what a compiled script would do, read without running it.
**
** A card script may not remember anything (docs/design.md).  And a typing error in a function that
** runs once in a thousand games should be found when the card is loaded.  Both can be read from the
** bytecode that Lua has just made.  lua_dump writes it in a simple format, and this module reads
** the format of Lua 5.4.  It executes nothing and trusts no byte: what it cannot read it refuses.
*/
#ifndef BINDINGS_BYTECODE_H
#define BINDINGS_BYTECODE_H

#include <lua.h>
#include <stdbool.h>

typedef struct Bytecode Bytecode;

/* Reads the Lua function on top of the stack and leaves it there.  The caller frees the result.
** NULL when memory runs out, or when the format is not that of Lua 5.4. */
Bytecode *bind_bytecode_read(lua_State *L);
void bind_bytecode_free(Bytecode *code);

/* An assignment to a variable that outlives a call: a variable from outside of the function that
** was read; or, when the function is a whole `chunk`, a local of the file that an inner function
** assigns to. */
typedef struct BytecodeKept {
  const char *variable; /* valid as long as the Bytecode */
  int line;
} BytecodeKept;

/* Finds the first such assignment; false when there is none. */
bool bind_bytecode_kept(const Bytecode *code, bool chunk, BytecodeKept *kept);

/* A use of a field with a constant name: `table.name`, `table.name = ...` or `table:name()`, where
** `table` is a captured variable or a first parameter.  Globals are fields of the captured variable
** "_ENV". */
typedef struct BytecodeUse {
  const char *table, *name;
  int line;
  bool writes, method;
} BytecodeUse;

/* Calls `visit` for every use, first to last, until it returns false. */
typedef bool BytecodeVisitor(void *data, const BytecodeUse *use);
void bind_bytecode_uses(const Bytecode *code, BytecodeVisitor *visit, void *data);

/* Whether any function in it reads a field of this name, of any table; or reads a field of its
** first parameter whose name is computed. */
bool bind_bytecode_reads(const Bytecode *code, const char *field);
/* Whether any function in it, including the outermost, has this text as a constant. */
bool bind_bytecode_says(const Bytecode *code, const char *text);
/* Whether an inner function takes more than one parameter. */
bool bind_bytecode_takes_two(const Bytecode *code);

/* A visit of the inner functions, each before the functions inside of it.  `line` is called for
** every line that has code, for some more than once. */
typedef struct BytecodeVisit {
  void (*function)(void *data, int line, int last_line);
  void (*line)(void *data, int line);
  void *data;
} BytecodeVisit;
void bind_bytecode_functions(const Bytecode *code, const BytecodeVisit *visit);

/* The name of the first parameter of the outermost function; NULL: it has no parameter. */
const char *bind_bytecode_first(const Bytecode *code);

/* The line of the call that a chunk ends with; 0 when it does not end with a call.  The call in
** `return card { ... }` is a tail call, which leaves no trace while it runs. */
int bind_bytecode_last_call(const Bytecode *code);

/* Whether this build of Lua writes the bytecode that this module reads.  Checks two small chunks
** whose bytecode is known. */
bool bind_bytecode_works(lua_State *L);

#endif
