/* SPDX-License-Identifier: MIT */
/* test_costs.c -- costs, options, processes, counters (10.4, 10.6.2.2-10.6.2.5, 13.3). */
#include "support.h"

static int runs, seen_paid, seen_share[2];
static ArbId seen_target;

static void count_runs(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  int item1 = ev_table(game)->running1;
  runs++;
  seen_paid = ev_item_took(game, item1, "earth_rite");
  seen_target = count && values[0].type == ARB_T_ID ? values[0].id : ARB_NOTHING;
  for (int i = 0; count && values[0].type == ARB_T_IDS && i < values[0].count && i < 2; i++)
    seen_share[i] = ev_item_share(game, item1, values[0].ids[i]);
}

static ArbGame *fresh(void)
{
  ArbGame *game = table();
  runs = seen_paid = seen_share[0] = seen_share[1] = 0;
  text(1, count_runs);
  return game;
}

/* Steps run twice in a check build: each run of a text counts twice. */
static bool ran(void)
{
  bool once = runs > 0;
  runs = 0;
  return once;
}

static void rule_5_11_1_discarding_as_a_cost(void **state)
{
  ArbGame *game = fresh();
  ArbId payer = put(game, "Pays by discarding", 0, "field");
  ArbId one = put(game, "Filler", 0, "hand");
  put(game, "Plain 2/2", 0, "hand");
  begin(game);
  choose(game, "use", payer);
  assert_string_equal(asked(game), "10.4.2");
  choose(game, "give", one);
  assert_true(ran());
  assert_int_equal(size_of(game, "hand", 0), 1);
  assert_int_equal(events_of(game, "discard"), 1);
  arb_destroy(game);
}

static void rule_10_4_2_2_what_cannot_be_paid_whole_is_not_played(void **state)
{
  ArbGame *game = fresh();
  ArbId payer = put(game, "Pays with a spell", 0, "field");
  put(game, "Filler", 0, "hand");
  begin(game);
  assert_false(offered(game, "use", payer));
  arb_destroy(game);
}

static void rule_10_4_2_only_such_cards_are_offered(void **state)
{
  ArbGame *game = fresh();
  ArbId payer = put(game, "Pays with a spell", 0, "field");
  put(game, "Filler", 0, "hand");
  put(game, "Spell 2", 0, "hand"), put(game, "Spell 3", 0, "hand");
  begin(game);
  choose(game, "use", payer);
  assert_int_equal(arb_decision(game)->option_count, 2);
  arb_destroy(game);
}

static void rule_10_4_3_only_the_payers_own_cards(void **state)
{
  ArbGame *game = fresh();
  ArbId payer = put(game, "Pays by burying", 0, "field");
  put(game, "Filler", 1, "field");
  begin(game);
  assert_false(offered(game, "use", payer)); /* nor itself: "another" */
  ArbId own = put(game, "Filler", 0, "field");
  choose(game, "use", payer); /* the only one there is */
  assert_true(ran());
  assert_false(is_in(game, own, "field"));
  assert_int_equal(size_of(game, "cemetery", 0), 1);
  arb_destroy(game);
}

static void rule_5_6_1_banishing_as_a_cost(void **state)
{
  ArbGame *game = fresh();
  ArbId payer = put(game, "Pays by banishing", 0, "field");
  put(game, "Filler", 0, "ex");
  begin(game);
  choose(game, "use", payer);
  assert_true(ran());
  assert_int_equal(size_of(game, "banished", 0), 1);
  arb_destroy(game);
}

/* "Any number": none is as good. */
static void rule_10_6_2_5_2_a_value_of_zero_counts_as_paid(void **state)
{
  ArbGame *game = fresh();
  ArbId payer = put(game, "Pays by returning", 0, "field");
  begin(game);
  choose(game, "use", payer);
  assert_true(ran());
  arb_destroy(game);
}

static void rule_10_4_5_a_leader_gives_only_what_he_has(void **state)
{
  ArbGame *game = fresh();
  ArbId payer = put(game, "Pays with defense", 0, "field");
  set(game, arb_player_id(0), "defense", 2);
  begin(game);
  assert_false(offered(game, "use", payer));
  set(game, arb_player_id(0), "defense", 4);
  choose(game, "use", payer);
  assert_true(ran());
  assert_int_equal(of_player(game, 0, "defense"), 1);
  arb_destroy(game);
}

