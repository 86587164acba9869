/* SPDX-License-Identifier: MIT */
/* test_evolve.c -- evolution and links (5.15, 12.2, 11.6). */
#include "support.h"

/* A follower that may evolve for a play point, and two cards it may become. */
static ArbGame *with_fighter(ArbId *fighter)
{
  ArbGame *game = table();
  *fighter = put(game, "Fighter", 0, "field");
  for (int i = 0; i < 2; i++) put(game, "Fighter+", 0, "evolve_deck");
  put(game, "Adept+", 0, "evolve_deck");
  begin(game);
  return game;
}

static void rule_12_2_2_a_card_of_the_same_name_is_revealed(void **state)
{
  ArbId it;
  ArbGame *game = with_fighter(&it);
  choose(game, "use", it);
  assert_int_equal(events_of(game, "reveal"), 1);
  assert_int_equal(size_of(game, "evolve_deck", 0), 2);
  assert_true(named(game, "Adept+", "evolve_deck", 0).slot != 0);
  arb_destroy(game);
}

static void rule_12_2_2_without_such_a_card_it_cannot_evolve(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Fighter", 0, "field");
  put(game, "Adept+", 0, "evolve_deck"), put(game, "Fighter+", 1, "evolve_deck");
  begin(game);
  assert_false(offered(game, "use", it));
  assert_string_equal(
      ev_use_fault(game, 0, id_index1(it), ev_face(game, id_index1(it))->first_ability, false),
      "your evolve deck has no unused card of that name (12.2.2)");
  arb_destroy(game);
}

static void rule_5_15_2_it_has_the_information_of_the_evolved_card_but_for_its_cost(void **state)
{
  ArbId it;
  ArbGame *game = with_fighter(&it);
  choose(game, "use", it);
  assert_int_equal(look(game, it, "attack"), 4);
  assert_int_equal(look(game, it, "defense"), 5);
  assert_int_equal(look(game, it, "cost"), 2);
  assert_int_equal(look(game, it, "evolved"), 1);
  assert_int_equal(size_of(game, "evolve", 0), 1);
  assert_int_equal(events_of(game, "evolve"), 1); /* 5.15.1.2 */
  assert_false(offered(game, "use", it));         /* the ability is gone with the text */
  arb_destroy(game);
}

static void boost(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  ArbId it = nth(game, "field", 0, 0);
  EvDeal deal = {it, context->me, 2, EV_BY_ABILITY};
  ev_give(game, it, EV_F_ATTACK, 1, 0, EV_UNTIL_LEAVES);
  ev_deal(game, &deal, 1);
  ev_engage(game, id_index1(it), 0);
}

static void rule_5_15_3_it_stays_the_same_follower(void **state)
{
  ArbId it;
  ArbGame *game = with_fighter(&it);
  text(1, boost);
  cast(game, "Spell 1", 0);
  choose(game, "use", it);
  assert_true(is_in(game, it, "field"));
  assert_int_equal(look(game, it, "engaged"), 1);
  assert_int_equal(look(game, it, "attack"), 5);  /* 4 + 1 */
  assert_int_equal(look(game, it, "defense"), 3); /* 5 - 2 */
  arb_destroy(game);
}

static void rule_8_3_2_one_evolve_ability_each_turn(void **state)
{
  ArbGame *game = table();
  ArbId one = put(game, "Fighter", 0, "field"), other = put(game, "Adept", 0, "field");
  put(game, "Fighter+", 0, "evolve_deck"), put(game, "Adept+", 0, "evolve_deck");
  begin(game);
  choose(game, "use", one);
  assert_false(offered(game, "use", other));
  assert_string_equal(ev_use_fault(game, 0, id_index1(other),
                                   ev_face(game, id_index1(other))->first_ability, false),
                      "an evolve ability was played this turn (8.3.2)");
  end_turn(game), end_turn(game);
  assert_true(offered(game, "use", other));
  arb_destroy(game);
}

static void rule_12_2_3_an_evolution_point_instead_of_a_play_point(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Master", 0, "field");
  put(game, "Master+", 0, "evolve_deck");
  set(game, arb_player_id(0), "evolution_points", 2);
  set(game, arb_player_id(0), "play_points", 3);
  begin(game);
  choose(game, "use", it);
  assert_string_equal(asked(game), "12.2.3");
  assert_int_equal(arb_decision(game)->option_count, 2);
  int32_t with_point = 1;
  answer_with(game, &with_point, 1); /* S5: one of three */
  assert_int_equal(of_player(game, 0, "evolution_points"), 1);
  assert_int_equal(of_player(game, 0, "play_points"), 1);
  assert_int_equal(look(game, it, "evolved"), 1);
  arb_destroy(game);
}

