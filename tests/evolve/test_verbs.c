/* SPDX-License-Identifier: MIT */
/* test_verbs.c -- what happens to cards and players (1.3, 4, 5, 9). */
#include "support.h"

static ArbId first_of(ArbGame *game, ArbSeat seat, const char *zone)
{
  return nth(game, zone, seat, 0);
}

/* ---- Destroying, banishing, returning ----------------------------------------------- */

TEXT(destroy_first)
{
  ev_destroy(game, (ArbId[]){first_of(game, 1, "field")}, 1, 0);
}
TEXT(banish_first)
{
  ev_banish(game, (ArbId[]){first_of(game, 1, "field")}, 1, 0);
}
TEXT(return_first)
{
  ev_return(game, (ArbId[]){first_of(game, 1, "field")}, 1, 0);
}
TEXT(destroy_held)
{
  ev_destroy(game, (ArbId[]){first_of(game, 0, "hand")}, 1, 0);
}

static void rule_5_5_1_destroyed_cards_go_to_their_owners_cemetery(void **state)
{
  ArbGame *game = begun();
  ArbId it = put(game, "Plain 2/2", 1, "field");
  as_spell(game, destroy_first);
  assert_int_equal(size_of(game, "cemetery", 1), 1);
  assert_false(is_in(game, it, "cemetery")); /* 4.1.4: a new card */
  assert_int_equal(events_of(game, "destroy"), 1);
  arb_destroy(game);
}

static void rule_5_5_1_only_cards_on_a_field_are_destroyed(void **state)
{
  ArbGame *game = begun();
  ArbId spell = put(game, "Spell 1", 0, "hand");
  put(game, "Plain 2/2", 0, "hand");
  text(1, destroy_held);
  choose(game, "play", spell);
  assert_int_equal(size_of(game, "hand", 0), 1);
  arb_destroy(game);
}

static void rule_5_6_1_banished_cards_go_to_the_banished_zone(void **state)
{
  ArbGame *game = begun();
  put(game, "Plain 2/2", 1, "field");
  as_spell(game, banish_first);
  assert_int_equal(size_of(game, "banished", 1), 1);
  assert_int_equal(size_of(game, "cemetery", 1), 0);
  assert_int_equal(events_of(game, "destroy"), 0);
  arb_destroy(game);
}

TEXT(steal_then_return)
{
  ArbId it = first_of(game, 1, "field");
  ev_take_control(game, (ArbId[]){it}, 1, 0, 0);
  assert_true(ev_on_field(game, it));
  ev_return(game, &it, 1, 0);
}

static void rule_4_1_6_a_card_goes_to_its_owners_zone(void **state)
{
  ArbGame *game = begun();
  put(game, "Plain 2/2", 1, "field");
  as_spell(game, steal_then_return);
  assert_int_equal(size_of(game, "hand", 1), 1);
  assert_int_equal(size_of(game, "hand", 0), 0);
  arb_destroy(game);
}

TEXT(boost_first)
{
  ev_give(game, first_of(game, 1, "field"), EV_F_ATTACK, 3, 0, EV_UNTIL_LEAVES);
}

static void rule_4_1_4_effects_do_not_follow_a_card(void **state)
{
  ArbGame *game = begun();
  ArbId it = put(game, "Plain 2/2", 1, "field");
  as_spell(game, boost_first);
  assert_int_equal(look(game, it, "attack"), 5);
  as_spell(game, return_first);
  assert_int_equal(look(game, first_of(game, 1, "hand"), "attack"), 2);
  assert_int_equal(game->base->pools[EV_POOL_EFFECT].count, 0);
  arb_destroy(game);
}

