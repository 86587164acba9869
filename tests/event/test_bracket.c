/* SPDX-License-Identifier: MIT */
/* The cut, the playoff, elimination and round robin. */
#include "field.h"

static int entrant_of_rank(const Event *event, int rank)
{
  EventStandings standings;
  EventError error;
  assert_true(event_standings(event, &standings, &error));
  int entrant = standings.rows[rank - 1].entrant;
  event_standings_free(&standings);
  return entrant;
}

/* Swiss of so many players, played to its end. */
static Event *played(int players)
{
  Event *event = field_started(EVENT_SWISS, players, 3, 4);
  for (int r = 0; r < event_planned_rounds(event); r++) {
    field_pair(event);
    field_report_all(event);
  }
  return event;
}

/* The better seed of each table wins. */
static void better_seeds_win(Event *event)
{
  for (int table; (table = event_open_table(event)) != 0;) field_report(event, table, 2, 0);
}

static void rule_407_2_a_the_better_seed_is_named_first_and_seeds_meet_last(void **state)
{
  static const int first[4][2] = {{1, 8}, {4, 5}, {2, 7}, {3, 6}};
  static const int second[2][2] = {{1, 4}, {2, 3}};
  int seed[9];
  Event *event = played(16);
  for (int i = 1; i <= 8; i++) seed[i] = entrant_of_rank(event, i);
  field_cut(event, 8);
  field_pair(event);
  assert_int_equal(event_round(event, 5)->stage, STAGE_PLAYOFF);
  for (int t = 0; t < 4; t++)
    for (int s = 0; s < 2; s++)
      assert_int_equal(field_table(event, 5, t + 1)->entrants[s], seed[first[t][s]]);
  better_seeds_win(event);
  field_pair(event);
  for (int t = 0; t < 2; t++)
    for (int s = 0; s < 2; s++)
      assert_int_equal(field_table(event, 6, t + 1)->entrants[s], seed[second[t][s]]);
  field_report(event, 1, 0, 2); /* the fourth beats the first */
  field_report(event, 2, 2, 0);
  field_pair(event);
  assert_int_equal(field_table(event, 7, 1)->entrants[0], seed[2]);
  assert_int_equal(field_table(event, 7, 1)->entrants[1], seed[4]);
  assert_int_equal(event_winner(event), 0);
  field_report(event, 1, 1, 2);
  field_won_by(event, seed[4]);
  static const int ranks[] = {4, 2, 1, 3, 5, 6, 7, 8};
  for (int i = 0; i < 8; i++) assert_int_equal(entrant_of_rank(event, i + 1), seed[ranks[i]]);
  event_free(event);
}

static void rule_408_4_a_playoff_match_has_a_winner(void **state)
{
  Event *event = played(4);
  field_cut(event, 2);
  field_pair(event);
  REFUSED(event, "A match of a playoff has a winner (408.4).", REPORTED,
          NUMBERS(3, 1, 1, 1, 1, HOW_TIME));
  event_free(event);
}

static void rule_414_6_the_highest_ranked_has_a_bye_when_somebody_left_after_the_cut(void **state)
{
  Event *event = played(16);
  int best = entrant_of_rank(event, 1), ninth = entrant_of_rank(event, 9);
  int gone = entrant_of_rank(event, 3);
  field_cut(event, 8);
  SAID(event, DROPPED, NUMBERS(gone));
  field_pair(event);
  assert_int_equal(field_table(event, 5, 1)->entrants[0], best);
  assert_int_equal(field_table(event, 5, 1)->entrants[1], 0);
  assert_int_equal(field_table(event, 5, 1)->how, HOW_BYE);
  assert_int_equal(field_table_of(event, ninth), 0); /* nobody is advanced in their place */
  assert_int_equal(event_round(event, 5)->table_count, 4);
  better_seeds_win(event);
  field_pair(event);
  assert_int_equal(event_round(event, 6)->table_count, 2);
  event_free(event);
}

static void rule_414_6_a_winner_who_leaves_gives_a_bye_in_the_next_round(void **state)
{
  Event *event = played(8);
  int best = entrant_of_rank(event, 1), second = entrant_of_rank(event, 2);
  field_cut(event, 4);
  field_pair(event);
  better_seeds_win(event);
  SAID(event, DROPPED, NUMBERS(second));
  field_won_by(event, best);
  assert_int_equal(entrant_of_rank(event, 1), best);
  event_free(event);
}

