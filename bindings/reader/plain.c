/* SPDX-License-Identifier: MIT */
/*
** plain.c -- the pool of a game that has nothing but cards as records, their abilities, and the
** abilities' slots (CardReader.def_size): all that its reader would have to do besides reading.
*/
#include <string.h>

#include "language/words.h"
#include "memory.h"

typedef struct PlainPool {
  ArbCards base;
  char *defs, *abilities, *slots;
  size_t slot_size;
} PlainPool;

typedef struct PlainBuilder {
  ArbBuilder base;
  ArbVector defs, abilities, slots;
} PlainBuilder;

void bind_plain_add(Loader *l, const void *def)
{
  PlainBuilder *b = l->own;
  arb_build_append(l->base, &b->defs, "cards", def, 1, l->reader->def_size);
}

int bind_plain_add_ability(Loader *l, const void *ability)
{
  PlainBuilder *b = l->own;
  return arb_build_append(l->base, &b->abilities, "abilities", ability, 1, l->words->ability_size);
}

int bind_plain_add_slots(Loader *l, const void *slots, int count)
{
  PlainBuilder *b = l->own;
  return arb_build_append(l->base, &b->slots, "targets", slots, count, l->words->slot_size);
}

static const PlainPool *pool_of(const ArbCards *cards)
{
  return (const PlainPool *)(const void *)cards;
}

const void *bind_plain_def(const ArbCards *cards, size_t size, uint16_t number)
{
  return pool_of(cards)->defs + number * size;
}

const void *bind_plain_ability(const ArbCards *cards, int index)
{
  return pool_of(cards)->abilities + (size_t)index * cards->ability_size;
}

const void *bind_plain_slot(const ArbCards *cards, int index)
{
  return pool_of(cards)->slots + (size_t)index * pool_of(cards)->slot_size;
}

void bind_plain_begin(Loader *l)
{
  PlainBuilder *b = l->own = bind_loader_taken(l, arb_memory_zeroed(1, sizeof *b));
  bind_loader_builds(l, &b->base);
  void *nothing = lua_newuserdatauv(l->box.L, l->reader->def_size, 0);
  memset(nothing, 0, l->reader->def_size);
  bind_plain_add(l, nothing); /* definitions count from 1 */
  lua_pop(l->box.L, 1);
}

void bind_plain_drop(Loader *l)
{
  PlainBuilder *b = l->own;
  if (!b) return;
  arb_build_drop(&b->base);
  arb_memory_free(b->defs.items);
  arb_memory_free(b->abilities.items);
  arb_memory_free(b->slots.items);
  arb_memory_free(b);
  l->own = NULL;
}

static void destroy(ArbCards *cards)
{
  PlainPool *pool = (PlainPool *)(void *)cards;
  arb_build_release(cards);
  arb_memory_free(pool->slots);
  arb_memory_free(pool);
}

ArbCards *bind_plain_finish(Loader *l)
{
  PlainBuilder *b = l->own;
  PlainPool *pool = bind_loader_taken(l, arb_memory_zeroed(1, sizeof *pool));
  pool->defs = b->defs.items;
  pool->abilities = b->abilities.items;
  pool->slots = b->slots.items, pool->slot_size = l->words->slot_size;
  pool->base = (ArbCards){.rules = l->rules, .refs = 1, .destroy = destroy};
  arb_build_heads(&pool->base, pool->defs, l->reader->def_size, b->defs.count - 1);
  arb_build_abilities(&pool->base, pool->abilities, l->words->ability_size);
  arb_build_finish(&b->base, &pool->base);
  arb_memory_free(b);
  l->own = NULL;
  return &pool->base;
}
