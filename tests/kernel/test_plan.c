/* SPDX-License-Identifier: MIT */
/* Plays with slots: what is offered can be completed, what cannot is not offered. */
#include "toy.h"

static ArbGame *game;

static int tear_down(void **state)
{
  arb_destroy(game);
  game = NULL;
  return 0;
}

/* Seat 0 holds cards of these powers, first to last; he is at his menu. */
static void hold(const int *powers, int count)
{
  game = toy_bare();
  for (int i = 0; i < count; i++)
    assert_false(id_is_nothing(arb_put(game, (uint16_t)powers[i], 0, "hand", ARB_NOTHING)));
  toy_advance(game);
}

static int option_power(ArbGame *at, int option)
{
  return state_resolve(at->s, arb_options(at)[option].object)->def;
}

/* The option that stands for a card of this power, or -1. */
static int with_power(ArbGame *at, int power)
{
  for (int i = 0; i < arb_decision(at)->option_count; i++)
    if (option_power(at, i) == power) return i;
  return -1;
}

static void what_cannot_be_completed_is_not_in_the_menu(void **state)
{
  hold((int[]){4, 6}, 2);
  assert_int_equal(toy_find(game, TOY_BUY), -1);
}

static void what_can_be_completed_is_in_the_menu(void **state)
{
  hold((int[]){2, 6, 4}, 3);
  assert_true(toy_find(game, TOY_BUY) >= 0);
}

static void an_option_of_a_slot_is_offered_when_the_rest_can_follow(void **state)
{
  hold((int[]){1, 2, 3, 9}, 4); /* 3 = 1 + 2; nothing pays for 1, 2 or 9 */
  toy_choose(game, TOY_BUY);
  const ArbDecision *decision = toy_advance(game);
  assert_int_equal(decision->option_count, 2); /* 3 was all there was to buy: who pays, at once */
  assert_true(with_power(game, 1) >= 0 && with_power(game, 2) >= 0);
}

static void a_later_slot_depends_on_an_earlier_one(void **state)
{
  hold((int[]){1, 2, 3, 5}, 4); /* 3 = 1 + 2, 5 = 2 + 3 */
  toy_choose(game, TOY_BUY);
  assert_int_equal(toy_advance(game)->option_count, 2);
  toy_answer(game, with_power(game, 5));
  assert_int_equal(toy_advance(game)->option_count, 2);
  assert_true(with_power(game, 2) >= 0 && with_power(game, 3) >= 0);
  assert_int_equal(with_power(game, 1), -1);
}

static void a_partial_pick_is_tested_against_what_can_follow(void **state)
{
  hold((int[]){1, 2, 3, 4, 7}, 5); /* 7 = 3 + 4 = 1 + 2 + 4 */
  toy_choose(game, TOY_BUY);
  toy_answer(game, with_power(game, 7));
  toy_advance(game);
  int32_t one = with_power(game, 1), two = with_power(game, 2), three = with_power(game, 3),
          four = with_power(game, 4);
  assert_true(arb_partial(game, (int32_t[]){four}, 1));
  assert_true(arb_partial(game, (int32_t[]){one, two}, 2));
  assert_true(arb_partial(game, (int32_t[]){three, four}, 2));
  assert_false(arb_partial(game, (int32_t[]){one, three}, 2)); /* 3 more, and three is spent */
  assert_false(arb_partial(game, (int32_t[]){one, two, three}, 3));
}

static void an_answer_that_does_not_complete_the_play_is_refused(void **state)
{
  hold((int[]){1, 2, 3, 4, 7}, 5);
  toy_choose(game, TOY_BUY);
  toy_answer(game, with_power(game, 7));
  uint32_t number = toy_advance(game)->number;
  uint64_t hash = arb_hash(game);
  int32_t short_of_it[] = {with_power(game, 4)};
  assert_int_equal(arb_answer(game, number, short_of_it, 1), ARB_REFUSED);
  assert_int_equal(toy_advance(game)->number, number);
  assert_true(arb_hash(game) == hash);
  int32_t paid[] = {with_power(game, 4), with_power(game, 3)};
  assert_int_equal(arb_answer(game, number, paid, 2), ARB_OK);
  toy_advance(game);
  assert_int_equal(toy_points(game, 0), 7);
  assert_int_equal(toy_zone_count(game, TOY_TRASH, 0), 2);
}

