/* SPDX-License-Identifier: MIT */
/*
** rules.c -- `lunarbiter rules`: which rules sources and tests cite.
**
** The numbers of a game's rulebook stand in docs/rules/GAME-numbers.txt, one a line
** with a letter for what kind of rule it is: D defines or heads, E the engine
** executes, T is about decks and matches, P about paper, X refers to another rule.
** Every citation found in the sources and tests is looked up there: one that does
** not exist is a mistake, and the command fails.
**
** A file belongs to the game that a part of its path names (core/evolve, cards/evolve,
** tests/evolve, scripts/deck_rules/evolve.lua, bindings/reader/evolve/game.c) and cites no other.
** Files of no game, the kernel above all, cite the first game's rules by their numbers
** alone, those of another one behind its mark (citations.h).  Organised play (event,
** cli/event, tests/event) cites the Tournament Rules, which are Riftbound's second book
** (--game tournament); all other files cite them behind TR, or T without a blank.
**
** From the citations and from docs/rules/GAME-reasons.tsv, where people say why an
** engine cannot observe a rule, comes the state of every rule, and with it
** docs/rules/GAME.tsv: tested, implemented, not observable or missing.  `--check` compares
** that file with what it should be, and the number of missing rules with
** docs/rules/GAME-missing.txt, which may only fall.
*/
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "commands/citations.h"
#include "commands/commands.h"
#include "common/json.h"
#include "common/options.h"
#include "common/text.h"

#ifndef ARB_DATA_DIR
#error "the build says where the sources are: -DARB_DATA_DIR=\"...\""
#endif

enum { PATH_SIZE = 1024 };

typedef struct Rule {
  char number[RULE_NUMBER_MAX];
  char kind;
  int order;          /* in the rulebook */
  int sources, tests; /* how many citations; of a test: in its name */
  char *reason;       /* why it cannot be observed; NULL: nobody says so */
} Rule;

typedef struct Citation {
  char number[RULE_NUMBER_MAX];
  int file, line;
  bool counts; /* not just mentioned by a test */
} Citation;

typedef struct SourceFile {
  char *name; /* from the root of the sources */
  bool test;
} SourceFile;

typedef struct Book {
  const BindGame *game; /* for the Tournament Rules: how they are numbered, and no game's rules */
  bool of_play;         /* the book is the Tournament Rules */
  Rule *rules;
  int rule_count;
  SourceFile *files;
  int file_count;
  Citation *citations;
  int citation_count;
  int wrong; /* citations of rules that do not exist, reasons that are none */
  int stale; /* reasons of rules that are tested by now */
} Book;

typedef struct RulesOptions {
  const char *of, *source, *game;
  bool missing, table, check, json;
} RulesOptions;

/* ---- The rulebook --------------------------------------------------------------- */

static int compare_numbers(const void *a, const void *b)
{
  return strcmp(((const Rule *)a)->number, ((const Rule *)b)->number);
}

static int compare_order(const void *a, const void *b)
{
  return ((const Rule *)a)->order - ((const Rule *)b)->order;
}

static Rule *find_rule(const Book *book, const char *number)
{
  Rule key = {0};
  snprintf(key.number, sizeof key.number, "%s", number);
  return bsearch(&key, book->rules, (size_t)book->rule_count, sizeof key, compare_numbers);
}

static bool read_rulebook(Book *book, const char *root)
{
  char path[PATH_SIZE], line[128];
  snprintf(path, sizeof path, "%s/docs/rules/%s-numbers.txt", root, book->game->name);
  FILE *file = fopen(path, "r");
  if (!file) {
    fprintf(stderr, "lunarbiter rules: %s: %s (the folder of the sources is given with --source)\n",
            path, strerror(errno));
    return false;
  }
  while (fgets(line, sizeof line, file)) {
    Rule rule = {.order = book->rule_count};
    if (sscanf(line, "%23s %c", rule.number, &rule.kind) != 2) continue;
    if (book->rule_count % 512 == 0)
      book->rules = must_take(book->rules, (size_t)(book->rule_count + 512) * sizeof rule);
    book->rules[book->rule_count++] = rule;
  }
  fclose(file);
  if (book->rule_count) /* qsort wants an array */
    qsort(book->rules, (size_t)book->rule_count, sizeof *book->rules, compare_numbers);
  return true;
}

