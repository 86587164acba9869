/* SPDX-License-Identifier: MIT */
/* day.c -- what happens on the day of an event that bots play (play.h). */
#include <stdio.h>
#include <string.h>

#include "event/lists/boosters.h"
#include "event/rehearsal/play.h"

/* Purposes of play_chance in this file; each is used with a round. */
enum {
  EXTENDS = 100,
  PENALISED = 200,
  WHICH = 300,
  TOGETHER = 400,
  WRONG = 500,
  LEAVES = 600,
  RETURNS = 700,
  COMES = 800
};

/* How rare these are: one in this number of tables, entrants or rounds. */
enum {
  EXTENSIONS_IN = 20,
  PENALTIES_IN = 30,
  TOGETHER_IN = 4,
  MISTAKES_IN = 40,
  DROPS_IN = 40,
  RETURNS_IN = 4,
  LATE_IN = 2
};

static uint64_t now(const Event *event, int purpose)
{
  return (uint64_t)purpose * 1000 + (uint64_t)event_round_count(event);
}

static bool happens(const Event *event, int purpose, int index, int one_in)
{
  return play_chance(event, now(event, purpose), (uint64_t)index, one_in) == 0;
}

/* ---- During a round ------------------------------------------------- */

static const EventInfraction *drawn_infraction(const Event *event, int entrant)
{
  static const char *const words[] = {"slow-play",        "late",
                                      "missed-trigger",   "marked-cards",
                                      "general-error",    "deck-presentation",
                                      "unsporting-minor", "extra-cards-drawn",
                                      "decklist-error",   "bribery",
                                      "unsporting-major"};
  int count = sizeof words / sizeof *words;
  return event_infraction_find(
      words[play_chance(event, now(event, WHICH), (uint64_t)entrant, count)]);
}

static bool penalise(EventStore *store, int entrant, int64_t moment, EventError *error)
{
  char why[200];
  const Event *event = store_event(store);
  const EventInfraction *infraction = drawn_infraction(event, entrant);
  EventPenalty penalty = event_penalty_due(event, entrant, infraction,
                                           event_penalty_base(event, infraction), why, sizeof why);
  return play_add(store,
                  (EventFact){.kind = FACT_PENALISED,
                              .numbers = {entrant, penalty, moment},
                              .texts = {infraction->word, why}},
                  error);
}

/* Penalties at a table: of one side, or of both at once (701.2.b.3). */
static bool penalties(EventStore *store, const EventTable *at, Day *day, EventError *error)
{
  const Event *event = store_event(store);
  EventTable table = *at; /* a penalty may move what is looked at */
  bool together = happens(event, TOGETHER, table.entrants[0], TOGETHER_IN);
  for (int s = 0; s < 2; s++) {
    int entrant = table.entrants[s];
    if (event_entrant(event, entrant)->disqualified) continue;
    if (!happens(event, PENALISED, table.entrants[together ? 0 : s], PENALTIES_IN)) continue;
    if (!penalise(store, entrant, together ? event_fact_count(event) + 1 - s : 0, error))
      return false;
    day->penalties++;
  }
  return true;
}

bool day_during(EventStore *store, Day *day, EventError *error)
{
  const Event *event = store_event(store);
  int round = event_round_count(event);
  for (int t = 0; t < event_round(event, round)->table_count; t++) {
    const EventTable *table = &event_round(event, round)->tables[t];
    if (table->done) continue;
    if (happens(event, EXTENDS, t, EXTENSIONS_IN)) {
      EventFact more = {
        .kind = FACT_EXTENDED,
        .texts = {"a deck check"},
        .numbers = {round, t + 1, 1 + play_chance(event, now(event, EXTENDS), 5000, 10)}};
      if (!play_add(store, more, error)) return false;
      day->extensions++;
    }
    if (!penalties(store, table, day, error)) return false;
  }
  return true;
}

/* ---- Between two rounds ------------------------------------------------- */

/* A result was written down the wrong way round, and is corrected.  The part of a result that
** penalties have fixed stays. */
static bool correct(EventStore *store, Day *day, EventError *error)
{
  const Event *event = store_event(store);
  int number = event_round_count(event);
  const EventRound *round = event_round(event, number);
  for (int t = 0; t < round->table_count; t++) {
    const EventTable *of = &round->tables[t];
    bool by_penalty = of->how == HOW_PENALTY || of->losses[0] || of->losses[1] || of->draws;
    if (of->how == HOW_BYE || by_penalty || !happens(event, WRONG, t, MISTAKES_IN)) continue;
    EventFact other = {.kind = FACT_CORRECTED,
                       .numbers = {number, t + 1, of->wins[1], of->wins[0], of->drawn, of->how}};
    if (!play_add(store, other, error)) return false;
    day->corrections++;
  }
  return true;
}

static int playing(const Event *event)
{
  int count = 0;
  for (int i = 1; i <= event_entrant_count(event); i++) count += !event_entrant(event, i)->dropped;
  return count;
}

/* Some leave and some of those come back, as long as enough stay for the cut. */
static bool leave_and_return(EventStore *store, Day *day, EventError *error)
{
  const Event *event = store_event(store);
  int enough = event_setup(event)->cut > 4 ? event_setup(event)->cut : 4;
  for (int i = 1; i <= event_entrant_count(event); i++) {
    const EventEntrant *of = event_entrant(event, i);
    bool left = of->dropped && !of->disqualified;
    EventFact fact = {.kind = left ? FACT_RETURNED : FACT_DROPPED, .numbers = {i, 0}};
    if (of->disqualified ||
        !happens(event, left ? RETURNS : LEAVES, i, left ? RETURNS_IN : DROPS_IN))
      continue;
    if (!left && playing(event) <= enough) continue;
    if (!play_add(store, fact, error)) return false;
    if (left) day->returns++;
    else day->drops++;
  }
  return true;
}

static bool late_entry(EventStore *store, Day *day, EventError *error)
{
  const Event *event = store_event(store);
  if (event_round_count(event) != 1 || !happens(event, COMES, 0, LATE_IN)) return true;
  if (boosters_are_drafted(event_setup(event)->format)) return true; /* 414.8 */
  day->late++;
  return play_enter(store, error);
}

bool day_between(EventStore *store, Day *day, EventError *error)
{
  const Event *event = store_event(store);
  if (event_setup(event)->structure != EVENT_SWISS || event_is_cut(event)) return true;
  if (!correct(store, day, error)) return false;
  if (event_round_count(event) >= event_planned_rounds(event)) return true;
  return leave_and_return(store, day, error) && late_entry(store, day, error);
}
