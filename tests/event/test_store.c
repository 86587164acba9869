/* SPDX-License-Identifier: MIT */
/* Events in files: crashes, several writers, old and new and broken files. */
#include <signal.h>
#include <sqlite3.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "field.h"
#include "store.h"

static char folder[200], path[240], other_path[240];
static EventError error;

static int set_up(void **state)
{
  const char *root = getenv("TMPDIR");
  snprintf(folder, sizeof folder, "%.150s/event-XXXXXX", root ? root : "/tmp");
  assert_non_null(mkdtemp(folder));
  snprintf(path, sizeof path, "%s/evening.event", folder);
  snprintf(other_path, sizeof other_path, "%s/other.event", folder);
  return 0;
}

static int tear_down(void **state)
{
  static const char *const endings[] = {"", "-wal", "-shm"};
  char name[260];
  for (int i = 0; i < 3; i++) {
    snprintf(name, sizeof name, "%s%s", path, endings[i]);
    unlink(name);
    snprintf(name, sizeof name, "%s%s", other_path, endings[i]);
    unlink(name);
  }
  return rmdir(folder);
}

static EventStore *new_store(void)
{
  EventFact created = fact_created(1, &(EventSetup){.name = "Evening", .best_of = 3, .team = 1});
  EventStore *store = store_new(path, &created, &error);
  if (!store) fail_msg("%s", error.text);
  return store;
}

static EventStore *open_store(void)
{
  EventStore *store = store_open(path, &error);
  if (!store) fail_msg("%s", error.text);
  return store;
}

/* One fact, one transaction: a player with the next number. */
static bool register_one(EventStore *store, const char *name)
{
  if (!store_begin(store, &error)) return false;
  EventFact fact = {.kind = FACT_REGISTERED,
                    .at = 4,
                    NUMBERS(event_entrant_count(store_event(store)) + 1),
                    TEXTS(name)};
  if (store_add(store, &fact, &error)) return store_commit(store, &error);
  store_cancel(store);
  return false;
}

static void add(EventStore *store, EventFact fact)
{
  assert_true(store_begin(store, &error));
  if (!store_add(store, &fact, &error)) fail_msg("%s", error.text);
  assert_true(store_commit(store, &error));
}

static void run_sql(const char *file, const char *sql)
{
  sqlite3 *database;
  assert_int_equal(sqlite3_open(file, &database), SQLITE_OK);
  if (sqlite3_exec(database, sql, NULL, NULL, NULL) != SQLITE_OK)
    fail_msg("%s: %s", sql, sqlite3_errmsg(database));
  sqlite3_close(database);
}

static void refused(const char *ending)
{
  assert_null(store_open(path, &error));
  size_t length = strlen(error.text), at = strlen(ending);
  assert_true(length > at);
  assert_string_equal(error.text + length - at, ending);
}

static void what_was_said_is_read_again(void **state)
{
  EventStore *store = new_store();
  for (int i = 0; i < 5; i++)
    assert_true(
        register_one(store, (const char *[]){"Ann", "Bö; the \"2nd\"", "Cy", "Di", "Ed"}[i]));
  add(store,
      (EventFact){.kind = FACT_DECK, NUMBERS(2, 1), TEXTS("Jinx", "3 Gust\n2 Hextech Ray\n")});
  add(store, (EventFact){.kind = FACT_STARTED});
  EventFact round;
  assert_true(event_pair(store_event(store), 6, &round, &error));
  add(store, round);
  free((void *)round.list);
  add(store, (EventFact){.kind = FACT_REPORTED, NUMBERS(1, 1, 2, 1)});
  add(store, (EventFact){.kind = FACT_UNDONE, NUMBERS(event_fact_count(store_event(store)))});
  char *before = field_picture(store_event(store));
  store_close(store);
  store = open_store();
  char *after = field_picture(store_event(store));
  assert_string_equal(before, after);
  free(before);
  free(after);
  store_close(store);
}

static void a_refused_fact_and_a_cancelled_change_leave_the_file_as_it_was(void **state)
{
  EventStore *store = new_store();
  assert_true(register_one(store, "Ann"));
  assert_false(register_one(store, "ann"));
  assert_string_equal(error.text, "Ann is registered already, as number 1.");
  assert_true(store_begin(store, &error));
  EventFact fact = {.kind = FACT_REGISTERED, NUMBERS(2), TEXTS("Bo")};
  assert_true(store_add(store, &fact, &error));
  assert_int_equal(event_entrant_count(store_event(store)), 2);
  store_cancel(store);
  assert_int_equal(event_entrant_count(store_event(store)), 1);
  assert_false(store_add(store, &fact, &error));
  store_close(store);
  store = open_store();
  assert_int_equal(event_fact_count(store_event(store)), 2);
  store_close(store);
}

/* ---- Crashes and company ------------------------------------------------------------- */

