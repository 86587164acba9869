/* SPDX-License-Identifier: MIT */
/* test_information.c -- cards, players, zones and notations (1.3, 2-5) as they are told. */
#include "support.h"

static bool count_known(void *data, const ArbCardView *card)
{
  *(int *)data += card->def != 0;
  return true;
}

static int faces(ArbGame *game, ArbSeat by, int zone, ArbSeat owner)
{
  int count = 0;
  arb_view_zone(game, by, zone, owner, count_known, &count);
  return count;
}

/* ---- Outcomes, selections (1) ------------------------------------------------------- */

TEXT(second_player_loses)
{
  ev_lose(game, 1u << 1);
}

static void rule_1_2_4_a_card_may_end_the_game_at_once(void **state)
{
  ArbGame *game = begun();
  ArbId weak = put(game, "Filler", 0, "field");
  set(game, weak, "damage", 5); /* confirmation timing would destroy it */
  as_spell(game, second_player_loses);
  assert_int_equal(arb_advance(game), ARB_OVER);
  assert_int_equal(arb_winner(game), 0);
  assert_true(is_in(game, weak, "field"));
  arb_destroy(game);
}

TEXT(both_to_decks)
{
  ArbId cards[4];
  for (int i = 0; i < 4; i++) cards[i] = nth(game, "field", (ArbSeat)(i / 2), i % 2);
  ev_to_deck(game, cards, 4, ARB_TOP, 0);
}

static void rule_1_3_4_the_active_player_selects_first(void **state)
{
  ArbGame *game = begun();
  for (int i = 0; i < 4; i++) put(game, i % 2 ? "Filler" : "Relic", (ArbSeat)(i / 2), "field");
  as_spell(game, both_to_decks);
  assert_int_equal(asks(game), 0);
  answer_with(game, (int32_t[]){0, 1}, 2);
  assert_int_equal(asks(game), 1);
  answer_with(game, (int32_t[]){0, 1}, 2);
  assert_int_equal(size_of(game, "deck", 0), 12);
  assert_int_equal(size_of(game, "deck", 1), 12);
  arb_destroy(game);
}

/* ---- Cards and players (2, 3) ------------------------------------------------------- */

static void rule_2_5_1_the_cost_is_what_is_paid(void **state)
{
  ArbGame *game = begun();
  ArbId card = put(game, "Plain 3/4", 0, "hand");
  assert_int_equal(look(game, card, "cost"), 3);
  choose(game, "play", card);
  assert_int_equal(of_player(game, 0, "play_points"), 7);
  arb_destroy(game);
}

static void rule_2_7_1_attack_is_the_damage_it_deals(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Plain 3/4", 0, "field");
  begin(game);
  attack(game, it, leader(game, 1));
  assert_int_equal(of_player(game, 1, "defense"), 17);
  arb_destroy(game);
}

TEXT(deal_two)
{
  EvDeal deal = {nth(game, "field", 1, 0), context->me, 2, EV_BY_ABILITY};
  ev_deal(game, &deal, 1);
}

static void rule_2_8_2_damage_reduces_defense(void **state)
{
  ArbGame *game = begun();
  ArbId it = put(game, "Plain 3/4", 1, "field");
  as_spell(game, deal_two);
  assert_int_equal(look(game, it, "defense"), 2);
  as_spell(game, deal_two); /* 2.8.1: that much is what it can take */
  assert_false(is_in(game, it, "field"));
  arb_destroy(game);
}

static void rule_3_1_2_who_has_the_zone_controls_the_card(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Plain 2/2", 1, "field");
  set(game, arb_player_id(0), "defense", 20);
  begin(game);
  assert_int_equal(card_at(game, id_index1(it))->controller, 1);
  assert_why(game, 0, it, "you do not control it (3.1.2)");
  arb_destroy(game);
}

static ArbSeat runs_for;
TEXT(note_you)
{
  runs_for = context->you;
}

