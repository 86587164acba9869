/* SPDX-License-Identifier: MIT */
/*
** play.c -- the process of play (349-359) for cards, tokens and abilities
** (398-406): what may be begun now, and what happens to it until it is finalized.
**
**   1 put it onto the chain (354)   2 choices (355: choices.c, targets.c)
**   3 total cost (356: price.c)     4 pay (357: cost.c)
**   5 legality (358)                6 finalized (359)
**
** Whether something can be played is answered by the search of kernel/parts/plan.h
** over the slots of choices.c.  Payment is not a slot: it never fails when the
** last check said that it can be paid.
*/
#include <stdio.h>

#include "riftbound/play/process.h"
#include "riftbound/effects/effects.h"
#include "riftbound/play/play.h"
#include "riftbound/rb.h"
#include "riftbound/script/script.h"
#include "riftbound/timing/timing.h"
#include "riftbound/view/view.h"

/* ---- A play being put together ------------------------------------------ */

bool rb_play_pays_equip(const ArbGame *g, const Play *play)
{
  return !play->def && rb_ability(g, play->ability)->flags & RB_PAYS_EQUIP;
}

/* Whether the permission under which a play was begun still holds. */
static bool play_still_permitted(ArbGame *g, const Play *play)
{
  bool begun = play->item.flags & RB_OWN_ACCORD && play->item.pending;
  int from = play->item.from_zone;
  bool usual = from == RB_Z_FACEDOWN || ((from == RB_Z_HAND || from == RB_Z_CHAMPION) &&
                                         card_at(g, play->card1)->owner == play->seat);
  return !begun || usual || play->price_count > 0;
}

/* The card that pays a cost of "me", or 0; for an object that died, its card in the trash
** (808.1.d.3). */
static int paying_me(const ArbGame *g, const Play *play, int me)
{
  int card1 = id_index1(play->item.source);
  if (state_resolve(g->s, play->item.source))
    return rb_can_pay_me(g, play->seat, card1, me) ? card1 : 0;
  return me == RB_RECYCLE_ME ? rb_fallen(g, play->item.source) : 0;
}

/* Whether the play pays only its printed cost: no objects are given up, and choices add nothing. */
static bool costs_no_more(ArbGame *g, const ArbPlan *plan)
{
  for (int i = 0; i < plan->filled; i++)
    if (plan->slots[i].kind == SLOT_COST) return false;
  return rb_price_deflected(g, plan) == 0;
}

bool rb_play_complete(ArbGame *g, const ArbPlan *plan)
{
  Play *play = plan->data;
  if (!rb_targets_fit(g, plan) || !rb_choices_place_stays(g, plan)) return false;
  if (!rb_legality_spares_targets(g, plan) || !rb_legality_of_moves(g, plan)) return false;
  if (!play_still_permitted(g, play)) return false; /* 358.3 */
  if (play->printed && costs_no_more(g, plan)) return rb_price_is_affordable(g, play);
  RbBusy *busy;
  RbTotal total = rb_price_total(g, plan);
  int count = rb_price_busy(g, plan, &busy);
  if (rb_play_pays_equip(g, play) && !rb_price_equip(g, plan)) return false; /* 821.1.c.4 */
  if (!play->def && total.me && !paying_me(g, play, total.me)) return false;
  return rb_can_pay(g, play->seat, &total, busy, count);
}

void rb_play_begin(ArbGame *g, ArbPlan *plan, Play *play)
{
  plan->data = play;
  plan->player = play->seat;
  plan->source = play->def ? play->item.card : play->item.source;
  plan->slot = rb_choices_slot;
  plan->list = rb_choices_list;
  plan->complete = rb_play_complete;
  plan->filled = 0;
  plan->cut = NULL;
  play->printed = rb_price_of_play_is_printed(g, play);
}

/* ---- What may be played now --------------------------------------------- */

/* Finds the prices for which its player may play a card, from where it lay, without an effect. */
static void gather_prices(ArbGame *g, Play *play, int zone)
{
  if (!rb_has_prices(g, play->card1)) return;
  play->prices = rb_prices(g, play->seat, play->card1, zone, &play->price_count);
}

/* The executions of a finalized item that were not paid for: their number stays (820.2). */
static int times_given(const Play *play)
{
  int given = play->item.repeats;
  for (int i = 0; i < play->extra_count; i++)
    given -= play->extras[i]->repeats && play->item.extras >> i & 1;
  return given > 0 ? given : 0;
}

static Play play_of_item(ArbGame *g, int item1)
{
  const RbItem *item = rb_item(g, item1);
  bool card = item->kind1 == RB_I_CARD || item->kind1 == RB_I_TOKEN;
  Play play = {.seat = item->controller,
               .item = *item,
               .context = rb_item_context(g, item),
               .ability = item->ability == UINT16_MAX ? -1 : item->ability};
  if (card) {
    play.card1 = id_index1(item->card);
    play.def = rb_def(g, item->def);
    rb_choices_gather_extras(g, &play);
    if (!item->pending) play.more_times = times_given(&play);
    if (item->pending && item->flags & RB_OWN_ACCORD) gather_prices(g, &play, item->from_zone);
  }
  return play;
}

