/* SPDX-License-Identifier: MIT */
/* What a host does besides playing: positions, files, events, names, checks. */
#include "toy.h"

#include <stdio.h>

static ArbGame *game;

static int set_up(void **state)
{
  game = toy_new(5, true);
  toy_advance(game);
  return 0;
}

static int tear_down(void **state)
{
  arb_destroy(game);
  game = NULL;
  toy_script_remembers = false;
  return 0;
}

/* ---- Creating ---------------------------------------------------------------- */

static void a_game_has_one_to_four_players(void **state)
{
  ArbError error = {0};
  ArbSetup setup = {.size = sizeof(ArbSetup), .cards = toy_cards(), .format = {.players = 5}};
  assert_null(arb_create(&setup, &error));
  assert_int_equal(error.status, ARB_REFUSED);
  assert_string_equal(error.text, "a game has one to four players");
  setup.format.players = 0;
  assert_null(arb_create(&setup, &error));
  setup.format.players = 3; /* there is room for the zones of two */
  assert_null(arb_create(&setup, &error));
  assert_string_equal(error.text, "this game is for 2 players");
}

static void a_deck_holds_cards_of_the_pool(void **state)
{
  const uint16_t cards[] = {1, TOY_DEFS + 1};
  ArbError error = {0};
  ArbSetup setup = {.size = sizeof(ArbSetup), .cards = toy_cards(), .format = {.players = 2}};
  setup.decks[1].sections[0] = (ArbSection){cards, 2};
  assert_null(arb_create(&setup, &error));
  assert_int_equal(error.status, ARB_UNSUPPORTED);
  assert_string_equal(error.text, "a card: is not in the card pool");
}

static void a_setup_is_known_by_its_size(void **state)
{
  ArbError error = {0};
  ArbSetup setup = arb_default_setup();
  assert_int_equal(setup.size, sizeof setup);
  setup.size = 0;
  assert_null(arb_create(&setup, &error));
  assert_int_equal(error.status, ARB_REFUSED);
  assert_string_equal(error.text,
                      "the set-up has no size of a version: arb_default_setup makes one");
  /* One of a later version, which asks for nothing that this one does not know; then it does. */
  struct {
    ArbSetup known;
    uint64_t later;
  } larger = {.known = arb_default_setup()};
  larger.known.size = sizeof larger;
  larger.known.cards = toy_cards(), larger.known.format.players = 2;
  ArbGame *made = arb_create(&larger.known, &error);
  assert_non_null(made);
  arb_destroy(made);
  larger.later = 1;
  assert_null(arb_create(&larger.known, &error));
  assert_int_equal(error.status, ARB_UNSUPPORTED);
  /* One of an earlier version: what it leaves out is not set. */
  larger.known.size = offsetof(ArbSetup, script_host);
  made = arb_create(&larger.known, &error);
  assert_non_null(made);
  arb_destroy(made);
  /* None ever ended within a field, nor before the format. */
  const size_t ends[] = {offsetof(ArbSetup, format), offsetof(ArbSetup, decks) + sizeof(ArbDeck),
                         offsetof(ArbSetup, seed) + 1, sizeof(ArbSetup) - 1};
  for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
    larger.known.size = ends[i];
    assert_null(arb_create(&larger.known, &error));
    assert_int_equal(error.status, ARB_REFUSED);
  }
}

static void the_library_tells_its_version(void **state)
{
  int major, minor, patch;
  assert_int_equal(sscanf(ARB_VERSION, "%d.%d.%d", &major, &minor, &patch), 3);
  assert_int_equal(arb_version(), major * 10000 + minor * 100 + patch);
  assert_int_equal(arb_version(), ARB_VERSION_NUM);
}

/* Nobody needs to read the text of an option's id. */
static void verbs_and_attributes_have_names_and_numbers(void **state)
{
  const ArbCards *cards = toy_cards();
  assert_string_equal(arb_verb(cards, TOY_PASS), "pass");
  assert_null(arb_verb(cards, -1));
  assert_null(arb_verb(cards, TOY_VERBS));
  int power = arb_attribute_find(cards, "power");
  assert_int_equal(power, TOY_POWER);
  assert_string_equal(arb_attribute(cards, power), "power");
  assert_int_equal(arb_attribute_find(cards, "nothing of this name"), -1);
  assert_null(arb_attribute(cards, -1));
  assert_null(arb_attribute(cards, 1000));
  ArbId card = arb_put(game, 7, 1, "table", ARB_NOTHING);
  int32_t by_name = 0, by_number = 0;
  assert_true(arb_look(game, 0, card, "power", &by_name));
  assert_true(arb_look_at(game, 0, card, power, &by_number));
  assert_int_equal(by_name, by_number);
  assert_false(arb_look_at(game, 0, card, -1, &by_number));
  assert_false(arb_look_at(game, 0, card, 1000, &by_number));
}

