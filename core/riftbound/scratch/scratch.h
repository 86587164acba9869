/* SPDX-License-Identifier: MIT */
/*
** scratch.h -- what Riftbound's rules keep for the time of one run of a step.
**
** The kernel empties the scratch when a run begins.  A trial or a look has a scratch of its own
** (ArbScratch).  So nothing in it can outlive the state that it was computed from.
**
** Uses: core/riftbound, core/riftbound/play, core/riftbound/effects
** Used by: core/riftbound/play, core/riftbound/effects, core/riftbound/script,
**          core/riftbound/timing, core/riftbound/setup
*/
#ifndef RB_SCRATCH_H
#define RB_SCRATCH_H

#include "riftbound/scratch/trigger.h"
#include "riftbound/scratch/wallet.h"
#include "riftbound/effects/effects.h"
#include "riftbound/play/play.h"

/* Everything that a player could pay a cost of one restriction with, when no object is busy. */
typedef struct RbKeptWallet {
  uint32_t change; /* ArbState.change when it was computed, plus one */
  ArbSeat seat;
  bool showdown;
  Wallet bare;
  Purse full; /* the purse with all sources used */
} RbKeptWallet;

/* Results that hold until the state changes; a listing needs them once for each card. */
typedef struct RbKept {
  RbKeptWallet wallets[RB_RESTRICTIONS];
  RbKeptCosts costs;
} RbKept;

typedef struct RbScratch {
  ARB_SCRATCH_HEAD;
  Batch batch;
  const RbGivenUp *given_up; /* objects given up by the play in question; NULL: none */
  bool pays;                 /* what is given up now is a cost (rb_pays) */
  bool keeps;                /* whether `kept` holds anything */
  RbKept kept;               /* uninitialised when a run begins, because it is large */
} RbScratch;

static inline RbScratch *rb_scratch(const ArbGame *g)
{
  return (RbScratch *)g->scratch;
}
static inline Batch *batch_of(const ArbGame *g)
{
  return &rb_scratch(g)->batch;
}

#endif
