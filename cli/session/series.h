/* SPDX-License-Identifier: MIT */
/*
** series.h -- a series of games between bots: `sim`, and the measuring of the table.
**
** Game number g of a series depends on the series' seed and on g alone, so it is the same game on
** any thread and in any order.  The deck that is named first has seat 0 in game 0; from game to
** game each deck moves on by one seat.
*/
#ifndef CLI_SERIES_H
#define CLI_SERIES_H

#include "session/match.h"

typedef struct Series {
  const Session *session;
  BotNames bots; /* by deck */
  uint64_t seed;
  bool check; /* every step runs twice, and the engine checks itself */
} Series;

/* One game as it is played. */
typedef struct SeriesGame {
  int64_t number;
  Recorder *recorder; /* NULL: it is not recorded */
  /* Called when something has happened.  The game holds the events since the last call, and
  ** forgets them afterwards.  NULL: nobody watches. */
  void (*watch)(void *data, ArbGame *game);
  void *data;
  ArbGame *game; /* the game when it is over; the caller destroys it */
} SeriesGame;

/* The seats and the seed of the game with that number; numbers count from 0. */
Seating series_seating(const Series *series, int64_t number);
/* Plays a game to its end with a host and bots (by deck) of the calling thread.  Negative, with
** `error`, when it went wrong. */
ArbStatus series_play(const Series *series, BindHost *host, Bot *const *bots, SeriesGame *playing,
                      ArbError *error);
/* Whether a deck's player won the game with this number; team mates win together. */
bool series_won(const Series *series, int64_t number, ArbGame *game, int deck);
/* The session of the same games with another first deck.  False with a sentence. */
bool series_pair_other(Session *other, const char *data, const SessionMods *mods,
                       const char *format, const char *deck, const Session *first, ArbError *error);

#endif
