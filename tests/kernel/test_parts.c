/* SPDX-License-Identifier: MIT */
/* test_parts.c -- reasons that are kept, questions about replacements, words of a pool. */
#include "kernel/cards/build.h"
#include "kernel/parts/explain.h"
#include "kernel/parts/replace.h"
#include "memory.h"
#include "toy.h"

#include <stdio.h>

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

/* ---- Reasons (explain.h) ------------------------------------------------------- */

static char kept_text[80], kept_rule[80];

static void keep(ArbGame *of, ArbRecorder *recorder, const ArbReason *reason)
{
  strcpy(kept_text, reason->text);
  strcpy(kept_rule, reason->rule);
}

static void noted(const char *text, const char *rule, const char *kept, const char *kept_as)
{
  ArbRecorder recorder = {.keep = keep};
  game->recorder = &recorder;
  arb_explain_note(game, (ArbReason){.rule = rule}, "%s", text);
  game->recorder = NULL;
  assert_string_equal(kept_text, kept);
  assert_string_equal(kept_rule, kept_as);
}

static void a_sentence_ends_with_its_rule(void **state)
{
  noted("no target (12.3)", NULL, "no target", "12.3");
  noted("no target (9)", NULL, "no target", "9");
  noted("no target (0)", NULL, "no target", "0");
}

static void what_is_no_number_in_brackets_is_no_rule(void **state)
{
  noted("from Seven (Red)", NULL, "from Seven (Red)", "");
  noted("from Seven (:)", NULL, "from Seven (:)", "");
  noted("from Seven (/)", NULL, "from Seven (/)", "");
  noted("f(1)", NULL, "f(1)", "");
  noted("(12)", NULL, "(12)", "");
  noted("one (1) of two", NULL, "one (1) of two", "");
  noted("no target", NULL, "no target", "");
}

static void a_rule_that_is_given_leaves_the_sentence_alone(void **state)
{
  noted("no target (12.3)", "4", "no target (12.3)", "4");
}

/* ---- Questions about replacements (replace.h) ------------------------------------ */

static void asks(ArbSeat seat, const ArbEvent *event, bool counted, const char *text)
{
  assert_string_equal(arb_replace_question(game, seat, event, counted, "Replace"), text);
}

static void a_question_names_what_happens_to_whom(void **state)
{
  ArbEvent event = {.kind1 = TOY_SCORED + 1, .amount = 3};
  asks(0, &event, false, "Replace (score)?");
  asks(0, &event, true, "Replace (score 3)?");
  event.subject = id_player(1);
  asks(0, &event, true, "Replace (score 3: p2)?");
}

/* A card in a hand is named to those who see it, also when it is gone. */
static void a_question_tells_no_secret(void **state)
{
  char text[80];
  int card1 = arb_zone_create(game, 7, 0, zone_at(game, TOY_HAND, 0), 0);
  ArbId card = state_card_id(game->s, card1);
  ArbEvent event = {
    .kind1 = TOY_DREW + 1, .subject = card, .subject_def = 7, .known = 1, .subject_owner = 0};
  arb_id_text(game, card, text, sizeof text);
  char seen[120];
  snprintf(seen, sizeof seen, "Replace (draw: Seven <%s>)?", text);
  asks(0, &event, false, seen);
  asks(1, &event, false, "Replace (draw: a hidden card)?");
  arb_zone_destroy(game, card1);
  asks(0, &event, false, "Replace (draw: Seven)?");
  asks(1, &event, false, "Replace (draw: a hidden card)?");
}

static void replaceable_events_are_those_of_the_list(void **state)
{
  const int16_t list[] = {TOY_DREW, TOY_SCORED, -1};
  ArbRules rules = toy_rules;
  assert_false(arb_rules_replace(&rules, TOY_DREW));
  rules.replaceable = list;
  assert_true(arb_rules_replace(&rules, TOY_DREW));
  assert_true(arb_rules_replace(&rules, TOY_SCORED));
  assert_false(arb_rules_replace(&rules, TOY_PLAYED));
  assert_false(arb_rules_replace(&rules, -1));
}

/* ---- Pools (build.h) ----------------------------------------------------------- */

static int destroyed;

static void count_destroyed(ArbCards *cards)
{
  destroyed++;
}

static void a_pool_goes_with_whoever_keeps_it_last(void **state)
{
  ArbCards cards = {.refs = 1, .destroy = count_destroyed};
  destroyed = 0;
  assert_ptr_equal(arb_cards_keep(&cards), &cards);
  arb_cards_release(&cards);
  assert_int_equal(destroyed, 0);
  arb_cards_release(&cards);
  assert_int_equal(destroyed, 1);
  arb_cards_release(NULL);
}

static void equal_tallies_have_one_number(void **state)
{
  ArbBuilder b = {0};
  ArbTally draws = {.event = TOY_DREW}, scores = {.event = TOY_SCORED};
  assert_int_equal(arb_build_tally(&b, draws), 0);
  assert_int_equal(arb_build_tally(&b, scores), 1);
  assert_int_equal(arb_build_tally(&b, draws), 0);
  assert_int_equal(arb_build_tally(&b, scores), 1);
  arb_build_drop(&b);
}

