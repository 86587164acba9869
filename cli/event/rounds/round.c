/* SPDX-License-Identifier: MIT */
/* round.c -- the verbs of a round: pairings, results, time, leaving, the cut, taking back. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "event/desk/desk.h"
#include "event/rounds/rounds.h"

/* The arguments of the verbs of this file; each verb uses some of them. */
typedef struct Asked {
  const char *player, *text, *how, *reason;
  int64_t round, table, amount, size;
  bool absent, correct, by_seat;
  int entrant; /* who left a match that was open; 0: nobody */
} Asked;

static bool number_in(const char *text, int64_t *number)
{
  char *end;
  *number = strtoll(text, &end, 10);
  return end != text && *end == '\0';
}

static int wrong_number(const char *what, const char *text)
{
  fprintf(stderr, "lunarbiter event: %s is a number, not '%s'\n", what, text);
  return EXIT_USAGE;
}

/* ---- pair and cut ------------------------------------------------- */

static bool make_pairing(const Event *event, void *data, EventFact *fact, EventError *error)
{
  const Asked *asked = data;
  if (asked->by_seat) return event_pair_by_seat(event, desk_now(), fact, error);
  return event_pair(event, desk_now(), fact, error);
}

static bool make_cut(const Event *event, void *data, EventFact *fact, EventError *error)
{
  return event_cut(event, desk_now(), (int)((const Asked *)data)->size, fact, error);
}

int verb_pair(int argc, char **argv)
{
  int count;
  bool json = false;
  Asked asked = {0};
  const Option table[] = {
    {.name = "by-seat",
     .kind = OPTION_FLAG,
     .to = &asked.by_seat,
     .help = "the first round: everybody meets who sits opposite (event seat)"},
    JSON_OPTION(&json),
  };
  const Usage usage = {
    .name = "event pair",
    .synopsis = "[options] FILE",
    .text = "Pairs the next round and shows its tables. In Swiss nobody meets an opponent\n"
            "twice or has two byes; the bye goes to the lowest entrant who can have it, and\n"
            "as few tables as possible have players with different points. The last round\n"
            "must be over; a later correction of its results does not change the pairings.",
    .options = table,
    .option_count = sizeof table / sizeof *table,
    .min_arguments = 1,
    .max_arguments = 1,
  };
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  EventStore *store = desk_open(argv[0]);
  if (!store) return EXIT_FAILED;
  int code = desk_add_to(store, json, make_pairing, &asked);
  const Event *event = store_event(store);
  if (code == EXIT_FINE && !json) desk_tables(event, event_round_count(event), false);
  store_close(store);
  return code;
}

int verb_cut(int argc, char **argv)
{
  int count;
  bool json = false;
  Asked asked = {0};
  /* clang-format off */
  const Option table[] = {
    {.name = "size", .kind = OPTION_NUMBER, .to = &asked.size, .argument = "N", .min = 2,
     .max = 1024, .help = "entrants of the playoff, a power of two (default: as in `event new`)"},
    JSON_OPTION(&json),
  };
  /* clang-format on */
  const Usage usage = {
    .name = "event cut",
    .synopsis = "[options] FILE",
    .text = "Cuts to the highest in the standings who still play; then `event pair` pairs the\n"
            "playoff. The better seed is named first at each table and decides who plays first\n"
            "(407.2.a).",
    .options = table,
    .option_count = sizeof table / sizeof *table,
    .min_arguments = 1,
    .max_arguments = 1,
  };
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  return desk_add(argv[0], json, make_cut, &asked);
}

/* ---- clock, finish ------------------------------------------------- */

static bool make_clock(const Event *event, void *data, EventFact *fact, EventError *error)
{
  *fact = (EventFact){.at = desk_now(), .kind = FACT_CLOCK, .numbers = {event_round_count(event)}};
  return true;
}

static bool make_finished(const Event *event, void *data, EventFact *fact, EventError *error)
{
  *fact = (EventFact){.at = desk_now(), .kind = FACT_FINISHED};
  return true;
}

/* `tell`, or NULL, adds to the fact what people want to know. */
static int run_plain(int argc, char **argv, const char *name, const char *text, FactMaker *make,
                     void (*tell)(const Event *event))
{
  int count;
  bool json = false;
  const Option table[] = {JSON_OPTION(&json)};
  const Usage usage = {.name = name,
                       .synopsis = "[options] FILE",
                       .text = text,
                       .options = table,
                       .option_count = 1,
                       .min_arguments = 1,
                       .max_arguments = 1};
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  EventStore *store = desk_open(argv[0]);
  if (!store) return EXIT_FAILED;
  int code = desk_add_to(store, json, make, NULL);
  if (code == EXIT_FINE && !json && tell) tell(store_event(store));
  store_close(store);
  return code;
}

int verb_clock(int argc, char **argv)
{
  return run_plain(argc, argv, "event clock", "Starts the clock of the newest round.", make_clock,
                   NULL);
}

