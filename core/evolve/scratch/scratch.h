/* SPDX-License-Identifier: MIT */
/*
** scratch.h -- what Evolve's rules keep for the time of one run of a step.
**
** The kernel empties the scratch when a run begins.  A trial or a look has a scratch of its own
** (ArbScratch).  So nothing in it can outlive the state that it was computed from.
**
** Uses: core/evolve/effects
** Used by: core/evolve/play, core/evolve/effects, core/evolve/setup
*/
#ifndef EV_SCRATCH_H
#define EV_SCRATCH_H

#include "evolve/effects/effects.h"

typedef struct Gift { /* an ability that had been given to a card that left a field */
  ArbId id;
  EvGiven given;
} Gift;

typedef struct Moment { /* events that happen together (10.7); its lists lie in the arena */
  int depth;
  EvPast *left; /* the cards that left a field */
  int left_count, left_room;
  Gift *gifts;
  int gift_count, gift_room;
  ArbEvent *events; /* only events that some ability waits for */
  int event_count, event_room;
  ArbCounts tallies; /* the tallies when the moment opened */
  uint32_t serial;   /* the serial of the last item when the moment opened */
} Moment;

typedef struct EvScratch {
  ARB_SCRATCH_HEAD;
  Moment moment;
  const struct EvPlay *playing; /* the play that choices are made for; NULL: none */
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