/* Registers players for ever; tells of each that was committed. */
static void register_until_killed(int told, int from)
{
  char name[40];
  EventStore *store = open_store();
  for (int i = from;; i++) {
    snprintf(name, sizeof name, "Player %d", i);
    if (!register_one(store, name) || write(told, "+", 1) != 1) _exit(1);
  }
}

static void killed_at_any_moment_nothing_that_was_reported_is_lost(void **state)
{
#ifdef ARB_SANITIZED
  const int kills = 6;
#else
  const int kills = 25;
#endif
  Chance of = {9};
  store_close(new_store());
  int reported = 1;
  for (int k = 0; k < kills; k++) {
    int pipes[2], status;
    char byte;
    assert_int_equal(pipe(pipes), 0);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
      close(pipes[0]);
      register_until_killed(pipes[1], reported * 100);
    }
    close(pipes[1]);
    for (int wait = 1 + chance(&of, 6); wait > 0; wait--) {
      assert_int_equal(read(pipes[0], &byte, 1), 1);
      reported++;
    }
    nanosleep(&(struct timespec){.tv_nsec = 1000L * chance(&of, 3000)}, NULL);
    kill(child, SIGKILL);
    waitpid(child, &status, 0);
    assert_true(WIFSIGNALED(status));
    while (read(pipes[0], &byte, 1) == 1) reported++;
    close(pipes[0]);
    EventStore *store = open_store();
    int found = event_fact_count(store_event(store));
    assert_in_range(found, reported, reported + 1); /* the last may be there and not be told */
    reported = found;
    store_close(store);
  }
}

static void two_writers_at_once_are_both_served(void **state)
{
  const int each = 20;
  store_close(new_store());
  pid_t children[2];
  for (int c = 0; c < 2; c++) {
    children[c] = fork();
    assert_true(children[c] >= 0);
    if (children[c] != 0) continue;
    char name[40];
    EventStore *store = open_store();
    for (int i = 0; i < each; i++) {
      snprintf(name, sizeof name, "Player %d of writer%d", i, c);
      if (!register_one(store, name)) _exit(1);
    }
    store_close(store);
    _exit(0);
  }
  for (int c = 0; c < 2; c++) {
    int status;
    waitpid(children[c], &status, 0);
    assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  }
  EventStore *store = open_store();
  assert_int_equal(event_entrant_count(store_event(store)), 2 * each);
  store_close(store);
}

static void a_reader_sees_what_another_has_added(void **state)
{
  EventStore *one = new_store(), *other = open_store();
  assert_true(register_one(one, "Ann"));
  assert_int_equal(event_entrant_count(store_event(other)), 0);
  assert_true(store_refresh(other, &error));
  assert_int_equal(event_entrant_count(store_event(other)), 1);
  assert_true(register_one(other, "Bo"));
  assert_true(register_one(one, "Cy"));
  assert_int_equal(event_entrant_count(store_event(one)), 3);
  store_close(one);
  store_close(other);
}

/* ---- Files ------------------------------------------------------------------------------- */

static void a_backup_is_the_same_event(void **state)
{
  EventStore *store = new_store();
  assert_true(register_one(store, "Ann"));
  assert_true(store_backup(store, other_path, &error));
  assert_false(store_backup(store, other_path, &error));
  assert_non_null(strstr(error.text, "exists already."));
  char *one = field_picture(store_event(store));
  EventStore *copy = store_open(other_path, &error);
  assert_non_null(copy);
  char *two = field_picture(store_event(copy));
  assert_string_equal(one, two);
  free(one);
  free(two);
  store_close(store);
  store_close(copy);
}

static void a_file_is_made_once(void **state)
{
  EventFact created = fact_created(1, &(EventSetup){.name = "Evening", .best_of = 3, .team = 1});
  store_close(new_store());
  assert_null(store_new(path, &created, &error));
  assert_non_null(strstr(error.text, "exists already."));
  created.numbers[2] = 2;
  assert_null(store_new(other_path, &created, &error));
  assert_string_equal(error.text, "A match is best of 1 or of 3 games, not of 2 (404.2).");
  assert_int_equal(access(other_path, F_OK), -1);
}

static void a_newer_schema_is_refused_and_an_older_one_brought_up_to_date(void **state)
{
  store_close(new_store());
  run_sql(path, "PRAGMA user_version = 4");
  refused(" was written by a newer version (schema 4; this version knows 3): use that one.");
  run_sql(path,
          "DROP TRIGGER fact_stays; DROP TRIGGER fact_is_kept; DROP TRIGGER fact_number_stays;"
          "DROP TRIGGER fact_text_stays; DROP TRIGGER fact_list_stays;"
          "DROP TRIGGER fact_number_is_kept; DROP TRIGGER fact_text_is_kept;"
          "DROP TRIGGER fact_list_is_kept; PRAGMA user_version = 1");
  store_close(open_store());
  run_sql(path, "SELECT 1 / (SELECT count(*) = 8 FROM sqlite_schema WHERE type = 'trigger')");
  sqlite3 *database;
  assert_int_equal(sqlite3_open(path, &database), SQLITE_OK);
  assert_int_not_equal(sqlite3_exec(database, "DELETE FROM fact", NULL, NULL, NULL), SQLITE_OK);
  assert_string_equal(sqlite3_errmsg(database), "a fact is never removed");
  const char *parts = "DELETE FROM fact_text";
  assert_int_not_equal(sqlite3_exec(database, parts, NULL, NULL, NULL), SQLITE_OK);
  assert_string_equal(sqlite3_errmsg(database), "a fact is never removed");
  sqlite3_close(database);
}