/* ---- The sources ---------------------------------------------------------------- */

static int rule_exists(void *data, const char *number)
{
  return find_rule(data, number) != NULL;
}

/* A scenario proves what its name says, a C test also what its strings expect. */
static bool proves(const SourceFile *file, CitationPlace place)
{
  size_t length = strlen(file->name);
  bool lua = length > 4 && strcmp(file->name + length - 4, ".lua") == 0;
  return place == CITED_IN_NAME || (place == CITED_IN_STRING && !lua);
}

static void note_citation(void *data, const char *number, int line, CitationPlace place)
{
  Book *book = data;
  Rule *rule = find_rule(book, number);
  const SourceFile *file = &book->files[book->file_count - 1];
  bool counts = !file->test || proves(file, place);
  if (book->citation_count % 1024 == 0)
    book->citations =
        must_take(book->citations, (size_t)(book->citation_count + 1024) * sizeof *book->citations);
  Citation *citation = &book->citations[book->citation_count++];
  *citation = (Citation){.file = book->file_count - 1, .line = line, .counts = counts};
  snprintf(citation->number, sizeof citation->number, "%s", number);
  if (!rule) book->wrong++;
  else if (!file->test) rule->sources++;
  else if (counts) rule->tests++;
}

static bool ends_in(const char *name, const char *ending)
{
  size_t length = strlen(name), more = strlen(ending);
  return length >= more && strcmp(name + length - more, ending) == 0;
}

static char *read_text(const char *path)
{
  FILE *file = fopen(path, "rb");
  Text text = {0};
  char part[4096];
  if (!file) return NULL;
  text_add(&text, "%s", "");
  for (size_t count; (count = fread(part, 1, sizeof part - 1, file)) > 0;) {
    part[count] = 0;
    text_add(&text, "%s", part);
  }
  fclose(file);
  return text.bytes;
}

/* Whether a part of the path, between slashes, dots and dashes, is this word. */
static const char *find_part(const char *path, const char *word)
{
  size_t length = strlen(word);
  for (const char *at = path; (at = strstr(at, word)); at++)
    if ((at == path || strchr("/_.-", at[-1])) && strchr("/_.-", at[length])) return at;
  return NULL;
}

/* Whose a file is; of several the first.  NULL: of no game. */
static const BindGame *owner_of(const char *path)
{
  const BindGame *owner = NULL;
  const char *first = NULL;
  for (int i = 0; bind_game_at(i); i++) {
    const char *at = find_part(path, bind_game_at(i)->name);
    if (at && (!first || at < first)) owner = bind_game_at(i), first = at;
  }
  return owner;
}

static bool is_of_play(const char *path)
{
  static const char *const folders[] = {"event/", "cli/event/", "tests/event/"};
  for (size_t i = 0; i < sizeof folders / sizeof *folders; i++)
    if (strncmp(path, folders[i], strlen(folders[i])) == 0) return true;
  return false;
}

/* Files of the other games cite no rule of this book. */
static bool may_cite(const Book *book, const char *path)
{
  const BindGame *owner = owner_of(path);
  if (book->of_play) return !owner || owner == bind_game_at(0);
  return (!owner || owner == book->game) && !is_of_play(path);
}

/* Whether numbers of this book stand behind its mark in a file. */
static bool is_marked(const Book *book, const char *path)
{
  if (book->of_play) return !is_of_play(path);
  return !owner_of(path) && book->game != bind_game_at(0);
}

