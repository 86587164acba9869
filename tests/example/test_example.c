/* SPDX-License-Identifier: MIT */
/* test_example.c -- the example game is complete: loaded from Lua, checked, played. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <lauxlib.h>

#include "language/games.h"
#include "language/words.h"
#include "module/module.h"

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
           "cp '" ARB_DATA_DIR "/scripts/vocabulary.lua' %s && "
           "cp '" ARB_DATA_DIR "/scripts/deck_rules/check.lua' %s/deck_rules",
           e->root, e->root, e->root, e->root);
  if (system(command) != 0) return -1;
  e->paths =
      (BindPaths){.own = &stones_game, .scripts = e->root, .cards = folders, .card_count = 1};
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
  ArbSetup setup = {.size = sizeof(ArbSetup),
                    .cards = e->cards,
                    .seed = seed,
                    .check = true,
                    .fixed_first = true,
                    .script_host = bind_script_host(e->host)};
  if (!bind_format(&e->paths, "first", &setup.format, &error)) fail_msg("%s", error.text);
  assert_int_equal(arb_format_number(e->cards, &setup.format, "goal"), 20);
  for (int seat = 0; seat < 2; seat++)
    setup.decks[seat].sections[arb_section_find(e->cards, "Stones")] = (ArbSection){deck, 10};
  ArbGame *game = arb_create(&setup, &error);
  if (!game) fail_msg("%s", error.text);
  return game;
}

static int32_t score_of(ArbGame *game, ArbSeat seat)
{
  int32_t score = -1;
  assert_true(arb_look(game, ARB_NO_SEAT, arb_player_id(seat), "score", &score));
  return score;
}

static void answer_first(ArbGame *game)
{
  assert_int_equal(arb_answer(game, arb_decision(game)->number, (int32_t[]){0}, 1), ARB_OK);
}

static ArbGame *saved_and_loaded(const Example *e, ArbGame *game)
{
  ArbError error = {0};
  size_t size = arb_save_size(game);
  void *bytes = malloc(size);
  assert_non_null(bytes);
  arb_save(game, bytes, size);
  ArbGame *loaded = arb_load(e->cards, bind_script_host(e->host), bytes, size, &error);
  free(bytes);
  if (!loaded) fail_msg("%s", error.text);
  return loaded;
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
      answer_first(game);
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
  int turns = 0;
  while (arb_advance(game) == ARB_AWAITING) {
    assert_int_equal(score_of(game, turns & 1), 4 * (turns / 2));
    turns++;
    answer_first(game);
  }
  assert_int_equal(turns, 9); /* the last one's fifth stone */
  assert_int_equal(score_of(game, 0), 20);
  assert_int_equal(arb_winner(game), 0);
  arb_destroy(game);
}

/* What it leaves out the kernel says: the labels of options, why not, what things are. */
static void it_is_shown_plainly(void **state)
{
  Example *e = *state;
  uint16_t deck[10];
  char label[40], text[80];
  fill(e, deck);
  ArbGame *game = new_game(e, 1, deck);
  assert_int_equal(arb_advance(game), ARB_AWAITING);
  assert_int_equal(arb_decision(game)->option_count, 3); /* two, and the one that was drawn */
  arb_option_label(game, 0, label, sizeof label);
  assert_true(strcmp(label, "play Flint") == 0 || strcmp(label, "play Pebble") == 0);
  arb_why_not(game, 0, arb_options(game)[0].object, text, sizeof text);
  assert_string_equal(text, "");
  ArbId lies = arb_put(game, arb_cards_find(e->cards, "Pebble"), 0, "table", ARB_NOTHING);
  arb_why_not(game, 0, lies, text, sizeof text);
  assert_string_equal(text, "nothing can be done with it now");
  arb_destroy(game);
}

