/* SPDX-License-Identifier: MIT */
/* test_rules.c -- what is told of tables that are not in order, and what is left out may be. */
#include "kernel/parts/act.h"
#include "kernel/parts/check_tables.h"
#include "toy.h"

#include <stdio.h>

/* The toy's rules, of which each test spoils something. */
static ArbRules rules;
static ArbZoneKind zones[TOY_ZONES];
static ArbPoolSpec pools[TOY_POOLS];
static ArbAttribute attributes[TOY_ATTRIBUTES];
static ArbNamed verbs[TOY_VERBS];

static int set_up(void **state)
{
  rules = toy_rules;
  memcpy(zones, toy_rules.zones, sizeof zones);
  memcpy(pools, toy_rules.pools, sizeof pools);
  memcpy(attributes, toy_rules.attributes, sizeof attributes);
  memcpy(verbs, toy_rules.verbs, sizeof verbs);
  rules.zones = zones, rules.pools = pools, rules.attributes = attributes, rules.verbs = verbs;
  return 0;
}

static void told(const char *text)
{
  ArbError error = {0};
  assert_false(arb_rules_check(&rules, &error));
  assert_int_equal(error.status, ARB_UNSUPPORTED);
  assert_string_equal(error.text, text);
  assert_false(arb_rules_check(&rules, NULL));
}

static void tables_in_order_are_told_nothing_of(void **state)
{
  ArbError error = {.status = ARB_BUG};
  assert_true(arb_rules_check(&rules, &error));
  assert_int_equal(error.status, ARB_OK);
}

static void a_row_that_is_left_out_has_no_name(void **state)
{
  attributes[TOY_SUIT].name = NULL;
  told("game 'toy': attributes[2]: it has no name: the table has fewer rows than are promised, or "
       "one is left out");
}

static void two_rows_have_two_names(void **state)
{
  verbs[TOY_SHARE].name = "play";
  told("game 'toy': verbs[3] 'play': row 2 has the same name");
}

static void values_of_keywords_may_be_called_as_having_them_is(void **state)
{
  attributes[TOY_TOTAL].name = "mine";
  told("game 'toy': attributes[6] 'mine': row 1 has the same name");
  rules.keyword_value1 = TOY_TOTAL + 1;
  assert_true(arb_rules_check(&rules, NULL));
  rules.keyword_value1 = TOY_ATTRIBUTES + 2;
  told("game 'toy': attributes[6] 'mine': row 1 has the same name");
  attributes[TOY_TOTAL].name = "total";
  told("game 'toy': keyword_value1: no attribute has that place");
}

static void a_table_that_is_promised_is_there(void **state)
{
  rules.keyword_count = 2;
  told("game 'toy': keywords: 2 rows are promised, and the table is NULL");
  rules.keyword_count = ARB_KEYWORDS_MAX + 1;
  told("game 'toy': keywords: 33 rows, and there may be 32");
}

static void the_kernels_pools_come_first(void **state)
{
  pools[ARB_POOL_FRAME].item_size = 2;
  told("game 'toy': pools[2] 'frames': this is the kernel's, of ArbFrame");
  rules.pool_count = ARB_POOL_FRAME;
  told("game 'toy': pools: the kernel's 4 come first");
}

static void items_are_even_and_have_room(void **state)
{
  pools[TOY_COUNTERS].item_size = 3;
  told("game 'toy': pools[4] 'counters': an item has 3 bytes, and must have some, by twos");
  pools[TOY_COUNTERS] = (ArbPoolSpec){"counters", 4, 0, 0};
  told("game 'toy': pools[4] 'counters': it has no room to begin with");
}

static void pools_that_the_kernel_keeps_are_the_games_and_large_enough(void **state)
{
  rules.pick_pool = TOY_COUNTERS;
  told("game 'toy': pools[4] 'counters': its records are too small for 'pick_pool'");
  rules.pick_pool = 0, rules.body_made = NULL;
  told("game 'toy': needs the function body_made (there is a body_pool)");
  pools[TOY_SCORES].capacity = 1;
  told("game 'toy': pools[5] 'scores': 'player_pool' needs room for 2");
  rules.body_pool = ARB_POOL_TALLY;
  pools[TOY_SCORES].capacity = 2;
  told("game 'toy': body_pool: the game has no pool 3");
}

static void what_items_keep_needs_items(void **state)
{
  enum { WIDE = 128 };
  pools[TOY_COUNTERS].item_size = WIDE;
  rules.past_pool = TOY_COUNTERS;
  told("game 'toy': pick_pool and past_pool go with an item_pool");
  rules.past_pool = 0, rules.pick_pool = TOY_COUNTERS;
  told("game 'toy': pick_pool and past_pool go with an item_pool");
  rules.pick_pool = 0;
  assert_true(arb_rules_check(&rules, NULL));
}

