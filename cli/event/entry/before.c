/* SPDX-License-Identifier: MIT */
/* before.c -- the verbs that open an event: new, start. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "common/text.h"
#include "event/desk/desk.h"
#include "event/entry/entry.h"
#include "session/session.h"

/* ---- new ------------------------------------------------- */

typedef struct NewEvent {
  const char *path, *structure, *level;
  EventSetup setup;
  int64_t best_of, team, rounds, cut, minutes;
  bool json;
} NewEvent;

static bool is_day(const char *text)
{
  int year, month, day, length = 0;
  return sscanf(text, "%4d-%2d-%2d%n", &year, &month, &day, &length) == 3 && length == 10 &&
         !text[length] && month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

/* Which cards are legal, and on which day: those of Standard in a constructed event of Riftbound
** (601.2), today. */
static bool find_cards(EventSetup *setup, bool riftbound, char *today, size_t size,
                       EventError *error)
{
  time_t now = (time_t)desk_now();
  struct tm parts;
  bool asked = setup->cards != NULL;
  if (!asked) setup->cards = riftbound && !setup->limited ? "standard" : "";
  if (strcmp(setup->cards, "all") == 0) setup->cards = "";
  if (!setup->day && gmtime_r(&now, &parts) && strftime(today, size, "%Y-%m-%d", &parts))
    setup->day = today;
  if (!setup->region) setup->region = "world";
  const char *fault = NULL;
  if (*setup->cards && strcmp(setup->cards, "standard") != 0)
    fault = "Legal cards are those of standard (601.3), or all that the format takes.";
  else if (*setup->cards && !riftbound)
    fault = "Sets and bans are ruled for Riftbound (601.2), not for other games.";
  else if (*setup->cards && setup->limited)
    fault = "In a limited event the cards of the pool are legal (602.1.b).";
  else if (!setup->day || !is_day(setup->day)) fault = "A day is written as 2026-08-01.";
  else if (strcmp(setup->region, "world") != 0 && strcmp(setup->region, "china") != 0)
    fault = "A region is world or china (601.3.c.4).";
  if (fault) snprintf(error->text, sizeof error->text, "%s", fault);
  return !fault;
}

/* The game, and its own format when none is named.  The rules of Evolve know no teams. */
static bool find_game(EventSetup *setup, int64_t team, EventError *error)
{
  ArbError why = {0};
  Session session = {0};
  bool good = session_find_data(&session, NULL, &why) && session_find_mods(&session, NULL, &why) &&
              session_set_game(&session, setup->game, &why);
  bool riftbound = good && session.game == bind_game_at(0), best_of_3 = setup->best_of == 3;
  if (good && !setup->format)
    setup->format = !riftbound               ? session.game->format
                    : team == 2 && best_of_3 ? "2v2-match"
                    : team == 2              ? "2v2-constructed"
                    : best_of_3              ? "match"
                                             : session.game->format;
  good = good && session_load_format(&session, setup->format, &why) &&
         session_load_cards(&session, &why);
  if (good) /* 202.1 */
    setup->limited |= arb_format_number(session.cards, &session.format, "limited") > 0;
  if (!good) snprintf(error->text, sizeof error->text, "%.380s", why.text);
  session_close(&session);
  if (good && team > 1 && strcmp(setup->game, "riftbound") != 0) {
    good = false;
    snprintf(error->text, sizeof error->text,
             "Teams are entered in events of Riftbound only (603).");
  }
  return good;
}

static int create(const Usage *usage, NewEvent *made)
{
  EventError error;
  char today[16];
  EventSetup *setup = &made->setup;
  if (!event_structure_find(made->structure, &setup->structure))
    return options_wrong(usage, "an event is swiss, round-robin or elimination, not '%s'",
                         made->structure);
  if (!event_level_find(made->level, &setup->level))
    return options_wrong(usage, "a level is casual, competitive or professional (205), not '%s'",
                         made->level);
  setup->best_of = (int)made->best_of;
  setup->team = (int)made->team;
  setup->rounds = (int)made->rounds;
  setup->cut = (int)made->cut;
  setup->minutes = (int)made->minutes;
  if (!setup->seed) setup->seed = (uint64_t)time(NULL);
  if (!find_game(setup, made->team, &error) ||
      !find_cards(setup, strcmp(setup->game, "riftbound") == 0, today, sizeof today, &error))
    return desk_failed(&error);
  EventFact created = fact_created(desk_now(), setup);
  EventStore *store = store_new(made->path, &created, &error);
  if (!store) return desk_failed(&error);
  desk_tell(store_event(store), 1, made->json);
  store_close(store);
  return EXIT_FINE;
}

int verb_new(int argc, char **argv)
{
  int count;
  NewEvent made = {.structure = "swiss",
                   .level = "casual",
                   .best_of = 3,
                   .team = 1,
                   .minutes = 60,
                   .setup = {.game = "riftbound"}};
  /* clang-format off */
  const Option table[] = {
    {.name = "structure", .kind = OPTION_TEXT, .to = &made.structure, .argument = "S",
     .help = "the structure: swiss, round-robin or elimination (default: swiss)"},
    {.name = "level", .kind = OPTION_TEXT, .to = &made.level, .argument = "L",
     .help = "the level of enforcement (205): casual, competitive or professional\n"
             "(default: casual)"},
    {.name = "best-of", .kind = OPTION_NUMBER, .to = &made.best_of, .argument = "N", .min = 1,
     .max = 3, .help = "games of a match: 1 or 3 (default: 3)"},
    {.name = "team", .kind = OPTION_NUMBER, .to = &made.team, .argument = "N", .min = 1, .max = 2,
     .help = "players of an entrant; 2 makes it a team event (default: 1)"},
    {.name = "rounds", .kind = OPTION_NUMBER, .to = &made.rounds, .argument = "N", .min = 1,
     .max = 99, .help = "the number of Swiss rounds (default: as many as the entrants need)"},
    {.name = "cut", .kind = OPTION_NUMBER, .to = &made.cut, .argument = "N", .min = 2, .max = 1024,
     .help = "entrants of the playoff, a power of two (default: no playoff)"},
    {.name = "minutes", .kind = OPTION_NUMBER, .to = &made.minutes, .argument = "N", .min = 0,
     .max = 600, .help = "minutes of a round; 0 is untimed (default: 60, as 604.1 recommends)"},
    {.name = "game", .kind = OPTION_TEXT, .to = &made.setup.game, .argument = "G",
     .help = "the game: riftbound or evolve (default: riftbound)"},
    {.name = "format", .kind = OPTION_TEXT, .to = &made.setup.format, .argument = "F",
     .help = "whose deck rules count (match, duel for best of one, 2v2-match or\n"
             "2v2-constructed for teams, standard in Evolve)"},
    {.name = "cards", .kind = OPTION_TEXT, .to = &made.setup.cards, .argument = "C",
     .help = "which of them are legal in a constructed event: standard (601.3), with its bans,\n"
             "or all (default: standard)"},
    {.name = "day", .kind = OPTION_TEXT, .to = &made.setup.day, .argument = "D",
     .help = "the day of the event, for sets and bans: 2026-08-01 (default: today)"},
    {.name = "region", .kind = OPTION_TEXT, .to = &made.setup.region, .argument = "R",
     .help = "whose launch dates count (601.2.b): world or china (default: world)"},
    {.name = "limited",
     .kind = OPTION_FLAG,
     .to = &made.setup.limited,
     .help = "decks are built from pools (202.1; as the format says)"},
    {.name = "open", .kind = OPTION_FLAG, .to = &made.setup.open_lists,
     .help = "deck lists are public (401.5)"},
    {.name = "seed", .kind = OPTION_SEED, .to = &made.setup.seed, .argument = "N",
     .help = "the seed of everything random (default: the time)"},
    JSON_OPTION(&made.json),
  };
  /* clang-format on */
  const Usage usage = {
    .name = "event new",
    .synopsis = "[options] FILE NAME",
    .text = "Writes an event file. Register players in it next.",
    .examples = "event new friday.event \"Friday night\" --cut 8\n",
    .options = table,
    .option_count = sizeof table / sizeof *table,
    .min_arguments = 2,
    .max_arguments = 2,
  };
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  made.path = argv[0];
  made.setup.name = argv[1];
  return create(&usage, &made);
}

/* ---- start ------------------------------------------------- */

/* 703.3: a list with an illegal element is a decklist error; the judge is told whose. */
static void tell_illegal(const Event *event)
{
  int count = 0;
  Text names = {0};
  for (int i = 1; i <= event_entrant_count(event); i++) {
    const EventEntrant *of = event_entrant(event, i);
    if (!of->deck || of->deck_legal || of->dropped) continue;
    if (count++ < 10) text_add(&names, "%s%s", count > 1 ? ", " : "", of->name);
  }
  if (count)
    fprintf(stderr, "%d %s not legal (703.3): %s%s\n", count, count == 1 ? "list is" : "lists are",
            names.bytes, count > 10 ? " ..." : "");
  text_free(&names);
}

static bool make_started(const Event *event, void *data, EventFact *fact, EventError *error)
{
  *fact = (EventFact){.at = desk_now(), .kind = FACT_STARTED};
  return true;
}

int verb_start(int argc, char **argv)
{
  int count;
  bool json = false;
  const Option table[] = {JSON_OPTION(&json)};
  const Usage usage = {
    .name = "event start",
    .synopsis = "[options] FILE",
    .text = "Closes the registration of decks. At competitive and professional level everybody\n"
            "must have handed in a list (401.1, 401.4). Lists that are not legal are told (703.3).",
    .options = table,
    .option_count = 1,
    .min_arguments = 1,
    .max_arguments = 1,
  };
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  EventStore *store = desk_open(argv[0]);
  if (!store) return EXIT_FAILED;
  int code = desk_add_to(store, json, make_started, NULL);
  if (code == EXIT_FINE) tell_illegal(store_event(store));
  store_close(store);
  return code;
}
