/* SPDX-License-Identifier: MIT */
/*
** test_scenario.c -- the scenario runner itself: what it tells of a scenario
** that fails, that it finds files, and that a wrong spec is one clear error.
**
** Each test writes spec files into a directory of its own where the test runs,
** runs them and reads what the runner told.
*/
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "module/tool.h"

#define SCRIPTS ARB_DATA_DIR "/scripts"
#define CARDS   ARB_DATA_DIR "/cards"

typedef struct Told {
  int files, passed, failed;
  char error[400];
} Told;

typedef struct Fixture {
  char directory[64];
  char told[65536]; /* what the runner printed */
  Told result;
  bool worked;
} Fixture;

static int open_fixture(void **state)
{
  Fixture *f = calloc(1, sizeof *f);
  if (!f) return -1;
  strcpy(f->directory, "scenario-XXXXXX");
  if (!mkdtemp(f->directory)) return -1;
  *state = f;
  return 0;
}

static void path_of(const Fixture *f, const char *name, char *out, size_t size)
{
  snprintf(out, size, "%s/%s", f->directory, name);
}

static void empty_directory(const char *path)
{
  DIR *directory = opendir(path);
  for (struct dirent *entry; directory && (entry = readdir(directory));) {
    char name[512];
    if (entry->d_name[0] == '.') continue;
    snprintf(name, sizeof name, "%s/%s", path, entry->d_name);
    if (unlink(name) != 0) {
      empty_directory(name);
      rmdir(name);
    }
  }
  if (directory) closedir(directory);
}

static int close_fixture(void **state)
{
  Fixture *f = *state;
  empty_directory(f->directory);
  rmdir(f->directory);
  free(f);
  return 0;
}

static void write_spec(const Fixture *f, const char *name, const char *text)
{
  char path[256];
  path_of(f, name, path, sizeof path);
  FILE *file = fopen(path, "w");
  assert_non_null(file);
  fputs(text, file);
  fclose(file);
}

/* Runs the scenarios of a path; false when the runner itself could not work. */
static bool run_path(const char *path, const char *only, FILE *out, Told *told)
{
  const BindToolOption options[] = {
    {.name = "cards", .text = CARDS},
    {.name = "check", .flag = true},
    {.name = "only", .text = only},
    {0},
  };
  const BindTool tool = {.scripts = SCRIPTS,
                         .name = "scenario",
                         .arguments = &path,
                         .argument_count = 1,
                         .options = options,
                         .out = out};
  BindToolResult results[] = {{.name = "files"}, {.name = "passed"}, {.name = "failed"}, {0}};
  *told = (Told){.error = ""};
  bool worked = bind_run_tool(&tool, results, told->error, sizeof told->error);
  told->files = results[0].value;
  told->passed = results[1].value;
  told->failed = results[2].value;
  return worked;
}

/* Runs everything in the fixture's directory. */
static void run(Fixture *f, const char *only)
{
  FILE *out = tmpfile();
  assert_non_null(out);
  f->worked = run_path(f->directory, only, out, &f->result);
  rewind(out);
  size_t length = fread(f->told, 1, sizeof f->told - 1, out);
  f->told[length] = '\0';
  fclose(out);
}

static void assert_counts(const Fixture *f, int passed, int failed)
{
  if (f->result.passed != passed || f->result.failed != failed)
    fail_msg("%d passed, %d failed; told: %s%s", f->result.passed, f->result.failed, f->told,
             f->result.error);
  assert_true(f->worked);
}

static void assert_told(const Fixture *f, const char *words)
{
  if (!strstr(f->told, words)) fail_msg("\"%s\" is not in what was told: %s", words, f->told);
}

static void a_scenario_that_holds_is_counted_and_says_nothing(void **state)
{
  Fixture *f = *state;
  write_spec(f, "one_spec.lua",
             "scenario \"a unit is played\" {\n"
             "  p1 = { hand = { 'Unit 1' }, pool = { energy = 1 } },\n"
             "  function(t)\n"
             "    t.p1:play 'Unit 1'\n"
             "    t:expect('Unit 1'):at 'base'\n"
             "  end }\n");
  run(f, NULL);
  assert_counts(f, 1, 0);
  assert_string_equal(f->told, "");
}