/* More would lie beside the pool. */
static void there_is_room_for_the_zones_of_all_who_may_play(void **state)
{
  rules.seats_most = 0;
  told("game 'toy': pools[1] 'zones': 14 zones are needed where 4 play (seats_most), and there is "
       "room for 8");
}

static void zones_have_letters_and_types_that_there_are(void **state)
{
  static const char *const kinds[] = {"big", "small", NULL};
  zones[TOY_HAND].types = "small tiny";
  attributes[TOY_SUIT].name = "type", attributes[TOY_SUIT].values = kinds;
  told("game 'toy': zones[1] 'hand': 'types' names 'tiny', which does not exist");
  zones[TOY_HAND].prefix = NULL;
  told("game 'toy': zones[1] 'hand': its cards' ids have no letter");
}

static void attributes_have_what_their_kind_needs(void **state)
{
  attributes[TOY_SUIT].values = NULL;
  told("game 'toy': attributes[2] 'suit': a set has values, and these are NULL");
  attributes[TOY_SUIT].kind = ARB_A_RELATION;
  told("game 'toy': attributes[2] 'suit': needs the function 'related'");
  attributes[TOY_SUIT].kind = ARB_A_TAG, rules.tagged = NULL;
  told("game 'toy': attributes[2] 'suit': needs the function 'tagged'");
}

static void attributes_speak_of_what_there_is(void **state)
{
  attributes[TOY_POWER].in = "table attic";
  told("game 'toy': attributes[0] 'power': 'in' names no zone: 'attic'");
  attributes[TOY_POWER].in = NULL, attributes[TOY_POWER].against = "score";
  told("game 'toy': attributes[0] 'power': 'against' names 'score', which is not a yes-or-no "
       "attribute");
  attributes[TOY_POWER].against = NULL, attributes[TOY_POWER].of = "player troll";
  told("game 'toy': attributes[0] 'power': 'of' names 'troll', which does not exist");
}

static ACT(nothing)
{
  (void)g, (void)c, (void)a;
  return value_nil();
}

static void actions_are_whole(void **state)
{
  static ArbAction action[2]; /* the second row ends the table */
  rules.actions = action;
  action[0] = (ArbAction){"rest", NULL, "1", ARB_ACT, ARB_T_NIL, {{0}}, ""};
  told("game 'toy': actions[0] 'rest': it has no function");
  action[0] = (ArbAction){
    "rest", arb_act_nothing, "1", ARB_ACT, ARB_T_NIL, {ARG_OPT("n", INT), ARG("m", INT)}, ""};
  told("game 'toy': actions[0] 'rest': 'm' must be given, but stands behind what may be left out");
  action[0].params[0] = (ArbParam)ARG_NAMED("n", INT);
  told("game 'toy': actions[0] 'rest': 'm' stands behind parameters with names");
  action[0].params[0] = (ArbParam)ARG("how_long", DURATION);
  told("game 'toy': actions[0] 'rest': 'how_long' needs 'durations'");
  action[0] = (ArbAction)ACT_TURN_PLAYER("1");
  told("game 'toy': actions[0] 'turn_player': needs 'table_pool'");
  action[0] = (ArbAction)ACT_SIGNAL("1");
  told("game 'toy': actions[0] 'signal': needs the functions 'signalled' and 'batch_open'");
  action[0] = (ArbAction)ACT_CONTROLLER("1", ID);
  told("game 'toy': actions[0] 'controller': needs the function 'controller_of'");
}

static void what_goes_together_is_there(void **state)
{
  static const int16_t replaceable[] = {TOY_DREW, TOY_EVENTS, -1};
  static const char *const numbers[] = {"power", "weight", NULL};
  rules.card_numbers = numbers;
  told("game 'toy': card_numbers[1] 'weight': is no attribute");
  rules.choice_verb = TOY_VERBS;
  told("game 'toy': choice_verb, choice_place_verb or choice_player_verb is no verb");
  verbs[TOY_YES].name = "aye";
  told("game 'toy': verbs: the first two are 'no' and 'yes'");
  rules.writable_count = 1, rules.set = NULL;
  told("game 'toy': needs the function set (there are writables)");
  rules.asking = NULL;
  told("game 'toy': needs the function asking");
  rules.replaceable = replaceable;
  told("game 'toy': replaceable: there is no event 4");
}

/* ---- What may be left out ------------------------------------------------------------ */

