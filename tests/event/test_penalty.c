/* SPDX-License-Identifier: MIT */
/* Infractions and penalties (TR 700): what is due, and what a penalty does to a match. */
#include "field.h"

static void penalise(Event *event, int entrant, EventPenalty penalty, const char *what, int moment)
{
  SAID(event, PENALISED, NUMBERS(entrant, penalty, moment), TEXTS(what));
}

static EventPenalty due(const Event *event, int entrant, const char *what, const char *sentence)
{
  char why[200];
  const EventInfraction *infraction = event_infraction_find(what);
  assert_non_null(infraction);
  EventPenalty penalty = event_penalty_due(event, entrant, infraction,
                                           event_penalty_base(event, infraction), why, sizeof why);
  if (sentence) assert_string_equal(why, sentence);
  return penalty;
}

/* ---- What is due ---------------- */

static void every_infraction_has_a_card(void **state)
{
  assert_int_equal(event_infraction_count(), 16 + 9 + 7); /* 702.2-17, 703.2-10, 704.2-8 */
  for (int i = 0; i < event_infraction_count(); i++) {
    const EventInfraction *infraction = event_infraction(i);
    assert_ptr_equal(event_infraction_find(infraction->word), infraction);
    assert_true(*infraction->title && *infraction->remedy);
    assert_int_equal(infraction->rule[2] - '2', infraction->kind);
    for (int level = 0; level < EVENT_LEVELS; level++)
      assert_in_range(infraction->base[level], PENALTY_NONE, PENALTY_DISQUALIFICATION);
  }
  assert_null(event_infraction_find("nothing"));
}

static void rule_702_1_b_1_the_third_warning_of_a_kind_is_a_game_loss(void **state)
{
  Event *event = field_started(EVENT_SWISS, 2, 3, 1);
  for (int i = 0; i < 2; i++) {
    assert_int_equal(due(event, 1, "mispayment", "Mispayment for a cost: warning (702.9)"),
                     PENALTY_WARNING);
    penalise(event, 1, PENALTY_WARNING, "mispayment", 0);
  }
  assert_int_equal(due(event, 1, "mispayment",
                       "Mispayment for a cost: game-loss, warning number 3 "
                       "for it (702.9, 702.1.b)"),
                   PENALTY_GAME_LOSS);
  assert_int_equal(due(event, 2, "mispayment", NULL), PENALTY_WARNING);
  assert_int_equal(due(event, 1, "too-many-runes", NULL), PENALTY_WARNING);
  SAID(event, UNDONE, NUMBERS(event_fact_count(event)));
  assert_int_equal(due(event, 1, "mispayment", NULL), PENALTY_WARNING);
  event_free(event);
}

static void rule_702_2_e_a_warning_that_the_judge_finds_is_counted_too(void **state)
{
  char why[200];
  Event *event = field_started(EVENT_SWISS, 2, 3, 1);
  const EventInfraction *missed = event_infraction_find("missed-trigger");
  for (int i = 0; i < 2; i++) penalise(event, 1, PENALTY_WARNING, "missed-trigger", 0);
  assert_int_equal(due(event, 1, "missed-trigger", NULL), PENALTY_NONE);
  assert_int_equal(event_penalty_due(event, 1, missed, PENALTY_WARNING, why, sizeof why),
                   PENALTY_GAME_LOSS);
  event_free(event);
}

/* Different infractions of one class until the next would be number `before` + 1. */
static Event *warned(EventLevel level, int before)
{
  static const char *const kinds[] = {"mispayment",   "too-many-runes", "secret-seen",
                                      "private-seen", "mulligan",       "extra-cards-seen"};
  Event *event = field_of_level(level, 2);
  for (int i = 0; i < before; i++) penalise(event, 1, PENALTY_WARNING, kinds[i], 0);
  return event;
}

static void rule_702_1_b_2_and_3_many_warnings_are_a_game_loss_at_high_level(void **state)
{
  static const struct {
    EventLevel level;
    int before;
    EventPenalty due;
  } cases[] = {{EVENT_CASUAL, 5, PENALTY_WARNING},
               {EVENT_COMPETITIVE, 4, PENALTY_WARNING},
               {EVENT_COMPETITIVE, 5, PENALTY_GAME_LOSS},
               {EVENT_PROFESSIONAL, 3, PENALTY_WARNING},
               {EVENT_PROFESSIONAL, 4, PENALTY_GAME_LOSS}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    Event *event = warned(cases[i].level, cases[i].before);
    assert_int_equal(due(event, 1, "extra-cards-drawn", NULL), cases[i].due);
    assert_int_equal(due(event, 1, "slow-play", NULL), PENALTY_WARNING); /* another class */
    event_free(event);
  }
}