static void scan_file(Book *book, const char *root, const char *name)
{
  char path[PATH_SIZE * 2];
  if (!may_cite(book, name)) return;
  bool lua = ends_in(name, ".lua");
  if (!lua && !ends_in(name, ".c") && !ends_in(name, ".h") && !ends_in(name, ".def")) return;
  snprintf(path, sizeof path, "%s/%s", root, name);
  char *text = read_text(path);
  if (!text) return;
  if (book->file_count % 128 == 0)
    book->files = must_take(book->files, (size_t)(book->file_count + 128) * sizeof *book->files);
  SourceFile *file = &book->files[book->file_count++];
  file->name = must_take(NULL, strlen(name) + 1);
  memcpy(file->name, name, strlen(name) + 1);
  file->test = strncmp(name, "tests/", 6) == 0 || ends_in(name, "_spec.lua");
  citations_scan(text, lua ? SOURCE_LUA : SOURCE_C, book->game, is_marked(book, name), rule_exists,
                 note_citation, book);
  free(text);
}

static int not_hidden(const struct dirent *entry)
{
  return entry->d_name[0] != '.';
}

/* A folder and what is below it, in the order of the names. */
static void scan_folder(Book *book, const char *root, const char *folder)
{
  char path[PATH_SIZE];
  struct dirent **entries;
  snprintf(path, sizeof path, "%s/%s", root, folder);
  int count = scandir(path, &entries, not_hidden, alphasort);
  for (int i = 0; i < count; i++) {
    char name[PATH_SIZE], below[PATH_SIZE * 2];
    struct stat info;
    snprintf(name, sizeof name, "%s/%s", folder, entries[i]->d_name);
    snprintf(below, sizeof below, "%s/%s", root, name);
    if (stat(below, &info) == 0) { /* scripts/meta is made from the tables in core */
      bool made = strcmp(name, "scripts/meta") == 0;
      if (S_ISDIR(info.st_mode) && !made) scan_folder(book, root, name);
      else scan_file(book, root, name);
    }
    free(entries[i]);
  }
  if (count >= 0) free(entries);
}

static void scan_sources(Book *book, const char *root)
{
  static const char *const folders[] = {"core", "bindings", "scripts", "cards", "tests"};
  for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) scan_folder(book, root, folders[i]);
  if (!book->of_play) return;
  scan_folder(book, root, "event");
  scan_folder(book, root, "cli/event");
}

/* The Tournament Rules are numbered like Riftbound's own. */
static const BindGame *tournament_rules(void)
{
  static BindGame book;
  book = *bind_game_at(0);
  book.name = "riftbound-tournament";
  book.numbering.mark = "TR";
  book.numbering.glued = true;
  return &book;
}

static void free_book(Book *book)
{
  for (int i = 0; i < book->file_count; i++) free(book->files[i].name);
  for (int i = 0; i < book->rule_count; i++) free(book->rules[i].reason);
  free(book->files);
  free(book->rules);
  free(book->citations);
}

/* ---- Reasons -------------------------------------------------------------------- */

static bool bad_reason(Book *book, int line, const char *number, const char *what)
{
  fprintf(stderr, "docs/rules/%s-reasons.tsv:%d: %s %s\n", book->game->name, line, number, what);
  book->wrong++;
  return false;
}

static bool note_reason(Book *book, int line, char *text)
{
  size_t length = strcspn(text, "\t");
  const char *reason = text[length] ? text + length + 1 : "";
  text[length] = 0;
  Rule *rule = find_rule(book, text);
  if (!rule) return bad_reason(book, line, text, "is no rule");
  if (!*reason) return bad_reason(book, line, text, "has no reason");
  if (rule->reason) return bad_reason(book, line, text, "has two reasons");
  if (rule->tests) {
    book->stale++; /* for --check only: a new test is no mistake */
    fprintf(stderr, "docs/rules/%s-reasons.tsv:%d: %s is tested: the reason can go\n",
            book->game->name, line, text);
  }
  rule->reason = must_take(NULL, strlen(reason) + 1);
  memcpy(rule->reason, reason, strlen(reason) + 1);
  return true;
}