static void rule_12_2_3_the_point_may_be_what_makes_it_payable(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Master", 0, "field");
  put(game, "Master+", 0, "evolve_deck");
  set(game, arb_player_id(0), "evolution_points", 1);
  set(game, arb_player_id(0), "play_points", 2);
  begin(game);
  choose(game, "use", it); /* the only way is taken */
  assert_int_equal(of_player(game, 0, "evolution_points"), 0);
  assert_int_equal(of_player(game, 0, "play_points"), 0);
  arb_destroy(game);
}

static void rule_12_2_3_no_point_for_a_cost_of_nothing(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Adept", 0, "field");
  put(game, "Adept+", 0, "evolve_deck");
  set(game, arb_player_id(0), "evolution_points", 3);
  set(game, arb_player_id(0), "play_points", 0);
  begin(game);
  choose(game, "use", it);
  assert_int_equal(of_player(game, 0, "evolution_points"), 3);
  assert_int_equal(look(game, it, "evolved"), 1);
  arb_destroy(game);
}

static void rule_10_6_2_5_3_without_the_points_it_cannot_evolve(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Master", 0, "field");
  put(game, "Master+", 0, "evolve_deck");
  set(game, arb_player_id(0), "play_points", 2);
  begin(game);
  assert_false(offered(game, "use", it));
  arb_destroy(game);
}

static void kill_first(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  ArbId it = nth(game, "field", 0, 0);
  ev_destroy(game, &it, 1, context->you);
  ArbId link = nth(game, "evolve", 0, 0); /* 5.15.4: at once; the zone only later (11.1.2) */
  assert_true(id_is_nothing(ev_body(game, id_index1(link))->link));
}

/* 5.15.4, 11.6.1, S4 */
static void rule_11_6_1_an_unlinked_card_goes_back_faceup_and_is_used_up(void **state)
{
  ArbId it;
  ArbGame *game = with_fighter(&it);
  choose(game, "use", it);
  text(1, kill_first);
  cast(game, "Spell 1", 0);
  assert_int_equal(size_of(game, "evolve", 0), 0);
  assert_int_equal(size_of(game, "evolve_deck", 0), 3);
  assert_int_equal(events_of(game, "unlink"), 1);
  ArbId buried = named(game, "Fighter", "cemetery", 0);
  assert_int_equal(look(game, buried, "attack"), 2); /* its own information again */
  ArbId again = put(game, "Fighter", 0, "field");
  set(game, NOBODY, "evolved", 0);
  choose(game, "use", again); /* the one that is left */
  assert_int_equal(size_of(game, "evolve", 0), 1);
  ArbId third = put(game, "Fighter", 0, "field");
  set(game, NOBODY, "evolved", 0);
  assert_false(offered(game, "use", third));
  arb_destroy(game);
}

static bool see_faces(void *data, const ArbCardView *card)
{
  int *faces = data;
  *faces += card->def != 0;
  return true;
}

static void rule_4_6_2_only_its_owner_sees_an_evolve_deck_but_for_used_cards(void **state)
{
  ArbId it;
  ArbGame *game = with_fighter(&it);
  int faces = 0;
  assert_int_equal(arb_view_zone(game, 1, EV_Z_EVOLVE_DECK, 0, see_faces, &faces), 3);
  assert_int_equal(faces, 0);
  arb_view_zone(game, 0, EV_Z_EVOLVE_DECK, 0, see_faces, &faces);
  assert_int_equal(faces, 3);
  choose(game, "use", it);
  text(1, kill_first);
  cast(game, "Spell 1", 0);
  faces = 0;
  arb_view_zone(game, 1, EV_Z_EVOLVE_DECK, 0, see_faces, &faces);
  assert_int_equal(faces, 1); /* 4.2.3.1 */
  arb_destroy(game);
}

static void evolve_first(ArbGame *game, const ArbContext *context, const ArbValue *values,
                         int count)
{
  ev_evolve_by_effect(game, id_index1(nth(game, "field", 0, 0)));
}

static void rule_5_15_1_1_evolving_by_an_effect_takes_no_cost_and_no_turn(void **state)
{
  ArbId it;
  ArbGame *game = with_fighter(&it);
  text(1, evolve_first);
  cast(game, "Spell 1", 0);
  assert_int_equal(look(game, it, "evolved"), 1);
  assert_int_equal(of_player(game, 0, "play_points"), 9); /* the spell */
  ArbId other = put(game, "Fighter", 0, "field");
  assert_true(offered(game, "use", other)); /* S5: it does not count for 8.3.2 */
  arb_destroy(game);
}

