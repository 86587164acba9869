/* SPDX-License-Identifier: MIT */
/*
** test_moving.c -- cards of a Riftbound position that are moved by hand (arb_move).
**
** The game is created with `check`: after every move its position is checked, and the step that it
** leads to runs twice.
*/
#include "support.h"

static const char *const texts[] = {
  "return card { id = \"e-ge\", name = \"Blade\", type = \"gear\", might_bonus = 1,\n"
  "tags = { \"Equipment\" }, cost = { energy = 1 } }",
  "return card { id = \"e-hi\", name = \"Lurker\", type = \"unit\", might = 2,\n"
  "cost = { energy = 1 }, keywords = { \"hidden\" } }",
  "return card { id = \"e-ru\", name = \"Rune\", type = \"rune\", domains = { \"fury\" } }",
  "return card { id = \"e-sp\", name = \"Spell\", type = \"spell\", cost = { energy = 1 },\n"
  "targets = { unit {} }, run = function(game, me, it) game.stun(it) end }"};
enum { TEXTS = sizeof texts / sizeof *texts };
static const ArbId nothing;

static ArbId moved(Desk *desk, ArbId card, const char *zone, ArbId place)
{
  ArbId now;
  ArbStatus status = arb_move(desk->game, card, zone, place, &now);
  if (status < 0) fail_msg("%s", arb_error(desk->game));
  assert_int_equal(arb_advance(desk->game), ARB_AWAITING);
  assert_sound(desk->game);
  return now;
}

static void refused(Desk *desk, ArbId card, const char *zone, ArbId place, const char *why)
{
  ArbId now = card;
  uint64_t before = arb_hash(desk->game);
  assert_int_equal(arb_move(desk->game, card, zone, place, &now), ARB_REFUSED);
  if (!strstr(arb_error(desk->game), why)) fail_msg("%s: %s", why, arb_error(desk->game));
  assert_int_equal(now.slot, 0);
  assert_true(arb_hash(desk->game) == before);
}

static bool same(ArbId a, ArbId b)
{
  return a.slot == b.slot && a.generation == b.generation;
}

static void a_unit_walks_and_stays_itself(void **state)
{
  Desk desk;
  (void)state;
  desk_open(&desk, texts, TEXTS, true);
  ArbId unit = desk_put(&desk, "Unit 2", 0, "board", nothing);
  desk_begin(&desk);
  assert_int_equal(arb_set(desk.game, unit, "damage", 1), ARB_OK);
  assert_true(same(moved(&desk, unit, "board", desk.fields[1]), unit));
  assert_int_equal(number_of(desk.game, unit, "damage"), 1);
  assert_int_equal(number_of(desk.game, unit, "exhausted"), 0);
  refused(&desk, unit, "board", desk.fields[1], "already");
  assert_true(same(moved(&desk, unit, "board", nothing), unit));
  refused(&desk, unit, "board", nothing, "already");
  desk_close(&desk);
}

/* 107.1: in a base lies what its player controls. */
static void in_the_base_of_another_player_he_controls_it(void **state)
{
  Desk desk;
  (void)state;
  desk_open(&desk, texts, TEXTS, true);
  ArbId unit = desk_put(&desk, "Unit 2", 0, "board", nothing);
  desk_begin(&desk);
  moved(&desk, unit, "board", arb_player_id(1));
  assert_int_equal(number_of(desk.game, unit, "controller"), 1);
  refused(&desk, unit, "board", nothing, "already"); /* the base of who controls it */
  ArbId hand = moved(&desk, unit, "hand", nothing);  /* 056: its owner's */
  assert_int_equal(zone_size(desk.game, "hand", 0), 1);
  assert_false(same(hand, unit));
  refused(&desk, unit, "trash", nothing, "no such card");
  desk_close(&desk);
}

/* 719.3.a, 719.5, 435.4: what is attached goes along, and stays when the unit leaves the board. */
static void attached_cards_go_along(void **state)
{
  Desk desk;
  int32_t might = 0;
  (void)state;
  desk_open(&desk, texts, TEXTS, true);
  ArbId unit = desk_put(&desk, "Unit 2", 0, "board", nothing);
  ArbId other = desk_put(&desk, "Unit 2", 0, "board", nothing);
  ArbId blade = desk_put(&desk, "Blade", 0, "hand", nothing);
  desk_begin(&desk);
  blade = moved(&desk, blade, "board", unit);
  assert_true(arb_look(desk.game, 0, unit, "might", &might));
  assert_int_equal(might, 3);
  moved(&desk, unit, "board", desk.fields[0]);
  moved(&desk, blade, "board", other);
  assert_true(arb_look(desk.game, 0, unit, "might", &might));
  assert_int_equal(might, 2);
  refused(&desk, unit, "board", other, "cannot be attached");
  moved(&desk, other, "board", desk.fields[0]);
  moved(&desk, other, "trash", nothing);
  moved(&desk, blade, "board", nothing); /* it lay where the unit was */
  moved(&desk, blade, "board", unit);
  moved(&desk, blade, "board", nothing);
  assert_true(arb_look(desk.game, 0, unit, "might", &might));
  assert_int_equal(might, 2);
  desk_close(&desk);
}

static bool see_def(void *data, const ArbCardView *card)
{
  *(uint16_t *)data = card->def;
  return true;
}

