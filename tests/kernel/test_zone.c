/* SPDX-License-Identifier: MIT */
/* Zones: order, identity, and who knows which face. */
#include "toy.h"

/* A bare game whose zones the test fills by hand, on the game's own block. */
static ArbGame *game;

static int set_up(void **state)
{
  game = toy_bare();
  return 0;
}

static int tear_down(void **state)
{
  arb_destroy(game);
  return 0;
}

static int put(int kind, ArbSeat owner, int def)
{
  return arb_zone_create(game, (uint16_t)def, owner, zone_at(game, kind, owner), 0);
}

static void move(int card1, int kind, int end)
{
  arb_zone_move(game, card1, zone_at(game, kind, state_card(game->s, card1)->owner), end);
}

static ArbId its_id(int card1)
{
  return state_card_id(game->s, card1);
}
static int def_of(int card1)
{
  return state_card(game->s, card1)->def;
}
static bool sees(int card1, ArbSeat seat)
{
  return arb_know_sees(game, game->s, card1, seat);
}

/* The definitions of a zone, first to last, as one number: 1, 2, 3 is 123. */
static int order(int kind, ArbSeat owner)
{
  int digits = 0;
  for (int at = zone_first(game, zone_at(game, kind, owner)); at; at = card_next(game, at))
    digits = digits * 10 + def_of(at);
  return digits;
}

static void a_zone_keeps_its_order(void **state)
{
  for (int def = 1; def <= 4; def++) put(TOY_DECK, 0, def);
  assert_int_equal(order(TOY_DECK, 0), 1234);
  assert_int_equal(order(TOY_DECK, 1), 0);
}

static void cards_enter_at_the_top_or_the_bottom(void **state)
{
  int one = put(TOY_DECK, 0, 1), two = put(TOY_DECK, 0, 2), three = put(TOY_DECK, 0, 3);
  move(two, TOY_DECK, ARB_TOP);
  assert_int_equal(order(TOY_DECK, 0), 213);
  move(one, TOY_DECK, ARB_BOTTOM);
  assert_int_equal(order(TOY_DECK, 0), 231);
  move(three, TOY_TRASH, ARB_TOP);
  assert_int_equal(order(TOY_DECK, 0), 21);
  assert_int_equal(order(TOY_TRASH, 0), 3);
}

static void a_zone_counts_what_it_holds(void **state)
{
  int card = put(TOY_HAND, 1, 5);
  put(TOY_HAND, 1, 6);
  assert_int_equal(state_zone(game->s, zone_at(game, TOY_HAND, 1))->count, 2);
  move(card, TOY_TABLE, ARB_BOTTOM);
  assert_int_equal(state_zone(game->s, zone_at(game, TOY_HAND, 1))->count, 1);
  assert_int_equal(state_zone(game->s, zone_at(game, TOY_TABLE, 1))->count, 1);
}

static void a_shared_zone_is_one_for_all(void **state)
{
  put(TOY_TABLE, 0, 1);
  put(TOY_TABLE, 1, 2);
  assert_int_equal(zone_at(game, TOY_TABLE, 0), zone_at(game, TOY_TABLE, 1));
  assert_int_equal(order(TOY_TABLE, 0), 12);
  assert_int_not_equal(zone_at(game, TOY_HAND, 0), zone_at(game, TOY_HAND, 1));
}

/* 359.3.e.2, .4 in the game we play: leaving the board makes another object. */
static void leaving_the_board_makes_a_new_object(void **state)
{
  int card = put(TOY_TABLE, 0, 3);
  ArbId on_table = its_id(card);
  move(card, TOY_TRASH, ARB_TOP);
  assert_null(state_resolve(game->s, on_table));
  ArbId in_trash = its_id(card);
  move(card, TOY_TABLE, ARB_TOP);
  assert_null(state_resolve(game->s, in_trash));
  assert_null(state_resolve(game->s, on_table));
  assert_non_null(state_resolve(game->s, its_id(card)));
}

static void the_stack_keeps_the_id_on_the_way_to_the_board(void **state)
{
  int card = put(TOY_HAND, 0, 3);
  ArbId in_hand = its_id(card);
  move(card, TOY_STACK, ARB_BOTTOM);
  assert_true(id_equal(in_hand, its_id(card)));
  move(card, TOY_TABLE, ARB_BOTTOM);
  assert_true(id_equal(in_hand, its_id(card)));
  move(card, TOY_HAND, ARB_BOTTOM);
  assert_false(id_equal(in_hand, its_id(card)));
}

static void the_game_is_told_of_every_change_of_zone(void **state)
{
  int card = put(TOY_HAND, 0, 3);
  assert_int_equal(state_card(game->s, card)->body1, 0);
  move(card, TOY_TABLE, ARB_BOTTOM);
  assert_int_equal(state_card(game->s, card)->body1, 1);
  move(card, TOY_HAND, ARB_BOTTOM);
  assert_int_equal(state_card(game->s, card)->body1, 0);
}

