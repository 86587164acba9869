/* SPDX-License-Identifier: MIT */
/* test_words.c -- what the words of the rules mean: names, types, owners, zones, how cards lie
** (2, 3.1, 4, 5, 9.1). */
#include "support.h"

static bool sees(ArbGame *game, ArbSeat seat, ArbId card)
{
  return arb_know_sees(game, game->base, id_index1(card), seat);
}

/* ---- Names and types (2) ------------------------------------------------------------ */

static void rule_2_1_1_a_card_is_found_by_its_name(void **state)
{
  assert_int_equal(arb_cards_find(pool(), "Filler"), def_of("Filler"));
  assert_string_equal(arb_card_title(pool(), def_of("Fighter+")), "Fighter");
}

static void a_number_that_is_no_cards_has_no_text(void **state)
{
  int count = arb_cards_count(pool());
  assert_null(arb_card_text(pool(), 0));
  assert_null(arb_card_text(pool(), UINT16_MAX));
  assert_null(arb_card_mod(pool(), UINT16_MAX));
  assert_string_equal(arb_card_title(pool(), (uint16_t)count), "Delays");
  assert_string_equal(arb_card_title(pool(), (uint16_t)(count + 1)), "");
}

/* 12: a number of a keyword is an attribute behind those of the game. */
static void keywords_have_the_numbers_of_attributes(void **state)
{
  for (int keyword = 0; keyword < arb_keywords_count(pool()); keyword++) {
    const char *name = arb_keyword(pool(), keyword)->name;
    assert_string_equal(arb_attribute(pool(), EV_ATTRIBUTE_COUNT + keyword), name);
  }
  assert_null(arb_attribute(pool(), EV_ATTRIBUTE_COUNT + arb_keywords_count(pool())));
  assert_int_equal(arb_attribute_find(pool(), "storm"), EV_ATTRIBUTE_COUNT + EV_KW_STORM);
}

/* S21: the id tells an evolved card from a follower of its name; one without that needs none. */
static void rule_2_1_2_an_evolved_card_alone_has_its_name(void **state)
{
  static const char *const names[] = {"Lonely", "Fighter", "Fighter"};
  EvBuilder *b = ev_builder_bare();
  ev_builder_open(b);
  for (int i = 0; i < 3; i++)
    ev_builder_card(b, &(EvCardDef){.id = names[i],
                                    .name = names[i],
                                    .type = EV_FOLLOWER,
                                    .special = i == 2 ? 0 : EV_EVOLVED});
  ArbCards *cards = ev_builder_finish(b);
  assert_false(ev_cards(cards)->defs[1].by_id);
  assert_true(ev_cards(cards)->defs[2].by_id);
  assert_false(ev_cards(cards)->defs[3].by_id);
  arb_cards_release(cards);
}

TEXT(remember_two_numbers)
{
  ArbId one = nth(game, "field", 0, 0), other = nth(game, "field", 0, 1);
  uint32_t all = UINT32_MAX;
  ev_remember_number(game, one, 3), ev_remember_number(game, other, 5);
  assert_int_equal(ev_number_of(game, one), 3);
  assert_int_equal(ev_number_of(game, other), 5);
  ev_give(game, one, EV_F_ATTACK, 1, 0, EV_UNTIL_LEAVES);
  assert_int_equal(arb_effects_drop(game, EV_POOL_EFFECT, one, all), 2);
  assert_int_equal(arb_effects_drop(game, EV_POOL_EFFECT, one, all), 0);
  assert_int_equal(ev_number_of(game, one), 0);
  assert_int_equal(ev_number_of(game, other), 5);
}

static void rule_10_2_1_2_effects_are_on_their_own_card(void **state)
{
  ArbGame *game = begun();
  put(game, "Filler", 0, "field"), put(game, "Filler", 0, "field");
  as_spell(game, remember_two_numbers);
  arb_destroy(game);
}

