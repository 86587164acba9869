/* SPDX-License-Identifier: MIT */
/*
** bracket.c -- round robin, elimination, the cut and the playoff after it.
**
** A bracket of eight has the seeds 1 8 4 5 2 7 3 6: winners of neighbouring tables meet, and the
** first two seeds can meet in the final only.  The better seed is named first at a table, since
** it is the one who decides who plays first (TR 407.2.a).
*/
#include "pairing/bracket.h"

#include <stdlib.h>
#include <string.h>

/* The seed, from 1, at place `place` of a bracket of `size`. */
static int seed_at(int place, int size)
{
  int seed = 1;
  for (int half = size / 2, width = 2; half >= 1; half /= 2, width *= 2)
    if (place / half % 2) seed = width + 1 - seed;
  return seed;
}

static int rounded_up(int count)
{
  int size = 1;
  while (size < count) size *= 2;
  return size;
}

/* A bracket of entrants by rank: who has no opponent has a bye, which are the best ranked. */
static bool new_bracket(const int32_t *ranked, int count, EventFact *fact, EventError *error)
{
  int size = rounded_up(count);
  int32_t *list = calloc((size_t)size, sizeof *list);
  if (!list) return event_refuse(error, "Out of memory.");
  for (int i = 0; i < size; i += 2) {
    int one = seed_at(i, size), other = seed_at(i + 1, size);
    int better = one < other ? one : other, worse = one + other - better;
    list[i] = ranked[better - 1];
    list[i + 1] = worse <= count ? ranked[worse - 1] : 0;
  }
  fact->list = list;
  fact->list_count = size;
  return true;
}

/* ---- The playoff ---------------- */

/* `rank` gets for each entrant what decides between two in a playoff: the seed of the cut; in an
** elimination the place in the order that was drawn for its first round, kept in `drawn`. */
static void rank_all(const Event *event, int32_t *drawn, int32_t *rank)
{
  int count = event->ledger.entry_count;
  for (int i = 0; i < count; i++) drawn[i] = i + 1;
  event_shuffle(event, 500, drawn, count);
  for (int i = 0; i < count; i++) {
    int seed = event->ledger.entries[drawn[i] - 1].seed;
    rank[drawn[i]] = seed ? seed : i + 1;
  }
}

/* The entrant who won a table and has not left; 0: nobody. */
static int winner_at(const Ledger *ledger, const EventTable *table)
{
  int side = table_winner(table);
  int winner = side < 0 ? 0 : table->entrants[side];
  return winner && entry_plays(&ledger->entries[winner - 1]) ? winner : 0;
}

/* Fills in the winners of the newest round, in its order, with 0 for a winner who has left.
** Returns the number of tables. */
static int winners_of(const Event *event, int32_t *winners)
{
  const Round *newest = ledger_newest(&event->ledger);
  for (int t = 0; t < newest->seen.table_count; t++)
    winners[t] = winner_at(&event->ledger, &newest->tables[t]);
  return newest->seen.table_count;
}

int playoff_winner(const Ledger *ledger)
{
  int in = 0, last = 0;
  const Round *newest = ledger_newest(ledger);
  bool began = newest && newest->seen.stage == STAGE_PLAYOFF;
  for (int t = 0; began && t < newest->seen.table_count; t++) {
    int winner = winner_at(ledger, &newest->tables[t]);
    if (!newest->tables[t].done) return 0;
    if (winner) in++, last = winner;
  }
  for (int i = 0; !began && ledger->cut && i < ledger->entry_count; i++)
    if (ledger->entries[i].seed && entry_plays(&ledger->entries[i])) in++, last = i + 1;
  return in == 1 ? last : 0;
}

/* Winners of neighbouring tables, the better ranked first. */
static bool next_bracket(const int32_t *rank, const int32_t *winners, int count, EventFact *fact,
                         EventError *error)
{
  int32_t *list = calloc((size_t)count, sizeof *list);
  if (!list) return event_refuse(error, "Out of memory.");
  for (int i = 0; i + 1 < count; i += 2) {
    bool turned = rank[winners[i]] > rank[winners[i + 1]];
    list[i] = winners[i + turned];
    list[i + 1] = winners[i + !turned];
  }
  fact->list = list;
  fact->list_count = count;
  return true;
}

