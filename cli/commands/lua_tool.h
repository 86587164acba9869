/* SPDX-License-Identifier: MIT */
/*
** lua_tool.h -- commands that are done by a tool written in Lua (module/tool.h): how all of
** them begin and end.
**
**     LuaTool tool = {.name = "check"};           scripts/check.lua
**     if (!lua_tool_begin(&tool, &usage, argc, argv)) return tool.code;
**     if (!lua_tool_run(&tool, told, results)) return EXIT_FAILED;
*/
#ifndef CLI_LUA_TOOL_H
#define CLI_LUA_TOOL_H

#include "session/session.h"
#include "module/tool.h"

typedef struct LuaTool {
  const char *name;        /* of the script */
  const char *data, *game; /* what the options --data and --game said, or NULL */
  const Usage *usage;
  Session session;
  char cards[SESSION_PATH_MAX + 16]; /* where the cards of all games lie */
  int code;                          /* what the program ends with when it goes no further */
  char **arguments;
  int count;
  bool fenced, starts;   /* strangers' files are read: fence.h; it starts ours */
  const char *writes[2]; /* folders that a fenced tool may write to */
  FILE *out;             /* as in BindTool */
  const volatile sig_atomic_t *stop;
} LuaTool;

/* Reads the options and finds the data; false: the command is done, `code` says how. */
bool lua_tool_begin(LuaTool *tool, const Usage *usage, int argc, char **argv);
/* Runs the script with the arguments; false after a word on stderr. */
bool lua_tool_run(LuaTool *tool, const BindToolOption *told, BindToolResult *results);

#endif