static void a_failed_expectation_tells_line_name_expected_and_got(void **state)
{
  Fixture *f = *state;
  write_spec(f, "one_spec.lua",
             "scenario \"might is wrong\" {\n"
             "  p1 = { base = { 'Unit 2' } },\n"
             "  function(t)\n"
             "    t:expect('Unit 2'):might(2)\n"
             "    t:expect('Unit 2'):might(5)\n"
             "  end }\n");
  run(f, NULL);
  assert_counts(f, 0, 1);
  assert_told(f, "one_spec.lua:5: scenario \"might is wrong\": "
                 "expected Unit 2's might to be 5, got 2");
}

static void a_failure_shows_the_open_decision_with_its_options(void **state)
{
  Fixture *f = *state;
  write_spec(f, "one_spec.lua",
             "scenario \"nobody asks\" {\n"
             "  p1 = { hand = { 'Unit 1' }, pool = { energy = 1 } },\n"
             "  function(t)\n"
             "    t.p1:choose 'Unit 7'\n"
             "  end }\n");
  run(f, NULL);
  assert_counts(f, 0, 1);
  assert_told(f, "one_spec.lua:4:");
  assert_told(f, "expected p1 to be offered \"Unit 7\"");
  assert_told(f, "[end]");
  assert_told(f, "[play ");
}

static void a_failure_shows_the_events_since_the_last_expectation_that_held(void **state)
{
  Fixture *f = *state;
  write_spec(f, "one_spec.lua",
             "scenario \"events\" {\n"
             "  p1 = { hand = { 'Unit 1', 'Unit 2' }, pool = { energy = 3 } },\n"
             "  function(t)\n"
             "    t.p1:play 'Unit 1'\n"
             "    t:expect('Unit 1'):at 'base'\n"
             "    t.p1:play 'Unit 2'\n"
             "    t:expect('Unit 2'):ready()\n"
             "  end }\n");
  run(f, NULL);
  assert_counts(f, 0, 1);
  assert_told(f, "the last that held");
  assert_told(f, "enter Unit 2");
  assert_null(strstr(f->told, "enter Unit 1"));
}

static void the_decision_of_the_other_player_is_an_error(void **state)
{
  Fixture *f = *state;
  write_spec(f, "one_spec.lua",
             "scenario \"not his turn\" {\n"
             "  p2 = { hand = { 'Unit 1' }, pool = { energy = 1 } },\n"
             "  function(t)\n"
             "    t.p2:play 'Unit 1'\n"
             "  end }\n");
  run(f, NULL);
  assert_counts(f, 0, 1);
  assert_told(f, "expected p2 to decide (play), got another decision: p1 decides");
}

static void what_cannot_be_played_comes_with_the_reason(void **state)
{
  Fixture *f = *state;
  write_spec(f, "one_spec.lua",
             "scenario \"too dear\" {\n"
             "  p1 = { hand = { 'Unit 3' } },\n"
             "  function(t)\n"
             "    t.p1:play 'Unit 3'\n"
             "  end }\n");
  run(f, NULL);
  assert_counts(f, 0, 1);
  assert_told(f, "expected p1 to be able to play Unit 3, got ");
  assert_told(f, "357");
}

static void a_question_left_open_is_an_error_for_the_next_action(void **state)
{
  Fixture *f = *state;
  write_spec(f, "one_spec.lua",
             "scenario \"where to?\" {\n"
             "  p1 = { hand = { 'Unit 1', 'Unit 2' }, pool = { energy = 3 },\n"
             "    at = { ['West Field'] = { 'Unit 3' } } },\n"
             "  function(t)\n"
             "    t.p1:play 'Unit 1'\n"
             "    t.p1:play 'Unit 2'\n"
             "  end }\n");
  run(f, NULL);
  assert_counts(f, 0, 1);
  assert_told(f, "one_spec.lua:6:");
  assert_told(f, "expected p1 to be able to play Unit 2");
  assert_told(f, "West Field");
}