static void a_number_that_is_no_card_has_nothing(void **state)
{
  const ArbCards *cards = toy_cards();
  for (int i = 0; i < 2; i++) {
    uint16_t none = i ? (uint16_t)(arb_cards_count(cards) + 1) : 0;
    assert_string_equal(arb_card_id(cards, none), "");
    assert_string_equal(arb_card_title(cards, none), "");
    assert_string_equal(arb_card_type(cards, none), "");
    assert_int_equal(arb_card_hash(cards, none), 0);
    assert_false(arb_card_token(cards, none));
    assert_null(arb_card_text(cards, none));
    assert_null(arb_card_mod(cards, none));
    assert_string_equal(arb_card_unsupported(cards, none), "there is no such card");
  }
}

static void cards_without_heads_have_no_text_and_no_mod(void **state)
{
  assert_null(toy_cards()->defs);
  assert_null(arb_card_text(toy_cards(), 3));
  assert_null(arb_card_mod(toy_cards(), 3));
}

static void every_status_has_a_text(void **state)
{
#define X(name, value, text) assert_string_equal(arb_status_text(name), text);
  ARB_STATUS_LIST(X)
#undef X
  assert_string_equal(arb_status_text((ArbStatus)99), "unknown status");
}

/* ---- Building a position ----------------------------------------------------- */

static void a_card_can_be_put_anywhere_between_steps(void **state)
{
  int before = toy_zone_count(game, TOY_TABLE, 0);
  ArbId card = arb_put(game, 7, 1, "table", ARB_NOTHING);
  assert_false(id_is_nothing(card));
  assert_int_equal(toy_zone_count(game, TOY_TABLE, 0), before + 1);
  int32_t power = 0;
  assert_true(arb_look(game, 0, card, "power", &power));
  assert_int_equal(power, 7);
  assert_int_equal(arb_advance(game), ARB_AWAITING); /* the question is asked anew */
  ArbError error = {0};
  assert_true(arb_check(game, &error));
}

/* What ran last has left no copy to edit on: the blocks have changed places. */
static void a_card_can_be_put_right_after_an_answer(void **state)
{
  arb_destroy(game);
  game = toy_new(5, false);
  for (int i = 0; i < 4; i++) {
    toy_advance(game);
    assert_false(id_is_nothing(arb_put(game, 7, 1, "table", ARB_NOTHING)));
    toy_advance(game);
    toy_choose(game, TOY_PASS);
    assert_false(id_is_nothing(arb_put(game, 7, 0, "table", ARB_NOTHING)));
  }
}

static void refuse_put(uint16_t def, ArbSeat owner, const char *zone, const char *why)
{
  uint64_t hash = arb_hash(game);
  assert_true(id_is_nothing(arb_put(game, def, owner, zone, ARB_NOTHING)));
  assert_non_null(strstr(arb_error(game), why));
  assert_true(arb_hash(game) == hash);
}

static void what_cannot_be_put_is_refused(void **state)
{
  refuse_put(7, 0, "nowhere", "there is no zone \"nowhere\"");
  refuse_put(0, 0, "hand", "no such card");
  refuse_put(TOY_DEFS + 1, 0, "hand", "no such card");
  refuse_put(7, 2, "hand", "no such player");
  toy_choose(game, TOY_PLAY);
  refuse_put(7, 0, "hand", "a step is running");
}

static void a_number_can_be_set_and_what_cannot_is_refused(void **state)
{
  assert_int_equal(arb_set(game, arb_player_id(1), "score", 40), ARB_OK);
  assert_int_equal(toy_points(game, 1), 40);
  uint64_t hash = arb_hash(game);
  assert_int_equal(arb_set(game, arb_player_id(1), "power", 3), ARB_REFUSED);
  assert_non_null(strstr(arb_error(game), "\"power\" cannot be set"));
  assert_true(arb_hash(game) == hash);
}

