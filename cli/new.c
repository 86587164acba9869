/* SPDX-License-Identifier: MIT */
/* new.c -- `lunarbiter new`: skeletons of cards, keywords, formats and mods (scripts/new.lua). */
#include <stdio.h>
#include <string.h>

#include "commands.h"
#include "session.h"
#include "tool.h"

/* In the order of scripts/new.lua. */
static bool is_kind(const char *word)
{
  static const char *const kinds[] = {"card", "keyword", "format", "mod"};
  for (int i = 0; i < 4; i++)
    if (strcmp(kinds[i], word) == 0) return true;
  return false;
}

int command_new(int argc, char **argv)
{
  const char *data = NULL, *game = NULL, *folder = NULL, *type = NULL, *id = NULL;
  bool evolved = false;
  const Option table[] = {
    {.name = "in", .kind = OPTION_TEXT, .to = &folder, .argument = "DIR",
     .help = "where: a mod, or any folder (the mod we stand in, else here)"},
    {.name = "type", .kind = OPTION_TEXT, .to = &type, .argument = "TYPE",
     .help = "of a card: unit, spell, gear, legend, battlefield; of Evolve follower,\n"
             "spell, amulet, leader (unit, follower)"},
    {.name = "evolved", .kind = OPTION_FLAG, .to = &evolved,
     .help = "of a follower: with the face that it evolves into, and a scenario of that"},
    {.name = "id", .kind = OPTION_TEXT, .to = &id, .argument = "ID",
     .help = "of a card (the next free one: NAME-OF-THE-MOD-001)"},
    {.name = "game", .kind = OPTION_TEXT, .to = &game, .argument = "G",
     .help = "whose (that of the mod; else riftbound)"},
    SESSION_DATA_OPTION(&data),
  };
  const Usage usage = {
    .name = "new", .synopsis = "[options] card|keyword|format|mod NAME",
    .text = "Writes a working skeleton with comments and scenarios, and says what to do next:\n"
            "a card in cards/, a keyword in keywords/, a format in formats/ of a mod, or a whole\n"
            "mod as a folder.  It passes `lunarbiter test` as it is.  Nothing is overwritten.",
    .examples = "new mod ember-court\n"
                "new card \"Ember Guard\" --type spell --in ember-court\n"
                "new card \"Moon Guard\" --evolved --in moon-court\n"
                "new keyword \"Last Stand\" --in ember-court",
    .options = table, .option_count = sizeof table / sizeof *table,
    .min_arguments = 2, .max_arguments = 2,
  };
  int count;
  Session session = {0};
  ArbError error = {0};
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  if (!is_kind(argv[0]))
    return options_wrong(&usage, "there is no new '%s': card, keyword, format or mod", argv[0]);
  if (!session_find_data(&session, data, &error)) return session_failed("new", &error);
  if (!bind_game(game, &error)) return session_failed("new", &error);
  const BindToolOption told[] = {
    {.name = "data", .text = session.data}, {.name = "game", .text = game},
    {.name = "folder", .text = folder},     {.name = "type", .text = type},
    {.name = "id", .text = id},             {.name = "evolved", .flag = evolved},
    {0},
  };
  const BindTool tool = {.scripts = session.scripts, .name = "new",
                         .arguments = (const char *const *)argv, .argument_count = count,
                         .options = told};
  if (!bind_run_tool(&tool, NULL, error.text, sizeof error.text))
    return session_failed("new", &error);
  return EXIT_FINE;
}
