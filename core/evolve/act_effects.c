/* SPDX-License-Identifier: MIT */
/* act_effects.c -- persistent effects that scripts begin beside numbers and keywords (10.2.1.2). */
#include <string.h>

#include "actions.h"

int ev_act_named(ArbGame *g, const ArbContext *c, const char *name)
{
  const EvCardDef *def = ev_def(g, c->def);
  for (int i = 0; i < def->ability_count; i++) {
    const EvAbility *ability = ev_ability(g, def->first_ability + i);
    if (ability->flags & ARB_HAS_NAME && strcmp(ability->name, name) == 0)
      return def->first_ability + i;
  }
  flow_refuse(g, "%s has no ability named \"%s\"", def->name, name);
}

ACTION(start)
{
  const ArbId *ids;
  int count = objects(&a[1], &ids), ability = ev_act_named(g, c, a[0].name);
  uint32_t before = g->s->events;
  int kind = ev_ability(g, ability)->kind;
  if (kind != EV_PASSIVE && kind != EV_REPLACEMENT)
    flow_refuse(g, "start: \"%s\" is no 'static' or 'instead_of' (10.2.1.2)", a[0].name);
  ev_moment_open(g);
  for (int i = 0; i < count; i++) ev_begin_passive(g, ids[i], c, ability, until_of(&a[2]));
  ev_moment_close(g);
  return boolean(g->s->events != before);
}

ACTION(set_cost)
{
  (void)c;
  if (a[1].type != ARB_T_INT) return boolean(false);
  return ev_act_give_each(g, &a[0], EV_F_SET_COST, amount_of(&a[1]), 0, &a[2]);
}

ACTION(lose_abilities)
{
  (void)c;
  return ev_act_give_each(g, &a[0], EV_F_LOSES_ALL, 0, 0, &a[1]);
}