TEXT(cheapen_one)
{
  for (ZONE_EACH(game, card1, zone_at(game, EV_Z_HAND, 1)))
    if (card_at(game, card1)->def == def_of("Plain 3/4"))
      ev_give(game, id_of(game, card1), EV_F_COST, -2, 0, EV_UNTIL_LEAVES);
}
TEXT(first_under_the_deck)
{
  ArbId it = first_of(game, 1, "hand");
  ev_to_deck(game, &it, 1, ARB_BOTTOM, 0);
}

/* One hand has a card that all know; another one leaves it unseen. */
static void rule_4_1_4_effects_stay_on_what_stays_in_the_hand(void **state)
{
  for (int n = 0; n < 6; n++) {
    ArbGame *game = begun();
    for (int i = 0; i < n; i++) arb_rng_next(game->base); /* other draws */
    put(game, "Filler", 1, "hand"), put(game, "Plain 3/4", 1, "hand");
    put(game, "Relic", 1, "hand"), put(game, "Plain 2/2", 1, "field");
    as_spell(game, return_first);
    as_spell(game, cheapen_one);
    as_spell(game, first_under_the_deck);
    assert_int_equal(size_of(game, "hand", 1), 3);
    assert_int_equal(look(game, named(game, "Plain 3/4", "hand", 1), "price"), 1);
    assert_int_equal(look(game, named(game, "Relic", "hand", 1), "price"), 1);
    assert_int_equal(look(game, named(game, "Plain 2/2", "hand", 1), "price"), 2);
    arb_destroy(game);
  }
}

/* ---- Decks -------------------------------------------------------------------------- */

static bool count_known(void *data, const ArbCardView *card)
{
  *(int *)data += card->def != 0;
  return true;
}

static int faces_seen(ArbGame *game, ArbSeat by, int zone, ArbSeat owner)
{
  int count = 0;
  arb_view_zone(game, by, zone, owner, count_known, &count);
  return count;
}

TEXT(draw_three)
{
  ev_draw(game, 0, 3);
}

static void rule_5_9_2_cards_are_drawn_one_after_the_other(void **state)
{
  ArbGame *game = begun();
  as_spell(game, draw_three);
  assert_int_equal(size_of(game, "hand", 0), 3);
  assert_int_equal(size_of(game, "deck", 0), 7);
  assert_int_equal(events_of(game, "draw"), 3);
  arb_destroy(game);
}

TEXT(search_two_spells)
{
  ev_search(game, 0, SPELLS_OF_DECK, 2, context->me);
}
TEXT(search_two)
{
  ev_search(game, 0, 0, 2, context->me);
}

static void rule_5_7_1_1_without_a_condition_all_that_are_asked_for(void **state)
{
  ArbGame *game = begun();
  as_spell(game, search_two);
  assert_string_equal(asked(game), "5.7.1");
  assert_int_equal(arb_decision(game)->min, 2);
  choose_all(game, (ArbId[]){arb_options(game)[0].object, arb_options(game)[1].object}, 2);
  assert_int_equal(size_of(game, "hand", 0), 2);
  assert_int_equal(events_of(game, "reveal"), 0);
  assert_int_equal(events_of(game, "shuffle"), 1); /* 5.7.2 */
  arb_destroy(game);
}

/* 4.1.2.2: with a condition one may find fewer, or nothing. */
static void rule_5_7_1_2_what_meets_a_condition_is_revealed(void **state)
{
  ArbGame *game = begun();
  put(game, "Spell 2", 0, "deck"), put(game, "Spell 3", 0, "deck");
  as_spell(game, search_two_spells);
  assert_int_equal(arb_decision(game)->option_count, 2);
  assert_int_equal(arb_decision(game)->min, 0);
  answer_with(game, &(int32_t){1}, 1);
  assert_int_equal(events_of(game, "reveal"), 1);
  assert_int_equal(events_of(game, "shuffle"), 1);
  assert_true(named(game, "Spell 3", "hand", 0).slot != 0);
  assert_int_equal(faces_seen(game, 1, EV_Z_HAND, 0), 1); /* both have seen it */
  arb_destroy(game);
}

