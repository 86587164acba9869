/* SPDX-License-Identifier: MIT */
/* penalty.c -- `event penalty`, and the judge's cards of infractions (TR 700). */
#include <stdio.h>
#include <string.h>

#include "event/desk/desk.h"
#include "event/rounds/rounds.h"

typedef struct Ruling {
  const char *player, *infraction, *penalty, *note;
  int64_t minutes;
  bool together, exact;
  char why[300];
  int entrant, waiting; /* losses of the entrant that waited for the next match before */
  EventTable table;     /* of the entrant in the newest round, before; all zero: none */
} Ruling;

static bool refuse(EventError *error, const char *text, const char *what)
{
  snprintf(error->text, sizeof error->text, "%s '%.60s'.", text, what);
  return false;
}

/* The penalty that the judge found, before upgrades. */
static bool found_penalty(const Event *event, const Ruling *ruling,
                          const EventInfraction *infraction, EventPenalty *found, EventError *error)
{
  *found = event_penalty_base(event, infraction);
  if (ruling->minutes >= 0)
    *found = event_penalty_late(event_setup(event)->level, (int)ruling->minutes);
  if (ruling->penalty && !event_penalty_find(ruling->penalty, found))
    return refuse(error, "There is no penalty", ruling->penalty);
  return true;
}

/* The moment of the newest penalty, which this one shares with --together; a penalty that was
** alone so far cannot be shared with. */
static int64_t moment_of(const Event *event, bool together)
{
  int newest = 0;
  for (int i = event_fact_count(event); i >= 1 && !newest; i--)
    if (event_fact(event, i)->kind == FACT_PENALISED && !event_undone_by(event, i)) newest = i;
  return together && newest ? event_fact(event, newest)->numbers[2] : event_fact_count(event) + 1;
}

/* Game and match losses of an entrant that wait for the next match. */
static int waiting_of(const Event *event, int entrant)
{
  const EventEntrant *of = event_entrant(event, entrant);
  return of->game_losses + of->match_losses;
}

/* The table of an entrant in the newest round; all zero: it has none. */
static EventTable table_of(const Event *event, int entrant)
{
  const EventRound *round = event_round(event, event_round_count(event));
  for (int t = 0; round && t < round->table_count; t++)
    for (int s = 0; s < 2; s++)
      if (round->tables[t].entrants[s] == entrant) return round->tables[t];
  return (EventTable){0};
}

static bool same_score(const EventTable *a, const EventTable *b)
{
  return a->done == b->done && a->how == b->how && a->both_lose == b->both_lose &&
         a->wins[0] == b->wins[0] && a->losses[0] == b->losses[0] && a->losses[1] == b->losses[1] &&
         a->draws == b->draws;
}

/* Prints where a loss counts: at a table of this round, in the next match, or nowhere. */
static void tell_where(const Event *event, const Ruling *ruling)
{
  const EventFact *fact = event_fact(event, event_fact_count(event));
  EventTable now = table_of(event, ruling->entrant);
  bool moved = !same_score(&now, &ruling->table);
  if (moved) desk_tell_table(event, ruling->entrant);
  if (fact->numbers[1] == PENALTY_DISQUALIFICATION)
    printf("      out of the event and of its standings; prizes that were handed out are kept, no "
           "others follow (701.2.d)\n");
  else if (waiting_of(event, ruling->entrant) > ruling->waiting)
    printf("      the loss counts in the next match (%s)\n",
           fact->numbers[1] == PENALTY_GAME_LOSS ? "701.2.b.1" : "701.2.c.1");
  else if (!moved && fact->numbers[1] == PENALTY_GAME_LOSS)
    printf("      of several game losses at the same time one counts (701.2.b.2)\n");
}

static bool make_penalty(const Event *event, void *data, EventFact *fact, EventError *error)
{
  Ruling *ruling = data;
  EventPenalty penalty;
  const EventInfraction *infraction = event_infraction_find(ruling->infraction);
  int entrant = event_find(event, ruling->player, error);
  if (!entrant) return false;
  if (strcmp(event_setup(event)->game, "riftbound") != 0)
    return refuse(error, "Penalties are ruled for Riftbound (700), not for",
                  event_setup(event)->game);
  if (!infraction)
    return refuse(error, "`event penalty --help` lists the infractions; there is none called",
                  ruling->infraction);
  bool late = strcmp(infraction->word, "late") == 0;
  if (ruling->minutes >= 0 && !late)
    return refuse(error, "Minutes are of the infraction late, not of", infraction->word);
  if (late && ruling->minutes < 0 && !ruling->penalty) {
    snprintf(error->text, sizeof error->text,
             "How late? Say --minutes, by which the penalty goes (703.8).");
    return false;
  }
  if (!found_penalty(event, ruling, infraction, &penalty, error)) return false;
  if (!ruling->exact)
    penalty =
        event_penalty_due(event, entrant, infraction, penalty, ruling->why, sizeof ruling->why);
  ruling->entrant = entrant;
  ruling->waiting = waiting_of(event, entrant);
  ruling->table = table_of(event, entrant);
  *fact = (EventFact){.at = desk_now(),
                      .kind = FACT_PENALISED,
                      .numbers = {entrant, penalty, moment_of(event, ruling->together)},
                      .texts = {infraction->word, ruling->note}};
  return true;
}