static void rule_14_1_4_counters_are_removed_as_a_cost(void **state)
{
  ArbGame *game = fresh();
  ArbId payer = put(game, "Pays with counters", 0, "field");
  set(game, payer, "spell", 2);
  begin(game);
  assert_false(offered(game, "use", payer));
  set(game, payer, "spell", 4);
  choose(game, "use", payer);
  assert_true(ran());
  assert_false(offered(game, "use", payer)); /* one is left */
  arb_destroy(game);
}

static void rule_10_4_6_another_card_is_engaged_as_a_cost(void **state)
{
  ArbGame *game = fresh();
  ArbId payer = put(game, "Pays by engaging", 0, "field"), other = put(game, "Filler", 0, "field");
  set(game, payer, "engaged", 1);
  begin(game);
  choose(game, "use", payer);
  assert_true(ran());
  assert_int_equal(look(game, other, "engaged"), 1);
  assert_false(offered(game, "use", payer));
  arb_destroy(game);
}

static void rule_10_6_2_7_2_1_it_resolves_without_its_card(void **state)
{
  ArbGame *game = fresh();
  ArbId payer = put(game, "Pays with itself", 0, "field");
  begin(game);
  choose(game, "use", payer);
  assert_true(ran());
  assert_int_equal(size_of(game, "field", 0), 0);
  assert_int_equal(of_player(game, 0, "play_points"), 8);
  arb_destroy(game);
}

/* A card cannot be given up twice. */
static void rule_10_4_2_1_every_part_is_paid(void **state)
{
  ArbGame *game = fresh();
  ArbId payer = put(game, "Pays with itself and another", 0, "field");
  begin(game);
  put(game, "Filler", 0, "field");
  choose(game, "use", payer);
  if (arb_decision(game) && strcmp(asked(game), "10.4.2") == 0)
    choose(game, "give", named(game, "Filler", "field", 0));
  assert_true(ran());
  assert_int_equal(size_of(game, "cemetery", 0), 2);
  arb_destroy(game);
}

static void rule_1_3_3_once_each_turn(void **state)
{
  ArbGame *game = fresh();
  ArbId payer = put(game, "Once a turn", 0, "field");
  begin(game);
  choose(game, "use", payer);
  assert_true(ran());
  assert_false(offered(game, "use", payer));
  end_turn(game), end_turn(game);
  assert_true(offered(game, "use", payer));
  arb_destroy(game);
}

/* ---- Processes (10.4.7.4) ------------------------------------------------------------ */

static void rule_10_4_7_4_a_process_is_done_for_the_effect_or_not(void **state)
{
  for (int yes = 0; yes < 2; yes++) {
    ArbGame *game = fresh();
    put(game, "Filler", 0, "field");
    begin(game);
    cast(game, "Returns for it", 0);
    assert_string_equal(asked(game), "10.4.7.4");
    choose(game, yes ? "yes" : "no", NOBODY);
    assert_int_equal(ran(), yes);
    assert_int_equal(size_of(game, "hand", 0), yes);
    arb_destroy(game);
  }
}

static void rule_10_4_7_4_what_cannot_be_done_is_not_asked(void **state)
{
  ArbGame *game = fresh();
  begin(game);
  cast(game, "Returns for it", 0);
  assert_string_equal(asked(game), "7.3.3");
  assert_false(ran());
  arb_destroy(game);
}

/* Whether there is a spell in the hand is nobody else's business: he is asked anyway. */
static void rule_4_7_2_the_question_does_not_tell_what_is_in_the_hand(void **state)
{
  ArbGame *game = fresh();
  begin(game);
  put(game, "Filler", 0, "hand");
  cast(game, "Discards a spell for it", 0);
  assert_string_equal(asked(game), "10.4.7.4");
  assert_false(offered(game, "yes", NOBODY));
  choose(game, "no", NOBODY);
  assert_false(ran());
  arb_destroy(game);
}

/* Targets are selected as it is played, before it is known whether the process is done. */
static void rule_10_6_2_3_targets_come_before_the_process(void **state)
{
  ArbGame *game = fresh();
  ArbId one = put(game, "Filler", 1, "field");
  put(game, "Plain 2/2", 1, "field");
  put(game, "Spell 2", 0, "hand");
  begin(game);
  cast(game, "Aims, and discards a spell for it", 0);
  assert_string_equal(asked(game), "10.6.2.3");
  choose(game, "select", one);
  assert_string_equal(asked(game), "10.4.7.4");
  choose(game, "yes", NOBODY);
  assert_true(ran());
  assert_true(id_equal(seen_target, one));
  arb_destroy(game);
}

/* ---- Options (10.6.2.2.1, 13.3.3) ------------------------------------------------------- */

