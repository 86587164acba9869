/* SPDX-License-Identifier: MIT */
/* test_playing.c -- playing cards and abilities (8.2, 8.3, 10.4, 10.6, 12.3). */
#include "support.h"

static void nothing(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
}

static int zone_while_resolving, cemetery_while_resolving;

static void note_zone(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  zone_while_resolving = zone_kind(game, state_resolve(game->s, context->me)->zone);
  cemetery_while_resolving = ev_count(game, EV_Z_CEMETERY, context->you);
}

static void rule_8_2_1_cards_are_played_from_the_hand_and_the_ex_area(void **state)
{
  ArbGame *game = table();
  ArbId hand = put(game, "Plain 2/2", 0, "hand"), ex = put(game, "Plain 2/2", 0, "ex");
  ArbId buried = put(game, "Plain 2/2", 0, "cemetery"), theirs = put(game, "Plain 2/2", 1, "ex");
  begin(game);
  assert_false(offered(game, "play", buried));
  assert_false(offered(game, "play", theirs));
  assert_why(game, 0, buried, "it is not in your hand or EX area (8.2.1)");
  choose(game, "play", hand);
  choose(game, "play", ex);
  assert_int_equal(size_of(game, "field", 0), 2);
  assert_int_equal(of_player(game, 0, "play_points"), 6);
  arb_destroy(game);
}

static void rule_10_4_4_play_points_are_paid_and_must_be_there(void **state)
{
  ArbGame *game = table();
  set(game, arb_player_id(0), "play_points", 4);
  ArbId big = put(game, "Big 5/5", 0, "hand"), plain = put(game, "Plain 3/4", 0, "hand");
  begin(game);
  assert_false(offered(game, "play", big));
  assert_why(game, 0, big, "you have not enough play points (10.4.4)");
  choose(game, "play", plain);
  assert_int_equal(of_player(game, 0, "play_points"), 1);
  arb_destroy(game);
}

static void rule_10_6_2_1_a_card_is_in_the_resolution_zone_until_it_is_resolved(void **state)
{
  ArbGame *game = table();
  begin(game);
  text(1, note_zone);
  cast(game, "Spell 1", 0);
  assert_int_equal(zone_while_resolving, EV_Z_RESOLUTION);
  assert_int_equal(cemetery_while_resolving, 0);
  assert_int_equal(size_of(game, "cemetery", 0), 1); /* 10.6.2.7.3 */
  assert_int_equal(size_of(game, "resolution", 0), 0);
  arb_destroy(game);
}

/* An unfinished play leaves nothing behind. */
static void rule_10_6_2_1_1_a_play_can_be_taken_back_while_it_is_chosen(void **state)
{
  ArbGame *game = table();
  put(game, "Filler", 1, "field"), put(game, "Filler", 1, "field");
  begin(game);
  ArbId spell = put(game, "Aim at one", 0, "hand");
  uint64_t before = arb_hash(game);
  choose(game, "play", spell);
  assert_string_equal(asked(game), "10.6.2.3");
  assert_int_equal(arb_cancel(game, 0), ARB_OK);
  assert_true(arb_hash(game) == before);
  assert_true(offered(game, "play", spell));
  arb_destroy(game);
}

static ArbId chosen[4];
static int chosen_count;

static void note_targets(ArbGame *game, const ArbContext *context, const ArbValue *values,
                         int count)
{
  chosen_count = values[0].count;
  for (int i = 0; i < chosen_count && i < 4; i++) chosen[i] = values[0].ids[i];
}

static void rule_10_6_2_3_1_as_many_targets_as_are_asked_for(void **state)
{
  ArbGame *game = table();
  ArbId one = put(game, "Filler", 1, "field"), other = put(game, "Filler", 1, "field");
  put(game, "Plain 2/2", 1, "field");
  begin(game);
  text(1, note_targets);
  cast(game, "Aim at two", 0);
  assert_int_equal(arb_decision(game)->min, 2);
  assert_int_equal(arb_decision(game)->max, 2);
  choose_all(game, (ArbId[]){one, other}, 2);
  assert_int_equal(chosen_count, 2);
  arb_destroy(game);
}

static void rule_10_6_2_3_2_up_to_may_be_none(void **state)
{
  ArbGame *game = table();
  put(game, "Filler", 1, "field");
  begin(game);
  text(1, note_targets);
  cast(game, "Aim at up to two", 0);
  assert_int_equal(arb_decision(game)->min, 0);
  decline(game);
  assert_int_equal(chosen_count, 0);
  assert_int_equal(size_of(game, "cemetery", 0), 1);
  arb_destroy(game);
}

static void rule_10_6_2_3_3_with_fewer_targets_all_there_are(void **state)
{
  ArbGame *game = table();
  ArbId one = put(game, "Filler", 1, "field");
  begin(game);
  text(1, note_targets);
  cast(game, "Aim at two", 0);
  assert_int_equal(chosen_count, 1);
  assert_true(id_equal(chosen[0], one));
  arb_destroy(game);
}

