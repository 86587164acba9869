/* SPDX-License-Identifier: MIT */
/*
** trigger.h -- what triggered, until it has its place on the chain (383.3).
**
**   event.c    events: who did what to whom, what is told, counted and remembered of it
**   trigger.c  which abilities an event triggers; it gathers them in the batch
**   batch.c    the batch of simultaneous events: what was gathered goes onto the chain
**
** The rest of the game emits events and opens batches through rb.h.
*/
#ifndef RB_TRIGGER_H
#define RB_TRIGGER_H

#include "riftbound/effects/effects.h"

/* Not twice in a turn.  "The first time each turn": 371.1 lets nobody keep that for later. */
enum { ONCE = ARB_ONCE_EACH_TURN | RB_FIRST_TIME };

typedef struct Triggered {
  ArbId me;
  uint16_t def, ability;
  ArbSeat controller; /* who places it and chooses for it */
  uint8_t no_you, wanted;
  uint16_t effect1; /* the delayed effect it comes from, or 0 */
  ArbSeat each;     /* of which player it counts the times (RB_EACH_PLAYER) */
  ArbId from;       /* the attached card whose text it is, or nothing */
  ArbEvent event;
  ArbId refs[ARB_REFS_MAX];
  int32_t measured;
  int times;          /* it triggers so often */
  const RbPast *past; /* its subject, when that was about to leave the board */
} Triggered;

typedef struct Count { /* how often something had happened before the batch (383.1.b) */
  struct Count *next;
  ArbId me, from;
  uint16_t ability;
  int before;
} Count;

typedef struct Batch { /* of one run of a step; its lists lie in the arena */
  int depth, count, room;
  Triggered *list;
  const ArbId *leaving;
  int leaving_count, leaving_to; /* together they go to that kind of zone (383.2.c) */
  bool arriving;                 /* what is looked at now is as good as there (383.2.c.1) */
  bool as_other;                 /* the event stands for the other of conquering and holding */
  int only_class;                /* only abilities of this class, or 0 */
  const RbPast *paid;            /* what was given up to play the permanent that enters (383.4.a) */
  int paid_count;
  int x;             /* the X of the play of that permanent */
  bool own_death;    /* only "when I die" is looked for (383.2.c.2) */
  ArbCounts tallies; /* when the batch opened */
  Count *counts;
  RbHandedOn *handed; /* what the innermost action of a script hands to its replacements (375) */
} Batch;

/* event.c: "when I conquer": I am there and my controller does it (383.4.c.2.a). */
bool rb_takes_part(const ArbGame *g, const ArbEvent *event, const ArbContext *context);

/* trigger.c: gathers what an event triggers. */
void rb_trigger(ArbGame *g, const ArbEvent *event);

#endif
