/* SPDX-License-Identifier: MIT */
/*
** item.h -- what goes with an item: a card or ability that is being played, or waits.
**
** A game keeps its items in a pool of its own, and beside them records that belong to one
** item each and go when it goes: the choices made for it (ArbPick), and what it may still
** speak of, as it was (the game's).  Such a record begins with `item1`, the item's index.
** The pools are named in ArbRules.
*/
#ifndef ARB_ITEM_H
#define ARB_ITEM_H

#include "kernel/cards/ability.h"
#include "kernel/game.h"

/* What a record of an item begins with. */
#define ARB_ITEM_FIELDS                                        \
  uint16_t kind1;   /* the game's */                           \
  uint16_t ability; /* index of the one that it carries out */ \
  uint32_t serial;  /* the newer the higher */
typedef struct ArbItem {
  ARB_ITEM_FIELDS
} ArbItem;
#define ARB_ITEM_HEAD ARB_HEAD(ArbItem, ARB_ITEM_FIELDS)

static inline ArbId item_id(const ArbGame *game, int item1)
{
  const ArbItem *item = pool_at(game->s, game->rules->item_pool, item1);
  return id_make(ARB_KIND_ITEM, item1, (int)(item->serial & 0xFFFF));
}
/* The item that an id names; 0: it names none that is there. */
static inline int item_find(const ArbGame *game, ArbId id)
{
  int item1 = id_index1(id), pool = game->rules->item_pool;
  if (id_kind(id) != ARB_KIND_ITEM || !pool || !pool_in_use(game->s, pool, item1)) return 0;
  return id_equal(item_id(game, item1), id) ? item1 : 0;
}
/* Frees an item with all that goes with it. */
void item_free(ArbGame *game, int item1);

/* A choice made for an item: what a slot has, for one round of choices (an execution, a
** mode).  What is no object has its number in the id (pick_number).  `place` is where the object
** was when it was chosen, if the slot ties its targets to their places; else nothing. */
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

ArbPick *picks_keep(ArbGame *game, int pool, int item1, int slot, int round, ArbId id);
/* Returns how many, writes at most `max`. */
int picks_list(const ArbGame *game, int pool, int item1, int slot, int round, ArbId *out, int max);
/* What was chosen for the slots of a text, as ArbContext.targets: the first choice of each
** slot, then the second of each ...; `slots` says of which slot each id is, from 0 on, or
** ARB_GIVEN_UP. */
void targets_speak_of(ArbGame *game, ArbContext *context, const uint8_t *slots, const ArbId *ids,
                      int count);
/* Of which slot the i-th of them is, from 1 on. */
static inline int targets_slot(int i)
{
  return i % ARB_TARGET_COLUMNS + 1;
}
/* The slot that chose an object, the first one; 0: none did. */
int targets_slot_of(const ArbContext *context, ArbId id);
/* Whether an object was chosen for an item, whatever for. */
bool picks_name(const ArbGame *game, int pool, int item1, ArbId id);
/* The head of a record of an object as it was, for an item that may speak of it. */
typedef struct ArbPast {
  uint16_t item1;
  uint8_t own[2]; /* the game's */
  ArbId id;       /* what it was called */
} ArbPast;

/* ... of that id, with an item; `item1` 0: with any.  NULL: nobody remembers it. */
const void *past_find(const ArbGame *game, int pool, int item1, ArbId id);
/* Keeps a copy of such a record with an item. */
void *past_keep(ArbGame *game, int pool, int item1, const void *past, size_t size);

#endif
