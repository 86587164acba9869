/* SPDX-License-Identifier: MIT */
/*
** test_turn_order.c -- who begins, and who comes next (116).
**
** The lot is drawn from the game's own generator: over many seeds each seat begins
** about as often, and the same seed gives the same player.  From then on the turns
** go round.
*/
#include "support.h"

enum { GAMES = 400 };

static ArbSeat turn_player(ArbGame *game)
{
  return (ArbSeat)number_of(game, (ArbId){0, 0}, "turn_player");
}

/* Two seats, 400 lots: 200 each, give or take 10; five times that is no accident. */
static void rule_116_the_lot_is_fair(void **state)
{
  (void)state;
  Duel duel;
  int first = 0;
  duel_open(&duel, "annie-proving-grounds", "garen-proving-grounds", 1, false);
  for (uint64_t seed = 1; seed <= GAMES; seed++) {
    duel_again(&duel, seed, false);
    first += turn_player(duel.game) == 0;
  }
  assert_in_range(first, GAMES / 2 - 50, GAMES / 2 + 50);
  duel_close(&duel);
}

static void rule_116_the_same_seed_draws_the_same_player(void **state)
{
  (void)state;
  Duel duel;
  ArbSeat drawn[16];
  duel_open(&duel, "annie-proving-grounds", "garen-proving-grounds", 1, false);
  for (int round = 0; round < 2; round++)
    for (uint64_t seed = 0; seed < 16; seed++) {
      duel_again(&duel, seed, false);
      if (round == 0) drawn[seed] = turn_player(duel.game);
      assert_int_equal(turn_player(duel.game), drawn[seed]);
    }
  duel_close(&duel);
}

/* 116.1.c: a queue that begins with the First Player and goes round to the end. */
static void rule_116_1_c_turns_go_round_from_the_first_player(void **state)
{
  (void)state;
  Duel duel;
  for (uint64_t seed = 1; seed <= 6; seed++) {
    duel_open(&duel, "annie-proving-grounds", "garen-proving-grounds", seed, false);
    ArbSeat first = turn_player(duel.game);
    int32_t last = 0;
    while (duel_step(&duel)) {
      int32_t turn = number_of(duel.game, (ArbId){0, 0}, "turn");
      if (turn > 0) assert_int_equal(turn_player(duel.game), (first + turn - 1) % 2);
      last = turn;
    }
    assert_true(last > 3);
    duel_close(&duel);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(rule_116_the_lot_is_fair),
    cmocka_unit_test(rule_116_the_same_seed_draws_the_same_player),
    cmocka_unit_test(rule_116_1_c_turns_go_round_from_the_first_player),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
