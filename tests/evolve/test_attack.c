/* SPDX-License-Identifier: MIT */
/* test_attack.c -- attacking (8.4) and the keywords about it (12.8-12.14). */
#include "support.h"

static ArbId engaged(ArbGame *game, const char *name, ArbSeat seat)
{
  ArbId id = put(game, name, seat, "field");
  set(game, id, "engaged", 1);
  return id;
}

static ArbId fresh(ArbGame *game, const char *name, ArbSeat seat)
{
  ArbId id = put(game, name, seat, "field");
  set(game, id, "new", 1);
  return id;
}

static bool may_target(ArbGame *game, ArbId attacker, ArbId target)
{
  ArbGame *copy = arb_clone(game);
  arb_advance(copy);
  put(copy, "Filler", 1, "hand"); /* a Quick window will follow */
  bool may = offered(copy, "attack", attacker);
  if (may) {
    choose(copy, "attack", attacker);
    if (strcmp(asked(copy), "8.4.3") == 0) may = offered(copy, "target", target);
    else /* the only one */ may = id_equal(ev_table(copy)->attacked, target);
  }
  arb_destroy(copy);
  return may;
}

static void rule_8_4_2_the_attacker_is_reserved_and_the_players_own(void **state)
{
  ArbGame *game = table();
  ArbId ready = put(game, "Plain 2/2", 0, "field"), tired = engaged(game, "Plain 3/4", 0);
  ArbId theirs = put(game, "Filler", 1, "field"), relic = put(game, "Relic", 0, "field");
  begin(game);
  assert_true(offered(game, "attack", ready));
  assert_false(offered(game, "attack", tired));
  assert_false(offered(game, "attack", theirs));
  assert_false(offered(game, "attack", relic));
  assert_why(game, 0, tired, "it is engaged (8.4.2)");
  assert_why(game, 0, relic, "it has no activated ability (8.3.1)");
  arb_destroy(game);
}

static void rule_8_4_2_1_not_in_the_turn_it_came(void **state)
{
  ArbGame *game = table();
  engaged(game, "Filler", 1);
  begin(game);
  cast(game, "Plain 2/2", 0);
  ArbId it = nth(game, "field", 0, 0);
  assert_false(offered(game, "attack", it));
  assert_why(game, 0, it, "it came onto the field this turn (8.4.2.1)");
  end_turn(game), end_turn(game);
  assert_true(offered(game, "attack", it));
  arb_destroy(game);
}

static void rule_8_4_2_1_unless_it_evolved_and_then_only_followers(void **state)
{
  ArbGame *game = table();
  ArbId it = fresh(game, "Fighter", 0), target = engaged(game, "Plain 3/4", 1);
  put(game, "Fighter+", 0, "evolve_deck");
  begin(game);
  assert_false(offered(game, "attack", it));
  choose(game, "use", it);
  assert_true(may_target(game, it, target));
  assert_false(may_target(game, it, leader(game, 1))); /* 8.4.3.1 */
  arb_destroy(game);
}

static void rule_8_4_3_1_engaged_followers_and_the_leader_are_targets(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Plain 2/2", 0, "field");
  ArbId tired = engaged(game, "Filler", 1), ready = put(game, "Filler", 1, "field");
  ArbId relic = engaged(game, "Relic", 1), own = engaged(game, "Filler", 0);
  begin(game);
  assert_true(may_target(game, it, tired));
  assert_true(may_target(game, it, leader(game, 1)));
  assert_false(may_target(game, it, ready));
  assert_false(may_target(game, it, relic));
  assert_false(may_target(game, it, own));
  arb_destroy(game);
}

static void rule_8_4_3_2_no_attack_without_a_target(void **state)
{
  ArbGame *game = table();
  ArbId rush = fresh(game, "Rush 2/2", 0);
  put(game, "Filler", 1, "field");
  begin(game);
  assert_false(offered(game, "attack", rush));
  assert_why(game, 0, rush, "there is nothing it may attack (8.4.3.2)");
  arb_destroy(game);
}

