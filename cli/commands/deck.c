/* SPDX-License-Identifier: MIT */
/* deck.c -- `lunarbiter deck`: checks a deck against a format, or writes it in another form
** (scripts/decks.lua). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "commands/commands.h"
#include "commands/lua_tool.h"
#include "common/json.h"
#include "session/session.h"

typedef struct DeckCheck {
  const Deck *deck;
  json_t *problems; /* NULL: they are printed */
  int count;
  int lines; /* how many of them are lines that cannot be read */
} DeckCheck;

static void add_problem(DeckCheck *check, int line, const char *rule, const char *text)
{
  check->count++;
  if (check->problems) {
    json_t *problem = json_object();
    json_object_set_new(problem, "line", line ? json_integer(line) : json_null());
    json_object_set_new(problem, "rule", *rule ? json_text(rule) : json_null());
    json_object_set_new(problem, "text", json_text(text));
    json_array_append_new(check->problems, problem);
    return;
  }
  printf("%s:", check->deck->path);
  if (line) printf("%d:", line);
  printf(" %s", text);
  if (*rule) printf(" (%s)", rule);
  printf("\n");
}

static void on_problem(void *data, const char *rule, const char *text)
{
  add_problem(data, 0, rule, text);
}

static void on_mistake(void *data, int line, const char *text)
{
  DeckCheck *check = data;
  check->lines++;
  add_problem(check, line, "", text);
}

/* Cards the engine cannot execute exactly are never played. */
static void check_support(DeckCheck *check, const ArbCards *cards)
{
  char text[512];
  for (int i = 0; i < check->deck->entry_count; i++) {
    const DeckEntry *entry = &check->deck->entries[i];
    const char *why = entry->def ? arb_card_unsupported(cards, entry->def) : NULL;
    if (!why) continue;
    snprintf(text, sizeof text, "'%s' is not supported: %s", entry->card, why);
    add_problem(check, entry->line, "", text);
  }
}

static void report(const DeckCheck *check, const char *format)
{
  const Deck *deck = check->deck;
  const ArbRules *rules = deck->game->rules;
  if (check->problems) {
    json_t *sections = json_object();
    for (int i = 0; i < rules->section_count; i++)
      json_object_set_new(sections, rules->sections[i].name, json_integer(deck->counts[i]));
    json_page(json_pack("{s:o, s:o, s:s, s:o, s:b, s:i, s:o, s:o}", "deck", json_text(deck->name),
                        "file", json_text(deck->path), "game", deck->game->name, "format",
                        json_text(format), "legal", check->count == 0, "main_deck",
                        bind_deck_count(deck, "MainDeck"), "sections", sections, "problems",
                        check->problems));
    return;
  }
  if (check->count) return;
  printf("%s: legal in %s:", deck->path, format);
  for (int i = 0, told = 0; i < rules->section_count; i++)
    if (deck->counts[i])
      printf("%s %s %d", told++ ? "," : "", rules->sections[i].name, deck->counts[i]);
  printf("\n");
}

/* What the format says of the deck.  Where lines could not be read it is said without them. */
static int check_format(const Session *session, DeckCheck *check, const char *format,
                        ArbError *error)
{
  ArbDeck deck = bind_deck_view(check->deck);
  int before = check->count;
  int found =
      bind_check_deck(&session->paths, format, session->cards, &deck, on_problem, check, error);
  if (found < 0) return found;
  check_support(check, session->cards);
  if (check->lines && check->count > before && !check->problems)
    printf("%s: problems of the whole deck are counted without the %s that cannot be read\n",
           check->deck->path, check->lines == 1 ? "line" : "lines");
  return found;
}

static int failed(const ArbError *error)
{
  return session_gave_up("deck", error);
}

/* Reports every mistake of the file, then every problem of the deck that could be read from it. */
static int check_deck(Session *session, const char *path, const char *format, bool json)
{
  char other[240];
  ArbError error = {0};
  DeckCheck check = {.deck = &session->decks[0], .problems = json ? json_array() : NULL};
  const DeckMistakes all = {on_mistake, &check};
  bool deck =
      bind_deck_diagnose(&session->decks[0], path, session->game, session->cards, &all, &error);
  if (!deck && !check.count) {
    json_decref(check.problems);
    return failed(&error);
  }
  if (check.lines && session_other_game(session, check.deck, other, sizeof other))
    add_problem(&check, 0, "", other);
  if (deck && check_format(session, &check, format, &error) < 0) {
    json_decref(check.problems);
    return failed(&error);
  }
  report(&check, format);
  return check.count ? EXIT_FAILED : EXIT_FINE;
}

/* Runs the command with the game that was named, else the deck's, and with the format that was
** named, else the game's default. */
static int run_deck(Session *session, const char *data, const SessionMods *mods, const char *game,
                    const char *format, const char *name, bool json)
{
  ArbError error = {0};
  char path[DECK_PATH_MAX];
  const TextList decks = {.items = {name}, .count = 1};
  if (!session_find_data(session, data, &error) ||
      !session_find_mods_of_decks(session, mods, &decks, &error))
    return failed(&error);
  if (!game) game = session_game_of_deck(session, name)->name;
  if (!session_set_game(session, game, &error)) return failed(&error);
  if (!format) format = session->game->format;
  if (!session_load_format(session, format, &error) || !session_load_cards(session, &error) ||
      !session_find_deck(session, name, path, &error))
    return failed(&error);
  return check_deck(session, path, format, json);
}

