/* SPDX-License-Identifier: MIT */
/*
** test_reference.c -- the written reference says what the tables say.
**
** When a table has changed, write the files anew and look at the difference:
**
**     LUNARBITER_WRITE=1 build/tests/bindings_test_reference
*/
#include "language/games.h"
#include "language/notes.h"
#include "support.h"
#include "module/tool.h"
#include "language/words.h"

typedef void Writer(const BindGame *game, FILE *out);

static char *read_whole(FILE *file)
{
  size_t room = 1 << 20;
  char *text = calloc(1, room);
  assert_non_null(text);
  assert_in_range(fread(text, 1, room - 1, file), 0, room - 2);
  return text;
}

static void file_is_up_to_date(const char *path, const BindGame *game, Writer *write)
{
  if (getenv("LUNARBITER_WRITE")) {
    FILE *file = fopen(path, "w");
    if (!file) fail_msg("%s cannot be written", path);
    write(game, file);
    fclose(file);
  }
  FILE *now = tmpfile(), *kept = fopen(path, "r");
  assert_non_null(now);
  if (!kept) fail_msg("%s cannot be read", path);
  write(game, now);
  rewind(now);
  char *expected = read_whole(now), *found = read_whole(kept);
  fclose(now);
  fclose(kept);
  bool same = strcmp(expected, found) == 0;
  free(expected);
  free(found);
  if (!same) fail_msg("%s is out of date: LUNARBITER_WRITE=1 writes it anew", path);
}

/* What scripts/NAME.lua writes, given the name of the game.  Returns its number `unsaid`. */
static int write_with(const char *name, const char *argument, FILE *out)
{
  char error[1000] = "";
  const char *const arguments[] = {argument};
  const BindTool tool = {
    .scripts = SCRIPTS, .name = name, .arguments = arguments, .argument_count = 1, .out = out};
  BindToolResult results[] = {{"unsaid", 0}, {NULL, 0}};
  if (!bind_run_tool(&tool, results, error, sizeof error)) fail_msg("%s", error);
  return results[0].value;
}

static void write_reference(const BindGame *game, FILE *out)
{
  write_with("reference/page", game->name, out);
}

static void write_annotations(const BindGame *game, FILE *out)
{
  write_with("reference/annotations", game->name, out);
}

static void write_scenario_annotations(const BindGame *game, FILE *out)
{
  write_with("scenario/annotations", game->name, out);
}

static void write_scenario_reference(const BindGame *game, FILE *out)
{
  write_with("scenario/reference", game->name, out);
}

/* The default game's page is reference.md, another one's has the game behind it. */
static void the_reference_says_what_the_tables_say(void **state)
{
  (void)state;
  for (int i = 0; bind_game_at(i); i++) {
    char path[512];
    const BindGame *game = bind_game_at(i);
    snprintf(path, sizeof path, "%s/docs/reference%s%s.md", ARB_DATA_DIR, i ? "-" : "",
             i ? game->name : "");
    file_is_up_to_date(path, game, write_reference);
  }
}

static void write_words(const BindGame *game, FILE *out)
{
  (void)game;
  write_with("reference/games", "page", out);
}

/* Each game has a row for whatever another one has and it has not (OtherWord). */
static void every_word_is_there_or_refused(void **state)
{
  (void)state;
  FILE *out = tmpfile();
  assert_non_null(out);
  int unsaid = write_with("reference/games", "unsaid", out);
  rewind(out);
  char *lines = read_whole(out);
  fclose(out);
  if (unsaid) print_message("%s", lines);
  free(lines);
  assert_int_equal(unsaid, 0);
  file_is_up_to_date(ARB_DATA_DIR "/docs/reference-words.md", NULL, write_words);
}

static void the_annotations_say_what_the_tables_say(void **state)
{
  (void)state;
  for (int i = 0; bind_game_at(i); i++) {
    char path[512];
    const BindGame *game = bind_game_at(i);
    snprintf(path, sizeof path, "%s/scripts/meta/%s/cards.lua", ARB_DATA_DIR, game->name);
    file_is_up_to_date(path, game, write_annotations);
  }
}