static void names_of_a_list_have_one_number(void **state)
{
  ArbBuilder b = {0};
  ArbVector names = {0};
  assert_int_equal(arb_build_name(&b, &names, "one"), 0);
  assert_int_equal(arb_build_name(&b, &names, "two"), 1);
  assert_int_equal(arb_build_name(&b, &names, "one"), 0);
  assert_int_equal(arb_vector_find_name(&names, "three"), -1);
  assert_int_equal(names.count, 2);
  arb_memory_free(names.items);
  arb_build_drop(&b);
}

/* Keywords have numbers as attributes only where the rules give them. */
static void keywords_without_values_are_no_attributes(void **state)
{
  const ArbKeyword keywords[] = {{.name = "swift"}, {.name = "proud"}, {.name = "humble"}};
  ArbRules rules = toy_rules;
  ArbCards cards = *toy_cards();
  cards.rules = &rules, cards.keywords = keywords, cards.keyword_count = 3;
  rules.attribute_count = 1;
  assert_int_equal(arb_attribute_find(&cards, "swift"), -1);
  assert_int_equal(arb_attribute_find(&cards, "humble"), -1);
  assert_null(arb_attribute(&cards, 1));
  rules.keyword_value1 = 2;
  assert_int_equal(arb_attribute_find(&cards, "swift"), 1);
  assert_int_equal(arb_attribute_find(&cards, "humble"), 3);
  assert_int_equal(arb_attribute_find(&cards, "power"), 0);
  assert_int_equal(arb_attribute_find(&cards, "slow"), -1);
  assert_string_equal(arb_attribute(&cards, 3), "humble");
  assert_null(arb_attribute(&cards, 4));
}

/* ---- Formats (opening.c) -------------------------------------------------------- */

static void faulty(ArbFormat format, const char *field)
{
  const char *found = NULL, *fault;
  format.players = 2, format.opening_hand = format.opening_hand ? format.opening_hand : 5;
  fault = arb_format_fault(&toy_rules, &format, &found);
  if (!fault != !field) fail_msg("%s", fault ? fault : "nothing is wrong");
  if (field) assert_string_equal(found, field);
}

static void a_format_names_the_field_that_is_wrong(void **state)
{
  faulty((ArbFormat){0}, NULL);
  faulty((ArbFormat){.mulligan = ARB_MULLIGAN_COUNT}, "mulligan");
  faulty((ArbFormat){.mulligan = ARB_MULLIGAN_NONE}, NULL);
  faulty((ArbFormat){.mulligan = ARB_MULLIGAN_NONE, .mulligan_times = 1}, "mulligan_times");
  faulty((ArbFormat){.mulligan = ARB_MULLIGAN_ANEW, .mulligan_free = 1}, "mulligan_free");
  faulty((ArbFormat){.mulligan = ARB_MULLIGAN_PARIS, .mulligan_times = 5}, NULL);
  faulty((ArbFormat){.mulligan = ARB_MULLIGAN_PARIS, .mulligan_times = 6}, "mulligan_times");
  faulty((ArbFormat){.mulligan = ARB_MULLIGAN_PARIS, .mulligan_times = 6, .mulligan_free = 1},
         NULL);
  faulty((ArbFormat){.mulligan = ARB_MULLIGAN_PARIS, .mulligan_times = 2, .mulligan_free = 2},
         NULL);
  faulty((ArbFormat){.mulligan = ARB_MULLIGAN_PARIS, .mulligan_times = 2, .mulligan_free = 3},
         "mulligan_free");
  faulty((ArbFormat){.mulligan = ARB_MULLIGAN_EXCHANGE}, "mulligan_max");
  faulty((ArbFormat){.mulligan = ARB_MULLIGAN_EXCHANGE, .mulligan_max = 2}, NULL);
  faulty((ArbFormat){.mulligan = ARB_MULLIGAN_LONDON, .mulligan_max = 2}, "mulligan_max");
  faulty((ArbFormat){.mulligan = ARB_MULLIGAN_LONDON, .opening_draw = 7}, NULL);
  faulty((ArbFormat){.mulligan = ARB_MULLIGAN_LONDON, .opening_draw = 4}, "opening_draw");
  faulty((ArbFormat){.mulligan = ARB_MULLIGAN_PARIS, .opening_draw = 7}, "opening_draw");
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
  const struct CMUnitTest tests[] = {
    TEST(a_sentence_ends_with_its_rule),
    TEST(what_is_no_number_in_brackets_is_no_rule),
    TEST(a_rule_that_is_given_leaves_the_sentence_alone),
    TEST(a_question_names_what_happens_to_whom),
    TEST(a_question_tells_no_secret),
    TEST(replaceable_events_are_those_of_the_list),
    TEST(a_pool_goes_with_whoever_keeps_it_last),
    TEST(a_format_names_the_field_that_is_wrong),
    TEST(equal_tallies_have_one_number),
    TEST(names_of_a_list_have_one_number),
    TEST(keywords_without_values_are_no_attributes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
