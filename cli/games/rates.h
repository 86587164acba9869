/* SPDX-License-Identifier: MIT */
/*
** rates.h -- win rates of players who drew or played a card, and of those who did not.
**
** A game is watched by its events: which players drew the card, which played it, and whose card met
** another of the events in Face.rated.  At the end, each deck counts one game for each of
** these events, with it or without it, won or not:
**
**     rates_new        chooses the cards
**     rates_watch      reads the events since the last call; then they may be forgotten
**     rates_add        counts a game that is over
**
** A card in the hand when the first turn begins was drawn; one that the mulligan took away was not.
** Cards with the same name count as one card.  The rates show what goes together, not causes:
** docs/win-rates.md.
*/
#ifndef CLI_RATES_H
#define CLI_RATES_H

#include <jansson.h>

#include "session/session.h"

typedef struct Rates Rates;

/* What was seen in one game. */
typedef struct RatedGame {
  Rates *rates; /* NULL: no rates are wanted */
  Seating seating;
  bool begun;     /* the first turn has begun */
  bool *happened; /* by card, deck and event */
} RatedGame;

/* Rates for these cards, by name or id, or (`all`) for every card of the decks.  The session must
** outlive them.  NULL, with a sentence, when there is no such card. */
Rates *rates_new(const Session *session, const TextList *cards, bool all, ArbError *error);
void rates_free(Rates *rates);

/* What is seen in a game that begins; end it with rates_end.  `rates` may be NULL. */
RatedGame rates_begin(Rates *rates, const Seating *seating);
/* Reads the events since the last call. */
void rates_watch(RatedGame *rated, ArbGame *game);
/* Counts a game; must not be called by several threads at once. */
void rates_add(const RatedGame *rated, ArbGame *game);
void rates_end(RatedGame *rated);

/* How many things a game is watched for; `happened` has one entry for each. */
int rates_count(const Rates *rates);
/* The entry for a deck's player, a card by id and an event by its word ("drawn"); -1: none. */
int rates_entry(const Rates *rates, int deck, const char *card, const char *word);

/* The rates as a table on stdout, and as JSON, which the caller releases. */
void rates_print(const Rates *rates);
json_t *rates_json(const Rates *rates);

#endif
