/* SPDX-License-Identifier: MIT */
/*
** tally.h -- counts of what has happened to a player this turn, or in this game.
**
** The pool says what is counted (ArbTally, arb_build_tally).  The game says which events count
** (ArbRules.counts) and when a turn begins.  ARB_POOL_TALLY holds a row for each count that is not
** 0, so the number of tallies in a pool costs nothing.
*/
#ifndef ARB_TALLY_H
#define ARB_TALLY_H

#include "kernel/cards/ability.h"
#include "kernel/game.h"

typedef struct ArbCount {
  uint16_t tally1;
  ArbSeat seat;
  uint8_t reserved;
  int32_t count;
} ArbCount;
_Static_assert(sizeof(ArbCount) == 8, "a plain record without holes");

/* The counts at one moment. */
typedef struct ArbCounts {
  const ArbCount *rows;
  int used;
} ArbCounts;

/* The present count of a tally for a seat. */
int arb_tally_of(const ArbGame *game, ArbSeat seat, int tally);
/* A copy of the present counts, in the arena. */
ArbCounts arb_tallies_kept(ArbGame *game);
/* The same among counts that were kept. */
int arb_tally_in(const ArbCounts *counts, ArbSeat seat, int tally);
/* Whether the tally has reached `nth` since the counts `before`. */
bool arb_tally_reached(const ArbGame *game, const ArbCounts *before, ArbSeat seat, int tally,
                       int nth);

/* Counts an event in every tally that it belongs to.  True when it belonged to any. */
bool arb_tallies_count(ArbGame *game, const ArbEvent *event);
/* Begins a turn: the counts so far become those of "last turn"; those of the whole game stay, and
** all others start at 0. */
void arb_tallies_turn(ArbGame *game);
/* All counts start at 0: another game of the match begins. */
void arb_tallies_clear(ArbGame *game);
/* A hash of a seat's counts, whatever order they arose in.  Counts from ARB_COUNTS_ALIKE on are the
** same to it: a position in which only such a count has grown is met again, so a cycle that counts
** itself ends. */
enum { ARB_COUNTS_ALIKE = 255 };
uint64_t arb_tallies_hash(const ArbGame *game, ArbSeat seat);

#endif