static void a_correction_in_a_playoff_that_was_paired_on_is_refused(void **state)
{
  Event *event = played(8);
  field_cut(event, 4);
  field_pair(event);
  better_seeds_win(event);
  field_pair(event);
  REFUSED(event, "Round 5 of the playoff was paired from this result: take that round back first.",
          CORRECTED, NUMBERS(4, 1, 0, 2));
  SAID(event, CORRECTED, NUMBERS(4, 1, 2, 1)); /* the same winner */
  SAID(event, CORRECTED, NUMBERS(1, 1, 2, 1));
  assert_true(field_table(event, 1, 1)->late);
  event_free(event);
}

static void a_cut_that_cannot_be_is_refused(void **state)
{
  EventFact fact;
  EventError error;
  Event *event = field_started(EVENT_SWISS, 4, 3, 1);
  field_pair(event);
  assert_false(event_cut(event, 1, 2, &fact, &error));
  assert_string_equal(error.text, "Round 1 is not over: table 1 has no result.");
  field_report_all(event);
  assert_false(event_cut(event, 1, 2, &fact, &error));
  assert_string_equal(error.text, "1 of 2 rounds are played: the cut comes after the last.");
  field_pair(event);
  field_report_all(event);
  assert_false(event_cut(event, 1, 3, &fact, &error));
  assert_string_equal(error.text, "A cut is to a power of two from 2 to 1024, not to 3.");
  assert_false(event_cut(event, 1, 0, &fact, &error));
  assert_string_equal(error.text,
                      "This event was made without a cut: say its size, a power of two.");
  assert_false(event_cut(event, 1, 8, &fact, &error));
  assert_string_equal(error.text, "A cut to 8 needs as many entrants; 4 are left.");
  field_cut(event, 2);
  assert_false(event_cut(event, 1, 2, &fact, &error));
  assert_string_equal(error.text, "The cut was made already.");
  event_free(event);
}

/* The better seed has the final as good as won, leaves, and is ranked behind who stayed. */
static void rule_414_6_who_stays_wins_when_the_other_finalist_leaves(void **state)
{
  Event *event = played(8);
  int best = entrant_of_rank(event, 1), second = entrant_of_rank(event, 2);
  int third = entrant_of_rank(event, 3);
  field_cut(event, 4);
  field_pair(event);
  better_seeds_win(event);
  SAID(event, DROPPED, NUMBERS(best));
  field_won_by(event, second);
  assert_int_equal(entrant_of_rank(event, 1), second);
  assert_int_equal(entrant_of_rank(event, 2), best);
  assert_int_equal(entrant_of_rank(event, 3), third);
  SAID(event, DROPPED, NUMBERS(second));
  assert_int_equal(event_winner(event), 0);
  field_not_paired(event, "Everybody has lost or left: nobody is left to pair.");
  event_free(event);
}

static void rule_414_6_who_stays_wins_when_all_others_leave_after_the_cut(void **state)
{
  Event *event = played(8);
  int best = entrant_of_rank(event, 1), second = entrant_of_rank(event, 2);
  field_cut(event, 2);
  assert_int_equal(event_winner(event), 0);
  SAID(event, DROPPED, NUMBERS(best));
  field_won_by(event, second);
  assert_int_equal(entrant_of_rank(event, 1), second);
  event_free(event);
}

/* Two who have met are left of four: no second round can be paired, and the cut needs not wait. */
static void the_cut_may_be_made_when_no_round_can_be_paired(void **state)
{
  EventFact fact;
  EventError error;
  Event *event =
      field_created(&(EventSetup){.name = "Small", .best_of = 1, .team = 1, .rounds = 3});
  for (int i = 0; i < 4; i++) field_register(event, (const char *[]){"Ann", "Bo", "Cy", "Di"}[i]);
  SAID(event, STARTED);
  field_pair(event);
  field_report_all(event);
  assert_false(event_cut(event, 1, 2, &fact, &error));
  assert_string_equal(error.text, "1 of 3 rounds are played: the cut comes after the last.");
  for (int s = 0; s < 2; s++) SAID(event, DROPPED, NUMBERS(field_table(event, 1, 2)->entrants[s]));
  field_cut(event, 2);
  field_pair(event);
  assert_int_equal(event_round(event, 2)->stage, STAGE_PLAYOFF);
  event_free(event);
}