Play rb_play_of_card(ArbGame *g, ArbSeat seat, int card1)
{
  const RbCardDef *def = rb_def_of(g, card1);
  Play play = {.seat = seat,
               .card1 = card1,
               .def = def,
               .ability = rb_spell_text(def, rb_cards(g->cards)->abilities)};
  play.item = (RbItem){.kind1 = RB_I_CARD,
                       .controller = seat,
                       .card = id_of(g, card1),
                       .def = card_at(g, card1)->def,
                       .ability = play.ability < 0 ? UINT16_MAX : (uint16_t)play.ability};
  if (zone_of(g, card1) == RB_Z_FACEDOWN) {
    play.item.flags = RB_FROM_HIDDEN | RB_IGNORE_ENERGY | RB_IGNORE_POWER; /* 811.1.b */
    play.item.place = rb_body(g, card1)->place;
  }
  play.context = (ArbContext){
    .me = play.item.card, .you = seat, .def = play.item.def, .ability = play.item.ability};
  rb_choices_gather_extras(g, &play);
  return play;
}

void rb_play_of_own_accord(ArbGame *g, Play *play)
{
  play->item.flags |= RB_OWN_ACCORD;
  gather_prices(g, play, zone_of(g, play->card1));
}

enum { NEVER = RB_ON_REACTION + 1 };

/* 308-310, 338, 347: the least timing that this seat's cards and abilities need in this state of
** the turn; `fault` says what is wrong with a lesser timing. */
static int needed_now(const ArbGame *g, ArbSeat seat, const char **fault)
{
  const ArbFrame *top = frame_top((ArbGame *)(uintptr_t)g);
  switch (top->kind1 - 1) {
  case RB_FRAME_CHAIN:
    *fault = "another player has priority (312.1)";
    if (rb_invited(g, top->value[RB_PRIORITY]) != seat) return NEVER;
    *fault = "a chain exists and it lacks Reaction (309.1.a)";
    return RB_ON_REACTION;
  case RB_FRAME_SHOWDOWN:
    *fault = "another player has Focus (313.1)";
    if (rb_invited(g, top->value[RB_FOCUS]) != seat) return NEVER;
    *fault = "a showdown is in progress and it lacks Action and Reaction (308.1.a)";
    return RB_ON_ACTION;
  case RB_FRAME_TURN:
    *fault = "it is another player's turn (310.1.a)";
    if (rb_invited(g, rb_table(g)->turn_player) != seat) return NEVER;
    *fault = "it is not the Main Phase (316)";
    return top->stage == RB_PHASE_MAIN ? RB_ANYTIME_NO : NEVER;
  default: *fault = "tasks are being handled (334)"; return NEVER;
  }
}

const char *rb_play_timing_fault(const ArbGame *g, ArbSeat seat, int timing)
{
  const char *fault;
  return timing < needed_now(g, seat, &fault) ? fault : NULL;
}

int rb_play_timing(ArbGame *g, int card1)
{
  const uint32_t reaction = 1u << RB_KW_REACTION | 1u << RB_KW_QUICK_DRAW; /* 819.1.b */
  const uint32_t action = 1u << RB_KW_ACTION;
  if (zone_of(g, card1) == RB_Z_FACEDOWN) return RB_ON_REACTION; /* 811.6, R17 */
  uint32_t has = rb_has_of(g, card1, reaction | action);
  if (has & reaction) return RB_ON_REACTION;
  return has & action ? RB_ON_ACTION : RB_ANYTIME_NO;
}

/* Why the seat may not play the card from where it lies (419.1.a, 811); NULL when it may. */
const char *rb_play_zone_fault(ArbGame *g, ArbSeat seat, int card1)
{
  switch (zone_of(g, card1)) {
  case RB_Z_HAND:
  case RB_Z_CHAMPION:
    if (card_at(g, card1)->owner == seat) return NULL;
    return rb_permitted(g, seat, card1) ? NULL : "it is another player's (419.1.a)";
  case RB_Z_FACEDOWN:
    if (card_at(g, card1)->controller != seat) return "it is another player's (419.1.a)";
    if (rb_def_of(g, card1)->type == RB_UNIT &&
        !rb_has_room(g, (ArbId[]){id_of(g, card1)}, 1, seat, rb_body(g, card1)->place))
      return "there is no room at its battlefield (355.2)";
    return rb_body(g, card1)->since_turn < rb_table(g)->turn ? NULL
                                                             : "it was hidden this turn (811.1.b)";
  default:
    return rb_permitted(g, seat, card1)
               ? NULL
               : "cards are played from the hand or the Champion Zone (419.1.a)";
  }
}

static int best_timing(ArbGame *g, ArbSeat seat, int card1, int own)
{
  if (own == RB_ON_REACTION || rb_def_of(g, card1)->type != RB_UNIT) return own;
  int granted = rb_place_timing(g, card1, seat, 0);
  return granted > own ? granted : own;
}

int rb_play_best_timing(ArbGame *g, ArbSeat seat, int card1)
{
  return best_timing(g, seat, card1, rb_play_timing(g, card1));
}

/* The RB_NEEDS_... flag for something that is begun now (308-310). */
uint16_t rb_needs_now(const ArbGame *g, ArbSeat seat)
{
  const char *fault;
  static const uint16_t needs[] = {0, RB_NEEDS_ACTION, RB_NEEDS_REACTION, RB_NEEDS_REACTION};
  return needs[needed_now(g, seat, &fault)];
}

/* Whether the search finds a way to play the card. */
static bool can_be_completed(ArbGame *g, ArbSeat seat, int card1, bool affordable)
{
  Play play = rb_play_of_card(g, seat, card1);
  play.item.flags |= rb_needs_now(g, seat);
  rb_play_of_own_accord(g, &play);
  ArbPlan plan;
  rb_play_begin(g, &plan, &play);
  if (affordable) play.affordable = 1;
  if (!affordable && rb_price_too_dear(g, &plan)) return false;
  bool only_a_place =
      rb_play_is_permanent(&play) && !play.extra_count && /* the base is always one */
      !rb_price_minds_choices(g, &play) && !rb_plays_are_banned(g, card1) && play.price_count < 2 &&
      rb_play_own_timing(g, &play) >= rb_play_needed_timing(&play);
  return only_a_place || arb_plan_completable(g, &plan);
}

