/* SPDX-License-Identifier: MIT */
/*
** effect.h -- effects that last on an object: what their records have in common, and how they
** end.
**
** A game keeps them in a pool of its own, whose records begin with this head, and says what
** the kinds are.
*/
#ifndef ARB_EFFECT_H
#define ARB_EFFECT_H

#include "kernel/cards/ability.h"
#include "kernel/game.h"

#define ARB_EFFECT_FIELDS                                               \
  uint16_t kind1;   /* the game's */                                    \
  uint16_t ability; /* index of the ability that it is about */         \
  uint32_t timestamp;                                                   \
  uint32_t serial; /* the item that began it */                         \
  ArbId object;    /* what it applies to */                             \
  ArbId source;    /* the object whose ability began it; may be gone */ \
  uint16_t def;                                                         \
  int16_t amount; /* measured when it began */                          \
  ArbSeat controller;                                                   \
  uint8_t until; /* the game's */                                       \
  uint8_t keyword;                                                      \
  uint8_t used;
typedef struct ArbEffect {
  ARB_EFFECT_FIELDS
} ArbEffect;
_Static_assert(sizeof(ArbEffect) == 28, "a plain record without holes");
#define ARB_EFFECT_HEAD ARB_HEAD(ArbEffect, ARB_EFFECT_FIELDS)

/* Ends all of these kinds (a bit each) on an object; how many there were. */
int effects_drop(const ArbGame *game, int pool, ArbId object, uint32_t kinds);
/* The first effect of that kind on an object; NULL: there is none. */
const ArbEffect *effects_find(const ArbGame *game, int pool, ArbId object, int kind);
/* Ends all that last until then, as the game ends one. */
void effects_end(ArbGame *game, int pool, int until, void (*end)(ArbGame *game, int effect1));

#endif
