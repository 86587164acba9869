/* SPDX-License-Identifier: MIT */
/*
** text.h -- a text that grows.
**
** A Text starts as all zero; text_free frees its memory.  When memory runs out, the program ends: a
** command-line tool can do nothing better.
*/
#ifndef CLI_TEXT_H
#define CLI_TEXT_H

#include <stdbool.h>
#include <stddef.h>

typedef struct Text {
  char *bytes; /* ends with a zero; NULL while nothing was written */
  size_t length, room;
} Text;

/* Appends a formatted text, as printf does. */
void text_add(Text *text, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Cuts the text to its first `length` bytes. */
void text_cut(Text *text, size_t length);
void text_free(Text *text);

/* Whether `part` is somewhere in `whole`, whatever the case of letters. */
bool text_has(const char *whole, const char *part);

/* Like realloc (or malloc, for NULL), but the program ends when memory runs out. */
void *must_take(void *old, size_t bytes);
/* Ends the program: memory has run out. */
void must_stop(void) __attribute__((noreturn));

#endif