static void a_card_that_moves_goes_back_to_its_owners_control(void **state)
{
  int card = put(TOY_TABLE, 0, 3);
  state_card(game->s, card)->controller = 1;
  move(card, TOY_HAND, ARB_BOTTOM);
  assert_int_equal(state_card(game->s, card)->controller, 0);
}

/* A token leaves, another card takes its slot: the token's id names nothing. */
static void the_id_of_a_destroyed_card_never_comes_back(void **state)
{
  for (int i = 0; i < 3; i++) {
    int token = arb_zone_create(game, 1, 0, zone_at(game, TOY_TABLE, 0), ARB_CARD_TOKEN);
    ArbId gone = its_id(token);
    arb_zone_destroy(game, token);
    assert_null(state_resolve(game->s, gone));
    int later = put(TOY_TABLE, 0, 2);
    assert_null(state_resolve(game->s, gone));
    arb_zone_destroy(game, later);
  }
}

static void an_id_of_another_kind_names_no_card(void **state)
{
  int card = put(TOY_TABLE, 0, 3);
  ArbId id = its_id(card);
  assert_null(state_resolve(game->s, id_make(ARB_KIND_ITEM, card, id.generation)));
  assert_null(state_resolve(game->s, id_make(ARB_KIND_CARD, card, id.generation + 1)));
  assert_null(state_resolve(game->s, id_make(ARB_KIND_CARD, 400, id.generation)));
  assert_null(state_resolve(game->s, ARB_NOTHING));
}

/* ---- Knowledge --------------------------------------------------------------- */

static void nobody_knows_the_deck_and_one_knows_a_hand(void **state)
{
  int hidden = put(TOY_DECK, 0, 1), held = put(TOY_HAND, 0, 2), open = put(TOY_TABLE, 0, 3);
  assert_false(sees(hidden, 0) || sees(hidden, 1));
  assert_true(sees(held, 0) && !sees(held, 1));
  assert_true(sees(open, 0) && sees(open, 1));
  assert_true(sees(hidden, ARB_NO_SEAT)); /* the host */
}

static void drawing_tells_the_owner_only(void **state)
{
  int card = put(TOY_DECK, 0, 1);
  move(card, TOY_HAND, ARB_BOTTOM);
  assert_true(sees(card, 0) && !sees(card, 1));
  assert_true(game->run.sealed);
}

static void what_is_played_openly_is_known_to_all(void **state)
{
  int card = put(TOY_HAND, 0, 1);
  move(card, TOY_TABLE, ARB_BOTTOM);
  assert_true(sees(card, 1));
}

static void showing_what_is_known_already_seals_nothing(void **state)
{
  int card = put(TOY_HAND, 0, 1);
  game->run.sealed = false;
  arb_know_show(game, card, 1u << 0);
  assert_false(game->run.sealed);
}

/* The others see an open step when it is sealed: until then nothing is told. */
static void what_others_learn_leaves_the_step_open(void **state)
{
  int card = put(TOY_HAND, 0, 1);
  game->run.sealed = false;
  game->run.seat = 0;
  arb_know_show(game, card, 1u << 1);
  assert_false(game->run.sealed);
  assert_true(sees(card, 1));
}

static void what_the_player_of_the_step_learns_seals_it(void **state)
{
  int card = put(TOY_HAND, 1, 1);
  game->run.sealed = false;
  game->run.seat = 0;
  arb_know_show(game, card, 1u << 0);
  assert_true(game->run.sealed);
  assert_true(sees(card, 0));
}

static void news_to_anybody_seal_a_step_that_is_nobodys(void **state)
{
  int card = put(TOY_HAND, 1, 1);
  game->run.sealed = false;
  game->run.seat = ARB_NO_SEAT;
  arb_know_show(game, card, 1u << 0);
  assert_true(game->run.sealed);
}

static void who_saw_a_card_knows_it_under_the_deck(void **state)
{
  put(TOY_DECK, 0, 1);
  int card = put(TOY_TABLE, 0, 2);
  move(card, TOY_DECK, ARB_BOTTOM);
  assert_true(sees(card, 0) && sees(card, 1));
}

/* Once one of several hand cards that a player knew leaves unseen, he knows none. */
static void a_known_hand_card_that_leaves_unseen_clears_what_others_knew(void **state)
{
  for (int def = 1; def <= 4; def++) put(TOY_HAND, 0, def);
  int shown = zone_first(game, zone_at(game, TOY_HAND, 0));
  arb_know_show(game, shown, 1u << 1);
  move(shown, TOY_DECK, ARB_BOTTOM);
  for (int kind = TOY_DECK; kind <= TOY_HAND; kind++)
    for (int at = zone_first(game, zone_at(game, kind, 0)); at; at = card_next(game, at))
      assert_false(sees(at, 1));
  assert_int_equal(order(TOY_DECK, 0), 1); /* the card itself did go, in some slot */
}

