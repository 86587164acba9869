/* SPDX-License-Identifier: MIT */
/*
** Points and tiebreakers (TR 409) against a slow checker with fractions of its own.  The checker
** reads tables and facts, never what the standings were computed from.
*/
#include "field.h"

enum { MOST = 12 };

typedef struct Fraction {
  int64_t up, down;
} Fraction;

static int64_t divisor(int64_t a, int64_t b)
{
  return b ? divisor(b, a % b) : a;
}

static Fraction fraction(int64_t up, int64_t down)
{
  int64_t by = divisor(up, down);
  return (Fraction){up / by, down / by};
}

static Fraction sum(Fraction a, Fraction b)
{
  int64_t down = a.down / divisor(a.down, b.down) * b.down;
  return fraction(a.up * (down / a.down) + b.up * (down / b.down), down);
}

static int compare(Fraction a, Fraction b)
{
  __extension__ typedef __int128 Wide;
  Wide x = (Wide)a.up * b.down, y = (Wide)b.up * a.down;
  return x < y ? -1 : x > y;
}

static Fraction at_least_a_third(int points, int played)
{
  Fraction third = {1, 3};
  Fraction share = played ? fraction(points, 3 * (int64_t)played) : third;
  return compare(share, third) < 0 ? third : share;
}

static const char *text_of(Fraction f, char *text, size_t size)
{
  if (f.down == 1) snprintf(text, size, "%lld", (long long)f.up);
  else snprintf(text, size, "%lld/%lld", (long long)f.up, (long long)f.down);
  return text;
}

typedef struct Row {
  int won, lost, drawn, games[3], opponents[MOST], opponent_count;
  Fraction match, game, their_match, their_game;
} Row;

/* Rounds that passed while an entrant was not there, though it came or came back later. */
static int missed_by(const Event *event, int entrant)
{
  int missed = 0, away = 0, round = 0;
  bool there = false;
  for (int i = 1; i <= event_fact_count(event); i++) {
    const EventFact *fact = event_fact(event, i);
    bool about = fact->numbers[0] == entrant;
    if (event_undone_by(event, i)) continue;
    if (fact->kind == FACT_PAIRED && !there) away++;
    if (fact->kind == FACT_PAIRED) round++;
    if ((fact->kind == FACT_REGISTERED || fact->kind == FACT_RETURNED) && about) {
      missed += away;
      away = 0;
      there = true;
    }
    if (fact->kind == FACT_DROPPED && about) there = false;
  }
  return missed;
}

static Row own_results(const Event *event, int entrant)
{
  Row row = {.lost = missed_by(event, entrant)};
  for (int r = 1; r <= event_round_count(event); r++)
    for (int t = 1; t <= event_round(event, r)->table_count; t++) {
      const EventTable *table = field_table(event, r, t);
      int side = table->entrants[1] == entrant;
      if (!table->done || table->entrants[side] != entrant) continue;
      int mine = table->wins[side], theirs = table->wins[!side];
      row.won += mine > theirs;
      row.lost += mine < theirs || table->both_lose;
      row.drawn += mine == theirs && !table->both_lose;
      row.games[0] += mine;
      row.games[1] += theirs;
      row.games[2] += table->drawn;
      if (table->entrants[1]) row.opponents[row.opponent_count++] = table->entrants[!side];
    }
  row.match = at_least_a_third(3 * row.won + row.drawn, row.won + row.lost + row.drawn);
  row.game =
      at_least_a_third(3 * row.games[0] + row.games[2], row.games[0] + row.games[1] + row.games[2]);
  return row;
}

static void mean_of_opponents(Row *rows, int entrant)
{
  Row *row = &rows[entrant];
  row->their_match = row->their_game = (Fraction){0, 1};
  for (int i = 0; i < row->opponent_count; i++) {
    row->their_match = sum(row->their_match, rows[row->opponents[i]].match);
    row->their_game = sum(row->their_game, rows[row->opponents[i]].game);
  }
  if (!row->opponent_count) return;
  row->their_match = fraction(row->their_match.up, row->their_match.down * row->opponent_count);
  row->their_game = fraction(row->their_game.up, row->their_game.down * row->opponent_count);
}

/* 409.2: which of two is before the other; 0: equal. */
static int order(const Row *a, const Row *b)
{
  int points = 3 * a->won + a->drawn - 3 * b->won - b->drawn;
  if (points) return points > 0 ? -1 : 1;
  if (compare(a->their_match, b->their_match)) return compare(b->their_match, a->their_match);
  if (compare(a->game, b->game)) return compare(b->game, a->game);
  return compare(b->their_game, a->their_game);
}

