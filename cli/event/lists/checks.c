/* SPDX-License-Identifier: MIT */
/* checks.c -- `event check`: which decks are checked (TR 411). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/json.h"
#include "event/desk/desk.h"
#include "event/lists/lists.h"

/* A deck that can be checked, and the place that the lot gives it. */
typedef struct Lot {
  int entrant;
  uint64_t place;
} Lot;

/* The finalizer of splitmix64 (Steele, Lea and Flood), of the seed and the entrant. */
static uint64_t drawn(uint64_t seed, int entrant)
{
  uint64_t x = seed + UINT64_C(0x9e3779b97f4a7c15) * (uint64_t)(entrant + 411);
  x = (x ^ (x >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
  x = (x ^ (x >> 27)) * UINT64_C(0x94d049bb133111eb);
  return x ^ (x >> 31);
}

static int compare_lots(const void *one, const void *other)
{
  const Lot *a = one, *b = other;
  if (a->place != b->place) return a->place < b->place ? -1 : 1;
  return a->entrant - b->entrant;
}

static bool was_checked(const Event *event, int entrant)
{
  for (int i = 1; i <= event_fact_count(event); i++)
    if (event_fact(event, i)->kind == FACT_CHECKED && !event_undone_by(event, i) &&
        event_fact(event, i)->numbers[0] == entrant)
      return true;
  return false;
}

/* How many decks are registered, how many of them are checked, and the lots of the others that
** still play, in their order; the caller frees them. */
typedef struct Checks {
  int decks, done, left;
  Lot *lots;
} Checks;

static Checks look(const Event *event)
{
  Checks checks = {.lots = calloc((size_t)event_entrant_count(event) + 1, sizeof(Lot))};
  for (int i = 1; checks.lots && i <= event_entrant_count(event); i++) {
    const EventEntrant *of = event_entrant(event, i);
    if (!of->deck) continue;
    bool done = was_checked(event, i);
    checks.decks++;
    checks.done += done;
    if (!done && !of->dropped)
      checks.lots[checks.left++] = (Lot){i, drawn(event_setup(event)->seed, i)};
  }
  if (checks.lots) qsort(checks.lots, (size_t)checks.left, sizeof *checks.lots, compare_lots);
  return checks;
}

static int tell(const Event *event, int64_t asked, bool json)
{
  Checks checks = look(event);
  int needed = (checks.decks + 9) / 10, more = needed - checks.done;
  if (asked) more = (int)asked;
  if (more > checks.left) more = checks.left;
  json_t *list = json_array();
  if (!json)
    printf("%d of %d decks are checked; 411.2 asks for %d\n", checks.done, checks.decks, needed);
  for (int i = 0; i < more; i++) {
    const EventEntrant *of = event_entrant(event, checks.lots[i].entrant);
    if (json)
      json_array_append_new(
          list, json_pack("{s:i, s:o}", "entrant", of->number, "name", json_text(of->name)));
    else printf("  check %s (%d)\n", of->name, of->number);
  }
  if (json)
    json_page(json_pack("{s:i, s:i, s:i, s:O}", "decks", checks.decks, "checked", checks.done,
                        "needed", needed, "check", list));
  json_decref(list);
  free(checks.lots);
  return EXIT_FINE;
}

typedef struct Checked {
  const char *player, *note;
  bool wrong;
} Checked;

static bool make_checked(const Event *event, void *data, EventFact *fact, EventError *error)
{
  const Checked *of = data;
  int entrant = event_find(event, of->player, error);
  *fact = (EventFact){
    .at = desk_now(), .kind = FACT_CHECKED, .numbers = {entrant, !of->wrong}, .texts = {of->note}};
  return entrant != 0;
}

int verb_check(int argc, char **argv)
{
  int count;
  int64_t asked = 0;
  bool json = false;
  Checked of = {0};
  /* clang-format off */
  const Option table[] = {
      {.name = "count",
       .kind = OPTION_NUMBER,
       .to = &asked,
       .argument = "N",
       .min = 1,
       .max = 4096,
       .help = "the number of decks to draw (default: as many as 10 % still need)"},
      {.name = "done",
       .kind = OPTION_TEXT,
       .to = &of.player,
       .argument = "PLAYER",
       .help = "record that this player's deck was checked"},
      {.name = "wrong",
       .kind = OPTION_FLAG,
       .to = &of.wrong,
       .help = "with --done: the deck was not as registered"},
      {.name = "note",
       .kind = OPTION_TEXT,
       .to = &of.note,
       .argument = "TEXT",
       .help = "a note for the log"},
      JSON_OPTION(&json),
  };
  /* clang-format on */
  const Usage usage = {
    .name = "event check",
    .synopsis = "[options] FILE",
    .text = "Draws decks to check, at random: over the event at least one in ten (411.2). It\n"
            "draws the same decks until --done records their checks.",
    .examples = "event check friday.event\nevent check friday.event --done \"Ann Lee\"\n",
    .options = table,
    .option_count = sizeof table / sizeof *table,
    .min_arguments = 1,
    .max_arguments = 1,
  };
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  if (of.player) return desk_add(argv[0], json, make_checked, &of);
  if (of.wrong || of.note) return options_wrong(&usage, "--wrong and --note go with --done PLAYER");
  EventStore *store = desk_open(argv[0]);
  if (!store) return EXIT_FAILED;
  int code = tell(store_event(store), asked, json);
  store_close(store);
  return code;
}
