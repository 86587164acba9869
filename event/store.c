/* SPDX-License-Identifier: MIT */
/* store.c -- facts in a file of SQLite (store.h). */
#include "store.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "inside.h"

#define APPLICATION_ID 0x4c41524e /* "LARN": which files are ours, as file(1) may know */

enum { BUSY_MILLISECONDS = 10000, NAME_BYTES = 32 };

/* An event with all facts that it may have is smaller. */
static const off_t FILE_BYTES_MAX = (off_t)1 << 30;

/* Script n brings a file of schema n to schema n + 1; a new file begins with schema 0. */
static const char *const migrations[STORE_SCHEMA] = {
  "CREATE TABLE fact("
  "  number INTEGER PRIMARY KEY, at INTEGER NOT NULL, kind TEXT NOT NULL) STRICT;"
  "CREATE TABLE fact_number("
  "  fact INTEGER NOT NULL REFERENCES fact(number), name TEXT NOT NULL, value INTEGER NOT NULL,"
  "  PRIMARY KEY(fact, name)) STRICT, WITHOUT ROWID;"
  "CREATE TABLE fact_text("
  "  fact INTEGER NOT NULL REFERENCES fact(number), name TEXT NOT NULL, value TEXT NOT NULL,"
  "  PRIMARY KEY(fact, name)) STRICT, WITHOUT ROWID;"
  "CREATE TABLE fact_list("
  "  fact INTEGER NOT NULL REFERENCES fact(number), place INTEGER NOT NULL, value INTEGER NOT NULL,"
  "  PRIMARY KEY(fact, place)) STRICT, WITHOUT ROWID;",
  /* Facts stay as they are, whatever program has the file open. */
  "CREATE TRIGGER fact_stays BEFORE UPDATE ON fact"
  "  BEGIN SELECT RAISE(ABORT, 'a fact is never changed'); END;"
  "CREATE TRIGGER fact_is_kept BEFORE DELETE ON fact"
  "  BEGIN SELECT RAISE(ABORT, 'a fact is never removed'); END;"
  "CREATE TRIGGER fact_number_stays BEFORE UPDATE ON fact_number"
  "  BEGIN SELECT RAISE(ABORT, 'a fact is never changed'); END;"
  "CREATE TRIGGER fact_text_stays BEFORE UPDATE ON fact_text"
  "  BEGIN SELECT RAISE(ABORT, 'a fact is never changed'); END;"
  "CREATE TRIGGER fact_list_stays BEFORE UPDATE ON fact_list"
  "  BEGIN SELECT RAISE(ABORT, 'a fact is never changed'); END;",
  /* Parts of facts are kept, too.  From here on an event may say which cards are legal in it. */
  "CREATE TRIGGER fact_number_is_kept BEFORE DELETE ON fact_number"
  "  BEGIN SELECT RAISE(ABORT, 'a fact is never removed'); END;"
  "CREATE TRIGGER fact_text_is_kept BEFORE DELETE ON fact_text"
  "  BEGIN SELECT RAISE(ABORT, 'a fact is never removed'); END;"
  "CREATE TRIGGER fact_list_is_kept BEFORE DELETE ON fact_list"
  "  BEGIN SELECT RAISE(ABORT, 'a fact is never removed'); END;"};

struct EventStore {
  sqlite3 *file;
  Event *event;
  bool begun;
  int before; /* facts when the change began */
  char path[4096];
};

/* ---- SQLite --------------------------------------------------------------------- */

static bool refuse_sql(const EventStore *store, EventError *error)
{
  int code = sqlite3_errcode(store->file) & 0xff;
  if (code == SQLITE_BUSY)
    return event_refuse(error, "Another program is writing to %.150s: try again.", store->path);
  if (code == SQLITE_NOTADB)
    return event_refuse(error, "%.150s is not an event file.", store->path);
  if (code == SQLITE_CORRUPT)
    return event_refuse(error, "%.150s is damaged: take the last backup.", store->path);
  return event_refuse(error, "%.150s: %.150s.", store->path, sqlite3_errmsg(store->file));
}

static bool run(EventStore *store, const char *sql, EventError *error)
{
  return sqlite3_exec(store->file, sql, NULL, NULL, NULL) == SQLITE_OK || refuse_sql(store, error);
}

