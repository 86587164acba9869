/* SPDX-License-Identifier: MIT */
/* test_turn.c -- the phases of a turn (7), play points (3.2). */
#include "support.h"

static ArbGame *with_three_points(void)
{
  ArbGame *game = table();
  for (ArbSeat seat = 0; seat < 2; seat++) {
    set(game, arb_player_id(seat), "max_play_points", 3);
    set(game, arb_player_id(seat), "play_points", 0);
  }
  begin(game);
  return game;
}

static void rule_7_1_1_players_take_turns(void **state)
{
  ArbGame *game = with_three_points();
  assert_int_equal(asks(game), 0);
  end_turn(game);
  assert_int_equal(asks(game), 1);
  assert_int_equal(look(game, NOBODY, "turn_player"), 1);
  end_turn(game);
  assert_int_equal(asks(game), 0);
  arb_destroy(game);
}

static void rule_7_2_1_the_maximum_grows_by_one(void **state)
{
  ArbGame *game = with_three_points();
  end_turn(game);
  assert_int_equal(of_player(game, 1, "max_play_points"), 4);
  assert_int_equal(of_player(game, 0, "max_play_points"), 3);
  arb_destroy(game);
}

static void rule_3_2_4_1_the_limit_is_ten(void **state)
{
  ArbGame *game = table();
  begin(game);
  end_turn(game);
  assert_int_equal(of_player(game, 1, "max_play_points"), 10);
  assert_int_equal(of_player(game, 1, "play_points"), 10);
  assert_int_equal(arb_set(game, arb_player_id(0), "play_points", 11), ARB_REFUSED);
  arb_destroy(game);
}

static void rule_7_2_2_play_points_become_the_maximum(void **state)
{
  ArbGame *game = with_three_points();
  end_turn(game);
  assert_int_equal(of_player(game, 1, "play_points"), 4);
  assert_int_equal(of_player(game, 0, "play_points"), 0);
  arb_destroy(game);
}

static void rule_7_2_3_only_the_active_players_cards_are_refreshed(void **state)
{
  ArbGame *game = with_three_points();
  ArbId own = put(game, "Filler", 1, "field"), other = put(game, "Filler", 0, "field");
  set(game, own, "engaged", 1), set(game, other, "engaged", 1);
  end_turn(game);
  assert_int_equal(look(game, own, "engaged"), 0);
  assert_int_equal(look(game, other, "engaged"), 1);
  arb_destroy(game);
}

static void rule_7_2_4_the_active_player_draws(void **state)
{
  ArbGame *game = with_three_points();
  end_turn(game);
  assert_int_equal(size_of(game, "hand", 1), 1);
  assert_int_equal(size_of(game, "hand", 0), 0);
  arb_destroy(game);
}

static void rule_7_2_4_1_who_goes_first_does_not_draw_at_first(void **state)
{
  ArbGame *game = match(4, true);
  choose(game, "no", NOBODY), choose(game, "no", NOBODY);
  assert_int_equal(size_of(game, "hand", 0), 4);
  end_turn(game);
  assert_int_equal(size_of(game, "hand", 1), 5);
  end_turn(game);
  assert_int_equal(size_of(game, "hand", 0), 5);
  arb_destroy(game);
}

static void rule_7_2_4_a_draw_from_an_empty_deck_loses_the_game(void **state)
{
  ArbGame *game = with_three_points();
  for (int i = 0; i < 5; i++) end_turn(game), end_turn(game);
  assert_int_equal(size_of(game, "deck", 1), 5); /* ten each, five draws */
  while (arb_advance(game) == ARB_AWAITING) {
    if (strcmp(asked(game), "5.11") == 0) {
      int32_t first = 0;
      answer_with(game, &first, 1);
    } else {
      choose(game, strcmp(asked(game), "7.3.3") == 0 ? "end" : "pass", NOBODY);
    }
  }
  assert_int_equal(arb_winner(game), 0); /* player 1 is the first to draw his eleventh */
  arb_destroy(game);
}

static ArbSeat seen_by;

static void note_turn_player(ArbGame *game, const ArbContext *context, const ArbValue *values,
                             int count)
{
  seen_by = context->you;
  ev_draw(game, context->you, 1);
}

/* 7.3.1, 7.3.2: it is pending before anything may be chosen. */
static void rule_7_3_1_the_start_of_the_main_phase_triggers(void **state)
{
  ArbGame *game = with_three_points();
  put(game, "Early", 1, "field");
  text(1, note_turn_player);
  end_turn(game);
  assert_int_equal(size_of(game, "hand", 1), 2); /* his draw and its */
  assert_int_equal(seen_by, 1);
  end_turn(game);
  assert_int_equal(size_of(game, "hand", 1), 2); /* not in the other player's */
  arb_destroy(game);
}