/* A line each: number, tab, why no test can tell whether the engine does it. */
static void read_reasons(Book *book, const char *root)
{
  char path[PATH_SIZE];
  snprintf(path, sizeof path, "%s/docs/rules/%s-reasons.tsv", root, book->game->name);
  char *text = read_text(path), *next = text;
  for (int line = 1; next && *next; line++) {
    char *at = next, *end = strchr(at, '\n');
    next = end ? end + 1 : NULL;
    if (end) *end = 0;
    if (*at && *at != '#') note_reason(book, line, at);
  }
  free(text);
}

/* Why a rule of this kind is nothing an engine does; NULL: it is. */
static const char *reason_of_kind(char kind)
{
  switch (kind) {
  case 'D': return "defines or heads: what follows from it stands in other rules";
  case 'P': return "about things on a table";
  case 'X': return "refers to another rule";
  default: return NULL;
  }
}

static const char *reason_of(const Rule *rule)
{
  if (rule->tests) return NULL;
  if (rule->reason) return rule->reason;
  return rule->sources ? NULL : reason_of_kind(rule->kind);
}

/* ---- Reports -------------------------------------------------------------------- */

/* Of organised play the program tells what people do, and the rest they do alone. */
static const char *state_of(const Book *book, const Rule *rule)
{
  if (rule->tests) return "tested";
  if (reason_of(rule)) return book->of_play ? "for people" : "not observable";
  if (!rule->sources) return "missing";
  return book->of_play ? "shown" : "implemented";
}

static bool is_missing(const Rule *rule)
{
  return !rule->tests && !rule->sources && !reason_of(rule);
}

/* Adds the files that cite a rule.  The lines would make every edit of a cited file an edit
** of the table: `--of` tells them. */
static void add_files(Text *text, const Book *book, const char *number, bool tests)
{
  int last = -1;
  text_add(text, "%s", "");
  for (int i = 0; i < book->citation_count; i++) {
    const Citation *citation = &book->citations[i];
    const SourceFile *file = &book->files[citation->file];
    if (!citation->counts || file->test != tests || strcmp(citation->number, number) != 0) continue;
    if (citation->file != last) text_add(text, "%s%s", text->length ? " " : "", file->name);
    last = citation->file;
  }
}

static void add_table(Text *table, const Book *book)
{
  text_add(table, "number\tclass\tstate\ttests\tsources\treason\n");
  for (int i = 0; i < book->rule_count; i++) {
    const Rule *rule = &book->rules[i];
    const char *reason = reason_of(rule);
    Text tests = {0}, sources = {0};
    add_files(&tests, book, rule->number, true);
    add_files(&sources, book, rule->number, false);
    text_add(table, "%s\t%c\t%s\t%s\t%s\t%s\n", rule->number, rule->kind, state_of(book, rule),
             tests.bytes, sources.bytes, reason ? reason : "");
    text_free(&tests);
    text_free(&sources);
  }
}

static void print_table(const Book *book)
{
  Text table = {0};
  add_table(&table, book);
  fputs(table.bytes, stdout);
  text_free(&table);
}

/* ---- Where a rule is carried out that no source cites ----------------------------- */

/* Whether a file is the engine's own: what carries rules out. */
static bool is_engine(const SourceFile *file)
{
  return !file->test && strncmp(file->name, "core/", strlen("core/")) == 0;
}

static void print_near(const SourceFile *file, int line, const char *about, json_t *near)
{
  if (!near) printf("near: %s:%d (%s)\n", file->name, line, about);
  else
    json_array_append_new(near, json_pack("{s:o, s:i, s:s}", "file", json_text(file->name), "line",
                                          line, "rules", about));
}

/* Prints the first citation of each file of the engine that is of the rule `above` or of a rule
** below it.  False when there is none. */
static bool print_below(const Book *book, const char *above, json_t *near)
{
  size_t length = strlen(above);
  int last = -1;
  for (int i = 0; i < book->citation_count; i++) {
    const Citation *citation = &book->citations[i];
    char end = strncmp(citation->number, above, length) == 0 ? citation->number[length] : '?';
    if (citation->file == last || !is_engine(&book->files[citation->file])) continue;
    if (end != 0 && end != '.') continue;
    last = citation->file;
    print_near(&book->files[last], citation->line, citation->number, near);
  }
  return last >= 0;
}

