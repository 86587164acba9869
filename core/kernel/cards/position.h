/* SPDX-License-Identifier: MIT */
/*
** position.h -- what two positions have in common when a player could not tell them apart:
** everything but numbering and history.
**
** Zones, frames and ids are the same for every game.  An id counts as what it names, so twins
** count as one another, and what is gone counts as gone.  Order counts in zones that nobody
** may look into, and where what is played waits.  The game says what a card is
** (ArbRules.position_card) and what there is beside cards (position_rest); a timestamp should
** count as its rank.
*/
#ifndef ARB_POSITION_H
#define ARB_POSITION_H

#include "kernel/game.h"

static inline uint64_t position_mix(uint64_t hash, uint64_t one)
{
  return hash_bytes(hash, &one, sizeof one);
}
/* What an id names: a card by itself, an item by how many are older. */
uint64_t position_id(const ArbGame *game, ArbId id);
/* An option in the position it is offered in: the same each time round. */
uint64_t position_choice(const ArbGame *game, ArbSeat seat, const ArbOption *option);

/* Whether two cards could change places and nobody could tell: they are equal (ArbRules.twins),
** lie in one zone, and nothing in the block speaks of the one or the other, but for the items
** `item1` and `other1` (0: none).  The same card is its own twin. */
bool position_twins(const ArbGame *game, ArbId a, ArbId b, int item1, int other1);

#endif
