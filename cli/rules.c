/* SPDX-License-Identifier: MIT */
/*
** rules.c -- `lunarbiter rules`: which rules sources and tests cite.
**
** The rulebook's numbers stand in docs/rules/riftbound-numbers.txt, one a line
** with a letter for what kind of rule it is (D defines, E the engine executes,
** T belongs to deck building and tournaments, P and X are of no concern here).  Every
** citation found in the sources and tests is looked up there: one that does
** not exist is a mistake, and the command fails.
*/
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "citations.h"
#include "commands.h"
#include "json.h"
#include "options.h"
#include "text.h"

#ifndef ARB_DATA_DIR
#error "the build says where the sources are: -DARB_DATA_DIR=\"...\""
#endif

enum { PATH_SIZE = 1024 };

typedef struct Rule {
  char number[RULE_NUMBER_MAX];
  char kind;
  int order;           /* in the rulebook */
  int sources, tests;  /* how many citations */
} Rule;

typedef struct Citation {
  char number[RULE_NUMBER_MAX];
  int file, line;
} Citation;

typedef struct SourceFile {
  char *name;          /* from the root of the sources */
  bool test;
} SourceFile;

typedef struct Book {
  Rule *rules; int rule_count;
  SourceFile *files; int file_count;
  Citation *citations; int citation_count;
  int wrong;           /* citations of rules that do not exist */
} Book;

typedef struct RulesOptions {
  const char *of, *source;
  bool missing, table, json;
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
  snprintf(path, sizeof path, "%s/docs/rules/riftbound-numbers.txt", root);
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

static int rule_exists(void *data, const char *number) { return find_rule(data, number) != NULL; }

static void note_citation(void *data, const char *number, int line)
{
  Book *book = data;
  Rule *rule = find_rule(book, number);
  bool test = book->files[book->file_count - 1].test;
  if (book->citation_count % 1024 == 0)
    book->citations = must_take(book->citations,
                                (size_t)(book->citation_count + 1024) * sizeof *book->citations);
  Citation *citation = &book->citations[book->citation_count++];
  *citation = (Citation){.file = book->file_count - 1, .line = line};
  snprintf(citation->number, sizeof citation->number, "%s", number);
  if (!rule) book->wrong++;
  else if (test) rule->tests++;
  else rule->sources++;
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

static void scan_file(Book *book, const char *root, const char *name)
{
  char path[PATH_SIZE * 2];
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
  citations_scan(text, lua ? SOURCE_LUA : SOURCE_C, rule_exists, note_citation, book);
  free(text);
}

static int not_hidden(const struct dirent *entry) { return entry->d_name[0] != '.'; }

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
    if (stat(below, &info) == 0) {
      if (S_ISDIR(info.st_mode)) scan_folder(book, root, name);
      else scan_file(book, root, name);
    }
    free(entries[i]);
  }
  if (count >= 0) free(entries);
}

static void scan_sources(Book *book, const char *root)
{
  static const char *const folders[] = {"core", "bindings", "scripts", "cards", "tests"};
  for (size_t i = 0; i < sizeof folders / sizeof *folders; i++)
    scan_folder(book, root, folders[i]);
}

static void free_book(Book *book)
{
  for (int i = 0; i < book->file_count; i++) free(book->files[i].name);
  free(book->files);
  free(book->rules);
  free(book->citations);
}

/* ---- Reports -------------------------------------------------------------------- */

static const char *state_of(const Rule *rule)
{
  return rule->tests ? "tested" : rule->sources ? "implemented" : "uncited";
}

/* Adds the files that cite a rule, each once, as the table wants them. */
static void add_files(Text *text, const Book *book, const char *number, bool tests)
{
  int last = -1;
  text_add(text, "%s", "");
  for (int i = 0; i < book->citation_count; i++) {
    const Citation *citation = &book->citations[i];
    if (citation->file == last || book->files[citation->file].test != tests ||
        strcmp(citation->number, number) != 0)
      continue;
    text_add(text, "%s%s", text->length ? " " : "", book->files[citation->file].name);
    last = citation->file;
  }
}

static void print_table(const Book *book)
{
  printf("number\tclass\tstate\ttests\tsources\n");
  for (int i = 0; i < book->rule_count; i++) {
    Text tests = {0}, sources = {0};
    add_files(&tests, book, book->rules[i].number, true);
    add_files(&sources, book, book->rules[i].number, false);
    printf("%s\t%c\t%s\t%s\t%s\n", book->rules[i].number, book->rules[i].kind,
           state_of(&book->rules[i]), tests.bytes, sources.bytes);
    text_free(&tests);
    text_free(&sources);
  }
}

