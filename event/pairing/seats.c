/* SPDX-License-Identifier: MIT */
/*
** seats.c -- who sits where before the first round, and a first round that follows the seats.
**
** A seating lists entrants in the order in which they sit round their tables, with a 0 behind the
** last of each table (pod).  In the first round by seat everybody meets who sits opposite: of a pod
** of eight seat 1 meets seat 5.
*/
#include "inside.h"

#include <stdlib.h>

/* ---- Pods ---------------- */

/* The sum over all entrants of how far their pod is from `wanted` seats, when there are `pods` pods
** whose sizes differ by one at most. */
static int64_t distance(int entrants, int pods, int wanted)
{
  int small = entrants / pods, larger = entrants % pods;
  return (int64_t)larger * (small + 1) * abs(small + 1 - wanted) +
         (int64_t)(pods - larger) * small * abs(small - wanted);
}

int event_pod_count(int entrants, int wanted)
{
  int best = 1;
  for (int pods = 2; wanted && pods <= entrants / 2; pods++)
    if (distance(entrants, pods, wanted) < distance(entrants, best, wanted)) best = pods;
  return best;
}

static int playing(const Ledger *ledger, int32_t *list)
{
  int count = 0;
  for (int i = 0; i < ledger->entry_count; i++)
    if (entry_plays(&ledger->entries[i])) list[count++] = i + 1;
  return count;
}

bool event_seat(const Event *event, int64_t at, int wanted, EventFact *fact, EventError *error)
{
  size_t room = (size_t)event->ledger.entry_count + 1;
  *fact = (EventFact){.at = at, .kind = FACT_SEATED, .numbers = {wanted}};
  int32_t *order = calloc(room, sizeof *order), *list = calloc(room * 2, sizeof *list);
  int count = order && list ? playing(&event->ledger, order) : 0, used = 0, next = 0;
  bool good = count >= 2 && (wanted == 0 || (wanted >= 2 && wanted <= 99));
  if (!order || !list) event_refuse(error, "Out of memory.");
  else if (count < 2) event_refuse(error, "Fewer than two entrants are left.");
  else if (!good) event_refuse(error, "A pod has 2 to 99 seats, not %d.", wanted);
  if (good) {
    int pods = event_pod_count(count, wanted);
    event_shuffle(event, 700 + (uint64_t)event->count, order, count);
    for (int p = 0; p < pods; p++) {
      for (int i = 0; i < count / pods + (p < count % pods); i++) list[used++] = order[next++];
      list[used++] = 0;
    }
    fact->list = list;
    fact->list_count = used;
  }
  if (!good) free(list);
  free(order);
  return good;
}

const int32_t *event_seating(const Event *event, int *count)
{
  *count = event->ledger.seat_count;
  return event->ledger.seats;
}

bool event_seat_of(const Event *event, int entrant, int *pod, int *seat)
{
  *pod = *seat = 1;
  for (int i = 0; i < event->ledger.seat_count; i++) {
    if (event->ledger.seats[i] == entrant) return true;
    ++*seat;
    if (!event->ledger.seats[i]) ++*pod, *seat = 1;
  }
  return false;
}

/* ---- The first round ---------------- */

/* The last of the standings among those who play; 0 and a sentence: memory is short. */
static int32_t lowest(const Event *event, EventError *error)
{
  EventStandings standings;
  int32_t last = 0;
  if (!event_standings(event, &standings, error)) return 0;
  for (int i = 0; i < standings.count; i++)
    if (entry_plays(&event->ledger.entries[standings.rows[i].entrant - 1]))
      last = standings.rows[i].entrant;
  event_standings_free(&standings);
  return last;
}

/* Pairs the entrants of one pod, halves against each other.  The one that is left over; or 0. */
static int32_t pair_pod(const int32_t *pod, int count, int32_t *list, int *used)
{
  for (int i = 0; i < count / 2; i++) {
    list[(*used)++] = pod[i];
    list[(*used)++] = pod[i + count / 2];
  }
  return count % 2 ? pod[count - 1] : 0;
}

/* Pod by pod without the bye; those who are left over, one of a pod of an odd number, and those
** who entered after the seating meet each other in their order. */
static int pair_seats(const Event *event, int32_t bye, int32_t *list, int32_t *pod, int32_t *left)
{
  const Ledger *ledger = &event->ledger;
  int used = 0, count = 0, over = 0, p, s;
  for (int i = 0; i < ledger->seat_count; i++) {
    int32_t entrant = ledger->seats[i];
    if (entrant && entrant != bye && entry_plays(&ledger->entries[entrant - 1]))
      pod[count++] = entrant;
    if (entrant) continue;
    int32_t alone = pair_pod(pod, count, list, &used);
    if (alone) left[over++] = alone;
    count = 0;
  }
  for (int i = 1; i <= ledger->entry_count; i++)
    if (i != bye && entry_plays(&ledger->entries[i - 1]) && !event_seat_of(event, i, &p, &s))
      left[over++] = i;
  for (int i = 0; i < over; i++) list[used++] = left[i];
  if (bye) {
    list[used++] = bye;
    list[used++] = 0;
  }
  return used;
}

bool event_pair_by_seat(const Event *event, int64_t at, EventFact *fact, EventError *error)
{
  const Ledger *ledger = &event->ledger;
  size_t room = (size_t)ledger->entry_count + 2;
  *fact = (EventFact){.at = at, .kind = FACT_PAIRED, .numbers = {1, STAGE_SWISS}};
  if (!ledger->started) return event_refuse(error, "The event has not started.");
  if (ledger->round_count || ledger->setup.structure != EVENT_SWISS)
    return event_refuse(error, "Only the first round of a Swiss event is paired by seat.");
  if (!ledger->seat_count) return event_refuse(error, "No seats have been drawn.");
  if (!lists_are_in(ledger, error)) return false;
  int32_t *list = calloc(room, sizeof *list), *pod = calloc(room, sizeof *pod);
  int32_t *left = calloc(room, sizeof *left);
  int count = list && pod && left ? playing(ledger, pod) : 0;
  int32_t bye = count % 2 ? lowest(event, error) : 0;
  bool good = count >= 2 && (count % 2 == 0 || bye);
  if (!list || !pod || !left) event_refuse(error, "Out of memory.");
  else if (count < 2) event_refuse(error, "Fewer than two entrants are left.");
  if (good) {
    fact->list_count = pair_seats(event, bye, list, pod, left);
    fact->list = list;
  }
  if (!good) free(list);
  free(pod);
  free(left);
  return good;
}