static void rule_7_3_3_the_player_goes_on_until_he_ends_the_phase(void **state)
{
  ArbGame *game = table();
  begin(game);
  cast(game, "Plain 2/2", 0);
  assert_string_equal(asked(game), "7.3.3");
  cast(game, "Plain 2/2", 0);
  assert_string_equal(asked(game), "7.3.3");
  choose(game, "end", NOBODY);
  assert_int_equal(look(game, NOBODY, "turn_player"), 1);
  arb_destroy(game);
}

static void rule_7_4_1_the_start_of_the_end_phase_triggers(void **state)
{
  ArbGame *game = with_three_points();
  put(game, "Late", 0, "field"), put(game, "Filler", 1, "hand");
  text(2, note_turn_player);
  choose(game, "end", NOBODY);
  assert_string_equal(asked(game), "7.4.4"); /* 7.4.2: it is done by then */
  assert_int_equal(size_of(game, "hand", 0), 1);
  arb_destroy(game);
}

static void rule_7_4_3_wards_may_be_engaged_in_the_end_phase(void **state)
{
  ArbGame *game = with_three_points();
  ArbId one = put(game, "Ward 2/2", 0, "field"), other = put(game, "Ward 2/2", 0, "field");
  ArbId tired = put(game, "Ward 2/2", 0, "field");
  put(game, "Plain 2/2", 0, "field"), put(game, "Ward 2/2", 1, "field");
  set(game, tired, "engaged", 1);
  choose(game, "end", NOBODY);
  assert_string_equal(asked(game), "7.4.3");
  assert_int_equal(asks(game), 0);
  assert_int_equal(arb_decision(game)->option_count, 2);
  choose_all(game, &one, 1);
  assert_int_equal(look(game, one, "engaged"), 1);
  assert_int_equal(look(game, other, "engaged"), 0);
  arb_destroy(game);
}

static void draw_one(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  ev_draw(game, context->you, 1);
}

static void rule_7_4_4_the_other_player_may_play_quick(void **state)
{
  ArbGame *game = table();
  ArbId quick = put(game, "Quick Spell", 1, "hand"), slow = put(game, "Spell 1", 1, "hand");
  put(game, "Quick Spell", 0, "hand");
  begin(game);
  text(5, draw_one);
  choose(game, "end", NOBODY);
  assert_string_equal(asked(game), "7.4.4");
  assert_int_equal(asks(game), 1);
  assert_false(offered(game, "play", slow));
  choose(game, "play", quick);
  assert_string_equal(asked(game), "7.4.4"); /* 7.4.5: again */
  assert_int_equal(asks(game), 1);
  choose(game, "pass", NOBODY);
  assert_string_equal(asked(game), "7.3.3");
  arb_destroy(game);
}

static void rule_7_4_6_the_hand_is_cut_down_to_seven(void **state)
{
  ArbGame *game = with_three_points();
  ArbId hand[9];
  for (int i = 0; i < 9; i++) hand[i] = put(game, "Filler", 0, "hand");
  choose(game, "end", NOBODY);
  assert_string_equal(asked(game), "5.11");
  assert_int_equal(arb_decision(game)->min, 2);
  assert_int_equal(arb_decision(game)->max, 2);
  choose_all(game, hand, 2);
  assert_int_equal(size_of(game, "hand", 0), 7);
  assert_int_equal(size_of(game, "cemetery", 0), 2);
  assert_int_equal(events_of(game, "discard"), 2);
  assert_int_equal(look(game, NOBODY, "turn_player"), 1);
  arb_destroy(game);
}

static void until_end(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  ArbId it = nth(game, "field", 0, 0);
  ev_give(game, it, EV_F_ATTACK, 2, 0, EV_UNTIL_END_OF_TURN);
  ev_give(game, it, EV_F_KEYWORD, 1, EV_KW_STORM, EV_UNTIL_END_OF_TURN);
  ev_give(game, it, EV_F_DEFENSE, 1, 0, EV_UNTIL_LEAVES);
}

static void rule_7_4_7_effects_of_the_turn_end(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Plain 2/2", 0, "field");
  begin(game);
  text(1, until_end);
  cast(game, "Spell 1", 0);
  assert_int_equal(look(game, it, "attack"), 4);
  assert_int_equal(look(game, it, "keyword"), 1 << EV_KW_STORM);
  end_turn(game);
  assert_int_equal(look(game, it, "attack"), 2);
  assert_int_equal(look(game, it, "keyword"), 0);
  assert_int_equal(look(game, it, "defense"), 3);
  arb_destroy(game);
}

static void armor(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  ArbId it = nth(game, "field", 0, 0);
  EvDeal deal = {it, context->me, 3, EV_BY_ABILITY};
  ev_give(game, it, EV_F_DEFENSE, 2, 0, EV_UNTIL_END_OF_TURN);
  ev_deal(game, &deal, 1);
}

