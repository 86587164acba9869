/* SPDX-License-Identifier: MIT */
/* Numbers as data and compiled selectors, over the toy's attributes. */
#include "kernel/cards/tally.h"
#include "toy.h"

static ArbGame *game;
static ArbContext context; /* seat 0 is "you" */

static int put(int kind, ArbSeat owner, int def)
{
  return arb_zone_create(game, (uint16_t)def, owner, zone_at(game, kind, owner), 0);
}

/* On the table: seat 0 has 2 and 6, seat 1 has 7 and 9; card 4 is in seat 0's hand. */
static int set_up(void **state)
{
  game = toy_bare();
  context = (ArbContext){.you = 0};
  put(TOY_TABLE, 0, 2);
  put(TOY_TABLE, 0, 6);
  put(TOY_TABLE, 1, 7);
  put(TOY_TABLE, 1, 9);
  put(TOY_HAND, 0, 4);
  return 0;
}

static int tear_down(void **state)
{
  arb_destroy(game);
  return 0;
}

static ArbId card(int card1)
{
  return state_card_id(game->s, card1);
}
static int32_t value(ToyNumber which)
{
  return arb_number_value(game, toy_number(which), &context);
}

/* The powers a selector finds, as the digits of one number. */
static int found(int selector1)
{
  ArbId ids[16];
  int count = arb_selector_list(game, selector1, &context, ids, 16), digits = 0;
  for (int i = 0; i < count; i++) {
    assert_true(arb_selector_matches(game, selector1, &context, ids[i]));
    digits = digits * 10 + state_resolve(game->s, ids[i])->def;
  }
  assert_int_equal(count, arb_selector_count(game, selector1, &context));
  return digits;
}

static void a_selector_without_tests_finds_all_of_its_zones(void **state)
{
  assert_int_equal(found(TOY_ON_TABLE), 2679);
  assert_int_equal(found(TOY_IN_TRASH), 0);
}

static void every_test_must_hold(void **state)
{
  assert_int_equal(found(TOY_STRONG), 679);
  assert_int_equal(found(TOY_MINE_STRONG), 6);
  context.you = 1;
  assert_int_equal(found(TOY_MINE_STRONG), 79);
}

static void one_of_a_row_joined_by_or_is_enough(void **state)
{
  assert_int_equal(found(TOY_RED_OR_SEVEN), 67); /* 9 is red too, but not below nine */
}

static void an_alternative_selector_looks_in_its_own_zones(void **state)
{
  assert_int_equal(found(TOY_HAND_OR_WEAK), 42); /* zones in their order */
}

static void sets_are_tested_bit_by_bit(void **state)
{
  assert_int_equal(found(TOY_NOT_RED), 27);
}
static void tags_are_the_games(void **state)
{
  assert_int_equal(found(TOY_EVEN), 26);
}

static void others_leave_me_out_and_only_me_is_alone(void **state)
{
  assert_int_equal(found(TOY_OTHERS), 2679); /* nobody is "me" */
  assert_int_equal(found(TOY_ONLY_ME), 0);
  context.me = card(2);
  assert_int_equal(found(TOY_OTHERS), 279);
  assert_int_equal(found(TOY_ONLY_ME), 6);
}

static void an_argument_fills_the_hole_of_a_selector(void **state)
{
  int32_t limit = 6;
  context.args = &limit, context.arg_count = 1;
  assert_int_equal(found(TOY_AT_MOST_ARG), 26);
  limit = 1;
  assert_int_equal(found(TOY_AT_MOST_ARG), 0);
}

static void a_missing_argument_is_none_and_matches_nothing(void **state)
{
  assert_int_equal(found(TOY_AT_MOST_ARG), 0);
  assert_int_equal(value(TOY_N_ARG), ARB_NULL);
}

static void nothing_can_be_said_of_what_has_no_such_attribute(void **state)
{
  assert_int_equal(found(TOY_SCORELESS), 0); /* not even "is not" */
}

static void a_list_tells_how_many_there_are_beyond_its_room(void **state)
{
  ArbId two[2];
  assert_int_equal(arb_selector_list(game, TOY_ON_TABLE, &context, two, 2), 4);
  assert_true(id_equal(two[0], card(1)) && id_equal(two[1], card(2)));
}

static void numbers_count_sum_and_find_the_highest(void **state)
{
  assert_int_equal(value(TOY_N_COUNT), 4);
  assert_int_equal(value(TOY_N_SUM), 24);
  assert_int_equal(value(TOY_N_HIGHEST), 9);
}

static void the_sum_of_nothing_is_zero_and_its_highest_is_none(void **state)
{
  assert_int_equal(value(TOY_N_SUM_NOTHING), 0);
  assert_int_equal(value(TOY_N_HIGHEST_NOTHING), ARB_NULL);
}

static void a_sum_leaves_nothing_out_however_many_there_are(void **state)
{
  arb_destroy(game);
  game = toy_bare();
  for (int i = 0; i < 300; i++)
    assert_false(id_is_nothing(arb_put(game, 2, 0, "table", ARB_NOTHING)));
  assert_int_equal(value(TOY_N_COUNT), 300);
  assert_int_equal(value(TOY_N_SUM), 600);
}

static void arithmetic_is_postfix(void **state)
{
  assert_int_equal(value(TOY_N_ARITHMETIC), 9);
}

static void none_runs_through_arithmetic_and_compares_false(void **state) /* 359.3.e.12 */
{
  assert_int_equal(value(TOY_N_NONE_PLUS_ONE), ARB_NULL);
  assert_int_equal(value(TOY_N_NONE_COMPARED), 0);
}