static void rule_10_6_2_3_4_without_a_target_it_cannot_be_played(void **state)
{
  ArbGame *game = table();
  put(game, "Filler", 0, "field"), put(game, "Relic", 1, "field");
  ArbId spell = put(game, "Aim at one", 0, "hand"), may = put(game, "Aim at up to two", 0, "hand");
  begin(game);
  assert_false(offered(game, "play", spell));
  assert_true(offered(game, "play", may));
  assert_why(game, 0, spell, "there is nothing it can select (10.6.2.3.4)");
  arb_destroy(game);
}

/* ---- Choosing (5.17) ------------------------------------------------------------------- */

static char said[32];
static int said_count;

static void say(char what)
{
  if (said_count < 31) said[said_count++] = what, said[said_count] = '\0';
}
static void say_1(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  say(values[0].type == ARB_T_ID ? 't' : '?');
}
static void say_2(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  say('c');
}
static void say_3(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  say('x');
}

static ArbGame *with_options(void)
{
  ArbGame *game = table();
  begin(game);
  text(1, say_1), text(2, say_2), text(3, say_3);
  said_count = 0, said[0] = '\0';
  return game;
}

static void rule_5_17_1_the_chosen_option_is_carried_out(void **state)
{
  ArbGame *game = with_options();
  cast(game, "Choose one", 0);
  assert_string_equal(asked(game), "5.17");
  assert_int_equal(arb_decision(game)->max, 1);
  assert_int_equal(arb_decision(game)->option_count, 2); /* the third one has no target */
  char label[40];
  arb_option_label(game, 1, label, sizeof label);
  assert_string_equal(label, "(2) Say x");
  answer_with(game, &(int32_t){1}, 1);
  assert_string_equal(said, "xx"); /* every step runs twice here */
  arb_destroy(game);
}

/* 5.17.1.2: only its targets are selected. */
static void rule_5_17_1_2_options_that_are_not_chosen_do_not_exist(void **state)
{
  ArbGame *game = with_options();
  put(game, "Filler", 1, "field"), put(game, "Relic", 1, "field");
  put(game, "Plain 2/2", 1, "field");
  cast(game, "Choose one", 0);
  assert_int_equal(arb_decision(game)->option_count, 3);
  answer_with(game, &(int32_t){0}, 1);
  assert_string_equal(asked(game), "7.3.3");
  assert_string_equal(said, "cc");
  cast(game, "Choose one", 0);
  answer_with(game, &(int32_t){2}, 1);
  assert_string_equal(asked(game), "10.6.2.3"); /* 5.17.3: before it is paid */
  assert_int_equal(of_player(game, 0, "play_points"), 9);
  answer_with(game, &(int32_t){0}, 1);
  assert_string_equal(said, "cctt");
  arb_destroy(game);
}

static void rule_5_17_2_up_to_so_many_and_at_least_one(void **state)
{
  ArbGame *game = with_options();
  put(game, "Filler", 1, "field");
  cast(game, "Choose up to three", 0);
  assert_int_equal(arb_decision(game)->min, 1);
  assert_int_equal(arb_decision(game)->max, 3);
  answer_with(game, (int32_t[]){2, 0}, 2); /* 10.6.2.7.2: in the written order */
  assert_string_equal(said, "ctct");
  arb_destroy(game);
}

static void rule_12_15_2_aura_is_not_selected_by_an_opponent(void **state)
{
  ArbGame *game = table();
  ArbId aura = put(game, "Aura 2/2", 1, "field");
  begin(game);
  ArbId spell = put(game, "Aim at one", 0, "hand");
  assert_false(offered(game, "play", spell));
  ArbId other = put(game, "Filler", 1, "field");
  text(1, note_targets);
  choose(game, "play", spell);
  assert_int_equal(chosen_count, 1);
  assert_true(id_equal(chosen[0], other));
  assert_true(ev_may_select(game, 1, id_index1(aura))); /* its own player may */
  arb_destroy(game);
}

static void rule_12_15_3_aura_may_be_attacked(void **state)
{
  ArbGame *game = table();
  ArbId aura = put(game, "Aura 2/2", 1, "field"), it = put(game, "Plain 3/4", 0, "field");
  set(game, aura, "engaged", 1);
  begin(game);
  attack(game, it, aura);
  assert_false(is_in(game, aura, "field"));
  arb_destroy(game);
}