static void rule_3_1_2_2_whoever_plays_an_ability_controls_it(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Plain 2/2", 0, "field"), charm = put(game, "Quick Charm", 1, "field");
  begin(game);
  text(2, note_you);
  attack(game, it, leader(game, 1));
  choose(game, "use", charm);
  assert_int_equal(runs_for, 1);
  arb_destroy(game);
}

TEXT(steal_and_kill)
{
  ArbId it = nth(game, "field", 1, 0);
  ev_take_control(game, (ArbId[]){it}, 1, 0, 0);
  ev_destroy(game, &it, 1, 0);
}

/* Last Words of a card that was taken are the taker's; the card is not. */
static void rule_3_1_2_3_an_automatic_ability_is_its_cards_controllers(void **state)
{
  ArbGame *game = begun();
  put(game, "Last Words 2", 1, "field");
  runs_for = ARB_NO_SEAT;
  text(2, note_you);
  as_spell(game, steal_and_kill);
  assert_int_equal(runs_for, 0);
  assert_int_equal(size_of(game, "cemetery", 1), 1); /* 3.1.1 */
  arb_destroy(game);
}

static void rule_3_2_4_more_than_the_limit_is_the_limit(void **state)
{
  ArbGame *game = table();
  begin(game);
  end_turn(game), end_turn(game);
  assert_int_equal(of_player(game, 0, "max_play_points"), 10);
  arb_destroy(game);
}

/* ---- Zones (4) ---------------------------------------------------------------------- */

static void rule_4_1_2_1_everybody_may_count_the_cards_of_any_zone(void **state)
{
  ArbGame *game = begun();
  put(game, "Filler", 1, "hand"), put(game, "Fighter+", 1, "evolve_deck");
  assert_int_equal(arb_view_zone(game, 0, EV_Z_DECK, 1, NULL, NULL), 10);
  assert_int_equal(arb_view_zone(game, 0, EV_Z_HAND, 1, NULL, NULL), 1);
  assert_int_equal(arb_view_zone(game, 0, EV_Z_EVOLVE_DECK, 1, NULL, NULL), 1);
  assert_int_equal(of_player(game, 1, "deck"), 10);
  arb_destroy(game);
}

/* 4.3.2, 4.4.2, 4.8.2, 4.9.2, 4.10.2, 4.12.2 */
static void rule_4_1_2_public_zones_are_seen_by_all_and_others_are_not(void **state)
{
  static const char *const open[] = {"field", "ex", "cemetery", "banished"};
  ArbGame *game = begun();
  for (int i = 0; i < 4; i++) {
    put(game, "Filler", 1, open[i]);
    assert_int_equal(faces(game, 0, arb_zone_find(game, open[i]), 1), 1);
  }
  assert_int_equal(faces(game, 0, EV_Z_LEADER, 1), 1);
  put(game, "Filler", 1, "hand"), put(game, "Fighter+", 1, "evolve_deck");
  assert_int_equal(faces(game, 0, EV_Z_HAND, 1), 0);
  assert_int_equal(faces(game, 0, EV_Z_DECK, 1), 0);
  assert_int_equal(faces(game, 0, EV_Z_EVOLVE_DECK, 1), 0);
  arb_destroy(game);
}

static void rule_4_5_2_nobody_looks_into_a_deck(void **state)
{
  ArbGame *game = begun();
  assert_int_equal(faces(game, 0, EV_Z_DECK, 0), 0);
  assert_int_equal(faces(game, 1, EV_Z_DECK, 0), 0);
  arb_destroy(game);
}

TEXT(return_all)
{
  ArbId it = nth(game, "field", 1, 0);
  ev_return(game, &it, 1, 0);
}

static void rule_4_2_2_3_a_card_comes_reserved(void **state)
{
  ArbGame *game = begun();
  ArbId it = put(game, "Plain 2/2", 0, "field");
  set(game, it, "engaged", 1);
  text(2, NULL);
  cast(game, "Plain 3/4", 0);
  assert_int_equal(look(game, nth(game, "field", 0, 1), "engaged"), 0);
  assert_int_equal(look(game, it, "engaged"), 1); /* 4.2.2: one or the other, each for itself */
  arb_destroy(game);
}

