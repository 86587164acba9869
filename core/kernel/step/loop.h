/* SPDX-License-Identifier: MIT */
/*
** loop.h -- loops: turns that come back to a position and would do so for ever.
**
** A turn is watched once it has taken ARB_LOOP_STEPS steps.  From then on the position after each
** step is compared with one that was kept, and another one is kept ever more rarely (Brent).  This
** finds a circle of any length with one hash to remember.  A turn of usual length pays only for
** counting its steps.
**
**   kept -----> ... -----> ... -----> the same position again
**        who chose here, and who passed though they could have acted?
**
**   nobody           the game is drawn
**   who only passed  each is asked whether they break the loop; if none does, it is drawn
**   who chose        each says how many times more; others may say less
**
** Each time round is like the others, so the agreed ones are counted and not played.  The player
** who then has to stop may not repeat, in that position, the choice that kept the loop going.  A
** circle in which a random number is drawn is not a loop.
**
** A turn in which each time round differs (a number grows, cards are drawn at random) never comes
** back to a position.  After ARB_LOOP_STEPS_MAX steps of one turn the game is drawn as well.
**
** The game provides a pool for one ArbLoop, and an ArbLoops (ArbRules.loops).  If it has a step
** function of its own (ArbRules.step), this begins with arb_loop_step and ends with arb_loop_watch.
*/
#ifndef ARB_LOOP_H
#define ARB_LOOP_H

#include "kernel/game.h"

enum {
  ARB_LOOP_STEPS = 96,       /* steps of a turn before it is watched */
  ARB_LOOP_STEPS_MAX = 9000, /* steps of a turn; the longest turns of real games take hundreds */
  ARB_LOOP_STOPS = 8
};
enum { ARB_LOOP_BACK = 1, ARB_LOOP_LONG };
typedef struct ArbLoop {
  uint16_t in_use;
  uint8_t found;         /* ARB_LOOP_BACK: the position came back; ARB_LOOP_LONG: too many steps */
  uint8_t chose, passed; /* seats since `kept`: those that chose; those that passed by choice */
  uint8_t forbidden_count;
  uint8_t reserved[2];
  uint32_t steps, since, next; /* steps of the turn; since `kept`; until another one is kept */
  uint32_t reserved2;
  uint64_t kept, generator;           /* hashes of the kept position and its random generator */
  uint64_t choice[ARB_SEATS_MAX];     /* the last choice of each seat that keeps the loop going */
  uint64_t forbidden[ARB_LOOP_STOPS]; /* choices that may not be made again */
} ArbLoop;
_Static_assert(sizeof(ArbLoop) == 136, "a plain record without holes");

struct ArbLoops {
  int pool;
  const char *times_rule, *break_rule; /* the rules of the two questions: how often; break it? */
  void (*drawn)(ArbGame *game);
  void (*stopped)(ArbGame *game, ArbSeat seat, int times); /* the seat stops, after `times` more */
};

/* Whether the pool's ArbLoop keeps its invariants. */
bool arb_loop_holds(const ArbGame *game);
/* Forgets the turn before; call it when a turn begins. */
void arb_loop_forget(ArbGame *game);
/* Watches the position; call it at the end of every step. */
void arb_loop_watch(ArbGame *game);
/* Whether a loop was found; the next step then settles it. */
bool arb_loop_found(const ArbGame *game);
bool arb_loop_watched(const ArbGame *game); /* whether the turn is long enough to be watched */
/* Notes the choice of a player at a window.  `could`: the player passed but had other options. */
void arb_loop_chosen(ArbGame *game, ArbSeat seat, const ArbOption *option, bool passes, bool could);
/* Removes the options that a player who must break the loop may not choose again.  For listers. */
void arb_loop_restrain(ArbGame *game, ArbSeat seat);
/* Settles a loop that was found.  False when there is none. */
bool arb_loop_step(ArbGame *game);

#endif