/* Saved and loaded, and dealt anew for somebody who may not see the other hand. */
static void what_a_seat_may_not_know_does_not_matter_to_it(void **state)
{
  Example *e = *state;
  uint16_t deck[10];
  ArbError error = {0};
  fill(e, deck);
  for (uint64_t seed = 1; seed <= 10; seed++) {
    ArbGame *game = new_game(e, seed, deck);
    for (int turn = 0; turn < 5 && arb_advance(game) == ARB_AWAITING; turn++) {
      ArbSeat seat = arb_decision(game)->player;
      ArbGame *loaded = saved_and_loaded(e, game), *other = arb_clone(game);
      assert_true(arb_hash(loaded) == arb_hash(game));
      assert_int_equal(arb_redeal(other, seat, seed), ARB_OK);
      if (!arb_check(other, &error)) fail_msg("%s", error.text);
      assert_int_equal(arb_decision(other)->option_count, arb_decision(game)->option_count);
      answer_first(game), answer_first(loaded), answer_first(other);
      assert_true(arb_advance(loaded) == arb_advance(game));
      assert_true(arb_hash(loaded) == arb_hash(game));
      assert_int_equal(score_of(other, seat), score_of(game, seat));
      arb_destroy(loaded);
      arb_destroy(other);
    }
    arb_destroy(game);
  }
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
  assert_string_equal(told, "2: the deck has 9 cards; at least 10 are needed");
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

/* Questions about its cards go to its own functions, not to a game of the table. */
static void its_cards_are_its_own(void **state)
{
  Example *e = *state;
  assert_true(bind_game_of(e->cards) == &stones_game);
  assert_int_equal(bind_find_card(e->cards, "Flint", arb_section_find(e->cards, "Stones")),
                   arb_cards_find(e->cards, "Flint"));
}

/* What the reference and the annotations are made of, of a game without a word of its own for
** abilities, and without notes. */
static void its_words_can_be_listed(void **state)
{
  (void)state;
  lua_State *L = luaL_newstate();
  assert_non_null(L);
  bind_module_push_words(L, &stones_game);
  assert_int_equal(lua_getfield(L, -1, "edition"), LUA_TSTRING);
  assert_string_equal(lua_tostring(L, -1), "1");
  assert_int_equal(lua_getfield(L, -2, "attributes"), LUA_TTABLE);
  bool weighs = false;
  for (lua_Integer i = 1; lua_rawgeti(L, -1, i) == LUA_TTABLE; i++) {
    lua_getfield(L, -1, "name");
    lua_getfield(L, -2, "help");
    weighs |= strcmp(lua_tostring(L, -2), "weight") == 0 &&
              strcmp(lua_tostring(L, -1), "of a stone") == 0;
    lua_settop(L, 3);
  }
  assert_true(weighs);
  lua_close(L);
}

/* ---- A game that is not in order ------------------------------------------------ */

static void refused(const Example *e, const BindGame *game, const char *why)
{
  ArbError error = {0};
  BindPaths paths = e->paths;
  paths.own = game;
  assert_null(bind_load(&paths, &error));
  assert_int_equal(error.status, ARB_UNSUPPORTED);
  assert_string_equal(error.text, why);
}

static void a_wrong_table_is_told_with_its_row(void **state)
{
  ArbRules rules = *stones_game.rules;
  BindGame game = stones_game;
  game.rules = &rules;
  rules.seats_most = 4;
  refused(*state, &game,
          "game 'stones': pools[1] 'zones': 12 zones are needed where 4 play "
          "(seats_most), and there is room for 6");
  rules.name = "pebbles";
  refused(*state, &game, "game 'stones': its row: its rules have another name");
}

static void a_wrong_reader_is_told(void **state)
{
  CardReader reader = *stones_game.reader;
  BindGame game = stones_game;
  game.reader = &reader;
  reader.def_size = 0;
  refused(*state, &game,
          "game 'stones': reader: it needs def_size, or begin, finish and drop (reading.h)");
  reader.card = NULL;
  refused(*state, &game, "game 'stones': reader: 'card' is missing");
}

static void wrong_words_are_told(void **state)
{
  static const AbilityWord abilities[] = {{"when", 1, .unnamed = true, .fields = {"event", "run"}},
                                          {0}};
  static const FieldRow events_only[] = {FIELD("event", bind_read_event), {0}};
  static const UsualZones usual[] = {{"stone", {"attic"}}, {0}};
  GameWords words = {.board = "attic"};
  CardReader reader = *stones_game.reader;
  BindGame game = stones_game;
  reader.words = &words, game.reader = &reader;
  refused(*state, &game, "game 'stones': words.board 'attic': there is no such zone");
  words = (GameWords){.usual = usual};
  refused(*state, &game, "game 'stones': words.usual 'attic': there is no such zone");
  words = (GameWords){.abilities = abilities, .fields = events_only};
  refused(*state, &game,
          "game 'stones': words.abilities 'when': its field 'run' has no row in "
          "words.fields");
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(it_is_played_to_its_end),
    cmocka_unit_test(a_script_does_what_it_says),
    cmocka_unit_test(it_is_shown_plainly),
    cmocka_unit_test(what_a_seat_may_not_know_does_not_matter_to_it),
    cmocka_unit_test(a_deck_is_checked),
    cmocka_unit_test(a_wrong_card_is_told_with_its_line),
    cmocka_unit_test(it_is_a_game_beside_those_of_the_table),
    cmocka_unit_test(its_cards_are_its_own),
    cmocka_unit_test(its_words_can_be_listed),
    cmocka_unit_test(a_wrong_table_is_told_with_its_row),
    cmocka_unit_test(a_wrong_reader_is_told),
    cmocka_unit_test(wrong_words_are_told),
  };
  return cmocka_run_group_tests_name("example", tests, open_example, close_example);
}
