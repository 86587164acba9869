/* SPDX-License-Identifier: MIT */
/* citations.c -- see citations.h. */
#include "commands/citations.h"

#include <ctype.h>
#include <stdio.h>
#include <stdbool.h>
#include <string.h>

typedef struct Scan {
  const char *at;
  int line;
  bool named;           /* the word before was `scenario`: a string now is its name */
  const BindGame *game; /* whose numbers */
  bool marked;          /* only those behind its mark */
  RuleExists *exists;
  CitationVisitor *visit;
  void *data;
} Scan;

static bool is_word(char c)
{
  return isalnum((unsigned char)c) || c == '_';
}

static void step(Scan *scan)
{
  if (*scan->at == '\n') scan->line++;
  scan->at++;
}

/* ---- Numbers in running text ---------------------------------------------------- */

/* Reads ".9" or ".b" behind a number; its length, 0 when there is none. */
static size_t part_length(const BindNumbering *numbering, const char *at)
{
  size_t digits = 0;
  if (*at != '.') return 0;
  while (isdigit((unsigned char)at[1 + digits])) digits++;
  if (digits > 0) return digits <= 2 && !isalpha((unsigned char)at[1 + digits]) ? 1 + digits : 0;
  return numbering->letters && islower((unsigned char)at[1]) && !is_word(at[2]) ? 2 : 0;
}

/* The length of a number's first part, 0 when it is none. */
static size_t head_length(const BindNumbering *numbering, const char *at)
{
  size_t digits = 0;
  if (numbering->appendix && isupper((unsigned char)*at) && at[1] == '.') return 1;
  while (isdigit((unsigned char)at[digits])) digits++;
  bool fits = digits >= numbering->digits_min && digits <= numbering->digits_max;
  return fits && !is_word(at[digits]) ? digits : 0;
}

/* The length of the rule number at `at`, 0 when there is none.  How many parts it has
** goes to *parts. */
static size_t number_length(const BindNumbering *numbering, const char *at, int *parts)
{
  size_t length = head_length(numbering, at), more;
  *parts = 1;
  if (!length) return 0;
  for (; (more = part_length(numbering, at + length)) > 0; ++*parts) length += more;
  /* 100.5% or a version: no rule ends in a further number */
  if (at[length] == '.' && isdigit((unsigned char)at[length + 1])) return 0;
  if (at[length] == '%' || length >= RULE_NUMBER_MAX) return 0;
  return *parts > 1 || isdigit((unsigned char)*at) ? length : 0;
}

/* Whether the text before `at` (not before `start`) ends in this word, and blanks. */
static bool follows_word(const char *start, const char *at, const char *word, size_t length)
{
  while (at > start && at[-1] == ' ') at--;
  if ((size_t)(at - start) < length) return false;
  const char *begin = at - length;
  bool same = tolower((unsigned char)begin[0]) == tolower((unsigned char)word[0]) &&
              memcmp(begin + 1, word + 1, length - 1) == 0;
  return same && (begin == start || !is_word(begin[-1]));
}

static bool says_rule(const char *start, const char *at)
{
  return follows_word(start, at, "rule", 4) || follows_word(start, at, "rules", 5);
}

/* "Comprehensive Rules 1.3.1" is a book, and no rule in it. */
static bool says_edition(const BindGame *game, const char *start, const char *at)
{
  const char *edition = game->rules->edition, *end = edition ? strrchr(edition, ' ') : NULL;
  return end && follows_word(start, at, edition, (size_t)(end - edition));
}

/* "T505", where the first letter of the mark may stand for it */
static bool is_glued(const BindGame *game, const char *start, const char *at)
{
  return game->numbering.glued && at > start && at[-1] == *game->numbering.mark &&
         (at - 1 == start || !is_word(at[-2]));
}

/* "SVE 10.6", in files of no game */
static bool says_mark(const BindGame *game, const char *start, const char *at)
{
  const char *mark = game->numbering.mark;
  if (is_glued(game, start, at)) return true;
  return mark && follows_word(start, at, mark, strlen(mark));
}

/* The name of a scenario begins with what it proves: "116 the first player ...". */
static bool heads_name(bool named, const char *start, const char *at)
{
  return named && at == start;
}

/* A bare number is a citation between openers and closers. */
static bool stands_alone(const char *start, const char *at, const char *end, bool chained)
{
  const char *before = at;
  while (before > start && before[-1] == ' ') before--;
  bool opened = before == start || chained || before[-1] == '(' || before[-1] == '\n' ||
                before[-1] == '*' || (before[-1] == '-' && before - 1 > start && before[-2] == '-');
  return opened && (*end == 0 || strchr("),;:\n\"'", *end) != NULL ||
                    (*end == ' ' && (end[1] == '*' || end[1] == '(')));
}

