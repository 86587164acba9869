/* SPDX-License-Identifier: MIT */
/*
** loop.h -- loops: turns that come back to a position and would do so for ever.
**
** A turn that goes on and on is watched: after so many steps each one's position
** is compared with one that was kept, and ever more rarely another one is kept
** (Brent).  So any circle is found, whatever its length, with one hash to
** remember, and a turn of usual length pays for counting its steps only.
**
**   kept -----> ... -----> ... -----> the same again
**        who chose here, and who passed though he could have acted?
**
**   nobody           the game is drawn
**   who only passed  each is asked whether he breaks it; if none, drawn
**   who chose        each says how many times more; others may say less
**
** Every time round is like the other: those that were agreed are counted, not
** played.  Who then has to stop may not choose again, in that position, what kept
** the loop going.  What draws a random number is no such loop.
**
** A turn in which every time round differs (a number grows, cards are drawn by lot) never comes
** back to a position.  After ARB_LOOP_STEPS_MAX steps of one turn the game is drawn as well.
**
** The game brings a pool for one ArbLoop and an ArbLoops (ArbRules.loops).  A step of its own
** (ArbRules.step) begins with loop_step and ends with loop_watch.
*/
#ifndef ARB_LOOP_H
#define ARB_LOOP_H

#include "kernel/game.h"

enum {
  ARB_LOOP_STEPS = 96,       /* of a turn before it is watched */
  ARB_LOOP_STEPS_MAX = 9000, /* of a turn; the longest turns of real games take some hundred */
  ARB_LOOP_STOPS = 8
};
enum { ARB_LOOP_BACK = 1, ARB_LOOP_LONG };
typedef struct ArbLoop {
  uint16_t in_use;
  uint8_t found;         /* the position has come back, or the turn is too long (ARB_LOOP_LONG) */
  uint8_t chose, passed; /* since it was kept: who chose; who passed and could have acted */
  uint8_t forbidden_count;
  uint8_t reserved[2];
  uint32_t steps, since, next; /* of the turn; since the kept position; until another is kept */
  uint32_t reserved2;
  uint64_t kept, generator;
  uint64_t choice[ARB_SEATS_MAX];     /* what keeps it going: the last such choice of each */
  uint64_t forbidden[ARB_LOOP_STOPS]; /* choices that may not be made again */
} ArbLoop;
_Static_assert(sizeof(ArbLoop) == 136, "a plain record without holes");

struct ArbLoops {
  int pool;
  const char *times_rule, *break_rule; /* that he says how often, whether he breaks it */
  void (*drawn)(ArbGame *game);
  void (*stopped)(ArbGame *game, ArbSeat seat, int times); /* ... after so many times more */
};

/* Whether the record of it is one. */
bool loop_holds(const ArbGame *game);
/* A new turn: whatever went on before is over. */
void loop_forget(ArbGame *game);
/* At the end of every step. */
void loop_watch(ArbGame *game);
/* The position came back: what comes of it is the next step. */
bool loop_found(const ArbGame *game);
bool loop_watched(const ArbGame *game);
/* What a player did with his window.  `could`: he passed, but had more to choose from. */
void loop_chosen(ArbGame *game, ArbSeat seat, const ArbOption *option, bool passes, bool could);
/* Takes the options out that somebody who has to stop may not take again: for listers. */
void loop_restrain(ArbGame *game, ArbSeat seat);
bool loop_step(ArbGame *game); /* true: it was one */

#endif