/* Sorts entrants by rank, those that are 0 out. */
static int by_rank(const int32_t *rank, int32_t *entrants, int count)
{
  int used = 0;
  for (int i = 0; i < count; i++) {
    int32_t entrant = entrants[i];
    if (!entrant) continue;
    int at = used++;
    for (; at > 0 && rank[entrants[at - 1]] > rank[entrant]; at--) entrants[at] = entrants[at - 1];
    entrants[at] = entrant;
  }
  return used;
}

/* 414.6: who leaves after the cut is not replaced.  As long as nobody has left, neighbours meet;
** else those who remain are put into a bracket of their own, with byes to the highest ranked. */
static bool pair_on(const Event *event, const int32_t *rank, int32_t *entrants, int count,
                    EventFact *fact, EventError *error)
{
  bool left = false;
  for (int i = 0; i < count; i++) left |= entrants[i] == 0;
  bool first = ledger_newest(&event->ledger) == NULL ||
               ledger_newest(&event->ledger)->seen.stage != STAGE_PLAYOFF;
  if (!first && !left && count >= 2) return next_bracket(rank, entrants, count, fact, error);
  int used = by_rank(rank, entrants, count);
  if (used == 1)
    return event_refuse(error, "%s has won: nobody else is left to pair.",
                        event->ledger.entries[entrants[0] - 1].seen.name);
  if (!used) return event_refuse(error, "Everybody has lost or left: nobody is left to pair.");
  return new_bracket(entrants, used, fact, error);
}

/* Those who were cut to, by seed, or everybody in an elimination, in the order that was drawn. */
static int first_of(const Event *event, const int32_t *drawn, int32_t *entrants)
{
  int count = event->ledger.cut ? event->ledger.cut : event->ledger.entry_count;
  for (int i = 0; i < event->ledger.entry_count; i++) {
    const Entry *entry = &event->ledger.entries[drawn[i] - 1];
    int place = event->ledger.cut ? entry->seed - 1 : i;
    if (place >= 0) entrants[place] = entry_plays(entry) ? entry->seen.number : 0;
  }
  return count;
}

bool pair_playoff(const Event *event, EventFact *fact, EventError *error)
{
  size_t count = (size_t)event->ledger.entry_count + 1;
  const Round *newest = ledger_newest(&event->ledger);
  int32_t *drawn = calloc(count, sizeof *drawn), *entrants = calloc(count, sizeof *entrants);
  int32_t *rank = calloc(count, sizeof *rank);
  bool good = drawn && entrants && rank;
  if (!good) {
    event_refuse(error, "Out of memory.");
  } else {
    rank_all(event, drawn, rank);
    int used = newest && newest->seen.stage == STAGE_PLAYOFF ? winners_of(event, entrants)
                                                             : first_of(event, drawn, entrants);
    good = pair_on(event, rank, entrants, used, fact, error);
  }
  free(rank);
  free(drawn);
  free(entrants);
  fact->numbers[1] = STAGE_PLAYOFF;
  return good;
}

/* ---- Round robin ---------------- */

/* The circle method: the first stays, the others go round it.  Who has left keeps the place, and
** the opponent has a bye. */
bool pair_round_robin(const Event *event, EventFact *fact, EventError *error)
{
  int32_t *circle = calloc((size_t)event->ledger.entry_count + 2, sizeof *circle);
  int entrants = 0, used = 0, round = event->ledger.round_count;
  for (int i = 0; circle && i < event->ledger.entry_count; i++)
    if (entry_takes_part(&event->ledger.entries[i])) circle[entrants++] = i + 1;
  int count = entrants + entrants % 2;
  int32_t *list = calloc((size_t)count + 2, sizeof *list);
  if (!circle || !list || round >= count - 1) {
    bool memory = !circle || !list;
    free(circle);
    free(list);
    return event_refuse(error, memory ? "Out of memory."
                                      : "Everybody has met everybody: the round robin is over.");
  }
  event_shuffle(event, 600, circle, entrants);
  for (int i = 0; i < entrants; i++)
    if (!entry_plays(&event->ledger.entries[circle[i] - 1])) circle[i] = 0;
  for (int i = 0; i < count / 2; i++) {
    int one = i ? 1 + (i - 1 + round) % (count - 1) : 0;
    int other = 1 + (count - 2 - i + round) % (count - 1);
    int32_t a = circle[one], b = circle[other];
    if (!a && !b) continue;
    list[used++] = a ? a : b;
    list[used++] = a ? b : 0;
  }
  free(circle);
  fact->list = list;
  fact->list_count = used;
  return true;
}

