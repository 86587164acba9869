/* SPDX-License-Identifier: MIT */
/*
** test_memory_event.c -- memory runs out, that of SQLite too, within each verb of an event.
**
** Whichever allocation fails, the verb says why and ends with 1, or the program with its sentence,
** or it does and prints what it does with memory.  The file can be opened afterwards: it is the one
** before the verb, or the one behind it.
*/
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "common/json.h"
#include "event/command.h"
#include "starve.h"
#include "store.h"

/* Done one after the other. */
static const char *const lines[] = {
  "new it.event Friday --seed 3 --cut 2 --rounds 2",
  "register it.event Ann_Lee Bo_Kim Cy_Roe Di_Fox Ed_Poe",
  "import it.event players.csv",
  "players it.event --json",
  "deck it.event Ann_Lee jinx-origins",
  "seat it.event",
  "start it.event",
  "pair it.event",
  "clock it.event",
  "tables it.event --json",
  "watch it.event --once",
  "report it.event 1 2-1",
  "report it.event 2 1-1-1 --how time",
  "extend it.event 3 5 --reason late",
  "report it.event 3 2-0",
  "penalty it.event Ann_Lee slow-play",
  "check it.event --count 1",
  "drop it.event Ed_Poe",
  "return it.event Ed_Poe",
  "undo it.event 12 --reason wrong",
  "pair it.event",
  "report it.event 1 2-0",
  "report it.event 2 2-0",
  "report it.event 3 2-0",
  "standings it.event --why Ann_Lee",
  "cut it.event",
  "pair it.event",
  "report it.event 1 2-0",
  "finish it.event",
  "log it.event --json",
  "print it.event standings",
  "backup it.event copy.event",
  "export it.event",
  "import again.event it.json",
  "new sealed.event Sealed --seed 4 --limited --format sealed",
  "register sealed.event Ann Bo",
  "pool sealed.event Ann pool.txt",
  "boosters sealed.event --set ogn",
  "play it.event --help",
};
enum { LINES = sizeof lines / sizeof *lines, WORDS_MAX = 16, FILES = 4 };

static const char *const files[FILES] = {"it.event", "sealed.event", "copy.event", "again.event"};

static char folder[64];
static char *expected; /* what the verb prints with memory */
static int expected_code;

/* ---- A verb ------------------------------------------------------------------------ */

static int run_line(const char *line, char **printed)
{
  char text[300], *words[WORDS_MAX + 2] = {"event"}, *rest = NULL;
  int count = 1;
  size_t size = 0;
  snprintf(text, sizeof text, "%s", line);
  for (char *word = strtok_r(text, " ", &rest); word && count < WORDS_MAX;
       word = strtok_r(NULL, " ", &rest)) {
    words[count++] = word;
    for (char *c = word; *c; c++)
      if (*c == '_') *c = ' ';
  }
  FILE *out = stdout;
  stdout = open_memstream(printed, &size);
  starve_now();
  int code = command_event(count, words);
  bool failed = starve_ends();
  fclose(stdout);
  stdout = out;
  return failed ? -code - 1 : code;
}

/* What is drawn by lot differs from one second to the next, but not in its length. */
static int line_count(const char *text)
{
  int count = 0;
  for (; *text; text++) count += *text == '\n';
  return count;
}

/* In a copy. */
static void run_copy(void *data)
{
  char *printed = NULL;
  int code = run_line(data, &printed);
  if (code < 0 && -code - 1 == 1) return; /* it said why */
  if (code < 0) code = -code - 1;
  if (code != expected_code) starve_wrong(data, "another exit code");
  if (line_count(printed) != line_count(expected)) starve_wrong(printed, expected);
}

/* ---- Files ------------------------------------------------------------------------- */

/* How many facts the file has; -1: it is not there; -2: it cannot be opened. */
static int facts_of(const char *path)
{
  EventError error = {""};
  if (access(path, F_OK) != 0) return -1;
  EventStore *store = store_open(path, &error);
  if (!store) return -2;
  int count = event_fact_count(store_event(store));
  store_close(store);
  return count;
}

static int before[FILES], behind[FILES];

