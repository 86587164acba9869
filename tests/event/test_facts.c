/* SPDX-License-Identifier: MIT */
/* The log: facts in, facts back, and every bad one refused with the event as it was. */
#include "field.h"

static Event *two_rounds(void)
{
  Event *event = field_started(EVENT_SWISS, 4, 3, 3);
  field_pair(event);
  field_report_all(event);
  field_pair(event);
  return event;
}

static void every_kind_has_a_word_and_names_for_its_numbers(void **state)
{
  char name[40];
  for (int kind = 0; kind < FACT_KINDS; kind++) {
    assert_int_equal(fact_kind(fact_word((FactKind)kind)), kind);
    int numbers = fact_number_count((FactKind)kind), texts = fact_text_count((FactKind)kind);
    assert_in_range(numbers, 0, FACT_NUMBERS_MAX);
    assert_in_range(texts, 0, FACT_TEXTS_MAX);
    assert_int_equal(fact_number_name((FactKind)kind, numbers - 1, name, sizeof name), numbers > 0);
    assert_false(fact_number_name((FactKind)kind, numbers, name, sizeof name));
    assert_false(fact_text_name((FactKind)kind, texts, name, sizeof name));
  }
  assert_int_equal(fact_kind("guessed"), FACT_KINDS);
  assert_true(fact_text_name(FACT_REGISTERED, 1, name, sizeof name));
  assert_string_equal(name, "members");
}

/* Each fact is taken back and said again as soon as it is known, in random events. */
static void every_fact_can_be_taken_back_and_said_again(void **state)
{
  Chance of = {33};
  int taken[FACT_KINDS] = {0};
  for (int run = 0; run < 60; run++) {
    Event *event = field_started(EVENT_SWISS, 3 + chance(&of, 6), 3, (uint64_t)run);
    Event *copy = event_new();
    EventFact round;
    EventError error;
    for (int r = 0; r < 3 && event_pair(event, 3, &round, &error); r++) {
      field_said(event, round);
      free((void *)round.list);
      if (chance(&of, 2)) SAID(event, CLOCK, NUMBERS(r + 1), .at = 9);
      if (event_open_table(event) && chance(&of, 2))
        SAID(event, EXTENDED, NUMBERS(r + 1, event_open_table(event), 5));
      for (int table; (table = event_open_table(event)) != 0;)
        field_random_report(event, &of, table);
      for (int i = 0; i < 3; i++) field_random_happening(event, &of);
    }
    for (int i = 1; i <= event_fact_count(event); i++) {
      const EventFact *fact = event_fact(event, i);
      char *before = i > 1 ? field_picture(copy) : NULL;
      field_said(copy, *fact);
      if (i == 1) continue;
      char *after = field_picture(copy);
      SAID(copy, UNDONE, NUMBERS(event_fact_count(copy)));
      char *back = field_picture(copy);
      assert_string_equal(back, before);
      field_said(copy, *fact);
      char *again = field_picture(copy);
      assert_string_equal(again, after);
      taken[fact->kind]++;
      free(before);
      free(after);
      free(back);
      free(again);
    }
    event_free(event);
    event_free(copy);
  }
  assert_true(taken[FACT_REGISTERED] && taken[FACT_STARTED] && taken[FACT_PAIRED]);
  assert_true(taken[FACT_CLOCK] && taken[FACT_REPORTED] && taken[FACT_EXTENDED]);
  assert_true(taken[FACT_PENALISED] && taken[FACT_DROPPED] && taken[FACT_RETURNED]);
}

/* Any fact, also an early one, is taken back when no later one needs it; the event is then that of
** the facts that stand. */
static void what_stands_after_taking_back_is_what_was_said_without_it(void **state)
{
  int taken = 0, needed = 0;
  Event *event = two_rounds();
  EventError error;
  SAID(event, PENALISED, NUMBERS(2, PENALTY_WARNING), TEXTS("slow-play"));
  SAID(event, DROPPED, NUMBERS(3));
  for (int i = event_fact_count(event); i >= 1; i -= 2) {
    EventFact undo = {.kind = FACT_UNDONE, NUMBERS(i)};
    char *before = field_picture(event);
    bool is = event_add(event, &undo, &error);
    char *after = field_picture(event);
    if (is) {
      Event *other = field_replayed(event);
      char *without = field_picture(other);
      assert_string_equal(after, without);
      free(without);
      event_free(other);
      taken++;
    } else {
      assert_string_equal(after, before);
      assert_non_null(strstr(error.text, "cannot be taken back, since fact"));
      needed++;
    }
    free(before);
    free(after);
  }
  assert_true(taken > 1 && needed > 1);
  event_free(event);
}