static void an_unknown_card_is_named(void **state)
{
  Fixture *f = *state;
  write_spec(f, "one_spec.lua",
             "scenario \"no such card\" {\n"
             "  p1 = { hand = { 'Nobody' } },\n"
             "  function(t) end }\n");
  run(f, NULL);
  assert_counts(f, 0, 1);
  assert_told(f, "there is no card named \"Nobody\"");
}

static void an_unknown_field_of_a_position_is_named(void **state)
{
  Fixture *f = *state;
  write_spec(f, "one_spec.lua",
             "scenario \"typo\" { p1 = { hnad = { 'Unit 1' } }, function(t) end }\n");
  run(f, NULL);
  assert_counts(f, 0, 1);
  assert_told(f, "p1 has no field \"hnad\"");
}

static void a_scenario_without_a_function_is_an_error(void **state)
{
  Fixture *f = *state;
  write_spec(f, "one_spec.lua", "scenario \"empty\" { p1 = {} }\n");
  run(f, NULL);
  assert_counts(f, 0, 1);
  assert_told(f, "a scenario needs a function(t)");
}

static void a_lua_error_in_a_scenario_tells_its_line(void **state)
{
  Fixture *f = *state;
  write_spec(f, "one_spec.lua",
             "scenario \"broken\" {\n"
             "  function(t)\n"
             "    local nothing\n"
             "    nothing.x = 1\n"
             "  end }\n");
  run(f, NULL);
  assert_counts(f, 0, 1);
  assert_told(f, "one_spec.lua:4: scenario \"broken\"");
}

static void a_syntax_error_fails_the_file_and_the_others_run(void **state)
{
  Fixture *f = *state;
  write_spec(f, "a_spec.lua", "scenario \"broken {\n");
  write_spec(f, "b_spec.lua", "scenario \"good\" { function(t) end }\n");
  run(f, NULL);
  assert_counts(f, 1, 1);
  assert_int_equal(f->result.files, 2);
  assert_told(f, "a_spec.lua:1:");
}

static void test_cards_are_cards_of_their_file_only(void **state)
{
  Fixture *f = *state;
  write_spec(f, "a_spec.lua",
             "test_card { id = 'x-1', name = 'Giant', type = 'unit', might = 12 }\n"
             "scenario \"giant\" {\n"
             "  p1 = { base = { 'Giant' } },\n"
             "  function(t) t:expect('Giant'):might(12) end }\n");
  write_spec(f, "b_spec.lua",
             "scenario \"no giant\" { p1 = { base = { 'Giant' } }, function(t) end }\n");
  run(f, NULL);
  assert_counts(f, 1, 1);
  assert_told(f, "b_spec.lua:1: scenario \"no giant\": there is no card named \"Giant\"");
}

static void test_cards_of_another_file_can_be_used(void **state)
{
  Fixture *f = *state;
  write_spec(f, "giants.lua",
             "test_card {\n"
             "  id = 'x-1', name = 'Giant', type = 'unit', might = 12,\n"
             "}\n");
  write_spec(f, "a_spec.lua",
             "use 'giants.lua'\n"
             "scenario \"giant\" {\n"
             "  p1 = { base = { 'Giant' } },\n"
             "  function(t) t:expect('Giant'):might(12) end }\n");
  run(f, NULL);
  assert_counts(f, 1, 0);
  assert_int_equal(f->result.files, 1);
}

static void a_broken_test_card_is_told_with_the_line_of_the_spec_file(void **state)
{
  Fixture *f = *state;
  write_spec(f, "one_spec.lua",
             "-- a comment\n"
             "test_card {\n"
             "  id = 'x-1', name = 'Wrong', type = 'unit', might = = 2,\n"
             "}\n"
             "scenario \"does not need it\" { function(t) end }\n"
             "scenario \"needs it\" { p1 = { hand = { \"Wrong\" } }, function(t) end }\n");
  run(f, NULL);
  assert_counts(f, 1, 2);
  assert_told(f, "one_spec.lua:3:");
  assert_told(f, "needs Wrong, which cannot be loaded: ");
}

