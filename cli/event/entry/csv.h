/* SPDX-License-Identifier: MIT */
/*
** csv.h -- a table in a text: fields between commas, as RFC 4180 has them.
**
** A field in quotes may hold commas, ends of lines, and quotes that are doubled.  A table whose
** head has semicolons and no commas, as some spreadsheets write it, is read with semicolons.
*/
#ifndef CLI_EVENT_CSV_H
#define CLI_EVENT_CSV_H

#include <stddef.h>

enum { CSV_FIELDS_MAX = 40 };

typedef enum CsvStep {
  CSV_ROW,
  CSV_END,
  CSV_QUOTE, /* a quote is not closed, or something stands between it and the next field */
  CSV_WIDE   /* a row of more than CSV_FIELDS_MAX fields */
} CsvStep;

/* A table that is being read. */
typedef struct Csv {
  char *at; /* what is left of the text */
  char separator;
  int next_line; /* on which the next row begins, from 1 */
  int line;      /* on which this row began */
  int count;
  const char *fields[CSV_FIELDS_MAX]; /* of this row; they point into the text */
} Csv;

/* Begins to read `text`, which the caller keeps as long as the fields; it is changed in place. */
void csv_begin(Csv *csv, char *text);
/* Reads the next row that is not empty. */
CsvStep csv_next(Csv *csv);

#endif
