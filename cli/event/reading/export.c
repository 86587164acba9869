/* SPDX-License-Identifier: MIT */
/* export.c -- `event export`: the facts as JSON, the standings as CSV. */
#include <stdio.h>

#include "common/json.h"
#include "event/desk/desk.h"
#include "event/reading/reading.h"

/* A field of RFC 4180: in quotes, those inside doubled. */
static void print_field(const char *text)
{
  putchar('"');
  for (const char *c = text; *c; c++) {
    if (*c == '"') putchar('"');
    putchar(*c);
  }
  putchar('"');
}

static int export_csv(const Event *event)
{
  EventError error;
  EventStandings standings;
  if (!event_standings(event, &standings, &error)) return desk_failed(&error);
  printf("rank,number,name,points,won,lost,drawn,opponents_match_win,game_win,"
         "opponents_game_win,left\r\n");
  for (int i = 0; i < standings.count; i++) {
    const EventStanding *row = &standings.rows[i];
    printf("%d,%d,", row->rank, row->entrant);
    print_field(event_entrant(event, row->entrant)->name);
    printf(",%d,%d,%d,%d,%.6f,%.6f,%.6f,%d\r\n", row->points, row->won, row->lost, row->drawn,
           row->opponents_match_win.value, row->game_win.value, row->opponents_game_win.value,
           row->dropped);
  }
  event_standings_free(&standings);
  return EXIT_FINE;
}

static int export_facts(const Event *event)
{
  json_t *facts = json_array();
  for (int i = 1; i <= event_fact_count(event); i++)
    json_array_append_new(facts, desk_json(event, i));
  json_page(json_pack("{s:i, s:o}", "lunarbiter_event", DESK_EXPORT_VERSION, "facts", facts));
  return EXIT_FINE;
}

int verb_export(int argc, char **argv)
{
  int count;
  bool csv = false;
  const Option table[] = {
    {.name = "csv",
     .kind = OPTION_FLAG,
     .to = &csv,
     .help = "print the standings as CSV, with a head line"},
  };
  const Usage usage = {
    .name = "event export",
    .synopsis = "[options] FILE",
    .text = "Prints an event as JSON: {\"lunarbiter_event\": 1, \"facts\": [...]}, each fact as\n"
            "`event log --json` prints it. `event import` makes an event of it again.",
    .examples = "event export friday.event >friday.json\n",
    .options = table,
    .option_count = 1,
    .min_arguments = 1,
    .max_arguments = 1,
  };
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  EventStore *store = desk_open(argv[0]);
  if (!store) return EXIT_FAILED;
  int code = csv ? export_csv(store_event(store)) : export_facts(store_event(store));
  store_close(store);
  return code;
}
