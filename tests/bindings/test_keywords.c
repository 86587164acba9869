/* SPDX-License-Identifier: MIT */
/* test_keywords.c -- keywords that only a file defines, as a matter of the card pool. */
#include "evolve/cards.h"
#include "lunarbiter.h"
#include "support.h"

enum { TEXTS = 4 };

static ArbCards *pool_of(const char *game, const char *const *keywords, int count, const char *card,
                         const char *const *only, ArbError *error)
{
  static const char *const names[] = {"keywords:k1.lua", "keywords:k2.lua", "keywords:k3.lua"};
  BindText texts[TEXTS];
  for (int i = 0; i < count; i++) texts[i] = (BindText){names[i], keywords[i]};
  texts[count] = (BindText){"card.lua", card};
  *error = (ArbError){.status = ARB_OK};
  return bind_load(&(BindPaths){.scripts = SCRIPTS,
                                .game = game,
                                .texts = texts,
                                .text_count = count + (card != NULL),
                                .only = only,
                                .only_count = only != NULL},
                   error);
}

#define UNIT "return card { id = \"x-1\", name = \"X\", type = \"unit\", might = 1, "
#define FOLLOWER                                                                                   \
  "return card { id = \"x-1\", name = \"X\", type = \"follower\", class = \"neutral\", cost = 1, " \
  "attack = 1, defense = 1, "
#define DRAW "when_played { run = function(game) game.draw(1) end } }"

static void refused_with(const char *game, const char *keyword, const char *card,
                         const char *message)
{
  ArbError error;
  ArbCards *cards = pool_of(game, &keyword, 1, card, NULL, &error);
  assert_null(cards);
  assert_string_equal(error.text, message);
}

static void a_keyword_of_a_file_is_behind_those_of_the_engine(void **state)
{
  (void)state;
  ArbError error;
  const char *texts[] = {
    "keyword \"ember\" { reminder = \"Draw one.\", " DRAW,
    "keyword \"frost\" { takes_value = true }\nkeyword \"gale\" { stacks = \"each\" }"};
  ArbCards *cards =
      pool_of(NULL, texts, 2, UNIT "keywords = { \"ember\", frost = 3 } }", NULL, &error);
  if (!cards) fail_msg("%s", error.text);
  assert_int_equal(arb_keywords_count(cards), RB_KEYWORD_COUNT + 3);
  const ArbKeyword *ember = arb_keyword(cards, RB_KEYWORD_COUNT);
  assert_string_equal(ember->name, "ember");
  assert_string_equal(ember->reminder, "Draw one.");
  assert_string_equal(ember->file, "k1.lua");
  assert_int_equal(ember->line, 1);
  assert_true(ember->own && !ember->takes_value && ember->stacks == ARB_STACKS_ONCE);
  const ArbKeyword *frost = arb_keyword(cards, RB_KEYWORD_COUNT + 1);
  assert_true(frost->own && frost->takes_value && frost->stacks == ARB_STACKS_SUM);
  assert_int_equal(arb_keyword(cards, RB_KEYWORD_COUNT + 2)->stacks, ARB_STACKS_EACH);
  assert_false(arb_keyword(cards, RB_KW_ASSAULT)->own);
  assert_true(arb_keyword(cards, RB_KW_ASSAULT)->takes_value);
  assert_null(arb_keyword(cards, RB_KEYWORD_COUNT + 3));
  const RbCardDef *x = def_named(cards, "X");
  assert_int_equal(x->keywords, 3u << RB_KEYWORD_COUNT);
  assert_int_equal(x->keyword_value[RB_KEYWORD_COUNT + 1], 3);
  arb_cards_release(cards);
}