static void rule_2_1_2_a_name_means_every_card_of_that_name(void **state)
{
  ArbGame *game = begun();
  ArbId one = put(game, "Fighter", 0, "field"), other = put(game, "Adept", 0, "field");
  ArbId evolved = put(game, "Fighter+", 0, "evolve_deck");
  assert_true(ev_named(game, one, def_of("Fighter")));
  assert_true(ev_named(game, evolved, def_of("Fighter")));
  assert_false(ev_named(game, other, def_of("Fighter")));
  arb_destroy(game);
}

TEXT(hit_all_enemy_followers)
{
  ArbId ids[8];
  int found = arb_selector_list(game, ENEMY_FOLLOWERS, context, ids, 8);
  EvDeal deals[8];
  for (int i = 0; i < found; i++) deals[i] = (EvDeal){ids[i], context->me, 1, EV_BY_ABILITY};
  ev_deal(game, deals, found);
}

static void rule_2_3_4_a_type_means_all_cards_of_it(void **state)
{
  ArbGame *game = begun();
  ArbId evolved = put(game, "Fighter", 1, "field"), relic = put(game, "Relic", 1, "field");
  put_at(game, "Fighter+", 1, "evolve", evolved);
  ArbId plain = put(game, "Plain 2/2", 1, "field");
  put(game, "Fairy", 1, "field");
  as_spell(game, hit_all_enemy_followers);
  assert_int_equal(events_of(game, "damage"), 3); /* the token too */
  assert_int_equal(look(game, evolved, "damage"), 1);
  assert_int_equal(look(game, plain, "damage"), 1);
  assert_true(is_in(game, relic, "field"));
  arb_destroy(game);
}

static void rule_2_8_1_a_follower_is_destroyed_by_as_much_damage_as_its_defense(void **state)
{
  ArbGame *game = begun();
  ArbId it = put(game, "Plain 2/2", 1, "field");
  as_spell(game, hit_all_enemy_followers);
  assert_true(is_in(game, it, "field"));
  as_spell(game, hit_all_enemy_followers);
  assert_false(is_in(game, it, "field"));
  arb_destroy(game);
}

/* ---- Owners and controllers (3.1) --------------------------------------------------- */

TEXT(steal_and_bury)
{
  ArbId it = nth(game, "field", 1, 0);
  ev_take_control(game, (ArbId[]){it}, 1, 0, 0);
  assert_int_equal(card_at(game, id_index1(it))->owner, 1);
  ev_bury(game, &it, 1, 0);
}

static void rule_3_1_1_a_card_stays_its_owners(void **state)
{
  ArbGame *game = begun();
  put(game, "Plain 2/2", 1, "field");
  as_spell(game, steal_and_bury);
  assert_int_equal(size_of(game, "cemetery", 1), 1);
  arb_destroy(game);
}

TEXT(draw_for_the_controller)
{
  ev_draw(game, context->you, 1);
}

static void rule_3_1_2_4_an_effect_is_of_whoever_controls_its_ability(void **state)
{
  ArbGame *game = begun();
  put(game, "Quick Spell", 1, "hand");
  text(5, draw_for_the_controller);
  choose(game, "end", NOBODY);
  choose(game, "play", nth(game, "hand", 1, 0));
  assert_int_equal(size_of(game, "hand", 1), 1);
  assert_int_equal(size_of(game, "hand", 0), 0);
  arb_destroy(game);
}

/* ---- Zones (4) ---------------------------------------------------------------------- */

static void rule_4_1_1_each_player_has_one_of_each_zone(void **state)
{
  ArbGame *game = begun();
  for (int kind = 0; kind < EV_ZONES; kind++)
    if (kind != EV_Z_RESOLUTION && kind != EV_Z_FORMAT) /* 4.11.1; the format is nobody's */
      assert_int_not_equal(zone_at(game, kind, 0), zone_at(game, kind, 1));
  arb_destroy(game);
}

static void rule_4_11_1_the_resolution_zone_is_shared(void **state)
{
  ArbGame *game = begun();
  assert_int_equal(zone_at(game, EV_Z_RESOLUTION, 0), zone_at(game, EV_Z_RESOLUTION, 1));
  arb_destroy(game);
}

