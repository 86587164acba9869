/* SPDX-License-Identifier: MIT */
/*
** keep.c -- the games of a hall in one SQLite file.
**
**     game (id, settings)           a table and its settings, a text of JSON
**     line (number, game, text)     the lines of its replay, in their order
**
** Each call is one transaction.  The write-ahead log keeps what was committed when the program is
** killed; a loss of power may cost the last moments, never the file.
*/
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "common/text.h"
#include "server/server.h"

enum { SCHEMA = 1, APPLICATION = 0x4c554e54 /* "LUNT" */ };

static const char schema[] =
    "CREATE TABLE game (id TEXT PRIMARY KEY, settings TEXT NOT NULL) WITHOUT ROWID;"
    "CREATE TABLE line (number INTEGER PRIMARY KEY, game TEXT NOT NULL, text TEXT NOT NULL);"
    "CREATE INDEX line_of_game ON line (game, number);";

/* The statements, by what they do. */
typedef enum Act {
  ACT_BEGIN,
  ACT_COMMIT,
  ACT_BACK,
  ACT_PUT,
  ACT_SET,
  ACT_ADD,
  ACT_CLEAR,
  ACT_DROP,
  ACT_EACH,
  ACT_LINES,
  ACTS
} Act;
static const char *const statements[ACTS] = {
  [ACT_BEGIN] = "BEGIN IMMEDIATE",
  [ACT_COMMIT] = "COMMIT",
  [ACT_BACK] = "ROLLBACK",
  [ACT_PUT] = ("INSERT INTO game (id, settings) VALUES (?1, ?2)"
               " ON CONFLICT (id) DO UPDATE SET settings = ?2"),
  [ACT_SET] = "UPDATE game SET settings = ?2 WHERE id = ?1",
  [ACT_ADD] = "INSERT INTO line (game, text) VALUES (?1, ?2)",
  [ACT_CLEAR] = "DELETE FROM line WHERE game = ?1",
  [ACT_DROP] = "DELETE FROM game WHERE id = ?1",
  [ACT_EACH] = "SELECT id, settings FROM game ORDER BY id",
  [ACT_LINES] = "SELECT text FROM line WHERE game = ?1 ORDER BY number",
};

struct Keep {
  sqlite3 *file;
  sqlite3_stmt *acts[ACTS];
  char path[512];
};

static bool refuse(const Keep *keep, ArbError *error)
{
  error->status = ARB_REFUSED;
  snprintf(error->text, sizeof error->text, "%.200s: %.150s", keep->path,
           sqlite3_errmsg(keep->file));
  return false;
}

static bool act(Keep *keep, Act what, const char *a, const char *b, ArbError *error)
{
  sqlite3_stmt *statement = keep->acts[what];
  sqlite3_reset(statement);
  if (a) sqlite3_bind_text(statement, 1, a, -1, SQLITE_STATIC);
  if (b) sqlite3_bind_text(statement, 2, b, -1, SQLITE_STATIC);
  bool good = sqlite3_step(statement) == SQLITE_DONE || refuse(keep, error);
  sqlite3_reset(statement);
  return good;
}

static bool commit(Keep *keep, bool good, ArbError *error)
{
  ArbError ignored;
  if (good && act(keep, ACT_COMMIT, NULL, NULL, error)) return true;
  act(keep, ACT_BACK, NULL, NULL, &ignored);
  return false;
}

static bool put(void *data, const char *table, const char *settings, const char *lines,
                ArbError *error)
{
  Keep *keep = data;
  if (!act(keep, ACT_BEGIN, NULL, NULL, error)) return false;
  return commit(keep,
                act(keep, ACT_PUT, table, settings, error) &&
                    act(keep, ACT_CLEAR, table, NULL, error) &&
                    act(keep, ACT_ADD, table, lines, error),
                error);
}

static bool set(void *data, const char *table, const char *settings, ArbError *error)
{
  return act(data, ACT_SET, table, settings, error);
}

static bool add(void *data, const char *table, const char *lines, ArbError *error)
{
  return act(data, ACT_ADD, table, lines, error);
}

static bool drop(void *data, const char *table, ArbError *error)
{
  Keep *keep = data;
  if (!act(keep, ACT_BEGIN, NULL, NULL, error)) return false;
  return commit(keep,
                act(keep, ACT_CLEAR, table, NULL, error) && act(keep, ACT_DROP, table, NULL, error),
                error);
}

/* The text of a column; a damaged file may have none where there must be one. */
static const char *column(sqlite3_stmt *statement, int index)
{
  const unsigned char *text = sqlite3_column_text(statement, index);
  return text ? (const char *)text : "";
}

static bool each(void *data, void (*visit)(void *to, const char *table, const char *settings),
                 void *to, ArbError *error)
{
  Keep *keep = data;
  sqlite3_stmt *statement = keep->acts[ACT_EACH];
  int step;
  sqlite3_reset(statement);
  while ((step = sqlite3_step(statement)) == SQLITE_ROW)
    visit(to, column(statement, 0), column(statement, 1));
  sqlite3_reset(statement);
  return step == SQLITE_DONE || refuse(keep, error);
}