static void rule_702_17_b_failing_to_maintain_the_game_state_is_never_upgraded(void **state)
{
  Event *event = field_started(EVENT_SWISS, 2, 3, 1);
  for (int i = 0; i < 5; i++) penalise(event, 1, PENALTY_WARNING, "game-state", 0);
  assert_int_equal(due(event, 1, "game-state", NULL), PENALTY_WARNING);
  event_free(event);
}

static void rule_703_8_lateness_is_measured_in_minutes(void **state)
{
  assert_int_equal(event_penalty_late(EVENT_COMPETITIVE, 2), PENALTY_WARNING);
  assert_int_equal(event_penalty_late(EVENT_COMPETITIVE, 3), PENALTY_GAME_LOSS);
  assert_int_equal(event_penalty_late(EVENT_CASUAL, 10), PENALTY_WARNING);
  assert_int_equal(event_penalty_late(EVENT_PROFESSIONAL, 10), PENALTY_GAME_LOSS);
  assert_int_equal(event_penalty_late(EVENT_CASUAL, 11), PENALTY_MATCH_LOSS);
}

static void rule_704_1_b_the_second_unsporting_warning_is_a_game_loss(void **state)
{
  Event *event = field_started(EVENT_SWISS, 2, 3, 1);
  penalise(event, 2, PENALTY_WARNING, "unsporting-minor", 0);
  assert_int_equal(due(event, 2, "unsporting-minor", NULL), PENALTY_GAME_LOSS);
  assert_int_equal(due(event, 2, "angle-shooting", NULL), PENALTY_WARNING);
  event_free(event);
}

static void penalties_that_cannot_be_are_refused(void **state)
{
  Event *event = field_started(EVENT_SWISS, 2, 3, 1);
  REFUSED(event, "There is no infraction 'sneezing'.", PENALISED, NUMBERS(1, PENALTY_WARNING),
          TEXTS("sneezing"));
  REFUSED(event, "There is no entrant 3.", PENALISED, NUMBERS(3, PENALTY_WARNING), TEXTS("late"));
  REFUSED(event, "This version knows no such penalty.", PENALISED, NUMBERS(1, 77), TEXTS("late"));
  penalise(event, 1, PENALTY_DISQUALIFICATION, "theft", 0);
  REFUSED(event, "Player 1 is disqualified already.", PENALISED, NUMBERS(1, PENALTY_WARNING),
          TEXTS("late"));
  REFUSED(event, "Player 1 was disqualified and cannot return (701.2.d.3).", RETURNED, NUMBERS(1));
  event_free(event);
}

/* ---- What it does ---------------- */

/* Two entrants at the one table of an open round, the first named first. */
static Event *one_match(int best_of)
{
  Event *event = field_started(EVENT_SWISS, 2, best_of, 1);
  SAID(event, PAIRED, NUMBERS(1, STAGE_SWISS), .list = (int32_t[]){1, 2}, .list_count = 2);
  return event;
}

static void rule_701_2_b_1_a_game_loss_counts_in_the_match_that_is_open(void **state)
{
  Event *event = one_match(3);
  penalise(event, 1, PENALTY_GAME_LOSS, "late", 0);
  REFUSED(event,
          "Player 1 has a game loss by penalty in this match, which the other side has won "
          "(701.2.b).",
          REPORTED, NUMBERS(1, 1, 2, 0));
  field_report(event, 1, 2, 1);
  event_free(event);
}

static void rule_701_2_b_1_a_game_loss_between_matches_waits_for_the_next(void **state)
{
  Event *event = field_started(EVENT_SWISS, 4, 3, 1);
  field_pair(event);
  field_report_all(event);
  penalise(event, 2, PENALTY_GAME_LOSS, "late", 0);
  assert_int_equal(event_entrant(event, 2)->game_losses, 1);
  field_pair(event);
  assert_int_equal(event_entrant(event, 2)->game_losses, 0);
  const EventTable *table = field_table(event, 2, field_table_of(event, 2));
  assert_int_equal(table->losses[table->entrants[1] == 2], 1);
  assert_false(table->done);
  event_free(event);
}

static void rule_701_2_b_a_game_loss_ends_a_match_of_one_game(void **state)
{
  Event *event = one_match(1);
  penalise(event, 2, PENALTY_GAME_LOSS, "late", 0);
  const EventTable *table = field_table(event, 1, 1);
  assert_true(table->done && table->how == HOW_PENALTY);
  assert_int_equal(table->wins[0], 1);
  assert_int_equal(table->wins[1], 0);
  event_free(event);
}

static void rule_701_2_b_2_game_losses_of_one_moment_are_one(void **state)
{
  Event *event = one_match(3);
  penalise(event, 1, PENALTY_GAME_LOSS, "late", 5);
  penalise(event, 1, PENALTY_GAME_LOSS, "decklist-error", 5);
  assert_int_equal(field_table(event, 1, 1)->losses[0], 1);
  penalise(event, 1, PENALTY_GAME_LOSS, "slow-play", 0);
  assert_true(field_table(event, 1, 1)->done);
  event_free(event);
}

