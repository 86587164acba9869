/* SPDX-License-Identifier: MIT */
/*
** source.h -- the text of a script, read token by token (source.c).
**
** Lua remembers the line of a call but no column, and no place of a table's fields.  The text is
** still there, and this cursor reads it for everything that reports places: the messages of a load
** (diagnose.h), and the tools (tokens.c).
*/
#ifndef BINDINGS_SOURCE_H
#define BINDINGS_SOURCE_H

#include <stdbool.h>
#include <stddef.h>

/* A cursor.  The last token that was read begins at `start`. */
typedef struct Source {
  const char *at, *start, *line_start;
  int line; /* of `at` */
  int start_line, start_column;
  const char *word; /* the token; of a text, what is between its quotes */
  size_t length;
  char kind; /* 'a' a name, '0' a number, '"' a text, else the sign's first letter; 0: the end */
} Source;

/* A cursor at the beginning of a line.  The text ends with a zero and must outlive the cursor. */
Source bind_source_open(const char *text, int line);
/* Reads the next token, past comments; false at the end. */
bool bind_source_next(Source *s);

/* Finds `word` in what begins in `line` with the word `from`, a table or a call that may span
** lines: as a name, a text or a number, a field of its own first.  Of several calls of `from` in
** that line the one that is made behind `nth` others: calls are made as they end, so an inner one
** comes before the outer one.  Without a match: where `from` stands, or the line's first word.
** Both words may be NULL. */
void bind_source_place(const char *text, const char *from, int nth, const char *word, int *line,
                       int *column);
/* The column in which `word` stands in the line as a name that is no field's; 0: nowhere. */
int bind_source_name(const char *text, int line, const char *word);
/* The column of the last `word` in the line; else that of the line's first word. */
int bind_source_last(const char *text, int line, const char *word);

#endif