/* ---- Cards ------------------------------------------------- */

static void print_levels(const EventInfraction *of)
{
  if (of->base[0] == of->base[1] && of->base[1] == of->base[2]) {
    printf("  %s\n", event_penalty_word((EventPenalty)of->base[0]));
    return;
  }
  for (int level = 0; level < EVENT_LEVELS; level++)
    printf("  %s: %s\n", event_level_word((EventLevel)level),
           event_penalty_word((EventPenalty)of->base[level]));
}

static void print_card(const EventInfraction *of)
{
  printf("%s  %s (%s)\n", of->rule, of->title, of->word);
  print_levels(of);
  printf("  %s\n", of->remedy);
  if (of->upgrade) printf("  %s\n", of->upgrade);
  if (of->counts)
    printf("  A repeated warning is upgraded (%s).\n", of->kind == INFRACTION_PLAY ? "702.1.b"
                                                       : of->kind == INFRACTION_TOURNAMENT
                                                           ? "703.1.b"
                                                           : "704.1.b");
}

/* `penalty --help` lists the infractions, `penalty --help INFRACTION` is the card of one. */
static int help_on(const char *word)
{
  const EventInfraction *of = word ? event_infraction_find(word) : NULL;
  if (of) {
    print_card(of);
    return EXIT_FINE;
  }
  if (word) fprintf(stderr, "lunarbiter event: there is no infraction '%s'; these are:\n", word);
  for (int i = 0; i < event_infraction_count(); i++)
    fprintf(word ? stderr : stdout, "  %-7s %-20s %s\n", event_infraction(i)->rule,
            event_infraction(i)->word, event_infraction(i)->title);
  return word ? EXIT_USAGE : EXIT_FINE;
}

int verb_penalty(int argc, char **argv)
{
  int count;
  bool json = false;
  Ruling ruling = {.note = "", .minutes = -1};
  /* clang-format off */
  const Option table[] = {
    {.name = "penalty", .kind = OPTION_TEXT, .to = &ruling.penalty, .argument = "P",
     .help = "none, warning, game-loss, match-loss or disqualification, if the\n"
             "infraction allows a choice (default: its base penalty)"},
    {.name = "minutes", .kind = OPTION_NUMBER, .to = &ruling.minutes, .argument = "N", .min = 0,
     .max = 600, .help = "for the infraction late: minutes late (703.8)"},
    {.name = "exact", .kind = OPTION_FLAG, .to = &ruling.exact,
     .help = "do not upgrade for repeated warnings, as the head judge rules (701.1.k)"},
    {.name = "together", .kind = OPTION_FLAG, .to = &ruling.together,
     .help = "it belongs together with the penalty before (701.2.b.2, 701.2.b.3)"},
    {.name = "note", .kind = OPTION_TEXT, .to = &ruling.note, .argument = "TEXT",
     .help = "a note for the log"},
    JSON_OPTION(&json),
  };
  /* clang-format on */
  const Usage usage = {
    .name = "event penalty",
    .synopsis = "[options] FILE PLAYER INFRACTION",
    .text = "Records an infraction (700) and what it earns: the base penalty, upgraded for\n"
            "repeated warnings. A game or match loss counts in the match that is open, else\n"
            "in the next one. `event penalty --help INFRACTION` prints the judge's card of\n"
            "one infraction:",
    .examples = "event penalty friday.event \"Bo Kim\" late --minutes 4\n"
                "event penalty --help slow-play\n",
    .options = table,
    .option_count = sizeof table / sizeof *table,
    .min_arguments = 3,
    .max_arguments = 3,
  };
  if (argc == 3 && strcmp(argv[1], "--help") == 0) return help_on(argv[2]);
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed == PARSED_HELP) return help_on(NULL);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  ruling.player = argv[1];
  ruling.infraction = argv[2];
  EventStore *store = desk_open(argv[0]);
  if (!store) return EXIT_FAILED;
  int code = desk_add_to(store, json, make_penalty, &ruling);
  if (code == EXIT_FINE && !json) {
    if (*ruling.why) printf("      %s\n", ruling.why);
    tell_where(store_event(store), &ruling);
  }
  store_close(store);
  return code;
}
