/* SPDX-License-Identifier: MIT */
/*
** kinds.h -- the messages of the table, one row each (docs/table-protocol.md).
**
** A row says who may send a request, which fields it has, and what is answered.  From the rows come
** the checks of requests, the lists in docs/table-protocol.md and the types that the page is
** compiled against (`lunarbiter table --protocol`), so these agree.  Rows stand in the file that
** serves them; hall_groups lists the files.
*/
#ifndef CLI_TABLE_KINDS_H
#define CLI_TABLE_KINDS_H

#include <stdio.h>

#include "common/fields.h"

/* Who may send a request.  The owner of the hall may send all. */
typedef enum HallRight {
  RIGHT_ANYBODY, /* every client, before it has entered too */
  RIGHT_GUEST,   /* a client that has entered */
  RIGHT_WATCHER, /* one that sits at the table of the message, or watches it */
  RIGHT_PLAYER,  /* one that plays the seat of the message */
  RIGHT_OWNER,
  RIGHTS
} HallRight;

/* A message that the hall sends. */
typedef struct HallNews {
  const char *type;
  const char *to; /* who gets it, in words */
  const Field *fields;
  const char *help;
} HallNews;

struct HallRequest;

typedef struct HallKind {
  const char *type;
  HallRight right;
  const Field *fields; /* without "type" and "id"; ends with a row of NULL */
  const Field *reply;  /* the fields of the answer, beside "type" and "id" */
  const char *help;
  bool (*serve)(struct HallRequest *request); /* inside.h */
  bool long_text;                             /* it may be as long as HALL_TEXT_MAX */
} HallKind;

/* A group of requests: a heading of the documentation.  `kinds` and `news` end with a row whose
** type is NULL; either may be NULL. */
typedef struct HallGroup {
  const char *title;
  const HallKind *kinds;
  const HallNews *news;
} HallGroup;

extern const HallGroup *const hall_groups[]; /* ends with NULL */

extern const HallGroup lobby_group, play_group, ask_group, apart_group, write_group, measure_group,
    deck_group;

/* For the files with rows: a list of fields, and the fields that most messages have. */
#define FIELDS(...)  \
  (const Field[])    \
  {                  \
    __VA_ARGS__, {0} \
  }
#define NO_FIELDS \
  (const Field[]) \
  {               \
    { 0 }         \
  }
#define FIELD_TABLE {"table", OF_TEXT, true, "the table"}
#define FIELD_SEAT  {"seat", OF_NUMBER, true, "the seat, from 0"}

/* The row of a request; NULL when there is no such kind. */
const HallKind *hall_kind(const char *type);
/* Writes all rows as the lists of docs/table-protocol.md, or as declarations of TypeScript. */
void kinds_write_page(FILE *out);
void kinds_write_types(FILE *out);

#endif