static void rule_5_8_1_a_shuffle_forgets_what_was_seen(void **state)
{
  ArbGame *game = begun();
  as_spell(game, search_two);
  assert_int_equal(faces_seen(game, 0, EV_Z_DECK, 0), 10); /* while he looks */
  assert_int_equal(faces_seen(game, 1, EV_Z_DECK, 0), 0);  /* 5.7.1: only he */
  choose_all(game, (ArbId[]){arb_options(game)[0].object, arb_options(game)[1].object}, 2);
  assert_int_equal(faces_seen(game, 0, EV_Z_DECK, 0), 0);
  arb_destroy(game);
}

TEXT(look_at_two)
{
  ArbId top[2];
  assert_int_equal(ev_look_at_top(game, 0, 0, 2, top), 2);
}

static void rule_5_10_1_only_the_player_sees_the_top_cards(void **state)
{
  ArbGame *game = begun();
  as_spell(game, look_at_two);
  assert_int_equal(faces_seen(game, 0, EV_Z_DECK, 0), 2);
  assert_int_equal(faces_seen(game, 1, EV_Z_DECK, 0), 0);
  assert_int_equal(size_of(game, "deck", 0), 10);
  arb_destroy(game);
}

TEXT(put_under)
{
  ArbId cards[2] = {nth(game, "field", 1, 0), nth(game, "field", 1, 1)};
  ev_to_deck(game, cards, 2, ARB_BOTTOM, 0);
}
TEXT(put_on_top)
{
  ArbId cards[2] = {nth(game, "field", 1, 0), nth(game, "field", 1, 1)};
  ev_to_deck(game, cards, 2, ARB_TOP, 0);
}

static bool last_def(void *data, const ArbCardView *card)
{
  *(uint16_t *)data = card->def;
  return true;
}

/* 4.1.5, 4.1.5.1: the owner says in which order, and only he knows. */
static void rule_4_1_5_the_owner_orders_cards_that_go_into_his_deck(void **state)
{
  ArbGame *game = begun();
  put(game, "Plain 2/2", 1, "field"), put(game, "Plain 3/4", 1, "field");
  as_spell(game, put_under);
  assert_int_equal(asks(game), 1);
  assert_string_equal(asked(game), "4.1.5");
  answer_with(game, (int32_t[]){1, 0}, 2);
  uint16_t last = 0;
  arb_view_zone(game, ARB_NO_SEAT, EV_Z_DECK, 1, last_def, &last);
  assert_int_equal(last, def_of("Plain 2/2"));
  assert_int_equal(faces_seen(game, 1, EV_Z_DECK, 1), 2);
  assert_int_equal(faces_seen(game, 0, EV_Z_DECK, 1), 0);
  arb_destroy(game);
}

static void rule_4_1_5_the_first_one_in_the_order_is_on_top(void **state)
{
  ArbGame *game = begun();
  put(game, "Plain 2/2", 1, "field"), put(game, "Plain 3/4", 1, "field");
  as_spell(game, put_on_top);
  answer_with(game, (int32_t[]){1, 0}, 2);
  assert_true(id_equal(nth(game, "deck", 1, 0), named(game, "Plain 3/4", "deck", 1)));
  arb_destroy(game);
}

/* ---- Hands -------------------------------------------------------------------------- */

TEXT(other_discards)
{
  ev_discard(game, 1, 2, context->me);
}

static void see_discards(void *data, const ArbEventView *event)
{
  ArbEventView *seen = data;
  if (strcmp(event->kind, "discard") == 0) *seen = *event;
}

