/* SPDX-License-Identifier: MIT */
/* test_files.c -- reading script files: whole, of any length up to the limit; whose a deck is. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "formats/deck.h"
#include "language/reading.h"

/* Writes a file of so many bytes and gives its name. */
static const char *file_of(size_t size)
{
  static char path[] = "/tmp/lunarbiter-files-XXXXXX";
  strcpy(path + strlen(path) - 6, "XXXXXX");
  int handle = mkstemp(path);
  assert_true(handle >= 0);
  FILE *file = fdopen(handle, "wb");
  assert_non_null(file);
  for (size_t i = 0; i < size; i++) assert_true(fputc('a' + (int)(i % 26), file) != EOF);
  assert_int_equal(fclose(file), 0);
  return path;
}

static void reads_files_of_any_length(void **state)
{
  (void)state;
  const size_t sizes[] = {0, 1, 8191, 8192, 8193, 32768, 500000, 1 << 20};
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
    const char *path = file_of(sizes[i]);
    ArbError error = {0};
    size_t size = 7;
    char *text = bind_file_read(path, &size, &error);
    assert_non_null(text);
    assert_int_equal(size, sizes[i]);
    assert_int_equal(text[size], '\0');
    for (size_t j = 0; j < size; j++)
      if (text[j] != 'a' + (int)(j % 26)) fail_msg("byte %zu of %zu differs", j, size);
    arb_free(text);
    remove(path);
  }
}

static void refuses_what_is_too_large(void **state)
{
  (void)state;
  const char *path = file_of((1 << 20) + 1);
  ArbError error = {0};
  size_t size;
  assert_null(bind_file_read(path, &size, &error));
  assert_int_equal(error.status, ARB_SCRIPT);
  assert_non_null(strstr(error.text, "is larger than 1 MiB"));
  remove(path);
}

static void refuses_what_is_not_there(void **state)
{
  (void)state;
  ArbError error = {0};
  size_t size;
  assert_null(bind_file_read("/nowhere/at/all.lua", &size, &error));
  assert_non_null(strstr(error.text, "/nowhere/at/all.lua: cannot be read"));
  assert_null(bind_file_read("/tmp", &size, &error)); /* a directory opens, and then fails */
}

/* Of a deck in that folder with one section, whose game it is taken for. */
static const BindGame *game_of_deck(const char *folder, const char *text)
{
  char path[80], root[] = "/tmp/lunarbiter-decks-XXXXXX";
  static Deck deck;
  ArbError error = {0};
  assert_non_null(mkdtemp(root));
  snprintf(path, sizeof path, "%s/%s", root, folder);
  assert_int_equal(mkdir(path, 0700), 0);
  snprintf(path, sizeof path, "%s/%s/deck.txt", root, folder);
  FILE *file = fopen(path, "w");
  assert_non_null(file);
  fputs(text, file);
  assert_int_equal(fclose(file), 0);
  if (!bind_deck_read(&deck, path, NULL, &error)) fail_msg("%s", error.text);
  assert_int_equal(remove(path), 0);
  *strrchr(path, '/') = 0;
  assert_int_equal(rmdir(path) | rmdir(root), 0);
  return deck.game;
}

/* Both games have a section of that name: the folder tells, unless the sections do. */
static void a_deck_is_of_the_game_in_whose_folder_it_lies(void **state)
{
  (void)state;
  assert_ptr_equal(game_of_deck("evolve", "MainDeck:\n1 Somebody\n"), &bind_evolve);
  assert_ptr_equal(game_of_deck("riftbound", "MainDeck:\n1 Somebody\n"), &bind_riftbound);
  assert_ptr_equal(game_of_deck("notevolve", "MainDeck:\n1 Somebody\n"), &bind_riftbound);
  assert_ptr_equal(game_of_deck("riftbound", "Leader:\n1 Somebody\n"), &bind_evolve);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(reads_files_of_any_length),
    cmocka_unit_test(refuses_what_is_too_large),
    cmocka_unit_test(refuses_what_is_not_there),
    cmocka_unit_test(a_deck_is_of_the_game_in_whose_folder_it_lies),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
