/* SPDX-License-Identifier: MIT */
/*
** match.h -- a match of an event between the bots of two players, or of two teams.
**
** BotMatches holds what all threads share: cards, format, the decks of each entrant.  A thread has
** its own script host and bots (MatchDesk).  The outcome of a match depends on its seed, its decks
** and the penalties at the table, never on the thread or on the matches before it.
*/
#ifndef CLI_EVENT_MATCH_H
#define CLI_EVENT_MATCH_H

#include "event/desk/desk.h"
#include "session/match.h"

typedef struct BotMatches {
  Session session; /* game, cards and format; its own decks are not used */
  int team;        /* players of an entrant: 1 or 2 */
  Deck *decks;     /* of entrant n from (n - 1) * team on: of the A player, then of the B player */
  int entrants;    /* number of entrants with decks in `decks` */
  BotNames bots;
} BotMatches;

/* A match that is to be played. */
typedef struct MatchAsked {
  EventTable table;
  bool playoff;   /* the first entrant is the designated player (407.2.a), and the match must have a
                  ** winner (408.4); else the designated player is drawn by lot (407.2), and the
                  ** match may end in a draw by time (408.2) */
  int needed;     /* games that win the match */
  int time_after; /* the number of decisions after which time is called; 0: never */
  uint64_t seed;
} MatchAsked;

typedef struct MatchPlayed {
  int wins[2], drawn;
  bool by_time;     /* time was called, and nobody has won as many games as are needed */
  char failed[200]; /* "": the match was played */
} MatchPlayed;

typedef struct MatchDesk MatchDesk;

/* NULL with a sentence: a script host could not be made. */
MatchDesk *match_desk_new(const BotMatches *shared, ArbError *error);
void match_desk_free(MatchDesk *desk);
MatchPlayed match_desk_play(MatchDesk *desk, const MatchAsked *asked);

#endif