/* This is asked of every card in hand at every window, so cheap checks come first: the timing, then
** the printed cost where that is the whole cost.  A permanent that passes both has only a place
** left to choose, and its base always is one. */
bool rb_may_play(ArbGame *g, ArbSeat seat, int card1)
{
  const char *fault;
  if (rb_play_zone_fault(g, seat, card1)) return false;
  int needed = needed_now(g, seat, &fault);
  if (needed == NEVER) return false;
  int own = needed > RB_ANYTIME_NO ? rb_play_timing(g, card1) : RB_ANYTIME_NO;
  if (own < needed && best_timing(g, seat, card1, own) < needed) return false;
  if (rb_play_forbidden_by(g, seat, card1, ARB_NOTHING)) return false; /* 054 */
  bool printed = rb_price_is_printed(g, card1);
  if (printed) {
    const RbCardDef *def = rb_def_of(g, card1);
    RbTotal total = rb_price_printed(g, def);
    if (!rb_can_pay(g, seat, &total, NULL, 0)) return false;
    bool permanent = def->type == RB_UNIT || def->type == RB_GEAR;
    if (permanent && own >= needed && !rb_plays_are_banned(g, card1)) return true;
  }
  return can_be_completed(g, seat, card1, printed);
}

Play rb_play_of_use(ArbGame *g, ArbSeat seat, int object1, int ability)
{
  Play play = {.seat = seat, .ability = ability};
  play.item = (RbItem){.kind1 = RB_I_ACTIVATED,
                       .controller = seat,
                       .source = id_of(g, object1),
                       .def = card_at(g, object1)->def,
                       .ability = (uint16_t)ability};
  play.context = rb_context(g, object1, ability);
  return play;
}

bool rb_may_use(ArbGame *g, ArbSeat seat, int object1, int ability)
{
  const RbAbility *a = rb_ability(g, ability);
  if (card_at(g, object1)->controller != seat || rb_play_timing_fault(g, seat, a->timing))
    return false;
  ArbContext context = rb_context(g, object1, ability);
  if (!ability_holds(g, &a->head, &context)) return false; /* 377.2.b */
  if (a->flags & ARB_ONCE_EACH_TURN && rb_activated_used_up(g, object1, ability)) return false;
  if (!rb_can_pay_me(g, seat, object1, a->cost.me)) return false;
  if (rb_adds_at_once(a)) /* nothing to choose, nothing else to pay */
    return rb_can_exchange(g, seat, id_of(g, object1), a);
  Play play = rb_play_of_use(g, seat, object1, ability);
  ArbPlan plan;
  rb_play_begin(g, &plan, &play);
  return arb_plan_completable(g, &plan);
}

/* ---- Declaring: step 1 (354, 401) --------------------------------------- */

void rb_declare_play(ArbGame *g, ArbSeat seat, int card1, int flags)
{
  Play play = rb_play_of_card(g, seat, card1);
  int from = zone_of(g, card1);
  int item1 =
      rb_item_new(g, rb_def_of(g, card1)->supertypes & RB_TOKEN ? RB_I_TOKEN : RB_I_CARD, seat);
  uint32_t serial = rb_item(g, item1)->serial;
  arb_zone_move(g, card1, zone_at(g, RB_Z_CHAIN, 0), ARB_BOTTOM);
  card_at(g, card1)->controller = seat;
  RbItem *item = rb_item(g, item1);
  *item = play.item;
  item->kind1 = play.def->supertypes & RB_TOKEN ? RB_I_TOKEN : RB_I_CARD;
  item->card = id_of(g, card1);
  item->serial = serial;
  item->pending = 1;
  item->from_zone = (uint8_t)from;
  item->flags |= (uint16_t)flags;
  ArbEvent told = rb_event(g, RB_E_DECLARE, seat, card1);
  told.source = item_id(g, item1);
  told.aux = (int16_t)from;
  arb_event_record(g, &told);
}

void rb_declare_use(ArbGame *g, ArbSeat seat, int object1, int ability)
{
  int item1 = rb_item_new(g, RB_I_ACTIVATED, seat);
  RbItem *item = rb_item(g, item1);
  item->source = id_of(g, object1);
  item->ability = (uint16_t)ability;
  item->def = rb_defining_card(g, ability);
  bool used;
  item->from = rb_activated_source(g, object1, ability, &used);
  if (rb_ability(g, ability)->flags & RB_EFFECT_TEXT) item->refs[0] = item->from;
  arb_know_show(g, object1, 0xFF); /* 377: everybody sees the card, also one in hand */
  ArbEvent told = rb_event(g, RB_E_ACTIVATE, seat, object1);
  told.source = item_id(g, item1);
  arb_event_record(g, &told);
}

/* ---- Finalizing: steps 2 to 6 (355-359, 402-406) ------------------------ */

