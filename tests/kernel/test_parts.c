/* SPDX-License-Identifier: MIT */
/* test_parts.c -- reasons that are kept, questions about replacements. */
#include "kernel/parts/explain.h"
#include "kernel/parts/replace.h"
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

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
  const struct CMUnitTest tests[] = {
    TEST(a_sentence_ends_with_its_rule),
    TEST(what_is_no_number_in_brackets_is_no_rule),
    TEST(a_rule_that_is_given_leaves_the_sentence_alone),
    TEST(a_question_names_what_happens_to_whom),
    TEST(a_question_tells_no_secret),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