/* Numbers in text[0..length-1], a comment or the inside of a string. */
static void scan_text(Scan *scan, const char *text, size_t length, int line, CitationPlace place)
{
  const BindNumbering *numbering = &scan->game->numbering;
  bool named = scan->named;
  scan->named = false;
  if (named) place = CITED_IN_NAME;
  const char *chain = NULL; /* where a list of citations may go on: "340, 341" */
  for (const char *at = text; at < text + length; at++) {
    int parts = 0;
    bool inside = at > text && !is_glued(scan->game, text, at) &&
                  (is_word(at[-1]) || at[-1] == '.' || at[-1] == '#');
    bool letter = numbering->appendix && isupper((unsigned char)*at);
    if (*at == '\n') line++;
    if (inside || (!isdigit((unsigned char)*at) && !letter)) continue;
    size_t size = number_length(numbering, at, &parts);
    bool range = at > text && at[-1] == '-';
    bool chained = chain && strspn(chain, " ,-/\n*") == (size_t)(at - chain);
    bool alone = parts >= numbering->alone;
    bool meant = says_mark(scan->game, text, at) || (chained && alone);
    if (!scan->marked)
      meant |=
          parts >= numbering->sure || says_rule(text, at) ||
          (alone && (heads_name(named, text, at) || stands_alone(text, at, at + size, chained)));
    bool cited = size > 0 && at + size <= text + length && (!range || chained) && meant &&
                 !says_edition(scan->game, text, at);
    if (cited) {
      char number[RULE_NUMBER_MAX];
      memcpy(number, at, size);
      number[size] = 0;
      scan->visit(scan->data, number, line, place);
      chain = at + size;
      at = chain - 1;
    }
    while (at + 1 < text + length && isdigit((unsigned char)at[1])) at++;
  }
}

/* ---- Where text is, in C and in Lua --------------------------------------------- */

/* A string literal: its inside is scanned. */
static void scan_string(Scan *scan)
{
  char quote = *scan->at;
  const char *start = scan->at + 1;
  int line = scan->line;
  step(scan);
  while (*scan->at && *scan->at != quote && *scan->at != '\n') {
    if (*scan->at == '\\' && scan->at[1]) step(scan);
    step(scan);
  }
  scan_text(scan, start, (size_t)(scan->at - start), line, CITED_IN_STRING);
  if (*scan->at == quote) step(scan);
}

/* A comment (or long string) that ends with `end`. */
static void scan_until(Scan *scan, size_t opener, const char *end)
{
  const char *start = scan->at + opener, *stop = strstr(start, end);
  int line = scan->line;
  if (!stop) stop = start + strlen(start);
  scan_text(scan, start, (size_t)(stop - start), line, CITED_IN_COMMENT);
  while (scan->at < stop) step(scan);
}

/* An identifier: the names of tests cite, other words are passed over. */
static void scan_word(Scan *scan)
{
  const char *start = scan->at;
  char number[RULE_NUMBER_MAX] = "", longest[RULE_NUMBER_MAX] = "";
  size_t length = 0;
  while (is_word(*scan->at)) step(scan);
  scan->named = scan->at - start == 8 && memcmp(start, "scenario", 8) == 0;
  if (scan->marked || strncmp(start, "rule_", 5) != 0 || !isdigit((unsigned char)start[5])) return;
  for (const char *part = start + 5; part < scan->at;) {
    size_t size = strcspn(part, "_");
    if (part + size > scan->at) size = (size_t)(scan->at - part);
    bool letter = size == 1 && islower((unsigned char)*part);
    bool digits = size > 0 && strspn(part, "0123456789") >= size;
    if ((!letter && !digits) || length + size + 2 >= sizeof number) break;
    length += (size_t)snprintf(number + length, sizeof number - length, "%s%.*s", length ? "." : "",
                               (int)size, part);
    if (!*longest || scan->exists(scan->data, number)) memcpy(longest, number, sizeof number);
    part += size + (part[size] == '_');
  }
  if (!*longest) return;
  scan->visit(scan->data, longest, scan->line, *scan->at == '(' ? CITED_IN_NAME : CITED_IN_COMMENT);
}

static void scan_c(Scan *scan)
{
  if (strncmp(scan->at, "/*", 2) == 0) scan_until(scan, 2, "*/");
  else if (strncmp(scan->at, "//", 2) == 0) scan_until(scan, 2, "\n");
  else if (*scan->at == '\'') { /* a character: '"' begins no string */ step(scan);
    if (*scan->at == '\\') step(scan);
    if (*scan->at) step(scan);
    if (*scan->at == '\'') step(scan);
  } else if (*scan->at == '"') scan_string(scan);
  else step(scan);
}

static void scan_lua(Scan *scan)
{
  if (strncmp(scan->at, "--[[", 4) == 0) scan_until(scan, 4, "]]");
  else if (strncmp(scan->at, "--", 2) == 0) scan_until(scan, 2, "\n");
  else if (strncmp(scan->at, "[[", 2) == 0) scan_until(scan, 2, "]]");
  else if (*scan->at == '"' || *scan->at == '\'') scan_string(scan);
  else {
    scan->named = scan->named && *scan->at == ' ';
    step(scan);
  }
}

void citations_scan(const char *text, SourceKind kind, const BindGame *game, bool marked,
                    RuleExists *exists, CitationVisitor *visit, void *data)
{
  Scan scan = {.at = text,
               .line = 1,
               .game = game,
               .marked = marked,
               .exists = exists,
               .visit = visit,
               .data = data};
  while (*scan.at) {
    if (is_word(*scan.at)) scan_word(&scan);
    else if (kind == SOURCE_C) scan_c(&scan);
    else scan_lua(&scan);
  }
}
