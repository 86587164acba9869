/* SPDX-License-Identifier: MIT */
/*
** source.h -- the text of a script, read token by token (source.c).
**
** Lua remembers the line of a call, but no column, and not the places of a table's fields.  This
** cursor reads the text again for the parts that report places: the messages of a load
** (diagnose.h), and the tools (tokens.c).  It is the only tokeniser of the house: scripts/check and
** the other tools in Lua call it as lunarbiter.tokens.
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
  const char *word; /* the token; for a text, the part between its quotes */
  size_t length;
  char kind; /* 'a' a name, '0' a number, '"' a text, else the sign's first letter; 0: the end */
} Source;

/* A cursor at the beginning of a line.  The text ends with a zero and must outlive the cursor. */
Source bind_source_open(const char *text, int line);
/* Reads the next token, past comments; false at the end. */
bool bind_source_next(Source *s);

/* Finds the place of `word`, a name, a text or a number, in a table or call.  The table or call
** begins in `line` with the name `from` and may span lines.  A field of its own comes before a word
** in an inner table.  When `from` is called several times in that line, `nth` calls come before the
** one that is meant.  Calls count in the order in which they end, so an inner call comes before the
** outer one.  Without a match, the place is that of `from`, or of the line's first word.  Both
** words may be NULL. */
void bind_source_place(const char *text, const char *from, int nth, const char *word, int *line,
                       int *column);
/* The column of `word` in the line as a name that is not a field's; 0: it is not there. */
int bind_source_name(const char *text, int line, const char *word);
/* The column of the last `word` in the line; else that of the line's first word. */
int bind_source_last(const char *text, int line, const char *word);

#endif