static sqlite3_stmt *prepared(EventStore *store, const char *sql, EventError *error)
{
  sqlite3_stmt *statement = NULL;
  if (sqlite3_prepare_v2(store->file, sql, -1, &statement, NULL) != SQLITE_OK)
    refuse_sql(store, error);
  return statement;
}

/* The one number that a statement gives. */
static bool number_of(EventStore *store, const char *sql, int *number, EventError *error)
{
  sqlite3_stmt *statement = prepared(store, sql, error);
  if (!statement) return false;
  bool good = sqlite3_step(statement) == SQLITE_ROW;
  if (good) *number = sqlite3_column_int(statement, 0);
  else refuse_sql(store, error);
  sqlite3_finalize(statement);
  return good;
}

/* ---- Reading ---------------------------------------------------------------------- */

/* The index of a number (text) of a kind by name; -1: the kind has none of that name. */
static int place_of(FactKind kind, const char *name, bool text)
{
  char its[NAME_BYTES];
  for (int i = 0;
       text ? fact_text_name(kind, i, its, sizeof its) : fact_number_name(kind, i, its, sizeof its);
       i++)
    if (strcmp(its, name) == 0) return i;
  return -1;
}

typedef struct Readers {
  sqlite3_stmt *fact, *number, *text, *list;
} Readers;

static void close_readers(Readers *readers)
{
  sqlite3_finalize(readers->fact);
  sqlite3_finalize(readers->number);
  sqlite3_finalize(readers->text);
  sqlite3_finalize(readers->list);
}

static bool open_readers(EventStore *store, Readers *readers, EventError *error)
{
  static const char *const sql[] = {
    "SELECT number, at, kind FROM fact WHERE number > ? ORDER BY number",
    "SELECT name, value FROM fact_number WHERE fact = ?",
    "SELECT name, value FROM fact_text WHERE fact = ?",
    "SELECT value FROM fact_list WHERE fact = ? ORDER BY place"};
  sqlite3_stmt **each[] = {&readers->fact, &readers->number, &readers->text, &readers->list};
  *readers = (Readers){0};
  for (int i = 0; i < 4; i++) {
    *each[i] = prepared(store, sql[i], error);
    if (*each[i]) continue;
    close_readers(readers);
    return false;
  }
  return true;
}

static bool refuse_part(EventError *error, int number, const char *name)
{
  return event_refuse(error, "Fact %d has a part that this version does not know: '%.40s'.", number,
                      name);
}

static const char *column(sqlite3_stmt *statement, int index)
{
  const unsigned char *text = sqlite3_column_text(statement, index);
  return text ? (const char *)text : "";
}

static bool read_numbers(Readers *readers, int number, EventFact *fact, EventError *error)
{
  sqlite3_reset(readers->number);
  sqlite3_bind_int(readers->number, 1, number);
  while (sqlite3_step(readers->number) == SQLITE_ROW) {
    int place = place_of(fact->kind, column(readers->number, 0), false);
    if (place < 0) return refuse_part(error, number, column(readers->number, 0));
    fact->numbers[place] = sqlite3_column_int64(readers->number, 1);
  }
  return true;
}

/* The texts belong to the caller. */
static bool read_texts(Readers *readers, int number, EventFact *fact, char **texts,
                       EventError *error)
{
  sqlite3_reset(readers->text);
  sqlite3_bind_int(readers->text, 1, number);
  while (sqlite3_step(readers->text) == SQLITE_ROW) {
    int place = place_of(fact->kind, column(readers->text, 0), true);
    if (place < 0) return refuse_part(error, number, column(readers->text, 0));
    fact->texts[place] = texts[place] = strdup(column(readers->text, 1));
    if (!texts[place]) return event_refuse(error, "Out of memory.");
  }
  return true;
}

/* The list belongs to the caller. */
static bool read_list(Readers *readers, int number, EventFact *fact, int32_t **list,
                      EventError *error)
{
  int room = 0;
  sqlite3_reset(readers->list);
  sqlite3_bind_int(readers->list, 1, number);
  while (sqlite3_step(readers->list) == SQLITE_ROW) {
    int64_t value = sqlite3_column_int64(readers->list, 0);
    if (value < 0 || value > EVENT_ENTRANTS_MAX || fact->list_count == FACT_LIST_MAX)
      return event_refuse(error, "Fact %d has a list that no event has.", number);
    int32_t *grown = event_grown(*list, &room, fact->list_count, sizeof *grown);
    if (!grown) return event_refuse(error, "Out of memory.");
    fact->list = *list = grown;
    grown[fact->list_count++] = (int32_t)value;
  }
  return true;
}

