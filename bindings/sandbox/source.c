/* SPDX-License-Identifier: MIT */
/* source.c -- where a word stands in the text of a script; see source.h. */
#include "sandbox/source.h"

#include <ctype.h>
#include <string.h>

static void step(Source *s)
{
  if (*s->at == '\n') s->line++, s->line_start = s->at + 1;
  s->at++;
}

/* How many equals signs the long bracket ("[[", "[==[") at `at` has; -1: there is none. */
static int long_level(const char *at)
{
  int level = 0;
  if (*at++ != '[') return -1;
  while (*at == '=') level++, at++;
  return *at == '[' ? level : -1;
}

/* Skips the long bracket that begins here; its content becomes the token's word. */
static void skip_long(Source *s, int level)
{
  s->at += level + 2;
  s->word = s->at;
  while (*s->at) {
    if (*s->at == ']') {
      const char *end = s->at + 1;
      int signs = 0;
      while (*end == '=') signs++, end++;
      if (signs == level && *end == ']') {
        s->length = (size_t)(s->at - s->word);
        s->at = end + 1;
        return;
      }
    }
    step(s);
  }
  s->length = (size_t)(s->at - s->word);
}

static void skip_quoted(Source *s)
{
  char quote = *s->at++;
  s->word = s->at;
  while (*s->at && *s->at != quote && *s->at != '\n') {
    bool escaped = *s->at == '\\' && s->at[1];
    if (escaped) s->at++;
    bool skips = escaped && *s->at == 'z'; /* "\z": all space behind it is none of the text */
    step(s);
    while (skips && isspace((unsigned char)*s->at)) step(s);
  }
  s->length = (size_t)(s->at - s->word);
  if (*s->at == quote) s->at++;
}

static void skip_comment(Source *s)
{
  s->at += 2;
  int level = long_level(s->at);
  if (level >= 0) skip_long(s, level);
  else
    while (*s->at && *s->at != '\n') s->at++;
}

static bool is_word(char c)
{
  return isalnum((unsigned char)c) || c == '_';
}

/* How many letters the sign at `at` has. */
static size_t sign_length(const char *at)
{
  static const char *const longer[] = {"...", "..", "==", "~=", "<=", ">=", "//", "::", "<<", ">>"};
  for (size_t i = 0; i < sizeof longer / sizeof *longer; i++)
    if (strncmp(at, longer[i], strlen(longer[i])) == 0) return strlen(longer[i]);
  return 1;
}

static void skip_space(Source *s)
{
  for (;;) {
    while (isspace((unsigned char)*s->at)) step(s);
    if (s->at[0] != '-' || s->at[1] != '-') return;
    skip_comment(s);
  }
}

bool bind_source_next(Source *s)
{
  skip_space(s);
  s->start = s->word = s->at;
  s->start_line = s->line;
  s->start_column = (int)(s->at - s->line_start) + 1;
  s->kind = *s->at;
  int level = long_level(s->at);
  if (!s->kind) return false;
  if (s->kind == '"' || s->kind == '\'' || level >= 0) {
    if (level >= 0) skip_long(s, level);
    else skip_quoted(s);
    s->kind = '"';
    return true;
  }
  if (isdigit((unsigned char)s->kind)) {
    while (is_word(*s->at) || *s->at == '.') s->at++;
    s->kind = '0';
  } else if (is_word(s->kind)) {
    while (is_word(*s->at)) s->at++;
    s->kind = 'a';
  } else {
    s->at += sign_length(s->at);
  }
  s->length = (size_t)(s->at - s->word);
  return true;
}

static bool is_token(const Source *s, const char *word)
{
  return word && strlen(word) == s->length && memcmp(s->word, word, s->length) == 0 &&
         (s->kind == 'a' || s->kind == '0' || s->kind == '"');
}

/* Whether an equals sign follows: the token is a field's name. */
static bool names_field(const Source *s)
{
  Source ahead = *s;
  return s->kind == 'a' && bind_source_next(&ahead) && ahead.kind == '=' && ahead.length == 1;
}