static void taking_back_what_is_not_there_is_refused(void **state)
{
  Event *event = field_started(EVENT_SWISS, 2, 3, 3);
  REFUSED(event, "There is no fact 99.", UNDONE, NUMBERS(99));
  REFUSED(event,
          "Fact 1 (created) cannot be taken back, since fact 2 (registered) needs it: The first "
          "fact of an event creates it.",
          UNDONE, NUMBERS(1));
  SAID(event, UNDONE, NUMBERS(4));
  assert_false(event_started(event));
  assert_int_equal(event_undone_by(event, 4), 5);
  REFUSED(event, "Fact 4 has been taken back already.", UNDONE, NUMBERS(4));
  REFUSED(event, "Fact 5 takes another one back; say the other one again instead.", UNDONE,
          NUMBERS(5));
  event_free(event);
}

static void the_same_facts_make_the_same_event(void **state)
{
  Event *event = two_rounds(), *other = field_replayed(event);
  char *one = field_picture(event), *two = field_picture(other);
  assert_string_equal(one, two);
  EventFact a, b;
  EventError error;
  field_report_all(event);
  field_report_all(other);
  assert_false(event_pair(event, 9, &a, &error)); /* two rounds are all for four players */
  assert_false(event_pair(other, 9, &b, &error));
  free(one);
  free(two);
  event_free(event);
  event_free(other);
}

/* ---- Registration ---------------- */

static void a_player_is_registered_once_however_the_name_is_written(void **state)
{
  EventError error;
  Event *event = field_created(&(EventSetup){.name = "Evening", .best_of = 3, .team = 1});
  field_register(event, "Jane Doe");
  REFUSED(event, "Jane Doe is registered already, as number 1.", REGISTERED, NUMBERS(2),
          TEXTS("doe,  JANE"));
  REFUSED(event, "An entrant needs a name.", REGISTERED, NUMBERS(2), TEXTS(" ,. "));
  REFUSED(event, "A name has no control characters.", REGISTERED, NUMBERS(2), TEXTS("Jo\nhn"));
  REFUSED(event, "A name does not begin with '='.", REGISTERED, NUMBERS(2), TEXTS("=1+2"));
  REFUSED(event, "A name does not begin with '@'.", REGISTERED, NUMBERS(2), TEXTS("@Ann"));
  for (int i = 0; i < 2; i++)
    field_refused(
        event,
        (EventFact){.kind = FACT_REGISTERED, .at = i ? INT64_MAX : -1, NUMBERS(2), TEXTS("Ann")},
        "A fact is from the years 1970 to 9999.");
  static const char *const not_utf8[] = {
    "J\xfcrgen",    "Ann \xc3", "\xc0\x80 Ann", "Ann \xed\xa0\x80", "Ann \xf5\x80\x80\x80",
    "Ann \xe2\x82", "Ann \x80"};
  for (int i = 0; i < 7; i++)
    REFUSED(event, "A name is written in UTF-8.", REGISTERED, NUMBERS(2), TEXTS(not_utf8[i]));
  REFUSED(event, "The next entrant has number 2, not 5.", REGISTERED, NUMBERS(5), TEXTS("Bo"));
  REFUSED(event, "This is not an event of teams.", REGISTERED, NUMBERS(2), TEXTS("Bo", "A; B"));
  assert_int_equal(event_near(event, "Jane Do"), 1);
  assert_int_equal(event_near(event, "Jnae Doe"), 1);
  assert_int_equal(event_near(event, "Jané Doe"), 1);
  assert_int_equal(event_near(event, "John Doe"), 0);
  field_register(event, "Player 12");
  assert_int_equal(event_near(event, "Player 13"), 0);
  assert_int_equal(event_near(event, "Player 1"), 0);
  assert_int_equal(event_near(event, "Plaher 12"), 2);
  REFUSED(event, "A name is more than a number, which stands for an entrant.", REGISTERED,
          NUMBERS(3), TEXTS("1 2"));
  SAID(event, UNDONE, NUMBERS(3));
  assert_int_equal(event_find(event, "DOE jane", &error), 1);
  assert_int_equal(event_find(event, "#1", &error), 1);
  assert_int_equal(event_find(event, "Jane Dow", &error), 0);
  assert_string_equal(error.text, "No entrant is called 'Jane Dow'; did you mean Jane Doe?");
  assert_int_equal(event_find(event, "Bo", &error), 0);
  assert_string_equal(error.text, "No entrant is called 'Bo'.");
  event_free(event);
}