static void rule_202_4_an_elimination_of_any_size_has_one_winner(void **state)
{
  for (int players = 2; players <= 20; players++) {
    Event *event = field_started(EVENT_ELIMINATION, players, 3, (uint64_t)players);
    int lost[21] = {0}, matches = 0;
    for (int r = 1; r <= event_planned_rounds(event); r++) {
      field_pair(event);
      for (int t = 0; t < event_round(event, r)->table_count; t++) {
        const int *two = field_table(event, r, t + 1)->entrants;
        assert_false(lost[two[0]] || lost[two[1]]);
        assert_true(r == 1 || two[1]); /* byes in the first round only */
      }
      for (int table; (table = event_open_table(event)) != 0; matches++) {
        lost[field_table(event, r, table)->entrants[table % 2]]++;
        field_report(event, table, table % 2 ? 2 : 1, table % 2 ? 0 : 2);
      }
    }
    assert_int_equal(matches, players - 1);
    field_won_by(event, entrant_of_rank(event, 1));
    assert_int_equal(lost[entrant_of_rank(event, 1)], 0);
    event_free(event);
  }
}

static void in_a_round_robin_everybody_meets_everybody_once(void **state)
{
  for (int players = 2; players <= 9; players++) {
    int met[10][10] = {{0}}, byes[10] = {0};
    Event *event = field_started(EVENT_ROUND_ROBIN, players, 3, 1);
    for (int r = 1; r <= event_planned_rounds(event); r++) {
      field_pair(event);
      for (int t = 0; t < event_round(event, r)->table_count; t++) {
        const int *two = field_table(event, r, t + 1)->entrants;
        if (two[1]) met[two[0]][two[1]]++, met[two[1]][two[0]]++;
        else byes[two[0]]++;
      }
      field_report_all(event);
    }
    for (int a = 1; a <= players; a++) {
      assert_int_equal(byes[a], players % 2);
      for (int b = 1; b <= players; b++) assert_int_equal(met[a][b], a != b);
    }
    field_not_paired(event, "Everybody has met everybody: the round robin is over.");
    event_free(event);
  }
}

static void who_leaves_a_round_robin_gives_byes(void **state)
{
  Event *event = field_started(EVENT_ROUND_ROBIN, 4, 3, 1);
  field_pair(event);
  field_report_all(event);
  SAID(event, DROPPED, NUMBERS(2));
  field_pair(event);
  assert_int_equal(event_round(event, 2)->table_count, 2);
  assert_int_equal(field_table_of(event, 2), 0);
  REFUSED(event, "Nobody enters a round robin or an elimination once it is paired.", REGISTERED,
          NUMBERS(5), TEXTS("Late"));
  event_free(event);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(rule_407_2_a_the_better_seed_is_named_first_and_seeds_meet_last),
    cmocka_unit_test(rule_408_4_a_playoff_match_has_a_winner),
    cmocka_unit_test(rule_414_6_the_highest_ranked_has_a_bye_when_somebody_left_after_the_cut),
    cmocka_unit_test(rule_414_6_a_winner_who_leaves_gives_a_bye_in_the_next_round),
    cmocka_unit_test(a_correction_in_a_playoff_that_was_paired_on_is_refused),
    cmocka_unit_test(a_cut_that_cannot_be_is_refused),
    cmocka_unit_test(rule_414_6_who_stays_wins_when_the_other_finalist_leaves),
    cmocka_unit_test(rule_414_6_who_stays_wins_when_all_others_leave_after_the_cut),
    cmocka_unit_test(the_cut_may_be_made_when_no_round_can_be_paired),
    cmocka_unit_test(rule_202_4_an_elimination_of_any_size_has_one_winner),
    cmocka_unit_test(in_a_round_robin_everybody_meets_everybody_once),
    cmocka_unit_test(who_leaves_a_round_robin_gives_byes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
