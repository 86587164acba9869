/* SPDX-License-Identifier: MIT */
/*
** worth.h -- what the greedy bot must know of a game: one row each (face.h).
**
** The bot's search (greedy.c) knows decisions, options and copies of a game.  What stands
** on the table, which verbs mean "no more" or "yes", and what a position is worth, a judge
** says; it looks only at what its seat can see.
*/
#ifndef CLI_WORTH_H
#define CLI_WORTH_H

#include "lunarbiter.h"

enum { JUDGE_UNITS_MAX = 64, JUDGE_HELD_MAX = 32, JUDGE_ZONES_MAX = 8, JUDGE_NUMBERS_MAX = 4 };
enum { WORTH_WIN = 1000000 }; /* what a game is worth that is over */

/* What can act, with its strength: strong ones are tried first. */
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

/* What the search looks at. */
typedef struct Pieces {
  Unit units[JUDGE_UNITS_MAX];
  Held held[JUDGE_HELD_MAX];
  int unit_count, held_count;
  int team[ARB_SEATS_MAX]; /* alone, one is a team */
} Pieces;

/* What an option is about, as far as the styles care; REST is "pass" and "end". */
typedef enum Verb { VERB_OTHER, VERB_REST, VERB_YES_NO, VERB_PAY, VERB_EXTRA } Verb;
typedef struct JudgeVerb {
  const char *name; /* as arb_verb calls it */
  Verb verb;
} JudgeVerb;

/* Who looks at what. */
typedef struct View {
  const struct BotSeat *seat;
  ArbGame *game;
  const int *zones;   /* where the judge's zones are ... */
  const int *numbers; /* ... and its numbers in a card's view; -1: nowhere */
} View;

struct Judge {
  const char *const *zones;   /* that it looks at; ends with NULL */
  const char *const *numbers; /* of cards (ArbCardView) it looks at; ends with NULL */
  const JudgeVerb *verbs;     /* ends with a row of NULL */
  const char *hand;           /* the zone where a seat's own cards are held; NULL: none */
  void (*look)(const View *view, Pieces *pieces);
  /* What the position is worth to the seat, in hundredths of whatever wins; the game is
  ** not over. */
  int (*worth)(const View *view);
  /* A question it answers without trying: the count of `values`, or -1. */
  int (*answer)(const View *view, int32_t *values);
};

#endif
