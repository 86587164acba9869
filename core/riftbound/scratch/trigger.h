/* SPDX-License-Identifier: MIT */
/*
** trigger.h -- abilities that triggered, until they have their place on the chain (383.3).
**
**   event.c    events: they are recorded, counted and remembered
**   trigger.c  which abilities an event triggers; these are gathered in the batch
**   batch.c    the batch of simultaneous events; when it closes, its abilities go onto the chain
**
** The rest of the game emits events and opens batches through effects.h.
*/
#ifndef RB_TRIGGER_H
#define RB_TRIGGER_H

#include "riftbound/effects/effects.h"

/* Not twice in a turn.  "The first time each turn" cannot be saved for later (371.1). */
enum { ONCE = ARB_ONCE_EACH_TURN | RB_FIRST_TIME };

/* Another subject of an ability that triggers once for "one or more" events. */
typedef struct AlsoSubject {
  const struct AlsoSubject *next;
  ArbId id;
} AlsoSubject;

typedef struct Triggered {
  ArbId me;
  uint16_t def, ability;
  ArbSeat controller; /* the player who places it on the chain and chooses for it */
  uint8_t no_you;     /* 1: nobody controls it (RB_NO_YOU) */
  uint16_t effect1;   /* the delayed effect that it comes from, or 0 */
  ArbSeat each;       /* RB_EACH_PLAYER: the player whose events it counts */
  ArbId from;         /* the attached card whose text it is, or nothing */
  ArbEvent event;
  const AlsoSubject *also; /* with "one or more": the subjects of the other events */
  ArbId refs[ARB_REFS_MAX];
  int32_t measured;
  int times;          /* how many times it triggers */
  const RbPast *past; /* the event's subject, when it was about to leave the board */
} Triggered;

/* The number of times something had happened before the batch opened (383.1.b). */
typedef struct Count {
  struct Count *next;
  ArbId me, from;
  uint16_t ability;
  int before;
} Count;
typedef struct Batch { /* of one run of a step; its lists lie in the arena */
  int depth, count, room;
  Triggered *list;
  const ArbId *leaving;          /* objects that leave together (383.2.c) */
  int leaving_count, leaving_to; /* `leaving_to`: the kind of zone that they go to */
  bool arriving;      /* the object in question counts as being there already (383.2.c.1) */
  bool as_other;      /* a conquest counts as a hold, or a hold as a conquest */
  int only_class;     /* only abilities of this class trigger; 0: all */
  const RbPast *paid; /* objects given up to play the permanent that enters (383.4.a) */
  int paid_count;
  int x;             /* the X of the play of that permanent */
  bool own_death;    /* only "when I die" abilities trigger (383.2.c.2) */
  ArbCounts tallies; /* the tallies when the batch opened */
  Count *counts;
  RbHandedOn *handed; /* what the innermost action hands on to its replacements (375) */
} Batch;

/* event.c: whether the object of the context takes part in a conquest or hold: it is there, and
** its controller does it (383.4.c.2.a). */
bool rb_takes_part(const ArbGame *g, const ArbEvent *event, const ArbContext *context);

/* trigger.c: adds the abilities that an event triggers to the batch. */
void rb_trigger(ArbGame *g, const ArbEvent *event);

#endif