static void a_card_of_a_deck_can_be_laid_on_top(void **state)
{
  ArbId card = arb_put(game, 3, 0, "deck", ARB_NOTHING), hand = toy_first(game, TOY_HAND, 0);
  assert_false(id_equal(toy_first(game, TOY_DECK, 0), card));
  assert_int_equal(arb_set(game, card, "top", 1), ARB_OK);
  assert_int_equal(id_index1(toy_first(game, TOY_DECK, 0)), id_index1(card));
  assert_int_equal(arb_set(game, toy_first(game, TOY_DECK, 0), "top", 2), ARB_REFUSED);
  assert_string_equal(arb_error(game), "\"top\" cannot be set to 2: it goes from 1 to 1");
  assert_int_equal(arb_set(game, hand, "top", 1), ARB_REFUSED);
  ArbError error = {0};
  assert_true(arb_check(game, &error));
}

static void a_card_is_moved_by_hand(void **state)
{
  ArbId card = arb_put(game, 7, 0, "hand", ARB_NOTHING), now;
  int before = toy_zone_count(game, TOY_DECK, 0);
  assert_int_equal(arb_move(game, card, "deck", ARB_NOTHING, &now), ARB_OK);
  assert_true(id_equal(toy_first(game, TOY_DECK, 0), now));
  assert_false(id_equal(now, card));
  assert_int_equal(toy_zone_count(game, TOY_DECK, 0), before + 1);
  assert_int_equal(arb_move(game, card, "trash", ARB_NOTHING, &card), ARB_REFUSED);
  assert_true(id_is_nothing(card));
  assert_string_equal(arb_error(game), "no such card");
  assert_int_equal(arb_move(game, now, "nowhere", ARB_NOTHING, NULL), ARB_REFUSED);
  assert_int_equal(arb_move(game, now, "trash", ARB_NOTHING, NULL), ARB_OK);
  assert_int_equal(arb_advance(game), ARB_AWAITING);
  ArbError error = {0};
  assert_true(arb_check(game, &error));
}

static void what_can_be_set_is_listed(void **state)
{
  const ArbWritable *row = arb_writable(game, 0); /* the toy game has no table of its own */
  assert_non_null(row);
  assert_string_equal(row->name, "top");
  assert_int_equal(row->of, ARB_OF_CARD);
  assert_int_equal(arb_writable_most(game, 0), row->most);
  for (int beyond = -2; beyond < 3; beyond += beyond == -1 ? 2 : 1) {
    assert_null(arb_writable(game, beyond));
    assert_int_equal(arb_writable_most(game, beyond), 0);
  }
}

static void things_are_found_by_what_they_are_called(void **state)
{
  static const char *const nothing[] = {"", "c", "p3", "c9999", "q1", "p1x", "c99999999999", "c0"};
  char name[24];
  ArbId card = arb_put(game, 7, 1, "table", ARB_NOTHING);
  arb_id_text(game, card, name, sizeof name);
  assert_true(id_equal(arb_id_find(game, name), card));
  assert_true(id_equal(arb_id_find(game, "p2"), arb_player_id(1)));
  for (size_t i = 0; i < sizeof nothing / sizeof *nothing; i++)
    assert_true(id_is_nothing(arb_id_find(game, nothing[i])));
}

/* What the running step had told is told again, once, when a position is edited under it. */
static void an_edit_keeps_the_numbers_of_events(void **state)
{
  uint32_t last = arb_events(game, ARB_NO_SEAT, 0, NULL, NULL);
  assert_int_equal(arb_set(game, arb_player_id(1), "score", 4), ARB_OK);
  assert_int_equal(arb_events(game, ARB_NO_SEAT, 0, NULL, NULL), last);
}

/* 13 bits of index: the one limit of a game that does not grow. */
static void more_cards_than_ids_are_refused(void **state)
{
  arb_destroy(game);
  game = toy_bare();
  for (int i = 0; i < ARB_INDEX_MAX; i++)
    assert_false(id_is_nothing(arb_put(game, 1, 0, "deck", ARB_NOTHING)));
  refuse_put(1, 0, "deck", "more than 8191 cards in one game");
  assert_int_equal(toy_zone_count(game, TOY_DECK, 0), ARB_INDEX_MAX);
}

/* ---- Files ------------------------------------------------------------------- */