static void two_spellings_of_a_name_are_near(void **state)
{
  static const char *const near[][2] = {{"J\303\274rgen M\303\274ller", "Juergen Mueller"},
                                        {"J\303\274rgen M\303\274ller", "muller, jurgen"},
                                        {"J\303\274rgen M\303\274ller", "J\303\234RGEN Muler"},
                                        {"Zo\303\253 \303\205gren", "Zoe Agren"},
                                        {"\305\201ukasz \305\273ak", "Lukasz Zak"},
                                        {"Bj\303\270rn Stra\303\237e", "Bjoern Strasse"}};
  static const char *const apart[][2] = {{"Li", "Lu"},
                                         {"\346\235\216\345\260\217\351\276\231", "Li"},
                                         {"\303\204nne", "Bernd"},
                                         {"Ann Lee", "Ann Leroy"}};
  for (size_t i = 0; i < sizeof near / sizeof *near; i++) {
    Event *event = field_created(&(EventSetup){.name = "Evening", .best_of = 3, .team = 1});
    field_register(event, near[i][0]);
    assert_int_equal(event_near(event, near[i][1]), 1);
    event_free(event);
  }
  for (size_t i = 0; i < sizeof apart / sizeof *apart; i++) {
    Event *event = field_created(&(EventSetup){.name = "Evening", .best_of = 3, .team = 1});
    field_register(event, apart[i][0]);
    assert_int_equal(event_near(event, apart[i][1]), 0);
    event_free(event);
  }
}

static void rule_603_1_a_team_is_two_different_players(void **state)
{
  EventError error;
  Event *event = field_created(&(EventSetup){.name = "Pairs", .best_of = 3, .team = 2});
  SAID(event, REGISTERED, NUMBERS(1), TEXTS("Blue", "Ann; Bo"));
  REFUSED(event, "A team registers two players, \"A player; B player\" (603.2).", REGISTERED,
          NUMBERS(2), TEXTS("Red", "Cy"));
  REFUSED(event, "A team has two different players (603.1).", REGISTERED, NUMBERS(2),
          TEXTS("Red", "Cy; cy"));
  REFUSED(event, "A player of Red is registered already, as number 1 (Blue).", REGISTERED,
          NUMBERS(2), TEXTS("Red", "Cy; Bo"));
  assert_int_equal(event_find(event, "bo", &error), 1);
  event_free(event);
}

static void an_event_that_cannot_be_is_not_created(void **state)
{
  Event *event = event_new();
  EventError error;
  EventFact early = {.kind = FACT_STARTED};
  assert_false(event_add(event, &early, &error));
  assert_string_equal(error.text, "The first fact of an event creates it.");
  EventSetup setup = {.name = "Evening", .best_of = 2, .team = 1};
  REFUSED(event, "A match is best of 1 or of 3 games, not of 2 (404.2).", CREATED,
          NUMBERS(0, 0, 2, 1), TEXTS("Evening"));
  REFUSED(event, "A cut is to a power of two from 2 to 1024, not to 6.", CREATED,
          NUMBERS(0, 0, 3, 1, 0, 6), TEXTS("Evening"));
  REFUSED(event, "An event needs a name.", CREATED, NUMBERS(0, 0, 3, 1));
  setup.best_of = 3;
  field_said(event, fact_created(1, &setup));
  REFUSED(event, "The event has been created already.", CREATED, NUMBERS(0, 0, 3, 1),
          TEXTS("Evening"));
  REFUSED(event, "An event needs two entrants; 0 registered.", STARTED);
  event_free(event);
}

