/* SPDX-License-Identifier: MIT */
/* test.c -- `lunarbiter test`: runs scenario files (docs/scenarios.md). */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
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
  const char *only = NULL, *rule = NULL, *card = NULL;
  SessionMods mods = {0};
  bool verbose = false, brief = false, list = false, json = false, check = true;
  bool watch = false, mutate = false, all = false, coverage = false;
  bool vacuous = false, trust = false;
  int64_t interval = 200, changes = 0, threads = sysconf(_SC_NPROCESSORS_ONLN);
  /* clang-format off */
  const Option table[] = {
    {.name = "only", .kind = OPTION_TEXT, .to = &only, .argument = "WORDS",
     .help = "the scenarios whose name holds these words"},
    {.name = "rule", .kind = OPTION_TEXT, .to = &rule, .argument = "NUMBER",
     .help = "the scenarios that cite this rule, or one below it"},
    {.name = "card", .kind = OPTION_TEXT, .to = &card, .argument = "NAME",
     .help = "the scenarios that name this card"},
    {.name = "list", .kind = OPTION_FLAG, .to = &list,
     .help = "say which scenarios these are; nothing is played"},
    {.name = "brief", .kind = OPTION_FLAG, .to = &brief,
     .help = "one line for each failure, without events and position"},
    {.name = "verbose", .kind = OPTION_FLAG, .to = &verbose,
     .help = "name every scenario, not just those that fail"},
    {.name = "watch", .kind = OPTION_FLAG, .to = &watch,
     .help = "look for edits and play again what they touch, until Ctrl-C"},
    {.name = "interval", .kind = OPTION_NUMBER, .to = &interval, .argument = "MS", .min = 10,
     .max = 60000, .help = "with --watch: look every so many milliseconds (200)"},
    {.name = "changes", .kind = OPTION_NUMBER, .to = &changes, .argument = "N", .min = 1,
     .max = INT32_MAX, .help = "with --watch: end when so many edits have been played"},
    {.name = "mutate", .kind = OPTION_FLAG, .to = &mutate,
     .help = "change one thing at a time in the cards or keywords at PATH and list what no\n"
             "scenario beside them notices"},
    {.name = "all", .kind = OPTION_FLAG, .to = &all,
     .help = "with --mutate: play every scenario that names the card, too"},
    {.name = "coverage", .kind = OPTION_FLAG, .to = &coverage,
     .help = "list the lines of cards' functions that no scenario runs"},
    {.name = "vacuous", .kind = OPTION_FLAG, .to = &vacuous,
     .help = "list the lines that say what is not and could not fail"},
    {.name = "threads", .kind = OPTION_NUMBER, .to = &threads, .argument = "N", .min = 1,
     .max = WORKERS_MAX, .help = "how many at the same time (as many as there are processors)"},
    {.name = "no-check", .kind = OPTION_NEGATED, .to = &check,
     .help = "leave out the engine's checks of every step"},
    {.name = "trust", .kind = OPTION_FLAG, .to = &trust,
     .help = "the files are your own: they may use all of Lua, and so read, write and start\n"
             "anything; else they play and compare, and nothing else"},
    {.name = "json", .kind = OPTION_FLAG, .to = &json,
     .help = "a page with an entry for each scenario; failures are told on stderr, too"},
    {.name = "game", .kind = OPTION_TEXT, .to = &tool.game, .argument = "G",
     .help = "whose cards and words (the game whose folder a file lies in: cards/G,\n"
             "scenarios/G; else riftbound)"},
    {.name = "mod", .kind = OPTION_LIST, .to = &mods.named, .argument = "DIR",
     .help = "a mod to load for every file, by folder or name; the one that a file\n"
             "lies in is loaded anyway"},
    SESSION_DATA_OPTION(&tool.data),
  };
  /* clang-format on */
  const Usage usage = {
    .name = "test",
    .synopsis = "[options] PATH...",
    .text = "Runs scenarios (docs/scenarios.md): files whose names end in _spec.lua, or all of\n"
            "them in a folder; of a card file those beside it.  Each builds a position, plays a\n"
            "few moves and says what it expects.  A failure is told with file and line, what was\n"
            "expected and what was there, the events since the last line that held, and the\n"
            "position with the open question.  The last line is the summary.  A file in a mod's\n"
            "folder (docs/mods.md) is played with that mod and what it builds on; the user's\n"
            "other mods are left alone.",
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
  if (watch + mutate + list + coverage + vacuous > 1)
    return options_wrong(&usage,
                         "--watch, --mutate, --list, --coverage and --vacuous go one by one");
  const double seconds = (double)interval / 1000, edits = (double)changes,
               workers = (double)threads;
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
    {.name = "trust", .flag = trust},
    {.name = "terminal", .flag = isatty(STDOUT_FILENO) == 1},
    {.name = "progress", .flag = isatty(STDERR_FILENO) == 1},
    {.name = "color", .flag = colored(json ? STDERR_FILENO : STDOUT_FILENO)},
    {0},
  };
  if (watch) catch_interrupts();
  tool.fenced = !trust;
  tool.out = json ? stderr : stdout;
  BindToolResult results[] = {{.name = "failed"}, {.name = "vacuous"}, {0}};
  if (!lua_tool_run(&tool, told, results)) return EXIT_FAILED;
  return results[0].value || results[1].value ? EXIT_FAILED : EXIT_FINE;
}
