/* SPDX-License-Identifier: MIT */
/* test_cycles.c -- what would go on for ever (14.2). */
#include "kernel/cards/position.h"
#include "support.h"

static void nothing(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
}

static void turn_me(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  int card1 = id_index1(context->me);
  if (ev_body(game, card1)->flags & EV_ENGAGED) ev_refresh(game, card1, context->you);
  else ev_engage(game, card1, context->you);
}

static bool asked_how_often(ArbGame *game)
{
  arb_advance(game);
  return strcmp(asked(game), "14.2.1.1") == 0;
}

static void note_loop(void *data, const ArbEventView *event)
{
  if (strcmp(event->kind, "loop") == 0) *(ArbEventView *)data = *event;
}

/* The active player says how often; then he may not do it again. */
static void rule_14_2_1_1_he_says_how_often_and_then_stops(void **state)
{
  ArbGame *game = table();
  ArbId toy = put(game, "For nothing", 0, "field");
  text(1, nothing);
  begin(game);
  for (int i = 0; i < 100 && !asked_how_often(game); i++) choose(game, "use", toy);
  assert_true(asked_how_often(game));
  assert_int_equal(asks(game), 0);
  answer_with(game, (int32_t[]){7}, 1);
  ArbEventView loop = {.aux = -1};
  arb_events(game, ARB_NO_SEAT, 0, note_loop, &loop);
  assert_int_equal(loop.amount, 7);
  assert_int_equal(loop.aux, 0);
  assert_int_equal(events_of(game, "loop"), 1);
  assert_false(offered(game, "use", toy)); /* 14.2.1.2 */
  assert_true(offered(game, "end", NOBODY));
  arb_destroy(game);
}

/* In another position he may. */
static void rule_14_2_1_2_only_what_leads_back_is_forbidden(void **state)
{
  ArbGame *game = table();
  ArbId toy = put(game, "For nothing", 0, "field");
  text(1, nothing);
  begin(game);
  for (int i = 0; i < 100 && !asked_how_often(game); i++) choose(game, "use", toy);
  answer_with(game, (int32_t[]){0}, 1);
  cast(game, "Plain 2/2", 0);
  assert_true(offered(game, "use", toy));
  arb_destroy(game);
}

static void rule_14_2_1_3_what_nobody_can_stop_is_a_draw(void **state)
{
  ArbGame *game = table();
  put(game, "Spinner", 0, "field");
  text(1, turn_me);
  text(2, nothing);
  begin(game);
  ArbId charm = named(game, "Spinner", "field", 0);
  text(3, NULL);
  ev_engage(game, id_index1(charm), 0); /* by hand: it begins to turn */
  cast(game, "Free", 0);
  assert_int_equal(arb_advance(game), ARB_OVER);
  assert_int_equal(arb_winner(game), ARB_NO_SEAT);
  arb_destroy(game);
}

/* A position in which two followers have been played, the second one last. */
static uint64_t played(const char *first, const char *second)
{
  ArbGame *game = table();
  begin(game);
  cast(game, first, 0);
  cast(game, second, 0);
  uint64_t hash = arb_position_hash(game);
  arb_destroy(game);
  return hash;
}

/* 13.2.1: where cards ask for the last card that was played, it is part of the position. */
static void rule_14_2_1_the_card_played_last_makes_another_position(void **state)
{
  EvCards *cards = (EvCards *)(uintptr_t)ev_cards(pool());
  assert_true(played("Free", "Plain 2/2") == played("Plain 2/2", "Free"));
  cards->asks_played = 1;
  bool same = played("Free", "Plain 2/2") == played("Plain 2/2", "Free");
  bool again = played("Free", "Plain 2/2") == played("Free", "Plain 2/2");
  cards->asks_played = 0;
  assert_true(again && !same);
}

/* Choices are one when they are alike in everything. */
static void rule_14_2_1_2_another_choice_is_not_forbidden(void **state)
{
  ArbGame *game = begun();
  const ArbOption use = {.verb = EV_V_USE, .object = leader(game, 0)};
  ArbOption others[] = {use, use, use, use, use};
  others[0].verb = EV_V_ATTACK, others[1].object = leader(game, 1);
  others[2].value = 1, others[3].aux = 1, others[4].place = leader(game, 1);
  uint64_t one = arb_position_choice(game, 0, &use);
  for (int i = 0; i < 5; i++) assert_true(arb_position_choice(game, 0, &others[i]) != one);
  assert_true(arb_position_choice(game, 1, &use) != one);
  assert_true(arb_position_choice(game, 0, &use) == one);
  arb_destroy(game);
}

/* 2.8.3: of both leaders. */
static void rule_14_2_1_the_defense_of_a_leader_makes_another_position(void **state)
{
  ArbGame *game = begun();
  uint64_t hash = arb_position_hash(game);
  for (ArbSeat seat = 0; seat < 2; seat++) {
    set(game, leader(game, seat), "damage", 1);
    assert_true(arb_position_hash(game) != hash);
    set(game, leader(game, seat), "damage", 0);
    assert_true(arb_position_hash(game) == hash);
  }
  arb_destroy(game);
}

/* Two delayed abilities (10.7.5), in the order in which their records lie. */
static uint64_t waiting(int one, int other)
{
  ArbGame *game = begun();
  const int abilities[] = {one, other};
  for (int i = 0; i < 2; i++) {
    EvDelayed *delayed =
        pool_at(game->base, EV_POOL_DELAYED, arb_pool_take(game->base, EV_POOL_DELAYED));
    *delayed = (EvDelayed){.in_use = 1, .ability = (uint16_t)abilities[i]};
  }
  uint64_t hash = arb_position_hash(game);
  arb_destroy(game);
  return hash;
}

static void rule_14_2_1_where_the_record_of_a_delayed_ability_lies_is_all_one(void **state)
{
  assert_true(waiting(0, 1) == waiting(1, 0));
  assert_true(waiting(0, 1) != waiting(0, 2));
}

/* A turn of usual length is not looked at. */
static void rule_14_2_1_a_few_times_are_no_cycle(void **state)
{
  ArbGame *game = table();
  ArbId toy = put(game, "For nothing", 0, "field");
  text(1, nothing);
  begin(game);
  for (int i = 0; i < 10; i++) choose(game, "use", toy);
  assert_true(offered(game, "use", toy));
  arb_destroy(game);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(rule_14_2_1_1_he_says_how_often_and_then_stops),
    cmocka_unit_test(rule_14_2_1_2_only_what_leads_back_is_forbidden),
    cmocka_unit_test(rule_14_2_1_3_what_nobody_can_stop_is_a_draw),
    cmocka_unit_test(rule_14_2_1_the_card_played_last_makes_another_position),
    cmocka_unit_test(rule_14_2_1_2_another_choice_is_not_forbidden),
    cmocka_unit_test(rule_14_2_1_the_defense_of_a_leader_makes_another_position),
    cmocka_unit_test(rule_14_2_1_where_the_record_of_a_delayed_ability_lies_is_all_one),
    cmocka_unit_test(rule_14_2_1_a_few_times_are_no_cycle),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
