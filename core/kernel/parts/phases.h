/* SPDX-License-Identifier: MIT */
/*
** phases.h -- additional phases of the running turn, for games whose TURN frame has a stage for
** each phase.
**
**   Main -- over --> Draw (added) -- over --> Draw (added) -- over --> Ending
**
** An additional phase comes directly after the phase in which it was added, and of several the one
** that was added last comes first.  Then the turn goes on where it would have gone on.  The frame's
** four values keep this: a half byte for each phase that waits, the newest first, and in the last
** value the stage to go on with.  The game asks arb_phase_after whenever a phase is over, and drops
** what waits as a turn begins or is ended early.
*/
#ifndef ARB_PHASES_H
#define ARB_PHASES_H

#include "kernel/game.h"

enum {
  ARB_PHASES_MAX = 6,       /* additional phases that can wait at once */
  ARB_PHASE_STAGE_MAX = 14, /* the highest stage that a phase may begin with */
  ARB_PHASE_BACK = 3        /* the value of the stage to go on with, plus one */
};

static inline uint32_t arb_phases_waiting(const ArbFrame *turn)
{
  return (uint32_t)(turn->value[0] | turn->value[1] << 8 | turn->value[2] << 16);
}

static inline void arb_phases_keep(ArbFrame *turn, uint32_t waiting)
{
  for (int i = 0; i < ARB_PHASE_BACK; i++) turn->value[i] = (uint8_t)(waiting >> (8 * i));
}

/* Adds the phase that begins with a stage, 0 to ARB_PHASE_STAGE_MAX.  False, and nothing changes,
** when ARB_PHASES_MAX wait already. */
static inline bool arb_phase_add(ArbFrame *turn, int stage)
{
  uint32_t waiting = arb_phases_waiting(turn);
  if (waiting >> (4 * (ARB_PHASES_MAX - 1))) return false;
  arb_phases_keep(turn, waiting << 4 | (uint32_t)(stage + 1));
  return true;
}

/* Whether the running phase is an additional one. */
static inline bool arb_phase_is_added(const ArbFrame *turn)
{
  return turn->value[ARB_PHASE_BACK] != 0;
}

/* The stage that follows a phase that is over; `usual`: the one that follows if none was added. */
static inline int arb_phase_after(ArbFrame *turn, int usual)
{
  uint32_t waiting = arb_phases_waiting(turn);
  if (arb_phase_is_added(turn)) usual = turn->value[ARB_PHASE_BACK] - 1;
  arb_phases_keep(turn, waiting >> 4);
  turn->value[ARB_PHASE_BACK] = (uint8_t)(waiting ? usual + 1 : 0);
  return waiting ? (int)(waiting & 15) - 1 : usual;
}

/* Whether what waits has no gap, and all of it and the stage to go on with are among `stages`, one
** bit each; for checks of saves. */
static inline bool arb_phases_are_sound(const ArbFrame *turn, uint32_t stages)
{
  uint8_t back = turn->value[ARB_PHASE_BACK];
  if (back && (back > ARB_PHASE_STAGE_MAX + 1 || !(stages >> (back - 1) & 1))) return false;
  for (uint32_t waiting = arb_phases_waiting(turn); waiting; waiting >>= 4)
    if (!(waiting & 15) || !(stages >> ((waiting & 15) - 1) & 1)) return false;
  return true;
}

static inline void arb_phases_drop(ArbFrame *turn)
{
  for (int i = 0; i <= ARB_PHASE_BACK; i++) turn->value[i] = 0;
}

#endif
