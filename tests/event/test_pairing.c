/* SPDX-License-Identifier: MIT */
/*
** Swiss rounds (TR 202.3) against brute force: every perfect matching of a small field is listed,
** and the best of them costs what the paired round costs.
*/
#include <time.h>

#include "field.h"
#include "pairing/matching.h"

enum { SMALL = 10 };

/* How good a round is, most important first; `legal` is false for one that may not be. */
typedef struct Worth {
  bool legal;
  int bye, unequal, apart;
} Worth;

/* What the check knows of a field, from the public record of the rounds alone. */
typedef struct Known {
  int count, entrant[SMALL + 1], points[SMALL + 1], from_last[SMALL + 1];
  bool bye[SMALL + 1], met[SMALL + 1][SMALL + 1];
} Known;

static int index_of(const Known *known, int entrant)
{
  for (int i = 0; i < known->count; i++)
    if (known->entrant[i] == entrant) return i;
  return -1;
}

static Known look(const Event *event)
{
  Known known = {0};
  EventStandings standings;
  EventError error;
  assert_true(event_standings(event, &standings, &error));
  for (int i = standings.count - 1; i >= 0; i--) {
    const EventStanding *row = &standings.rows[i];
    if (event_entrant(event, row->entrant)->dropped) continue;
    known.entrant[known.count] = row->entrant;
    known.points[known.count] = 3 * row->won + row->drawn;
    known.from_last[known.count] = known.count;
    known.count++;
  }
  event_standings_free(&standings);
  for (int r = 1; r <= event_round_count(event); r++)
    for (int t = 0; t < event_round(event, r)->table_count; t++) {
      const int *two = event_round(event, r)->tables[t].entrants;
      int a = index_of(&known, two[0]), b = two[1] ? index_of(&known, two[1]) : -1;
      if (a >= 0 && !two[1]) known.bye[a] = true;
      if (a >= 0 && b >= 0) known.met[a][b] = known.met[b][a] = true;
    }
  return known;
}

static Worth with_pair(const Known *known, Worth worth, int a, int b)
{
  int apart = abs(known->points[a] - known->points[b]);
  if (known->met[a][b]) worth.legal = false;
  worth.unequal += apart != 0;
  worth.apart += apart;
  return worth;
}

static Worth with_bye(const Known *known, Worth worth, int a)
{
  if (known->bye[a]) worth.legal = false;
  worth.bye = known->from_last[a];
  return worth;
}

static int compare(Worth a, Worth b)
{
  if (a.legal != b.legal) return a.legal ? -1 : 1;
  if (a.bye != b.bye) return a.bye - b.bye;
  return a.unequal != b.unequal ? a.unequal - b.unequal : a.apart - b.apart;
}

/* Tries every way to pair those who are not `used` yet. */
static void try_all(const Known *known, unsigned used, Worth worth, Worth *best)
{
  int a = 0;
  if (!worth.legal) return;
  while (a < known->count && used >> a & 1) a++;
  if (a == known->count) {
    if (compare(worth, *best) < 0) *best = worth;
    return;
  }
  unsigned left = 0;
  for (int b = a; b < known->count; b++) left += !(used >> b & 1);
  for (int b = a + 1; b < known->count; b++)
    if (!(used >> b & 1))
      try_all(known, used | 1u << a | 1u << b, with_pair(known, worth, a, b), best);
  if (left % 2 == 0) return;
  for (int b = a; b < known->count; b++) /* somebody has the bye; the others are even then */
    if (!(used >> b & 1)) {
      Worth one = with_bye(known, worth, b);
      if (one.legal) try_all(known, used | 1u << b, one, best);
    }
}

static Worth worth_of(const Known *known, const EventFact *round)
{
  Worth worth = {.legal = true};
  unsigned seen = 0;
  for (int i = 0; i < round->list_count; i += 2) {
    int a = index_of(known, round->list[i]);
    assert_true(a >= 0 && !(seen >> a & 1));
    seen |= 1u << a;
    if (round->list[i + 1]) {
      int b = index_of(known, round->list[i + 1]);
      assert_true(b >= 0 && !(seen >> b & 1));
      seen |= 1u << b;
      worth = with_pair(known, worth, a, b);
    } else {
      worth = with_bye(known, worth, a);
    }
  }
  assert_int_equal(seen, (1u << known->count) - 1);
  return worth;
}

/* Pairs the next round and compares; false: no pairing is left. */
static bool pair_and_compare(Event *event)
{
  EventFact round, again;
  EventError error;
  Known known = look(event);
  Worth best = {.legal = false};
  try_all(&known, 0, (Worth){.legal = true}, &best);
  if (known.count < 2 || !event_pair(event, 3, &round, &error)) {
    assert_true(known.count < 2 || !best.legal);
    return false;
  }
  Worth worth = worth_of(&known, &round);
  assert_true(best.legal && worth.legal);
  assert_int_equal(compare(worth, best), 0);
  assert_true(event_pair(event, 3, &again, &error));
  assert_memory_equal(round.list, again.list, (size_t)round.list_count * sizeof *round.list);
  field_said(event, round);
  free((void *)round.list);
  free((void *)again.list);
  return true;
}

