/* SPDX-License-Identifier: MIT */
/*
** evolve.c -- evolution and links (5.15, 12.2).
**
** A card in the evolve zone names the follower that it is linked to.  The follower's record names
** the definition whose information it has (`face`): that of the newest linked card, or its own.  A
** used card goes back faceup and is not used again (S4).
*/
#include "evolve/effects/effects.h"
#include "evolve/play/play.h"

int ev_newest_link(const ArbGame *g, int card1)
{
  int newest1 = 0;
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    for (ZONE_EACH(g, evolve1, zone_at(g, EV_Z_EVOLVE, seat)))
      if (id_equal(ev_body(g, evolve1)->link, id_of(g, card1)) &&
          (!newest1 || ev_body(g, evolve1)->timestamp > ev_body(g, newest1)->timestamp))
        newest1 = evolve1;
  return newest1;
}

/* The newest effect that makes it a copy; NULL: there is none. */
static const EvEffect *newest_copy(const ArbGame *g, int card1)
{
  const EvEffect *newest = NULL;
  for (int i = 1; i <= g->s->pools[EV_POOL_EFFECT].used; i++) {
    const EvEffect *effect = ev_effect(g, i);
    if (effect->kind1 == EV_F_COPY && id_equal(effect->object, id_of(g, card1)) &&
        (!newest || effect->timestamp > newest->timestamp))
      newest = effect;
  }
  return newest;
}

uint16_t ev_face_of(const ArbGame *g, int card1) /* 5.15.2, 10.9.1.1 */
{
  int link1 = ev_newest_link(g, card1);
  const EvEffect *copy = newest_copy(g, card1);
  bool copied = copy && (!link1 || copy->timestamp > ev_body(g, link1)->timestamp);
  return copied ? (uint16_t)copy->amount : card_at(g, link1 ? link1 : card1)->def;
}

void ev_look_at_links(ArbGame *g, int card1)
{
  ev_body(g, card1)->face = ev_face_of(g, card1);
  game_changed(g);
}

uint16_t ev_face_known(const ArbGame *g, ArbId id)
{
  const ArbCard *card = state_resolve(g->s, id);
  const EvPast *past = ev_past(g, id);
  if (!card) return past ? past->face : 0;
  const EvBody *body = ev_body(g, id_index1(id));
  return body ? body->face : card->def;
}

void ev_unlink(ArbGame *g, int card1) /* 5.15.4 */
{
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    for (ZONE_EACH(g, evolve1, zone_at(g, EV_Z_EVOLVE, seat)))
      if (id_equal(ev_body(g, evolve1)->link, id_of(g, card1)))
        ev_body(g, evolve1)->link = ARB_NOTHING;
}

/* 12.2.2, 5.15.1.1: whether the card has the follower's name and is facedown (S4). */
static bool fits(const ArbGame *g, int card1, int evolve1)
{
  return !(card_at(g, evolve1)->flags & EV_CARD_FACEUP) &&
         ev_def(g, card_at(g, evolve1)->def)->called == ev_face(g, card1)->called;
}

bool ev_may_evolve(ArbGame *g, int card1)
{
  ArbSeat seat = card_at(g, card1)->controller;
  if (ev_face(g, card1)->type != EV_FOLLOWER) return false;
  if (ev_cannot(g, card1, EV_CANNOT_EVOLVE)) return false; /* 1.3.3 */
  for (ZONE_EACH(g, evolve1, zone_at(g, EV_Z_EVOLVE_DECK, seat)))
    if (fits(g, card1, evolve1)) return true;
  return false;
}

/* Copies of one card are alike, so one stands for all. */
void ev_list_evolve_cards(ArbGame *g, int card1, void (*offer)(ArbGame *g, ArbId id, void *data),
                          void *data)
{
  int zone = zone_at(g, EV_Z_EVOLVE_DECK, card_at(g, card1)->controller);
  for (ZONE_EACH(g, evolve1, zone)) {
    bool offered = false;
    if (!fits(g, card1, evolve1)) continue;
    for (int other1 = zone_first(g, zone); other1 != evolve1; other1 = card_next(g, other1))
      offered |= fits(g, card1, other1) && card_at(g, other1)->def == card_at(g, evolve1)->def;
    if (!offered) offer(g, id_of(g, evolve1), data);
  }
}

/* 5.15.1, 5.15.3: it remains the same follower, with the defense it lost and its state. */
static void evolve_into(ArbGame *g, int card1, int evolve1)
{
  ArbSeat seat = card_at(g, card1)->controller;
  ev_moment_open(g);
  arb_zone_move(g, evolve1, zone_at(g, EV_Z_EVOLVE, seat), ARB_BOTTOM);
  ev_body(g, evolve1)->link = id_of(g, card1);
  ev_body(g, card1)->flags |= EV_EVOLVED_NOW; /* 8.4.2.1 */
  ev_look_at_links(g, card1);
  ArbEvent event = ev_event(g, EV_E_EVOLVE, seat, card1);
  event.other = id_of(g, evolve1);
  ev_emit(g, &event);
  ev_moment_close(g);
}

/* Evolves by an ability, with the card that was revealed, if both still exist. */
void ev_run_evolve(ArbGame *g, int item1)
{
  const EvItem *item = ev_item(g, item1);
  int card1 = ev_on_field(g, item->source);
  int evolve1 = ev_find_in(g, item->reveal, EV_Z_EVOLVE_DECK);
  if (card1 && evolve1) evolve_into(g, card1, evolve1);
}

static void offer_option(ArbGame *g, ArbId id, void *data)
{
  (void)data;
  ask_option(g, (ArbOption){.verb = EV_V_REVEAL, .object = id});
}

static void list_evolve_cards(ArbGame *g, const void *data)
{
  ev_list_evolve_cards(g, *(const int *)data, offer_option, NULL);
}

void ev_evolve_by_effect(ArbGame *g, int card1)
{
  if (!ev_may_evolve(g, card1)) return; /* 1.3.2 */
  int *follower1 = arena_take(g, sizeof *follower1);
  *follower1 = card1;
  ArbPicked picked = arb_ask_pick(g, &(ArbAsk){.player = card_at(g, card1)->controller,
                                               .shape = ARB_PICK,
                                               .rule = "5.15.1.1",
                                               .text = "Into which card does it evolve?",
                                               .source = id_of(g, card1),
                                               .min = 1,
                                               .max = 1,
                                               .list = list_evolve_cards,
                                               .data = follower1});
  evolve_into(g, card1, id_index1(picked.options[0].object));
}

void ev_turn_over(ArbGame *g, int card1, ArbSeat actor, bool faceup)
{
  ArbCard *card = card_at(g, card1);
  if (zone_of(g, card1) != EV_Z_EVOLVE_DECK) return;
  if (!(card->flags & EV_CARD_FACEUP) == !faceup) return; /* 1.3.2.1 */
  card->flags ^= EV_CARD_FACEUP;
  if (faceup) arb_know_show(g, card1, 0xFF);
  game_changed(g);
  ev_tell(g, faceup ? EV_E_FACEUP : EV_E_FACEDOWN, actor, id_of(g, card1), 0, 0);
}
