/* SPDX-License-Identifier: MIT */
/*
** test_setups.c -- a game of Riftbound that its format makes impossible is refused with a sentence.
**
** Format files are checked when they are read.  A program that fills in an ArbFormat by itself gets
** the same answers from arb_create.
*/
#include "riftbound/house.h"
#include "support.h"

typedef struct Row {
  const char *told; /* NULL: the game begins */
  uint8_t players, teams, games;
  int number, value; /* one of the game's own numbers */
  int more, also;
} Row;

static const char ONE_GAME[] = "cards are exchanged before the only game of two players";
static const char DIVIDED[] = "the players cannot be divided into that many teams";
static const char A_MATCH[] = "a match of several games is for two players";
static const char DRAWN[] =
    "where cards are exchanged before the only game, battlefields are drawn";

static const Row rows[] = {
  {NULL, .players = 2},
  {NULL, .players = 2, .games = 3},
  {NULL, .players = 4, .teams = 2},
  {NULL, .players = 4, .teams = 2, .games = 3},
  {NULL, .players = 2, .number = RB_F_SIDEBOARD_FIRST, .value = 1},
  {NULL, .players = 2, .games = 1, .number = RB_F_SIDEBOARD_FIRST, .value = 1},
  {NULL, .players = 2, .number = RB_F_CHOOSE_BATTLEFIELDS, .value = 1},
  {DIVIDED, .players = 4, .teams = 1},
  {DIVIDED, .players = 4, .teams = 4},
  {DIVIDED, .players = 4, .teams = 3},
  {DIVIDED, .players = 3, .teams = 2},
  {DIVIDED, .players = 2, .teams = 2},
  {A_MATCH, .players = 3, .games = 3},
  {A_MATCH, .players = 4, .games = 2},
  {ONE_GAME, .players = 3, .number = RB_F_SIDEBOARD_FIRST, .value = 1},
  {ONE_GAME, .players = 2, .games = 3, .number = RB_F_SIDEBOARD_FIRST, .value = 1},
  {DRAWN, .players = 2, .number = RB_F_SIDEBOARD_FIRST, .value = 1,
   .more = RB_F_CHOOSE_BATTLEFIELDS, .also = 1},
  {"more shared battlefields are used than there are", .players = 2, .number = RB_F_SHARED_USED,
   .value = 1},
};

static void a_format_that_no_game_can_have_is_refused(void **state)
{
  Duel duel;
  (void)state;
  duel_open(&duel, "jinx-origins", "viktor-origins", 1, false);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    const Row *row = &rows[i];
    ArbError error = {0};
    ArbSetup setup = arb_default_setup();
    setup.cards = duel.session.cards;
    setup.format = duel.session.format;
    setup.format.players = row->players, setup.format.teams = row->teams;
    setup.format.games = row->games;
    if (row->number) setup.format.numbers[row->number] = (uint8_t)row->value;
    if (row->more) setup.format.numbers[row->more] = (uint8_t)row->also;
    setup.bare = row->number != RB_F_SHARED_USED; /* a position built by hand may do without them */
    ArbGame *game = arb_create(&setup, &error);
    if (!row->told && !game) fail_msg("row %zu: %s", i, error.text);
    if (row->told && game) fail_msg("row %zu: no refusal", i);
    if (row->told && !strstr(error.text, row->told)) fail_msg("row %zu: %s", i, error.text);
    if (row->told) assert_int_equal(error.status, ARB_UNSUPPORTED);
    arb_destroy(game);
  }
  duel_close(&duel);
}

static void a_section_that_is_no_list_is_refused(void **state)
{
  static const uint16_t none[1];
  const ArbSection wrong[] = {{none, -1}, {none, INT32_MIN}, {NULL, 1}};
  Duel duel;
  (void)state;
  duel_open(&duel, "jinx-origins", "viktor-origins", 1, false);
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
    for (int section = 0; section < RB_SECTIONS; section++) {
      ArbError error = {0};
      ArbSetup setup = arb_default_setup();
      setup.cards = duel.session.cards;
      setup.format = duel.session.format;
      setup.decks[1].sections[section] = wrong[i];
      assert_null(arb_create(&setup, &error));
      assert_string_equal(error.text, "a section of a deck is no list of cards");
    }
  duel_close(&duel);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_format_that_no_game_can_have_is_refused),
    cmocka_unit_test(a_section_that_is_no_list_is_refused),
  };
  return cmocka_run_group_tests_name("setups", tests, NULL, NULL);
}
