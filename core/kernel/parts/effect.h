/* SPDX-License-Identifier: MIT */
/*
** effect.h -- effects that last on an object: their common fields, and how they end.
**
** A game keeps its effects in a pool of its own.  A record begins with this head; the kinds of
** effects are the game's.
*/
#ifndef ARB_EFFECT_H
#define ARB_EFFECT_H

#include "kernel/cards/ability.h"
#include "kernel/game.h"

#define ARB_EFFECT_FIELDS                                                \
  uint16_t kind1;   /* the game's */                                     \
  uint16_t ability; /* index of the ability that it gives or executes */ \
  uint32_t timestamp;                                                    \
  uint32_t serial; /* the item that began it */                          \
  ArbId object;    /* the object that it applies to */                   \
  ArbId source;    /* the object whose ability began it; may be gone */  \
  uint16_t def;                                                          \
  int16_t amount; /* measured when it began */                           \
  ArbSeat controller;                                                    \
  uint8_t until; /* when it ends; the numbers are the game's */          \
  uint8_t keyword;                                                       \
  uint8_t used;
typedef struct ArbEffect {
  ARB_EFFECT_FIELDS
} ArbEffect;
_Static_assert(sizeof(ArbEffect) == 28, "a plain record without holes");
#define ARB_EFFECT_HEAD ARB_HEAD(ArbEffect, ARB_EFFECT_FIELDS)

/* Ends all effects of these kinds (a bit each) on an object.  Returns how many there were. */
int arb_effects_drop(const ArbGame *game, int pool, ArbId object, uint32_t kinds);
/* The first effect of a kind on an object; NULL: there is none. */
const ArbEffect *arb_effects_find(const ArbGame *game, int pool, ArbId object, int kind);
/* Ends all effects that last until `until`, each by calling `end`. */
void arb_effects_end(ArbGame *game, int pool, int until, void (*end)(ArbGame *game, int effect1));

#endif
