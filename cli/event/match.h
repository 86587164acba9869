/* SPDX-License-Identifier: MIT */
/*
** match.h -- a match of an event between two bots.
**
** BotMatches holds what all threads share: cards, format, one deck an entrant.  A thread has its
** own script host and bots (MatchDesk).  The outcome of a match depends on its seed, its decks and
** the penalties at the table, never on the thread or on the matches before it.
*/
#ifndef CLI_EVENT_MATCH_H
#define CLI_EVENT_MATCH_H

#include "event/desk.h"
#include "session/match.h"

typedef struct BotMatches {
  Session session; /* game, cards and format; its own decks are not used */
  Deck *decks;     /* of entrant n at n - 1 */
  int deck_count;
  BotNames bots;
} BotMatches;

/* What is to be played. */
typedef struct MatchAsked {
  EventTable table;
  bool playoff;   /* the first entrant begins (407.2.a); else that is by lot (407.2) */
  int needed;     /* games that win the match */
  int time_after; /* time is called after so many decisions (408.2); 0: never */
  uint64_t seed;
} MatchAsked;

typedef struct MatchPlayed {
  int wins[2], drawn;
  bool by_time;
  char failed[200]; /* "": the match was played */
} MatchPlayed;

typedef struct MatchDesk MatchDesk;

/* NULL with a sentence: a script host could not be made. */
MatchDesk *match_desk_new(const BotMatches *shared, ArbError *error);
void match_desk_free(MatchDesk *desk);
MatchPlayed match_desk_play(MatchDesk *desk, const MatchAsked *asked);

#endif