static void rule_4_4_4_1_five_cards_on_a_field(void **state)
{
  ArbGame *game = begun();
  for (int i = 0; i < 5; i++) cast(game, "Free", 0);
  assert_int_equal(size_of(game, "field", 0), 5);
  assert_false(offered(game, "play", put(game, "Free", 0, "hand")));
  arb_destroy(game);
}

static void rule_4_7_3_1_seven_cards_in_a_hand(void **state)
{
  ArbGame *game = begun();
  for (int i = 0; i < 7; i++) put(game, "Filler", 0, "hand");
  choose(game, "end", NOBODY);
  assert_int_equal(asks(game), 1); /* nothing to discard; nor in the turn itself */
  arb_destroy(game);
}

static void rule_4_7_3_the_limit_holds_in_the_end_phase_only(void **state)
{
  ArbGame *game = begun();
  for (int i = 0; i < 9; i++) put(game, "Filler", 0, "hand");
  cast(game, "Spell 1", 0);
  assert_string_equal(asked(game), "7.3.3");
  assert_int_equal(size_of(game, "hand", 0), 9);
  arb_destroy(game);
}

TEXT(six_tokens)
{
  ev_create(game, def_of("Fairy"), 6, EV_Z_EX, 0, NULL);
}

static void rule_4_8_3_1_five_cards_in_an_ex_area(void **state)
{
  ArbGame *game = begun();
  as_spell(game, six_tokens);
  assert_int_equal(size_of(game, "ex", 0), 5);
  arb_destroy(game);
}

static int on_top;
TEXT(note_top)
{
  on_top = id_index1(context->me) == zone_first(game, zone_at(game, EV_Z_RESOLUTION, 0));
}

static void rule_4_11_2_what_is_played_lies_on_top(void **state)
{
  ArbGame *game = begun();
  as_spell(game, note_top);
  assert_true(on_top);
  arb_destroy(game);
}

/* ---- Notations (5) ------------------------------------------------------------------ */

static int came_from;
TEXT(note_origin)
{
  came_from = context->event->aux;
}

/* A played card comes from where it was played. */
static void rule_5_4_3_put_onto_the_field_from_the_zone_it_was_played_from(void **state)
{
  ArbGame *game = begun();
  text(1, note_origin);
  cast(game, "Fanfare 1", 0);
  assert_int_equal(came_from, EV_Z_HAND);
  choose(game, "play", put(game, "Fanfare 1", 0, "ex"));
  assert_int_equal(came_from, EV_Z_EX);
  arb_destroy(game);
}

TEXT(draw_ten)
{
  ev_draw(game, 0, 10);
}
TEXT(shuffle_own)
{
  ev_shuffle(game, 0);
}

static void rule_5_8_1_1_an_empty_deck_is_shuffled_too(void **state)
{
  ArbGame *game = begun();
  as_spell(game, draw_ten); /* all there are */
  assert_int_equal(size_of(game, "deck", 0), 0);
  as_spell(game, shuffle_own);
  assert_int_equal(events_of(game, "shuffle"), 1);
  arb_destroy(game);
}

static void rule_5_9_1_the_top_card_is_drawn(void **state)
{
  ArbGame *game = table();
  begin(game);
  game->s = game->base;
  uint16_t slot = nth(game, "deck", 1, 0).slot;
  end_turn(game);
  assert_int_equal(nth(game, "hand", 1, 0).slot, slot);
  arb_destroy(game);
}

static int kinds_seen;
static void see_damage(void *data, const ArbEventView *event)
{
  if (strcmp(event->kind, "damage") == 0) ((int *)data)[kinds_seen++] = event->aux;
}

/* 5.13.2, 5.13.3, 5.13.4 */
static void rule_5_13_2_attack_damage_is_the_attackers(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Plain 2/2", 0, "field"), target = put(game, "Plain 3/4", 1, "field");
  set(game, target, "engaged", 1);
  begin(game);
  int kinds[4] = {0};
  kinds_seen = 0;
  attack(game, it, target);
  arb_events(game, 0, 0, see_damage, kinds);
  assert_int_equal(kinds[0], EV_BY_ATTACK | EV_BY_COMBAT);
  assert_int_equal(kinds[1], EV_BY_COMBAT);
  arb_destroy(game);
}

