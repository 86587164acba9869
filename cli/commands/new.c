/* SPDX-License-Identifier: MIT */
/* new.c -- `lunarbiter new`: skeletons of cards, keywords, formats and mods (scripts/new.lua). */
#include <string.h>

#include "commands/commands.h"
#include "commands/lua_tool.h"

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
  LuaTool tool = {.name = "new"};
  const char *folder = NULL, *type = NULL, *id = NULL;
  bool evolved = false;
  /* clang-format off */
  const Option table[] = {
    {.name = "in", .kind = OPTION_TEXT, .to = &folder, .argument = "DIR",
     .help = "the folder: a mod or any other (default: the mod around the current\n"
             "folder, else the current folder)"},
    {.name = "type", .kind = OPTION_TEXT, .to = &type, .argument = "TYPE",
     .help = "the type of a card: unit, spell, gear, legend, battlefield; of Evolve:\n"
             "follower, spell, amulet, leader (default: unit, follower)"},
    {.name = "evolved", .kind = OPTION_FLAG, .to = &evolved,
     .help = "for a follower: also write the face that it evolves into, with a scenario"},
    {.name = "id", .kind = OPTION_TEXT, .to = &id, .argument = "ID",
     .help = "the id of a card (default: the next free one, NAME-OF-THE-MOD-001)"},
    {.name = "game", .kind = OPTION_TEXT, .to = &tool.game, .argument = "G",
     .help = "the game: riftbound or evolve (default: the mod's, else riftbound)"},
    SESSION_DATA_OPTION(&tool.data),
  };
  /* clang-format on */
  const Usage usage = {
    .name = "new",
    .synopsis = "[options] card|keyword|format|mod NAME",
    .text = "Writes a working skeleton with comments and scenarios, and prints what to do\n"
            "next: a card in cards/, a keyword in keywords/, a format in formats/ of a mod,\n"
            "or a whole mod as a folder. The skeleton passes `lunarbiter test`. No file is\n"
            "overwritten.",
    .examples = "new mod ember-court\n"
                "new card \"Ember Guard\" --type spell --in ember-court\n"
                "new card \"Moon Guard\" --evolved --in moon-court\n"
                "new keyword \"Last Stand\" --in ember-court",
    .options = table,
    .option_count = sizeof table / sizeof *table,
    .min_arguments = 2,
    .max_arguments = 2,
  };
  if (!lua_tool_begin(&tool, &usage, argc, argv)) return tool.code;
  if (!is_kind(argv[0]))
    return options_wrong(&usage, "there is no new '%s': card, keyword, format or mod", argv[0]);
  const BindToolOption told[] = {
    {.name = "data", .text = tool.session.data},
    {.name = "game", .text = tool.game},
    {.name = "folder", .text = folder},
    {.name = "type", .text = type},
    {.name = "id", .text = id},
    {.name = "evolved", .flag = evolved},
    {0},
  };
  return lua_tool_run(&tool, told, NULL) ? EXIT_FINE : EXIT_FAILED;
}