static void rule_701_2_b_3_game_losses_of_both_at_once_draw_the_game(void **state)
{
  for (int best_of = 1; best_of <= 3; best_of += 2) {
    Event *event = one_match(best_of);
    const EventTable *table = field_table(event, 1, 1);
    penalise(event, 1, PENALTY_GAME_LOSS, "late", 5);
    penalise(event, 2, PENALTY_GAME_LOSS, "late", 5);
    assert_false(table->done);
    assert_int_equal(table->losses[0] + table->losses[1], 0);
    assert_int_equal(table->draws, 1);
    int needed = best_of / 2 + 1;
    REFUSED(event, "A game of this match is drawn by penalties of both sides (701.2.b.3).",
            REPORTED, NUMBERS(1, 1, needed, 0, 0));
    SAID(event, REPORTED, NUMBERS(1, 1, needed, 0, 1));
    event_free(event);
  }
}

static void rule_701_2_c_1_a_match_loss_ends_this_match_or_the_next(void **state)
{
  Event *event = field_started(EVENT_SWISS, 4, 3, 1);
  field_pair(event);
  int table = field_table_of(event, 3);
  penalise(event, 3, PENALTY_MATCH_LOSS, "bribery", 0);
  assert_int_equal(field_table(event, 1, table)->how, HOW_PENALTY);
  field_report_all(event);
  penalise(event, 3, PENALTY_MATCH_LOSS, "bribery", 0);
  field_pair(event);
  const EventTable *next = field_table(event, 2, field_table_of(event, 3));
  assert_true(next->done && next->how == HOW_PENALTY);
  assert_int_equal(next->wins[next->entrants[1] == 3], 0);
  event_free(event);
}

static void rule_703_10_match_losses_of_both_at_once_leave_no_winner(void **state)
{
  EventStandings standings;
  EventError error;
  Event *event = one_match(3);
  penalise(event, 1, PENALTY_MATCH_LOSS, "improper-winner", 8);
  penalise(event, 2, PENALTY_MATCH_LOSS, "improper-winner", 8);
  assert_true(field_table(event, 1, 1)->both_lose);
  assert_true(event_standings(event, &standings, &error));
  for (int i = 0; i < 2; i++) {
    assert_int_equal(standings.rows[i].points, 0);
    assert_int_equal(standings.rows[i].lost, 1);
  }
  event_standings_free(&standings);
  event_free(event);
}

static void rule_701_2_d_1_the_disqualified_lose_the_match_and_leave(void **state)
{
  Event *event = field_started(EVENT_SWISS, 4, 3, 1);
  field_pair(event);
  int table = field_table_of(event, 2);
  penalise(event, 2, PENALTY_DISQUALIFICATION, "cheating", 0);
  const EventTable *of = field_table(event, 1, table);
  assert_true(of->done);
  assert_int_equal(of->wins[of->entrants[1] == 2], 0);
  field_report_all(event);
  field_pair(event);
  assert_int_equal(field_table_of(event, 2), 0);
  event_free(event);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_infraction_has_a_card),
    cmocka_unit_test(rule_702_1_b_1_the_third_warning_of_a_kind_is_a_game_loss),
    cmocka_unit_test(rule_702_2_e_a_warning_that_the_judge_finds_is_counted_too),
    cmocka_unit_test(rule_702_1_b_2_and_3_many_warnings_are_a_game_loss_at_high_level),
    cmocka_unit_test(rule_702_17_b_failing_to_maintain_the_game_state_is_never_upgraded),
    cmocka_unit_test(rule_703_8_lateness_is_measured_in_minutes),
    cmocka_unit_test(rule_704_1_b_the_second_unsporting_warning_is_a_game_loss),
    cmocka_unit_test(penalties_that_cannot_be_are_refused),
    cmocka_unit_test(rule_701_2_b_1_a_game_loss_counts_in_the_match_that_is_open),
    cmocka_unit_test(rule_701_2_b_1_a_game_loss_between_matches_waits_for_the_next),
    cmocka_unit_test(rule_701_2_b_a_game_loss_ends_a_match_of_one_game),
    cmocka_unit_test(rule_701_2_b_2_game_losses_of_one_moment_are_one),
    cmocka_unit_test(rule_701_2_b_3_game_losses_of_both_at_once_draw_the_game),
    cmocka_unit_test(rule_701_2_c_1_a_match_loss_ends_this_match_or_the_next),
    cmocka_unit_test(rule_703_10_match_losses_of_both_at_once_leave_no_winner),
    cmocka_unit_test(rule_701_2_d_1_the_disqualified_lose_the_match_and_leave),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