/* S2: with its defense gone it stays until the next confirmation timing, after the draw. */
static void rule_7_4_8_no_confirmation_timing_between_turns(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Plain 2/2", 0, "field");
  begin(game);
  text(1, armor);
  cast(game, "Spell 1", 0);
  assert_int_equal(look(game, it, "defense"), 1);
  arb_forget_events(game);
  end_turn(game);
  assert_int_equal(size_of(game, "cemetery", 0), 2); /* the spell and it */
  assert_int_equal(events_of(game, "destroy"), 1);
  uint32_t drawn_at = 0, died_at = 0;
  for (uint32_t i = 0; i < game->event_count; i++) {
    if (game->events[i].kind1 == EV_E_DRAW + 1) drawn_at = i;
    if (game->events[i].kind1 == EV_E_DESTROY + 1) died_at = i;
  }
  assert_true(died_at > drawn_at && drawn_at > 0); /* 7.2.5 */
  arb_destroy(game);
}

static void armor_early(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  ArbId it = nth(game, "field", 0, 0);
  EvDeal deal = {it, context->me, 3, EV_BY_ABILITY};
  ev_give(game, it, EV_F_DEFENSE, 2, 0, EV_UNTIL_END_OF_TURN);
  ev_deal(game, &deal, 1);
}

/* Whoever has no defense left is gone before the main phase starts. */
static void rule_7_2_5_confirmation_timing_before_the_main_phase(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Early", 0, "field");
  set(game, NOBODY, "turn_player", 1);
  begin(game);
  text(4, armor_early), text(1, note_turn_player);
  cast(game, "Spell 4", 1);
  assert_true(is_in(game, it, "field"));
  seen_by = ARB_NO_SEAT;
  end_turn(game);
  assert_false(is_in(game, it, "field"));
  assert_int_equal(seen_by, ARB_NO_SEAT);
  arb_destroy(game);
}

/* 7.4.7 comes after the hand limit; the new turn clears what "this turn" says. */
static void rule_8_4_2_1_what_came_last_turn_is_not_new(void **state)
{
  ArbGame *game = table();
  begin(game);
  cast(game, "Plain 2/2", 0);
  ArbId it = nth(game, "field", 0, 0);
  assert_int_equal(look(game, it, "new"), 1);
  end_turn(game);
  assert_int_equal(look(game, it, "new"), 0);
  arb_destroy(game);
}

static void recover_two(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  ev_recover(game, context->you, 2);
}

static void rule_5_14_1_recovering_stops_at_the_maximum(void **state)
{
  ArbGame *game = table();
  begin(game);
  text(1, recover_two);
  cast(game, "Spell 1", 0); /* 10 - 1 + 2 */
  assert_int_equal(of_player(game, 0, "play_points"), 10);
  set(game, arb_player_id(0), "play_points", 5);
  cast(game, "Spell 1", 0);
  assert_int_equal(of_player(game, 0, "play_points"), 6);
  arb_destroy(game);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(rule_7_1_1_players_take_turns),
    cmocka_unit_test(rule_7_2_1_the_maximum_grows_by_one),
    cmocka_unit_test(rule_3_2_4_1_the_limit_is_ten),
    cmocka_unit_test(rule_7_2_2_play_points_become_the_maximum),
    cmocka_unit_test(rule_7_2_3_only_the_active_players_cards_are_refreshed),
    cmocka_unit_test(rule_7_2_4_the_active_player_draws),
    cmocka_unit_test(rule_7_2_4_1_who_goes_first_does_not_draw_at_first),
    cmocka_unit_test(rule_7_2_4_a_draw_from_an_empty_deck_loses_the_game),
    cmocka_unit_test(rule_7_2_5_confirmation_timing_before_the_main_phase),
    cmocka_unit_test(rule_7_3_1_the_start_of_the_main_phase_triggers),
    cmocka_unit_test(rule_7_3_3_the_player_goes_on_until_he_ends_the_phase),
    cmocka_unit_test(rule_7_4_1_the_start_of_the_end_phase_triggers),
    cmocka_unit_test(rule_7_4_3_wards_may_be_engaged_in_the_end_phase),
    cmocka_unit_test(rule_7_4_4_the_other_player_may_play_quick),
    cmocka_unit_test(rule_7_4_6_the_hand_is_cut_down_to_seven),
    cmocka_unit_test(rule_7_4_7_effects_of_the_turn_end),
    cmocka_unit_test(rule_7_4_8_no_confirmation_timing_between_turns),
    cmocka_unit_test(rule_8_4_2_1_what_came_last_turn_is_not_new),
    cmocka_unit_test(rule_5_14_1_recovering_stops_at_the_maximum),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
