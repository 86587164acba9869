/* SPDX-License-Identifier: MIT */
/*
** discount.c -- costs that depend on choices made while a card or ability is played (355 before
** 356): discounts "if you choose a Bird", "your spells that choose me"; discounts of Energy or
** Power as the player says; and amounts that refer to targets.
**
** They are computed when the choices are known; price.c and statics.c apply them.  Without such a
** static in the game, nothing here costs time.  Discounts of the whole cost can be applied in any
** order: the results of all orders are computed here.
*/
#include "riftbound/effects/effects.h"
#include "riftbound/play/play.h"
#include "riftbound/rb.h"

bool rb_is_chosen_for(ArbGame *g, const RbStatic *stat, const ArbContext *context,
                      const RbChosen *chosen)
{
  if (!stat->choosing1) return true;
  for (int i = 0; i < chosen->count; i++)
    if (state_resolve(g->s, chosen->ids[i]) &&
        arb_selector_matches(g, stat->choosing1, context, chosen->ids[i]))
      return true;
  return false;
}

typedef struct Eithers {
  int card1;
  ArbSeat player;
  const RbChosen *chosen;
  RbLess less;
} Eithers;

static bool visit_choice(ArbGame *g, const RbStatic *stat, const ArbContext *context, void *data)
{
  Eithers *e = data;
  bool of_extras = stat->part == RB_PART_ADDITIONAL;
  if (!of_extras && !stat->either) return true; /* for the whole cost: rb_cost_change */
  bool affects = of_extras ? context->you == e->player
                           : rb_affects_played(g, stat, context, e->card1, e->player);
  if (!affects) return true;
  if (!rb_is_chosen_for(g, stat, context, e->chosen)) return true;
  ArbContext with = *context;
  with.targets = e->chosen->context.targets, with.target_count = e->chosen->context.target_count;
  int32_t change = arb_number_value(g, stat->cost_energy, &with);
  if (change == ARB_NULL || change >= 0) return true;
  if (of_extras) e->less.extras -= change;
  else e->less.either -= change;
  return true;
}

RbLess rb_less_for_choices(ArbGame *g, int card1, ArbSeat player, const RbChosen *chosen)
{
  Eithers eithers = {.card1 = card1, .player = player, .chosen = chosen};
  rb_own_statics(g, card1, player, RB_ABOUT_CHOICE, visit_choice, &eithers);
  rb_each_static(g, RB_ABOUT_CHOICE, visit_choice, &eithers);
  return eithers.less;
}

/* ---- The order of discounts (356.4.d.1) ----------------------------------- */

void rb_discounts_add(ArbGame *g, RbDiscounts *discounts, int amount, int least)
{
  if (!discounts || amount <= 0) return;
  int at = 0;
  while (at < discounts->count &&
         (discounts->list[at].amount != amount || discounts->list[at].least != least))
    at++;
  if (at == RB_DISCOUNTS_MAX)
    arb_flow_refuse(g, "more than %d different discounts for one card", RB_DISCOUNTS_MAX);
  if (at == discounts->count) {
    discounts->list[at].amount = amount;
    discounts->list[at].least = least;
    discounts->list[at].times = 0;
    discounts->count++;
  }
  discounts->list[at].times++;
}

int rb_discount_apply(int energy, int amount, int least)
{
  if (energy <= least) return energy;
  return energy - amount > least ? energy - amount : least;
}

enum { STATES_MAX = 4096 };

/* A state is how many of each kind have been applied; `step` is added to its number for each of
** them, and is 0 for a kind that could reduce nothing.  `reached` holds the amounts that can be
** left in each state. */
int rb_discounts_outcomes(ArbGame *g, const RbDiscounts *d, int **out)
{
  int step[RB_DISCOUNTS_MAX] = {0}, states = 1, found = 0, room = d->from + 1;
  for (int i = 0; i < d->count; i++) {
    if (d->list[i].least >= d->from) continue;
    step[i] = states;
    states *= d->list[i].times + 1;
    if (states > STATES_MAX) arb_flow_refuse(g, "too many different discounts for one card");
  }
  uint8_t *reached = arena_take(g, (size_t)states * (size_t)room);
  reached[d->from] = 1;
  for (int state = 0; state < states; state++)
    for (int energy = 0; energy < room; energy++)
      for (int i = 0; i < d->count && reached[state * room + energy]; i++) {
        int times = d->list[i].times;
        if (!step[i] || state / step[i] % (times + 1) == times) continue;
        int left = rb_discount_apply(energy, d->list[i].amount, d->list[i].least);
        reached[(state + step[i]) * room + left] = 1;
      }
  *out = arena_raw(g, (size_t)room * sizeof **out);
  for (int energy = 0; energy < room; energy++)
    if (reached[(states - 1) * room + energy]) (*out)[found++] = energy;
  return found;
}

/* ---- Amounts (356.1, 356.2) ----------------------------------------------- */

RbCost rb_cost_now(ArbGame *g, const RbCost *cost, const ArbContext *context)
{
  RbCost now = *cost;
  if (!cost->counted) return now;
  now.energy = (int16_t)arb_number_within(g, cost->energy_is, context, cost->energy, INT16_MAX);
  now.xp = (uint8_t)arb_number_within(g, cost->xp_is, context, cost->xp, UINT8_MAX);
  for (int i = 0; i < RB_POWER_MAX; i++)
    now.power[i].amount =
        (uint8_t)arb_number_within(g, cost->power_is[i], context, cost->power[i].amount, UINT8_MAX);
  return now;
}
