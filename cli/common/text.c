/* SPDX-License-Identifier: MIT */
/* text.c -- see text.h. */
#include "common/text.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

void *must_take(void *old, size_t bytes)
{
  void *taken = realloc(old, bytes ? bytes : 1);
  if (!taken) must_stop();
  return taken;
}

void must_stop(void)
{
  fputs("lunarbiter: out of memory\n", stderr);
  exit(1);
}

void text_add(Text *text, const char *format, ...)
{
  va_list args;
  va_start(args, format);
  int needed = vsnprintf(NULL, 0, format, args);
  va_end(args);
  if (needed < 0) return;
  if (text->length + (size_t)needed + 1 > text->room) {
    text->room = (text->length + (size_t)needed + 1) * 2;
    text->bytes = must_take(text->bytes, text->room);
  }
  va_start(args, format);
  vsnprintf(text->bytes + text->length, (size_t)needed + 1, format, args);
  va_end(args);
  text->length += (size_t)needed;
}

void text_cut(Text *text, size_t length)
{
  if (length >= text->length) return;
  text->length = length;
  text->bytes[length] = 0;
}

void text_free(Text *text)
{
  free(text->bytes);
  *text = (Text){0};
}

bool text_has(const char *whole, const char *part)
{
  size_t length = strlen(part);
  for (; *whole; whole++)
    if (strncasecmp(whole, part, length) == 0) return true;
  return false;
}
