/* SPDX-License-Identifier: MIT */
/* test_studio.c -- the service behind the panes Write and Decks; studio.lua beside it looks. */
#include "support.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "module/tool.h"

static void check(const char *name)
{
  char error[2000] = "", room[] = "/tmp/lunarbiter-studio-XXXXXX", command[64];
  const BindToolOption options[] = {{.name = "cards", .text = ARB_DATA_DIR "/cards"}, {0}};
  assert_non_null(mkdtemp(room));
  const char *const arguments[] = {name, room};
  const BindTool tool = {.scripts = SCRIPTS,
                         .name = "../tests/bindings/studio",
                         .arguments = arguments,
                         .argument_count = 2,
                         .options = options};
  bool fine = bind_run_tool(&tool, NULL, error, sizeof error);
  snprintf(command, sizeof command, "rm -rf '%s'", room);
  if (system(command) != 0) fail_msg("%s is left behind", room);
  if (!fine) fail_msg("%s", error);
}

#define CHECKS(X)                                                       \
  X(no_path_leads_out_of_a_mod, "paths")                                \
  X(files_are_listed_read_and_written_whole, "files")                   \
  X(a_mod_that_came_with_a_game_is_taken_once, "bring")                 \
  X(a_mod_of_changed_cards_loads_at_any_moment, "change")               \
  X(a_text_is_checked_as_it_is_written, "check")                        \
  X(stubs_of_cards_make_no_difference_to_a_check, "stubs")              \
  X(a_check_of_one_text_takes_less_than_200_ms, "quick")                \
  X(the_card_of_a_text_is_drawn, "draw")                                \
  X(scenarios_of_a_file_are_played_with_failures_in_place, "test")      \
  X(work_that_is_done_apart_leaves_no_trace_and_ends, "apart")          \
  X(words_are_completed_and_explained_from_the_annotations, "complete") \
  X(decks_are_read_checked_and_written, "decks")

#define X(name, what)            \
  static void name(void **state) \
  {                              \
    (void)state;                 \
    check(what);                 \
  }
CHECKS(X)
#undef X

int main(void)
{
  const struct CMUnitTest tests[] = {
#define X(name, what) cmocka_unit_test(name),
    CHECKS(X)
#undef X
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