/* Drops an item that cannot be completed: a trigger leaves the chain (402.3); a card goes back
** where it came from (358.4). */
static void drop(ArbGame *g, int item1)
{
  RbItem item = *rb_item(g, item1);
  ArbEvent told = {.kind1 = RB_E_DROP + 1,
                   .actor = item.controller,
                   .known = 0xFF,
                   .subject = item.kind1 == RB_I_CARD ? item.card : item.source,
                   .subject_def = item.def,
                   .source = item_id(g, item1)};
  arb_event_record(g, &told);
  rb_item_remove(g, item1);
  if (!state_resolve(g->s, item.card)) return;
  int card1 = id_index1(item.card);
  if (item.kind1 == RB_I_TOKEN || item.flags & RB_CREATED) arb_zone_destroy(g, card1);
  else if (item.from_zone == RB_Z_CHAIN) /* it was played again while it resolved */
    rb_leave(g, card1, RB_Z_TRASH, ARB_BOTTOM);
  else arb_zone_move(g, card1, zone_at(g, item.from_zone, card_at(g, card1)->owner), ARB_BOTTOM);
  if (item.kind1 == RB_I_CARD && item.from_zone == RB_Z_BANISHMENT)
    rb_relink(g, item.card, id_of(g, card1)); /* as if it had not been played */
}

static void keep_picks(ArbGame *g, int item1, const ArbPlan *plan)
{
  for (int i = 0; i < plan->filled; i++) {
    const ArbPlanSlot *slot = &plan->slots[i];
    RbItem *item = rb_item(g, item1);
    for (int j = 0; j < slot->count && slot->kind == SLOT_MODE; j++)
      arb_picks_keep(g, RB_POOL_PICK, item1, RB_PICK_MODE, slot->round + j,
                     pick_number(rb_choices_mode(slot, j)));
    if (slot->kind == SLOT_PLACE) item->place = slot->picks[0].place;
    for (int j = 0; j < slot->count && slot->kind == SLOT_TARGET; j++) {
      ArbId id = slot->picks[j].verb == RB_V_PLACE ? slot->picks[j].place : slot->picks[j].object;
      ArbPick *kept = arb_picks_keep(g, RB_POOL_PICK, item1, slot->index, slot->round, id);
      if (rb_targets_are_tied(g, plan, slot)) kept->place = rb_place_of(g, id);
    }
  }
  const Play *play = plan->data;
  for (int i = 0; i < play->extra_count; i++) {
    if (!rb_choices_takes_extra(plan, i)) continue;
    rb_item(g, item1)->extras |= (uint16_t)(1u << i);
    if (play->extras[i]->enters_ready) rb_item(g, item1)->flags |= RB_ENTER_READY; /* 805 */
  }
  rb_item(g, item1)->repeats = (uint8_t)(rb_choices_executions(plan) - 1);
  if (plan_find(plan, SLOT_X, 0, 0)) rb_item(g, item1)->x = (uint16_t)choices_x(plan);
}

/* 359.3.e.13: remembers an object that paid, as it was; a discarded card as it lies in the trash,
** where everybody sees it. */
static void remember_paid(ArbGame *g, int item1, int card1, RbPay how)
{
  RbPast past = rb_past(g, card1);
  rb_remember(g, item1, &past, (int)how);
}

/* Kills the objects of one cost at once. */
static void pay_by_killing(ArbGame *g, const ArbPlan *plan, const ArbPlanSlot *slot, int item1)
{
  const RbItem *item = rb_item(g, item1);
  RbActor actor = {.player = plan->player,
                   .cause = RB_CAUSE_COST,
                   .source = plan->source,
                   .serial = item->serial,
                   .def = item->def};
  ArbId *victims = arena_take(g, (size_t)(slot->count + 1) * sizeof *victims);
  for (int i = 0; i < slot->count; i++) victims[i] = slot->picks[i].object;
  for (int i = 0; i < slot->count; i++) remember_paid(g, item1, id_index1(victims[i]), RB_PAY_KILL);
  rb_kill(g, victims, slot->count, &actor);
}

static void pay_with_objects(ArbGame *g, const ArbPlan *plan, const ArbPlanSlot *slot, int item1)
{
  RbPay how = rb_price_object_cost(g, plan, slot->index)->pay;
  if (how == RB_PAY_KILL) {
    pay_by_killing(g, plan, slot, item1);
    return;
  }
  bool discarded = how == RB_PAY_DISCARD;
  ArbId *given = arena_take(g, (size_t)(slot->count + 1) * sizeof *given);
  for (int i = 0; i < slot->count; i++) given[i] = slot->picks[i].object;
  for (int i = 0; i < slot->count && !discarded; i++)
    remember_paid(g, item1, id_index1(given[i]), how);
  rb_pay_objects(g, plan->player, how, given, slot->count);
  for (int i = 0; i < slot->count && discarded; i++)
    remember_paid(g, item1, id_index1(given[i]), how);
}

static void pay_everything(ArbGame *g, const ArbPlan *plan, int item1) /* 357 */
{
  const Play *play = plan->data;
  RbBusy *busy;
  RbTotal total = rb_price_total(g, plan);
  int count = rb_price_busy(g, plan, &busy);
  rb_pay(g, play->seat, &total, plan->source, busy, count);
  rb_item(g, item1)->spent_energy = (uint8_t)total.energy;
  for (int i = 0; i < total.power_count; i++)
    rb_item(g, item1)->spent_power += total.power[i].amount;
  for (int i = 0; i < plan->filled; i++)
    if (plan->slots[i].kind == SLOT_COST) pay_with_objects(g, plan, &plan->slots[i], item1);
  int me1 = total.me ? paying_me(g, play, total.me) : 0;
  if (me1) rb_pay_me(g, play->seat, me1, total.me);
}

