/* SPDX-License-Identifier: MIT */
/* docs.c -- `lunarbiter docs`: runs the code blocks of Markdown pages (scripts/docs.lua). */
#include <stdio.h>
#include <unistd.h>

#include "commands/commands.h"
#include "commands/lua_tool.h"

enum { PAGES, PASSED, FAILED, LEFT_OUT };

/* The program itself, for what a page tells its reader to type. */
static const char *own_path(char *path, size_t size)
{
  ssize_t length = readlink("/proc/self/exe", path, size - 1);
  if (length <= 0) return "lunarbiter";
  path[length] = '\0';
  return path;
}

int command_docs(int argc, char **argv)
{
  LuaTool tool = {.name = "docs"};
  char program[SESSION_PATH_MAX];
  bool verbose = false, trust = false;
  const Option table[] = {
    {.name = "verbose", .kind = OPTION_FLAG, .to = &verbose,
     .help = "name every block, not just those that fail"},
    {.name = "trust", .kind = OPTION_FLAG, .to = &trust,
     .help = "the pages are your own: run their commands, scripts and programs, too"},
    SESSION_DATA_OPTION(&tool.data),
  };
  const Usage usage = {
    .name = "docs", .synopsis = "[options] PAGE...",
    .text = "Runs the code blocks of Markdown pages, or of all pages in a folder: cards are\n"
            "loaded and scenarios played. With --trust commands are run, too, and what they\n"
            "print is compared with what the page shows: they can do whatever you can. Failures\n"
            "are told with page and line; the last line is the summary. CONTRIBUTING.md says\n"
            "how blocks are marked.",
    .examples = "docs my-mod/README.md\n"
                "docs --trust README.md docs",
    .options = table, .option_count = sizeof table / sizeof *table,
    .min_arguments = 1, .max_arguments = -1,
  };
  if (!lua_tool_begin(&tool, &usage, argc, argv)) return tool.code;
  const BindToolOption told[] = {
    {.name = "data", .text = tool.session.data},
    {.name = "program", .text = own_path(program, sizeof program)},
    {.name = "verbose", .flag = verbose}, {.name = "trust", .flag = trust}, {0},
  };
  BindToolResult results[] = {
    [PAGES] = {.name = "pages"}, [PASSED] = {.name = "passed"}, [FAILED] = {.name = "failed"},
    [LEFT_OUT] = {.name = "left_out"}, {0},
  };
  if (!lua_tool_run(&tool, told, results)) return EXIT_FAILED;
  if (results[LEFT_OUT].value)
    printf("%d passed, %d failed, %d left out (they run programs: --trust runs them)\n",
           results[PASSED].value, results[FAILED].value, results[LEFT_OUT].value);
  else printf("%d passed, %d failed\n", results[PASSED].value, results[FAILED].value);
  return results[FAILED].value ? EXIT_FAILED : EXIT_FINE;
}
