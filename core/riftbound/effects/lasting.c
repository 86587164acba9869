/* SPDX-License-Identifier: MIT */
/*
** lasting.c -- effects that last: how they begin, when they end (317.2.c), and which
** abilities were used this turn.
*/
#include <string.h>

#include "riftbound/effects/effects.h"
#include "riftbound/timing/timing.h"

uint32_t rb_effect_touches(RbEffectKind kind)
{
  switch (kind) {
  case RB_F_USED:
  case RB_F_PLAYED:
  case RB_F_TIMES: return RB_TOUCH_MEMORY;
  case RB_F_MIGHT:
  case RB_F_SET_MIGHT: return RB_TOUCH_REST;
  default: return UINT32_MAX;
  }
}

/* "Until the start of your next turn": the controller of what runs. */
static int whose_turn(const ArbGame *g)
{
  int item1 = rb_table(g)->running1;
  ArbSeat seat = item1 ? rb_item(g, item1)->controller : ARB_NO_SEAT;
  return seat < g->s->seats ? seat : rb_acting_player(g);
}

int rb_effect_new(ArbGame *g, RbEffectKind kind, int until)
{
  if (until == RB_UNTIL_NEXT) until += whose_turn(g);
  rb_date_statics(g, false); /* abilities that began before get the earlier timestamp */
  int effect1 = arb_game_take(g, RB_POOL_EFFECT);
  RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, effect1);
  *effect =
      (RbEffect){.kind1 = (uint16_t)kind, .until = (uint8_t)until, .timestamp = ++g->s->timestamp};
  game_touched(g, rb_effect_touches(kind));
  return effect1;
}

int rb_counter_named(const ArbGame *g, const char *name)
{
  const RbCards *cards = rb_cards(g->cards);
  for (int i = 0; i < cards->counter_count; i++)
    if (strcmp(cards->counters[i], name) == 0) return i;
  return -1;
}

/* The record of an object's counters of a name; 0: it has none. */
static int counters_of(const ArbGame *g, ArbId object, int counter)
{
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (effect->kind1 == RB_F_COUNTERS && effect->x == counter && id_equal(effect->object, object))
      return i;
  }
  return 0;
}

int rb_counters(const ArbGame *g, ArbId object, int counter)
{
  int effect1 = counters_of(g, object, counter);
  return effect1 ? ((const RbEffect *)pool_at(g->s, RB_POOL_EFFECT, effect1))->amount : 0;
}

/* The counters are lost when the object is gone (110). */
void rb_set_counters(ArbGame *g, ArbId object, int counter, int count)
{
  int effect1 = counters_of(g, object, counter);
  arb_flow_sum(g, 0, count, INT16_MAX, "counters");
  if (!effect1 && count > 0) {
    effect1 = rb_effect_new(g, RB_F_COUNTERS, RB_UNTIL_BOARD);
    RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, effect1);
    effect->object = object;
    effect->x = (uint16_t)counter;
  }
  if (count > 0) ((RbEffect *)pool_at(g->s, RB_POOL_EFFECT, effect1))->amount = (int16_t)count;
  else if (effect1) arb_pool_free(g->s, RB_POOL_EFFECT, effect1);
  game_changed(g);
}

/* Whether an ability of the object waits on the chain, is resolved, or is still to trigger. */
static bool is_spoken_of(const ArbGame *g, ArbId object)
{
  const uint32_t begun = 1u << RB_F_STATIC | 1u << RB_F_DELAYED | 1u << RB_F_REPLACEMENT;
  for (int i = 1; i <= g->s->pools[RB_POOL_ITEM].used; i++)
    if (rb_item(g, i)->kind1 && id_equal(rb_item(g, i)->source, object)) return true;
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (effect->kind1 && begun >> effect->kind1 & 1 && id_equal(effect->source, object))
      return true;
  }
  return false;
}

void rb_forget_gone(ArbGame *g)
{
  for (int i = g->s->pools[RB_POOL_EFFECT].used; i > 0; i--) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    bool memory = effect->kind1 && RB_MEMORY >> effect->kind1 & 1;
    bool card = memory && id_kind(effect->object) == ARB_KIND_CARD;
    const ArbCard *there = card ? state_resolve(g->s, effect->object) : NULL;
    if (!card || (there && there->body1) || is_spoken_of(g, effect->object)) continue;
    arb_pool_free(g->s, RB_POOL_EFFECT, i);
    game_changed(g);
  }
}

int32_t rb_named_count(ArbGame *g, ArbId object, const char *name)
{
  int counter = rb_counter_named(g, name);
  return counter < 0 ? ARB_NULL : rb_counters(g, object, counter);
}

bool rb_used(const ArbGame *g, ArbId object, int ability, ArbId from)
{
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (effect->kind1 == RB_F_USED && effect->ability == ability &&
        id_equal(effect->object, object) && id_equal(effect->source, from))
      return true;
  }
  return false;
}

void rb_mark_used(ArbGame *g, ArbId object, int ability, ArbId from)
{
  RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, rb_effect_new(g, RB_F_USED, RB_UNTIL_TURN));
  effect->object = object;
  effect->source = from;
  effect->ability = (uint16_t)ability;
}

/* When a turn begins; a player who has left the game has no next turn. */
void rb_expire_next(ArbGame *g, ArbSeat seat)
{
  for (ArbSeat s = 0; s < g->s->seats; s++)
    if (s == seat || !game_seat_in(g, s)) rb_expire(g, RB_UNTIL_NEXT + s);
}

/* Everything that lasts until this moment ends at once (317.2.c, 461.7.a). */
void rb_expire(ArbGame *g, int until)
{
  arb_effects_end(g, RB_POOL_EFFECT, until, rb_effect_ends);
}
