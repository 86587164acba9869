/* SPDX-License-Identifier: MIT */
/*
** move.c -- moving a card by hand, in a position that somebody builds or changes (arb_move).
**
** Nothing is paid, triggered or contested, and no limit on what a player may do holds; what a
** position must keep does (rb_check).  Cards to which others refer stay where they are: those on
** the chain, battlefields, legends, and what the format brought.
*/
#include "riftbound/effects/effects.h"
#include "riftbound/rb.h"
#include "riftbound/script/script.h"

enum {
  /* Zones from and to which cards are moved by hand. */
  MOVABLE = 1u << RB_Z_BOARD | 1u << RB_Z_RUNES | 1u << RB_Z_FACEDOWN | 1u << RB_Z_HAND |
            1u << RB_Z_DECK | 1u << RB_Z_RUNE_DECK | 1u << RB_Z_TRASH | 1u << RB_Z_BANISHMENT |
            1u << RB_Z_CHAMPION
};

static void check_zones(ArbGame *g, int card1, int kind)
{
  int from = zone_of(g, card1);
  if (!(MOVABLE >> from & 1))
    arb_flow_refuse(g, "a card in the zone \"%s\" stays there", arb_zone_name(g, from));
  if (!(MOVABLE >> kind & 1))
    arb_flow_refuse(g, "no card is moved into the zone \"%s\" by hand", arb_zone_name(g, kind));
  if (kind == from && kind != RB_Z_BOARD && kind != RB_Z_FACEDOWN && kind != RB_Z_DECK &&
      kind != RB_Z_RUNE_DECK)
    arb_flow_refuse(g, "it lies there already");
}

/* The place that is meant: nothing means the controller's base, a player means that player's. */
static ArbId place_meant(ArbGame *g, int card1, ArbId place)
{
  if (id_is_nothing(place)) return rb_base(card_at(g, card1)->controller);
  ArbId meant = id_kind(place) == ARB_KIND_PLAYER ? rb_base(id_seat(place)) : place;
  if (!rb_is_place(g, meant)) arb_flow_refuse(g, "there is no such place");
  return meant;
}

/* The player whose base it is; ARB_NO_SEAT: it is none. */
static ArbSeat seat_of_base(const ArbGame *g, ArbId place)
{
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    if (id_equal(place, rb_base(seat))) return seat;
  return ARB_NO_SEAT;
}

/* 435: it stays where it is; its rules text works again, as if it began now (475.2). */
static void let_loose(ArbGame *g, int card1)
{
  RbBody *body = rb_body(g, card1);
  if (!rb_is_attached(body)) return;
  rb_unlink(g, card1);
  body->timestamp = ++g->s->timestamp;
  game_changed(g);
}

/* 107.1: whoever has it in the base controls it.  Cards that are attached to it are cards of their
** own (718.5) and keep their controllers. */
static void to_place(ArbGame *g, int card1, ArbId place)
{
  let_loose(g, card1);
  ArbSeat seat = seat_of_base(g, place);
  if (seat != ARB_NO_SEAT) card_at(g, card1)->controller = seat;
  rb_put(g, card1, place);
}

static void onto_board(ArbGame *g, int card1, ArbId place)
{
  const ArbCard *top = state_resolve(g->s, place);
  bool was_there = zone_of(g, card1) == RB_Z_BOARD;
  bool attaches = top && zone_of(g, id_index1(place)) == RB_Z_BOARD;
  ArbId meant = attaches ? rb_body_of(g, place)->place : place_meant(g, card1, place);
  if (was_there && !attaches && !rb_is_attached(rb_body(g, card1)) &&
      id_equal(rb_body(g, card1)->place, meant))
    arb_flow_refuse(g, "it is there already");
  if (!was_there) arb_zone_lay(g, card1, zone_at(g, RB_Z_BOARD, 0));
  if (!attaches) {
    to_place(g, card1, meant);
    return;
  }
  if (was_there) let_loose(g, card1);
  rb_body(g, card1)->place = meant;
  if (!rb_link(g, card1, id_index1(place))) /* 434 */
    arb_flow_refuse(g, "this cannot be attached to that");
}

/* 107.3, 128.4: facedown at a battlefield, where its controller alone knows it, if it did not lie
** open before. */
static int hide_by_hand(ArbGame *g, int card1, ArbId place)
{
  ArbSeat seat = card_at(g, card1)->controller;
  if (!rb_is_battlefield(place) || !rb_is_place(g, place))
    arb_flow_refuse(g, "a card lies facedown at a battlefield (107.3)");
  if (!(rb_def_of(g, card1)->keywords >> RB_KW_HIDDEN & 1))
    arb_flow_refuse(g, "only a card with Hidden lies facedown (107.3)");
  if (zone_of(g, card1) == RB_Z_BOARD) /* it is another object then */
    card1 = arb_zone_lay(g, card1, zone_at(g, RB_Z_HAND, card_at(g, card1)->owner));
  if (zone_of(g, card1) != RB_Z_FACEDOWN)
    card1 = arb_zone_lay(g, card1, zone_at(g, RB_Z_FACEDOWN, 0));
  card_at(g, card1)->controller = seat;
  card_at(g, card1)->known |= (uint8_t)(1u << seat);
  rb_body(g, card1)->place = place;
  return card1;
}

/* Off the board, into its owner's zone (056); a token ceases to exist (183.1). */
static int off_board(ArbGame *g, int card1, int kind)
{
  ArbSeat owner = card_at(g, card1)->owner;
  int zone = zone_at(g, kind, owner);
  bool token = card_at(g, card1)->flags & ARB_CARD_TOKEN, had_body = rb_body(g, card1) != NULL;
  ArbId before = id_of(g, card1);
  if (kind == RB_Z_CHAMPION &&
      (card_at(g, card1)->def != rb_player(g, owner)->champion || zone_first(g, zone))) /* 108.3 */
    arb_flow_refuse(g, "only the Chosen Champion lies in the Champion Zone, alone (108.3)");
  card1 = arb_zone_lay(g, card1, zone);
  if (had_body) rb_source_left(g, before);
  if (!token) return card1;
  arb_zone_destroy(g, card1);
  return 0;
}

int rb_relocate(ArbGame *g, int card1, int kind, ArbId place)
{
  check_zones(g, card1, kind);
  rb_date_statics(g, false); /* abilities that began before get the earlier timestamp (475) */
  if (kind == RB_Z_FACEDOWN) return hide_by_hand(g, card1, place);
  if (kind != RB_Z_BOARD) return off_board(g, card1, kind);
  onto_board(g, card1, place);
  return card1;
}
