/* SPDX-License-Identifier: MIT */
/*
** lasting.c -- persistent effects on a card (10.2.1.2): how they begin, and how they end (7.4.7,
** 4.1.4).
**
** An effect is as old as the play of what began it (10.9.1.6.2).  Several effects of one play are
** in the order in which they are written: each play has a row of timestamps for them.  A row that
** is full is made longer, and everything younger than the play moves up.
*/
#include "evolve/effects/effects.h"
#include "evolve/play/play.h"

enum { ROW = 63 };

void ev_date_play(ArbGame *g, int item1)
{
  ev_item(g, item1)->timestamp = ++g->s->timestamp;
  g->s->timestamp += ROW;
}

static void move_up(uint32_t *timestamp, uint32_t end)
{
  if (*timestamp > end) *timestamp += ROW;
}

/* Adds a row of timestamps behind the full one of an item. */
static void lengthen_row(ArbGame *g, EvItem *item)
{
  const ArbPool *pools = g->s->pools;
  uint32_t end = item->timestamp + ROW;
  for (int i = 1; i <= pools[EV_POOL_BODY].used; i++)
    move_up(&((EvBody *)pool_at(g->s, EV_POOL_BODY, i))->timestamp, end);
  for (int i = 1; i <= pools[EV_POOL_ITEM].used; i++) move_up(&ev_item(g, i)->timestamp, end);
  for (int i = 1; i <= pools[EV_POOL_EFFECT].used; i++) move_up(&ev_effect(g, i)->timestamp, end);
  g->s->timestamp += ROW;
  item->timestamp = end;
  item->begun = 0;
}

static EvEffect *begin(ArbGame *g, ArbId object, EvEffectKind kind, int until)
{
  int running1 = ev_table(g)->running1;
  EvItem *item = running1 ? ev_item(g, running1) : NULL;
  EvEffect *effect = ev_effect(g, arb_game_take(g, EV_POOL_EFFECT));
  *effect = (EvEffect){.kind1 = (uint16_t)kind,
                       .object = object,
                       .controller = ARB_NO_SEAT,
                       .until = (uint8_t)until,
                       .turn = ev_table(g)->turn};
  if (item && item->timestamp) {
    if (item->begun == ROW) lengthen_row(g, item);
    effect->timestamp = item->timestamp + ++item->begun;
  } else {
    effect->timestamp = ++g->s->timestamp;
  }
  if (item) {
    effect->source = item->source, effect->serial = item->serial;
    effect->def = item->def, effect->controller = item->controller;
  }
  game_changed(g);
  return effect;
}

void ev_give(ArbGame *g, ArbId object, EvEffectKind kind, int amount, int keyword, int until)
{
  if (!state_resolve(g->s, object)) return; /* 1.3.2 */
  EvEffect *effect = begin(g, object, kind, until);
  effect->amount = (int16_t)amount;
  effect->keyword = (uint8_t)keyword;
  ev_tell(g, EV_E_GIVE, ARB_NO_SEAT, object, amount,
          (int)kind | (kind == EV_F_KEYWORD ? keyword << 8 : 0));
}

void ev_begin_passive(ArbGame *g, ArbId object, const ArbContext *context, int ability, bool given,
                      int until)
{
  if (!state_resolve(g->s, object)) return; /* 1.3.2 */
  EvEffect *effect = begin(g, object, EV_F_ABILITY, until);
  effect->ability = (uint16_t)ability;
  effect->amount = given;
  effect->def = context->def;
  effect->source = context->me;
  effect->controller = context->you;
  ev_tell(g, EV_E_GIVE, context->you, object, 0, EV_F_ABILITY);
}

void ev_begin_copy(ArbGame *g, ArbId object, uint16_t face, int until)
{
  int card1 = ev_on_field(g, object);
  if (!card1) return; /* 1.3.2 */
  begin(g, object, EV_F_COPY, until)->amount = (int16_t)face;
  ev_look_at_links(g, card1);
  ev_tell(g, EV_E_GIVE, ARB_NO_SEAT, object, 0, EV_F_COPY);
}

void ev_begin_text(ArbGame *g, ArbId object, uint16_t text, int until)
{
  if (!ev_on_field(g, object) && !ev_find_in(g, object, EV_Z_LEADER)) return; /* 1.3.2 */
  begin(g, object, EV_F_TEXT, until)->amount = (int16_t)text;
  ev_table(g)->texts = 1;
  ev_tell(g, EV_E_GIVE, ARB_NO_SEAT, object, 0, EV_F_TEXT);
}

bool ev_remembering(const ArbGame *g, ArbId object)
{
  return state_resolve(g->s, object) && ev_body(g, id_index1(object));
}

bool ev_remember_number(ArbGame *g, ArbId object, int number)
{
  if (!state_resolve(g->s, object)) return false; /* 1.3.2 */
  arb_effects_drop(g, EV_POOL_EFFECT, object, 1u << EV_F_NUMBER);
  if (number) begin(g, object, EV_F_NUMBER, EV_UNTIL_LEAVES)->amount = (int16_t)number;
  game_changed(g);
  return true;
}