static void rule_4_2_3_3_cards_are_faceup_in_public_zones_only(void **state)
{
  static const struct {
    const char *zone;
    bool other_sees, owner_sees;
  } zones[] = {{"field", true, true},    {"ex", true, true},
               {"cemetery", true, true}, {"banished", true, true}, /* 4.10.2 */
               {"hand", false, true},    {"deck", false, false}};
  ArbGame *game = begun();
  for (size_t i = 0; i < sizeof zones / sizeof *zones; i++) {
    ArbId it = put(game, "Plain 2/2", 0, zones[i].zone);
    assert_int_equal(sees(game, 1, it), zones[i].other_sees); /* 4.2.3.1, 4.2.3.2 */
    assert_int_equal(sees(game, 0, it), zones[i].owner_sees);
  }
  arb_destroy(game);
}

static void rule_4_2_2_2_an_engaged_card_is_not_reserved(void **state)
{
  ArbGame *game = begun();
  ArbId it = put(game, "Plain 2/2", 0, "field");
  assert_int_equal(look(game, it, "engaged"), 0); /* 4.2.2.1 */
  attack(game, it, leader(game, 1));
  assert_int_equal(look(game, it, "engaged"), 1);
  assert_false(offered(game, "attack", it));
  arb_destroy(game);
}

TEXT(engage_then_refresh)
{
  int card1 = id_index1(nth(game, "field", 0, 0));
  ev_engage(game, card1, 0);
  assert_true(ev_body(game, card1)->flags & EV_ENGAGED);
  ev_refresh(game, card1, 0);
}

static void rule_5_3_1_engaging_and_refreshing_turn_a_card(void **state)
{
  ArbGame *game = begun();
  ArbId it = put(game, "Plain 2/2", 0, "field");
  as_spell(game, engage_then_refresh);
  assert_int_equal(look(game, it, "engaged"), 0);
  assert_int_equal(events_of(game, "engage"), 1);
  assert_int_equal(events_of(game, "refresh"), 1);
  arb_destroy(game);
}

/* 4.4.3: what says no zone speaks of the field; 4.3.3: of the leader in its area. */
static void rule_4_4_3_a_follower_without_a_zone_is_one_on_the_field(void **state)
{
  ArbGame *game = begun();
  put(game, "Plain 2/2", 1, "hand"), put(game, "Plain 2/2", 1, "ex");
  put(game, "Plain 2/2", 1, "cemetery");
  ArbId it = put(game, "Plain 2/2", 1, "field");
  as_spell(game, hit_all_enemy_followers);
  assert_int_equal(events_of(game, "damage"), 1);
  assert_int_equal(look(game, it, "damage"), 1);
  arb_destroy(game);
}

TEXT(banish_their_field)
{
  ArbId it = nth(game, "field", 1, 0);
  ev_banish(game, &it, 1, 0);
}

static void rule_4_10_1_banished_cards_lie_in_their_own_zone_faceup(void **state)
{
  ArbGame *game = begun();
  put(game, "Plain 2/2", 1, "field");
  as_spell(game, banish_their_field);
  assert_int_equal(size_of(game, "banished", 1), 1);
  assert_true(sees(game, 0, nth(game, "banished", 1, 0))); /* 4.10.2 */
  arb_destroy(game);
}

static void rule_4_12_1_evolved_cards_lie_in_the_evolve_zone(void **state)
{
  ArbGame *game = begun();
  ArbId it = put(game, "Fighter", 0, "field");
  put(game, "Fighter+", 0, "evolve_deck");
  choose(game, "use", it);
  assert_int_equal(size_of(game, "evolve", 0), 1);
  assert_int_equal(size_of(game, "evolve_deck", 0), 0);
  assert_true(sees(game, 1, nth(game, "evolve", 0, 0))); /* 4.12.2 */
  arb_destroy(game);
}

/* ---- Evolving by an effect (5.15.1) ------------------------------------------------- */