static unsigned char *bytes;
static size_t size;

static void save_game(void)
{
  size = arb_save_size(game);
  bytes = malloc(size);
  assert_non_null(bytes);
  assert_int_equal(arb_save(game, bytes, size), size);
}

/* Makes the sum fit again, as somebody would who means it. */
static void sign(void)
{
  uint32_t magic;
  memcpy(&magic, bytes, sizeof magic);
  uint64_t sum = arb_hash_bytes(magic, bytes, size - sizeof sum);
  memcpy(bytes + size - sizeof sum, &sum, sizeof sum);
}

static void a_save_of_other_cards_is_refused(void **state)
{
  ArbCards other = *toy_cards();
  ArbError error = {0};
  other.hash++;
  save_game();
  assert_null(arb_load(&other, NULL, bytes, size, &error));
  assert_string_equal(error.text, "the save belongs to other cards");
  free(bytes);
}

static void a_save_of_another_version_is_refused(void **state)
{
  ArbError error = {0};
  save_game();
  bytes[4]++;
  sign();
  assert_null(arb_load(toy_cards(), NULL, bytes, size, &error));
  assert_string_equal(error.text, "the save is of another version");
  free(bytes);
}

static void refuse_load(const char *why)
{
  ArbError error = {0};
  sign();
  assert_null(arb_load(toy_cards(), (void *)(uintptr_t)toy_host(), bytes, size, &error));
  assert_int_equal(error.status, ARB_CORRUPT);
  if (!strstr(error.text, why)) fail_msg("%s", error.text);
  free(bytes);
}

/* Where the block begins: behind the header of the file. */
static ArbState *saved_block(void)
{
  size_t at = size - sizeof(uint64_t) - game->base->size; /* no answer behind it */
  return (ArbState *)(void *)(bytes + at);
}

/* Ids have 13 bits for an index: what lies beyond could be named by none. */
static void a_save_with_a_pool_for_more_than_ids_is_refused(void **state)
{
  int capacity = ARB_INDEX_MAX + 1;
  size_t header = 0, grown = arb_state_size_grown(game->base, ARB_POOL_CARD, capacity);
  save_game();
  header = size - sizeof(uint64_t) - game->base->size;
  unsigned char *larger = calloc(1, header + grown + sizeof(uint64_t));
  assert_non_null(larger);
  uint32_t block_size = (uint32_t)grown;
  memcpy(larger, bytes, header);
  memcpy(larger + 8, &block_size, sizeof block_size);
  arb_state_grow((ArbState *)(void *)(larger + header), saved_block(), ARB_POOL_CARD, capacity);
  free(bytes);
  bytes = larger;
  size = header + grown + sizeof(uint64_t);
  refuse_load("the save is damaged");
}

/* What lies behind the last pool would belong to no record. */
static void a_save_with_more_than_its_pools_is_refused(void **state)
{
  enum { MORE = 16 };
  save_game();
  size_t block = game->base->size, header = size - sizeof(uint64_t) - block;
  unsigned char *larger = calloc(1, size + MORE);
  assert_non_null(larger);
  memcpy(larger, bytes, header + block);
  uint32_t block_size = (uint32_t)block + MORE;
  memcpy(larger + 8, &block_size, sizeof block_size);
  ((ArbState *)(void *)(larger + header))->size = block_size;
  free(bytes);
  bytes = larger;
  size += MORE;
  refuse_load("the save is damaged");
}

/* Zones are found by counting: each must be where its kind and owner put it. */
static void a_save_with_other_zones_is_refused(void **state)
{
  save_game();
  state_zone(saved_block(), zone_at(game, TOY_TRASH, 0))->owner = 1;
  refuse_load("no such zone");
  save_game();
  ArbState *block = saved_block();
  ArbPool *zones = &block->pools[ARB_POOL_ZONE];
  *state_zone(block, --zones->used) = (ArbZone){0}; /* the last one, which is empty */
  zones->count--;
  refuse_load("no such zone");
}

/* What can be worked out again is not in a save. */
static void a_save_with_derived_values_is_refused(void **state)
{
  save_game();
  saved_block()->pools[TOY_TOTALS].used = 1;
  refuse_load("the save is damaged");
  save_game();
  ArbPool *totals = &saved_block()->pools[TOY_TOTALS];
  totals->used = totals->count = 1;
  refuse_load("the save is damaged");
}