static void keep(const char *from, const char *to)
{
  char command[300];
  snprintf(command, sizeof command, "rm -rf '%s'; mkdir '%s'; cp %s/* '%s'/ 2>/dev/null || true",
           to, to, from, to);
  assert_int_equal(system(command), 0);
}

static void files_are_whole(void *data, bool came)
{
  (void)came;
  for (int i = 0; i < FILES; i++) {
    int now = facts_of(files[i]);
    if (now != before[i] && now != behind[i])
      fail_msg("%s: %s has %d facts, not %d or %d", (const char *)data, files[i], now, before[i],
               behind[i]);
  }
  assert_int_equal(system("rm -rf ./*.* && cp kept/* . 2>/dev/null || true"), 0);
}

static long try_line(const char *line)
{
  int status;
  char *printed = NULL;
  keep(".", "kept");
  for (int i = 0; i < FILES; i++) before[i] = facts_of(files[i]);
  expected_code = run_line(line, &expected);
  if (expected_code) fail_msg("%s: it ends with %d: %s", line, expected_code, expected);
  for (int i = 0; i < FILES; i++) behind[i] = facts_of(files[i]);
  keep(".", "after");
  status = system("rm -rf ./*.* && cp kept/* . 2>/dev/null || true");
  assert_int_equal(status, 0);
  long tries = starve_each(line, run_copy, files_are_whole, (void *)(uintptr_t)line);
  status = system("rm -rf ./*.* && cp after/* . 2>/dev/null || true");
  assert_int_equal(status, 0);
  free(printed);
  free(expected);
  return tries;
}

static void every_verb_is_whole_without_memory(void **state)
{
  (void)state;
  long tries = 0;
  for (int i = 0; i < LINES; i++) {
    tries += try_line(lines[i]);
    if (strncmp(lines[i], "export", 6) == 0 && i + 1 < LINES) {
      char *text = NULL;
      assert_int_equal(run_line(lines[i], &text), 0);
      FILE *json = fopen("it.json", "w");
      assert_true(json && fputs(text, json) >= 0 && fclose(json) == 0);
      free(text);
    }
  }
  print_message("%ld verbs without memory\n", tries);
  assert_true(tries > 4 * LINES);
}

static void every_verb_is_tried(void **state)
{
  char *help = NULL;
  (void)state;
  run_line("--help", &help);
  char *verb = strstr(help, "verbs:\n"), *rest = NULL;
  assert_non_null(verb);
  int count = 0;
  for (verb = strtok_r(verb + 7, "\n", &rest); verb && strncmp(verb, "  ", 2) == 0;
       verb = strtok_r(NULL, "\n", &rest)) {
    size_t length = strcspn(verb + 2, " ");
    bool found = false;
    for (int i = 0; i < LINES; i++)
      found |= strncmp(lines[i], verb + 2, length) == 0 && lines[i][length] == ' ';
    if (!found) fail_msg("no line tries the verb %.*s", (int)length, verb + 2);
    count++;
  }
  assert_true(count > 20);
  free(help);
}

static int open_folder(void **state)
{
  (void)state;
  starve_begin();
  json_must_take(); /* as main does */
  setenv("LUNARBITER_DATA", ARB_DATA_DIR, 1);
  snprintf(folder, sizeof folder, "/tmp/lunarbiter-starve-XXXXXX");
  if (!mkdtemp(folder) || chdir(folder) != 0) return -1;
  setenv("XDG_DATA_HOME", folder, 1);
  FILE *csv = fopen("players.csv", "w"), *pool = fopen("pool.txt", "w");
  if (!csv || !pool) return -1;
  fputs("name\nFay Orr\n", csv);
  fputs("Pool:\n30 Gust\n", pool);
  return fclose(csv) | fclose(pool);
}

static int remove_folder(void **state)
{
  char command[100];
  (void)state;
  snprintf(command, sizeof command, "rm -rf '%s'", folder);
  return chdir("/") | system(command);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_verb_is_tried),
    cmocka_unit_test(every_verb_is_whole_without_memory),
  };
  return cmocka_run_group_tests_name("memory of an event", tests, open_folder, remove_folder);
}
