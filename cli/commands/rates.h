/* SPDX-License-Identifier: MIT */
/*
** rates.h -- how often those win who drew or played a card, and those who did not.
**
** A game is watched by its events: which deck's player drew the card, played it, did
** whatever else the game's face lists (Face.rated).  In the end each deck counts one game
** for each of these, with or without it, won or not:
**
**     rates_new        which cards
**     rates_watch      the events of a game since the last time; then they may be forgotten
**     rates_add        the game is over: it counts
**
** A card that lies in the hand as the first turn begins was drawn; one that the mulligan
** took away was not.  Cards of one name are one card.  This says what goes together, not
** what comes of what: docs/win-rates.md.
*/
#ifndef CLI_RATES_H
#define CLI_RATES_H

#include <jansson.h>

#include "session/session.h"

typedef struct Rates Rates;

/* What was seen in one game. */
typedef struct RatedGame {
  Rates *rates; /* NULL: nobody asks */
  Seating seating;
  bool begun;     /* its first turn has */
  bool *happened; /* by card, deck and event */
} RatedGame;

/* These cards, by name or id, or every card of the decks (`all`); of a session that stays.
** NULL when there is no such card, with a sentence. */
Rates *rates_new(const Session *session, const TextList *cards, bool all, ArbError *error);
void rates_free(Rates *rates);

RatedGame rates_begin(Rates *rates, const Seating *seating);
void rates_watch(RatedGame *rated, ArbGame *game);
/* Not for several threads at once. */
void rates_add(const RatedGame *rated, ArbGame *game);
void rates_end(RatedGame *rated);

void rates_print(const Rates *rates);
json_t *rates_json(const Rates *rates);

#endif
