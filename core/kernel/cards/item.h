/* SPDX-License-Identifier: MIT */
/*
** item.h -- what belongs to an item: its choices, and past objects that it refers to.
**
** An item is a card or ability that is being played or waits to resolve.  A game keeps its items in
** a pool of its own.  Beside it are two pools of records that belong to one item each and are freed
** with it: the choices made for it (ArbPick), and objects as they were that it may still refer to
** (ArbPast).  Such a record begins with `item1`, the index of its item.  ArbRules names the pools.
*/
#ifndef ARB_ITEM_H
#define ARB_ITEM_H

#include "kernel/cards/ability.h"
#include "kernel/game.h"

/* How an item's record begins. */
#define ARB_ITEM_FIELDS                                         \
  uint16_t kind1;   /* the game's */                            \
  uint16_t ability; /* index of the ability that it executes */ \
  uint32_t serial;  /* newer items have higher numbers */
typedef struct ArbItem {
  ARB_ITEM_FIELDS
} ArbItem;
#define ARB_ITEM_HEAD ARB_HEAD(ArbItem, ARB_ITEM_FIELDS)

static inline ArbId item_id(const ArbGame *game, int item1)
{
  const ArbItem *item = pool_at(game->s, game->rules->item_pool, item1);
  return id_make(ARB_KIND_ITEM, item1, (int)(item->serial & 0xFFFF));
}
/* The index of the item that an id names; 0 when there is no such item. */
static inline int item_find(const ArbGame *game, ArbId id)
{
  int item1 = id_index1(id), pool = game->rules->item_pool;
  if (id_kind(id) != ARB_KIND_ITEM || !pool || !pool_in_use(game->s, pool, item1)) return 0;
  return id_equal(item_id(game, item1), id) ? item1 : 0;
}
/* Frees an item with all records that belong to it. */
void arb_item_free(ArbGame *game, int item1);

/* One choice made for an item, in one round of choices (an execution, a mode).  A choice that is
** not an object has its number in `id` (pick_number).  `place` is where the object was when it was
** chosen, if the slot ties its targets to their places; else nothing. */
typedef struct ArbPick {
  uint16_t item1;
  uint8_t slot, round; /* the game's */
  ArbId id;
  ArbId place;
} ArbPick;

static inline ArbId pick_number(int number)
{
  return (ArbId){(uint16_t)number, 0};
}

/* Writes the targets of an item to its view: the choices of which `is_target` holds. */
void arb_item_targets(ArbGame *game, int item1, bool (*is_target)(const ArbPick *pick),
                      ArbItemView *view);

/* Adds a choice for an item to the pool, and returns it. */
ArbPick *arb_picks_keep(ArbGame *game, int pool, int item1, int slot, int round, ArbId id);
/* Writes the choices for a slot in a round, at most `max`.  Returns how many there are. */
int arb_picks_list(const ArbGame *game, int pool, int item1, int slot, int round, ArbId *out,
                   int max);
/* Writes choices to ArbContext.targets: the first choice of each slot, then the second of each, and
** so on.  `slots` holds the slot of each id, from 0, or ARB_GIVEN_UP. */
void arb_targets_speak_of(ArbGame *game, ArbContext *context, const uint8_t *slots,
                          const ArbId *ids, int count);
/* The slot of targets[i], from 1. */
static inline int targets_slot(int i)
{
  return i % ARB_TARGET_COLUMNS + 1;
}
/* The first slot that an object was chosen for, from 1; 0: none. */
int arb_targets_slot_of(const ArbContext *context, ArbId id);
/* Whether an object was chosen for an item, for any slot. */
bool arb_picks_name(const ArbGame *game, int pool, int item1, ArbId id);
/* The head of the record of an object as it was. */
typedef struct ArbPast {
  uint16_t item1;
  uint8_t own[2]; /* the game's */
  ArbId id;       /* the object's id at that time */
} ArbPast;

/* The record of the object `id` that belongs to an item; `item1` 0: to any item.  NULL: none. */
const void *arb_past_find(const ArbGame *game, int pool, int item1, ArbId id);
/* Keeps a copy of a record for an item, and returns the copy. */
void *arb_past_keep(ArbGame *game, int pool, int item1, const void *past, size_t size);

#endif
