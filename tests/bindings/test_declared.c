/* SPDX-License-Identifier: MIT */
/* test_declared.c -- what cards declare, as plain tables (declared.h). */
#include "support.h"

#include "module/tool.h"

static void check(const char *name)
{
  char error[500] = "";
  const BindToolOption options[] = {
    {.name = "cards", .text = ARB_DATA_DIR "/cards"}, {.name = "check", .flag = true}, {0}};
  const BindTool tool = {.scripts = SCRIPTS,
                         .name = "../tests/bindings/declared",
                         .arguments = &name,
                         .argument_count = 1,
                         .options = options};
  if (!bind_run_tool(&tool, NULL, error, sizeof error)) fail_msg("%s", error);
}

static void a_card_is_copied_with_lines_and_tags(void **state)
{
  (void)state;
  check("a_card");
}

static void every_card_that_ships_can_be_had(void **state)
{
  (void)state;
  check("all_cards");
}

static void keywords_and_shorthands_are_told(void **state)
{
  (void)state;
  check("keywords");
}

static void the_tables_of_the_engine_are_told(void **state)
{
  (void)state;
  check("words");
}

static void what_a_game_leaves_out_of_its_scenarios_words_is_filled_in(void **state)
{
  (void)state;
  check("scenario_words");
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_card_is_copied_with_lines_and_tags),
    cmocka_unit_test(every_card_that_ships_can_be_had),
    cmocka_unit_test(keywords_and_shorthands_are_told),
    cmocka_unit_test(the_tables_of_the_engine_are_told),
    cmocka_unit_test(what_a_game_leaves_out_of_its_scenarios_words_is_filled_in),
  };
  return cmocka_run_group_tests_name("declared", tests, NULL, NULL);
}
