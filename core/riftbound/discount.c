/* SPDX-License-Identifier: MIT */
/*
** discount.c -- discounts that rest on what is chosen while a card is played (356.4):
** "if you choose a Bird", "your spells that choose me", "optional additional costs",
** and those of which the player says whether Energy or Power is less.
**
** What they amount to is asked for when the choices are known; how it is applied is
** price.c's.  Without such a static in the game nothing here is looked at twice.
*/
#include "rb.h"

typedef struct Chosen {
  int card1;
  ArbSeat player;
  const ArbId *ids;
  int count;
  RbLess less;
} Chosen;

/* Whether a static that wants something chosen has that. */
static bool is_chosen(ArbGame *g, const RbStatic *stat, const ArbContext *context,
                      const Chosen *chosen)
{
  for (int i = 0; i < chosen->count; i++)
    if (state_resolve(g->s, chosen->ids[i]) &&
        selector_matches(g, stat->choosing1, context, chosen->ids[i]))
      return true;
  return false;
}

static bool visit_choice(ArbGame *g, const RbStatic *stat, const ArbContext *context,
                         uint32_t timestamp, void *data)
{
  Chosen *chosen = data;
  (void)timestamp;
  bool of_extras = stat->part == RB_PART_ADDITIONAL;
  if (of_extras ? context->you != chosen->player
                : !rb_affects(g, stat, context, rb_id(g, chosen->card1)))
    return true;
  if (stat->choosing1 && !is_chosen(g, stat, context, chosen)) return true;
  int32_t change = number_value(g, stat->cost_energy, context);
  if (change == ARB_NULL || change >= 0) return true;
  if (of_extras)
    chosen->less.extras -= change;
  else if (stat->either)
    chosen->less.either -= change;
  else
    chosen->less.energy -= change;
  return true;
}

RbLess rb_less_for_choices(ArbGame *g, int card1, ArbSeat player, const ArbId *ids, int count)
{
  Chosen chosen = {.card1 = card1, .player = player, .ids = ids, .count = count};
  rb_own_statics(g, card1, player, RB_ABOUT_CHOICE, visit_choice, &chosen);
  rb_each_static(g, RB_ABOUT_CHOICE, visit_choice, &chosen);
  return chosen.less;
}
