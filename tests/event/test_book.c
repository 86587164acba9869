/* SPDX-License-Identifier: MIT */
/*
** The Tournament Rules read once more, rule by rule: the base penalty of every infraction as the
** book has it, when it is upgraded, and what a result comes to.
*/
#include "field.h"

static EventError error;

static void every_infraction_has_the_base_penalty_of_its_rule(void **state)
{
  static const struct {
    const char *rule;
    EventPenalty base;
  } book[] = {{"702.2", PENALTY_NONE},
              {"702.3", PENALTY_NONE},
              {"702.4", PENALTY_NONE},
              {"702.5", PENALTY_WARNING},
              {"702.6", PENALTY_WARNING},
              {"702.7", PENALTY_NONE},
              {"702.8", PENALTY_NONE},
              {"702.9", PENALTY_WARNING},
              {"702.10", PENALTY_WARNING},
              {"702.11", PENALTY_WARNING},
              {"702.12", PENALTY_WARNING},
              {"702.13", PENALTY_WARNING},
              {"702.14", PENALTY_WARNING},
              {"702.15", PENALTY_NONE},
              {"702.16", PENALTY_WARNING},
              {"702.17", PENALTY_WARNING},
              {"703.2", PENALTY_WARNING},
              {"703.3", PENALTY_GAME_LOSS},
              {"703.4", PENALTY_WARNING},
              {"703.5", PENALTY_WARNING},
              {"703.6", PENALTY_WARNING},
              {"703.7", PENALTY_WARNING},
              {"703.8", PENALTY_WARNING},
              {"703.9", PENALTY_MATCH_LOSS},
              {"703.10", PENALTY_MATCH_LOSS},
              {"704.2", PENALTY_WARNING},
              {"704.3", PENALTY_DISQUALIFICATION},
              {"704.4", PENALTY_WARNING},
              {"704.5", PENALTY_MATCH_LOSS},
              {"704.6", PENALTY_DISQUALIFICATION},
              {"704.7", PENALTY_DISQUALIFICATION},
              {"704.8", PENALTY_DISQUALIFICATION}};
  int count = sizeof book / sizeof *book;
  assert_int_equal(event_infraction_count(), count);
  for (int i = 0; i < count; i++) {
    const EventInfraction *infraction = event_infraction(i);
    assert_string_equal(infraction->rule, book[i].rule);
    for (int level = 0; level < EVENT_LEVELS; level++)
      assert_int_equal(infraction->base[level], book[i].base);
  }
}

/* The number of the warning that is a game loss when each is for another infraction of a class, or
** 0: none of the first eight is. */
static int upgraded_at(EventLevel level, const char *const *words)
{
  Event *event = field_of_level(level, 2);
  int at = 0;
  for (int i = 0; i < 8 && !at; i++) {
    char why[200];
    const EventInfraction *infraction = event_infraction_find(words[i]);
    EventPenalty penalty =
        event_penalty_due(event, 1, infraction, PENALTY_WARNING, why, sizeof why);
    if (penalty == PENALTY_GAME_LOSS) at = i + 1;
    else SAID(event, PENALISED, NUMBERS(1, PENALTY_WARNING), TEXTS(words[i]));
  }
  event_free(event);
  return at;
}

static const char *const of_play[] = {"extra-cards-seen", "too-many-runes", "mispayment",
                                      "secret-seen",      "private-seen",   "extra-cards-drawn",
                                      "facedown-card",    "mulligan"};
/* Each of 703 twice at most, so that no one is upgraded by itself. */
static const char *const of_tournament[] = {
  "slow-play", "deck-presentation", "communication", "marked-cards", "randomization",
  "late",      "slow-play",         "late"};
/* The same infraction all the time. */
static const char *const slow[] = {"slow-play", "slow-play", "slow-play", "slow-play",
                                   "slow-play", "slow-play", "slow-play", "slow-play"};

static void rule_702_1_b_2_six_warnings_of_play_at_competitive_level(void **state)
{
  assert_int_equal(upgraded_at(EVENT_COMPETITIVE, of_play), 6);
}

static void rule_702_1_b_3_five_warnings_of_play_at_professional_level(void **state)
{
  assert_int_equal(upgraded_at(EVENT_PROFESSIONAL, of_play), 5);
}

static void rule_702_1_b_at_casual_level_warnings_of_play_are_not_added_up(void **state)
{
  assert_int_equal(upgraded_at(EVENT_CASUAL, of_play), 0);
}