static void directories_are_searched_and_other_files_left_alone(void **state)
{
  Fixture *f = *state;
  char inner[256];
  path_of(f, "inner", inner, sizeof inner);
  assert_int_equal(mkdir(inner, 0700), 0);
  write_spec(f, "inner/a_spec.lua", "scenario \"inner\" { function(t) end }\n");
  write_spec(f, "b_spec.lua", "scenario \"outer\" { function(t) end }\n");
  write_spec(f, "c.lua", "error 'this is no spec'\n");
  run(f, NULL);
  assert_counts(f, 2, 0);
  assert_int_equal(f->result.files, 2);
}

static void only_some_scenarios_can_be_run(void **state)
{
  Fixture *f = *state;
  write_spec(f, "a_spec.lua",
             "scenario \"339.1 one\" { function(t) end }\n"
             "scenario \"340.1 two\" { function(t) t:expect('nothing') :might(1) end }\n");
  run(f, "339.1");
  assert_counts(f, 1, 0);
}

static void a_path_that_does_not_exist_is_an_error_of_the_run(void **state)
{
  (void)state;
  Told result;
  assert_false(run_path("/nowhere/at/all", NULL, stdout, &result));
  assert_string_equal(result.error, "/nowhere/at/all: no such file or directory");
}

static void cannot_wants_the_rule_in_the_reason(void **state)
{
  Fixture *f = *state;
  write_spec(f, "one_spec.lua",
             "scenario \"right\" {\n"
             "  p1 = { hand = { 'Unit 3' } },\n"
             "  function(t) t:cannot(t.p1, 'play', 'Unit 3', '357') end }\n"
             "scenario \"wrong rule\" {\n"
             "  p1 = { hand = { 'Unit 3' } },\n"
             "  function(t) t:cannot(t.p1, 'play', 'Unit 3', '355.8') end }\n"
             "scenario \"it can\" {\n"
             "  p1 = { hand = { 'Unit 3' }, pool = { energy = 3 } },\n"
             "  function(t) t:cannot(t.p1, 'play', 'Unit 3') end }\n");
  run(f, NULL);
  assert_counts(f, 1, 2);
  assert_told(f, "to be told that p1 cannot play Unit 3 by 355.8");
  assert_told(f, "expected p1 not to be able to play Unit 3");
}

/* Runs a tool of this folder, which tells by its error what is wrong. */
static void run_tool(const char *name, const char *game)
{
  char error[16000] = "";
  const BindToolOption options[] = {
    {.name = "cards", .text = CARDS}, {.name = "check", .flag = true}, {0}};
  const BindTool tool = {
    .scripts = SCRIPTS, .name = name, .arguments = &game, .argument_count = 1, .options = options};
  if (!bind_run_tool(&tool, NULL, error, sizeof error)) fail_msg("%s", error);
}

static void each_word_that_denies_fails_where_it_must(void **state)
{
  (void)state;
  run_tool("../tests/bindings/deny", "riftbound");
  run_tool("../tests/bindings/deny", "evolve");
}

static void words_tell_what_they_say_and_lines_that_say_nothing_are_listed(void **state)
{
  (void)state;
  run_tool("../tests/bindings/words", "riftbound");
}

static void a_name_means_the_same_card_in_every_word(void **state)
{
  (void)state;
  run_tool("../tests/bindings/called", "riftbound");
  run_tool("../tests/bindings/called", "evolve");
}

/* A name means the same card in what has happened as in what is expected (127). */
static void an_event_is_of_the_card_that_is_named(void **state)
{
  Fixture *f = *state;
  write_spec(f, "one_spec.lua",
             "scenario \"the second one died\" {\n"
             "  p1 = { hand = { 'Incinerate' }, pool = { energy = 2 } },\n"
             "  p2 = { at = { ['West Field'] = { 'Unit 2', 'Unit 2' } } },\n"
             "  function(t)\n"
             "    t.p1:play('Incinerate'):on('Unit 2#2')\n"
             "    t:resolve()\n"
             "    t:expect_no_event('die', 'Unit 2#1')\n"
             "    t:expect_no_event('die', 'Unit 2#2')\n"
             "  end }\n"
             "scenario \"which one?\" {\n"
             "  p2 = { at = { ['West Field'] = { 'Unit 2', 'Unit 2' } } },\n"
             "  function(t) t:expect('Unit 2'):might(2) end }\n");
  run(f, NULL);
  assert_counts(f, 0, 2);
  assert_told(f, "one_spec.lua:8: scenario \"the second one died\": "
                 "expected no event die of Unit 2#2");
  assert_told(f, "which \"Unit 2\"? There are 2: \"Unit 2#1\" (West Field)");
}