static void rule_8_4_4_the_attacker_is_engaged(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Plain 2/2", 0, "field");
  begin(game);
  attack(game, it, leader(game, 1));
  skip_windows(game);
  assert_int_equal(look(game, it, "engaged"), 1);
  assert_int_equal(of_player(game, 1, "defense"), 18); /* 8.4.9 */
  assert_int_equal(events_of(game, "attack"), 1);      /* 8.4.5 */
  arb_destroy(game);
}

static void shrink(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  EvDeal deal = {ev_table(game)->attacked, context->me, 9, EV_BY_ABILITY};
  ev_deal(game, &deal, 1);
}

/* 8.4.6: a strike kills the target before anybody deals combat damage; S10. */
static void rule_8_4_6_confirmation_timing_before_the_quick_window(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Striker", 0, "field"), target = engaged(game, "Plain 3/4", 1);
  put(game, "Filler", 1, "hand");
  begin(game);
  text(4, shrink);
  attack(game, it, target);
  assert_string_equal(asked(game), "8.4.7");
  assert_false(is_in(game, target, "field"));
  skip_windows(game);
  assert_int_equal(look(game, it, "damage"), 0);
  assert_int_equal(of_player(game, 1, "defense"), 20);
  assert_int_equal(events_of(game, "fought"), 0);
  assert_int_equal(look(game, it, "engaged"), 1);
  arb_destroy(game);
}

static void kill_attacker(ArbGame *game, const ArbContext *context, const ArbValue *values,
                          int count)
{
  ArbId it = ev_table(game)->attacker;
  ev_destroy(game, &it, 1, context->you);
}

static void rule_8_4_7_the_other_player_may_play_quick(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Plain 2/2", 0, "field");
  ArbId quick = put(game, "Quick Spell", 1, "hand"), slow = put(game, "Spell 1", 1, "hand");
  ArbId follower = put(game, "Quick 2/2", 1, "ex"), charm = put(game, "Quick Charm", 1, "field");
  ArbId other = put(game, "Charm", 1, "field");
  begin(game);
  text(5, kill_attacker);
  attack(game, it, leader(game, 1));
  assert_int_equal(asks(game), 1);
  assert_string_equal(asked(game), "8.4.7");
  assert_true(offered(game, "play", quick));
  assert_true(offered(game, "play", follower));
  assert_true(offered(game, "use", charm));
  assert_false(offered(game, "play", slow));
  assert_false(offered(game, "use", other));
  assert_why(game, 1, slow, "it does not have Quick (12.3.4)");
  choose(game, "play", quick);
  assert_false(is_in(game, it, "field"));    /* 8.4.8: confirmation timing, */
  assert_string_equal(asked(game), "8.4.7"); /* then the window again */
  skip_windows(game);
  assert_int_equal(of_player(game, 1, "defense"), 20); /* 8.4.9: the attacker is gone */
  assert_string_equal(asked(game), "7.3.3");
  arb_destroy(game);
}

static void rule_8_4_7_a_player_without_cards_is_not_asked(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Plain 2/2", 0, "field");
  begin(game);
  attack(game, it, leader(game, 1));
  assert_string_equal(asked(game), "7.3.3");
  arb_destroy(game);
}

/* Whether he could is nobody's business: he is asked with any card in hand. */
static void rule_4_7_2_the_window_does_not_tell_what_is_in_the_hand(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Plain 2/2", 0, "field");
  put(game, "Filler", 1, "hand");
  begin(game);
  attack(game, it, leader(game, 1));
  assert_string_equal(asked(game), "8.4.7");
  assert_int_equal(arb_decision(game)->option_count, 1);
  arb_destroy(game);
}

static void rule_8_4_9_1_both_deal_damage_at_once(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Plain 3/4", 0, "field"), target = engaged(game, "Plain 3/4", 1);
  ArbId weak = put(game, "Plain 2/2", 0, "field"), twin = engaged(game, "Plain 2/2", 1);
  begin(game);
  attack(game, it, target);
  assert_int_equal(look(game, it, "defense"), 1);
  assert_int_equal(look(game, target, "defense"), 1);
  attack(game, weak, twin);
  assert_int_equal(size_of(game, "cemetery", 0), 1);
  assert_int_equal(size_of(game, "cemetery", 1), 1);
  arb_destroy(game);
}

