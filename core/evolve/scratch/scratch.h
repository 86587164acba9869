/* SPDX-License-Identifier: MIT */
/*
** scratch.h -- what Evolve's rules keep for the time of one run of a step.
**
** The kernel empties it as a run begins, and a trial or a look has one of its own (ArbScratch):
** nothing in it can outlive what it was worked out from.
**
** Uses: core/evolve/effects
** Used by: core/evolve/play, core/evolve/effects, core/evolve/setup
*/
#ifndef EV_SCRATCH_H
#define EV_SCRATCH_H

#include "evolve/effects/effects.h"

typedef struct Gift { /* what a card had been given that left a field */
  ArbId id;
  EvGiven given;
} Gift;

typedef struct Moment { /* what happens together (10.7); its lists lie in the arena */
  int depth;
  EvPast *left; /* what left a field */
  int left_count, left_room;
  Gift *gifts;
  int gift_count, gift_room;
  ArbEvent *events; /* only those that somebody looks for */
  int event_count, event_room;
  ArbCounts tallies; /* when it opened */
  uint32_t serial;   /* ... the last item's */
} Moment;

typedef struct EvScratch {
  ARB_SCRATCH_HEAD;
  Moment moment;
  const struct EvPlay *playing; /* what is being chosen for; NULL: nothing is */
} EvScratch;

static inline EvScratch *ev_scratch(const ArbGame *g)
{
  return (EvScratch *)g->scratch;
}
static inline Moment *moment_of(const ArbGame *g)
{
  return &ev_scratch(g)->moment;
}

#endif