static void print_of(const Book *book, const char *number, bool json)
{
  json_t *places = json ? json_array() : NULL;
  for (int i = 0; i < book->citation_count; i++) {
    const Citation *citation = &book->citations[i];
    const SourceFile *file = &book->files[citation->file];
    if (strcmp(citation->number, number) != 0) continue;
    if (json)
      json_array_append_new(places, json_pack("{s:o, s:i, s:b}", "file", json_text(file->name),
                                              "line", citation->line, "test", file->test));
    else
      printf("%s:%d%s\n", file->name, citation->line, file->test ? " (test)" : "");
  }
  if (json) json_page(json_pack("{s:s, s:o}", "rule", number, "citations", places));
}

/* What the engine must execute and nobody cites. */
static void print_missing(const Book *book, bool json)
{
  json_t *numbers = json ? json_array() : NULL;
  for (int i = 0; i < book->rule_count; i++) {
    const Rule *rule = &book->rules[i];
    if (rule->kind != 'E' || rule->sources || rule->tests) continue;
    if (json) json_array_append_new(numbers, json_text(rule->number));
    else printf("%s\n", rule->number);
  }
  if (json) json_page(json_pack("{s:o}", "missing", numbers));
}

typedef struct RuleCounts {
  int rules, cited, tested, executable, executable_cited, executable_tested;
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
  }
  return counts;
}

static void print_summary(const Book *book, bool json)
{
  RuleCounts c = count_rules(book);
  if (json) {
    json_page(json_pack("{s:i, s:i, s:i, s:i, s:i, s:i, s:i, s:i, s:i}", "rules", c.rules, "cited",
                        c.cited, "tested", c.tested, "executable", c.executable,
                        "executable_cited", c.executable_cited, "executable_tested",
                        c.executable_tested, "files", book->file_count, "citations",
                        book->citation_count, "wrong", book->wrong));
    return;
  }
  printf("%d rules in the book; %d files hold %d citations\n", c.rules, book->file_count,
         book->citation_count);
  printf("cited by sources or tests: %d rules; by tests: %d\n", c.cited, c.tested);
  printf("of the %d the engine executes: %d cited, %d by tests\n", c.executable, c.executable_cited,
         c.executable_tested);
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

static int report(Book *book, const RulesOptions *options)
{
  if (options->of && !find_rule(book, options->of)) {
    fprintf(stderr, "lunarbiter rules: there is no rule %s\n", options->of);
    return EXIT_FAILED;
  }
  if (options->of) {
    print_of(book, options->of, options->json);
    return EXIT_FINE;
  }
  Book ordered = *book; /* shares everything but the order of the rules */
  ordered.rules = must_take(NULL, (size_t)(book->rule_count + 1) * sizeof *ordered.rules);
  memcpy(ordered.rules, book->rules, (size_t)book->rule_count * sizeof *ordered.rules);
  qsort(ordered.rules, (size_t)ordered.rule_count, sizeof *ordered.rules, compare_order);
  if (options->table) print_table(&ordered);
  else if (options->missing) print_missing(&ordered, options->json);
  else print_summary(&ordered, options->json);
  free(ordered.rules);
  fflush(stdout);
  print_wrong(book);
  return book->wrong ? EXIT_FAILED : EXIT_FINE;
}

int command_rules(int argc, char **argv)
{
  RulesOptions options = {.source = ARB_DATA_DIR};
  const Option table[] = {
    {.name = "of", .kind = OPTION_TEXT, .to = &options.of, .argument = "NUMBER",
     .help = "where this rule is cited: file and line"},
    {.name = "missing", .kind = OPTION_FLAG, .to = &options.missing,
     .help = "the rules an engine executes that nobody cites"},
    {.name = "table", .kind = OPTION_FLAG, .to = &options.table,
     .help = "a line for every rule, separated by tabs: number, class, state\n"
             "(tested, implemented, uncited), tests, sources"},
    {.name = "source", .kind = OPTION_TEXT, .to = &options.source, .argument = "DIR",
     .help = "the folder of the sources (where this was built)"},
    {.name = "json", .kind = OPTION_FLAG, .to = &options.json, .help = "the result as JSON"},
  };
  const Usage usage = {
    .name = "rules", .synopsis = "[options]",
    .text = "Finds the rule numbers that sources and tests cite, in comments, strings and names\n"
            "of tests, and looks each up among the rulebook's numbers. A citation of a rule\n"
            "that does not exist is told with file and line, and the exit code is 1.",
    .examples = "rules\n"
                "rules --of 466.1.b\n"
                "rules --table",
    .options = table, .option_count = sizeof table / sizeof *table,
  };
  int count;
  Book book = {0};
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  int code = EXIT_FAILED;
  if (read_rulebook(&book, options.source)) {
    scan_sources(&book, options.source);
    code = report(&book, &options);
  }
  free_book(&book);
  return code;
}