static void rule_5_13_4_all_other_damage_is_ability_damage(void **state)
{
  ArbGame *game = begun();
  put(game, "Plain 3/4", 1, "field");
  int kinds[4] = {0};
  kinds_seen = 0;
  as_spell(game, deal_two);
  arb_events(game, 0, 0, see_damage, kinds);
  assert_int_equal(kinds[0], EV_BY_ABILITY);
  arb_destroy(game);
}

static bool both_see;
TEXT(reveal_held)
{
  ArbId it = nth(game, "hand", 0, 0);
  ev_reveal(game, id_index1(it));
  both_see =
      arb_know_sees(game, game->s, id_index1(it), 1) && zone_of(game, id_index1(it)) == EV_Z_HAND;
}

static void rule_5_20_1_a_revealed_card_is_seen_and_stays(void **state)
{
  ArbGame *game = begun();
  ArbId spell = put(game, "Spell 1", 0, "hand");
  put(game, "Relic", 0, "hand");
  text(1, reveal_held);
  choose(game, "play", spell);
  assert_true(both_see);
  arb_destroy(game);
}

/* ---- The main phase and attacks, once more (7, 8) ----------------------------------- */

static void rule_7_3_4_confirmation_timing_after_each_action(void **state)
{
  ArbGame *game = begun();
  ArbId it = put(game, "Plain 2/2", 1, "field");
  as_spell(game, deal_two);
  assert_string_equal(asked(game), "7.3.3");
  assert_false(is_in(game, it, "field"));
  arb_destroy(game);
}

static void rule_8_1_2_what_cannot_be_finished_cannot_be_begun(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Fighter", 0, "field");
  set(game, it, "new", 1);
  begin(game);
  assert_false(offered(game, "attack", it));
  assert_false(offered(game, "use", it));
  assert_int_equal(arb_decision(game)->option_count, 1);
  arb_destroy(game);
}

static bool in_combat;
TEXT(note_combat)
{
  in_combat = ev_in_combat(game);
}

static void rule_8_4_5_1_attacker_and_target_are_in_combat(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Striker", 0, "field"), target = put(game, "Plain 3/4", 1, "field");
  ArbId other = put(game, "Striker", 0, "field");
  set(game, target, "engaged", 1);
  begin(game);
  text(4, note_combat);
  attack(game, it, target);
  assert_true(in_combat);
  attack(game, other, leader(game, 1)); /* a leader fights no combat */
  assert_false(in_combat);
  arb_destroy(game);
}

static void rule_8_4_9_2_who_is_in_combat_by_then_has_fought(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Plain 2/2", 0, "field"), target = put(game, "Plain 3/4", 1, "field");
  ArbId other = put(game, "Plain 2/2", 0, "field");
  set(game, target, "engaged", 1);
  begin(game);
  attack(game, it, target);
  assert_int_equal(events_of(game, "fought"), 2);
  attack(game, other, leader(game, 1));
  assert_int_equal(events_of(game, "fought"), 2);
  arb_destroy(game);
}

static void rule_10_3_5_abilities_of_followers_hold_on_the_field_only(void **state)
{
  ArbGame *game = begun();
  put(game, "Greeter", 0, "ex"), put(game, "Greeter", 0, "cemetery");
  cast(game, "Plain 2/2", 0);
  assert_int_equal(events_of(game, "trigger"), 0);
  arb_destroy(game);
}

TEXT(boost_rightmost)
{
  ev_give(game, nth(game, "field", 1, 0), EV_F_DEFENSE, 2, 0, EV_UNTIL_LEAVES);
}
TEXT(take_it)
{
  ev_take_control(game, (ArbId[]){nth(game, "field", 1, 0)}, 1, 0, 0);
}

static void rule_10_9_2_effects_stay_on_a_card_that_changes_fields(void **state)
{
  ArbGame *game = begun();
  ArbId it = put(game, "Plain 2/2", 1, "field");
  as_spell(game, boost_rightmost);
  as_spell(game, take_it);
  assert_int_equal(look(game, it, "defense"), 4);
  as_spell(game, return_all);
  arb_destroy(game);
}

