/* SPDX-License-Identifier: MIT */
/* test.c -- `lunarbiter test`: runs scenario files (docs/scenarios.md). */
#include <stdio.h>

#include "commands.h"
#include "json.h"
#include "session.h"
#include "tool.h"

enum { FILES, PASSED, FAILED };

static int report(const BindToolResult *results, bool json)
{
  int files = results[FILES].value, passed = results[PASSED].value, failed = results[FAILED].value;
  if (json)
    json_page(json_pack("{s:i, s:i, s:i}", "files", files, "passed", passed, "failed", failed));
  else
    printf("%d passed, %d failed\n", passed, failed);
  return failed ? EXIT_FAILED : EXIT_FINE;
}

int command_test(int argc, char **argv)
{
  const char *data = NULL, *only = NULL, *game = NULL;
  char cards[SESSION_PATH_MAX + 16];
  bool verbose = false, json = false, check = true;
  const Option table[] = {
    {.name = "only", .kind = OPTION_TEXT, .to = &only, .argument = "WORDS",
     .help = "run the scenarios whose name holds these words"},
    {.name = "verbose", .kind = OPTION_FLAG, .to = &verbose,
     .help = "name every scenario, not just those that fail"},
    {.name = "no-check", .kind = OPTION_NEGATED, .to = &check,
     .help = "leave out the engine's checks of every step"},
    {.name = "json", .kind = OPTION_FLAG, .to = &json,
     .help = "the summary as JSON; failures are told on stderr"},
    {.name = "game", .kind = OPTION_TEXT, .to = &game, .argument = "G",
     .help = "whose cards and words (the game whose folder a file lies in: cards/G,\n"
             "scenarios/G; else riftbound)"},
    SESSION_DATA_OPTION(&data),
  };
  const Usage usage = {
    .name = "test", .synopsis = "[options] PATH...",
    .text = "Runs scenarios: files whose names end in _spec.lua, or all of them in a folder.\n"
            "Each builds a position, plays a few moves and says what it expects. Failures are\n"
            "told with file and line; the last line is the summary.",
    .examples = "test tests/scenarios\n"
                "test --verbose cards/riftbound/ogn/gust_spec.lua",
    .options = table, .option_count = sizeof table / sizeof *table,
    .min_arguments = 1, .max_arguments = -1,
  };
  int count;
  Session session = {0};
  ArbError error = {0};
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  if (!session_find_data(&session, data, &error)) return session_failed("test", &error);
  if (!bind_game(game, &error)) return session_failed("test", &error);
  snprintf(cards, sizeof cards, "%s/cards", session.data);
  const BindToolOption told[] = {
    {.name = "cards", .text = cards}, {.name = "game", .text = game},
    {.name = "only", .text = only}, {.name = "verbose", .flag = verbose},
    {.name = "check", .flag = check}, {0},
  };
  const BindTool tool = {.scripts = session.scripts, .name = "scenario",
                         .arguments = (const char *const *)argv, .argument_count = count,
                         .options = told, .out = json ? stderr : stdout};
  BindToolResult results[] = {
    [FILES] = {.name = "files"}, [PASSED] = {.name = "passed"}, [FAILED] = {.name = "failed"}, {0},
  };
  if (!bind_run_tool(&tool, results, error.text, sizeof error.text))
    return session_failed("test", &error);
  return report(results, json);
}
