/* SPDX-License-Identifier: MIT */
/* test_show.c -- whatever the engine lists has words in `lunarbiter show`. */
#include "support.h"

#include "module/tool.h"

static void check(const char *name)
{
  char error[500] = "";
  const BindToolOption options[] = {
    {.name = "cards", .text = ARB_DATA_DIR "/cards"}, {.name = "check", .flag = true}, {0}};
  const BindTool tool = {.scripts = SCRIPTS,
                         .name = "../tests/bindings/show",
                         .arguments = &name,
                         .argument_count = 1,
                         .options = options};
  if (!bind_run_tool(&tool, NULL, error, sizeof error)) fail_msg("%s", error);
}

static void every_field_of_every_word_has_a_reader(void **state)
{
  (void)state;
  check("fields");
}

static void every_word_of_the_tables_has_a_phrase(void **state)
{
  (void)state;
  check("words");
}

static void every_keyword_has_a_reminder(void **state)
{
  (void)state;
  check("keywords");
}

static void every_action_has_a_phrase_that_fits_its_arguments(void **state)
{
  (void)state;
  check("actions");
}

static void every_card_that_ships_is_told_in_full(void **state)
{
  (void)state;
  check("cards");
}

static void a_sentence_with_a_hole_is_found(void **state)
{
  (void)state;
  check("holes");
}

static void the_grammar_is_right(void **state)
{
  (void)state;
  check("grammar");
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_field_of_every_word_has_a_reader),
    cmocka_unit_test(every_word_of_the_tables_has_a_phrase),
    cmocka_unit_test(every_keyword_has_a_reminder),
    cmocka_unit_test(every_action_has_a_phrase_that_fits_its_arguments),
    cmocka_unit_test(every_card_that_ships_is_told_in_full),
    cmocka_unit_test(a_sentence_with_a_hole_is_found),
    cmocka_unit_test(the_grammar_is_right),
  };
  return cmocka_run_group_tests_name("show", tests, NULL, NULL);
}