static int check_standings(const Event *event)
{
  char text[80];
  Row rows[MOST + 1];
  bool seen[MOST + 1] = {false};
  EventStandings standings;
  EventError error;
  for (int i = 1; i <= event_entrant_count(event); i++) rows[i] = own_results(event, i);
  for (int i = 1; i <= event_entrant_count(event); i++) mean_of_opponents(rows, i);
  assert_true(event_standings(event, &standings, &error));
  for (int i = 0; i < standings.count; i++) {
    const EventStanding *got = &standings.rows[i];
    const Row *row = &rows[got->entrant];
    assert_int_equal(got->rank, i + 1);
    assert_false(seen[got->entrant]);
    seen[got->entrant] = true;
    assert_int_equal(got->won, row->won);
    assert_int_equal(got->lost, row->lost);
    assert_int_equal(got->drawn, row->drawn);
    assert_int_equal(got->points, 3 * row->won + row->drawn);
    assert_string_equal(got->match_win.text, text_of(row->match, text, sizeof text));
    assert_string_equal(got->opponents_match_win.text,
                        text_of(row->their_match, text, sizeof text));
    assert_string_equal(got->game_win.text, text_of(row->game, text, sizeof text));
    assert_string_equal(got->opponents_game_win.text, text_of(row->their_game, text, sizeof text));
    if (i > 0) assert_true(order(&rows[got[-1].entrant], row) <= 0);
  }
  int count = standings.count;
  event_standings_free(&standings);
  return count;
}

static void rule_409_2_random_events_stand_as_the_slow_checker_says(void **state)
{
#ifdef ARB_SANITIZED
  const int events = 100;
#else
  const int events = 2000;
#endif
  Chance of = {409};
  EventFact fact;
  EventError error;
  int checked = 0;
  for (int e = 0; e < events; e++) {
    Event *event = field_started(EVENT_SWISS, 2 + chance(&of, 9), 3, (uint64_t)e);
    for (int r = 0; r < 6 && event_pair(event, 3, &fact, &error); r++) {
      field_said(event, fact);
      free((void *)fact.list);
      for (int table; (table = event_open_table(event)) != 0;) {
        field_random_report(event, &of, table);
        checked += check_standings(event);
      }
      field_random_happening(event, &of);
      checked += check_standings(event);
    }
    event_free(event);
  }
  print_message("%d rows compared\n", checked);
  assert_true(checked > events * 10);
}

/* Four players, computed by hand.  Round 1: 1 beats 2 by 2-0, 3 beats 4 by 2-1.  Round 2: 1 beats 3
** by 2-1, 2 and 4 draw 1-1.  Points 6, 1, 3, 1. */
static Event *by_hand(void)
{
  Event *event = field_started(EVENT_SWISS, 4, 3, 1);
  SAID(event, PAIRED, NUMBERS(1, STAGE_SWISS), .list = (int32_t[]){1, 2, 3, 4}, .list_count = 4);
  field_report(event, 1, 2, 0);
  field_report(event, 2, 2, 1);
  SAID(event, PAIRED, NUMBERS(2, STAGE_SWISS), .list = (int32_t[]){1, 3, 2, 4}, .list_count = 4);
  field_report(event, 1, 2, 1);
  SAID(event, REPORTED, NUMBERS(2, 2, 1, 1, 0, HOW_TIME));
  return event;
}

static void rule_409_2_a_b_and_c_of_four_players_computed_by_hand(void **state)
{
  static const struct {
    int entrant, points;
    const char *their_match, *game, *their_game;
  } expected[] = {
    {1, 6, "5/12", "4/5", "5/12"}, /* (1/3 + 1/2) / 2; 4 of 5; (1/3 + 1/2) / 2 */
    {3, 3, "2/3", "1/2", "3/5"},   /* (1/3 + 1) / 2; 3 of 6; (2/5 + 4/5) / 2 */
    {2, 1, "2/3", "1/3", "3/5"},   /* 409.2.a and c are equal for 2; 1 of 4 is at least 1/3 */
    {4, 1, "5/12", "2/5", "5/12"},
  };
  EventStandings standings;
  EventError error;
  Event *event = by_hand();
  assert_true(event_standings(event, &standings, &error));
  assert_int_equal(standings.count, 4);
  for (int i = 0; i < 4; i++) {
    const EventStanding *row = &standings.rows[i];
    assert_int_equal(row->entrant, expected[i].entrant);
    assert_int_equal(row->points, expected[i].points);
    assert_string_equal(row->opponents_match_win.text, expected[i].their_match);
    assert_string_equal(row->game_win.text, expected[i].game);
    assert_string_equal(row->opponents_game_win.text, expected[i].their_game);
  }
  assert_ptr_equal(event_standing(&standings, 3), &standings.rows[1]);
  event_standings_free(&standings);
  event_free(event);
}

