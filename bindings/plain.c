/* SPDX-License-Identifier: MIT */
/*
** plain.c -- the pool of a game whose cards are a record each and nothing else
** (CardReader.def_size): what its reader would do beside reading.
*/
#include <stdlib.h>

#include "loader.h"

typedef struct PlainPool {
  ArbCards base;
  ArbOwned owned;
  char *defs;
} PlainPool;

typedef struct PlainBuilder {
  ArbBuilder base;
  ArbVector defs;
} PlainBuilder;

static void *must_have(void *taken)
{
  if (!taken) abort();
  return taken;
}

void plain_add(Loader *l, const void *def)
{
  PlainBuilder *b = l->own;
  build_append(l->base, &b->defs, "cards", def, 1, l->reader->def_size);
}

const void *plain_def(const ArbCards *cards, size_t size, uint16_t number)
{
  return ((const PlainPool *)(const void *)cards)->defs + number * size;
}

void plain_begin(Loader *l)
{
  PlainBuilder *b = l->own = must_have(calloc(1, sizeof *b));
  void *nothing = must_have(calloc(1, l->reader->def_size));
  l->base = &b->base;
  plain_add(l, nothing); /* definitions count from 1 */
  free(nothing);
}

void plain_drop(Loader *l)
{
  PlainBuilder *b = l->own;
  if (!b) return;
  build_drop(&b->base);
  free(b->defs.items);
  free(b);
  l->own = NULL;
}

static void destroy(ArbCards *cards)
{
  PlainPool *pool = (PlainPool *)(void *)cards;
  cards->free_scripts(cards->scripts);
  build_release(cards, &pool->owned);
  free(pool->defs);
  free(pool);
}

ArbCards *plain_finish(Loader *l)
{
  PlainBuilder *b = l->own;
  PlainPool *pool = must_have(calloc(1, sizeof *pool));
  pool->defs = b->defs.items;
  pool->base = (ArbCards){.rules = l->rules, .refs = 1, .destroy = destroy};
  build_heads(&pool->base, pool->defs, l->reader->def_size, b->defs.count - 1);
  pool->owned = build_finish(&b->base, &pool->base);
  free(b);
  l->own = NULL;
  return &pool->base;
}