/* The range "325-340" at the beginning of a text, when the section lies in it. */
static bool is_range(const char *text, long section, char *about, size_t size)
{
  char *end;
  long first = strtol(text, &end, 10);
  if (end == text || *end != '-' || end[1] < '0' || end[1] > '9') return false;
  long after = strtol(end + 1, &end, 10);
  snprintf(about, size, "%.*s", (int)(end - text), text);
  return first <= section && section <= after;
}

/* Prints the lines of the rooms' headers whose range of sections has this one; false: none has. */
static bool print_rooms(const Book *book, const char *root, long section, json_t *near)
{
  bool found = false;
  for (int i = 0; i < book->file_count; i++) {
    const SourceFile *file = &book->files[i];
    char path[PATH_SIZE], about[RULE_NUMBER_MAX];
    if (!is_engine(file) || !ends_in(file->name, ".h")) continue;
    snprintf(path, sizeof path, "%s/%s", root, file->name);
    char *text = read_text(path), before = 0;
    int line = 1;
    for (const char *at = text; at && *at; before = *at++) {
      if (*at == '\n') line++;
      if (!before || !strchr("( ,", before) || !is_range(at, section, about, sizeof about))
        continue;
      print_near(file, line, about, near);
      found = true;
    }
    free(text);
  }
  return found;
}

/* For a rule that the engine's sources do not cite: where they cite the nearest rule above it, or
** one below that; else the room whose range of sections has it; else the section before it. */
static void print_nearest(const Book *book, const char *root, const char *number, json_t *near)
{
  char above[RULE_NUMBER_MAX];
  for (int i = 0; i < book->citation_count; i++)
    if (is_engine(&book->files[book->citations[i].file]) &&
        strcmp(book->citations[i].number, number) == 0)
      return;
  snprintf(above, sizeof above, "%s", number);
  for (char *dot;; *dot = 0) {
    if (print_below(book, above, near)) return;
    if (!(dot = strrchr(above, '.'))) break;
  }
  long section = strtol(above, NULL, 10);
  if (print_rooms(book, root, section, near)) return;
  for (bool found = false; !found && --section > 0;) {
    snprintf(above, sizeof above, book->game->numbering.digits_min < 3 ? "%ld" : "%03ld", section);
    found = print_below(book, above, near);
  }
}

static void print_of(const Book *book, const char *root, const char *number, bool json)
{
  json_t *places = json ? json_array() : NULL, *near = json ? json_array() : NULL;
  for (int i = 0; i < book->citation_count; i++) {
    const Citation *citation = &book->citations[i];
    const SourceFile *file = &book->files[citation->file];
    if (strcmp(citation->number, number) != 0) continue;
    if (json)
      json_array_append_new(places, json_pack("{s:o, s:i, s:b, s:b}", "file", json_text(file->name),
                                              "line", citation->line, "test", file->test, "proof",
                                              file->test && citation->counts));
    else
      printf("%s:%d%s\n", file->name, citation->line,
             !file->test        ? ""
             : citation->counts ? " (test)"
                                : " (test, mentioned)");
  }
  const Rule *rule = find_rule(book, number);
  const char *reason = reason_of(rule);
  if (!book->of_play && !reason) print_nearest(book, root, number, near);
  if (json)
    json_page(json_pack("{s:s, s:s, s:s*, s:o, s:o}", "rule", number, "state", state_of(book, rule),
                        "reason", reason, "citations", places, "near", near));
  else if (reason) printf("%s: %s\n", state_of(book, rule), reason);
  else if (is_missing(rule)) printf("missing\n");
}