static void rule_202_3_small_fields_are_paired_as_well_as_brute_force(void **state)
{
#ifdef ARB_SANITIZED
  const int events = 200;
#else
  const int events = 3000;
#endif
  Chance of = {202};
  int rounds = 0, stuck = 0;
  for (int e = 0; e < events; e++) {
    Event *event = field_started(EVENT_SWISS, 2 + chance(&of, SMALL - 1), 3, (uint64_t)e);
    for (int r = 0; r < event_planned_rounds(event); r++) {
      if (!pair_and_compare(event)) {
        stuck++;
        break;
      }
      rounds++;
      field_random_happening(event, &of);
      for (int table; (table = event_open_table(event)) != 0;)
        field_random_report(event, &of, table);
      field_random_happening(event, &of);
    }
    event_free(event);
  }
  print_message("%d rounds compared, %d times no pairing was left\n", rounds, stuck);
  assert_true(rounds > events);
}

static void rule_202_3_more_rounds_than_opponents_end_with_a_sentence(void **state)
{
  Event *event = field_created(&(EventSetup){.name = "Long", .best_of = 1, .team = 1, .rounds = 9});
  for (int i = 0; i < 4; i++) field_register(event, (const char *[]){"Ann", "Bo", "Cy", "Di"}[i]);
  SAID(event, STARTED);
  for (int r = 0; r < 3; r++) {
    field_pair(event);
    field_report_all(event);
  }
  field_not_paired(event,
                   "No pairing of round 4 is left in which nobody meets an opponent again or "
                   "has a second bye: finish the event, or cut.");
  event_free(event);
}

static void a_round_is_paired_when_the_last_is_over(void **state)
{
  Event *event = field_started(EVENT_SWISS, 4, 3, 1);
  field_pair(event);
  field_report(event, 1, 2, 0);
  field_not_paired(event, "Round 1 is not over: table 2 has no result.");
  event_free(event);
}

/* ---- The matching alone ---------------- */

typedef struct Costs {
  int count;
  int64_t of[12][12];
} Costs;

static int64_t cost_of(const void *data, int a, int b)
{
  return ((const Costs *)data)->of[a][b];
}

/* The least cost of pairing all nodes that are not in `used`; -1: impossible. */
static int64_t cheapest(const Costs *costs, unsigned used)
{
  int a = 0;
  int64_t best = -1;
  while (a < costs->count && used >> a & 1) a++;
  if (a == costs->count) return 0;
  for (int b = a + 1; b < costs->count; b++) {
    if (used >> b & 1 || costs->of[a][b] == MATCHING_FORBIDDEN) continue;
    int64_t rest = cheapest(costs, used | 1u << a | 1u << b);
    if (rest >= 0 && (best < 0 || rest + costs->of[a][b] < best)) best = rest + costs->of[a][b];
  }
  return best;
}

static void a_matching_that_begins_with_few_pairs_costs_no_more(void **state)
{
  Chance of = {5};
  int found = 0;
  for (int run = 0; run < 1500; run++) {
    Costs costs = {.count = 2 + 2 * chance(&of, 5)};
    int mate[12], forbidden = chance(&of, 8);
    for (int a = 0; a < costs.count; a++)
      for (int b = a + 1; b < costs.count; b++)
        costs.of[a][b] = chance(&of, 10) < forbidden ? MATCHING_FORBIDDEN
                         : chance(&of, 3)            ? chance(&of, 30)
                                                     : MATCHING_COST_MAX - chance(&of, 30);
    int64_t best = cheapest(&costs, 0), cost = 0;
    Matching result = matching_find_from(1, costs.count, cost_of, &costs, mate);
    assert_int_equal(result, best < 0 ? MATCHING_NONE : MATCHING_FOUND);
    if (best < 0) continue;
    for (int a = 0; a < costs.count; a++) {
      assert_int_equal(mate[mate[a]], a);
      if (mate[a] > a) cost += costs.of[a][mate[a]];
    }
    assert_true(cost == best);
    found++;
  }
  assert_true(found > 500);
}

static void large_fields_are_paired_without_rematches(void **state)
{
#ifdef ARB_SANITIZED
  const int players = 256;
#else
  const int players = 4096;
#endif
  Event *event = field_started(EVENT_SWISS, players, 3, 11);
  Chance of = {11};
  int *met = calloc((size_t)(players + 1) * 8, sizeof *met);
  for (int r = 0; r < 3; r++) {
    clock_t begun = clock();
    field_pair(event);
    print_message("round %d of %d players: %.2f s\n", r + 1, players,
                  (double)(clock() - begun) / CLOCKS_PER_SEC);
    const EventRound *round = event_round(event, r + 1);
    assert_int_equal(round->table_count, players / 2);
    for (int t = 0; t < round->table_count; t++) {
      const int *two = round->tables[t].entrants;
      for (int before = 0; before < r; before++)
        assert_int_not_equal(met[two[0] * 8 + before], two[1]);
      met[two[0] * 8 + r] = two[1];
      met[two[1] * 8 + r] = two[0];
      field_random_report(event, &of, t + 1);
    }
  }
  free(met);
  event_free(event);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(rule_202_3_small_fields_are_paired_as_well_as_brute_force),
    cmocka_unit_test(rule_202_3_more_rounds_than_opponents_end_with_a_sentence),
    cmocka_unit_test(a_round_is_paired_when_the_last_is_over),
    cmocka_unit_test(a_matching_that_begins_with_few_pairs_costs_no_more),
    cmocka_unit_test(large_fields_are_paired_without_rematches),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
