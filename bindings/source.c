/* SPDX-License-Identifier: MIT */
/*
** source.c -- where a word stands in the text of a script; see diagnose.h.
**
** Lua remembers the line of a call and no column, and a table's fields not at all.  The text
** is still there: it is read word by word, from the line that is known.
*/
#include <ctype.h>
#include <string.h>

#include "diagnose.h"

/* A cursor; the token it has read last lies in [start, at). */
typedef struct Source {
  const char *at, *start, *line_start;
  int line;         /* of `at` */
  int start_line, start_column;
  const char *word; /* of the token: what is between its quotes, if it has some */
  size_t length;
  char kind; /* 'a' a name or number, '"' a text, else the sign itself; 0: the end */
} Source;

static void step(Source *s)
{
  if (*s->at == '\n') s->line++, s->line_start = s->at + 1;
  s->at++;
}

/* "[[", "[==[": how many equals signs; -1: it is no long bracket. */
static int long_level(const char *at)
{
  int level = 0;
  if (*at++ != '[') return -1;
  while (*at == '=') level++, at++;
  return *at == '[' ? level : -1;
}

/* Behind the long bracket that begins here; its content is the token's word. */
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
    if (*s->at == '\\' && s->at[1]) s->at++;
    step(s);
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

/* Reads the next token; false at the end. */
static bool next(Source *s)
{
  for (;;) {
    while (isspace((unsigned char)*s->at)) step(s);
    if (s->at[0] != '-' || s->at[1] != '-') break;
    skip_comment(s);
  }
  s->start = s->word = s->at;
  s->start_line = s->line;
  s->start_column = (int)(s->at - s->line_start) + 1;
  s->kind = *s->at;
  if (!s->kind) return false;
  if (is_word(*s->at)) {
    while (is_word(*s->at)) s->at++;
    s->kind = 'a';
  } else if (s->kind == '"' || s->kind == '\'') {
    skip_quoted(s);
    s->kind = '"';
    return true;
  } else if (long_level(s->at) >= 0) {
    skip_long(s, long_level(s->at));
    s->kind = '"';
    return true;
  } else {
    s->at++;
  }
  s->length = (size_t)(s->at - s->word);
  return true;
}

static bool is_token(const Source *s, const char *word)
{
  return word && strlen(word) == s->length && memcmp(s->word, word, s->length) == 0 &&
         (s->kind == 'a' || s->kind == '"');
}

/* Whether an equals sign follows: the token is a field's name. */
static bool names_field(const Source *s)
{
  Source ahead = *s;
  if (s->kind != 'a' || !next(&ahead) || ahead.kind != '=') return false;
  return *ahead.at != '=';
}

static Source open_at(const char *text, int line)
{
  Source s = {.at = text, .line_start = text, .line = 1};
  while (s.line < line && *s.at) step(&s);
  return s;
}

/* The word itself, or one more "s": of selectors both are the same. */
static bool is_word_of(const Source *s, const char *word)
{
  size_t length = word ? strlen(word) : 0;
  if (is_token(s, word)) return true;
  return length && s->kind == 'a' && s->length == length + 1 && s->word[length] == 's' &&
         memcmp(s->word, word, length) == 0;
}

/* Goes to the word `from` in its line, if it is there; else to the first word. */
static Source find_start(Source s, const char *from)
{
  Source first = s;
  int line = s.line;
  if (!next(&first) || first.start_line != line) return s; /* an empty line */
  for (Source look = first; look.kind && look.start_line == line;) {
    if (is_word_of(&look, from)) return look;
    if (!next(&look)) break;
  }
  return first;
}

void source_place(const char *text, const char *from, const char *word, int *line, int *column)
{
  Source s = find_start(open_at(text, *line), from);
  int depth = 0, start = *line;
  bool found = false;
  *column = s.kind ? s.start_column : 1;
  for (bool more = s.kind != 0; more; more = next(&s)) {
    if (s.start_line > start && depth <= 0) break; /* what began here has ended */
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

int source_last(const char *text, int line, const char *word)
{
  Source s = open_at(text, line);
  const char *start = s.at;
  size_t length = strcspn(start, "\n"), size = word ? strlen(word) : 0;
  for (size_t i = length; size && i-- > 0;)
    if (i + size <= length && memcmp(start + i, word, size) == 0) return (int)i + 1;
  return (int)strspn(start, " \t") + 1;
}