static void rule_703_1_b_1_three_warnings_for_the_same_tournament_error(void **state)
{
  for (int level = 0; level < EVENT_LEVELS; level++)
    assert_int_equal(upgraded_at((EventLevel)level, slow), 3);
}

static void rule_703_1_b_2_six_warnings_of_tournament_errors_at_competitive_level(void **state)
{
  assert_int_equal(upgraded_at(EVENT_COMPETITIVE, of_tournament), 6);
}

static void rule_703_1_b_3_five_warnings_of_tournament_errors_at_professional_level(void **state)
{
  assert_int_equal(upgraded_at(EVENT_PROFESSIONAL, of_tournament), 5);
}

static void rule_703_8_a_up_to_two_minutes_late_is_a_warning(void **state)
{
  for (int level = 0; level < EVENT_LEVELS; level++)
    assert_int_equal(event_penalty_late((EventLevel)level, 2), PENALTY_WARNING);
}

static void rule_703_8_b_up_to_ten_minutes_late_is_a_game_loss_at_high_level(void **state)
{
  assert_int_equal(event_penalty_late(EVENT_CASUAL, 10), PENALTY_WARNING);
  assert_int_equal(event_penalty_late(EVENT_COMPETITIVE, 10), PENALTY_GAME_LOSS);
  assert_int_equal(event_penalty_late(EVENT_PROFESSIONAL, 3), PENALTY_GAME_LOSS);
}

static void rule_703_8_c_more_than_ten_minutes_late_is_a_match_loss(void **state)
{
  for (int level = 0; level < EVENT_LEVELS; level++)
    assert_int_equal(event_penalty_late((EventLevel)level, 11), PENALTY_MATCH_LOSS);
}

/* ---- Results ---------------- */

static const EventStanding *row_of(const Event *event, EventStandings *standings, int entrant)
{
  assert_true(event_standings(event, standings, &error));
  return event_standing(standings, entrant);
}

/* Points of the first at table 1 after such a result. */
static int points_after(int wins1, int wins2, int drawn, EventHow how)
{
  EventStandings standings;
  Event *event = field_started(EVENT_SWISS, 2, 3, 1);
  field_pair(event);
  int first = field_table(event, 1, 1)->entrants[0];
  SAID(event, REPORTED, NUMBERS(1, 1, wins1, wins2, drawn, how));
  int points = row_of(event, &standings, first)->points;
  event_standings_free(&standings);
  event_free(event);
  return points;
}

static void rule_404_3_drawn_games_do_not_count_towards_the_match(void **state)
{
  Event *event = field_started(EVENT_SWISS, 2, 3, 1);
  field_pair(event);
  REFUSED(event,
          "A match is played until somebody has won 2 games (404.1): is it conceded, agreed or "
          "ended by time?",
          REPORTED, NUMBERS(1, 1, 1, 0, 3, HOW_PLAYED));
  event_free(event);
  assert_int_equal(points_after(2, 1, 3, HOW_PLAYED), 3);
}

static void rule_404_4_who_has_more_games_at_time_has_won(void **state)
{
  assert_int_equal(points_after(1, 0, 0, HOW_TIME), 3);
  assert_int_equal(points_after(0, 1, 1, HOW_TIME), 0);
}

static void rule_408_1_a_match_is_over_when_its_result_is_recorded(void **state)
{
  Event *event = field_started(EVENT_SWISS, 4, 3, 1);
  field_pair(event);
  assert_int_equal(event_open_table(event), 1);
  field_report(event, 1, 2, 0);
  assert_int_equal(event_open_table(event), 2);
  field_report(event, 2, 2, 0);
  assert_int_equal(event_open_table(event), 0);
  event_free(event);
}

static void rule_408_3_the_first_to_win_two_games_has_won(void **state)
{
  assert_int_equal(points_after(2, 0, 0, HOW_PLAYED), 3);
  assert_int_equal(points_after(2, 1, 0, HOW_TIME), 3);
}

static void rule_408_3_a_after_the_last_turns_more_games_win(void **state)
{
  assert_int_equal(points_after(1, 0, 1, HOW_TIME), 3);
}

static void rule_408_3_b_tied_games_after_the_last_turns_draw_the_match(void **state)
{
  assert_int_equal(points_after(1, 1, 0, HOW_TIME), 1);
  assert_int_equal(points_after(0, 0, 0, HOW_TIME), 1);
}