/* A game of rules without the functions that may be NULL. */
static ArbGame *few(ArbCards *cards)
{
  rules.option_label = NULL, rules.why_not = NULL, rules.placed = NULL, rules.set = NULL;
  rules.begin = NULL, rules.card_view = NULL, rules.check = NULL, rules.position_card = NULL;
  *cards = *toy_cards();
  cards->rules = &rules;
  ArbGame *game = toy_new_of(cards, 5);
  toy_advance(game);
  return game;
}

static void options_are_called_by_verb_and_object(void **state)
{
  ArbCards cards;
  ArbGame *game = few(&cards);
  char label[64], name[32];
  bool pass = false, play = false;
  for (int i = 0; i < arb_decision(game)->option_count; i++) {
    arb_option_label(game, i, label, sizeof label);
    pass |= strcmp(label, "pass") == 0;
    play |= strncmp(label, "play ", 5) == 0 && strstr(label, "hidden") == NULL;
  }
  assert_true(pass && play);
  arb_card_name(game, 0, arb_player_id(1), name, sizeof name);
  assert_string_equal(name, "p2");
  arb_destroy(game);
}

static void a_card_can_be_used_when_an_option_is_about_it(void **state)
{
  ArbCards cards;
  ArbGame *game = few(&cards);
  char why[64];
  arb_why_not(game, 0, toy_first(game, TOY_HAND, 0), why, sizeof why);
  assert_string_equal(why, "");
  ArbId lies = arb_put(game, 7, 0, "trash", ARB_NOTHING);
  arb_why_not(game, 0, lies, why, sizeof why);
  assert_string_equal(why, "nothing can be done with it now");
  arb_destroy(game);
}

static void note(void *data, const ArbReason *reason)
{
  char *text = data;
  snprintf(text + strlen(text), 200 - strlen(text), "%s %s; ", reason->topic, reason->text);
}

static void what_is_not_explained_has_its_values_told(void **state)
{
  ArbCards cards;
  ArbGame *game = few(&cards);
  char text[200] = "";
  ArbId card = arb_put(game, 7, 0, "hand", ARB_NOTHING);
  arb_explain(game, 0, card, note, text);
  assert_string_equal(text, "power 7; mine it is so; counters 0; ");
  arb_destroy(game);
}

static void without_set_only_the_kernels_own_can_be_set(void **state)
{
  ArbCards cards;
  ArbGame *game = few(&cards);
  ArbId card = arb_put(game, 7, 0, "deck", ARB_NOTHING);
  assert_int_equal(arb_set(game, card, "top", 1), ARB_OK);
  assert_int_equal(arb_set(game, card, "power", 1), ARB_REFUSED);
  assert_int_equal(arb_begin(game), ARB_REFUSED); /* it has begun */
  assert_true(arb_check(game, NULL));
  arb_destroy(game);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup(tables_in_order_are_told_nothing_of, set_up),
    cmocka_unit_test_setup(a_row_that_is_left_out_has_no_name, set_up),
    cmocka_unit_test_setup(two_rows_have_two_names, set_up),
    cmocka_unit_test_setup(values_of_keywords_may_be_called_as_having_them_is, set_up),
    cmocka_unit_test_setup(a_table_that_is_promised_is_there, set_up),
    cmocka_unit_test_setup(the_kernels_pools_come_first, set_up),
    cmocka_unit_test_setup(items_are_even_and_have_room, set_up),
    cmocka_unit_test_setup(pools_that_the_kernel_keeps_are_the_games_and_large_enough, set_up),
    cmocka_unit_test_setup(what_items_keep_needs_items, set_up),
    cmocka_unit_test_setup(there_is_room_for_the_zones_of_all_who_may_play, set_up),
    cmocka_unit_test_setup(zones_have_letters_and_types_that_there_are, set_up),
    cmocka_unit_test_setup(attributes_have_what_their_kind_needs, set_up),
    cmocka_unit_test_setup(attributes_speak_of_what_there_is, set_up),
    cmocka_unit_test_setup(actions_are_whole, set_up),
    cmocka_unit_test_setup(what_goes_together_is_there, set_up),
    cmocka_unit_test_setup(options_are_called_by_verb_and_object, set_up),
    cmocka_unit_test_setup(a_card_can_be_used_when_an_option_is_about_it, set_up),
    cmocka_unit_test_setup(what_is_not_explained_has_its_values_told, set_up),
    cmocka_unit_test_setup(without_set_only_the_kernels_own_can_be_set, set_up),
  };
  return cmocka_run_group_tests_name("rules", tests, NULL, NULL);
}
