/* SPDX-License-Identifier: MIT */
/* test_whole_games.c -- whole games at random: every step runs twice, every position is checked. */
#include "support.h"

static void answer_at_random(ArbGame *game, uint64_t *seed)
{
  int32_t values[64];
  int count = random_answer(game, seed, values, 64);
  if (arb_answer(game, arb_decision(game)->number, values, count) != ARB_OK)
    fail_msg("(%s) %s", asked(game), arb_error(game));
}

static void assert_sound(const ArbGame *game)
{
  ArbError error = {0};
  if (!arb_check(game, &error)) fail_msg("%s", error.text);
}

static void random_games_end_and_keep_every_invariant(void **state)
{
  int wins = 0, answers = 0;
  for (uint64_t n = 1; n <= 60; n++) {
    ArbGame *game = match(n, n & 1);
    uint64_t seed = n;
    ArbStatus status;
    while ((status = arb_advance(game)) == ARB_AWAITING) {
      answer_at_random(game, &seed);
      assert_sound(game);
      arb_forget_events(game);
      if (++answers > 60000) fail_msg("games do not end");
    }
    if (status != ARB_OVER) fail_msg("game %d: %s", (int)n, arb_error(game));
    wins += arb_winner(game) == 0;
    arb_destroy(game);
  }
  assert_in_range(wins, 5, 55);
}

static void a_clone_plays_in_lockstep(void **state)
{
  for (uint64_t n = 1; n <= 6; n++) {
    ArbGame *game = match(n, false);
    uint64_t seed = n, same;
    for (int i = 0; arb_advance(game) == ARB_AWAITING; i++) {
      ArbGame *clone = i % 3 == 0 ? arb_clone(game) : NULL;
      same = seed;
      answer_at_random(game, &seed);
      if (!clone) continue;
      answer_at_random(clone, &same);
      arb_advance(game), arb_advance(clone);
      assert_true(arb_hash(game) == arb_hash(clone));
      assert_true(arb_position_hash(game) == arb_position_hash(clone));
      arb_destroy(clone);
    }
    arb_destroy(game);
  }
}

static void a_save_that_is_loaded_saves_the_same(void **state)
{
  ArbGame *game = match(3, false);
  uint64_t seed = 3;
  ArbError error = {0};
  for (int i = 0; arb_advance(game) == ARB_AWAITING; i++) {
    if (i % 7 == 0) {
      size_t size = arb_save_size(game);
      char *first = malloc(size), *second = malloc(size);
      assert_int_equal(arb_save(game, first, size), size);
      ArbGame *other = arb_load(pool(), NULL, first, size, &error);
      if (!other) fail_msg("%s", error.text);
      arb_advance(other);
      assert_true(arb_hash(other) == arb_hash(game));
      assert_int_equal(arb_save_size(other), size);
      assert_int_equal(arb_save(other, second, size), size);
      assert_memory_equal(first, second, size);
      arb_destroy(other);
      free(first), free(second);
    }
    answer_at_random(game, &seed);
  }
  arb_destroy(game);
}

static void a_game_fits_into_16_kib(void **state)
{
  size_t most = 0;
  for (uint64_t n = 1; n <= 5; n++) {
    ArbGame *game = match(n, true);
    uint64_t seed = n;
    while (arb_advance(game) == ARB_AWAITING) {
      if (arb_bytes_in_use(game) > most) most = arb_bytes_in_use(game);
      answer_at_random(game, &seed);
    }
    arb_destroy(game);
  }
  assert_in_range(most, 1, 16 * 1024);
}

/* Whatever a seat does not know may be replaced, and it sees the same. */
static void redealing_keeps_what_a_seat_sees(void **state)
{
  ArbGame *game = match(5, true);
  uint64_t seed = 5;
  for (int i = 0; arb_advance(game) == ARB_AWAITING && i < 400; i++) {
    if (i % 5 == 0) {
      ArbSeat seat = (ArbSeat)(i / 5 % 2);
      ArbGame *copy = arb_clone(game);
      assert_int_equal(arb_redeal(copy, seat, (uint64_t)i), ARB_OK);
      assert_sound(copy);
      for (int n = 0; n < size_of(game, "hand", seat); n++)
        assert_int_equal(nth(copy, "hand", seat, n).slot, nth(game, "hand", seat, n).slot);
      if (asks(game) == seat) assert_int_equal(arb_advance(copy), ARB_AWAITING);
      if (asks(game) == seat && arb_decision(copy))
        assert_int_equal(arb_decision(copy)->option_count, arb_decision(game)->option_count);
      arb_destroy(copy);
    }
    answer_at_random(game, &seed);
  }
  arb_destroy(game);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(random_games_end_and_keep_every_invariant),
      cmocka_unit_test(a_clone_plays_in_lockstep),
      cmocka_unit_test(a_save_that_is_loaded_saves_the_same),
      cmocka_unit_test(a_game_fits_into_16_kib),
      cmocka_unit_test(redealing_keeps_what_a_seat_sees),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
