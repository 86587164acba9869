/* SPDX-License-Identifier: MIT */
/*
** memory.c -- what happened this turn, as far as cards ask for it, and the conditions of the
** classes (13).
**
** Tallies count what the pool asks for (kernel/cards/tally.h).  Cards played (Combo, 13.2.1) and
** leaders that lost defense (13.5.2) are always counted.
*/
#include "evolve/effects/effects.h"
#include "evolve/play/play.h"

bool ev_responsible(int by, const ArbEvent *event, const ArbContext *context)
{
  switch (by) {
  case ARB_BY_YOU:
  case ARB_BY_TEAM: return event->actor == context->you;
  case ARB_BY_OPPONENT: return event->actor != ARB_NO_SEAT && event->actor != context->you;
  case ARB_BY_ME: return id_equal(event->source, context->me);
  default: return true;
  }
}

/* 12.1.1: the type of the event's source.  The source of a keyword's ability is the card that has
** it. */
static int source_type(const ArbGame *g, const ArbEvent *event)
{
  int type = event->source_def ? ev_def(g, event->source_def)->type : EV_NO_TYPE;
  uint16_t face = type == EV_KEYWORD_CARD ? ev_face_known(g, event->source) : 0;
  return face ? ev_def(g, face)->type : type;
}

bool ev_counts(ArbGame *g, const ArbTally *tally, const ArbEvent *event, const ArbContext *context)
{
  const EvTable *table = ev_table(g);
  bool own_phase = table->turn_player == context->you && table->phase == tally->phase; /* 7.1.2 */
  if (tally->sources && !(tally->sources >> source_type(g, event) & 1)) return false;
  if (tally->phase && !own_phase) return false;
  return ev_responsible(tally->by, event, context) &&
         (!tally->subject1 || arb_selector_matches(g, tally->subject1, context, event->subject));
}

void ev_count_event(ArbGame *g, const ArbEvent *event)
{
  if (arb_tallies_count(g, event)) game_changed(g);
}

void ev_bleed(ArbGame *g, int card1)
{
  if (zone_of(g, card1) == EV_Z_LEADER) ev_player(g, card_at(g, card1)->controller)->bled = 1;
}

/* 13.2.1: notes a played card, in the order of all plays of this game. */
void ev_note_played(ArbGame *g, int item1)
{
  const EvItem *item = ev_item(g, item1);
  if (!ev_cards(g->cards)->asks_played) return;
  ArbSeat seat = item->controller;
  EvEffect played = {.kind1 = EV_F_PLAYED,
                     .serial = item->serial,
                     .object = id_player(seat),
                     .source = item->card,
                     .controller = seat,
                     .turn = ev_table(g)->turn};
  int effect1 = arb_game_take(g, EV_POOL_EFFECT);
  *ev_effect(g, effect1) = played;
  game_changed(g);
}

void ev_played_lies(ArbGame *g, int item1, ArbId there)
{
  uint32_t serial = ev_item(g, item1)->serial;
  for (int i = 1; i <= g->s->pools[EV_POOL_EFFECT].used; i++) {
    EvEffect *effect = ev_effect(g, i);
    if (effect->kind1 != EV_F_PLAYED || effect->serial != serial) continue;
    effect->source = there;
    game_changed(g);
  }
}

bool ev_was_played(const ArbGame *g, ArbId card, bool last)
{
  const EvEffect *found = NULL;
  for (int i = 1; i <= g->s->pools[EV_POOL_EFFECT].used; i++)
    if (ev_effect(g, i)->kind1 == EV_F_PLAYED && id_equal(ev_effect(g, i)->source, card))
      found = ev_effect(g, i);
  for (int i = 1; found && last && i <= g->s->pools[EV_POOL_EFFECT].used; i++) {
    const EvEffect *other = ev_effect(g, i);
    if (other->kind1 == EV_F_PLAYED && other->controller == found->controller &&
        other->serial > found->serial)
      return false;
  }
  return found != NULL;
}

static void forget_played(ArbGame *g)
{
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    arb_effects_drop(g, EV_POOL_EFFECT, id_player(seat), 1u << EV_F_PLAYED);
}

void ev_forget_turn(ArbGame *g)
{
  forget_played(g);
  for (ArbSeat seat = 0; seat < g->s->seats; seat++) {
    EvPlayer *player = ev_player(g, seat);
    player->played = player->bled = 0;
  }
  arb_tallies_turn(g);
  ev_marks_forget(g, EV_M_USED);
  ev_marks_forget(g, EV_M_COUNTED);
}

/* ---- Conditions of the classes (13) -------------------------------------------------------- */

static int spells_in_cemetery(ArbGame *g, ArbSeat seat) /* and cards that count as spells */
{
  return ev_counted(g, EV_SPELLCHAIN, seat, EV_Z_CEMETERY, EV_SPELL);
}

void ev_fix_counts(ArbGame *g, int item1)
{
  EvItem *item = ev_item(g, item1);
  item->spellchain = (uint16_t)spells_in_cemetery(g, item->controller);
  item->necrocharge = (uint16_t)ev_count(g, EV_Z_CEMETERY, item->controller);
}

/* The item that is being resolved, if the context is its and the player controls it. */
static const EvItem *counted_item(const ArbGame *g, const ArbContext *context, ArbSeat seat)
{
  int item1 = ev_table(g)->running1;
  const EvItem *item = item1 ? ev_item(g, item1) : NULL;
  bool its = item && id_equal(context->item, item_id(g, item1));
  return its && item->controller == seat ? item : NULL;
}

int ev_spellchain(ArbGame *g, const ArbContext *context, ArbSeat seat) /* 13.3.1.4 */
{
  const EvItem *item = counted_item(g, context, seat);
  return item ? item->spellchain : spells_in_cemetery(g, seat);
}

int ev_necrocharge(ArbGame *g, const ArbContext *context, ArbSeat seat) /* 13.5.1.3.2 */
{
  const EvItem *item = counted_item(g, context, seat);
  return item ? item->necrocharge : ev_count(g, EV_Z_CEMETERY, seat);
}

bool ev_overflow(const ArbGame *g, ArbSeat seat) /* 13.4.1.2 */
{
  return ev_player(g, seat)->max_play_points >= 7;
}

bool ev_sanguine(const ArbGame *g, ArbSeat seat) /* 13.5.2.2 */
{
  return ev_table(g)->turn_player == seat && ev_player(g, seat)->bled;
}
