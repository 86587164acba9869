/* SPDX-License-Identifier: MIT */
/* test_preparation.c -- before the game (6), outcomes (1.2). */
#include "support.h"

static const char *const ORDER_RULE = "6.2.1.7";

static ArbGame *drawn_up(void) /* player 0 goes first; he is asked about his hand */
{
  ArbGame *game = match(11, true);
  assert_string_equal(asked(game), ORDER_RULE);
  return game;
}

static void keep_hands(ArbGame *game)
{
  for (int i = 0; i < 2; i++) choose(game, "no", NOBODY);
}

static void refused_deck(ArbDeck deck, const char *expected)
{
  ArbError error = {0};
  ArbSetup setup = {.size = sizeof(ArbSetup),
                    .cards = pool(),
                    .seed = 1,
                    .format = {.name = "test", .players = 2, .opening_hand = 4}};
  uint16_t fine = def_of("Filler"), right = def_of("L-2");
  setup.decks[0] = deck;
  setup.decks[1] = deck_of(&right, &fine, 1, NULL, 0);
  assert_null(arb_create(&setup, &error));
  assert_string_equal(error.text, expected);
}

/* 4.6.2: which card of it lies where says nothing of how its list is written. */
static void rule_4_6_2_an_evolve_deck_has_no_order(void **state)
{
  char first[64], name[64];
  int others = 0;
  for (uint64_t seed = 1; seed <= 12; seed++) {
    ArbGame *game = match(seed, true);
    arb_card_name(game, 0, nth(game, "evolve_deck", 0, 0), name, sizeof name);
    if (seed == 1) memcpy(first, name, sizeof first);
    others += strcmp(first, name) != 0;
    arb_destroy(game);
  }
  assert_in_range(others, 1, 11);
}

static void rule_1_1_1_there_are_two_players(void **state)
{
  ArbError error = {0};
  ArbSetup setup = {.size = sizeof(ArbSetup),
                    .cards = pool(),
                    .format = {.name = "test", .players = 1},
                    .bare = true};
  assert_null(arb_create(&setup, &error));
  assert_string_equal(error.text, "this game is for 2 players");
  setup.format.players = 3;
  assert_null(arb_create(&setup, &error));
  assert_string_equal(error.text, "this game is for 2 players");
}

static void rule_6_1_1_1_a_leader_leads(void **state)
{
  uint16_t card = def_of("Filler");
  refused_deck(deck_of(&card, &card, 1, NULL, 0), "Filler: is no leader card (6.1.1.1)");
  refused_deck((ArbDeck){0}, "a deck has one leader (6.1.1.1)");
}

static void rule_6_1_1_2_no_token_or_evolved_card_in_a_main_deck(void **state)
{
  uint16_t left = def_of("L-1"), token = def_of("Fairy"), evolved = def_of("Fighter+");
  refused_deck(deck_of(&left, &token, 1, NULL, 0), "Fairy: cannot be in a main deck (6.1.1.2)");
  refused_deck(deck_of(&left, &evolved, 1, NULL, 0), "Fighter: cannot be in a main deck (6.1.1.2)");
}

static void rule_6_1_1_3_only_evolved_cards_in_an_evolve_deck(void **state)
{
  uint16_t left = def_of("L-1"), card = def_of("Filler");
  refused_deck(deck_of(&left, &card, 1, &card, 1), "Filler: is no evolved card (6.1.1.3)");
}

static void rule_6_2_1_2_to_4_leader_deck_and_evolve_deck_lie_in_their_zones(void **state)
{
  ArbGame *game = drawn_up();
  for (ArbSeat seat = 0; seat < 2; seat++) {
    assert_int_equal(size_of(game, "leader", seat), 1);
    assert_int_equal(size_of(game, "evolve_deck", seat), 9);
    assert_int_equal(size_of(game, "deck", seat), 40);
  }
  arb_destroy(game);
}

static void rule_6_2_1_3_decks_are_shuffled(void **state)
{
  ArbGame *one = match(1, true), *other = match(2, true);
  bool differs = false;
  for (int i = 0; i < 4; i++) {
    char a[40], b[40];
    arb_card_name(one, ARB_NO_SEAT, nth(one, "hand", 0, i), a, sizeof a);
    arb_card_name(other, ARB_NO_SEAT, nth(other, "hand", 0, i), b, sizeof b);
    differs |= strcmp(a, b) != 0;
  }
  assert_true(differs);
  arb_destroy(one), arb_destroy(other);
}

