/* SPDX-License-Identifier: MIT */
/* What happened so often this turn. */
#include "kernel/cards/tally.h"
#include "toy.h"

static ArbGame *game;

static int set_up(void **state)
{
  game = toy_bare();
  return 0;
}

static int tear_down(void **state)
{
  arb_destroy(game);
  return 0;
}

static bool happens(int kind, ArbSeat actor, int amount)
{
  ArbEvent event = {.kind1 = (uint16_t)(kind + 1), .actor = actor, .amount = (int16_t)amount};
  return arb_tallies_count(game, &event);
}

static void what_never_happened_is_counted_nought(void **state)
{
  for (int tally = 0; tally < TOY_TALLIES; tally++)
    assert_int_equal(arb_tally_of(game, 0, tally), 0);
  assert_false(happens(TOY_SCORED, 0, 1)); /* nobody counts that */
  assert_int_equal(game->s->pools[ARB_POOL_TALLY].used, 0);
}

static void events_amounts_and_large_events_are_counted_apart_for_each_player(void **state)
{
  assert_true(happens(TOY_DREW, 0, 2));
  assert_true(happens(TOY_DREW, 0, 3));
  assert_true(happens(TOY_DREW, 1, 1));
  assert_int_equal(arb_tally_of(game, 0, TOY_DRAWS), 2);
  assert_int_equal(arb_tally_of(game, 0, TOY_DRAWN), 5);
  assert_int_equal(arb_tally_of(game, 0, TOY_BIG_DRAWS), 1);
  assert_int_equal(arb_tally_of(game, 0, TOY_PLAYS), 0);
  assert_int_equal(arb_tally_of(game, 1, TOY_DRAWS), 1);
  assert_int_equal(arb_tally_of(game, 1, TOY_BIG_DRAWS), 0);
}

static void a_count_goes_beyond_255(void **state)
{
  happens(TOY_DREW, 0, 200);
  happens(TOY_DREW, 0, 200);
  assert_int_equal(arb_tally_of(game, 0, TOY_DRAWN), 400);
  assert_int_equal(arb_tally_of(game, 0, TOY_DRAWS), 2);
}

static void nothing_and_less_add_nothing_to_a_sum(void **state)
{
  happens(TOY_DREW, 0, 2);
  happens(TOY_DREW, 0, 0);
  happens(TOY_DREW, 0, -1);
  assert_int_equal(arb_tally_of(game, 0, TOY_DRAWN), 2);
  assert_int_equal(arb_tally_of(game, 0, TOY_DRAWS), 3);
}

static void the_nth_time_comes_about_once(void **state)
{
  happens(TOY_PLAYED, 0, 0);
  ArbCounts before = arb_tallies_kept(game);
  assert_false(arb_tally_reached(game, &before, 0, TOY_PLAYS, 1)); /* it had, before */
  assert_false(arb_tally_reached(game, &before, 0, TOY_PLAYS, 2)); /* not yet */
  happens(TOY_PLAYED, 0, 0);
  assert_true(arb_tally_reached(game, &before, 0, TOY_PLAYS, 2));
  assert_false(arb_tally_reached(game, &before, 1, TOY_PLAYS, 2));
  assert_int_equal(arb_tally_in(&before, 0, TOY_PLAYS), 1); /* it stays as it was kept */
}

/* `last1` is the count of the turn before: of each tally, for each player. */
static void a_count_of_the_turn_before_is_kept_for_a_turn(void **state)
{
  static const ArbTally list[] = {{.event = TOY_DREW, .by = ARB_BY_YOU, .last1 = 2},
                                  {.event = TOY_DREW, .by = ARB_BY_YOU}};
  ArbCards cards = *toy_cards();
  const ArbCards *kept = game->cards;
  cards.tallies = list, cards.tally_count = 2;
  game->cards = &cards;
  happens(TOY_DREW, 0, 1), happens(TOY_DREW, 0, 1), happens(TOY_DREW, 1, 1);
  assert_int_equal(arb_tally_of(game, 0, 0), 0);
  arb_tallies_turn(game);
  assert_int_equal(arb_tally_of(game, 0, 0), 2);
  assert_int_equal(arb_tally_of(game, 1, 0), 1);
  assert_int_equal(arb_tally_of(game, 0, 1), 0);
  arb_tallies_turn(game);
  assert_int_equal(arb_tally_of(game, 0, 0), 0);
  game->cards = kept;
}

static void a_new_turn_forgets(void **state)
{
  happens(TOY_DREW, 0, 3);
  happens(TOY_PLAYED, 1, 0);
  arb_tallies_turn(game);
  assert_int_equal(game->s->pools[ARB_POOL_TALLY].used, 0);
  assert_int_equal(arb_tally_of(game, 0, TOY_DRAWN), 0);
  happens(TOY_PLAYED, 1, 0);
  assert_int_equal(arb_tally_of(game, 1, TOY_PLAYS), 1);
}

static void positions_are_alike_whatever_was_counted_first(void **state)
{
  happens(TOY_PLAYED, 0, 0);
  happens(TOY_DREW, 0, 1);
  uint64_t one = arb_tallies_hash(game, 0);
  assert_int_equal(arb_tallies_hash(game, 1), 0);
  arb_tallies_turn(game);
  happens(TOY_DREW, 0, 1);
  assert_int_not_equal(arb_tallies_hash(game, 0), one);
  happens(TOY_PLAYED, 0, 0);
  assert_int_equal(arb_tallies_hash(game, 0), one);
}

#define TALLY_TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void)
{
  const struct CMUnitTest tests[] = {
    TALLY_TEST(what_never_happened_is_counted_nought),
    TALLY_TEST(events_amounts_and_large_events_are_counted_apart_for_each_player),
    TALLY_TEST(a_count_goes_beyond_255),
    TALLY_TEST(nothing_and_less_add_nothing_to_a_sum),
    TALLY_TEST(the_nth_time_comes_about_once),
    TALLY_TEST(a_count_of_the_turn_before_is_kept_for_a_turn),
    TALLY_TEST(a_new_turn_forgets),
    TALLY_TEST(positions_are_alike_whatever_was_counted_first),
  };
  return cmocka_run_group_tests_name("tallies", tests, NULL, NULL);
}
