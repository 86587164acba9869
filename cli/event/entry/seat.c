/* SPDX-License-Identifier: MIT */
/* seat.c -- `event seat`: who sits where before the first round (TR 602.4.b.2). */
#include <stdio.h>

#include "common/json.h"
#include "event/lists/boosters.h"
#include "event/entry/entry.h"

enum { DRAFT_POD = 8 }; /* 602.4.b.2 */

typedef struct Wanted {
  int64_t pod; /* seats of a pod; 0: one table; less: as the format has it */
} Wanted;

static bool make_seating(const Event *event, void *data, EventFact *fact, EventError *error)
{
  int64_t pod = ((const Wanted *)data)->pod;
  bool draft = boosters_are_drafted(event_setup(event)->format);
  return event_seat(event, desk_now(), pod >= 0 ? (int)pod : draft ? DRAFT_POD : 0, fact, error);
}

static void print_seats(const Event *event)
{
  int count, pod = 1, seat = 1;
  const int32_t *list = event_seating(event, &count);
  for (int i = 0; i < count; i++) {
    if (!list[i]) {
      pod++;
      seat = 1;
      continue;
    }
    if (seat == 1) printf("Pod %d\n", pod);
    printf("%5d  %s\n", seat++, desk_name(event, list[i]));
  }
}

int verb_seat(int argc, char **argv)
{
  int count;
  bool json = false;
  Wanted wanted = {-1};
  const Option table[] = {
    {.name = "pods",
     .kind = OPTION_NUMBER,
     .to = &wanted.pod,
     .argument = "N",
     .min = 0,
     .max = 99,
     .help = "seats of a pod; 0: one table for all (8 in a draft, else 0)"},
    JSON_OPTION(&json),
  };
  const Usage usage = {
    .name = "event seat",
    .synopsis = "[options] FILE",
    .text = "Draws who sits where, before the first round: one table for all, or the pods of a\n"
            "draft, as close to eight as possible (602.4.b.2). `event pair --by-seat` then pairs\n"
            "everybody with who sits opposite, and `event print FILE seats` makes a page.",
    .options = table,
    .option_count = sizeof table / sizeof *table,
    .min_arguments = 1,
    .max_arguments = 1,
  };
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  EventStore *store = desk_open(argv[0]);
  if (!store) return EXIT_FAILED;
  int code = desk_add_to(store, json, make_seating, &wanted);
  if (code == EXIT_FINE && !json) print_seats(store_event(store));
  store_close(store);
  return code;
}
