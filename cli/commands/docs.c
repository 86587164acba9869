/* SPDX-License-Identifier: MIT */
/* docs.c -- `lunarbiter docs`: runs the code blocks of Markdown pages (scripts/docs.lua). */
#define _XOPEN_SOURCE 700 /* mkdtemp, nftw */
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/wait.h>
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

/* A new folder for the folders of pages. */
static bool make_room(char *path, size_t size)
{
  const char *place = getenv("TMPDIR");
  struct stat about;
  bool there = place && *place == '/' && stat(place, &about) == 0 && S_ISDIR(about.st_mode);
  snprintf(path, size, "%s/lunarbiter-docs-XXXXXX", there ? place : P_tmpdir);
  return mkdtemp(path) != NULL;
}

static int remove_one(const char *path, const struct stat *about, int kind, struct FTW *where)
{
  (void)about, (void)kind, (void)where;
  return remove(path);
}

static int run_pages(LuaTool *tool, const BindToolOption *told)
{
  BindToolResult results[] = {
    [PAGES] = {.name = "pages"},
    [PASSED] = {.name = "passed"},
    [FAILED] = {.name = "failed"},
    [LEFT_OUT] = {.name = "left_out"},
    {0},
  };
  if (!lua_tool_run(tool, told, results)) return EXIT_FAILED;
  if (results[LEFT_OUT].value)
    printf("%d passed, %d failed, %d left out (they run programs: --trust runs them)\n",
           results[PASSED].value, results[FAILED].value, results[LEFT_OUT].value);
  else printf("%d passed, %d failed\n", results[PASSED].value, results[FAILED].value);
  return results[FAILED].value ? EXIT_FAILED : EXIT_FINE;
}

/* The pages of strangers are read by a process of its own, within the fence: it may write to the
** room and nowhere else, so that the room itself is ours to remove. */
static int run_fenced(LuaTool *tool, const BindToolOption *told, const char *room)
{
  int how = 0;
  fflush(NULL);
  pid_t child = fork();
  if (child < 0) return perror("lunarbiter docs"), EXIT_FAILED;
  if (child == 0) {
    tool->fenced = tool->starts = true; /* scenarios are played by `test`, behind its own */
    tool->writes[0] = room;
    exit(run_pages(tool, told));
  }
  while (waitpid(child, &how, 0) < 0) continue;
  return WIFEXITED(how) ? WEXITSTATUS(how) : EXIT_FAILED;
}

int command_docs(int argc, char **argv)
{
  LuaTool tool = {.name = "docs"};
  char program[SESSION_PATH_MAX];
  bool verbose = false, trust = false;
  /* clang-format off */
  const Option table[] = {
    {.name = "verbose", .kind = OPTION_FLAG, .to = &verbose,
     .help = "name every block, not just the failing ones"},
    {.name = "trust", .kind = OPTION_FLAG, .to = &trust,
     .help = "the pages are your own: also run their commands, scripts and programs"},
    LUA_TOOL_BUDGET_OPTION(&tool),
    SESSION_DATA_OPTION(&tool.data),
  };
  /* clang-format on */
  const Usage usage = {
    .name = "docs",
    .synopsis = "[options] PAGE...",
    .text = "Runs the code blocks of Markdown pages, or of all pages in a folder: it loads\n"
            "cards and plays scenarios. With --trust it also runs commands and compares their\n"
            "output with the page; these commands can do whatever you can. Failures are\n"
            "reported with page and line, and the last line is the summary. CONTRIBUTING.md\n"
            "says how blocks are marked.",
    .examples = "docs my-mod/README.md\n"
                "docs --trust README.md docs",
    .options = table,
    .option_count = sizeof table / sizeof *table,
    .min_arguments = 1,
    .max_arguments = -1,
  };
  if (!lua_tool_begin(&tool, &usage, argc, argv)) return tool.code;
  char room[SESSION_PATH_MAX];
  if (!make_room(room, sizeof room)) {
    perror("lunarbiter docs: a folder for pages");
    return EXIT_FAILED;
  }
  const double budget = (double)tool.budget;
  const BindToolOption told[] = {
    {.name = "data", .text = tool.session.data},
    {.name = "room", .text = room},
    {.name = "program", .text = own_path(program, sizeof program)},
    {.name = "verbose", .flag = verbose},
    {.name = "trust", .flag = trust},
    {.name = "budget", .number = tool.budget ? &budget : NULL},
    {0},
  };
  int code = trust ? run_pages(&tool, told) : run_fenced(&tool, told, room);
  nftw(room, remove_one, 8, FTW_DEPTH | FTW_PHYS);
  return code;
}
