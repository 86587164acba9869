/* SPDX-License-Identifier: MIT */
/*
** test_turn_order.c -- who begins, and who comes next (116).
**
** The lot is drawn from the game's own generator: over many seeds each seat begins
** about as often, and the same seed gives the same player.  From then on the turns
** go round.
*/
#include "support.h"

#include "evolve/timing/timing.h"
#include "riftbound/timing/timing.h"

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

/* Added phases wait in a frame's values, newest first, a half byte each (kernel/parts/phases.h).  A
** save may not bring any that no action can add. */
static void check_added_phases(const char *one, const char *other, int main_stage, int no_stage)
{
  Duel duel;
  ArbError error = {0};
  duel_open(&duel, one, other, 1, false);
  while (number_of(duel.game, (ArbId){0, 0}, "turn") < 2) assert_true(duel_step(&duel));
  ArbFrame *turn = pool_at(duel.game->base, ARB_POOL_FRAME, 1);
  assert_true(arb_check(duel.game, &error));
  turn->value[0] = (uint8_t)(main_stage + 1);
  assert_true(arb_check(duel.game, &error));
  turn->value[0] = (uint8_t)((main_stage + 1) << 4); /* a gap before it */
  assert_false(arb_check(duel.game, &error));
  turn->value[0] = (uint8_t)(no_stage + 1);
  assert_false(arb_check(duel.game, &error));
  turn->value[0] = 0;
  turn->value[3] = 255; /* where the turn would go on */
  assert_false(arb_check(duel.game, &error));
  turn->value[3] = 0;
  assert_true(arb_check(duel.game, &error));
  duel_close(&duel);
}

static void added_phases_of_a_save_are_phases(void **state)
{
  (void)state;
  check_added_phases("annie-proving-grounds", "garen-proving-grounds", RB_PHASE_OPENING,
                     RB_PHASE_MULLIGAN);
  check_added_phases("sd01-forest", "sd02-sword", EV_STAGE_OPENING, EV_STAGE_MULLIGAN);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(rule_116_the_lot_is_fair),
    cmocka_unit_test(rule_116_the_same_seed_draws_the_same_player),
    cmocka_unit_test(rule_116_1_c_turns_go_round_from_the_first_player),
    cmocka_unit_test(added_phases_of_a_save_are_phases),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
