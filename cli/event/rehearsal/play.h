/* SPDX-License-Identifier: MIT */
/*
** play.h -- `lunarbiter event play`: bots play an event, or what is left of one.
**
**     play.c      the verb: tables on several threads, round after round
**     decks.c     pools and deck lists for those who have none; reading everybody's lists
**     match.c     one match between the bots of two players or teams (match.h)
**     day.c       events beside the matches: penalties, mistakes, leaving, late entries
**
** A random number depends only on the seed of the event and on what it is drawn for (round, table,
** entrant), so the same event is played with any number of threads.
**
** Uses: bindings/formats, cli/common, cli/bots, cli/session, cli/event/desk, cli/event/lists,
**       event
** Used by: cli/event
*/
#ifndef CLI_EVENT_REHEARSAL_PLAY_H
#define CLI_EVENT_REHEARSAL_PLAY_H

#include <pthread.h>

#include "event/lists/lists.h"
#include "event/rehearsal/match.h"
#include "store.h"

EventVerb verb_play;

typedef struct PlayOptions {
  TextList decks;
  const char *bots, *game, *format, *set, *data;
  int64_t players, cut, best_of, team, threads, timeout;
  uint64_t seed;
  bool json, calm;
} PlayOptions;

/* One table of the round that is being played. */
typedef struct Job {
  int table;
  MatchAsked asked;
  MatchPlayed played;
} Job;

/* Counts of the events beside the matches. */
typedef struct Day {
  int penalties, drops, returns, late, corrections, extensions, times;
} Day;

typedef struct Hall {
  const PlayOptions *options;
  EventStore *store;
  BotMatches matches;
  TextList decks;    /* the decks that are handed in for those who have none */
  MatchDesk **desks; /* one a thread */
  int desk_count;
  Job *jobs;
  int job_count, next;
  pthread_mutex_t lock; /* guards `next` */
  Day day;
} Hall;

/* A number from 0 to `below` - 1 that depends on the seed and on these two. */
int play_chance(const Event *event, uint64_t purpose, uint64_t index, int below);
/* Adds a fact, which the event must accept, or says why not. */
bool play_add(EventStore *store, EventFact fact, EventError *error);
/* Registers the next player or team. */
bool play_enter(EventStore *store, EventError *error);
/* Makes the engine's error one of the event's; returns false. */
bool play_refuse(EventError *error, const ArbError *why);

/* decks.c: within a change, registers decks for everybody who has none: of a limited event pools
** first, and decks that are built from them. */
bool decks_hand_in(Hall *hall, EventError *error);
/* decks.c: reads the lists of all who have one. */
bool decks_read(Hall *hall, EventError *error);
/* decks.c: frees the names of the shipped decks. */
void decks_forget(Hall *hall);

/* While the round is played: penalties and more time at some tables. */
bool day_during(EventStore *store, Day *day, EventError *error);
/* Between two rounds: mistakes are corrected, some leave, some come back or come late. */
bool day_between(EventStore *store, Day *day, EventError *error);

#endif