static void a_shuffle_keeps_the_cards_and_forgets_who_saw_them(void **state)
{
  int sum = 0, count = 0;
  for (int def = 1; def <= 8; def++) put(TOY_DECK, 0, def);
  int seen = zone_first(game, zone_at(game, TOY_DECK, 0));
  ArbId before = its_id(seen);
  arb_know_show(game, seen, 3);
  game->run.sealed = false;
  arb_zone_shuffle(game, zone_at(game, TOY_DECK, 0));
  assert_true(game->run.sealed);
  assert_null(state_resolve(game->s, before));
  for (int at = zone_first(game, zone_at(game, TOY_DECK, 0)); at; at = card_next(game, at)) {
    assert_false(sees(at, 0) || sees(at, 1));
    sum |= 1 << def_of(at);
    count++;
  }
  assert_int_equal(count, 8);
  assert_int_equal(sum, 0x1FE);
}

/* Neither the slot of a card nor its place in the zone tells its face. */
static void a_shuffle_deals_faces_over_slots_and_slots_over_places(void **state)
{
  int face_of_slot_1[9] = {0}, slot_on_top[9] = {0}, face_on_top[9] = {0};
  for (int def = 1; def <= 8; def++) put(TOY_DECK, 0, def);
  int deck = zone_at(game, TOY_DECK, 0);
  for (int i = 0; i < 4000; i++) {
    arb_zone_shuffle(game, deck);
    game->arena.used = 0; /* what the driver does between steps */
    face_of_slot_1[def_of(1)]++;
    slot_on_top[zone_first(game, deck)]++;
    face_on_top[def_of(zone_first(game, deck))]++;
  }
  for (int i = 1; i <= 8; i++) { /* 500 each, 5 deviations */
    assert_in_range(face_of_slot_1[i], 395, 605);
    assert_in_range(slot_on_top[i], 395, 605);
    assert_in_range(face_on_top[i], 395, 605);
  }
}

static void scattered_cards_trade_faces_among_themselves_only(void **state)
{
  for (int def = 1; def <= 6; def++) put(TOY_DECK, 0, def);
  ArbId some[3] = {its_id(4), its_id(5), its_id(6)};
  arb_zone_scatter(game, some, 3);
  assert_int_equal(order(TOY_DECK, 0) / 1000, 123);
  assert_int_equal(1 << def_of(4) | 1 << def_of(5) | 1 << def_of(6), 0x70);
  for (int i = 0; i < 3; i++) assert_null(state_resolve(game->s, some[i]));
}

#define ZONE_TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void)
{
  const struct CMUnitTest tests[] = {
    ZONE_TEST(a_zone_keeps_its_order),
    ZONE_TEST(cards_enter_at_the_top_or_the_bottom),
    ZONE_TEST(a_zone_counts_what_it_holds),
    ZONE_TEST(a_shared_zone_is_one_for_all),
    ZONE_TEST(leaving_the_board_makes_a_new_object),
    ZONE_TEST(the_stack_keeps_the_id_on_the_way_to_the_board),
    ZONE_TEST(the_game_is_told_of_every_change_of_zone),
    ZONE_TEST(a_card_that_moves_goes_back_to_its_owners_control),
    ZONE_TEST(the_id_of_a_destroyed_card_never_comes_back),
    ZONE_TEST(an_id_of_another_kind_names_no_card),
    ZONE_TEST(nobody_knows_the_deck_and_one_knows_a_hand),
    ZONE_TEST(drawing_tells_the_owner_only),
    ZONE_TEST(what_is_played_openly_is_known_to_all),
    ZONE_TEST(showing_what_is_known_already_seals_nothing),
    ZONE_TEST(what_others_learn_leaves_the_step_open),
    ZONE_TEST(what_the_player_of_the_step_learns_seals_it),
    ZONE_TEST(news_to_anybody_seal_a_step_that_is_nobodys),
    ZONE_TEST(who_saw_a_card_knows_it_under_the_deck),
    ZONE_TEST(a_known_hand_card_that_leaves_unseen_clears_what_others_knew),
    ZONE_TEST(a_shuffle_keeps_the_cards_and_forgets_who_saw_them),
    ZONE_TEST(a_shuffle_deals_faces_over_slots_and_slots_over_places),
    ZONE_TEST(scattered_cards_trade_faces_among_themselves_only),
  };
  return cmocka_run_group_tests_name("zones", tests, NULL, NULL);
}