/* ---- Decks ---------------- */

static void rule_401_1_and_401_4_lists_are_handed_in_before_the_first_round(void **state)
{
  Event *event = field_created(
      &(EventSetup){.name = "Evening", .level = EVENT_COMPETITIVE, .best_of = 3, .team = 1});
  field_register(event, "Ann");
  field_register(event, "Bo");
  SAID(event, DECK, NUMBERS(1, 1), TEXTS("Jinx", "cards"));
  field_register(event, "Cy");
  REFUSED(event, "Bo and 1 more have handed in no deck list (401.1, 401.4).", STARTED);
  SAID(event, DROPPED, NUMBERS(3, 0));
  REFUSED(event, "Bo has handed in no deck list (401.1, 401.4).", STARTED);
  SAID(event, DECK, NUMBERS(2, 1), TEXTS("Viktor", "cards"));
  SAID(event, STARTED);
  event_free(event);
}

static void rule_401_1_late_entries_hand_in_a_list_before_they_play(void **state)
{
  Event *event = field_of_level(EVENT_PROFESSIONAL, 4);
  field_pair(event);
  field_report_all(event);
  field_register(event, "Late");
  field_not_paired(event, "Late has handed in no deck list (401.1, 401.4).");
  SAID(event, DECK, NUMBERS(5, 1), TEXTS("Viktor", "cards"));
  field_pair(event);
  event_free(event);
}

static void rule_401_3_a_list_stays_unless_a_decklist_error_is_mended(void **state)
{
  Event *event = field_of_level(EVENT_COMPETITIVE, 2);
  REFUSED(event,
          "The list of Player 1 is registered and cannot be changed any more (401.3, 401.4).", DECK,
          NUMBERS(1, 1), TEXTS("other", "cards"));
  SAID(event, PENALISED, NUMBERS(1, PENALTY_GAME_LOSS), TEXTS("decklist-error"));
  SAID(event, DECK, NUMBERS(1, 1), TEXTS("mended", "other cards")); /* 703.3.b.1 */
  assert_string_equal(event_entrant(event, 1)->deck, "other cards");
  REFUSED(event,
          "The list of Player 1 is registered and cannot be changed any more (401.3, 401.4).", DECK,
          NUMBERS(1, 1), TEXTS("third", "cards"));
  REFUSED(event, "Pools are registered in limited events only (202.1, 602.1).", POOL, NUMBERS(1),
          TEXTS("pool"));
  event_free(event);
}

static void rule_411_a_check_is_of_a_registered_list(void **state)
{
  Event *event = field_started(EVENT_SWISS, 2, 3, 1);
  REFUSED(event, "Player 2 has no registered list to check (411).", CHECKED, NUMBERS(2, 1));
  SAID(event, DECK, NUMBERS(2, 1), TEXTS("deck", "cards"));
  SAID(event, CHECKED, NUMBERS(2, 1));
  event_free(event);
}

/* ---- Results ---------------- */

static void rule_404_1_a_score_that_no_match_has_is_refused(void **state)
{
  Event *event = two_rounds();
  REFUSED(event, "2-2-0 is no result of a match that 2 games win (404.1).", REPORTED,
          NUMBERS(2, 1, 2, 2));
  REFUSED(event, "3-0-0 is no result of a match that 2 games win (404.1).", REPORTED,
          NUMBERS(2, 1, 3, 0));
  REFUSED(event,
          "A match is played until somebody has won 2 games (404.1): is it conceded, agreed or "
          "ended by time?",
          REPORTED, NUMBERS(2, 1, 1, 0));
  REFUSED(event, "Who concedes has fewer wins than the other (410.2).", REPORTED,
          NUMBERS(2, 1, 1, 1, 0, HOW_CONCEDED));
  REFUSED(event, "A draw that was agreed has equal wins (404.5, 410.2).", REPORTED,
          NUMBERS(2, 1, 1, 0, 0, HOW_AGREED));
  REFUSED(event, "A result is played, conceded, agreed or by time.", REPORTED,
          NUMBERS(2, 1, 2, 0, 0, HOW_BYE));
  REFUSED(event, "Round 2 has tables 1 to 2, no table 9.", REPORTED, NUMBERS(2, 9, 2, 0));
  REFUSED(event, "Round 7 has not been paired.", REPORTED, NUMBERS(7, 1, 2, 0));
  field_report(event, 1, 2, 1);
  REFUSED(event, "Table 1 of round 2 has a result already, 2-1-0: correct it if it is wrong.",
          REPORTED, NUMBERS(2, 1, 2, 0));
  REFUSED(event, "Table 2 of round 2 has no result yet: report it.", CORRECTED,
          NUMBERS(2, 2, 2, 0));
  event_free(event);
}