static bool refuse_fact(const EventStore *store, int number, const EventError *why,
                        EventError *error)
{
  return event_refuse(error, "%.150s is damaged: fact %d cannot be: %.180s", store->path, number,
                      why->text);
}

/* Reads the fact on which `readers->fact` stands and recalls it. */
static bool read_fact(EventStore *store, Readers *readers, EventError *error)
{
  char *texts[FACT_TEXTS_MAX] = {0};
  int32_t *list = NULL;
  EventError why;
  int number = event_fact_count(store->event) + 1;
  EventFact fact = {.at = sqlite3_column_int64(readers->fact, 1),
                    .kind = fact_kind(column(readers->fact, 2))};
  if (sqlite3_column_int64(readers->fact, 0) != number)
    return event_refuse(error, "%.150s is damaged: fact %d is missing.", store->path, number);
  if (fact.kind == FACT_KINDS) return refuse_part(error, number, column(readers->fact, 2));
  bool good = read_numbers(readers, number, &fact, error) &&
              read_texts(readers, number, &fact, texts, error) &&
              read_list(readers, number, &fact, &list, error);
  if (good && !event_recall(store->event, &fact, &why))
    good = refuse_fact(store, number, &why, error);
  for (int i = 0; i < FACT_TEXTS_MAX; i++) free(texts[i]);
  free(list);
  return good;
}

/* The facts that are not read yet, all of them or, on refusal, perhaps some. */
static bool read_facts(EventStore *store, EventError *error)
{
  Readers readers;
  EventError why;
  int step = SQLITE_DONE, refused;
  bool good = open_readers(store, &readers, error);
  if (!good) return false;
  sqlite3_bind_int(readers.fact, 1, event_fact_count(store->event));
  while (good && (step = sqlite3_step(readers.fact)) == SQLITE_ROW)
    good = read_fact(store, &readers, error);
  if (good && step != SQLITE_DONE) good = refuse_sql(store, error);
  close_readers(&readers);
  if (!good) event_recall_none(store->event);
  if (good && !event_recalled(store->event, &refused, &why))
    good = refuse_fact(store, refused, &why, error);
  return good;
}

/* ---- Writing ------------------------------------------------------------------------ */

static bool step_done(EventStore *store, sqlite3_stmt *statement, EventError *error)
{
  int step = sqlite3_step(statement);
  sqlite3_finalize(statement);
  return step == SQLITE_DONE || refuse_sql(store, error);
}

static bool insert_number(EventStore *store, int fact, const char *name, int64_t value,
                          EventError *error)
{
  sqlite3_stmt *to = prepared(store, "INSERT INTO fact_number VALUES(?, ?, ?)", error);
  if (!to) return false;
  sqlite3_bind_int(to, 1, fact);
  sqlite3_bind_text(to, 2, name, -1, SQLITE_STATIC);
  sqlite3_bind_int64(to, 3, value);
  return step_done(store, to, error);
}

static bool insert_text(EventStore *store, int fact, const char *name, const char *value,
                        EventError *error)
{
  sqlite3_stmt *to = prepared(store, "INSERT INTO fact_text VALUES(?, ?, ?)", error);
  if (!to) return false;
  sqlite3_bind_int(to, 1, fact);
  sqlite3_bind_text(to, 2, name, -1, SQLITE_STATIC);
  sqlite3_bind_text(to, 3, value, -1, SQLITE_STATIC);
  return step_done(store, to, error);
}

static bool insert_list(EventStore *store, int fact, const EventFact *of, EventError *error)
{
  for (int i = 0; i < of->list_count; i++) {
    sqlite3_stmt *to = prepared(store, "INSERT INTO fact_list VALUES(?, ?, ?)", error);
    if (!to) return false;
    sqlite3_bind_int(to, 1, fact);
    sqlite3_bind_int(to, 2, i + 1);
    sqlite3_bind_int(to, 3, of->list[i]);
    if (!step_done(store, to, error)) return false;
  }
  return true;
}

