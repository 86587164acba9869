/* SPDX-License-Identifier: MIT */
/*
** put.h -- putting new cards into a position by hand: which card a name means there, and the edits
** (record.h) that it takes.
**
** A card that is put into a deck lies on top of it.  A place that nobody controls becomes the
** player's who has alone something there, as in a scenario.
*/
#ifndef CLI_PUT_H
#define CLI_PUT_H

#include "faces/board.h"
#include "session/session.h"

enum { PUT_COPIES_MAX = 20 };

typedef struct Put {
  int seat, count;
  const char *zone;
  char place[24];   /* an id, or "" */
  const char *card; /* its id in the pool */
} Put;

/* Of several cards of a name the one that a deck has in the section that lies in the zone; 0: there
** is none. */
uint16_t put_card_named(const ArbCards *cards, const char *zone, const char *name);
/* Whether the card may lie in a deck's section; anything may in zones that are none. */
bool put_may_lie(const Session *session, uint16_t def, const char *zone);

/* Makes an edit; `first`: the first one of a put; `told`: it is worth a sentence.  False: it was
** refused. */
typedef bool PutEdit(void *data, const char *text, bool first, bool told);
/* Makes the edits of a put, until one is refused.  `host`: the board as the host sees it. */
bool put_make(const Board *host, const Put *put, PutEdit *edit, void *data);

#endif