TEXT(evolve_mine)
{
  ev_evolve_by_effect(game, id_index1(nth(game, "field", 0, 0)));
}

static void rule_5_15_1_2_it_has_evolved(void **state)
{
  ArbGame *game = begun();
  ArbId it = put(game, "Fighter", 0, "field"), top = put(game, "Fighter+", 0, "evolve_deck");
  as_spell(game, evolve_mine);
  assert_int_equal(events_of(game, "evolve"), 1);
  assert_int_equal(look(game, it, "evolved"), 1);
  ArbId linked = ev_body(game, id_index1(top))->link; /* 5.15.1.3 */
  assert_int_equal(linked.slot, it.slot);
  arb_destroy(game);
}

/* ---- Looking, revealing (5.10.2, 5.20) ---------------------------------------------- */

TEXT(look_at_up_to_two)
{
  ArbId ids[4];
  assert_int_equal(ev_look_at_up_to(game, 0, 0, 2, ids), 2);
}

static void rule_5_10_2_4_looking_ends_after_so_many_cards(void **state)
{
  ArbGame *game = begun();
  as_spell(game, look_at_up_to_two);
  assert_string_equal(asked(game), "5.10.2.2");
  choose(game, "yes", NOBODY); /* 5.10.2.1: the first */
  choose(game, "yes", NOBODY);
  assert_string_equal(asked(game), "7.3.3"); /* there is no third question */
  arb_destroy(game);
}

/* ---- Tokens (9.1) ------------------------------------------------------------------- */

TEXT(fairy_that_is_returned)
{
  ArbId made;
  ev_create(game, def_of("Fairy"), 1, EV_Z_FIELD, 0, &made);
  ev_return(game, &made, 1, 0);
  assert_int_equal(ev_count(game, EV_Z_HAND, 0), 0); /* 9.1.4.3 */
}

static void rule_9_1_3_1_an_eliminated_token_has_left_its_zone(void **state)
{
  ArbGame *game = begun();
  as_spell(game, fairy_that_is_returned);
  assert_int_equal(events_of(game, "leave"), 1);
  assert_int_equal(events_of(game, "eliminate"), 1);
  assert_int_equal(size_of(game, "hand", 0), 0);
  arb_destroy(game);
}

TEXT(summon_a_fairy)
{
  ev_create(game, def_of("Fairy"), 1, EV_Z_FIELD, 0, NULL);
}

static void rule_9_1_2_2_a_created_token_has_been_put_there(void **state)
{
  ArbGame *game = begun();
  put(game, "Greeter", 0, "field");
  text(3, draw_for_the_controller);
  as_spell(game, summon_a_fairy);
  assert_int_equal(size_of(game, "hand", 0), 1); /* "whenever one is put onto your field" */
  arb_destroy(game);
}

static void rule_9_1_1_a_token_is_played_and_fights_like_a_card(void **state)
{
  ArbGame *game = begun();
  ArbId fairy = put(game, "Fairy", 0, "ex");
  choose(game, "play", fairy);
  assert_int_equal(of_player(game, 0, "play_points"), 9);
  assert_int_equal(of_player(game, 0, "played"), 1);
  assert_true(is_in(game, fairy, "field"));
  arb_destroy(game);
}

static void rule_9_1_2_3_its_name_says_what_a_token_is(void **state)
{
  ArbGame *game = begun();
  as_spell(game, summon_a_fairy);
  ArbId fairy = nth(game, "field", 0, 0);
  assert_int_equal(look(game, fairy, "attack"), 1);
  assert_int_equal(look(game, fairy, "defense"), 1);
  assert_int_equal(look(game, fairy, "cost"), 1);
  arb_destroy(game);
}

/* ---- Effects (10.8) ----------------------------------------------------------------- */

TEXT(hit_them_and_look)
{
  hit_all_enemy_followers(game, context, values, count);
  assert_int_equal(game->s->pools[EV_POOL_EFFECT].count, 0);
}