static void rule_5_13_1_1_defense_may_become_negative(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Big 5/5", 0, "field");
  set(game, arb_player_id(1), "defense", 2);
  begin(game);
  attack(game, it, leader(game, 1));
  assert_int_equal(of_player(game, 1, "defense"), -3);
  arb_destroy(game);
}

/* A follower without attack deals none, and that is no damage (1.3.2.2). */
static void rule_1_3_2_2_no_damage_is_no_event(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Wall 0/4", 0, "field");
  begin(game);
  attack(game, it, leader(game, 1));
  assert_int_equal(events_of(game, "damage"), 0);
  arb_destroy(game);
}

/* ---- Keywords --------------------------------------------------------------------- */

static void rule_12_8_2_an_engaged_ward_must_be_attacked(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Assail 2/2", 0, "field"), ward = engaged(game, "Ward 2/2", 1);
  ArbId other = engaged(game, "Filler", 1);
  begin(game);
  assert_true(may_target(game, it, ward));
  assert_false(may_target(game, it, other));
  assert_false(may_target(game, it, leader(game, 1)));
  arb_destroy(game);
}

/* S18 */
static void rule_12_8_2_a_reserved_or_intimidating_ward_forces_nothing(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Assail 2/2", 0, "field"), ready = put(game, "Ward 2/2", 1, "field");
  ArbId hidden = engaged(game, "Hidden Ward", 1);
  begin(game);
  assert_true(may_target(game, it, leader(game, 1)));
  assert_true(may_target(game, it, ready));
  assert_false(may_target(game, it, hidden));
  arb_destroy(game);
}

static void rule_12_8_2_a_ward_may_be_engaged_as_it_is_put_onto_the_field(void **state)
{
  ArbGame *game = table();
  begin(game);
  cast(game, "Ward 2/2", 0);
  assert_string_equal(asked(game), "12.8.2");
  choose(game, "yes", NOBODY);
  assert_int_equal(look(game, nth(game, "field", 0, 0), "engaged"), 1);
  cast(game, "Ward 2/2", 0);
  choose(game, "no", NOBODY);
  assert_int_equal(look(game, nth(game, "field", 0, 1), "engaged"), 0);
  arb_destroy(game);
}

/* S1: the leader too. */
static void rule_12_9_2_storm_attacks_at_once(void **state)
{
  ArbGame *game = table();
  ArbId it = fresh(game, "Storm 2/1", 0), target = engaged(game, "Filler", 1);
  begin(game);
  assert_true(may_target(game, it, target));
  assert_true(may_target(game, it, leader(game, 1)));
  arb_destroy(game);
}

static void rule_12_10_2_rush_attacks_engaged_followers_at_once(void **state)
{
  ArbGame *game = table();
  ArbId it = fresh(game, "Rush 2/2", 0), target = engaged(game, "Filler", 1);
  ArbId ready = put(game, "Filler", 1, "field"), old = put(game, "Rush 2/2", 0, "field");
  begin(game);
  assert_true(may_target(game, it, target));
  assert_false(may_target(game, it, ready));
  assert_false(may_target(game, it, leader(game, 1)));
  assert_true(may_target(game, old, leader(game, 1)));
  arb_destroy(game);
}

static void rule_12_11_2_assail_attacks_reserved_followers_as_if_engaged(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Assail 2/2", 0, "field"), ready = put(game, "Filler", 1, "field");
  ArbId both = fresh(game, "Rush Assail", 0), slow = fresh(game, "Assail 2/2", 0);
  begin(game);
  assert_true(may_target(game, it, ready));
  assert_true(may_target(game, both, ready));
  assert_false(may_target(game, slow, ready));
  arb_destroy(game);
}

static void rule_12_12_2_intimidate_is_not_attacked(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Assail 2/2", 0, "field"), hidden = engaged(game, "Intimidate 1/3", 1);
  begin(game);
  assert_false(may_target(game, it, hidden));
  arb_destroy(game);
}

static void hit_target(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  EvDeal deal = {values[0].id, context->me, 1, EV_BY_ABILITY};
  ev_deal(game, &deal, 1);
}

