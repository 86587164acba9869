/* SPDX-License-Identifier: MIT */
/*
** tally.h -- how often something has happened to a player this turn.
**
** The pool says what is counted (ArbTally, build_tally), the game what belongs to it
** (ArbRules.counts) and when a turn begins.  A row of ARB_POOL_TALLY is a count that is not 0,
** so a pool may ask for as many as it likes.
*/
#ifndef ARB_TALLY_H
#define ARB_TALLY_H

#include "kernel/cards/ability.h"
#include "kernel/game.h"

typedef struct ArbCount {
  uint16_t tally1;
  ArbSeat seat;
  uint8_t count; /* UINT8_MAX: so often or oftener */
} ArbCount;
_Static_assert(sizeof(ArbCount) == 4, "a plain record without holes");

/* Counts, as they were at some moment. */
typedef struct ArbCounts {
  const ArbCount *rows;
  int used;
} ArbCounts;

int tally_of(const ArbGame *game, ArbSeat seat, int tally);
/* The counts of now, in the arena. */
ArbCounts tallies_kept(ArbGame *game);
int tally_in(const ArbCounts *counts, ArbSeat seat, int tally);
/* Whether what is the Nth time came about since then. */
bool tally_reached(const ArbGame *game, const ArbCounts *before, ArbSeat seat, int tally, int nth);

/* Counts the event wherever it belongs; whether it did. */
bool tallies_count(ArbGame *game, const ArbEvent *event);
/* A turn begins: counts start anew, and those of the turn that ends are what "last turn" means. */
void tallies_turn(ArbGame *game);
/* The same for the same counts, in whatever order they arose. */
uint64_t tallies_hash(const ArbGame *game, ArbSeat seat);

#endif