static void rule_404_5_equal_wins_at_time_are_a_draw(void **state)
{
  EventStandings standings;
  EventError error;
  Event *event = field_started(EVENT_SWISS, 2, 3, 1);
  field_pair(event);
  SAID(event, REPORTED, NUMBERS(1, 1, 1, 1, 1, HOW_TIME));
  assert_true(event_standings(event, &standings, &error));
  assert_int_equal(standings.rows[0].points, 1);
  assert_int_equal(standings.rows[1].points, 1);
  assert_int_equal(standings.rows[0].games_drawn, 1);
  event_standings_free(&standings);
  event_free(event);
}

static void a_result_is_corrected_though_the_next_round_is_paired(void **state)
{
  Event *event = two_rounds();
  const EventTable *table = field_table(event, 1, 1);
  int32_t pairs[4];
  for (int i = 0; i < 4; i++) pairs[i] = field_table(event, 2, i / 2 + 1)->entrants[i % 2];
  int loser = table->entrants[table->wins[0] > table->wins[1]];
  int wins1 = loser == table->entrants[0] ? 2 : 0;
  SAID(event, CORRECTED, NUMBERS(1, 1, wins1, 2 - wins1));
  assert_true(field_table(event, 1, 1)->corrected && field_table(event, 1, 1)->late);
  for (int i = 0; i < 4; i++)
    assert_int_equal(field_table(event, 2, i / 2 + 1)->entrants[i % 2], pairs[i]);
  EventStandings standings;
  EventError error;
  assert_true(event_standings(event, &standings, &error));
  assert_int_equal(event_standing(&standings, loser)->points, 3);
  event_standings_free(&standings);
  event_free(event);
}

static void rule_412_2_extensions_add_up_until_there_is_a_result(void **state)
{
  Event *event = two_rounds();
  SAID(event, EXTENDED, NUMBERS(2, 1, 4), TEXTS("judge call"));
  SAID(event, EXTENDED, NUMBERS(2, 1, 3));
  assert_int_equal(field_table(event, 2, 1)->minutes, 7);
  REFUSED(event, "An extension is of 1 to 120 minutes.", EXTENDED, NUMBERS(2, 1, 0));
  field_report(event, 1, 2, 0);
  REFUSED(event, "Table 1 has a result; it needs no time (412.2).", EXTENDED, NUMBERS(2, 1, 5));
  SAID(event, CLOCK, NUMBERS(2), .at = 77);
  assert_true(event_round(event, 2)->clock == 77);
  REFUSED(event, "The clock of round 2 runs already.", CLOCK, NUMBERS(2));
  event_free(event);
}

/* ---- Leaving ---------------- */

static void rule_414_1_who_leaves_in_a_match_concedes_it(void **state)
{
  Event *event = two_rounds();
  int table = field_table_of(event, 3);
  SAID(event, DROPPED, NUMBERS(3));
  const EventTable *of = field_table(event, 2, table);
  assert_true(of->done);
  assert_int_equal(of->how, HOW_CONCEDED);
  assert_int_equal(of->wins[of->entrants[0] == 3], 2);
  REFUSED(event, "Player 3 has left the event already.", DROPPED, NUMBERS(3));
  REFUSED(event, "There is no entrant 9.", DROPPED, NUMBERS(9));
  event_free(event);
}

