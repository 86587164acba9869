/* SPDX-License-Identifier: MIT */
/*
** play.h -- what the parts of `lunarbiter event play` share.
**
**     play.c      the verb: decks, tables on several threads, round after round
**     match.c     one match between two bots
**     day.c       what else happens on such a day: penalties, mistakes, leaving, late entries
**
** All that is random is drawn from the seed of the event and from what it decides (round, table,
** entrant), so the same event is played whatever the number of threads.
*/
#ifndef CLI_EVENT_PLAY_H
#define CLI_EVENT_PLAY_H

#include "event/desk.h"

/* A number from 0 to `below` - 1 that depends on the seed and on these two. */
int play_chance(const Event *event, uint64_t purpose, uint64_t index, int below);
/* Adds a fact, which the event must accept, or says why not. */
bool play_add(EventStore *store, EventFact fact, EventError *error);

/* What happened besides the matches. */
typedef struct Day {
  int penalties, drops, returns, late, corrections, extensions, times;
} Day;

/* While the round is played: penalties and more time at some tables. */
bool day_during(EventStore *store, Day *day, EventError *error);
/* Between two rounds: mistakes are corrected, some leave, some come back or come late. */
bool day_between(EventStore *store, Day *day, EventError *error);

#endif