static void rule_5_11_1_the_player_chooses_what_he_discards(void **state)
{
  ArbGame *game = begun();
  ArbId keep = put(game, "Filler", 1, "hand");
  ArbId two[] = {put(game, "Plain 2/2", 1, "hand"), put(game, "Plain 3/4", 1, "hand")};
  as_spell(game, other_discards);
  assert_int_equal(asks(game), 1);
  choose_all(game, two, 2);
  assert_int_equal(size_of(game, "cemetery", 1), 2);
  assert_true(is_in(game, keep, "hand"));
  ArbEventView seen = {0};
  arb_events(game, 0, 0, see_discards, &seen); /* 4.9: the cemetery is public */
  assert_int_equal(seen.subject_def, def_of("Plain 3/4"));
  arb_destroy(game);
}

static void rule_1_3_2_as_much_as_can_be_done_is_done(void **state)
{
  ArbGame *game = begun();
  put(game, "Filler", 1, "hand");
  as_spell(game, other_discards); /* one card, two to discard */
  assert_int_equal(size_of(game, "cemetery", 1), 1);
  arb_destroy(game);
}

TEXT(engage_twice)
{
  ev_engage(game, id_index1(first_of(game, 0, "field")), 0);
  ev_engage(game, id_index1(first_of(game, 0, "field")), 0);
}

static void rule_1_3_2_1_what_is_engaged_is_not_engaged_again(void **state)
{
  ArbGame *game = begun();
  put(game, "Filler", 0, "field");
  as_spell(game, engage_twice);
  assert_int_equal(events_of(game, "engage"), 1);
  arb_destroy(game);
}

/* ---- Field and EX area -------------------------------------------------------------- */

TEXT(summon_hand)
{
  ArbId cards[8];
  int n = 0;
  for (ZONE_EACH(game, card1, zone_at(game, EV_Z_HAND, 0))) cards[n++] = id_of(game, card1);
  ev_put(game, cards, n, EV_Z_FIELD, 0, 0);
}

static void rule_4_4_4_2_as_many_as_there_is_room_for(void **state)
{
  ArbGame *game = begun();
  for (int i = 0; i < 4; i++) put(game, "Relic", 0, "field");
  ArbId spell = put(game, "Spell 1", 0, "hand"), one = put(game, "Filler", 0, "hand");
  put(game, "Plain 2/2", 0, "hand");
  put(game, "Spell 2", 0, "hand"); /* no card for a field */
  text(1, summon_hand);
  choose(game, "play", spell);
  assert_string_equal(asked(game), "4.4.4.2");
  assert_int_equal(arb_decision(game)->option_count, 2);
  choose_all(game, &one, 1);
  assert_int_equal(size_of(game, "field", 0), 5);
  assert_int_equal(size_of(game, "hand", 0), 2);
  arb_destroy(game);
}

TEXT(hand_to_ex)
{
  ArbId cards[8];
  int n = 0;
  for (ZONE_EACH(game, card1, zone_at(game, EV_Z_HAND, 0))) cards[n++] = id_of(game, card1);
  ev_put(game, cards, n, EV_Z_EX, 0, 0);
}

static void rule_4_8_3_2_as_many_as_the_ex_area_takes(void **state)
{
  ArbGame *game = begun();
  for (int i = 0; i < 4; i++) put(game, "Filler", 0, "ex");
  ArbId spell = put(game, "Spell 1", 0, "hand");
  put(game, "Filler", 0, "hand"), put(game, "Filler", 0, "hand");
  text(1, hand_to_ex);
  choose(game, "play", spell);
  assert_string_equal(asked(game), "4.8.3.2");
  answer_with(game, &(int32_t){0}, 1);
  assert_int_equal(size_of(game, "ex", 0), 5);
  arb_destroy(game);
}

TEXT(boost_and_summon_ex)
{
  ArbId it = first_of(game, 0, "ex");
  ev_give(game, it, EV_F_ATTACK, 1, 0, EV_UNTIL_LEAVES);
  ev_put(game, &it, 1, EV_Z_FIELD, 0, 0);
}