static void emit_chosen(ArbGame *g, int item1) /* 383.4.b.2 */
{
  ArbId own_id = item_id(g, item1);
  ArbSeat seat = rb_item(g, item1)->controller;
  rb_batch_open(g);
  for (int i = 1; i <= g->s->pools[RB_POOL_PICK].used; i++) {
    const ArbPick *pick = pool_at(g->s, RB_POOL_PICK, i);
    if (pick->item1 != item1 || !rb_is_chosen(pick) || !rb_is_there(g, pick->id)) continue;
    const RbAbility *text = rb_item_text(g, item1, pick->round);
    if (rb_cards(g->cards)->slots[text->first_slot + pick->slot - 1].kind == RB_SLOT_DESTINATION)
      continue; /* 355.4: chosen, but not a target */
    bool card = id_kind(pick->id) == ARB_KIND_CARD;
    ArbEvent event = rb_event(g, RB_E_CHOOSE, seat, card ? id_index1(pick->id) : 0);
    if (!card) { /* an ability on the chain, a player */
      int chosen1 = item_find(g, pick->id);
      event.subject = pick->id;
      event.subject_def = chosen1 ? rb_item(g, chosen1)->def : 0;
      event.subject_controller = rb_controller_of(g, pick->id);
    }
    const RbItem *item = rb_item(g, item1);
    event.source = item->kind1 == RB_I_CARD ? item->card : own_id; /* a spell: its card */
    event.source_def = item->def;
    event.cause = item->kind1 == RB_I_CARD ? RB_CAUSE_SPELL : RB_CAUSE_ABILITY;
    rb_emit(g, &event);
  }
  rb_batch_close(g);
}

/* 426: puts the buffs on it that "as you play me" abilities gave. */
static void enters_buffed(ArbGame *g, int card1)
{
  for (int i = g->s->pools[RB_POOL_EFFECT].used; i > 0; i--) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    ArbSeat by = effect->controller;
    if (effect->kind1 != RB_F_ENTERS_BUFFED || !id_equal(effect->object, id_of(g, card1))) continue;
    arb_pool_free(g->s, RB_POOL_EFFECT, i);
    if (rb_def_of(g, card1)->type == RB_UNIT) rb_buff(g, card1, by);
  }
}

static ArbEvent event_of_play(const ArbGame *g, const RbItem *item)
{
  ArbEvent played = rb_event(g, RB_E_PLAY, item->controller, id_index1(item->card));
  played.amount = item->spent_energy;
  played.flags = (uint8_t)(item->flags & RB_FROM_HIDDEN);
  played.cause = (uint8_t)(item->from_zone + 1);
  played.aux = (int16_t)item->extras;
  return played;
}

/* Runs "as you play me" abilities as the permanent enters.  They can say where it enters (355.2),
** and may ask how it was played: what was paid, from where. */
static void as_played(ArbGame *g, const ArbEvent *played, RbItem *item)
{
  const RbCardDef *def = rb_def(g, item->def);
  for (int i = 0; i < def->ability_count; i++) {
    const RbAbility *a = rb_ability(g, def->first_ability + i);
    if (a->kind != RB_AS_PLAYED) continue;
    ArbContext *context = arena_take(g, sizeof *context);
    *context = (ArbContext){.me = item->card,
                            .you = item->controller,
                            .here = item->place,
                            .x = item->x,
                            .def = item->def,
                            .ability = (uint16_t)(def->first_ability + i),
                            .event = played};
    ArbValue place = arb_script_call(g, a->function, ARB_ACT, context, NULL, 0);
    if (!state_resolve(g->s, item->card) || zone_of(g, id_index1(item->card)) != RB_Z_CHAIN)
      arb_flow_refuse(g,
                      "%s: `as_played` moves the card away before it has entered (359.2): use "
                      "`when_played`",
                      def->name);
    if (place.type != ARB_T_ID) continue;
    if (!rb_is_place(g, place.id))
      arb_flow_refuse(
          g,
          "%s: `as_played` says where it enters, and that is no base and no battlefield "
          "(355.2)",
          def->name);
    if (!rb_play_forbidden_by(g, item->controller, id_index1(item->card), place.id)) /* 054.1 */
      item->place = place.id;
  }
}

typedef struct Entering {
  const Play *play;
  ArbId place;
} Entering;

static void try_entering(ArbGame *g, void *data)
{
  Entering *entering = data;
  RbItem *item = arena_take(g, sizeof *item);
  *item = entering->play->item;
  item->place = entering->place;
  ArbEvent *played = arena_take(g, sizeof *played);
  *played = event_of_play(g, item);
  as_played(g, played, item);
  entering->place = item->place;
}

ArbId rb_play_enters_at(ArbGame *g, const Play *play, ArbId place)
{
  Entering *entering = arena_take(g, sizeof *entering);
  *entering = (Entering){play, place};
  return arb_flow_trial(g, try_entering, entering) ? entering->place : ARB_NOTHING;
}