static void rule_12_12_2_1_intimidate_may_be_selected_by_abilities(void **state)
{
  ArbGame *game = table();
  ArbId hidden = engaged(game, "Intimidate 1/3", 1);
  begin(game);
  text(1, hit_target);
  cast(game, "Aim at one", 0);
  assert_int_equal(look(game, hidden, "damage"), 1);
  arb_destroy(game);
}

static void rule_12_13_2_drain_gains_the_attack_damage_dealt(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Drain 3/3", 0, "field"), target = engaged(game, "Filler", 1);
  set(game, arb_player_id(0), "defense", 10);
  begin(game);
  attack(game, it, target);
  assert_int_equal(of_player(game, 0, "defense"), 13); /* S11: dealt, not what was left */
  arb_destroy(game);
}

static void rule_12_13_2_drain_counts_attacks_on_leaders_without_a_limit(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Drain 3/3", 0, "field");
  begin(game);
  attack(game, it, leader(game, 1));
  assert_int_equal(of_player(game, 0, "defense"), 23); /* S6 */
  assert_int_equal(of_player(game, 1, "defense"), 17);
  arb_destroy(game);
}

static void rule_12_13_2_2_a_target_with_drain_gains_nothing(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Plain 3/4", 0, "field"), target = engaged(game, "Drain 3/3", 1);
  begin(game);
  attack(game, it, target);
  assert_int_equal(look(game, it, "damage"), 3);
  assert_int_equal(of_player(game, 1, "defense"), 20);
  arb_destroy(game);
}

static void own_blow(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  EvDeal deal = {leader(game, 1), nth(game, "field", 0, 0), 2, EV_BY_ABILITY};
  ev_deal(game, &deal, 1);
}

static void rule_12_13_2_2_drain_does_not_see_ability_damage(void **state)
{
  ArbGame *game = table();
  put(game, "Drain 3/3", 0, "field");
  begin(game);
  text(1, own_blow);
  cast(game, "Spell 1", 0);
  assert_int_equal(of_player(game, 1, "defense"), 18);
  assert_int_equal(of_player(game, 0, "defense"), 20);
  arb_destroy(game);
}

static void rule_12_14_2_bane_destroys_what_it_has_fought(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Bane 0/1", 0, "field"), target = engaged(game, "Big 5/5", 1);
  begin(game);
  attack(game, it, target); /* 12.14.2.1: it deals no damage at all; and it dies itself (S11) */
  assert_false(is_in(game, target, "field"));
  assert_int_equal(size_of(game, "cemetery", 0), 1);
  assert_int_equal(size_of(game, "cemetery", 1), 1);
  arb_destroy(game);
}

static void rule_12_14_2_bane_works_when_attacked(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Big 5/5", 0, "field"), target = engaged(game, "Bane 0/1", 1);
  begin(game);
  attack(game, it, target);
  assert_false(is_in(game, it, "field"));
  arb_destroy(game);
}

static void rule_12_14_2_bane_does_not_touch_leaders(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Bane Drain 2/2", 0, "field");
  begin(game);
  attack(game, it, leader(game, 1));
  assert_int_equal(of_player(game, 1, "defense"), 18);
  assert_int_equal(events_of(game, "trigger"), 1); /* Drain alone */
  arb_destroy(game);
}

static void rule_12_14_3_two_instances_of_bane_are_one(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Bane 0/1", 0, "field"), target = engaged(game, "Wall 0/4", 1);
  begin(game);
  text(1, NULL);
  attack(game, it, target);
  assert_int_equal(events_of(game, "trigger"), 1);
  arb_destroy(game);
}

static void rule_8_4_11_the_attack_ends(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Plain 3/4", 0, "field"), target = engaged(game, "Wall 0/4", 1);
  begin(game);
  attack(game, it, target);
  assert_true(id_is_nothing(ev_table(game)->attacker));
  assert_false(ev_in_combat(game));
  arb_destroy(game);
}

static bool running;

static void note_running(ArbGame *game, const ArbContext *context, const ArbValue *values,
                         int count)
{
  running = !id_is_nothing(ev_table(game)->attacker);
}

