/* SPDX-License-Identifier: MIT */
/*
** test_secrets.c -- players who choose at once (355.17, SVE 1.3.4.1): nothing tells an answer
** before all have answered, and a copy dealt anew for a player draws the others' answers anew.
*/
#include "support.h"

enum { MOST = 9, DEALS = 60 };

static const char bid[] =
    "return card { id = \"e-bid\", name = \"Bid\", type = \"spell\", cost = { energy = 1 },\n"
    "run = function(game)\n"
    "  local bids = game.secret_numbers(0, 9)\n"
    "  for i, player in ipairs(game.players()) do game.gain_xp(bids[i], { by = player }) end\n"
    "end }";

static const char show[] =
    "local hands = cards { zone = \"hand\" }\n"
    "return card { id = \"e-sh\", name = \"Show\", type = \"spell\", cost = { energy = 1 },\n"
    "run = function(game)\n"
    "  game.banish(game.secret_choices(hands, { own = true, reveal = true }))\n"
    "end }";

static const char grab[] =
    "return card { id = \"e-gr\", name = \"Grab\", type = \"spell\", cost = { energy = 1 },\n"
    "run = function(game)\n"
    "  game.discard(1, { by = \"opponent\", random = true })\n"
    "  game.discard(1)\n"
    "end }";

static const char scout[] =
    "return card { id = \"e-sc\", name = \"Scout\", type = \"unit\", might = 1,\n"
    "cost = { energy = 3 } }";

/* A game in which the first of two players is asked. */
static void open_secret(Desk *desk, const char *text, const char *name)
{
  const char *texts[] = {text, scout};
  desk_open(desk, texts, 2, true);
  ArbId spell = desk_put(desk, name, 0, "hand", (ArbId){0, 0});
  for (ArbSeat seat = 0; seat < 2; seat++) {
    desk_put(desk, "Unit 2", seat, "hand", (ArbId){0, 0});
    desk_put(desk, "Scout", seat, "hand", (ArbId){0, 0});
    desk_put(desk, "Filler", seat, "hand", (ArbId){0, 0});
  }
  desk_begin(desk);
  play_out(desk->game, spell, (ArbId){0, 0});
  assert_int_equal(arb_decision(desk->game)->player, 0);
}

/* A copy in which the player who is asked has answered. */
static ArbGame *answered(ArbGame *game, int32_t value)
{
  ArbGame *copy = arb_clone(game);
  assert_int_equal(answer(copy, &value, 1), ARB_OK);
  assert_int_equal(arb_advance(copy), ARB_AWAITING);
  return copy;
}

/* Whatever the first player answers, the second sees the same and is asked the same. */
static void assert_untold(ArbGame *game, int answers)
{
  uint64_t seen = 0, offered = 0;
  for (int32_t value = 0; value < answers; value++) {
    ArbGame *copy = answered(game, value);
    assert_int_equal(arb_decision(copy)->player, 1);
    if (value == 0) seen = all_seen(copy, 1), offered = all_offered(copy);
    assert_true(all_seen(copy, 1) == seen);
    assert_true(all_offered(copy) == offered);
    assert_sound(copy);
    arb_destroy(copy);
  }
}

static void no_answer_is_told(void **state)
{
  Desk desk;
  (void)state;
  open_secret(&desk, bid, "Bid");
  assert_untold(desk.game, MOST + 1);
  desk_close(&desk);
  open_secret(&desk, show, "Show");
  assert_untold(desk.game, 3);
  desk_close(&desk);
}

static int32_t xp_of(ArbGame *game, ArbSeat seat)
{
  return number_of(game, arb_player_id(seat), "xp");
}

/* The XP of the first player when the game was dealt anew and the second has answered. */
static int32_t bid_when_dealt(ArbGame *game, ArbSeat seat, uint64_t seed)
{
  ArbGame *dealt = arb_clone(game);
  assert_int_equal(arb_redeal(dealt, seat, seed), ARB_OK);
  assert_int_equal(arb_decision(dealt)->player, 1);
  assert_sound(dealt);
  ArbGame *done = answered(dealt, 1);
  int32_t xp = xp_of(done, 0);
  assert_int_equal(xp_of(done, 1), 1);
  arb_destroy(done);
  arb_destroy(dealt);
  return xp;
}

static void numbers_are_drawn_anew(void **state)
{
  Desk desk;
  int times[MOST + 1] = {0}, different = 0;
  (void)state;
  open_secret(&desk, bid, "Bid");
  ArbGame *game = answered(desk.game, 7);
  for (uint64_t seed = 1; seed <= DEALS; seed++) {
    int32_t xp = bid_when_dealt(game, 1, seed);
    assert_in_range(xp, 0, MOST);
    different += times[xp]++ == 0;
    assert_int_equal(bid_when_dealt(game, 0, seed), 7);              /* who chose it knows it */
    assert_int_equal(bid_when_dealt(game, ARB_EVERY_SEAT, seed), 7); /* no seat is without it */
  }
  assert_true(different >= 8);
  assert_true(times[7] < DEALS / 2);
  arb_destroy(game);
  desk_close(&desk);
}

