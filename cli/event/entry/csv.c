/* SPDX-License-Identifier: MIT */
/* csv.c -- a table in a text (csv.h). */
#include "event/entry/csv.h"

#include <stdbool.h>
#include <string.h>

void csv_begin(Csv *csv, char *text)
{
  if (strncmp(text, "\xef\xbb\xbf", 3) == 0) text += 3; /* the mark that some programs begin with */
  size_t head = strcspn(text, "\r\n"), comma = strcspn(text, ",");
  bool commas = comma < head, semicolons = memchr(text, ';', head) != NULL;
  *csv = (Csv){.at = text, .separator = !commas && semicolons ? ';' : ',', .next_line = 1};
}

/* Reads a field in quotes, in place, up to the byte behind its last quote; false: there is none. */
static bool read_quoted(Csv *csv)
{
  char *to = ++csv->at, *from = to;
  csv->fields[csv->count++] = to;
  for (; *from != '"' || from[1] == '"'; from++) {
    if (!*from) return false;
    if (*from == '"') from++; /* a doubled one stands for itself */
    if (*from == '\n') csv->next_line++;
    *to++ = *from;
  }
  csv->at = from + 1;
  *to = '\0';
  return true;
}

/* Ends a field at a separator or at the end of its line; true: another field follows. */
static bool end_field(Csv *csv)
{
  char end = *csv->at;
  if (!end) return false;
  *csv->at++ = '\0';
  if (end == '\r' && *csv->at == '\n') csv->at++;
  if (end != csv->separator) csv->next_line++;
  return end == csv->separator;
}

static CsvStep read_row(Csv *csv)
{
  const char ends[] = {csv->separator, '\r', '\n', '\0'};
  csv->count = 0;
  csv->line = csv->next_line;
  do {
    if (csv->count == CSV_FIELDS_MAX) return CSV_WIDE;
    bool quoted = *csv->at == '"';
    if (!quoted) csv->fields[csv->count++] = csv->at;
    else if (!read_quoted(csv)) return CSV_QUOTE;
    size_t more = strcspn(csv->at, ends);
    if (quoted && more) return CSV_QUOTE;
    csv->at += more;
  } while (end_field(csv));
  return CSV_ROW;
}

CsvStep csv_next(Csv *csv)
{
  CsvStep step = CSV_ROW;
  do {
    if (!*csv->at) return CSV_END;
    step = read_row(csv);
  } while (step == CSV_ROW && csv->count == 1 && !*csv->fields[0]);
  return step;
}
