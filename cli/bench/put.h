/* SPDX-License-Identifier: MIT */
/*
** put.h -- putting new cards into a position by hand, and moving cards in it: finding the card by
** its name, and the edits (record.h) that it takes.
**
** A card that is put into a deck lies on top of it.  A place that nobody controls comes under the
** control of the player whose card is put there, when only that player has cards there; scenarios
** do the same.
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

/* The card with this name.  Of several, the one that a deck has in the section whose cards begin in
** the zone.  0: there is none. */
uint16_t put_card_named(const ArbCards *cards, const char *zone, const char *name);
/* Whether the card may be put into the zone.  A zone that holds a section of a deck takes only
** cards that the section may have; other zones take any card. */
bool put_may_lie(const Session *session, uint16_t def, const char *zone);

/* Makes an edit.  `first`: it is the first one of a put.  `told`: the log has a sentence about it.
** False when it was refused. */
typedef bool PutEdit(void *data, const char *text, bool first, bool told);
/* Makes the edits of a put, until one is refused.  `host` is the board as the host sees it. */
bool put_make(const Board *host, const Put *put, PutEdit *edit, void *data);
/* Makes the edits that move a card into a zone.  `card` and `place` are ids, as for arb_move;
** `place` may be "". */
bool put_move(const Board *host, const char *card, const char *zone, const char *place,
              PutEdit *edit, void *data);

#endif