/* Only who has conceded, or has lost among several, waits to leave. */
static void a_save_in_which_somebody_leaves_without_a_reason_is_refused(void **state)
{
  save_game();
  saved_block()->leaving = 1;
  refuse_load("the save is damaged");
  save_game();
  saved_block()->lost = 1;
  refuse_load("the save is damaged");
}

static void a_save_may_lie_at_any_address(void **state)
{
  ArbError error = {0};
  size = arb_save_size(game);
  bytes = malloc(size + 1);
  assert_non_null(bytes);
  assert_int_equal(arb_save(game, bytes + 1, size), size);
  ArbGame *loaded = arb_load(toy_cards(), (void *)(uintptr_t)toy_host(), bytes + 1, size, &error);
  assert_non_null(loaded);
  assert_true(arb_hash(loaded) == arb_hash(game));
  arb_destroy(loaded);
  free(bytes);
}

/* Every bit in turn is changed, and the sum made to fit: what is loaded is a
** game with all its invariants, or nothing is loaded. */
static void a_forged_save_is_refused_or_is_a_game(void **state)
{
  toy_choose(game, TOY_PLAY);
  toy_answer(game, 2);
  toy_advance(game);
  save_game();
  int refused = 0, loaded = 0;
  for (size_t bit = 64; bit < (size - sizeof(uint64_t)) * 8; bit++) {
    unsigned char kept = bytes[bit / 8];
    ArbError error = {0};
    bytes[bit / 8] ^= (unsigned char)(1u << bit % 8);
    sign();
    ArbGame *forged = arb_load(toy_cards(), (void *)(uintptr_t)toy_host(), bytes, size, &error);
    if (forged) {
      loaded++;
      if (!arb_check(forged, &error)) fail_msg("bit %d: %s", (int)bit, error.text);
    } else {
      refused++;
      assert_int_equal(error.status, ARB_CORRUPT);
      assert_true(error.text[0] != '\0');
    }
    arb_destroy(forged);
    bytes[bit / 8] = kept;
  }
  assert_true(refused > 100 && loaded > 100);
  free(bytes);
}

/* ---- Hashes ------------------------------------------------------------------ */

static void a_position_does_not_depend_on_its_numbering(void **state)
{
  ArbGame *one = toy_bare(), *other = toy_bare();
  arb_put(one, 1, 0, "hand", ARB_NOTHING);
  arb_put(one, 2, 0, "hand", ARB_NOTHING);
  arb_put(other, 2, 0, "hand", ARB_NOTHING);
  arb_put(other, 1, 0, "hand", ARB_NOTHING);
  assert_true(arb_hash(one) != arb_hash(other));
  assert_true(arb_position_hash(one) == arb_position_hash(other));
  arb_put(other, 1, 0, "hand", ARB_NOTHING);
  assert_true(arb_position_hash(one) != arb_position_hash(other));
  arb_destroy(one);
  arb_destroy(other);
}

/* Nobody may look into a deck, and what is played waits in its order. */
static void order_counts_in_decks_and_where_what_is_played_waits(void **state)
{
  static const char *const zones[] = {"deck", "stack", "hand", "table", "trash"};
  for (int i = 0; i < 5; i++) {
    ArbGame *one = toy_bare(), *other = toy_bare();
    arb_put(one, 1, 0, zones[i], ARB_NOTHING);
    arb_put(one, 2, 0, zones[i], ARB_NOTHING);
    arb_put(other, 2, 0, zones[i], ARB_NOTHING);
    arb_put(other, 1, 0, zones[i], ARB_NOTHING);
    bool alike = arb_position_hash(one) == arb_position_hash(other);
    assert_int_equal(alike, i > 1);
    arb_destroy(one);
    arb_destroy(other);
  }
}

static void a_frame_is_part_of_the_position(void **state)
{
  uint64_t position = arb_position_hash(game);
  ArbFrame *frame = pool_at(game->base, ARB_POOL_FRAME, 1);
  frame->value[3]++;
  assert_true(arb_position_hash(game) != position);
  frame->value[3]--;
  frame->place = id_player(1);
  assert_true(arb_position_hash(game) != position);
}

static void an_answer_is_part_of_the_position(void **state)
{
  uint64_t position = arb_position_hash(game);
  toy_choose(game, TOY_PLAY);
  assert_true(arb_position_hash(game) != position);
  ArbGame *clone = arb_clone(game);
  assert_true(arb_position_hash(clone) == arb_position_hash(game));
  arb_destroy(clone);
}