static void rule_4_8_3_3_effects_follow_from_the_ex_area_onto_the_field(void **state)
{
  ArbGame *game = begun();
  ArbId it = put(game, "Fairy", 0, "ex");
  as_spell(game, boost_and_summon_ex);
  assert_true(is_in(game, it, "field"));
  assert_int_equal(look(game, it, "attack"), 2);
  arb_destroy(game);
}

static bool see_id(void *data, const ArbCardView *card)
{
  *(ArbId *)data = card->id;
  return false;
}

static void rule_4_8_2_the_ex_area_is_public_and_the_hand_is_not(void **state)
{
  ArbGame *game = begun();
  put(game, "Filler", 0, "ex"), put(game, "Filler", 0, "hand");
  assert_int_equal(faces_seen(game, 1, EV_Z_EX, 0), 1);
  assert_int_equal(faces_seen(game, 1, EV_Z_HAND, 0), 0);
  assert_int_equal(faces_seen(game, 0, EV_Z_HAND, 0), 1);
  assert_int_equal(arb_view_zone(game, 1, EV_Z_HAND, 0, NULL, NULL), 1); /* 4.1.2.1 */
  ArbId id = {1, 1};
  arb_view_zone(game, 1, EV_Z_HAND, 0, see_id, &id);
  assert_int_equal(id.slot, 0);
  arb_destroy(game);
}

/* ---- Tokens ------------------------------------------------------------------------- */

TEXT(three_fairies)
{
  assert_int_equal(ev_create(game, def_of("Fairy"), 3, EV_Z_FIELD, 0, NULL), 3);
}
TEXT(six_fairies)
{
  assert_int_equal(ev_create(game, def_of("Fairy"), 6, EV_Z_EX, 1, NULL), 5);
}
TEXT(thorn_on_field)
{
  assert_int_equal(ev_create(game, def_of("Thorn"), 1, EV_Z_FIELD, 0, NULL), 0);
}

static void rule_9_1_2_tokens_are_created_and_count_as_put_there(void **state)
{
  ArbGame *game = begun();
  put(game, "Greeter", 0, "field");
  text(3, NULL);
  as_spell(game, three_fairies);
  while (strcmp(asked(game), "10.7.3") == 0) answer_with(game, &(int32_t){0}, 1);
  assert_int_equal(size_of(game, "field", 0), 4);
  assert_int_equal(events_of(game, "enter"), 3); /* 9.1.2.2 */
  assert_int_equal(events_of(game, "trigger"), 3);
  ArbId fairy = nth(game, "field", 0, 1);
  assert_int_equal(look(game, fairy, "token"), 1);
  assert_false(offered(game, "attack", fairy));
  arb_destroy(game);
}

static void rule_9_1_2_1_a_token_is_whose_zone_it_is_created_in(void **state)
{
  ArbGame *game = begun();
  as_spell(game, six_fairies); /* 4.8.3.2: five of them */
  assert_int_equal(size_of(game, "ex", 1), 5);
  ArbId fairy = first_of(game, 1, "ex");
  assert_int_equal(card_at(game, id_index1(fairy))->owner, 1);
  arb_destroy(game);
}

static void rule_9_1_4_2_no_spell_token_on_a_field(void **state)
{
  ArbGame *game = begun();
  as_spell(game, thorn_on_field);
  assert_int_equal(size_of(game, "field", 0), 0);
  arb_destroy(game);
}

TEXT(kill_all_of_one)
{
  ArbId it = first_of(game, 1, "field");
  ev_destroy(game, &it, 1, 0);
  assert_int_equal(ev_count(game, EV_Z_CEMETERY, 1), 0); /* before the rest is executed */
}

/* It was put into the cemetery all the same. */
static void rule_9_1_4_3_a_token_is_eliminated_where_it_may_not_be(void **state)
{
  ArbGame *game = begun();
  put(game, "Fairy", 1, "field");
  as_spell(game, kill_all_of_one);
  assert_int_equal(size_of(game, "cemetery", 1), 0);
  assert_int_equal(events_of(game, "bury"), 2); /* it, and the spell */
  assert_int_equal(events_of(game, "eliminate"), 1);
  assert_int_equal(size_of(game, "field", 1), 0);
  arb_destroy(game);
}

