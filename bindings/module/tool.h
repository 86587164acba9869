/* SPDX-License-Identifier: MIT */
/*
** tool.h -- the parts of the program that are written in Lua.
**
** A tool is a file scripts/NAME.lua that returns a table with run(arguments, options).
** It runs in a trusted lua_State of its own (confine.h): with the full standard library, the
** modules of scripts/ (`require "scenario.table"` is scripts/scenario/table.lua) and the
** engine itself (`require "lunarbiter"`, module.c).  Card scripts never come here;
** they run in their sandbox as always.
*/
#ifndef BINDINGS_TOOL_H
#define BINDINGS_TOOL_H

#include <signal.h>
#include <stdbool.h>
#include <stdio.h>

/* One field of `options`: a text, a list of texts (ends with NULL), a number or, when it is
** none of them, a flag. */
typedef struct BindToolOption {
  const char *name;
  const char *text;
  const char *const *list;
  const double *number;
  bool flag;
} BindToolOption;

/* What a tool is started with; everything is borrowed for the length of the call.  In
** `options` the tool finds these, `scripts`, and four functions: print(text) writes a line
** to `out`, clock() gives seconds that only grow, sleep(seconds) waits and says whether the tool
** is to stop, and share(...) is that of workers.h. */
typedef struct BindTool {
  const char *scripts; /* the directory NAME.lua is in */
  const char *name;
  const char *const *arguments;
  int argument_count;
  const BindToolOption *options; /* ends with a name that is NULL */
  FILE *out;                     /* NULL: stdout */
  /* Writes colours and moves of the cursor to `out`; NULL: a text is written as it is. */
  void (*control)(FILE *out, const char *bytes);
  const volatile sig_atomic_t *stop; /* not 0: somebody wants an end of it; NULL: nobody does */
} BindTool;

/* Integers of the table that the tool gave back, asked for by name. */
typedef struct BindToolResult {
  const char *name;
  int value; /* 0 when the tool says nothing of it */
} BindToolResult;

/* Runs the tool.  `results` ends with a name that is NULL; NULL: nothing is asked.  False
** with one sentence in `error` when the tool raised one. */
bool bind_run_tool(const BindTool *tool, BindToolResult *results, char *error, size_t error_size);

#endif