/* Ends effects about "the next ... you play" with the first affected card or token (R47) that is
** finalized.  A permission ends with the card that is played by it.  For that card, such an effect
** still decides how the permanent enters, or how much the spell deals. */
static void end_next(ArbGame *g, ArbId card, int price)
{
  for (int i = g->s->pools[RB_POOL_EFFECT].used; i > 0; i--) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (effect->kind1 != RB_F_STATIC || !rb_ability(g, effect->ability)->stat.next) continue;
    ArbContext context = {.me = effect->source,
                          .you = effect->controller,
                          .def = effect->def,
                          .ability = effect->ability,
                          .refs = effect->refs,
                          .x = effect->x,
                          .ref_count = ARB_REFS_MAX};
    const RbStatic *stat = &rb_ability(g, effect->ability)->stat;
    if (!rb_affects(g, stat, &context, card)) continue;
    if (stat->priced && effect->ability != price - 1) continue;
    if (stat->priced) price = 0; /* of two permissions one was used */
    int32_t more = stat->bonus_damage.count ? arb_number_value(g, stat->bonus_damage, &context) : 0;
    int item1 = rb_item_of(g, card);
    if (more > 0 && item1) {
      RbItem *item = rb_item(g, item1);
      item->bonus = (uint8_t)arb_flow_sum(g, item->bonus, more, UINT8_MAX, "Bonus Damage");
    }
    arb_pool_free(g->s, RB_POOL_EFFECT, i);
    game_changed(g);
  }
}

/* 143.4, 149.1 */
static bool becomes_ready(ArbGame *g, const RbItem *item, int card1)
{
  bool ready = rb_def_of(g, card1)->type == RB_GEAR || item->flags & RB_ENTER_READY; /* 143.4 */
  if (item->flags & RB_ENTER_EXHAUSTED) ready = false;                               /* 181.1 */
  return rb_enters_ready(g, card1, item->controller, ready);
}

/* 359.2, R22: the permanent enters in its final state; then it has been played. */
static void permanent_enters(ArbGame *g, int item1, int price)
{
  RbItem item = *rb_item(g, item1);
  int card1 = id_index1(item.card);
  const RbCardDef *def = rb_def(g, item.def);
  bool ready = becomes_ready(g, &item, card1);
  end_next(g, item.card, price);
  int paid_count = 0;
  RbPast *paid = arena_raw(g, (g->s->pools[RB_POOL_PAST].used + 1u) * sizeof *paid);
  for (int i = 1; i <= g->s->pools[RB_POOL_PAST].used; i++) {
    const RbPast *past = pool_at(g->s, RB_POOL_PAST, i);
    if (past->item1 == item1) paid[paid_count++] = *past;
  }
  rb_item_remove(g, item1);
  rb_batch_open(g);
  ArbEvent *as_it_is = arena_take(g, sizeof *as_it_is);
  *as_it_is = event_of_play(g, &item);
  if (def->acts_as_played) as_played(g, as_it_is, &item);
  bool copy = card_at(g, card1)->def != item.def; /* it enters as a copy: by its text (366.1) */
  if (copy) ready = becomes_ready(g, &item, card1);
  rb_enter(g, card1, item.controller, item.place, !ready);
  if (item.kind1 == RB_I_CARD) rb_body(g, card1)->since_turn = rb_table(g)->turn;
  if (item.kind1 == RB_I_CARD) rb_note_played(g, item.controller, id_of(g, card1));
  if (def->acts_as_played) enters_buffed(g, card1);
  ArbEvent played = event_of_play(g, &item);
  rb_emit(g, &played);
  rb_batch_paid(g, paid, paid_count, item.x);
  rb_batch_close(g);
  rb_batch_paid(g, NULL, 0, 0);
}

/* The slots of the choices, without those of costs. */
static bool chooses_slot(ArbGame *g, const ArbPlan *plan, int n, ArbPlanSlot *out)
{
  return rb_choices_slot(g, plan, n, out) && out->kind != SLOT_COST;
}

static bool chosen_well(ArbGame *g, const ArbPlan *plan)
{
  return rb_targets_fit(g, plan) && rb_legality_of_moves(g, plan);
}

static bool completable(ArbGame *g, void *plan)
{
  return arb_plan_completable(g, plan);
}

/* Makes the choices (355); false when they cannot be paid.  The card that Weaponmaster chooses may
** have no Equip cost, or one that cannot be paid: then it is chosen without effect (821.1.c.1,
** .4-5). */
static bool make_choices(ArbGame *g, ArbPlan *plan)
{
  if (rb_play_pays_equip(g, plan->data)) {
    plan->slot = chooses_slot, plan->complete = chosen_well;
    if (!arb_ask_possible(g, completable, plan)) return false;
    while (arb_plan_ask(g, plan)) continue;
    plan->slot = rb_choices_slot, plan->complete = rb_play_complete;
  }
  if (!arb_ask_possible(g, completable, plan)) return false;
  while (arb_plan_ask(g, plan)) continue;
  return true;
}

/* Whether make_choices would succeed for the item; nobody is asked. */
bool rb_can_be_finalized(ArbGame *g, int item1)
{
  Play *play = arena_raw(g, sizeof *play);
  *play = play_of_item(g, item1);
  ArbPlan *plan = arena_raw(g, sizeof *plan);
  rb_play_begin(g, plan, play);
  if (rb_play_pays_equip(g, plan->data)) plan->slot = chooses_slot, plan->complete = chosen_well;
  return arb_plan_completable(g, plan);
}

/* Whether there is anything to pay for (404.2). */
static bool costs_anything(const ArbPlan *plan, const RbTotal *total, ArbGame *g)
{
  const Play *play = plan->data;
  return total->energy || total->xp || total->power_count || total->me ||
         (play->ability >= 0 && !play->def && rb_price_ability(g, plan)->objects[0].pay);
}

bool rb_asks_first_to_pay(ArbGame *g, int item1)
{
  Play *play = arena_raw(g, sizeof *play);
  *play = play_of_item(g, item1);
  const RbAbility *text = rb_ability(g, play->ability);
  bool chooses = text->slot_count || text->mode_count || text->cost.objects[0].pay ||
                 text->cost.by_x || text->cost.counted;
  if (chooses) return false;
  ArbPlan *plan = arena_raw(g, sizeof *plan);
  rb_play_begin(g, plan, play);
  RbTotal total = rb_price_total(g, plan);
  return costs_anything(plan, &total, g);
}