static bool insert_fact(EventStore *store, int number, const EventFact *fact, EventError *error)
{
  char name[NAME_BYTES];
  sqlite3_stmt *to = prepared(store, "INSERT INTO fact VALUES(?, ?, ?)", error);
  if (!to) return false;
  sqlite3_bind_int(to, 1, number);
  sqlite3_bind_int64(to, 2, fact->at);
  sqlite3_bind_text(to, 3, fact_word(fact->kind), -1, SQLITE_STATIC);
  bool good = step_done(store, to, error);
  for (int i = 0; good && fact_number_name(fact->kind, i, name, sizeof name); i++)
    good = insert_number(store, number, name, fact->numbers[i], error);
  for (int i = 0; good && fact_text_name(fact->kind, i, name, sizeof name); i++)
    if (fact->texts[i] && *fact->texts[i])
      good = insert_text(store, number, name, fact->texts[i], error);
  return good && insert_list(store, number, fact, error);
}

/* ---- Changes --------------------------------------------------------------------------- */

bool store_refresh(EventStore *store, EventError *error)
{
  return store->begun || read_facts(store, error);
}

bool store_begin(EventStore *store, EventError *error)
{
  if (store->begun) return event_refuse(error, "A change has begun already.");
  if (!run(store, "BEGIN IMMEDIATE", error)) return false;
  store->begun = true;
  if (!read_facts(store, error)) {
    store_cancel(store);
    return false;
  }
  store->before = event_fact_count(store->event);
  return true;
}

/* The event is read anew, without the facts that are not in the file. */
static void forget(EventStore *store)
{
  EventError ignored;
  Event *event = event_new();
  if (!event) return; /* it is as long as the next change, which is then refused as damaged */
  event_free(store->event);
  store->event = event;
  read_facts(store, &ignored);
}

void store_cancel(EventStore *store)
{
  EventError ignored;
  if (!store->begun) return;
  run(store, "ROLLBACK", &ignored);
  store->begun = false;
  if (event_fact_count(store->event) != store->before) forget(store);
}

static void cancel_recalled(EventStore *store)
{
  event_recall_none(store->event);
  store_cancel(store);
}

bool store_add(EventStore *store, const EventFact *fact, EventError *error)
{
  if (!store->begun) return event_refuse(error, "No change has begun.");
  if (!event_add(store->event, fact, error)) return false;
  int number = event_fact_count(store->event);
  if (insert_fact(store, number, event_fact(store->event, number), error)) return true;
  store_cancel(store);
  return false;
}

bool store_recall(EventStore *store, const EventFact *fact, EventError *error)
{
  if (!store->begun) return event_refuse(error, "No change has begun.");
  bool good = event_recall(store->event, fact, error);
  if (good) {
    int number = event_fact_count(store->event);
    good = insert_fact(store, number, event_fact(store->event, number), error);
  }
  if (!good) cancel_recalled(store);
  return good;
}

bool store_recalled(EventStore *store, int *refused, EventError *error)
{
  if (event_recalled(store->event, refused, error)) return true;
  cancel_recalled(store);
  return false;
}

bool store_commit(EventStore *store, EventError *error)
{
  if (!store->begun) return event_refuse(error, "No change has begun.");
  if (!run(store, "COMMIT", error)) {
    store_cancel(store);
    return false;
  }
  store->begun = false;
  return true;
}

/* ---- Files -------------------------------------------------------------------------------- */

static bool set_up(EventStore *store, EventError *error)
{
  sqlite3_busy_timeout(store->file, BUSY_MILLISECONDS);
  return run(store,
             "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON",
             error);
}

/* Brings the schema up to date within one transaction. */
static bool migrate(EventStore *store, EventError *error)
{
  char version[80];
  int schema = 0;
  if (!run(store, "BEGIN IMMEDIATE", error)) return false;
  bool good = number_of(store, "PRAGMA user_version", &schema, error);
  for (; good && schema < STORE_SCHEMA; schema++) good = run(store, migrations[schema], error);
  snprintf(version, sizeof version, "PRAGMA application_id = %d; PRAGMA user_version = %d",
           APPLICATION_ID, STORE_SCHEMA);
  good = good && run(store, version, error) && run(store, "COMMIT", error);
  if (!good) sqlite3_exec(store->file, "ROLLBACK", NULL, NULL, NULL);
  return good;
}

