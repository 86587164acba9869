/* SPDX-License-Identifier: MIT */
/*
** fuzz_event.c -- `lunarbiter event`: verbs in any order, event files whose bytes or rows another
** program changed, exports and tables of players that were stirred.
**
** A file is refused with a sentence, or is an event whose export makes the same event again.  A
** verb that fails leaves the facts as they were.
*/
#define _GNU_SOURCE /* mkdtemp, open_memstream */
#include "soup.h"

#include <dirent.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "common/options.h"
#include "event/command.h"
#include "store.h"

enum { WORDS_MAX = 24, FILE_BYTES_MAX = 1 << 18, SEEDS_MAX = 8, VERBS_MAX = 10, TURNS_MAX = 3 };

static SoupFiles seeds = {.pattern = "tests/fuzz/seeds/event/*.txt"};

/* An event that the lines of a seed made: its file, and its export. */
typedef struct Made {
  unsigned char bytes[FILE_BYTES_MAX];
  size_t size;
  char *json;
} Made;
static Made made[SEEDS_MAX];

/* ---- A folder to work in ---------------------------------------------------------------- */

static const char event_path[] = "it.event", json_path[] = "it.json", csv_path[] = "it.csv";
static char folder[64];
static int outside = -1; /* the folder that the program was started in */

static void empty_folder(void)
{
  DIR *of = opendir(".");
  for (struct dirent *each; of && (each = readdir(of));)
    if (strcmp(each->d_name, ".") != 0 && strcmp(each->d_name, "..") != 0) unlink(each->d_name);
  if (of) closedir(of);
}

static void remove_folder(void)
{
  rmdir(folder);
}

/* In memory where the system has such a place: every fact is written through to the disk. */
static void make_folder(void)
{
  bool memory = access("/dev/shm", W_OK) == 0;
  snprintf(folder, sizeof folder, "%s/fuzz-event-XXXXXX", memory ? "/dev/shm" : "/tmp");
  outside = open(".", O_RDONLY | O_DIRECTORY);
  if (outside < 0 || !mkdtemp(folder)) fuzz_failed(folder, "cannot be made");
  atexit(remove_folder);
}

static void enter_folder(void)
{
  if (chdir(folder) != 0) fuzz_failed(folder, "cannot be entered");
}

/* What fuzzes, libFuzzer too, keeps its own files where it was started. */
static void leave_folder(void)
{
  empty_folder();
  if (fchdir(outside) != 0) fuzz_failed(folder, "cannot be left");
}

static void write_file(const char *path, const void *bytes, size_t size)
{
  FILE *file = fopen(path, "wb");
  if (!file || fwrite(bytes, 1, size, file) != size || fclose(file) != 0)
    fuzz_failed(path, "cannot be written");
}

/* ---- Verbs -------------------------------------------------------------------------------- */

/* What a word of a line stands for; words with a slash are left out, so that nothing outside of the
** folder is written. */
static const char *meant(const char *word)
{
  if (strcmp(word, "$e") == 0) return event_path;
  if (strcmp(word, "$j") == 0) return json_path;
  if (strcmp(word, "$c") == 0) return csv_path;
  return strchr(word, '/') ? "x" : word;
}

/* Runs a line as `lunarbiter event LINE`; what it prints is the caller's, or NULL. */
static int run_line(char *line, char **printed)
{
  static FILE *nowhere;
  char *words[WORDS_MAX + 3] = {"event"}, *rest = NULL;
  int count = 1;
  for (char *word = strtok_r(line, " ", &rest); word && count < WORDS_MAX;
       word = strtok_r(NULL, " ", &rest))
    words[count++] = (char *)(uintptr_t)meant(word);
  if (count == 1) return EXIT_USAGE;
  if (strcmp(words[1], "watch") == 0) words[count++] = "--once";
  if (strcmp(words[1], "play") == 0) return EXIT_USAGE; /* games are other targets' business */
  size_t size = 0;
  if (printed) *printed = NULL;
  if (!nowhere) nowhere = fopen("/dev/null", "w");
  FILE *out = stdout, *err = stderr, *kept = printed ? open_memstream(printed, &size) : nowhere;
  if (!kept || !nowhere) fuzz_failed("a verb", "no streams");
  stdout = kept, stderr = nowhere;
  int code = command_event(count, words);
  stdout = out, stderr = err;
  if (printed) fclose(kept);
  if (code != EXIT_FINE && code != EXIT_FAILED && code != EXIT_USAGE)
    fuzz_failed(words[1], "it ended with another code than 0, 1 and 2");
  return code;
}

