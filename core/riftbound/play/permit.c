/* SPDX-License-Identifier: MIT */
/*
** permit.c -- playing a card from other zones, for other prices (419.1.a, A10).
**
** By default a player plays cards from their hand and their Champion Zone, for the printed cost.  A
** static about a card (its own, wherever it is, or one on the board) can permit further zones,
** another price (356.1.a), or both.  The permission is checked again when the play is completed
** (358.3).  Nobody may play a card that they do not know.
*/
#include "riftbound/effects/effects.h"
#include "riftbound/play/play.h"

typedef struct Permit {
  int card1, zone;
  ArbSeat seat;
  bool usual;       /* the card may be played from there without a permission */
  bool found;       /* a permission was found */
  uint16_t *prices; /* abilities plus one; 0: the printed cost */
  int count;
} Permit;

/* 419.1.a */
static bool is_usual(const ArbGame *g, ArbSeat seat, int card1, int zone)
{
  return (zone == RB_Z_HAND || zone == RB_Z_CHAMPION) && card_at(g, card1)->owner == seat;
}

static void add_price(Permit *permit, int price)
{
  for (int i = 0; i < permit->count; i++)
    if (permit->prices[i] == price) return;
  if (permit->prices) permit->prices[permit->count++] = (uint16_t)price;
}

static bool visit_permit(ArbGame *g, const RbStatic *stat, const ArbContext *context, void *data)
{
  Permit *permit = data;
  bool there = stat->plays_from ? stat->plays_from >> permit->zone & 1 : permit->usual;
  if (!(stat->plays_from || stat->priced) || !there || context->you != permit->seat ||
      !rb_affects(g, stat, context, id_of(g, permit->card1)))
    return true;
  permit->found = true;
  add_price(permit, stat->priced ? context->ability + 1 : 0);
  return permit->prices != NULL;
}

/* Finds the permissions: of the card itself for its owner, and of the board. */
static void look(ArbGame *g, Permit *permit)
{
  permit->usual = is_usual(g, permit->seat, permit->card1, permit->zone);
  if (permit->usual) add_price(permit, 0);
  if (!rb_speaks_of(g, permit->card1, RB_ABOUT_FROM)) return;
  if (card_at(g, permit->card1)->owner == permit->seat)
    rb_own_statics(g, permit->card1, permit->seat, RB_ABOUT_FROM, visit_permit, permit);
  if (permit->found && !permit->prices) return;
  rb_each_static(g, RB_ABOUT_FROM, visit_permit, permit);
}

bool rb_permitted(ArbGame *g, ArbSeat seat, int card1)
{
  Permit permit = {.card1 = card1, .zone = zone_of(g, card1), .seat = seat};
  if (!arb_know_sees(g, g->s, card1, seat)) return false;
  look(g, &permit);
  return permit.found && !permit.usual;
}

uint16_t *rb_prices(ArbGame *g, ArbSeat seat, int card1, int zone, int *count)
{
  size_t room = (size_t)rb_cards(g->cards)->prices + 1; /* and the printed cost */
  Permit permit = {.card1 = card1, .zone = zone, .seat = seat};
  permit.prices = arena_raw(g, room * sizeof *permit.prices);
  ArbCard *card = card_at(g, card1);
  ArbSeat controller = card->controller;
  if (zone_of(g, card1) == RB_Z_CHAIN) card->controller = card->owner; /* as before the play */
  look(g, &permit);
  card->controller = controller;
  *count = permit.count;
  return permit.prices;
}

bool rb_has_prices(ArbGame *g, int card1)
{
  return rb_speaks_of(g, card1, RB_ABOUT_FROM);
}

/* Visits cards that permissions could be about: in zones that some static of the pool names; of a
** deck only the top card. */
void rb_each_permitted(ArbGame *g, ArbSeat seat, RbCardVisitor *visit, void *data)
{
  bool board = rb_any_speaks_of(g, RB_ABOUT_FROM);
  for (uint32_t zones = rb_cards(g->cards)->plays_from; zones; zones &= zones - 1) {
    int kind = __builtin_ctz(zones), step = g->zone_step[kind] ? 1 : 0;
    for (int i = 0; i < (step ? g->s->seats : 1); i++) {
      if (!board && step && i != seat) continue;
      for (ZONE_EACH(g, card1, g->zone_base[kind] + i)) {
        bool own = rb_def_of(g, card1)->own_about & RB_ABOUT_FROM;
        if ((own || board) && rb_permitted(g, seat, card1)) visit(g, seat, card1, data);
        if (kind == RB_Z_DECK) break;
      }
    }
  }
}
