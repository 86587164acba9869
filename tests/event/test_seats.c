/* SPDX-License-Identifier: MIT */
/* Seats and pods before the first round, and a first round that follows them. */
#include "field.h"

static EventError error;

static void seat(Event *event, int pod)
{
  EventFact fact;
  if (!event_seat(event, 2, pod, &fact, &error)) fail_msg("no seats: %s", error.text);
  field_said(event, fact);
  free((void *)fact.list);
}

static void pair_by_seat(Event *event)
{
  EventFact fact;
  if (!event_pair_by_seat(event, 2, &fact, &error)) fail_msg("not paired: %s", error.text);
  field_said(event, fact);
  free((void *)fact.list);
}

/* The least sum of distances over all numbers of pods, by trying them. */
static int64_t least_distance(int entrants, int *sizes_of)
{
  int64_t best = -1;
  for (int pods = 1; pods <= entrants / 2; pods++) {
    int64_t sum = 0;
    for (int p = 0, left = entrants; p < pods; p++) {
      int size = (left + pods - p - 1) / (pods - p);
      sum += (int64_t)size * abs(size - 8);
      left -= size;
    }
    if (best < 0 || sum < best) best = sum, *sizes_of = pods;
  }
  return best;
}

static void rule_602_4_b_2_pods_are_as_close_to_eight_as_possible(void **state)
{
  static const int known[][2] = {{2, 1},  {6, 1},  {8, 1},  {9, 1},  {10, 1}, {11, 2},
                                 {12, 2}, {15, 2}, {16, 2}, {17, 2}, {37, 5}, {64, 8}};
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    assert_int_equal(event_pod_count(known[i][0], 8), known[i][1]);
  for (int entrants = 2; entrants <= 300; entrants++) {
    int pods = 0;
    least_distance(entrants, &pods);
    assert_int_equal(event_pod_count(entrants, 8), pods);
  }
}

static void rule_602_4_b_2_everybody_is_seated_once_and_at_random(void **state)
{
  int first[38] = {0};
  for (uint64_t seed = 0; seed < 200; seed++) {
    int count, pods = 0, size = 0;
    bool seen[38] = {false};
    Event *event = field_started(EVENT_SWISS, 37, 3, seed);
    seat(event, 8);
    const int32_t *list = event_seating(event, &count);
    first[list[0]]++;
    for (int i = 0; i < count; i++) {
      if (list[i]) {
        assert_false(seen[list[i]]);
        seen[list[i]] = true;
        size++;
        int pod, place;
        assert_true(event_seat_of(event, list[i], &pod, &place));
        assert_int_equal(pod, pods + 1);
        assert_int_equal(place, size);
      } else {
        assert_in_range(size, 7, 8);
        size = 0;
        pods++;
      }
    }
    assert_int_equal(pods, 5);
    for (int i = 1; i <= 37; i++) assert_true(seen[i]);
    event_free(event);
  }
  for (int i = 1; i <= 37; i++) assert_in_range(first[i], 0, 20);
}

static void the_first_round_by_seat_pairs_those_who_sit_opposite(void **state)
{
  Event *event = field_started(EVENT_SWISS, 16, 3, 5);
  int pod[2], place[2];
  seat(event, 8);
  pair_by_seat(event);
  for (int t = 1; t <= 8; t++) {
    for (int s = 0; s < 2; s++)
      event_seat_of(event, field_table(event, 1, t)->entrants[s], &pod[s], &place[s]);
    assert_int_equal(pod[0], pod[1]);
    assert_int_equal(place[1] - place[0], 4);
  }
  field_report_all(event);
  EventFact fact;
  assert_false(event_pair_by_seat(event, 3, &fact, &error));
  assert_string_equal(error.text, "Only the first round of a Swiss event is paired by seat.");
  REFUSED(event, "Seats are drawn before the first round is paired.", SEATED, NUMBERS(8));
  field_pair(event);
  event_free(event);
}

/* Also with pods of odd numbers, people who leave after the seating, and late entries. */
static void a_first_round_by_seat_has_everybody_once_and_the_lowest_as_the_bye(void **state)
{
  Chance of = {602};
  for (int run = 0; run < 400; run++) {
    Event *event = field_started(EVENT_SWISS, 4 + chance(&of, 40), 3, (uint64_t)run);
    seat(event, 2 + chance(&of, 9));
    for (int i = chance(&of, 3); i > 0; i--) {
      int who = 1 + chance(&of, event_entrant_count(event));
      if (!event_entrant(event, who)->dropped) SAID(event, DROPPED, NUMBERS(who, 0));
    }
    if (chance(&of, 2)) field_register(event, "Late Entry");
    int playing = 0, last = 0;
    EventStandings standings;
    assert_true(event_standings(event, &standings, &error));
    for (int i = 0; i < standings.count; i++)
      if (!event_entrant(event, standings.rows[i].entrant)->dropped) {
        last = standings.rows[i].entrant;
        playing++;
      }
    event_standings_free(&standings);
    if (playing >= 2) {
      pair_by_seat(event); /* the ledger refuses whoever is missing or listed twice */
      const EventRound *round = event_round(event, 1);
      assert_int_equal(round->table_count, (playing + 1) / 2);
      const EventTable *end = &round->tables[round->table_count - 1];
      assert_int_equal(end->entrants[1] == 0, playing % 2);
      if (playing % 2) assert_int_equal(end->entrants[0], last);
    }
    event_free(event);
  }
}

static void a_seating_is_refused_when_it_is_none(void **state)
{
  EventFact fact;
  Event *event = field_started(EVENT_SWISS, 3, 3, 1);
  assert_false(event_pair_by_seat(event, 2, &fact, &error));
  assert_string_equal(error.text, "No seats have been drawn.");
  assert_false(event_seat(event, 2, 1, &fact, &error));
  assert_string_equal(error.text, "A pod has 2 to 99 seats, not 1.");
  REFUSED(event, "A seating ends each of its pods.", SEATED, .list = (int32_t[]){1, 2, 3},
          .list_count = 3);
  REFUSED(event, "Player 3 is not paired.", SEATED, .list = (int32_t[]){1, 2, 0}, .list_count = 3);
  REFUSED(event, "Player 1 would sit at two tables.", SEATED, .list = (int32_t[]){1, 2, 3, 1, 0},
          .list_count = 5);
  seat(event, 0);
  SAID(event, UNDONE, NUMBERS(event_fact_count(event)));
  int count;
  assert_null(event_seating(event, &count));
  assert_int_equal(count, 0);
  event_free(event);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(rule_602_4_b_2_pods_are_as_close_to_eight_as_possible),
    cmocka_unit_test(rule_602_4_b_2_everybody_is_seated_once_and_at_random),
    cmocka_unit_test(the_first_round_by_seat_pairs_those_who_sit_opposite),
    cmocka_unit_test(a_first_round_by_seat_has_everybody_once_and_the_lowest_as_the_bye),
    cmocka_unit_test(a_seating_is_refused_when_it_is_none),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