static void nothing_happens_before_everything_is_chosen(void **state)
{
  hold((int[]){1, 2, 3, 5}, 4);
  uint64_t hash = arb_hash(game);
  toy_choose(game, TOY_BUY);
  assert_int_equal(toy_zone_count(game, TOY_HAND, 0), 4);
  toy_answer(game, 0);
  toy_advance(game);
  assert_int_equal(toy_zone_count(game, TOY_HAND, 0), 4);
  assert_int_equal(arb_cancel(game, 0), ARB_OK);
  toy_advance(game);
  assert_true(arb_hash(game) == hash);
}

/* Finds any legal answer to the second slot by trying all sets; false: a dead end. */
static bool can_be_paid(ArbGame *at)
{
  int options = arb_decision(at)->option_count;
  for (int set = 1; set < 1 << options; set++) {
    int32_t picks[8];
    int count = 0;
    for (int i = 0; i < options; i++)
      if (set >> i & 1) picks[count++] = i;
    ArbGame *tried = arb_clone(at);
    ArbStatus status = arb_answer(tried, arb_decision(at)->number, picks, count);
    arb_destroy(tried);
    if (status == ARB_OK) return true;
  }
  return false;
}

/* Every hand of four of the powers 1 to 6: whatever is offered leads somewhere,
** and it is offered if and only if some others add up to it. */
static void no_offered_option_leads_to_a_dead_end(void **state)
{
  for (int hand = 0; hand < 6 * 6 * 6 * 6; hand++) {
    int powers[4] = {hand % 6 + 1, hand / 6 % 6 + 1, hand / 36 % 6 + 1, hand / 216 + 1};
    bool buyable[7] = {false}, any = false;
    for (int set = 1; set < 16; set++)
      for (int bought = 0; bought < 4; bought++) {
        int sum = 0;
        for (int i = 0; i < 4; i++) sum += set >> i & 1 ? powers[i] : 0;
        if (!(set >> bought & 1) && sum == powers[bought]) any = buyable[sum] = true;
      }
    hold(powers, 4);
    assert_int_equal(toy_find(game, TOY_BUY) >= 0, any);
    if (any) {
      toy_choose(game, TOY_BUY);
      const ArbDecision *decision = toy_advance(game);
      if (decision->max == 1 && decision->player == 0 && arb_options(game)->verb == TOY_CARD)
        for (int i = 0; i < decision->option_count; i++) {
          assert_true(buyable[option_power(game, i)]);
          ArbGame *tried = arb_clone(game);
          toy_answer(tried, i);
          toy_advance(tried);
          if (arb_options(tried)->verb == TOY_CARD) assert_true(can_be_paid(tried));
          arb_destroy(tried);
        }
    }
    arb_destroy(game);
  }
  game = NULL;
}

#define PLAN_TEST(name) cmocka_unit_test_teardown(name, tear_down)

int main(void)
{
  const struct CMUnitTest tests[] = {
    PLAN_TEST(what_cannot_be_completed_is_not_in_the_menu),
    PLAN_TEST(what_can_be_completed_is_in_the_menu),
    PLAN_TEST(an_option_of_a_slot_is_offered_when_the_rest_can_follow),
    PLAN_TEST(a_later_slot_depends_on_an_earlier_one),
    PLAN_TEST(a_partial_pick_is_tested_against_what_can_follow),
    PLAN_TEST(an_answer_that_does_not_complete_the_play_is_refused),
    PLAN_TEST(nothing_happens_before_everything_is_chosen),
    PLAN_TEST(no_offered_option_leads_to_a_dead_end),
  };
  return cmocka_run_group_tests_name("plays with slots", tests, NULL, NULL);
}