static void rule_13_3_3_2_earth_rite_takes_a_counter(void **state)
{
  ArbGame *game = fresh();
  ArbId stack = put(game, "Stack 1", 0, "field"), foe = put(game, "Filler", 1, "field");
  set(game, stack, "stack", 2);
  begin(game);
  cast(game, "Rite Aim", 0);
  assert_string_equal(asked(game), "10.6.2.2.1");
  choose(game, "option", NOBODY);
  assert_true(ran());
  assert_true(seen_paid && id_equal(seen_target, foe));
  assert_int_equal(look(game, stack, "stack"), 1);
  arb_destroy(game);
}

/* S12: with the last counter the amulet goes at once, as part of the cost. */
static void rule_13_3_3_2_with_the_last_counter_the_amulet_is_buried(void **state)
{
  ArbGame *game = fresh();
  ArbId stack = put(game, "Stack 1", 0, "field");
  put(game, "Filler", 1, "field");
  begin(game);
  cast(game, "Rite Aim", 0);
  choose(game, "option", NOBODY);
  assert_false(is_in(game, stack, "field"));
  assert_int_equal(size_of(game, "cemetery", 0), 2);
  arb_destroy(game);
}

static void rule_10_6_2_2_1_without_the_rite_there_is_no_target(void **state)
{
  ArbGame *game = fresh();
  put(game, "Stack 1", 0, "field"), put(game, "Filler", 1, "field");
  begin(game);
  cast(game, "Rite Aim", 0);
  decline(game);
  assert_true(ran());
  assert_false(seen_paid);
  assert_true(id_is_nothing(seen_target));
  arb_destroy(game);
}

/* What leads nowhere is not offered: the rite would want a target. */
static void rule_10_6_2_1_1_an_option_without_targets_is_not_offered(void **state)
{
  ArbGame *game = fresh();
  ArbId stack = put(game, "Stack 1", 0, "field");
  begin(game);
  cast(game, "Rite Aim", 0);
  assert_true(ran());
  assert_false(seen_paid);
  assert_int_equal(look(game, stack, "stack"), 1);
  arb_destroy(game);
}

static void rule_10_4_7_3_an_alternative_sets_the_cost(void **state)
{
  ArbGame *game = fresh();
  set(game, arb_player_id(0), "play_points", 3);
  put(game, "Filler", 0, "ex"), put(game, "Filler", 0, "ex");
  begin(game);
  cast(game, "Two ways", 0);
  assert_int_equal(of_player(game, 0, "play_points"), 0);
  assert_int_equal(size_of(game, "banished", 0), 2);
  assert_int_equal(size_of(game, "field", 0), 1);
  arb_destroy(game);
}

/* Not for the full cost and not both ways at once. */
static void rule_10_4_7_3_one_of_two_ways(void **state)
{
  ArbGame *game = fresh();
  put(game, "Filler", 0, "ex"), put(game, "Filler", 0, "ex");
  put(game, "Filler", 0, "field"), put(game, "Filler", 0, "field");
  begin(game);
  cast(game, "Two ways", 0);
  assert_string_equal(asked(game), "10.6.2.2.1");
  assert_int_equal(arb_decision(game)->max, 1);
  assert_int_equal(arb_decision(game)->min, 0);
  int32_t second = 1;
  answer_with(game, &second, 1);
  assert_int_equal(of_player(game, 0, "play_points"), 9);
  assert_int_equal(size_of(game, "field", 0), 1);
  arb_destroy(game);
}

static void rule_10_4_2_2_an_alternative_is_paid_whole_or_not_at_all(void **state)
{
  ArbGame *game = fresh();
  set(game, arb_player_id(0), "play_points", 3);
  put(game, "Filler", 0, "ex");
  ArbId card = put(game, "Two ways", 0, "hand");
  begin(game);
  assert_false(offered(game, "play", card));
  assert_why(game, 0, card, "you have not enough play points (10.4.4)");
  arb_destroy(game);
}

/* 10.6.2.1: by then it lies in the resolution zone. */
static void rule_10_6_2_1_a_card_does_not_pay_for_itself(void **state)
{
  ArbGame *game = fresh();
  set(game, arb_player_id(0), "play_points", 3);
  ArbId card = put(game, "Two ways", 0, "ex");
  put(game, "Filler", 0, "ex");
  begin(game);
  assert_false(offered(game, "play", card));
  arb_destroy(game);
}

/* ---- Dividing (10.6.2.4) ------------------------------------------------------------------ */

