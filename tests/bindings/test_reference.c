/* SPDX-License-Identifier: MIT */
/*
** test_reference.c -- the written reference says what the tables say.
**
** When a table has changed, write the files anew and look at the difference:
**
**     LUNARBITER_WRITE=1 build/tests/bindings_test_reference
*/
#include "games.h"
#include "support.h"

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
  if (strstr(expected, "unknown\n"))
    fail_msg("a field of %s has no type: game_types in bindings/reference.c", game->name);
  bool same = strcmp(expected, found) == 0;
  free(expected);
  free(found);
  if (!same) fail_msg("%s is out of date: LUNARBITER_WRITE=1 writes it anew", path);
}

/* The default game's file is NAME, another one's has the game behind it. */
static void is_up_to_date(const char *name, const char *ending, Writer *write)
{
  for (int i = 0; bind_game_at(i); i++) {
    char path[512];
    const BindGame *game = bind_game_at(i);
    snprintf(path, sizeof path, "%s/%s%s%s%s", ARB_DATA_DIR, name, i ? "-" : "",
             i ? game->name : "", ending);
    file_is_up_to_date(path, game, write);
  }
}

static void the_reference_says_what_the_tables_say(void **state)
{
  (void)state;
  is_up_to_date("docs/reference", ".md", bind_write_reference);
}

static void the_annotations_say_what_the_tables_say(void **state)
{
  (void)state;
  is_up_to_date("scripts/meta/cards", ".lua", bind_write_annotations);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(the_reference_says_what_the_tables_say),
    cmocka_unit_test(the_annotations_say_what_the_tables_say),
  };
  return cmocka_run_group_tests_name("reference", tests, NULL, NULL);
}
