/* SPDX-License-Identifier: MIT */
/*
** text.h -- a text that grows.
**
** Starts as all zero; text_free gives its memory back.  Running out of memory
** ends the program: a command-line tool has nothing better to do.
*/
#ifndef CLI_TEXT_H
#define CLI_TEXT_H

#include <stdbool.h>
#include <stddef.h>

typedef struct Text {
  char *bytes; /* terminated; NULL while nothing was written */
  size_t length, room;
} Text;

/* Appends, like printf. */
void text_add(Text *text, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Cuts it down to its first `length` bytes. */
void text_cut(Text *text, size_t length);
void text_free(Text *text);

/* Whether a part stands somewhere in a whole, in whatever letters. */
bool text_has(const char *whole, const char *part);

/* malloc and realloc that end the program when there is no memory. */
void *must_take(void *old, size_t bytes);

#endif
