/* SPDX-License-Identifier: MIT */
/*
** test_taking_back.c -- the calls that are not answers: cancel, concede, and those of a host.
**
** An open step that is cancelled leaves nothing: hash, options and what either
** player sees are as they were at its start, and the same answers lead to the
** same game again.  While it is open, the opponent sees the game at its start
** (358.4, and idea 4 of the design).  Conceding ends the game in the middle of
** whatever is going on (650).  A call for time leaves the question open, and the game comes to its
** end in the same way after a save (T408).
*/
#include "support.h"

static const char *const pairings[][2] = {
  {"jinx-origins", "viktor-origins"},
  {"viktor-origins", "lee-sin-origins"},
  {"annie-proving-grounds", "garen-proving-grounds"},
  {"lux-proving-grounds", "master-yi-proving-grounds"},
  {"match", NULL},
  {"ffa3", NULL},
  {"2v2", NULL},
};
enum { PAIRINGS = sizeof pairings / sizeof *pairings, DUELS = 4, STEP_MAX = 64 };

/* ---- Cancelling ------------------------------------------------------------------ */

/* The start of the running step, and the answers since. */
typedef struct Step {
  uint64_t hash, position, offered, seen[ARB_SEATS_MAX];
  struct {
    int32_t values[STEP_MAX];
    int count;
  } answers[STEP_MAX];
  int count, cancelled;
} Step;

static void begin_step(Step *step, ArbGame *game)
{
  arb_forget_events(game);
  step->hash = arb_hash(game);
  step->position = arb_position_hash(game);
  step->offered = all_offered(game);
  for (ArbSeat seat = 0; seat < arb_seats(game); seat++) step->seen[seat] = all_seen(game, seat);
  step->count = 0;
}

static void note_answer(Step *step, const Duel *duel, int count)
{
  assert_in_range(count, 0, STEP_MAX);
  assert_true(step->count < STEP_MAX);
  memcpy(step->answers[step->count].values, duel->values.values, (size_t)count * sizeof(int32_t));
  step->answers[step->count++].count = count;
}

static void assert_at_start(const Step *step, ArbGame *game)
{
  assert_true(arb_hash(game) == step->hash);
  assert_true(arb_position_hash(game) == step->position);
  assert_true(all_offered(game) == step->offered);
  for (ArbSeat seat = 0; seat < arb_seats(game); seat++)
    assert_true(all_seen(game, seat) == step->seen[seat]);
}

/* Takes a copy back, and leads it to the same place again. */
static void cancel_copy(Step *step, ArbGame *game)
{
  ArbGame *copy = arb_clone(game);
  ArbSeat player = arb_decision(game)->player;
  ArbSeat another = (ArbSeat)((player + 1) % arb_seats(copy));
  assert_int_equal(arb_cancel(copy, another), ARB_REFUSED);
  assert_true(arb_hash(copy) == arb_hash(game));
  assert_int_equal(arb_cancel(copy, player), ARB_OK);
  assert_int_equal(arb_advance(copy), ARB_AWAITING);
  assert_int_equal(arb_decision(copy)->player, player);
  assert_int_equal(arb_decision(copy)->open, 0);
  assert_at_start(step, copy);
  assert_int_equal(arb_cancel(copy, player), ARB_REFUSED); /* there is nothing left to take back */
  for (int i = 0; i < step->count; i++) {
    assert_int_equal(answer(copy, step->answers[i].values, step->answers[i].count), ARB_OK);
    assert_int_equal(arb_advance(copy), ARB_AWAITING);
  }
  assert_true(arb_hash(copy) == arb_hash(game));
  assert_true(all_offered(copy) == all_offered(game));
  arb_destroy(copy);
  step->cancelled++;
}

