/* SPDX-License-Identifier: MIT */
/*
** pairing.c -- the next round of Swiss (TR 202.3), as a perfect matching of least cost.
**
** Nobody meets the same opponent twice and nobody has two byes: such pairs are forbidden.  Among
** all pairings that are left, these are compared in this order:
**
**     1  the bye goes to the lowest in the standings that can have it
**     2  the fewest tables with different match points
**     3  the least sum of the differences in match points
**
** The order within a group of equal points is drawn anew for each round, so that chance decides
** among pairings that are equally good.
*/
#include "pairing/bracket.h"
#include "pairing/matching.h"

#include <stdlib.h>

enum { ENTRANTS_MAX = 4096, TABLES_MAX = ENTRANTS_MAX / 2, APART_MAX = 3 * 99 };

/* The costs of 2 and 1 in units of 3: each exceeds the sum of all that are less. */
#define COST_UNEQUAL (INT64_C(1) << 20)
#define COST_BYE     (INT64_C(1) << 32)
_Static_assert((int64_t)TABLES_MAX *APART_MAX < COST_UNEQUAL, "3 outweighs 2");
_Static_assert(INT64_C(1) * TABLES_MAX * (COST_UNEQUAL + APART_MAX) < COST_BYE, "2 outweighs 1");
_Static_assert(INT64_C(1) * (ENTRANTS_MAX - 1) * COST_BYE <= MATCHING_COST_MAX,
               "costs fit the matching");
_Static_assert((int)ENTRANTS_MAX <= (int)MATCHING_NODES_MAX, "nodes fit the matching");

/* The entrants of the next round, by points, and by lot within equal points. */
typedef struct Field {
  int count;         /* with a node for "no opponent" behind the last when the number is odd */
  int32_t *entrants; /* 0: no opponent */
  int *points;
  int *from_last; /* places from the end of the standings among those who play */
  bool *had_bye;
  uint8_t *met; /* a bit for each two nodes */
} Field;

static bool has_met(const Field *field, int a, int b)
{
  size_t bit = (size_t)a * (size_t)field->count + (size_t)b;
  return field->met[bit / 8] >> (bit % 8) & 1;
}

static void set_met(Field *field, int a, int b)
{
  size_t bit = (size_t)a * (size_t)field->count + (size_t)b;
  field->met[bit / 8] |= (uint8_t)(1u << (bit % 8));
}

static int64_t pair_cost(const void *data, int a, int b)
{
  const Field *field = data;
  if (!field->entrants[b])
    return field->had_bye[a] ? MATCHING_FORBIDDEN : field->from_last[a] * COST_BYE;
  if (has_met(field, a, b)) return MATCHING_FORBIDDEN;
  int apart = abs(field->points[a] - field->points[b]);
  return apart ? COST_UNEQUAL + apart : 0;
}

static void field_free(Field *field)
{
  free(field->entrants);
  free(field->points);
  free(field->from_last);
  free(field->had_bye);
  free(field->met);
}

static bool field_new(Field *field, int playing)
{
  size_t count = (size_t)playing + (size_t)(playing % 2), bits = count * count;
  *field = (Field){.count = (int)count,
                   .entrants = calloc(count, sizeof *field->entrants),
                   .points = calloc(count, sizeof *field->points),
                   .from_last = calloc(count, sizeof *field->from_last),
                   .had_bye = calloc(count, sizeof *field->had_bye),
                   .met = calloc(bits / 8 + 1, 1)};
  return field->entrants && field->points && field->from_last && field->had_bye && field->met;
}

/* An entrant with what decides its place in the field. */
typedef struct Place {
  int32_t entrant;
  int points, from_last;
  uint64_t lot;
} Place;

static int compare_places(const void *one, const void *other)
{
  const Place *a = one, *b = other;
  if (a->points != b->points) return b->points - a->points;
  if (a->lot != b->lot) return a->lot < b->lot ? -1 : 1;
  return a->entrant - b->entrant;
}

