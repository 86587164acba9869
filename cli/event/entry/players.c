/* SPDX-License-Identifier: MIT */
/* players.c -- `event players`: who is registered, and what is known of each. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/json.h"
#include "common/text.h"
#include "event/desk/desk.h"
#include "event/entry/entry.h"

/* Appends in words what a scorekeeper has to see to about an entrant. */
static void put_state(const Event *event, const EventEntrant *of, Text *text)
{
  const EventSetup *setup = event_setup(event);
  const char *between = "";
#define ALSO(...) (text_add(text, "%s", between), text_add(text, __VA_ARGS__), between = ", ")
  if (of->disqualified) ALSO("disqualified");
  else if (of->dropped) ALSO("left");
  if (of->deck && !of->deck_legal) ALSO("list not legal");
  if (!of->deck && !of->dropped && setup->level != EVENT_CASUAL) ALSO("no list");
  if (setup->limited && !of->pool && !of->dropped) ALSO("no pool");
  if (of->entered > 1) ALSO("plays since round %d", of->entered);
  if (of->missed) ALSO("missed %d", of->missed);
  if (of->game_losses) ALSO("game loss in the next match");
  if (of->match_losses) ALSO("match loss in the next match");
#undef ALSO
}

static json_t *entrant_json(const Event *event, const EventEntrant *of)
{
  int pod = 0, seat = 0;
  bool seated = event_seat_of(event, of->number, &pod, &seat);
  return json_pack(
      "{s:i, s:o, s:o, s:o, s:b, s:b, s:i, s:i, s:i, s:b, s:b, s:i, s:i, s:i, s:i}", "entrant",
      of->number, "name", json_text(of->name), "members", json_text(of->members), "deck",
      of->deck ? json_text(of->deck_name) : json_null(), "deck_legal", of->deck && of->deck_legal,
      "pool", of->pool != NULL, "pod", seated ? pod : 0, "seat", seated ? seat : 0, "entered",
      of->entered, "dropped", of->dropped, "disqualified", of->disqualified, "missed", of->missed,
      "byes", of->byes, "game_losses", of->game_losses, "match_losses", of->match_losses);
}

static void print_entrant(const Event *event, const EventEntrant *of)
{
  char name[140], deck[140];
  Text state = {0};
  put_state(event, of, &state);
  desk_fit(name, sizeof name, of->name, 28, true);
  desk_fit(deck, sizeof deck, of->deck ? of->deck_name : "-", 22, state.length > 0);
  printf("%4d  %s  %s", of->number, name, deck);
  if (state.length) printf("  %s", state.bytes);
  printf("\n");
  if (*of->members) printf("      %s\n", of->members);
  text_free(&state);
}

static void print_all(const Event *event, bool json)
{
  json_t *list = json_array();
  for (int i = 1; i <= event_entrant_count(event); i++) {
    const EventEntrant *of = event_entrant(event, i);
    if (json) json_array_append_new(list, entrant_json(event, of));
    else print_entrant(event, of);
  }
  if (json) json_page(json_pack("{s:O}", "players", list));
  json_decref(list);
}

int verb_players(int argc, char **argv)
{
  int count;
  bool json = false;
  const Option table[] = {JSON_OPTION(&json)};
  const Usage usage = {
    .name = "event players",
    .synopsis = "[options] FILE",
    .text = "Lists who is registered: number, name, deck, and what is to be seen to: a list or a\n"
            "pool that is missing, a list that is not legal, losses by penalty that wait for the\n"
            "next match, who has left.",
    .options = table,
    .option_count = 1,
    .min_arguments = 1,
    .max_arguments = 1,
  };
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  EventStore *store = desk_open(argv[0]);
  if (!store) return EXIT_FAILED;
  print_all(store_event(store), json);
  store_close(store);
  return EXIT_FINE;
}