/* Appends "kill Recruit" for the objects that were chosen to be given up. */
static void given_text(ArbGame *g, const ArbPlan *plan, char *out, size_t size)
{
  const Play *play = plan->data;
  for (int i = 0; i < plan->filled; i++) {
    const ArbPlanSlot *slot = &plan->slots[i];
    for (int j = 0; slot->kind == SLOT_COST && j < slot->count; j++) {
      char name[80];
      rb_name_of(g, slot->picks[j].object, play->seat, name, sizeof name);
      arb_text_add(out, size, "%s%s %s", *out ? ", " : "",
                   rb_pay_word(rb_price_object_cost(g, plan, slot->index)->pay), name);
    }
  }
}

/* "Pay 1 Energy for the ability of NAME?", "Pay for the ability of NAME (1 Energy, exhaust)?" */
static const char *cost_question(ArbGame *g, const ArbPlan *plan, const RbTotal *total)
{
  enum { ROOM = 400 };
  const Play *play = plan->data;
  char *text = arena_take(g, ROOM), cost[240] = "";
  const char *name = arb_know_public(g, play->item.source, rb_def(g, play->item.def)->name);
  rb_asked_text(total, cost, sizeof cost);
  size_t resources = strlen(cost);
  if (play->ability >= 0) rb_me_text(rb_ability(g, play->ability)->cost.me, cost, sizeof cost);
  given_text(g, plan, cost, sizeof cost);
  if (strlen(cost) == resources)
    snprintf(text, ROOM, "Pay %s for the ability of %s?", *cost ? cost : "the cost", name);
  else snprintf(text, ROOM, "Pay for the ability of %s (%s)?", name, cost);
  return text;
}

void rb_finalize_step(ArbGame *g, int item1)
{
  Play play = play_of_item(g, item1), *kept = arena_raw(g, sizeof *kept);
  *kept = play;
  ArbPlan *plan = arena_raw(g, sizeof *plan);
  rb_play_begin(g, plan, kept);
  const RbAbility *text = play.ability >= 0 ? rb_ability(g, play.ability) : NULL;
  bool trigger = rb_item(g, item1)->kind1 == RB_I_TRIGGERED;
  if (play.seat == ARB_NO_SEAT || !make_choices(g, plan)) {
    drop(g, item1);
    return;
  }
  RbTotal total = rb_price_total(g, plan);
  bool costs = costs_anything(plan, &total, g);
  if (trigger && costs && /* 404.2, R21: the player may decline, also the cost of Deflect */
      !arb_ask_yes(g, play.seat, "404.2", cost_question(g, plan, &total), play.item.source)) {
    drop(g, item1);
    return;
  }
  RbAdd *add = arena_take(g, sizeof *add);
  if (text && rb_is_add(text)) *add = rb_adds_of(g, play.item.source, text);
  rb_batch_open(g);
  keep_picks(g, item1, plan);
  pay_everything(g, plan, item1); /* 356-357 */
  rb_batch_close(g);
  RbItem *item = rb_item(g, item1);
  RbBody *body = rb_body_of(g, item->source);
  const ArbPlanSlot *modes = plan_find(plan, SLOT_MODE, 0, 0);
  for (int i = 0; modes && i < modes->count && text->flags & RB_MODES_DISTINCT && body; i++)
    body->modes |= (uint16_t)(1u << (modes->picks[i].aux - 1));
  if (item->kind1 == RB_I_ACTIVATED && text->flags & ARB_ONCE_EACH_TURN)
    rb_mark_used(g, item->source, item->ability, item->from);
  if (item->kind1 == RB_I_CARD && !(item->flags & RB_CREATED)) {
    rb_player(g, item->controller)->finalized++; /* 812.1.c, R15 */
    if (!rb_play_is_permanent(&play)) end_next(g, item->card, rb_price_chosen(plan));
  }
  bool adds = !play.def && rb_is_add(text);
  rb_finalized(g, item1, adds); /* 359.1, 406 */
  ArbEvent told = {.kind1 = RB_E_FINALIZE + 1,
                   .actor = item->controller,
                   .known = 0xFF,
                   .subject = play.def ? item->card : item->source,
                   .subject_def = item->def,
                   .source = item_id(g, item1),
                   .amount = item->spent_energy,
                   .aux = item->spent_power};
  rb_emit(g, &told);
  game_touched(g, 1u << RB_Z_CHAIN | RB_TOUCH_MEMORY);
  emit_chosen(g, item1);
  if (rb_play_is_permanent(&play)) permanent_enters(g, item1, rb_price_chosen(plan));
  if (!adds) return;
  rb_resolve_add(g, play.seat, play.item.source, text, add); /* 429.2: as it is finalized */
  if (!trigger) rb_tell_use(g, play.seat, play.item.source);
  rb_chain_drops_add(g, item1);
}

/* ---- Copies on the chain ------------------------------------------------- */

/* The flags that a copy takes over from its item. */
enum { COPIED_FLAGS = RB_NO_YOU | RB_IS_DELAYED | RB_IS_REFLEXIVE };