/* What an engine must do, and nobody says where it does. */
static void print_missing(const Book *book, bool json)
{
  json_t *numbers = json ? json_array() : NULL;
  for (int i = 0; i < book->rule_count; i++) {
    const Rule *rule = &book->rules[i];
    if (!is_missing(rule)) continue;
    if (json) json_array_append_new(numbers, json_text(rule->number));
    else printf("%s\n", rule->number);
  }
  if (json) json_page(json_pack("{s:o}", "missing", numbers));
}

typedef struct RuleCounts {
  int rules, cited, tested, executable, executable_cited, executable_tested;
  int unobservable, missing;
} RuleCounts;

static RuleCounts count_rules(const Book *book)
{
  RuleCounts counts = {.rules = book->rule_count};
  for (int i = 0; i < book->rule_count; i++) {
    const Rule *rule = &book->rules[i];
    bool cited = rule->sources || rule->tests, executable = rule->kind == 'E';
    counts.cited += cited;
    counts.tested += rule->tests > 0;
    counts.executable += executable;
    counts.executable_cited += executable && cited;
    counts.executable_tested += executable && rule->tests > 0;
    counts.unobservable += executable && reason_of(rule);
    counts.missing += is_missing(rule);
  }
  return counts;
}

static void print_summary(const Book *book, bool json)
{
  RuleCounts c = count_rules(book);
  if (json) {
    json_page(json_pack("{s:i, s:i, s:i, s:i, s:i, s:i, s:i, s:i, s:i, s:i, s:i}", "rules", c.rules,
                        "cited", c.cited, "tested", c.tested, "executable", c.executable,
                        "executable_cited", c.executable_cited, "executable_tested",
                        c.executable_tested, "unobservable", c.unobservable, "missing", c.missing,
                        "files", book->file_count, "citations", book->citation_count, "wrong",
                        book->wrong));
    return;
  }
  printf("%d rules in the book; %d files hold %d citations\n", c.rules, book->file_count,
         book->citation_count);
  printf("cited by sources or tests: %d rules; by tests: %d\n", c.cited, c.tested);
  printf("of the %d the engine executes: %d cited, %d by tests, %d not observable\n", c.executable,
         c.executable_cited, c.executable_tested, c.unobservable);
  printf("missing: %d\n", c.missing);
}

static void print_wrong(const Book *book)
{
  for (int i = 0; i < book->citation_count; i++) {
    const Citation *citation = &book->citations[i];
    if (!find_rule(book, citation->number))
      fprintf(stderr, "%s:%d: there is no rule %s\n", book->files[citation->file].name,
              citation->line, citation->number);
  }
}

/* Whether the table in the sources is what it should be, and no rule has become
** missing that was not. */
static bool check_table(const Book *book, const char *root)
{
  char path[PATH_SIZE];
  const char *game = book->game->name, *named = book->of_play ? "tournament" : game;
  Text table = {0};
  add_table(&table, book);
  snprintf(path, sizeof path, "%s/docs/rules/%s.tsv", root, game);
  char *kept = read_text(path);
  bool same = kept && strcmp(kept, table.bytes) == 0;
  if (!same)
    fprintf(stderr,
            "docs/rules/%s.tsv is out of date: "
            "lunarbiter rules --game %s --table >docs/rules/%s.tsv\n",
            game, named, game);
  text_free(&table);
  free(kept);
  snprintf(path, sizeof path, "%s/docs/rules/%s-missing.txt", root, game);
  char *most = read_text(path);
  int missing = count_rules(book).missing, allowed = most ? atoi(most) : 0;
  free(most);
  if (missing > allowed)
    fprintf(stderr,
            "%d rules are missing (lunarbiter rules --game %s --missing); at most %d may "
            "be (docs/rules/%s-missing.txt)\n",
            missing, named, allowed, game);
  else if (missing < allowed)
    fprintf(stderr, "only %d rules are missing: docs/rules/%s-missing.txt may say so\n", missing,
            game);
  return same && missing <= allowed && book->stale == 0;
}

