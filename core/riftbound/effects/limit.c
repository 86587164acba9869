/* SPDX-License-Identifier: MIT */
/*
** limit.c -- "to a minimum of": statics that lower Might, but not below a number.
**
** 472.3.d.2: decreases come after all increases.  A decrease with a minimum depends on those
** without (473.1.c), so it is applied after them, to the Might that is left.  If the minimum limits
** it, it keeps the limited amount for as long as it applies (472.3.b).  The amount is recorded in
** the block in the next cleanup, so that reading changes nothing.  The record ends when the static
** no longer applies to the unit.  A pool without such a static has none of this.
*/

#include "kernel/parts/layer.h"
#include "riftbound/effects/effects.h"

/* Whether the record is of this application.  The timestamp names the object that the static is of:
** no two objects have the same. */
static bool is_of(const RbEffect *effect, const ArbContext *context, uint32_t timestamp, ArbId unit)
{
  return effect->kind1 == RB_F_BOUND && effect->ability == context->ability &&
         effect->serial == timestamp && id_equal(effect->object, unit);
}

static int record_of(const ArbGame *g, const ArbContext *context, uint32_t timestamp, ArbId unit)
{
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++)
    if (is_of(pool_at(g->s, RB_POOL_EFFECT, i), context, timestamp, unit)) return i;
  return 0;
}

int rb_limited(const ArbGame *g, const ArbSource *source, int card1, int might, int change)
{
  int record1 = record_of(g, &source->context, source->timestamp, id_of(g, card1));
  if (record1) return ((const RbEffect *)pool_at(g->s, RB_POOL_EFFECT, record1))->amount;
  return static_lowered(source->stat, might, change);
}

typedef struct Limit {
  ArbContext context;
  uint32_t timestamp;
  ArbId unit;
  int amount, whole;
} Limit;

typedef struct Limits {
  Limit *list;
  int count, room;
} Limits;

static void add_limit(ArbGame *g, const ArbSource *source, int card1, int amount, int whole,
                      void *data)
{
  Limits *limits = data;
  ARB_HOLDS(g, limits->count < limits->room, "more limits than rb_keep_limits has counted");
  limits->list[limits->count++] =
      (Limit){source->context, source->timestamp, id_of(g, card1), amount, whole};
}

/* Ends the records of statics that no longer apply. */
static bool end_limits(ArbGame *g, const Limits *limits)
{
  bool changed = false;
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    bool applies = effect->kind1 != RB_F_BOUND;
    for (int n = 0; n < limits->count && !applies; n++)
      applies =
          is_of(effect, &limits->list[n].context, limits->list[n].timestamp, limits->list[n].unit);
    if (applies) continue;
    arb_pool_free(g->s, RB_POOL_EFFECT, i);
    changed = true;
  }
  return changed;
}

static bool keep_limit(ArbGame *g, const Limit *limit)
{
  if (limit->amount == limit->whole) return false;
  if (record_of(g, &limit->context, limit->timestamp, limit->unit)) return false;
  RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, arb_game_take(g, RB_POOL_EFFECT));
  *effect = (RbEffect){.kind1 = RB_F_BOUND,
                       .ability = limit->context.ability,
                       .def = limit->context.def,
                       .serial = limit->timestamp,
                       .object = limit->unit,
                       .source = limit->context.me,
                       .amount = (int16_t)limit->amount,
                       .controller = ARB_NO_SEAT,
                       .until = RB_UNTIL_BOARD};
  return true;
}

static void count_limit(ArbGame *g, const ArbSource *source, int card1, int amount, int whole,
                        void *data)
{
  (void)g, (void)source, (void)card1, (void)amount, (void)whole;
  ++*(int *)data;
}

void rb_keep_limits(ArbGame *g) /* 472.3.b */
{
  Limits limits = {NULL, 0, 0};
  if (!rb_cards(g->cards)->bounded) return;
  size_t mark = g->arena.used;
  if (rb_any_speaks_of(g, RB_ABOUT_LEAST)) {
    rb_each_limited(g, count_limit, &limits.room);
    limits.list = arena_take(g, (size_t)(limits.room + 1) * sizeof *limits.list);
    rb_each_limited(g, add_limit, &limits);
  }
  bool changed = end_limits(g, &limits);
  for (int i = 0; i < limits.count; i++) changed |= keep_limit(g, &limits.list[i]);
  if (changed) game_changed(g);
  g->arena.used = mark;
}