/* ---- Other forms of decks ------------------------------------------------------------ */

/* What --from, --to and the like say. */
typedef struct Conversion {
  const char *from, *to, *champion;
  bool sideboard, forms; /* sideboard: it is kept */
} Conversion;

static bool is_asked(const Conversion *how)
{
  return how->from || how->to || how->champion || how->forms || !how->sideboard;
}

/* Finds the file behind a deck's name; a dash stands for the standard input. */
static bool find_source(Session *session, const SessionMods *mods, const char *game, char **name,
                        char *path, ArbError *error)
{
  const TextList decks = {.items = {*name}, .count = 1};
  if (!session_find_mods_of_decks(session, mods, &decks, error)) return false;
  if (strcmp(*name, "-") == 0) return true;
  if (!game) game = session_game_of_deck(session, *name)->name;
  if (!session_set_game(session, game, error)) return false;
  if (!session_find_deck(session, *name, path, error)) return false;
  *name = path;
  return true;
}

static int convert(LuaTool *tool, const SessionMods *mods, const Conversion *how)
{
  char path[DECK_PATH_MAX];
  ArbError error = {0};
  if (tool->count && !find_source(&tool->session, mods, tool->game, tool->arguments, path, &error))
    return session_failed("deck", &error);
  const char **folders = lua_tool_mods(&tool->session, true);
  const BindToolOption told[] = {
    {.name = "cards", .text = tool->cards},
    {.name = "game", .text = tool->game},
    {.name = "from", .text = how->from},
    {.name = "to", .text = how->to},
    {.name = "champion", .text = how->champion},
    {.name = "no_sideboard", .flag = !how->sideboard},
    {.name = "forms", .flag = how->forms},
    {.name = "mods", .list = folders},
    {0},
  };
  BindToolResult results[] = {{.name = "failed"}, {0}};
  tool->fenced = true;
  bool fine = lua_tool_run(tool, told, results);
  free(folders);
  return fine && !results[0].value ? EXIT_FINE : EXIT_FAILED;
}

int command_deck(int argc, char **argv)
{
  const char *format = NULL;
  bool json = false;
  SessionMods mods = {0};
  LuaTool tool = {.name = "decks"};
  Conversion how = {.sideboard = true};
  /* clang-format off */
  const Option table[] = {
    {.name = "format", .kind = OPTION_TEXT, .to = &format, .argument = "F",
     .help = "the format whose deck rules apply (default: duel or standard)"},
    {.name = "from", .kind = OPTION_TEXT, .to = &how.from, .argument = "FORM",
     .help = "read the deck in this form, and write it in another one (default: what the\n"
             "text looks like)"},
    {.name = "to", .kind = OPTION_TEXT, .to = &how.to, .argument = "FORM",
     .help = "write the deck in this form (default: lunarbiter, a deck file)"},
    {.name = "forms", .kind = OPTION_FLAG, .to = &how.forms,
     .help = "list the forms, and end"},
    {.name = "champion", .kind = OPTION_TEXT, .to = &how.champion, .argument = "CARD",
     .help = "the chosen champion, where the form does not say it; `none`: there is none"},
    {.name = "no-sideboard", .kind = OPTION_NEGATED, .to = &how.sideboard,
     .help = "leave the sideboard out of what is written"},
    SESSION_BUDGET_OPTION(&tool.budget),
    SESSION_GAME_OPTION(&tool.game),
    {.name = "json", .kind = OPTION_FLAG, .to = &json, .help = "the result of the check as JSON"},
    SESSION_MOD_OPTIONS(&mods),
    SESSION_DATA_OPTION(&tool.data),
  };
  /* clang-format on */
  const Usage usage = {
    .name = "deck",
    .synopsis = "[options] FILE|-",
    .text = "Checks a deck against a format and reports all problems, one in each line, with\n"
            "the line of the file or the rule that it breaks. A deck file has sections, with\n"
            "a number and a card's name in each line: Legend:, Champion:, MainDeck:,\n"
            "Battlefields: and Runes: for Riftbound; Leader:, MainDeck: and EvolveDeck: for\n"
            "Shadowverse: Evolve. FILE may also be a name, which is looked up in ./decks and\n"
            "in the decks of the program. A card that is known but has no script yet is a\n"
            "problem of the deck.\n"
            "With --from or --to the deck is not checked but written in another form that\n"
            "players exchange: deck codes, lines, lists (docs/deck-formats.md). `-` reads the\n"
            "standard input.",
    .examples = "deck my-deck.txt\n"
                "deck --format proving-grounds annie-proving-grounds\n"
                "deck sd01-forest\n"
                "deck --to piltover jinx-origins\n"
                "deck --from piltover --to lunarbiter code.txt",
    .options = table,
    .option_count = sizeof table / sizeof *table,
    .min_arguments = 0,
    .max_arguments = 1,
  };
  if (!lua_tool_begin(&tool, &usage, argc, argv)) return tool.code;
  if (!tool.count && !how.forms) {
    fprintf(stderr, "lunarbiter deck: name a deck or its file (--help says more)\n");
    return EXIT_USAGE;
  }
  ArbError error = {0};
  int code = !session_allow(tool.budget, &error) ? session_failed("deck", &error)
             : is_asked(&how) /* the tool tells when the budget is spent */
                 ? convert(&tool, &mods, &how)
                 : session_end("deck", run_deck(&tool.session, tool.data, &mods, tool.game, format,
                                                tool.arguments[0], json));
  session_close(&tool.session);
  return code;
}