static void rule_703_8_d_neither_came_and_both_lose(void **state)
{
  Event *event = two_rounds();
  int table = field_table_of(event, 3);
  const EventTable *of = field_table(event, 2, table);
  int other = of->entrants[of->entrants[0] == 3];
  SAID(event, DROPPED, NUMBERS(3, 1));
  assert_int_equal(of->how, HOW_PENALTY);
  assert_false(of->both_lose);
  SAID(event, DROPPED, NUMBERS(other, 1));
  assert_true(of->both_lose);
  event_free(event);
}

static void rule_414_7_who_returns_has_lost_what_was_missed(void **state)
{
  Event *event = field_started(EVENT_SWISS, 5, 3, 1);
  field_pair(event);
  field_report_all(event);
  SAID(event, DROPPED, NUMBERS(2));
  field_pair(event);
  assert_int_equal(field_table_of(event, 2), 0);
  field_report_all(event);
  REFUSED(event, "Player 1 has not left the event.", RETURNED, NUMBERS(1));
  SAID(event, RETURNED, NUMBERS(2));
  assert_int_equal(event_entrant(event, 2)->missed, 1);
  field_pair(event);
  assert_int_not_equal(field_table_of(event, 2), 0);
  event_free(event);
}

static void rule_414_9_nobody_returns_or_enters_after_the_cut(void **state)
{
  Event *event = field_started(EVENT_SWISS, 4, 3, 1);
  for (int r = 0; r < 2; r++) {
    field_pair(event);
    field_report_all(event);
  }
  SAID(event, DROPPED, NUMBERS(4));
  field_cut(event, 2);
  REFUSED(event, "Nobody returns after the cut (414.9).", RETURNED, NUMBERS(4));
  REFUSED(event, "Nobody enters after the cut (414.9).", REGISTERED, NUMBERS(5), TEXTS("Late"));
  event_free(event);
}

static void a_finished_event_takes_corrections_only(void **state)
{
  Event *event = two_rounds();
  REFUSED(event, "Round 2 is not over: table 1 has no result.", FINISHED);
  field_report_all(event);
  SAID(event, FINISHED);
  REFUSED(event, "The event is finished: take that fact back to go on.", DROPPED, NUMBERS(1));
  REFUSED(event, "The event is finished: take that fact back to go on.", REGISTERED, NUMBERS(5),
          TEXTS("Late"));
  field_not_paired(event, "The event is finished: take that fact back to go on.");
  SAID(event, CORRECTED, NUMBERS(2, 1, 2, 1));
  event_free(event);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_kind_has_a_word_and_names_for_its_numbers),
    cmocka_unit_test(every_fact_can_be_taken_back_and_said_again),
    cmocka_unit_test(what_stands_after_taking_back_is_what_was_said_without_it),
    cmocka_unit_test(taking_back_what_is_not_there_is_refused),
    cmocka_unit_test(the_same_facts_make_the_same_event),
    cmocka_unit_test(a_player_is_registered_once_however_the_name_is_written),
    cmocka_unit_test(two_spellings_of_a_name_are_near),
    cmocka_unit_test(rule_603_1_a_team_is_two_different_players),
    cmocka_unit_test(an_event_that_cannot_be_is_not_created),
    cmocka_unit_test(rule_401_1_and_401_4_lists_are_handed_in_before_the_first_round),
    cmocka_unit_test(rule_401_1_late_entries_hand_in_a_list_before_they_play),
    cmocka_unit_test(rule_401_3_a_list_stays_unless_a_decklist_error_is_mended),
    cmocka_unit_test(rule_411_a_check_is_of_a_registered_list),
    cmocka_unit_test(rule_404_1_a_score_that_no_match_has_is_refused),
    cmocka_unit_test(rule_404_5_equal_wins_at_time_are_a_draw),
    cmocka_unit_test(a_result_is_corrected_though_the_next_round_is_paired),
    cmocka_unit_test(rule_412_2_extensions_add_up_until_there_is_a_result),
    cmocka_unit_test(rule_414_1_who_leaves_in_a_match_concedes_it),
    cmocka_unit_test(rule_703_8_d_neither_came_and_both_lose),
    cmocka_unit_test(rule_414_7_who_returns_has_lost_what_was_missed),
    cmocka_unit_test(rule_414_9_nobody_returns_or_enters_after_the_cut),
    cmocka_unit_test(a_finished_event_takes_corrections_only),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