static int report(Book *book, const RulesOptions *options)
{
  if (options->of && !find_rule(book, options->of)) {
    fprintf(stderr, "lunarbiter rules: there is no rule %s of %s (--game names another)\n",
            options->of, book->game->name);
    return EXIT_FAILED;
  }
  if (options->of) {
    print_of(book, options->source, options->of, options->json);
    return EXIT_FINE;
  }
  Book ordered = *book; /* shares everything but the order of the rules */
  ordered.rules = must_take(NULL, (size_t)(book->rule_count + 1) * sizeof *ordered.rules);
  memcpy(ordered.rules, book->rules, (size_t)book->rule_count * sizeof *ordered.rules);
  qsort(ordered.rules, (size_t)ordered.rule_count, sizeof *ordered.rules, compare_order);
  bool good = true;
  if (options->check) good = check_table(&ordered, options->source);
  else if (options->table) print_table(&ordered);
  else if (options->missing) print_missing(&ordered, options->json);
  else print_summary(&ordered, options->json);
  free(ordered.rules);
  fflush(stdout);
  print_wrong(book);
  return book->wrong || !good ? EXIT_FAILED : EXIT_FINE;
}

int command_rules(int argc, char **argv)
{
  RulesOptions options = {.source = ARB_DATA_DIR};
  /* clang-format off */
  const Option table[] = {
    {.name = "of", .kind = OPTION_TEXT, .to = &options.of, .argument = "NUMBER",
     .help = "list the citations of this rule, with file and line, and the nearest ones when the\n"
             "engine does not cite it; the same as NUMBER"},
    {.name = "missing", .kind = OPTION_FLAG, .to = &options.missing,
     .help = "list the rules that an engine executes, that nothing cites, and that have\n"
             "no reason"},
    {.name = "table", .kind = OPTION_FLAG, .to = &options.table,
     .help = "a line for every rule, separated by tabs: number, class, state\n"
             "(tested, implemented, not observable, missing; of organised play also\n"
             "shown, for people), files of its tests,\n"
             "of its sources, reason"},
    {.name = "check", .kind = OPTION_FLAG, .to = &options.check,
     .help = "fail when docs/rules/GAME.tsv is out of date, or more rules are\n"
             "missing than docs/rules/GAME-missing.txt allows"},
    {.name = "game", .kind = OPTION_TEXT, .to = &options.game, .argument = "G",
     .help = "whose rulebook: riftbound or evolve, or tournament, of organised play\n"
             "(riftbound)"},
    {.name = "source", .kind = OPTION_TEXT, .to = &options.source, .argument = "DIR",
     .help = "the folder of the sources (default: where this program was built)"},
    {.name = "json", .kind = OPTION_FLAG, .to = &options.json, .help = "the result as JSON"},
  };
  /* clang-format on */
  const Usage usage = {
    .name = "rules",
    .synopsis = "[options] [NUMBER]",
    .text = "Finds the rule numbers that sources and tests cite, in comments, strings and names\n"
            "of tests, and looks each up among the rulebook's numbers. A rule is tested when the\n"
            "name of a test says it. A citation of a rule that does not exist is told with file\n"
            "and line, and the exit code is 1. A file cites the rules of the game its path names;\n"
            "where it names none, those of Riftbound, and others behind a mark: SVE 10.6.2, and\n"
            "TR 409.2 or T409.2 of the Tournament Rules.",
    .examples = "rules\n"
                "rules 466.1.b\n"
                "rules --game evolve --missing\n"
                "rules --table",
    .options = table,
    .option_count = sizeof table / sizeof *table,
    .max_arguments = 1,
  };
  int count;
  Book book = {0};
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  if (count) options.of = argv[0];
  int code = EXIT_FAILED;
  ArbError error = {0};
  book.of_play = options.game && strcmp(options.game, "tournament") == 0;
  book.game = book.of_play ? tournament_rules() : bind_game(options.game, &error);
  if (!book.game) fprintf(stderr, "lunarbiter rules: %s\n", error.text);
  else if (read_rulebook(&book, options.source)) {
    scan_sources(&book, options.source);
    read_reasons(&book, options.source);
    code = report(&book, &options);
  }
  free_book(&book);
  return code;
}
