/* SPDX-License-Identifier: MIT */
/*
** state.h -- the whole game in one flat block.
**
** A block is a header followed by pools: arrays of equal items whose offsets
** stand in the header.  It holds no pointer, so clone is one memcpy, save is
** one write and equality is memcmp.
**
**   ArbState | cards | zones | frames | ... the game's own pools ... | derived
**
** An item whose first uint16_t is zero is free, and freed items are zeroed, so
** equal games are equal bytes.  A pool that is full is no error: the driver
** lays the block out anew with twice the room and runs the step again.  Pools
** marked DERIVED hold values that can be recomputed: hash, save and equality
** leave them out.
*/
#ifndef ARB_STATE_H
#define ARB_STATE_H

#include "lunarbiter.h"

enum { ARB_MAGIC = 0x414E554C /* "LUNA" */, ARB_STATE_VERSION = 8, ARB_POOLS_MAX = 16 };

/* The kernel's own pools come first; the game's pools begin at ARB_POOL_GAME. */
enum { ARB_POOL_CARD, ARB_POOL_ZONE, ARB_POOL_FRAME, ARB_POOL_TALLY, ARB_POOL_GAME };

/* DERIVED: its values can be computed again.  FIXED: it never grows and its items stay in use. */
enum { ARB_POOL_DERIVED = 1, ARB_POOL_FIXED = 2 };

typedef struct ArbPoolSpec {
  const char *name;
  uint16_t item_size; /* in bytes; even, because an item begins with a uint16_t */
  uint16_t capacity;  /* in items, when the game is created */
  uint16_t flags;     /* ARB_POOL_DERIVED, ARB_POOL_FIXED */
} ArbPoolSpec;

typedef struct ArbPool {
  uint32_t offset; /* in bytes, from the start of the block */
  uint16_t item_size, capacity;
  uint16_t used;  /* the highest one-based index in use */
  uint16_t count; /* the number of items in use */
} ArbPool;

/* Saves and hashes are made of the bytes of a block as they lie in memory. */
#if !defined __BYTE_ORDER__ || __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "Lunarbiter runs on little-endian processors only: saves and hashes are bytes of the block"
#endif

enum { ARB_LOOKS = 3 }; /* how many kinds of derived values a game may keep (touched) */

typedef struct ArbState {
  uint32_t magic, version;
  uint32_t size; /* bytes in use: as many as a clone copies */
  uint32_t pool_count;
  uint64_t cards_hash; /* of the card pool that the game was created with */
  uint64_t rng[4];
  uint32_t events;    /* number of events so far */
  uint32_t created;   /* cards created so far: gives a reused slot another generation */
  uint32_t timestamp; /* grows whenever an effect begins */
  uint32_t change;    /* grows with every change that derived values depend on */
  /* For each kind of derived values, what changed since they were computed (game_touched). */
  uint32_t touched[ARB_LOOKS];
  uint8_t seats, over;
  ArbSeat winner;
  uint8_t gone;      /* seats, a bit each, that have been removed from the game */
  uint8_t conceded;  /* seats that are asked nothing any more: the engine answers for them */
  uint8_t leaving;   /* seats that the next step removes from the game */
  uint8_t winners;   /* the winner and the seats that won with the winner */
  uint8_t bare;      /* 1: a position is being built, and the game has not begun (arb_begin) */
  uint8_t time;      /* the host has called time (arb_call): the game's number for it; 0: not yet */
  uint8_t time_left; /* what is left since then, as the game counts it */
  uint8_t lost;      /* of the seats that `conceded` names, those that lost without conceding */
  uint8_t reserved;
  ArbPool pools[ARB_POOLS_MAX];
} ArbState;

/* Fields that can be used one by one, or together as the record `head` of type `type`. */
#define ARB_HEAD(type, fields) \
  union {                      \
    type head;                 \
    struct {                   \
      fields                   \
    };                         \
  }

/* A card in any zone.  Everything printed on it stands in the card pool under `def`. */
typedef struct ArbCard {
  uint16_t def; /* 0: a free slot */
  uint16_t generation;
  uint16_t next1, prev1; /* neighbours in its zone, one-based */
  uint16_t body1;        /* its record on the board, one-based; 0 elsewhere */
  uint8_t zone;          /* index into the zone pool */
  ArbSeat owner, controller;
  uint8_t known; /* seats, a bit each, that have seen its face since it was last hidden */
  uint8_t flags; /* ARB_CARD_TOKEN; the other bits are the game's */
  uint8_t reserved;
} ArbCard;

enum { ARB_CARD_TOKEN = 1 };

typedef struct ArbZone {
  uint16_t kind1; /* index into the game's zone table, plus one */
  uint16_t first1, last1, count;
  ArbSeat owner; /* ARB_NO_SEAT: the zone is shared */
  uint8_t reserved[3];
} ArbZone;

typedef struct ArbFrame {
  uint16_t kind1; /* index into the game's frame table, plus one */
  uint8_t stage, flags;
  uint8_t value[4]; /* their meaning depends on the kind */
  ArbId place;
} ArbFrame;