static void bytes_in_use_are_what_a_save_holds(void **state)
{
  assert_true(arb_bytes_in_use(game) > sizeof(ArbState));
  assert_true(arb_bytes_in_use(game) < arb_save_size(game));
}

/* ---- Events ------------------------------------------------------------------ */

static void note(void *data, const ArbEventView *event)
{
  *(uint32_t *)data += event->number;
}

static uint32_t last_event(void)
{
  return arb_events(game, ARB_NO_SEAT, UINT32_MAX, note, NULL);
}

static void forgetting_events_keeps_their_numbers(void **state)
{
  uint32_t last = last_event(), sum = 0;
  assert_true(last > 0);
  arb_forget_events(game);
  assert_int_equal(last_event(), last);
  arb_events(game, ARB_NO_SEAT, 0, note, &sum);
  assert_int_equal(sum, 0);
  toy_choose(game, TOY_PASS);
  toy_advance(game);
  arb_events(game, ARB_NO_SEAT, last, note, &sum);
  assert_int_equal(sum, last + 1); /* a card was drawn: one event, the next number */
}

static void a_host_that_wants_no_more_events_loses_those_that_are_kept(void **state)
{
  uint32_t sum = 0;
  assert_true(last_event() > 0);
  arb_keep_events(game, false);
  arb_events(game, ARB_NO_SEAT, 0, note, &sum);
  assert_int_equal(sum, 0);
}

static void a_game_of_nobody_is_refused(void **state)
{
  ArbError error = {0};
  ArbSetup setup = {.size = sizeof(ArbSetup), .cards = toy_cards()};
  for (int players = 0; players <= ARB_SEATS_MAX + 1; players += ARB_SEATS_MAX + 1) {
    setup.format.players = (uint8_t)players;
    assert_null(arb_create(&setup, &error));
    assert_int_equal(error.status, ARB_REFUSED);
    assert_string_equal(error.text, "a game has one to four players");
  }
}

static void a_host_that_wants_no_events_gets_none_and_plays_the_same_game(void **state)
{
  ArbGame *quiet = toy_new(5, true);
  uint32_t sum = 0;
  arb_keep_events(quiet, false);
  toy_advance(quiet);
  toy_choose(quiet, TOY_PASS);
  toy_choose(game, TOY_PASS);
  assert_true(arb_hash(quiet) == arb_hash(game));
  arb_events(quiet, ARB_NO_SEAT, 0, note, &sum);
  assert_int_equal(sum, 0);
  arb_destroy(quiet);
}

/* ---- Names ------------------------------------------------------------------- */

static const char *text_of(ArbId id)
{
  static char text[32];
  arb_id_text(game, id, text, sizeof text);
  return text;
}

static void ids_have_names(void **state)
{
  assert_string_equal(text_of(ARB_NOTHING), "none");
  assert_string_equal(text_of(arb_player_id(1)), "p2");
  assert_string_equal(text_of(id_make(ARB_KIND_ITEM, 3, 0)), "i3");
  assert_string_equal(text_of(id_make(ARB_KIND_PLACE, 1, 0)), "base1");
  assert_string_equal(text_of(state_card_id(game->s, 4)), "c4");
}

static void zones_and_cards_are_found_by_name(void **state)
{
  assert_int_equal(arb_zone_count(game), TOY_ZONES);
  assert_int_equal(arb_zone_find(game, "trash"), TOY_TRASH);
  assert_int_equal(arb_zone_find(game, "attic"), -1);
  assert_string_equal(arb_zone_name(game, TOY_HAND), "hand");
  assert_null(arb_zone_name(game, TOY_ZONES)); /* beyond the table, on either side */
  assert_null(arb_zone_name(game, -1));
  assert_null(arb_zone_name(game, 1 << 24));
  assert_int_equal(arb_cards_count(toy_cards()), TOY_DEFS);
  assert_int_equal(arb_cards_find(toy_cards(), "Seven"), 7);
  assert_int_equal(arb_cards_find(toy_cards(), "toy-12"), 12);
  assert_int_equal(arb_cards_find(toy_cards(), "Thirteen"), 0);
  assert_string_equal(arb_card_id(toy_cards(), 3), "toy-03");
  assert_string_equal(arb_card_type(toy_cards(), 3), "toy");
  assert_int_equal(arb_card_hash(toy_cards(), 3), 231);
  assert_null(arb_card_unsupported(toy_cards(), 3));
  assert_int_equal(arb_seats(game), 2);
}

