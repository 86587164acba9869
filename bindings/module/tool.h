/* SPDX-License-Identifier: MIT */
/*
** tool.h -- running the parts of the program that are written in Lua.
**
** A tool is a file scripts/NAME.lua that returns a table with run(arguments, options).  It runs in
** a trusted lua_State of its own (confine.h), with the full standard library, the modules of
** scripts/ (`require "scenario.table"` is scripts/scenario/table.lua) and the engine itself
** (`require "lunarbiter"`, module.c).  Card scripts do not run there, but in their sandbox.
*/
#ifndef BINDINGS_TOOL_H
#define BINDINGS_TOOL_H

#include <signal.h>
#include <stdbool.h>
#include <stdio.h>

/* One field of a tool's `options`: a text, a list of texts (ends with NULL), a number, or else a
** flag. */
typedef struct BindToolOption {
  const char *name;
  const char *text;
  const char *const *list;
  const double *number;
  bool flag;
} BindToolOption;

/* What a tool is started with.  Everything is borrowed for the length of the call.  The tool's
** `options` have these fields, `scripts`, and five functions: print(text) writes a line to `out`;
** clock() gives seconds that only grow; sleep(seconds) waits, and returns whether the tool must
** stop; share(...) is the one of workers.h, apart(...) that of apart.h. */
typedef struct BindTool {
  const char *scripts; /* the directory NAME.lua is in */
  const char *name;
  const char *const *arguments;
  int argument_count;
  const BindToolOption *options; /* ends with a name that is NULL */
  FILE *out;                     /* NULL: stdout */
  /* Writes colours and cursor movements to `out`; NULL: they are written like any text. */
  void (*control)(FILE *out, const char *bytes);
  const volatile sig_atomic_t *stop; /* not 0: the tool must stop; NULL: it never must */
} BindTool;

/* An integer in the table that the tool returned. */
typedef struct BindToolResult {
  const char *name;
  int value; /* 0 when the table has no such field */
} BindToolResult;

/* Runs a tool and fills in `results`, which end with a NULL name (NULL: none are wanted).  False,
** with one sentence in `error`, when the tool raised an error or used up its allowance
** (sandbox/allowance.h). */
bool bind_run_tool(const BindTool *tool, BindToolResult *results, char *error, size_t error_size);

/* A tool that stays open and answers calls, so that what it has loaded stays loaded.  Its script
** returns a table with serve(options), and that returns a table of functions from a text to a
** text.  A service belongs to one thread. */
typedef struct BindService BindService;

/* Opens scripts/NAME.lua as a service.  `tool` is borrowed for the length of the call; its
** arguments are not used.  NULL with one sentence in `error`.  The caller closes the service. */
BindService *bind_service_open(const BindTool *tool, char *error, size_t error_size);
/* Calls the function `name` with a text of `length` bytes.  Returns its result, which stays valid
** until the next call, with its length in `result_length`; NULL, with one sentence in `error`, when
** the function raised an error or is not there.  After an error the service still answers. */
const char *bind_service_call(BindService *service, const char *name, const char *text,
                              size_t length, size_t *result_length, char *error, size_t error_size);
void bind_service_close(BindService *service);

#endif