/* Whether a playoff or an elimination ended before its final. */
static bool lacks_final(const Event *event)
{
  const EventRound *newest = event_round(event, event_round_count(event));
  bool playoff = event_is_cut(event) || event_setup(event)->structure == EVENT_ELIMINATION;
  bool final = newest && newest->stage == STAGE_PLAYOFF && newest->table_count == 1;
  return playoff && !final && !event_winner(event);
}

/* Prints who is first, and which part of the plan was left out, which may be a mistake. */
static void tell_end(const Event *event)
{
  EventError ignored;
  EventStandings standings;
  const char *left_out = NULL;
  if (event_standings(event, &standings, &ignored)) {
    if (standings.count)
      printf("      %s is first of %d\n", desk_name(event, standings.rows[0].entrant),
             standings.count);
    event_standings_free(&standings);
  }
  if (lacks_final(event)) left_out = "the final was not played";
  else if (event_setup(event)->cut && !event_is_cut(event)) left_out = "the cut was not made";
  else if (event_round_count(event) < event_planned_rounds(event))
    left_out = "fewer rounds were played than planned";
  if (left_out) printf("      %s; `event undo` takes the end back\n", left_out);
}

int verb_finish(int argc, char **argv)
{
  return run_plain(argc, argv, "event finish",
                   "Ends the event and tells who is first. Corrections and penalties can still be\n"
                   "recorded.",
                   make_finished, tell_end);
}

/* ---- report and extend ------------------------------------------------- */

static bool find_how(const char *word, EventHow *how)
{
  for (*how = HOW_PLAYED; *how <= HOW_TIME; *how = (EventHow)(*how + 1))
    if (strcmp(word, event_how_word(*how)) == 0) return true;
  return false;
}

static bool refuse(EventError *error, const char *text, const char *what)
{
  snprintf(error->text, sizeof error->text, "%s, not '%.40s'.", text, what);
  return false;
}

/* "2-1" or "1-1-1": wins of the first and second at the table, and drawn games. */
static bool make_report(const Event *event, void *data, EventFact *fact, EventError *error)
{
  const Asked *asked = data;
  int one, other, drawn = 0, length = 0;
  EventHow how;
  bool two = sscanf(asked->text, "%2d-%2d%n", &one, &other, &length) == 2 && !asked->text[length];
  if (!two && (sscanf(asked->text, "%2d-%2d-%2d%n", &one, &other, &drawn, &length) != 3 ||
               asked->text[length]))
    return refuse(error, "A result is games won, lost and drawn, as in 2-1 or 1-1-1", asked->text);
  if (!find_how(asked->how, &how))
    return refuse(error, "A match is played, conceded, agreed or ended by time", asked->how);
  *fact = (EventFact){.at = desk_now(),
                      .kind = asked->correct ? FACT_CORRECTED : FACT_REPORTED,
                      .numbers = {asked->round ? asked->round : event_round_count(event),
                                  asked->table, one, other, drawn, how}};
  return true;
}

int verb_report(int argc, char **argv)
{
  int count;
  bool json = false;
  Asked asked = {.how = "played"};
  /* clang-format off */
  const Option table[] = {
    {.name = "how", .kind = OPTION_TEXT, .to = &asked.how, .argument = "H",
     .help = "how it ended: played, conceded, agreed (410.2) or time (408)\n"
             "(default: played)"},
    {.name = "correct", .kind = OPTION_FLAG, .to = &asked.correct,
     .help = "replace a result that was reported, also of an earlier round"},
    {.name = "round", .kind = OPTION_NUMBER, .to = &asked.round, .argument = "N", .min = 1,
     .max = 200, .help = "the round (default: the newest)"},
    JSON_OPTION(&json),
  };
  /* clang-format on */
  const Usage usage = {
    .name = "event report",
    .synopsis = "[options] FILE TABLE RESULT",
    .text = "Reports a match: games won by the first entrant of the table, games won by the\n"
            "second, and drawn games. A correction of an earlier round is marked: its\n"
            "pairings stand, and standings are computed anew.",
    .examples = "event report friday.event 3 2-1\n"
                "event report friday.event 4 1-1-1 --how time\n"
                "event report friday.event 3 1-2 --correct --round 1\n",
    .options = table,
    .option_count = sizeof table / sizeof *table,
    .min_arguments = 3,
    .max_arguments = 3,
  };
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  if (!number_in(argv[1], &asked.table)) return wrong_number("a table", argv[1]);
  asked.text = argv[2];
  return desk_add(argv[0], json, make_report, &asked);
}

static bool make_extension(const Event *event, void *data, EventFact *fact, EventError *error)
{
  const Asked *asked = data;
  *fact = (EventFact){.at = desk_now(),
                      .kind = FACT_EXTENDED,
                      .numbers = {event_round_count(event), asked->table, asked->amount},
                      .texts = {asked->reason}};
  return true;
}

