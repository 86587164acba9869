/* SPDX-License-Identifier: MIT */
/*
** places.c -- which zones and places objects may go to (107, 108).  Every action that moves
** something asks here first.  The table of zones (rules.c) says which types a zone takes.
*/
#include "riftbound/effects/effects.h"
#include "riftbound/script/script.h"

/* 107.4.d, 169.2.b, 173.2.b: legends and battlefields do not move, nor do those battlefields that
** are set aside (114).  481.6: cards in a sideboard take no part in the game.  What lies in the
** zone of the format goes to no other zone, as none takes its type. */
static bool stays(const ArbGame *g, int card1)
{
  int type = rb_def_of(g, card1)->type;
  return type == RB_LEGEND || type == RB_BATTLEFIELD || zone_of(g, card1) == RB_Z_SIDEBOARD;
}

bool rb_may_go(const ArbGame *g, ArbId card, int zone_kind)
{
  if (!state_resolve(g->s, card)) return false;
  int card1 = id_index1(card);
  return !stays(g, card1) && arb_zone_takes(g, zone_kind, card_at(g, card1)->def);
}

/* 108.4, 108.5 */
int rb_deck_of(const ArbGame *g, ArbId card)
{
  const ArbCard *there = state_resolve(g->s, card);
  return there && rb_def(g, there->def)->type == RB_RUNE ? RB_Z_RUNE_DECK : RB_Z_DECK;
}

bool rb_is_place(const ArbGame *g, ArbId place)
{
  const ArbCard *card = state_resolve(g->s, place);
  if (rb_is_base(place)) return id_index1(place) >= 1 && id_index1(place) <= g->s->seats;
  return card && zone_kind(g, card->zone) == RB_Z_BATTLEFIELDS && card->body1;
}
