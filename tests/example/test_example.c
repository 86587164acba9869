/* SPDX-License-Identifier: MIT */
/* test_example.c -- the example game is complete: loaded from Lua, checked, played. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"

extern const BindGame stones_game; /* stones.c */

#define HERE ARB_DATA_DIR "/tests/example"

/* The folder of scripts, with the vocabulary that all games share. */
typedef struct Example {
  char root[40];
  ArbCards *cards;
  BindHost *host;
  BindPaths paths;
} Example;

static int open_example(void **state)
{
  static const char *const folders[] = {HERE "/cards"};
  Example *e = calloc(1, sizeof *e);
  char command[1024];
  ArbError error = {0};
  if (!e) return -1;
  strcpy(e->root, "/tmp/lunarbiter-example-XXXXXX");
  if (!mkdtemp(e->root)) return -1;
  snprintf(command, sizeof command,
           "cp -r '" HERE "/scripts/.' %s && mkdir %s/keywords && "
           "cp '" ARB_DATA_DIR "/scripts/vocabulary.lua' %s", e->root, e->root, e->root);
  if (system(command) != 0) return -1;
  e->paths = (BindPaths){.own = &stones_game, .scripts = e->root, .cards = folders,
                         .card_count = 1};
  e->cards = bind_load(&e->paths, &error);
  if (!e->cards) fail_msg("%s", error.text);
  e->host = bind_host_new(e->cards, &error);
  if (!e->host) fail_msg("%s", error.text);
  *state = e;
  return 0;
}

static int close_example(void **state)
{
  Example *e = *state;
  char command[64];
  bind_host_free(e->host);
  arb_cards_release(e->cards);
  snprintf(command, sizeof command, "rm -r %s", e->root);
  int failed = system(command);
  free(e);
  return failed;
}

static void fill(const Example *e, uint16_t deck[10])
{
  for (int i = 0; i < 10; i++) deck[i] = arb_cards_find(e->cards, i % 2 ? "Pebble" : "Flint");
}

static ArbGame *new_game(const Example *e, uint64_t seed, const uint16_t *deck)
{
  ArbError error = {0};
  ArbSetup setup = {.cards = e->cards, .seed = seed, .check = true, .fixed_first = true,
                    .script_host = bind_script_host(e->host)};
  if (!bind_format(&e->paths, "first", &setup.format, &error)) fail_msg("%s", error.text);
  assert_int_equal(arb_format_number(e->cards, &setup.format, "goal"), 20);
  for (int seat = 0; seat < 2; seat++)
    setup.decks[seat].sections[arb_section_find(e->cards, "Stones")] = (ArbSection){deck, 10};
  ArbGame *game = arb_create(&setup, &error);
  if (!game) fail_msg("%s", error.text);
  return game;
}

static int32_t score_of(const ArbGame *game, ArbSeat seat)
{
  int32_t score = -1;
  assert_true(arb_look(game, ARB_NO_SEAT, arb_player_id(seat), "score", &score));
  return score;
}

/* Somebody reaches 20: ten stones are worth 25. */
static void it_is_played_to_its_end(void **state)
{
  Example *e = *state;
  uint16_t deck[10];
  fill(e, deck);
  for (uint64_t seed = 1; seed <= 20; seed++) {
    ArbGame *game = new_game(e, seed, deck);
    ArbStatus status;
    while ((status = arb_advance(game)) == ARB_AWAITING) {
      ArbGame *copy = arb_clone(game);
      assert_true(arb_hash(copy) == arb_hash(game));
      arb_destroy(copy);
      assert_int_equal(arb_answer(game, arb_decision(game)->number, (int32_t[]){0}, 1), ARB_OK);
    }
    if (status != ARB_OVER) fail_msg("%s", arb_error(game));
    assert_true(score_of(game, arb_winner(game)) >= 20);
    arb_destroy(game);
  }
}

/* The script's verb: Flint scores four, Pebble one. */
static void a_script_does_what_it_says(void **state)
{
  Example *e = *state;
  uint16_t deck[10];
  for (int i = 0; i < 10; i++) deck[i] = arb_cards_find(e->cards, "Flint");
  ArbGame *game = new_game(e, 1, deck);
  for (int turn = 0; turn < 3; turn++) {
    /* a hand of one stone is no choice: the engine answers by itself */
    ArbStatus status = arb_advance(game);
    if (status < 0) fail_msg("%s", arb_error(game));
    if (status == ARB_OVER) break;
    arb_answer(game, arb_decision(game)->number, (int32_t[]){0}, 1);
  }
  assert_int_equal(arb_advance(game), ARB_OVER);
  assert_int_equal(score_of(game, 0), 20);
  assert_int_equal(arb_winner(game), 0);
  arb_destroy(game);
}

static void note(void *data, const char *rule, const char *text)
{
  snprintf(data, 200, "%s: %s", rule, text);
}

static void a_deck_is_checked(void **state)
{
  Example *e = *state;
  uint16_t deck[10];
  char told[200] = "";
  ArbError error = {0};
  fill(e, deck);
  ArbDeck whole = {.sections = {{deck, 10}}}, small = {.sections = {{deck, 9}}};
  assert_int_equal(bind_check_deck(&e->paths, "first", e->cards, &whole, note, told, &error), 0);
  assert_int_equal(bind_check_deck(&e->paths, "first", e->cards, &small, note, told, &error), 1);
  assert_string_equal(told, "2: a deck has at least 10 stones");
}

static void a_wrong_card_is_told_with_its_line(void **state)
{
  Example *e = *state;
  ArbError error = {0};
  const BindText text = {"heavy.lua",
                         "\nreturn card { id = \"h\", name = \"Heavy\", weight = 10 }"};
  BindPaths paths = e->paths;
  paths.texts = &text;
  paths.text_count = 1;
  assert_null(bind_load(&paths, &error));
  assert_non_null(strstr(error.text, "heavy.lua:2:"));
  assert_non_null(strstr(error.text, "'weight' must be from 0 to 9, got 10"));
}

/* Its format is no other game's. */
static void it_is_a_game_beside_those_of_the_table(void **state)
{
  Example *e = *state;
  ArbError error = {0};
  BindPaths paths = e->paths;
  assert_true(bind_format_game(&paths, "first", &error) == &stones_game);
  paths.own = NULL;
  assert_null(bind_format_game(&paths, "first", &error));
  assert_non_null(strstr(error.text, "there is no game 'stones' (there are: riftbound, evolve)"));
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(it_is_played_to_its_end),
    cmocka_unit_test(a_script_does_what_it_says),
    cmocka_unit_test(a_deck_is_checked),
    cmocka_unit_test(a_wrong_card_is_told_with_its_line),
    cmocka_unit_test(it_is_a_game_beside_those_of_the_table),
  };
  return cmocka_run_group_tests_name("example", tests, open_example, close_example);
}