static void rule_10_2_1_1_of_a_one_shot_effect_nothing_stays(void **state)
{
  ArbGame *game = begun();
  put(game, "Big 5/5", 1, "field");
  as_spell(game, hit_them_and_look);
  assert_int_equal(game->base->pools[EV_POOL_ITEM].count, 0);
  arb_destroy(game);
}

static void rule_10_8_1_a_one_shot_effect_happens_once(void **state)
{
  ArbGame *game = begun();
  ArbId it = put(game, "Big 5/5", 1, "field");
  as_spell(game, hit_all_enemy_followers);
  ArbId later = put(game, "Big 5/5", 1, "field"); /* 10.2.1.1: it has ended */
  end_turn(game);
  assert_int_equal(look(game, it, "damage"), 1);
  assert_int_equal(look(game, later, "damage"), 0);
  arb_destroy(game);
}

/* ---- Bane (12.14) ------------------------------------------------------------------- */

static void rule_12_14_2_1_bane_destroys_though_it_deals_no_damage(void **state)
{
  ArbGame *game = begun();
  ArbId bane = put(game, "Bane 0/1", 0, "field"), wall = put(game, "Wall 0/4", 1, "field");
  set(game, wall, "engaged", 1);
  attack(game, bane, wall);
  skip_windows(game);
  assert_int_equal(events_of(game, "damage"), 0);
  assert_false(is_in(game, wall, "field"));
  assert_true(is_in(game, bane, "field"));
  arb_destroy(game);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(rule_2_1_1_a_card_is_found_by_its_name),
    cmocka_unit_test(a_number_that_is_no_cards_has_no_text),
    cmocka_unit_test(keywords_have_the_numbers_of_attributes),
    cmocka_unit_test(rule_2_1_2_an_evolved_card_alone_has_its_name),
    cmocka_unit_test(rule_10_2_1_2_effects_are_on_their_own_card),
    cmocka_unit_test(rule_2_1_2_a_name_means_every_card_of_that_name),
    cmocka_unit_test(rule_2_3_4_a_type_means_all_cards_of_it),
    cmocka_unit_test(rule_2_8_1_a_follower_is_destroyed_by_as_much_damage_as_its_defense),
    cmocka_unit_test(rule_3_1_1_a_card_stays_its_owners),
    cmocka_unit_test(rule_3_1_2_4_an_effect_is_of_whoever_controls_its_ability),
    cmocka_unit_test(rule_4_1_1_each_player_has_one_of_each_zone),
    cmocka_unit_test(rule_4_11_1_the_resolution_zone_is_shared),
    cmocka_unit_test(rule_4_2_3_3_cards_are_faceup_in_public_zones_only),
    cmocka_unit_test(rule_4_2_2_2_an_engaged_card_is_not_reserved),
    cmocka_unit_test(rule_5_3_1_engaging_and_refreshing_turn_a_card),
    cmocka_unit_test(rule_4_4_3_a_follower_without_a_zone_is_one_on_the_field),
    cmocka_unit_test(rule_4_10_1_banished_cards_lie_in_their_own_zone_faceup),
    cmocka_unit_test(rule_4_12_1_evolved_cards_lie_in_the_evolve_zone),
    cmocka_unit_test(rule_5_15_1_2_it_has_evolved),
    cmocka_unit_test(rule_5_10_2_4_looking_ends_after_so_many_cards),
    cmocka_unit_test(rule_9_1_3_1_an_eliminated_token_has_left_its_zone),
    cmocka_unit_test(rule_9_1_2_2_a_created_token_has_been_put_there),
    cmocka_unit_test(rule_9_1_1_a_token_is_played_and_fights_like_a_card),
    cmocka_unit_test(rule_9_1_2_3_its_name_says_what_a_token_is),
    cmocka_unit_test(rule_10_2_1_1_of_a_one_shot_effect_nothing_stays),
    cmocka_unit_test(rule_10_8_1_a_one_shot_effect_happens_once),
    cmocka_unit_test(rule_12_14_2_1_bane_destroys_though_it_deals_no_damage),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