static void rule_10_6_2_4_a_value_is_divided_between_the_targets(void **state)
{
  ArbGame *game = fresh();
  ArbId two[] = {put(game, "Plain 2/2", 1, "field"), put(game, "Plain 3/4", 1, "field")};
  begin(game);
  cast(game, "Divide 3", 0);
  assert_int_equal(arb_decision(game)->min, 1); /* 10.6.2.3.2.1 */
  choose_all(game, two, 2);
  assert_string_equal(asked(game), "10.6.2.4");
  answer_with(game, (int32_t[]){1, 2}, 2);
  assert_true(ran());
  assert_int_equal(seen_share[0], 1);
  assert_int_equal(seen_share[1], 2);
  arb_destroy(game);
}

static void rule_10_6_2_4_1_each_target_gets_a_unit(void **state)
{
  ArbGame *game = fresh();
  ArbId two[] = {put(game, "Plain 2/2", 1, "field"), put(game, "Plain 3/4", 1, "field")};
  begin(game);
  cast(game, "Divide 3", 0);
  choose_all(game, two, 2);
  assert_int_not_equal(arb_answer(game, arb_decision(game)->number, (int32_t[]){0, 3}, 2), ARB_OK);
  arb_destroy(game);
}

static void rule_10_6_2_4_1_1_without_targets_it_is_not_played(void **state)
{
  ArbGame *game = fresh();
  ArbId spell = put(game, "Divide 3", 0, "hand");
  begin(game);
  assert_false(offered(game, "play", spell));
  arb_destroy(game);
}

/* ---- Stack (13.3.2, 11.7) ------------------------------------------------------------------ */

static void rule_13_3_2_2_it_comes_with_a_counter(void **state)
{
  ArbGame *game = fresh();
  begin(game);
  cast(game, "Stack 1", 0);
  assert_int_equal(look(game, named(game, "Stack 1", "field", 0), "stack"), 1);
  arb_destroy(game);
}

static ArbId destroyed;
static void destroy_it(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  ev_destroy(game, &destroyed, 1, context->you);
}
static void banish_it(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  ev_banish(game, &destroyed, 1, context->you);
}

static void rule_13_3_2_2_a_counter_goes_in_its_stead(void **state)
{
  for (int banished = 0; banished < 2; banished++) {
    ArbGame *game = fresh();
    destroyed = put(game, "Stack 1", 1, "field");
    set(game, destroyed, "stack", 2);
    begin(game);
    text(2, banished ? banish_it : destroy_it);
    cast(game, "Spell 2", 0);
    assert_true(is_in(game, destroyed, "field"));
    assert_int_equal(look(game, destroyed, "stack"), 1);
    assert_int_equal(events_of(game, "destroy"), 0); /* 10.10.1.1 */
    arb_destroy(game);
  }
}

/* The last one is gone, then the rules move it. */
static void rule_11_7_1_without_a_counter_it_is_buried(void **state)
{
  ArbGame *game = fresh();
  destroyed = put(game, "Stack 1", 1, "field");
  begin(game);
  text(2, destroy_it);
  cast(game, "Spell 2", 0);
  assert_false(is_in(game, destroyed, "field"));
  assert_int_equal(size_of(game, "cemetery", 1), 1);
  assert_int_equal(events_of(game, "destroy"), 0);
  arb_destroy(game);
}

static void rule_13_3_2_2_counters_are_transferred(void **state)
{
  ArbGame *game = fresh();
  ArbId one = put(game, "Stack 1", 0, "field");
  set(game, one, "stack", 3);
  begin(game);
  assert_false(offered(game, "use", one)); /* there is no other */
  ArbId other = put(game, "Stack 2", 0, "field");
  put(game, "Stack 3", 1, "field");
  set(game, one, "engaged", 1);
  assert_false(offered(game, "use", one)); /* S12: the amulet is engaged for it */
  set(game, one, "engaged", 0);
  choose(game, "use", one);
  assert_int_equal(look(game, other, "stack"), 4);
  assert_false(is_in(game, one, "field")); /* 11.7.1 */
  arb_destroy(game);
}

/* 1.3.2: a card that is gone has none to lose (4.1.4). */
static void rule_14_1_counters_are_removed_as_far_as_there_are_some(void **state)
{
  ArbGame *game = begun();
  ArbId it = put(game, "Plain 2/2", 0, "field");
  ev_put_counters(game, it, EV_STACK_COUNTER, 3);
  assert_int_equal(ev_remove_counters(game, it, EV_STACK_COUNTER, 2), 2);
  assert_int_equal(ev_remove_counters(game, it, EV_STACK_COUNTER, 2), 1);
  assert_int_equal(ev_remove_counters(game, it, EV_STACK_COUNTER, 2), 0);
  ev_put_counters(game, it, EV_STACK_COUNTER, 3);
  ArbId gone = it;
  gone.generation++;
  assert_int_equal(ev_remove_counters(game, gone, EV_STACK_COUNTER, 2), 0);
  assert_int_equal(ev_counters(game, it, EV_STACK_COUNTER), 3);
  arb_destroy(game);
}