/* Begins a finalized item with the same text, additional costs and X (R53). */
static int begin_copy(ArbGame *g, const RbItem *of, ArbSeat by, const RbOrigin *origin)
{
  bool spell = of->kind1 == RB_I_CARD;
  int card1 =
      spell ? arb_zone_create(g, of->def, by, zone_at(g, RB_Z_CHAIN, 0), ARB_CARD_TOKEN) : 0;
  int item1 = rb_item_new(g, (RbItemKind)of->kind1, by);
  RbItem *item = rb_item(g, item1);
  uint32_t serial = item->serial;
  *item = *of;
  item->serial = serial, item->controller = by, item->origin = *origin;
  item->card = spell ? id_of(g, card1) : of->card;
  item->from_zone = RB_Z_CHAIN;
  item->flags = (uint16_t)((of->flags & COPIED_FLAGS) | (spell ? RB_CREATED : 0));
  item->place = ARB_NOTHING;
  item->bonus = item->leaves_to1 = item->spent_energy = item->spent_power = 0;
  item->less = 0;
  rb_finalized(g, item1, false);
  ArbEvent event = rb_event(g, RB_E_CREATE, by, card1);
  if (!spell) event.subject = of->source, event.subject_def = of->def;
  event.source = item_id(g, item1);
  if (spell) rb_emit(g, &event);
  else arb_event_record(g, &event);
  return item1;
}

static void copy_choices(ArbGame *g, int from1, int to1)
{
  for (int i = g->s->pools[RB_POOL_PICK].used; i > 0; i--) {
    const ArbPick pick = *(const ArbPick *)pool_at(g->s, RB_POOL_PICK, i);
    if (pick.item1 == from1) arb_picks_keep(g, RB_POOL_PICK, to1, pick.slot, pick.round, pick.id);
  }
  for (int i = g->s->pools[RB_POOL_PAST].used; i > 0; i--) {
    const RbPast past = *(const RbPast *)pool_at(g->s, RB_POOL_PAST, i);
    if (past.item1 == from1) arb_past_keep(g, RB_POOL_PAST, to1, &past, sizeof past);
  }
}

/* Copies an item of the chain, with its choices or new ones. */
int rb_copy_item(ArbGame *g, int of1, ArbSeat by, const RbOrigin *origin)
{
  RbItem of = *rb_item(g, of1);
  bool permanent = of.kind1 == RB_I_TOKEN || (of.kind1 == RB_I_CARD && of.ability == UINT16_MAX);
  if (of.pending || permanent) return 0;
  int item1 = begin_copy(g, &of, by, origin);
  copy_choices(g, of1, item1);
  return item1;
}

/* Copies a spell that has left the chain.  Its choices went with it, so they are made again; 0: no
** choice is legal. */
int rb_copy_spell(ArbGame *g, int card1, const RbItem *as, const RbOrigin *origin)
{
  RbItem of = *as;
  int text = rb_spell_text(rb_def_of(g, card1), rb_cards(g->cards)->abilities);
  if (rb_def_of(g, card1)->type != RB_SPELL || text < 0) return 0;
  of.kind1 = RB_I_CARD, of.def = card_at(g, card1)->def, of.ability = (uint16_t)text;
  int item1 = begin_copy(g, &of, as->controller, origin);
  if (rb_choose_again(g, item1, as->controller)) return item1;
  ArbId copy = rb_item(g, item1)->card;
  rb_item_remove(g, item1);
  rb_to_trash(g, id_index1(copy));
  return 0;
}

/* ---- Choosing again ------------------------------------------------------ */

/* "You may make new choices for it": asks a player, its controller or another one, for modes,
** targets and destinations of every execution, among those that its controller may choose; what was
** paid stays paid.  False when no choice is legal. */
bool rb_choose_again(ArbGame *g, int item1, ArbSeat by)
{
  Play play = play_of_item(g, item1), *kept = arena_take(g, sizeof *kept);
  *kept = play;
  ArbPlan *plan = arena_take(g, sizeof *plan);
  rb_play_begin(g, plan, kept);
  plan->player = by;
  plan->slot = chooses_slot;
  plan->complete = chosen_well;
  if (rb_choices_optional_extras(g, kept)) { /* the number of executions stays */
    ArbOption *picks = arena_take(g, PLAY_EXTRAS_MAX * sizeof *picks);
    int count = 0;
    rb_choices_slot(g, plan, 0, &plan->slots[0]);
    for (int i = 0; i < kept->extra_count; i++)
      if (kept->extras[i]->optional && play.item.extras >> i & 1)
        picks[count++] = (ArbOption){.verb = RB_V_EXTRA, .aux = (uint16_t)(i + 1)};
    plan->slots[0].picks = picks;
    plan->slots[0].count = count;
    plan->filled = 1;
  }
  ArbPlanSlot *next = &plan->slots[plan->filled];
  if (rb_choices_slot(g, plan, plan->filled, next) && next->kind == SLOT_X) { /* X stays */
    ArbOption *x = arena_take(g, sizeof *x);
    *x = (ArbOption){.verb = RB_V_X, .aux = rb_item(g, item1)->x};
    next->picks = x, next->count = 1;
    plan->filled++;
  }
  if (!arb_ask_possible(g, completable, plan)) return false;
  while (arb_plan_ask(g, plan)) continue;
  for (int i = 1; i <= g->s->pools[RB_POOL_PICK].used; i++) {
    const ArbPick *pick = pool_at(g->s, RB_POOL_PICK, i);
    if (pick->item1 == item1 && pick->slot != RB_PICK_GIVEN) arb_pool_free(g->s, RB_POOL_PICK, i);
  }
  keep_picks(g, item1, plan);
  game_changed(g);
  emit_chosen(g, item1);
  return true;
}