static void rule_409_3_equal_players_are_in_the_order_of_the_lot(void **state)
{
  int first[9] = {0};
  for (uint64_t seed = 0; seed < 64; seed++) {
    Event *event = field_started(EVENT_SWISS, 8, 3, seed);
    EventStandings standings, again;
    EventError error;
    assert_true(event_standings(event, &standings, &error));
    assert_true(event_standings(event, &again, &error));
    for (int i = 0; i < 8; i++) assert_int_equal(standings.rows[i].entrant, again.rows[i].entrant);
    first[standings.rows[0].entrant]++;
    event_standings_free(&standings);
    event_standings_free(&again);
    event_free(event);
  }
  for (int i = 1; i <= 8; i++) assert_in_range(first[i], 1, 24);
}

static void rule_701_2_d_3_the_disqualified_are_not_listed(void **state)
{
  EventStandings standings;
  EventError error;
  Event *event = by_hand();
  assert_true(event_standings(event, &standings, &error));
  EventFraction before = event_standing(&standings, 1)->match_win;
  event_standings_free(&standings);
  SAID(event, PENALISED, NUMBERS(1, PENALTY_DISQUALIFICATION), TEXTS("cheating"));
  assert_true(event_standings(event, &standings, &error));
  assert_int_equal(standings.count, 3);
  assert_int_equal(standings.rows[0].entrant, 3);
  assert_null(event_standing(&standings, 1));
  const EventStanding *numbers = event_numbers(&standings, 1); /* which count for the opponents */
  assert_int_equal(standings.out, 1);
  assert_int_equal(numbers->rank, 0);
  assert_string_equal(numbers->match_win.text, before.text);
  assert_null(event_numbers(&standings, 5));
  event_standings_free(&standings);
  event_free(event);
}

static void rule_414_2_who_leaves_before_the_event_was_never_in_it(void **state)
{
  EventStandings standings;
  EventError error;
  Event *event = field_created(&(EventSetup){.name = "Evening", .best_of = 3, .team = 1});
  for (int i = 0; i < 3; i++) field_register(event, (const char *[]){"Ann", "Bo", "Cy"}[i]);
  SAID(event, DROPPED, NUMBERS(2));
  SAID(event, STARTED);
  assert_true(event_standings(event, &standings, &error));
  assert_int_equal(standings.count, 2);
  assert_int_equal(event_planned_rounds(event), 1);
  event_standings_free(&standings);
  event_free(event);
}

static void a_late_entry_has_lost_the_rounds_before_it(void **state)
{
  EventStandings standings;
  EventError error;
  Event *event = by_hand();
  field_register(event, "Latecomer");
  assert_int_equal(event_entrant(event, 5)->entered, 3);
  assert_true(event_standings(event, &standings, &error));
  const EventStanding *row = event_standing(&standings, 5);
  assert_int_equal(row->lost, 2);
  assert_int_equal(row->points, 0);
  assert_string_equal(row->match_win.text, "1/3");
  event_standings_free(&standings);
  event_free(event);
}

static void rounds_of_swiss_follow_the_number_of_entrants(void **state)
{
  static const int table[][2] = {{2, 1},   {3, 2},   {4, 2},    {8, 3},    {9, 4},   {16, 4},
                                 {17, 5},  {33, 6},  {64, 6},   {128, 7},  {129, 8}, {226, 8},
                                 {227, 9}, {409, 9}, {410, 10}, {4096, 10}};
  for (size_t i = 0; i < sizeof table / sizeof *table; i++)
    assert_int_equal(event_swiss_rounds(table[i][0]), table[i][1]);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(rule_409_2_random_events_stand_as_the_slow_checker_says),
    cmocka_unit_test(rule_409_2_a_b_and_c_of_four_players_computed_by_hand),
    cmocka_unit_test(rule_409_3_equal_players_are_in_the_order_of_the_lot),
    cmocka_unit_test(rule_701_2_d_3_the_disqualified_are_not_listed),
    cmocka_unit_test(rule_414_2_who_leaves_before_the_event_was_never_in_it),
    cmocka_unit_test(a_late_entry_has_lost_the_rounds_before_it),
    cmocka_unit_test(rounds_of_swiss_follow_the_number_of_entrants),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