_Static_assert(sizeof(ArbCard) == 16, "cards are many: keep them small");
_Static_assert(sizeof(ArbId) == 4, "an id is four bytes");

/* ---- Ids ---------------------------------------------------------------- */

enum { ARB_KIND_NONE, ARB_KIND_CARD, ARB_KIND_PLAYER, ARB_KIND_ITEM, ARB_KIND_PLACE };
enum { ARB_INDEX_MAX = 0x1FFF };

static const ArbId ARB_NOTHING = {0, 0};

static inline int id_kind(ArbId id)
{
  return id.slot >> 13;
}
static inline int id_index1(ArbId id)
{
  return id.slot & ARB_INDEX_MAX;
}
static inline bool id_equal(ArbId a, ArbId b)
{
  return a.slot == b.slot && a.generation == b.generation;
}
static inline bool id_is_nothing(ArbId id)
{
  return id.slot == 0;
}
static inline ArbId id_make(int kind, int index1, int generation)
{
  return (ArbId){(uint16_t)(kind << 13 | index1), (uint16_t)generation};
}
static inline ArbId id_player(ArbSeat seat)
{
  return id_make(ARB_KIND_PLAYER, seat + 1, 0);
}
static inline ArbSeat id_seat(ArbId id)
{
  return id_kind(id) == ARB_KIND_PLAYER ? (ArbSeat)(id_index1(id) - 1) : ARB_NO_SEAT;
}

/* ---- Pools -------------------------------------------------------------- */

static inline void *pool_items(const ArbState *state, int pool)
{
  return (char *)(uintptr_t)state + state->pools[pool].offset;
}
/* The item at a one-based index; the index must be in use. */
static inline void *pool_at(const ArbState *state, int pool, int index1)
{
  const ArbPool *p = &state->pools[pool];
  return (char *)(uintptr_t)state + p->offset + (size_t)(index1 - 1) * p->item_size;
}
static inline bool pool_in_use(const ArbState *state, int pool, int index1)
{
  return index1 >= 1 && index1 <= state->pools[pool].used &&
         *(const uint16_t *)pool_at(state, pool, index1) != 0;
}

/* Faster than pool_at, because the sizes are known here. */
static inline ArbCard *state_card(const ArbState *state, int index1)
{
  return (ArbCard *)pool_items(state, ARB_POOL_CARD) + (index1 - 1);
}
static inline ArbZone *state_zone(const ArbState *state, int zone)
{
  return (ArbZone *)pool_items(state, ARB_POOL_ZONE) + zone;
}
static inline ArbId state_card_id(const ArbState *state, int index1)
{
  return id_make(ARB_KIND_CARD, index1, state_card(state, index1)->generation);
}
static inline void flag_set(uint16_t *flags, int flag, bool on)
{
  *flags = (uint16_t)(on ? *flags | flag : *flags & ~flag);
}
/* The card that an id names; NULL when the id is stale or names no card. */
static inline ArbCard *state_resolve(const ArbState *state, ArbId id)
{
  int index1 = id_index1(id);
  if (id_kind(id) != ARB_KIND_CARD || !pool_in_use(state, ARB_POOL_CARD, index1)) return NULL;
  ArbCard *card = state_card(state, index1);
  return card->generation == id.generation ? card : NULL;
}

/* Writes the pools and the size of an empty block with these pools into `header`.  Returns the
** size in bytes. */
size_t arb_state_layout(ArbState *header, const ArbPoolSpec *specs, int count);
/* The bytes that a block like `from` needs when `pool` has room for `capacity` items. */
size_t arb_state_size_grown(const ArbState *from, int pool, int capacity);
/* Copies `from` to `to` with room for `capacity` items in `pool`.  `to` is another block of
** arb_state_size_grown bytes. */
void arb_state_grow(ArbState *to, const ArbState *from, int pool, int capacity);

/* The lowest free index1 of a pool; 0 when the pool is full.  The caller must set the item's first
** field, which marks it as in use. */
int arb_pool_take(ArbState *state, int pool);
/* Zeroes an item, which frees its index1. */
void arb_pool_free(ArbState *state, int pool, int index1);

/* The hash, and equality, of everything but derived values, capacities and counts of changes. */
uint64_t arb_state_hash(const ArbState *state, const ArbPoolSpec *specs);
bool arb_state_equal(const ArbState *a, const ArbState *b, const ArbPoolSpec *specs);

/* The random generator: xoshiro256**, seeded by splitmix64. */
void arb_rng_seed(ArbState *state, uint64_t seed);
uint64_t arb_rng_next(ArbState *state);
/* A random number from 0 to bound - 1, each equally likely; `bound` is at least 1. */
uint32_t arb_rng_below(ArbState *state, uint32_t bound);

/* Continues `hash` over more bytes.  It does not withstand an adversary who chooses the bytes. */
uint64_t arb_hash_bytes(uint64_t hash, const void *bytes, size_t count);

#endif