static void rule_10_9_1_4_numbers_add_up(void **state)
{
  ArbGame *game = begun();
  ArbId it = put(game, "Plain 2/2", 1, "field");
  as_spell(game, boost_rightmost);
  as_spell(game, boost_rightmost);
  assert_int_equal(look(game, it, "defense"), 6);
  arb_destroy(game);
}

static void rule_12_13_1_a_card_with_several_keywords_has_all_of_them(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Bane Drain 2/2", 0, "field"), target = put(game, "Dear", 1, "field");
  set(game, target, "engaged", 1);
  begin(game);
  attack(game, it, target);
  assert_string_equal(asked(game), "10.7.3"); /* both are pending */
  answer_with(game, &(int32_t){0}, 1);
  assert_int_equal(of_player(game, 0, "defense"), 22);
  assert_false(is_in(game, target, "field"));
  arb_destroy(game);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(rule_1_2_4_a_card_may_end_the_game_at_once),
    cmocka_unit_test(rule_1_3_4_the_active_player_selects_first),
    cmocka_unit_test(rule_2_5_1_the_cost_is_what_is_paid),
    cmocka_unit_test(rule_2_7_1_attack_is_the_damage_it_deals),
    cmocka_unit_test(rule_2_8_2_damage_reduces_defense),
    cmocka_unit_test(rule_3_1_2_who_has_the_zone_controls_the_card),
    cmocka_unit_test(rule_3_1_2_2_whoever_plays_an_ability_controls_it),
    cmocka_unit_test(rule_3_1_2_3_an_automatic_ability_is_its_cards_controllers),
    cmocka_unit_test(rule_3_2_4_more_than_the_limit_is_the_limit),
    cmocka_unit_test(rule_4_1_2_1_everybody_may_count_the_cards_of_any_zone),
    cmocka_unit_test(rule_4_1_2_public_zones_are_seen_by_all_and_others_are_not),
    cmocka_unit_test(rule_4_5_2_nobody_looks_into_a_deck),
    cmocka_unit_test(rule_4_2_2_3_a_card_comes_reserved),
    cmocka_unit_test(rule_4_4_4_1_five_cards_on_a_field),
    cmocka_unit_test(rule_4_7_3_1_seven_cards_in_a_hand),
    cmocka_unit_test(rule_4_7_3_the_limit_holds_in_the_end_phase_only),
    cmocka_unit_test(rule_4_8_3_1_five_cards_in_an_ex_area),
    cmocka_unit_test(rule_4_11_2_what_is_played_lies_on_top),
    cmocka_unit_test(rule_5_4_3_put_onto_the_field_from_the_zone_it_was_played_from),
    cmocka_unit_test(rule_5_8_1_1_an_empty_deck_is_shuffled_too),
    cmocka_unit_test(rule_5_9_1_the_top_card_is_drawn),
    cmocka_unit_test(rule_5_13_2_attack_damage_is_the_attackers),
    cmocka_unit_test(rule_5_13_4_all_other_damage_is_ability_damage),
    cmocka_unit_test(rule_5_20_1_a_revealed_card_is_seen_and_stays),
    cmocka_unit_test(rule_7_3_4_confirmation_timing_after_each_action),
    cmocka_unit_test(rule_8_1_2_what_cannot_be_finished_cannot_be_begun),
    cmocka_unit_test(rule_8_4_5_1_attacker_and_target_are_in_combat),
    cmocka_unit_test(rule_8_4_9_2_who_is_in_combat_by_then_has_fought),
    cmocka_unit_test(rule_10_3_5_abilities_of_followers_hold_on_the_field_only),
    cmocka_unit_test(rule_10_9_2_effects_stay_on_a_card_that_changes_fields),
    cmocka_unit_test(rule_10_9_1_4_numbers_add_up),
    cmocka_unit_test(rule_12_13_1_a_card_with_several_keywords_has_all_of_them),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
