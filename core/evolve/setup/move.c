/* SPDX-License-Identifier: MIT */
/*
** move.c -- moving a card by hand, in a position that somebody builds or changes (arb_move).
**
** Nothing is paid or triggered, and no limit on what a player may do holds; what a position must
** keep does (ev_check).  Leaders, cards in the resolution zone and what the format brought stay
** where they are.
*/
#include "evolve/effects/effects.h"
#include "evolve/ev.h"
#include "evolve/play/play.h"
#include "evolve/script/script.h"

enum {
  SHARED = 1u << EV_Z_FIELD | 1u << EV_Z_EX, /* a card may lie in another player's (4.1.6) */
  EVOLVES = 1u << EV_Z_EVOLVE | 1u << EV_Z_EVOLVE_DECK,
  MOVABLE = SHARED | EVOLVES | 1u << EV_Z_HAND | 1u << EV_Z_DECK | 1u << EV_Z_CEMETERY |
            1u << EV_Z_BANISHED
};

static void check_zones(ArbGame *g, int card1, int kind)
{
  int from = zone_of(g, card1);
  if (!(MOVABLE >> from & 1))
    arb_flow_refuse(g, "a card in the zone \"%s\" stays there", arb_zone_name(g, from));
  if (!(MOVABLE >> kind & 1))
    arb_flow_refuse(g, "no card is moved into the zone \"%s\" by hand", arb_zone_name(g, kind));
  if ((EVOLVES >> from & 1) != (EVOLVES >> kind & 1))
    arb_flow_refuse(g, "an evolved card lies in an evolve deck or zone, and no other (4.6.1)");
}

/* The zone of that kind: its owner's, or that of the player who is meant. */
static int zone_meant(ArbGame *g, int card1, int kind, ArbId place)
{
  ArbSeat seat = card_at(g, card1)->owner;
  bool says_player = id_kind(place) == ARB_KIND_PLAYER;
  if (says_player && !game_has_seat(g, id_seat(place))) arb_flow_refuse(g, "no such player");
  if (says_player && SHARED >> kind & 1) seat = id_seat(place);
  if (!says_player && !id_is_nothing(place)) arb_flow_refuse(g, "there is no such place");
  return zone_at(g, kind, seat);
}

/* 5.15.4, 11.6: an evolved card without its follower lies faceup in the evolve deck. */
static int back_to_evolve_deck(ArbGame *g, int evolve1)
{
  ArbSeat owner = card_at(g, evolve1)->owner;
  evolve1 = arb_zone_lay(g, evolve1, zone_at(g, EV_Z_EVOLVE_DECK, owner));
  card_at(g, evolve1)->flags |= EV_CARD_FACEUP;
  return evolve1;
}

/* 5.15: evolves a follower by hand, or ends its evolution. */
static int move_evolved(ArbGame *g, int card1, int kind, ArbId place)
{
  ArbId link = zone_of(g, card1) == EV_Z_EVOLVE ? ev_body(g, card1)->link : ARB_NOTHING;
  if (zone_of(g, card1) == kind) arb_flow_refuse(g, "it lies there already");
  if (kind == EV_Z_EVOLVE_DECK) {
    card1 = back_to_evolve_deck(g, card1);
    if (ev_on_field(g, link)) ev_look_at_links(g, id_index1(link));
    return card1;
  }
  int follower1 = ev_on_field(g, place);
  if (!follower1) arb_flow_refuse(g, "it can be linked to a card on the field only (5.15.1)");
  card1 = arb_zone_lay(g, card1, zone_at(g, EV_Z_EVOLVE, card_at(g, card1)->owner));
  ev_body(g, card1)->link = place;
  ev_look_at_links(g, follower1);
  return card1;
}

static void return_evolved(ArbGame *g, ArbId follower)
{
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    for (ZONE_EACH(g, evolve1, zone_at(g, EV_Z_EVOLVE, seat)))
      if (id_equal(ev_body(g, evolve1)->link, follower)) back_to_evolve_deck(g, evolve1);
}

/* 9.1.4: a token is on a field, in an EX area, or does not exist. */
static int end_token(ArbGame *g, int card1, int kind)
{
  if (!(card_at(g, card1)->flags & ARB_CARD_TOKEN) || SHARED >> kind & 1) return card1;
  arb_zone_destroy(g, card1);
  return 0;
}

int ev_relocate(ArbGame *g, int card1, int kind, ArbId place)
{
  check_zones(g, card1, kind);
  if (EVOLVES >> kind & 1) return move_evolved(g, card1, kind, place);
  int from = card_at(g, card1)->zone, zone = zone_meant(g, card1, kind, place);
  bool on_field = zone_of(g, card1) == EV_Z_FIELD, in_hand = zone_of(g, card1) == EV_Z_HAND;
  if (zone == from && kind != EV_Z_DECK) arb_flow_refuse(g, "it lies there already");
  if (on_field && kind != EV_Z_FIELD) return_evolved(g, id_of(g, card1));
  if (in_hand) ev_drop_effects(g, id_of(g, card1));
  int moved1 = arb_zone_lay(g, card1, zone);
  if (in_hand) ev_effects_follow(g, card1, moved1);
  if (SHARED >> kind & 1) /* 3.1.2 */
    card_at(g, moved1)->controller = state_zone(g->s, zone)->owner;
  if (kind == EV_Z_FIELD && !on_field) ev_comes_by_hand(g, moved1);
  return end_token(g, moved1, kind);
}
