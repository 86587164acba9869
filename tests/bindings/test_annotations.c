/* SPDX-License-Identifier: MIT */
/* test_annotations.c -- what editors are told of card files is true of them (annotations.c). */
#include "language/games.h"
#include "support.h"
#include "module/tool.h"

static void each_game(const char *test)
{
  for (int i = 0; bind_game_at(i); i++) {
    char error[3000] = "";
    const char *const arguments[] = {test, bind_game_at(i)->name};
    const BindToolOption options[] = {{.name = "cards", .text = ARB_DATA_DIR "/cards"}, {0}};
    const BindTool tool = {.scripts = SCRIPTS,
                           .name = "../tests/bindings/annotations",
                           .arguments = arguments,
                           .argument_count = 2,
                           .options = options};
    if (!bind_run_tool(&tool, NULL, error, sizeof error)) fail_msg("%s", error);
  }
}

static void every_type_that_is_named_is_defined(void **state)
{
  (void)state;
  each_game("types");
}

static void the_words_are_those_of_the_vocabulary(void **state)
{
  (void)state;
  each_game("words");
}

static void nothing_in_a_shipped_file_looks_wrong(void **state)
{
  (void)state;
  each_game("cards");
}

static void what_is_wrong_is_seen(void **state)
{
  (void)state;
  each_game("mistakes");
}

static void what_scenarios_say_is_described(void **state)
{
  (void)state;
  each_game("scenarios");
}

/* Where it is installed; the tests above know its annotations without it. */
static void the_language_server_agrees(void **state)
{
  (void)state;
  each_game("server");
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_type_that_is_named_is_defined),
    cmocka_unit_test(the_words_are_those_of_the_vocabulary),
    cmocka_unit_test(nothing_in_a_shipped_file_looks_wrong),
    cmocka_unit_test(what_is_wrong_is_seen),
    cmocka_unit_test(what_scenarios_say_is_described),
    cmocka_unit_test(the_language_server_agrees),
  };
  return cmocka_run_group_tests_name("annotations", tests, NULL, NULL);
}
