/* SPDX-License-Identifier: MIT */
/*
** discount.c -- what costs rest on that is chosen while a card or ability is played (355
** before 356): discounts "if you choose a Bird", "your spells that choose me", those of
** which the player says whether Energy or Power is less, and amounts that speak of targets.
**
** What they amount to is asked for when the choices are known; how it is applied is
** price.c's and statics.c's.  Without such a static in the game nothing here is looked at
** twice.
*/
#include "rb.h"

bool rb_is_chosen_for(ArbGame *g, const RbStatic *stat, const ArbContext *context,
                      const RbChosen *chosen)
{
  if (!stat->choosing1) return true;
  for (int i = 0; i < chosen->count; i++)
    if (state_resolve(g->s, chosen->ids[i]) &&
        selector_matches(g, stat->choosing1, context, chosen->ids[i]))
      return true;
  return false;
}

typedef struct Eithers {
  int card1;
  ArbSeat player;
  const RbChosen *chosen;
  RbLess less;
} Eithers;

static bool visit_choice(ArbGame *g, const RbStatic *stat, const ArbContext *context,
                         uint32_t timestamp, void *data)
{
  Eithers *e = data;
  (void)timestamp;
  bool of_extras = stat->part == RB_PART_ADDITIONAL;
  if (!of_extras && !stat->either) return true; /* the whole cost: rb_cost_change */
  if (of_extras ? context->you != e->player : !rb_affects(g, stat, context, id_of(g, e->card1)))
    return true;
  if (!rb_is_chosen_for(g, stat, context, e->chosen)) return true;
  ArbContext with = *context;
  with.targets = e->chosen->context.targets, with.target_count = e->chosen->context.target_count;
  int32_t change = number_value(g, stat->cost_energy, &with);
  if (change == ARB_NULL || change >= 0) return true;
  if (of_extras)
    e->less.extras -= change;
  else
    e->less.either -= change;
  return true;
}

RbLess rb_less_for_choices(ArbGame *g, int card1, ArbSeat player, const RbChosen *chosen)
{
  Eithers eithers = {.card1 = card1, .player = player, .chosen = chosen};
  rb_own_statics(g, card1, player, RB_ABOUT_CHOICE, visit_choice, &eithers);
  rb_each_static(g, RB_ABOUT_CHOICE, visit_choice, &eithers);
  return eithers.less;
}

/* ---- Amounts (356.1, 356.2) ----------------------------------------------- */

RbCost rb_cost_now(ArbGame *g, const RbCost *cost, const ArbContext *context)
{
  RbCost now = *cost;
  if (!cost->counted) return now;
  now.energy = (int16_t)number_within(g, cost->energy_is, context, cost->energy, INT16_MAX);
  now.xp = (uint8_t)number_within(g, cost->xp_is, context, cost->xp, UINT8_MAX);
  for (int i = 0; i < RB_POWER_MAX; i++)
    now.power[i].amount =
        (uint8_t)number_within(g, cost->power_is[i], context, cost->power[i].amount, UINT8_MAX);
  return now;
}
