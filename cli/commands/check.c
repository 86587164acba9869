/* SPDX-License-Identifier: MIT */
/* check.c -- `lunarbiter check`: what is wrong in cards, keywords, formats, scenarios
** (docs/check.md); scripts/check.lua does it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "commands/commands.h"
#include "commands/lua_tool.h"
#include "basics/workers.h"

enum { FAILED, USAGE };

/* The folder in which scripts/check/coverage.lua keeps what it found; NULL: there is none. */
static const char *make_cache(char *path, size_t size)
{
  const char *root = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
  if (root && *root) snprintf(path, size, "%s/lunarbiter", root);
  else if (home && *home) snprintf(path, size, "%s/.cache/lunarbiter", home);
  else return NULL;
  for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
    *slash = '\0';
    mkdir(path, 0777);
    *slash = '/';
  }
  mkdir(path, 0777);
  return path;
}

int command_check(int argc, char **argv)
{
  LuaTool tool = {.name = "check"};
  bool json = false, quiet = false, werror = false, coverage = true, codes = false, fix = false;
  const char *facts = NULL, *facts_of = NULL;
  int64_t threads = sysconf(_SC_NPROCESSORS_ONLN);
  /* clang-format off */
  const Option table[] = {
    {.name = "game", .kind = OPTION_TEXT, .to = &tool.game, .argument = "G",
     .help = "the game of the cards (default: what their mod, their folder or the files\n"
             "themselves say)"},
    {.name = "no-coverage", .kind = OPTION_NEGATED, .to = &coverage,
     .help = "run no scenarios, and so do not report lines that none of them reaches"},
    {.name = "threads", .kind = OPTION_NUMBER, .to = &threads, .argument = "N", .min = 1,
     .max = WORKERS_MAX,
     .help = "run the scenarios of N files at the same time (default: one for each\n"
             "processor); the report is the same"},
    {.name = "werror", .kind = OPTION_FLAG, .to = &werror,
     .help = "fail also when there are warnings and no errors"},
    {.name = "quiet", .kind = OPTION_FLAG, .to = &quiet, .help = "report errors only"},
    {.name = "json", .kind = OPTION_FLAG, .to = &json, .help = "print one JSON document"},
    {.name = "fix", .kind = OPTION_FLAG, .to = &fix,
     .help = "rewrite old spellings in the files (code old-spelling), then check them"},
    {.name = "codes", .kind = OPTION_FLAG, .to = &codes,
     .help = "list all codes with their meaning, and end"},
    {.name = "facts", .kind = OPTION_TEXT, .to = &facts, .argument = "FILE",
     .help = "read a table of facts about texts, for cards that do not give their text"},
    {.name = "facts-of", .kind = OPTION_TEXT, .to = &facts_of, .argument = "FILE",
     .help = "write that table for a list of cards, each a line of JSON with `id` and\n"
             "`text`, and end"},
    LUA_TOOL_BUDGET_OPTION(&tool),
    SESSION_DATA_OPTION(&tool.data),
  };
  /* clang-format on */
  const Usage usage = {
    .name = "check",
    .synopsis = "[options] [PATH...]",
    .text = "Reads cards, keywords, formats, scenarios and decks, runs the scenarios, and reports\n"
            "mistakes and likely mistakes: FILE:LINE:COLUMN: severity: message [code]. PATH is a\n"
            "file, a folder or a mod (default: the mod around the current folder). A comment\n"
            "`-- check: allow CODE why` silences a line. Exit code 0: no errors, 1: errors, 2: a\n"
            "mistake on the command line.",
    .examples = "check my-mod\n"
                "check --json cards/riftbound/ogn/gust.lua\n"
                "check --fix my-mod\n"
                "check --codes",
    .options = table,
    .option_count = sizeof table / sizeof *table,
    .min_arguments = 0,
    .max_arguments = -1,
  };
  if (!lua_tool_begin(&tool, &usage, argc, argv)) return tool.code;
  const double workers = (double)threads;
  const double budget = (double)tool.budget;
  const BindToolOption told[] = {
    {.name = "threads", .number = &workers},
    {.name = "cards", .text = tool.cards},
    {.name = "game", .text = tool.game},
    {.name = "json", .flag = json},
    {.name = "quiet", .flag = quiet},
    {.name = "werror", .flag = werror},
    {.name = "coverage", .flag = coverage},
    {.name = "codes", .flag = codes},
    {.name = "fix", .flag = fix},
    {.name = "facts", .text = facts},
    {.name = "facts_of", .text = facts_of},
    {.name = "progress", .flag = isatty(STDERR_FILENO) == 1},
    {.name = "bounded", .flag = true},
    {.name = "budget", .number = tool.budget ? &budget : NULL},
    {0},
  };
  BindToolResult results[] = {[FAILED] = {.name = "failed"}, [USAGE] = {.name = "usage"}, {0}};
  char cache[SESSION_PATH_MAX];
  tool.fenced = !fix; /* who mends files writes them */
  tool.writes[0] = make_cache(cache, sizeof cache);
  if (!lua_tool_run(&tool, told, results)) return EXIT_FAILED;
  if (results[USAGE].value)
    return options_wrong(&usage, "no PATH, and this folder is in no mod (there is no mod.lua)");
  return results[FAILED].value ? EXIT_FAILED : EXIT_FINE;
}