static void cancel_all_the_way(Duel *duel, Step *step)
{
  for (bool going = true; going && duel->number < 5000; duel->number++) {
    const ArbDecision *d = arb_decision(duel->game);
    if (d->open) {
      for (ArbSeat seat = 0; seat < arb_seats(duel->game); seat++)
        if (seat != d->player) assert_true(all_seen(duel->game, seat) == step->seen[seat]);
      cancel_copy(step, duel->game);
    } else {
      ArbSeat player = d->player;
      begin_step(step, duel->game);
      assert_true(arb_cancel(duel->game, player) < 0);
      assert_at_start(step, duel->game);
    }
    int count = draw_answer(duel, duel->game);
    note_answer(step, duel, count);
    assert_int_equal(answer(duel->game, duel->values.values, count), ARB_OK);
    going = arb_advance(duel->game) == ARB_AWAITING;
  }
}

static void a_cancelled_step_leaves_nothing_and_was_never_seen(void **state)
{
  (void)state;
  int cancelled = 0;
  for (int i = 0; i < PAIRINGS; i++) {
    Duel duel;
    Step *step = calloc(1, sizeof *step);
    assert_non_null(step);
    duel_open(&duel, pairings[i][0], pairings[i][1], 11 + (uint64_t)i, false);
    cancel_all_the_way(&duel, step);
    cancelled += step->cancelled;
    free(step);
    duel_close(&duel);
  }
  assert_true(cancelled > 100);
}

/* ---- Conceding ------------------------------------------------------------------------ */

enum { AT_MAIN, AT_PAYMENT, AT_CHAIN, AT_SHOWDOWN, AT_TARGET, AT_DAMAGE, AT_MULLIGAN, MOMENTS };
static const char *const moment_names[MOMENTS] = {"main phase", "payment", "chain",   "showdown",
                                                  "target",     "damage",  "mulligan"};

static bool cites(ArbGame *game, const char *rule)
{
  return strncmp(arb_decision_rule(game), rule, strlen(rule)) == 0;
}

static int moment_of(ArbGame *game)
{
  if (find_option(game, "pay", (ArbId){0, 0}) >= 0) return AT_PAYMENT;
  if (find_option(game, "target", (ArbId){0, 0}) >= 0) return AT_TARGET;
  if (cites(game, "460.2")) return AT_DAMAGE;
  if (cites(game, "118")) return AT_MULLIGAN;
  if (cites(game, "347")) return AT_SHOWDOWN;
  if (number_of(game, (ArbId){0, 0}, "chain") > 0) return AT_CHAIN;
  return AT_MAIN;
}

static void refuses_everything(ArbGame *game)
{
  int32_t zero = 0;
  uint64_t hash = arb_hash(game);
  assert_null(arb_decision(game));
  assert_int_equal(arb_answer(game, 0, &zero, 1), ARB_REFUSED);
  for (ArbSeat seat = 0; seat < 3; seat++) {
    assert_int_equal(arb_concede(game, seat), ARB_REFUSED);
    assert_int_equal(arb_cancel(game, seat), ARB_REFUSED);
  }
  assert_int_equal(arb_default(game, &zero, 1), 0);
  assert_false(arb_partial(game, &zero, 1));
  assert_int_equal(arb_advance(game), ARB_OVER);
  assert_true(arb_hash(game) == hash);
}

static void concede_copy(const Duel *duel, ArbSeat seat)
{
  ArbGame *copy = arb_clone(duel->game);
  assert_int_equal(arb_concede(copy, 2), ARB_REFUSED);
  assert_int_equal(arb_concede(copy, ARB_NO_SEAT), ARB_REFUSED);
  assert_true(arb_hash(copy) == arb_hash(duel->game));
  assert_int_equal(arb_concede(copy, seat), ARB_OK);
  assert_int_equal(arb_advance(copy), ARB_OVER);
  assert_int_equal(arb_winner(copy), !seat);
  assert_sound(copy);
  refuses_everything(copy);
  for (ArbSeat eyes = 0; eyes < 2; eyes++) assert_true(all_seen(copy, eyes) != 0);
  ArbGame *load = loaded(duel->session.cards, duel->host, copy);
  assert_int_equal(arb_winner(load), !seat);
  assert_true(arb_hash(load) == arb_hash(copy));
  refuses_everything(load);
  arb_destroy(load);
  arb_destroy(copy);
}