/* A pool of which one thing is the first number or the first test. */
static bool minds_choices(ArbTerm term, const ArbTest *test)
{
  EvBuilder *b = ev_builder_bare();
  ev_builder_open(b);
  arb_build_number(ev_builder_base(b), &term, 1);
  if (test) arb_build_selector(ev_builder_base(b), (ArbSelector){.zones = 1}, test, 1);
  ArbCards *cards = ev_builder_finish(b);
  bool minds = ev_cards(cards)->of_choices;
  arb_cards_release(cards);
  return minds;
}

static void rule_10_6_2_3_a_pool_minds_choices_when_anything_speaks_of_them(void **state)
{
  ArbTest engaged = {.attribute = EV_A_ENGAGED, .number = {0, 1}};
  ArbTest chosen = {.attribute = EV_A_CHOSEN_IN, .number = {0, 1}};
  assert_false(minds_choices((ArbTerm){.op = ARB_N_CONST}, &engaged));
  assert_true(minds_choices((ArbTerm){.op = ARB_N_CONST}, &chosen));
  assert_true(minds_choices((ArbTerm){.op = ARB_N_TARGET, .a = EV_A_ATTACK}, NULL));
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(rule_14_1_counters_are_removed_as_far_as_there_are_some),
    cmocka_unit_test(rule_10_6_2_3_a_pool_minds_choices_when_anything_speaks_of_them),
    cmocka_unit_test(rule_5_11_1_discarding_as_a_cost),
    cmocka_unit_test(rule_10_4_2_2_what_cannot_be_paid_whole_is_not_played),
    cmocka_unit_test(rule_10_4_2_only_such_cards_are_offered),
    cmocka_unit_test(rule_10_4_3_only_the_payers_own_cards),
    cmocka_unit_test(rule_5_6_1_banishing_as_a_cost),
    cmocka_unit_test(rule_10_6_2_5_2_a_value_of_zero_counts_as_paid),
    cmocka_unit_test(rule_10_4_5_a_leader_gives_only_what_he_has),
    cmocka_unit_test(rule_14_1_4_counters_are_removed_as_a_cost),
    cmocka_unit_test(rule_10_4_6_another_card_is_engaged_as_a_cost),
    cmocka_unit_test(rule_10_6_2_7_2_1_it_resolves_without_its_card),
    cmocka_unit_test(rule_10_4_2_1_every_part_is_paid),
    cmocka_unit_test(rule_1_3_3_once_each_turn),
    cmocka_unit_test(rule_10_4_7_4_a_process_is_done_for_the_effect_or_not),
    cmocka_unit_test(rule_10_4_7_4_what_cannot_be_done_is_not_asked),
    cmocka_unit_test(rule_4_7_2_the_question_does_not_tell_what_is_in_the_hand),
    cmocka_unit_test(rule_10_6_2_3_targets_come_before_the_process),
    cmocka_unit_test(rule_13_3_3_2_earth_rite_takes_a_counter),
    cmocka_unit_test(rule_13_3_3_2_with_the_last_counter_the_amulet_is_buried),
    cmocka_unit_test(rule_10_6_2_2_1_without_the_rite_there_is_no_target),
    cmocka_unit_test(rule_10_6_2_1_1_an_option_without_targets_is_not_offered),
    cmocka_unit_test(rule_10_4_7_3_an_alternative_sets_the_cost),
    cmocka_unit_test(rule_10_4_7_3_one_of_two_ways),
    cmocka_unit_test(rule_10_4_2_2_an_alternative_is_paid_whole_or_not_at_all),
    cmocka_unit_test(rule_10_6_2_1_a_card_does_not_pay_for_itself),
    cmocka_unit_test(rule_10_6_2_4_a_value_is_divided_between_the_targets),
    cmocka_unit_test(rule_10_6_2_4_1_each_target_gets_a_unit),
    cmocka_unit_test(rule_10_6_2_4_1_1_without_targets_it_is_not_played),
    cmocka_unit_test(rule_13_3_2_2_it_comes_with_a_counter),
    cmocka_unit_test(rule_13_3_2_2_a_counter_goes_in_its_stead),
    cmocka_unit_test(rule_11_7_1_without_a_counter_it_is_buried),
    cmocka_unit_test(rule_13_3_2_2_counters_are_transferred),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
