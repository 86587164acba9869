/* SPDX-License-Identifier: MIT */
/* effect.c -- see effect.h. */
#include "kernel/parts/effect.h"

static const ArbEffect *effect_at(const ArbGame *g, int pool, int i)
{
  return pool_at(g->s, pool, i);
}

/* A free record is on no object. */
int arb_effects_drop(const ArbGame *g, int pool, ArbId object, uint32_t kinds)
{
  int dropped = 0;
  for (int i = g->s->pools[pool].used; i > 0; i--) {
    const ArbEffect *effect = effect_at(g, pool, i);
    if (!(kinds >> effect->kind1 & 1) || !id_equal(effect->object, object)) continue;
    arb_pool_free(g->s, pool, i);
    dropped++;
  }
  return dropped;
}

const ArbEffect *arb_effects_find(const ArbGame *g, int pool, ArbId object, int kind)
{
  for (int i = 1; i <= g->s->pools[pool].used; i++) {
    const ArbEffect *effect = effect_at(g, pool, i);
    if (effect->kind1 == kind && id_equal(effect->object, object)) return effect;
  }
  return NULL;
}

void arb_effects_end(ArbGame *g, int pool, int until, void (*end)(ArbGame *g, int effect1))
{
  for (int i = g->s->pools[pool].used; i > 0; i--)
    if (effect_at(g, pool, i)->kind1 && effect_at(g, pool, i)->until == until) end(g, i);
}
