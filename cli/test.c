/* SPDX-License-Identifier: MIT */
/* test.c -- `lunarbiter test`: runs scenario files (docs/scenarios.md). */
#include <stdio.h>

#include "commands.h"
#include "json.h"
#include "scenario.h"
#include "session.h"

static int report(const BindScenarioResult *result, int status, bool json)
{
  if (status < 0) {
    ArbError error = {0};
    snprintf(error.text, sizeof error.text, "%s", result->error);
    return session_failed("test", &error);
  }
  if (json)
    json_page(json_pack("{s:i, s:i, s:i}", "files", result->files, "passed", result->passed,
                        "failed", result->failed));
  else
    printf("%d passed, %d failed\n", result->passed, result->failed);
  return result->failed ? EXIT_FAILED : EXIT_FINE;
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
  BindScenarioResult result = {0};
  BindScenarioOptions scenario = {.scripts = session.scripts, .cards = cards, .game = game,
                                  .only = only, .verbose = verbose, .no_check = !check,
                                  .out = json ? stderr : stdout};
  int status = bind_run_scenarios((const char *const *)argv, count, &scenario, &result);
  return report(&result, status, json);
}