static int places_of(const Event *event, const EventStandings *standings, Place *places)
{
  int count = 0;
  uint64_t purpose = 1000 + (uint64_t)event->ledger.round_count;
  for (int i = standings->count - 1; i >= 0; i--) {
    const EventStanding *row = &standings->rows[i];
    if (!entry_plays(&event->ledger.entries[row->entrant - 1])) continue;
    places[count] = (Place){.entrant = row->entrant,
                            .points = row->points,
                            .from_last = count,
                            .lot = event_random(event, purpose, (uint64_t)row->entrant)};
    count++;
  }
  qsort(places, (size_t)count, sizeof *places, compare_places);
  return count;
}

/* Marks everybody who has met.  `node_of` gives the node of an entrant, or -1. */
static void fill_met(const Ledger *ledger, Field *field, const int *node_of)
{
  for (int r = 0; r < ledger->round_count; r++)
    for (int t = 0; t < ledger->rounds[r].seen.table_count; t++) {
      const int *two = ledger->rounds[r].tables[t].entrants;
      if (!two[1] || node_of[two[0]] < 0 || node_of[two[1]] < 0) continue;
      set_met(field, node_of[two[0]], node_of[two[1]]);
      set_met(field, node_of[two[1]], node_of[two[0]]);
    }
}

static void fill(const Event *event, Field *field, const Place *places, int count, int *node_of)
{
  for (int i = 0; i < count; i++) {
    field->entrants[i] = places[i].entrant;
    field->points[i] = places[i].points;
    field->from_last[i] = places[i].from_last;
    field->had_bye[i] = event->ledger.entries[places[i].entrant - 1].seen.byes > 0;
    node_of[places[i].entrant] = i;
  }
  fill_met(&event->ledger, field, node_of);
}

/* The tables by points; the bye is the last one. */
static void list_tables(const Field *field, const int *mate, int32_t *list)
{
  int used = 0;
  for (int i = 0; i < field->count; i++)
    if (mate[i] > i && field->entrants[mate[i]]) {
      list[used++] = field->entrants[i];
      list[used++] = field->entrants[mate[i]];
    }
  for (int i = 0; i < field->count; i++)
    if (mate[i] > i && !field->entrants[mate[i]]) {
      list[used++] = field->entrants[i];
      list[used++] = 0;
    }
}

static bool pair_field(const Event *event, const Field *field, EventFact *fact, EventError *error)
{
  int *mate = calloc((size_t)field->count, sizeof *mate);
  int32_t *list = calloc((size_t)field->count, sizeof *list);
  Matching found =
      mate && list ? matching_find(field->count, pair_cost, field, mate) : MATCHING_MEMORY;
  if (found == MATCHING_FOUND) {
    list_tables(field, mate, list);
    fact->list = list;
    fact->list_count = field->count;
  } else {
    free(list);
    if (found == MATCHING_MEMORY) event_refuse(error, "Out of memory.");
    else
      event_refuse(error,
                   "No pairing of round %d is left in which nobody meets an opponent again "
                   "or has a second bye: finish the event, or cut.",
                   event->ledger.round_count + 1);
  }
  free(mate);
  return found == MATCHING_FOUND;
}

bool pair_swiss(const Event *event, EventFact *fact, EventError *error)
{
  size_t entries = (size_t)event->ledger.entry_count + 1;
  EventStandings standings;
  if (event->ledger.entry_count > ENTRANTS_MAX)
    return event_refuse(error, "Swiss rounds are paired for at most %d entrants.", ENTRANTS_MAX);
  if (!event_standings(event, &standings, error)) return false;
  Place *places = calloc(entries, sizeof *places);
  int *node_of = calloc(entries, sizeof *node_of);
  Field field = {0};
  bool good = places && node_of;
  int count = good ? places_of(event, &standings, places) : 0;
  good = good && field_new(&field, count);
  if (!good) {
    event_refuse(error, "Out of memory.");
  } else if (count < 2) {
    good = event_refuse(error, "Fewer than two entrants are left.");
  } else {
    for (size_t i = 0; i < entries; i++) node_of[i] = -1;
    fill(event, &field, places, count, node_of);
    good = pair_field(event, &field, fact, error);
  }
  field_free(&field);
  free(places);
  free(node_of);
  event_standings_free(&standings);
  return good;
}
