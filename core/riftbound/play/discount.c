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
  if (discounts->count == RB_DISCOUNTS_MAX)
    arb_flow_refuse(g, "more than %d discounts for one card", RB_DISCOUNTS_MAX);
  discounts->list[discounts->count].amount = amount;
  discounts->list[discounts->count++].least = least > 0 ? least : 0;
}

int rb_discount_apply(int energy, int amount, int least)
{
  int lowest = least > 0 ? least : 0;
  if (energy <= lowest) return energy;
  return energy - amount > lowest ? energy - amount : lowest;
}

/* Equal discounts: any order of these has the same result. */
typedef struct Alike {
  int amount, least, times;
  int step; /* added to a state's number for each of these that has been applied */
} Alike;

enum { STATES_MAX = 4096 };

/* Groups the discounts that could still reduce something; returns the number of groups. */
static int group_alike(const RbDiscounts *d, Alike *groups)
{
  int count = 0;
  for (int i = 0; i < d->count; i++) {
    int at = 0;
    if (d->list[i].least >= d->from) continue;
    while (at < count &&
           (groups[at].amount != d->list[i].amount || groups[at].least != d->list[i].least))
      at++;
    if (at == count) groups[count++] = (Alike){d->list[i].amount, d->list[i].least, 0, 0};
    groups[at].times++;
  }
  return count;
}

/* A state is how many of each group have been applied; `reached` holds the amounts that can be left
** in each state. */
int rb_discounts_outcomes(ArbGame *g, const RbDiscounts *d, int **out)
{
  Alike *groups = arena_take(g, RB_DISCOUNTS_MAX * sizeof *groups);
  int count = group_alike(d, groups), states = 1, found = 0, room = d->from + 1;
  for (int i = 0; i < count; i++) {
    groups[i].step = states;
    states *= groups[i].times + 1;
    if (states > STATES_MAX) arb_flow_refuse(g, "too many different discounts for one card");
  }
  uint8_t *reached = arena_take(g, (size_t)states * (size_t)room);
  reached[d->from] = 1;
  for (int state = 0; state < states; state++)
    for (int energy = 0; energy < room; energy++)
      for (int i = 0; i < count && reached[state * room + energy]; i++) {
        if (state / groups[i].step % (groups[i].times + 1) == groups[i].times) continue;
        int left = rb_discount_apply(energy, groups[i].amount, groups[i].least);
        reached[(state + groups[i].step) * room + left] = 1;
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