static void who_passes_on_answers_what_is_open_first(void **state)
{
  Fixture *f = *state;
  write_spec(f, "one_spec.lua",
             "scenario \"a question is open\" {\n"
             "  p1 = { hand = { 'Gust' }, pool = { energy = 1 } },\n"
             "  p2 = { at = { ['West Field'] = { 'Unit 2', 'Unit 3' } } },\n"
             "  function(t)\n"
             "    t.p1:play 'Gust'\n"
             "    t:pass_all()\n"
             "  end }\n");
  run(f, NULL);
  assert_counts(f, 0, 1);
  assert_told(f, "one_spec.lua:6:");
  assert_told(f, "t:pass_all() passes, but a question is open that no line has answered");
}

/* Where equal ones are dealt damage nobody is asked for an order; a line that says another order
** than the one that came is a mistake. */
static void an_order_that_nobody_was_asked_for_must_be_the_one_that_came(void **state)
{
  Fixture *f = *state;
  write_spec(f, "one_spec.lua",
             "local function order(first, second)\n"
             "  return { p1 = { base = { 'Unit 3' } },\n"
             "    p2 = { at = { ['West Field'] = { 'Unit 2', 'Unit 2' } } },\n"
             "    function(t)\n"
             "      t.p1:move('Unit 3', 'West Field')\n"
             "      t:combat()\n"
             "      t.p1:order { first, second }\n"
             "    end }\n"
             "end\n"
             "scenario \"as it came\" (order('Unit 2#1', 'Unit 2#2'))\n"
             "scenario \"otherwise\" (order('Unit 2#2', 'Unit 2#1'))\n");
  run(f, NULL);
  assert_counts(f, 1, 1);
  assert_told(f, "one_spec.lua:7: scenario \"otherwise\": Unit 2#2 and Unit 2#1 are equal, so "
                 "nobody was asked, and Unit 2#1 came first: name it first");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, open_fixture, close_fixture)

int main(void)
{
  const struct CMUnitTest tests[] = {
    TEST(a_scenario_that_holds_is_counted_and_says_nothing),
    TEST(a_failed_expectation_tells_line_name_expected_and_got),
    TEST(a_failure_shows_the_open_decision_with_its_options),
    TEST(a_failure_shows_the_events_since_the_last_expectation_that_held),
    TEST(the_decision_of_the_other_player_is_an_error),
    TEST(what_cannot_be_played_comes_with_the_reason),
    TEST(a_question_left_open_is_an_error_for_the_next_action),
    TEST(an_unknown_card_is_named),
    TEST(an_unknown_field_of_a_position_is_named),
    TEST(a_scenario_without_a_function_is_an_error),
    TEST(a_lua_error_in_a_scenario_tells_its_line),
    TEST(a_syntax_error_fails_the_file_and_the_others_run),
    TEST(test_cards_are_cards_of_their_file_only),
    TEST(test_cards_of_another_file_can_be_used),
    TEST(a_broken_test_card_is_told_with_the_line_of_the_spec_file),
    TEST(directories_are_searched_and_other_files_left_alone),
    TEST(only_some_scenarios_can_be_run),
    TEST(a_path_that_does_not_exist_is_an_error_of_the_run),
    TEST(cannot_wants_the_rule_in_the_reason),
    TEST(an_event_is_of_the_card_that_is_named),
    TEST(who_passes_on_answers_what_is_open_first),
    TEST(an_order_that_nobody_was_asked_for_must_be_the_one_that_came),
    cmocka_unit_test(a_name_means_the_same_card_in_every_word),
    cmocka_unit_test(each_word_that_denies_fails_where_it_must),
    cmocka_unit_test(words_tell_what_they_say_and_lines_that_say_nothing_are_listed),
  };
  return cmocka_run_group_tests_name("scenario", tests, NULL, NULL);
}
