/* SPDX-License-Identifier: MIT */
/* show.c -- `lunarbiter show`: a card drawn and told, as the engine understood it
** (scripts/show.lua, docs/show.md). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "commands/commands.h"
#include "commands/lua_tool.h"

enum { FAILED, UNKNOWN, CARDS };

/* "text" or "json"; false after a word on what may be said. */
static bool read_as(const char *as, bool *json)
{
  if (!as) return true;
  if (strcmp(as, "text") != 0 && strcmp(as, "json") != 0) {
    fprintf(stderr, "lunarbiter show: --as is text or json, not '%s'\n", as);
    return false;
  }
  *json = *json || strcmp(as, "json") == 0;
  return true;
}

/* With --all a card that is not told in full is a failure: our words have a hole. */
static int report(const BindToolResult *results, bool all)
{
  if (all && results[UNKNOWN].value)
    fprintf(stderr, "lunarbiter show: %d parts of %d cards have no words\n", results[UNKNOWN].value,
            results[CARDS].value);
  return results[FAILED].value || (all && results[UNKNOWN].value) ? EXIT_FAILED : EXIT_FINE;
}

int command_show(int argc, char **argv)
{
  SessionMods mods = {0};
  LuaTool tool = {.name = "show"};
  const char *as = NULL;
  bool json = false, rules = false, scenarios = true, all = false;
  /* clang-format off */
  const Option table[] = {
    {.name = "rules", .kind = OPTION_FLAG, .to = &rules,
     .help = "print the rules behind each sentence"},
    {.name = "no-scenarios", .kind = OPTION_NEGATED, .to = &scenarios,
     .help = "do not run the card's scenarios, and so do not report what its functions do"},
    {.name = "as", .kind = OPTION_TEXT, .to = &as, .argument = "FORM",
     .help = "the form: text (default) or json"},
    {.name = "json", .kind = OPTION_FLAG, .to = &json, .help = "the same as --as json"},
    {.name = "all", .kind = OPTION_FLAG, .to = &all,
     .help = "show every card of the game, without running scenarios"},
    {.name = "game", .kind = OPTION_TEXT, .to = &tool.game, .argument = "G",
     .help = "look only among the cards of this game (default: all games)"},
    SESSION_MOD_OPTIONS(&mods),
    LUA_TOOL_BUDGET_OPTION(&tool),
    SESSION_DATA_OPTION(&tool.data),
  };
  /* clang-format on */
  const Usage usage = {
    .name = "show",
    .synopsis = "[options] CARD...",
    .text = "Draws cards and describes their text in our own words, from what their scripts\n"
            "declare. To describe what functions do, it runs the scenarios beside the card\n"
            "and marks the result as observed. CARD is a name, an id, or the path of a card's\n"
            "file (also of a file that is not installed or lies in a mod). docs/show.md\n"
            "explains the output.",
    .examples = "show gust\n"
                "show \"Get Excited!\" --rules\n"
                "show cards/evolve/sd01/water_fairy.lua\n"
                "show ogn-242 --as json",
    .options = table,
    .option_count = sizeof table / sizeof *table,
    .min_arguments = 0,
    .max_arguments = -1,
  };
  ArbError error = {0};
  if (!lua_tool_begin(&tool, &usage, argc, argv)) return tool.code;
  if (!read_as(as, &json)) return EXIT_USAGE;
  if (!tool.count && !all) {
    fprintf(stderr, "lunarbiter show: name a card, or give --all (--help says more)\n");
    return EXIT_USAGE;
  }
  if (!session_find_mods(&tool.session, &mods, &error)) return session_failed("show", &error);
  const char **asked = lua_tool_mods(&tool.session, true);
  const char **others = lua_tool_mods(&tool.session, false);
  const double budget = (double)tool.budget;
  const BindToolOption told[] = {
    {.name = "cards", .text = tool.cards},
    {.name = "game", .text = tool.game},
    {.name = "json", .flag = json},
    {.name = "rules", .flag = rules},
    {.name = "scenarios", .flag = scenarios && !all},
    {.name = "all", .flag = all},
    {.name = "mods", .list = asked},
    {.name = "other_mods", .list = others},
    {.name = "budget", .number = tool.budget ? &budget : NULL},
    {0},
  };
  BindToolResult results[] = {[FAILED] = {.name = "failed"},
                              [UNKNOWN] = {.name = "unknown"},
                              [CARDS] = {.name = "cards"},
                              {0}};
  tool.fenced = true;
  bool fine = lua_tool_run(&tool, told, results);
  free(asked);
  free(others);
  session_close(&tool.session);
  return fine ? report(results, all) : EXIT_FAILED;
}
