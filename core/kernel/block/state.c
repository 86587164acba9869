/* SPDX-License-Identifier: MIT */
/* state.c -- layout, pools, hash and the generator of the block. */
#include "kernel/block/state.h"

#include <string.h>

static uint32_t aligned(uint32_t bytes)
{
  return (bytes + 15u) & ~15u;
}

size_t arb_state_layout(ArbState *header, const ArbPoolSpec *specs, int count)
{
  uint32_t offset = aligned(sizeof(ArbState));
  header->pool_count = (uint32_t)count;
  for (int i = 0; i < count; i++) {
    header->pools[i] =
        (ArbPool){.offset = offset, .item_size = specs[i].item_size, .capacity = specs[i].capacity};
    offset += aligned((uint32_t)specs[i].item_size * specs[i].capacity);
  }
  header->size = offset;
  return offset;
}

size_t arb_state_size_grown(const ArbState *from, int pool, int capacity)
{
  const ArbPool *p = &from->pools[pool];
  return from->size - aligned((uint32_t)p->item_size * p->capacity) +
         aligned((uint32_t)p->item_size * (uint32_t)capacity);
}

void arb_state_grow(ArbState *to, const ArbState *from, int pool, int capacity)
{
  size_t size = arb_state_size_grown(from, pool, capacity);
  memset(to, 0, size);
  *to = *from;
  uint32_t offset = aligned(sizeof(ArbState));
  for (uint32_t i = 0; i < from->pool_count; i++) {
    ArbPool *p = &to->pools[i];
    if ((int)i == pool) p->capacity = (uint16_t)capacity;
    p->offset = offset;
    offset += aligned((uint32_t)p->item_size * p->capacity);
    memcpy((char *)to + p->offset, pool_items(from, (int)i), (size_t)p->item_size * p->used);
  }
  to->size = offset;
}

int arb_pool_take(ArbState *state, int pool)
{
  ArbPool *p = &state->pools[pool];
  int index1 = p->used + 1;
  if (p->count < p->used) /* a gap: the lowest free item */
    for (index1 = 1; pool_in_use(state, pool, index1); index1++) continue;
  if (index1 > p->capacity) return 0;
  if (index1 > p->used) p->used = (uint16_t)index1;
  p->count++;
  return index1;
}

void arb_pool_free(ArbState *state, int pool, int index1)
{
  ArbPool *p = &state->pools[pool];
  memset(pool_at(state, pool, index1), 0, p->item_size);
  p->count--;
  while (p->used > 0 && !pool_in_use(state, pool, p->used)) p->used--;
}

uint64_t arb_hash_bytes(uint64_t hash, const void *bytes, size_t count)
{
  const unsigned char *at = bytes;
  for (; count >= 8; count -= 8, at += 8) {
    uint64_t word;
    memcpy(&word, at, 8);
    hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
    hash ^= hash >> 29;
  }
  for (; count > 0; count--) hash = (hash ^ *at++) * 0x100000001B3u;
  return hash ^ hash >> 32;
}

/* The hash of the header without capacities, caches and counts of changes. */
static uint64_t hash_header(const ArbState *state)
{
  uint64_t hash = arb_hash_bytes(0xCBF29CE484222325u, &state->cards_hash, sizeof state->cards_hash);
  hash = arb_hash_bytes(hash, state->rng, sizeof state->rng);
  uint32_t words[] = {state->events,  state->timestamp, state->created, state->seats,
                      state->over,    state->winner,    state->gone,    state->conceded,
                      state->leaving, state->winners};
  words[7] |= (uint32_t)state->lost << 8;
  hash = arb_hash_bytes(hash, words, sizeof words);
  const uint32_t time[] = {state->time, state->time_left};
  return state->time ? arb_hash_bytes(hash, time, sizeof time) : hash;
}

uint64_t arb_state_hash(const ArbState *state, const ArbPoolSpec *specs)
{
  uint64_t hash = hash_header(state);
  for (uint32_t i = 0; i < state->pool_count; i++) {
    if (specs[i].flags & ARB_POOL_DERIVED) continue;
    const ArbPool *p = &state->pools[i];
    hash = arb_hash_bytes(hash, &p->used, sizeof p->used);
    hash = arb_hash_bytes(hash, pool_items(state, (int)i), (size_t)p->item_size * p->used);
  }
  return hash;
}

bool arb_state_equal(const ArbState *a, const ArbState *b, const ArbPoolSpec *specs)
{
  if (hash_header(a) != hash_header(b)) return false;
  for (uint32_t i = 0; i < a->pool_count; i++) {
    const ArbPool *p = &a->pools[i], *q = &b->pools[i];
    if (specs[i].flags & ARB_POOL_DERIVED) continue;
    if (p->used != q->used || p->count != q->count) return false;
    if (memcmp(pool_items(a, (int)i), pool_items(b, (int)i), (size_t)p->item_size * p->used) != 0)
      return false;
  }
  return true;
}

/* ---- The generator ------------------------------------------------------ */

static uint64_t rotate_left(uint64_t x, int k)
{
  return x << k | x >> (64 - k);
}

void arb_rng_seed(ArbState *state, uint64_t seed)
{
  for (int i = 0; i < 4; i++) { /* splitmix64 */
    uint64_t z = seed += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    state->rng[i] = z ^ z >> 31;
  }
}

uint64_t arb_rng_next(ArbState *state)
{
  uint64_t *s = state->rng;
  uint64_t result = rotate_left(s[1] * 5, 7) * 9;
  uint64_t t = s[1] << 17;
  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = rotate_left(s[3], 45);
  return result;
}

uint32_t arb_rng_below(ArbState *state, uint32_t bound)
{
  uint32_t threshold = -bound % bound; /* reject the uneven tail */
  for (;;) {
    uint64_t product = (arb_rng_next(state) >> 32) * bound;
    if ((uint32_t)product >= threshold) return (uint32_t)(product >> 32);
  }
}