/* ---- The next round ---------------- */

bool event_pair(const Event *event, int64_t at, EventFact *fact, EventError *error)
{
  const Ledger *ledger = &event->ledger;
  *fact =
      (EventFact){.at = at, .kind = FACT_PAIRED, .numbers = {ledger->round_count + 1, STAGE_SWISS}};
  if (!ledger->started) return event_refuse(error, "The event has not started.");
  if (ledger->finished)
    return event_refuse(error, "The event is finished: take that fact back to go on.");
  int open = event_open_table(event);
  if (open)
    return event_refuse(error, "Round %d is not over: table %d has no result.", ledger->round_count,
                        open);
  if (!lists_are_in(ledger, error)) return false;
  if (ledger->cut || ledger->setup.structure == EVENT_ELIMINATION)
    return pair_playoff(event, fact, error);
  if (ledger->setup.structure == EVENT_ROUND_ROBIN) return pair_round_robin(event, fact, error);
  if (ledger->round_count >= event_planned_rounds(event))
    return event_refuse(error, "All %d rounds of Swiss are played: cut, or finish.",
                        ledger->round_count);
  return pair_swiss(event, fact, error);
}

/* ---- The cut ---------------- */

/* The best of the standings that still play. */
static int best_of(const Event *event, const EventStandings *standings, int size, int32_t *list)
{
  int used = 0;
  for (int i = 0; i < standings->count && used < size; i++)
    if (entry_plays(&event->ledger.entries[standings->rows[i].entrant - 1]))
      list[used++] = standings->rows[i].entrant;
  return used;
}

/* Swiss in which no further round can be paired, because too many have left. */
static bool is_stuck(const Event *event)
{
  EventFact fact = {0};
  EventError ignored;
  if (event->ledger.setup.structure != EVENT_SWISS) return false;
  bool pairs = pair_swiss(event, &fact, &ignored);
  if (pairs) free((void *)fact.list);
  return !pairs;
}

static bool cut_check(const Event *event, int size, EventError *error)
{
  const Ledger *ledger = &event->ledger;
  int open = event_open_table(event);
  if (ledger->setup.structure == EVENT_ELIMINATION)
    return event_refuse(error, "An elimination has no cut.");
  if (ledger->cut) return event_refuse(error, "The cut was made already.");
  if (open)
    return event_refuse(error, "Round %d is not over: table %d has no result.", ledger->round_count,
                        open);
  if (ledger->round_count < event_planned_rounds(event) && !is_stuck(event))
    return event_refuse(error, "%d of %d rounds are played: the cut comes after the last.",
                        ledger->round_count, event_planned_rounds(event));
  if (!size)
    return event_refuse(error, "This event was made without a cut: say its size, a power of two.");
  if (size < 2 || size > 1024 || rounded_up(size) != size)
    return event_refuse(error, "A cut is to a power of two from 2 to 1024, not to %d.", size);
  return true;
}

bool event_cut(const Event *event, int64_t at, int size, EventFact *fact, EventError *error)
{
  EventStandings standings;
  if (!size) size = event->ledger.setup.cut;
  *fact = (EventFact){.at = at, .kind = FACT_CUT, .numbers = {size}};
  if (!cut_check(event, size, error) || !event_standings(event, &standings, error)) return false;
  int32_t *list = calloc((size_t)size, sizeof *list);
  int used = list ? best_of(event, &standings, size, list) : 0;
  event_standings_free(&standings);
  if (used == size) {
    fact->list = list;
    fact->list_count = size;
    return true;
  }
  if (!list) return event_refuse(error, "Out of memory.");
  free(list);
  return event_refuse(error, "A cut to %d needs as many entrants; %d are left.", size, used);
}