/* Whether the file is one of ours, whole, and of a schema that this version knows. */
static bool is_ours(EventStore *store, EventError *error)
{
  int id = 0, schema = 0;
  sqlite3_busy_timeout(store->file, BUSY_MILLISECONDS);
  if (!number_of(store, "PRAGMA application_id", &id, error) ||
      !number_of(store, "PRAGMA user_version", &schema, error))
    return false;
  if (id != APPLICATION_ID || schema < 0)
    return event_refuse(error, "%.150s is not an event file.", store->path);
  if (schema > STORE_SCHEMA)
    return event_refuse(error,
                        "%.150s was written by a newer version (schema %d; this version "
                        "knows %d): use that one.",
                        store->path, schema, STORE_SCHEMA);
  return true;
}

/* All that a file declares, in one text.  Spaces are left out, as they say nothing, and so are the
** tables in which SQLite counts rows. */
static const char declared[] =
    "SELECT coalesce(group_concat(one, ';'), '') FROM (SELECT type || ' ' || name || ' ' ||"
    " replace(replace(sql, ' ', ''), char(10), '') AS one FROM sqlite_master"
    " WHERE sql IS NOT NULL AND NOT (type = 'table' AND name IN ('sqlite_stat1', 'sqlite_stat4'))"
    " ORDER BY type, name)";

static char *declared_by(sqlite3 *file)
{
  sqlite3_stmt *statement = NULL;
  char *text = NULL;
  if (sqlite3_prepare_v2(file, declared, -1, &statement, NULL) == SQLITE_OK &&
      sqlite3_step(statement) == SQLITE_ROW)
    text = strdup(column(statement, 0));
  sqlite3_finalize(statement);
  return text;
}

