/* SPDX-License-Identifier: MIT */
/*
** given.c -- abilities that objects are given for a time or by a static, and abilities that they
** lose (472.2.a, A8).
**
** An ability to be given stands under a name of the card that gives it; the object that has it is
** "me" in it, and its controller "you".  An object that loses its abilities loses its rules text
** and everything that it was given before; it keeps what it is given later (475.3).
*/
#include "riftbound/effects/effects.h"

uint32_t rb_lost_at(ArbGame *g, int card1)
{
  return rb_is_layered(g, card1) ? rb_derived(g, card1)->lost : 0;
}

uint16_t rb_own_text(ArbGame *g, int card1)
{
  uint16_t printed = card_at(g, card1)->def;
  if (!rb_any_speaks_of(g, RB_ABOUT_LOSSES) || !rb_is_layered(g, card1)) return printed;
  const RbDerived *d = rb_derived(g, card1);
  return d->lost ? d->text : printed;
}

bool rb_works_there(const ArbGame *g, int card1, const RbAbility *ability)
{
  int zone = zone_of(g, card1);
  if (ability->active_zones) return ability->active_zones >> zone & 1;
  return rb_body(g, card1) && zone != RB_Z_FACEDOWN;
}

bool rb_keeps(ArbGame *g, int card1, const RbAbility *ability)
{
  if (!(ability->flags & (RB_IS_DEATHKNELL | RB_IS_EQUIP))) return true;
  if (!rb_any_speaks_of(g, RB_ABOUT_LOSSES) || !rb_is_layered(g, card1)) return true;
  return rb_has(g, card1, ability->flags & RB_IS_EQUIP ? RB_KW_EQUIP : RB_KW_DEATHKNELL);
}

typedef struct Given {
  int card1;
  RbAbilityKind kind;
  uint32_t lost;
  RbGivenVisitor *visit;
  void *data;
} Given;

static void tell(ArbGame *g, const Given *given, uint16_t def, int ability)
{
  RbText text = {.def = def, .only = rb_ability(g, ability)};
  if (text.only->kind == given->kind && rb_works_there(g, given->card1, text.only))
    given->visit(g, given->card1, &text, ability, given->data);
}

/* Keywords give activated and replacement abilities in the same way; triggered abilities are found
** with the keyword (trigger.c). */
static void tell_keywords(ArbGame *g, const Given *given)
{
  const RbCards *cards = rb_cards(g->cards);
  uint32_t left = rb_awake_of(g, given->card1, cards->acting_keywords);
  for (; left; left &= left - 1) {
    uint16_t def = cards->keyword_defs[__builtin_ctz(left)];
    for (int i = 0; i < rb_def(g, def)->ability_count; i++) {
      int ability = rb_def(g, def)->first_ability + i;
      if (!(rb_ability(g, ability)->flags & ARB_HAS_NAME)) tell(g, given, def, ability);
    }
  }
}

static bool visit_grant(ArbGame *g, const RbStatic *stat, const ArbContext *context, void *data)
{
  const Given *given = data;
  if (stat->grants1 && context->timestamp >= given->lost &&
      rb_affects(g, stat, context, id_of(g, given->card1)))
    tell(g, given, context->def, stat->grants1 - 1);
  return true;
}

void rb_each_given(ArbGame *g, int card1, RbAbilityKind kind, RbGivenVisitor *visit, void *data)
{
  if (!rb_any_speaks_of(g, RB_ABOUT_GRANTS)) return;
  Given given = {card1, kind, rb_lost(g, card1), visit, data};
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (effect->kind1 == RB_F_ABILITY && effect->timestamp >= given.lost &&
        id_equal(effect->object, id_of(g, card1)))
      tell(g, &given, effect->def, effect->ability);
  }
  rb_each_static(g, RB_ABOUT_GRANTS, visit_grant, &given);
  if (kind != RB_TRIGGERED && rb_cards(g->cards)->acting_keywords) tell_keywords(g, &given);
}