static void the_words_of_scenarios_are_written_down(void **state)
{
  (void)state;
  for (int i = 0; bind_game_at(i); i++) {
    char path[512];
    const BindGame *game = bind_game_at(i);
    snprintf(path, sizeof path, "%s/scripts/meta/%s/scenario.lua", ARB_DATA_DIR, game->name);
    file_is_up_to_date(path, game, write_scenario_annotations);
  }
  file_is_up_to_date(ARB_DATA_DIR "/docs/reference-scenarios.md", bind_game_at(0),
                     write_scenario_reference);
}

/* ---- Notes ------------------------------------------------------------------------- */

static void wants_a_note(void *data, const char *of, const char *name, bool field)
{
  const BindNote *note = bind_note_of(data, of, name);
  if (!note || !*note->help) fail_msg("%s '%s' has no note (bindings/*_notes.c)", of, name);
  if (field && !note->type) fail_msg("the note of field '%s' of %s has no type", name, of);
}

static void named_ones_have_help(const char *what, const ArbNamed *rows, int count)
{
  for (int i = 0; i < count; i++)
    if (!*rows[i].help || !*rows[i].rule) fail_msg("%s '%s' has no help", what, rows[i].name);
}

static void options_have_help(const ArbRules *rules)
{
  for (int i = 0; i < rules->verb_count; i++)
    if (!*rules->verbs[i].help) fail_msg("the option '%s' has no help", rules->verbs[i].name);
}

static void every_word_has_help(void **state)
{
  (void)state;
  for (int i = 0; bind_game_at(i); i++) {
    const BindGame *game = bind_game_at(i);
    const ArbRules *rules = game->rules;
    bind_notes_each_word(game, wants_a_note, (void *)(uintptr_t)game);
    named_ones_have_help("the event", rules->events, rules->event_count);
    options_have_help(rules);
    named_ones_have_help("the switch", rules->switches, rules->switch_count);
    for (int a = 0; a < rules->attribute_count; a++)
      if (!*rules->attributes[a].help || !*rules->attributes[a].rule)
        fail_msg("the attribute '%s' has no help", rules->attributes[a].name);
    for (int a = 0; a < arb_actions_in(rules->actions); a++)
      if (!*rules->actions[a].help || !*rules->actions[a].rule)
        fail_msg("the action '%s' has no help", rules->actions[a].name);
  }
}

/* The note that is looked for, and whether a word wants it. */
typedef struct Wanted {
  const BindGame *game;
  const BindNote *note;
  bool found;
} Wanted;

static void compare_note(void *data, const char *of, const char *name, bool field)
{
  Wanted *wanted = data;
  (void)field;
  if (bind_note_of(wanted->game, of, name) == wanted->note) wanted->found = true;
}

/* Words that the vocabulary has: tests/bindings/annotations.lua compares them. */
static bool is_called(const BindNote *note)
{
  static const char *const kinds[] = {"alias", "selector", "several", "value",
                                      "bound", "number",   "file"};
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    if (strcmp(kinds[i], note->of) == 0) return true;
  return !*note->name; /* a word that is short for another */
}

static bool is_wanted(const BindGame *game, const BindNote *note)
{
  Wanted wanted = {game, note, false};
  bind_notes_each_word(game, compare_note, &wanted);
  return wanted.found;
}

static void every_note_has_a_word(void **state)
{
  (void)state;
  for (int i = 0; bind_game_at(i); i++)
    for (const BindNote *note = bind_game_at(i)->reader->words->notes; note->of; note++)
      if (!is_called(note) && !is_wanted(bind_game_at(i), note))
        fail_msg("there is no '%s' of %s, but a note of it", note->name, note->of);
  for (const BindNote *note = bind_house_notes; note->of; note++) {
    bool wanted = is_called(note);
    for (int i = 0; bind_game_at(i); i++) wanted |= is_wanted(bind_game_at(i), note);
    if (!wanted) fail_msg("there is no '%s' of %s, but a note of it", note->name, note->of);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(the_reference_says_what_the_tables_say),
    cmocka_unit_test(every_word_is_there_or_refused),
    cmocka_unit_test(the_annotations_say_what_the_tables_say),
    cmocka_unit_test(the_words_of_scenarios_are_written_down),
    cmocka_unit_test(every_word_has_help),
    cmocka_unit_test(every_note_has_a_word),
  };
  return cmocka_run_group_tests_name("reference", tests, NULL, NULL);
}