int verb_extend(int argc, char **argv)
{
  int count;
  bool json = false;
  Asked asked = {0};
  const Option table[] = {
    {.name = "reason",
     .kind = OPTION_TEXT,
     .to = &asked.reason,
     .argument = "TEXT",
     .help = "a note for the log"},
    JSON_OPTION(&json),
  };
  const Usage usage = {
    .name = "event extend",
    .synopsis = "[options] FILE TABLE MINUTES",
    .text = "Gives a match of the newest round more time (412.2).",
    .options = table,
    .option_count = sizeof table / sizeof *table,
    .min_arguments = 3,
    .max_arguments = 3,
  };
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  if (!number_in(argv[1], &asked.table)) return wrong_number("a table", argv[1]);
  if (!number_in(argv[2], &asked.amount)) return wrong_number("an extension", argv[2]);
  return desk_add(argv[0], json, make_extension, &asked);
}

/* ---- drop and return ------------------------------------------------- */

/* Whether the newest round has an open table of the entrant. */
static bool is_at_open_table(const Event *event, int entrant)
{
  const EventRound *round = event_round(event, event_round_count(event));
  for (int t = 0; round && t < round->table_count; t++)
    for (int s = 0; s < 2; s++)
      if (round->tables[t].entrants[s] == entrant && !round->tables[t].done) return true;
  return false;
}

static bool make_drop(const Event *event, void *data, EventFact *fact, EventError *error)
{
  Asked *asked = data;
  int entrant = event_find(event, asked->player, error);
  asked->entrant = entrant && (asked->absent || is_at_open_table(event, entrant)) ? entrant : 0;
  *fact = (EventFact){.at = desk_now(), .kind = FACT_DROPPED, .numbers = {entrant, asked->absent}};
  return entrant != 0;
}

static bool make_return(const Event *event, void *data, EventFact *fact, EventError *error)
{
  int entrant = event_find(event, ((const Asked *)data)->player, error);
  *fact = (EventFact){.at = desk_now(), .kind = FACT_RETURNED, .numbers = {entrant}};
  return entrant != 0;
}

int verb_drop(int argc, char **argv)
{
  int count;
  bool json = false;
  Asked asked = {0};
  const Option table[] = {
    {.name = "absent",
     .kind = OPTION_FLAG,
     .to = &asked.absent,
     .help = "the player never came to the open match, which is lost (414.4, 703.8.d)"},
    JSON_OPTION(&json),
  };
  const Usage usage = {
    .name = "event drop",
    .synopsis = "[options] FILE PLAYER",
    .text = "Removes a player (by name or number), or the whole team (603.3), from the event. An\n"
            "open match is conceded.",
    .options = table,
    .option_count = sizeof table / sizeof *table,
    .min_arguments = 2,
    .max_arguments = 2,
  };
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  asked.player = argv[1];
  EventStore *store = desk_open(argv[0]);
  if (!store) return EXIT_FAILED;
  int code = desk_add_to(store, json, make_drop, &asked);
  if (code == EXIT_FINE && !json && asked.entrant)
    desk_tell_table(store_event(store), asked.entrant);
  store_close(store);
  return code;
}

int verb_return(int argc, char **argv)
{
  int count;
  bool json = false;
  Asked asked = {0};
  const Option table[] = {JSON_OPTION(&json)};
  const Usage usage = {
    .name = "event return",
    .synopsis = "[options] FILE PLAYER",
    .text = "Lets a player who left play again from the next round on (414.7). After a cut nobody\n"
            "returns (414.9). The rounds in between are lost.",
    .options = table,
    .option_count = 1,
    .min_arguments = 2,
    .max_arguments = 2,
  };
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  asked.player = argv[1];
  return desk_add(argv[0], json, make_return, &asked);
}

/* ---- undo ------------------------------------------------- */

static bool make_undo(const Event *event, void *data, EventFact *fact, EventError *error)
{
  const Asked *asked = data;
  *fact = (EventFact){
    .at = desk_now(), .kind = FACT_UNDONE, .numbers = {asked->amount}, .texts = {asked->reason}};
  return true;
}

int verb_undo(int argc, char **argv)
{
  int count;
  bool json = false;
  Asked asked = {0};
  const Option table[] = {
    {.name = "reason",
     .kind = OPTION_TEXT,
     .to = &asked.reason,
     .argument = "TEXT",
     .help = "a note for the log"},
    JSON_OPTION(&json),
  };
  const Usage usage = {
    .name = "event undo",
    .synopsis = "[options] FILE FACT",
    .text = "Takes a fact back, by its number in `event log`. The fact stays in the log, with a\n"
            "mark. A fact that a later fact needs cannot be taken back.",
    .options = table,
    .option_count = sizeof table / sizeof *table,
    .min_arguments = 2,
    .max_arguments = 2,
  };
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  if (!number_in(argv[1], &asked.amount)) return wrong_number("a fact", argv[1]);
  return desk_add(argv[0], json, make_undo, &asked);
}
