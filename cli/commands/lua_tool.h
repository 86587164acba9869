/* SPDX-License-Identifier: MIT */
/*
** lua_tool.h -- commands whose work is done by a tool written in Lua (module/tool.h): how they
** begin and end.
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
  const char *data, *game; /* the values of --data and --game, or NULL */
  const Usage *usage;
  Session session;
  char cards[SESSION_PATH_MAX + 16]; /* the folder with the cards of all games */
  int code;                          /* the exit code when lua_tool_begin returns false */
  char **arguments;
  int count;
  int64_t budget;        /* millions of instructions for all scripts; 0: what suits the files */
  bool fenced, starts;   /* it reads strangers' files (fence.h); it may start this program */
  const char *writes[2]; /* folders that a fenced tool may write to */
  FILE *out;             /* as in BindTool */
  const volatile sig_atomic_t *stop;
} LuaTool;

/* Reads the options and finds the data.  False: the command is done, with exit code `code`. */
bool lua_tool_begin(LuaTool *tool, const Usage *usage, int argc, char **argv);
/* The option of commands that open files of strangers: their scripts have a budget in common. */
#define LUA_TOOL_BUDGET_OPTION(tool)                                                       \
  {.name = "budget",                                                                       \
   .kind = OPTION_NUMBER,                                                                  \
   .to = &(tool)->budget,                                                                  \
   .argument = "N",                                                                        \
   .min = 1,                                                                               \
   .max = INT32_MAX,                                                                       \
   .help = "let all scripts together run for N million instructions (default: 1000, and\n" \
           "10 for each file)"}

/* Runs the script with the arguments.  False after a message on stderr. */
bool lua_tool_run(LuaTool *tool, const BindToolOption *told, BindToolResult *results);

/* The folders of the session's mods in load order: with `asked`, of those that were asked for, else
** of those that only lie in the user's folder.  Ends with NULL.  The caller frees the array. */
const char **lua_tool_mods(const Session *session, bool asked);

#endif
