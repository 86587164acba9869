/* SPDX-License-Identifier: MIT */
/* deck_cmd.c -- `lunarbiter deck`: checks a deck against a format. */
#include <stdio.h>

#include "commands.h"
#include "json.h"
#include "session.h"

typedef struct DeckCheck {
  const Deck *deck;
  json_t *problems; /* NULL: they are printed */
  int count;
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

/* Cards the engine cannot execute exactly are never played. */
static void check_support(DeckCheck *check, const ArbCards *cards)
{
  char text[512];
  for (int i = 0; i < check->deck->entry_count; i++) {
    const DeckEntry *entry = &check->deck->entries[i];
    const char *why = arb_card_unsupported(cards, entry->def);
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
                        deck_count(deck, "MainDeck"), "sections", sections, "problems",
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

static int check_deck(const Session *session, const char *format, bool json)
{
  ArbError error = {0};
  DeckCheck check = {.deck = &session->decks[0], .problems = json ? json_array() : NULL};
  ArbDeck deck = deck_view(check.deck);
  int found = bind_check_deck(&session->paths, format, session->cards, &deck, on_problem, &check,
                              &error);
  if (found < 0) {
    json_decref(check.problems);
    return session_failed("deck", &error);
  }
  check_support(&check, session->cards);
  report(&check, format);
  return check.count ? EXIT_FAILED : EXIT_FINE;
}

/* The game as it was said, else the deck's own; its own format when none is named. */
static int run_deck(Session *session, const char *data, const SessionMods *mods, const char *game,
                    const char *format, const char *name, bool json)
{
  ArbError error = {0};
  const TextList decks = {.items = {name}, .count = 1};
  if (!session_find_data(session, data, &error) ||
      !session_find_mods_of_decks(session, mods, &decks, &error))
    return session_failed("deck", &error);
  if (!game) game = session_game_of_deck(session, name)->name;
  if (!session_set_game(session, game, &error)) return session_failed("deck", &error);
  if (!format) format = session->game->format;
  if (!session_load_format(session, format, &error) || !session_load_cards(session, &error) ||
      !session_load_deck(session, 0, name, &error))
    return session_failed("deck", &error);
  return check_deck(session, format, json);
}

int command_deck(int argc, char **argv)
{
  const char *format = NULL, *data = NULL, *game = NULL;
  bool json = false;
  SessionMods mods = {0};
  const Option table[] = {
    {.name = "format", .kind = OPTION_TEXT, .to = &format, .argument = "F",
     .help = "the format whose deck rules count (the game's own: duel, standard)"},
    SESSION_GAME_OPTION(&game),
    {.name = "json", .kind = OPTION_FLAG, .to = &json, .help = "the result as JSON"},
    SESSION_MOD_OPTIONS(&mods),
    SESSION_DATA_OPTION(&data),
  };
  const Usage usage = {
    .name = "deck", .synopsis = "[options] FILE",
    .text = "Checks a deck against a format: one line a problem, with the rule it breaks. A\n"
            "deck file has sections, with a number and a card's name on each line: Legend:,\n"
            "Champion:, MainDeck:, Battlefields: and Runes: for Riftbound, Leader:, MainDeck:\n"
            "and EvolveDeck: for Shadowverse: Evolve. A deck may also be named: it is looked\n"
            "for in ./decks and in the decks that come with the program. A card that is known\n"
            "but not scripted yet is a problem of the deck.",
    .examples = "deck my-deck.txt\n"
                "deck --format proving-grounds annie-proving-grounds\n"
                "deck sd01-forest",
    .options = table, .option_count = sizeof table / sizeof *table,
    .min_arguments = 1, .max_arguments = 1,
  };
  int count;
  Session session = {0};
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  int code = run_deck(&session, data, &mods, game, format, argv[0], json);
  session_close(&session);
  return code;
}
