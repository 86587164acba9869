/* SPDX-License-Identifier: MIT */
/* A draft (TR 602.4.b): who sees which cards, and what is left with whom. */
#include "pairing/draft.h"
#include "field.h"

enum { SIZE = 13, SEATS_MAX = 12, CARDS_MAX = SEATS_MAX * SIZE * DRAFT_BOOSTERS };

/* Every card is another number: 100 * booster + place, boosters numbered through the rounds. */
static Draft *begun(int seats)
{
  int32_t cards[CARDS_MAX];
  for (int b = 0; b < seats * DRAFT_BOOSTERS; b++)
    for (int i = 0; i < SIZE; i++) cards[b * SIZE + i] = 100 * b + i;
  Draft *draft = draft_new(seats, SIZE, cards);
  assert_non_null(draft);
  return draft;
}

static int booster_before(const Draft *draft, int seat)
{
  const int32_t *cards;
  assert_true(draft_offer(draft, seat, &cards) > 0);
  return cards[0] / 100;
}

static void keep_firsts(Draft *draft, int seats)
{
  for (int seat = 0; seat < seats; seat++) assert_true(draft_keep(draft, seat, 0));
}

/* Seats are numbered to the left: what seat 1 holds comes to seat 2. */
static void rule_602_4_b_2_b_the_first_boosters_are_passed_to_the_left(void **state)
{
  Draft *draft = begun(8);
  for (int pass = 0; pass < SIZE; pass++) {
    for (int seat = 0; seat < 8; seat++)
      assert_int_equal(booster_before(draft, seat), (seat - pass % 8 + 8) % 8);
    keep_firsts(draft, 8);
  }
  draft_free(draft);
}

static void rule_602_4_b_2_b_1_the_second_boosters_are_passed_to_the_right(void **state)
{
  Draft *draft = begun(8);
  for (int pass = 0; pass < SIZE; pass++) keep_firsts(draft, 8);
  for (int pass = 0; pass < SIZE; pass++) {
    for (int seat = 0; seat < 8; seat++)
      assert_int_equal(booster_before(draft, seat), 8 + (seat + pass) % 8);
    keep_firsts(draft, 8);
  }
  draft_free(draft);
}

static void rule_602_4_b_2_b_2_the_third_boosters_are_passed_to_the_left(void **state)
{
  Draft *draft = begun(8);
  for (int pass = 0; pass < 2 * SIZE; pass++) keep_firsts(draft, 8);
  keep_firsts(draft, 8);
  assert_int_equal(booster_before(draft, 1), 16);
  assert_int_equal(booster_before(draft, 0), 23);
  draft_free(draft);
}

static void rule_602_4_b_2_b_3_a_card_that_was_kept_is_not_returned(void **state)
{
  const int32_t *cards;
  Draft *draft = begun(2);
  assert_true(draft_keep(draft, 0, 4));
  assert_false(draft_keep(draft, 0, 0)); /* the other one chooses first */
  assert_int_equal(draft_offer(draft, 0, &cards), 0);
  assert_false(draft_keep(draft, 1, SIZE));
  assert_false(draft_keep(draft, 1, -1));
  assert_false(draft_keep(draft, 2, 0));
  assert_int_equal(draft_kept(draft, 0, &cards), 1);
  assert_int_equal(cards[0], 4);
  assert_true(draft_keep(draft, 1, 0));
  assert_int_equal(draft_offer(draft, 1, &cards), SIZE - 1);
  for (int i = 0; i < SIZE - 1; i++) assert_int_not_equal(cards[i], 4);
  draft_free(draft);
}

static void rule_602_4_b_2_c_everybody_has_39_cards_and_each_card_is_somewhere(void **state)
{
  Chance of = {602};
  for (int seats = 2; seats <= SEATS_MAX; seats++) {
    const int32_t *cards;
    bool seen[CARDS_MAX / SIZE * 100] = {false};
    Draft *draft = begun(seats);
    while (!draft_is_over(draft)) {
      int seat = chance(&of, seats), count = draft_offer(draft, seat, &cards);
      if (count > 0) draft_keep(draft, seat, chance(&of, count));
    }
    for (int seat = 0; seat < seats; seat++) {
      assert_int_equal(draft_kept(draft, seat, &cards), 39);
      for (int i = 0; i < 39; i++) {
        assert_false(seen[cards[i]]);
        seen[cards[i]] = true;
      }
    }
    assert_int_equal(draft_offer(draft, 0, &cards), 0);
    assert_false(draft_keep(draft, 0, 0));
    draft_free(draft);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(rule_602_4_b_2_b_the_first_boosters_are_passed_to_the_left),
    cmocka_unit_test(rule_602_4_b_2_b_1_the_second_boosters_are_passed_to_the_right),
    cmocka_unit_test(rule_602_4_b_2_b_2_the_third_boosters_are_passed_to_the_left),
    cmocka_unit_test(rule_602_4_b_2_b_3_a_card_that_was_kept_is_not_returned),
    cmocka_unit_test(rule_602_4_b_2_c_everybody_has_39_cards_and_each_card_is_somewhere),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
