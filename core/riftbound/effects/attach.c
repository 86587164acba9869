/* SPDX-License-Identifier: MIT */
/*
** attach.c -- attachment (434-435, 716-719), and which text an object has (136,
** 720-725).
**
**      Unit 3 (Top-Most Card)       its rules text, and their Effect Texts
**        |-- Doran's Blade          attached: rules text Inactive, Might Bonus counts
**        `-- Warmog's Armor
**
** The record of an attached card names the card that it is attached to; attached cards are found by
** a search of the board.  An attached card lies where its Top-Most Card lies, keeps its own
** controller, and is exhausted or ready by itself (718.5, 719.4).
**
** The abilities of an object are found with RB_EACH_TEXT, which knows what is Inactive and what
** attached cards add.
*/
#include "riftbound/effects/effects.h"
#include "riftbound/script/script.h"
#include "kernel/parts/act.h"

/* ---- What is attached to what ------------------------------------------- */

int rb_next_attached(const ArbGame *g, int top1, int card1)
{
  ArbId top = id_of(g, top1);
  int at = card1 ? card_next(g, card1) : zone_first(g, zone_at(g, RB_Z_BOARD, 0));
  while (at && !id_equal(rb_body(g, at)->top, top)) at = card_next(g, at);
  return at;
}

static void look_at_top(const ArbGame *g, ArbId top) /* 435.1.b.2, 719.2 */
{
  RbBody *body = rb_body_of(g, top);
  if (body && !rb_next_attached(g, id_index1(top), 0)) body->flags &= (uint16_t)~RB_TOP_MOST;
}

static void unlink_one(const ArbGame *g, int card1)
{
  RbBody *body = rb_body(g, card1);
  ArbId top = body->top, me = id_of(g, card1);
  body->top = ARB_NOTHING;
  body->text_def = 0;
  body->this_turn = 0;
  look_at_top(g, top);
  arb_effects_drop(g, RB_POOL_EFFECT, me, 1u << RB_F_SINCE); /* 475.2 */
}

void rb_unlink(ArbGame *g, int card1)
{
  const RbBody *body = rb_body(g, card1);
  if (rb_is_attached(body)) unlink_one(g, card1);
  for (int other1; rb_is_top(body) && (other1 = rb_next_attached(g, card1, 0));)
    unlink_one(g, other1);
}

/* 719.3.a: moves a Top-Most Card with everything attached to it. */
void rb_put(ArbGame *g, int card1, ArbId place)
{
  rb_body(g, card1)->place = place;
  game_touched(g, RB_TOUCH_FACTS);
  if (!rb_is_top(rb_body(g, card1))) return;
  for (RB_EACH_ATTACHED(g, other1, card1)) rb_body(g, other1)->place = place;
}

/* 818.3: whether a card with the tag Equipment is attached to it. */
bool rb_equipped(ArbGame *g, int card1)
{
  if (!rb_is_top(rb_body(g, card1))) return false;
  for (RB_EACH_ATTACHED(g, other1, card1))
    if (rb_cards(g->cards)->equipment_tag >= 0 &&
        g->rules->tagged(g, id_of(g, other1), rb_cards(g->cards)->equipment_tag))
      return true;
  return false;
}

/* ---- Attaching (434) ---------------------------------------------------- */

/* Whether Gear can be attached to a card; nothing is attached to a card that is itself attached. */
static bool may_attach(const ArbGame *g, int card1, int top1)
{
  if (zone_of(g, card1) != RB_Z_BOARD || zone_of(g, top1) != RB_Z_BOARD) return false;
  if (rb_def_of(g, card1)->type != RB_GEAR || rb_def_of(g, top1)->type != RB_UNIT) return false;
  return !id_equal(rb_body(g, card1)->top, id_of(g, top1)); /* 434.1.g */
}

static void emit_link(ArbGame *g, int kind, int card1, ArbId top, ArbSeat by)
{
  ArbEvent event = rb_event(g, kind, by, card1);
  const ArbCard *card = state_resolve(g->s, top);
  event.other = event.source = top;
  event.source_def = card ? card->def : 0;
  rb_emit(g, &event);
}

/* 725.1: runs "as this is attached" abilities at once. */
static void as_attached(ArbGame *g, int card1, ArbId top)
{
  const RbCardDef *def = rb_def_of(g, card1);
  for (int i = 0; i < def->ability_count; i++) {
    const RbAbility *ability = rb_ability(g, def->first_ability + i);
    if (ability->kind != RB_AS_ATTACHED) continue;
    ArbContext *context = arena_take(g, sizeof *context);
    *context = rb_context(g, card1, def->first_ability + i);
    ArbValue value = {.type = ARB_T_ID, .id = top};
    arb_script_call(g, ability->function, ARB_ACT, context, &value, 1);
  }
}