static void rule_10_6_2_6_a_full_field_takes_no_more(void **state)
{
  ArbGame *game = table();
  for (int i = 0; i < 5; i++) put(game, i ? "Filler" : "Relic", 0, "field");
  ArbId follower = put(game, "Plain 2/2", 0, "hand"), relic = put(game, "Relic", 0, "hand");
  ArbId spell = put(game, "Spell 1", 0, "hand");
  begin(game);
  assert_false(offered(game, "play", follower));
  assert_false(offered(game, "play", relic));
  assert_true(offered(game, "play", spell));
  assert_why(game, 0, follower, "your field is full (10.6.2.6)");
  arb_destroy(game);
}

static void rule_10_6_2_7_1_followers_and_amulets_go_onto_the_field_reserved(void **state)
{
  ArbGame *game = table();
  begin(game);
  cast(game, "Plain 2/2", 0);
  cast(game, "Relic", 0);
  assert_int_equal(size_of(game, "field", 0), 2);
  assert_int_equal(look(game, nth(game, "field", 0, 0), "engaged"), 0); /* 4.2.2.3 */
  assert_int_equal(events_of(game, "enter"), 2);
  arb_destroy(game);
}

static void fill_the_field(ArbGame *game, const ArbContext *context, const ArbValue *values,
                           int count)
{
  ev_create(game, def_of("Fairy"), 5, EV_Z_FIELD, context->you, NULL);
}

/* S7: it goes to the cemetery, but not from the field.  No card fills a field between
** playing and resolving, so the item is made by hand. */
static void rule_10_6_2_7_1_on_a_full_field_it_goes_to_the_cemetery(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Last Words 1", 0, "hand");
  for (int i = 0; i < 4; i++) put(game, "Filler", 0, "field");
  begin(game);
  text(1, fill_the_field); /* Last Words would say so */
  ArbGame *copy = arb_clone(game);
  arb_advance(copy);
  copy->s = copy->base;
  int item1 = ev_item_make(copy, EV_I_CARD, 0, it, EV_NO_ABILITY);
  ev_item(copy, item1)->def = def_of("Last Words 1");
  ev_item(copy, item1)->card = it;
  ev_item(copy, item1)->from_zone = EV_Z_HAND;
  arb_zone_move(copy, id_index1(it), zone_at(copy, EV_Z_RESOLUTION, 0), ARB_TOP);
  arb_zone_create(copy, def_of("Filler"), 0, zone_at(copy, EV_Z_FIELD, 0), 0);
  arb_frame_push(copy, EV_FRAME_RESOLVE)->place = item_id(copy, item1);
  copy->posed.pose = ARB_POSE_NOTHING;
  assert_int_equal(arb_advance(copy), ARB_AWAITING);
  assert_int_equal(size_of(copy, "field", 0), 5);
  assert_int_equal(size_of(copy, "cemetery", 0), 1);
  assert_int_equal(events_of(copy, "trigger"), 0);
  arb_destroy(copy), arb_destroy(game);
}

static void cheaper(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  ArbId it = nth(game, "ex", 0, 0);
  ev_give(game, it, EV_F_COST, -1, 0, EV_UNTIL_LEAVES);
  ev_give(game, it, EV_F_ATTACK, 3, 0, EV_UNTIL_LEAVES);
}

/* 4.8.3.3, 10.6.2.1.2, 10.6.2.7.1.1 */
static void rule_10_6_2_1_2_effects_on_a_card_of_the_ex_area_stay_on_it(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Plain 2/2", 0, "ex");
  begin(game);
  text(1, cheaper);
  cast(game, "Spell 1", 0);
  assert_int_equal(look(game, it, "price"), 1);
  assert_int_equal(look(game, it, "cost"), 2); /* 2.5.1 */
  choose(game, "play", it);
  assert_int_equal(of_player(game, 0, "play_points"), 8);
  assert_true(is_in(game, it, "field"));
  assert_int_equal(look(game, it, "attack"), 5);
  arb_destroy(game);
}

static void far_cheaper(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  ev_give(game, nth(game, "hand", 0, 0), EV_F_COST, -5, 0, EV_UNTIL_LEAVES);
}

static void rule_1_3_2_2_1_a_negative_cost_is_zero(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Plain 2/2", 0, "hand");
  begin(game);
  text(1, far_cheaper);
  cast(game, "Spell 1", 0);
  assert_int_equal(look(game, it, "price"), 0);
  choose(game, "play", it);
  assert_int_equal(of_player(game, 0, "play_points"), 9);
  arb_destroy(game);
}

static void rule_8_3_1_activated_abilities_of_ones_own_field(void **state)
{
  ArbGame *game = table();
  ArbId charm = put(game, "Charm", 0, "field"), theirs = put(game, "Charm", 1, "field");
  ArbId held = put(game, "Charm", 0, "hand");
  begin(game);
  text(1, nothing);
  assert_false(offered(game, "use", theirs));
  assert_false(offered(game, "use", held)); /* 10.3.5 */
  choose(game, "use", charm);
  assert_int_equal(of_player(game, 0, "play_points"), 9);
  assert_int_equal(look(game, charm, "engaged"), 1); /* 10.4.6 */
  assert_false(offered(game, "use", charm));
  arb_destroy(game);
}

