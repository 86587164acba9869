/* SPDX-License-Identifier: MIT */
/*
** worth.h -- what the greedy bot must know of a game: one row for each game (face.h).
**
** The bot's search (greedy.c) knows decisions, options and copies of a game.  A judge knows the
** rest: the cards on the table, the verbs that mean "no more" or "yes", and the value of a
** position.  It looks only at what its seat can see.
*/
#ifndef CLI_WORTH_H
#define CLI_WORTH_H

#include "lunarbiter.h"

enum { JUDGE_UNITS_MAX = 64, JUDGE_HELD_MAX = 32, JUDGE_ZONES_MAX = 8, JUDGE_NUMBERS_MAX = 4 };
enum { WORTH_WIN = 1000000 }; /* the value of a game that is won */

/* An object that can act, with its strength.  Strong ones are tried first. */
typedef struct Unit {
  ArbId id, place;
  ArbSeat controller;
  int32_t strength;
} Unit;

/* A card in the seat's own hand. */
typedef struct Held {
  ArbId id;
  uint16_t def;
} Held;

/* The pieces that the search looks at. */
typedef struct Pieces {
  Unit units[JUDGE_UNITS_MAX];
  Held held[JUDGE_HELD_MAX];
  int unit_count, held_count;
  int team[ARB_SEATS_MAX]; /* the team of each seat; without teams, the seat */
} Pieces;

/* What a verb means to the search; REST is "pass" and "end". */
typedef enum Verb { VERB_OTHER, VERB_REST, VERB_YES_NO, VERB_PAY, VERB_EXTRA } Verb;
typedef struct JudgeVerb {
  const char *name; /* the name of arb_verb */
  Verb verb;
} JudgeVerb;

/* A game as one seat sees it. */
typedef struct View {
  const struct BotSeat *seat;
  ArbGame *game;
  const int *zones;   /* numbers of the judge's zones; -1: there is none */
  const int *numbers; /* indices of the judge's numbers in ArbCardView.numbers; -1: none */
} View;

struct Judge {
  const char *const *zones;   /* the zones that it reads; ends with NULL */
  const char *const *numbers; /* the numbers of cards (ArbCardView) that it reads; then NULL */
  const JudgeVerb *verbs;     /* ends with a row of NULL */
  const char *hand;           /* the zone that is a seat's hand; NULL: none */
  void (*look)(const View *view, Pieces *pieces);
  /* The value of the position for the seat, in hundredths of a point (or whatever wins).  The game
  ** is not over. */
  int (*worth)(const View *view);
  /* Answers a question without a search.  Returns the number of `values`, or -1 to search. */
  int (*answer)(const View *view, int32_t *values);
};

#endif
