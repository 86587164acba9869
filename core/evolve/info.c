/* SPDX-License-Identifier: MIT */
/*
** info.c -- card information with the persistent effects on it (10.9.1):
**
**   what is printed, or on the card it is linked to   10.9.1.1
**   keywords given and taken away                     10.9.1.2
**   numbers added                                     10.9.1.4
**
** and how effects begin and end (7.4.7, 4.1.4).
*/
#include "ev.h"

static const EvEffect *effect_at(const ArbGame *g, int i)
{
  return pool_at(g->s, EV_POOL_EFFECT, i);
}

/* All that is added to one number of a card. */
static int added(const ArbGame *g, int card1, int kind)
{
  ArbId id = ev_id(g, card1);
  int sum = 0;
  for (int i = 1; i <= g->s->pools[EV_POOL_EFFECT].used; i++)
    if (effect_at(g, i)->kind1 == kind && id_equal(effect_at(g, i)->object, id))
      sum += effect_at(g, i)->amount;
  return sum;
}

int ev_attack_of(const ArbGame *g, int card1)
{
  return ev_face(g, card1)->attack + added(g, card1, EV_F_ATTACK);
}

/* 2.8.2, 2.8.3.1: a leader has twenty unless his card says otherwise. */
int ev_defense_of(const ArbGame *g, int card1)
{
  const EvBody *body = ev_body(g, card1);
  const EvCardDef *face = ev_face(g, card1);
  int base = face->type == EV_LEADER && !face->defense ? EV_LEADER_DEFENSE : face->defense;
  return base + added(g, card1, EV_F_DEFENSE) - (body ? body->lost : 0);
}

/* 5.15.2: a follower that evolved keeps its own cost.  1.3.2.2.1, S14: never below zero. */
int ev_cost_of(const ArbGame *g, int card1)
{
  int cost = ev_def(g, ev_card(g, card1)->def)->cost + added(g, card1, EV_F_COST);
  return cost > 0 ? cost : 0;
}

int ev_price(ArbGame *g, ArbSeat seat, int card1, int set1, int change)
{
  (void)seat;
  int cost = set1 ? set1 - 1 : ev_def(g, ev_card(g, card1)->def)->cost;
  cost += added(g, card1, EV_F_COST) + change;
  return cost > 0 ? cost : 0;
}

/* 10.9.1.2, 10.9.1.6: what was given or taken away last counts. */
uint32_t ev_keywords_of(const ArbGame *g, int card1)
{
  uint32_t keywords = ev_face(g, card1)->keywords;
  uint32_t when[EV_KEYWORD_COUNT] = {0};
  if (!g->s->pools[EV_POOL_EFFECT].count) return keywords;
  ArbId id = ev_id(g, card1);
  for (int i = 1; i <= g->s->pools[EV_POOL_EFFECT].used; i++) {
    const EvEffect *effect = effect_at(g, i);
    if (effect->kind1 != EV_F_KEYWORD || !id_equal(effect->object, id)) continue;
    if (effect->timestamp <= when[effect->keyword]) continue;
    when[effect->keyword] = effect->timestamp;
    keywords &= ~(1u << effect->keyword);
    if (effect->amount) keywords |= 1u << effect->keyword;
  }
  return keywords;
}

int ev_leader_of(const ArbGame *g, ArbSeat seat)
{
  return zone_first(g, ev_zone(g, EV_Z_LEADER, seat));
}

/* ---- Effects begin and end --------------------------------------------------------- */

void ev_give(ArbGame *g, ArbId object, int kind, int amount, int keyword, int until)
{
  if (!state_resolve(g->s, object)) return; /* 1.3.2 */
  int running1 = ev_table(g)->running1;
  EvEffect *effect = pool_at(g->s, EV_POOL_EFFECT, game_take(g, EV_POOL_EFFECT));
  *effect = (EvEffect){.kind1 = (uint16_t)kind,
                       .amount = (int16_t)amount,
                       .timestamp = ++g->s->timestamp,
                       .object = object,
                       .source = running1 ? ev_item(g, running1)->source : ARB_NOTHING,
                       .keyword = (uint8_t)keyword,
                       .until = (uint8_t)until};
  game_changed(g);
  ev_tell(g, EV_E_GIVE, ARB_NO_SEAT, object, amount,
          kind == EV_F_KEYWORD ? EV_F_KEYWORD + keyword : kind);
}

static void drop_effect(ArbGame *g, int i)
{
  pool_free(g->s, EV_POOL_EFFECT, i);
  game_changed(g);
}

void ev_end_of_turn_effects(ArbGame *g)
{
  for (int i = g->s->pools[EV_POOL_EFFECT].used; i > 0; i--)
    if (effect_at(g, i)->kind1 && effect_at(g, i)->until == EV_UNTIL_END_OF_TURN) drop_effect(g, i);
}

void ev_drop_effects(ArbGame *g, ArbId object)
{
  for (int i = g->s->pools[EV_POOL_EFFECT].used; i > 0; i--)
    if (effect_at(g, i)->kind1 && id_equal(effect_at(g, i)->object, object)) drop_effect(g, i);
}

/* `left1` was to leave; if `moved1` did in its stead, the two have exchanged their faces. */
void ev_effects_follow(ArbGame *g, int left1, int moved1)
{
  for (int i = 1; i <= g->s->pools[EV_POOL_EFFECT].used; i++) {
    EvEffect *effect = pool_at(g->s, EV_POOL_EFFECT, i);
    if (!effect->kind1 || state_resolve(g->s, effect->object)) continue;
    int now1 = id_index1(effect->object) == moved1 ? left1 : id_index1(effect->object);
    effect->object = ev_id(g, now1);
  }
}