static int run_words(const char *text, char **printed)
{
  char line[200];
  snprintf(line, sizeof line, "%s", text);
  return run_line(line, printed);
}

/* How many facts the file holds; -1: it cannot be opened. */
static int facts_of(const char *path)
{
  EventError error = {""};
  EventStore *store = store_open(path, &error);
  if (!store && !*error.text) fuzz_failed(path, "it is refused without a sentence");
  int count = store ? event_fact_count(store_event(store)) : -1;
  if (store) store_close(store);
  return count;
}

/* Runs the lines of a text; one that fails adds nothing. */
static void run_lines(char *text)
{
  char *rest = NULL;
  for (char *line = strtok_r(text, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
    bool there = access(event_path, F_OK) == 0;
    int before = there ? facts_of(event_path) : -1;
    int code = run_line(line, NULL);
    if (code != EXIT_FINE && there && facts_of(event_path) != before)
      fuzz_failed(line, "it failed, and the facts are others");
  }
}

/* ---- Made once ----------------------------------------------------------------------------- */

static const Made *made_of(int which)
{
  soup_read(&seeds);
  Made *of = &made[which % seeds.count];
  if (of->size) return of;
  char *text = strdup(seeds.texts[which % seeds.count]);
  if (!text) fuzz_failed("memory", "there is none");
  run_lines(text);
  free(text);
  if (run_words("export $e", &of->json) != EXIT_FINE) fuzz_failed("a seed", "makes no event");
  FILE *file = fopen(event_path, "rb");
  of->size = file ? fread(of->bytes, 1, sizeof of->bytes, file) : 0;
  if (file) fclose(file);
  if (!of->size || of->size == sizeof of->bytes) fuzz_failed("a seed", "its file is too large");
  empty_folder();
  return of;
}

/* ---- Changed files --------------------------------------------------------------------------- */

static void change_bytes(const Made *of, Bytes *bytes)
{
  static unsigned char changed[FILE_BYTES_MAX];
  size_t size = of->size;
  memcpy(changed, of->bytes, size);
  for (int n = bytes_below(bytes, 8); n >= 0; n--) {
    size_t at = ((size_t)bytes_below(bytes, 256) << 16 | (size_t)bytes_below(bytes, 256) << 8 |
                 (size_t)bytes_below(bytes, 256)) %
                size;
    changed[at] = (unsigned char)bytes_below(bytes, 256);
  }
  if (bytes_below(bytes, 16) == 15) size = size * (size_t)bytes_below(bytes, 256) / 256;
  write_file(event_path, changed, size);
}

static int64_t some_number(Bytes *bytes)
{
  static const int64_t far[] = {INT64_MAX, INT64_MIN, UINT32_MAX, INT32_MAX, INT32_MIN, 1e11};
  int kind = bytes_below(bytes, 64);
  return kind < 6 ? far[kind] : bytes_number(bytes);
}

static const char *some_text(Bytes *bytes)
{
  static const char *const texts[] = {
    "",        "Ann_Lee", "=1+1",       "\x1b[2J",  "a\nb",       "\xff",
    "Ann; Bo", ";",       "riftbound",  "match",    "2026-13-40", "slow-play",
    "undone",  "paired",  "registered", "<script>", "entrant",    "reason"};
  return texts[bytes_below(bytes, (int)(sizeof texts / sizeof *texts))];
}

/* What another program may do to rows: ?1 a number, ?2 a text, ?3 and ?4 facts, ?5 a place. */
static const char *const changes[] = {
  "UPDATE fact SET at = ?1 WHERE number = ?3",
  "UPDATE fact SET kind = ?2 WHERE number = ?3",
  "UPDATE fact SET kind = (SELECT kind FROM fact WHERE number = ?4) WHERE number = ?3",
  "UPDATE fact SET number = ?1 WHERE number = ?3",
  "INSERT INTO fact SELECT max(number) + 1, ?1, (SELECT kind FROM fact WHERE number = ?3) FROM "
  "fact",
  "INSERT INTO fact_number SELECT (SELECT max(number) FROM fact), name, value FROM fact_number"
  " WHERE fact = ?3",
  "DELETE FROM fact WHERE number >= ?3 AND ?5 = 0",
  "UPDATE fact_number SET value = ?1 WHERE fact = ?3 AND name ="
  " (SELECT name FROM fact_number WHERE fact = ?3 ORDER BY name LIMIT 1 OFFSET ?5)",
  "UPDATE fact_number SET value = ?1 WHERE name = ?2",
  "UPDATE fact_number SET name = ?2 WHERE fact = ?3 AND value = ?1",
  "DELETE FROM fact_number WHERE fact = ?3",
  "UPDATE fact_text SET value = ?2 WHERE fact = ?3",
  "INSERT INTO fact_text VALUES(?3, 'note', ?2)",
  "DELETE FROM fact_text WHERE fact = ?3",
  "UPDATE fact_list SET value = ?1 WHERE fact = ?3 AND place = ?5",
  "INSERT INTO fact_list VALUES(?3, ?1, ?4)",
  "DELETE FROM fact_list WHERE fact = ?3 AND place >= ?5",
};
enum { CHANGES = sizeof changes / sizeof *changes };

static void change_row(sqlite3 *file, Bytes *bytes)
{
  sqlite3_stmt *change = NULL;
  const char *text = changes[bytes_below(bytes, CHANGES)];
  if (sqlite3_prepare_v2(file, text, -1, &change, NULL) != SQLITE_OK)
    fuzz_failed(text, sqlite3_errmsg(file));
  int numbered = sqlite3_bind_parameter_count(change);
  if (numbered >= 1) sqlite3_bind_int64(change, 1, some_number(bytes));
  if (numbered >= 2) sqlite3_bind_text(change, 2, some_text(bytes), -1, SQLITE_STATIC);
  for (int i = 3; i <= numbered; i++)
    sqlite3_bind_int(change, i, bytes_below(bytes, i < 5 ? 40 : 12));
  sqlite3_step(change); /* one that the tables refuse changes nothing */
  sqlite3_finalize(change);
}

/* The triggers that keep facts as they are, dropped, and the statements that make them again. */
static char *drop_triggers(sqlite3 *file)
{
  sqlite3_stmt *triggers = NULL;
  char *again = sqlite3_mprintf("%s", ""), *drops = sqlite3_mprintf("%s", "");
  sqlite3_prepare_v2(file, "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'", -1,
                     &triggers, NULL);
  while (sqlite3_step(triggers) == SQLITE_ROW) {
    char *more = sqlite3_mprintf("%s%s;", again, sqlite3_column_text(triggers, 1));
    char *drop = sqlite3_mprintf("%sDROP TRIGGER %s;", drops, sqlite3_column_text(triggers, 0));
    sqlite3_free(again), sqlite3_free(drops);
    again = more, drops = drop;
  }
  sqlite3_finalize(triggers);
  if (sqlite3_exec(file, drops, NULL, NULL, NULL) != SQLITE_OK)
    fuzz_failed(drops, sqlite3_errmsg(file));
  sqlite3_free(drops);
  return again;
}

static void change_rows(const Made *of, Bytes *bytes)
{
  sqlite3 *file = NULL;
  write_file(event_path, of->bytes, of->size);
  if (sqlite3_open(event_path, &file) != SQLITE_OK)
    fuzz_failed(event_path, "SQLite cannot open it");
  char *again = drop_triggers(file);
  for (int n = bytes_below(bytes, 6); n >= 0; n--) change_row(file, bytes);
  if (sqlite3_exec(file, again, NULL, NULL, NULL) != SQLITE_OK)
    fuzz_failed(again, sqlite3_errmsg(file));
  sqlite3_free(again);
  sqlite3_close(file);
}

/* ---- What must hold of a file that opens ------------------------------------------ */

/* Its export makes the same event again. */
static void must_go_round(void)
{
  char *one = NULL, *two = NULL;
  if (facts_of(event_path) < 0) return;
  if (run_words("export $e", &one) != EXIT_FINE)
    fuzz_failed("export", "an event that opens has none");
  write_file("round.json", one, strlen(one));
  unlink("round.event");
  bool text = strstr(one, ": null") == NULL; /* a text that is not UTF-8 is null in JSON */
  int code = run_words("import round.event round.json", NULL);
  if (text && code != EXIT_FINE) fuzz_failed(one, "its export cannot be imported");
  if (text && (run_words("export round.event", &two) != EXIT_FINE || strcmp(one, two) != 0))
    fuzz_failed(one, "its export makes another event");
  free(one);
  free(two);
}

/* ---- Inputs ------------------------------------------------------------------------ */

static void some_verbs(Bytes *bytes)
{
  static char text[SOUP_TEXT_MAX];
  char *line, *rest = NULL;
  snprintf(text, sizeof text, "%s", soup_of_files(&seeds, bytes));
  int skip = bytes_below(bytes, 24), most = bytes_below(bytes, VERBS_MAX);
  for (line = strtok_r(text, "\n", &rest); line && skip > 0; skip--)
    line = strtok_r(NULL, "\n", &rest);
  for (; line && most > 0; most--, line = strtok_r(NULL, "\n", &rest)) {
    char one[1000];
    snprintf(one, sizeof one, "%s", line);
    run_lines(one);
  }
}

static void write_sheet(Bytes *bytes)
{
  static const char sheet[] = "name,members,deck\n\"Ann Lee\",,jinx-origins\nBo Kim,\"Cy; Di\",\n"
                              "\"Ed \"\"Ace\"\" Poe\";;\r\n\xef\xbb\xbfname\tdeck\nFay,\n";
  const char *stirred = soup_of_text(sheet, sheet, bytes);
  write_file(csv_path, stirred, strlen(stirred));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
  static char lines[SOUP_TEXT_MAX];
  Bytes bytes = {data, data + size};
  if (!folder[0]) {
    soup_read(&seeds);
    make_folder();
  }
  enter_folder();
  int kind = bytes_below(&bytes, 256);
  if (kind == 'n' && size < sizeof lines) { /* lines, as files of seeds have them */
    memcpy(lines, data, size);
    lines[size] = '\0';
    run_lines(lines);
  } else {
    const Made *of = made_of(bytes_below(&bytes, SEEDS_MAX));
    const char *stirred = soup_of_text(of->json, of->json, &bytes);
    write_file(json_path, stirred, strlen(stirred));
    write_sheet(&bytes);
    if (kind % 4 == 0) change_bytes(of, &bytes);
    else if (kind % 4 == 1) change_rows(of, &bytes);
    else if (kind % 4 == 2) run_words("import $e $j", NULL);
    if (kind % 4 != 2) must_go_round();
    for (int i = 0; i < TURNS_MAX && bytes_left(&bytes); i++) some_verbs(&bytes);
  }
  must_go_round();
  leave_folder();
  return 0;
}
