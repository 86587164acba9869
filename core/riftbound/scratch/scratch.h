/* SPDX-License-Identifier: MIT */
/*
** scratch.h -- what Riftbound's rules keep for the time of one run of a step.
**
** The kernel empties it as a run begins, and a trial or a look has one of its own (ArbScratch):
** nothing in it can outlive what it was worked out from.
**
** Uses: core/riftbound, core/riftbound/play, core/riftbound/effects
** Used by: core/riftbound/play, core/riftbound/effects, core/riftbound/script,
**          core/riftbound/setup
*/
#ifndef RB_SCRATCH_H
#define RB_SCRATCH_H

#include "riftbound/scratch/trigger.h"
#include "riftbound/scratch/wallet.h"
#include "riftbound/effects/effects.h"
#include "riftbound/play/play.h"

/* Everything a player could raise for a cost of one kind, nothing being busy. */
typedef struct RbKeptWallet {
  uint32_t change; /* the state's count of changes, plus one */
  ArbSeat seat;
  bool showdown;
  Wallet bare;
  Purse full; /* with what the other sources give */
} RbKeptWallet;

/* What holds for as long as nothing changes; a listing asks for it once for each card. */
typedef struct RbKept {
  RbKeptWallet wallets[RB_RESTRICTIONS];
  RbKeptCosts costs;
} RbKept;

typedef struct RbScratch {
  ARB_SCRATCH_HEAD;
  Batch batch;
  const RbGivenUp *given_up; /* by the play that is being chosen for; NULL: none is */
  bool keeps;                /* something may have been kept */
  RbKept kept;               /* not zeroed: it is large */
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
