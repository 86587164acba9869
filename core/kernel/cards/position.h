/* SPDX-License-Identifier: MIT */
/*
** position.h -- comparing positions: two are alike when no player could tell them apart.
**
** Everything counts but numbering and history.  Zones, frames and ids are compared alike in every
** game.  An id counts as the object that it names, so twins count as one another; all ids of
** objects that are gone count as equal.  Order counts in zones that nobody may look into, and
** where items wait.  The game hashes cards (ArbRules.position_card) and everything else
** (position_rest); it should count a timestamp as its rank.
*/
#ifndef ARB_POSITION_H
#define ARB_POSITION_H

#include "kernel/game.h"

static inline uint64_t position_mix(uint64_t hash, uint64_t one)
{
  return arb_hash_bytes(hash, &one, sizeof one);
}
/* The hash of the object that an id names: of the card, or of an item's rank by age. */
uint64_t arb_position_id(const ArbGame *game, ArbId id);
/* The hash of an option in its position; equal whenever the position comes back. */
uint64_t arb_position_choice(const ArbGame *game, ArbSeat seat, const ArbOption *option);

/* The same as arb_game_position, but in zones that not everybody sees each card counts as itself:
** whether two such hashes are equal tells nobody what lies there. */
uint64_t arb_position_apart(const ArbGame *game);

/* Whether two cards could change places unnoticed: they are equal (ArbRules.twins), lie in one
** zone, and nothing in the block refers to either, except the items `item1` and `other1` (0:
** none).  A card is its own twin. */
bool arb_position_twins(const ArbGame *game, ArbId a, ArbId b, int item1, int other1);

#endif
