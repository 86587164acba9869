/* SPDX-License-Identifier: MIT */
/*
** json.h -- writing JSON, for all subcommands (with Jansson).
**
** Everything that programs read is printed by json_line or json_page, so the output is valid
** whatever a card or a file is called: a name that is not UTF-8 becomes null.
*/
#ifndef CLI_JSON_H
#define CLI_JSON_H

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/text.h"

static inline void *json_take(size_t size)
{
  return must_take(NULL, size);
}

/* From here on no value is left out of a message because memory has run out: the program ends with
** a sentence, as wherever it needs memory. */
static inline void json_must_take(void)
{
  json_set_alloc_funcs(json_take, free);
}

/* A text, or null when there is none. */
static inline json_t *json_text(const char *text)
{
  json_t *value = text ? json_string(text) : NULL;
  return value ? value : json_null();
}

/* `length` bytes of a sentence, which may be cut within a letter or name a file that is not UTF-8:
** then '?' stands for each byte that is not ASCII, so that the sentence is not lost. */
static inline json_t *json_part(const char *text, size_t length)
{
  json_t *value = json_stringn(text, length);
  if (value) return value;
  char *plain = must_take(NULL, length + 1);
  for (size_t i = 0; i < length; i++) plain[i] = (unsigned char)text[i] < 0x80 ? text[i] : '?';
  value = json_stringn(plain, length);
  free(plain);
  return value;
}

static inline json_t *json_sentence(const char *text)
{
  return text ? json_part(text, strlen(text)) : json_null();
}

/* For json_dump_callback; Jansson leaves DEL as it is. */
static inline int json_put(const char *bytes, size_t size, void *out)
{
  for (size_t i = 0; i < size; i++)
    if (bytes[i] == 0x7f) fputs("\\u007f", (FILE *)out);
    else fputc(bytes[i], (FILE *)out);
  return 0;
}

/* Writes a value in ASCII, so that the filter of the terminal (terminal.h) finds nothing to show in
** another way: its \xNN is not JSON. */
static inline void json_write(const json_t *value, FILE *out, size_t flags)
{
  json_dump_callback(value, json_put, out, flags | JSON_ENSURE_ASCII);
}

/* Prints one value on one line, for streams of events.  Releases the value. */
static inline void json_line(json_t *value)
{
  json_write(value, stdout, JSON_COMPACT);
  putchar('\n');
  json_decref(value);
}

/* Prints one value with indentation.  Releases the value. */
static inline void json_page(json_t *value)
{
  json_write(value, stdout, JSON_INDENT(2) | JSON_REAL_PRECISION(6));
  putchar('\n');
  json_decref(value);
}

#endif