Source bind_source_open(const char *text, int line)
{
  Source s = {.at = text, .line_start = text, .line = 1};
  while (s.line < line && *s.at) step(&s);
  return s;
}

/* Whether the token is the word, or the word with one more "s": selectors have both forms. */
static bool is_word_of(const Source *s, const char *word)
{
  size_t length = word ? strlen(word) : 0;
  if (is_token(s, word)) return true;
  return length && s->kind == 'a' && s->length == length + 1 && s->word[length] == 's' &&
         memcmp(s->word, word, length) == 0;
}

/* Where the table or call ends whose word the cursor has read; NULL: the word calls nothing. */
static const char *end_of_call(Source s)
{
  int depth = 0;
  if (!bind_source_next(&s) || (s.kind != '{' && s.kind != '(' && s.kind != '"')) return NULL;
  do {
    depth += s.kind == '{' || s.kind == '(' || s.kind == '[';
    depth -= s.kind == '}' || s.kind == ')' || s.kind == ']';
  } while (depth > 0 && bind_source_next(&s));
  return s.at;
}

enum { CALLS_MAX = 32 };

/* Of the calls of `from` in the first word's line, the one that ends behind `nth` others; without
** it the first place where that word stands, else the line's first word. */
static Source find_call(Source first, const char *from, int nth)
{
  Source calls[CALLS_MAX], found = first;
  const char *ends[CALLS_MAX];
  int count = 0, line = first.start_line;
  bool is_there = false;
  for (Source look = first; look.kind && look.start_line == line;) {
    const char *end = is_word_of(&look, from) ? end_of_call(look) : NULL;
    if (is_word_of(&look, from) && !is_there) found = look, is_there = true;
    if (end && count < CALLS_MAX) {
      int at = count++;
      for (; at > 0 && ends[at - 1] > end; at--) ends[at] = ends[at - 1], calls[at] = calls[at - 1];
      ends[at] = end, calls[at] = look;
    }
    if (!bind_source_next(&look)) break;
  }
  return nth < count && count > 1 ? calls[nth] : found;
}

/* Goes to the word `from` in its line, if it is there; else to the first word. */
static Source find_start(Source s, const char *from, int nth)
{
  Source first = s;
  int line = s.line;
  if (!bind_source_next(&first) || first.start_line != line) return s; /* an empty line */
  return find_call(first, from, nth);
}

void bind_source_place(const char *text, const char *from, int nth, const char *word, int *line,
                       int *column)
{
  Source s = find_start(bind_source_open(text, *line), from, nth);
  const char *end = s.kind && is_word_of(&s, from) ? end_of_call(s) : NULL;
  int depth = 0, start = *line;
  bool found = false;
  *column = s.kind ? s.start_column : 1;
  for (bool more = s.kind != 0; more; more = bind_source_next(&s)) {
    if (s.start_line > start && depth <= 0) break; /* what began here has ended */
    if (found && end && s.start >= end) break;     /* what stands behind it is another one's */
    if (s.kind == '{' || s.kind == '(' || s.kind == '[') depth++;
    if (s.kind == '}' || s.kind == ')' || s.kind == ']') depth--;
    if (!is_token(&s, word)) continue;
    bool own = depth <= 1 && names_field(&s);
    if (found && !own) continue;
    *line = s.start_line, *column = s.start_column;
    found = true;
    if (own) return;
  }
}

int bind_source_name(const char *text, int line, const char *word)
{
  Source s = bind_source_open(text, line);
  while (bind_source_next(&s) && s.start_line == line)
    if (s.kind == 'a' && is_token(&s, word) && !names_field(&s)) return s.start_column;
  return 0;
}

int bind_source_last(const char *text, int line, const char *word)
{
  Source s = bind_source_open(text, line);
  const char *start = s.at;
  size_t length = strcspn(start, "\n"), size = word ? strlen(word) : 0;
  for (size_t i = length; size && i-- > 0;)
    if (i + size <= length && memcmp(start + i, word, size) == 0) return (int)i + 1;
  return (int)strspn(start, " \t") + 1;
}
