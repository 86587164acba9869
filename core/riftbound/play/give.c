/* SPDX-License-Identifier: MIT */
/*
** give.c -- costs that are paid with objects (356.6, 357.2): with the object itself, or with others
** that are killed, exhausted, recycled, discarded, returned or banished.
**
** choices.c lets the player choose them; here it is checked that they can pay, and done.
*/
#include "riftbound/scratch/scratch.h"
#include "riftbound/effects/effects.h"
#include "riftbound/play/play.h"
#include "riftbound/script/script.h"

/* ---- Costs of the object itself ----------------------------------------- */

/* Whether a card off the board can pay with itself, by going elsewhere. */
static bool card_pays(const ArbGame *g, int card1, int me)
{
  int zone = zone_of(g, card1);
  if (me & ~(RB_RECYCLE_ME | RB_BANISH_ME | RB_DISCARD_ME)) return false;
  if (me & RB_DISCARD_ME && zone != RB_Z_HAND) return false; /* 422 */
  return !(me & RB_BANISH_ME) || zone != RB_Z_BANISHMENT;    /* 427 */
}

bool rb_can_pay_me(const ArbGame *g, ArbSeat seat, int object1, int me)
{
  const RbBody *body = rb_body(g, object1);
  if (card_at(g, object1)->controller != seat) return false;
  if (me && !body) return card_pays(g, object1, me);
  if (me & RB_DISCARD_ME) return false;                               /* 422: cards in hand are */
  if (me & RB_EXHAUST_ME && body->flags & RB_EXHAUSTED) return false; /* 414.4 */
  return !(me & RB_SPEND_MY_BUFF) || body->buffs > 0;                 /* 702.2.b.1 */
}

bool rb_pays(ArbGame *g, bool on)
{
  bool before = rb_scratch(g)->pays;
  rb_scratch(g)->pays = on;
  return before;
}

void rb_pay_me(ArbGame *g, ArbSeat seat, int object1, int me)
{
  ArbId id = id_of(g, object1);
  bool before = rb_pays(g, true);
  if (me & RB_EXHAUST_ME) rb_exhaust(g, object1, seat);
  if (me & RB_SPEND_MY_BUFF) rb_pay_object(g, seat, RB_PAY_SPEND_BUFF, id);
  if (me & RB_KILL_ME) rb_pay_object(g, seat, RB_PAY_KILL, id);
  if (me & RB_RECYCLE_ME) rb_recycle(g, &id, 1, seat);
  if (me & RB_BANISH_ME) rb_pay_object(g, seat, RB_PAY_BANISH, id);
  if (me & RB_DISCARD_ME) rb_pay_object(g, seat, RB_PAY_DISCARD, id);
  rb_pays(g, before);
}

bool rb_can_pay_object(ArbGame *g, ArbSeat seat, RbPay how, ArbId object)
{
  const RbBody *body = rb_body_of(g, object);
  int card1 = id_index1(object);
  switch (how) {
  case RB_PAY_EXHAUST: return body && !(body->flags & RB_EXHAUSTED); /* 414.4 */
  case RB_PAY_SPEND_BUFF:                                            /* 702.2.b */
    return body && body->buffs > 0 && card_at(g, card1)->controller == seat;
  case RB_PAY_KILL:
  case RB_PAY_RETURN: return body && zone_of(g, card1) == RB_Z_BOARD;
  case RB_PAY_DISCARD: return zone_of(g, card1) == RB_Z_HAND && card_at(g, card1)->owner == seat;
  default: return true;
  }
}

void rb_pay_objects(ArbGame *g, ArbSeat seat, RbPay how, const ArbId *objects, int count)
{
  bool before = rb_pays(g, true);
  rb_batch_open(g);
  switch (how) {
  case RB_PAY_RECYCLE: rb_recycle(g, objects, count, seat); break; /* 416.5 */
  case RB_PAY_DISCARD: rb_discard(g, objects, count, seat); break;
  case RB_PAY_RETURN: rb_return_to_hand(g, objects, count, seat); break;
  case RB_PAY_BANISH: rb_banish(g, objects, count, seat); break;
  default:
    for (int i = 0; i < count; i++) rb_pay_object(g, seat, how, objects[i]);
  }
  rb_batch_close(g);
  rb_pays(g, before);
}

void rb_pay_object(ArbGame *g, ArbSeat seat, RbPay how, ArbId object)
{
  if (!state_resolve(g->s, object)) return;
  int card1 = id_index1(object);
  RbActor actor = {.player = seat, .cause = RB_CAUSE_COST, .source = object};
  ArbEvent event;
  bool before = rb_pays(g, true);
  switch (how) {
  case RB_PAY_KILL: rb_kill(g, &object, 1, &actor); break;
  case RB_PAY_EXHAUST: rb_exhaust(g, card1, seat); break;
  case RB_PAY_SPEND_BUFF:
    rb_body(g, card1)->buffs--;
    event = rb_event(g, RB_E_SPEND_BUFF, seat, card1);
    rb_emit(g, &event);
    break;
  case RB_PAY_RECYCLE: rb_recycle(g, &object, 1, seat); break;
  case RB_PAY_DISCARD: rb_discard(g, &object, 1, seat); break;
  case RB_PAY_RETURN: rb_return_to_hand(g, &object, 1, seat); break;
  case RB_PAY_BANISH: rb_banish(g, &object, 1, seat); break;
  default: break;
  }
  rb_pays(g, before);
}