static char *lines(void *data, const char *table, ArbError *error)
{
  Keep *keep = data;
  sqlite3_stmt *statement = keep->acts[ACT_LINES];
  Text text = {0};
  int step;
  sqlite3_reset(statement);
  sqlite3_bind_text(statement, 1, table, -1, SQLITE_STATIC);
  text_add(&text, "%s", "");
  while ((step = sqlite3_step(statement)) == SQLITE_ROW)
    text_add(&text, "%s", column(statement, 0));
  sqlite3_reset(statement);
  if (step == SQLITE_DONE) return text.bytes;
  refuse(keep, error);
  text_free(&text);
  return NULL;
}

HallStore keep_store(Keep *keep)
{
  return (HallStore){keep, put, set, add, drop, each, lines};
}

/* ---- The file --------------------------------------------------------------------- */

static bool run(const Keep *keep, const char *sql, ArbError *error)
{
  return sqlite3_exec(keep->file, sql, NULL, NULL, NULL) == SQLITE_OK || refuse(keep, error);
}

static int64_t pragma(const Keep *keep, const char *sql)
{
  sqlite3_stmt *statement = NULL;
  int64_t value = -1;
  if (sqlite3_prepare_v2(keep->file, sql, -1, &statement, NULL) == SQLITE_OK &&
      sqlite3_step(statement) == SQLITE_ROW)
    value = sqlite3_column_int64(statement, 0);
  sqlite3_finalize(statement);
  return value;
}

/* Whether the file declares our schema and nothing else.  A view or a trigger that somebody else
** put there would run with our statements, and could run for ever. */
static bool declares_ours(const Keep *keep)
{
  static const char all[] =
      "SELECT coalesce(group_concat(sql || ';', ''), '') FROM (SELECT sql FROM sqlite_master"
      " WHERE sql IS NOT NULL AND NOT (type = 'table' AND name IN ('sqlite_stat1', 'sqlite_stat4'))"
      " ORDER BY rowid)";
  sqlite3_stmt *statement = NULL;
  bool good = sqlite3_prepare_v2(keep->file, all, -1, &statement, NULL) == SQLITE_OK &&
              sqlite3_step(statement) == SQLITE_ROW && strcmp(column(statement, 0), schema) == 0;
  sqlite3_finalize(statement);
  return good;
}

/* A new file gets the schema.  Of another program or a later version, it stays as it is. */
static bool check_schema(const Keep *keep, ArbError *error)
{
  char sql[sizeof schema + 160];
  int64_t version = pragma(keep, "PRAGMA user_version");
  int64_t application = pragma(keep, "PRAGMA application_id");
  int64_t things = pragma(keep, "SELECT count(*) FROM sqlite_master");
  if (things < 0) return refuse(keep, error);
  error->status = ARB_REFUSED;
  if (things == 0 && version == 0) {
    snprintf(sql, sizeof sql,
             "BEGIN;%s PRAGMA application_id = %d; PRAGMA user_version = %d; COMMIT", schema,
             APPLICATION, SCHEMA);
    return run(keep, sql, error);
  }
  bool known = application == APPLICATION && version >= 0;
  if (!known || (version == SCHEMA && !declares_ours(keep))) {
    snprintf(error->text, sizeof error->text, "%.300s is no file of games of the table",
             keep->path);
    return false;
  }
  if (version == SCHEMA) return true;
  snprintf(error->text, sizeof error->text,
           "%.250s is of a newer lunarbiter (version %d of the file; this one knows %d)",
           keep->path, (int)version, SCHEMA);
  return false;
}

Keep *keep_open(const char *path, ArbError *error)
{
  Keep *keep = must_take(NULL, sizeof *keep);
  *keep = (Keep){.file = NULL};
  snprintf(keep->path, sizeof keep->path, "%s", path);
  mode_t before = umask(0077); /* the keys of links lie in the file */
  int opened = sqlite3_open_v2(path, &keep->file, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL);
  bool good = (opened == SQLITE_OK || refuse(keep, error)) &&
              run(keep, "PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT", error) &&
              check_schema(keep, error) &&
              run(keep, "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL", error);
  umask(before);
  for (int i = 0; good && i < ACTS; i++)
    good = sqlite3_prepare_v2(keep->file, statements[i], -1, &keep->acts[i], NULL) == SQLITE_OK ||
           refuse(keep, error);
  if (good) return keep;
  if (strstr(error->text, "database is locked"))
    snprintf(error->text, sizeof error->text,
             "%.200s is in use: another table serves its games (--games FILE names another file)",
             keep->path);
  keep_close(keep);
  return NULL;
}

void keep_close(Keep *keep)
{
  if (!keep) return;
  for (int i = 0; i < ACTS; i++) sqlite3_finalize(keep->acts[i]);
  sqlite3_close(keep->file);
  free(keep);
}