static void files_that_are_none_of_ours_are_refused(void **state)
{
  FILE *file = fopen(path, "w");
  fputs("This is a letter, and it is long enough to be one. It is no event at all, though.\n",
        file);
  fclose(file);
  refused(" is not an event file.");
  unlink(path);
  run_sql(path, "CREATE TABLE recipe(name)");
  refused(" is not an event file.");
  unlink(path);
  assert_null(store_open(path, &error));
  assert_memory_equal(error.text, "There is no file ", 17);
  assert_null(store_open("/", &error));
  assert_string_equal(error.text, "/ cannot be opened: unable to open database file.");
}

static void truncated_files_are_refused(void **state)
{
  char name[40];
  EventStore *store = new_store();
  for (int i = 0; i < 200; i++) {
    snprintf(name, sizeof name, "Player %d", i);
    assert_true(register_one(store, name));
  }
  store_close(store);
  assert_int_equal(truncate(path, 3 * 4096), 0);
  refused(" is damaged: take the last backup.");
  assert_int_equal(truncate(path, 0), 0);
  refused(" is not an event file.");
}

static void a_file_without_one_of_its_facts_is_refused(void **state)
{
  EventStore *store = new_store();
  assert_true(register_one(store, "Ann") && register_one(store, "Bo"));
  store_close(store);
  run_sql(path, "DROP TRIGGER fact_is_kept; DELETE FROM fact WHERE number = 2;"
                "CREATE TRIGGER fact_is_kept BEFORE DELETE ON fact"
                "  BEGIN SELECT RAISE(ABORT, 'a fact is never removed'); END");
  refused(" is damaged: fact 2 is missing.");
}

static void a_file_without_any_fact_is_refused(void **state)
{
  store_close(new_store());
  run_sql(path, "DROP TRIGGER fact_is_kept; DELETE FROM fact;"
                "CREATE TRIGGER fact_is_kept BEFORE DELETE ON fact"
                "  BEGIN SELECT RAISE(ABORT, 'a fact is never removed'); END");
  refused(" is no event: it holds no fact.");
}

/* What others declare in a file would run with our statements, and might never end. */
static void a_file_that_declares_more_than_ours_is_refused(void **state)
{
#define FOR_EVER \
  "(WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n WHERE i < 0)"
  static const char *const strange[] = {
    "CREATE TRIGGER fact_is_told AFTER INSERT ON fact BEGIN SELECT count(*) FROM " FOR_EVER "; END",
    "CREATE TABLE other(name)",
    "CREATE VIEW fact_view AS SELECT i FROM " FOR_EVER,
    "DROP TRIGGER fact_is_kept",
    "DROP TABLE fact; CREATE VIEW fact AS SELECT i AS number, 1 AS at, 'created' AS kind "
    "FROM " FOR_EVER,
  };
  const char *why = " is no event file that lunarbiter made: its tables are others.";
  for (size_t i = 0; i < sizeof strange / sizeof *strange; i++) {
    store_close(new_store());
    run_sql(path, strange[i]);
    refused(why);
    unlink(path);
  }
  store_close(new_store());
  run_sql(path, "ANALYZE"); /* SQLite's own tables may be there */
  store_close(open_store());
  run_sql(path, "PRAGMA user_version = -1");
  refused(" is not an event file.");
#undef FOR_EVER
}

#define STORE_TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void)
{
  const struct CMUnitTest tests[] = {
    STORE_TEST(what_was_said_is_read_again),
    STORE_TEST(a_refused_fact_and_a_cancelled_change_leave_the_file_as_it_was),
    STORE_TEST(killed_at_any_moment_nothing_that_was_reported_is_lost),
    STORE_TEST(two_writers_at_once_are_both_served),
    STORE_TEST(a_reader_sees_what_another_has_added),
    STORE_TEST(a_backup_is_the_same_event),
    STORE_TEST(a_file_is_made_once),
    STORE_TEST(a_newer_schema_is_refused_and_an_older_one_brought_up_to_date),
    STORE_TEST(files_that_are_none_of_ours_are_refused),
    STORE_TEST(truncated_files_are_refused),
    STORE_TEST(a_file_without_one_of_its_facts_is_refused),
    STORE_TEST(a_file_without_any_fact_is_refused),
    STORE_TEST(a_file_that_declares_more_than_ours_is_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
