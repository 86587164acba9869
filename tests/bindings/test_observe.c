/* SPDX-License-Identifier: MIT */
/* test_observe.c -- what scripts did is noted, and changes nothing (observe.h). */
#include "support.h"

#include "module/tool.h"

static void check(const char *name)
{
  char error[500] = "";
  const BindToolOption options[] = {
    {.name = "cards", .text = ARB_DATA_DIR "/cards"}, {.name = "check", .flag = true}, {0}};
  const BindTool tool = {.scripts = SCRIPTS,
                         .name = "../tests/bindings/observe",
                         .arguments = &name,
                         .argument_count = 1,
                         .options = options};
  if (!bind_run_tool(&tool, NULL, error, sizeof error)) fail_msg("%s", error);
}

static void lines_and_actions_of_a_file_are_noted(void **state)
{
  (void)state;
  check("lines_and_actions");
}

static void a_function_on_one_line_ran_when_it_was_called(void **state)
{
  (void)state;
  check("functions_on_one_line");
}

static void before_anything_is_played_no_line_has_run(void **state)
{
  (void)state;
  check("files");
}

static void a_pool_that_does_not_observe_says_so(void **state)
{
  (void)state;
  check("off");
}

static void a_game_is_the_same_when_it_is_observed(void **state)
{
  (void)state;
  check("same_game");
}

static void endless_loops_are_stopped_when_observed_too(void **state)
{
  (void)state;
  check("endless");
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(lines_and_actions_of_a_file_are_noted),
    cmocka_unit_test(a_function_on_one_line_ran_when_it_was_called),
    cmocka_unit_test(before_anything_is_played_no_line_has_run),
    cmocka_unit_test(a_pool_that_does_not_observe_says_so),
    cmocka_unit_test(a_game_is_the_same_when_it_is_observed),
    cmocka_unit_test(endless_loops_are_stopped_when_observed_too),
  };
  return cmocka_run_group_tests_name("observe", tests, NULL, NULL);
}