static void rule_410_1_a_match_may_be_conceded_before_a_game_is_over(void **state)
{
  assert_int_equal(points_after(0, 2, 0, HOW_CONCEDED), 0);
  assert_int_equal(points_after(1, 0, 0, HOW_CONCEDED), 3);
  assert_int_equal(points_after(0, 0, 0, HOW_AGREED), 1);
}

static void rule_409_1_equal_points_are_told_apart_by_tiebreakers(void **state)
{
  EventStandings standings;
  Event *event = field_started(EVENT_SWISS, 4, 3, 1);
  field_pair(event);
  field_report(event, 1, 2, 1);
  field_report(event, 2, 2, 0);
  assert_true(event_standings(event, &standings, &error));
  assert_int_equal(standings.rows[0].points, standings.rows[1].points);
  assert_int_equal(standings.rows[0].entrant, field_table(event, 1, 2)->entrants[0]);
  event_standings_free(&standings);
  event_free(event);
}

static void rule_414_3_who_leaves_after_the_pairing_concedes_that_match(void **state)
{
  Event *event = field_started(EVENT_SWISS, 4, 3, 1);
  field_pair(event);
  int leaver = field_table(event, 1, 1)->entrants[0];
  SAID(event, DROPPED, NUMBERS(leaver, 0));
  assert_true(field_table(event, 1, 1)->done);
  assert_int_equal(field_table(event, 1, 1)->how, HOW_CONCEDED);
  field_report(event, 2, 2, 0);
  field_pair(event); /* and is in no later one */
  assert_int_equal(field_table_of(event, leaver), 0);
  event_free(event);
}

static void rule_603_4_a_team_is_disqualified_as_one(void **state)
{
  EventStandings standings;
  Event *event = field_created(&(EventSetup){.name = "Pairs", .best_of = 1, .team = 2});
  SAID(event, REGISTERED, NUMBERS(1), TEXTS("Blue", "Ann Lee; Bo Kim"));
  SAID(event, REGISTERED, NUMBERS(2), TEXTS("Red", "Cy Roe; Di Fox"));
  SAID(event, STARTED);
  int team = event_find(event, "Bo Kim", &error);
  assert_int_equal(team, 1);
  SAID(event, PENALISED, NUMBERS(team, PENALTY_DISQUALIFICATION), TEXTS("cheating"));
  assert_null(row_of(event, &standings, 1));
  event_standings_free(&standings);
  event_free(event);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_infraction_has_the_base_penalty_of_its_rule),
    cmocka_unit_test(rule_702_1_b_2_six_warnings_of_play_at_competitive_level),
    cmocka_unit_test(rule_702_1_b_3_five_warnings_of_play_at_professional_level),
    cmocka_unit_test(rule_702_1_b_at_casual_level_warnings_of_play_are_not_added_up),
    cmocka_unit_test(rule_703_1_b_1_three_warnings_for_the_same_tournament_error),
    cmocka_unit_test(rule_703_1_b_2_six_warnings_of_tournament_errors_at_competitive_level),
    cmocka_unit_test(rule_703_1_b_3_five_warnings_of_tournament_errors_at_professional_level),
    cmocka_unit_test(rule_703_8_a_up_to_two_minutes_late_is_a_warning),
    cmocka_unit_test(rule_703_8_b_up_to_ten_minutes_late_is_a_game_loss_at_high_level),
    cmocka_unit_test(rule_703_8_c_more_than_ten_minutes_late_is_a_match_loss),
    cmocka_unit_test(rule_404_3_drawn_games_do_not_count_towards_the_match),
    cmocka_unit_test(rule_404_4_who_has_more_games_at_time_has_won),
    cmocka_unit_test(rule_408_1_a_match_is_over_when_its_result_is_recorded),
    cmocka_unit_test(rule_408_3_the_first_to_win_two_games_has_won),
    cmocka_unit_test(rule_408_3_a_after_the_last_turns_more_games_win),
    cmocka_unit_test(rule_408_3_b_tied_games_after_the_last_turns_draw_the_match),
    cmocka_unit_test(rule_410_1_a_match_may_be_conceded_before_a_game_is_over),
    cmocka_unit_test(rule_409_1_equal_points_are_told_apart_by_tiebreakers),
    cmocka_unit_test(rule_414_3_who_leaves_after_the_pairing_concedes_that_match),
    cmocka_unit_test(rule_603_4_a_team_is_disqualified_as_one),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