static void rule_6_2_1_5_a_random_player_decides_who_goes_first(void **state)
{
  int deciders[2] = {0, 0};
  for (uint64_t seed = 1; seed <= 20; seed++) {
    ArbGame *game = match(seed, false);
    assert_string_equal(asked(game), "6.2.1.5");
    ArbSeat decides = asks(game), first = (ArbSeat)(seed & 1);
    deciders[decides]++;
    choose(game, "player", arb_player_id(first));
    assert_int_equal(look(game, NOBODY, "first_player"), first);
    assert_int_equal(asks(game), first); /* he is asked about his hand first */
    arb_destroy(game);
  }
  assert_true(deciders[0] > 0 && deciders[1] > 0);
}

static void rule_6_2_1_6_each_player_draws_four(void **state)
{
  ArbGame *game = drawn_up();
  assert_int_equal(size_of(game, "hand", 0), 4);
  assert_int_equal(size_of(game, "hand", 1), 4);
  arb_destroy(game);
}

static bool keep_def(void *data, const ArbCardView *card)
{
  uint16_t **at = data;
  *(*at)++ = card->def;
  return true;
}

/* S16: all four, in the order that was said, and four others. */
static void rule_6_2_1_7_the_hand_goes_under_the_deck_in_the_chosen_order(void **state)
{
  ArbGame *game = drawn_up();
  uint16_t hand[4], deck[44], *at = hand;
  static const int32_t order[] = {2, 0, 3, 1};
  arb_view_zone(game, ARB_NO_SEAT, EV_Z_HAND, 0, keep_def, &at);
  at = deck;
  arb_view_zone(game, ARB_NO_SEAT, EV_Z_DECK, 0, keep_def, &at);
  choose(game, "yes", NOBODY);
  assert_int_equal(arb_decision(game)->shape, ARB_ORDER);
  answer_with(game, order, 4);
  uint16_t after[44], drawn[4];
  at = drawn;
  assert_int_equal(arb_view_zone(game, ARB_NO_SEAT, EV_Z_HAND, 0, keep_def, &at), 4);
  assert_memory_equal(drawn, deck, sizeof drawn); /* no shuffle: the next four */
  at = after;
  assert_int_equal(arb_view_zone(game, ARB_NO_SEAT, EV_Z_DECK, 0, keep_def, &at), 40);
  for (int i = 0; i < 4; i++) assert_int_equal(after[36 + i], hand[order[i]]);
  assert_int_equal(asks(game), 1); /* then the other player, once each */
  choose(game, "no", NOBODY);
  assert_string_equal(asked(game), "7.3.3");
  arb_destroy(game);
}

static void rule_6_2_1_8_play_points_begin_at_zero(void **state)
{
  ArbGame *game = drawn_up();
  for (ArbSeat seat = 0; seat < 2; seat++) {
    assert_int_equal(of_player(game, seat, "play_points"), 0);
    assert_int_equal(of_player(game, seat, "max_play_points"), 0);
  }
  arb_destroy(game);
}

static void rule_6_2_1_9_only_who_goes_second_has_evolution_points(void **state)
{
  ArbGame *game = drawn_up();
  keep_hands(game);
  assert_int_equal(of_player(game, 0, "evolution_points"), 0);
  assert_int_equal(of_player(game, 1, "evolution_points"), 3);
  arb_destroy(game);
}

static void rule_6_2_1_10_leaders_have_twenty_defense(void **state)
{
  ArbGame *game = drawn_up();
  assert_int_equal(of_player(game, 0, "defense"), 20);
  assert_int_equal(look(game, leader(game, 1), "defense"), 20);
  arb_destroy(game);
}

static void rule_6_2_1_11_who_goes_first_is_active(void **state)
{
  ArbGame *game = drawn_up();
  keep_hands(game);
  assert_int_equal(look(game, NOBODY, "turn_player"), 0);
  assert_int_equal(asks(game), 0);
  arb_destroy(game);
}

/* ---- Outcomes (1.2) ---------------------------------------------------------------- */

static void deal_to_leader(ArbGame *game, const ArbContext *context, const ArbValue *values,
                           int count)
{
  EvDeal deal = {leader(game, 1), context->me, 3, EV_BY_ABILITY};
  ev_deal(game, &deal, 1);
  assert_false(game->s->over); /* rules handling comes later */
}

