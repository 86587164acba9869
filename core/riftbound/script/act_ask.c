/* SPDX-License-Identifier: MIT */
/*
** act_ask.c -- actions that only read.
*/
#include "riftbound/script/actions.h"
#include "riftbound/effects/effects.h"
#include "riftbound/script/script.h"
#include "riftbound/timing/timing.h"

ACTION(place)
{
  const RbBody *body = arg_given(&a[0]) ? rb_body_of(g, a[0].id) : NULL;
  (void)c;
  if (!body) return value_none();
  return value_object(rb_def_of(g, id_index1(a[0].id))->type == RB_BATTLEFIELD ? a[0].id
                                                                               : body->place);
}

/* In Effect Text: the attached card whose text it is; nothing in other text, or when the card is
** gone. */
ACTION(text_from)
{
  (void)a;
  bool effect = c->refs && c->ref_count && rb_ability(g, c->ability)->flags & RB_EFFECT_TEXT;
  return effect && rb_is_there(g, c->refs[0]) ? value_object(c->refs[0]) : value_none();
}

ACTION(fallen)
{
  int card1 = rb_fallen(g, c->me);
  (void)a;
  return card1 ? value_object(id_of(g, card1)) : value_none();
}

/* In their order in the zone; the object of the ability may be gone by now. */
ACTION(banished_with_me)
{
  ArbId *ids = id_room(g, g->s->pools[ARB_POOL_CARD].used);
  int count = 0;
  (void)a;
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BANISHMENT, seat)))
      if (rb_banished_with(g, id_of(g, card1), c->me)) ids[count++] = id_of(g, card1);
  return value_list(ids, count);
}

/* 355.4.a: for a move whose destination is chosen as it happens. */
ACTION(destinations)
{
  int zone = zone_at(g, RB_Z_BATTLEFIELDS, 0), n = 0;
  ArbId *places = id_room(g, state_zone(g->s, zone)->count);
  (void)c;
  if (!arg_given(&a[0]) || !rb_body_of(g, a[0].id) ||
      rb_def_of(g, id_index1(a[0].id))->type != RB_UNIT)
    return value_list(NULL, 0);
  int unit1 = id_index1(a[0].id);
  ArbId base = rb_base(card_at(g, unit1)->controller);
  if (rb_may_be_moved_to(g, unit1, base)) places[n++] = base;
  for (ZONE_EACH(g, card1, zone))
    if (rb_may_be_moved_to(g, unit1, id_of(g, card1))) places[n++] = id_of(g, card1);
  return value_list(places, n);
}

/* 054.1, 355.16, 457.2: the places where an effect lets a player play it. */
ACTION(playable_at)
{
  ArbSeat by = arg_actor(c, &a[2]);
  if (!arg_given(&a[0]) || !state_resolve(g->s, a[0].id) || by == ARB_NO_SEAT)
    return value_list(NULL, 0);
  int card1 = id_index1(a[0].id), count = 0;
  ArbValue found = arb_act_found(g, c, &a[1]);
  ArbId *places = id_room(g, found.count);
  for (int i = 0; i < found.count; i++)
    if (!rb_play_forbidden_by(g, by, card1, found.ids[i]) && rb_may_arrive(g, by, found.ids[i]) &&
        (rb_def_of(g, card1)->type != RB_UNIT || rb_has_room(g, &a[0].id, 1, by, found.ids[i])))
      places[count++] = found.ids[i];
  return value_list(places, count);
}

ACTION(attached_to)
{
  const RbBody *body = arg_given(&a[0]) ? rb_body_of(g, a[0].id) : NULL;
  (void)c;
  return body ? value_object(body->top) : value_none();
}

ACTION(attachments)
{
  ArbId *ids = id_room(g, g->s->pools[RB_POOL_BODY].used);
  int count = 0;
  (void)c;
  if (!arg_given(&a[0]) || !rb_body_of(g, a[0].id)) return value_list(NULL, 0);
  for (RB_EACH_ATTACHED(g, card1, id_index1(a[0].id))) ids[count++] = id_of(g, card1);
  return value_list(ids, count);
}

ACTION(all)
{
  ArbValue found = arb_act_found(g, c, a);
  found = arb_act_of(g, &found, &a[2]);
  if (a[1].type == ARB_T_NIL) return found;
  ArbId place = rb_actions_place(g, c, &a[1], 0);
  ArbId *there = id_room(g, found.count);
  int kept = 0;
  for (int i = 0; i < found.count; i++) {
    const RbBody *body = rb_body_of(g, found.ids[i]);
    if (body && !id_is_nothing(place) && id_equal(body->place, place)) there[kept++] = found.ids[i];
  }
  return value_list(there, kept);
}

ACTION(count)
{
  return value_int(rb_act_all(g, c, a).count);
}

ACTION(hand)
{
  ArbSeat seat = arg_actor(c, &a[0]);
  return seat == ARB_NO_SEAT ? value_list(NULL, 0) : arb_act_zone(g, zone_at(g, RB_Z_HAND, seat));
}

/* In turn order from "you" (303.2.a). */
ACTION(opponents)
{
  ArbId *ids = arena_take(g, ARB_SEATS_MAX * sizeof *ids);
  int n = 0;
  (void)a;
  if (c->you == ARB_NO_SEAT) return value_list(ids, 0);
  for (int i = 1; i < g->s->seats; i++) {
    ArbSeat seat = (ArbSeat)((c->you + i) % g->s->seats);
    if (game_seat_in(g, seat) && !rb_friends(g, seat, c->you)) ids[n++] = id_player(seat);
  }
  return value_list(ids, n);
}