static void rule_11_6_2_only_the_newest_link_stays(void **state)
{
  ArbId it;
  ArbGame *game = with_fighter(&it);
  text(1, evolve_first);
  cast(game, "Spell 1", 0);
  ArbId first = nth(game, "evolve", 0, 0);
  cast(game, "Spell 1", 0);
  assert_int_equal(size_of(game, "evolve", 0), 1);
  assert_false(id_equal(nth(game, "evolve", 0, 0), first));
  assert_int_equal(size_of(game, "evolve_deck", 0), 2);
  assert_int_equal(look(game, it, "evolved"), 1);
  arb_destroy(game);
}

/* What evolved fights with its new text. */
static void rule_5_15_2_keywords_come_from_the_evolved_card(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Adept", 0, "field"), target = put(game, "Dear", 1, "field");
  put(game, "Adept+", 0, "evolve_deck");
  set(game, target, "engaged", 1), set(game, it, "new", 1);
  begin(game);
  choose(game, "use", it);
  attack(game, it, target);
  assert_false(is_in(game, target, "field")); /* Bane */
  arb_destroy(game);
}

static void rule_4_12_a_position_can_have_links(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Fighter", 0, "field");
  put_at(game, "Fighter+", 0, "evolve", it);
  begin(game);
  assert_int_equal(look(game, it, "attack"), 4);
  ArbError error = {0};
  assert_true(arb_check(game, &error));
  assert_true(id_is_nothing(arb_put(game, def_of("Fighter+"), 0, "evolve", leader(game, 0))));
  arb_destroy(game);
}

/* 5.15.1, 5.15.4: evolved by hand, and back; and when the follower leaves. */
static void an_evolved_card_is_moved_by_hand(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Fighter", 0, "field"), now;
  ArbId card = put(game, "Fighter+", 0, "evolve_deck");
  begin(game);
  assert_int_equal(arb_move(game, card, "evolve", NOBODY, &now), ARB_REFUSED);
  assert_int_equal(arb_move(game, card, "hand", NOBODY, &now), ARB_REFUSED);
  assert_int_equal(arb_move(game, card, "evolve", it, &card), ARB_OK);
  assert_int_equal(look(game, it, "attack"), 4);
  assert_int_equal(arb_move(game, card, "evolve_deck", NOBODY, &card), ARB_OK);
  assert_int_not_equal(look(game, it, "attack"), 4);
  assert_int_equal(look(game, card, "faceup"), 1);
  assert_int_equal(arb_move(game, card, "evolve", it, &card), ARB_OK);
  assert_int_equal(arb_move(game, it, "cemetery", NOBODY, &it), ARB_OK);
  assert_int_equal(size_of(game, "evolve", 0), 0);
  assert_int_equal(size_of(game, "evolve_deck", 0), 1);
  assert_int_equal(arb_advance(game), ARB_AWAITING);
  ArbError error = {0};
  assert_true(arb_check(game, &error));
  arb_destroy(game);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(rule_12_2_2_a_card_of_the_same_name_is_revealed),
    cmocka_unit_test(rule_12_2_2_without_such_a_card_it_cannot_evolve),
    cmocka_unit_test(rule_5_15_2_it_has_the_information_of_the_evolved_card_but_for_its_cost),
    cmocka_unit_test(rule_5_15_3_it_stays_the_same_follower),
    cmocka_unit_test(rule_8_3_2_one_evolve_ability_each_turn),
    cmocka_unit_test(rule_12_2_3_an_evolution_point_instead_of_a_play_point),
    cmocka_unit_test(rule_12_2_3_the_point_may_be_what_makes_it_payable),
    cmocka_unit_test(rule_12_2_3_no_point_for_a_cost_of_nothing),
    cmocka_unit_test(rule_10_6_2_5_3_without_the_points_it_cannot_evolve),
    cmocka_unit_test(rule_11_6_1_an_unlinked_card_goes_back_faceup_and_is_used_up),
    cmocka_unit_test(rule_4_6_2_only_its_owner_sees_an_evolve_deck_but_for_used_cards),
    cmocka_unit_test(rule_5_15_1_1_evolving_by_an_effect_takes_no_cost_and_no_turn),
    cmocka_unit_test(rule_11_6_2_only_the_newest_link_stays),
    cmocka_unit_test(rule_5_15_2_keywords_come_from_the_evolved_card),
    cmocka_unit_test(rule_4_12_a_position_can_have_links),
    cmocka_unit_test(an_evolved_card_is_moved_by_hand),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