static void evolve_keeps_them_like_this_too(void **state)
{
  (void)state;
  ArbError error;
  const char *text = "keyword \"ember\" { takes_value = true,\n"
                     "  static { attack = number.keyword(\"ember\") } }";
  ArbCards *cards =
      pool_of("evolve", &text, 1, FOLLOWER "keywords = { ember = 2, \"ward\" } }", NULL, &error);
  if (!cards) fail_msg("%s", error.text);
  assert_int_equal(arb_keywords_count(cards), EV_KEYWORD_COUNT + 1);
  const EvCardDef *x = &ev_cards(cards)->defs[arb_cards_find(cards, "X")];
  assert_int_equal(x->keywords, 1u << EV_KEYWORD_COUNT | 1u << EV_KW_WARD);
  assert_int_equal(x->keyword_value[EV_KEYWORD_COUNT], 2);
  arb_cards_release(cards);
}

static void what_is_wrong_with_a_keyword_is_said(void **state)
{
  (void)state;
  refused_with(NULL, "keyword \"Ember\" {}", NULL,
               "k1.lua:1:1: a keyword is named with at most 31 small letters, digits and _: "
               "\"ember_guard\" (Ember)");
  refused_with(NULL, "keyword \"damage\" {}", NULL,
               "k1.lua:1:9: 'damage' means something else already: choose another name (damage)");
  refused_with(NULL, "\nkeyword \"tank\" {}", NULL,
               "k1.lua:2:9: the keyword 'tank' is a rule of the engine: choose another name "
               "(tank)");
  refused_with(NULL, "keyword \"ember\" { remainder = \"\" }", NULL,
               "k1.lua:1:19: unknown field 'remainder' (did you mean reminder?) (ember)");
  refused_with(NULL, "keyword \"ember\" { stacks = \"sum\" }", NULL,
               "k1.lua:1:1: stacks = \"sum\" goes with 'takes_value' (ember)");
  refused_with(NULL, "keyword \"ember\" { takes_value = true, stacks = \"each\" }", NULL,
               "k1.lua:1:19: with 'takes_value' values are added up: stacks = \"sum\" (ember)");
  refused_with(NULL, "keyword \"ember\" { as_played { run = function() end } }", NULL,
               "k1.lua:1:19: 'as_played' stands in a card, not in a keyword (ember)");
  refused_with(NULL,
               "keyword \"ember\" { takes_value = true, static { affects = \"me\", "
               "keywords = { assault = number.keyword(\"ember\"), shield = 1 } } }",
               NULL,
               "k1.lua:1:39: static: gives keywords with different values: write a static for "
               "each value (ember, rule 801)");
  refused_with("evolve", "keyword \"ember\" { evolve { cost = { play_points = 1 } } }", NULL,
               "k1.lua:1:19: 'evolve' stands in a card, not in a keyword (ember)");
  refused_with("evolve", "keyword \"ward\" {}", NULL,
               "k1.lua:1:9: the keyword 'ward' is a rule of the engine: choose another name "
               "(ward)");
}

static void cards_are_told_what_they_may_have_meant(void **state)
{
  (void)state;
  const char *text = "keyword \"ember_guard\" {}";
  refused_with(NULL, text, UNIT "keywords = { \"ember_gaurd\" } }",
               "card.lua:1:78: unknown keyword 'ember_gaurd' (did you mean ember_guard?) (X)");
  refused_with(NULL, text, UNIT "keywords = { ember_guard = 2 } }",
               "card.lua:1:78: the keyword 'ember_guard' takes no value (its file does not say "
               "'takes_value') (X)");
  refused_with("evolve", text, FOLLOWER "keywords = { ward = 2 } }",
               "card.lua:1:125: the keyword 'ward' takes no value: it stands alone (X)");
}