static void deal_to_both(ArbGame *game, const ArbContext *context, const ArbValue *values,
                         int count)
{
  EvDeal deals[] = {{leader(game, 0), context->me, 3, EV_BY_ABILITY},
                    {leader(game, 1), context->me, 3, EV_BY_ABILITY}};
  ev_deal(game, deals, 2);
}

static void draw_eleven(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  ev_draw(game, context->you, 11);
}

static ArbGame *near_the_end(void)
{
  ArbGame *game = table();
  set(game, arb_player_id(0), "defense", 3);
  set(game, arb_player_id(1), "defense", 3);
  begin(game);
  return game;
}

static void rule_1_2_1_who_has_not_lost_wins(void **state)
{
  ArbGame *game = near_the_end();
  text(1, deal_to_leader);
  cast(game, "Spell 1", 0);
  assert_int_equal(arb_advance(game), ARB_OVER);
  assert_int_equal(arb_winner(game), 0);
  assert_true(arb_won(game, 0) && !arb_won(game, 1));
  arb_destroy(game);
}

static void rule_1_2_1_2_drawing_from_an_empty_deck_loses(void **state)
{
  ArbGame *game = table();
  begin(game);
  text(1, draw_eleven);
  cast(game, "Spell 1", 0);
  assert_int_equal(arb_advance(game), ARB_OVER);
  assert_int_equal(arb_winner(game), 1);
  arb_destroy(game);
}

static void rule_1_2_2_both_at_once_is_a_draw(void **state)
{
  ArbGame *game = near_the_end();
  text(1, deal_to_both);
  cast(game, "Spell 1", 0);
  assert_int_equal(arb_advance(game), ARB_OVER);
  assert_int_equal(arb_winner(game), ARB_NO_SEAT);
  assert_int_equal(events_of(game, "drawn"), 1);
  arb_destroy(game);
}

/* S3: damage and a missing card in one resolution are one check. */
static void rule_11_2_2_drawing_and_damage_are_one_check(void **state)
{
  ArbGame *game = near_the_end();
  text(1, draw_eleven), text(2, deal_to_leader);
  put(game, "Last Words 2", 0, "hand");
  cast(game, "Spell 1", 0); /* player 0 overdraws and loses, whatever he still could do */
  assert_int_equal(arb_winner(game), 1);
  arb_destroy(game);
}

static void rule_1_2_3_conceding_loses_at_once(void **state)
{
  ArbGame *game = table();
  ArbId storm = put(game, "Storm 2/1", 0, "field");
  begin(game);
  choose(game, "attack", storm);
  put(game, "Filler", 1, "hand");
  assert_int_equal(arb_concede(game, 1), ARB_OK); /* in the other player's attack */
  assert_int_equal(arb_advance(game), ARB_OVER);
  assert_int_equal(arb_winner(game), 0);
  arb_destroy(game);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(rule_4_6_2_an_evolve_deck_has_no_order),
    cmocka_unit_test(rule_1_1_1_there_are_two_players),
    cmocka_unit_test(rule_6_1_1_1_a_leader_leads),
    cmocka_unit_test(rule_6_1_1_2_no_token_or_evolved_card_in_a_main_deck),
    cmocka_unit_test(rule_6_1_1_3_only_evolved_cards_in_an_evolve_deck),
    cmocka_unit_test(rule_6_2_1_2_to_4_leader_deck_and_evolve_deck_lie_in_their_zones),
    cmocka_unit_test(rule_6_2_1_3_decks_are_shuffled),
    cmocka_unit_test(rule_6_2_1_5_a_random_player_decides_who_goes_first),
    cmocka_unit_test(rule_6_2_1_6_each_player_draws_four),
    cmocka_unit_test(rule_6_2_1_7_the_hand_goes_under_the_deck_in_the_chosen_order),
    cmocka_unit_test(rule_6_2_1_8_play_points_begin_at_zero),
    cmocka_unit_test(rule_6_2_1_9_only_who_goes_second_has_evolution_points),
    cmocka_unit_test(rule_6_2_1_10_leaders_have_twenty_defense),
    cmocka_unit_test(rule_6_2_1_11_who_goes_first_is_active),
    cmocka_unit_test(rule_1_2_1_who_has_not_lost_wins),
    cmocka_unit_test(rule_1_2_1_2_drawing_from_an_empty_deck_loses),
    cmocka_unit_test(rule_1_2_2_both_at_once_is_a_draw),
    cmocka_unit_test(rule_11_2_2_drawing_and_damage_are_one_check),
    cmocka_unit_test(rule_1_2_3_conceding_loses_at_once),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
