/* SPDX-License-Identifier: MIT */
/*
** await.c -- automatic abilities that no card on the field has: delayed triggers (10.7.5); and
** those that wait for a state and not for an event: state triggers (10.7.6).
*/
#include "evolve/effects/effects.h"

/* ---- Delayed triggers (10.7.5) --------------------------------------------------------- */

static EvDelayed *delayed_at(const ArbGame *g, int i)
{
  return pool_at(g->s, EV_POOL_DELAYED, i);
}

void ev_begin_delayed(ArbGame *g, const ArbContext *context, int ability, const ArbId *refs)
{
  EvDelayed *delayed = pool_at(g->s, EV_POOL_DELAYED, arb_game_take(g, EV_POOL_DELAYED));
  *delayed = (EvDelayed){.in_use = 1,
                         .ability = (uint16_t)ability,
                         .def = context->def,
                         .controller = context->you,
                         .until = ev_ability(g, ability)->until,
                         .serial = ++ev_table(g)->serial,
                         .source = context->me};
  for (int i = 0; i < ARB_REFS_MAX; i++) delayed->refs[i] = refs[i];
  game_changed(g);
}

static ArbContext context_of(const EvDelayed *delayed, const ArbEvent *event)
{
  return (ArbContext){.me = delayed->source,
                      .you = delayed->controller,
                      .def = delayed->def,
                      .ability = delayed->ability,
                      .event = event,
                      .refs = delayed->refs,
                      .ref_count = ARB_REFS_MAX};
}

void ev_match_delayed(ArbGame *g, const ArbEvent *event)
{
  for (int i = g->s->pools[EV_POOL_DELAYED].used; i > 0; i--) {
    const EvDelayed *delayed = delayed_at(g, i);
    const EvAbility *ability = ev_ability(g, delayed->ability);
    if (!delayed->in_use || ability->event1 != event->kind1) continue;
    ArbContext context = context_of(delayed, event);
    if (!ev_event_fits(g, ability, event, &context)) continue;
    ev_become_pending(g, &context, event);
    if (delayed_at(g, i)->until == EV_UNTIL_LEAVES) /* 10.7.5.1: without a time frame, once */
      arb_pool_free(g->s, EV_POOL_DELAYED, i);
  }
}

void ev_end_delayed(ArbGame *g, int until)
{
  for (int i = g->s->pools[EV_POOL_DELAYED].used; i > 0; i--)
    if (delayed_at(g, i)->in_use && delayed_at(g, i)->until == until)
      arb_pool_free(g->s, EV_POOL_DELAYED, i);
}

/* ---- State triggers (10.7.6) -------------------------------------------------------------- */

static bool waits(const ArbGame *g, ArbId me, int ability)
{
  for (int i = 1; i <= g->s->pools[EV_POOL_ITEM].used; i++) {
    const EvItem *item = ev_item(g, i);
    if (item->kind1 && item->ability == ability && id_equal(item->source, me)) return true;
  }
  return false;
}

/* 10.7.6.1: a state trigger becomes pending once when the state is reached.  It does so again only
** after it was resolved and the state was left and reached again. */
static void look_at(ArbGame *g, int card1, int ability)
{
  ArbId me = id_of(g, card1);
  ArbContext context = {.me = me,
                        .you = card_at(g, card1)->controller,
                        .def = ev_defining(g, ev_own_text(g, card1), ability),
                        .ability = (uint16_t)ability};
  const EvAbility *text = ev_ability(g, ability);
  bool holds = ability_holds(g, &text->head, &context);
  EvMark *reached = ev_mark(g, me, EV_M_STATE, ability);
  if (holds == (reached != NULL)) return;
  if (reached) {
    arb_pool_free(g->s, EV_POOL_MARK,
                  (int)(reached - (EvMark *)pool_items(g->s, EV_POOL_MARK)) + 1);
    return;
  }
  ev_mark_set(g, me, EV_M_STATE, ability, 1);
  if (waits(g, me, ability)) return;
  if (text->flags & ARB_ONCE_EACH_TURN) {
    if (ev_mark(g, me, EV_M_USED, ability)) return;
    ev_mark_set(g, me, EV_M_USED, ability, 1);
  }
  ev_become_pending(g, &context, NULL);
}

static void look_in(ArbGame *g, int zone)
{
  for (ZONE_EACH(g, card1, zone)) {
    const EvCardDef *own = ev_def(g, ev_own_text(g, card1)); /* 10.9.1.2 */
    for (int i = 0; i < own->ability_count; i++)
      if (ev_ability(g, own->first_ability + i)->kind == EV_STATE)
        look_at(g, card1, own->first_ability + i);
    uint16_t others[EV_KEYWORD_ABILITIES_MAX];
    int count = ev_keyword_abilities(g, card1, others);
    for (int i = 0; i < count; i++)
      if (ev_ability(g, others[i])->kind == EV_STATE) look_at(g, card1, others[i]);
  }
}

void ev_look_at_states(ArbGame *g)
{
  if (!ev_cards(g->cards)->has_states) return;
  for (ArbSeat seat = 0; seat < g->s->seats; seat++) {
    look_in(g, zone_at(g, EV_Z_FIELD, seat));
    look_in(g, zone_at(g, EV_Z_LEADER, seat));
  }
}