static void rule_8_4_10_what_combat_triggers_comes_before_the_attack_ends(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Last Words 1", 0, "field"), target = engaged(game, "Plain 3/4", 1);
  begin(game);
  text(1, note_running);
  running = false;
  attack(game, it, target);
  assert_true(running);
  assert_true(id_is_nothing(ev_table(game)->attacker));
  arb_destroy(game);
}

static void take_over(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  ev_take_control(game, (ArbId[]){ev_table(game)->attacker}, 1, context->you, context->you);
}

/* S10: losing control of the attacker does not end the attack. */
static void rule_8_4_9_it_deals_damage_wherever_on_a_field_it_is(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Plain 2/2", 0, "field");
  ArbId quick = put(game, "Quick Spell", 1, "hand");
  begin(game);
  text(5, take_over);
  attack(game, it, leader(game, 1));
  choose(game, "play", quick);
  skip_windows(game);
  assert_int_equal(card_at(game, id_index1(it))->controller, 1);
  assert_int_equal(of_player(game, 1, "defense"), 18);
  arb_destroy(game);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(rule_8_4_2_the_attacker_is_reserved_and_the_players_own),
    cmocka_unit_test(rule_8_4_2_1_not_in_the_turn_it_came),
    cmocka_unit_test(rule_8_4_2_1_unless_it_evolved_and_then_only_followers),
    cmocka_unit_test(rule_8_4_3_1_engaged_followers_and_the_leader_are_targets),
    cmocka_unit_test(rule_8_4_3_2_no_attack_without_a_target),
    cmocka_unit_test(rule_8_4_4_the_attacker_is_engaged),
    cmocka_unit_test(rule_8_4_6_confirmation_timing_before_the_quick_window),
    cmocka_unit_test(rule_8_4_7_the_other_player_may_play_quick),
    cmocka_unit_test(rule_8_4_7_a_player_without_cards_is_not_asked),
    cmocka_unit_test(rule_4_7_2_the_window_does_not_tell_what_is_in_the_hand),
    cmocka_unit_test(rule_8_4_9_1_both_deal_damage_at_once),
    cmocka_unit_test(rule_8_4_9_it_deals_damage_wherever_on_a_field_it_is),
    cmocka_unit_test(rule_5_13_1_1_defense_may_become_negative),
    cmocka_unit_test(rule_1_3_2_2_no_damage_is_no_event),
    cmocka_unit_test(rule_12_8_2_an_engaged_ward_must_be_attacked),
    cmocka_unit_test(rule_12_8_2_a_reserved_or_intimidating_ward_forces_nothing),
    cmocka_unit_test(rule_12_8_2_a_ward_may_be_engaged_as_it_is_put_onto_the_field),
    cmocka_unit_test(rule_12_9_2_storm_attacks_at_once),
    cmocka_unit_test(rule_12_10_2_rush_attacks_engaged_followers_at_once),
    cmocka_unit_test(rule_12_11_2_assail_attacks_reserved_followers_as_if_engaged),
    cmocka_unit_test(rule_12_12_2_intimidate_is_not_attacked),
    cmocka_unit_test(rule_12_12_2_1_intimidate_may_be_selected_by_abilities),
    cmocka_unit_test(rule_12_13_2_drain_gains_the_attack_damage_dealt),
    cmocka_unit_test(rule_12_13_2_drain_counts_attacks_on_leaders_without_a_limit),
    cmocka_unit_test(rule_12_13_2_2_a_target_with_drain_gains_nothing),
    cmocka_unit_test(rule_12_13_2_2_drain_does_not_see_ability_damage),
    cmocka_unit_test(rule_12_14_2_bane_destroys_what_it_has_fought),
    cmocka_unit_test(rule_12_14_2_bane_works_when_attacked),
    cmocka_unit_test(rule_12_14_2_bane_does_not_touch_leaders),
    cmocka_unit_test(rule_12_14_3_two_instances_of_bane_are_one),
    cmocka_unit_test(rule_8_4_10_what_combat_triggers_comes_before_the_attack_ends),
    cmocka_unit_test(rule_8_4_11_the_attack_ends),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