/* 475.2: gives text that becomes active or Inactive a new timestamp. */
static void begin_anew(ArbGame *g, int card1)
{
  rb_date_statics(g, false); /* abilities that began before get the earlier timestamp */
  rb_body(g, card1)->timestamp = ++g->s->timestamp;
}

bool rb_link(ArbGame *g, int card1, int top1)
{
  if (!may_attach(g, card1, top1)) return false;
  RbBody *body = rb_body(g, card1);
  body->top = id_of(g, top1);
  body->this_turn = 1; /* this turn */
  begin_anew(g, card1);
  rb_body(g, top1)->flags |= RB_TOP_MOST;
  rb_put(g, card1, rb_body(g, top1)->place); /* 434.4: no move */
  as_attached(g, card1, body->top);
  return true;
}

bool rb_attach(ArbGame *g, int card1, int top1, ArbSeat by)
{
  if (!may_attach(g, card1, top1)) return false;
  rb_batch_open(g);
  if (rb_is_attached(rb_body(g, card1))) rb_detach(g, card1, by); /* 434.1.f */
  rb_link(g, card1, top1);
  emit_link(g, RB_E_ATTACH, card1, id_of(g, top1), by);
  rb_batch_close(g);
  return true;
}

/* ---- Detaching (435) ---------------------------------------------------- */

/* From now on its Effect Text no longer works, and its rules text works again. */
void rb_detach(ArbGame *g, int card1, ArbSeat by)
{
  const RbBody *body = rb_body(g, card1);
  if (!body || !rb_is_attached(body)) return; /* 435.1.a.1 */
  ArbId top = body->top;
  unlink_one(g, card1);
  begin_anew(g, card1);
  game_changed(g);
  emit_link(g, RB_E_DETACH, card1, top, by); /* 435.4: it stays where it is */
}

/* Asks for the order of detaching, which matters only to abilities that wait for it. */
static void ask_detach_order(ArbGame *g, int top1, ArbId *ids, int count)
{
  if (count < 2 || !events_have(rb_board_watches(g), RB_E_DETACH)) return;
  ArbPicked order = arb_ask_order(g, &(ArbAsk){.player = card_at(g, top1)->controller,
                                               .shape = ARB_ORDER,
                                               .rule = "719.5.a",
                                               .text = "In which order are they detached?",
                                               .source = id_of(g, top1),
                                               .list = arb_act_list,
                                               .data = arb_act_listed(g, ids, count, RB_V_CARD)});
  for (int i = 0; i < count; i++) ids[i] = order.options[i].object;
}

int rb_attached_list(ArbGame *g, int top1, ArbId **out)
{
  int count = 0;
  for (RB_EACH_ATTACHED(g, card1, top1)) count++;
  ArbId *ids = arena_take(g, (size_t)(count + 1) * sizeof *ids);
  count = 0;
  for (RB_EACH_ATTACHED(g, card1, top1)) ids[count++] = id_of(g, card1);
  ask_detach_order(g, top1, ids, count);
  *out = ids;
  return count;
}

/* 719.5: detaches cards whose Top-Most Card, with its record, is gone.  They stay at the place
** where it last was (435.4.b). */
void rb_let_go(ArbGame *g, const ArbId *attached, int count, ArbId top, ArbSeat by)
{
  rb_batch_open(g);
  for (int i = 0; i < count; i++) {
    if (!rb_body_of(g, attached[i])) continue;
    begin_anew(g, id_index1(attached[i]));
    game_changed(g);
    emit_link(g, RB_E_DETACH, id_index1(attached[i]), top, by);
  }
  rb_batch_close(g);
}

/* ---- Which text an object has ------------------------------------------- */

/* 718.2, 718.3, 719.1: the rules text of an attached card is Inactive.  A Top-Most Card has the
** Effect Texts of the cards attached to it, and the text that was copied into them. */
bool rb_next_text(const ArbGame *g, int card1, RbText *text)
{
  const RbBody *body = rb_body(g, card1);
  uint32_t lost = rb_lost((ArbGame *)(uintptr_t)g, card1); /* 472.2.a: older text is lost */
  if (!text->def && !(body && rb_is_attached(body))) {
    text->def = rb_own_text((ArbGame *)(uintptr_t)g, card1);
    if (text->def) return true;
  }
  if (!body || !rb_is_top(body)) return false;
  int from1 = id_index1(text->from);
  if (text->effect && rb_body(g, from1)->text_def) {
    *text = (RbText){.def = rb_body(g, from1)->text_def, .from = text->from};
    return true;
  }
  int next1 = rb_next_attached(g, card1, from1);
  while (next1 && rb_body(g, next1)->timestamp < lost) next1 = rb_next_attached(g, card1, next1);
  if (!next1) return false;
  *text =
      (RbText){.def = card_at(g, next1)->def, .effect = RB_EFFECT_TEXT, .from = id_of(g, next1)};
  return true;
}