static void in_a_deck_it_lies_on_top(void **state)
{
  Desk desk;
  (void)state;
  desk_open(&desk, texts, TEXTS, true);
  ArbId spell = desk_put(&desk, "Spell", 0, "hand", nothing);
  desk_begin(&desk);
  int before = zone_size(desk.game, "deck", 0);
  spell = moved(&desk, spell, "deck", nothing);
  assert_int_equal(zone_size(desk.game, "deck", 0), before + 1);
  moved(&desk, spell, "deck", nothing); /* on top again */
  choose(desk.game, "end", nothing);    /* the other player's turn */
  while (arb_decision(desk.game)->player == 0 || find_option(desk.game, "end", nothing) < 0)
    pass_priority(desk.game);
  choose(desk.game, "end", nothing); /* and his again, in which he draws it */
  while (arb_decision(desk.game)->player == 1 || find_option(desk.game, "end", nothing) < 0)
    pass_priority(desk.game);
  uint16_t drawn = 0;
  int hand = arb_zone_find(desk.game, "hand");
  assert_int_equal(arb_view_zone(desk.game, 0, hand, 0, see_def, &drawn), 1);
  assert_string_equal(arb_card_title(desk.cards, drawn), "Spell");
  desk_close(&desk);
}

/* 107.3, 128.4: facedown at a battlefield, and what has Hidden alone. */
static void facedown_at_a_battlefield(void **state)
{
  Desk desk;
  (void)state;
  desk_open(&desk, texts, TEXTS, true);
  ArbId lurker = desk_put(&desk, "Lurker", 0, "hand", nothing);
  ArbId open = desk_put(&desk, "Lurker", 0, "board", nothing);
  ArbId plain = desk_put(&desk, "Unit 2", 0, "hand", nothing);
  desk_begin(&desk);
  refused(&desk, lurker, "facedown", nothing, "battlefield");
  refused(&desk, plain, "facedown", desk.fields[0], "Hidden");
  lurker = moved(&desk, lurker, "facedown", desk.fields[0]);
  char name[64];
  arb_card_name(desk.game, 0, lurker, name, sizeof name);
  assert_string_equal(name, "Lurker");
  arb_card_name(desk.game, 1, lurker, name, sizeof name);
  assert_string_not_equal(name, "Lurker");
  assert_int_equal(arb_set(desk.game, open, "damage", 1), ARB_OK);
  ArbId hidden = moved(&desk, open, "facedown", desk.fields[1]);
  assert_false(same(hidden, open));
  assert_int_equal(number_of(desk.game, hidden, "damage"), 0);
  assert_true(same(moved(&desk, hidden, "board", desk.fields[1]), hidden));
  desk_close(&desk);
}

static void runes_and_tokens(void **state)
{
  Desk desk;
  (void)state;
  desk_open(&desk, texts, TEXTS, true);
  ArbId rune = desk_put(&desk, "Rune", 0, "runes", nothing);
  ArbId token = desk_put(&desk, "Recruit", 0, "board", nothing);
  desk_begin(&desk);
  rune = moved(&desk, rune, "rune_deck", nothing);
  rune = moved(&desk, rune, "runes", nothing);
  refused(&desk, rune, "hand", nothing, "does not lie");
  moved(&desk, token, "board", desk.fields[0]);
  assert_int_equal(moved(&desk, token, "trash", nothing).slot, 0); /* 183.1 */
  assert_int_equal(zone_size(desk.game, "trash", 0), 0);
  desk_close(&desk);
}

static void what_others_refer_to_stays(void **state)
{
  Desk desk;
  (void)state;
  desk_open(&desk, texts, TEXTS, true);
  ArbId spell = desk_put(&desk, "Spell", 0, "hand", nothing);
  ArbId unit = desk_put(&desk, "Unit 2", 0, "board", nothing);
  desk_begin(&desk);
  refused(&desk, desk.fields[0], "banishment", nothing, "stays there");
  refused(&desk, spell, "chain", nothing, "by hand");
  refused(&desk, spell, "board", nothing, "does not lie");
  refused(&desk, spell, "nowhere", nothing, "no zone");
  refused(&desk, spell, "hand", nothing, "already");
  refused(&desk, unit, "champion", nothing, "108.3");
  refused(&desk, unit, "board", spell, "no such place");
  refused(&desk, nothing, "hand", nothing, "no such card");
  refused(&desk, arb_player_id(0), "hand", nothing, "no such card");
  desk_close(&desk);
}

/* 108.3: the Chosen Champion may be there again. */
static void the_champion_goes_home(void **state)
{
  Desk desk;
  (void)state;
  desk_open(&desk, texts, TEXTS, true);
  ArbId champion = desk_put(&desk, "Unit 2", 0, "champion", nothing);
  desk_begin(&desk);
  champion = moved(&desk, champion, "board", nothing);
  champion = moved(&desk, champion, "champion", nothing);
  assert_int_equal(zone_size(desk.game, "champion", 0), 1);
  desk_close(&desk);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_unit_walks_and_stays_itself),
    cmocka_unit_test(in_the_base_of_another_player_he_controls_it),
    cmocka_unit_test(attached_cards_go_along),
    cmocka_unit_test(in_a_deck_it_lies_on_top),
    cmocka_unit_test(facedown_at_a_battlefield),
    cmocka_unit_test(runes_and_tokens),
    cmocka_unit_test(what_others_refer_to_stays),
    cmocka_unit_test(the_champion_goes_home),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