static void a_hidden_card_has_no_name_and_no_numbers(void **state)
{
  char name[32], why[64];
  int32_t power = 0;
  ArbId held = toy_first(game, TOY_HAND, 0);
  arb_card_name(game, 0, held, name, sizeof name);
  assert_string_not_equal(name, "a hidden card");
  assert_true(arb_look(game, 0, held, "power", &power));
  arb_card_name(game, 1, held, name, sizeof name);
  assert_string_equal(name, "a hidden card");
  assert_false(arb_look(game, 1, held, "power", &power));
  arb_why_not(game, 0, held, why, sizeof why);
  assert_string_equal(why, "");
  char others[64];
  arb_why_not(game, 1, held, why, sizeof why);
  arb_why_not(game, 1, toy_first(game, TOY_DECK, 0), others, sizeof others);
  assert_string_equal(why, others);
}

static void there_is_no_number_of_that_name(void **state)
{
  int32_t value = 0;
  assert_false(arb_look(game, ARB_NO_SEAT, arb_player_id(0), "charm", &value));
}

/* ---- Checks ------------------------------------------------------------------ */

static void why_not_to_explain_is_told(void **state)
{
  assert_int_equal(arb_explain(game, 2, ARB_NOTHING, NULL, NULL), ARB_REFUSED);
  assert_string_equal(arb_error(game), "no such player");
  assert_int_equal(arb_explain_event(game, 2, 1, NULL, NULL), ARB_REFUSED);
  assert_string_equal(arb_error(game), "no such player");
  assert_int_equal(arb_explain_event(game, 0, 9999, NULL, NULL), ARB_REFUSED);
  assert_string_equal(arb_error(game), "no such event is kept");
}

static void a_script_that_remembers_is_found_out(void **state)
{
  toy_script_remembers = true;
  toy_choose(game, TOY_SCRIPT);
  toy_advance(game);
  assert_int_equal(toy_try(game, TOY_SCRIPT_FINE), ARB_BUG);
  assert_non_null(strstr(arb_error(game), "twice"));
}

static void broken_links_are_found_out(void **state)
{
  ArbError error = {0};
  assert_true(arb_check(game, &error));
  ArbCard *card = state_card(game->base, zone_first(game, zone_at(game, TOY_DECK, 1)));
  card->next1 = 0;
  assert_false(arb_check(game, &error));
  assert_int_equal(error.status, ARB_BUG);
  assert_true(error.text[0] != '\0');
}

static void a_wrong_count_is_found_out(void **state)
{
  ArbError error = {0};
  game->base->pools[TOY_COUNTERS].count++;
  assert_false(arb_check(game, &error));
  assert_non_null(strstr(error.text, "a pool counts wrongly"));
}

static void found_out(const char *text)
{
  ArbError error = {0};
  assert_false(arb_check(game, &error));
  if (!strstr(error.text, text)) fail_msg("%s", error.text);
}

static void a_record_on_the_board_is_its_cards_and_no_others(void **state)
{
  ArbError error = {0};
  ArbId one = arb_put(game, 7, 1, "table", ARB_NOTHING), two = arb_put(game, 8, 0, "table", one);
  ArbCard *card = state_resolve(game->base, one);
  assert_true(arb_check(game, &error));
  uint16_t own1 = card->body1;
  card->body1 = state_resolve(game->base, two)->body1;
  found_out("a record on the board is another card's");
  card->body1 = 99;
  found_out("a record on the board is another card's");
  card->body1 = 0;
  found_out("a record on the board is missing");
  card->body1 = own1;
  assert_true(arb_check(game, &error));
  int spare1 = arb_pool_take(game->base, TOY_BODIES);
  ((ToyBody *)pool_at(game->base, TOY_BODIES, spare1))->card1 = 1;
  found_out("records on the board are left over");
}