static void rule_9_1_4_2_a_spell_token_is_gone_once_it_is_resolved(void **state)
{
  ArbGame *game = begun();
  ArbId thorn = put(game, "Thorn", 0, "ex");
  choose(game, "play", thorn);
  assert_int_equal(size_of(game, "ex", 0), 0);
  assert_int_equal(size_of(game, "cemetery", 0), 0);
  assert_int_equal(events_of(game, "eliminate"), 1);
  arb_destroy(game);
}

TEXT(transform_all)
{
  ArbId cards[2] = {nth(game, "ex", 0, 0), nth(game, "ex", 0, 1)};
  ev_transform(game, cards, 2, def_of("Thorn"), 0, NULL);
}

static void rule_5_16_1_transformed_cards_are_banished_and_tokens_created(void **state)
{
  ArbGame *game = begun();
  put(game, "Plain 2/2", 0, "ex"), put(game, "Fairy", 0, "ex");
  as_spell(game, transform_all);
  assert_int_equal(size_of(game, "banished", 0), 1); /* the other was a token */
  assert_int_equal(size_of(game, "ex", 0), 2);
  assert_int_equal(look(game, first_of(game, 0, "ex"), "token"), 1);
  arb_destroy(game);
}

static bool swapped;
TEXT(swap_hand_and_field)
{
  swapped = ev_swap(game, first_of(game, 0, "hand"), first_of(game, 0, "field"), 0);
}

static void rule_5_12_1_both_cards_change_their_zones(void **state)
{
  ArbGame *game = begun();
  put(game, "Plain 3/4", 0, "field");
  ArbId spell = put(game, "Spell 1", 0, "hand");
  put(game, "Plain 2/2", 0, "hand");
  text(1, swap_hand_and_field);
  choose(game, "play", spell);
  assert_true(swapped);
  assert_int_equal(look(game, first_of(game, 0, "field"), "attack"), 2);
  assert_int_equal(look(game, first_of(game, 0, "hand"), "attack"), 3);
  arb_destroy(game);
}

static void rule_5_12_2_neither_when_one_cannot(void **state)
{
  ArbGame *game = begun();
  put(game, "Plain 3/4", 0, "field");
  ArbId spell = put(game, "Spell 1", 0, "hand");
  put(game, "Spell 2", 0, "hand");
  text(1, swap_hand_and_field);
  choose(game, "play", spell);
  assert_false(swapped);
  assert_int_equal(size_of(game, "field", 0), 1);
  arb_destroy(game);
}

/* ---- Card information (10.9) -------------------------------------------------------- */

TEXT(give_and_take)
{
  ArbId it = first_of(game, 0, "field");
  ev_give(game, it, EV_F_KEYWORD, 1, EV_KW_RUSH, EV_UNTIL_LEAVES);
  ev_give(game, it, EV_F_KEYWORD, 0, EV_KW_STORM, EV_UNTIL_LEAVES);
  ev_give(game, it, EV_F_KEYWORD, 0, EV_KW_RUSH, EV_UNTIL_LEAVES);
  ev_give(game, it, EV_F_KEYWORD, 1, EV_KW_STORM, EV_UNTIL_LEAVES);
}

static void rule_10_9_1_6_effects_apply_in_the_order_they_were_produced(void **state)
{
  ArbGame *game = begun();
  ArbId it = put(game, "Storm 2/1", 0, "field");
  as_spell(game, give_and_take);
  assert_int_equal(look(game, it, "keyword"), 1 << EV_KW_STORM);
  arb_destroy(game);
}