static void comparisons_give_one_or_zero(void **state)
{
  assert_int_equal(value(TOY_N_ENOUGH), 1);
  while (state_zone(game->s, zone_at(game, TOY_TABLE, 0))->count > 1)
    arb_zone_destroy(game, zone_first(game, zone_at(game, TOY_TABLE, 0)));
  assert_int_equal(value(TOY_N_ENOUGH), 0);
}

static void the_context_says_who_and_what_is_meant(void **state)
{
  ArbId refs[2] = {card(1), card(3)};
  ArbEvent event = {.amount = 12};
  assert_int_equal(arb_set(game, id_player(0), "score", 5), ARB_OK);
  assert_int_equal(arb_set(game, id_player(1), "score", 8), ARB_OK);
  context = (ArbContext){
    .you = 0, .me = card(2), .subject = card(4), .refs = refs, .ref_count = 2, .event = &event};
  assert_int_equal(value(TOY_N_ME), 6);
  assert_int_equal(value(TOY_N_SUBJECT), 9);
  assert_int_equal(value(TOY_N_REF), 7);
  assert_int_equal(value(TOY_N_YOU), 5);
  assert_int_equal(value(TOY_N_OPPONENT), 8);
  assert_int_equal(value(TOY_N_EVENT), 12);
  assert_int_equal(value(TOY_N_TALLY), 0);
  assert_true(arb_tallies_count(game, &(ArbEvent){.kind1 = TOY_DREW + 1, .actor = 1, .amount = 4}));
  assert_int_equal(value(TOY_N_TALLY), 0);
  context.you = 1;
  assert_int_equal(value(TOY_N_YOU), 8);
  assert_int_equal(value(TOY_N_TALLY), 4);
  context.you = ARB_NO_SEAT;
  assert_int_equal(value(TOY_N_TALLY), ARB_NULL);
}

static void what_is_missing_from_the_context_is_none(void **state)
{
  context = (ArbContext){.you = ARB_NO_SEAT};
  static const ToyNumber numbers[] = {TOY_N_ME,       TOY_N_SUBJECT, TOY_N_REF,  TOY_N_YOU,
                                      TOY_N_OPPONENT, TOY_N_ARG,     TOY_N_EVENT};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
    assert_int_equal(value(numbers[i]), ARB_NULL);
}

static void something_that_is_gone_has_no_number(void **state)
{
  context.me = card(1);
  arb_zone_destroy(game, 1);
  assert_int_equal(value(TOY_N_ME), ARB_NULL);
}

static void a_script_may_stand_for_a_number(void **state)
{
  assert_int_equal(value(TOY_N_SCRIPT), 40);
  context.you = 1;
  assert_int_equal(value(TOY_N_SCRIPT), 41);
}

#define SELECT_TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

/* ---- Gates --------------------------------------------------------------- */

static bool every_test_is_a_fact(const ArbTest *test, int32_t wanted, ArbGate *gate)
{
  gate->all |= 1u << wanted;
  return true;
}

/* A gate stands for tests that must all hold. */
static void no_test_of_a_row_joined_by_or_goes_into_the_gate(void **state)
{
  const ArbRules rules = {.gate = every_test_is_a_fact};
  const ArbTerm terms[] = {{.op = ARB_N_CONST, .value = 0},
                           {.op = ARB_N_CONST, .value = 1},
                           {.op = ARB_N_CONST, .value = 2}};
  ArbTest tests[] = {
    {.number = {0, 1}, .or_next = 1}, {.number = {1, 1}}, {.number = {2, 1}, .attribute = 5}};
  ArbSelector selector = {.first_test = 0, .test_count = 3};
  arb_selector_compile(&rules, terms, tests, &selector);
  assert_int_equal(selector.gated, 1);
  assert_int_equal(selector.gate.all, 1u << 2);
  assert_int_equal(tests[0].attribute, 5);
  assert_true(tests[1].or_next && !tests[2].or_next);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    SELECT_TEST(a_selector_without_tests_finds_all_of_its_zones),
    SELECT_TEST(every_test_must_hold),
    SELECT_TEST(one_of_a_row_joined_by_or_is_enough),
    SELECT_TEST(an_alternative_selector_looks_in_its_own_zones),
    SELECT_TEST(sets_are_tested_bit_by_bit),
    SELECT_TEST(tags_are_the_games),
    SELECT_TEST(others_leave_me_out_and_only_me_is_alone),
    SELECT_TEST(an_argument_fills_the_hole_of_a_selector),
    SELECT_TEST(a_missing_argument_is_none_and_matches_nothing),
    SELECT_TEST(nothing_can_be_said_of_what_has_no_such_attribute),
    SELECT_TEST(a_list_tells_how_many_there_are_beyond_its_room),
    SELECT_TEST(numbers_count_sum_and_find_the_highest),
    SELECT_TEST(the_sum_of_nothing_is_zero_and_its_highest_is_none),
    SELECT_TEST(a_sum_leaves_nothing_out_however_many_there_are),
    SELECT_TEST(arithmetic_is_postfix),
    SELECT_TEST(none_runs_through_arithmetic_and_compares_false),
    SELECT_TEST(comparisons_give_one_or_zero),
    SELECT_TEST(the_context_says_who_and_what_is_meant),
    SELECT_TEST(what_is_missing_from_the_context_is_none),
    SELECT_TEST(something_that_is_gone_has_no_number),
    SELECT_TEST(a_script_may_stand_for_a_number),
    SELECT_TEST(no_test_of_a_row_joined_by_or_goes_into_the_gate),
  };
  return cmocka_run_group_tests_name("numbers and selectors", tests, NULL, NULL);
}