static void rule_10_4_6_1_a_new_card_may_be_engaged_to_pay(void **state)
{
  ArbGame *game = table();
  begin(game);
  text(1, nothing);
  cast(game, "Charm", 0);
  assert_true(offered(game, "use", nth(game, "field", 0, 0)));
  arb_destroy(game);
}

static void rule_10_4_2_2_a_cost_is_paid_in_full_or_not_at_all(void **state)
{
  ArbGame *game = table();
  ArbId charm = put(game, "Charm", 0, "field"), idol = put(game, "Idol", 0, "field");
  set(game, arb_player_id(0), "play_points", 0);
  begin(game);
  assert_false(offered(game, "use", charm));
  assert_why(game, 0, idol, "you cannot pay its cost (10.6.2.5.3)");
  assert_int_equal(look(game, charm, "engaged"), 0);
  arb_destroy(game);
}

/* 12.3.5: and in the own main phase. */
static void rule_12_3_5_quick_cards_are_played_in_the_main_phase_too(void **state)
{
  ArbGame *game = table();
  begin(game);
  cast(game, "Quick 2/2", 0);
  assert_int_equal(size_of(game, "field", 0), 1);
  arb_destroy(game);
}

static void rule_12_3_2_a_quick_follower_enters_in_the_opponents_turn(void **state)
{
  ArbGame *game = table();
  ArbId quick = put(game, "Quick 2/2", 1, "hand");
  begin(game);
  choose(game, "end", NOBODY);
  choose(game, "play", quick);
  assert_int_equal(size_of(game, "field", 1), 1);
  skip_windows(game);
  assert_true(offered(game, "attack", nth(game, "field", 1, 0))); /* before the turn began */
  arb_destroy(game);
}

static void rule_13_2_1_3_cards_played_are_counted(void **state)
{
  ArbGame *game = table();
  put(game, "Fairy", 0, "ex");
  begin(game);
  cast(game, "Spell 1", 0);
  choose(game, "play", nth(game, "ex", 0, 0));
  assert_int_equal(of_player(game, 0, "played"), 2);
  end_turn(game);
  assert_int_equal(of_player(game, 0, "played"), 0);
  arb_destroy(game);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(rule_8_2_1_cards_are_played_from_the_hand_and_the_ex_area),
    cmocka_unit_test(rule_10_4_4_play_points_are_paid_and_must_be_there),
    cmocka_unit_test(rule_10_6_2_1_a_card_is_in_the_resolution_zone_until_it_is_resolved),
    cmocka_unit_test(rule_10_6_2_1_1_a_play_can_be_taken_back_while_it_is_chosen),
    cmocka_unit_test(rule_10_6_2_3_1_as_many_targets_as_are_asked_for),
    cmocka_unit_test(rule_10_6_2_3_2_up_to_may_be_none),
    cmocka_unit_test(rule_10_6_2_3_3_with_fewer_targets_all_there_are),
    cmocka_unit_test(rule_10_6_2_3_4_without_a_target_it_cannot_be_played),
    cmocka_unit_test(rule_5_17_1_the_chosen_option_is_carried_out),
    cmocka_unit_test(rule_5_17_1_2_options_that_are_not_chosen_do_not_exist),
    cmocka_unit_test(rule_5_17_2_up_to_so_many_and_at_least_one),
    cmocka_unit_test(rule_12_15_2_aura_is_not_selected_by_an_opponent),
    cmocka_unit_test(rule_12_15_3_aura_may_be_attacked),
    cmocka_unit_test(rule_10_6_2_6_a_full_field_takes_no_more),
    cmocka_unit_test(rule_10_6_2_7_1_followers_and_amulets_go_onto_the_field_reserved),
    cmocka_unit_test(rule_10_6_2_7_1_on_a_full_field_it_goes_to_the_cemetery),
    cmocka_unit_test(rule_10_6_2_1_2_effects_on_a_card_of_the_ex_area_stay_on_it),
    cmocka_unit_test(rule_1_3_2_2_1_a_negative_cost_is_zero),
    cmocka_unit_test(rule_8_3_1_activated_abilities_of_ones_own_field),
    cmocka_unit_test(rule_10_4_6_1_a_new_card_may_be_engaged_to_pay),
    cmocka_unit_test(rule_10_4_2_2_a_cost_is_paid_in_full_or_not_at_all),
    cmocka_unit_test(rule_12_3_5_quick_cards_are_played_in_the_main_phase_too),
    cmocka_unit_test(rule_12_3_2_a_quick_follower_enters_in_the_opponents_turn),
    cmocka_unit_test(rule_13_2_1_3_cards_played_are_counted),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