static void conceding_ends_the_game_at_any_moment(void **state)
{
  int met[MOMENTS] = {0};
  (void)state;
  for (int i = 0; i < DUELS; i++) {
    Duel duel;
    duel_open(&duel, pairings[i][0], pairings[i][1], 21, true);
    for (uint64_t seed = 22; seed < 28; seed++) {
      bool going = true;
      while (going) {
        int moment = moment_of(duel.game);
        if (met[moment] < 12 || bind_bot_below(&duel.random, 20) == 0) {
          concede_copy(&duel, (ArbSeat)bind_bot_below(&duel.random, 2));
          met[moment]++;
        }
        going = duel_step(&duel);
      }
      duel_again(&duel, seed, true);
    }
    duel_close(&duel);
  }
  for (int i = 0; i < MOMENTS; i++)
    if (met[i] < 5) fail_msg("%s: met %d times only", moment_names[i], met[i]);
}

/* ---- Time -------------------------------------------------------------------------------- */

/* Plays both games on with the same answers until they are over; how many turns that takes. */
static int play_both(Duel *duel, ArbGame *one, ArbGame *two)
{
  const int32_t before = number_of(one, (ArbId){0, 0}, "turn");
  int32_t last = before;
  while (arb_advance(one) == ARB_AWAITING) {
    last = number_of(one, (ArbId){0, 0}, "turn");
    assert_int_equal(arb_advance(two), ARB_AWAITING);
    assert_true(arb_hash(one) == arb_hash(two));
    int count = draw_answer(duel, one);
    assert_int_equal(answer(one, duel->values.values, count), ARB_OK);
    assert_int_equal(answer(two, duel->values.values, count), ARB_OK);
  }
  assert_int_equal(arb_advance(two), ARB_OVER);
  assert_true(arb_hash(one) == arb_hash(two));
  return (int)(last - before);
}

static void call_time_in_copy(Duel *duel)
{
  ArbGame *copy = arb_clone(duel->game);
  const uint32_t number = arb_decision(copy)->number;
  const uint64_t offered = all_offered(duel->game);
  assert_int_equal(arb_call(copy, ARB_CALL_TIME, ARB_NO_SEAT), ARB_OK);
  assert_true(arb_hash(copy) != arb_hash(duel->game));
  assert_int_equal(arb_call(copy, ARB_CALL_TIME, ARB_NO_SEAT), ARB_REFUSED);
  assert_sound(copy);
  if (arb_decision(copy)) {
    assert_int_equal(arb_decision(copy)->number, number);
    assert_true(all_offered(copy) == offered);
    ArbGame *load = loaded(duel->session.cards, duel->host, copy);
    assert_in_range(play_both(duel, copy, load), 0, 3);
    arb_destroy(load);
  } else { /* no turn has begun: the match is over (T408.2.d) */
    assert_int_equal(number_of(copy, (ArbId){0, 0}, "turn"), 0);
  }
  arb_destroy(copy);
}

static void after_a_call_for_time_three_turns_follow_at_most(void **state)
{
  int called = 0;
  (void)state;
  for (int i = 0; i < PAIRINGS; i++) {
    Duel duel;
    duel_open(&duel, pairings[i][0], pairings[i][1], 31 + (uint64_t)i, false);
    do {
      if (bind_bot_below(&duel.random, 25) != 0) continue;
      call_time_in_copy(&duel);
      called++;
    } while (duel_step(&duel) && called < 40 * (i + 1));
    duel_close(&duel);
  }
  assert_true(called > 60);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_cancelled_step_leaves_nothing_and_was_never_seen),
    cmocka_unit_test(conceding_ends_the_game_at_any_moment),
    cmocka_unit_test(after_a_call_for_time_three_turns_follow_at_most),
  };
  return cmocka_run_group_tests_name("taking back", tests, NULL, NULL);
}