bool ev_remember_card(ArbGame *g, ArbId object, ArbId card)
{
  if (!state_resolve(g->s, object) || !state_resolve(g->s, card)) return false; /* 1.3.2 */
  begin(g, object, EV_F_CARD, EV_UNTIL_LEAVES)->source = card;
  return true;
}

void ev_remember_name(ArbGame *g, ArbId object, uint16_t def)
{
  arb_effects_drop(g, EV_POOL_EFFECT, object, 1u << EV_F_NAMED_CARD);
  begin(g, object, EV_F_NAMED_CARD, EV_UNTIL_LEAVES)->amount = (int16_t)def;
  game_changed(g);
}

bool ev_has_named_name(ArbGame *g, ArbId object, ArbId card)
{
  const ArbEffect *effect = arb_effects_find(g, EV_POOL_EFFECT, object, EV_F_NAMED_CARD);
  return effect && g->rules->named(g, card, (uint16_t)effect->amount);
}

void ev_forget_cards(ArbGame *g, ArbId object)
{
  if (arb_effects_drop(g, EV_POOL_EFFECT, object, 1u << EV_F_CARD)) game_changed(g);
}

int ev_number_of(const ArbGame *g, ArbId object)
{
  const ArbEffect *effect = arb_effects_find(g, EV_POOL_EFFECT, object, EV_F_NUMBER);
  return effect ? effect->amount : 0;
}

bool ev_has_in_mind(const ArbGame *g, ArbId object, ArbId card)
{
  for (int i = 1; i <= g->s->pools[EV_POOL_EFFECT].used; i++) {
    const EvEffect *effect = ev_effect(g, i);
    if (effect->kind1 == EV_F_CARD && id_equal(effect->object, object) &&
        id_equal(effect->source, card))
      return true;
  }
  return false;
}

void ev_end_effect(ArbGame *g, int effect1)
{
  const EvEffect ended = *ev_effect(g, effect1);
  arb_pool_free(g->s, EV_POOL_EFFECT, effect1);
  if (ended.kind1 == EV_F_COPY) ev_look_at_links(g, id_index1(ended.object));
  game_changed(g);
}

/* "Until the end of each opponent's next turn": of a turn that began after the effect. */
static void end_of_opponents(ArbGame *g, int effect1)
{
  const EvEffect *effect = ev_effect(g, effect1);
  const EvTable *table = ev_table(g);
  if (table->turn_player != effect->controller && table->turn != effect->turn)
    ev_end_effect(g, effect1);
}

void ev_end_of_turn_effects(ArbGame *g)
{
  arb_effects_end(g, EV_POOL_EFFECT, EV_UNTIL_END_OF_TURN, ev_end_effect);
  arb_effects_end(g, EV_POOL_EFFECT, EV_UNTIL_OPPONENTS_TURN, end_of_opponents);
}

void ev_drop_effects(ArbGame *g, ArbId object)
{
  ev_drop_effects_but(g, object, 0);
}

void ev_drop_effects_but(ArbGame *g, ArbId object, uint32_t kept)
{
  if (arb_effects_drop(g, EV_POOL_EFFECT, object, ~kept)) game_changed(g);
}

/* Whether an ability of the object waits, is resolved or is still to trigger. */
static bool is_spoken_of(const ArbGame *g, ArbId object)
{
  for (int i = 1; i <= g->s->pools[EV_POOL_ITEM].used; i++)
    if (ev_item(g, i)->kind1 && id_equal(ev_item(g, i)->source, object)) return true;
  for (int i = 1; i <= g->s->pools[EV_POOL_DELAYED].used; i++) {
    const EvDelayed *delayed = pool_at(g->s, EV_POOL_DELAYED, i);
    if (delayed->in_use && id_equal(delayed->source, object)) return true;
  }
  return false;
}

void ev_forget_gone(ArbGame *g)
{
  for (int i = g->s->pools[EV_POOL_EFFECT].used; i > 0; i--) {
    const EvEffect *effect = ev_effect(g, i);
    bool memory = effect->kind1 && EV_MEMORY >> effect->kind1 & 1;
    if (memory && !state_resolve(g->s, effect->object) && !is_spoken_of(g, effect->object))
      ev_end_effect(g, i);
  }
  for (int i = g->s->pools[EV_POOL_MARK].used; i > 0; i--) {
    const EvMark *mark = pool_at(g->s, EV_POOL_MARK, i);
    if (mark->kind1 && !state_resolve(g->s, mark->object) && !is_spoken_of(g, mark->object))
      ev_marks_drop(g, mark->object, false);
  }
}

/* `left1` left the hand; if `moved1` left in its stead, the two slots have exchanged their
** faces. */
void ev_effects_follow(ArbGame *g, int left1, int moved1)
{
  for (int i = 1; i <= g->s->pools[EV_POOL_EFFECT].used; i++) {
    EvEffect *effect = ev_effect(g, i);
    bool elsewhere = effect->kind1 == EV_F_PLAYED || EV_MEMORY >> effect->kind1 & 1;
    if (!effect->kind1 || elsewhere || state_resolve(g->s, effect->object)) continue;
    int now1 = id_index1(effect->object) == moved1 ? left1 : id_index1(effect->object);
    effect->object = id_of(g, now1);
  }
}
