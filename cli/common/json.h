/* SPDX-License-Identifier: MIT */
/*
** json.h -- what the subcommands share of writing JSON (with Jansson).
**
** Everything a program reads is printed by json_line or json_page, so that the
** output is valid whatever a card or a file is called: names that are not
** UTF-8 become null instead of breaking the document.
*/
#ifndef CLI_JSON_H
#define CLI_JSON_H

#include <jansson.h>
#include <stdio.h>

/* A text, or null when there is none. */
static inline json_t *json_text(const char *text)
{
  json_t *value = text ? json_string(text) : NULL;
  return value ? value : json_null();
}

/* One value on one line: a stream of events. */
static inline void json_line(json_t *value)
{
  json_dumpf(value, stdout, JSON_COMPACT);
  putchar('\n');
  json_decref(value);
}

/* One value for eyes and programs. */
static inline void json_page(json_t *value)
{
  json_dumpf(value, stdout, JSON_INDENT(2) | JSON_REAL_PRECISION(6));
  putchar('\n');
  json_decref(value);
}

#endif