static void nobody_controls_and_no_frame_stands_alone(void **state)
{
  ArbCard *card = state_card(game->base, zone_first(game, zone_at(game, TOY_DECK, 1)));
  card->controller = 2;
  found_out("nobody controls a card");
  card->controller = 1;
  ArbFrame *frame = pool_at(game->base, ARB_POOL_FRAME, 1);
  frame->kind1 = TOY_DUEL + 1; /* the turn is at the bottom */
  found_out("no such frame");
  frame->kind1 = TOY_TURN + 1;
  frame->stage = 2;
  found_out("a frame is nowhere");
  frame->stage = 0;
  ((ToyScore *)pool_at(game->base, TOY_SCORES, 2))->in_use = 0;
  game->base->pools[TOY_SCORES].count--;
  found_out("a player is missing");
}

/* What a step takes for itself is zeroed and may be larger than the arena. */
static void the_arena_has_room_for_anything(void **state)
{
  unsigned char *large = arena_take(game, 300000);
  for (int i = 0; i < 300000; i += 999) assert_int_equal(large[i], 0);
  memset(large, 1, 300000);
  toy_choose(game, TOY_PASS); /* and is given back with the next run of a step */
  toy_advance(game);
}

#define HOST_TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void)
{
  const struct CMUnitTest tests[] = {
    HOST_TEST(a_game_has_one_to_four_players),
    HOST_TEST(a_deck_holds_cards_of_the_pool),
    HOST_TEST(a_setup_is_known_by_its_size),
    HOST_TEST(the_library_tells_its_version),
    HOST_TEST(a_number_that_is_no_card_has_nothing),
    HOST_TEST(cards_without_heads_have_no_text_and_no_mod),
    HOST_TEST(every_status_has_a_text),
    HOST_TEST(verbs_and_attributes_have_names_and_numbers),
    HOST_TEST(a_card_can_be_put_anywhere_between_steps),
    HOST_TEST(a_card_can_be_put_right_after_an_answer),
    HOST_TEST(what_cannot_be_put_is_refused),
    HOST_TEST(a_number_can_be_set_and_what_cannot_is_refused),
    HOST_TEST(a_card_of_a_deck_can_be_laid_on_top),
    HOST_TEST(a_card_is_moved_by_hand),
    HOST_TEST(what_can_be_set_is_listed),
    HOST_TEST(things_are_found_by_what_they_are_called),
    HOST_TEST(an_edit_keeps_the_numbers_of_events),
    HOST_TEST(more_cards_than_ids_are_refused),
    HOST_TEST(a_save_of_other_cards_is_refused),
    HOST_TEST(a_save_of_another_version_is_refused),
    HOST_TEST(a_save_with_a_pool_for_more_than_ids_is_refused),
    HOST_TEST(a_save_with_more_than_its_pools_is_refused),
    HOST_TEST(a_save_with_other_zones_is_refused),
    HOST_TEST(a_save_with_derived_values_is_refused),
    HOST_TEST(a_save_in_which_somebody_leaves_without_a_reason_is_refused),
    HOST_TEST(a_save_may_lie_at_any_address),
    HOST_TEST(a_forged_save_is_refused_or_is_a_game),
    HOST_TEST(a_position_does_not_depend_on_its_numbering),
    HOST_TEST(order_counts_in_decks_and_where_what_is_played_waits),
    HOST_TEST(a_frame_is_part_of_the_position),
    HOST_TEST(an_answer_is_part_of_the_position),
    HOST_TEST(bytes_in_use_are_what_a_save_holds),
    HOST_TEST(forgetting_events_keeps_their_numbers),
    HOST_TEST(a_host_that_wants_no_more_events_loses_those_that_are_kept),
    HOST_TEST(a_game_of_nobody_is_refused),
    HOST_TEST(a_host_that_wants_no_events_gets_none_and_plays_the_same_game),
    HOST_TEST(ids_have_names),
    HOST_TEST(zones_and_cards_are_found_by_name),
    HOST_TEST(a_hidden_card_has_no_name_and_no_numbers),
    HOST_TEST(there_is_no_number_of_that_name),
    HOST_TEST(why_not_to_explain_is_told),
    HOST_TEST(a_script_that_remembers_is_found_out),
    HOST_TEST(broken_links_are_found_out),
    HOST_TEST(a_wrong_count_is_found_out),
    HOST_TEST(a_record_on_the_board_is_its_cards_and_no_others),
    HOST_TEST(nobody_controls_and_no_frame_stands_alone),
    HOST_TEST(the_arena_has_room_for_anything),
  };
  return cmocka_run_group_tests_name("host", tests, NULL, NULL);
}