static void a_second_definition_says_that_it_replaces_the_first(void **state)
{
  (void)state;
  ArbError error;
  const char *twice[] = {"keyword \"ember\" {}", "\nkeyword \"ember\" {}"};
  assert_null(pool_of(NULL, twice, 2, NULL, NULL, &error));
  assert_string_equal(error.text, "k2.lua:2:9: the keyword 'ember' is defined in k1.lua:1: choose "
                                  "another name, or say replaces = true (ember)");
  const char *nothing = "keyword \"ember\" { replaces = true }";
  refused_with(NULL, nothing, NULL,
               "k1.lua:1:19: 'replaces': no file before this one defines 'ember' (ember)");
  const char *said[] = {"keyword \"ember\" {}", "keyword \"ember\" { replaces = true, " DRAW,
                        "keyword \"vision\" { replaces = true, " DRAW};
  ArbCards *cards =
      pool_of(NULL, said, 3, UNIT "keywords = { \"ember\", \"vision\" } }", NULL, &error);
  if (!cards) fail_msg("%s", error.text);
  assert_string_equal(arb_keyword(cards, RB_KEYWORD_COUNT)->file, "k2.lua");
  assert_string_equal(arb_keyword(cards, RB_KW_VISION)->file, "k3.lua");
  const RbCardDef *vision = &rb_cards(cards)->defs[rb_cards(cards)->keyword_defs[RB_KW_VISION]];
  assert_string_equal(vision->file, "k3.lua");
  int called = 0; /* the definition that was replaced is gone */
  for (int i = 1; i <= arb_cards_count(cards); i++)
    called += strcmp(arb_card_id(cards, (uint16_t)i), "keyword-vision") == 0;
  assert_int_equal(called, 1);
  arb_cards_release(cards);
}

static void too_many_keywords_are_refused(void **state)
{
  (void)state;
  char text[1024] = "", message[200];
  for (int i = 0; i <= ARB_KEYWORDS_MAX - RB_KEYWORD_COUNT; i++)
    snprintf(text + strlen(text), sizeof text - strlen(text), "keyword \"k_%d\" {}\n", i);
  int room = ARB_KEYWORDS_MAX - RB_KEYWORD_COUNT;
  snprintf(message, sizeof message,
           "k1.lua:%d:1: there are too many keywords: %d of the game and %d of files are all there "
           "is room for (k_%d)",
           room + 1, RB_KEYWORD_COUNT, room, room);
  refused_with(NULL, text, NULL, message);
}

/* A game is the same with and without what else is installed. */
static void a_pool_of_some_cards_has_only_what_they_speak_of(void **state)
{
  (void)state;
  ArbError error;
  const char *only[] = {"x-1"};
  const char *texts[] = {"keyword \"ember\" { " DRAW, "keyword \"frost\" {}",
                         "keyword \"gale\" { static { affects = units { keyword = \"frost\" }, "
                         "might = 1 } }"};
  const char *with = UNIT "keywords = { \"gale\" } }";
  ArbCards *cards = pool_of(NULL, texts, 3, with, only, &error);
  if (!cards) fail_msg("%s", error.text);
  assert_int_equal(arb_keywords_count(cards), RB_KEYWORD_COUNT + 2);
  assert_string_equal(arb_keyword(cards, RB_KEYWORD_COUNT)->name, "frost");
  arb_cards_release(cards);
  const char *without = UNIT "}";
  ArbCards *plain = pool_of(NULL, texts, 0, without, only, &error);
  cards = pool_of(NULL, texts, 3, without, only, &error);
  assert_true(cards && plain && cards->hash == plain->hash);
  assert_int_equal(arb_cards_count(cards), arb_cards_count(plain));
  arb_cards_release(cards);
  arb_cards_release(plain);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_keyword_of_a_file_is_behind_those_of_the_engine),
    cmocka_unit_test(evolve_keeps_them_like_this_too),
    cmocka_unit_test(what_is_wrong_with_a_keyword_is_said),
    cmocka_unit_test(cards_are_told_what_they_may_have_meant),
    cmocka_unit_test(a_second_definition_says_that_it_replaces_the_first),
    cmocka_unit_test(too_many_keywords_are_refused),
    cmocka_unit_test(a_pool_of_some_cards_has_only_what_they_speak_of),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
