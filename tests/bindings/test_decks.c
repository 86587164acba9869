/* SPDX-License-Identifier: MIT */
/* test_decks.c -- decks in the forms that players exchange; decks.lua beside it looks. */
#include "support.h"

#include <string.h>

#include "module/tool.h"

static const BindToolOption options[] = {{.name = "cards", .text = ARB_DATA_DIR "/cards"}, {0}};

static void check(const char *name)
{
  char error[2000] = "";
  const BindTool tool = {.scripts = SCRIPTS,
                         .name = "../tests/bindings/decks",
                         .arguments = &name,
                         .argument_count = 1,
                         .options = options};
  if (!bind_run_tool(&tool, NULL, error, sizeof error)) fail_msg("%s", error);
}

static void every_shipped_deck_goes_through_every_form(void **state)
{
  (void)state;
  check("shipped");
}

static void decks_by_lot_go_through_every_form(void **state)
{
  (void)state;
  check("random_riftbound");
  check("random_evolve");
}

static void every_version_of_a_deck_code_is_read(void **state)
{
  (void)state;
  check("versions");
}

static void the_lowest_version_that_can_say_a_deck_is_written(void **state)
{
  (void)state;
  check("lowest");
}

static void malformed_codes_are_refused_with_their_byte(void **state)
{
  (void)state;
  check("malformed");
  check("tokens");
}

static void lists_are_read_in_the_shapes_that_players_paste(void **state)
{
  (void)state;
  check("lists");
  check("names");
}

static void what_only_a_lenient_reader_takes_for_json_is_refused(void **state)
{
  (void)state;
  check("json_readers");
}

static void faults_of_lists_are_told_with_their_line(void **state)
{
  (void)state;
  check("list_faults");
  check("json_faults");
}

/* ---- Services -------------------------------------------------------------------- */

static BindService *open_service(const char *name)
{
  char error[500] = "";
  const BindTool tool = {.scripts = SCRIPTS, .name = name, .options = options};
  BindService *service = bind_service_open(&tool, error, sizeof error);
  if (!service) fail_msg("%s", error);
  return service;
}

static const char *ask(BindService *service, const char *name, const char *text, char *error)
{
  size_t length = 0;
  const char *reply = bind_service_call(service, name, text, strlen(text), &length, error, 500);
  if (reply) assert_int_equal(length, strlen(reply));
  return reply;
}

static void a_service_answers_again_after_an_error(void **state)
{
  char error[500] = "";
  static const char request[] = "{\"text\": \"1 SD01-011\", \"from\": \"codes\"}";
  static const char expected[] =
      "{\"from\":\"codes\",\"game\":\"evolve\",\"text\":\"MainDeck:\\n1 Water Fairy\\n\"}";
  (void)state;
  BindService *service = open_service("decks");
  assert_string_equal(ask(service, "convert", request, error), expected);
  assert_null(ask(service, "no_such_function", request, error));
  assert_string_equal(error, "the service has no function 'no_such_function'");
  assert_null(ask(service, "convert", "no JSON", error));
  assert_string_equal(ask(service, "convert", request, error), expected);
  bind_service_close(service);
}

static void a_tool_that_is_no_service_is_not_opened(void **state)
{
  char error[500] = "";
  const BindTool tool = {.scripts = SCRIPTS, .name = "no-such-tool", .options = options};
  (void)state;
  assert_null(bind_service_open(&tool, error, sizeof error));
  assert_non_null(strstr(error, "no-such-tool.lua"));
  bind_service_close(NULL);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_shipped_deck_goes_through_every_form),
    cmocka_unit_test(decks_by_lot_go_through_every_form),
    cmocka_unit_test(every_version_of_a_deck_code_is_read),
    cmocka_unit_test(the_lowest_version_that_can_say_a_deck_is_written),
    cmocka_unit_test(malformed_codes_are_refused_with_their_byte),
    cmocka_unit_test(lists_are_read_in_the_shapes_that_players_paste),
    cmocka_unit_test(faults_of_lists_are_told_with_their_line),
    cmocka_unit_test(what_only_a_lenient_reader_takes_for_json_is_refused),
    cmocka_unit_test(a_service_answers_again_after_an_error),
    cmocka_unit_test(a_tool_that_is_no_service_is_not_opened),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