/* 424: what all have chosen is told, and stays when the game is dealt anew. */
static void what_was_shown_stays(void **state)
{
  Desk desk;
  (void)state;
  open_secret(&desk, bid, "Bid");
  ArbGame *game = answered(desk.game, 7), *done = answered(game, 4);
  for (uint64_t seed = 1; seed <= 8; seed++) {
    ArbGame *dealt = arb_clone(done);
    assert_int_equal(arb_redeal(dealt, 1, seed), ARB_OK);
    assert_int_equal(xp_of(dealt, 0), 7);
    arb_destroy(dealt);
  }
  arb_destroy(done);
  arb_destroy(game);
  desk_close(&desk);
}

static void a_save_keeps_the_answer(void **state)
{
  Desk desk;
  (void)state;
  open_secret(&desk, bid, "Bid");
  ArbGame *game = answered(desk.game, 7), *again = loaded(desk.cards, desk.host, game);
  assert_same(game, again);
  ArbGame *done = answered(again, 2);
  assert_int_equal(xp_of(done, 0), 7);
  arb_destroy(done);
  arb_destroy(again);
  arb_destroy(game);
  desk_close(&desk);
}

static bool first_banished(void *data, const ArbCardView *view)
{
  *(uint16_t *)data = view->def;
  return false;
}

/* The card that the first player has chosen, once the second has. */
static uint16_t shown_when_dealt(ArbGame *game, ArbSeat seat, uint64_t seed)
{
  uint16_t def = 0;
  ArbGame *dealt = arb_clone(game);
  assert_int_equal(arb_redeal(dealt, seat, seed), ARB_OK);
  ArbGame *done = answered(dealt, 0);
  int zone = arb_zone_find(done, "banishment");
  assert_int_equal(arb_view_zone(done, ARB_NO_SEAT, zone, 0, first_banished, &def), 1);
  assert_sound(done);
  arb_destroy(done);
  arb_destroy(dealt);
  return def;
}

static void cards_are_drawn_anew(void **state)
{
  Desk desk;
  int others = 0;
  (void)state;
  open_secret(&desk, show, "Show");
  ArbGame *game = answered(desk.game, 0);
  uint16_t chosen = shown_when_dealt(game, 0, 1);
  for (uint64_t seed = 1; seed <= DEALS; seed++) {
    assert_int_equal(shown_when_dealt(game, 0, seed), chosen);
    others += shown_when_dealt(game, 1, seed) != chosen;
  }
  assert_true(others > DEALS / 3);
  arb_destroy(game);
  desk_close(&desk);
}

static const char call_home[] =
    "local hands, mine = cards { zone = \"hand\" }, units { friendly = true }\n"
    "return card { id = \"e-ho\", name = \"Call Home\", type = \"spell\", cost = { energy = 1 },\n"
    "run = function(game)\n"
    "  game.return_to_hand(game.all(mine))\n"
    "  game.banish(game.secret_choices(hands, { own = true, reveal = true }))\n"
    "end }";

/* 424: everybody knows the hand, and nobody which card of it was chosen. */
static void which_card_of_a_known_hand_is_drawn_anew(void **state)
{
  Desk desk;
  const char *texts[] = {call_home, scout};
  int others = 0;
  (void)state;
  desk_open(&desk, texts, 2, true);
  ArbId spell = desk_put(&desk, "Call Home", 0, "hand", (ArbId){0, 0});
  desk_put(&desk, "Unit 2", 0, "board", (ArbId){0, 0});
  desk_put(&desk, "Scout", 0, "board", (ArbId){0, 0});
  desk_put(&desk, "Filler", 1, "hand", (ArbId){0, 0});
  desk_put(&desk, "Scout", 1, "hand", (ArbId){0, 0});
  desk_begin(&desk);
  play_out(desk.game, spell, (ArbId){0, 0});
  assert_int_equal(arb_decision(desk.game)->option_count, 2);
  ArbGame *game = answered(desk.game, 0);
  uint16_t chosen = shown_when_dealt(game, 0, 1);
  for (uint64_t seed = 1; seed <= DEALS; seed++)
    others += shown_when_dealt(game, 1, seed) != chosen;
  assert_in_range(others, DEALS / 4, 3 * DEALS / 4);
  arb_destroy(game);
  desk_close(&desk);
}

/* What was drawn by lot in the running step, and seen, is the same in every deal, though nobody has
** answered in that step. */
static void luck_that_was_seen_stays(void **state)
{
  (void)state;
  Desk desk;
  open_secret(&desk, grab, "Grab");
  ArbGame *plain = arb_clone(desk.game);
  const uint64_t seen = all_seen(plain, 0);
  for (uint64_t seed = 1; seed <= DEALS; seed++) {
    ArbGame *copy = arb_clone(desk.game);
    assert_int_equal(arb_redeal(copy, 0, seed), ARB_OK);
    assert_true(all_seen(copy, 0) == seen);
    assert_sound(copy);
    arb_destroy(copy);
  }
  arb_destroy(plain);
  desk_close(&desk);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(luck_that_was_seen_stays),
    cmocka_unit_test(which_card_of_a_known_hand_is_drawn_anew),
    cmocka_unit_test(no_answer_is_told),
    cmocka_unit_test(numbers_are_drawn_anew),
    cmocka_unit_test(what_was_shown_stays),
    cmocka_unit_test(a_save_keeps_the_answer),
    cmocka_unit_test(cards_are_drawn_anew),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