TEXT(give_two)
{
  ArbId it = first_of(game, 0, "field");
  ev_give(game, it, EV_F_ATTACK, 1, 0, EV_UNTIL_END_OF_TURN);
  ev_give(game, it, EV_F_KEYWORD, 1, EV_KW_STORM, EV_UNTIL_LEAVES);
}
TEXT(take_storm)
{
  ev_give(game, first_of(game, 0, "field"), EV_F_KEYWORD, 0, EV_KW_STORM, EV_UNTIL_LEAVES);
}

/* Wherever its record lies: the first one's room is used again. */
static void rule_10_9_1_6_the_newest_effect_counts(void **state)
{
  ArbGame *game = begun();
  ArbId it = put(game, "Plain 2/2", 0, "field");
  as_spell(game, give_two);
  assert_int_equal(look(game, it, "keyword"), 1 << EV_KW_STORM);
  end_turn(game), end_turn(game);
  as_spell(game, take_storm);
  assert_int_equal(look(game, it, "keyword"), 0);
  arb_destroy(game);
}

/* ---- One after the other, and chance ------------------------------------------------ */

TEXT(draw_up_to_two)
{
  ev_draw_up_to(game, 0, 2);
}

static void rule_5_9_3_1_the_player_may_end_drawing(void **state)
{
  ArbGame *game = begun();
  as_spell(game, draw_up_to_two);
  choose(game, "yes", NOBODY);
  assert_int_equal(size_of(game, "hand", 0), 1); /* 5.9.3.2: before he decides again */
  choose(game, "no", NOBODY);
  assert_int_equal(size_of(game, "hand", 0), 1);
  arb_destroy(game);
}

static void rule_5_9_3_3_after_so_many_cards_it_ends(void **state)
{
  ArbGame *game = begun();
  as_spell(game, draw_up_to_two);
  choose(game, "yes", NOBODY), choose(game, "yes", NOBODY);
  assert_string_equal(asked(game), "7.3.3");
  assert_int_equal(size_of(game, "hand", 0), 2);
  arb_destroy(game);
}

TEXT(look_at_up_to_three)
{
  ArbId top[3];
  ev_look_at_up_to(game, 0, 0, 3, top);
}

static void rule_5_10_2_2_the_player_may_end_looking(void **state)
{
  ArbGame *game = begun();
  as_spell(game, look_at_up_to_three);
  choose(game, "yes", NOBODY);
  assert_int_equal(faces_seen(game, 0, EV_Z_DECK, 0), 1);
  choose(game, "yes", NOBODY), choose(game, "no", NOBODY);
  assert_string_equal(asked(game), "7.3.3");
  assert_int_equal(faces_seen(game, 0, EV_Z_DECK, 0), 2);
  assert_int_equal(faces_seen(game, 1, EV_Z_DECK, 0), 0);
  arb_destroy(game);
}

static int rolled, often[6], picked_first;
TEXT(roll_and_pick)
{
  ArbId cards[3], out[2];
  for (int i = 0; i < 3; i++) cards[i] = nth(game, "field", 1, i);
  rolled = ev_roll(game, 0, 6);
  assert_int_equal(arb_flow_at_random(game, cards, 3, 2, out), 2);
  assert_false(id_equal(out[0], out[1]));
  for (int i = 0; i < 3; i++)
    if (id_equal(out[0], cards[i])) picked_first |= 1 << i;
}

static void rule_5_19_1_a_die_shows_one_to_six(void **state)
{
  ArbGame *game = begun();
  for (int i = 0; i < 3; i++) put(game, "Filler", 1, "field");
  for (int i = 0; i < 60; i++) {
    as_spell(game, roll_and_pick);
    set(game, arb_player_id(0), "play_points", 10);
    assert_in_range(rolled, 1, 6);
    often[rolled - 1]++;
  }
  for (int i = 0; i < 6; i++) assert_true(often[i] > 0);
  assert_int_equal(events_of(game, "roll"), 60);
  arb_destroy(game);
}

