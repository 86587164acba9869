/* SPDX-License-Identifier: MIT */
/*
** test_page.c -- docs/table-protocol.md lists the messages that the program knows.
**
** `table_test_page --renew`, run at the root, writes the lists anew.
*/
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "table/kinds.h"

static const char page_path[] = ARB_DATA_DIR "/docs/table-protocol.md";
static const char heading[] = "## Requests and pushes\n\n";

static char *read_page(void)
{
  FILE *file = fopen(page_path, "rb");
  assert_non_null(file);
  char *text = calloc(1, 1 << 18);
  assert_non_null(text);
  size_t size = fread(text, 1, (1 << 18) - 1, file);
  assert_true(size < (1 << 18) - 1);
  fclose(file);
  return text;
}

static char *written(void)
{
  char *text;
  size_t size;
  FILE *out = open_memstream(&text, &size);
  assert_non_null(out);
  kinds_write_page(out);
  fclose(out);
  return text;
}

static void the_page_lists_the_messages(void **state)
{
  (void)state;
  char *page = read_page(), *rows = written();
  char *lists = strstr(page, heading);
  assert_non_null(lists);
  assert_string_equal(lists + strlen(heading), rows);
  free(rows);
  free(page);
}

static void renew(void)
{
  char *page = read_page(), *rows = written();
  char *lists = strstr(page, heading);
  assert_non_null(lists);
  FILE *file = fopen(page_path, "wb");
  assert_non_null(file);
  fwrite(page, 1, (size_t)(lists - page) + strlen(heading), file);
  fputs(rows, file);
  fclose(file);
  free(rows);
  free(page);
}

/* Every kind is named once, so the row that a request gets is the one that the page shows. */
static void no_kind_is_named_twice(void **state)
{
  (void)state;
  for (int group = 0; hall_groups[group]; group++)
    for (const HallKind *kind = hall_groups[group]->kinds; kind && kind->type; kind++) {
      assert_ptr_equal(hall_kind(kind->type), kind);
      for (const Field *field = kind->fields; field->name; field++)
        assert_true(strcmp(field->name, "type") != 0 && strcmp(field->name, "id") != 0);
    }
  assert_null(hall_kind("frobnicate"));
}

int main(int argc, char **argv)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(the_page_lists_the_messages),
    cmocka_unit_test(no_kind_is_named_twice),
  };
  if (argc > 1 && strcmp(argv[1], "--renew") == 0) renew();
  return cmocka_run_group_tests(tests, NULL, NULL);
}