/* What a file of this schema declares when we have made it. */
static char *declared_by_ours(int schema)
{
  sqlite3 *file = NULL;
  char *text = NULL;
  bool good = sqlite3_open_v2(":memory:", &file, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK;
  for (int i = 0; good && i < schema; i++)
    good = sqlite3_exec(file, migrations[i], NULL, NULL, NULL) == SQLITE_OK;
  if (good) text = declared_by(file);
  sqlite3_close(file);
  return text;
}

/* A view or a trigger that somebody else put into the file would run with every statement of ours,
** and could run for ever: so it declares what we declare and nothing else. */
static bool declares_ours(EventStore *store, EventError *error)
{
  int schema = 0;
  if (!number_of(store, "PRAGMA user_version", &schema, error)) return false;
  char *ours = declared_by_ours(schema), *its = declared_by(store->file);
  bool good = ours && its && strcmp(ours, its) == 0;
  if (!its) refuse_sql(store, error);
  else if (!ours) event_refuse(error, "Out of memory.");
  else if (!good)
    event_refuse(error, "%.150s is no event file that lunarbiter made: its tables are others.",
                 store->path);
  free(ours);
  free(its);
  return good;
}

static bool is_whole(EventStore *store, EventError *error)
{
  sqlite3_stmt *check = prepared(store, "PRAGMA quick_check(1)", error);
  if (!check) return false;
  bool good = sqlite3_step(check) == SQLITE_ROW && strcmp(column(check, 0), "ok") == 0;
  sqlite3_finalize(check);
  return good || event_refuse(error, "%.150s is damaged: take the last backup.", store->path);
}

/* No pipe, for which SQLite would wait, and no larger than an event. */
static bool may_be_ours(const char *path, EventError *error)
{
  struct stat file;
  if (stat(path, &file) != 0) return true; /* SQLite says why */
  if (S_ISDIR(file.st_mode)) return true;
  if (!S_ISREG(file.st_mode)) return event_refuse(error, "%.150s is not an event file.", path);
  return file.st_size <= FILE_BYTES_MAX ||
         event_refuse(error, "%.150s is larger than any event file.", path);
}

static EventStore *opened(const char *path, EventError *error)
{
  if (!may_be_ours(path, error)) return NULL;
  EventStore *store = calloc(1, sizeof *store);
  if (store) store->event = event_new();
  if (!store || !store->event) {
    free(store);
    event_refuse(error, "Out of memory.");
    return NULL;
  }
  snprintf(store->path, sizeof store->path, "%s", path);
  if (sqlite3_open_v2(path, &store->file, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK) return store;
  if (access(path, F_OK) != 0) event_refuse(error, "There is no file %.150s.", path);
  else event_refuse(error, "%.150s cannot be opened: %.150s.", path, sqlite3_errmsg(store->file));
  store_close(store);
  return NULL;
}

static EventStore *or_close(EventStore *store, bool good)
{
  if (good) return store;
  store_close(store);
  return NULL;
}

/* Every event begins with the fact that it was created. */
static bool has_begun(const EventStore *store, EventError *error)
{
  return event_fact_count(store->event) > 0 ||
         event_refuse(error, "%.150s is no event: it holds no fact.", store->path);
}

EventStore *store_open(const char *path, EventError *error)
{
  int schema = 0;
  EventStore *store = opened(path, error);
  if (!store) return NULL;
  return or_close(store, is_ours(store, error) && declares_ours(store, error) &&
                             is_whole(store, error) && set_up(store, error) &&
                             number_of(store, "PRAGMA user_version", &schema, error) &&
                             (schema == STORE_SCHEMA || migrate(store, error)) &&
                             read_facts(store, error) && has_begun(store, error));
}

static bool refuse_new(const char *path, EventError *error)
{
  return event_refuse(
      error, access(path, F_OK) == 0 ? "%.150s exists already." : "%.150s cannot be written.",
      path);
}

/* An empty file beside `path`; its name is given to `beside`. */
static bool begin_beside(const char *path, char *beside, size_t size, EventError *error)
{
  if (access(path, F_OK) == 0 || strlen(path) + 8 > size) return refuse_new(path, error);
  snprintf(beside, size, "%s.XXXXXX", path);
  int made = mkstemp(beside);
  if (made < 0) return refuse_new(path, error);
  fchmod(made, 0644);
  close(made);
  return true;
}

/* The file that was made beside the path is whole and on the disk.  It gets its name, unless
** another file has that name by now. */
static bool end_beside(const char *path, const char *beside, bool good, EventError *error)
{
  char folder[sizeof((EventStore *)NULL)->path];
  bool named = good && (link(beside, path) == 0 || /* or a disk without links */
                        (access(path, F_OK) != 0 && rename(beside, path) == 0));
  if (good && !named) refuse_new(path, error);
  unlink(beside);
  snprintf(folder, sizeof folder, "%s", path);
  char *slash = strrchr(folder, '/');
  if (slash) slash[1] = '\0';
  int of = open(slash ? folder : ".", O_RDONLY | O_DIRECTORY);
  if (of >= 0) {
    fsync(of);
    close(of);
  }
  return named;
}

EventStore *store_new_filled(const char *path, const EventFact *created, StoreFill *fill,
                             void *data, EventError *error)
{
  char beside[sizeof((EventStore *)NULL)->path];
  if (!begin_beside(path, beside, sizeof beside, error)) return NULL;
  EventStore *store = opened(beside, error);
  bool good = store && migrate(store, error) && store_begin(store, error) &&
              store_add(store, created, error) && store_commit(store, error) &&
              (!fill || fill(store, data, error));
  if (store) store_close(store);
  return end_beside(path, beside, good, error) ? store_open(path, error) : NULL;
}

EventStore *store_new(const char *path, const EventFact *created, EventError *error)
{
  return store_new_filled(path, created, NULL, NULL, error);
}

void store_close(EventStore *store)
{
  if (!store) return;
  store_cancel(store);
  sqlite3_close(store->file);
  event_free(store->event);
  free(store);
}

const Event *store_event(const EventStore *store)
{
  return store->event;
}

bool store_backup(EventStore *store, const char *path, EventError *error)
{
  char beside[sizeof store->path];
  if (!begin_beside(path, beside, sizeof beside, error)) return false;
  sqlite3_stmt *copy = prepared(store, "VACUUM INTO ?", error);
  if (copy) sqlite3_bind_text(copy, 1, beside, -1, SQLITE_STATIC);
  return end_beside(path, beside, copy && step_done(store, copy, error), error);
}