static void rule_5_18_1_any_of_the_cards_may_be_the_one(void **state)
{
  ArbGame *game = begun();
  picked_first = 0;
  for (int i = 0; i < 3; i++) put(game, "Filler", 1, "field");
  for (int i = 0; i < 30; i++) {
    as_spell(game, roll_and_pick);
    set(game, arb_player_id(0), "play_points", 10);
  }
  assert_int_equal(picked_first, 7);
  arb_destroy(game);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(rule_5_5_1_destroyed_cards_go_to_their_owners_cemetery),
    cmocka_unit_test(rule_5_5_1_only_cards_on_a_field_are_destroyed),
    cmocka_unit_test(rule_5_6_1_banished_cards_go_to_the_banished_zone),
    cmocka_unit_test(rule_4_1_6_a_card_goes_to_its_owners_zone),
    cmocka_unit_test(rule_4_1_4_effects_do_not_follow_a_card),
    cmocka_unit_test(rule_4_1_4_effects_stay_on_what_stays_in_the_hand),
    cmocka_unit_test(rule_5_9_2_cards_are_drawn_one_after_the_other),
    cmocka_unit_test(rule_5_7_1_1_without_a_condition_all_that_are_asked_for),
    cmocka_unit_test(rule_5_7_1_2_what_meets_a_condition_is_revealed),
    cmocka_unit_test(rule_5_8_1_a_shuffle_forgets_what_was_seen),
    cmocka_unit_test(rule_5_10_1_only_the_player_sees_the_top_cards),
    cmocka_unit_test(rule_4_1_5_the_owner_orders_cards_that_go_into_his_deck),
    cmocka_unit_test(rule_4_1_5_the_first_one_in_the_order_is_on_top),
    cmocka_unit_test(rule_5_11_1_the_player_chooses_what_he_discards),
    cmocka_unit_test(rule_1_3_2_as_much_as_can_be_done_is_done),
    cmocka_unit_test(rule_1_3_2_1_what_is_engaged_is_not_engaged_again),
    cmocka_unit_test(rule_4_4_4_2_as_many_as_there_is_room_for),
    cmocka_unit_test(rule_4_8_3_2_as_many_as_the_ex_area_takes),
    cmocka_unit_test(rule_4_8_3_3_effects_follow_from_the_ex_area_onto_the_field),
    cmocka_unit_test(rule_4_8_2_the_ex_area_is_public_and_the_hand_is_not),
    cmocka_unit_test(rule_9_1_2_tokens_are_created_and_count_as_put_there),
    cmocka_unit_test(rule_9_1_2_1_a_token_is_whose_zone_it_is_created_in),
    cmocka_unit_test(rule_9_1_4_2_no_spell_token_on_a_field),
    cmocka_unit_test(rule_9_1_4_3_a_token_is_eliminated_where_it_may_not_be),
    cmocka_unit_test(rule_9_1_4_2_a_spell_token_is_gone_once_it_is_resolved),
    cmocka_unit_test(rule_5_16_1_transformed_cards_are_banished_and_tokens_created),
    cmocka_unit_test(rule_5_12_1_both_cards_change_their_zones),
    cmocka_unit_test(rule_5_12_2_neither_when_one_cannot),
    cmocka_unit_test(rule_5_9_3_1_the_player_may_end_drawing),
    cmocka_unit_test(rule_5_9_3_3_after_so_many_cards_it_ends),
    cmocka_unit_test(rule_5_10_2_2_the_player_may_end_looking),
    cmocka_unit_test(rule_5_19_1_a_die_shows_one_to_six),
    cmocka_unit_test(rule_5_18_1_any_of_the_cards_may_be_the_one),
    cmocka_unit_test(rule_10_9_1_6_the_newest_effect_counts),
    cmocka_unit_test(rule_10_9_1_6_effects_apply_in_the_order_they_were_produced),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
