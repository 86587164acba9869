/* SPDX-License-Identifier: MIT */
/*
** given.c -- abilities that cards are given (10.2.1.2, 10.9.1.2), by an effect or by a passive
** ability.
**
** Such an ability stands under a name of the card that gives it.  The card that has it is `me` in
** it, and that card's controller "you".  A card that loses all abilities loses those given before.
*/
#include "evolve/effects/effects.h"

typedef struct Gather {
  int card1, kind;
  uint32_t lost; /* abilities given up to this timestamp are lost */
  EvGiven *out;  /* NULL: the abilities are only counted */
  int count;
} Gather;

static void add(ArbGame *g, Gather *to, int ability, uint16_t def)
{
  const EvAbility *text = ev_ability(g, ability);
  if (text->kind != to->kind) return;
  if (to->out) to->out[to->count] = (EvGiven){(uint16_t)ability, def};
  to->count++;
}

static bool visit_grant(ArbGame *g, const EvAbility *ability, const ArbContext *context, void *data)
{
  Gather *to = data;
  const EvStatic *stat = ev_static(g, ability);
  if (stat->grants1 && context->timestamp >= to->lost &&
      ev_affects(g, stat, context, id_of(g, to->card1)))
    add(g, to, stat->grants1 - 1, context->def);
  return true;
}

static int gather(ArbGame *g, int card1, int kind, EvGiven *out)
{
  Gather to = {.card1 = card1, .kind = kind, .lost = ev_derived(g, card1)->lost, .out = out};
  for (int i = 1; i <= g->s->pools[EV_POOL_EFFECT].used; i++) {
    const EvEffect *effect = ev_effect(g, i);
    if (effect->kind1 == EV_F_ABILITY && effect->timestamp >= to.lost &&
        id_equal(effect->object, id_of(g, card1)))
      add(g, &to, effect->ability, effect->def);
  }
  ev_each_passive(g, EV_ABOUT_GRANTS, visit_grant, &to);
  return to.count;
}

const EvGiven *ev_given(ArbGame *g, int card1, int kind, int *count)
{
  *count = 0;
  if (!ev_cards(g->cards)->gives) return NULL;
  *count = gather(g, card1, kind, NULL);
  if (*count == 0) return NULL;
  EvGiven *list = arena_take(g, (size_t)*count * sizeof *list);
  gather(g, card1, kind, list);
  return list;
}

int ev_times_given(ArbGame *g, int card1, int ability)
{
  int count, times = 0;
  const EvGiven *given = ev_given(g, card1, ev_ability(g, ability)->kind, &count);
  for (int i = 0; i < count; i++) times += given[i].ability == ability;
  return times;
}

bool ev_used_up(ArbGame *g, int card1, int ability)
{
  const EvMark *used = ev_mark(g, id_of(g, card1), EV_M_USED, ability);
  return used && used->amount >= ev_times_given(g, card1, ability);
}

void ev_use_once(ArbGame *g, int card1, int ability)
{
  const EvMark *used = ev_mark(g, id_of(g, card1), EV_M_USED, ability);
  ev_mark_set(g, id_of(g, card1), EV_M_USED, ability, used ? used->amount + 1 : 1);
}

uint16_t ev_giver(ArbGame *g, int card1, int ability)
{
  int count;
  const EvGiven *given = ev_given(g, card1, ev_ability(g, ability)->kind, &count);
  for (int i = 0; i < count; i++)
    if (given[i].ability == ability) return given[i].def;
  return 0;
}
