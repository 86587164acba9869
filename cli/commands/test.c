/* SPDX-License-Identifier: MIT */
/* test.c -- `lunarbiter test`: runs scenario files (docs/scenarios.md). */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "commands/commands.h"
#include "commands/lua_tool.h"
#include "basics/workers.h"

/* Colours are for people who look on: on a terminal, unless they do not want any. */
static bool colored(int fd)
{
  const char *none = getenv("NO_COLOR");
  return isatty(fd) == 1 && !(none && *none);
}

/* Ctrl-C ends watching with the exit code of what was played last; twice ends it at once. */
static volatile sig_atomic_t interrupted;

static void interrupt(int signal_number)
{
  (void)signal_number;
  interrupted = 1;
}

static void catch_interrupts(void)
{
  struct sigaction action = {.sa_handler = interrupt};
  action.sa_flags = (int)SA_RESETHAND;
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, NULL);
  sigaction(SIGTERM, &action, NULL);
}

int command_test(int argc, char **argv)
{
  LuaTool tool = {.name = "scenario", .stop = &interrupted};
  const char *only = NULL, *rule = NULL, *card = NULL, *silent = NULL;
  SessionMods mods = {0};
  bool verbose = false, brief = false, list = false, json = false, check = true;
  bool watch = false, mutate = false, all = false, coverage = false;
  bool vacuous = false, trust = false;
  int64_t interval = 200, changes = 0, threads = sysconf(_SC_NPROCESSORS_ONLN);
  /* clang-format off */
  const Option table[] = {
    {.name = "only", .kind = OPTION_TEXT, .to = &only, .argument = "WORDS",
     .help = "play only scenarios whose name holds these words"},
    {.name = "rule", .kind = OPTION_TEXT, .to = &rule, .argument = "NUMBER",
     .help = "play only scenarios that cite this rule or one below it"},
    {.name = "card", .kind = OPTION_TEXT, .to = &card, .argument = "NAME",
     .help = "play only scenarios that name this card"},
    {.name = "list", .kind = OPTION_FLAG, .to = &list,
     .help = "list the scenarios and play nothing"},
    {.name = "brief", .kind = OPTION_FLAG, .to = &brief,
     .help = "print one line for each failure, without events and position"},
    {.name = "verbose", .kind = OPTION_FLAG, .to = &verbose,
     .help = "name every scenario, not just the failing ones"},
    {.name = "watch", .kind = OPTION_FLAG, .to = &watch,
     .help = "watch for edits and play again what they affect, until Ctrl-C"},
    {.name = "interval", .kind = OPTION_NUMBER, .to = &interval, .argument = "MS", .min = 10,
     .max = 60000, .help = "with --watch: look every MS milliseconds (default: 200)"},
    {.name = "changes", .kind = OPTION_NUMBER, .to = &changes, .argument = "N", .min = 1,
     .max = INT32_MAX, .help = "with --watch: end after N edits"},
    {.name = "mutate", .kind = OPTION_FLAG, .to = &mutate,
     .help = "change one thing at a time in the cards or keywords at PATH, and list the\n"
             "changes that no scenario beside them notices"},
    {.name = "all", .kind = OPTION_FLAG, .to = &all,
     .help = "with --mutate: also play every scenario that names the card"},
    {.name = "coverage", .kind = OPTION_FLAG, .to = &coverage,
     .help = "list the lines of card functions that no scenario runs"},
    {.name = "vacuous", .kind = OPTION_FLAG, .to = &vacuous,
     .help = "list the negative expectations that could not fail"},
    {.name = "silent", .kind = OPTION_TEXT, .to = &silent, .argument = "WHO",
     .help = "play the scenarios of two players with others who only pass: a third player\n"
             "(opponent), or a team mate of each (mates)"},
    {.name = "threads", .kind = OPTION_NUMBER, .to = &threads, .argument = "N", .min = 1,
     .max = WORKERS_MAX, .help = "play N files at the same time (default: one for each processor)"},
    {.name = "no-check", .kind = OPTION_NEGATED, .to = &check,
     .help = "skip the engine's checks of every step"},
    {.name = "trust", .kind = OPTION_FLAG, .to = &trust,
     .help = "the files are your own: they may use all of Lua, and so read, write and\n"
             "start anything. Without it they can only play and compare"},
    {.name = "json", .kind = OPTION_FLAG, .to = &json,
     .help = "print a JSON document with an entry for each scenario; failures are also\n"
             "printed on stderr"},
    {.name = "game", .kind = OPTION_TEXT, .to = &tool.game, .argument = "G",
     .help = "the game whose cards and words the files use (default: the game whose\n"
             "folder a file lies in, cards/G or scenarios/G; else riftbound)"},
    {.name = "mod", .kind = OPTION_LIST, .to = &mods.named, .argument = "DIR",
     .help = "a mod to load for every file, by folder or name; the mod around a file is\n"
             "always loaded"},
    LUA_TOOL_BUDGET_OPTION(&tool),
    SESSION_DATA_OPTION(&tool.data),
  };
  /* clang-format on */
  const Usage usage = {
    .name = "test",
    .synopsis = "[options] PATH...",
    .text = "Plays scenarios (docs/scenarios.md): spec files (NAME_spec.lua), all spec files\n"
            "of a folder, or for a card file those beside it. Each scenario builds a\n"
            "position, plays a few moves and states what it expects. A failure shows file and\n"
            "line, the expected and the actual value, the events since the last line that\n"
            "held, and the position with the open question. The last line is the summary. A\n"
            "file in the folder of a mod (docs/mods.md) is played with that mod and the mods\n"
            "that it needs, and with no other mod of the user.",
    .examples = "test tests/scenarios\n"
                "test --verbose cards/riftbound/ogn/gust.lua\n"
                "test ~/mods/ember-court\n"
                "test --list --rule 355.9 tests/scenarios\n"
                "test --watch cards/riftbound/ogn\n"
                "test --mutate cards/riftbound/ogn/gust.lua",
    .options = table,
    .option_count = sizeof table / sizeof *table,
    .min_arguments = 1,
    .max_arguments = -1,
  };
  if (!lua_tool_begin(&tool, &usage, argc, argv)) return tool.code;
  if (watch + mutate + list + coverage + vacuous + (silent != NULL) > 1)
    return options_wrong(
        &usage, "--watch, --mutate, --list, --coverage, --vacuous and --silent go one by one");
  if (silent && strcmp(silent, "opponent") != 0 && strcmp(silent, "mates") != 0)
    return options_wrong(&usage, "--silent takes opponent or mates");
  const double seconds = (double)interval / 1000, edits = (double)changes,
               workers = (double)threads;
  const double budget = (double)tool.budget;
  const BindToolOption told[] = {
    {.name = "cards", .text = tool.cards},
    {.name = "game", .text = tool.game},
    {.name = "only", .text = only},
    {.name = "rule", .text = rule},
    {.name = "card", .text = card},
    {.name = "mods", .list = mods.named.items},
    {.name = "list", .flag = list},
    {.name = "brief", .flag = brief},
    {.name = "verbose", .flag = verbose},
    {.name = "check", .flag = check},
    {.name = "json", .flag = json},
    {.name = "summary", .flag = true},
    {.name = "watch", .flag = watch},
    {.name = "interval", .number = &seconds},
    {.name = "threads", .number = &workers},
    {.name = "changes", .number = changes ? &edits : NULL},
    {.name = "mutate", .flag = mutate},
    {.name = "all", .flag = all},
    {.name = "coverage", .flag = coverage},
    {.name = "vacuous", .flag = vacuous},
    {.name = "silent", .text = silent},
    {.name = "trust", .flag = trust},
    {.name = "terminal", .flag = isatty(STDOUT_FILENO) == 1},
    {.name = "progress", .flag = isatty(STDERR_FILENO) == 1},
    {.name = "color", .flag = colored(json ? STDERR_FILENO : STDOUT_FILENO)},
    {.name = "bounded", .flag = !trust && !watch},
    {.name = "budget", .number = tool.budget ? &budget : NULL},
    {0},
  };
  if (watch) catch_interrupts();
  tool.fenced = !trust;
  tool.out = json ? stderr : stdout;
  BindToolResult results[] = {{.name = "failed"}, {.name = "vacuous"}, {0}};
  if (!lua_tool_run(&tool, told, results)) return EXIT_FAILED;
  return results[0].value || results[1].value ? EXIT_FAILED : EXIT_FINE;
}
